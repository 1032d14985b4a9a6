/** What an answer would make of the test that lies on the table: the result it leads to, and how likely it then succeeds. */
import { type Card, isCard } from '@guildhall/cards';
import type { Plain, View } from '@guildhall/kernel';
import { CARD, DIFFICULTIES, type DifficultyId, GRADES, OFFENSIVE, type SkillId } from '../../data/index.ts';
import { widenedRange } from '../../heroes/index.ts';
import { chanceOf, chanceOnTop, NO_REROLLS } from '../../odds/index.ts';
import { fullPool } from '../../rules/characters.ts';
import { bonusOf, rangeOf } from '../../rules/result.ts';
import { newTest } from '../../rules/test.ts';
import { raiseBy } from '../../rules/tokens.ts';
import { NONE } from '../../table.ts';
import type { TableView, TestView } from '../../view.ts';
import { tableFrom, whoIs } from './imagined.ts';

export interface Forecast {
  /** How likely the test succeeds then. */
  chance: number;
  /** What the result then is, as far as dice lie there; null: they have to fall yet. */
  result: number | null;
  /** What must be reached then. */
  needs: number;
}

/** WS-14.2: an active resistance must exceed its number; all others reach it. Of an opposed test it is the other's result. */
export function needsOf({ tests }: TableView, test: TestView): number | null {
  if (test.kind === 'resist') return test.tn + 1;
  if (test.kind !== 'opposed') return test.tn === NONE ? null : test.tn;
  const other = tests.find((one) => one.kind === 'opposed' && one.actor !== test.actor);
  if (!other || other.rolled.length === 0 || other.result <= NONE) return null;
  // WS-6.24: the initiator must be above, the other wins a tie.
  return tests.indexOf(other) > tests.indexOf(test) ? other.result + 1 : other.result;
}

type Change = { bonus?: number; dice?: number; widens?: number; guard?: number; automatic?: number };

const bestDie = (test: TestView): number =>
  test.rolled.reduce((best, die) => Math.max(best, 10 * (die.length - 1) + (die.at(-1) ?? 0)), 0);

/** The test with a change; null where its bonus is not known to the viewer. */
function changed(
  view: TableView,
  test: TestView,
  { bonus = 0, dice = 0, widens = 0, guard = 0, automatic }: Change,
): Forecast | null {
  const reach = needsOf(view, test);
  if (reach === null) return null;
  const needs = reach + guard;
  const whole = automatic ?? (test.automatic === null ? undefined : test.result);
  if (whole !== undefined) return { chance: whole >= needs ? 1 : 0, result: whole, needs };
  if (test.range === 0 || test.result < 0) return null;
  const added = test.result - bestDie(test) + bonus;
  const range = test.range >= NO_REROLLS ? test.range : widenedRange(test.range, widens);
  if (test.rolled.length === 0) return { chance: chanceOf(test.dice + dice, range, added, needs), result: null, needs };
  const moves = dice > 0 || test.rolled.some((die) => (die.at(-1) ?? 0) >= range);
  return {
    chance: chanceOnTop(test.rolled, range, dice, added, needs),
    result: moves ? null : test.result + bonus,
    needs,
  };
}

const cardChange = (card: Card): Change => ({ bonus: CARD[card].bonus, widens: CARD[card].widens });

