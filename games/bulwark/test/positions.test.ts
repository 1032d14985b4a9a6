/** Positions from outside: what no answers lead to is refused with the reason, and nothing changes. */
import type { Frame, SavedPosition } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { bulwark } from '../index.ts';
import type { Table } from '../table.ts';
import { versions } from '../versions.ts';
import { type BulwarkScene, turn } from './scene.ts';

/** What loading says of this position after a change of it. */
function problem(s: BulwarkScene, change: (t: Table, top: Frame, stack: Frame[]) => void): string | null {
  const copy = bulwark.copy({ ...s.game, chance: { kind: 'quick', state: [1, 2, 3, 4] } });
  change(copy.table, copy.stack[copy.stack.length - 1], copy.stack);
  const loaded = bulwark.load(JSON.parse(JSON.stringify(copy)));
  return 'problem' in loaded ? loaded.problem : null;
}
const effectIn = (stack: readonly Frame[]): Frame => {
  const frame = stack.find(({ at }) => at.startsWith('effect'));
  if (!frame) throw new Error('no effect is open');
  return frame;
};

const aiming = (): BulwarkScene => turn('harsfa', ['short-spear', 'ready'], ['human-spy']).say('play short-spear');
const paying = (): BulwarkScene =>
  turn('hemi', ['heroism-2', 'heroism-1', 'gilt-trinket']).toBuyStep().say('play heroism-2', 'buy opal');
const looking = (): BulwarkScene =>
  turn('hemi', ['astrologers-chart', 'mere-bauble']).nextFoes('human-spy', 'human-thief').say('play astrologers-chart');

describe('a position of an earlier version', () => {
  const repaired = (level: string, damage: number): number => {
    const s = turn('harsfa', ['ready'], [{ foe: 'eva' }, 'corpse-hound'], { army: 'hunt', level });
    const { table, stack } = JSON.parse(JSON.stringify(s.game)) as SavedPosition;
    Object.assign((table as unknown as Table).line[0], { damage });
    versions.find(({ version }) => version === '1.2.0')?.repair?.({ table, stack } as SavedPosition);
    return (table as unknown as Table).line[0].damage;
  };
  // BW-39.3, BW-39.13: alone against Champion Eva has 4 Health, and had 5.
  it.each([
    ['champion', 4, 3],
    ['champion', 3, 3],
    ['champion', 0, 0],
    ['legend', 5, 5],
  ])('1.2.0: crown Foes of %s with %i damage stand with %i', (level, damage, left) => {
    expect(repaired(level, damage)).toBe(left);
  });
});

describe('a loaded position', () => {
  it('is taken as it was', () => {
    for (const s of [aiming(), paying(), looking()]) expect(problem(s, () => {})).toBeNull();
  });

  it.each<[string, BulwarkScene, Parameters<typeof problem>[1], string]>([
    [
      'a cursor behind the last instruction',
      aiming(),
      (_t, _top, stack) => {
        effectIn(stack).vars.at = 2;
      },
      'but the effect has 2 instructions',
    ],
    [
      'an effect there is not',
      aiming(),
      (_t, _top, stack) => {
        effectIn(stack).vars.effect = 'long-spear';
      },
      '"long-spear", which is no effect',
    ],
    [
      'an attack by an instruction that is none',
      aiming(),
      (_t, top) => {
        top.vars.at = 0;
      },
      'stack[4] is "attack", but instruction 0 of "short-spear" is none',
    ],
    [
      'a trigger without an effect',
      aiming(),
      (t) => void t.triggers.push({ effect: 'xyzzy', subject: -1, amount: 0 }),
      'trigger 0 is "xyzzy", which is no effect',
    ],
    [
      'an effect that waits for triggers there are not',
      aiming(),
      (_t, _top, stack) => {
        effectIn(stack).vars.waiting = 1;
      },
      'stack[3].vars.waiting is 1, but 0 triggers wait',
    ],
    [
      'a gem that is none',
      paying(),
      (_t, top) => {
        top.vars.gem = 'bazaar';
      },
      '"bazaar" is bought, which is no gem to be had',
    ],
    [
      'a gem that cannot be paid',
      paying(),
      (t) => {
        t.heroism = 1;
      },
      '"opal" is bought, but cannot be paid',
    ],
    [
      'more cards looked at than there are',
      looking(),
      (_t, top) => {
        top.vars.looked = 20;
        top.vars.placed = 19;
      },
      'more cards of the Foe deck are looked at than there are',
    ],
    [
      'a dead Hero with cards',
      aiming(),
      (t) => {
        t.heroes[0].alive = false;
      },
      'heroes[0] is dead, but has cards',
    ],
    [
      'a seat that is not there',
      aiming(),
      (t) => {
        t.seat = 1;
      },
      'seat 1 is active, but there are 1 Heroes',
    ],
  ])('with %s is refused', (_name, s, change, reason) => {
    expect(problem(s, change)).toContain(reason);
  });
});
