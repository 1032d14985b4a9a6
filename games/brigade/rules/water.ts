/** Chapters 12, 13 and 15 as far as water is concerned: paying, refilling, losing and rearranging it holder by holder. */
import { count, type FrameOf, listOf, needed, type Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { SPACE_NAMES } from '../spaces.ts';
import type { Table } from '../table.ts';
import { amountIn, HOLDER_WITH, HOLDERS, notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { holders, water } from './kinds.ts';
import { brigadePlaces, brigadeWater, has, holdersOf, placesOf, setWater, wagonCapacity, waterOf } from './reading.ts';

export function spend(p: P, seat: number, holder: string, n: number, rule: BR): void {
  if (n === 0) return;
  const left = waterOf(p.t, seat, holder) - n;
  setWater(p.t, seat, holder, left);
  p.tell?.({ kind: 'waterSpent', rule, seat, holder, n, left });
}

export function gainWater(p: P, seat: number, holder: string, n: number, cause: string, rule: BR): void {
  const now = waterOf(p.t, seat, holder) + n;
  setWater(p.t, seat, holder, now);
  p.tell?.({ kind: 'waterGained', rule, seat, holder, n, now, cause });
}

/** Fills every place of the holders; true if any water was added. */
export function fill(p: P, seat: number, holders: readonly string[], space: number, cause: string, rule: BR): boolean {
  const { t } = p;
  const before = holders.map((holder) => waterOf(t, seat, holder));
  const after = holders.map((holder) => placesOf(t, seat, holder));
  if (before.every((n, i) => n === after[i])) return false;
  for (let i = 0; i < holders.length; i++) setWater(t, seat, holders[i], after[i]);
  p.tell?.({
    kind: 'refilled',
    rule,
    seat,
    space: space < 0 ? '' : SPACE_NAMES[space],
    holders: holders.slice(),
    before,
    after,
    cause,
  });
  return true;
}

// BR-26.21 Walder Ranier: "When another player refills, they lose 1 water afterwards." Not among partners (BR-32.9).
/** How many others make this seat lose water after a refill. */
export function walders(t: Table, victim: number): number {
  if (t.settings.cooperative) return 0;
  let n = 0;
  for (let seat = 0; seat < t.seats; seat++) if (seat !== victim && has(t, seat, 'walder')) n++;
  return n;
}

const anyWater = (t: Table, seat: number): boolean => holdersOf(t, seat, true).some((holder) => waterOf(t, seat, holder) > 0);

/** BR-26.21, BR-26.22: asked of the one who refilled. */
export const walder = book.procedure('walder', { left: needed(count(3)) });
walder.does((w) => [
  w.loop(
    (t, f) => f.vars.left > 0 && anyWater(t, f.seat),
    [
      w.ask<string>('lose', {
        rule: 'BR-26.22',
        legal(t, f, list) {
          for (const holder of holdersOf(t, f.seat, true)) if (waterOf(t, f.seat, holder) > 0) list.push(holder);
        },
        why(t, f, answer) {
          if (typeof answer === 'string' && holdersOf(t, f.seat, true).includes(answer)) {
            return no('BR-26.22', 'holderEmpty', { holder: answer });
          }
          return notAnAnswer('walder/lose', answer);
        },
        take(p, f, holder) {
          f.vars.left--;
          const left = waterOf(p.t, f.seat, holder) - 1;
          setWater(p.t, f.seat, holder, left);
          p.tell?.({ kind: 'waterLost', rule: 'BR-26.21', seat: f.seat, holder, n: 1, left, cause: 'walder' });
        },
      }),
    ],
  ),
]);

/** `left` is what is still to be paid, by `holders` in this order. */
export const payWater = book.procedure('pay water', { left: needed(water), holders: needed(holders) });

/** What the holder whose turn it is must and may give. */
function payBounds(t: Table, f: FrameOf<typeof payWater>): [least: number, most: number] {
  const { holders, left } = f.vars;
  let later = 0;
  for (let i = 1; i < holders.length; i++) later += waterOf(t, f.seat, holders[i]);
  const here = waterOf(t, f.seat, holders[0]);
  return [left > later ? left - later : 0, Math.min(here, left)];
}

/** BR-12.8: the player chooses which cards and how much of the Wagon pay, holder by holder. */
payWater.does((w) => [
  w.loop(
    (_t, f) => f.vars.left > 0 && f.vars.holders.length > 0,
    [
      w.ask<string>('holder', {
        rule: 'BR-12.8',
        legal(t, f, list) {
          const [least, most] = payBounds(t, f);
          const texts = HOLDER_WITH[f.vars.holders[0]];
          for (let n = least; n <= most; n++) list.push(texts[n]);
        },
        why(t, f, answer) {
          const holder = f.vars.holders[0];
          const wants = amountNamed(holder, answer);
          if (wants === null) return notAnAnswer('pay water/holder', answer);
          const [least, most] = payBounds(t, f);
          return no('BR-12.8', 'holderGives', { holder, wants, least, most });
        },
        take(p, f, answer) {
          const n = amountIn(answer);
          spend(p, f.seat, f.vars.holders[0], n, 'BR-12.8');
          f.vars.left -= n;
          f.vars.holders.shift();
        },
        show: (_t, f) => ({ holder: f.vars.holders[0], left: f.vars.left }),
      }),
    ],
  ),
]);

function amountNamed(holder: string, answer: unknown): number | null {
  if (typeof answer !== 'string' || !answer.startsWith(`${holder} `)) return null;
  const rest = answer.slice(holder.length + 1);
  return /^\d{1,2}$/.test(rest) ? Number(rest) : null;
}

/** BR-15.1, BR-15.5: together, and some token could lie elsewhere. */
export function canTransfer(t: Table, seat: number): boolean {
  if (t.brigade[seat] !== t.wagon[seat]) return false;
  const water = brigadeWater(t, seat) + t.wagonWater[seat];
  return water > 0 && water < brigadePlaces(t, seat) + wagonCapacity(t, seat);
}
export function whyNotTransfer(t: Table, seat: number): Refusal<BR> | null {
  const brigade = SPACE_NAMES[t.brigade[seat]];
  const wagon = SPACE_NAMES[t.wagon[seat]];
  if (brigade !== wagon) return no('BR-15.1', 'notTogether', { brigade, wagon });
  const water = brigadeWater(t, seat) + t.wagonWater[seat];
  if (water === 0) return no('BR-15.5', 'noWater', {});
  return water < brigadePlaces(t, seat) + wagonCapacity(t, seat) ? null : no('BR-15.5', 'nothingWouldChange', {});
}

export const transfer = book.procedure('transfer', {
  holders,
  /** What each of them held, and what those hold that have been asked about. */
  before: listOf(water),
  after: listOf(water),
  /** Still to be distributed. */
  left: water,
});
type TransferFrame = FrameOf<typeof transfer>;

/** What the holder whose turn it is may hold afterwards, given what the later ones have places for. */
function transferBounds(t: Table, f: TransferFrame): [least: number, most: number, laterPlaces: number] {
  const { holders, after, left } = f.vars;
  let later = 0;
  for (let i = after.length + 1; i < holders.length; i++) later += placesOf(t, f.seat, holders[i]);
  const here = placesOf(t, f.seat, holders[after.length]);
  return [left > later ? left - later : 0, Math.min(here, left), later];
}

/** BR-15.5: with this amount nothing would have changed place, and nothing can any more. */
function changesNothing(f: TransferFrame, n: number, laterPlaces: number): boolean {
  const { before, after, left } = f.vars;
  if (n !== before[after.length] || after.some((a, i) => a !== before[i])) return false;
  const rest = left - n;
  return before.length - after.length <= 2 || rest === 0 || rest === laterPlaces;
}

/** Chapter 15: each holder in turn, what it holds afterwards; the last one takes the rest. */
transfer.does((w) => [
  w.run(({ t }, f) => {
    f.vars.holders = holdersOf(t, f.seat, true);
    f.vars.before = f.vars.holders.map((holder) => waterOf(t, f.seat, holder));
    f.vars.left = f.vars.before.reduce((a, b) => a + b, 0);
  }),
  w.loop(
    (_t, f) => f.vars.after.length < f.vars.holders.length,
    [
      w.ask<string>('holder', {
        rule: 'BR-15.1',
        legal(t, f, list) {
          const [least, most, later] = transferBounds(t, f);
          const texts = HOLDER_WITH[f.vars.holders[f.vars.after.length]];
          for (let n = least; n <= most; n++) if (!changesNothing(f, n, later)) list.push(texts[n]);
        },
        why(t, f, answer) {
          const holder = f.vars.holders[f.vars.after.length];
          const wants = amountNamed(holder, answer);
          if (wants === null) return notAnAnswer('transfer/holder', answer);
          const [least, most] = transferBounds(t, f);
          if (wants >= least && wants <= most) return no('BR-15.5', 'nothingWouldChange', {});
          return no('BR-15.2', 'holderTakes', { holder, wants, least, most });
        },
        take(_p, f, answer) {
          const n = amountIn(answer);
          f.vars.after.push(n);
          f.vars.left -= n;
        },
        show: (_t, f) => ({ holder: f.vars.holders[f.vars.after.length], left: f.vars.left }),
      }),
    ],
  ),
  w.run((p, f) => {
    const { holders, before, after } = f.vars;
    for (let i = 0; i < holders.length; i++) setWater(p.t, f.seat, holders[i], after[i]);
    p.tell?.({
      kind: 'waterTransferred',
      rule: 'BR-15.1',
      seat: f.seat,
      holders: [...holders],
      before: [...before],
      after: [...after],
    });
  }),
]);

export const isHolder = (answer: unknown): answer is string => typeof answer === 'string' && HOLDERS.includes(answer);