/** What an answer changes about a test; null: nothing that could be counted. */
function changeOf(view: TableView, test: TestView, answer: string): Change | null {
  const [verb, first = '', second = ''] = answer.split(' ');
  const c = whoIs(view, test.actor);
  switch (verb) {
    case 'pass':
      return {};
    case 'bonus':
      return isCard(first) ? cardChange(first) : null;
    case 'help':
      return isCard(second) ? cardChange(second) : null;
    case 'automatic':
      return isCard(first) ? { automatic: CARD[first].result } : null;
    case 'guard':
      return isCard(first) ? { guard: CARD[first].bonus } : null;
    case 'die':
      return { dice: 1 };
    case 'officer':
      return second === 'raise' ? { bonus: 1 } : { dice: 1 };
    case 'achievement':
      return { bonus: GRADES[c?.hero?.achievements[Number(first)]?.grade ?? 'ordinary'].bonus };
    case 'raise': {
      const t = tableFrom(view);
      const by = raiseBy(t, t.characters[test.actor], t.tests[view.tests.indexOf(test)], first);
      return Number.isNaN(by) ? null : { bonus: by };
    }
    case 'ability':
      return first === 'hypnotic_charm' ? { widens: 1 } : { guard: 2 };
    case 'cleric':
      return { guard: 2 };
    default:
      return null;
  }
}

/** The test a window is about for the one who is asked: their own of two, else the last. */
export function openTest({ seat, table }: View<TableView>): TestView | null {
  const last = table.tests.at(-1) ?? null;
  if (last?.kind !== 'opposed') return last;
  return table.tests.find(({ actor }) => whoIs(table, actor)?.owner === seat) ?? last;
}

const isWindow = (name: string): boolean => name === 'card before the roll/respond' || name === 'modification/respond';

/** How a test with so many dice would go: at the questions that choose dice, skills and numbers. */
function declared({ table }: View<TableView>, actor: number, skill: SkillId, dice: number, needs: number): Forecast {
  const t = tableFrom(table);
  // WS-3.20: in free play a specialty must be claimed first.
  const test = { ...newTest('resist', actor, skill, needs), claimed: table.phase !== 'free' };
  return { chance: chanceOf(dice, rangeOf(t, test), bonusOf(t, test), needs), result: null, needs };
}

/** What an answer to the open question leads to; null where no test hangs on it. */
export function forecastOf(view: View<TableView>, answer: Plain): Forecast | null {
  const { asked, table } = view;
  if (!asked || typeof answer !== 'string') return null;
  const dice = Number(/^dice (\d+)$/.exec(answer)?.[1] ?? 0);
  const { show } = asked;
  if (asked.name === 'declare/dice' && dice > 0) {
    const needs = Number(show.tn);
    return { chance: chanceOf(dice, Number(show.range), Number(show.bonus), needs), result: null, needs };
  }
  if (asked.name === 'resist/dice' && dice > 0) {
    const needs = Number(show.against) + 1;
    return { chance: chanceOf(dice, Number(show.range), Number(show.bonus), needs), result: null, needs };
  }
  if (asked.name === 'resist/skill') {
    const skill = OFFENSIVE[table.type].find((id) => id === answer);
    return skill ? declared(view, Number(show.target), skill, Number(show.pool), Number(show.result) + 1) : null;
  }
  if (asked.name === 'simple test/against') return againstDifficulty(view, answer);
  const test = openTest(view);
  const change = test && isWindow(asked.name) ? changeOf(table, test, answer) : null;
  return test && change ? changed(table, test, change) : null;
}

/** WS-6.4, WS-6.7: the whole pool of the hero whom the GM has named. */
function againstDifficulty(view: View<TableView>, answer: string): Forecast | null {
  const { asked, table } = view;
  const needs = Object.hasOwn(DIFFICULTIES, answer) ? DIFFICULTIES[answer as DifficultyId] : null;
  const name = (asked?.show.who as { en?: string } | undefined)?.en;
  const hero = table.characters.find((c) => c.name.en === name);
  if (needs === null || !hero) return null;
  return simpleOdds(view, hero.number, asked?.show.skill as SkillId, needs);
}

/** A simple test of somebody with the whole pool, without a specialty. */
export function simpleOdds(view: View<TableView>, hero: number, skill: SkillId, needs: number): Forecast {
  const t = tableFrom(view.table);
  return declared(view, hero, skill, fullPool(t, t.characters[hero]), needs);
}

/** How the test on the table stands if nobody does anything more. */
export const standing = (view: View<TableView>, test: TestView): Forecast | null => changed(view.table, test, {});
