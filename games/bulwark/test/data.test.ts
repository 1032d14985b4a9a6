/** Chapters 2 and 31 to 38: the decks, with their exact numbers. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  ALL_FOES,
  ARMIES,
  type ArmyId,
  CARD_IDS,
  CARDS,
  type Card,
  cardFiles,
  FOE_IDS,
  foeFiles,
  HEROES,
  type HeroId,
  LOCATION,
  LOCATION_IDS,
  WOUNDS,
} from '../data/index.ts';
import { bulwark } from '../index.ts';
import { text } from '../text/index.ts';

const copies = (cards: readonly { copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);
const counts = (cards: readonly { id: string; copies: number }[]): { [id: string]: number } =>
  Object.fromEntries(cards.map(({ id, copies: n }) => [id, n]));
const start = (hero: HeroId): Card[] => HEROES[hero].filter(({ where }) => where === 'start');

describe('2. Components', () => {
  // The cover of each deck is no card (BW-2.8).
  it.each<[string, HeroId]>([
    ['BW-2.1', 'harsfa'],
    ['BW-2.2', 'hemi'],
    ['BW-2.6', 'nevtelen'],
  ])('BW-2.1, BW-2.2, BW-2.6, BW-2.8: %s: the deck of %s has 35 cards without its cover', (_rule, hero) =>
    expect(copies(HEROES[hero])).toBe(35),
  );

  it('BW-2.3 and BW-4.10: Glassforge is eight piles of four', () => {
    expect(LOCATION.map(({ id, copies: n }) => [id, n])).toEqual(LOCATION_IDS.map((id) => [id, 4]));
  });

  it.each<[string, ArmyId]>([
    ['BW-2.5', 'shadows'],
    ['BW-2.4', 'hunt'],
    ['BW-2.6', 'carnival'],
  ])('BW-2.4, BW-2.5, BW-2.6, BW-21.1: %s: %s has 30 Foes, five of them with a crown', (_rule, army) => {
    expect(copies(ARMIES[army])).toBe(30);
    expect(copies(ARMIES[army].filter(({ crown }) => crown))).toBe(5);
  });

  it('BW-2.14: 40 Wounds', () => {
    expect(counts(WOUNDS)).toEqual({ graze: 14, gash: 14, 'broken-bone': 8, concussion: 4 });
  });

  it('BW-21.2 and BW-21.3: single copies bear a crown, and each army has its Mastermind', () => {
    for (const { id, copies: n, crown } of ALL_FOES) expect([id, crown]).toEqual([id, n === 1]);
    const masterminds = ALL_FOES.filter(({ mastermind }) => mastermind);
    expect(masterminds.map(({ id }) => id)).toEqual(['guildmaster-umbra', 'baron-of-ruin', 'ringmaster']);
  });
});

describe('4. Starting decks', () => {
  it.each<[HeroId, object]>([
    ['harsfa', { 'heroism-1': 7, set: 2, ready: 1 }],
    ['hemi', { 'heroism-1': 7, 'gilt-trinket': 2, 'astrologers-chart': 1 }],
    ['nevtelen', { 'heroism-1': 7, 'hold-em': 2, 'fold-em': 1 }],
  ])('BW-4.5, BW-4.6, BW-4.7, BW-31.1, BW-32.1, BW-33.1: %s', (hero, deck) => {
    expect(counts(start(hero))).toEqual(deck);
    expect(copies(start(hero))).toBe(10);
  });
});

describe('31 to 38. Copies and costs', () => {
  it('BW-31.2 to BW-31.12: the supply of Harsfa', () => {
    expect(HEROES.harsfa.filter(({ where }) => where === 'supply').map(({ id, copies: n, cost }) => [id, n, cost])).toEqual([
      ['heroism-2', 2, 3],
      ['heroism-3', 1, 6],
      ['short-spear', 4, 3],
      ['heirloom-spear', 4, 5],
      ['orichalcum-spear', 4, 7],
      ['sacred-guardian', 2, 5],
      ['do-the-thing', 2, 6],
      ['bronze-breastplate', 3, 3],
      ['leg-sweep', 3, 4],
    ]);
  });

  it('BW-32.2 to BW-32.12, BW-15.9, BW-15.10: the supply of Hemi, with two Backhanders and no Heroism 3', () => {
    expect(HEROES.hemi.filter(({ where }) => where === 'supply').map(({ id, copies: n, cost }) => [id, n, cost])).toEqual([
      ['heroism-2', 2, 3],
      ['backhander', 2, 6],
      ['ebony-cane', 3, 3],
      ['silver-cane', 3, 5],
      ['gold-cane', 3, 7],
      ['browse-wares', 2, 3],
      ['barter-goods', 2, 4],
      ['mere-bauble', 5, 2],
      ['mercantile-clipper', 3, 5],
    ]);
  });

  it('BW-33.2 to BW-33.12: the supply of Nevtelen', () => {
    expect(HEROES.nevtelen.filter(({ where }) => where === 'supply').map(({ id, copies: n, cost }) => [id, n, cost])).toEqual([
      ['heroism-2', 2, 3],
      ['heroism-3', 1, 6],
      ['throwing-knife', 4, 3],
      ['brass-knuckles', 3, 3],
      ['ol-one-two', 3, 4],
      ['orichalcum-haymaker', 3, 6],
      ['skilful-flourish', 3, 4],
      ['feeling-lucky', 4, 3],
      ['double-or-nothing', 2, 5],
    ]);
  });

  it('BW-34.1 to BW-34.9: costs of Glassforge, and which cards are gems', () => {
    expect(LOCATION.map(({ cost }) => cost)).toEqual([2, 3, 5, 4, 4, 3, 4, 5]);
    expect(LOCATION.filter(({ gem }) => gem).map(({ id }) => id)).toEqual(['opal', 'garnet', 'amethyst']);
  });

  it.each<[string, ArmyId, [string, number, number, number][]]>([
    [
      'BW-35.1 to BW-35.11',
      'shadows',
      [
        ['human-beggar', 5, 1, 0],
        ['street-trash-fodder', 5, 2, 1],
        ['human-thief', 5, 2, 0],
        ['human-spy', 5, 2, 0],
        ['human-assassin', 3, 3, 1],
        ['alchemical-trap', 2, 2, 0],
        ['horror-of-the-sewers', 1, 7, 2],
        ['bloody-moana', 1, 5, 2],
        ['exile-siwili', 1, 5, 1],
        ['ghowuv', 1, 6, 1],
        ['guildmaster-umbra', 1, 9, 1],
      ],
    ],
    [
      'BW-36.1 to BW-36.11',
      'hunt',
      [
        ['corpse-hound', 5, 2, 0],
        ['hunting-hound', 5, 3, 1],
        ['human-scout', 5, 2, 0],
        ['vampire-bat', 5, 1, 1],
        ['ballista', 3, 3, 1],
        ['trebuchet', 2, 4, 0],
        ['boritz', 1, 6, 1],
        ['belphegor', 1, 6, 1],
        ['eva', 1, 5, 1],
        ['hammer-of-the-underworld', 1, 6, 2],
        ['baron-of-ruin', 1, 9, 2],
      ],
    ],
    [
      'BW-37.1 to BW-37.11',
      'carnival',
      [
        ['sinister-jongleur', 5, 1, 0],
        ['aerial-harlequin', 5, 1, 1],
        ['smiling-horror', 5, 2, 0],
        ['faceless-acrobat', 5, 1, 1],
        ['human-cannonball', 3, 2, 0],
        ['patchwork-cannon', 2, 4, 0],
        ['disapparo', 1, 4, 1],
        ['madam-fanji', 1, 5, 1],
        ['bruno', 1, 7, 1],
        ['mr-chuckles', 1, 6, 1],
        ['ringmaster', 1, 9, 1],
      ],
    ],
  ])('BW-2.9, %s: copies, Health and Attack', (_rules, army, rows) => {
    expect(ARMIES[army].map(({ id, copies: n, health, attack }) => [id, n, health, attack])).toEqual(rows);
  });

  it('BW-38.6, BW-3.6: Wounds and starting cards cost nothing, and Wounds are no Heroism cards', () => {
    for (const { where, cost, heroism, id } of ALL_CARDS) {
      if (where !== 'supply') expect([id, cost]).toEqual([id, 0]);
      if (where === 'wounds') expect([id, heroism]).toEqual([id, 0]);
    }
  });

  it('BW-15.2, BW-15.7, BW-15.11, BW-15.12, BW-15.14: what Heroism cards are worth', () => {
    const worth = ALL_CARDS.filter(({ heroism }) => heroism > 0).map(({ id, heroism }) => [id, heroism]);
    expect(Object.fromEntries(worth)).toEqual({
      'heroism-1': 1,
      'heroism-2': 2,
      'heroism-3': 3,
      'gilt-trinket': 2,
      backhander: 3,
      'mere-bauble': 1,
      opal: 2,
      garnet: 2,
      amethyst: 3,
    });
  });
});

describe('words', () => {
  it.each(LANGUAGES)('in %s every card and Foe has a name of its own, and every card that does something says so', (language) => {
    for (const id of [...CARD_IDS, ...FOE_IDS]) expect(bulwark.text[language].name(id)).not.toBe(id);
    for (const id of CARD_IDS) {
      const { effect, whenPlayed } = CARDS.get(id);
      expect([id, text[language].card(id) !== '']).toEqual([
        id,
        effect.length + whenPlayed.length > 0 || CARDS.get(id).words.en !== '',
      ]);
    }
  });

  it.each([
    ['set', '+1 Action. Choose one: Attack 1; or Shield 1.', 'Akcje: +1. Wybierz jedno: Atak 1; albo Tarcza 1.'],
    [
      'do-the-thing',
      'Attack 3, any; +2 damage for each Set and each Ready in your play area.',
      'Atak 3, dowolny; +2 obrażenia za każdą kartę „Gotowi” i „Na miejsca” w grze.',
    ],
    [
      'throwing-knife',
      '+1 Action. Aim at any Foe, roll: 1 Attack 1; 2-4 Attack 2; 5-6 Attack 3.',
      'Akcje: +1. Wyceluj w dowolnego Wroga, rzuć: 1 Atak 1; 2-4 Atak 2; 5-6 Atak 3.',
    ],
    [
      'feeling-lucky',
      'Roll: 1 Discard a card from your hand; 2-3 +1 Card. +1 Action; 4-5 +2 Cards. +1 Action; 6 +3 Cards. +1 Action.',
      'Rzuć: 1 Odrzuć kartę z ręki; 2-3 Karty: +1. Akcje: +1; 4-5 Karty: +2. Akcje: +1; 6 Karty: +3. Akcje: +1.',
    ],
  ] as const)('%s is said as it is done', (card, en, pl) => {
    expect(text.en.card(card)).toBe(en);
    expect(text.pl.card(card)).toBe(pl);
  });
});

describe('words of Foes', () => {
  it.each([
    [
      'human-beggar',
      'Defeat: Menace +1. Alms, for 2 Heroism in the Buy Step: It goes to the Defeated pile. Menace -1.',
      'Pokonanie: Groza +1. Jałmużna, za Heroizm 2 w Kroku zakupów: Idzie na stos Pokonanych. Groza -1.',
    ],
    [
      'human-assassin',
      'Lurk. Attack 3 when first at Menace 8+. Attack 2 when first.',
      'Ukrycie. Atak 3 na pierwszym miejscu przy Grozie 8+. Atak 2 na pierwszym miejscu.',
    ],
    [
      'ghowuv',
      'Activation: If it sees neither Street Trash Fodder nor Human Beggar: resurrect: Street Trash Fodder, else Human Beggar, at the start of the line.',
      'Aktywacja: Jeśli w polu widzenia nie stoi Uliczny męt ani Ludzki żebrak: wskrześ: Uliczny męt, a jeśli się nie da, Ludzki żebrak, na czele szeregu.',
    ],
    [
      'aerial-harlequin',
      'Flight. Activation: Roll: 1,3,5 Move it to the start of the line. It does not attack; 2,4,6 It attacks.',
      'Lot. Aktywacja: Rzuć: 1,3,5 Przesuń go na czoło szeregu. Nie atakuje; 2,4,6 Atakuje.',
    ],
  ] as const)('%s is said as it is done', (foe, en, pl) => {
    expect(text.en.foe(foe)).toBe(en);
    expect(text.pl.foe(foe)).toBe(pl);
  });

  it('every Foe says something, in words of one language only', () => {
    for (const id of FOE_IDS) {
      expect([id, text.en.foe(id) === '', text.pl.foe(id) === '']).toEqual([id, false, false]);
      expect(text.en.foe(id)).not.toMatch(/[ąćęłńóśźż]/i);
      expect(text.pl.foe(id)).not.toMatch(/\b(?:the|Foe|Menace|Attack)\b/);
    }
  });
});

describe('files and overlays', () => {
  it('a card of the wrong kind does not load, and says where', () => {
    const [card] = HEROES.harsfa;
    expect(() => cardFiles.read('data/own.ts', [{ ...card, effect: [{ do: 'attack', damage: -1 }] }])).toThrow(
      'data/own.ts: heroism-1.effect[0].damage should be a whole number from 0 to 20, not -1',
    );
  });

  it('an overlay changes a cost and an effect, and not the number of copies', () => {
    const change = { cards: { 'short-spear': { cost: 4, effect: [{ do: 'attack', damage: 3 }] } } };
    const overlaid = cardFiles.withOverlay(HEROES.harsfa, change);
    if ('problem' in overlaid) throw new Error(overlaid.problem);
    expect(overlaid.cards.find(({ id }) => id === 'short-spear')).toMatchObject({ cost: 4, copies: 4 });
    expect(cardFiles.withOverlay(HEROES.harsfa, { cards: { 'short-spear': { copies: 40 } } })).toEqual({
      problem: expect.stringContaining('overlay.cards["short-spear"].copies cannot be replaced'),
    });
    expect(foeFiles.withOverlay(ARMIES.hunt, { foes: { eva: { afterWound: [{ do: 'explode' }] } } })).toEqual({
      problem: expect.stringContaining('overlay.foes["eva"].afterWound[0].do is "explode", which is no instruction'),
    });
  });
});
