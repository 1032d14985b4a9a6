/** The map as data (D13): the sheet, footprints, strokes, natural features, crossings, connections, and how they are drawn. */
import type { Kind } from './locations.ts';

/** The sketch in map units (DF-8.2). */
export const SHEET_WIDTH = 1000;
export const SHEET_HEIGHT = 700;
/** The grid of the terminal (DF-31.3). */
export const CELL_WIDTH = 10;
export const CELL_HEIGHT = 20;
export const GRID_COLUMNS = SHEET_WIDTH / CELL_WIDTH;
export const GRID_ROWS = SHEET_HEIGHT / CELL_HEIGHT;

/** Footprints (DF-8.3): half the width of a long location, the radius of a small one. */
export const LONG_HALF_WIDTH = 12;
export const SMALL_RADIUS = 18;
export const FOOTPRINT_OF_KIND = { area: 'polygon', long: 'line', small: 'disc' } as const satisfies {
  readonly [kind in Kind]: string;
};
/** Footprints this near are adjacent (DF-8.4). */
export const ADJACENT_WITHIN = 20;

/** A location is really drawn with strokes of this length in all (DF-7.4). */
export const LEAST_DRAWN = 30;
/** Natural features in their step (DF-7.22). */
export const MOST_FEATURES = 12;
/** Strokes that mark a ruin (DF-7.21). */
export const LEAST_DAMAGE_STROKES = 1;

/** Limits of what one contribution may hold, far above what a hand draws. */
export const MOST_STROKE_POINTS = 2000;
export const MOST_STROKES_AT_ONCE = 400;
/** Of the drawing in progress: points of one piece, and of all pieces together, those of erased strokes too. */
export const MOST_PIECE_POINTS = 500;
export const MOST_LIVE_POINTS = 100_000;
export const MOST_CORNERS = 200;
export const LEAST_CORNERS = 3;
export const LEAST_LINE_POINTS = 2;
export const THINNEST = 0.5;
export const THICKEST = 24;

export const LAYERS = ['nature', 'location', 'connection', 'entry', 'damage', 'decoration'] as const;
export type Layer = (typeof LAYERS)[number];
export const LINE_STYLES = ['solid', 'dotted', 'dashed'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];
export const INKS = ['ink', 'red', 'blue', 'green', 'brown', 'grey'] as const;
export type Ink = (typeof INKS)[number];

export const FEATURE_SORTS = ['river', 'lake', 'sea', 'hills', 'mountains', 'forest', 'marsh', 'cliff', 'other'] as const;
export type FeatureSort = (typeof FEATURE_SORTS)[number];
/** Rivers part what lies on their banks (DF-8.7); nothing else does by default. */
export const isBarrier = (sort: FeatureSort): boolean => sort === 'river';

export const CROSSING_SORTS = ['ford', 'bridge', 'gate'] as const;
export type CrossingSort = (typeof CROSSING_SORTS)[number];
/** What a road needs over a river and in a wall, the default first (DF-7.14, DF-7.15). */
export const CROSSINGS_OVER = { river: ['bridge', 'ford'], wall: ['gate'] } as const satisfies {
  readonly [over in 'river' | 'wall']: readonly CrossingSort[];
};

/** Where a connection comes from; removed pairs are not connected (DF-8.19). */
export const CONNECTION_ORIGINS = ['default', 'added', 'gap', 'removed'] as const;
export type ConnectionOrigin = (typeof CONNECTION_ORIGINS)[number];

/** Order of drawing (DF-7.6 to DF-7.11), then the settling of connections and entry points. */
export const MAP_STEPS = ['nature', 'long', 'areas', 'small', 'concealed', 'underground', 'connections', 'entries'] as const;
export type MapStep = (typeof MAP_STEPS)[number];
/** The steps in which locations are drawn. */
export const DRAWING_STEPS = ['long', 'areas', 'small', 'concealed', 'underground'] as const satisfies readonly MapStep[];
export type DrawingStep = (typeof DRAWING_STEPS)[number];
export const STEP_OF_KIND: { readonly [kind in Kind]: DrawingStep } = { area: 'areas', long: 'long', small: 'small' };

/** How things are drawn by custom (DF-7.12, DF-8.14, DF-8.15, DF-9.1). */
export const CONVENTIONS = ['underground', 'added_connection', 'removed_connection', 'gap_connection', 'entry_point'] as const;
export type Convention = (typeof CONVENTIONS)[number];
export const DRAWN_AS: {
  readonly [convention in Convention]: 'dotted' | 'double_arrow' | 'cross' | 'dashed' | 'numbered_arrow';
} = {
  underground: 'dotted',
  added_connection: 'double_arrow',
  removed_connection: 'cross',
  gap_connection: 'dashed',
  entry_point: 'numbered_arrow',
};
