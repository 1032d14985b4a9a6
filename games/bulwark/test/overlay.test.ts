/** Overlays: what the printed cards say is handed in, the game is played by it, and nobody is left in the dark about it. */
import { copyPlain, isRefusal, type Plain, QuickRandom } from '@guildhall/kernel';
import { Match, replay, verify } from '@guildhall/kernel/hall';
import { describe, expect, it, test } from 'vitest';
import { boxOf, PRINTED } from '../box.ts';
import { ALL_CARDS, ALL_FOES } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { overlaid } from '../overlay.ts';
import { differences } from '../text/differences.ts';
import { text } from '../text/index.ts';
import { OVERLAY } from './overlays.ts';
import { type BulwarkScene, dealt } from './scene.ts';

const changed = (options = {}, seats = 1): BulwarkScene => dealt({ seats, options, given: { all: OVERLAY } });
const OPTIONS = bulwark.options({}, 1);
if (isRefusal(OPTIONS)) throw new Error(OPTIONS.why);
const handIn = (all: unknown) => bulwark.handedIn({ all }, OPTIONS, 1);

describe('what an overlay replaces is what is played by', () => {
  it('the effect of a card, and the Health of a Foe', () => {
    const s = changed().line('human-beggar').has('hand', ['short-spear']);
    s.say('play short-spear', 'place 1');
    expect(s.table.line).toMatchObject([{ foe: 'human-beggar', damage: 7 }]);
  });

  it('what a card costs and what Heroism it gives', () => {
    const s = changed().has('hand', ['heroism-1', 'heroism-1']).toBuyStep();
    s.say('play heroism-1');
    expect(s.table.heroism).toBe(3);
    expect(s.legal(0)).toContain('buy short-spear');
    s.say('buy short-spear');
    expect(s.table.heroism).toBe(1);
    expect(s.legal(0)).not.toContain('buy opal');
  });

  it('the Attack of a Foe', () => {
    const s = changed().line('human-beggar').endTurn();
    expect(s.hero().wounds).toBe(4);
  });

  it('whether a Foe attacks at all (BW-8.9)', () => {
    const all = { foes: { 'human-beggar': { attack: 4, activation: [{ do: 'noAttack' }] } } };
    const s = dealt({ given: { all } }).line('human-beggar').endTurn();
    expect(s.hero().wounds).toBe(0);
  });

  it('what happens when a Foe is revealed', () => {
    const s = changed()
      .nextFoes('human-thief')
      .arrange((t) => {
        t.reveals = 1;
      })
      .endTurn();
    expect(s.table.menace).toBe(3);
  });

  it('the texts to choose from, in words too', () => {
    const s = changed().has('hand', ['set', 'ready']).say('play set').expectQuestion('choose/one', 0);
    const { asked } = s.view(0);
    expect(s.legal(0).map((answer) => text.en.answer('choose/one', answer, asked?.show ?? {}, { seat: String }))).toEqual([
      '+3 Cards.',
      '+4 Actions.',
    ]);
    s.say('option 2');
    expect(s.table.actions).toBe(4);
  });

  it('a card that trashes itself, carried out twice, is trashed once', () => {
    const effect: Plain = [{ do: 'trashThis' }, { do: 'trashThis' }, { do: 'actions', n: 1 }];
    const all = { cards: { 'throwing-knife': { effect } } };
    const s = dealt({ options: { hero1: 'nevtelen' }, given: { all } })
      .has('hand', ['throwing-knife', 'hold-em'])
      .has('play', ['fold-em']);
    s.say('play throwing-knife');
    expect([s.table.trash, s.hero().play, s.table.actions]).toEqual([['throwing-knife'], ['fold-em'], 1]);
  });
});

