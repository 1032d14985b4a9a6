/** Every way of acting against somebody: action by skill by number of dice, with its Target Number and its exact odds. */
import type { Refusal } from '@guildhall/kernel';
import { GRADES, type SkillId, STUNT_IDS, STUNTS, type StuntId } from '../../data/index.ts';
import type { Terms } from '../../facts.ts';
import { chanceOf, upTo } from '../../odds/index.ts';
import { isPrincipal } from '../../rules/characters.ts';
import { numbersOf } from '../../rules/declare.ts';
import { detailsOf, type Offence, skillsFor, stuntsFor, targetsFor, whyNot } from '../../rules/eligible.ts';
import { newTest } from '../../rules/test.ts';
import { achievementsFor, basicCost, raiseBy, raisesOf } from '../../rules/tokens.ts';
import type { Table, Test } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { tableFrom } from './imagined.ts';

/** One number of dice: what they reach alone, and with everything that may still be thrown in. */
export interface Chance {
  dice: number;
  alone: number;
  most: number;
}
/** One way of acting, with one skill. */
export interface Way {
  skill: SkillId;
  tn: number;
  terms: Terms;
  bonus: number;
  bonusTerms: Terms;
  range: number;
  chances: readonly Chance[];
}
export interface Row {
  action: Offence;
  stunt: StuntId | '';
  /** What the stunt can aim at; one is chosen by itself. */
  details: readonly string[];
  /** By skill; null: not open with it. */
  ways: readonly (Way | null)[];
}
export interface OddsBoard {
  actor: number;
  target: number;
  skills: readonly SkillId[];
  dice: number;
  rows: readonly Row[];
  /** Stunts of this conflict that are not open against this target, and why. */
  closed: readonly { stunt: StuntId; why: Refusal }[];
}

/** WS-12.3, WS-20.6: a group, and an ally, rolls exactly one die. */
const mostDice = (t: Table, actor: number): number => (isPrincipal(t.characters[actor]) ? t.characters[actor].pool : 1);

/** The best that cards, tokens and achievements can make of a test before it is rolled. */
function mostOf(t: Table, test: Test, numbers: { bonus: number; range: number; tn: number }, dice: number): number {
  const c = t.characters[test.actor];
  if (!isPrincipal(c)) return chanceOf(dice, numbers.range, numbers.bonus, numbers.tn);
  const stock = t.stocks[c.owner];
  const raises = raisesOf(t, c, test).map((source) => raiseBy(t, c, test, source));
  const bonuses = achievementsFor(c, test).map((i) => GRADES[c.hero?.achievements[i].grade ?? 'ordinary'].bonus);
  return upTo(dice, {
    ...numbers,
    leastDice: 1,
    mostDice: dice,
    cards: stock.hand,
    automatic: true,
    tokens: stock.tokens,
    tokenCost: basicCost(t, c, test),
    raise: Math.max(0, ...raises),
    achievement: Math.max(0, ...bonuses),
  });
}

function wayOf(t: Table, test: Test, most: number): Way {
  const { tn, terms, bonus, bonusTerms, range } = numbersOf(t, test);
  const chances = Array.from({ length: most }, (_, i) => i + 1).map((dice) => ({
    dice,
    alone: chanceOf(dice, range, bonus, tn),
    most: mostOf(t, test, { bonus, range, tn }, dice),
  }));
  return { skill: test.skill, tn, terms, bonus, bonusTerms, range, chances };
}

/** What is done oftenest comes first; other conflicts' skills come last. */
const LIKED: readonly StuntId[] = [...STUNT_IDS].sort((a, b) => rankOf(a) - rankOf(b));
function rankOf(stunt: StuntId): number {
  return stunt === 'break_free' ? 0 : stunt === 'forceful_blow' ? 1 : stunt === 'mixing' ? 3 : 2;
}

const OFFENCES: readonly Offence[] = ['attack', 'stunt', 'finisher'];

/** Whom somebody can act against in any way. */
export function aims(view: TableView, actor: number): number[] {
  const t = tableFrom(view);
  const all = new Set(OFFENCES.flatMap((action) => targetsFor(t, actor, action)));
  return [...all].sort((a, b) => a - b);
}

const BOARDS = new WeakMap<TableView, Map<number, OddsBoard>>();

/** Worked out once for each moment and target. */
export function oddsBoard(view: TableView, actor: number, target: number): OddsBoard {
  const known = BOARDS.get(view) ?? new Map<number, OddsBoard>();
  BOARDS.set(view, known);
  const key = actor * 100 + target;
  const found = known.get(key) ?? makeBoard(tableFrom(view), actor, target);
  known.set(key, found);
  return found;
}

function makeBoard(t: Table, actor: number, target: number): OddsBoard {
  const dice = mostDice(t, actor);
  const bySkill = new Map<SkillId, StuntId[]>(
    skillsFor(t, actor, 'stunt', target).map((skill) => [skill, stuntsFor(t, actor, target, skill)]),
  );
  const attack = skillsFor(t, actor, 'attack', target);
  const finisher = skillsFor(t, actor, 'finisher', target);
  // Skills of other conflicts serve in mixing alone, which has a row and skills of its own.
  const own = [...bySkill].filter(([, stunts]) => stunts.some((stunt) => stunt !== 'mixing')).map(([skill]) => skill);
  const skills = [...new Set([...attack, ...finisher, ...own])];
  const foreign = [...bySkill.keys()].filter((skill) => bySkill.get(skill)?.includes('mixing'));
  const testOf = (action: Offence, skill: SkillId, stunt: StuntId | ''): Test => ({
    ...newTest(action, actor, skill),
    target,
    stunt,
  });
  const rowOf = (action: Offence, open: readonly SkillId[]): Row => ({
    action,
    stunt: '',
    details: [''],
    ways: skills.map((skill) => (open.includes(skill) ? wayOf(t, testOf(action, skill, ''), dice) : null)),
  });
  const open = new Set([...bySkill.values()].flat());
  const stunts = LIKED.filter((stunt) => open.has(stunt));
  const rows: Row[] = [];
  if (attack.length > 0) rows.push(rowOf('attack', attack));
  for (const stunt of stunts) {
    const among = stunt === 'mixing' ? foreign : skills;
    const serving = among.filter((skill) => bySkill.get(skill)?.includes(stunt));
    const [first] = serving;
    if (!first) continue;
    rows.push({
      action: 'stunt',
      stunt,
      details: stunt === 'mixing' ? [''] : detailsOf(t, actor, target, first, stunt),
      ways: among.map((skill) => (serving.includes(skill) ? wayOf(t, testOf('stunt', skill, stunt), dice) : null)),
    });
  }
  if (finisher.length > 0) rows.push(rowOf('finisher', finisher));
  return { actor, target, skills, dice, rows, closed: closedOf(t, actor, target, open) };
}

/** Why a stunt that this conflict knows cannot be done: what its first skill is refused with. */
function closedOf(t: Table, actor: number, target: number, open: ReadonlySet<StuntId>): OddsBoard['closed'] {
  return LIKED.flatMap((stunt) => {
    const [skill] = STUNTS[stunt].skills[t.type];
    const why = skill && !open.has(stunt) ? whyNot(t, actor, 'stunt', target, skill, stunt) : null;
    return why ? [{ stunt, why }] : [];
  });
}
