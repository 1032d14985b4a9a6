/** Chapter 30: festival events. Seat 1 draws them. */
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../data/index.ts';
import { type Arrangement, dealt, given, type Scene, spacesWhere } from './kit.ts';

const FESTIVAL = ['arson', 'burning-man', 'dirty-dealings', 'karnaj-celebrates'];
const STARTERS: string[] = EVENTS.filter(({ starter }) => starter).map(({ id }) => id);

const ACTION = 'action phase/action';
const CHOOSE = 'festival/block';
const MODULE = { festivalEvents: true };

function draws(card: string, more: Arrangement = {}): Scene {
  return given({ options: MODULE, events: [card], brigade: ['B2', 'E5'], wagon: ['B5', 'E2'], ...more }).endTurn();
}
const lit = (s: Scene): string[] => s.all('fireRose').map(({ space, from, to }) => `${space} ${from}-${to}`);

test('BR-30.1 the four cards join the Event deck after the starter events: 31 cards', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const s = dealt({ ...MODULE, advanced: true }, 2, seed);
    const { eventDeck, eventDiscard } = s.table;
    expect([eventDeck.length, eventDiscard.length]).toEqual([31, 3]);
    expect(eventDeck.filter((card) => FESTIVAL.includes(card)).sort()).toEqual(FESTIVAL);
    expect(s.all('eventDrawn').every(({ card }) => STARTERS.includes(card))).toBe(true);
    expect(dealt({ advanced: true }, 2, seed).table.eventDeck).toHaveLength(27);
  }
  // They are shuffled in, not laid on top.
  const tops = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => dealt({ ...MODULE, advanced: true }, 2, seed).table.eventDeck.slice(-4));
  expect(tops.some((four) => four.some((card) => !FESTIVAL.includes(card)))).toBe(true);
});

describe('the four cards', () => {
  test('BR-30.2 Arson: +1 on a block with a Loyalty marker', () => {
    const s = draws('arson', { loyal: { D1: 0, F5: 1, A4: 0 }, fire: { F5: 2 } }).expectQuestion(CHOOSE, 1, ['D1', 'A4', 'F5']);
    s.refused(1, 'C3', 'BR-30.2', 'notATarget');
    s.answer(1, 'F5').expectQuestion(ACTION, 1);
    expect([s.fire('F5'), s.fire('D1'), s.fire('A4')]).toEqual([3, 0, 0]);
    s.expectFact('fireRose', { rule: 'BR-30.2', space: 'F5', from: 2, to: 3, cause: 'arson' });
  });

  test('BR-30.3 Burning Man Festival: +1 on a block with a Brigade or Wagon', () => {
    const s = draws('burning-man').expectQuestion(CHOOSE, 1, ['B2', 'E2', 'B5', 'E5']);
    s.refused(1, 'C3', 'BR-30.3', 'notATarget');
    s.answer(1, 'E2').expectQuestion(ACTION, 1);
    expect(['B2', 'E2', 'B5', 'E5'].map((space) => s.fire(space))).toEqual([0, 1, 0, 0]);
    // Meeples on Firehouses stand on no block.
    const home = draws('burning-man', { brigade: ['A1', 'F6'], wagon: ['C1', 'E2'] }).expectQuestion(CHOOSE, 1, ['C1', 'E2']);
    home.refused(1, 'A1', 'BR-2.14', 'notABlock');
  });

  test('BR-30.4 Dirty Dealings: each player may add 1 to a block without Brigade or Wagon', () => {
    const s = draws('dirty-dealings');
    const closed = ['A1', 'F1', 'A6', 'F6', 'B2', 'E5', 'B5', 'E2'];
    const open = spacesWhere(() => true).filter((space) => !closed.includes(space));
    s.expectQuestion(CHOOSE, 1, [...open, 'none']).refused(1, 'B2', 'BR-30.4', 'notATarget');
    s.answer(1, 'C3').expectQuestion(CHOOSE, 0, [...open, 'none']);
    s.answer(0, 'C3').expectQuestion(ACTION, 1);
    expect([s.fire('C3'), s.fire('C4')]).toEqual([4, 2]);
    const one = draws('dirty-dealings').answer(1, 'none').answer(0, 'D1').expectQuestion(ACTION, 1);
    expect(lit(one)).toEqual(['D1 0-1']);
  });

  test('BR-30.5 Karnaj Celebrates: +1 on a block of value 2', () => {
    const s = draws('karnaj-celebrates').expectQuestion(CHOOSE, 1, ['B1', 'C1', 'D2', 'A4', 'B4', 'D5']);
    // E2 and E5 are worth 2 as well and stand under meeples; C3 is worth 5.
    s.refused(1, 'E2', 'BR-8.1', 'notATarget');
    s.refused(1, 'C3', 'BR-30.5', 'notATarget');
    s.answer(1, 'D5').expectQuestion(ACTION, 1);
    expect(lit(s)).toEqual(['D5 0-1']);
  });
});

