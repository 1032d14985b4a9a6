/** Chapter 10 in its two ways: what is listed quickly, and what is explained at leisure, are the same everywhere. */
import { expect, test } from 'vitest';
import { BRIGADE_TO, WAGON_TO } from '../rules/answers.ts';
import { pushWagonMoves, whyNotWagon } from '../rules/move-wagon.ts';
import { canMove, canMoveOffAshes, cheapestWay, MOVE_KINDS, pushBrigadeMoves, whyNotMove } from '../rules/moves.ts';
import { SPACE_NAMES, SPACES } from '../spaces.ts';
import { DESTROYED } from '../table.ts';
import { positionNumber } from './positions.ts';

const POSITIONS = 400;

test('a space is listed for the Brigade if and only if there is nothing against it', () => {
  const reasons = new Set<string>();
  let listed = 0;
  for (let n = 0; n < POSITIONS; n++) {
    const { table: t } = positionNumber(n);
    for (const kind of MOVE_KINDS) {
      const list: string[] = [];
      pushBrigadeMoves(t, t.active, kind, list);
      const explained = SPACE_NAMES.map((_, s) => whyNotMove(t, t.active, kind, s));
      const free = explained.flatMap((why, s) => (why === null ? [s] : []));
      expect([...list].sort(), `position ${n}, ${kind}`).toEqual(free.map((s) => BRIGADE_TO[s]).sort());
      expect(canMove(t, t.active, kind), `position ${n}, ${kind}: can move`).toBe(free.length > 0);
      const off = free.some((s) => t.fire[s] !== DESTROYED);
      expect(canMoveOffAshes(t, t.active, kind), `position ${n}, ${kind}: off the ashes`).toBe(off);
      for (const s of free) expect(cheapestWay(t, t.active, s, kind === 'incorporeal'), `position ${n}: way`).not.toBeNull();
      listed += free.length;
      for (const why of explained) if (why) reasons.add(`${why.rule} ${why.why}`);
    }
  }
  // Every reason there is was met, so the two ways were compared where they could differ.
  expect([...reasons].sort()).toEqual([
    'BR-10.10 mustLeaveDestroyed',
    'BR-10.12 fireStopsYou',
    'BR-10.15 alreadyThere',
    'BR-10.2 tooFar',
    'BR-10.3 brigadeInTheWay',
    'BR-10.3 noWayThere',
    'BR-10.6 tooFar',
    'BR-10.7 tooFar',
    'BR-10.9 cannotEndOnDestroyed',
    'BR-2.13 noSuchSpace',
    'BR-25.4 cannotEndOnDestroyed',
    'BR-26.15 nowhereToPush',
  ]);
  expect(listed).toBeGreaterThan(POSITIONS * 10);
});

test('a space is listed for the Wagon if and only if there is nothing against it', () => {
  const reasons = new Set<string>();
  for (let n = 0; n < POSITIONS; n++) {
    const { table: t } = positionNumber(n);
    for (let seat = 0; seat < t.seats; seat++) {
      const list: string[] = [];
      pushWagonMoves(t, seat, list);
      const free: string[] = [];
      for (let s = 0; s < SPACES; s++) {
        const why = whyNotWagon(t, seat, s);
        if (why) reasons.add(`${why.rule} ${why.why}`);
        else free.push(WAGON_TO[s]);
      }
      expect(list, `position ${n}, seat ${seat}`).toEqual(free);
    }
  }
  expect([...reasons].sort()).toEqual([
    'BR-11.1 brigadeInTheWay',
    'BR-11.1 wagonInTheWay',
    'BR-11.1 wagonNotOnDestroyed',
    'BR-11.3 wagonInTheWay',
    'BR-11.7 alreadyThere',
    'BR-2.13 noSuchSpace',
  ]);
});
