/** Chapters 17 and 18: who attacks where, individuals move, reinforcements arrive. */
import type { SuitCard } from '@guildhall/cards';
import { count, flag, needed, type Plain, type PlainRecord, pick, type Random, type Refusal, seat } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  DEFENDER_CLASS_OF_BAND,
  DEFENDER_TYPES,
  DEFENDER_TYPES_OFFERED,
  type DefenderTypeId,
  defaultTrade,
  entryDie,
  JOIN_FROM,
  MOST_WORDING,
  ownTypes,
  TRADE_CHOICES,
  type TradeChoice,
  UNDEFENDED_VALUE,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOWHERE, type Played, RESERVE, type Table } from '../table.ts';
import { ASSIGN, ASSIGNMENTS, MOVE, MOVES, notAnAnswer, PACK_NUMBER, wordsOf } from './answers.ts';
import { battles } from './battle.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { roll } from './dice.ts';
import { changedEntries, entryPoints } from './entries.ts';
import { addDefender, makeDefender } from './finalise.ts';
import { cardOrNone, placeOrNone, threatList, unitSet } from './kinds.ts';
import { enter, releaseHeld } from './losses.ts';
import {
  areConnected,
  cardValue,
  compareDefenders,
  DEFENDER_IDS,
  defenderNamed,
  isEnterable,
  isInCity,
  isIndividual,
  isRuined,
  LOCATION_IDS,
  locationNamed,
  MOST_UNITS,
  next,
  normalOrder,
  placeId,
  THREAT_IDS,
} from './reading.ts';
import { descriptionOf, ideas, sampleNaming, suggestNaming, unitPrompts, whyNotNaming, whyNotText } from './texts.ts';

export const attack = book.procedure('attack', {
  threats: needed(threatList),
  surprise: flag(),
  joker: flag(),
  /** How many of the threats have been sent, and where the last one went. */
  placed: count(MOST_UNITS),
  target: placeOrNone,
});
type F = FrameOf<typeof attack>;

/** DF-9.6 to DF-9.8. */
function rollEntry(p: P, threat: number): number {
  const { entries, first } = p.t;
  const sides = entryDie(entries.length);
  if (sides === null) return entries[0];
  for (;;) {
    const die = roll(p, 'entry', sides);
    const again = die > entries.length;
    p.tell?.({
      kind: 'entryRolled',
      rule: again ? 'DF-9.7' : 'DF-9.6',
      seat: first,
      threat: THREAT_IDS[threat],
      sides,
      die,
      again,
    });
    if (!again) return entries[die - 1];
  }
}
function send(p: P, f: F, threat: number, l: number): void {
  const { t } = p;
  t.target[threat] = l;
  f.vars.target = l;
  f.vars.placed++;
  p.tell?.({
    kind: 'threatPlaced',
    rule: 'DF-17.9',
    threat: THREAT_IDS[threat],
    location: LOCATION_IDS[l],
    from: placeId(t.base[threat]),
  });
}
/** DF-17.4, DF-17.5, DF-17.8. */
function place(p: P, f: F): void {
  const { t } = p;
  const { threats } = f.vars;
  while (f.vars.placed < threats.length) {
    const threat = threats[f.vars.placed];
    if (t.entries.length === 1) send(p, f, threat, t.entries[0]);
    else if (f.vars.placed === 0) send(p, f, threat, rollEntry(p, threat));
    else {
      const die = roll(p, 'join', 6);
      const joins = die >= JOIN_FROM;
      p.tell?.({ kind: 'joinRolled', rule: 'DF-17.5', seat: t.first, threat: THREAT_IDS[threat], die, joins });
      send(p, f, threat, joins ? f.vars.target : rollEntry(p, threat));
    }
  }
}

