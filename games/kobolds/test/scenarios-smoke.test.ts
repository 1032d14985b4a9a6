/** Spells and the eight scenarios at first sight: each at its own moments, and ended by its own rule. */
import { describe, expect, it } from 'vitest';
import { CARRIAGE_ADVANCE, MARKER_RADIUS, RADIUS } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, dealt, given, model, playOn, type Scene } from './kit.ts';

/** Activated this turn already: after the others the turn is over. */
const done = { activated: true };
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, more);
const scumbag = (x: number, y: number, more = {}) => model('goblin-scumbag', 1, x, y, { ...done, ...more });
/** One who ends the turn. */
const dorick = model('dorick', 0, 1, 1);
const klacka = model('klacka', 1, 23, 23, done);

/** The first model is activated and does nothing: the turn is over. */
const endTurn = (s: Scene): Scene => {
  s.activate(0);
  return s.question === 'activation/act' ? s.say('end') : s;
};

describe('magic', () => {
  const wizard = model('wizard', 0, 12, 10);
  const ruffian = model('orc-ruffian', 1, 12, 13, done);
  const cast = (events: string, more: Partial<Arrangement> = {}): Scene =>
    given({
      models: [wizard, ruffian, lowlife(10, 10, done), klacka],
      events,
      crystals: [3, 0],
      stash: [0, 1],
      ...more,
    }).activate(0);

  it('plays an attack spell step by step (KC-20.17 to KC-20.28, KC-20.48)', () => {
    const s = cast('Kd 5d Ks 5c 6s').say('cast attack m1');
    s.expectAsked('bribe/offer', 1).say('none');
    s.expectAsked('spell/defend', 1, ['stick', 'twist']).say('stick');
    s.expectAsked('spell/cast', 0).say('twist', 'stick');
    // 21 against 15: two wounds and one for the perfect spell; three black cards.
    s.expectFact('spellHarmed', { margin: 6, wounds: 3 });
    expect(s.wounds(1)).toBe(3);
    expect(s.effects(1)).toEqual(['confuse', 'curse', 'terrify']);
    expect(s.table.eventDiscard).toEqual(['Kd', '5d', 'Ks', '5c', '6s']);
    s.refused('cast attack m1', 'KC-20.3', 'castAlready');
  });

  it('leaves 0 to be beaten by a bust defender, and saves a bust by crystals (KC-20.18, KC-20.43, KC-20.45)', () => {
    const s = cast('Kd 5d Kh Kc 5h 9h').say('cast attack m1', 'none', 'twist', 'twist');
    s.expectAsked('spell/crystals', 0, ['0', '1', '2', '3']);
    expect(s.refused('4', 'KC-20.45', 'tooManyCrystals').about).toMatchObject({ held: 3, most: 3 });
    s.say('3');
    expect(s.table.gangs[0].crystals).toBe(0);
    // Three wounds and one more: the one black card finds nobody left to confuse.
    expect(s.model(1).place).toBe('removed');
    s.expectFact('spellEffectLost', { effect: 'confuse', rule: 'KC-20.27' });
  });

  it('hurts the Wizard by the total of a bust (KC-20.40, KC-20.41)', () => {
    const s = cast('2d 5d Kh 9c Kc').say('cast attack m1', 'none', 'stick', 'twist', '0');
    s.expectFact('wizardHarmed', { total: 29, wounds: 3 });
    expect(s.wounds(0)).toBe(3);
    s.expectNoFact('spellEffects');
  });

  it('heals, lets the caster count the aces of the resistance, and teleports (KC-20.30 to KC-20.37, KC-16.59)', () => {
    const hurt = lowlife(10, 10, { ...done, wounds: 2 });
    const s = cast('Ad Ac 5h 4d 3h 2d', { models: [wizard, ruffian, hurt, klacka, model('zombie', 1, 5, 0.6, done)] });
    s.say('cast support m2').expectAsked('spell/ace', 0, ['2', '12', '22']);
    s.say('2', 'twist', 'twist', 'stick');
    expect(s.wounds(2)).toBe(0);
    expect(s.effects(2)).toEqual(['confidence', 'fog']);
    s.expectFact('spellEffectLost', { effect: 'changing-tides' });
    s.expectAsked('teleport/place', 0);
    s.refused('12 12', 'KC-16.58', 'notAtEdge');
    expect(s.refused('5.5 0.6', 'KC-16.59', 'overlapsModel').about).toMatchObject({ other: 4 });
    s.say('12 0.6');
    expect(s.model(2)).toMatchObject({ x: 12, y: RADIUS[30] });
  });

  it('takes the whole hand and gives another by four black cards (KC-16.10)', () => {
    const s = cast('2d 3d 5s 4c 3s 2c').say('cast attack m1', 'none', 'stick', 'twist', 'twist', 'stick');
    s.say('deck');
    expect(s.table.gangs[1].discard).toHaveLength(5);
    expect(s.hand(1)).toEqual(['Ks', 'Qs', 'Js', 'Ts', '9s', '7s']);
  });

  it('refuses friends, those unseen, and casters who are none (KC-12.41, KC-20.4, KC-20.7)', () => {
    const s = cast('', { terrain: 'house 8 11 16 12 3' });
    s.refused('cast attack m2', 'KC-12.41', 'notAnEnemyTarget');
    s.refused('cast support m1', 'KC-20.7', 'notAFriendlyTarget');
    expect(s.refused('cast attack m1', 'KC-20.4', 'cannotSee').about).toMatchObject({ piece: 0 });
    s.allowed('cast support m0');
    given({ models: [dorick, ruffian] })
      .activate(0)
      .refused('cast attack m1', 'KC-20.1', 'notAWizard');
  });
});

