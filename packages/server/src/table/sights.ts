/** What is sent to those who watch: built from views and from facts as heard, never from the match itself. */
import { type Contribution, heardBy, type Seat } from '@guildhall/kernel';
import { publicFrozen } from '@guildhall/kernel/hall';
import {
  changeOf,
  type Heard,
  type OrdersMessage,
  type SeatOrders,
  type Sent,
  type Sight,
  type State,
  type TableState,
  type Update,
} from '@guildhall/wire';
import { chatIsOpen } from './chat.ts';
import type { Course } from './course.ts';
import type { Effect } from './effects.ts';
import { Glance } from './glance.ts';
import { seatStates, settingsOf } from './showing.ts';
import type { Presence } from './verdict.ts';
import { missing } from './votes.ts';

/** null: a spectator's eyes. */
export type Eyes = readonly (Seat | null)[];

/** Through which seats somebody looks. */
export const eyesOf = (mine: readonly Seat[]): Eyes => (mine.length > 0 ? mine : [null]);

function sight(course: Course, seat: Seat | null, glance: Glance): Sight | null {
  const { match } = course;
  if (!match) return null;
  const view = glance.view(match, seat);
  // Nothing is asked any more at a table that was abandoned.
  if (course.status === 'aborted') return { seat, view: { ...view, asked: null, mayAlso: [], waitingFor: [] }, undo: 'none' };
  return { seat, view, undo: undoOf(course, seat) };
}

function undoOf(course: Course, seat: Seat | null): Sight['undo'] {
  if (seat === null || course.status !== 'playing' || course.halted || !course.match || course.sitters[seat].bot !== null)
    return 'none';
  const refusal = course.match.whyNotUndo(seat);
  return refusal === null ? 'free' : refusal.why === 'undoNeedsConsent' ? 'ask' : 'none';
}

export function sightsOf(course: Course, eyes: Eyes, glance: Glance): Sight[] {
  return eyes.flatMap((seat) => sight(course, seat, glance) ?? []);
}

function heard(course: Course, seat: Seat | null, from: number): Heard[] {
  const log: Heard[] = [];
  for (const { sequence, at, told } of course.lines) {
    if (sequence <= from) continue;
    const facts = heardBy(told, seat);
    const last = log.at(-1);
    // One event may consist of several answers.
    if (last?.sequence === sequence) last.facts.push(...facts);
    else log.push({ sequence, at, facts });
  }
  return log;
}

export function tableState(course: Course, presence: Presence, glance = new Glance()): TableState {
  const { ask, abortVotes, attendance } = course;
  const here = presence.here();
  return {
    status: course.status,
    seats: seatStates(course, presence),
    clock: course.clocks.show(),
    undo: ask && { sequence: ask.sequence, seat: ask.seat, agreed: [...ask.agreed], missing: missing(course, ask) },
    abort: abortVotes.agreed.length > 0 ? { agreed: [...abortVotes.agreed], missing: missing(course, abortVotes) } : null,
    rematch: course.rematch,
    chatOpen: chatIsOpen(course, null, glance),
    host: course.host(() => here),
    pause: attendance.paused ? { seats: attendance.pausedBy() } : null,
    suspended: course.halted && attendance.suspended,
    frozen: course.frozen && publicFrozen(course.frozen),
    campaign: course.campaign?.state(course.match) ?? null,
  };
}

/** Those who look: through which seats, and which they may take back. */
export interface Looker {
  readonly mine: readonly Seat[];
  readonly lostSeats: readonly Seat[];
}

export function stateMessage(course: Course, { mine, lostSeats }: Looker, presence: Presence, since: number): State {
  const eyes = eyesOf(mine);
  const glance = new Glance();
  const from = since <= course.number && since >= course.rewound ? since : 0;
  return {
    type: 'state',
    table: course.file.id,
    settings: settingsOf(course),
    state: tableState(course, presence, glance),
    sequence: course.number,
    decision: course.decision,
    mine: [...mine],
    lost: [...lostSeats],
    sights: sightsOf(course, eyes, glance),
    from,
    logs: course.match ? eyes.map((seat) => ({ seat, log: heard(course, seat, from) })) : [],
    chat: course.talk.lines.filter(({ sequence }) => sequence > from),
    contributions: (course.match?.contributions() ?? []).map(shown),
    orders: mine.flatMap((seat) => ordersOf(course, seat) ?? []),
  };
}

/** How many lines the log had would tell of other seats' standing orders. */
const shown = (contribution: Contribution): Contribution => ({ ...contribution, after: contribution.decisions });

function ordersOf({ match }: Course, seat: Seat): SeatOrders | null {
  return match && { seat, orders: match.orders(seat) };
}

/** For the seat's own eyes alone. */
export function ordersMessage(course: Course, seat: Seat): OrdersMessage | null {
  const orders = ordersOf(course, seat);
  return orders && { type: 'orders', table: course.file.id, ...orders };
}

/** `before`: what the same eyes were sent last. What they see now is put in its place. `state`: null if it is as it was. */
export function updateMessage(
  course: Course,
  eyes: Eyes,
  before: Sent[],
  state: TableState | null,
  at: number,
  effect: Effect,
  glance: Glance,
): Update {
  const update: Update = { type: 'update', table: course.file.id, sequence: course.number, at, decision: course.decision };
  const { told } = effect;
  if (told !== null || effect.table) {
    const now: Sent[] = [];
    update.sights = sightsOf(course, eyes, glance).map((seen) => {
      const was = before.find(({ sight }) => sight.seat === seen.seat);
      const changed = changeOf(was, seen, heardBy(told ?? [], seen.seat), glance.comparison);
      now.push(changed.now);
      return changed.change;
    });
    before.splice(0, before.length, ...now);
  }
  if (state) update.state = state;
  if (effect.chat) update.chat = effect.chat;
  if (effect.contribution) update.contribution = shown(effect.contribution);
  if (effect.gone.length > 0) update.gone = effect.gone;
  return update;
}
