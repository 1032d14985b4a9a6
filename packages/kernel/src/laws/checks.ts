/** The laws at one decision: plain data, copies, legality, secrets, conservation. Numbers follow ARCHITECTURE.md. */
import type { Fact } from '../facts.ts';
import type { Game, Seat } from '../flow/types.ts';
import type { GamePackage } from '../game.ts';
import { firstDifference, notPlain, type Plain, samePlain } from '../plain.ts';
import { QuickRandom, type Random } from '../random.ts';
import { LANGUAGES } from '../text.ts';
import { checkActs } from './acts.ts';
import { step } from './secrets.ts';
import { NUMBERS, speakerAt } from './speakers.ts';

export interface Place<T, A extends Plain, B, F extends Fact> {
  game: GamePackage<T, A, B, F>;
  g: Game<T>;
  seat: Seat;
  seats: number;
  random: Random;
  rules: ReadonlySet<string>;
  broken(law: number, what: string): never;
  /** Whether words about this kind of thing should still be read: enough is enough. */
  mayRead(kind: string): boolean;
}

export interface Disclosure {
  disclosed: boolean;
  surprised: boolean;
}

/** Answers nobody can mean, which must be refused with a rule. */
const GARBAGE: unknown[] = [
  undefined,
  null,
  '',
  'xyzzy',
  -1,
  1e99,
  Number.NaN,
  [],
  ['a', 'b'],
  {},
  { a: { b: [] } },
  true,
  '\u0000',
  'A1 A1 A1',
];

/** All that must hold while a question is open. Returns a copy of the game for later comparison. */
export function checkDecision<T, A extends Plain, B, F extends Fact>(
  place: Place<T, A, B, F>,
  reached: { [rule: string]: number },
): Game<T> {
  const { game, g, broken } = place;
  const text = JSON.stringify(g);

  // 1. Plain data.
  const strange = notPlain(g);
  if (strange) broken(1, strange);
  if (!samePlain(JSON.parse(text), g)) broken(1, `JSON changes it: ${firstDifference(JSON.parse(text), g)}`);
  const loaded = game.load(JSON.parse(text));
  if ('problem' in loaded) broken(1, `the saved game does not load: ${loaded.problem}`);

  // 2. Copies.
  const copy = game.copy(g);
  if (JSON.stringify(copy) !== text) broken(2, `the copy differs: ${firstDifference(copy, g)}`);

  checkAnswers(place, reached);
  checkActs(place, GARBAGE);
  for (let s = -1; s < place.seats; s++) checkSecrets(place, s < 0 ? null : s);

  checkThatViewsStay(place);

  // 7. Components are conserved.
  const wrong = game.problemWithTable(g);
  if (wrong) broken(7, wrong);

  if (JSON.stringify(g) !== text) broken(3, 'looking at the game changed it');
  return copy;
}

/** 2. What somebody was shown stays as it was when the game goes on: a view shares nothing with the table. */
function checkThatViewsStay<T, A extends Plain, B, F extends Fact>(place: Place<T, A, B, F>): void {
  const { game, g, seats, broken, random } = place;
  const world = game.copy(g);
  const [seat] = game.actors(world);
  const views = Array.from({ length: seats }, (_, s) => game.view(world, s));
  const shown = JSON.stringify(views);
  game.apply(world, seat, game.sample(world, seat, random));
  if (JSON.stringify(views) !== shown)
    broken(2, `a view changes with the game: ${firstDifference(views as unknown as Plain, JSON.parse(shown))}`);
}

