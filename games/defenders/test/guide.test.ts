/** Answers of several parts in the terminal: asked one by one, and a drawing made of characters. */
import { LANGUAGES, type Language, type Plain } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import type { Played } from '../table.ts';
import { strokesOf } from '../terminal/drawn.ts';
import { disc, line, mapping, place, toDraw, withoutNature, word } from './founding.ts';
import { given, type Scene } from './kit.ts';

const guideOf = (s: Scene, language: Language = 'en') => {
  const made = defenders.guide?.(defenders.view(s.game, s.actor), language);
  if (!made) throw new Error(`${s.question} has no guide`);
  return made;
};
const accepted = (s: Scene, parts: { [part: string]: Plain }, language: Language = 'en'): void => {
  const answer = guideOf(s, language).answer(parts);
  expect(defenders.whyNot(s.game, s.actor, answer), JSON.stringify(answer)).toBeNull();
};

const CITY: { [name: string]: Played[] } = {
  Cave: [place('Kd'), word('9s loc.underground')],
  Den: [place('Qd'), word('Ts loc.secret')],
  Keep: [place('Kc'), word('6c loc.feared')],
  Park: [place('4c park'), word('7c loc.feared')],
  Road: [place('2c thoroughfare'), word('8c loc.feared')],
  Wall: [place('3c walls'), word('9c loc.feared')],
};

describe('DF-31.3 a drawn line of characters becomes strokes', () => {
  const pen = { style: 'solid', ink: 'ink', width: 3 } as const;
  test('each run of characters is one, on the grid of 100 by 35 cells of 10 by 20 units', () => {
    expect(strokesOf(['30 12 #####  ##'], pen)).toEqual([
      { ...pen, points: [305, 250, 345, 250] },
      { ...pen, points: [375, 250, 385, 250] },
    ]);
  });
  test('a line without numbers stands under the one before; a single sign is a short stroke', () => {
    expect(strokesOf(['0 0 ==', ' x'], pen).map(({ points }) => points)).toEqual([
      [5, 10, 15, 10],
      [11, 30, 19, 30],
    ]);
  });
  test.each(['30 12 to 60 20', '30,12 do 60,20'])('straight from one cell to another: %s', (typed) => {
    expect(strokesOf([typed], pen)).toEqual([{ ...pen, points: [305, 250, 605, 410] }]);
  });
  test('everything that is drawn can be drawn so: a river, a wall, a road across it, a park, small places', () => {
    const nature = mapping({ locations: CITY });
    accepted(nature, { sort: 'river', drawing: ['10 0 to 10 34'] });
    const s = withoutNature(nature);
    const drawings: { [name: string]: string[] } = {
      Wall: ['30 5 to 30 25'],
      Road: ['20 10 ===================='],
      Park: ['70 5 ********', '*      *', '*      *', '********'],
      Keep: ['72 7 o##o'],
      Den: ['85 20 o'],
      Cave: ['90 30 ....'],
    };
    for (let n = 0; n < 6; n++) {
      const name = toDraw(s);
      const drawing = name === 'Den' ? ['85 20 oooo'] : drawings[name];
      accepted(s, { drawing });
      s.answer(s.actor, guideOf(s).answer({ drawing }));
    }
    expect(s.table.sketch.drawings.every((one) => one !== null)).toBe(true);
    expect(s.question).not.toBe('map/draw');
  });
  test('nothing drawn is refused by DF-7.3 or its definition, and changes nothing', () => {
    const s = withoutNature(mapping({ locations: CITY }));
    const before = JSON.stringify(s.game);
    const refusal = defenders.whyNot(s.game, s.actor, guideOf(s).answer({ drawing: [] }));
    expect(refusal?.rule).toMatch(/^DF-[78]\./);
    expect(JSON.stringify(s.game)).toBe(before);
  });
  test('the usual drawings of tests still hold', () => {
    const s = withoutNature(mapping({ locations: CITY }));
    expect(defenders.whyNot(s.game, s.actor, line([300, 100, 300, 400], { inside: [400, 200] }))).toBeNull();
    expect(disc(10, 10)).toBeDefined();
  });
});

const FRAMED = { characters: [{ name: 'Watch', unit: 'D0' }], place: 'Gate', time: 'dusk', situation: 'a quarrel' };
describe('parts are asked in words, and make an answer', () => {
  const siege = (narration = 'mixed') =>
    given({
      seats: 2,
      narration,
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Watch: { card: '9h', at: 'Keep' } },
      threats: { Horde: { card: '5s' } },
    } as never);
  test.each(LANGUAGES)('a scene with somebody known and somebody new (%s)', (language) => {
    const s = siege();
    const { parts } = guideOf(s, language);
    expect(parts.map(({ name }) => name)).toEqual(['characters', 'place', 'time', 'situation', 'suggestion']);
    const known = parts[0].choices?.[0].value as Plain;
    accepted(
      s,
      { characters: [known, 'Una; brave; a dog'], place: 'Gate', time: 'dusk', situation: 'a quarrel', suggestion: '' },
      language,
    );
    const aloud = language === 'en' ? 'aloud' : 'na głos';
    accepted(s, { characters: [known], place: aloud, time: aloud, situation: aloud, suggestion: 'council' }, language);
  });
  test('roles are asked for one by one, with "not played"', () => {
    const s = siege();
    s.answer(s.actor, FRAMED);
    const { parts, answer } = guideOf(s);
    expect(parts[0].ask).toContain('Watch');
    expect(parts[0].choices?.map(({ words }) => words)).toEqual(['Player 1', 'Player 2', 'not played']);
    expect(answer({ 'role 0': -1 })).toEqual([-1]);
  });
  test('a question without parts has no guide', () => {
    expect(defenders.guide?.(defenders.view(siege().game, null), 'en') ?? null).toBeNull();
    const s = siege().answer(0, FRAMED, [-1]);
    expect(defenders.guide?.(defenders.view(s.game, s.actor), 'en') ?? null).toBeNull();
  });
});

test('suggestions show what they say, not what they are called', () => {
  const s = given({
    seats: 2,
    locations: { Gate: { exposed: true } },
    defenders: { Watch: { card: '9h', at: 'Gate' } },
    threats: { Horde: { card: '5s' } },
  } as never);
  const { asked } = defenders.view(s.game, s.actor);
  const say = { seat: String, place: (id: string) => id };
  for (const language of LANGUAGES) {
    const words = defenders.text[language].answer('reflection/frame', asked?.options?.[0] as Plain, {}, say);
    expect(words).not.toMatch(/§|\{/);
    expect(words.length).toBeGreaterThan(60);
  }
});