describe('how they are resolved', () => {
  test('BR-30.6 one block, and the active player chooses', () => {
    for (const card of ['arson', 'burning-man', 'karnaj-celebrates']) {
      const s = draws(card, { loyal: { D1: 0, F5: 0 } }).expectQuestion(CHOOSE, 1);
      expect(s.legal(0)).toEqual([]);
      s.answer(1, s.legal(1)[0]).expectQuestion(ACTION, 1);
      expect(lit(s)).toHaveLength(1);
    }
    const other = given({ options: MODULE, active: 1, events: ['burning-man'], brigade: ['B2', 'E5'] }).answer(1, 'end');
    other.expectQuestion(CHOOSE, 0, ['B2', 'E5']);
  });

  test('BR-30.7 Burning Man works in spite of protection, the other three respect it', () => {
    const man = draws('burning-man', { fire: { E5: 4 } })
      .answer(1, 'E5')
      .expectQuestion(ACTION, 1);
    expect([man.fire('E5'), man.brigade(1)]).toEqual([6, 'F6']);
    const arson = draws('arson', { loyal: { B2: 0, D1: 1, F5: 1 } }).expectQuestion(CHOOSE, 1, ['D1', 'F5']);
    arson.refused(1, 'B2', 'BR-8.1', 'notATarget');
    const karnaj = draws('karnaj-celebrates', { brigade: ['B1', 'E5'], wagon: ['B5', 'C1'] });
    expect([karnaj.legal(1).includes('B1'), karnaj.legal(1).includes('C1'), karnaj.legal(1).includes('D5')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(draws('dirty-dealings').legal(1)).not.toContain('E2');
  });

  test('BR-30.8 only blocks the card would raise; no choice without one, and only Dirty Dealings is declined', () => {
    const s = draws('arson', { loyal: { D1: 0, F5: 1, E1: 0 }, fire: { A5: 'destroyed' } });
    s.refused(1, 'A5', 'BR-5.23', 'blockDestroyed');
    s.refused(1, 'none', 'BR-30.8', 'mustChoose');
    draws('burning-man').refused(1, 'none', 'BR-30.8', 'mustChoose');
    draws('karnaj-celebrates', { fire: { B1: 'destroyed' } }).refused(1, 'B1', 'BR-5.23', 'blockDestroyed');
    // Nobody loyal, nobody outside: no effect.
    const none = draws('arson').expectQuestion(ACTION, 1);
    expect(lit(none)).toEqual([]);
    const home = draws('burning-man', { brigade: ['A1', 'F6'], wagon: ['A1', 'F6'] }).expectQuestion(ACTION, 1);
    expect(lit(home)).toEqual([]);
    // A block doomed by one player's Dirty Dealings is no target for the next.
    const dirty = draws('dirty-dealings', { fire: { D1: 4 } }).answer(1, 'D1');
    dirty.refused(0, 'D1', 'BR-5.11', 'blockDoomed');
    expect(dirty.legal(0)).not.toContain('D1');
    dirty.answer(0, 'none').expectQuestion(ACTION, 1);
    expect([dirty.fire('D1'), lit(dirty)]).toEqual([6, ['D1 4-5']]);
  });
});
