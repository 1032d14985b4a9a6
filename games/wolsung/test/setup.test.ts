/** Chapters 1, 2, 3, 10 and 24: seats and modes, components, characters, setting up a conflict, options. */
import { QuickRandom } from '@guildhall/kernel';
import { begin, optionsOf } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DECK, SAMPLES } from '../data/index.ts';
import { wolsung } from '../index.ts';
import { begun, conflict, HERO, hero, KITE, THUGS } from './scene.ts';

describe('1. Seats and modes', () => {
  it('WS-1.1: there are three types of conflict', () => {
    const types = (['S1', 'S4', 'S6'] as const).map((scenario) => begun({ scenario, heroes: ['H1'] }).table.type);
    expect(types).toEqual(['combat', 'chase', 'discussion']);
  });

  it('WS-1.4, WS-1.6: by mode the last seat is the Director’s, the GM’s, or a player’s', () => {
    const roles = (mode: string) => wolsung.roles(optionsOf(wolsung, { mode }, 3), 3).map(({ name }) => name);
    expect(roles('director')).toEqual(['player', 'player', 'director']);
    expect(roles('hosted')).toEqual(['player', 'player', 'gm']);
    expect(roles('duel')).toEqual(['player', 'player', 'player']);
  });

  it('WS-1.4, WS-2.12: a seat may control two heroes, with one hand and one stock', () => {
    const s = conflict({ heroes: ['H2', 'H4'], perPlayer: 2 });
    expect([s.c(0).owner, s.c(1).owner]).toEqual([0, 0]);
    expect(s.table.stocks).toHaveLength(2);
  });

  it('WS-1.5: at most six heroes', () => {
    expect(wolsung.options({ mode: 'director', heroesPerPlayer: 2 }, 5)).toMatchObject({ rule: 'WS-1.5', why: 'tooManyHeroes' });
    expect(wolsung.options({ mode: 'duel' }, 7)).toMatchObject({ rule: 'WS-1.5' });
  });

  it('WS-1.6, WS-2.11: in a duel players are against each other, and there is no GM hand', () => {
    const s = conflict({ mode: 'duel', scenario: 'S2', heroes: ['H2', 'H4'] });
    expect(s.table.gm).toBe(-1);
    expect([s.c(0).side, s.c(1).side]).toEqual([0, 1]);
    expect([s.c(0).zone, s.c(1).zone]).toEqual([0, 2]);
    expect(s.table.characters).toHaveLength(2);
  });

  it('WS-1.3: a session is a row of scenes, hands and tokens carried over (WS-20.15)', () => {
    const s = conflict({ scenario: 'S2', hands: { 0: ['5c'], 1: ['6c'] }, tokens: { 0: 1, 1: 2 }, options: { second: 'S6' } });
    s.say('give up', 'concede');
    s.expectQuestion('stake/propose', 0);
    expect(s.table).toMatchObject({ scenario: 'S6', type: 'discussion' });
    expect(s.table.stocks.map(({ hand, tokens }) => [hand, tokens])).toEqual([
      [['5c'], 1],
      [['6c'], 2],
    ]);
    s.say('plain', 'revolver').does('keep', 'keep');
    for (let i = 0; i < 20 && !s.isOver; i++) s.does('give up', 'concede', 'end', 'pass');
    expect(s.table.results).toHaveLength(2);
  });

  it('WS-1.10: in Director mode a description is accepted when it is not blank', () => {
    const s = conflict({ hands: { 0: ['Ac'] }, options: { describe: true } });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').say('bonus Ac', 'I know this quay.');
    expect(s.question).not.toBe('ruling/respond');
  });

  it('WS-1.11: the log has every face, card, token and text', () => {
    const s = conflict({ hands: { 0: ['Ac'] }, tokens: { 0: 1 }, options: { describe: true } });
    s.rolls(8, 3)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus Ac', 'I know this quay.', 'raise token')
      .suffer();
    s.expectFact('rolled', { dice: [[8, 3]] });
    s.expectFact('cardPlayed', { card: 'Ac', words: 'I know this quay.' });
    s.expectFact('tokenSpent', { use: 'raise', tokens: 1 });
    expect(s.all('result')[0].terms.map(({ name }) => name)).toEqual(['die', 'skill', 'specialty', 'card', 'token']);
  });
});

