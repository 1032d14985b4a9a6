/** Chapter 4, KC-4.9 to KC-4.18: putting models into the zones, and the first hands. */
import { describe, expect, test } from 'vitest';
import { PROFILES, SCENARIO_IDS } from '../data/index.ts';
import { zoneOf } from '../rules/scenarios/index.ts';
import { dealt, type Scene, start } from './kit.ts';

const GANG = 'klacka; 2 human-lowlife';
const R30 = 0.5905512;

/** Seat 0 starts at the south edge and goes first unless told otherwise. */
function deploying(gangs = [GANG, GANG], more: { gold?: number; edge?: string; order?: string } = {}): Scene {
  const s = start({ scenario: 1, layout: 'market-square', gold: more.gold ?? 30 });
  return s
    .answer(0, gangs[0])
    .answer(1, gangs[1])
    .say(more.edge ?? 'south', more.order ?? 'first');
}

describe('taking turns', () => {
  test('KC-4.9 who goes first deploys first', () => {
    deploying().expectQuestion('deployment/model', 0, ['m0', 'm1', 'm2']);
    deploying(undefined, { order: 'second' }).expectQuestion('deployment/model', 1, ['m3', 'm4', 'm5']);
  });
  test('KC-4.10 one model each in turn until all are placed', () => {
    const s = deploying();
    const asked: [number | null, string[]][] = [];
    for (const answers of [['m1', '3 2'], ['m3', '3 22'], ['m0', '6 2'], ['m5', '6 22'], ['9 2'], ['9 22']]) {
      asked.push([s.actor, s.question === 'deployment/model' ? s.legal(s.actor) : []]);
      s.say(...answers);
    }
    expect(asked).toEqual([
      [0, ['m0', 'm1', 'm2']],
      [1, ['m3', 'm4', 'm5']],
      [0, ['m0', 'm2']],
      [1, ['m4', 'm5']],
      [0, []],
      [1, []],
    ]);
    expect(s.all('deployed').map(({ model }) => model)).toEqual([1, 3, 0, 5, 2, 4]);
    expect(s.table.models.every(({ place }) => place === 'play')).toBe(true);
    s.expectQuestion('action time/model', 0);
  });
  test('KC-4.10 only an own model that is not placed yet, and only when asked', () => {
    const s = deploying();
    s.refused(0, 'm3', 'KC-4.10', 'notYourModel');
    s.refused(0, 'm9', 'KC-4.10', 'noSuchModel');
    s.refused(0, 'klacka', 'KC-4.10', 'notAnAnswer');
    s.refused(1, 'm3', 'GH-3', 'notAsked');
    s.say('m0', '12 2', 'm3', '12 22').refused(0, 'm0', 'KC-4.10', 'alreadyDeployed');
    s.expectQuestion('deployment/model', 0, ['m1', 'm2']);
  });
  test('KC-4.11 who has models left places them one after another', () => {
    const s = deploying(['klacka', 'klacka; 3 zombie']);
    s.say('12 2').say('m1', '3 22').expectQuestion('deployment/model', 1, ['m2', 'm3', 'm4']).say('m2', '6 22');
    s.expectQuestion('deployment/model', 1).say('m3', '9 22').expectQuestion('deployment/place', 1).say('12 22');
    expect(s.table.phase).toBe('action');
  });
});

test('KC-4.10 KC-17.25 Sneaky Beggars of either gang are hidden from the moment they are placed', () => {
  const s = deploying(['klacka; kobold-hunter', 'klacka; kobold-hunter']).say('m1', '3 2', 'm3', '3 22', '9 2', '9 22');
  expect(s.table.models.map(({ hidden }) => hidden)).toEqual([false, true, false, true]);
});