describe('hide and seek', () => {
  const placing = (): Scene => {
    const s = dealt({ scenario: 2 }, 3);
    s.answer(0, 'dorick; 2 human-lowlife').answer(1, 'klacka');
    return s.expectAsked('hide and seek/marker');
  };

  it('places markers by law and says how near is too near (KC-23.1 to KC-23.8)', () => {
    const s = placing();
    expect(s.table.treasureDeck).toHaveLength(8);
    expect(s.table.eventDeck.length + s.table.eventDiscard.length).toBe(44);
    expect(s.refused('12 12', 'KC-23.7', 'markerNotOnTerrain').about.gap).toBeCloseTo(2.1, 6);
    s.say('9 5');
    const { about } = s.refused('14 5', 'KC-23.6', 'markerTooNear');
    expect(about).toMatchObject({ k: 0, least: 7, distance: expect.closeTo(5, 6) });
    for (const bad of ['NaN 1', '1e999 2', '1 2 3', '']) s.refused(bad, 'KC-23.5', 'notAPoint');
    playOn(s, 3, 100, (scene) => scene.question === 'set up/edge');
    expect(s.table.markers).toHaveLength(8);
  });

  it('lies wherever a spot is left, at last at a lesser distance (KC-23.8)', () => {
    const s = placing();
    const seen = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const one = s.branch();
      playOn(one, seed, 100, (scene) => scene.question === 'set up/edge');
      expect(one.table.markers).toHaveLength(8);
      for (const { fact } of one.told)
        if (fact.kind === 'markerPlaced') seen.add(`${fact.on === NONE} ${fact.least} ${fact.rule}`);
    }
    expect(seen).toContain('false 7 KC-23.6');
    expect(seen).toContain('true 7 KC-23.8');
  });

  const around = (treasureDeck: string, more: Partial<Arrangement> = {}): Scene =>
    given({
      scenario: 'hide-and-seek',
      models: [lowlife(12, 9), model('halfling-thief', 0, 4, 9, done), scumbag(20, 20)],
      markers: [
        { x: 12, y: 10 },
        { x: 4, y: 10 },
      ],
      treasureDeck,
      ...more,
    });

  it('springs traps on all but Locksmiths (KC-23.10, KC-23.11, KC-23.23)', () => {
    const s = around('3c 4c 2h 3h 4h 5c 6c 7c').activate(0);
    expect(s.refused('inspect k1', 'KC-23.10', 'notTouchingMarker').about.gap).toBeGreaterThan(7);
    s.say('inspect k0');
    s.expectFact('trapSprung', { model: 0, wounds: 2 });
    expect(s.wounds(0)).toBe(2);
    s.refused('inspect k0', 'KC-23.10', 'markerInspected');
    s.say('end');
    s.untilTurn(2).table.next = 0;
    s.activate(1).say('inspect k1');
    expect(s.activation.actions).toBe(2);
    expect(s.wounds(1)).toBe(0);
  });

  it('lets treasure be collected by who stays, unless an enemy is there, and ends with the third (KC-23.13 to KC-23.21)', () => {
    const found = { x: 12, y: 10, state: 'found' as const, waiting: [0] };
    const contested = around('', { markers: [found], models: [lowlife(12, 9), scumbag(12, 11)] }).activate(0);
    contested.expectFact('treasureContested', { by: 1 });
    expect(contested.table.treasures).toEqual([0, 0]);
    const left = around('', { markers: [found], models: [lowlife(12, 9), lowlife(12, 6.5, done), scumbag(1, 20)] });
    left.table.markers[0].waiting = [1];
    left.activate(0).say('end');
    expect(left.table.markers[0].waiting).toContain(0);
    const third = around('', { markers: [found], treasures: [1, 1] }).activate(0);
    expect(third.outcome).toMatchObject({ reason: 'treasure', rule: 'KC-23.21', winners: [0], scores: [2, 1] });
  });
});

