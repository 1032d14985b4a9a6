/** Drawing before everybody's eyes: pieces of strokes, erasing, and the pen that is lent (DF-7.2, DF-7.19, DF-31.4, DF-31.5). */
import type { ContributionKind, Contributor, Game, Plain, PlainRecord, Refusal } from '@guildhall/kernel';
import {
  MOST_LIVE_POINTS,
  MOST_PIECE_POINTS,
  MOST_STROKE_POINTS,
  MOST_STROKES_AT_ONCE,
  SILENT_STEPS,
  type TurnStep,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { DF } from '../rules/book.ts';
import { isSeat, MOST_POINTS, readPen, readPoints, readPressures } from '../rules/drawing.ts';
import { stepOf } from '../rules/phase.ts';
import { strangeField, whyNotText } from '../rules/texts.ts';
import type { Table } from '../table.ts';
import { isPerson } from './persons.ts';
import { type DrawingNow, drawingNow, type LiveStroke, pensLent, strokesBegun } from './strokes.ts';

const MOST_STROKE_ID = 40;

/** DF-14.5: in the two steps there is no drawing outside a prompt; at other times there is just nothing to draw. */
function nothingToDraw({ table: t, stack }: Game<Table>): Refusal<DF> {
  const silent =
    (SILENT_STEPS as readonly TurnStep[]).includes(stepOf(t, stack) as TurnStep) && t.settings.conferring === 'locked';
  return no(silent ? 'DF-14.5' : 'DF-7.2', 'nothingToDraw', {});
}

const whyNotStrokeId = (stroke: Plain | undefined): Refusal<DF> | null =>
  whyNotText(stroke, { field: 'stroke', rule: 'DF-31.4', most: MOST_STROKE_ID });

/** Only one's own: who draws is the owner of the drawing, or somebody the pen was lent to. */
function whyNotPen(t: Table, by: Contributor, now: DrawingNow, lent: readonly number[]): Refusal<DF> | null {
  if (isPerson(t, by, now.seat) || lent.some((seat) => isPerson(t, by, seat))) return null;
  return no('DF-7.2', 'notYourPen', { seat: now.seat });
}

/** The same pen, an open stroke, and one's own. */
function whyNotGoOn(t: Table, by: Contributor, begun: LiveStroke, body: PlainRecord): Refusal<DF> | null {
  if (!isPerson(t, by, begun.seat)) return no('DF-31.4', 'notYourStroke', { seat: begun.seat });
  if (begun.erased) return no('DF-7.19', 'noSuchStroke', { stroke: begun.id });
  if (begun.done) return no('DF-31.4', 'strokeFinished', { stroke: begun.id });
  for (const field of ['style', 'ink', 'width'] as const) {
    if (begun[field] !== body[field]) return no('DF-31.4', 'strokeChanged', { field });
  }
  if ((begun.pressures !== null) !== (body.pressures !== undefined))
    return no('DF-31.4', 'strokeChanged', { field: 'pressures' });
  return null;
}

/** A drawing in progress is no larger than one that can be confirmed; with what was erased it is still bounded. */
function whyNotSo(strokes: ReadonlyMap<string, LiveStroke>, begun: LiveStroke | undefined, more: number): Refusal<DF> | null {
  const own = (begun ? begun.points.length / 2 : 0) + more;
  if (own > MOST_STROKE_POINTS) return no('DF-31.4', 'tooManyPoints', { has: own, most: MOST_STROKE_POINTS });
  let [count, points, all] = [begun ? 0 : 1, more, more];
  for (const stroke of strokes.values()) {
    all += stroke.points.length / 2;
    if (stroke.erased) continue;
    count++;
    points += stroke.points.length / 2;
  }
  if (count > MOST_STROKES_AT_ONCE) return no('DF-31.4', 'tooManyStrokes', { has: count, most: MOST_STROKES_AT_ONCE });
  if (points > MOST_POINTS) return no('DF-31.4', 'tooManyPoints', { has: points, most: MOST_POINTS });
  return all > MOST_LIVE_POINTS ? no('DF-31.4', 'tooManyPoints', { has: all, most: MOST_LIVE_POINTS }) : null;
}

const PIECE = ['kind', 'stroke', 'style', 'ink', 'width', 'points', 'pressures', 'done'];
export const piece: ContributionKind<Table> = {
  rule: 'DF-31.4',
  lasts: 'question',
  onlookers: false,
  whyNot(g, by, body, others) {
    const t = g.table;
    const now = drawingNow(g);
    if (!now) return nothingToDraw(g);
    const wrong = whyNotPen(t, by, now, pensLent(others)) ?? strangeField(body, PIECE, 'DF-31.4') ?? whyNotStrokeId(body.stroke);
    if (wrong) return wrong;
    if (typeof body.done !== 'boolean') return no('DF-31.4', 'notAShape', { field: 'done' });
    const pen = readPen(body);
    if ('refused' in pen) return pen.refused;
    // A pen that is lifted brings no new point.
    const points = readPoints(body.points, 'points', body.done ? 0 : 1, MOST_PIECE_POINTS);
    if ('refused' in points) return points.refused;
    const pressures = readPressures(body.pressures, points.ok.length / 2);
    if ('refused' in pressures) return pressures.refused;
    if (now.question === 'map/draw' && t.locations[now.location].underground && pen.ok.style !== 'dotted') {
      return no('DF-7.12', 'mustBeDotted', {});
    }
    const strokes = strokesBegun(others);
    const begun = strokes.get(String(body.stroke));
    return (begun && whyNotGoOn(t, by, begun, body)) ?? whyNotSo(strokes, begun, points.ok.length / 2);
  },
};

export const erase: ContributionKind<Table> = {
  rule: 'DF-7.19',
  lasts: 'question',
  onlookers: false,
  whyNot(g, by, body, others) {
    const t = g.table;
    const now = drawingNow(g);
    if (!now) return nothingToDraw(g);
    const wrong =
      whyNotPen(t, by, now, pensLent(others)) ?? strangeField(body, ['kind', 'stroke'], 'DF-7.19') ?? whyNotStrokeId(body.stroke);
    if (wrong) return wrong;
    const stroke = strokesBegun(others).get(String(body.stroke));
    if (!stroke || stroke.erased) return no('DF-7.19', 'noSuchStroke', { stroke: String(body.stroke) });
    // The owner decides about the whole drawing, others about what they drew.
    if (isPerson(t, by, now.seat) || isPerson(t, by, stroke.seat)) return null;
    return no('DF-7.19', 'notYourStroke', { seat: stroke.seat });
  },
};

export const pen: ContributionKind<Table> = {
  rule: 'DF-31.5',
  lasts: 'question',
  onlookers: false,
  whyNot(g, by, body, others) {
    const t = g.table;
    const now = drawingNow(g);
    if (!now) return nothingToDraw(g);
    if (!isPerson(t, by, now.seat)) return no('DF-31.5', 'notYoursToLend', { seat: now.seat });
    const strange = strangeField(body, ['kind', 'to'], 'DF-31.5');
    if (strange) return strange;
    const lent = pensLent(others);
    const { to } = body;
    if (to === null) return lent.length > 0 ? null : no('DF-31.5', 'notLent', {});
    if (!isSeat(to, t.seats) || to === now.seat) return no('DF-31.5', 'noSuchSeat', { seat: String(to).slice(0, 40) });
    return lent.includes(to) ? no('DF-31.5', 'alreadyLent', { seat: to }) : null;
  },
};
