/** Where an answer with a name would bring a model: "contact m7", "towards m7", "away from m7", "behind t3", "stay". */
import { behind, beside, distance, intoContact, newStop, type Point, towards } from '@guildhall/geometry';
import type { Plain } from '@guildhall/kernel';
import { onPiece, sceneOf } from '../../rules/scene.ts';
import type { TableView } from '../../view.ts';
import { type Aim, aimAt, type Placing } from './aim.ts';

const NAMED = /^(contact|towards|away from|behind) ([mt])(\d+)$/;

function placeOf(table: TableView, placing: Placing, answer: string): Point | null {
  const { mover, model, limit } = placing;
  const figure = table.models[model];
  if (answer === 'stay') return mover;
  const found = NAMED.exec(answer);
  if (!found || !figure || limit === null) return null;
  const [, how, what, number] = found;
  const scene = sceneOf(table);
  const on = onPiece(table, model);
  const way = { limit, on, except: figure };
  const other = what === 'm' ? table.models[Number(number)] : undefined;
  const piece = what === 't' ? scene.pieces[Number(number)] : undefined;
  if (how === 'contact')
    return other ? intoContact(scene, mover, other, way) : piece ? beside(scene, mover, piece.shape, way) : null;
  if (how === 'behind' && piece) {
    const foe = table.models.find(({ seat, place }) => place === 'play' && seat >= 0 && seat !== figure.seat);
    return foe ? behind(scene, mover, piece.shape, foe, way) : null;
  }
  if (!other) return null;
  const far = distance(mover, other) || 1;
  const k = (how === 'towards' ? 1 : -1) * Math.max(limit, far);
  const goal =
    how === 'towards' ? other : { x: mover.x + ((other.x - mover.x) / far) * k, y: mover.y + ((other.y - mover.y) / far) * k };
  const stop = newStop();
  towards(scene, mover, goal, limit, stop, on, figure);
  return { x: stop.x, y: stop.y };
}

/** The aim an answer of the list stands for, to be shown; null if it names no place that is known here. */
export function namedAim(table: TableView, placing: Placing, answer: Plain): Aim | null {
  if (typeof answer !== 'string' || placing.kind !== 'move') return null;
  const place = placeOf(table, placing, answer);
  return place ? { ...aimAt(table, placing, place), ...place, answer, free: true } : null;
}