describe('runaway carriage', () => {
  it('pushes, wounds and sets beside (KC-24.5, KC-24.15 to KC-24.18)', () => {
    const s = given({
      scenario: 'runaway-carriage',
      models: [dorick, lowlife(3.5 + RADIUS[30], 12, done), scumbag(9, 13), klacka],
    });
    endTurn(s);
    const pushed = 3.5 + 2 * RADIUS[30];
    // The Lowlife has as far to either side, the Scumbag is nearer to the north.
    s.expectAsked('carriage/side', 0).say('south');
    expect([s.wounds(1), s.wounds(2), s.table.carriage]).toEqual([1, 1, CARRIAGE_ADVANCE]);
    expect(s.model(1).x).toBeCloseTo(3.5 + RADIUS[30] + pushed, 6);
    expect(s.model(1).y).toBeCloseTo(10.75 - RADIUS[30], 6);
    // Pushed beyond the carriage's new place, nobody need be set beside it.
    expect(s.model(2).x).toBeCloseTo(9 + pushed, 6);
    s.expectFact('setBeside', { model: 1 });
  });

  it('is off with its fourth move, and pushes nobody then (KC-24.7, KC-24.8, KC-24.21)', () => {
    const s = given({ scenario: 'runaway-carriage', models: [dorick, lowlife(22.5, 12, done), klacka], turn: 4, carriage: 18 });
    endTurn(s);
    expect(s.wounds(1)).toBe(0);
    expect(s.outcome).toMatchObject({ reason: 'escaped', rule: 'KC-24.7', winners: [] });
  });

  it('falls to the last pair (KC-24.9 to KC-24.14, KC-24.22)', () => {
    const blinded = lowlife(2, 10.75 - RADIUS[30], { effects: ['blind'] });
    const s = given({
      scenario: 'runaway-carriage',
      models: [blinded, klacka],
      hands: ['5h 7c 7d', ''],
      stash: [1, 1],
      targetWounds: 9,
    }).activate(0);
    expect(s.refused('strike carriage', 'KC-24.11', 'limitTooLow').about).toMatchObject({ limit: 1, least: 2 });
    s.say('strike carriage just do it', 'none').expectAsked('strike/pair', 0, ['7c 7d']);
    s.refused('5h 7c', 'KC-24.10', 'notAPair');
    s.refused('7c 7c', 'KC-24.11', 'cardTwice');
    s.say('7c 7d');
    expect(s.stash(0)).toBe(0);
    s.expectFact('targetDestroyed', { seat: 0, model: 0, rule: 'KC-24.14' });
    expect(s.outcome).toMatchObject({ reason: 'destroyed', winners: [0] });
  });
});

describe('mr cuddly', () => {
  const near = 12 - RADIUS[40] - RADIUS[30];
  const touched = [dorick, lowlife(near, 12, done), scumbag(12, near, { effects: ['stunned'] }), scumbag(23, 1)];

  it('stuns whom he touches and runs to the corner of the suit, or near it (KC-25.6 to KC-25.10)', () => {
    const s = given({ scenario: 'mr-cuddly', models: touched, events: '5c' });
    endTurn(s);
    expect(s.effects(1)).toEqual(['stunned']);
    expect(s.wounds(2)).toBe(1);
    const { x, y } = s.model(s.table.cuddly);
    expect(Math.hypot(x - 23, y - 1)).toBeCloseTo(RADIUS[40] + RADIUS[30], 6);
    s.expectFact('cuddlyRan', { corner: 'south-east', moves: 1, rule: 'KC-25.10' });
  });

  it('escapes with his fifth move (KC-25.11, KC-25.12)', () => {
    const s = given({ scenario: 'mr-cuddly', models: touched, events: 'Kh', cuddlyMoves: 4 });
    endTurn(s);
    expect(s.effects(1)).toEqual([]);
    expect(s.model(s.table.cuddly)).toMatchObject({ x: RADIUS[40], y: 24 - RADIUS[40] });
    expect(s.outcome).toMatchObject({ reason: 'escaped', rule: 'KC-25.11', winners: [] });
  });

  it('stays where nobody touches him, and is drawn after turn 12 (KC-25.6, KC-25.13)', () => {
    const s = given({ scenario: 'mr-cuddly', models: [dorick, klacka], turn: 12 });
    endTurn(s).expectNoFact('cuddlyRoused');
    expect(s.outcome).toMatchObject({ reason: 'turnLimit', rule: 'KC-25.13' });
  });
});

