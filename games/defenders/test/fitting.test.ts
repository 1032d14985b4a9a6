/** Names that are suggested fit what they are for, in both languages: no temple is called a yard, and no archers riders. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, fitsPlace, fitsThreat, SETTINGS, THREAT_TYPES_OFFERED } from '../data/index.ts';
import { called } from '../text/index.ts';
import { botSiege } from './telling-kit.ts';

const NUMBERS = Array.from({ length: 100 }, (_, n) => n);
/** Nouns that say what a place is, and what it cannot be therefore. */
const NEVER: { readonly [category in (typeof CATEGORIES)[number]]: RegExp } = {
  area: /Gate|Tower|Spire|Fortress|Hall$|Brama|Wieża|Szaniec|Iglica|Zakłady/,
  military: /Market|Plaza|Garden|Park$|Arcade|Targ|Ogród|Park |Pasaż|Giełda/,
  economy: /Gate|Tower$(?!)|Rest$|Spire|Brama|Szaniec|Iglica|Posterunek/,
  religion: /Gate|Yard|Market|Works|Dock|Shipyard|Exchange|Brama|Targ|Zakłady|Dok |Giełda|Stok|Szaniec/,
  government: /Gate|Market|Shed|Sidings|Dock|Brama|Targ|Szopa|Bocznica|Dok /,
};

describe('names of places', () => {
  test('there are enough for every kind of place in every setting', () => {
    for (const setting of SETTINGS) {
      for (const category of CATEGORIES)
        expect(NUMBERS.filter(fitsPlace(setting, category)).length, `${setting} ${category}`).toBeGreaterThan(3);
    }
  });
  test('none says that a place is something else', () => {
    for (const setting of SETTINGS) {
      for (const category of CATEGORIES) {
        for (const n of NUMBERS.filter(fitsPlace(setting, category))) {
          for (const language of LANGUAGES)
            expect(called(`§place.${setting} ${n}`, language), category).not.toMatch(NEVER[category]);
        }
      }
    }
  });
  test('bots give their places such names', () => {
    for (const [number, setting] of [
      [21, 'fantasy'],
      [22, 'own'],
      [23, 'zombie'],
    ] as const) {
      const { locations } = botSiege(number, 3, { setting }).table;
      expect(locations.length).toBeGreaterThan(5);
      const unfit = locations.filter(({ name, categories }) => {
        const [category] = [...categories].sort((a, b) => CATEGORIES.indexOf(b) - CATEGORIES.indexOf(a));
        return !fitsPlace(setting, category)(Number(name.split(' ')[1]));
      });
      // Where all that fit are taken another is given.
      expect(unfit.map(({ name }) => name).length).toBeLessThan(2);
    }
  });
});

test('only riders are called riders', () => {
  for (const setting of SETTINGS) {
    for (const word of THREAT_TYPES_OFFERED[setting].middle) {
      for (const n of NUMBERS.filter(fitsThreat(setting, word))) {
        for (const language of LANGUAGES) {
          if (!word.includes('riders')) expect(called(`§threat.${setting} ${n}`, language)).not.toMatch(/Riders|Jeźdźcy/);
        }
      }
    }
  }
});
