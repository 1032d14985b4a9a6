/** Chapter 18: chases. */
import { describe, expect, it } from 'vitest';
import { conflict } from './scene.ts';

const FOX = 1;
/** Two heroes in one steamobile, the first at the controls; the Kite on a wyvern and riders pursue. */
const express = (setting: Parameters<typeof conflict>[0] = {}) => conflict({ scenario: 'S5', heroes: ['H8', 'H9'], ...setting });
const KITE = 2;
const RIDERS = 3;

describe('18. The route', () => {
  it('WS-18.1, WS-3.8: the roofs are a difficult route; endurance is 10 and twice Constitution', () => {
    const s = conflict({ scenario: 'S4', heroes: ['H10'] }).attack(FOX, 'stealth', 1);
    expect(s.table.route).toBe('difficult');
    expect(s.terms).toEqual({ base: 16 });
  });

  it('WS-18.3, WS-18.7: on an easy route the faster target has +2 for each point of speed', () => {
    const s = express().attack(KITE, 'drive', 1);
    expect(s.terms).toEqual({ base: 16, route: 2 });
    s.arrange((t) => {
      t.vehicles[0].stopped = true;
    });
    const slow = express().arrange((t) => {
      t.characters[0].vehicle = -1;
      t.characters[0].driving = false;
    });
    slow.attack(KITE, 'stealth', 1);
    expect(slow.terms.route).toBe(6);
  });

  it('WS-18.7: a slower target has nothing on an easy route, and equal speeds give nothing', () => {
    const s = express().attack(RIDERS, 'drive', 1);
    expect(s.terms).toEqual({ base: 12 });
  });

  it('WS-18.4: a normal route changes nothing', () => {
    const s = express().arrange((t) => {
      t.route = 'normal';
    });
    expect(s.attack(KITE, 'drive', 1).terms).toEqual({ base: 16 });
  });

  it('WS-18.5, WS-18.6: on a difficult route the slower target has +2, whatever the difference', () => {
    const s = express({ cards: ['2c', '3c', 'As', '4c'] }).arrange((t) => {
      t.route = 'difficult';
      t.characters[0].vehicle = -1;
      t.characters[0].driving = false;
    });
    s.rolls(1).say('attack').does('at 0', 'drive', 'dice 1');
    expect(s.terms.route).toBe(2);
    s.suffer().rolls(1).say('attack').does('at 1', 'drive', 'dice 1');
    expect(s.terms.route).toBe(2);
  });

  it('WS-18.8, WS-16.48, WS-16.49: a stunt changes the route by one step, for everybody', () => {
    const s = conflict({ scenario: 'S4', heroes: ['H10'] })
      .say('stunt')
      .does(`at ${FOX}`, 'stealth', 'route_change');
    expect(s.table.tests[0].detail).toBe('down');
    s.rolls(8, 8, 1).does('dice 1').suffer();
    expect(s.table.route).toBe('normal');
    s.until(0).say('stunt').does(`at ${FOX}`, 'stealth', 'route_change');
    s.expectQuestion('declare/detail', 0, ['up', 'down']);
  });

  it('WS-18.2, WS-18.13: all are on one route, and anybody may act against any enemy', () => {
    const s = express().say('attack');
    s.expectQuestion('declare/target', 0, [`at ${KITE}`, `at ${RIDERS}`]);
  });
});

