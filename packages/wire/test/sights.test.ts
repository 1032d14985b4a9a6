/** Sights after updates: laid upon what was sent before, or asked for anew. */
import type { View } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { changeOf, type Sent, type Sight, sightsAfter } from '../src/index.ts';

const sight = (seat: number | null, hand: string[], actions: number): Sight => ({
  seat,
  undo: 'none',
  view: {
    game: 'toy@1.0.0',
    seat,
    table: { hand, actions, city: { name: 'Ember', blocks: [1, 2, 3] } },
    where: [],
    asked: null,
    mayAlso: [],
    waitingFor: [],
    outcome: null,
    report: null,
  } satisfies View,
});

const sent = (sight: Sight): Sent => ({ sight, printed: null });

describe('sights after an update', () => {
  test('are made of those before it and what has changed', () => {
    const before = [sight(0, ['Ah', 'Kd'], 3), sight(1, [], 0)];
    const after: Sight[] = [{ ...sight(0, ['Kd'], 2), undo: 'free' }, sight(1, [], 0)];
    const made = after.map((one, i) => changeOf(sent(before[i]), one, []));
    const changes = made.map(({ change }) => change);
    expect(made.map(({ now }) => now.sight)).toEqual(after);
    // What did not change is the same thing, whose fingerprint is known.
    expect(made[1].now.sight.view).toBe(before[1].view);
    expect(changes[0].view).toBeUndefined();
    expect(changes[1].patch).toBeNull();
    expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(after).length / 2);
    expect(sightsAfter(before, JSON.parse(JSON.stringify(changes)))).toEqual(after);
  });

  test('are whole where there was nothing before', () => {
    const after = sight(null, [], 1);
    const { change } = changeOf(undefined, after, []);
    expect(change.view).toEqual(after.view);
    expect(sightsAfter([], [change])).toEqual([after]);
  });

  test('do not exist where a change was missed, so that the client asks for everything', () => {
    const [first, second, third] = [sight(0, ['Ah', 'Kd'], 3), sight(0, ['Kd'], 2), sight(0, [], 1)];
    const { change } = changeOf(sent(second), third, []);
    expect(sightsAfter([second], [change])).toEqual([third]);
    expect(sightsAfter([first], [change])).toBeNull();
    expect(sightsAfter([], [change])).toBeNull();
    expect(sightsAfter([{ ...first, seat: 1 }], [change])).toBeNull();
  });

  test('fit one after the other, where each fingerprint is found from the one before', () => {
    const blocks = Array.from({ length: 40 }, (_, i) => ({ i, fire: 0 }));
    const at = (n: number): Sight => {
      const one = sight(0, ['Ah', 'Kd'].slice(0, n % 3), n);
      const burning = blocks.slice(n % 5).map((block) => (block.i % 7 === n % 7 ? { ...block, fire: n } : block));
      return { ...one, view: { ...one.view, table: { hand: ['Ah', 'Kd'].slice(0, n % 3), city: { burning }, actions: n } } };
    };
    let before = sent(at(0));
    let seen = [at(0)];
    for (let n = 1; n < 60; n++) {
      const { change, now } = changeOf(before, at(n), []);
      seen = sightsAfter(seen, [JSON.parse(JSON.stringify(change))]) ?? [];
      expect(seen).toEqual([at(n)]);
      before = now;
    }
    expect(before.printed?.parts.some((part) => part !== null)).toBe(true);
  });
});