/** The strongest defender of a location, or NOWHERE (DF-16.7). */
function strongest(t: Table, l: number): number {
  let best = NOWHERE;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] === l && (best === NOWHERE || compareDefenders(t, d, best) < 0)) best = d;
  }
  return best;
}
/** DF-16.3 to DF-16.7: where intelligence sends the first threat; several only if all of them are undefended. */
export function informedTargets(t: Table, threat: number): number[] {
  const { face } = t.threats[threat];
  let best: number[] = [];
  let chosen = NOWHERE;
  let weaker = false;
  for (const l of t.entries) {
    const d = strongest(t, l);
    const value = d === NOWHERE ? UNDEFENDED_VALUE : cardValue(t, d);
    const isWeaker = value < face;
    if (weaker && !isWeaker) continue;
    if (isWeaker && !weaker) {
      weaker = true;
      best = [];
      chosen = NOWHERE;
    }
    if (best.length === 0) {
      best = [l];
      chosen = d;
      continue;
    }
    if (d === NOWHERE) {
      if (chosen === NOWHERE) best.push(l);
      continue;
    }
    // The strongest of the weaker ones is wanted; of the others the weakest.
    if (chosen === NOWHERE || compareDefenders(t, d, chosen) < 0 === weaker) {
      best = [l];
      chosen = d;
    }
  }
  return best;
}
function sendInformed(p: P, f: F, l: number): void {
  const { t } = p;
  const threat = f.vars.threats[0];
  const d = strongest(t, l);
  p.tell?.({
    kind: 'intelligenceUsed',
    rule: 'DF-16.2',
    threat: THREAT_IDS[threat],
    location: LOCATION_IDS[l],
    strongest: d < 0 ? '' : DEFENDER_IDS[d],
    value: d < 0 ? UNDEFENDED_VALUE : cardValue(t, d),
  });
  // DF-16.11: used up.
  t.intelligence = false;
  send(p, f, threat, l);
}

attack.does((w) => [
  w.when(
    (t) => t.intelligence,
    [
      w.ask<string>('target', {
        rule: 'DF-16.8',
        legal: (t, f, list) => {
          for (const l of informedTargets(t, f.vars.threats[0])) list.push(LOCATION_IDS[l]);
        },
        why: (t, _f, answer) => {
          const l = locationNamed(t, answer);
          return l < 0 ? notAnAnswer('attack/target', answer) : no('DF-16.3', 'notACandidate', { location: LOCATION_IDS[l] });
        },
        take: (p, f, answer) => sendInformed(p, f, locationNamed(p.t, answer)),
        show: (_t, f) => ({ threat: THREAT_IDS[f.vars.threats[0]] }),
      }),
    ],
  ),
  w.run(place),
  // DF-18.7: not in a surprise attack.
  w.when((_t, f) => !f.vars.surprise, [w.call(individuals)]),
  w.when((_t, f) => f.vars.joker, [w.call(reinforcements)]),
  w.call(battles),
  w.run(releaseHeld),
  w.call(entryPoints, changedEntries),
]);

const attacked = (t: Table): string[] => LOCATION_IDS.filter((_, l) => t.target.includes(l));

/** `moved` are the individuals that have moved: each moves once (DF-18.5). */
const individuals = book.procedure('individuals', { who: seat, moved: unitSet });
/** DF-18.2, DF-18.4 to DF-18.6: one individual, one step, into an enterable location. */
function pushIndividuals(t: Table, f: FrameOf<typeof individuals>, list: string[]): void {
  for (let d = 0; d < t.where.length; d++) {
    const from = t.where[d];
    if (from < 0 || !isIndividual(t, d) || (f.vars.moved >> d) & 1) continue;
    for (let l = 0; l < t.locations.length; l++) if (areConnected(t, from, l) && isEnterable(t, l)) list.push(MOVE[d][l]);
  }
  list.push('pass');
}
/** Why a defender cannot make this one step, by the rules that hold for every kind of step; null if they allow it. */
export function whyNotStep(t: Table, d: number, l: number, moved: number, rule: DF): Refusal<DF> | null {
  const [unit, location] = [DEFENDER_IDS[d], LOCATION_IDS[l]];
  if (!isInCity(t, d)) return no(rule, 'notInCity', { unit });
  if ((moved >> d) & 1) return no(rule === 'DF-18.1' ? 'DF-18.5' : 'DF-24.4', 'alreadyMoved', { unit });
  if (t.where[d] === l) return no(rule, 'alreadyThere', { unit, location });
  if (!areConnected(t, t.where[d], l)) return no('DF-8.5', 'notConnected', { a: LOCATION_IDS[t.where[d]], b: location });
  if (isEnterable(t, l)) return null;
  return no(isRuined(t, l) ? 'DF-23.1' : 'DF-23.2', 'notEnterable', { location, why: isRuined(t, l) ? 'ruined' : 'held' });
}
/** The pair in "D3 L5" if both are on this table. */
export function stepIn(t: Table, answer: Plain): { d: number; l: number } | null {
  const pair = MOVES.get(answer);
  return pair && pair.a < t.defenders.length && pair.b < t.locations.length ? { d: pair.a, l: pair.b } : null;
}