describe('where', () => {
  test('KC-4.12 wholly inside the zone', () => {
    const s = deploying().say('m0');
    for (const spot of [`12 ${R30}`, `12 ${3.5 - R30}`, `${R30} 2`, `${24 - R30} 2`]) s.allowed(0, spot);
    for (const spot of ['12 0.588', '12 2.912', '0.588 2', '23.412 2', '12 22', '12 12', '-3 2', '30 2']) {
      expect(s.refused(0, spot, 'KC-4.12', 'outsideZone').about).toEqual({ m: 0, x0: 0, y0: 0, x1: 24, y1: 3.5 });
    }
    for (const strange of ['the left', '1e1 2', 'NaN 2', '12', '12 2 3', '']) s.refused(0, strange, 'KC-4.12', 'notAPoint');
    expect(s.model(0).place).toBe('reserve');
    s.expectQuestion('deployment/place', 0);
  });
  test('KC-4.12 the figures offered are those the centre of this base can have', () => {
    const s = deploying(['klacka; troll', GANG]).say('m1').expectQuestion('deployment/place', 0);
    const form = s.view(0).asked?.form;
    if (form?.kind !== 'point') throw new Error('no point is asked for');
    expect(form).toMatchObject({ min: [0.79, 0.79], max: [23.21, 2.71] });
    for (const [x, y] of [form.min, form.max]) s.allowed(0, `${x} ${y}`);
    s.refused(0, `${form.min[0]} ${form.max[1] + 0.01}`, 'KC-4.12', 'outsideZone');
  });
  test('KC-4.12 a Big Guy needs more room than the others', () => {
    const s = deploying(['klacka; troll', GANG]).say('m1');
    s.allowed(0, '12 0.788').refused(0, '12 0.6', 'KC-4.12', 'outsideZone');
  });
  test('KC-4.12 on the ground, overlapping nothing', () => {
    const s = deploying().say('m0', '12 2', 'm3', '12 22', 'm1');
    expect(s.refused(0, '12.9 2', 'KC-2.6', 'overlapsModel').about).toEqual({ m: 1, other: 0 });
    s.say('14 2');
    expect(s.model(1)).toMatchObject({ x: 14, y: 2, z: 0, on: -1, place: 'play' });
  });
  test('KC-4.13 friends may touch; the zones of enemies never come near each other', () => {
    const s = deploying().say('m0', '12 2', 'm3', '12 22', 'm1', '13.1812 2');
    expect(s.model(1).x - s.model(0).x).toBeCloseTo(2 * R30, 3);
    for (const scenario of SCENARIO_IDS) {
      for (const south of [0, 1]) {
        const [low, high] = [zoneOf({ scenario, south }, south), zoneOf({ scenario, south }, 1 - south)];
        expect(high.y0 - low.y1, scenario).toBe(17);
      }
    }
  });
  test('KC-4.14 the zone is one card length deep along the whole edge; without its corners for Mr. Cuddly', () => {
    for (const scenario of SCENARIO_IDS) {
      const [x0, x1] = scenario === 'mr-cuddly' ? [3.5, 20.5] : [0, 24];
      expect(zoneOf({ scenario, south: 0 }, 0), scenario).toEqual({ x0, y0: 0, x1, y1: 3.5 });
      expect(zoneOf({ scenario, south: 0 }, 1), scenario).toEqual({ x0, y0: 20.5, x1, y1: 24 });
      expect(zoneOf({ scenario, south: 1 }, 1), scenario).toEqual({ x0, y0: 0, x1, y1: 3.5 });
    }
    const s = start({ scenario: 4, layout: 'warrens' }).answer(0, GANG).answer(1, GANG).say('south', 'first', 'm0');
    s.allowed(0, '12 2').allowed(0, '4.1 2').refused(0, '4 2', 'KC-4.12', 'outsideZone');
  });
  test('KC-4.14 the zone is that of the own edge', () => {
    const s = deploying(undefined, { edge: 'north' }).say('m0');
    s.allowed(0, '12 22').refused(0, '12 2', 'KC-4.12', 'outsideZone');
    expect(s.asked(0)?.show.zone).toEqual({ x0: 0, y0: 20.5, x1: 24, y1: 24 });
  });
});

describe('hands', () => {
  test('KC-4.15 last of all, 5 cards and one for Leadership from the own deck', () => {
    const s = deploying(['klacka', 'barry']).say('12 2');
    const decks = s.table.gangs.map(({ deck }) => deck.slice());
    expect([s.hand(0), s.hand(1)]).toEqual([[], []]);
    s.say('12 22').expectQuestion('activation/act', 0);
    for (const seat of [0, 1]) {
      expect(s.hand(seat)).toEqual(decks[seat].slice(-6).reverse());
      expect(s.table.gangs[seat].deck).toEqual(decks[seat].slice(0, -6));
      s.expectFact('cardsDrawn', { rule: 'KC-4.15', seat, n: 6 });
    }
    expect([PROFILES.klacka.leadership, PROFILES.barry.leadership]).toEqual([1, 1]);
  });
  test.each([
    [0, [5, 6]],
    [1, [6, 5]],
  ] as const)('KC-4.15 each by the own Leader: none for seat %i, whose Leader found no room (KC-4.18)', (without, drawn) => {
    const s = deploying(['klacka; zombie', 'barry; zombie']);
    while (s.question === 'deployment/model' || s.question === 'deployment/place') {
      const leader = s.table.gangs[without].leader;
      const placed = s.table.models.filter(({ place }) => place === 'play').length;
      if (placed === 3 && s.model(leader).place === 'play')
        s.arrange((t) => Object.assign(t.models[leader], { place: 'left out', r: 0 }));
      s.say(s.question === 'deployment/model' ? s.legal(s.actor)[0] : `${8 + 3 * placed} ${s.actor === 0 ? 2 : 22}`);
    }
    expect(s.all('cardsDrawn').map(({ seat, n }) => [seat, n])).toEqual([
      [0, drawn[0]],
      [1, drawn[1]],
    ]);
  });
});