describe('territory grab', () => {
  const far = 24 - RADIUS[30];
  it.each([
    [false, 2, 'KC-26.1'],
    [true, 3, 'KC-26.5'],
  ] as const)('counts members beyond the middle, double points %s (KC-26.1 to KC-26.6)', (doublePoints, points, rule) => {
    const leader = model('dorick', 0, 2, far);
    const models = [
      leader,
      lowlife(4, far, done),
      lowlife(8, 13, done),
      model('orc-ruffian', 1, 12, 12 - 1e-9, done),
      scumbag(16, 12),
    ];
    const s = given({ scenario: 'territory-grab', models, doublePoints, turn: 6 });
    endTurn(s);
    expect(s.expectFact('scored', { seat: 0, points, rule }).lines).toHaveLength(2);
    s.expectFact('scored', { seat: 1, points: 3 });
    const winners = points === 3 ? [] : [1];
    expect(s.outcome).toMatchObject({ reason: points === 3 ? 'equal' : 'score', rule: 'KC-26.2', winners, scores: [points, 3] });
  });
});

describe('v.i.c.', () => {
  it('is a Runt with another profile (KC-27.2 to KC-27.6)', () => {
    const s = dealt({ scenario: 6 }, 3);
    s.answer(0, 'dorick; human-bruiser; 2 human-lowlife').answer(1, 'klacka').expectAsked('vic/role');
    expect(s.table.eventDeck).toHaveLength(52);
    s.say(s.actor === 0 ? 'escort' : 'kill');
    expect(s.refused('m1', 'KC-27.3', 'notForThis').about).toEqual({ m: 1, instead: 'runt' });
    s.say('m2');
    expect(s.model(2).profile).toBe('vic');
    expect(s.table.vic).toBe(2);
  });

  it('wins beyond the far edge (KC-27.8, KC-27.9)', () => {
    const s = given({ scenario: 'vic', models: [model('vic', 0, 20, 22), lowlife(4, 22, done), klacka], vic: 0 });
    s.activate(0).say('walk', 'off');
    expect(s.outcome).toMatchObject({ reason: 'vicOut', rule: 'KC-27.8', winners: [0] });
  });

  it('is lost to whoever removes it (KC-27.10)', () => {
    const s = given({ scenario: 'vic', models: [model('vic', 0, 20, 20, { wounds: 4, effects: ['poison'] }), klacka], vic: 0 });
    s.table.models[0].poisonedBy = 1;
    s.activate(0);
    s.expectFact('vicLost', { by: 1, rule: 'KC-27.10' });
    expect(s.outcome).toMatchObject({ reason: 'vicRemoved', winners: [1] });
  });
});

