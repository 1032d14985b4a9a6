/** A drawing in the making: strokes, footprint, crossings and inside, and the answer they make. The rules judge it, not we. */
import type { Plain, PlainRecord, Refusal } from '@guildhall/kernel';
import { CROSSINGS_OVER, type CrossingSort, type FeatureSort, type Ink, type Kind, LEAST_DRAWN } from '../../data/index.ts';
import { crossingsDue, drawnLength, insideOf, type Mapped, readDrawing, readFeature } from '../../rules/drawing.ts';
import { groundOf, isConnectedByDefault } from '../../rules/graph.ts';
import { plainDamage, plainDrawing, plainFeature } from '../../rules/plain-drawing.ts';
import type { Crossing, Footprint, Stroke } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { plainRandom } from './ideas.ts';
import { type DraftStroke, signed } from './live.ts';
import { footprintFrom } from './shapes.ts';
import type { Task } from './task.ts';

export const TOOLS = ['pen', 'line', 'dotted', 'dashed', 'eraser', 'place', 'inside', 'hand'] as const;
export type Tool = (typeof TOOLS)[number];
/** The letter that takes each tool up. */
export const TOOL_KEYS: { readonly [tool in Tool]: string } = {
  pen: 'p',
  line: 'l',
  dotted: 'd',
  dashed: 'k',
  eraser: 'e',
  place: 'f',
  inside: 'i',
  hand: 'h',
};
export const WIDTHS = [1.5, 3, 6] as const;

export type DrawDraft = {
  strokes: DraftStroke[];
  /** The ids of all strokes that were ever in it: what is no longer there was erased. */
  known: string[];
  /** Where somebody put it; null: it follows the strokes. */
  footprint: Footprint | null;
  inside: number[] | null;
  crossings: { [id: string]: CrossingSort };
  sort: FeatureSort;
  /** Of a natural feature that may be an area or a line. */
  shape: 'area' | 'long';
  text: string;
  aloud: boolean;
  tool: Tool;
  ink: Ink;
  width: number;
};
export const EMPTY_DRAWING: DrawDraft = {
  strokes: [],
  known: [],
  footprint: null,
  inside: null,
  crossings: {},
  sort: 'river',
  shape: 'area',
  text: '',
  aloud: false,
  tool: 'pen',
  ink: 'ink',
  width: 3,
};

export const kindOf = (task: Task, draft: DrawDraft): Kind =>
  task.what === 'location' ? task.kind : draft.sort === 'river' ? 'long' : draft.shape;

/** Where it stands now: where it was put, or what the strokes look like. */
export function footprintOf(task: Task, draft: DrawDraft): Footprint | null {
  if (task.what === 'ruin') return null;
  const kind = kindOf(task, draft);
  if (draft.footprint && draft.footprint.kind === kind) return draft.footprint;
  return footprintFrom(kind, draft.strokes);
}

export interface Due {
  with: string;
  sorts: readonly CrossingSort[];
  sort: CrossingSort;
  points: number[];
}
/** Crossings noticed, each with what was said of it or else the usual. */
export function dueOf(table: Mapped, task: Task, draft: DrawDraft, footprint: Footprint | null): Due[] {
  if (task.what !== 'location' || !footprint) return [];
  return crossingsDue(table, task.l, footprint).map(({ with: id, over, points }) => {
    const sorts: readonly CrossingSort[] = CROSSINGS_OVER[over];
    const said = draft.crossings[id];
    return { with: id, sorts, sort: said && sorts.includes(said) ? said : sorts[0], points };
  });
}

/** The inside of a wall as it will be given: where it was put, within a closed wall, or the middle of the sheet. */
export function insideNow(task: Task, draft: DrawDraft, footprint: Footprint | null): number[] | null {
  if (task.what !== 'location' || !task.wall) return null;
  if (draft.inside) return draft.inside;
  if (footprint?.kind === 'long' && footprint.closed && footprint.points.length >= 6) return insideOf(footprint.points);
  return [500, 350];
}

export const unitsDrawn = (draft: DrawDraft): number => Math.floor(drawnLength(draft.strokes));
export const LEAST_UNITS = LEAST_DRAWN;

/** The answer as it stands. */
export function answerOf(table: Mapped, task: Task, draft: DrawDraft): PlainRecord {
  const strokes = signed(draft.strokes);
  if (task.what === 'ruin') return draft.aloud ? { aloud: true, strokes } : { text: draft.text, strokes };
  const footprint = footprintOf(task, draft);
  if (task.what === 'feature') return { sort: draft.sort, ...(footprint ? { footprint } : {}), strokes };
  const inside = insideNow(task, draft, footprint);
  return {
    ...(footprint ? { footprint } : {}),
    strokes,
    ...(inside ? { inside } : {}),
    crossings: dueOf(table, task, draft, footprint).map(({ with: id, sort }) => ({ with: id, sort })),
  };
}

/** Why it would be refused as it stands, or null: the rules' own reading, on what everybody sees. */
export function faultOf(table: Mapped, task: Task, answer: Plain): Refusal | null {
  if (task.what === 'ruin') return null;
  const read = task.what === 'feature' ? readFeature(answer, table.seats) : readDrawing(table, task.l, answer);
  return 'refused' in read ? read.refused : null;
}

/** The locations it would be connected with by default, by their numbers. */
export function willConnect(table: Mapped, task: Task, draft: DrawDraft): number[] {
  const footprint = footprintOf(task, draft);
  if (task.what !== 'location' || !footprint) return [];
  const read = readDrawing(table, task.l, answerOf(table, task, { ...draft, footprint, strokes: enough(task, draft) }));
  if ('refused' in read) return [];
  const { inside, crossings } = read.ok;
  const drawings = table.sketch.drawings.map((one, i) =>
    i === task.l ? { seat: 0, footprint: read.ok.footprint, strokes: [], inside } : one,
  );
  const mapped: Mapped = {
    seats: table.seats,
    locations: table.locations,
    sketch: { ...table.sketch, drawings, crossings: [...table.sketch.crossings, ...(crossings as Crossing[])] },
  };
  const ground = groundOf(mapped);
  return table.locations.map((_, i) => i).filter((i) => i !== task.l && isConnectedByDefault(mapped, ground, task.l, i));
}
/** The connections do not depend on how much of it is drawn yet. */
const enough = (task: Task, draft: DrawDraft): DraftStroke[] => [
  ...draft.strokes,
  {
    style: task.what === 'location' && task.underground ? 'dotted' : 'solid',
    ink: 'ink',
    width: 1,
    points: [0, 0, LEAST_DRAWN, 0],
  },
];

/** "Draw it for me": a plain plausible drawing to keep or to redraw. */
export function drawnForMe(table: TableView, task: Task, draft: DrawDraft): Partial<DrawDraft> {
  const random = plainRandom(table);
  if (task.what === 'ruin') return { strokes: plainDamage(table, task.l) as unknown as Stroke[] };
  const made = task.what === 'feature' ? plainFeature(table, draft.sort, random) : plainDrawing(table, task.l, random);
  const footprint = made.footprint as unknown as Footprint;
  return {
    strokes: made.strokes as unknown as Stroke[],
    footprint,
    inside: (made.inside as number[] | undefined) ?? null,
    crossings: {},
    ...(task.what === 'feature' && footprint.kind !== 'small' ? { shape: footprint.kind } : {}),
  };
}