describe('18. Vehicles', () => {
  it('WS-18.9, WS-18.11: everyone aboard has the speed of the vehicle', () => {
    const s = express();
    const speeds = s.view(0).table.characters.map(({ speed }) => speed);
    expect(speeds).toEqual([2, 2, 3, 2]);
  });

  it('WS-10.13: places in shared vehicles are taken in seating order, the driver first', () => {
    const s = express();
    expect([s.c(0), s.c(1)].map(({ vehicle, driving }) => [vehicle, driving])).toEqual([
      [s.c(0).vehicle, true],
      [s.c(0).vehicle, false],
    ]);
  });

  it('WS-18.10: drive needs the controls, athletics needs feet or a bicycle', () => {
    const s = express().say('stunt').does(`at ${KITE}`);
    s.refused(0, 'athletics', 'WS-18.10', 'notOnFoot');
    const passenger = express({ cards: ['Ks', 'As', '2c', '3c'] })
      .say('stunt')
      .does(`at ${KITE}`);
    passenger.refused(1, 'drive', 'WS-18.10', 'notAtControls');
    const feet = conflict({ scenario: 'S4', heroes: ['H10'] }).say('stunt');
    feet.allowed(0, 'athletics');
    feet.refused(0, 'drive', 'WS-18.10', 'notAtControls');
  });

  it('WS-18.11: passengers use stealth, spot, and firearms by mixing', () => {
    const s = express({ cards: ['Ks', 'As', '2c', '3c'] })
      .say('stunt')
      .does(`at ${KITE}`);
    for (const skill of ['stealth', 'spot', 'firearms']) s.allowed(1, skill);
  });

  it('WS-18.12, WS-15.5: boarding and leaving are Moves, and a vehicle has so many places', () => {
    const s = express().say('leave');
    expect(s.c(0)).toMatchObject({ vehicle: -1, driving: false, pool: 1 });
    s.say(`board ${s.c(1).vehicle}`);
    expect(s.c(0)).toMatchObject({ vehicle: s.c(1).vehicle, pool: 0 });
    const full = express().arrange((t) => {
      t.vehicles[t.characters[1].vehicle].vehicle = 'bicycle';
      t.characters[0].vehicle = -1;
      t.characters[0].driving = false;
    });
    full.refused(0, `board ${full.c(1).vehicle}`, 'WS-15.5');
  });

  it('WS-15.6: a passenger may take controls that nobody holds', () => {
    const s = express({ cards: ['Ks', 'As', '2c', '3c'] });
    s.refused(1, 'controls', 'WS-15.6');
    s.arrange((t) => {
      t.characters[0].driving = false;
      t.characters[0].vehicle = -1;
    });
    s.say('controls');
    expect(s.c(1)).toMatchObject({ driving: true, pool: 1 });
  });

  it('WS-16.12, WS-16.15: a disarmed vehicle stands until somebody aboard remounts and drives', () => {
    const s = express({ cards: ['3c', '2c', 'As', '4c'] })
      .say('stunt')
      .does('at 0', 'drive', 'disarm', 'steamobile')
      .rolls(8, 8, 1)
      .does('dice 1')
      .suffer();
    const { vehicle } = s.c(0);
    expect(s.table.vehicles[vehicle].stopped).toBe(true);
    expect(s.view(0).table.characters[1].speed).toBe(0);
    s.until(1).say('remount');
    expect(s.table.vehicles[vehicle].stopped).toBe(false);
    expect([s.c(0).driving, s.c(1).driving]).toEqual([false, true]);
  });

  it('WS-18.14: a side pursues or flees, and specialties go by it', () => {
    const fleeing = conflict({ scenario: 'S5', heroes: ['H10'] })
      .say('leave')
      .attack(1, 'stealth', 1);
    expect(fleeing.all('result').at(-1)?.terms).toContainEqual({ name: 'specialty', rule: 'WS-3.19', add: 3 });
    const pursuing = conflict({ scenario: 'S4', heroes: ['H10'] }).attack(FOX, 'stealth', 1);
    expect(pursuing.all('result').at(-1)?.terms).not.toContainEqual({ name: 'specialty', rule: 'WS-3.19', add: 3 });
  });

  it('WS-21.4: leaving a chase is free', () => {
    const s = express().say('give up', 'withdraw');
    expect(s.c(0)).toMatchObject({ state: 'withdrawn', vehicle: -1 });
    s.expectFact('withdrew');
  });

  it('D11: the grapnel gun boards for nothing once per round', () => {
    const s = conflict({ scenario: 'S5', heroes: ['H2', 'H8'] }).arrange((t) => {
      t.characters[0].vehicle = -1;
      t.characters[0].driving = false;
    });
    s.say(`board ${s.c(1).vehicle}`);
    expect(s.c(0).pool).toBe(2);
    s.say('leave', `board ${s.c(1).vehicle}`);
    expect(s.c(0).pool).toBe(0);
  });
});
