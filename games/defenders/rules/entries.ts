/** Chapter 9: entry points, at the start and whenever the set has changed. */
import { count, flag, type Given, kind, listOf, oneOf, type Plain, type Refusal, seat } from '@guildhall/kernel';
import { entryDie, MOST_ITEMS, MOST_PROPOSALS, MOST_SEATS } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { agreement } from './agreement.ts';
import { ADD_ENTRY, GATES, notAnAnswer, REMOVE_ENTRY, wordsOf } from './answers.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { suggestedEntries } from './graph.ts';
import { enterable, hasOthers, idsOf, isRuined, LOCATION_IDS, locationNamed, next } from './reading.ts';

/** All that is connected with one of the set. */
function around(t: Table, mask: number): number {
  let found = 0;
  for (let l = 0; l < t.links.length; l++) if ((mask >> l) & 1) found |= t.links[l];
  return found;
}
/** DF-9.11: enemy-held, ruined and exposed, or ruined and connected to what is breached. */
export function breached(t: Table): number {
  let found = t.held | (t.ruined & t.exposed);
  for (;;) {
    const more = t.ruined & around(t, found) & ~found;
    if (more === 0) return found;
    found |= more;
  }
}
/** DF-9.11 to DF-9.16. */
export function entrySet(t: Table): number {
  const open = enterable(t);
  const found = (t.exposed | around(t, breached(t)) | t.letIn) & ~t.keptOut & open;
  return found === 0 ? open : found;
}
/** DF-9.5: numbered in the order in which the locations were drawn. */
const numbered = (t: Table, set: number): number[] => t.order.filter((l) => (set >> l) & 1);

function setFrom(entries: readonly number[]): number {
  let set = 0;
  for (const l of entries) set |= 1 << l;
  return set;
}
/** DF-9.13: the pause, if the set has changed. */
export function changedEntries(t: Table): Given<typeof entryPoints.kinds> | null {
  return t.ending !== null || entrySet(t) === setFrom(t.entries) ? null : { for: t.first, anew: true };
}

export function renumber(p: P): void {
  const { t } = p;
  t.entries = numbered(t, entrySet(t));
  if (!p.tell) return;
  const entries = t.entries.map((l) => LOCATION_IDS[l]);
  p.tell({ kind: 'entryPoints', rule: 'DF-9.5', entries, die: entryDie(entries.length) ?? 0 });
}

/** Whether this proposes to add or remove an entry point of this table. */
export const isGateHere = (t: Table, value: unknown): boolean => Number(GATES.get(value)?.location) < t.locations.length;

/** Every location may be put so often, and between two proposals all seats may pass. */
const MOST_ASKED = MOST_SEATS * (1 + MOST_ITEMS * MOST_PROPOSALS);
export const entryPoints = book.procedure('entry points', {
  /** The set has changed in play (DF-9.13). */
  anew: flag(),
  active: seat,
  passes: count(MOST_SEATS),
  asked: count(MOST_ASKED),
  /** What the active player wishes, and then what they propose. */
  proposal: kind<string, Table>('', (value, t) =>
    ['', 'pass', 'confirm', 'propose'].includes(String(value)) || isGateHere(t, value)
      ? null
      : `is ${value}, which nobody proposes`,
  ),
  /** Each location once for every time it was put to decision (DF-8.21). */
  put: listOf(oneOf(LOCATION_IDS, LOCATION_IDS[0])),
});
type F = FrameOf<typeof entryPoints>;

const isEntry = (t: Table, l: number): boolean => t.entries.includes(l);
const timesPut = (f: F, l: number): number => f.vars.put.filter((id) => id === LOCATION_IDS[l]).length;

/** Why this one location cannot be proposed, or null. */
function whyNotChange(t: Table, f: F, l: number, entry: boolean): Refusal<DF> | null {
  const location = LOCATION_IDS[l];
  if (timesPut(f, l) >= MOST_PROPOSALS) return no('DF-8.21', 'putTwiceAlready', { what: location });
  if (entry === isEntry(t, l)) return no('DF-9.1', entry ? 'alreadyEntry' : 'notEntry', { location });
  if (entry) {
    if ((enterable(t) >> l) & 1) return null;
    return no('DF-9.16', 'notEnterable', { location, why: isRuined(t, l) ? 'ruined' : 'held' });
  }
  return t.entries.length > 1 ? null : no(f.vars.anew ? 'DF-9.16' : 'DF-9.3', 'lastEntry', { location });
}
function changes(t: Table, f: F): string[] {
  const list: string[] = [];
  for (let l = 0; l < t.locations.length; l++) {
    const entry = !isEntry(t, l);
    if (!whyNotChange(t, f, l, entry)) list.push(entry ? ADD_ENTRY[l] : REMOVE_ENTRY[l]);
  }
  return list;
}

