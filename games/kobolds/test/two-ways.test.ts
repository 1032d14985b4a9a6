/**
 * Whatever the rules judge in two ways, fast for lists and slowly with a reason, must come to the same: in numbered games at
 * random, of all scenarios and layouts, every conceivable answer to a question is put to both. So are what is remembered of
 * positions and what is seen, and limits and the terms that explain them.
 */
import { reaches, sees, sight } from '@guildhall/geometry';
import { type Game, isRefusal, type Options, pick, QuickRandom, quickState, type Random } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS } from '../data/index.ts';
import type { Term } from '../facts/terms.ts';
import { kobolds } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import { canClimb, climbOf, pushClimbs, whyNotClimb } from '../rules/climbs.ts';
import { book } from '../rules/index.ts';
import { attackLimit, defenceLimit, kindOf, termsOf } from '../rules/limits.ts';
import { moveLimit } from '../rules/reading.ts';
import { canSee, onPiece, sceneOf, sightBetween } from '../rules/scene.ts';
import type { Table } from '../table.ts';
import { enrich } from './enrich.ts';

const WHOLE_GAMES = 2;
const RICH_GAMES = 10;

const optionsOf = (given: Options): Options | null => {
  const options = kobolds.options(given, 2);
  return isRefusal(options) ? null : options;
};

type Look = (g: Game<Table>, seat: number, random: Random, at: string) => void;

/** Attacks and spells where there are any, every other time, and the criticals that are hardest to come by. */
function eager(g: Game<Table>, seat: number, random: Random): string {
  const legal = kobolds.legal(g, seat);
  if (kobolds.question(g) === 'attack/critical') return legal[legal.length - 2];
  const fights = legal.filter((answer) => FIGHTS.test(answer));
  if (kobolds.isOpen(g) || fights.length === 0 || random.below(2) === 0) return kobolds.sample(g, seat, random);
  return pick(random, fights);
}
const FIGHTS = /^(?:attack|shoot|cast|counter|m\d|extra)/;

/** Asked all the time: every third will do. */
const COMMON: readonly string[] = ['activation/act', 'move/destination', 'action time/model'] satisfies QuestionName[];

/** Plays to the end and looks at the questions. */
function playOn(g: Game<Table>, n: number, of: string, look: Look, choose: (...all: Parameters<typeof eager>) => string): void {
  const [random, aside] = [new QuickRandom(2 * n + 1), new QuickRandom(n + 1)];
  for (let decision = 0; kobolds.actors(g).length > 0; decision++) {
    const [seat] = kobolds.actors(g);
    if (decision % 3 === n % 3 || !COMMON.includes(kobolds.question(g) ?? ''))
      look(g, seat, aside, `${of} ${n}, decision ${decision}`);
    kobolds.apply(g, seat, choose(g, seat, random));
  }
}

/** Numbered games of a scenario on each layout that goes with it: whole ones, and many that begin in the thick of it. */
function playing(scenario: number, look: Look): void {
  const layouts = [...LAYOUT_IDS, 'random'].map((layout) => optionsOf({ scenario, layout, gold: 30 })).filter((o) => o !== null);
  for (let n = 0; n < WHOLE_GAMES + RICH_GAMES; n++) {
    const g = kobolds.setup(layouts[n % layouts.length], 2, { kind: 'quick', state: quickState(100 * scenario + n) });
    if (n < WHOLE_GAMES) playOn(g, n, `scenario ${scenario}, game`, look, (...all) => kobolds.sample(...all));
    else {
      enrich(g, new QuickRandom(n));
      playOn(g, n, `scenario ${scenario}, rich game`, look, eager);
    }
  }
}

const each = (n: number, name: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => name(i));
const models = (t: Table): string[] => each(t.models.length, (m) => `m${m}`);

/** "attack m3", and with Just do it! */
const attacks = (t: Table): string[] =>
  models(t).flatMap((m) => [`attack ${m}`, `shoot ${m}`, `attack ${m} just do it`, `shoot ${m} just do it`]);

