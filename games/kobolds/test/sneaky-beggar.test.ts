/** Chapter 17: Sneaky Beggar. */
import { describe, expect, test } from 'vitest';
import { gangingUp } from '../rules/limits.ts';
import { engaged } from '../rules/scene.ts';
import { RED } from './duel.ts';
import { type Arrangement, beside, dealt, given, model, type Scene } from './kit.ts';

const hunter = model('kobold-hunter', 0, 12, 12, { hidden: true });
const arranged = (models: Arrangement['models'], more: Partial<Arrangement> = {}): Scene =>
  given({ models, hands: [RED, '2c 4d'], ...more });
const lowlife = model('human-lowlife', 0, 2, 2);

describe('Sneaky Beggar', () => {
  test('KC-17.25 from the start of the game', () => {
    const s = dealt({ scenario: 1 }, 1);
    s.answer(0, 'klacka; kobold-hunter; human-lowlife').answer(1, 'barry; ogre');
    s.playOn(1, 1000, ({ question }) => question === 'action time/model');
    expect(s.table.models.filter(({ hidden }) => hidden).map(({ profile }) => profile)).toEqual(['kobold-hunter']);
  });
  test('KC-17.25 it cannot be targeted by enemy melee or ranged attacks', () => {
    const ogre = beside(hunter, 'east', 'ogre', 1);
    const archer = model('elf-archer', 1, 12, 5);
    const fight = (hidden: boolean, m: number) =>
      arranged([{ ...hunter, hidden }, ogre, archer, lowlife], { next: 1 }).activate(m);
    fight(true, 1).refused(1, 'attack m0', 'KC-17.25', 'targetHidden');
    expect(fight(true, 1).offered(1, 'attack')).toEqual([]);
    fight(true, 2).refused(1, 'shoot m0', 'KC-17.25', 'targetHidden');
    expect(fight(true, 2).offered(1, 'shoot')).not.toContain('m0');
    fight(false, 1).allowed(1, 'attack m0');
    fight(false, 2).allowed(1, 'shoot m0');
  });
  test('KC-17.25 by enemies: its own side may strike and shoot it', () => {
    const models = [hunter, beside(hunter, 'east', 'ogre', 0), model('elf-archer', 0, 12, 5), model('dorick', 1, 2, 22)];
    arranged(models).activate(1).allowed(0, 'attack m0');
    arranged(models).activate(2).allowed(0, 'shoot m0');
  });
  test('KC-17.26 it cannot be engaged by enemies', () => {
    const ogre = beside(hunter, 'east', 'ogre', 1);
    const s = arranged([hunter, ogre, lowlife]);
    expect([engaged(s.table, 0, 1), engaged(s.table, 1, 0)]).toEqual([false, false]);
    const seen = arranged([{ ...hunter, hidden: false }, ogre, lowlife]);
    expect([engaged(seen.table, 0, 1), engaged(seen.table, 1, 0)]).toEqual([true, true]);
    // A shot at the Ogre endangers nobody (KC-12.35).
    const shot = arranged([hunter, ogre, model('elf-archer', 0, 12, 5)], { events: '2c' })
      .activate(2)
      .say('shoot m1');
    shot.expectNoFact('testDrawn').expectQuestion('attack/commit', 0);
  });
  test('KC-17.27 a Walk leaves it hidden', () => {
    const s = arranged([hunter, model('ogre', 1, 20, 12), lowlife])
      .activate(0)
      .say('walk', '12 9')
      .expectNoFact('revealed');
    expect(s.model(0).hidden).toBe(true);
    s.say('end');
    expect(s.model(0).hidden).toBe(true);
  });
  test.each([
    ['draw cards', []],
    ['walk and dash', []],
    ['attack m1', []],
  ])('KC-17.27 KC-17.28 any action ends it: %s', (act) => {
    const s = arranged([hunter, beside(hunter, 'east', 'ogre', 1), lowlife], { events: 'Ah' })
      .activate(0)
      .say(act);
    s.expectFact('revealed', { model: 0, rule: 'KC-17.29' });
    expect(s.model(0).hidden).toBe(false);
  });
  test('KC-17.29 at the moment the action is declared: the Walk of a Dash must already break away', () => {
    const s = arranged([hunter, beside(hunter, 'east', 'ogre', 1), lowlife], { events: '2c' })
      .activate(0)
      .say('walk and dash');
    s.expectFact('heldInPlace', { model: 0, by: 1 });
  });
  test("KC-17.28 KC-17.29 an attack that costs no action ends it, too: 'Ave a go!", () => {
    const grobblar = model('grobblar', 0, 12, 13.2);
    const enemy = beside(grobblar, 'north', 'dorick', 1);
    const s = arranged([{ ...hunter, x: 13.2, y: enemy.y }, enemy, grobblar], {
      hands: ['Ac Kc Qs Ah', ''],
      events: 'Ah',
    }).activate(2);
    s.say('attack m1', 'Ac Kc Qs', 'ave-a-go', 'm0', 'stay');
    expect(s.model(0).hidden).toBe(true);
    s.say('attack').expectFact('revealed', { model: 0, rule: 'KC-17.29' });
    expect(s.model(0).hidden).toBe(false);
  });
  test('KC-17.29 for the rest of the game', () => {
    const s = arranged([hunter, model('ogre', 1, 20, 12), lowlife])
      .activate(0)
      .say('draw cards', 'Ah', 'end')
      .untilTurn(2);
    expect(s.model(0).hidden).toBe(false);
  });
  test('KC-17.30 attack spells still affect it', () => {
    const s = arranged([hunter, model('wizard', 1, 12, 16), lowlife, model('dorick', 1, 2, 22)], {
      next: 1,
      events: 'Kd 2d Kh 7h',
    });
    s.activate(1).say('cast attack m0', 'stick', 'stick');
    expect([s.wounds(0), s.model(0).hidden]).toEqual([2, true]);
  });
  test('KC-17.30 and so do area effects', () => {
    const barry = model('barry', 1, 12, 15);
    const s = arranged([hunter, barry, beside(barry, 'north', 'ogre', 0), model('human-lowlife', 1, 2, 22)], {
      next: 1,
      hands: ['', 'Ah Ad Kh Qd'],
    });
    s.activate(1).say('attack m2', 'Ah Ad Kh Qd', 'my-name-is');
    expect(s.wounds(0)).toBe(1);
  });
  test('KC-17.30 Egg Toss is a ranged attack and cannot pick it; Musky Scent can', () => {
    const keeper = model('egg-keeper', 1, 12, 15);
    const tossing = (critical: string) =>
      arranged([hunter, keeper, beside(keeper, 'north', 'ogre', 0), model('human-lowlife', 1, 2, 22)], {
        next: 1,
        hands: ['', 'Ah Ad Kh Qd'],
      })
        .activate(1)
        .say('attack m2', 'Ah Ad Kh Qd', critical);
    const s = tossing('egg-toss').expectQuestion('egg keeper/target', 1, ['m2', 'none']);
    s.refused(1, 'm0', 'KC-17.30', 'targetHidden');
    tossing('musky-scent').expectQuestion('egg keeper/target', 1, ['m0', 'm2', 'none']);
  });
  test('KC-17.31 while it is hidden contact means no break away, either way', () => {
    const ogre = beside(hunter, 'east', 'ogre', 1);
    arranged([hunter, ogre, lowlife], { events: '2c' }).activate(0).say('walk').expectNoFact('testDrawn');
    const s = arranged([hunter, ogre, lowlife, model('dorick', 1, 2, 22)], { events: '2c', next: 1 })
      .activate(1)
      .say('walk');
    s.expectNoFact('testDrawn').expectQuestion('move/destination', 1);
  });
  test('KC-17.31 and no ganging up', () => {
    const ogre = beside(hunter, 'east', 'ogre', 1);
    const bruiser = beside(ogre, 'east', 'human-bruiser', 0);
    expect(gangingUp(arranged([hunter, ogre, bruiser]).table, 2, 1)).toBe(0);
    expect(gangingUp(arranged([{ ...hunter, hidden: false }, ogre, bruiser]).table, 2, 1)).toBe(1);
  });
  test('KC-17.31 once revealed, existing contact engages', () => {
    const s = arranged([hunter, beside(hunter, 'east', 'ogre', 1), lowlife], { events: 'Kd' })
      .activate(0)
      .say('draw cards', 'Ah');
    expect(engaged(s.table, 0, 1)).toBe(true);
    s.say('walk').expectFact('breakingAway', { model: 0, enemies: [1] });
  });
});