describe('chuck ball', () => {
  it('is taken, and chucked by the colour of a card (KC-28.4, KC-28.7, KC-28.11 to KC-28.15)', () => {
    const enemy = beside(lowlife(12, 11), 'west', 'goblin-scumbag', 1, done);
    const s = given({ scenario: 'chuck-ball', models: [lowlife(12, 11), enemy], terrain: 'low-wall 9 8 15 8.5 1', events: '5h' });
    s.activate(0).say('take chest');
    expect(s.table.chest?.carrier).toBe(0);
    s.refused('attack m1', 'KC-28.7');
    s.say('chuck').expectAsked('chuck/direction', 0);
    s.refused('12 11', 'KC-28.12', 'noDirection');
    s.say('south');
    // The low wall is flown over: the base, the chest itself, and a card's width with the chest.
    expect(s.table.chest).toMatchObject({ x: 12, carrier: NONE });
    expect(s.table.chest?.y).toBeCloseTo(11 - RADIUS[30] - 3 * MARKER_RADIUS - 2.5, 6);
  });

  it('stops at Tall terrain and at the edge, and lies where it can be touched (KC-28.13, KC-28.14, KC-28.23)', () => {
    const models = [lowlife(12, RADIUS[30]), klacka];
    const at = (events: string, direction: string): Scene =>
      given({ scenario: 'chuck-ball', models, chest: { carrier: 0 }, terrain: 'house 14 0 18 3 3', events })
        .activate(0)
        .say('chuck')
        .expectAsked('chuck/direction', events === '5c' ? 1 : 0)
        .say(direction);
    expect(at('5h', 'east').table.chest).toMatchObject({ x: expect.closeTo(14 - MARKER_RADIUS, 6), y: RADIUS[30] });
    expect(at('5c', 'south').table.chest).toMatchObject({ x: 12, y: expect.closeTo(MARKER_RADIUS, 6) });
  });

  it('is dropped where the opponent of a Stunned carrier says (KC-28.5, KC-28.6, KC-28.22)', () => {
    const models = [model('wizard', 0, RADIUS[30], 2), model('orc-ruffian', 1, 2, 4, done)];
    const s = given({ scenario: 'chuck-ball', models, chest: { carrier: 0 }, events: '2d 5d Kh 9c 3c' });
    s.activate(0).say('cast attack m1', 'stick', 'twist').expectAsked('chest/drop', 1).say('west');
    expect(s.table.chest).toMatchObject({ carrier: NONE, x: expect.closeTo(MARKER_RADIUS, 6), y: expect.closeTo(2, 6) });
    s.refused('take chest', 'KC-28.22', 'stunnedCannotCarry');
  });

  it('lies where its carrier fell (KC-28.6)', () => {
    const carrier = lowlife(8, 8, { wounds: 2, effects: ['poison'] });
    const s = given({ scenario: 'chuck-ball', models: [carrier, lowlife(2, 2), klacka], chest: { carrier: 0 } }).activate(0);
    expect(s.table.chest).toMatchObject({ carrier: NONE, x: 8, y: 8 });
  });

  it('wins over the own edge (KC-28.2, KC-28.3)', () => {
    const s = given({ scenario: 'chuck-ball', models: [lowlife(12, 2), klacka], chest: { carrier: 0 } });
    s.activate(0).refused('walk and dash', 'KC-28.7');
    s.say('walk', 'off');
    expect(s.outcome).toMatchObject({ reason: 'chestOut', rule: 'KC-28.2', winners: [0] });
  });
});

describe('protect the rat', () => {
  it('has spies named in secret, not the Leader (KC-29.1 to KC-29.3)', () => {
    const s = dealt({ scenario: 8 }, 3);
    s.answer(0, 'dorick; 2 human-lowlife').answer(1, 'klacka; 2 goblin-scumbag').expectAsked('spies/spy', 0, ['m1', 'm2']);
    s.refused('m0', 'KC-29.2', 'leaderIsNoSpy', 0);
    s.refused('m4', 'KC-29.1', 'notYourModel', 0);
    s.answer(0, 'm1').answer(1, 'm5');
    expect([s.view(0).spies, s.view(1).spies, s.view(null).spies]).toEqual([
      [1, NONE],
      [NONE, 5],
      [NONE, NONE],
    ]);
  });

  it.each([
    ['by the enemy', 0, [0], 'spyFound'],
    ['by the own side', NONE, [], 'turnLimit'],
  ] as const)('is won by taking the other spy out %s (KC-29.5 to KC-29.8)', (_who, removedBy, winners, reason) => {
    const models = [dorick, lowlife(4, 4, done), scumbag(20, 20, { removedBy }), klacka];
    const s = given({ scenario: 'protect-the-rat', models, spies: [1, 2], turn: 6 });
    endTurn(s).expectFact('spiesRevealed', { spies: [1, 2], found: [false, removedBy === 0] });
    expect(s.outcome).toMatchObject({ reason, rule: 'KC-29.8', winners });
  });
});

describe('things to move to by name', () => {
  it('goes into contact with chest, carriage and markers, and towards an edge (KC-2.19, KC-2.20)', () => {
    const chest = given({ scenario: 'chuck-ball', models: [lowlife(12, 8.5), klacka] });
    chest.activate(0).say('walk').allowed('towards north').refused('contact carriage', 'KC-2.28', 'noSuchPlace');
    chest.say('contact chest').allowed('take chest');
    const carriage = given({ scenario: 'runaway-carriage', models: [lowlife(2, 8), klacka], hands: ['7c 7d', ''] });
    carriage.activate(0).say('walk', 'contact carriage').allowed('strike carriage');
    const house = 'house 10 10 14 14 3';
    const models = [lowlife(12, 8), klacka];
    const marker = given({
      scenario: 'hide-and-seek',
      models,
      terrain: house,
      markers: [
        { x: 12, y: 10 },
        { x: 12, y: 14 },
      ],
    });
    marker.activate(0).say('walk').refused('contact k1', 'KC-2.28', 'noSuchPlace');
    marker.say('contact k0').allowed('inspect k0');
  });
});