const acts = (t: Table): string[] => [
  ...['walk', 'walk and dash', 'climb', 'draw cards', 'stand up', 'recover', 'swig heal', 'swig effects'],
  ...['strike carriage', 'strike carriage just do it', 'strike cuddly', 'strike cuddly just do it'],
  ...['take chest', 'put down chest', 'chuck'],
  ...each(t.markers.length, (k) => `inspect k${k}`),
  ...models(t).flatMap((m) => [`cast attack ${m}`, `cast support ${m}`]),
  ...attacks(t),
];

/** What can be meant as an answer, besides what is always legal where the question is asked: "end", "pass". */
const CONCEIVABLE: { readonly [question in QuestionName]?: (t: Table) => string[] } = {
  'activation/act': acts,
  'lured/act': acts,
  'activation/swig': () => ['swig heal', 'swig effects'],
  'activation/ability': (t) => models(t).flatMap((m) => [`you go first ${m}`, `dead good ${m}`]),
  'frenzy/again': (t) => ['attack', 'attack just do it', ...attacks(t)],
  'furious/attack': attacks,
  'ave a go/attack': (t) => ['attack', 'attack just do it', 'shoot', 'shoot just do it', ...attacks(t)],
};

/** The explaining way as the open question has it: null where it has nothing to say against the answer. */
function whyNot(g: Game<Table>, answer: string): string | null {
  const op = book.openOp(g);
  const f = g.stack[g.stack.length - 1];
  const refusal = op?.ask?.why(g.table, f, answer, g.stack);
  return !refusal || refusal.why === 'notAnAnswer' ? null : `${refusal.rule} ${refusal.why}`;
}

/** What was found wrong, and how much was looked at. */
class Findings {
  readonly wrong: string[] = [];
  readonly questions = new Set<string>();
  points = 0;
  sights = 0;
  climbs = 0;
  limits = 0;
}

/** What is listed is not refused with a reason, and all else that can be meant is. */
function checkList(found: Findings, g: Game<Table>, seat: number, at: string): void {
  const question = kobolds.question(g) as QuestionName;
  const conceivable = CONCEIVABLE[question]?.(g.table);
  if (!conceivable) return;
  found.questions.add(question);
  const legal = kobolds.legal(g, seat);
  for (const answer of legal) {
    const why = whyNot(g, answer);
    if (why) found.wrong.push(`${at}, ${question}: "${answer}" is listed, but ${why}`);
  }
  for (const answer of conceivable) {
    if (legal.includes(answer) || whyNot(g, answer) !== null) continue;
    found.wrong.push(`${at}, ${question}: "${answer}" is not listed, and nothing is said against it`);
  }
}

/** What an open question suggests is accepted, and of points what is accepted is what can be done. */
function checkOpen(found: Findings, g: Game<Table>, seat: number, random: Random, at: string): void {
  const question = kobolds.question(g);
  for (const answer of [...kobolds.legal(g, seat), kobolds.sample(g, seat, random)]) {
    const refusal = kobolds.whyNot(g, seat, answer);
    if (refusal) found.wrong.push(`${at}, ${question}: "${answer}" is offered, but ${refusal.rule} ${refusal.why}`);
  }
  const { model: m, side } = g.stack[g.stack.length - 1].vars as { model?: number; side?: 'W' | 'L' };
  if (m === undefined) return;
  const { table: t } = g;
  const model = t.models[m];
  for (let i = 0; i < 8; i++) {
    const [x, y] = [nearby(model.x, random), nearby(model.y, random)];
    const isAllowed = kobolds.whyNot(g, seat, `${x} ${y}`) === null;
    if (question === 'move/destination' && side && !isOffBoard(x, y, model.r)) {
      const isReached = reaches(sceneOf(t), model, x, y, moveLimit(t, m, side), onPiece(t, m));
      if (isReached !== isAllowed) found.wrong.push(`${at}: m${m} to ${x} ${y} is ${isAllowed ? '' : 'not '}allowed`);
    }
    if (!isAllowed) continue;
    found.points++;
    const after = kobolds.copy(g);
    kobolds.apply(after, seat, `${x} ${y}`);
    const problem = kobolds.problemWithTable(after);
    if (problem) found.wrong.push(`${at}, ${question}: after ${x} ${y} ${problem}`);
  }
}

