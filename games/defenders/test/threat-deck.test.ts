/** Chapter 11: the threat deck and the first threats. */
import { PACK } from '@guildhall/cards';
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { JOKER, THREAT_TYPES } from '../data/index.ts';
import { defenders } from '../index.ts';
import { draw, mapping, withoutNature } from './founding.ts';
import { dealt, given, type Scene } from './kit.ts';

/** A game played up to the first threat. */
const first = (seed: number, seats = 3, options = {}): Scene => {
  const s = dealt({ startSeat: '1', ...options }, seats, seed);
  s.playOn(seed, 5000, ({ question }) => question === 'new threat/name');
  s.expectQuestion('new threat/name', 1 % seats);
  return s;
};
const shown = (s: Scene) => s.asked(s.actor)?.show as { card: string; class: string; words: string[] };
const named = (s: Scene, name: string) => ({ name, description: 'grim', word: shown(s).words[0] });

describe('the deck', () => {
  test('DF-11.1 DF-11.2 DF-11.3 all 52 cards and the joker, which is among the lowest thirteen', () => {
    const depths = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { table: t } = first(seed);
      // The first card lies on the table.
      expect(t.deck).toHaveLength(52);
      expect([...t.deck, t.card].sort()).toEqual([...PACK, JOKER].sort());
      const depth = t.deck.indexOf(JOKER);
      expect(depth).toBeLessThan(13);
      depths.add(depth);
    }
    expect(depths.size).toBeGreaterThan(3);
  });

  test('DF-11.1 DF-11.2 DF-11.3 twelve of the shuffled cards and the joker are shuffled once more, under the other forty', () => {
    const s = draw(withoutNature(mapping({ locations: 6 })));
    while (s.question !== 'placing/location') s.answer(s.actor, 'pass');
    /** What leaves so many cards in their order, but for the one that is drawn first. */
    const kept = (cards: number, drawn = cards - 1): number[] => [
      drawn,
      ...Array.from({ length: cards - 2 }, (_, i) => cards - 2 - i),
    ];
    const deck = (pack: number, packet: number): string[] => {
      const made = s.branch();
      made.game.chance = { kind: 'scripted', script: { pack: kept(52, pack), packet: kept(13, packet) } };
      while (made.question === 'placing/location') made.answer(made.actor, made.legal(made.actor)[0]);
      return [...made.table.deck, made.table.card];
    };
    expect(deck(51, 12)).toEqual([...PACK.slice(0, 12), JOKER, ...PACK.slice(12)]);
    expect(deck(51, 0)).toEqual([JOKER, ...PACK.slice(1, 12), PACK[0], ...PACK.slice(12)]);
    // The last card of the pack is shuffled too.
    expect(deck(20, 12)).toEqual([...PACK.slice(0, 12), JOKER, ...PACK.slice(12, 20), PACK[51], ...PACK.slice(21, 51), PACK[20]]);
  });

  test('DF-11.1 cards of the city are in it again', () => {
    const s = first(3);
    const city = [...s.table.locations, ...s.table.defenders].flatMap(({ cards }) => cards.map(({ card }) => card));
    expect(city.length).toBeGreaterThanOrEqual(24);
    expect(city.every((card) => s.table.deck.includes(card) || s.table.card === card)).toBe(true);
    s.expectFact('threatDeckMade', { rule: 'DF-11.3', cards: 53 });
  });

  test('DF-11.4 nobody sees its order', () => {
    const s = first(2);
    const before = [0, 1, 2, null].map((seat) => JSON.stringify(s.view(seat)));
    const { deck } = s.table;
    [deck[20], deck[30]] = [deck[30], deck[20]];
    expect([0, 1, 2, null].map((seat) => JSON.stringify(s.view(seat)))).toEqual(before);
    expect(s.view(0).table.deck).toBe(52);
  });

  test('DF-11.3 DF-11.4 whoever thinks ahead knows that the joker is among the lowest thirteen, and nothing else', () => {
    const s = first(2);
    const random = new QuickRandom(5);
    const worlds = Array.from({ length: 200 }, () => defenders.imagine(s.game, 0, random).table.deck);
    const depths = new Set(worlds.map((deck) => deck.indexOf(JOKER)));
    expect([...depths].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, depth) => depth));
    for (const deck of worlds) expect([...deck].sort()).toEqual([...s.table.deck].sort());
    // Any of the other cards may lie on top.
    expect(new Set(worlds.map((deck) => deck.at(-1))).size).toBeGreaterThan(40);
    const city = dealt({ startSeat: '0' }, 1, 4).answer(0, 'ready');
    const piles = Array.from({ length: 60 }, () => defenders.imagine(city.game, 0, random).table);
    expect(new Set(piles.map(({ pile }) => pile.at(-1))).size).toBeGreaterThan(20);
    for (const { row } of piles) expect(row).toEqual(city.table.row);
  });
});

