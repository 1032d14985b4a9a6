/** Lines of sight to be shown: between whom, how well, and what is in the way. */
import { type Base, explainSight, type SightExplained } from '@guildhall/geometry';
import type { Plain } from '@guildhall/kernel';
import { hasAbility } from '../../rules/reading.ts';
import { isCarriage, sceneOf } from '../../rules/scene.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { activeOf, asTable } from '../model.ts';

export interface Look {
  from: Base;
  to: Base;
  viewer: number;
  target: number;
  told: SightExplained;
}

export function lookAt(table: TableView, viewer: number, target: number, standing?: Base): Look | null {
  const from = table.models[viewer];
  const real = table.models[target];
  const to = standing ?? real;
  if (from?.place !== 'play' || !to || !real) return null;
  return { from, to, viewer, target, told: explainSight(sceneOf(table), from, to, standing ? real : null) };
}

const AIMED = /^(?:shoot|cast attack|cast support) m(\d+)/;

/** The look an answer asks about: a shot or a spell. */
export function lookOfAnswer(table: TableView, answer: Plain): Look | null {
  const found = typeof answer === 'string' ? AIMED.exec(answer) : null;
  const active = activeOf(table);
  return found && active !== NONE ? lookAt(table, active, Number(found[1])) : null;
}

export const shootsOrCasts = (table: TableView, m: number): boolean => {
  const model = table.models[m];
  return model !== undefined && (model.profile === 'wizard' || hasAbility(asTable(table), m, 'reload'));
};

/** The enemy shooter nearest to where the model would stand that would see it there. */
export function watcherOf(table: TableView, m: number, standing: Base): Look | null {
  const me = table.models[m];
  if (!me) return null;
  let best: Look | null = null;
  let least = Number.POSITIVE_INFINITY;
  table.models.forEach((other, i) => {
    if (other.seat === me.seat || other.place !== 'play' || !shootsOrCasts(table, i)) return;
    const far = Math.hypot(other.x - standing.x, other.y - standing.y);
    if (far >= least) return;
    const look = lookAt(table, i, m, standing);
    if (look && look.told.sight !== 'none') {
      best = look;
      least = far;
    }
  });
  return best;
}

/** What obscures or blocks, most of it first: terrain "t3", models "m5", the carriage. */
export const inTheWayOf = (table: TableView, { told }: Look): { thing: string; blocks: boolean }[] =>
  told.inTheWay.map(({ what, index, blocks }) => ({
    thing: what === 'base' ? `m${index}` : isCarriage(table, index) ? 'carriage' : `t${index}`,
    blocks,
  }));
