/** Chapter 2b: terrain. Layout notation for home-made layouts, and which layout is played (KC-2.13, KC-D.20). */
import type { Point } from '@guildhall/geometry';
import { isRefusal, type Plain, pick, type Refusal } from '@guildhall/kernel';
import {
  LAYOUT_IDS,
  LAYOUT_PLANS,
  type LayoutId,
  type PiecePlan,
  SCENARIOS,
  type ScenarioId,
  TERRAIN_KINDS,
  type TerrainKind,
  whyNotLayout,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table, Terrain } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { anAnswer } from './kinds.ts';
import { other } from './reading.ts';

const MOST_TEXT = 8000;
const NUMBER = /^-?\d{1,3}(?:\.\d{1,6})?$/;

const isKind = (word: string): word is TerrainKind => (TERRAIN_KINDS as readonly string[]).includes(word);

function numbersIn(words: readonly string[]): number[] | null {
  return words.every((word) => NUMBER.test(word)) ? words.map(Number) : null;
}

/** "house 3 6 7 9.5 3" (two corners and the height) or "shed 2 : 3 4 6 4 5 6" (the height, then the corners of a polygon). */
function readPiece(text: string): PiecePlan | null {
  const [kind = '', ...words] = text.split(' ').filter((word) => word !== '');
  if (!isKind(kind)) return null;
  if (words[1] === ':') {
    const figures = numbersIn([words[0], ...words.slice(2)]);
    if (!figures || figures.length < 7 || figures.length % 2 === 0) return null;
    const corners: Point[] = [];
    for (let i = 1; i < figures.length; i += 2) corners.push({ x: figures[i], y: figures[i + 1] });
    return { kind, corners, height: figures[0] };
  }
  const figures = numbersIn(words);
  if (figures?.length !== 5) return null;
  const [x0, y0, x1, y1, height] = figures;
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  return { kind, corners, height };
}

/** Reads a home-made layout: pieces parted by semicolons. Whether it may be played is for `whyNotLayout` to say. */
export function readLayout(answer: Plain): PiecePlan[] | Refusal<KC> {
  if (typeof answer !== 'string' || answer.length > MOST_TEXT)
    return no('KC-2.13', 'layoutNotText', { answer: String(answer).slice(0, 80) });
  const plan: PiecePlan[] = [];
  for (const [at, text] of answer.split(';').entries()) {
    const piece = readPiece(text);
    if (!piece) return no('KC-2.9', 'layoutPart', { piece: at + 1, text: text.trim().slice(0, 80) });
    plan.push(piece);
  }
  return plan;
}

/** A layout in that notation. */
export function writeLayout(plan: readonly PiecePlan[]): string {
  return plan
    .map(({ kind, corners, height }) => {
      const [a, b, c, d] = corners;
      if (corners.length === 4 && a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x) {
        return `${kind} ${a.x} ${a.y} ${c.x} ${c.y} ${height}`;
      }
      return `${kind} ${height} : ${corners.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
    })
    .join('; ');
}

function whyNotDrawn(answer: Plain, scenario: ScenarioId | null): Refusal<KC> | null {
  const plan = readLayout(answer);
  return isRefusal(plan) ? (plan as Refusal<KC>) : whyNotLayout(plan, scenario);
}

const scenarioOrNull = (t: Table): ScenarioId | null => (t.settings.scenario === 0 ? null : t.settings.scenario);

const onTable = (plan: readonly PiecePlan[]): Terrain[] =>
  plan.map(({ kind, corners, height }) => ({ kind, height, corners: corners.flatMap(({ x, y }) => [x, y]) }));

/** The printed layouts as they lie on tables, made once: terrain never changes and is shared. */
const TERRAIN_OF = Object.fromEntries(LAYOUT_IDS.map((id) => [id, onTable(LAYOUT_PLANS[id])])) as {
  readonly [id in LayoutId]: Terrain[];
};

function setTerrain(p: P, layout: LayoutId | 'own', plan: readonly PiecePlan[], by: 'agreed' | 'dealt' | 'drawn'): void {
  const { t } = p;
  t.layout = layout;
  t.terrain = layout === 'own' ? onTable(plan) : TERRAIN_OF[layout];
  p.tell?.({ kind: 'layoutSet', rule: 'KC-2.13', layout, by, pieces: plan.length });
}

/** The layouts printed for the scenario. */
export const layoutsFor = (scenario: ScenarioId): readonly LayoutId[] => SCENARIOS[scenario].layouts;

/** Terrain already lying, or agreed on, allows the scenario. */
export function terrainAllows(t: Table, scenario: ScenarioId): boolean {
  const { layout } = t.settings;
  if (t.layout === 'own') return whyNotLayout(planOf(t), scenario) === null;
  return layout === 'random' || layout === 'own' || layoutsFor(scenario).includes(layout);
}

/** The terrain on the table as a plan. */
export function planOf(t: Pick<Table, 'terrain'>): PiecePlan[] {
  return t.terrain.map(({ kind, corners, height }) => ({
    kind,
    height,
    corners: Array.from({ length: corners.length / 2 }, (_, i) => ({ x: corners[2 * i], y: corners[2 * i + 1] })),
  }));
}

/** Lays out what the players agreed on, or deals a layout among those allowed (KC-2.13); a home-made one lies already. */
export function layTerrain(p: P, scenario: ScenarioId): void {
  const { t } = p;
  if (t.layout !== '') return;
  const { layout } = t.settings;
  if (layout !== 'random' && layout !== 'own') {
    setTerrain(p, layout, LAYOUT_PLANS[layout], 'agreed');
    return;
  }
  const allowed = layoutsFor(scenario);
  const dealt = allowed[allowed.length > 1 ? p.draw('layout', allowed.length) : 0];
  setTerrain(p, dealt, LAYOUT_PLANS[dealt], 'dealt');
}

/** KC-2.13: seat 0 draws a layout, seat 1 agrees or declines; a declined one gives way to one dealt at random. */
export const layout = book.procedure('layout', { drawing: anAnswer((text) => !isRefusal(readLayout(text))) }).does((w) => [
  w.ask<string>('draw', {
    rule: 'KC-2.13',
    who: () => 0,
    form: { kind: 'other', of: 'layout' },
    accepts: (t, _f, answer) => whyNotDrawn(answer, scenarioOrNull(t)),
    sample(t, _f, random) {
      const scenario = scenarioOrNull(t);
      return writeLayout(LAYOUT_PLANS[pick(random, scenario === null ? LAYOUT_IDS : layoutsFor(scenario))]);
    },
    take(p, f, answer) {
      f.vars.drawing = answer;
      const plan = readLayout(answer);
      p.tell?.({ kind: 'layoutProposed', rule: 'KC-2.13', seat: 0, layout: answer, pieces: isRefusal(plan) ? 0 : plan.length });
    },
    show: (t) => ({ scenario: t.settings.scenario }),
  }),
  w.ask<string>('agree', {
    rule: 'KC-2.13',
    who: () => other(0),
    legal(_t, _f, list) {
      list.push('agree', 'decline');
    },
    why: (_t, _f, answer) => notAnAnswer('layout/agree', answer),
    take(p, f, answer) {
      const plan = readLayout(f.vars.drawing);
      if (answer === 'agree' && !isRefusal(plan)) setTerrain(p, 'own', plan, 'drawn');
      else p.tell?.({ kind: 'layoutDeclined', rule: 'KC-2.13', seat: other(0) });
    },
    show: (_t, f) => ({ layout: f.vars.drawing }),
  }),
]);
