/** Chapter 16b: effects on the target, Shove and lying on the ground apart. */
import { describe, expect, test } from 'vitest';
import type { EffectId } from '../data/index.ts';
import { defenceLimit } from '../rules/limits.ts';
import { moveLimit, moveSide } from '../rules/reading.ts';
import { BLACK, duel, RED } from './duel.ts';
import { given, model, type Placed, type Scene } from './kit.ts';
import { attackTerms, defenceTerms } from './sums.ts';

const far = model('ogre', 1, 22, 12);
/** m0 alone in its corner of the board, about to be activated. */
const alone = (effects: EffectId[], more: Partial<Placed> = {}, profile: Placed['profile'] = 'orc-ruffian'): Scene =>
  given({ models: [model(profile, 0, 12, 12, { effects, ...more }), far, model('human-lowlife', 0, 2, 2)] });
const blow = (mine: Placed['profile'], cards: string, critical: string, theirs: Placed['profile'] = 'dorick'): Scene =>
  duel(mine, theirs, { hands: [cards.includes('h') ? RED : BLACK, '2c 4d'] })
    .activate(0)
    .say('attack m1', cards, 'fold', critical);

describe('Bite', () => {
  test('KC-16.12 one wound if it Walks in its next activation', () => {
    const s = duel('troll', 'dorick', { hands: [BLACK, ''], events: '2h' })
      .activate(0)
      .say('attack m1', 'Kc', 'bite');
    expect(s.effects(1)).toEqual(['bite', 'stunned']);
    s.say('end').answer(1, 'm1');
    s.forget().say('walk').expectQuestion('move/destination', 1).say('away from m0');
    s.expectFact('wounded', { model: 1, n: 1, by: 0, rule: 'KC-16.12' });
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-16.12 KC-16.15 none if it does neither, and the Bite is over with that activation', () => {
    const s = alone(['bite']).activate(0).say('draw cards', '2c', 'end');
    s.expectNoFact('wounded').expectFact('effectsEnded', { model: 0, effects: ['bite'], rule: 'KC-7.6' });
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-16.13 one wound in all, when the first move of the activation has been completed', () => {
    const s = alone(['bite']).activate(0).say('walk and dash', '12 10');
    expect(s.wounds(0)).toBe(1);
    expect(s.facts.flatMap((fact) => (fact.kind === 'moved' || fact.kind === 'wounded' ? [fact.kind] : []))).toEqual([
      'moved',
      'wounded',
    ]);
    s.say('12 8');
    expect(s.all('moved')).toHaveLength(2);
    expect(s.wounds(0)).toBe(1);
    // Killed by its Walk, it does not Dash.
    const weak = alone(['bite'], { wounds: 3 }).activate(0).say('walk and dash', '12 10');
    expect(weak.model(0).place).toBe('removed');
    expect(weak.all('moved')).toHaveLength(1);
  });
  test('KC-16.13 a failed attempt to break away is no Walk', () => {
    const s = duel('orc-ruffian', 'dorick', { mine: { effects: ['bite'] }, events: '2c' })
      .activate(0)
      .say('walk');
    s.expectFact('heldInPlace', { model: 0 });
    s.expectNoFact('wounded');
  });
  test('KC-16.14 a Furious Walk in that activation counts', () => {
    const s = duel('kobold-gator', 'dorick', { mine: { effects: ['bite'] }, events: 'Ah' }).activate(0);
    s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'furious', 'walk', '12 9.5');
    s.expectFact('wounded', { model: 0, rule: 'KC-16.12' });
    expect(s.wounds(0)).toBe(1);
  });
  test('KC-16.14 a Dodge does not', () => {
    const s = duel('vampire', 'dorick', { hands: [BLACK, ''], mine: { effects: ['bite'] } }).activate(0);
    s.say('attack m1', 'Ac Kc Qs', 'dodge-l', '12 9.5');
    s.expectFact('moved', { model: 0, move: 'dodge' });
    s.expectNoFact('wounded', { model: 0 });
  });
  test('KC-16.14 nor does being Shoved', () => {
    const s = duel('orc-ruffian', 'orc-bouncer', { hands: ['2c', BLACK], mine: { effects: ['bite'] } }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ac As', 'shove-l', 'full');
    s.expectFact('shoved', { model: 0 });
    // A pair against a high card stuns; nothing has wounded it.
    s.expectNoFact('wounded', { model: 0 });
  });
  test('KC-16.14 nor a Climb', () => {
    const s = given({
      models: [model('orc-ruffian', 0, 12, 9.4, { effects: ['bite'] }), far, model('human-lowlife', 0, 2, 2)],
      terrain: 'house 10 10 14 14 3',
    }).activate(0);
    s.say('climb', 'up t0');
    expect(s.model(0).on).toBe(0);
    s.expectNoFact('wounded');
  });
  test('KC-16.14 nor Teleport', () => {
    const s = given({
      models: [model('wizard', 0, 12, 12, { effects: ['bite'] }), far],
      events: 'Kc 2c Ah 2h 3h Td',
    }).activate(0);
    s.say('cast support m0', 'twist', 'twist', 'stick').expectQuestion('teleport/place', 0).say('south middle');
    s.expectFact('teleported', { model: 0 });
    s.expectNoFact('wounded');
  });
  test('KC-16.14 nor a move outside its activation: You go first!', () => {
    const scumbag = model('goblin-scumbag', 0, 12, 10, { effects: ['bite'] });
    const s = given({ models: [model('grobblar', 0, 12, 12), scumbag, far] }).say('m0', 'you go first m1', '12 7');
    s.expectFact('moved', { model: 1, move: 'you-go-first' });
    s.expectNoFact('wounded');
    expect(s.effects(1)).toEqual(['bite']);
  });
  test('KC-16.15 until then it "has been bitten" for Blood Lust', () => {
    const fight = (theirs: EffectId[]) =>
      duel('kobold-grunt', 'dorick', { theirs: { effects: theirs } })
        .activate(0)
        .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(fight(['bite']).wounds(1)).toBe(2);
    expect(fight([]).wounds(1)).toBe(1);
  });
  test('KC-16.15 bitten in the middle of its own activation, it is bitten until the end of the next one', () => {
    const s = duel('orc-ruffian', 'troll', { hands: ['2c', BLACK], stash: [0, 1], events: 'Ah' }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ac As', 'bite', 'walk', 'away from m1').expectNoFact('wounded', { model: 0 });
    s.say('end');
    expect(s.effects(0)).toContain('bite');
  });
});

describe('KC-15.10 renewed in the very activation that the effect was tied to', () => {
  const renewed = (effect: 'bite' | 'kneecap', answers: string[] = []): Scene => {
    const [enemy, cards] = effect === 'bite' ? (['troll', BLACK] as const) : (['human-bruiser', RED] as const);
    const more = { hands: ['2c', cards] as [string, string], mine: { effects: [effect] }, stash: [1, 1] as [number, number] };
    const s = duel('orc-ruffian', enemy, { ...more, events: 'Ah' }).activate(0);
    s.say('attack m1', 'none', 'no', 'counter', '2c', cards.slice(0, 5), effect);
    if (s.question === 'refill/count cards') s.say('deck');
    return s.say(...answers);
  };
  test('KC-15.10 KC-16.15 a Bite works in this activation, and in the next', () => {
    const s = renewed('bite', ['walk', 'away from m1']);
    s.expectFact('wounded', { model: 0, rule: 'KC-16.12' });
    s.say('end');
    expect(s.effects(0)).toContain('bite');
  });
  test('KC-15.10 KC-16.28 a Kneecap, too', () => {
    const s = renewed('kneecap').refused(0, 'walk and dash', 'KC-16.28', 'noDash');
    expect(s.about).toMatchObject({ effect: 'kneecap' });
  });
  test('KC-15.10 KC-16.61 a Swig ends both', () => {
    renewed('bite', ['swig effects', 'walk', 'away from m1']).expectNoFact('wounded', { model: 0 });
    renewed('kneecap', ['swig effects']).allowed(0, 'walk and dash');
  });
});

const attackOf = (s: Scene, m: number) => attackTerms(s.table, m, 1 - m, 'melee', false, false);

describe('numbers', () => {
  test('KC-16.16 Blind: Fight -1 until the end of its next activation', () => {
    expect(duel('elf-archer', 'dorick').activate(0).say('shoot m1', 'Ah', 'fold', 'blind').effects(1)).toContain('blind');
    const s = duel('orc-ruffian', 'dorick', { mine: { effects: ['blind'] } });
    expect(attackOf(s, 0)).toContainEqual({ name: 'blind', rule: 'KC-16.16', add: -1 });
    s.activate(0).say('attack m1');
    expect(s.refused(0, 'Ah Ad Kh', 'KC-12.4', 'overLimit').about).toMatchObject({ limit: 2 });
    s.say('Kh Qd', 'fold', 'end');
    expect(s.effects(0)).toEqual([]);
    expect(attackOf(s, 0)).toEqual([{ name: 'fight', rule: 'KC-12.4', add: 3 }]);
  });
  test('KC-16.20 Confuse: Defend -1 until the end of its next activation', () => {
    const s = duel('orc-ruffian', 'human-bruiser', { theirs: { effects: ['confuse'] } });
    expect(defenceTerms(s.table, 1, false)).toContainEqual({ name: 'confuse', rule: 'KC-16.20', add: -1 });
    s.activate(0).say('attack m1', 'Ah');
    expect(s.refused(1, '2c 4d 6h', 'KC-12.5', 'overLimit').about).toMatchObject({ limit: 2 });
    s.say('2c 4d', 'end').answer(1, 'm1');
    expect(defenceLimit(s.table, 1, false)).toBe(2);
    s.say('end');
    expect(s.effects(1)).toEqual([]);
    expect(defenceLimit(s.table, 1, false)).toBe(3);
  });
  test('KC-16.21 Curse: damage caused by it is -1 until the end of its next activation', () => {
    expect(blow('body-snatcher', 'Ac Kc', 'curse').effects(1)).toEqual(['curse', 'stunned']);
    const s = duel('ogre', 'dorick', { mine: { effects: ['curse'] } })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(s.expectFact('damageDone', { wounds: 0, stun: false }).terms).toContainEqual({
      name: 'cursed',
      rule: 'KC-16.21',
      add: -1,
    });
    expect([s.wounds(1), s.effects(1)]).toEqual([0, []]);
    s.say('end');
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-16.21 it is the damage it causes, not what it suffers', () => {
    const s = duel('ogre', 'dorick', { theirs: { effects: ['curse'] } })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-16.22 Curse lowers the damage of counter attacks', () => {
    const countered = (effects: EffectId[]) =>
      duel('ogre', 'orc-bouncer', { hands: ['2c', 'Ac Ad Ah 2d'], theirs: { effects } })
        .activate(0)
        .say('attack m1', 'counter free', '2c', 'Ac Ad Ah', 'none');
    // Three of a kind against a high card: a margin of three, two wounds.
    expect(countered([]).wounds(0)).toBe(2);
    expect(countered(['curse']).wounds(0)).toBe(1);
  });
  test('KC-16.22 and of attack spells', () => {
    const cast = (effects: EffectId[]) =>
      given({
        models: [model('wizard', 0, 12, 10, { effects }), model('golem', 1, 12, 13), model('human-lowlife', 0, 2, 2)],
        events: 'Kd 2d Kh 7h',
      })
        .activate(0)
        .say('cast attack m1', 'stick', 'stick');
    expect(cast([]).wounds(1)).toBe(2);
    const s = cast(['curse']);
    expect(s.wounds(1)).toBe(1);
    expect(s.expectFact('spellHarmed').terms).toContainEqual({ name: 'cursed', rule: 'KC-16.22', add: -1 });
  });
  test('KC-16.22 not of fixed wounds', () => {
    const s = duel('barry', 'ogre', { mine: { effects: ['curse'] } })
      .activate(0)
      .say('attack m1', 'Ah Ad Kh Qd', 'fold', 'my-name-is');
    // The blow's one wound is gone, that of My Name is... is not.
    expect(s.wounds(1)).toBe(1);
  });
});

describe('Broken Bones, Kneecap', () => {
  test('KC-16.17 Broken Bones: no Dash, no Climb, and its Move counts as W, for the rest of the game', () => {
    expect(blow('rat-brute', 'Ac Kc Qs Jc', 'broken-bones').effects(1)).toEqual(['broken-bones', 'stunned']);
    const archer = model('elf-archer', 0, 12, 9.4, { effects: ['broken-bones'] });
    const s = given({ models: [archer, model('human-lowlife', 0, 2, 2), far], terrain: 'house 10 10 14 14 3' }).activate(0);
    s.refused(0, 'walk and dash', 'KC-16.17', 'noDash');
    s.refused(0, 'climb', 'KC-16.17', 'brokenBonesCannotClimb');
    s.say('walk')
      .allowed(0, `12 ${9.4 - 3.68}`)
      .refused(0, `12 ${9.4 - 3.7}`, 'KC-2.24');
    s.say('stay', 'end');
    expect(s.effects(0)).toEqual(['broken-bones']);
    expect(moveLimit(s.table, 0, moveSide(s.table, 0))).toBeCloseTo(3.6811, 4);
    expect(moveLimit(s.table, 1, moveSide(s.table, 1))).toBeCloseTo(3.6811, 4);
    s.untilTurn(2);
    expect(s.effects(0)).toEqual(['broken-bones']);
  });
  test('KC-16.17 unless it is removed by a Swig', () => {
    const s = given({
      models: [model('elf-archer', 0, 12, 12, { effects: ['broken-bones'] }), far],
      stash: [1, 0],
    }).activate(0);
    s.say('swig effects').allowed(0, 'walk and dash');
    expect(moveSide(s.table, 0)).toBe('L');
  });
  test('KC-16.28 Kneecap: no Dash in its next activation, and it ends with that', () => {
    expect(blow('human-bruiser', 'Ah Kh', 'kneecap').effects(1)).toContain('kneecap');
    const s = alone(['kneecap']).activate(0);
    s.refused(0, 'walk and dash', 'KC-16.28', 'noDash');
    s.allowed(0, 'walk').say('end');
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-16.28 kneecapped in the middle of its own activation, it may still Dash in this one', () => {
    const s = duel('orc-ruffian', 'human-bruiser', { hands: ['2c', RED], stash: [0, 1] }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'kneecap');
    expect(s.effects(0)).toContain('kneecap');
    s.allowed(0, 'walk and dash').say('end');
    expect(s.effects(0)).toContain('kneecap');
  });
});

describe('fewer actions', () => {
  const concussed = (effects: EffectId[]) =>
    duel('golem', 'dorick', { theirs: { effects }, stash: [1, 0] })
      .activate(0)
      .say('attack m1', 'just do it', 'Ah Kh Qd Jh', 'fold', 'concussion');
  test('KC-16.18 Concussion: one action in each of its activations for the rest of the game', () => {
    expect(concussed([]).effects(1)).toEqual(['concussion', 'stunned']);
    const s = alone(['concussion']).activate(0);
    s.expectFact('activationBegan', {
      actions: 1,
      terms: [
        { name: 'actions', rule: 'KC-7.2', add: 2 },
        { name: 'concussion', rule: 'KC-16.18', add: -1 },
      ],
    });
    s.say('draw cards', '2c').refused(0, 'draw cards', 'KC-7.2', 'noActionsLeft');
    s.say('end').untilTurn(2);
    expect(s.effects(0)).toEqual(['concussion']);
    s.forget();
    if (s.table.next === 1) s.say('m1', 'end');
    s.activate(0).expectFact('activationBegan', { model: 0, actions: 1 });
  });
  test('KC-16.19 Concussion cannot affect a model twice, and none loses more than one action', () => {
    const s = concussed(['concussion', 'nasty-sprain']);
    s.expectFact('unaffected', { model: 1, effect: 'concussion', because: 'already', rule: 'KC-16.19' });
    s.expectNoFact('effectGiven');
    s.say('end').answer(1, 'm1').expectFact('activationBegan', { model: 1, actions: 1 });
  });
  test('KC-16.29 Nasty Sprain: one action fewer in its next activation only', () => {
    expect(blow('orc-ruffian', 'Ac Kc Qs', 'nasty-sprain').effects(1)).toEqual(['nasty-sprain', 'stunned']);
    const s = alone(['nasty-sprain']).activate(0);
    expect(s.activation.actions).toBe(1);
    s.say('end');
    expect(s.effects(0)).toEqual([]);
  });
  test.each(['concussion', 'nasty-sprain'] as const)(
    'KC-16.29 KC-16.61 a Swig against %s gives the lost action back, once',
    (effect) => {
      const models = [model('orc-ruffian', 0, 12, 12, { effects: [effect] }), far, model('human-lowlife', 0, 2, 2)];
      const s = given({ models, stash: [3, 0] })
        .activate(0)
        .say('draw cards', '2c', 'deck');
      expect(s.activation.actions).toBe(0);
      s.say('swig effects');
      expect(s.activation.actions).toBe(1);
      s.refused(0, 'swig effects', 'KC-16.61', 'noHarmfulEffects');
      s.say('draw cards', '4d', 'deck');
      expect(s.activation.actions).toBe(0);
    },
  );
  test('KC-16.61 a Concussion that came during the activation has cost no action in it, so none comes back', () => {
    const s = duel('orc-ruffian', 'golem', { hands: ['2c', RED], stash: [1, 2] }).activate(0);
    s.say('attack m1', 'none', 'no', 'counter', 'just do it', '2c', 'Ah Ad Kh Qd', 'concussion', 'deck');
    expect(s.effects(0)).toEqual(['concussion', 'stunned']);
    expect(s.activation.actions).toBe(1);
    s.say('swig effects');
    expect(s.activation.actions).toBe(1);
  });
});

describe('Poison', () => {
  test('KC-16.30 a wound each time its activation starts, before it moves or acts', () => {
    const s = blow('kobold-hunter', 'Ah', 'poison', 'human-bruiser');
    expect(s.effects(1)).toEqual(['poison', 'stunned']);
    s.say('end').answer(1, 'm1');
    s.expectFact('wounded', { model: 1, n: 1, by: 0, rule: 'KC-16.30' });
    expect(s.wounds(1)).toBe(1);
    s.expectQuestion('activation/act', 1);
    expect(s.activation).toMatchObject({ actions: 2, walk: true });
  });
  test('KC-16.31 it stays and wounds again at the start of every activation, until removed by a Swig', () => {
    const poisoned = model('golem', 0, 12, 12, { effects: ['poison'] });
    const s = given({ models: [poisoned, far], stash: [1, 0] }).say('m0', 'pass', 'end');
    expect([s.wounds(0), s.effects(0)]).toEqual([1, ['poison']]);
    s.say('end', 'first');
    if (s.activation.model !== 0) s.say('end');
    expect([s.wounds(0), s.effects(0), s.table.turn]).toEqual([1, ['poison'], 2]);
    s.expectQuestion('activation/swig', 0).say('pass');
    expect([s.wounds(0), s.effects(0)]).toEqual([2, ['poison']]);
    s.say('swig effects', 'end');
    while (s.question === 'initiative/order' || s.table.turn < 3 || s.activation.model !== 0) {
      s.say(s.question === 'initiative/order' ? 'first' : 'end');
    }
    expect([s.wounds(0), s.effects(0)]).toEqual([2, []]);
  });
});

describe('Terrify', () => {
  test('KC-16.36 black: it can perform no actions in its next activation', () => {
    expect(blow('body-snatcher', 'Ac Kc Qs', 'terrify').effects(1)).toEqual(['stunned', 'terrify']);
    const s = given({
      models: [model('orc-ruffian', 0, 12, 12, { effects: ['terrify'] }), far, model('human-lowlife', 0, 2, 2)],
      events: '2s',
    }).activate(0);
    s.expectFact('testDrawn', { test: 'terrify', model: 0, card: '2s', red: false, rule: 'KC-16.36' });
    s.refused(0, 'draw cards', 'KC-16.36', 'terrified');
    s.refused(0, 'walk and dash', 'KC-16.36', 'terrified');
    // A Walk is no action (KC-16.37).
    s.expectQuestion('activation/act', 0, ['walk', 'end']).say('walk', '12 10').expectFact('moved', { model: 0 });
  });
  test('KC-16.36 KC-16.61 a Swig gives no action to one that is terrified', () => {
    const models = [
      model('orc-ruffian', 0, 12, 12, { effects: ['terrify', 'nasty-sprain'] }),
      far,
      model('human-lowlife', 0, 2, 2),
    ];
    const s = given({ models, events: '2s', stash: [1, 0] })
      .activate(0)
      .say('swig effects');
    s.refused(0, 'draw cards', 'KC-16.36', 'terrified');
    expect([s.activation.actions, s.effects(0)]).toEqual([0, []]);
  });
  test('KC-16.36 red: it acts normally', () => {
    const s = given({ models: [model('orc-ruffian', 0, 12, 12, { effects: ['terrify'] }), far], events: '2h' }).activate(0);
    s.expectNoFact('terrified').allowed(0, 'draw cards').allowed(0, 'walk and dash');
    expect(s.activation.actions).toBe(2);
  });
  test.each(['2s', '2h'])('KC-16.37 the effect is then spent (%s)', (card) => {
    const s = given({ models: [model('orc-ruffian', 0, 12, 12, { effects: ['terrify'] }), far], events: card }).activate(0);
    expect(s.effects(0)).toEqual([]);
    // Whoever begins turn 2: no second test.
    s.forget().say('end', 'end', 'first');
    if (s.activation.model !== 0) s.say('end');
    s.expectFact('activationBegan', { model: 0, actions: 2 });
    s.expectNoFact('testDrawn', { test: 'terrify' });
  });
});