/** What is remembered of who sees whom is what is seen. */
function checkSight(found: Findings, t: Table, random: Random, at: string): void {
  if (t.models.length === 0) return;
  const [a, b] = [random.below(t.models.length), random.below(t.models.length)];
  if (t.models[a].place !== 'play' || t.models[b].place !== 'play') return;
  found.sights++;
  const isSeen = sees(sceneOf(t), t.models[a], t.models[b]);
  const how = sight(sceneOf(t), t.models[a], t.models[b]);
  if (canSee(t, a, b) !== isSeen || sightBetween(t, a, b) !== how) found.wrong.push(`${at}: m${a} sees m${b} ${how}`);
}

/** Whoever is remembered to find a climb finds one, and nothing is said against any that has a name. */
function checkClimbs(found: Findings, t: Table, at: string): void {
  for (let m = 0; m < t.models.length; m++) {
    if (t.models[m].place !== 'play') continue;
    const names: string[] = [];
    pushClimbs(t, m, names);
    if (canClimb(t, m) !== names.length > 0)
      found.wrong.push(`${at}: m${m} is said to climb, or not, but has ${names.length} ways`);
    for (const name of names) {
      found.climbs++;
      const climb = climbOf(t, m, name);
      const refusal = climb && whyNotClimb(t, m, climb);
      if (!climb || refusal) found.wrong.push(`${at}: m${m} climbs "${name}", but ${refusal?.rule ?? 'it leads nowhere'}`);
    }
  }
}

/** A limit is what its terms add up to. */
function checkLimits(found: Findings, t: Table, random: Random, at: string): void {
  if (t.models.length === 0) return;
  const [a, b] = [random.below(t.models.length), random.below(t.models.length)];
  if (a === b || t.models[a].place !== 'play' || t.models[b].place !== 'play') return;
  const [active, justDoIt] = [random.below(2) === 0, random.below(2) === 0];
  const attack = (terms?: Term[]): number => attackLimit(t, a, b, kindOf(t, a), active, justDoIt, terms);
  const defence = (terms?: Term[]): number => defenceLimit(t, b, justDoIt, terms);
  for (const limit of [attack, defence]) {
    found.limits++;
    const terms = termsOf(limit);
    if (terms.reduce((total, { add }) => total + add, 0) !== limit()) {
      found.wrong.push(`${at}: ${limit()} is not what ${JSON.stringify(terms)} add up to`);
    }
  }
}

const questions = new Set<string>();

describe('the fast way and the explaining way agree', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in games of scenario %d', (scenario) => {
    const found = new Findings();
    playing(scenario, (g, seat, random, at) => {
      const question = kobolds.question(g) ?? '';
      if (!kobolds.isOpen(g)) {
        checkList(found, g, seat, at);
      } else if (question !== 'gangs/build') checkOpen(found, g, seat, random, at);
      checkSight(found, g.table, random, at);
      checkLimits(found, g.table, random, at);
      checkClimbs(found, g.table, at);
    });
    expect(found.wrong.slice(0, 20)).toEqual([]);
    expect(found.points).toBeGreaterThan(100);
    expect(found.sights).toBeGreaterThan(100);
    expect(found.limits).toBeGreaterThan(100);
    expect(found.climbs).toBeGreaterThan(100);
    for (const question of found.questions) questions.add(question);
  });

  test('at every question with both that is not rare', () => {
    const often: QuestionName[] = ['activation/act', 'activation/swig', 'activation/ability', 'frenzy/again'];
    expect(often.filter((question) => !questions.has(question))).toEqual([]);
  });
});

/** Somewhere within five inches, in hundredths. */
const nearby = (x: number, random: Random): number => Math.round((x + (random.below(1001) - 500) / 100) * 100) / 100;
const isOffBoard = (x: number, y: number, r: number): boolean => Math.min(x, y, 24 - x, 24 - y) < r;
