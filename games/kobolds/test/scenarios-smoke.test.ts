/** Spells and the eight scenarios at first sight: each is set up, played at its own moments and ended by its own rule. */
import type { SuitCard } from '@guildhall/cards';
import { type Game, QuickRandom, type Refusal } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { CARRIAGE_ADVANCE, MARKER_RADIUS, RADIUS } from '../data/index.ts';
import { give, has } from '../effects.ts';
import type { KoboldsFact } from '../facts.ts';
import { kobolds } from '../index.ts';
import { NONE, type Table } from '../table.ts';

const REDS = 'dorick; wizard; halfling-thief; 2 human-lowlife; crystals 3; stash 4';
const BLACKS = 'klacka; orc-ruffian; 2 goblin-scumbag; stash 4';
// Models by their numbers.
const [DORICK, WIZARD, THIEF, LOWLIFE, OTHER_LOWLIFE, KLACKA, RUFFIAN, SCUMBAG, OTHER_SCUMBAG] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

class Scene {
  readonly facts: KoboldsFact[] = [];
  private readonly random = new QuickRandom(5);
  readonly game: Game<Table>;

  constructor(scenario: number, options: { [name: string]: string | number | boolean } = {}, gangs = [REDS, BLACKS]) {
    const chosen = { gold: 30, scenario, layout: 'random', doublePoints: false, ...options };
    this.game = kobolds.setup(chosen, 2, { kind: 'quick', state: [1, 2, 3, scenario] }, (told) => this.facts.push(told.fact));
    for (const [seat, gang] of gangs.entries()) kobolds.apply(this.game, seat, gang);
  }

  get t(): Table {
    return this.game.table;
  }

  get asked(): string | null {
    return kobolds.question(this.game);
  }

  /** Answers by chance, but for the words given, until a question comes up. */
  until(question: string, words: { [question: string]: string } = {}): this {
    for (let n = 0; n < 500 && this.asked !== question; n++) {
      const [seat] = kobolds.actors(this.game);
      kobolds.apply(this.game, seat, words[this.asked ?? ''] ?? kobolds.sample(this.game, seat, this.random));
    }
    expect(this.asked).toBe(question);
    return this;
  }

  /** Both gangs in their corners, the first seat in the south, and nobody in anybody's way. */
  play(words: { [question: string]: string } = {}): this {
    this.until('action time/model', words);
    const { t } = this;
    t.south = 0;
    for (const [m, model] of t.models.entries()) {
      if (model.seat < 0) continue;
      model.place = 'play';
      model.on = NONE;
      model.z = 0;
      model.x = 1 + 2 * m;
      model.y = model.seat === 0 ? 1 : 23;
    }
    return this;
  }

  put(m: number, x: number, y: number): this {
    Object.assign(this.t.models[m], { x, y, z: 0, on: NONE });
    return this;
  }

  /** It is this model's turn to be activated, and after it the turn is over. */
  activate(m: number): this {
    for (const model of this.t.models) model.activated = true;
    this.t.models[m].activated = false;
    this.t.next = this.t.models[m].seat;
    return this.say(`m${m}`);
  }

  say(...answers: string[]): this {
    for (const answer of answers) {
      const [seat] = kobolds.actors(this.game);
      expect([answer, kobolds.whyNot(this.game, seat, answer)]).toEqual([answer, null]);
      kobolds.apply(this.game, seat, answer, (told) => this.facts.push(told.fact));
    }
    return this;
  }

  why(answer: string): Refusal | null {
    return kobolds.whyNot(this.game, kobolds.actors(this.game)[0], answer);
  }

  /** The next Event cards. */
  events(...cards: SuitCard[]): this {
    const { t } = this;
    const rest = [...t.eventDiscard, ...t.eventDeck].filter((card) => !cards.includes(card));
    t.eventDiscard = [];
    t.eventDeck = [...rest, ...cards.reverse()];
    return this;
  }

  hand(seat: number, ...cards: SuitCard[]): this {
    const gang = this.t.gangs[seat];
    const all = [...gang.hand, ...gang.deck, ...gang.discard].filter((card) => !cards.includes(card));
    gang.hand = cards;
    gang.deck = all;
    gang.discard = [];
    return this;
  }

  told(kind: KoboldsFact['kind']): KoboldsFact[] {
    return this.facts.filter((fact) => fact.kind === kind);
  }

  ending() {
    return kobolds.outcome(this.game);
  }
}