describe('2. Components', () => {
  it('WS-2.1, WS-2.2: one deck of 54 cards supplies hands and initiative', () => {
    const s = conflict({ hands: { 0: ['5c'] } });
    const { deck, discard, stocks, characters } = s.table;
    const all = [...deck, ...discard, ...stocks.flatMap(({ hand }) => hand), ...characters.map(({ initiative }) => initiative)];
    expect(all.filter((card) => card !== null).sort()).toEqual([...DECK].sort());
  });

  it('WS-2.3: dice have ten faces', () => {
    const s = conflict().script('dice', 9, 0);
    s.say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').suffer();
    s.expectFact('rolled', { dice: [[10, 1]] });
  });

  it('WS-2.6, WS-2.7, WS-2.4: every player begins with 3 cards and 6 tokens', () => {
    const s = begun({ heroes: ['H2', 'H4'] });
    expect(s.table.stocks.slice(0, 2).map(({ hand, tokens }) => [hand.length, tokens])).toEqual([
      [3, 6],
      [3, 6],
    ]);
  });

  it.each([
    ['hosted', true, 1, 4, 'WS-2.8'],
    ['hosted', true, 5, 5, 'WS-2.9'],
    ['director', true, 1, 2, 'WS-2.10'],
    ['director', true, 3, 3, 'WS-2.10'],
    ['director', false, 1, 4, 'WS-2.8'],
  ] as const)(
    '%s, gentle %s, %i heroes: the opposition has %i cards and twice the tokens (%s)',
    (mode, gentle, n, cards, _rule) => {
      const s = begun({ mode, heroes: Array.from({ length: n }, () => 'H2' as const), options: { gentle } });
      const { hand, tokens } = s.table.stocks[n];
      expect([hand.length, tokens]).toEqual([cards, 2 * cards]);
    },
  );

  it('WS-2.16, WS-2.17, WS-2.18: a hand is seen by its owner only; counts, tokens and the discard pile by all', () => {
    const s = conflict({ hands: { 0: ['5c', '6c'] }, tokens: { 0: 3 } });
    expect(s.view(0).table.stocks[0]).toMatchObject({ hand: ['5c', '6c'], handCount: 2, tokens: 3 });
    for (const viewer of [1, null]) expect(s.view(viewer).table.stocks[0]).toMatchObject({ hand: [], handCount: 2, tokens: 3 });
    expect(s.view(1).table.deck).toBe(s.table.deck.length);
    const worlds = [1, 2, 3, 4].map((seed) => wolsung.imagine(s.game, 1, new QuickRandom(seed)).table);
    expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBeGreaterThan(1);
    expect(new Set(worlds.map(({ stocks }) => stocks[0].hand.join())).size).toBeGreaterThan(1);
  });

  it('WS-2.16: others hear how many cards are drawn, not which', () => {
    const s = conflict({ heroes: ['H4'], tokens: { 0: 1 } }).say('replenish');
    expect(s.heard(0).some(({ kind }) => kind === 'drew')).toBe(true);
    expect(s.heard(1).some(({ kind }) => kind === 'drew')).toBe(false);
    expect(s.heard(1)).toContainEqual({ kind: 'drewHidden', rule: 'WS-9.3', seat: 0, cards: 3 });
  });

  it('WS-2.19: bonuses of the opposition are hidden until used, unless sheets are open', () => {
    const skillsOf = (s: ReturnType<typeof conflict>, viewer: number) =>
      s.view(viewer).table.characters[KITE].skills.map(({ skill }) => skill);
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    expect(skillsOf(s, 0)).toEqual([]);
    expect(skillsOf(s, 1)).toContain('brawl');
    s.attack(HERO, 'brawl', 1);
    expect(skillsOf(s, 0)).toEqual(['brawl']);
    expect(skillsOf(conflict({ options: { openSheets: true } }), 0)).toContain('drive');
  });

  it('WS-2.20: a card above the limit is discarded at once, by choice', () => {
    const s = conflict({ mode: 'hosted', hands: { 0: ['5c', '6c', '7c'] } }).act(1, 'anytime/award', 'card 0');
    s.expectQuestion('trim hand/discard', 0).say('discard 6c');
    expect(s.table.stocks[0].hand).toHaveLength(3);
    s.expectQuestion('turn/act', 0);
  });
});

