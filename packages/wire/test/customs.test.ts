/** Customs of the table: the game's own rule where it has one, else the table's. */
import { describe, expect, it } from 'vitest';
import { customRule, whyNotSeated } from '../src/customs.ts';

describe('customs', () => {
  it('GH-11 GH-12 GH-13 hold everywhere, unless the game has a rule of its own', () => {
    expect((['away', 'back', 'hand', 'host'] as const).map((custom) => customRule({}, custom))).toEqual([
      'GH-11',
      'GH-11',
      'GH-12',
      'GH-13',
    ]);
    expect(customRule({ customs: { hand: 'XX-1' } }, 'hand')).toBe('XX-1');
  });
  it('pause, suspension and the need of a person hold only where the game says so', () => {
    expect((['pause', 'suspend', 'person'] as const).map((custom) => customRule({}, custom))).toEqual([null, null, null]);
    expect(customRule({ customs: { pause: 'XX-2' } }, 'pause')).toBe('XX-2');
  });
  it('seats full of bots are refused where a person is needed', () => {
    const bots = [{ kind: 'bot' }, { kind: 'bot' }] as const;
    expect(whyNotSeated({}, bots)).toBeNull();
    expect(whyNotSeated({ customs: { person: 'XX-3' } }, bots)).toEqual({ rule: 'XX-3', why: 'noPerson', about: {} });
    expect(whyNotSeated({ customs: { person: 'XX-3' } }, [...bots, { kind: 'open' }])).toBeNull();
  });
});
