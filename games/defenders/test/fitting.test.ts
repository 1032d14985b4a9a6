/** Names that are suggested fit what they are for, in both languages: no temple is called a yard, and no archers riders. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import {
  BAND_OF_CARD,
  CATEGORIES,
  DEFENDER_TYPES,
  fitsPlace,
  fitsThreat,
  LOCATION_TYPES,
  ownTypes,
  SETTINGS,
  THREAT_TYPES,
  THREAT_TYPES_OFFERED,
} from '../data/index.ts';
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
      // Where those that fit are worn another is given.
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

test('no noun names three places of a city, in either language', () => {
  for (const setting of ['kaiju', 'fantasy', 'zombie'] as const) {
    const { locations } = botSiege(204, 3, { setting }).table;
    const numbers = locations.map(({ name }) => Number(name.split(' ')[1]));
    for (const part of [numbers.map((n) => n % 10), numbers.map((n) => Math.floor(n / 10))]) {
      for (const noun of part) expect(part.filter((one) => one === noun).length).toBeLessThan(3);
    }
  }
});

describe('words that bots give', () => {
  const sieges = (['zombie', 'kaiju', 'space'] as const).map((setting, i) => ({
    setting,
    ...botSiege(31 + i, 2 + i, { setting }),
  }));
  test('are those of the setting: no goblins at the fence of a camp, no archers in a harbour of today', () => {
    for (const { setting, table } of sieges) {
      for (const { card, word } of table.threats) expect(ownTypes(THREAT_TYPES, setting, BAND_OF_CARD[card])).toContain(word);
      for (const [types, things] of [
        [LOCATION_TYPES, table.locations],
        [DEFENDER_TYPES, table.defenders],
      ] as const) {
        for (const { card, use, word } of things.flatMap(({ cards }) => cards)) {
          if (use === 'type') expect(ownTypes<string>(types, setting, BAND_OF_CARD[card])).toContain(word);
        }
      }
    }
  });
  test('do not contradict each other', () => {
    const hidden = ['loc.secret', 'loc.hidden', 'loc.underground', 'loc.obscure', 'loc.unassuming'];
    const seen = ['loc.famous', 'loc.highly_visible', 'loc.imposing', 'loc.busy', 'loc.popular', 'loc.symbol_of_hope'];
    for (const { table } of [...sieges, botSiege(101), botSiege(5, 4)]) {
      for (const { cards } of table.locations) {
        const words = cards.map(({ word }) => word as string);
        expect(words.some((word) => hidden.includes(word)) && words.some((word) => seen.includes(word)), words.join()).toBe(
          false,
        );
      }
      const people = table.defenders.filter(({ class: own }) => own === 'jack' || own === 'queen');
      // Who became a person after that word is left with it.
      for (const { cards } of people) {
        const at = cards.findIndex(({ word }) => word === 'def.numerous');
        const became = cards.findIndex(({ card, use }) => use === 'type' && (card[0] === 'J' || card[0] === 'Q'));
        expect(at < 0 || at < became).toBe(true);
      }
    }
  });
});