describe('magic', () => {
  const caster = (): Scene => new Scene(1, { layout: 'high-road' }).play().put(WIZARD, 12, 10).put(RUFFIAN, 12, 13);

  it('plays an attack spell step by step (KC-20.17 to KC-20.28)', () => {
    const s = caster().activate(WIZARD);
    s.events('Kd', '5d', 'Ks', '5c', '6s').say('cast attack m6', 'none', 'stick', 'twist', 'stick');
    // 21 against 15: two wounds and one for the perfect spell; three black cards.
    expect(s.t.models[RUFFIAN].wounds).toBe(3);
    for (const effect of ['confuse', 'curse', 'terrify'] as const) expect(has(s.t.models[RUFFIAN], effect)).toBe(true);
    expect(has(s.t.models[RUFFIAN], 'concussion')).toBe(false);
    expect(s.t.eventDiscard.slice(-5)).toEqual(['Kd', '5d', 'Ks', '5c', '6s']);
    expect(s.t.spell).toBeNull();
    expect(s.why('cast attack m6')).toMatchObject({ rule: 'KC-20.3' });
  });

  it('gives a bust defender 0, and rescues a bust by crystals (KC-20.18, KC-20.43)', () => {
    const s = caster().activate(WIZARD);
    s.events('Kd', '5d', 'Kh', 'Kc', '5h', '9h').say('cast attack m6', 'none', 'twist', 'twist');
    expect(s.asked).toBe('spell/crystals');
    expect(s.why('4')).toMatchObject({ rule: 'KC-20.45', about: { held: 3, most: 3 } });
    s.say('3');
    expect(s.t.gangs[0].crystals).toBe(0);
    // 21 against 0 is three wounds and one more; the one black card confuses, but the Ruffian is gone.
    expect(s.t.models[RUFFIAN].place).toBe('removed');
    expect(s.told('spellEffectLost')).toHaveLength(1);
  });

  it('hurts the Wizard by the total of a bust (KC-20.40)', () => {
    const s = caster().activate(WIZARD);
    s.events('2d', '5d', 'Kh', '9c', 'Kc').say('cast attack m6', 'none', 'stick', 'twist', '0');
    expect(s.t.models[WIZARD].wounds).toBe(3);
    expect(s.t.models[RUFFIAN].wounds).toBe(0);
  });

  it('heals, and lets the caster count the aces of the resistance (KC-20.30 to KC-20.37)', () => {
    const s = caster().put(LOWLIFE, 10, 10).activate(WIZARD);
    s.t.models[LOWLIFE].wounds = 2;
    s.events('Ad', 'Ac', '5h', '4d', '3h', '2d').say('cast support m3', '2', 'twist', 'twist', 'stick');
    expect(s.t.models[LOWLIFE].wounds).toBe(0);
    expect(has(s.t.models[LOWLIFE], 'confidence') && has(s.t.models[LOWLIFE], 'fog')).toBe(true);
    // Four red cards: the tides had nothing to change, so the next question is where to.
    expect(s.asked).toBe('teleport/place');
    expect(s.why('12 12')).toMatchObject({ rule: 'KC-16.58' });
    expect(s.why(`${1} 0.6`)).toMatchObject({ rule: 'KC-16.59', why: 'overlapsModel', about: { other: DORICK } });
    s.say('12 0.6');
    expect(s.t.models[LOWLIFE]).toMatchObject({ x: 12, y: RADIUS[30] });
  });

  it('refuses friends, neutrals, the unseen and those who are no wizards', () => {
    const s = caster().activate(WIZARD);
    expect(s.why('cast attack m3')).toMatchObject({ rule: 'KC-12.41' });
    expect(s.why('cast support m6')).toMatchObject({ rule: 'KC-20.7' });
    s.put(RUFFIAN, 4, 3).put(WIZARD, 4, 10);
    expect(s.why('cast attack m6')).toMatchObject({ rule: 'KC-20.4', why: 'cannotSee' });
    s.say('end');
    expect(caster().activate(DORICK).why('cast attack m6')).toMatchObject({ rule: 'KC-20.1' });
  });
});