/** 3. Actors have answers, all of them work, everything else is refused with a rule. */
function checkAnswers<T, A extends Plain, B, F extends Fact>(
  place: Place<T, A, B, F>,
  reached: { [rule: string]: number },
): void {
  const { game, g, seats, rules, broken, random } = place;
  const text = JSON.stringify(g);
  const actors = game.actors(g);
  const question = game.question(g) as string;
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(g, seat);
    if (!actors.includes(seat)) {
      if (legal.length > 0) broken(3, `seat ${seat} is not asked but has ${legal.length} answers`);
      const refusal = game.whyNot(g, seat, game.sample(g, actors[0], random));
      if (!refusal) broken(3, `seat ${seat} is not asked but may answer`);
      continue;
    }
    const asked = game.view(g, seat).asked;
    if (!asked) {
      broken(3, `seat ${seat} is asked but does not see the question`);
      return;
    }
    reached[asked.rule] = (reached[asked.rule] ?? 0) + 1;
    const open = game.isOpen(g);
    if (!open && legal.length === 0) broken(3, `seat ${seat} has no answer to "${question}"`);
    for (const answer of open ? [...legal, game.sample(g, seat, random)] : legal) {
      const refusal = game.whyNot(g, seat, answer);
      if (refusal)
        broken(3, `${JSON.stringify(answer)} is offered for "${question}" but refused by ${refusal.rule} (${refusal.why})`);
      const world = game.copy(g);
      try {
        game.apply(world, seat, answer);
      } catch (error) {
        if (JSON.stringify(g) !== text) broken(2, 'an answer given to a copy changes the original');
        broken(3, `${JSON.stringify(answer)} to "${question}" fails: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (place.mayRead(question)) checkWords(place, seat, asked.show, question, answer);
    }
    if (JSON.stringify(g) !== text) broken(2, 'an answer given to a copy changes the original');
    for (const answer of GARBAGE) {
      const refusal = game.whyNot(g, seat, answer);
      if (refusal === null) {
        if (!open) broken(3, `${JSON.stringify(answer)} is accepted for "${question}"`);
        continue;
      }
      reached[refusal.rule] = (reached[refusal.rule] ?? 0) + 1;
      if (!rules.has(refusal.rule) && !refusal.rule.startsWith('GH-'))
        broken(3, `a refusal of "${question}" cites ${refusal.rule}, which is no rule`);
      for (const language of LANGUAGES) {
        const words = game.text[language].refusal(refusal, NUMBERS);
        if (!words) broken(8, `no ${language} words for the refusal ${refusal.why} (${refusal.rule})`);
      }
    }
  }
}

function checkWords<T, A extends Plain, B, F extends Fact>(
  { game, seats, broken }: Place<T, A, B, F>,
  seat: Seat,
  show: { [key: string]: Plain },
  question: string,
  answer: Plain,
): void {
  // Words that read what the question does not show would quietly say nothing.
  const shown = new Proxy(show, {
    get(target, key) {
      if (typeof key === 'string' && !Object.hasOwn(target, key))
        broken(8, `the words for "${question}" read "${key}", which it does not show`);
      return Reflect.get(target, key);
    },
  });
  for (const language of LANGUAGES) {
    const text = game.text[language];
    const say = speakerAt(text, seats);
    for (const words of [text.question(question, shown, say), text.answer(question, answer, shown, say)]) {
      if (!words || words.includes('undefined') || words.includes('[object')) {
        broken(8, `the ${language} words for "${question}", ${JSON.stringify(answer)} (seat ${seat}) are "${words}"`);
      }
    }
  }
}

/** 5. A seat cannot tell the imagined game from the true one, and the imagined one keeps no trace of the truth. */
function checkSecrets<T, A extends Plain, B, F extends Fact>(
  { game, g, seats, random, broken }: Place<T, A, B, F>,
  seat: Seat | null,
): void {
  const view = game.view(g, seat);
  const strange = notPlain(view) ?? game.problemWithView(view);
  if (strange) broken(5, `the view of seat ${seat}: ${strange}`);
  const other = seat !== 0 ? 0 : seats > 1 ? seats - 1 : null;
  const beside = game.view(g, seat, game.view(g, other));
  if (!samePlain(beside, view)) broken(5, `seat ${seat} is shown what seat ${other} sees: ${firstDifference(beside, view)}`);
  const [r1, r2] = [random.below(2 ** 31), random.below(2 ** 31)];
  const world = game.imagine(g, seat, new QuickRandom(r1));
  if (world.chance.kind !== 'quick') broken(5, `a game imagined for seat ${seat} still holds the match's chance`);
  const imagined = game.view(world, seat);
  if (!samePlain(imagined, view)) broken(5, `seat ${seat} can tell an imagined game: ${firstDifference(imagined, view)}`);
  const again = game.imagine(world, seat, new QuickRandom(r2));
  const direct = game.imagine(g, seat, new QuickRandom(r2));
  if (!samePlain(again, direct)) {
    broken(5, `a game imagined for seat ${seat} keeps a trace of the true one: ${firstDifference(again, direct)}`);
  }
}

/**
 * 1, 5 and 6 across one answer: saved games go on alike, and nobody learns more than was disclosed.
 * Tells whether something was disclosed, and whether imagination had it wrong for somebody.
 */
export function checkStep<T, A extends Plain, B, F extends Fact>(place: Place<T, A, B, F>, answer: A): Disclosure {
  const { game, g, seat, seats, random, broken } = place;
  const truth = step(game, game.copy(g), seat, answer);
  const saved = step(game, JSON.parse(JSON.stringify(g)) as Game<T>, seat, answer);
  if (!samePlain(saved.after, truth.after)) {
    broken(1, `a saved game goes on differently: ${firstDifference(saved.after, truth.after)}`);
  }
  const silent = truth.after.disclosed === g.disclosed;
  const together = game.actors(g).length > 1 || (g.stack.at(-1)?.held ?? null) !== null;
  let surprised = false;
  for (let s = -1; s < seats; s++) {
    const viewer = s < 0 ? null : s;
    const world = game.imagine(g, viewer, random);
    let given = answer;
    if (game.whyNot(world, seat, answer)) {
      // Somebody else's answer may be impossible in the imagined world. Face down, any other does as well;
      // given openly, it tells the viewer something by itself.
      if (!together) {
        if (silent) broken(6, `${JSON.stringify(answer)} tells seat ${viewer} something, but nothing was disclosed`);
        continue;
      }
      given = game.sample(world, seat, random);
    }
    const other = step(game, world, seat, given);
    const same = samePlain(game.view(other.after, viewer), game.view(truth.after, viewer));
    surprised ||= !same;
    if (!same && silent && other.after.disclosed === g.disclosed) {
      const difference = firstDifference(game.view(other.after, viewer), game.view(truth.after, viewer));
      broken(6, `${JSON.stringify(answer)} tells seat ${viewer} something, but undo would be free: ${difference}`);
    }
  }
  // Fresh chance surprises everybody; it proves nothing about what was hidden before.
  const fromChance = !samePlain(truth.after.chance, g.chance);
  return { disclosed: !silent && !fromChance, surprised };
}
