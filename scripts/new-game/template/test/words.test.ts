/** What people read: the terminal in both languages, and names for everything with an id. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { ANIMALS } from '../data/animals.ts';
import { newgame } from '../index.ts';
import { dealt } from './scene.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  it('the terminal draws the view of everybody within 80 columns', () => {
    const s = dealt({ seats: 4 }).answer(0, 'bear');
    for (const viewer of [0, 1, null]) {
      const drawing = newgame.draw?.(s.view(viewer), language) ?? '';
      expect(drawing).toContain(newgame.text[language].seat(3));
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      expect(drawing.includes(newgame.text[language].name('wolf'))).toBe(viewer === 0);
    }
  });

  it('every animal and every field of the view has a name', () => {
    const { name } = newgame.text[language];
    for (const id of [...ANIMALS, ...Object.keys(dealt().view(null).table)]) expect(name(id)).not.toBe(id);
  });
});
