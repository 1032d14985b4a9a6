/**
 * Chapter 23: how the Director answers every question; heroes' bots lean to the same answers. It is given an imagined game, so
 * it knows only what a GM in its place would know (WS-23.1), and answers alike in the same position (WS-23.2).
 */
import type { Card } from '@guildhall/cards';
import type { Game, Seat } from '@guildhall/kernel';
import { CARD, SCANDAL, WEAPONS, type WeaponId } from '../data/index.ts';
import { chanceOf } from '../odds/index.ts';
import { startingStock } from '../rules/cards.ts';
import { fullPool, isActive, skillBonus } from '../rules/characters.ts';
import { openTests } from '../rules/modify.ts';
import { placeOf } from '../rules/order.ts';
import { achievementBonus, bonusOf, rangeOf } from '../rules/result.ts';
import { margin, newTest } from '../rules/test.ts';
import { isOffensive, raiseBy } from '../rules/tokens.ts';
import { NONE, type Table, type Test } from '../table.ts';
import { bestResistance } from './chances.ts';
import { approach, planOf, shifted, standsUp, usableDice, wantsFamiliar } from './plan.ts';

const RESIST = 0.3;
/** WS-23.17 */
const REFUSE = 0.7;
/** WS-23.11 */
const SHORT = 4;

type Vars = { who?: number };

const lowestFirst = (a: string, b: string): number => (CARD[a as Card].place < CARD[b as Card].place ? 1 : -1);

/** The answer, or null where the policy says nothing. */
export function policy(g: Game<Table>, seat: Seat, legal: readonly string[]): string | null {
  const { table: t, stack } = g;
  const frame = stack[stack.length - 1];
  const vars = frame.vars as Vars;
  switch (frame.at) {
    case 'stake/propose':
      return 'plain';
    case 'stake/accept':
      return 'accept';
    case 'gear/weapon':
      return bestWeapon(t, vars.who ?? 0, legal);
    case 'grip/pay':
      // WS-23.20
      return t.characters[vars.who ?? 0].pool >= 2 ? 'pay' : 'let go';
    case 'initiative/card':
      return initiative(t, vars.who ?? 0, legal);
    case 'turn/act':
      return act(t, vars.who ?? 0, legal);
    case 'turn/give up':
      return 'stay';
    case 'declare/target':
    case 'declare/skill':
    case 'declare/stunt':
    case 'declare/detail':
    case 'declare/dice':
      return declared(t, frame.at, legal);
    case 'use ability/detail':
      return calledFor(t, legal);
    case 'card before the roll/respond':
      return beforeRoll(t, legal);
    case 'modification/respond':
      return modification(t, seat, legal);
    case 'describe/words':
    case 'condition/words':
      return '*';
    case 'ruling/respond':
      return 'pass';
    case 'offence/upgrade':
      // WS-23.21
      return legal.find((answer) => answer.startsWith('finisher')) ?? 'attack';
    case 'offence/temper':
      return 'no';
    case 'resist/skill':
      return resist(t, seat);
    case 'resist/dice':
      return legal[legal.length - 1];
    case 'request/answer':
      return request(t);
    case 'scandal/cover up':
      return t.formality === 'private' ? 'bear it' : 'cover up';
    case 'replenish/discard':
      return legal.includes('done') ? 'done' : lowestDiscard(legal);
    case 'trim hand/discard':
      return lowestDiscard(legal);
    case 'concede/agree':
      return 'refuse';
    case 'draw/agree':
      return wantsDraw(t, seat) ? 'agree' : 'refuse';
    case 'aftermath/closing':
      return '';
    case 'aftermath/death':
      return 'lives';
    default:
      return null;
  }
}

const lowestDiscard = (legal: readonly string[]): string =>
  `discard ${
    legal
      .filter((answer) => answer !== 'done')
      .map((answer) => answer.slice('discard '.length))
      .sort(lowestFirst)[0]
  }`;