describe('a table keeps its overlay', () => {
  it('copies and imagined games share it, and with it the cards made of it', () => {
    const s = changed();
    const copy = bulwark.copy(s.game);
    const world = bulwark.imagine(s.game, 0, new QuickRandom(1));
    expect(copy.table.overlay).toBe(s.table.overlay);
    expect(boxOf(world.table)).toBe(boxOf(s.table));
    expect(boxOf(s.table).cards.get('short-spear').cost).toBe(2);
  });

  it('without one all is as printed', () => {
    const s = dealt();
    expect([s.table.overlay, s.view(0).table.overlay]).toEqual([null, null]);
    expect(boxOf(s.table)).toBe(PRINTED);
    expect(bulwark.draw?.(s.view(0), 'en')).not.toContain('differ');
  });

  it('a saved position is loaded with it, and refused if it was broken', () => {
    const { game } = dealt({ given: { all: OVERLAY }, seed: 3 });
    const saved = JSON.parse(JSON.stringify(game));
    expect(bulwark.load(saved)).toEqual({ game });
    saved.table.overlay.cards['short-spear'].cost = -1;
    expect(bulwark.load(saved)).toMatchObject({
      problem: expect.stringContaining('overlay.cards["short-spear"].cost should be a whole number from 0 to 20, not -1'),
    });
  });

  it('a match is recorded with it; with another it is not the same match', () => {
    const given = handIn(OVERLAY);
    if (isRefusal(given)) throw new Error(given.why);
    const match = Match.create(bulwark, { seats: 1, options: OPTIONS, seed: '4'.repeat(64), given });
    const random = new QuickRandom(3);
    for (let [seat] = bulwark.actors(match.current); seat !== undefined; [seat] = bulwark.actors(match.current))
      expect(match.answer(seat, bulwark.sample(match.current, seat, random))).toBeNull();
    const record = match.record();
    expect(record.given).toEqual({ all: OVERLAY, own: [null] });
    expect(verify(bulwark, record)).toMatchObject({ outcome: match.outcome() });
    const other = copyPlain(record as unknown as Plain) as unknown as typeof record;
    other.given = { all: { foes: { 'human-beggar': { health: 1, attack: 1 } } }, own: [null] };
    expect(verify(bulwark, other)).not.toMatchObject({ outcome: match.outcome() });
    other.given = { all: { cards: { excalibur: {} } }, own: [null] };
    expect(replay(bulwark, other)).toMatchObject({ problem: expect.stringContaining('excalibur') });
  });
});

const again = (any: string[]) => [{ do: 'again', any }];
describe('what is no overlay is refused, and says where', () => {
  test.each<[string, unknown, string]>([
    ['a list', [], 'given.all should be an object'],
    ['an unknown part', { encampment: {} }, 'given.all.encampment does not belong there'],
    ['an unknown card', { cards: { excalibur: {} } }, 'given.all.cards["excalibur"] names no card'],
    ['an unknown verb', { cards: { set: { effect: [{ do: 'explode' }] } } }, 'given.all.cards["set"].effect[0].do is "explode"'],
    ['a negative number', { cards: { set: { cost: -1 } } }, 'given.all.cards["set"].cost should be a whole number from 0 to 20'],
    ['a Foe without Health', { foes: { eva: { health: 0 } } }, 'given.all.foes["eva"].health should be a whole number from 1'],
    ['copies', { foes: { eva: { copies: 9 } } }, 'given.all.foes["eva"].copies cannot be replaced'],
    ['a card that does what Foes do', { cards: { set: { effect: [{ do: 'fortify' }] } } }, 'cards["set"].effect has "fortify"'],
    [
      'a Foe that does what cards do',
      { foes: { eva: { defeat: [{ do: 'double', lost: 1 }] } } },
      'foes["eva"].defeat has "double"',
    ],
    ['a card that goes to the Wounds', { cards: { set: { effect: [{ do: 'returnThis' }] } } }, 'which only a Wound can do'],
    ['a Wound that gives Heroism', { cards: { gash: { heroism: 1 } } }, 'cards["gash"].heroism should be 0'],
    ['a Wound that is lost', { cards: { graze: { effect: [{ do: 'cards', n: 1 }] } } }, 'should have "returnThis" just once'],
    [
      'a Wound that may be lost',
      { cards: { graze: { effect: [{ do: 'roll', cases: { 1: [{ do: 'returnThis' }] } }] } } },
      'should have "returnThis" just once',
    ],
    ['a Foe that wakes its like', { foes: { 'corpse-hound': { activation: again(['corpse-hound']) } } }, 'in a circle'],
    [
      'Foes that wake each other',
      { foes: { eva: { activation: again(['boritz']) }, boritz: { activation: again(['eva']) } } },
      'sets itself off again, in a circle',
    ],
    [
      'a Foe that leaves and comes back',
      { foes: { eva: { resurrected: [{ do: 'leave' }, { do: 'resurrect', any: ['eva'] }] } } },
      'given.all.foes["eva"].resurrected sets itself off again, in a circle',
    ],
    [
      'a chain without an end to speak of',
      {
        foes: {
          eva: { activation: Array.from({ length: 40 }, () => again(['boritz'])[0]) },
          boritz: { activation: Array.from({ length: 40 }, () => again(['belphegor'])[0]) },
          belphegor: { activation: [{ do: 'noAttack' }] },
        },
      },
      'sets off 3240 instructions, more than 1000',
    ],
  ])('%s', (_name, all, wrong) => {
    expect(handIn(all)).toMatchObject({ rule: 'GH-16', why: 'badGiven', about: { wrong: expect.stringContaining(wrong) } });
  });

  it('a million cards, and what lies endlessly deep', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`card-${i}`, {}]));
    expect(handIn({ cards: many })).toMatchObject({ rule: 'GH-16', why: 'givenTooLarge' });
    let deep: Plain = {};
    for (let i = 0; i < 30; i++) deep = { cards: deep };
    expect(handIn(deep)).toMatchObject({
      rule: 'GH-16',
      about: { wrong: 'given.all cannot be read: it lies more than 20 levels deep, or contains itself' },
    });
  });

  it('and the printed cards themselves would be taken', () => {
    const cards = Object.fromEntries(ALL_CARDS.map(({ id, name, effect, cost, words }) => [id, { name, effect, cost, words }]));
    const foes = Object.fromEntries(ALL_FOES.map(({ id, activation, resurrected }) => [id, { activation, resurrected }]));
    expect(overlaid({ cards, foes })).toEqual({ cards: ALL_CARDS, foes: ALL_FOES });
  });
});

