/** Chapter 25: Mr. Cuddly. */
import { colourOf, suitOf } from '@guildhall/cards';
import { oneOf } from '@guildhall/kernel';
import { CORNER_OF_SUIT, CORNER_SPOT, CORNERS, type Corner, MR_CUDDLY_MOVES, MR_CUDDLY_START } from '../../data/index.ts';
import { NEUTRAL, NONE, type Table } from '../../table.ts';
import { book, type P } from '../book.ts';
import { drawEvent } from '../cards.ts';
import { endGame } from '../ending.ts';
import { newModel, putOnBoard } from '../reading.ts';
import { NOBODY, removal, removing, stunOrWound } from '../removal.ts';
import { sceneOf, touching } from '../scene.ts';
import { nearestFree } from './spots.ts';

/** KC-25.1, KC-25.2 */
export function placeCuddly(p: P): void {
  const { t } = p;
  const cuddly = newModel(NEUTRAL, 'mr-cuddly');
  const { x, y } = MR_CUDDLY_START;
  putOnBoard(cuddly, x, y);
  // He is nobody's to activate.
  cuddly.activated = true;
  t.models.push(cuddly);
  t.cuddly = t.models.length - 1;
  p.tell?.({ kind: 'targetPlaced', rule: 'KC-25.2', target: 'cuddly', x, y });
}

function touchingCuddly(t: Table): number[] {
  const list: number[] = [];
  for (let m = 0; m < t.models.length; m++) if (m !== t.cuddly && touching(t, m, t.cuddly)) list.push(m);
  return list;
}

/** KC-25.9, KC-25.10 */
function run(p: P, corner: Corner): void {
  const { t } = p;
  const cuddly = t.models[t.cuddly];
  const from: [number, number] = [cuddly.x, cuddly.y];
  const spot = nearestFree(sceneOf(t), cuddly, CORNER_SPOT[corner]) ?? cuddly;
  cuddly.x = spot.x;
  cuddly.y = spot.y;
  t.cuddlyMoves++;
  const to: [number, number] = [cuddly.x, cuddly.y];
  const rule = to[0] === CORNER_SPOT[corner].x && to[1] === CORNER_SPOT[corner].y ? 'KC-25.9' : 'KC-25.10';
  p.tell?.({ kind: 'cuddlyRan', rule, corner, from, to, moves: t.cuddlyMoves, of: MR_CUDDLY_MOVES });
  if (t.cuddlyMoves < MR_CUDDLY_MOVES) return;
  // KC-25.12: right after his fifth move.
  p.tell?.({ kind: 'cuddlyEscaped', rule: 'KC-25.11', moves: t.cuddlyMoves });
  endGame(p, 'escaped', 'KC-25.11', []);
}

/** At the end of a turn, only if somebody touches him (KC-25.6). */
export const mrCuddly = book.procedure('mr cuddly', { corner: oneOf([...CORNERS, ''], '') }).does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const near = t.cuddly === NONE ? [] : touchingCuddly(t);
    if (near.length === 0) return;
    const card = drawEvent(p);
    const red = colourOf(card) === 'red';
    const corner = CORNER_OF_SUIT[suitOf(card)];
    f.vars.corner = corner;
    const rule = red ? 'KC-25.7' : 'KC-25.8';
    p.tell?.({ kind: 'cuddlyRoused', rule, seat: t.initiative, card, red, corner, touching: near });
    if (!red) for (const m of near) stunOrWound(p, m, NOBODY, 'KC-25.8');
  }),
  w.when(
    (_t, f) => f.vars.corner !== '',
    [
      w.call(removal, (t) => removing(t)),
      w.run((p, f) => {
        if (f.vars.corner !== '') run(p, f.vars.corner);
      }),
    ],
  ),
]);
