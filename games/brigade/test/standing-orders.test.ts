/** Standing orders (GH-15) at the two windows: what is passed at in advance, and the exception for fireballs. */
import { describe, expect, test } from 'vitest';
import { brigade } from '../index.ts';
import { type Arrangement, given } from './kit.ts';

const FIREBALL = 'fireball/respond';

describe('GH-15 standing orders', () => {
  const veda = (more: Arrangement) =>
    given({ crew: [['veda']], loyal: { E6: 0 }, events: ['scarlet-squall'], ...more }).endTurn();
  /** Scarlet Squall drops a fireball on B1: Veda's owner may answer it. */
  const onWagon = () => veda({ brigade: ['C2'], wagon: ['B1'] }).expectQuestion(FIREBALL, 0).game;
  const onBrigade = () => veda({ brigade: ['B1'], wagon: ['A1'] }).expectQuestion(FIREBALL, 0).game;

  test('BR-26.36 a fireball is passed at, unless the Brigade stands there where that is excepted', () => {
    expect(brigade.byOrder(onWagon(), 0, {})).toBeNull();
    for (const game of [onWagon(), onBrigade()]) expect(brigade.byOrder(game, 0, { [FIREBALL]: [] })).toBe('pass');
    expect(brigade.byOrder(onWagon(), 0, { [FIREBALL]: ['brigade'] })).toBe('pass');
    expect(brigade.byOrder(onBrigade(), 0, { [FIREBALL]: ['brigade'] })).toBeNull();
  });

  test('every window and every exception has words of its own in both languages', () => {
    expect(Object.keys(brigade.orders).sort()).toEqual([FIREBALL, 'gain abilities/respond']);
    for (const { order } of Object.values(brigade.text)) {
      for (const [window, { unless }] of Object.entries(brigade.orders)) {
        for (const condition of [null, ...unless]) expect(order?.(window, condition)).not.toBe(condition ?? window);
      }
    }
    expect(brigade.text.en.order?.(FIREBALL, 'brigade')).not.toBe(brigade.text.pl.order?.(FIREBALL, 'brigade'));
  });
});