individuals.does((w) => [
  w.each('who', normalOrder, [
    w.ask<string>('move', {
      rule: 'DF-18.1',
      who: (_t, f) => f.vars.who,
      legal: pushIndividuals,
      why: (t, f, answer) => {
        const step = stepIn(t, answer);
        if (!step) return notAnAnswer('individuals/move', answer);
        if (!isIndividual(t, step.d)) return no('DF-18.2', 'notIndividual', { unit: DEFENDER_IDS[step.d] });
        return whyNotStep(t, step.d, step.l, f.vars.moved, 'DF-18.1') ?? notAnAnswer('individuals/move', answer);
      },
      take: (p, f, answer) => {
        const pair = MOVES.get(answer);
        if (!pair) {
          p.tell?.({ kind: 'passed', rule: 'DF-18.3', seat: f.vars.who, question: 'individuals/move' });
          return;
        }
        f.vars.moved |= 1 << pair.a;
        enter(p, f.vars.who, pair.a, pair.b, 'individual', 'DF-18.1');
      },
      show: (t) => ({ attacked: attacked(t) }),
    }),
  ]),
]);

/** `card` is on its way to `location` and still without a name. */
export const reinforcements = book.procedure('reinforcements', { active: seat, card: cardOrNone, location: placeOrNone });
type R = FrameOf<typeof reinforcements>;
const typesFor = (t: Table, card: SuitCard): readonly DefenderTypeId[] =>
  DEFENDER_TYPES_OFFERED[t.world.setting][BAND_OF_CARD[card]];

function pushAssignments(t: Table, _f: R, list: string[]): void {
  for (const id of t.reserve) {
    const d = defenderNamed(t, id);
    const texts = d < 0 ? ASSIGN[PACK_NUMBER[id]] : MOVE[d];
    for (let l = 0; l < t.locations.length; l++) if (t.target.includes(l)) list.push(texts[l]);
  }
}
function whyNotAssign(t: Table, answer: Plain): Refusal<DF> {
  const [id, place] = wordsOf(answer);
  if (answer === 'pass') return no('DF-18.13', 'mustAssign', {});
  if (place === undefined) return notAnAnswer('reinforcements/assign', answer);
  if (!t.reserve.includes(id)) return no('DF-18.8', 'notInReserve', { id });
  const l = locationNamed(t, place);
  return l < 0 ? no('DF-18.9', 'noSuchThing', { id: place }) : no('DF-18.9', 'notUnderAttack', { location: place });
}
function whyNotName(t: Table, f: R, answer: Plain): Refusal<DF> | null {
  const wrong = whyNotNaming(t, answer, ['word', 'wording', 'trade']);
  if (wrong) return wrong;
  const { word, wording, trade } = answer as PlainRecord;
  const card = f.vars.card as SuitCard;
  if (word === undefined) return no('DF-18.12', 'fieldMissing', { field: 'word' });
  if (!(typesFor(t, card) as readonly Plain[]).includes(word)) {
    return no('DF-18.11', 'wrongBand', { word: String(word).slice(0, 60), card });
  }
  const form = String(trade).slice(0, 60);
  if (trade !== undefined && !((TRADE_CHOICES as readonly Plain[]).includes(trade) && BAND_OF_CARD[card] === 'low')) {
    return no('DF-5.16', 'formNotHere', { form });
  }
  return wording === undefined
    ? null
    : whyNotText(wording, { field: 'wording', rule: 'DF-5.14', most: MOST_WORDING, optional: true });
}

