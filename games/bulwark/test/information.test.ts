/** Chapters 26 and 27: what people see. */

import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { FOES } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { dealt, turn } from './scene.ts';

describe('26. Information', () => {
  it('BW-26.1: all hands are open', () => {
    const s = dealt({ seats: 2 });
    expect(s.view(1).table.heroes[0].hand).toEqual(s.hero(0).hand);
    expect(s.view(null).table.heroes[1].hand).toEqual(s.hero(1).hand);
  });

  it('BW-26.2, BW-26.3: the list of a draw deck is open, its order is not', () => {
    const s = turn('harsfa', ['ready']).has('deck', ['set', 'heroism-1', 'heroism-2', 'gash']);
    expect(s.view(0).table.heroes[0].deck).toEqual(['gash', 'heroism-1', 'heroism-2', 'set']);
    const { woundDeck, foeDeck } = s.view(0).table;
    expect([woundDeck, foeDeck]).toEqual([16, 20]);
  });

  it('BW-26.2, BW-26.4: an imagined game draws orders and what was put away anew, and keeps what is known', () => {
    const s = dealt({ seed: 5 });
    const worlds = [1, 2, 3, 4, 5].map((seed) => bulwark.imagine(s.game, 0, new QuickRandom(seed)).table);
    for (const world of worlds) {
      expect(bulwark.problemWithTable({ ...s.game, table: world })).toBeNull();
      // Packet A of a solo game has no crown Foe, and the Mastermind lies in packet C.
      expect(world.foeDeck.slice(15).some((foe) => FOES.get(foe).crown)).toBe(false);
      expect(world.foeDeck.indexOf('guildmaster-umbra')).toBeLessThan(8);
      expect(world.heroes[0].hand).toEqual(s.hero().hand);
    }
    expect(new Set(worlds.map(({ foeDeck }) => foeDeck.join())).size).toBeGreaterThan(1);
    expect(new Set(worlds.map(({ foesAway }) => foesAway.toSorted().join())).size).toBeGreaterThan(1);
    expect(new Set(worlds.map(({ woundsAway }) => woundsAway.toSorted().join())).size).toBeGreaterThan(1);
  });

  it('BW-26.5: who looks into the Foe deck keeps what is seen, while others imagine it anew', () => {
    const s = turn('hemi', ['astrologers-chart', 'mere-bauble'], [], { hero2: 'harsfa' }, 2).nextFoes('human-spy', 'human-thief');
    s.say('play astrologers-chart').expectQuestion('foresee/top', 0);
    const tops = (seat: number): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) =>
          bulwark.imagine(s.game, seat, new QuickRandom(seed)).table.foeDeck.slice(-2).join(),
        ),
      );
    expect([...tops(0)]).toEqual(['human-thief,human-spy']);
    expect(tops(1).size).toBeGreaterThan(1);
  });

  it('BW-26.5: what was looked at stays known until it is revealed', () => {
    const s = turn('hemi', ['astrologers-chart', 'mere-bauble'], [], { hero2: 'harsfa' }, 2).nextFoes('human-spy', 'human-thief');
    s.say('play astrologers-chart', 'top human-thief');
    expect(s.view(0).table.foreseen).toEqual(['human-thief', 'human-spy']);
    expect(s.view(1).table.foreseen).toEqual([]);
    s.arrange((t) => {
      t.reveals = 1;
    });
    s.endTurn();
    expect(s.foes).toEqual(['human-thief']);
    expect(s.view(0).table.foreseen).toEqual(['human-spy']);
  });
});

describe('26. Looking into the own deck', () => {
  it('BW-26.5: who browses keeps what is seen, while others imagine it anew', () => {
    const s = turn('hemi', ['browse-wares', 'mere-bauble'], [], { hero2: 'harsfa' }, 2);
    s.has('deck', ['heroism-1', 'heroism-1', 'heroism-2', 'gilt-trinket', 'backhander', 'mere-bauble']).say('play browse-wares');
    const tops = (seat: number): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) =>
          bulwark.imagine(s.game, seat, new QuickRandom(seed)).table.heroes[0].deck.slice(-3).join(),
        ),
      );
    expect([...tops(0)]).toEqual(['gilt-trinket,backhander,mere-bauble']);
    expect(tops(1).size).toBeGreaterThan(1);
  });
});

describe('27. Closed hands', () => {
  const closed = () => dealt({ seats: 2, options: { closedHands: true } });

  it('BW-27.1: each player sees only the own hand', () => {
    const s = closed();
    expect(s.view(0).table.heroes[0].hand).toEqual(s.hero(0).hand);
    expect(s.view(0).table.heroes[1]).toMatchObject({ hand: [], handCount: 5 });
    expect(s.view(null).table.heroes[0]).toMatchObject({ hand: [], handCount: 5 });
  });

  it('BW-27.1: and only they hear what they draw', () => {
    const s = closed();
    s.say('play ready');
    expect(s.heard(0).some(({ kind }) => kind === 'drew')).toBe(true);
    expect(s.heard(1).filter(({ kind }) => kind.startsWith('drew'))).toEqual([
      { kind: 'drewHidden', rule: 'BW-28.1', seat: 0, cards: 1 },
    ]);
  });

  it('BW-27.4: others see deck and hand as one list, with the two counts', () => {
    const s = closed();
    const { deck, deckAndHand, deckCount, handCount } = s.view(1).table.heroes[0];
    expect([deck, deckCount, handCount]).toEqual([[], 5, 5]);
    expect(deckAndHand).toEqual([...s.hero(0).deck, ...s.hero(0).hand].sort());
  });
});
