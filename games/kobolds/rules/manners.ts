/** Chapter 39: taking back. What was revealed stays revealed, and a move that was made is taken back by consent only (KC-39.3). */
import type { TakeBack } from '@guildhall/kernel';
import type { Table } from '../table.ts';

function hasMoved(before: Table, after: Table): boolean {
  for (let m = 0; m < after.models.length; m++) {
    const [was, is] = [before.models[m], after.models[m]];
    if (was === undefined || was.x !== is.x || was.y !== is.y || was.z !== is.z || was.place !== is.place) return true;
  }
  return false;
}

export const takeBack: TakeBack<Table> = { rule: 'KC-39.3', isDone: hasMoved };
