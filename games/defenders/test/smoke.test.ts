/** Whole games at every kind of table, and single steps of the siege: they end, stay possible, and come out as worked out by hand. */
import { QuickRandom, samePlain } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { defenders } from '../index.ts';
import { dealt, given } from './kit.ts';

const TABLES: [string, { [name: string]: string }, number][] = [
  ['one seat', { people: 'one' }, 1],
  ['one person with three seats', { people: 'one', setting: 'own', narration: 'written' }, 3],
  ['two seats', { narration: 'spoken' }, 2],
  ['three seats', {}, 3],
  ['six seats on their honour', { conferring: 'honour', setting: 'kaiju' }, 6],
];

describe('random games', () => {
  it.each(TABLES)('%s %o with %i seats end within the bound', (_name, options, seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const s = dealt(options, seats, seed);
      expect(s.playOn(seed + 1000, defenders.meta.longest + 1)).toBeLessThanOrEqual(defenders.meta.longest);
      expect(s.outcome).not.toBeNull();
      expect(defenders.problemWithTable(s.game)).toBeNull();
    }
  });

  it('can be saved, copied and looked at on the way', () => {
    for (const [, options, seats] of TABLES) {
      const s = dealt(options, seats, 7);
      for (let n = 0; n < 12 && !s.isOver; n++) {
        s.playOn(n, 40);
        const saved = defenders.load(JSON.parse(JSON.stringify(s.game)));
        expect('problem' in saved ? saved.problem : null).toBeNull();
        expect(samePlain(defenders.copy(s.game), s.game)).toBe(true);
        for (let seat = 0; seat < seats; seat++) expect(defenders.problemWithView(s.view(seat))).toBeNull();
      }
    }
  });

  it('go on from a copy as from the original, and the original does not notice', () => {
    const original = dealt({}, 3, 3);
    original.playOn(4, 200);
    const before = JSON.stringify(original.game);
    const copy = original.branch();
    copy.playOn(5, 300);
    expect(JSON.stringify(original.game)).toBe(before);
    original.playOn(5, 300);
    expect(samePlain(original.game, copy.game)).toBe(true);
  });
});

describe('the package', () => {
  it('imagines from the same source the same world, the joker always among the lowest thirteen', () => {
    for (let seed = 0; seed < 10; seed++) {
      const s = dealt({}, 3, seed);
      s.playOn(seed, 5000, ({ table }) => table.turn === 3);
      const once = defenders.imagine(s.game, 1, new QuickRandom(5));
      const twice = defenders.imagine(defenders.imagine(s.game, 1, new QuickRandom(9)), 1, new QuickRandom(5));
      expect(samePlain(once, twice)).toBe(true);
      const joker = once.table.deck.indexOf('X1');
      if (s.table.deck.length > 0) expect(joker >= 0 && joker <= 12).toBe(true);
      expect(samePlain(defenders.view(once, 1), s.view(1))).toBe(true);
    }
  });

  it('closes chat while threats and defenders act, unless the table is on its honour', () => {
    for (const [conferring, open] of [
      ['locked', false],
      ['honour', true],
    ] as const) {
      const s = dealt({ conferring }, 2, 1);
      expect(defenders.chat?.open(s.view(null))).toBe(true);
      s.playOn(1, 5000, ({ question }) => question === 'moves/move');
      expect(defenders.chat?.open(s.view(null))).toBe(open);
    }
  });
});

const CITY = {
  locations: { Gate: { words: ['loc.well_constructed' as const], exposed: true }, Keep: {}, Square: { card: '3c' as const } },
  connections: ['Gate Keep', 'Keep Square'],
};