describe('hide and seek', () => {
  it('places markers by law and says how far is too near (KC-23.6 to KC-23.8)', () => {
    const s = new Scene(2).until('hide and seek/marker');
    expect(s.t.treasureDeck).toHaveLength(8);
    expect(s.t.eventDeck.length + s.t.eventDiscard.length).toBe(44);
    expect(s.why('12 12')).toMatchObject({ rule: 'KC-23.7', why: 'markerNotOnTerrain' });
    expect(s.why('9 5')).toBeNull();
    s.say('9 5');
    const why = s.why('14 5');
    expect(why).toMatchObject({ rule: 'KC-23.6', why: 'markerTooNear', about: { k: 0, least: 7 } });
    expect(why?.about.distance).toBeCloseTo(5, 6);
    for (const bad of ['NaN 1', '1e999 2', '1 2 3', '']) expect(s.why(bad)).toMatchObject({ why: 'notAPoint' });
    s.until('set up/edge');
    expect(s.t.markers).toHaveLength(8);
  });

  it('springs traps, lets treasure be collected and ends with the third (KC-23.10 to KC-23.21)', () => {
    const s = new Scene(2).play();
    const { t } = s;
    t.markers = [
      { x: 12, y: 10, state: 'hidden', waiting: [] },
      { x: 4, y: 10, state: 'hidden', waiting: [] },
    ];
    t.treasureDeck = t.treasureDeck.sort((a, b) => Number('hd'.includes(b[1])) - Number('hd'.includes(a[1])));
    // The last is the next: a trap for the Lowlife, then another without harm for the Thief.
    s.put(LOWLIFE, 12, 9).put(THIEF, 4, 9).activate(LOWLIFE).say('inspect k0');
    expect(t.markers[0].state).toBe('trap');
    expect(t.models[LOWLIFE].wounds).toBe(2);
    expect(s.why('inspect k0')).toMatchObject({ rule: 'KC-23.10', why: 'markerInspected' });
    expect(s.why('inspect k1')).toMatchObject({ rule: 'KC-23.10', why: 'notTouchingMarker' });
    s.say('end').until('action time/model').activate(THIEF);
    t.treasureDeck.reverse();
    s.say('inspect k1');
    expect(t.markers[1].state).toBe('found');
    expect(t.activations[0].actions).toBe(2);
    t.treasures = [1, 1];
    s.say('end').until('action time/model');
    expect(t.markers[1].waiting).toEqual([THIEF]);
    s.put(SCUMBAG, 4, 11).activate(THIEF);
    expect(s.told('treasureContested')).toHaveLength(1);
    s.put(SCUMBAG, 20, 20).say('end').until('action time/model').activate(THIEF);
    expect(s.ending()).toMatchObject({ reason: 'treasure', rule: 'KC-23.21', winners: [0], scores: [2, 1] });
  });
});

describe('runaway carriage', () => {
  it('pushes, wounds, sets beside and leaves with its fourth move (KC-24.5 to KC-24.21)', () => {
    const s = new Scene(3).play();
    const { t } = s;
    expect(t.carriage).toBe(0);
    s.put(LOWLIFE, 3.5 + RADIUS[30], 12)
      .put(SCUMBAG, 9, 13)
      .activate(DORICK)
      .say('end');
    // Both under it: the Lowlife has as far to either side, the Scumbag is nearer to the north.
    expect(s.asked).toBe('carriage/side');
    expect(t.models[LOWLIFE].wounds).toBe(1);
    expect(t.models[LOWLIFE].x).toBeCloseTo(3.5 + RADIUS[30] + 3.5 + 2 * RADIUS[30], 6);
    s.say('south');
    expect(t.models[LOWLIFE].y).toBeCloseTo(10.75 - RADIUS[30], 6);
    expect(t.models[SCUMBAG].wounds).toBe(1);
    expect(t.models[SCUMBAG].x).toBeCloseTo(9 + 3.5 + 2 * RADIUS[30], 6);
    expect(t.carriage).toBe(CARRIAGE_ADVANCE);
    for (let turn = 2; turn <= 4; turn++) s.until('action time/model').activate(DORICK).say('end');
    expect(s.ending()).toMatchObject({ reason: 'escaped', rule: 'KC-24.7', winners: [] });
  });

  it('falls to the last pair (KC-24.9 to KC-24.14, KC-24.22)', () => {
    const s = new Scene(3).play();
    s.t.targetWounds = 9;
    s.put(LOWLIFE, 2, 10.75 - RADIUS[30])
      .hand(0, '5h', '7c', '7d')
      .activate(LOWLIFE);
    give(s.t.models[LOWLIFE], 'blind');
    expect(s.why('strike carriage')).toMatchObject({ rule: 'KC-24.11', about: { limit: 1, least: 2 } });
    s.say('strike carriage just do it', 'none');
    expect(s.why('5h 7c')).toMatchObject({ rule: 'KC-24.10', why: 'notAPair' });
    expect(s.why('7c 7c')).toMatchObject({ why: 'cardTwice' });
    s.say('7c 7d');
    expect(s.t.gangs[0].stash).toBe(5);
    expect(s.told('targetDestroyed')).toMatchObject([{ seat: 0, model: LOWLIFE, rule: 'KC-24.14' }]);
    expect(s.ending()).toMatchObject({ reason: 'destroyed', winners: [0] });
  });
});

