/** Chapter 22 beyond the view: what has been shown is not taken back freely, and what is hidden is imagined anew. */
import { QuickRandom } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import { brigade } from '../index.ts';
import { type Arrangement, dealt, given } from './kit.ts';

const matchOf = (wanted: Arrangement) => Match.from(brigade, given(wanted).game, '3'.repeat(64));
type Played = ReturnType<typeof matchOf>;
const say = (match: Played, ...answers: string[]): Played => {
  for (const answer of answers) expect(match.answer(brigade.actors(match.current)[0], answer)).toBeNull();
  return match;
};
const CONSENT = { why: 'undoNeedsConsent' };

describe('taking back', () => {
  test('BR-22.2 what shows nothing hidden is taken back freely', () => {
    const match = say(matchOf({}), 'brigade B2', 'upgrade crew');
    expect(match.whyNotUndo(0)).toBeNull();
    expect(match.undo(0)).toBeNull();
    expect([match.current.table.crewTrack[0], match.current.table.actions]).toEqual([0, 3]);
  });

  test('BR-22.1 BR-22.3 the cards drawn by Recruit have been seen, and those discarded are open to all', () => {
    const recruiting = { tracks: [{ crew: 2 }], crewDeck: ['kularf', 'del-uge'] };
    const seen = say(matchOf(recruiting), 'recruit');
    expect(brigade.question(seen.current)).toBe('recruit/keep');
    expect(seen.whyNotUndo(0)).toMatchObject(CONSENT);
    for (const kept of ['kularf', 'none']) {
      expect(say(matchOf(recruiting), 'recruit', kept).whyNotUndo(0)).toMatchObject(CONSENT);
    }
    // A choice between looking and choosing shows nothing: who declines a free Recruit has seen no card.
    const declined = say(matchOf({ tracks: [{ crew: 5 }] }), 'upgrade crew', 'decline');
    expect(declined.whyNotUndo(0)).toBeNull();
  });

  test('BR-22.1 an Event card that was drawn stays drawn, even where nobody else is asked', () => {
    const alone = { seats: 1, options: { cooperative: true }, events: ['wind-east', 'sudden-downpour'] };
    const match = say(matchOf(alone), 'end');
    expect([match.current.table.turn, brigade.question(match.current)]).toEqual([2, 'action phase/action']);
    expect(match.whyNotUndo(0)).toMatchObject(CONSENT);
    say(match, 'brigade B2');
    expect(match.undo(0)).toBeNull();
    expect(match.whyNotUndo(0)).toMatchObject(CONSENT);
  });
});

describe('imagining', () => {
  test('BR-22.1 BR-22.3 the order of both decks is drawn anew, and another seat imagines the cards a recruiter holds', () => {
    const s = given({ tracks: [{ crew: 2 }], crewDeck: ['kularf', 'del-uge'] }).answer(0, 'recruit');
    const worlds = (seat: number) =>
      Array.from({ length: 12 }, (_, seed) => brigade.imagine(s.game, seat, new QuickRandom(seed)));
    const drawn = (seat: number) =>
      worlds(seat).map((world) => brigade.view(world, 0).table.drawn?.cards.slice().sort().join() ?? '');
    expect(new Set(drawn(0))).toEqual(new Set(['del-uge,kularf']));
    expect(new Set(drawn(1)).size).toBeGreaterThan(6);
    for (const seat of [0, 1]) {
      const tables = worlds(seat).map(({ table }) => table);
      for (const deck of ['eventDeck', 'crewDeck'] as const) {
        expect(new Set(tables.map((table) => table[deck].join())).size, deck).toBe(12);
      }
      for (const { eventDeck, eventDiscard, crewDiscard } of tables) {
        expect([...eventDeck].sort()).toEqual([...s.table.eventDeck].sort());
        expect([eventDiscard, crewDiscard]).toEqual([s.table.eventDiscard, s.table.crewDiscard]);
      }
    }
  });

  test('BR-22.1 BR-3.8 nor does anybody know which starter events come while colours are chosen', () => {
    const s = dealt({ firstPlayer: '0' }, 2, 4).expectQuestion('setup/colour', 0);
    const { starters } = s.table;
    expect(starters).toHaveLength(6);
    for (const seat of [0, 1, null]) {
      const worlds = Array.from({ length: 40 }, (_, seed) => brigade.imagine(s.game, seat, new QuickRandom(seed)).table);
      expect(new Set(worlds.map((table) => table.starters.at(-1)))).toEqual(new Set(starters));
      for (const table of worlds) expect([...table.starters].sort()).toEqual([...starters].sort());
    }
  });
});
