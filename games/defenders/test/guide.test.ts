/** Answers of several parts in the terminal: asked one by one, and a drawing made of characters. */
import type { SuitCard } from '@guildhall/cards';
import { LANGUAGES, type Language, type Plain } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import type { Played } from '../table.ts';
import { strokesOf, whyNotDrawn } from '../terminal/drawn.ts';
import { creating, disc, line, mapping, place, toDraw, withoutNature, word } from './founding.ts';
import { dealt, given, type Scene } from './kit.ts';

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

/** All is drawn as it is suggested until this place is to be drawn. */
function drawnUntil(name: string): Scene {
  const s = withoutNature(mapping({ locations: CITY }));
  while (toDraw(s) !== name) s.answer(s.actor, s.asked(s.actor)?.options?.[0] as Plain);
  return s;
}

describe('DF-31.3 a drawn line of characters becomes strokes', () => {
  const pen = { style: 'solid', ink: 'ink', width: 3 } as const;
  test('each run of characters is one, on the grid of 100 by 35 cells of 10 by 20 units', () => {
    expect(strokesOf(['30 12 #####  ##'], pen)).toEqual([
      { ...pen, points: [300, 250, 350, 250] },
      { ...pen, points: [370, 250, 390, 250] },
    ]);
  });
  test('a line without numbers stands under the one before; a single sign crosses its cell', () => {
    expect(strokesOf(['0 0 ==', ' x'], pen).map(({ points }) => points)).toEqual([
      [0, 10, 20, 10],
      [10, 30, 20, 30],
    ]);
  });
  test('a line goes on through several cells, and where the next one begins at its end', () => {
    const bent = [{ ...pen, points: [5, 410, 405, 370, 995, 550] }];
    expect(strokesOf(['0 20 to 40 18 to 99 27'], pen)).toEqual(bent);
    expect(strokesOf(['0 20 to 40 18', '40 18 to 99 27'], pen)).toEqual(bent);
    expect(strokesOf(['0 20 to 40 18', '41 18 to 99 27'], pen)).toHaveLength(2);
  });
  test.each([
    ['200 300 ####', 'offGrid'],
    ['30 35 ####', 'offGrid'],
    ['0 20 to 100 20', 'offGrid'],
    ['7', 'noLine'],
    ['30 12', 'noLine'],
    ['99 34 ####', null],
    ['  ## 12 ##', null],
    ['0 20 to 99 34', null],
  ])('"%s" is told at once: %s', (typed, why) => {
    expect(whyNotDrawn(typed)).toBe(why);
    const nature = mapping({ locations: CITY });
    const drawing = guideOf(nature).parts.find(({ name }) => name === 'drawing');
    expect(drawing?.wrong?.(typed) ?? null).toEqual(why === null ? null : expect.stringMatching(/^\p{Lu}.*\.$/u));
  });
  test('three signs are enough for something small (DF-7.4)', () => {
    const s = drawnUntil('Cave');
    accepted(s, { drawing: ['90 30 ...'] });
    const two = guideOf(s).answer({ drawing: ['90 30 ..'] });
    expect(defenders.whyNot(s.game, s.actor, two)?.rule).toBe('DF-7.4');
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

describe('the word a card gives, part by part', () => {
  const asks = (card: SuitCard, sort: 'location' | 'defender'): Scene => {
    const s = creating({ row: [card] });
    return s.answer(s.actor, `create ${card} ${sort}`);
  };
  const partsOf = (s: Scene, language: Language = 'en'): string[] => guideOf(s, language).parts.map(({ name }) => name);
  test.each(LANGUAGES)('own wording, and for the lowest cards what shape or trade it is (%s)', (language) => {
    const road = asks('3c', 'location');
    expect(partsOf(road, language)).toEqual(['chosen', 'wording', 'form']);
    accepted(road, { chosen: 'type park', wording: '', form: '' }, language);
    accepted(road, { chosen: 'type park', wording: 'The Old Harbour', form: 'road' }, language);
    // A descriptor has no shape.
    accepted(road, { chosen: 'descriptor loc.feared', wording: 'dreaded', form: 'road' }, language);
    accepted(asks('3c', 'defender'), { chosen: 'type untrained_fighters', wording: 'the baker', form: 'healers' }, language);
    expect(partsOf(asks('9c', 'location'), language)).toEqual(['chosen', 'wording']);
  });
  test('what it leaves open is said, and nothing else (D14)', () => {
    const typing = (s: Scene): string => {
      const { asked } = s.view(s.actor);
      return defenders.text.en.typing?.(asked?.name ?? '', asked?.show) ?? '';
    };
    expect(typing(asks('3c', 'location'))).toMatch(/Broad or long/);
    expect(typing(asks('3c', 'location'))).not.toMatch(/Engineers/);
    expect(typing(asks('3c', 'defender'))).toMatch(/Engineers/);
    expect(typing(asks('Qc', 'location'))).not.toMatch(/Broad or long|Engineers/);
    expect(typing(drawnUntil('Wall'))).toMatch(/inside.*Ford/s);
    expect(typing(drawnUntil('Keep'))).not.toMatch(/inside|Ford/);
  });
});

test('what is too long is told at once', () => {
  const s = dealt({}, 1, 1);
  s.answer(0, 'city');
  const [name] = guideOf(s).parts;
  expect(name.wrong?.('x'.repeat(60))).toBeNull();
  expect(name.wrong?.('x'.repeat(61))).toMatch(/61.*at most 60/);
  expect(guideOf(s, 'pl').parts[0].wrong?.('x'.repeat(61))).toMatch(/61 znaków.*60/);
});

test('suggestions show what they say, not what they are called', () => {
  const s = given({
    seats: 2,
    locations: { Gate: { exposed: true } },
    defenders: { Watch: { card: '9h', at: 'Gate' } },
    threats: { Horde: { card: '5s' } },
  } as never);
  const { asked, table } = defenders.view(s.game, s.actor);
  for (const language of LANGUAGES) {
    const say = { seat: String, place: (id: string) => defenders.text[language].place?.(id, table as never) ?? id };
    const words = defenders.text[language].answer('reflection/frame', asked?.options?.[0] as Plain, {}, say);
    expect(words).not.toMatch(/§|\{/);
    expect(words.length).toBeGreaterThan(60);
  }
});
