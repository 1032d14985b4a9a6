/** Chapter 27: the end of the game and the epilogues. */
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import { normalOrder } from '../rules/reading.ts';
import { everybody } from '../rules/world.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true, card: 'Jc' }, Keep: { card: 'Qc' } },
  connections: [],
  defenders: { Watch: { at: 'Gate' } },
  threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
  deck: ['Qc'],
  dice: { attack: [1], battle: [1, 6] },
};
/** Answers what decides nothing, up to the epilogues. */
const ended = (over: Partial<Arrangement> = {}): Scene =>
  given({ ...CITY, ...over })
    .threatsAct()
    .quietly('epilogues/epilogue');
const goesOn = (over: Partial<Arrangement>): Scene => {
  const s = given({ ...CITY, ...over })
    .threatsAct()
    .quietly();
  expect(s.table.ending).toBeNull();
  return s;
};

describe('the end', () => {
  test('DF-27.1 no living defender in the city: the enemy wins, whoever waits in the reserve', () => {
    const s = ended({ defenders: { Watch: { at: 'Gate' }, Late: { card: '9h', at: 'reserve' } }, reserve: ['8h'] });
    s.expectFact('gameEnded', { rule: 'DF-27.1', reason: 'no_defenders', won: false });
    expect(s.quietly().outcome).toMatchObject({ winners: [], reason: 'no_defenders', rule: 'DF-27.1' });
    expect([0, 1].map((seat) => defenders.score(s.game, seat))).toEqual([0, 0]);
    goesOn({ defenders: { Watch: { at: 'Gate' }, Cook: { card: 'Ah', at: 'Keep' } } });
  });

  test('DF-27.2 all threats destroyed: the defenders win', () => {
    const won = { defenders: { Watch: { card: 'Th', at: 'Gate' } }, dice: { attack: [1], battle: [6, 1] } } as const;
    const s = ended({ ...won, threats: { Orcs: { card: '9s' } } });
    s.expectFact('gameEnded', { rule: 'DF-27.2', reason: 'no_threats', won: true });
    expect(s.quietly().outcome).toMatchObject({ winners: [0, 1], reason: 'no_threats' });
    expect([0, 1].map((seat) => defenders.score(s.game, seat))).toEqual([1, 1]);
    // One is left, and be it inside the city.
    goesOn({ ...won, threats: { Orcs: { card: '9s' }, Rest: { card: 'Ks', at: 'Keep' } } });
  });

  test('DF-27.3 the threat deck runs out: the defenders win', () => {
    const s = ended({ deckOnly: true, deck: ['2h'] });
    s.expectFact('gameEnded', { rule: 'DF-27.3', reason: 'deck_empty', won: true });
    expect(s.table.deck).toEqual([]);
    // At the end of Threats act: no Defenders act follows.
    expect(s.all('stepBegan').map(({ step }) => step)).not.toContain('defenders');
    expect(goesOn({ deckOnly: true, deck: ['2h', '3h'] }).table.deck).toEqual(['3h']);
  });

  test('DF-27.4 at once, even inside a battle', () => {
    // Two battles; the last defender falls in the first of them, with one attacker still to choose.
    const s = given({
      ...CITY,
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: { exposed: true, card: 'Qc' } },
      threats: { A: { card: 'Ts' }, B: { card: '9s' }, C: { card: '8s' }, Rest: { card: 'Ks' } },
      dice: { attack: [1], entry: [1, 2], join: [6, 1], battle: [1, 6] },
    });
    s.threatsAct().quietly('battles/location').answer(0, '{Gate}').quietly('defeat/kill').answer(0, '{A} {Watch}');
    s.expectQuestion('epilogues/epilogue', 0);
    expect([s.isHeld('Gate'), s.all('battleBegan').length]).toEqual([false, 1]);
    // The last threat falls to the first defender who chooses.
    const won = ended({
      defenders: { Watch: { card: 'Th', at: 'Gate' }, Mob: { card: '2h', at: 'Gate' } },
      threats: { Orcs: { card: '9s' } },
      dice: { attack: [1], battle: [6, 1] },
    });
    expect(won.all('battleDecided')).toHaveLength(1);
    expect(won.all('threatReturned')).toEqual([]);
  });

  test('DF-27.4 by whatever the last of them is destroyed, on either side', () => {
    const defenders = { King: { card: 'Kh', at: 'Gate' } } as const;
    const shot = given({ ...CITY, defenders, threats: { Orcs: { card: 'Ts' } }, deck: ['2h', '3h'], dice: { ability: [6, 1] } });
    shot.threatsAct().quietly('activation/unit').answer(0, '{King} king {Orcs}', { aloud: true });
    shot.expectFact('gameEnded', { rule: 'DF-27.2', reason: 'no_threats', turn: 2 });
    shot.expectQuestion('epilogues/epilogue', 0);
    const fallen = (over: Partial<Arrangement>) => {
      const s = ended(over);
      s.expectFact('gameEnded', { rule: 'DF-27.1', turn: 2 });
      return s.expectFact('defenderDestroyed').death;
    };
    const queen = { defenders: { Ada: { card: 'Qh', at: 'Gate' } }, dice: { attack: [1], battle: [1, 1, 6] } } as const;
    const witch = { threats: { Witch: { card: 'Qs' } }, deck: ['Jd'], dice: { activation: [6, 1] } } as const;
    const giant = { threats: { Giant: { card: 'Ks' } }, deck: ['Jd'], dice: { activation: [1] } } as const;
    expect([
      fallen({ defenders, dice: { attack: [1], battle: [1, 6] } }),
      fallen(queen),
      fallen({ ...queen, ...witch }),
      fallen({ ...queen, ...giant }),
    ]).toEqual(['king', 'flight', 'activation', 'ruin']);
    const conceded = given({ ...CITY, ...queen })
      .threatsAct()
      .quietly('battle/defence')
      .answer(1, { concede: true });
    conceded.expectQuestion('epilogues/epilogue', 0);
    expect(conceded.isHeld('Gate')).toBe(false);
  });

  test('DF-27.4 also when the last defender goes from the city to the reserve', () => {
    const s = given({ ...CITY, defenders: { Watch: { at: 'Gate' }, Ada: { card: 'Jh', at: 'Gate', wounds: 1 } } });
    s.threatsAct().quietly('defeat/protect').answer(0, '{Watch}', { aloud: true }).quietly('epilogues/epilogue');
    expect([s.where('Watch'), s.where('Ada'), s.table.ending?.reason]).toEqual(['reserve', 'destroyed', 'no_defenders']);
  });

  test('DF-27.5 the last card is resolved first; if its attack kills the last defender the enemy has won', () => {
    const last = { deckOnly: true, deck: ['Qc'] } as const;
    expect(ended(last).table.ending?.reason).toBe('no_defenders');
    const held = ended({ ...last, defenders: { Watch: { card: 'Th', at: 'Gate' } }, dice: { attack: [1], battle: [6, 1] } });
    expect([held.table.ending?.reason, held.all('battleDecided').length]).toEqual(['deck_empty', 1]);
  });

  test('DF-27.6 losing every location is not by itself an end', () => {
    // The last standing place is destroyed; its people have nowhere to go, and that is what ends it.
    const s = ended({
      locations: { Gate: { exposed: true }, Keep: { ruined: true } },
      connections: ['Gate Keep'],
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: {},
    });
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('locationRuined')).toBeLessThan(kinds.indexOf('defenderDestroyed'));
    expect(kinds.indexOf('defenderDestroyed')).toBeLessThan(kinds.indexOf('gameEnded'));
    expect(s.table.ending?.rule).toBe('DF-27.1');
  });
});

