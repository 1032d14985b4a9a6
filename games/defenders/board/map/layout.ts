/** Where everything stands on the sheet: places by their footprints, tokens beside them, spread so that none hides another. */
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../data/index.ts';
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { DefenderView, TableView, ThreatView } from '../../view.ts';

export interface Spot {
  x: number;
  y: number;
}
export const MIDDLE: Spot = { x: SHEET_WIDTH / 2, y: SHEET_HEIGHT / 2 };

/** The anchor of a location; null: not drawn yet. */
export function spotOf(table: TableView, l: number): Spot | null {
  const drawing = table.sketch.drawings[l];
  return drawing ? anchorOf(outlineOf(drawing.footprint)) : null;
}
export const indexOf = (table: TableView, id: string): number => table.locations.findIndex((one) => one.id === id);

export type Token = { id: string; x: number; y: number; home: Spot } & (
  | { side: 'defender'; unit: DefenderView }
  | { side: 'threat'; unit: ThreatView }
);

/** Tokens are this far apart at least. */
const APART = 50;
const EDGE = 34;
const clamp = (n: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, n));

/** Defenders stand in their place, attackers before it, those who hold it within. The others are not on the sheet. */
export function tokensOf(table: TableView): Token[] {
  const tokens: Token[] = [];
  table.locations.forEach((location, l) => {
    const spot = spotOf(table, l);
    if (!spot) return;
    const within: (DefenderView | ThreatView)[] = table.defenders.filter(({ where }) => where === location.id);
    const foes = table.threats.filter(({ where, target }) => (target || where) === location.id && where !== 'destroyed');
    const row = (units: readonly (DefenderView | ThreatView)[], y: number): void => {
      units.forEach((unit, i) => {
        const x = spot.x + (i - (units.length - 1) / 2) * (APART + 2);
        const at = { id: unit.id, x: clamp(x, SHEET_WIDTH), y: clamp(y, SHEET_HEIGHT), home: spot };
        tokens.push('abilities' in unit ? { ...at, side: 'defender', unit } : { ...at, side: 'threat', unit });
      });
    };
    row(within, spot.y + 30);
    row(foes, foes.some(({ target }) => target !== '') ? spot.y - 46 : spot.y + 30);
  });
  return spread(tokens);
}

/** Pushes apart what overlaps, a little at a time. */
function spread(tokens: Token[]): Token[] {
  for (let round = 0; round < 40; round++) {
    let moved = false;
    for (let i = 0; i < tokens.length; i++) {
      for (let j = i + 1; j < tokens.length; j++) {
        const [a, b] = [tokens[i], tokens[j]];
        const [dx, dy] = [b.x - a.x || 0.5 + i, b.y - a.y || 0.25];
        const gap = Math.hypot(dx, dy * 0.9);
        if (gap >= APART) continue;
        const push = (APART - gap) / 2 / (gap || 1);
        a.x = clamp(a.x - dx * push, SHEET_WIDTH);
        b.x = clamp(b.x + dx * push, SHEET_WIDTH);
        a.y = clamp(a.y - dy * push, SHEET_HEIGHT);
        b.y = clamp(b.y + dy * push, SHEET_HEIGHT);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return tokens;
}

/** Where the arrow of an entry point comes from: the nearest edge of the sheet. */
export function entryArrow({ x, y }: Spot): { from: Spot; to: Spot } {
  const sides: Spot[] = [
    { x: -14, y },
    { x: SHEET_WIDTH + 14, y },
    { x, y: -14 },
    { x, y: SHEET_HEIGHT + 14 },
  ];
  const from = sides.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) ? one : best));
  const length = Math.hypot(x - from.x, y - from.y) || 1;
  const far = Math.min(length - 22, 74);
  return { from, to: { x: from.x + ((x - from.x) / length) * far, y: from.y + ((y - from.y) / length) * far } };
}
