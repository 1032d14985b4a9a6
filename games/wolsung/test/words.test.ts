/** What people read: the terminal in both languages, answers, and names for everything with an id. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { SAMPLE_IDS, SCENARIO_IDS } from '../data/index.ts';
import { wolsung } from '../index.ts';
import { begun, conflict, KITE } from './scene.ts';

/** Colours add nothing to the width. */
const bare = (line: string): string => line.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wolsung.text[language];
  const say = { seat: (seat: number) => words.seat(seat) };

  it.each(SCENARIO_IDS)('the terminal draws %s within 80 columns, and hands to their owners only', (scenario) => {
    const s = conflict({ scenario, heroes: ['H2', 'H4'], hands: { 0: ['Ah'], 2: ['Kd'] }, tokens: { 0: 3 } });
    for (const viewer of [0, 1, 2, null]) {
      const drawing = bare(wolsung.draw?.(s.view(viewer), language) ?? '');
      for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      expect(drawing.includes('A♥')).toBe(viewer === 0);
      expect(drawing.includes('K♦')).toBe(viewer === 2);
    }
  });

  it('every field of the view has a name, and every option and value words of its own', () => {
    for (const field of Object.keys(begun().view(null).table)) expect(words.name(field)).not.toBe(field);
    for (const { name, values } of wolsung.meta.options) {
      const option = words.option(name);
      expect(option.label).not.toBe(name);
      for (const value of values) expect(Object.hasOwn(option.values, String(value))).toBe(true);
    }
    for (const id of SAMPLE_IDS) expect(words.option('hero1').values[id].length).toBeGreaterThan(3);
  });

  it('every answer of a turn has words of its own', () => {
    const scenes = [
      begun(),
      conflict({ tokens: { 0: 2 }, heroes: ['H3', 'H10'] }),
      conflict({ scenario: 'S5', heroes: ['H9', 'H8'] }),
      conflict({ scenario: 'S6', heroes: ['H1'] }),
      conflict().say('stunt').does(`at ${KITE}`, 'firearms'),
      conflict().say('stunt').does(`at ${KITE}`, 'firearms', 'aimed_attack'),
      conflict({ scenario: 'S6', heroes: ['H1'] })
        .say('stunt', 'persuasion')
        .does('polite_request'),
      conflict({ tokens: { 0: 2 }, hands: { 0: ['Ah', 'X1'] } })
        .rolls(1)
        .say('attack')
        .does(`at ${KITE}`, 'firearms', 'dice 1'),
    ];
    for (const s of scenes) {
      const asked = s.asked(s.actor);
      for (const option of asked?.options ?? []) {
        const said = words.answer(asked?.name ?? '', option, asked?.show ?? {}, say);
        expect(said).not.toBe('');
        // Some ids are English words already.
        if (language === 'pl' || String(option).includes('_')) expect(said, `${asked?.name}: ${option}`).not.toBe(option);
      }
      expect(words.question(asked?.name ?? '', asked?.show ?? {}, say)).not.toBe(words.question('no such question', {}, say));
    }
  });

  it('windows and their exceptions have words for standing orders', () => {
    for (const [window, { unless }] of Object.entries(wolsung.orders)) {
      expect(words.order?.(window, null)).not.toBe(window);
      for (const condition of unless) expect(words.order?.(window, condition)).not.toBe(condition);
    }
    for (const role of ['player', 'director', 'gm']) expect(words.role?.(role)).toMatch(/\p{L}/u);
  });
});