describe('everybody sees what differs', () => {
  it('in the view: names, numbers and words', () => {
    const { table } = changed().view(null);
    expect(differences(table, 'en')).toEqual([
      {
        id: 'short-spear',
        name: 'Long Spear',
        usual: 'Short Spear',
        numbers: [{ what: 'cost', usual: 3, now: 2 }],
        words: 'Attack 7.',
      },
      { id: 'set', name: 'Set', usual: 'Set', numbers: [], words: 'Choose one: +3 Cards; or +4 Actions.' },
      { id: 'heroism-1', name: 'Heroism 1', usual: 'Heroism 1', numbers: [{ what: 'heroism', usual: 1, now: 3 }], words: null },
      { id: 'opal', name: 'Opal', usual: 'Opal', numbers: [{ what: 'cost', usual: 2, now: 1 }], words: null },
      {
        id: 'human-beggar',
        name: 'Old Beggar',
        usual: 'Human Beggar',
        numbers: [
          { what: 'health', usual: 1, now: 9 },
          { what: 'attack', usual: 0, now: 4 },
        ],
        words: null,
      },
      { id: 'human-thief', name: 'Human Thief', usual: 'Human Thief', numbers: [], words: 'It takes.' },
    ]);
    expect(differences({ overlay: null }, 'en')).toEqual([]);
    expect(differences({ overlay: { cards: { opal: { cost: 2 } } } }, 'en')).toEqual([]);
  });

  it('without words that tell of the effect that was replaced', () => {
    const overlay = { cards: { 'mere-bauble': { effect: [{ do: 'cards', n: 5 }] } } };
    expect(differences({ overlay }, 'en')).toMatchObject([{ id: 'mere-bauble', words: '+5 Cards.' }]);
  });

  it.each([
    ['en', 'These cards differ from the game as it comes:', 'Long Spear (Short Spear): cost 3 > 2; Attack 7.'],
    ['pl', 'Te karty różnią się od zwykłych kart gry:', 'Długa włócznia (Krótka włócznia): koszt 3 > 2; Atak 7.'],
  ] as const)('in the terminal: %s', (language, title, line) => {
    const drawn = bulwark.draw?.(changed().line('human-beggar').view(0), language) ?? '';
    expect(drawn).toContain(title);
    expect(drawn).toContain(line);
    expect(drawn).toContain(language === 'en' ? '1. Old Beggar' : '1. Stary żebrak');
  });

  it('in what is told and asked, by the names of this table', () => {
    const { table } = changed().view(0);
    const say = { seat: () => 'Ada', place: (id: string) => text.en.place(id, table) };
    const fact = { kind: 'played', rule: 'BW-6.2', seat: 0, card: 'short-spear' };
    expect(text.en.fact(fact, say)).toContain('Long Spear');
    expect(text.en.fact(fact, { seat: () => 'Ada' })).toContain('Short Spear');
    expect(text.en.answer('action phase/play', 'play short-spear', {}, say)).toBe('Play Long Spear');
    expect(text.en.place('menace', table)).toBe('Menace');
  });
});