describe('mr cuddly', () => {
  it('stuns whom he touches, runs to the corner of the suit and escapes with his fifth move (KC-25.6 to KC-25.12)', () => {
    const s = new Scene(4).play();
    const { t } = s;
    const near = 12 - RADIUS[40] - RADIUS[30];
    s.put(LOWLIFE, near, 12).put(SCUMBAG, 12, near).put(RUFFIAN, 23, 1);
    give(t.models[SCUMBAG], 'stunned');
    s.activate(DORICK).events('5c', 'Kd', '2c').say('end');
    expect(has(t.models[LOWLIFE], 'stunned')).toBe(true);
    expect(t.models[SCUMBAG].wounds).toBe(1);
    const cuddly = t.models[t.cuddly];
    // The corner is taken: he stands against the Ruffian and an edge.
    expect(Math.hypot(cuddly.x - 23, cuddly.y - 1)).toBeCloseTo(RADIUS[40] + RADIUS[30], 6);
    expect(t.cuddlyMoves).toBe(1);
    t.cuddlyMoves = 4;
    s.until('action time/model').activate(DORICK).events('Kh').say('end');
    expect(s.ending()).toMatchObject({ reason: 'escaped', rule: 'KC-25.11', winners: [] });
    expect([cuddly.x, cuddly.y]).toEqual([RADIUS[40], 24 - RADIUS[40]]);
  });

  it('stays where nobody touches him, and the game is drawn after turn 12 (KC-25.6, KC-25.13)', () => {
    const s = new Scene(4).play();
    s.t.turn = 12;
    s.activate(DORICK).say('end');
    expect(s.told('cuddlyRoused')).toHaveLength(0);
    expect(s.ending()).toMatchObject({ reason: 'turnLimit', rule: 'KC-25.13' });
  });
});

describe('territory grab', () => {
  it.each([
    [false, 2, 'KC-26.1'],
    [true, 3, 'KC-26.5'],
  ] as const)('counts members beyond the middle, double points %s (KC-26.1 to KC-26.6)', (doublePoints, points, rule) => {
    const s = new Scene(5, { doublePoints, layout: 'high-road' }).play();
    s.put(DORICK, 2, 24 - RADIUS[30])
      .put(LOWLIFE, 4, 24 - RADIUS[30])
      .put(OTHER_LOWLIFE, 12, 13)
      .put(RUFFIAN, 12, 12);
    s.t.turn = 6;
    s.activate(KLACKA).say('end');
    expect(s.told('scored')).toMatchObject([
      { seat: 0, points, rule },
      { seat: 1, points: 0 },
    ]);
    expect(s.ending()).toMatchObject({ reason: 'score', rule: 'KC-26.2', winners: [0], scores: [points, 0] });
  });
});

describe('v.i.c.', () => {
  it('is a Runt with another profile, and wins beyond the far edge (KC-27.3 to KC-27.9)', () => {
    const s = new Scene(6).until('vic/role');
    const [winner] = kobolds.actors(s.game);
    s.say(winner === 0 ? 'escort' : 'kill');
    expect(s.why('m2')).toMatchObject({ rule: 'KC-27.3', why: 'notForThis', about: { instead: 'runt' } });
    expect(s.t.eventDeck).toHaveLength(52);
    s.say('m3').play();
    expect(s.t.models[LOWLIFE].profile).toBe('vic');
    s.put(LOWLIFE, 20, 22).activate(LOWLIFE).say('walk', 'off');
    expect(s.ending()).toMatchObject({ reason: 'vicOut', rule: 'KC-27.8', winners: [0] });
  });

  it('is lost to whoever removes it (KC-27.10)', () => {
    const s = new Scene(6).play({ 'vic/stand in': 'm3' });
    const { t } = s;
    t.escort = 0;
    for (const m of [LOWLIFE, OTHER_LOWLIFE, SCUMBAG, OTHER_SCUMBAG])
      t.models[m].profile = m === LOWLIFE ? 'vic' : 'human-lowlife';
    t.vic = LOWLIFE;
    t.models[LOWLIFE].wounds = 4;
    give(t.models[LOWLIFE], 'poison');
    t.models[LOWLIFE].poisonedBy = 1;
    t.gangs[0].stash = 0;
    s.activate(LOWLIFE);
    expect(s.told('vicLost')).toMatchObject([{ by: 1, rule: 'KC-27.10' }]);
    expect(s.ending()).toMatchObject({ reason: 'vicRemoved', winners: [1] });
  });
});

