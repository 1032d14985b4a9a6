/** Things of a scenario that moves can be aimed at by name: the chest, the carriage, markers, and edges where they matter. */
import { beside, distance, towards as goTowards, intoContact, newStop, type Point } from '@guildhall/geometry';
import type { Plain, Random } from '@guildhall/kernel';
import { BOARD_SIZE, CARRIAGE_LENGTH, CARRIAGE_START, MARKER_RADIUS } from '../../data/index.ts';
import { NONE, type Table } from '../../table.ts';
import { markerName, markerOf } from '../answers.ts';
import { carriagePiece, onPiece, sceneOf } from '../scene.ts';

const stop = newStop();
const SHORTEST = 0.01;
const CONTACT = 'contact ';
const TOWARDS = 'towards ';
const EDGES = ['north', 'south'] as const;

const isOpen = (t: Table, k: number): boolean => t.markers[k].state === 'hidden' || t.markers[k].state === 'found';
const liesFree = (t: Table): boolean => t.chest !== null && t.chest.carrier === NONE && t.chest.dropped === NONE;
const edgesMatter = ({ scenario }: Table): boolean =>
  scenario === 'territory-grab' || scenario === 'vic' || scenario === 'chuck-ball';

/** Appends the names of what there is. */
function pushNames(t: Table, list: string[]): void {
  if (liesFree(t)) list.push('chest');
  if (t.carriage !== NONE) list.push('carriage');
  for (let k = 0; k < t.markers.length; k++) if (isOpen(t, k)) list.push(markerName(k));
  if (edgesMatter(t)) list.push(...EDGES);
}

/** Where it lies, as seen from the model: the nearest point of the carriage or edge; null if there is no such thing. */
function placeOf(t: Table, m: number, name: string): Point | null {
  const { x, y } = t.models[m];
  if (name === 'chest') return liesFree(t) ? t.chest : null;
  if (name === 'carriage') {
    if (t.carriage === NONE) return null;
    const { y0, y1 } = CARRIAGE_START;
    return { x: Math.min(Math.max(x, t.carriage), t.carriage + CARRIAGE_LENGTH), y: Math.min(Math.max(y, y0), y1) };
  }
  if (name === 'north' || name === 'south') return edgesMatter(t) ? { x, y: name === 'north' ? BOARD_SIZE : 0 } : null;
  const k = markerOf(name);
  return k !== NONE && k < t.markers.length && isOpen(t, k) ? t.markers[k] : null;
}

/** Into contact with it by one straight move: straight on if that goes, else from another side. */
function contact(t: Table, m: number, limit: number, name: string): Point | null {
  const place = placeOf(t, m, name);
  if (!place || name === 'north' || name === 'south') return null;
  const model = t.models[m];
  const size = name === 'carriage' ? 0 : MARKER_RADIUS;
  if (model.on !== NONE || distance(model, place) - model.r - size > limit) return null;
  const way = { limit, on: null };
  const carriage = carriagePiece(t);
  if (name === 'carriage') return carriage && beside(sceneOf(t), model, carriage.shape, way);
  return intoContact(sceneOf(t), model, { x: place.x, y: place.y, r: MARKER_RADIUS }, way);
}

/** Straight towards it as far as the move and what is in the way allow. */
function towards(t: Table, m: number, limit: number, name: string): Point | null {
  const place = placeOf(t, m, name);
  if (!place) return null;
  const model = t.models[m];
  if (distance(model, place) < SHORTEST) return null;
  goTowards(sceneOf(t), model, place, limit, stop, onPiece(t, m));
  return stop.length > SHORTEST ? { x: stop.x, y: stop.y } : null;
}

/** The place that "contact chest", "towards k3", "towards north" ... names for this move; null if it names none. */
export function landmarkGoal(t: Table, m: number, limit: number, answer: Plain): Point | null {
  if (typeof answer !== 'string') return null;
  if (answer.startsWith(CONTACT)) return contact(t, m, limit, answer.slice(CONTACT.length));
  return answer.startsWith(TOWARDS) ? towards(t, m, limit, answer.slice(TOWARDS.length)) : null;
}

/** Appends the names of all such places that a move of this length can be made to. */
export function pushLandmarks(t: Table, m: number, limit: number, list: string[]): void {
  const names: string[] = [];
  pushNames(t, names);
  for (const name of names) {
    if (contact(t, m, limit, name)) list.push(CONTACT + name);
    if (towards(t, m, limit, name)) list.push(TOWARDS + name);
  }
}

/** Something of the scenario to go for, by chance; null where there is nothing. */
export function someLandmark(t: Table, m: number, random: Random): Point | null {
  if (t.chest === null && t.carriage === NONE && t.markers.length === 0 && !edgesMatter(t)) return null;
  const names: string[] = [];
  pushNames(t, names);
  return names.length > 0 ? placeOf(t, m, names[random.below(names.length)]) : null;
}