describe('no room', () => {
  test('KC-4.18 who finds no room is left out: neither in play nor removed, scoring for nobody', () => {
    const s = deploying(['klacka; 100 zombie', 'klacka'], { gold: 100 });
    s.playOn(1, 1000, (scene) => scene.question === 'action time/model');
    const out = s.table.models.flatMap((one, m) => (one.place === 'left out' ? [m] : []));
    expect(out.length).toBeGreaterThan(0);
    expect(out.every((m) => s.model(m).seat === 0 && s.model(m).r === 0 && s.model(m).removedBy === -1)).toBe(true);
    expect(s.table.models.filter(({ place }) => place === 'play').length + out.length).toBe(102);
    expect(s.view(1).table.scores).toEqual([0, 0]);
    expect(s.told.filter(({ fact }) => fact.kind === 'leftOut').map(({ fact }) => fact.rule)).toEqual(out.map(() => 'KC-4.18'));
    // Such a model is never activated.
    s.expectQuestion('action time/model', 0);
    expect(s.legal(0).filter((name) => out.includes(Number(name.slice(1))))).toEqual([]);
    s.refused(0, `m${out[0]}`, 'KC-1.20', 'notInPlay');
  });
  test('KC-4.18 nobody is left out while there is a spot, however narrow', () => {
    // 20 bases of 30 mm side by side take 23.624" of the 24"; two rows of them 2.3624" of the 3.5".
    const s = deploying(['klacka; 40 zombie', 'klacka'], { gold: 40 });
    const places: string[] = [];
    for (const y of [0.5906, 1.7718]) for (let n = 0; n < 20; n++) places.push(`${(0.5906 + 1.1812 * n).toFixed(4)} ${y}`);
    s.say('m0', places[0], '12 22');
    for (const [n, place] of places.slice(1).entries()) s.say(...(s.question === 'deployment/model' ? [`m${n + 1}`] : []), place);
    // Two rows are full; in the third there is room for the last Zombie.
    s.expectQuestion('deployment/place', 0).say('12 2.9094');
    expect(s.table.models.filter(({ place }) => place === 'play')).toHaveLength(42);
    s.expectNoFact('leftOut');
  });
  test('KC-4.18 whoever finds no room is left out alone: smaller bases are still placed', () => {
    // Fifteen Ogres side by side down the middle of the zone: before and behind them is room for small bases only.
    const s = deploying(['klacka; 16 ogre; zombie', 'klacka'], { gold: 100 });
    for (let n = 1; n <= 15; n++) {
      s.say(`m${n}`, `${(0.7875 + 1.575 * (n - 1)).toFixed(4)} 1.75`);
      if (n === 1) s.say('12 22');
    }
    s.expectFact('leftOut', { rule: 'KC-4.18', seat: 0, model: 16 });
    expect(s.model(16).place).toBe('left out');
    s.expectQuestion('deployment/model', 0, ['m0', 'm17']).say('m17', '1.575 2.9', '3.15 2.9');
    expect([0, 17].map((m) => s.model(m).place)).toEqual(['play', 'play']);
  });
  test('KC-4.18 a Big Guy may find no room where a smaller base still would', () => {
    let left = 0;
    for (let seed = 0; seed < 3; seed++) {
      const s = dealt({ scenario: 1, layout: 'warrens', gold: 100 }, seed)
        .answer(0, 'klacka; 70 zombie; 6 ogre')
        .answer(1, 'klacka');
      s.playOn(seed, 1000, (scene) => scene.table.phase === 'action');
      left += s.table.models.filter(({ place, profile }) => place === 'left out' && profile === 'ogre').length;
      expect(s.table.models.every(({ place }) => place === 'play' || place === 'left out')).toBe(true);
    }
    expect(left).toBeGreaterThan(0);
  });
});