const prompts = (f: R) => unitPrompts(DEFENDER_CLASS_OF_BAND[BAND_OF_CARD[f.vars.card as SuitCard]]);
const sampleReinforcement = (t: Table, f: R, random: Random): PlainRecord => ({
  ...sampleNaming(t, ...prompts(f), random),
  word: pick(random, typesFor(t, f.vars.card as SuitCard)),
});
const suggestReinforcement = (t: Table, f: R): PlainRecord => ({
  ...suggestNaming(t, ...prompts(f)),
  word: pick(ideas(t, 1), ownTypes(DEFENDER_TYPES, t.world.setting, BAND_OF_CARD[f.vars.card as SuitCard])),
});

const leaveReserve = (t: Table, id: string): void => void t.reserve.splice(t.reserve.indexOf(id), 1);

/** DF-18.11, DF-18.12: a defender of one card. */
function arrive(p: P, f: R, answer: PlainRecord): void {
  const { t } = p;
  const { active: seat, location } = f.vars;
  const card = f.vars.card as SuitCard;
  const word = String(answer.word) as DefenderTypeId;
  const trade = BAND_OF_CARD[card] === 'low' ? ((answer.trade as TradeChoice) ?? defaultTrade(word)) : null;
  const played: Played = { card, use: 'type', word, wording: String(answer.wording ?? ''), form: null, trade };
  const id = DEFENDER_IDS[t.defenders.length];
  const name = String(answer.name);
  const told = descriptionOf(t, seat, answer);
  const defender = makeDefender(id, seat, name, told, [played], true);
  addDefender(t, defender, RESERVE);
  leaveReserve(t, card);
  const { text: description, aloud, n } = told;
  const to = LOCATION_IDS[location];
  p.tell?.({
    kind: 'reinforcementArrived',
    rule: 'DF-18.8',
    seat,
    unit: id,
    card,
    name,
    description,
    aloud,
    class: defender.class,
    location: to,
    trade: trade ?? '',
    texts: { description: n },
  });
  enter(p, seat, t.defenders.length - 1, location, 'reinforcement', 'DF-18.9');
}
/** DF-18.14: it comes back as the unit it was. */
function returnUnit(p: P, seat: number, d: number, l: number): void {
  leaveReserve(p.t, DEFENDER_IDS[d]);
  const { id, name, class: own } = p.t.defenders[d];
  const location = LOCATION_IDS[l];
  const untold = { description: '', aloud: false, texts: { description: 0 } };
  const arrived = { seat, unit: id, card: '', name, ...untold, class: own, location, trade: '' } as const;
  p.tell?.({ kind: 'reinforcementArrived', rule: 'DF-18.14', ...arrived });
  enter(p, seat, d, l, 'reinforcement', 'DF-18.9');
}

reinforcements.does((w) => [
  w.run((p, f) => {
    f.vars.active = p.t.first;
  }),
  w.loop(
    (t) => t.reserve.length > 0,
    [
      w.ask<string>('assign', {
        rule: 'DF-18.8',
        who: (_t, f) => f.vars.active,
        legal: pushAssignments,
        why: (t, _f, answer) => whyNotAssign(t, answer),
        take: (p, f, answer) => {
          const move = MOVES.get(answer);
          if (move) {
            returnUnit(p, f.vars.active, move.a, move.b);
            return;
          }
          // The card stays in the reserve until its unit has a name.
          f.vars.card = answer.slice(0, 2) as SuitCard;
          f.vars.location = ASSIGNMENTS.get(answer)?.b ?? NOWHERE;
        },
        show: (t) => ({ reserve: t.reserve.slice(), attacked: attacked(t) }),
      }),
      w.when(
        (_t, f) => f.vars.card !== '',
        [
          w.ask<PlainRecord>('name', {
            rule: 'DF-18.12',
            who: (_t, f) => f.vars.active,
            form: { kind: 'other', of: 'reinforcement' },
            accepts: whyNotName,
            sample: sampleReinforcement,
            suggest: (t, f, list) => void list.push(suggestReinforcement(t, f)),
            take: (p, f, answer) => {
              arrive(p, f, answer);
              f.vars.card = '';
            },
            show: (_t, f) => ({
              card: f.vars.card,
              class: DEFENDER_CLASS_OF_BAND[BAND_OF_CARD[f.vars.card as SuitCard]],
              location: LOCATION_IDS[f.vars.location],
            }),
          }),
        ],
      ),
      w.run((p, f) => {
        f.vars.active = next(p.t, f.vars.active);
      }),
    ],
  ),
]);
