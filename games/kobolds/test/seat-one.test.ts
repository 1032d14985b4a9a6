/** Chapters 16 to 20 and 28 from the other side of the table: what belongs to whoever acts belongs to seat 1 when that acts. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, model, type Placed, type Scene } from './kit.ts';

const done = { activated: true };
const wizard = model('wizard', 1, 12, 10);
const golem = model('golem', 0, 12, 13, done);
const friend = model('ogre', 1, 8, 10, done);
/** A Wizard m0 of seat 1 casts; m1 is an enemy and m2 a friend in sight, both having acted, m3 an enemy who has not. */
const casting = (events: string, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [wizard, golem, friend, model('human-lowlife', 0, 22, 22)], next: 1, events, ...more }).activate(0);

describe('spells of seat 1', () => {
  const FOUR_BLACK = 'Kd 2d 2c 3c 2s 7s';
  test('KC-20.17 KC-20.27 KC-16.10 seat 0 resists, and Winds of Fate takes its hand', () => {
    const s = casting(FOUR_BLACK, { hands: ['3c 5d 7h', '2c 4d 6h'] }).say('cast attack m1');
    s.expectQuestion('spell/defend', 0).say('stick').expectQuestion('spell/cast', 1).say('twist', 'twist', 'stick');
    expect(s.table.gangs.map(({ discard }) => discard)).toEqual([['3c', '5d', '7h'], []]);
    expect([s.hand(0).length, s.hand(1)]).toEqual([5, ['2c', '4d', '6h']]);
  });
  test('KC-18.42 KC-14.14 War Cry of its gang counts, and what falls is its doing', () => {
    const cast = (gangs: Arrangement['gangs'], wounds = 0): Scene => {
      const models = [wizard, { ...golem, wounds }, friend, model('human-lowlife', 0, 22, 22)];
      return casting('Kd 2d Kh 5h', { gangs, models }).say('cast attack m1', 'stick', 'stick');
    };
    expect(cast([{}, { warCry: true }]).wounds(1)).toBe(2);
    expect(cast([{ warCry: true }, {}]).wounds(1)).toBe(1);
    expect(cast([{}, {}], 6).model(1)).toMatchObject({ place: 'removed', removedBy: 1 });
  });
  test('KC-20.42 KC-20.46 the crystals are its own', () => {
    const s = casting('Kd 2d Kh Qh 3h', { crystals: [5, 2] }).say('cast attack m1', 'stick', 'twist');
    s.expectQuestion('spell/crystals', 1, ['0', '1', '2']).say('2');
    expect(s.table.gangs.map(({ crystals }) => crystals)).toEqual([5, 0]);
  });
  test('KC-16.1 KC-16.4 Changing Tides is for its pile, and the coin of Alchemy for its Stash', () => {
    const s = casting('Kc 2c 2h 3h 5h 6h 2d', { discards: ['Ah', 'Kc'], coffers: 1 }).say('cast support m2', 'twist', 'twist');
    s.say('twist', 'stick').expectQuestion('changing tides/shuffle', 1).say('shuffle');
    expect(s.table.gangs.map(({ discard }) => discard)).toEqual([['Ah'], []]);
    s.expectQuestion('teleport/place', 1).say('west middle');
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([0, 1, 0]);
  });
});

describe('gold of seat 1', () => {
  test('KC-19.22 KC-18.4 a Swig is paid by whoever drinks, and healed by the own Medicine Man', () => {
    const hurt = model('ogre', 1, 12, 12, { wounds: 3 });
    const drinking = (barry: number): Scene =>
      given({ models: [hurt, model('barry', barry, 2, 12), model('golem', 0, 22, 12)], stash: [3, 3], next: 1 })
        .activate(0)
        .say('swig heal');
    expect([drinking(1).wounds(0), drinking(0).wounds(0)]).toEqual([1, 2]);
    expect([drinking(1).stash(0), drinking(1).stash(1)]).toEqual([3, 2]);
  });
});

describe('Leaders of seat 1', () => {
  const acting = (models: Placed[], more: Partial<Arrangement> = {}): Scene =>
    given({ models: [...models, model('human-lowlife', 0, 22, 22)], next: 1, ...more }).say('m0');
  test('KC-18.22 You go first!: her player sends one of her own', () => {
    const s = acting([model('grobblar', 1, 12, 12), model('goblin-scumbag', 1, 12, 18), model('goblin-scumbag', 0, 12, 6)]);
    s.expectQuestion('activation/ability', 1, ['you go first m1', 'pass']).say('you go first m1');
    s.expectQuestion('move/destination', 1);
  });
  test('KC-18.31 Dead Good: an undead of his own', () => {
    const s = acting([model('body-snatcher', 1, 12, 12), model('zombie', 1, 12, 14), model('zombie', 0, 12, 10)]);
    s.expectQuestion('activation/ability', 1, ['dead good m1', 'pass']);
  });
});

describe('the chest of seat 1', () => {
  const chucking = (events: string): Scene => {
    const carrier = model('zombie', 1, 12, 12);
    const others = [model('klacka', 1, 22, 22, done), model('human-lowlife', 0, 2, 2)];
    return given({ scenario: 'chuck-ball', models: [carrier, ...others], chest: { carrier: 0 }, next: 1, events }).activate(0);
  };
  test('KC-28.12 KC-28.13 red: its player says where to; black: seat 0', () => {
    chucking('5h').say('chuck').expectQuestion('chuck/direction', 1);
    chucking('5s').say('chuck').expectQuestion('chuck/direction', 0);
  });
  test('KC-28.17 whoever puts it down says where', () => {
    const s = chucking('5h').say('put down chest').expectQuestion('chest/drop', 1);
    s.say('east');
    expect(s.table.chest?.x).toBeGreaterThan(12);
  });
});
