/** The tables of Defenders against those printed in the rulebook (D1 to D18), and their names in both languages. */
import { PACK, SUITS, type Suit } from '@guildhall/cards';
import { printedTables } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ABILITY,
  attackSideOf,
  BAND_OF_CARD,
  BAND_OF_DEFENDER_TYPE,
  BAND_OF_LOCATION_TYPE,
  BAND_OF_THREAT_TYPE,
  BANDS,
  bandOf,
  CAPACITY,
  CARD_EFFECT,
  CARD_EFFECTS,
  CATEGORY_OF_BAND,
  CONVENTIONS,
  compareCards,
  DEFAULT_SETTING,
  DEFENDER_CLASS,
  DEFENDER_CLASS_OF_BAND,
  DEFENDER_DESCRIPTOR_LIST,
  DEFENDER_DESCRIPTORS_OF_SUIT,
  DEFENDER_TYPES,
  DEFENDER_TYPES_OFFERED,
  DRAWN_AS,
  deckAtTurnOne,
  defaultForm,
  defaultTrade,
  EFFECT_OF_SUIT,
  earliestJoker,
  entryDie,
  FACE_VALUE,
  FEATURE_SORTS,
  GRID_COLUMNS,
  GRID_ROWS,
  isBarrier,
  isFaceValue,
  JOIN_FROM,
  JOKER,
  KINDS,
  LAYERS,
  LEAST_CARDS,
  LEAST_ITEMS,
  LINE_STYLES,
  LISTED_SETTINGS,
  LOCATION_DESCRIPTOR_LIST,
  LOCATION_DESCRIPTORS_OF_SUIT,
  LOCATION_TYPES,
  LOCATION_TYPES_OFFERED,
  MOST_ITEMS,
  ROW_CARDS,
  SETTINGS,
  SHEET_HEIGHT,
  SHEET_WIDTH,
  SPECIAL_EVENTS,
  SUIT_ORDER,
  SUIT_RANK,
  specialEventOf,
  THREAT_CLASS,
  THREAT_CLASS_OF_BAND,
  THREAT_DECK_CARDS,
  THREAT_TYPES,
  THREAT_TYPES_OFFERED,
} from '../data/index.ts';
import { names } from '../text/names.en.ts';
import { names as polish } from '../text/names.pl.ts';

const tables = (section: string): string[][][] => printedTables(new URL('../rulebook/en.md', import.meta.url), section);
const table = (section: string): string[][] => tables(section)[0];
const SUIT_WORDS: { readonly [word: string]: Suit } = { Clubs: 'c', Diamonds: 'd', Hearts: 'h', Spades: 's' };
const bySuit = <X>(read: (suit: Suit) => X): { [word: string]: X } =>
  Object.fromEntries(Object.entries(SUIT_WORDS).map(([word, suit]) => [word, read(suit)]));