describe('chuck ball', () => {
  it('takes, chucks by colour and carries the chest off (KC-28.2 to KC-28.15)', () => {
    const s = new Scene(7, { layout: 'market-square' }).play();
    const { t } = s;
    s.put(LOWLIFE, 12, 11).activate(LOWLIFE).say('take chest');
    expect(t.chest?.carrier).toBe(LOWLIFE);
    expect(s.why('attack m6')).toMatchObject({ rule: 'KC-28.7' });
    s.events('5h').say('chuck');
    expect(kobolds.actors(s.game)).toEqual([0]);
    expect(s.why('12 11')).toMatchObject({ why: 'noDirection' });
    s.say('south');
    expect(t.chest).toMatchObject({ carrier: NONE, x: 12 });
    // The low wall is flown over: from 11 by the base, the chest itself, and a card's width with the chest.
    expect(t.chest?.y).toBeCloseTo(11 - RADIUS[30] - MARKER_RADIUS - 2.5 - 2 * MARKER_RADIUS, 6);
    t.chest = { x: 0, y: 0, carrier: LOWLIFE, dropped: NONE };
    s.put(LOWLIFE, 12, 2).until('action time/model').activate(LOWLIFE).say('walk', 'off');
    expect(s.ending()).toMatchObject({ reason: 'chestOut', rule: 'KC-28.2', winners: [0] });
  });

  it('is dropped where the opponent of a Stunned carrier says, and rests where it can be touched (KC-28.5, KC-28.23)', () => {
    const s = new Scene(7, { layout: 'market-square' }).play();
    const { t } = s;
    t.chest = { x: 0, y: 0, carrier: WIZARD, dropped: NONE };
    s.put(WIZARD, RADIUS[30], 2).put(RUFFIAN, 2, 4).activate(WIZARD);
    t.gangs[0].crystals = 0;
    s.events('2d', '5d', 'Kh', '9c', '3c').say('cast attack m6', 'none', 'stick', 'twist');
    expect(has(t.models[WIZARD], 'stunned')).toBe(true);
    expect(s.asked).toBe('chest/drop');
    expect(kobolds.actors(s.game)).toEqual([1]);
    s.say('west');
    expect(t.chest?.x).toBeCloseTo(MARKER_RADIUS, 6);
    expect(t.chest?.y).toBeCloseTo(2, 6);
    expect(s.why('take chest')).toMatchObject({ rule: 'KC-28.22' });
  });

  it("rests before an edge the carrier touches, and is the inactive player's to direct on black (KC-28.13, KC-28.23)", () => {
    const s = new Scene(7, { layout: 'market-square' }).play();
    s.t.chest = { x: 0, y: 0, carrier: LOWLIFE, dropped: NONE };
    s.put(LOWLIFE, 12, RADIUS[30]).activate(LOWLIFE).events('5c').say('chuck');
    expect(kobolds.actors(s.game)).toEqual([1]);
    s.say('south');
    expect(s.t.chest?.x).toBeCloseTo(12, 6);
    expect(s.t.chest?.y).toBeCloseTo(MARKER_RADIUS, 6);
  });
});

describe('protect the rat', () => {
  it('names spies in secret and is won by finding one (KC-29.1 to KC-29.8)', () => {
    const s = new Scene(8).until('spies/spy');
    expect(kobolds.whyNot(s.game, 0, 'm0')).toMatchObject({ rule: 'KC-29.2' });
    expect(kobolds.whyNot(s.game, 0, 'm7')).toMatchObject({ rule: 'KC-29.1', why: 'notYourModel' });
    kobolds.apply(s.game, 0, 'm3');
    kobolds.apply(s.game, 1, 'm7');
    s.play();
    const { t } = s;
    expect(t.spies).toEqual([LOWLIFE, SCUMBAG]);
    Object.assign(t.models[SCUMBAG], { place: 'removed', removedBy: 0, r: 0 });
    Object.assign(t.models[LOWLIFE], { place: 'removed', removedBy: NONE, r: 0 });
    t.turn = 6;
    s.activate(DORICK).say('end');
    expect(s.told('spiesRevealed')).toMatchObject([{ spies: [LOWLIFE, SCUMBAG], found: [false, true] }]);
    expect(s.ending()).toMatchObject({ reason: 'spyFound', rule: 'KC-29.8', winners: [0] });
  });
});
