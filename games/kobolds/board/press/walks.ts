/** How far the walks of a list go, and which attacks hit one's own side: what an answer should say before it is given. */
import { distance } from '@guildhall/geometry';
import type { Plain, View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { cardUsed, type Placing, placingOf } from './aim.ts';
import { namedAim } from './named.ts';

export interface Walk {
  /** Of the card, in inches. */
  used: number;
  of: number;
  /** What is left to go to whom it leads towards. */
  left: number;
  /** Something stands in the way before half of it is walked. */
  stopped: boolean;
}

const TOWARDS = /^towards m(\d+)$/;
const HALF = 0.5;

function measure({ table }: View<TableView>, placing: Placing, option: string): Walk | null {
  const target = table.models[Number(TOWARDS.exec(option)?.[1] ?? -1)];
  const aim = target && namedAim(table, placing, option);
  if (!aim) return null;
  const left = distance(aim, target) - placing.mover.r - target.r;
  const stopped = aim.length < HALF * Math.min(placing.limit ?? 0, aim.length + left);
  return { ...cardUsed(placing, aim.length), left, stopped };
}

/** Measured once for each view: the list, its order and its faces all ask. */
const known = new WeakMap<View<TableView>, Map<string, Walk | null>>();

/** What a walk towards somebody comes to; null for anything else. */
export function walkOf(view: View<TableView>, option: Plain): Walk | null {
  if (typeof option !== 'string' || !TOWARDS.test(option)) return null;
  const walks = known.get(view) ?? new Map<string, Walk | null>();
  known.set(view, walks);
  const found = walks.get(option);
  if (found !== undefined) return found;
  const placing = placingOf(view.table, view.asked, view.seat);
  const walk = placing?.kind === 'move' ? measure(view, placing, option) : null;
  walks.set(option, walk);
  return walk;
}

const ATTACK = /^(?:attack|shoot) m(\d+)/;

/** KC-12.37: an attack on one's own side. It comes last, and is asked twice. */
export function isFriendlyFire(option: Plain, { asked }: View<TableView>): boolean {
  const target = typeof option === 'string' ? ATTACK.exec(option)?.[1] : undefined;
  const friends = asked?.show.friends;
  return target !== undefined && Array.isArray(friends) && friends.includes(Number(target));
}
