/**
 * A drawing before everybody's eyes. Its draft, kept in the browser, is the truth of whoever draws; what was sent is compared
 * with it: what is missing there is sent, what is missing here comes back, what was erased on either side goes.
 */
import type { ContributionBody, View } from '@guildhall/kernel';
import type { LiveStroke, PieceBody } from '../../contributions/strokes.ts';
import { MOST_PIECE_POINTS } from '../../data/index.ts';
import type { Stroke } from '../../table.ts';
import type { TableView } from '../../view.ts';
import type { Task } from './task.ts';

/** A stroke of a draft; those drawn before it could be shown have no id yet. */
export type DraftStroke = Stroke & { id?: string };

/** What is being drawn, by whose decision: everybody at the table sees as much from the view. */
export interface Drawn {
  seat: number;
  task: Task;
}
export function drawnNow({ table, waitingFor }: View<TableView>): Drawn | null {
  const [waiting] = waitingFor;
  if (!waiting) return null;
  const { seat, question } = waiting;
  if (question === 'nature/draw') return { seat, task: { what: 'feature' } };
  if (question === 'map/draw') {
    const id = table.order.find((one) => !table.sketch.drawings[Number(one.slice(1))]);
    const l = table.locations.findIndex((one) => one.id === id);
    if (l < 0) return null;
    const { kind, wall, road, underground } = table.locations[l];
    return { seat, task: { what: 'location', l, kind, wall, road, underground } };
  }
  if (question !== 'threat acts/ruin') return null;
  // The ruin that no damage is drawn on yet (DF-7.21).
  const isMarked = (l: number): boolean => table.sketch.damage.some((one) => one.location === l && !one.hidden);
  const l = table.locations.findIndex(({ status }, i) => status === 'ruined' && !isMarked(i));
  return l < 0 ? null : { seat, task: { what: 'ruin', l } };
}

let made = 0;
/** No two strokes of a drawing share an id: two hands are told apart by their seats, two pages of one hand by the time. */
export const newStrokeId = (seat: number): string => {
  made += 1;
  return `${seat}-${Date.now().toString(36)}-${made}`;
};

/** Whoever draws: the owner of the drawing, or somebody the pen was lent to. */
export interface Hand {
  seat: number;
  owner: number;
}

/** A stroke in pieces no larger than one may be. */
export function piecesOf(stroke: DraftStroke & { id: string }): PieceBody[] {
  const { id, style, ink, width, points, pressures } = stroke;
  const pieces: PieceBody[] = [];
  for (let at = 0; at < points.length; at += 2 * MOST_PIECE_POINTS) {
    const end = Math.min(points.length, at + 2 * MOST_PIECE_POINTS);
    pieces.push({
      kind: 'piece',
      stroke: id,
      style,
      ink,
      width,
      points: points.slice(at, end),
      ...(pressures ? { pressures: pressures.slice(at / 2, end / 2) } : {}),
      done: end === points.length,
    });
  }
  return pieces;
}

export interface Compared {
  send: ContributionBody[];
  /** The strokes of the draft, and all ids that were ever in it; null: as they are. */
  draft: { strokes: DraftStroke[]; known: string[] } | null;
}
/**
 * `begun` are the strokes that everybody sees; `busy` those of this page that are being drawn or are on their way; `left` those
 * that were left unfinished before this page was opened; `lent` the seats that still hold a pen.
 */
export function compare(
  draft: { strokes: readonly DraftStroke[]; known: readonly string[] },
  begun: ReadonlyMap<string, LiveStroke>,
  hand: Hand,
  { busy, left, lent }: { busy: ReadonlySet<string>; left: ReadonlySet<string>; lent: readonly number[] },
): Compared {
  const send: ContributionBody[] = [];
  const strokes: DraftStroke[] = [];
  const known = new Set(draft.known);
  const here = new Set<string>();
  let changed = false;
  const keep = (stroke: DraftStroke & { id: string }, isNew: boolean): void => {
    strokes.push(stroke);
    here.add(stroke.id);
    if (isNew || !known.has(stroke.id)) changed = true;
    known.add(stroke.id);
  };
  for (const stroke of draft.strokes) {
    const sent = stroke.id === undefined ? undefined : begun.get(stroke.id);
    if (sent?.erased) {
      changed = true;
      continue;
    }
    const torn = sent !== undefined && !sent.done && sent.seat === hand.seat && !busy.has(sent.id);
    if (torn) {
      here.add(sent.id);
      send.push({ kind: 'erase', stroke: sent.id });
    }
    if (stroke.id !== undefined && !torn) {
      keep(stroke as DraftStroke & { id: string }, false);
      if (!sent && !busy.has(stroke.id)) send.push(...piecesOf(stroke as DraftStroke & { id: string }));
      continue;
    }
    // What has no id, or was torn on its way, is sent as a new stroke.
    const anew = { ...stroke, id: newStrokeId(hand.seat) };
    keep(anew, true);
    send.push(...piecesOf(anew));
  }
  for (const one of begun.values()) {
    const mine = one.seat === hand.seat;
    if (one.erased || here.has(one.id) || busy.has(one.id) || !(mine || hand.seat === hand.owner)) continue;
    if (known.has(one.id)) {
      send.push({ kind: 'erase', stroke: one.id });
      continue;
    }
    const over = one.done || (mine ? left.has(one.id) : !lent.includes(one.seat));
    if (!over) continue;
    if (mine && !one.done) send.push(lifted(one));
    if (one.points.length < 4) continue;
    keep({ ...styled(one), points: one.points.slice(), ...(mine ? {} : { by: one.seat }) }, true);
  }
  return { send, draft: changed ? { strokes, known: [...known] } : null };
}
const styled = ({ id, style, ink, width, pressures }: LiveStroke): Omit<DraftStroke, 'points'> & { id: string } => ({
  id,
  style,
  ink,
  width,
  ...(pressures ? { pressures: pressures.slice() } : {}),
});
/** The pen is up: nothing is added. */
const lifted = ({ id, style, ink, width, pressures }: LiveStroke): PieceBody => ({
  kind: 'piece',
  stroke: id,
  style,
  ink,
  width,
  points: [],
  ...(pressures ? { pressures: [] } : {}),
  done: true,
});

/** The drawing without the last stroke of this hand (undo is of one's own strokes). */
export function withoutLast(strokes: readonly DraftStroke[], hand: Hand): DraftStroke[] {
  const last = strokes.findLastIndex(({ by }) => (by ?? hand.owner) === hand.seat);
  return strokes.filter((_, i) => i !== last);
}
/** The strokes as the answer has them: without ids, signed where the pen was lent. */
export const signed = (strokes: readonly DraftStroke[]): Stroke[] => strokes.map(({ id: _, ...stroke }) => stroke);