describe('a battle', () => {
  it('is added up term by term, and the defenders choose what falls', () => {
    const s = given({
      ...CITY,
      defenders: { Watch: { card: '7h', words: ['def.tough'], at: 'Gate' }, Ada: { card: 'Qh', at: 'Gate' } },
      threats: { Horde: { card: '3s' }, Wraith: { card: 'Js' } },
      deck: ['Kc'],
      dice: { attack: [1], join: [6], battle: [2, 4, 5, 1] },
    });
    s.threatsAct().quietly('repulse/kill');
    // 7 and 1 for tough, barracks and well-constructed 2, a queen's die 2, a die 4; 3, a jack's die 5, a die 1.
    expect(s.expectFact('defendersTotal').total).toBe(16);
    expect(s.expectFact('threatsTotal').total).toBe(9);
    // Ada has a card value of 12 and so takes the Wraith of 11.
    s.expectQuestion('repulse/kill', 0, ['Watch Horde', 'Ada Horde', 'Ada Wraith']);
    s.refused(0, '{Watch} {Wraith}', 'DF-20.1', 'tooStrong');
    s.answer(0, '{Ada} {Wraith}').quietly();
    expect(s.base('Wraith')).toBe('destroyed');
    // The only pair left is taken without asking.
    expect(s.base('Horde')).toBe('destroyed');
    expect(s.outcome).toMatchObject({ reason: 'no_threats', winners: [0, 1] });
  });

  it('that is lost costs kings first; the rest flees wounded, and the place is held', () => {
    const s = given({
      ...CITY,
      locations: { ...CITY.locations, Gate: { words: ['loc.famous'], exposed: true } },
      defenders: {
        Cannon: { card: 'Kh', at: 'Gate' },
        Ada: { card: 'Jh', at: 'Gate' },
        Watch: { card: '9h', at: 'Gate' },
        Mob: { card: '2h', at: 'Gate' },
      },
      threats: { Orcs: { card: '9s' }, Riders: { card: '8s' } },
      deck: ['Kc'],
      dice: { attack: [1], battle: [1, 6] },
    });
    s.threatsAct().quietly('defeat/protect');
    expect(s.where('Cannon')).toBe('destroyed');
    s.expectQuestion('defeat/protect', 0, ['Watch', 'Mob', 'none']);
    s.refused(0, '{Ada}', 'DF-21.4', 'notItself');
    s.answer(0, '{Watch}').quietly('defeat/kill');
    s.refused(0, '{Orcs} {Watch}', 'DF-21.6', 'isImmune');
    s.expectQuestion('defeat/kill', 0, ['Orcs Mob', 'Riders Mob']);
    s.answer(0, '{Orcs} {Mob}').quietly('defeat/flee');
    s.answer(0, '{Watch} {Keep}').quietly('moves/move');
    expect([s.where('Watch'), s.where('Ada'), s.wounds('Watch')]).toEqual(['Keep', 'Keep', 1]);
    expect(s.isHeld('Gate')).toBe(true);
    // A famous place is lost: one point; the watch of 9 has one wound besides.
    expect([s.table.morale, s.value('Watch')]).toEqual([1, 7]);
    // DF-9.11: what is connected to the breach is the new way in.
    expect(s.entries).toEqual(['Keep']);
  });

  it('fails by the votes of the others, and everybody there is destroyed', () => {
    const s = given({
      ...CITY,
      seats: 4,
      defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
      threats: { Horde: { card: '3s' } },
      deck: ['Kc'],
      dice: { attack: [2] },
    });
    s.threatsAct().quietly('battle/challenge');
    s.answer(0, 'challenge').answer(2, 'accept').answer(3, 'abstain');
    s.expectQuestion('battle/rewrite', 1);
    s.answer(1, { keep: true });
    s.answer(0, 'fails').answer(2, 'abstain').answer(3, 'abstain');
    expect([s.where('Watch'), s.isHeld('Gate')]).toEqual(['destroyed', true]);
    s.expectFact('defenceVoted', { stands: 0, fails: 1, failed: true });
  });
});

describe('making room', () => {
  const chain = given({
    locations: { A: {}, B: {}, C: {}, D: {} },
    connections: ['A B', 'B C', 'C D'],
    defenders: { One: { at: 'A' }, Two: { at: 'B' }, Three: { at: 'C' }, Ada: { card: 'Qh', at: 'D' } },
    deck: ['2h'],
  });

  it('goes along the shortest way to room when a regiment has come', () => {
    const s = chain.branch();
    s.threatsAct().expectQuestion('moves/move', 0);
    s.answer(0, '{One} {B}').answer(1, 'pass');
    // The original occupant of B leaves; A next door has room, C has not.
    expect([s.where('One'), s.where('Two'), s.where('Three')]).toEqual(['B', 'A', 'C']);
  });

  it('of a destroyed place bumps others on', () => {
    const s = given({
      locations: { A: {}, B: {}, C: {}, D: {} },
      connections: ['A B', 'B C', 'C D'],
      defenders: { One: { at: 'A' }, Two: { at: 'B' }, Three: { at: 'C' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1] },
    });
    s.threatsAct().quietly('moves/move');
    expect(s.isRuined('A')).toBe(true);
    expect([s.where('One'), s.where('Two'), s.where('Three')]).toEqual(['B', 'C', 'D']);
    expect([s.wounds('One'), s.wounds('Two')]).toEqual([1, 0]);
    s.expectFact('chainMoved', { path: ['L1', 'L2', 'L3'] });
  });
});