describe('3. Characters', () => {
  it.each([
    ['combat', 'S1', 4, 'WS-3.11'],
    ['chase', 'S4', 5, 'WS-3.12'],
    ['discussion', 'S6', 3, 'WS-3.13'],
  ] as const)('starting Challenge in a %s (%s): level and 2 is %i (%s, WS-3.15)', (_type, scenario, markers, _rule) => {
    expect(conflict({ scenario, heroes: ['H2'] }).c(0).markers).toBe(markers);
  });

  it('WS-3.14, WS-10.14, WS-10.18: under Va banque it is level and 5', () => {
    expect(conflict({ stake: 'va banque' }).c(HERO).markers).toBe(7);
  });

  it('WS-3.16: Challenge never rises during a conflict', () => {
    const s = conflict({ tokens: { 0: 6 } }).set(HERO, { markers: 2 });
    for (let i = 0; i < 12; i++) {
      s.next();
      expect(s.c(HERO).markers).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    ['academics', 3, 'WS-3.18'],
    ['brawl', 6, 'WS-3.18'],
  ] as const)('%s adds %i (%s)', (skill, bonus, _rule) => {
    expect(begun().view(0).table.characters[0].skills).toContainEqual({ skill, bonus, range: skill === 'brawl' ? 9 : 10 });
  });

  it('WS-3.19, WS-3.20: a specialty counts +9 where its condition holds', () => {
    const blade = conflict({ weapons: { 0: 'sabre' } }).attack(KITE, 'brawl', 1);
    expect(blade.lastResult).toBe(10);
    const bare = conflict({ weapons: { 0: 'revolver' } }).attack(KITE, 'brawl', 1);
    expect(bare.lastResult).toBe(7);
  });

  it.each([
    [{ profession: 'officer' }, 2, 'WS-3.22'],
    [{ achievements: Array.from({ length: 16 }, () => SAMPLES.H2.achievements[0]) }, 3, 'WS-3.23'],
    [{ achievements: Array.from({ length: 36 }, () => SAMPLES.H2.achievements[0]) }, 4, 'WS-22.5'],
  ] as const)('the pool follows the number of achievements: %#: %i dice (%s)', (change, dice, _rule) => {
    const achievements = 'achievements' in change ? [...change.achievements] : hero('H2').achievements;
    expect(conflict({ heroes: [hero('H2', { achievements })] }).c(0).pool).toBe(dice);
  });

  it('WS-3.26: a scar changes two skills', () => {
    const s = conflict({ heroes: [hero('H2', { scars: ['iron_limb', 'eye_patch'] })], weapons: { 0: 'sabre' } }).attack(
      KITE,
      'brawl',
      1,
    );
    expect(s.all('result')[0].terms).toContainEqual({ name: 'scar', rule: 'WS-3.26', add: 2 });
    const gun = conflict({ heroes: [hero('H2', { scars: ['eye_patch'] })], weapons: { 0: 'revolver' } }).attack(
      KITE,
      'firearms',
      1,
    );
    expect(gun.all('result')[0].terms).toContainEqual({ name: 'scar', rule: 'WS-3.26', add: -2 });
  });
});

describe('10. Setting up a conflict', () => {
  it('WS-10.1, WS-10.2, WS-10.19: the stake comes first, worded by the scenario or anew', () => {
    const s = begun();
    s.expectQuestion('stake/propose', 0, ['plain', 'va banque', 'deadly', 'reword']);
    s.refused(0, 'call off', 'WS-10.4', 'tooFewRefusals');
    s.say('reword').refused(0, 'x'.repeat(301), 'WS-8.6', 'tooLong');
    s.say('The quay is ours');
    expect(s.table.stake.texts).toEqual(['The quay is ours', '']);
  });

  it('WS-10.3: a text of at most 300 signs with a letter', () => {
    const s = begun().say('reword');
    s.refused(0, '...', 'WS-8.6', 'noLetter');
    s.allowed(0, `${'x'.repeat(300)}`);
  });

  it('WS-10.9: the usual aims of the type are offered for the stake, in both languages', () => {
    const s = begun().say('reword');
    expect(s.asked(0)?.options).toEqual(['@humiliate', '@hurt', '@kill']);
    expect(
      begun({ scenario: 'S6', heroes: ['H1'] })
        .say('reword')
        .asked(0)?.options,
    ).toHaveLength(4);
    s.say('@humiliate');
    const fact = s.expectFact('stakeWorded');
    expect(wolsung.text.en.fact(fact, { seat: String })).toContain('they are humiliated');
    expect(wolsung.text.pl.fact(fact, { seat: String })).toContain('upokorzenie przeciwników');
  });

  it('WS-10.4, WS-10.16: everybody must accept; refused three times it may be called off', () => {
    const s = begun({ heroes: ['H2', 'H4'] });
    for (let i = 0; i < 3; i++) s.say('va banque').expectQuestion('stake/accept', 1).answer(1, 'refuse');
    expect(s.table.stake.refusals).toBe(3);
    s.say('call off');
    s.expectFact('over', { ending: 'called off', winner: -1 });
    expect(s.isOver).toBe(true);
  });

  it('WS-10.15: Va banque is for heroes only', () => {
    expect(conflict({ stake: 'va banque' }).c(KITE).markers).toBe(3);
  });

  it('WS-10.6, WS-10.7: sides and participants are those of the scenario', () => {
    const s = conflict({ scenario: 'S3', heroes: ['H2', 'H4'] });
    expect(s.table.sides).toBe(3);
    expect(s.table.characters.map(({ kind, side }) => [kind, side])).toEqual([
      ['hero', 0],
      ['hero', 0],
      ['antagonist', 1],
      ['extras', 1],
      ['extras', 1],
      ['antagonist', 2],
    ]);
    expect(wolsung.options({ scenario: 'S2' }, 4)).toMatchObject({ rule: 'WS-10.7', why: 'heroesDoNotFit' });
  });

  it('WS-10.8: at most twelve participants', () => {
    const s = conflict({ mode: 'hosted', heroes: ['H2', 'H4', 'H5', 'H1', 'H8'] });
    let joined = 0;
    while (s.rules.whyNotAct(s.game, 5, 'anytime/join', 'join E1') === null) {
      s.act(5, 'anytime/join', 'join E1');
      joined++;
    }
    expect(s.table.characters.filter(({ state }) => state === 'active' || state === 'waiting')).toHaveLength(12);
    expect(joined).toBeGreaterThan(0);
    s.refusedAct(5, 'anytime/join', 'join E1', 'WS-10.8', 'tooMany');
  });

  it('WS-10.11, WS-10.12: in the middle zone, on the route and formality of the scenario', () => {
    expect([HERO, KITE, THUGS].map((n) => conflict().c(n).zone)).toEqual([1, 1, 1]);
    expect(conflict({ scenario: 'S5', heroes: ['H8'] }).table.route).toBe('easy');
    expect(conflict({ scenario: 'S7', heroes: ['H1'] }).table.formality).toBe('public');
  });

  it('WS-10.13: one weapon of choice in hand; in a duel an own vehicle or on foot', () => {
    const s = begun().say('plain').expectQuestion('gear/weapon', 0, ['revolver', 'sabre']);
    expect(s.say('sabre').c(HERO).weapon).toBe('sabre');
    expect(s.c(KITE).weapon).toBe('sabre');
    const duel = begun({ mode: 'duel', scenario: 'S5', heroes: ['H8', 'H2'] })
      .say('plain')
      .everybody('accept');
    duel.expectQuestion('gear/place', 0, ['own vehicle', 'on foot']).say('own vehicle');
    expect(duel.c(0)).toMatchObject({ vehicle: 0, driving: true });
    expect(duel.table.vehicles[0].vehicle).toBe('steamobile');
  });
});

describe('24. Options', () => {
  it('WS-24.1: the defaults', () => {
    expect(wolsung.options({}, 2)).toMatchObject({
      mode: 'director',
      gentle: true,
      describe: true,
      openSheets: false,
      roundLimit: 15,
      temper: 'daring',
      heroesPerPlayer: 1,
    });
  });

  it('WS-24.2: nothing that is asked or done changes them', () => {
    const s = begun({}, { seed: 4 });
    const before = JSON.stringify(s.table.settings);
    s.playOn(4, 200);
    expect(JSON.stringify(s.table.settings)).toBe(before);
  });

  it('WS-24.3: what players write is the same in both languages', () => {
    const s = begun().say('reword', 'Nabrzeże jest nasze');
    const fact = s.expectFact('stakeWorded');
    const say = { seat: String };
    for (const language of ['en', 'pl'] as const) expect(wolsung.text[language].fact(fact, say)).toContain('Nabrzeże jest nasze');
  });

  it('WS-4.10, WS-1.4: own heroes are handed in; a broken one, too many and one for the GM are refused', () => {
    const options = optionsOf(wolsung, {}, 2);
    const handed = (own: unknown) => wolsung.handedIn({ own }, options, 2);
    expect(handed([[hero('H3')], null])).toMatchObject({ own: [[{ name: { en: 'Professor Ignatius Quill' } }], null] });
    expect(handed([[{ ...hero('H3'), levels: { ...hero('H3').levels, wits: 9 } }], null])).toMatchObject({ why: 'badGiven' });
    expect(handed([null, [hero('H3')]])).toMatchObject({ rule: 'WS-1.4', why: 'gmBringsNoHero' });
    expect(handed([[hero('H3'), hero('H4')], null])).toMatchObject({ why: 'wrongNumberOfHeroes' });
    expect(begin(wolsung, { seed: 1 }).game.table.characters[0].hero?.id).toBe(SAMPLES.H2.id);
  });
});
