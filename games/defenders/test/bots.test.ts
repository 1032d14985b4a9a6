/** Bots of Defenders: where they place and move, what they strike at, that they finish sieges, and that they keep out of talk. */
import { makeBot, playGame, see } from '@guildhall/bots';
import type { SuitCard } from '@guildhall/cards';
import { isRefusal, type Plain, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { bestWord, cityWorth } from '../bots/city.ts';
import { defenders } from '../index.ts';
import type { Played } from '../table.ts';
import { creating, place, unit, word } from './founding.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const decide = (s: Scene, seed = 1): Plain =>
  makeBot('greedy', seed).decideNow(see(defenders, s.game, s.actor, new QuickRandom(seed)), { ms: 100 });

const siege = (more: Partial<Arrangement> = {}): Scene =>
  given({
    seats: 1,
    locations: { Gate: { exposed: true }, Keep: {} },
    connections: ['Gate Keep'],
    defenders: { Watch: { card: '9h', at: 'Keep' }, Crown: { card: 'Qh', at: 'Keep' } },
    threats: { Horde: { card: '5s' }, Wolf: { card: '6s' } },
    deck: ['2h', '3h', '4h'],
    ...more,
  });

describe('a greedy bot', () => {
  test('moves a defender to an entry point that nobody holds', () => {
    const s = siege().threatsAct().quietly('moves/move');
    for (let seed = 1; seed <= 5; seed++) expect(['D0 L0', 'D1 L0']).toContain(decide(s, seed));
  });
  test('stays where the entry point is held well', () => {
    const s = siege({
      defenders: { Watch: { card: '9h', at: 'Gate' }, Crown: { card: 'Qh', at: 'Gate' }, Mob: { card: '2h', at: 'Keep' } },
    });
    s.threatsAct().quietly('moves/move');
    for (let seed = 1; seed <= 5; seed++) expect(['D0 L1', 'D1 L1']).not.toContain(decide(s, seed));
  });
  test('sends more to the only way in where many may come at once (DF-17.8)', () => {
    const s = siege({
      locations: { Gate: { exposed: true, card: '3c', type: 'walls' }, Keep: {} },
      defenders: {
        Watch: { card: 'Th', at: 'Gate' },
        Host: { card: '9h', at: 'Gate' },
        Crown: { card: 'Qh', at: 'Gate' },
        Mob: { card: '5h', at: 'Keep' },
      },
      threats: { A: { card: '3s' }, B: { card: '4s' }, C: { card: '5s' }, D: { card: '6s' }, E: { card: '7s' } },
    });
    s.threatsAct().quietly('moves/move');
    for (let seed = 1; seed <= 5; seed++) expect(decide(s, seed)).toBe('D3 L0');
  });
  test('destroys the threat that counts for most', () => {
    const s = siege({
      defenders: { Watch: { card: 'Th', at: 'Gate' } },
      deck: ['X1'],
      threats: { Rats: { card: 'As' }, Wolves: { card: '7s' } },
      dice: { battle: [6, 1] },
    });
    s.threatsAct().quietly('repulse/kill');
    for (let seed = 1; seed <= 5; seed++) expect(decide(s, seed)).toBe('D0 T1');
  });
  test('never concedes and never challenges', () => {
    const s = siege({ deck: ['X1'], dice: { battle: [1, 1, 1] }, defenders: { Watch: { card: '9h', at: 'Gate' } } });
    s.threatsAct().quietly('battle/defence');
    for (let seed = 1; seed <= 5; seed++) expect(decide(s, seed)).not.toEqual({ concede: true });
  });
});

describe('words a bot gives a card', () => {
  /** Archers lie elsewhere three times, so that they are worth little. */
  const elsewhere = ['7h archers', '8h archers', '9h archers'].map((text) => ({
    sort: 'defender' as const,
    cards: [unit(text)],
  }));
  const spoken = (...cards: Played[]): Parameters<typeof bestWord> => {
    const { table } = creating({ stacks: [{ sort: 'defender', cards }, ...elsewhere] });
    return [table, { sort: 'defender', card: '8d', stack: 'S0' }, ['type scouts', 'type archers'], new QuickRandom(3)];
  };
  test('are the rarest, but none that lies on the stack already', () => {
    expect(bestWord(...spoken(unit('9c riders')))).toBe('type scouts');
    expect(bestWord(...spoken(unit('9c scouts')))).toBe('type archers');
  });
  const said = (
    sort: 'location' | 'defender',
    card: SuitCard,
    cards: Played[],
    words: string[],
    others: Played[][] = [],
  ): string => {
    const { table } = creating({ stacks: [{ sort, cards }, ...others.map((each) => ({ sort, cards: each }))] });
    return bestWord(table, { sort, card, stack: 'S0' }, words, new QuickRandom(3));
  };
  test('make a war machine of a king: it strikes every turn (DF-26.7)', () => {
    const words = ['type trebuchet', 'descriptor def.young', 'descriptor def.famous'];
    expect(said('defender', 'Kd', [unit('Tc riders')], words)).toBe('type trebuchet');
    const [table] = spoken();
    const city = (card: SuitCard): number =>
      cityWorth(creating({ stacks: [{ sort: 'defender', cards: [unit(card), word('3d def.young')] }] }).table);
    expect(cityWorth(table)).toBeLessThan(0);
    expect(city('Kd')).toBeGreaterThan(city('Td') + 10);
  });
  test('make one wall, and no second: behind it there is one way in (DF-9.4)', () => {
    const words = ['type park', 'type walls', 'type marketplace'];
    expect(said('location', '4d', [], words)).toBe('type walls');
    expect(said('location', '4d', [], words, [[place('3c walls')]])).not.toBe('type walls');
    // A fortress is small, whatever else is said of it (DF-6.13).
    expect(said('location', '4d', [place('9c fortress')], ['type walls', 'descriptor loc.famous'])).toBe('descriptor loc.famous');
  });
  test('dig no wall in: an underground one keeps nobody out (DF-9.2)', () => {
    const words = ['descriptor loc.underground', 'descriptor loc.obscure'];
    expect(said('location', '9s', [place('3c walls')], words)).toBe('descriptor loc.obscure');
    expect(said('location', '9s', [place('9c fortress')], words)).toBe('descriptor loc.underground');
  });
  test('leave the city counted as it was', () => {
    const [table, ...rest] = spoken(unit('9c scouts'));
    const before = cityWorth(table);
    bestWord(table, ...rest);
    expect(cityWorth(table)).toBe(before);
  });
});

describe('whole sieges', () => {
  const play = (bot: string, seats: number, n: number, narration = 'spoken') => {
    const options = defenders.options({ narration }, seats);
    if (isRefusal(options)) throw new Error(options.why);
    return playGame(
      { game: defenders, seats: new Array(seats).fill(bot), games: 1, seed: 'bots', options, budget: { ms: 50 } },
      n,
    );
  };
  test('are finished by greedy bots, who hold the city far more often than random ones', () => {
    let [greedy, random] = [0, 0];
    for (let n = 0; n < 6; n++) {
      greedy += defenders.outcome(play('greedy', 2, n).end as never)?.winners.length ? 1 : 0;
      random += defenders.outcome(play('random', 2, n).end as never)?.winners.length ? 1 : 0;
    }
    expect(greedy).toBeGreaterThan(random + 1);
  });
  test('bots write lines of the prompts, marked as such, where the table writes', () => {
    const { end } = play('random', 2, 1, 'written');
    const { table } = end as Scene['game'];
    for (const { description } of [...table.locations, ...table.defenders, ...table.threats]) {
      expect(description.aloud).toBe(false);
      expect(description.text.startsWith('§')).toBe(true);
    }
  });
});
