/** Chapters 6, 7 and 9: what may be done about a test in T2 and T4, and how each of it is done. */
import type { Card } from '@guildhall/cards';
import { CANCELLED, type Call, flag, needed, type Response, record, text } from '@guildhall/kernel';
import { GADGET_IDS, RACE_ABILITY_IDS, STOCK_LINE } from '../data/index.ts';
import type { CardUse } from '../facts.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, NONE, type Table, type Test } from '../table.ts';
import { ACHIEVEMENT, helpWith, restOf, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { discardFromHand } from './cards.ts';
import { hasAbility, hasGadget, hasMark, holds, isActive, isPrincipal } from './characters.ts';
import { condition, isTaste } from './condition.ts';
import { describe, MOST_WORDS, note } from './describe.ts';
import { aDomain } from './kinds.ts';
import { calledAs, nameOf } from './names.ts';
import { inTurnOrder } from './order.ts';
import { achievementBonus, resultOf, rollDice, widen } from './result.ts';
import { achievementsFor, basicCost, isOffensive, mayCharm, pay, raiseBy, raiseCost, raisesOf, tokensOf } from './tokens.ts';

/** Where in `t.tests` the test of a character lies; the innermost. */
const testOf = (t: Table, n: number): Test => {
  for (let i = t.tests.length - 1; i >= 0; i--) if (t.tests[i].actor === n) return t.tests[i];
  return t.tests[t.tests.length - 1];
};

/** `what` as answered; `tester` whose test it is about; `by` who does it. */
export const modify = book.procedure(
  'modify',
  { what: needed(text(60)), described: record({ back: flag(), words: text(MOST_WORDS), domain: aDomain }) },
  text(20),
);

/** Windows are asked for their responses often: each is made once, by seat and answer. */
const responses: Map<string, Response>[] = [];

function respond(seat: number, what: string): Response {
  responses[seat] ??= new Map();
  let made = responses[seat].get(what);
  if (!made) {
    made = { id: what, seat, call: modify.with({ for: seat, what }) as Call, optional: true };
    responses[seat].set(what, made);
  }
  return made;
}

/** WS-6.11, WS-7.7: the actor's card before the roll, as bonus or as automatic result. */
export function beforeRoll(t: Table): Response[] {
  const test = t.tests[t.tests.length - 1];
  const c = t.characters[test.actor];
  if (!isPrincipal(c) || test.card !== null || test.automatic !== null) return [];
  const list: Response[] = [];
  for (const card of t.stocks[c.owner].hand) {
    list.push(respond(c.owner, SAY.bonus[card]), respond(c.owner, SAY.automatic[card]));
  }
  return list;
}

/** The tests that are being modified: of an opposed test all (WS-6.23), the initiator's first. */
export function openTests(t: Table): Test[] {
  const last = t.tests[t.tests.length - 1];
  return last.kind === 'opposed' ? t.tests.slice() : [last];
}

/** The seat whose responses are listed: the first that has any and has not passed. */
const asking = { seat: NONE as number, passed: [] as readonly number[] };
const mayAsk = (seat: number): boolean => (asking.seat === NONE ? !asking.passed.includes(seat) : asking.seat === seat);

function offer(seat: number, what: string, list: Response[]): void {
  asking.seat = seat;
  list.push(respond(seat, what));
}

/** WS-6.13 to WS-6.18: what the first seat in order of priority can do. */
export function modifications(t: Table, passed: readonly number[]): Response[] {
  asking.seat = NONE;
  asking.passed = passed;
  const tests = openTests(t);
  // WS-6.23: first the one who is behind; the initiator if nobody is.
  if (tests.length > 1) tests.sort((a, b) => resultOf(t, a) - resultOf(t, b));
  const list: Response[] = [];
  for (const test of tests) ofActor(t, test, list);
  for (const test of tests) if (isOffensive(test)) ofTarget(t, test, list);
  for (const n of inTurnOrder(t, hasMeans)) for (const test of tests) ofOther(t, test, n, list);
  return list;
}

/** Without cards and tokens nobody touches the test of another. */
function hasMeans(t: Table, n: number): boolean {
  const { owner } = t.characters[n];
  return mayAsk(owner) && (t.stocks[owner].hand.length > 0 || t.stocks[owner].tokens > 0);
}

/** WS-6.16; WS-7.5: nothing touches an automatic result. */
function ofActor(t: Table, test: Test, list: Response[]): void {
  const c = t.characters[test.actor];
  if (!isPrincipal(c) || test.automatic !== null || !mayAsk(c.owner)) return;
  const { owner } = c;
  if (test.card === null) for (const card of t.stocks[owner].hand) offer(owner, SAY.bonus[card], list);
  for (const source of raisesOf(t, c, test)) offer(owner, RAISE[source], list);
  if (tokensOf(t, c) >= basicCost(t, c, test)) offer(owner, 'die token', list);
  if (hasGadget(c, 'lucky_charm') && !test.gadget && !holds(c, 'lucky_charm')) offer(owner, 'die lucky_charm', list);
  for (const i of achievementsFor(c, test)) offer(owner, ACHIEVEMENT[i], list);
  if (mayCharm(c, test)) offer(owner, 'ability hypnotic_charm', list);
}

const RAISE = Object.fromEntries(['token', ...RACE_ABILITY_IDS, ...GADGET_IDS].map((source) => [source, `raise ${source}`]));

/** WS-6.17; WS-7.12: also against an automatic result. */
function ofTarget(t: Table, test: Test, list: Response[]): void {
  const c = t.characters[test.target];
  if (!isPrincipal(c) || !mayAsk(c.owner)) return;
  const { owner } = c;
  if (test.guard === null) for (const card of t.stocks[owner].hand) offer(owner, SAY.guard[card], list);
  if (
    t.type === 'discussion' &&
    hasAbility(c, 'allegories_and_parables') &&
    !holds(c, 'allegories_and_parables') &&
    tokensOf(t, c) > 0
  )
    offer(owner, 'ability allegories_and_parables', list);
  if (t.type === 'chase' && c.hero?.profession === 'special_agent' && !c.used.includes('profession'))
    offer(owner, 'ability special_agent', list);
}

/** WS-7.19 to WS-7.27: a character that may help this test. */
export function mayHelp(t: Table, helper: number, test: Test): boolean {
  const c = t.characters[helper];
  const tester = t.characters[test.actor];
  if (helper === test.actor || !isPrincipal(c) || c.side !== tester.side || test.automatic !== null) return false;
  if (t.phase === 'free') return c.state !== 'absent' && !test.helpers.includes(helper) && c.owner !== tester.owner;
  return isActive(c) && c.pool > 0 && c.rage < t.round && !c.passionate && !c.helped.includes(test.actor);
}

/** WS-6.18 */
function ofOther(t: Table, test: Test, n: number, list: Response[]): void {
  const c = t.characters[n];
  const { owner } = c;
  if (!mayAsk(owner)) return;
  const { hand } = t.stocks[owner];
  if (hand.length > 0 && mayHelp(t, n, test)) {
    const help = helpWith(n, test.actor);
    for (const card of hand) offer(owner, help[card], list);
  }
  const { side } = t.characters[test.actor];
  if (!c.hero || !isActive(c) || tokensOf(t, c) === 0) return;
  // WS-9.11 (D7): the Officer touches the roll of an ally.
  if (c.hero.profession === 'officer' && n !== test.actor && c.side === side && test.automatic === null) {
    if (test.officer === 0) offer(owner, `officer ${n} raise ${test.actor}`, list);
    offer(owner, `officer ${n} die ${test.actor}`, list);
  }
  // D7: the Cleric guards against the undead, themself or an ally.
  if (c.hero.profession === 'cleric' && isOffensive(test) && t.characters[test.target].side === c.side) {
    const target = t.characters[test.target];
    if (hasMark(t.characters[test.actor], 'undead') && !holds(target, 'cleric')) offer(owner, `cleric ${n} ${test.target}`, list);
  }
}

type Did = { what: string; words: string; domain: string };
type Deed = (p: P, seat: number, parts: readonly string[], did: Did) => void;

/** Shows a card and discards it (WS-7.31, WS-7.32). */
export function playCard(p: P, by: number, card: Card, use: CardUse, { words, domain }: Did, rule: WS): void {
  const c = p.t.characters[by];
  discardFromHand(p, c.owner, card);
  note(p, by, card, words);
  p.tell?.({ kind: 'cardPlayed', rule, who: calledAs(c), seat: c.owner, card, use, words, domain });
}

const isJokerCard = (card: Card): boolean => card === 'X1' || card === 'X2';
const ownTest = (t: Table, seat: number): Test =>
  openTests(t).find(({ actor }) => t.characters[actor].owner === seat) ?? t.tests[t.tests.length - 1];
const targeted = (t: Table): Test => t.tests[t.tests.length - 1];

function tellAbility(p: P, c: Character, ability: string, detail = ''): void {
  p.tell?.({ kind: 'abilityUsed', rule: 'WS-9.25', who: calledAs(c), ability, detail });
}

/** How each modification is done, by the first word of the answer. */
const DEEDS: { readonly [verb: string]: Deed } = {
  bonus: (p, seat, [card], did) => {
    const test = ownTest(p.t, seat);
    playCard(p, test.actor, card as Card, 'bonus', did, 'WS-7.3');
    test.card = card as Card;
    // WS-5.7
    if (isJokerCard(card as Card)) widen(p, test);
  },
  automatic: (p, seat, [card], did) => {
    const test = ownTest(p.t, seat);
    playCard(p, test.actor, card as Card, 'automatic', did, 'WS-7.4');
    test.automatic = card as Card;
  },
  guard: (p, _seat, [card], did) => {
    const test = targeted(p.t);
    playCard(p, test.target, card as Card, 'resistance', did, 'WS-7.14');
    test.guard = card as Card;
  },
  help: (p, _seat, [by, card, tester], did) => {
    const test = testOf(p.t, Number(tester));
    const helper = p.t.characters[Number(by)];
    playCard(p, Number(by), card as Card, 'help', did, 'WS-7.19');
    test.helps.push(card as Card);
    test.helpers.push(Number(by));
    if (p.t.phase !== 'free') {
      helper.pool--;
      helper.spentOtherwise = true;
      helper.helped.push(test.actor);
    }
    // WS-7.26
    if (isJokerCard(card as Card)) widen(p, test);
  },
  raise: (p, seat, [source]) => {
    const test = ownTest(p.t, seat);
    const c = p.t.characters[test.actor];
    const by = raiseBy(p.t, c, test, source);
    pay(p, c, raiseCost(p.t, c, test, source), 'raise', 'WS-9.1');
    if (source !== 'token') tellAbility(p, c, source);
    if (source === 'fiery_passion') c.passionate = true;
    if (c.hero?.gadgets.some((gadget) => gadget === source)) test.gadget = true;
    test.raise = by;
    test.raisedBy = source;
  },
  die: (p, seat, [source]) => {
    const test = ownTest(p.t, seat);
    const c = p.t.characters[test.actor];
    if (source === 'token') pay(p, c, basicCost(p.t, c, test), 'die', 'WS-9.2');
    else {
      c.scene.push(source);
      test.gadget = true;
      tellAbility(p, c, source);
    }
    rollDice(p, test, 1);
  },
  achievement: (p, seat, [at]) => {
    const test = ownTest(p.t, seat);
    const c = p.t.characters[test.actor];
    const i = Number(at);
    c.usedAchievements.push(i);
    test.achievement = i;
    const title = c.hero?.achievements[i].title ?? { en: '', pl: '' };
    p.tell?.({ kind: 'achievementUsed', rule: 'WS-9.18', who: calledAs(c), title: { ...title }, bonus: achievementBonus(c, i) });
  },
  ability: (p, seat, [id]) => {
    if (id === 'hypnotic_charm') {
      const test = ownTest(p.t, seat);
      const c = p.t.characters[test.actor];
      c.used.push('race');
      tellAbility(p, c, id);
      widen(p, test);
      return;
    }
    const c = p.t.characters[targeted(p.t).target];
    if (id === 'special_agent') c.used.push('profession');
    else pay(p, c, 1, 'ability', 'WS-9.4');
    c.scene.push(id);
    tellAbility(p, c, id);
  },
  officer: (p, _seat, [by, use, tester]) => {
    const test = testOf(p.t, Number(tester));
    const c = p.t.characters[Number(by)];
    pay(p, c, 1, 'ability', 'WS-9.11');
    tellAbility(p, c, 'officer');
    if (use === 'raise') test.officer = 1;
    else rollDice(p, test, 1);
  },
  cleric: (p, _seat, [by, target]) => {
    const c = p.t.characters[Number(by)];
    pay(p, c, 1, 'ability', 'WS-9.4');
    tellAbility(p, c, 'cleric');
    p.t.characters[Number(target)].scene.push('cleric');
  },
};

/** The card an answer plays, and who plays it. */
function cardOf(t: Table, seat: number, what: string): { by: number; card: Card } | null {
  const [verb, first, second] = what.split(' ');
  if (verb === 'bonus' || verb === 'automatic') return { by: ownTest(t, seat).actor, card: first as Card };
  if (verb === 'guard') return { by: targeted(t).target, card: first as Card };
  return verb === 'help' ? { by: Number(first), card: second as Card } : null;
}

/** WS-9.26: what was stated holds, and stays among the notes (WS-8.8). */
function state(p: P, seat: number, what: string, words: string): void {
  const { actor } = ownTest(p.t, seat);
  note(p, actor, null, words === STOCK_LINE ? '' : words);
  p.tell?.({ kind: 'stated', rule: 'WS-9.26', who: nameOf(p.t, actor), ability: restOf('raise', what) ?? '', words });
}

modify.does((w) => [
  w.call(
    describe,
    (t, f) => {
      const played = cardOf(t, f.seat, f.vars.what);
      return played && { ...played, judged: !targeted(t).sentBack };
    },
    (_p, f, given) => {
      f.vars.described = given;
    },
  ),
  w.call(
    condition,
    (t, f) => {
      const ability = restOf('raise', f.vars.what);
      if (ability === null || !isTaste(ability) || !t.settings.describe) return null;
      return { by: ownTest(t, f.seat).actor, ability, judged: !targeted(t).sentBack };
    },
    (p, f, { back, words }) => {
      f.vars.described = { ...f.vars.described, back };
      if (!back) state(p, f.seat, f.vars.what, words);
    },
  ),
  w.run((p, f) => {
    const { what, described } = f.vars;
    if (described.back) {
      // WS-8.7: the card is not lost.
      targeted(p.t).sentBack = true;
      p.give(modify, CANCELLED);
      return;
    }
    const [verb, ...parts] = what.split(' ');
    DEEDS[verb](p, f.seat, parts, { what, words: described.words, domain: described.domain });
    p.give(modify, '');
  }),
]);

/** Whether a modification would be the actor's, for standing orders. */
export const isActorOf = (t: Table, test: Test, seat: number): boolean =>
  test.actor !== NONE && t.characters[test.actor].owner === seat;