describe('cards', () => {
  it('DF-3.1 DF-3.8 ranks have the printed values and figures', () => {
    const value = (rank: string) => FACE_VALUE[`${rank}h` as 'Ah'];
    for (const [, id, number, figure] of table('D1')) {
      if (id === 'JOKER' || id === '2..10') continue;
      expect(value(id), id).toBe(Number(number));
      expect(isFaceValue(value(id)), id).toBe(figure === 'yes');
    }
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((n) => value(String(n)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(value('T')).toBe(10);
    expect(isFaceValue(10)).toBe(false);
  });
  it('DF-3.2 clubs are the highest suit, then diamonds, hearts and spades', () => {
    expect(SUIT_ORDER).toEqual(tables('D1')[1].map(([suit]) => SUIT_WORDS[suit]));
    expect(SUITS.toSorted((a, b) => SUIT_RANK[a] - SUIT_RANK[b])).toEqual(SUIT_ORDER);
    const cards = ['5s', 'Kh', '5c', '5d', 'Ac', '5h'] as const;
    expect(cards.toSorted(compareCards)).toEqual(['Kh', '5c', '5d', '5h', '5s', 'Ac']);
  });
  it('DF-3.12 the joker has neither value nor band', () => {
    expect(JOKER).toBe('X1');
    expect(FACE_VALUE).not.toHaveProperty(JOKER);
    expect(BAND_OF_CARD).not.toHaveProperty(JOKER);
    expect(Object.keys(FACE_VALUE)).toHaveLength(PACK.length);
  });
  it('the bands end at 5 and at 10', () => {
    expect([1, 5, 6, 10, 11, 12, 13].map(bandOf)).toEqual(['low', 'low', 'middle', 'middle', 'jack', 'queen', 'king']);
    expect(BAND_OF_CARD.Ts).toBe('middle');
  });
  it('counts are as printed', () => {
    const count = (thing: string) => table('D2').find(([name]) => name.startsWith(thing))?.[1] ?? '';
    expect(count('Cards in the row')).toBe(String(ROW_CARDS));
    expect(count('Cards in the draw pile')).toBe(String(PACK.length - ROW_CARDS));
    expect(count('Cards needed')).toContain(`at least ${LEAST_CARDS},`);
    expect(count('Finalised')).toBe(`at least ${LEAST_ITEMS} and at least ${LEAST_ITEMS}`);
    expect(count('Created')).toBe(`at most ${MOST_ITEMS} each`);
    expect(count('Threat deck')).toContain(`${THREAT_DECK_CARDS}: upper 40, lower 13`);
    expect(count('Turns at most')).toBe(`${deckAtTurnOne(6)} (6 defenders) to ${deckAtTurnOne(12)} (12 defenders)`);
    expect(count('Earliest turn')).toContain(`turn ${earliestJoker(6)} (6 defenders) to turn ${earliestJoker(12)} (12)`);
  });
});

describe('descriptors', () => {
  it('DF-5.9 words of locations belong to their suits with the printed effects', () => {
    const read = table('D4').map(([suit, , id, effect]) => ({
      id,
      suit: SUIT_WORDS[suit],
      morale: /\bM\b/.test(effect),
      bonus: effect.includes('+1') ? 1 : 0,
      concealed: /\bC\b/.test(effect),
    }));
    expect(LOCATION_DESCRIPTOR_LIST).toEqual(read);
  });
  it('all 15 diamond and heart words of locations cost morale, and no other', () => {
    expect(bySuit((suit) => LOCATION_DESCRIPTORS_OF_SUIT[suit].length)).toEqual({ Clubs: 6, Diamonds: 7, Hearts: 8, Spades: 8 });
    const costly = LOCATION_DESCRIPTOR_LIST.filter(({ morale }) => morale).map(({ id }) => id);
    expect(costly).toEqual([...LOCATION_DESCRIPTORS_OF_SUIT.d, ...LOCATION_DESCRIPTORS_OF_SUIT.h]);
    expect(costly).toHaveLength(15);
  });
  it('DF-6.15 three words conceal, two words defend', () => {
    const words = LOCATION_DESCRIPTOR_LIST;
    expect(words.filter((word) => word.concealed).map(({ id }) => id)).toEqual(['loc.secret', 'loc.hidden', 'loc.underground']);
    expect(words.filter((word) => word.bonus > 0).map(({ id }) => id)).toEqual(['loc.well_constructed', 'loc.underground']);
  });
  it('words of defenders belong to their suits with the printed effects', () => {
    const read = table('D6').map(([suit, , id, effect]) => ({
      id,
      suit: SUIT_WORDS[suit],
      bonus: effect.includes('+1') ? 1 : 0,
      morale: /\bM\b/.test(effect),
      mobile: effect === '2x',
    }));
    expect(DEFENDER_DESCRIPTOR_LIST).toEqual(read);
  });
  it('DF-22.8 17 words of defenders cost morale, 6 add strength, none of them a spade', () => {
    expect(bySuit((suit) => DEFENDER_DESCRIPTORS_OF_SUIT[suit].length)).toEqual({ Clubs: 7, Diamonds: 7, Hearts: 7, Spades: 9 });
    const costly = (suit: Suit) => DEFENDER_DESCRIPTOR_LIST.filter((word) => word.suit === suit && word.morale).length;
    expect(bySuit(costly)).toEqual({ Clubs: 4, Diamonds: 7, Hearts: 6, Spades: 0 });
    const strong = DEFENDER_DESCRIPTOR_LIST.filter(({ bonus }) => bonus > 0).map(({ id }) => id.slice(4));
    expect(strong).toEqual(['tough', 'numerous', 'big', 'strong', 'violent', 'bloodthirsty']);
  });
  it('DF-6.18 the word mobile alone makes a defender mobile', () => {
    expect(DEFENDER_DESCRIPTOR_LIST.filter(({ mobile }) => mobile).map(({ id }) => id)).toEqual(['def.mobile']);
  });
  it('are named as printed', () => {
    for (const [section, english, other] of [
      ['D4', names.locationDescriptors, polish.locationDescriptors],
      ['D6', names.defenderDescriptors, polish.defenderDescriptors],
    ] as const) {
      const rows = table(section);
      expect(english).toEqual(Object.fromEntries(rows.map(([, word, id]) => [id, word])));
      expect(other).toEqual(Object.fromEntries(rows.map(([, , id, , word]) => [id, word])));
    }
  });
});

describe('types', () => {
  const strip = (cell: string) => cell.split(/[,;] /).map((word) => word.replace(/ \((?:trade: )?[\wżŻńóęąśłź]+\)$/u, ''));

  it('DF-6.11 categories of locations by band', () => {
    const rows = table('D3');
    expect(BANDS.map((band) => CATEGORY_OF_BAND[band])).toEqual(rows.map(([, category]) => /\((\w+)\)/.exec(category)?.[1]));
    BANDS.forEach((band, at) => {
      const [, category, , , category2] = rows[at];
      expect(category).toBe(`${names.categories[CATEGORY_OF_BAND[band]]} (${CATEGORY_OF_BAND[band]})`);
      expect(category2).toBe(polish.categories[CATEGORY_OF_BAND[band]]);
    });
  });
  it('capacity is one in small locations and two in others', () => {
    expect(KINDS.map((kind) => CAPACITY[kind])).toEqual([2, 2, 1]);
  });
  it('DF-6.8 DF-6.9 classes of defenders by band', () => {
    BANDS.forEach((band, at) => {
      const id = DEFENDER_CLASS_OF_BAND[band];
      const [, name, , adds, individual, room, inPolish] = table('D5')[at];
      const row = DEFENDER_CLASS[id];
      expect(name).toBe(`${names.defenderClasses[id].name} (${id})`);
      expect(inPolish.replace(/ \(.*\)/, '')).toBe(polish.defenderClasses[id].name);
      expect(row).toEqual({
        addsValue: adds === 'yes',
        ownDie: adds.includes('own d6'),
        individual: individual === 'yes',
        takesRoom: room === 'yes',
      });
    });
  });
  it('DF-11.8 classes of threats by band', () => {
    BANDS.forEach((band, at) => {
      const id = THREAT_CLASS_OF_BAND[band];
      const [, name, , adds, inPolish] = table('D7')[at];
      expect(name).toBe(`${names.threatClasses[id].name} (${id})`);
      expect(inPolish.replace(/ \(.*\)/, '')).toBe(polish.threatClasses[id].name);
      expect(THREAT_CLASS[id]).toEqual({
        addsValue: adds === 'yes',
        ownDie: adds.includes('own d6'),
        cancelledBy: adds.includes('unless cancelled') ? id : null,
      });
    });
    expect(THREAT_CLASS.queen.cancelledBy).toBeNull();
  });
  it('DF-4.2 words of the default setting are those of the lists, in both languages', () => {
    expect(DEFAULT_SETTING).toBe('fantasy');
    BANDS.forEach((band, at) => {
      const check = (ids: readonly string[], en: { [id: string]: string }, pl: { [id: string]: string }, cells: string[]) => {
        expect(ids.map((id) => en[id])).toEqual(strip(cells[0]));
        expect(ids.map((id) => pl[id])).toEqual(strip(cells[1]));
      };
      const [location, defender, threat] = [table('D3')[at], table('D5')[at], table('D7')[at]];
      check(LOCATION_TYPES.fantasy[band], names.locationTypes, polish.locationTypes, [location[2], location[5]]);
      check(DEFENDER_TYPES.fantasy[band], names.defenderTypes, polish.defenderTypes, [defender[2], defender[7]]);
      check(THREAT_TYPES.fantasy[band], names.threatTypes, polish.threatTypes, [threat[2], threat[5]]);
    });
  });
  it('DF-4.3 five other settings have words for every band, in both languages', () => {
    const [list, ...words] = tables('D15');
    expect(list.map(([id]) => id)).toEqual(SETTINGS);
    list.forEach(([, en, pl], at) => {
      expect(en.replace(' (default)', '')).toBe(names.settings[SETTINGS[at]].name);
      expect(pl.replace(' (domyślnie)', '')).toBe(polish.settings[SETTINGS[at]].name);
    });
    expect(words).toHaveLength(LISTED_SETTINGS.length - 1);
    words.forEach((rows, at) => {
      const setting = LISTED_SETTINGS[at + 1];
      const check = (row: string[], ids: readonly string[], en: { [id: string]: string }, pl: { [id: string]: string }) => {
        expect(ids.map((id) => en[id])).toEqual(strip(row[1]));
        expect(ids.map((id) => pl[id])).toEqual(strip(row[2]));
      };
      expect(rows).toHaveLength(3 * BANDS.length);
      BANDS.forEach((band, b) => {
        check(rows[b], LOCATION_TYPES[setting][band], names.locationTypes, polish.locationTypes);
        check(rows[b + 5], DEFENDER_TYPES[setting][band], names.defenderTypes, polish.defenderTypes);
        check(rows[b + 10], THREAT_TYPES[setting][band], names.threatTypes, polish.threatTypes);
      });
    });
  });
  it('DF-5.15 walls and roads are long by default, everything else is broad', () => {
    expect(defaultForm('walls')).toEqual({ shape: 'long', wall: true, road: false });
    expect(defaultForm('thoroughfare')).toEqual({ shape: 'long', wall: false, road: true });
    expect(defaultForm('park')).toEqual({ shape: 'broad', wall: false, road: false });
    const [, ...words] = tables('D15');
    words.forEach((rows, at) => {
      const ids = LOCATION_TYPES[LISTED_SETTINGS[at + 1]].low;
      rows[0][1].split(', ').forEach((word, w) => {
        const { wall, road } = defaultForm(ids[w]);
        expect([wall, road], word).toEqual([word.endsWith('(wall)'), word.endsWith('(road)')]);
      });
    });
  });
  it('DF-5.16 engineers and healers are trades by the listed word, in every setting', () => {
    expect(DEFENDER_TYPES.fantasy.low.map(defaultTrade)).toEqual(['other', 'engineers', 'healers', 'other']);
    const [, ...words] = tables('D15');
    words.forEach((rows, at) => {
      const ids = DEFENDER_TYPES[LISTED_SETTINGS[at + 1]].low;
      const trades = rows[5][1].split(', ').map((word) => /\((engineers|healers)\)$/.exec(word)?.[1] ?? 'other');
      expect(ids.map(defaultTrade)).toEqual(trades);
      expect(trades).toEqual(expect.arrayContaining(['engineers', 'healers']));
    });
    for (const setting of LISTED_SETTINGS) {
      for (const band of BANDS.slice(1))
        for (const id of DEFENDER_TYPES[setting][band]) expect(defaultTrade(id), id).toBe('other');
    }
  });
  it('a word stands in one band, and every setting also offers the usual words', () => {
    for (const [words, offered, bands] of [
      [LOCATION_TYPES, LOCATION_TYPES_OFFERED, BAND_OF_LOCATION_TYPE],
      [DEFENDER_TYPES, DEFENDER_TYPES_OFFERED, BAND_OF_DEFENDER_TYPE],
      [THREAT_TYPES, THREAT_TYPES_OFFERED, BAND_OF_THREAT_TYPE],
    ] as const) {
      const bandOfWord: { readonly [id: string]: string } = bands;
      for (const band of BANDS) {
        for (const setting of LISTED_SETTINGS) {
          for (const id of words[setting][band]) expect(bandOfWord[id], id).toBe(band);
          expect(offered[setting][band].slice(0, words[setting][band].length)).toEqual(words[setting][band]);
          expect(offered[setting][band]).toEqual(expect.arrayContaining([...words.fantasy[band]]));
          expect(new Set(offered[setting][band]).size).toBe(offered[setting][band].length);
        }
        expect(offered.own[band]).toEqual(words.fantasy[band]);
      }
    }
  });
});

describe('the threat deck', () => {
  it('each suit does what is printed', () => {
    const goes: { readonly [cell: string]: string } = { reserve: 'reserve', discard: 'discard', 'stays as threat': 'threat' };
    table('D8').forEach(([card, , where, rule], at) => {
      const effect = card === 'Joker' ? 'joker' : EFFECT_OF_SUIT[card[0].toLowerCase() as Suit];
      expect(effect).toBe(CARD_EFFECTS[at]);
      expect(CARD_EFFECT[effect]).toEqual({ goesTo: goes[where], rule });
    });
  });
  it('special events by the value of the diamond', () => {
    const [rows] = tables('D9');
    const values = { A: 1, J: 11, Q: 12, K: 13 } as { readonly [rank: string]: number };
    rows.forEach(([cards, event, , inPolish], at) => {
      expect(event).toContain(`(${SPECIAL_EVENTS[at]})`);
      expect(event.startsWith(names.specialEvents[SPECIAL_EVENTS[at]].name)).toBe(true);
      expect(polish.specialEvents[SPECIAL_EVENTS[at]].name).toBe(inPolish);
      for (const card of cards.split(', ')) expect(specialEventOf(values[card] ?? Number(card)), card).toBe(SPECIAL_EVENTS[at]);
    });
    expect(() => specialEventOf(14)).toThrow('no card');
  });
  it('attack rolls', () => {
    const [sides, joins] = tables('D10');
    for (const [rolls, who] of sides) {
      for (const roll of rolls.split(', ')) expect(who.startsWith(attackSideOf(Number(roll))), who).toBe(true);
    }
    const joining = joins.find(([, where]) => where.startsWith('same'))?.[0];
    expect(joining?.split(', ').map(Number)).toEqual([4, 5, 6].filter((roll) => roll >= JOIN_FROM));
  });
  it('DF-9.8 DF-2.5 the die for one to twelve entry points', () => {
    for (const [points, die] of tables('D10')[2]) {
      for (const number of points.split(', ')) {
        expect(entryDie(Number(number)), number).toBe(die === 'none' ? null : Number(die.slice(1)));
      }
    }
  });
  it('abilities succeed from the printed roll', () => {
    ABILITIES.forEach((ability, at) => {
      const [unit, roll, , rule] = table('D12')[at];
      expect(unit.toLowerCase()).toBe(ability);
      expect(ABILITY[ability].rule).toBe(rule);
      expect(ABILITY[ability].from).toBe(roll.endsWith('4+') ? 4 : null);
    });
  });
});

describe('the map', () => {
  const fields = (object: string) => table('D13').find(([name]) => name === object)?.[1] ?? '';

  it('the sheet, its layers and line styles are as printed', () => {
    expect(fields('Sketch')).toContain(`width ${SHEET_WIDTH}, height ${SHEET_HEIGHT}`);
    expect(fields('Stroke')).toContain(`layer (${LAYERS.join(', ')})`);
    expect(fields('Stroke')).toContain(`style (${LINE_STYLES.join(', ')})`);
  });
  it('sorts of natural features, of which rivers alone are barriers', () => {
    expect(fields('Natural feature')).toContain(`sort (${FEATURE_SORTS.join(', ')})`);
    expect(FEATURE_SORTS.filter(isBarrier)).toEqual(['river']);
  });
  it('the grid of the terminal has 100 by 35 cells', () => {
    expect([GRID_COLUMNS, GRID_ROWS]).toEqual([100, 35]);
  });
  it('underground is dotted, and every convention has its way of drawing', () => {
    expect(CONVENTIONS.map((one) => DRAWN_AS[one])).toEqual(['dotted', 'double_arrow', 'cross', 'dashed', 'numbered_arrow']);
  });
});