function bestWeapon(t: Table, n: number, legal: readonly string[]): string {
  const c = t.characters[n];
  const worth = (id: string): number => skillBonus(c, WEAPONS[id as WeaponId].skill) + WEAPONS[id as WeaponId].ranges.length / 10;
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** WS-23.3: a Joker, or a card that lets it act before a hero with two or fewer markers. */
function initiative(t: Table, n: number, legal: readonly string[]): string {
  const c = t.characters[n];
  const mine = t.characters.filter((other) => isActive(other) && other.owner === c.owner && other.initiative !== null);
  const isLowest = mine.every((other) => placeOf(t, t.characters.indexOf(other)) <= placeOf(t, n));
  const cards = legal.filter((answer) => answer.startsWith('replace ')).map((answer) => answer.slice('replace '.length) as Card);
  const joker = cards.find((card) => CARD[card].is === 'joker');
  if (isLowest && joker) return `replace ${joker}`;
  if (!isLowest) return 'keep';
  const weak = t.characters.filter(
    (other) => isActive(other) && other.side !== c.side && other.markers <= 2 && other.initiative !== null,
  );
  const passes = cards
    .sort(lowestFirst)
    .find((card) =>
      weak.some(
        ({ initiative: theirs }) =>
          theirs !== null && CARD[theirs].place < placeOf(t, n) && CARD[card].place < CARD[theirs].place,
      ),
    );
  return passes ? `replace ${passes}` : 'keep';
}

/** Abilities that cost nothing now and help until the end of the scene. */
const CALLED = ['use secret_runes', 'use noble_ancestors'] as const;

/** The skill that is wanted next is the one they are called for. */
function calledFor(t: Table, legal: readonly string[]): string {
  const skill = planOf(t, t.turn)?.skill ?? '';
  return legal.includes(skill) ? skill : legal[0];
}

function act(t: Table, n: number, legal: readonly string[]): string {
  const c = t.characters[n];
  // WS-23.11
  if (legal.includes('replenish') && t.stocks[c.owner].hand.length === 0) return 'replenish';
  const ability = CALLED.find((answer) => legal.includes(answer));
  if (ability) return ability;
  if (legal.includes('familiar') && wantsFamiliar(t, n)) return 'familiar';
  const plan = planOf(t, n);
  if (legal.includes('stand') && standsUp(t, n, plan)) return 'stand';
  if (plan && legal.includes(plan.action)) return plan.action;
  const closer = usableDice(t, n) > 0 ? approach(t, n, legal) : null;
  return closer ?? 'end';
}

/** The parts of the plan one after another; what does not fit it any more is answered by the first that does. */
function declared(t: Table, at: string, legal: readonly string[]): string {
  const plan = planOf(t, t.turn);
  const wanted =
    plan === null
      ? null
      : at === 'declare/target'
        ? `at ${plan.target}`
        : at === 'declare/skill'
          ? plan.skill
          : at === 'declare/stunt'
            ? plan.stunt
            : at === 'declare/detail'
              ? plan.detail
              : `dice ${plan.dice}`;
  return wanted !== null && legal.includes(wanted) ? wanted : legal[0];
}

const cardsIn = (legal: readonly string[], verb: string): Card[] =>
  legal.filter((answer) => answer.startsWith(`${verb} `)).map((answer) => answer.slice(verb.length + 1) as Card);

/** WS-23.6: a Joker as automatic result for a finisher that the dice would hardly bring. */
function beforeRoll(t: Table, legal: readonly string[]): string {
  const [test] = openTests(t);
  const joker = cardsIn(legal, 'automatic').find((card) => CARD[card].is === 'joker');
  if (!joker || test.kind !== 'finisher') return 'pass';
  const needed = -margin(t, { ...test, rolled: [] });
  const chance = chanceOf(test.dice, rangeOf(t, test), 0, needed);
  return chance < shifted(t, t.characters[test.actor].owner, 0.5) && margin(t, { ...test, automatic: joker }) >= 0
    ? `automatic ${joker}`
    : 'pass';
}

/** WS-23.10: what is worth a card. */
function isWorthCard(t: Table, test: Test): boolean {
  if (test.kind !== 'attack') return true;
  return test.target !== NONE && t.characters[test.target].markers <= 2;
}

function modification(t: Table, seat: Seat, legal: readonly string[]): string {
  for (const test of openTests(t)) {
    const short = -margin(t, test);
    const own = t.characters[test.actor].owner === seat;
    if (own && short > 0) {
      const rescued = rescue(t, seat, test, short, legal);
      if (rescued) return rescued;
    }
    if (isOffensive(test) && short <= 0 && t.characters[test.target].owner === seat) {
      const guard = guardWith(t, test, -short, legal);
      if (guard) return guard;
    }
    // WS-23.15: an ally's finisher is helped over.
    if (!own && test.kind === 'finisher' && short > 0) {
      const help = legal.filter((answer) => answer.startsWith('help ') && CARD[answer.split(' ')[2] as Card].bonus >= short);
      if (help.length > 0) return help[0];
    }
  }
  return 'pass';
}

/** WS-23.10, WS-23.11 */
function rescue(t: Table, seat: Seat, test: Test, short: number, legal: readonly string[]): string | null {
  const free = rescueForNothing(t, test, short, legal);
  if (free) return free;
  if (short === 1 && legal.includes('raise token')) return 'raise token';
  const c = t.characters[test.actor];
  const strong = legal.find(
    (answer) =>
      answer.startsWith('raise ') && answer !== 'raise token' && raiseBy(t, c, test, answer.slice('raise '.length)) >= short,
  );
  if (strong) return strong;
  if (isWorthCard(t, test)) {
    const card = cardsIn(legal, 'bonus')
      .sort(lowestFirst)
      .find((one) => CARD[one].bonus >= short);
    if (card) return `bonus ${card}`;
  }
  const half = startingStock(t, seat).tokens / 2;
  return short <= SHORT && legal.includes('die token') && t.stocks[seat].tokens >= half ? 'die token' : null;
}

/** What heroes have once per scene or session and pay nothing for: achievements, a lucky charm, hypnotic charm. */
function rescueForNothing(t: Table, test: Test, short: number, legal: readonly string[]): string | null {
  const c = t.characters[test.actor];
  const achievement = legal
    .filter((answer) => answer.startsWith('achievement '))
    .find((answer) => achievementBonus(c, Number(answer.slice('achievement '.length))) >= short);
  if (achievement) return achievement;
  if (short <= SHORT && legal.includes('die lucky_charm')) return 'die lucky_charm';
  return legal.includes('ability hypnotic_charm') ? 'ability hypnotic_charm' : null;
}

/** WS-23.10: against a finisher, or for the last marker. */
function guardWith(t: Table, test: Test, over: number, legal: readonly string[]): string | null {
  const target = t.characters[test.target];
  if (test.kind !== 'finisher' && target.markers !== 1) return null;
  const card = cardsIn(legal, 'guard')
    .sort(lowestFirst)
    .find((one) => CARD[one].bonus > over);
  return card ? `guard ${card}` : null;
}

/** WS-23.12 */
function resist(t: Table, seat: Seat): string {
  const { target, result, kind } = t.tests[t.tests.length - 1];
  const { skill, chance } = bestResistance(t, target, result, t.characters[target].pool);
  if (kind === 'finisher') return skill;
  const mayStillAct = !t.characters[target].acted && t.characters[target].markers > 1;
  return !mayStillAct && chance >= shifted(t, seat, RESIST) ? skill : 'no';
}

/** WS-23.17 */
function request(t: Table): string {
  const { target } = t.tests[t.tests.length - 1];
  const c = t.characters[target];
  const check = newTest('scandal', target, 'courage', SCANDAL[t.formality].tn);
  const chance = chanceOf(fullPool(t, c), rangeOf(t, check), bonusOf(t, check), check.tn);
  return chance >= REFUSE || c.markers === 0 ? 'refuse' : 'comply';
}

/** WS-23.21: only when the own side has fewer markers. */
function wantsDraw(t: Table, seat: Seat): boolean {
  let own = 0;
  let others = 0;
  for (const c of t.characters) {
    if (!isActive(c)) continue;
    if (c.owner === seat) own += c.markers;
    else others += c.markers;
  }
  return own < others;
}
