/** Chapters 2b and 4: scenario, layout, position, deployment, hands. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { dealt, playOn, type Scene, start } from './kit.ts';

const GANG = 'klacka; 2 human-lowlife';

/** Up to the draw for position; cards are drawn from the king of spades down. */
function ready(options: { [name: string]: string | number | boolean } = {}, gangs = [GANG, GANG]): Scene {
  const s = start({ scenario: 1, layout: 'market-square', ...options });
  return s.answer(0, gangs[0]).answer(1, gangs[1]);
}

describe('options', () => {
  test('a layout must be printed for the scenario (KC-2.13)', () => {
    const refusal = kobolds.options({ scenario: 3, layout: 'warrens' }, 2);
    expect(isRefusal(refusal) && refusal).toMatchObject({ rule: 'KC-2.13', why: 'layoutNotAllowed' });
    expect(isRefusal(kobolds.options({ scenario: 3, layout: 'high-road' }, 2))).toBe(false);
    expect(isRefusal(kobolds.options({ scenario: 0, layout: 'warrens' }, 2))).toBe(false);
  });
  test('gold from 5 to 100 (KC-3.2), two players (KC-1.1)', () => {
    expect(isRefusal(kobolds.options({ gold: 4 }, 2))).toBe(true);
    expect(isRefusal(kobolds.options({ gold: 101 }, 2))).toBe(true);
    expect(isRefusal(kobolds.options({}, 3))).toBe(true);
    expect(kobolds.options({}, 2)).toMatchObject({ gold: 30, scenario: 0, layout: 'random', doublePoints: false });
  });
});

describe('the scenario', () => {
  test('by lot is one of the eight (KC-4.2), the Event Deck whole again (KC-4.3)', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 60; seed++) {
      const s = dealt({}, seed).answer(0, GANG).answer(1, GANG);
      seen.add(s.table.scenario);
      s.expectFact('scenarioSet', { by: 'lot' });
    }
    expect(seen.size).toBe(8);
  });
  test('without a member to be the spy another is drawn (KC-29.4)', () => {
    const s = ready({ scenario: 8 }, ['klacka', GANG]);
    expect(s.all('scenarioUnplayable')[0]).toMatchObject({ scenario: 'protect-the-rat', rule: 'KC-29.4' });
    expect(s.table.scenario).not.toBe('protect-the-rat');
  });
  test('by lot on a layout agreed on is one that allows it (KC-2.13)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const s = dealt({ layout: 'high-road' }, seed).answer(0, GANG).answer(1, GANG);
      expect(
        [1, 3, 5, 6, 8].map(
          (n) => ['', 'all-out-brawl', '', 'runaway-carriage', '', 'territory-grab', 'vic', '', 'protect-the-rat'][n],
        ),
      ).toContain(s.table.scenario);
    }
  });
});

describe('a home-made layout', () => {
  const drawn = (): Scene => ready({ layout: 'own' }).expectAsked('layout/draw', 0);
  test('is agreed on by the other player (KC-2.13)', () => {
    const s = drawn()
      .say('house 3 6 7 9.5 3; shed 2 : 16 16 20 16 18 19')
      .expectAsked('layout/agree', 1, ['agree', 'decline'])
      .say('agree');
    expect(s.table.layout).toBe('own');
    expect(s.table.terrain).toMatchObject([
      { kind: 'house', height: 3 },
      { kind: 'shed', height: 2 },
    ]);
    expect(s.table.terrain[1].corners).toHaveLength(6);
  });
  test('declined gives way to one dealt at random', () => {
    const s = start({ scenario: 2, layout: 'own' }).answer(0, GANG).answer(1, GANG);
    s.say('house 3 6 7 9.5 3', 'decline');
    expect(s.table.layout).toBe('warrens');
  });
  test.each([
    ['castle 1 5 3 7 2', 'KC-2.9', 'layoutPart'],
    ['house 3 6 7 9.5', 'KC-2.9', 'layoutPart'],
    ['house 3 1 7 5 3', 'KC-2.13', 'layout-zone'],
    ['house 11 11 13 13 3', 'KC-2.13', 'layout-centre'],
    ['low-wall 0 8 24 9 1', 'KC-2.13', 'layout-closed'],
    ['house 3 6 7 9 3; shed 6 7 8 10 2', 'KC-2.9', 'layout-overlap'],
    [12, 'KC-2.13', 'layoutNotText'],
  ] as const)('%s is refused', (layout, rule, why) => {
    drawn().refused(layout, rule, why);
  });
});

describe('position and order', () => {
  test('the higher card chooses (KC-4.6, KC-4.7); all cards are discarded (KC-4.8)', () => {
    const s = ready().expectAsked('set up/edge', 0, ['north', 'south']);
    s.expectFact('cardsCompared', { about: 'position', cards: ['Ks', 'Qs'], winner: 0 });
    s.say('north').expectAsked('set up/first', 0, ['first', 'second']).say('second');
    expect(s.table).toMatchObject({ south: 1, first: 1, initiative: 0 });
    expect(s.table.eventDiscard).toEqual(['Ks', 'Qs', 'Js', 'Ts']);
    s.expectAsked('deployment/model', 1);
  });
});

describe('deployment', () => {
  const deploying = (gangs?: string[], gold = 30): Scene => ready({ gold }, gangs).say('south', 'first');
  test('players take turns, and the rest are placed one after another (KC-4.9 to KC-4.11)', () => {
    const s = deploying(['klacka', GANG]);
    s.expectAsked('deployment/place', 0).say('12 2');
    s.expectAsked('deployment/model', 1).say('m1', 'left').say('m2', 'right').expectAsked('deployment/place', 1).say('middle');
    s.expectAsked('activation/act', 0);
    expect(s.table.phase).toBe('action');
  });
  test('bases lie wholly in the zone and overlap nothing (KC-4.12)', () => {
    const s = deploying().say('m0');
    s.refused('12 3.2', 'KC-4.12', 'outsideZone');
    s.refused('0.5 1', 'KC-4.12', 'outsideZone');
    s.refused('12 22', 'KC-4.12', 'outsideZone');
    s.refused('the left', 'KC-4.12', 'notAPoint');
    s.refused('1e1 2', 'KC-4.12', 'notAPoint');
    s.say('12 2').say('m3', '12 22').say('m1').refused('12.9 2', 'KC-2.6', 'overlapsModel');
    s.allowed('13.1812 2');
  });
  test('who finds no room is left out (KC-4.18)', () => {
    const s = deploying(['klacka; 100 zombie', 'klacka'], 100);
    playOn(s, 1, 1000, (scene) => scene.question === 'action time/model');
    const out = s.table.models.filter(({ place }) => place === 'left out').length;
    expect(out).toBeGreaterThan(0);
    expect(out + s.table.models.filter(({ place }) => place === 'play').length).toBe(102);
    s.mustBePossible();
  });
  test('hands are 5 cards and one for Leadership (KC-4.15)', () => {
    const s = deploying();
    playOn(s, 1, 1000, (scene) => scene.question === 'action time/model');
    expect([s.hand(0).length, s.hand(1).length]).toEqual([6, 6]);
    expect(s.view(0).gangs[1]).toMatchObject({ hand: [], cards: 6, deck: 46 });
  });
});