/** Before play the table says what is exposed (DF-9.2); later it overrides what the rules say (DF-9.15). */
function change(p: P, f: F, text: string): void {
  const gate = GATES.get(text);
  if (!gate) return;
  const { t } = p;
  const bit = 1 << gate.location;
  if (!f.vars.anew) t.exposed = gate.entry ? t.exposed | bit : t.exposed & ~bit;
  else {
    t.letIn = gate.entry ? t.letIn | bit : t.letIn & ~bit;
    t.keptOut = gate.entry ? t.keptOut & ~bit : t.keptOut | bit;
  }
  const rule = f.vars.anew ? 'DF-9.15' : 'DF-9.1';
  p.tell?.({ kind: 'entryPointChanged', rule, location: LOCATION_IDS[gate.location], entry: gate.entry, by: f.vars.active });
  renumber(p);
}

/** Status changes end an override of that location (DF-9.15). */
export function forgetOverride(t: Table, l: number): void {
  const bit = ~(1 << l);
  t.letIn &= bit;
  t.keptOut &= bit;
}

const show = (t: Table, f: F) => ({ entries: t.entries.map((l) => LOCATION_IDS[l]), anew: f.vars.anew });
const passWord = (f: F): 'pass' | 'confirm' => (f.vars.anew && f.vars.asked === 1 ? 'confirm' : 'pass');

function takeWish(p: P, f: F, answer: string): void {
  f.vars.proposal = answer;
  const seat = f.vars.active;
  f.vars.passes = answer === 'propose' ? 0 : f.vars.passes + 1;
  if (answer === 'confirm') p.tell?.({ kind: 'entryPointsConfirmed', rule: 'DF-9.15', seat });
  else if (answer === 'pass')
    p.tell?.({ kind: 'passed', rule: f.vars.anew ? 'DF-9.15' : 'DF-9.2', seat, question: 'entry points/propose' });
}
function pushWishes(t: Table, f: F, list: string[]): void {
  list.push(passWord(f));
  if (changes(t, f).length > 0) list.push('propose');
}

/** At the start until all pass in succession; anew each seat once, the First Player first. With one person only that one. */
function goesOn(t: Table, f: F): boolean {
  if (!f.vars.anew) return f.vars.passes < t.seats;
  return f.vars.asked < (hasOthers(t) ? t.seats : 1);
}

entryPoints.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    f.vars.active = f.vars.anew ? t.first : t.start;
    if (!f.vars.anew) {
      t.exposed = suggestedEntries(t);
      p.tell?.({ kind: 'entryPointsSuggested', rule: 'DF-9.2', entries: idsOf(t.exposed) });
    }
    renumber(p);
  }),
  w.loop(goesOn, [
    w.run((_p, f) => {
      f.vars.asked++;
    }),
    w.when(
      (_t, f) => passWord(f) === 'confirm',
      [
        w.ask<string>('confirm', {
          rule: 'DF-9.15',
          always: true,
          who: (_t, f) => f.vars.active,
          legal: pushWishes,
          why: (_t, _f, answer) =>
            answer === 'propose' ? no('DF-8.21', 'noProposalsLeft', {}) : notAnAnswer('entry points/confirm', answer),
          take: takeWish,
          show,
        }),
      ],
      [
        w.ask<string>('propose', {
          rule: 'DF-9.2',
          who: (_t, f) => f.vars.active,
          legal: pushWishes,
          why: (_t, _f, answer) =>
            answer === 'propose' ? no('DF-8.21', 'noProposalsLeft', {}) : notAnAnswer('entry points/propose', answer),
          take: takeWish,
          show,
        }),
      ],
    ),
    w.when(
      (_t, f) => f.vars.proposal === 'propose',
      [
        w.ask<string>('location', {
          rule: 'DF-9.1',
          always: true,
          who: (_t, f) => f.vars.active,
          legal: (t, f, list) => void list.push(...changes(t, f)),
          why: (t, f, answer: Plain) => {
            const gate = GATES.get(answer);
            if (gate && gate.location < t.locations.length) {
              return whyNotChange(t, f, gate.location, gate.entry) ?? notAnAnswer('entry points/location', answer);
            }
            const [, id] = wordsOf(answer);
            if (id !== undefined && locationNamed(t, id) < 0) return no('DF-9.1', 'noSuchThing', { id });
            return notAnAnswer('entry points/location', answer);
          },
          take: (_p, f, answer) => {
            f.vars.proposal = answer;
            f.vars.put.push(LOCATION_IDS[GATES.get(answer)?.location ?? 0]);
          },
          show,
        }),
        w.call(
          agreement,
          (t, f) => {
            const { proposal, active } = f.vars;
            return { proposal, by: active, options: changes(t, f).filter((one) => one !== proposal) };
          },
          (p, f, { proposal, passed }) => {
            const gate = GATES.get(proposal);
            if (gate && proposal !== f.vars.proposal) f.vars.put.push(LOCATION_IDS[gate.location]);
            if (passed) change(p, f, proposal);
          },
        ),
      ],
    ),
    w.run((p, f) => {
      f.vars.active = next(p.t, f.vars.active);
    }),
  ]),
]);
