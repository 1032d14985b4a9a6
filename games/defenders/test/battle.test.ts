/** Chapter 19, first part: battles one by one, described and judged. */
import { describe, expect, test } from 'vitest';
import { type DefenderDescriptorId, type LocationDescriptorId, REACTIONS } from '../data/index.ts';
import { defenders } from '../index.ts';
import { names as en } from '../text/names.en.ts';
import { names as pl } from '../text/names.pl.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const EXPOSED = { exposed: true };
const CITY: Arrangement = {
  locations: { Gate: EXPOSED, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
  threats: { Orcs: { card: '9s' }, Rest: { card: 'Ks' } },
  deck: ['Tc'],
  dice: { attack: [1] },
};
const attacked = (over: Partial<Arrangement> = {}): Scene => given({ ...CITY, ...over }).threatsAct();

describe('one after the other', () => {
  test('DF-19.1 the First Player chooses the next battle, and it is resolved completely', () => {
    const s = attacked({
      first: 1,
      locations: { A: EXPOSED, B: EXPOSED, C: EXPOSED, D: EXPOSED },
      connections: [],
      defenders: { Watch: { at: 'A' }, Guard: { at: 'B' }, Host: { at: 'C' } },
      threats: { X: { card: '9s' }, Y: { card: '8s' }, Z: { card: '6s' }, Rest: { card: 'Ks' } },
      dice: { attack: [1], entry: [1, 2, 3], join: [1, 1], battle: [6, 1, 6, 1] },
    });
    s.expectQuestion('battles/location', 1, ['A', 'B', 'C']);
    s.refused(1, '{D}', 'DF-19.1', 'notUnderAttack');
    s.refused(1, 'L4', 'DF-19.1', 'notAnAnswer');
    s.answer(1, '{B}');
    expect(s.battle).toBe(1);
    // 7, a barracks and 6 against 8 and 1: it is over before the next is chosen.
    s.quietly('battles/location').expectQuestion('battles/location', 1, ['A', 'C']);
    expect(s.all('battleDecided').map(({ location, result }) => s.inWords(`${location} ${result}`))).toEqual(['B defenders']);
    s.answer(1, '{C}', { aloud: true }).quietly('battle/attack');
    // One is left: no choice. 7 + 1 + 6 has beaten 6 + 1, and the host of 7 took the 6.
    expect(s.base('Z')).toBe('destroyed');
    expect(s.battle).toBe(0);
  });
});

describe('descriptions', () => {
  test('DF-19.2 DF-19.5 the First Player tells the attack, the next seat the defence', () => {
    const s = attacked({ seats: 3, first: 2 });
    s.expectQuestion('battle/attack', 2);
    s.refused(2, ' ', 'DF-29.3', 'empty');
    s.refused(2, { concede: true }, 'DF-29.3');
    s.answer(2, 'They come with ladders.');
    s.expectFact('narrated', { rule: 'DF-19.2', what: 'attack', seat: 2, text: 'They come with ladders.' });
    s.expectQuestion('battle/defence', 0);
    s.refused(0, '', 'DF-29.3');
    s.answer(0, 'We push them off.');
    s.expectFact('narrated', { rule: 'DF-19.5', what: 'battleDefence', seat: 0, text: 'We push them off.' });
    expect(s.all('defendersTotal')).toEqual([]);
    expect(s.question).toBe('battle/challenge');
  });

  test('DF-19.3 the advice is shown with the question, in both languages', () => {
    const s = attacked();
    const show = s.asked(0)?.show ?? {};
    const say = { seat: String };
    expect(defenders.text.en.question('battle/attack', show, say)).toMatch(/heart and soul.*vicious.*bloody.*nothing held back/);
    expect(defenders.text.pl.question('battle/attack', show, say)).toMatch(/serce i duszę.*okrutnie.*krwawo.*bez hamulców/);
  });

  test('DF-19.4 there are three reactions, with words in both languages', () => {
    expect(REACTIONS.map((one) => en.reactions[one])).toEqual(['groan', 'weak sauce', 'throw popcorn']);
    expect(REACTIONS.map((one) => pl.reactions[one])).toEqual(['jęknij', 'słabizna', 'rzuć popcornem']);
    expect(en.advice.lame).toMatch(/groan.*weak sauce.*popcorn/i);
    expect(pl.advice.lame).toMatch(/jęknij.*słabizna.*popcornem/i);
  });
});

describe('the judgement', () => {
  const TABLE = { seats: 4, dice: { attack: [1], battle: [6, 1] } };
  /** The four stand round: seat 0 attacks, seat 1 defends, 0, 2 and 3 judge. */
  const told = (over: Partial<Arrangement> = {}): Scene => attacked({ ...TABLE, ...over }).quietly('battle/challenge');

  test('DF-19.6 DF-19.9 a description that fails destroys all there without a roll, and the place is held', () => {
    const s = told({
      locations: { Gate: { exposed: true, words: ['loc.famous'] }, Keep: {} },
      defenders: {
        Watch: { at: 'Gate' },
        Ada: { card: 'Jh', at: 'Gate' },
        Old: { card: 'Kh', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
      dice: { attack: [1] },
    });
    s.answer(0, 'challenge').answer(2, 'accept').answer(3, 'accept').answer(1, { keep: true });
    s.answer(0, 'fails').answer(2, 'fails').answer(3, 'stands');
    s.expectFact('battleDecided', { rule: 'DF-19.6', result: 'rejected' });
    expect(['Watch', 'Ada', 'Old', 'Guard'].map((name) => s.where(name))).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
      'Keep',
    ]);
    // As after a won battle, but the jack was not asked to lead anybody to safety.
    expect([s.isHeld('Gate'), s.base('Orcs'), s.table.morale, s.entries]).toEqual([true, 'Gate', 1, ['Keep']]);
    expect([s.all('defendersTotal'), s.all('madeImmune')]).toEqual([[], []]);
    s.expectQuestion('entry points/confirm', 0);
  });

  test('DF-19.7 a defence that is challenged is suggested in another line', () => {
    const s = attacked(TABLE).quietly('battle/defence');
    const lines = () => (s.view(1).asked?.options ?? []).filter((one) => typeof one === 'string');
    const [first] = lines();
    s.answer(1, first).answer(0, 'challenge').answer(2, 'accept').answer(3, 'accept');
    s.expectQuestion('battle/rewrite', 1);
    expect(lines()).toHaveLength(1);
    expect(lines()).not.toContain(first);
  });

  test('DF-19.7 the describer may concede', () => {
    const s = attacked(TABLE).quietly('battle/defence').answer(1, { concede: true });
    s.expectFact('conceded', { rule: 'DF-19.7', seat: 1 });
    expect([s.where('Watch'), s.isHeld('Gate'), s.all('defenderDestroyed')[0].death]).toEqual(['destroyed', true, 'rejected']);
  });

  test('DF-19.7 whoever is asked to rewrite may concede instead, and nobody votes', () => {
    const s = told().answer(0, 'challenge').answer(2, 'accept').answer(3, 'accept').answer(1, { concede: true });
    s.expectFact('conceded', { rule: 'DF-19.7', seat: 1 });
    expect([s.where('Watch'), s.all('defenceVoted'), s.all('defendersTotal')]).toEqual(['destroyed', [], []]);
    s.expectQuestion('entry points/confirm', 0);
  });

  test('DF-19.7 without a challenge it is accepted', () => {
    const s = told();
    expect([...s.actors].sort()).toEqual([0, 2, 3]);
    s.refused(1, 'accept', 'GH-3', 'notAsked');
    s.answer(0, 'accept').answer(2, 'abstain').answer(3, 'accept');
    expect([s.all('defenceChallenged'), s.all('defendersTotal').length]).toEqual([[], 1]);
    expect(s.where('Watch')).toBe('Gate');
  });

  test('DF-19.7 after a challenge the describer may rewrite once, and the others vote in secret', () => {
    const s = told();
    s.answer(0, 'accept').answer(2, 'challenge').answer(3, 'challenge');
    s.expectFact('defenceChallenged', { seats: [2, 3] });
    s.expectQuestion('battle/rewrite', 1).answer(1, 'There was a second gate.');
    s.expectFact('narrated', { what: 'rewritten', seat: 1, text: 'There was a second gate.' });
    expect([...s.actors].sort()).toEqual([0, 2, 3]);
    expect(s.asked(0)?.show).toMatchObject({ told: { text: 'There was a second gate.', n: s.table.authors.length } });
    s.answer(3, 'fails');
    // Nobody sees the vote until all are in.
    const before = JSON.stringify([0, 1, 2, null].map((seat) => s.view(seat)));
    const other = told();
    other.answer(0, 'accept').answer(2, 'challenge').answer(3, 'challenge').answer(1, 'There was a second gate.');
    other.answer(3, 'stands');
    expect(JSON.stringify([0, 1, 2, null].map((seat) => other.view(seat)))).toBe(before);
    s.answer(0, 'stands').answer(2, 'stands');
    // Two of three for it; no second rewriting: the totals are added up.
    s.expectFact('defenceVoted', { stands: 2, fails: 1, failed: false });
    expect(s.all('defendersTotal')).toHaveLength(1);
  });

  test('DF-19.7 it fails only with more than half of the votes', () => {
    const vote = (...votes: string[]): string => {
      const s = told();
      s.answer(0, 'challenge').answer(2, 'accept').answer(3, 'accept').answer(1, { keep: true });
      [0, 2, 3].forEach((seat, i) => {
        s.answer(seat, votes[i]);
      });
      return s.where('Watch');
    };
    expect(vote('fails', 'stands', 'abstain')).toBe('Gate');
    expect(vote('fails', 'stands', 'stands')).toBe('Gate');
    expect(vote('fails', 'fails', 'stands')).toBe('destroyed');
    expect(vote('fails', 'abstain', 'abstain')).toBe('destroyed');
  });

  test('DF-19.8 alone at the table the author judges; with nobody else to ask it is accepted', () => {
    const alone = attacked({ seats: 3, options: { people: 'one' }, dice: { attack: [1], battle: [6, 1] } });
    alone.quietly('battle/defence').expectQuestion('battle/defence', 1);
    const conceding = alone.branch();
    alone.answer(1, { aloud: true });
    expect([alone.question?.startsWith('battle/'), alone.all('defendersTotal').length]).toEqual([false, 1]);
    conceding.answer(1, { concede: true });
    expect(conceding.where('Watch')).toBe('destroyed');
    // Bots abstain: neither a challenge nor a vote.
    const bots = told();
    for (const seat of [0, 2, 3]) {
      const urge = (answer: string): number => defenders.bots.urge?.(bots.game, seat, answer) ?? 0;
      expect(urge('abstain')).toBeGreaterThan(Math.max(urge('accept'), urge('challenge')));
    }
    bots.everybody('abstain');
    expect(bots.all('defendersTotal')).toHaveLength(1);
  });
});

describe('a location without defenders', () => {
  test('DF-19.10 is taken without a defence and without rolls', () => {
    const s = attacked({
      locations: { Gate: { exposed: true, words: ['loc.loved'] }, Keep: {} },
      defenders: { Guard: { at: 'Keep' } },
    });
    s.expectQuestion('battle/attack', 0).answer(0, 'Nobody stops them.');
    s.expectFact('undefended', { rule: 'DF-19.10', location: 'L0' });
    s.expectFact('battleDecided', { rule: 'DF-19.10', result: 'undefended' });
    expect([s.isHeld('Gate'), s.base('Orcs'), s.table.morale, s.entries]).toEqual([true, 'Gate', 1, ['Keep']]);
    s.expectQuestion('entry points/confirm', 0);
  });
});

describe('what the next scene may be about', () => {
  const suggested = (s: Scene) => s.view(0).table.highlighted;

  test('DF-13.16 a place taken without a fight is a victory of the threats, a stand-off nobody’s', () => {
    const empty = attacked({ defenders: { Guard: { at: 'Keep' } } }).answer(0, { aloud: true });
    expect(suggested(empty)).toEqual(['defeat']);
    const conceded = attacked().quietly('battle/defence').answer(1, { concede: true });
    expect(suggested(conceded)).toEqual(['mourning', 'defeat']);
    // 7, a barracks and 3 against 9 and 2.
    const even = attacked({ dice: { attack: [1], battle: [3, 2] } }).quietly('moves/move');
    even.expectFact('battleDecided', { result: 'standoff' });
    expect(suggested(even)).toEqual([]);
  });

  test('DF-13.16 one battle won and one lost in the same attack are both remembered', () => {
    const s = attacked({
      locations: { Gate: EXPOSED, Keep: EXPOSED },
      defenders: { Watch: { card: 'Th', at: 'Gate' } },
      threats: { Orcs: { card: '9s' }, Rats: { card: '2s' }, Rest: { card: 'Ks' } },
      dice: { attack: [1], entry: [1, 2], join: [1], battle: [6, 1] },
    });
    const other = s.branch().answer(0, '{Keep}').quietly();
    s.answer(0, '{Gate}').quietly('battle/attack').answer(0, { aloud: true }).quietly('entry points/confirm');
    for (const order of [s, other]) expect(suggested(order)).toEqual(['defeat', 'celebration']);
  });

  test('DF-13.16 the loss of a treasured place, and of somebody or something feared or hated', () => {
    const place = (word: LocationDescriptorId) => {
      const locations = { Gate: { exposed: true, words: [word] }, Keep: {} };
      return suggested(attacked({ locations, defenders: { Guard: { at: 'Keep' } } }).answer(0, { aloud: true }));
    };
    expect([place('loc.feared'), place('loc.hated')]).toEqual([
      ['defeat', 'mixed_feelings'],
      ['defeat', 'mixed_feelings'],
    ]);
    expect([place('loc.hub'), place('loc.attractive'), place('loc.corrupt')]).toEqual([
      ['defeat', 'treasure'],
      ['defeat'],
      ['defeat'],
    ]);
    const unit = (word: DefenderDescriptorId) => {
      const s = attacked({ defenders: { Watch: { at: 'Gate', words: [word] }, Guard: { at: 'Keep' } } });
      return suggested(s.quietly('battle/defence').answer(1, { concede: true })).includes('mixed_feelings');
    };
    expect((['def.feared', 'def.hated', 'def.corrupt', 'def.loved'] as const).map(unit)).toEqual([true, true, false, false]);
  });
});