describe('epilogues', () => {
  test('DF-27.7 DF-27.8 each player tells one, in Normal Order of the last turn', () => {
    const s = ended({ seats: 3, first: 2 });
    for (const seat of [2, 0, 1]) {
      s.expectQuestion('epilogues/epilogue', seat);
      s.refused(seat, '', 'DF-29.3');
      s.answer(seat, `Years later, ${seat}.`);
      s.expectFact('narrated', { rule: 'DF-27.7', what: 'epilogue', seat, text: `Years later, ${seat}.` });
    }
    expect([s.question, s.phase]).toEqual([null, 'over']);
  });

  test('DF-12.5 Normal Order begins with the First Player, wherever the game began', () => {
    const { table } = ended({ seats: 3, first: 2 });
    expect([0, 1, 2].map((first) => normalOrder({ ...table, start: 2, first }))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('DF-30.3 with one person the seat that speaks for it says ready, whichever that is', () => {
    const { table } = ended({ seats: 3, first: 1, options: { people: 'one' } });
    expect([0, 1, 2].map((start) => everybody({ ...table, start }))).toEqual([0b001, 0b010, 0b100]);
    expect(everybody(ended({ seats: 3, first: 1 }).table)).toBe(0b111);
  });

  test('DF-28.7 the chronicle is closed by the last epilogue, and not before', () => {
    const s = ended({ seats: 3, first: 2 });
    s.answer(2, 'The first.').answer(0, 'The second.').expectNoFact('chronicleClosed');
    s.answer(1, 'The last.').expectFact('chronicleClosed', { rule: 'DF-28.7' });
    expect(s.facts.at(-1)?.kind).toBe('chronicleClosed');
  });

  test('DF-27.9 one person with several seats gives one; a bot a generated one', () => {
    const s = ended({ seats: 3, first: 1, options: { people: 'one' } });
    s.expectQuestion('epilogues/epilogue', 1).answer(1, 'It was all for nothing.');
    expect([s.question, s.all('narrated').filter(({ what }) => what === 'epilogue').length]).toEqual([null, 1]);
    const written = ended({
      options: { narration: 'written' },
      defenders: { Watch: { at: 'Keep' } },
      deckOnly: true,
      deck: ['2h'],
    });
    const text = defenders.sample(written.game, 0, new QuickRandom(3));
    expect(text).toMatch(/^§epilogue_unharmed \d+$/);
    written.answer(0, text).expectQuestion('epilogues/epilogue', 1);
  });

  test('DF-27.10 there is no score, but a summary', () => {
    const s = ended({
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: { card: 'Qc' }, Ruin: { ruined: true } },
      defenders: { Watch: { at: 'Gate', words: ['def.loved'] }, Ada: { card: 'Qh', at: 'Keep' } },
      deckOnly: true,
      morale: 1,
    });
    s.expectFact('gameEnded', {
      survivors: [s.id('Ada')],
      fallen: [s.id('Watch')],
      lost: [s.id('Gate'), s.id('Ruin')],
      morale: 2,
      turn: 2,
    });
    const waiting = { Watch: { at: 'Keep' }, Late: { card: '9h', at: 'reserve' }, Fallen: { at: 'destroyed' } } as const;
    const late = ended({ defenders: waiting, deckOnly: true, deck: ['2h'] });
    // Who waits in the reserve lives.
    late.expectFact('gameEnded', { survivors: ['D0', 'D1'], fallen: ['D2'] });
    // Nobody is better than the others: there is no score.
    expect(s.quietly().outcome?.scores).toEqual([]);
  });
});