describe('the first threats', () => {
  test('DF-11.5 DF-11.6 in turns from the start seat until there are as many as defenders, those in the reserve too', () => {
    const s = first(4);
    const count = s.table.defenders.length;
    // One of them waits.
    s.table.where[0] = -1;
    s.table.reserve = ['D0'];
    for (let n = 0; n < count; n++) {
      s.expectQuestion('new threat/name', (1 + n) % 3);
      expect(s.all('threatDrawn').at(-1)).toMatchObject({ rule: 'DF-11.5', seat: (1 + n) % 3, card: s.table.card });
      s.answer(s.actor, named(s, `Threat ${n}`));
      expect([s.table.threats[n].seat, s.table.authors.at(-1)]).toEqual([(1 + n) % 3, (1 + n) % 3]);
    }
    expect(s.table.threats).toHaveLength(count);
    s.expectQuestion('reflection/frame', 1);
    expect(s.table.deck).toHaveLength(53 - count);
    expect(s.table.deck).toContain(JOKER);
  });

  test('DF-11.7 every card becomes a threat, whatever its suit', () => {
    const suits = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const s = first(seed);
      while (s.question === 'new threat/name') {
        const { card } = shown(s);
        s.answer(s.actor, named(s, card));
        expect(s.table.threats.at(-1)?.card).toBe(card);
        suits.add(card[1]);
      }
      expect([s.table.reserve.filter((id) => !id.startsWith('D')), s.table.morale, s.table.discard]).toEqual([[], 0, []]);
    }
    expect(suits.size).toBe(4);
  });

  test('DF-11.8 classes by face value', () => {
    const classOf = (card: 'As') => {
      const s = given({ locations: { Gate: { exposed: true } }, defenders: { Watch: {} }, deck: [card] }).threatsAct();
      return shown(s).class;
    };
    const cards = ['As', '5s', '6s', 'Ts', 'Js', 'Qs', 'Ks'] as 'As'[];
    expect(cards.map(classOf)).toEqual(['horde', 'horde', 'regiment', 'regiment', 'jack', 'queen', 'king']);
  });

  const spade = (): Scene =>
    given({
      seats: 3,
      locations: { Gate: { exposed: true } },
      defenders: { Watch: {} },
      threats: { Far: { card: '2d' } },
      deck: ['7s'],
    }).threatsAct();

  test('DF-11.8 in another setting its own words are offered beside the usual ones', () => {
    const s = given({
      options: { setting: 'zombie' },
      locations: { Gate: { exposed: true } },
      defenders: { Watch: {} },
      deck: ['7s'],
    }).threatsAct();
    expect(shown(s).words).toEqual(expect.arrayContaining([...THREAT_TYPES.zombie.middle, ...THREAT_TYPES.fantasy.middle]));
    s.refused(0, { name: 'Wolves', description: 'grim', word: THREAT_TYPES.space.middle[0] }, 'DF-11.8', 'wrongBand');
    s.answer(0, { name: 'Wolves', description: 'grim', word: THREAT_TYPES.zombie.middle[0] });
  });

  test('DF-11.9 whoever drew the card describes and names the threat', () => {
    const s = spade().expectQuestion('new threat/name', 0);
    s.refused(1, named(s, 'Orcs'), 'GH-3');
    s.refused(0, { name: 'Orcs', word: shown(s).words[0] }, 'DF-6.16', 'fieldMissing');
    s.refused(0, { ...named(s, 'Orcs'), name: 'WATCH' }, 'DF-6.16', 'nameTaken');
    s.refused(0, named(s, 'far'), 'DF-6.16', 'nameTaken');
    s.refused(0, named(s, 'gate'), 'DF-6.16', 'nameTaken');
    s.answer(0, named(s, 'Orcs'));
    expect(s.table.threats[1]).toMatchObject({
      seat: 0,
      name: 'Orcs',
      description: { text: 'grim', aloud: false },
      card: '7s',
      face: 7,
    });
    s.expectFact('threatCreated', { rule: 'DF-11.9', name: 'Orcs', description: 'grim' });
  });

  test('DF-11.10 a new threat is outside, at no particular location', () => {
    const s = spade();
    s.answer(0, named(s, 'Orcs'));
    expect([s.base('Orcs'), s.table.target[1], s.table.held]).toEqual(['outside', -1, 0]);
  });

  test('DF-11.11 each threat has its own id', () => {
    const s = spade();
    s.answer(0, named(s, 'Orcs'));
    expect(s.table.threats.map(({ id }) => id)).toEqual(['T0', 'T1']);
    expect(s.view(1).table.threats.map(({ id, name }) => [id, name])).toEqual([
      ['T0', 'Far'],
      ['T1', 'Orcs'],
    ]);
  });

  test('DF-11.12 cards stay with their units and are discarded with them, and the discard is never shuffled in', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { card: '9h', at: 'Gate' } },
      threats: { Orcs: { card: '4s' }, Far: { card: 'Kd' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [6, 1] },
    });
    const { length } = s.table.deck;
    expect(s.table.discard).not.toContain('4s');
    s.threatsAct().quietly('activation/unit');
    expect(s.table.discard).toEqual(['4s', '9c']);
    expect(s.table.deck).toHaveLength(length - 1);
    expect(s.view(1).table.discard).toEqual(['4s', '9c']);
    // The card of a defender of the city is in the deck, not with the unit; a reinforcement has its own.
    expect(s.table.deck).toContain('9h');
    const joker = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { card: '9h', at: 'Gate' }, Ada: { card: 'Jh', at: 'Gate' } },
      threats: { Giant: { card: 'Ks' }, Orcs: { card: 'Ts' } },
      deck: ['X1'],
      reserve: ['7c'],
      dice: { join: [6], battle: [1, 6, 6] },
    });
    joker.threatsAct().quietly('reinforcements/name').answer(0, { name: 'Late', aloud: true, word: 'riders' });
    expect([...joker.table.discard, ...joker.table.deck]).not.toContain('7c');
    // When it falls its card is discarded.
    const late = given({
      locations: { Gate: { exposed: true }, Keep: { exposed: true } },
      defenders: { Watch: { card: '9h', at: 'Gate' } },
      threats: { Giant: { card: 'Ts' }, Far: { card: 'Kd' } },
      deck: ['X1'],
      reserve: ['2c'],
      dice: { entry: [1], join: [6], battle: [1, 6, 6] },
    });
    late.threatsAct().quietly('reinforcements/name').answer(0, { name: 'Late', aloud: true, word: 'spellcasters' });
    expect(late.quietly('defeat/kill').table.discard).not.toContain('2c');
    late.answer(0, '{Giant} {Late}');
    expect(late.where('Late')).toBe('destroyed');
    expect(late.table.discard).toContain('2c');
  });

  test('DF-11.13 the words are examples of the class: one of them is chosen, own wording may stand beside it', () => {
    const s = spade();
    expect(shown(s).words).toEqual([...THREAT_TYPES.fantasy.middle]);
    s.refused(0, { ...named(s, 'Orcs'), word: THREAT_TYPES.fantasy.king[0] }, 'DF-11.8', 'wrongBand');
    s.refused(0, { name: 'Orcs', description: 'grim' }, 'DF-11.8', 'fieldMissing');
    s.refused(0, { ...named(s, 'Orcs'), wording: 'x'.repeat(61) }, 'DF-11.13', 'tooLong');
    s.branch().answer(0, { ...named(s, 'Orcs'), wording: 'x'.repeat(60) });
    const other = s.branch().answer(0, { ...named(s, 'Orcs'), word: shown(s).words[2], wording: '' });
    expect(other.table.threats[1]).toMatchObject({ word: THREAT_TYPES.fantasy.middle[2], wording: '' });
    s.answer(0, { ...named(s, 'Orcs'), wording: 'tax collectors' });
    expect(s.table.threats[1]).toMatchObject({ wording: 'tax collectors', class: 'regiment' });
  });
});
