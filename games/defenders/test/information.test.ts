/** Chapter 28: information, chance and the record. */
import type { SuitCard } from '@guildhall/cards';
import { type Plain, QuickRandom, samePlain } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import { chronicle } from '../board/chronicle/chronicle.ts';
import { asMarkdown } from '../board/chronicle/markdown.ts';
import { asHtml } from '../board/chronicle/page.ts';
import { defenders } from '../index.ts';
import { creating } from './founding.ts';
import { type Arrangement, dealt, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {}, Tower: {} },
  connections: ['Gate Keep', 'Keep Tower'],
  defenders: { Watch: { at: 'Gate' }, Ada: { card: 'Jh', at: 'Keep' }, Mob: { card: '2h', at: 'Tower' } },
  threats: { Orcs: { card: '9s' }, Giant: { card: 'Ks' } },
};
const viewsOf = (s: Scene) => [0, 1, null].map((seat) => s.view(seat));

describe('what is known', () => {
  test('DF-28.1 everything is open to all but the order of the draw pile and of the threat deck', () => {
    const s = given(CITY);
    const [a, b, onlooker] = viewsOf(s).map(({ table }) => table);
    expect(samePlain(a, b) && samePlain(a, onlooker)).toBe(true);
    const other = given(CITY);
    other.table.deck.splice(20, 10, ...other.table.deck.slice(20, 30).reverse());
    expect(other.table.deck).not.toEqual(s.table.deck);
    expect(samePlain(viewsOf(other), viewsOf(s))).toBe(true);
    const city = dealt({}, 2, 1);
    const shuffled = dealt({}, 2, 1);
    shuffled.table.pile.reverse();
    expect(samePlain(viewsOf(shuffled), viewsOf(city))).toBe(true);
  });

  test('DF-28.1 where everybody is, what was lost and what waits lies open to players and onlookers', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: {}, Ruin: { ruined: true, lost: true, words: ['loc.famous'] }, Lost: {} },
      connections: ['Gate Keep', 'Keep Lost'],
      defenders: {
        Watch: { at: 'Gate', wounds: 2 },
        Late: { card: '9h', at: 'reserve' },
        Fallen: { card: '8h', at: 'destroyed' },
      },
      threats: { Orcs: { card: '9s' }, Holders: { card: '8s', at: 'Lost' }, Gone: { card: '7s', at: 'destroyed' } },
      reserve: ['2h'],
      morale: 1,
      intelligence: true,
      deck: ['9c'],
      dice: { attack: [3] },
    });
    for (const { table } of viewsOf(s)) expect([table.intelligence, table.card]).toEqual([true, '']);
    s.threatsAct();
    for (const { table } of viewsOf(s)) {
      expect(table).toMatchObject({ morale: 1, reserve: ['D1', '2h'], discard: ['7s'], card: '9c', intelligence: false });
      expect(table).toMatchObject({ turn: 2, first: 0, entries: ['L0', 'L1'], battle: 'L0' });
      const { locations, defenders: units, threats } = table;
      expect(
        locations.map((one) => [one.status, one.held, one.enterable, one.lost, one.entry, one.attacked, one.regiments]),
      ).toEqual([
        ['standing', false, true, false, 1, true, 1],
        ['standing', false, true, false, 2, false, 0],
        ['ruined', false, false, true, 0, false, 0],
        ['standing', true, false, false, 0, false, 0],
      ]);
      expect(locations.map(({ connected }) => connected)).toEqual([['L1'], ['L0', 'L3'], [], ['L1']]);
      expect(units.map(({ where, wounds, value }) => [where, wounds, value])).toEqual([
        ['L0', 2, 4],
        ['reserve', 0, 8],
        ['destroyed', 0, 7],
      ]);
      expect(threats.map(({ where, target }) => [where, target])).toEqual([
        ['outside', 'L0'],
        ['L3', ''],
        ['destroyed', ''],
      ]);
    }
  });

  test('DF-28.1 the scene that is on lies open, and who plays whom', () => {
    const s = given(CITY);
    s.answer(0, { characters: [{ name: 'Ada', unit: 'D1' }], place: 'here', time: 'now', situation: 'waiting' }, [1]);
    for (const { table } of viewsOf(s)) {
      expect(table.scene).toMatchObject({ roles: [{ name: 'Ada', unit: 'D1', seat: 1 }], place: { text: 'here' } });
    }
  });

  test('DF-28.1 DF-11.3 what nobody knows is imagined anew: the order of the pile, and of the deck with the joker low in it', () => {
    const s = given(CITY);
    const world = (seed: number, from = s) => defenders.imagine(from.game, 0, new QuickRandom(seed)).table;
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    for (const seed of seeds) expect(world(seed).deck.toSorted()).toEqual(s.table.deck.toSorted());
    const jokers = new Set(seeds.map((seed) => world(seed).deck.indexOf('X1')));
    expect([...jokers].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i));
    expect(new Set(seeds.map((seed) => world(seed).deck.at(-1))).size).toBeGreaterThan(10);
    const city = dealt({}, 2, 1);
    expect(new Set(seeds.map((seed) => world(seed, city).pile.at(-1))).size).toBeGreaterThan(10);
    const other = given(CITY);
    other.table.deck.splice(20, 10, ...other.table.deck.slice(20, 30).reverse());
    expect(world(7, other).deck).toEqual(world(7).deck);
  });

  test('DF-28.2 the number of cards left and whether the joker is among them', () => {
    const s = given({ ...CITY, deck: ['4h'] });
    const before = s.view(null).table;
    expect([before.deck, before.joker]).toEqual([s.table.deck.length, true]);
    s.threatsAct();
    expect(s.view(1).table.deck).toBe(before.deck - 1);
    const after = given({ ...CITY, deckOnly: true, deck: ['4h', '5h'] });
    expect(after.view(0).table).toMatchObject({ deck: 2, joker: false });
    // However many there are.
    expect(given({ ...CITY, deckOnly: true, deck: ['X1', '5h'] }).view(1).table).toMatchObject({ deck: 2, joker: true });
    const many = given(CITY);
    many.arrange((t) => void t.discard.push(...t.deck.splice(t.deck.indexOf('X1'), 1)));
    expect(many.table.deck.length).toBeGreaterThan(13);
    expect(many.view(null).table).toMatchObject({ deck: many.table.deck.length, joker: false });
  });

  test('DF-28.3 no view and no fact tells a card that is not drawn or a die that is not rolled', () => {
    const s = given({ ...CITY, deck: ['4h', '7d', '6c'], dice: { attack: [3] } });
    s.threatsAct();
    const said = JSON.stringify([viewsOf(s).map((view) => ({ ...view, table: { ...view.table, locations: [] } })), s.facts]);
    expect(said).toContain('"4h"');
    for (const card of s.table.deck.filter(
      (one) => !s.table.defenders.some(({ cards }) => cards.some((own) => own.card === one)),
    )) {
      if (card !== 'X1') expect(said, card).not.toContain(`"${card}"`);
    }
    for (const view of viewsOf(s)) expect(JSON.stringify(view)).not.toMatch(/"(chance|script|seed|deck)":[{["]/);
  });

  test('DF-28.1 votes lie face down until all are in', () => {
    const at = (vote: string) => {
      const s = given({ ...CITY, seats: 4, deck: ['Tc'], dice: { attack: [1] } })
        .threatsAct()
        .quietly('battle/challenge');
      return s.answer(2, vote);
    };
    for (const seat of [0, 1, 3, null]) {
      expect(samePlain(at('challenge').view(seat), at('accept').view(seat))).toBe(true);
    }
    expect(at('challenge').asked(2)?.held).toBe('challenge');
    const open = at('challenge').answer(0, 'accept').answer(3, 'abstain');
    for (const seat of [0, 1, null]) {
      expect(open.view(seat).table.poll).toHaveLength(3);
      expect(open.view(seat).table.poll).toContainEqual({ seat: 2, answer: 'challenge' });
    }
  });
});

describe('chance', () => {
  test('DF-28.4 at random means equal chances, shown as a die with as many faces', () => {
    const struck = [1, 2, 3].map((die) => {
      const s = given({ ...CITY, deck: ['Kd'], dice: { activation: [die] } }).threatsAct();
      const { of, target } = s.expectFact('targetDrawn', { die });
      return `${of} ${s.inWords(target)}`;
    });
    expect(struck).toEqual(['3 Gate', '3 Keep', '3 Tower']);
    expect(() => given({ ...CITY, deck: ['Kd'], dice: { activation: [4] } }).threatsAct()).toThrow('from 0 to 2');
  });

  test('DF-28.5 a game can be replayed from its seed and the decisions; no view has the seed', () => {
    const options = defenders.options({ setting: 'fantasy' }, 2);
    if ('why' in options) throw new Error('these options are legal');
    const start = { seats: 2, options, seed: '5'.repeat(64) };
    const first = Match.create(defenders, start);
    const random = new QuickRandom(8);
    const answers: [number, unknown][] = [];
    for (let n = 0; n < 60; n++) {
      const [seat] = defenders.actors(first.current);
      const answer = defenders.sample(first.current, seat, random);
      answers.push([seat, answer]);
      expect(first.answer(seat, answer)).toBeNull();
    }
    const again = Match.create(defenders, start);
    for (const [seat, answer] of answers) expect(again.answer(seat, answer)).toBeNull();
    expect(samePlain(again.current, first.current)).toBe(true);
    const other = Match.create(defenders, { ...start, seed: '6'.repeat(64) });
    expect(samePlain(other.current.table.pile, Match.create(defenders, start).current.table.pile)).toBe(false);
    for (const seat of [0, 1, null]) expect(JSON.stringify(defenders.view(first.current, seat))).not.toContain('55555555');
  });

  test('DF-28.6 a decision can be taken back until a card is drawn, a die rolled or somebody else has decided', () => {
    const s = given({
      ...CITY,
      deck: ['4h'],
      defenders: { Scouts: { at: 'Gate', words: ['def.mobile'] }, Mob: { card: '2h', at: 'Tower' } },
    });
    s.threatsAct().expectQuestion('moves/move', 0);
    const match = Match.from(defenders, s.game, '1'.repeat(64));
    expect(match.answer(0, 'D0 L1')).toBeNull();
    expect(match.whyNotUndo(0)).toBeNull();
    expect(match.undo(0)).toBeNull();
    expect(match.current.table.where[0]).toBe(0);
    match.answer(0, 'D0 L1');
    match.answer(0, 'stop');
    // It is the other's turn to decide.
    match.answer(1, 'pass');
    expect(match.whyNotUndo(0)).toMatchObject({ why: 'undoNeedsConsent' });
    // Votes that were turned over lie open: the last one cannot be taken back alone.
    const votes = given({ ...CITY, seats: 2, deck: ['Tc'], dice: { attack: [1], battle: [6, 1] } })
      .threatsAct()
      .quietly('battle/challenge');
    const judged = Match.from(defenders, votes.game, '1'.repeat(64));
    expect(judged.answer(0, 'challenge')).toBeNull();
    expect(judged.whyNotUndo(0)).toMatchObject({ why: 'undoNeedsConsent' });
    // The card that ends Reflection cannot be put back.
    const drawing = given({ ...CITY, seats: 1, deck: ['4h'] });
    const told = Match.from(defenders, drawing.game, '1'.repeat(64));
    expect(
      told.answer(0, { characters: [{ name: 'Ada', unit: 'D1' }], place: 'here', time: 'now', situation: 'waiting' }),
    ).toBeNull();
    while (defenders.question(told.current)?.startsWith('reflection/')) {
      told.answer(0, defenders.question(told.current) === 'reflection/roles' ? [0] : 'end');
    }
    expect(defenders.question(told.current)).toBe('moves/move');
    expect(told.whyNotUndo(0)).toMatchObject({ why: 'undoNeedsConsent' });
  });

  test('DF-28.6 a card that has been drawn cannot be put back: not into the row, nor on the threat deck', () => {
    const free = (s: Scene, ...answers: Plain[]): boolean => {
      const match = Match.from(defenders, s.game, '1'.repeat(64));
      for (const answer of answers) expect(match.answer(0, answer)).toBeNull();
      return match.whyNotUndo(0) === null;
    };
    // The row is dealt when the last is ready.
    expect(free(dealt({}, 1, 1), 'ready')).toBe(false);
    const alone = { seats: 1, row: ['2c', '3c'] as SuitCard[], locations: 6, defenders: 6 };
    expect(free(creating(alone), 'create 2c location')).toBe(true);
    expect(free(creating(alone), 'create 2c location', 'type park')).toBe(false);
    // Nothing was drawn where the pile is empty.
    expect(free(creating({ ...alone, only: true }), 'create 2c location', 'type park')).toBe(true);
    const city = dealt({ startSeat: '0' }, 1, 2);
    city.playOn(2, 5000, ({ question }) => question === 'new threat/name');
    const [word] = (city.asked(0)?.show.words ?? []) as string[];
    expect(free(city, { name: 'Orcs', description: 'grim', word })).toBe(false);
  });

  test('DF-28.8 dice for the enemy go in the First Player’s name, for the defence in the describing player’s', () => {
    const s = given({ ...CITY, seats: 3, first: 1, deck: ['Tc'], dice: { attack: [1], battle: [6, 1] } })
      .threatsAct()
      .quietly();
    s.expectFact('attackRolled', { seat: 1 });
    s.expectFact('defendersTotal', { seat: 2 });
    s.expectFact('threatsTotal', { seat: 1 });
    const queen = given({
      ...CITY,
      seats: 3,
      first: 1,
      threats: { Witch: { card: 'Qs' } },
      deck: ['Jd'],
      dice: { activation: [1, 6] },
    });
    queen.threatsAct().quietly().expectFact('duel', { seat: 1, unitSeat: 2 });
  });
});

describe('the record', () => {
  test('DF-28.7 names, descriptions, scenes, battles, epilogues and the map are kept as a chronicle with pictures', () => {
    const s = given({ ...CITY, deckOnly: true, deck: ['Tc'], dice: { attack: [1], battle: [6, 1] } });
    s.answer(0, {
      characters: [{ name: 'Ada', unit: 'D1' }],
      place: 'The cellar',
      time: 'At dusk',
      situation: 'They count the bread',
    });
    while (s.question?.startsWith('reflection/')) s.answer(s.actor, s.question === 'reflection/roles' ? [0] : 'end');
    s.quietly('battle/attack').answer(0, 'Ladders everywhere').answer(1, 'Boiling soup').quietly('epilogues/epilogue');
    s.answer(0, 'They ate soup for years').answer(1, 'The walls still smell');
    const story = chronicle(s.view(null).table, s.facts, 'en', { seat: (seat) => ['Ann', 'Bob'][seat] ?? '' });
    const [html, markdown] = [asHtml(story), asMarkdown(story)];
    const texts = ['Ladders everywhere', 'Boiling soup', 'They ate soup for years', 'The walls still smell'];
    for (const text of [...texts, 'Gate', 'Watch', 'Orcs', 'The cellar']) {
      expect(html).toContain(text);
      expect(markdown).toContain(text);
    }
    expect(html).toContain('<svg');
  });
});
