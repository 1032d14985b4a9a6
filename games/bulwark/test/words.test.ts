/** What people read: the terminal in both languages, answers, and names for everything with an id. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { HERO_IDS } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { dealt, turn } from './scene.ts';

/** Colours add nothing to the width. */
const bare = (line: string): string => line.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = bulwark.text[language];

  it('the terminal draws the view of everybody within 80 columns', () => {
    const s = dealt({ seats: 4, options: { army: 'carnival', closedHands: true } }).line(
      { foe: 'disapparo', damage: 1, stunned: true },
      'bruno',
      'ringmaster',
    );
    for (const viewer of [0, 1, null]) {
      const drawing = bare(bulwark.draw?.(s.view(viewer), language) ?? '');
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      for (const shown of ['disapparo', 'ringmaster']) expect(drawing).toContain(words.name(shown));
      // What can be bought would bury the line while nothing can be bought; a spectator has no such moments.
      expect(drawing.includes(words.name('opal'))).toBe(viewer === null || viewer === 1);
      // Only their owner sees the hand.
      expect(drawing.includes(words.name('ready'))).toBe(viewer === 0);
    }
  });

  it('every field of the view and every Hero has a name', () => {
    for (const id of [...Object.keys(dealt().view(null).table), ...HERO_IDS]) expect(words.name(id)).not.toBe(id);
  });

  it('every answer to the first questions has words of its own', () => {
    const say = { seat: (seat: number) => words.seat(seat) };
    const scenes = [
      dealt(),
      turn('harsfa', ['set', 'ready'], ['human-spy']).say('play set'),
      turn('harsfa', ['short-spear', 'ready'], ['human-spy']).say('play short-spear'),
      turn('harsfa', ['heroism-3', 'heroism-1'], ['human-beggar']).toBuyStep().say('play heroism-3'),
    ];
    for (const s of scenes) {
      const asked = s.asked(0);
      expect(asked).not.toBeNull();
      for (const option of asked?.options ?? []) {
        expect(words.answer(asked?.name ?? '', option, asked?.show ?? {}, say)).not.toBe(option);
      }
      expect(words.question(asked?.name ?? '', asked?.show ?? {}, say)).not.toBe(words.question('no such question', {}, say));
    }
  });
});

it('an option is called by what it does', () => {
  const s = turn('harsfa', ['set', 'ready'], ['human-spy']).say('play set');
  const say = { seat: String };
  const show = s.asked(0)?.show ?? {};
  expect(bulwark.text.en.answer('choose/one', 'option 1', show, say)).toBe('Attack 1.');
  expect(bulwark.text.pl.answer('choose/one', 'option 2', show, say)).toBe('Tarcza 1.');
});
