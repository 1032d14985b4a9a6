/** Chapters 12 and 29: attacks on Foes, and the order in which things happen. */
import { describe, expect, it } from 'vitest';
import { turn } from './scene.ts';

describe('12. Attacking Foes', () => {
  it('BW-12.1, BW-12.11: an attack deals damage to one Foe, and it stays', () => {
    const s = turn('harsfa', ['set', 'ready'], ['human-spy', 'human-thief']);
    s.say('play set', 'option 1').expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.say('place 1');
    expect(s.table.line).toMatchObject([
      { foe: 'human-spy', damage: 1 },
      { foe: 'human-thief', damage: 0 },
    ]);
    s.endTurn();
    expect(s.table.line[0].damage).toBe(1);
  });

  it.each([
    ['short-spear', 2, 2],
    ['orichalcum-spear', 3, 3],
    ['do-the-thing', 0, 4],
  ] as const)('BW-12.2, BW-28.2: %s reaches %i places of four', (card, reach, targets) => {
    const s = turn('harsfa', [card, 'ready'], ['human-spy', 'human-thief', 'human-spy', 'human-thief']);
    s.say(`play ${card}`);
    expect(s.offered(0, 'place')).toHaveLength(targets);
    if (reach > 0) s.refused(0, `place ${reach + 1}`, 'BW-12.2', 'outOfReach');
    s.refused(0, 'place 5', 'BW-12.2', 'noSuchPlace');
    for (const answer of ['place 0', 'place x', 'behind 1', 3]) s.refused(0, answer, 'BW-12.2', 'notAnAnswer');
  });

  it('BW-12.3: the target is chosen before the die is rolled', () => {
    const s = turn('nevtelen', ['throwing-knife', 'fold-em'], ['human-spy', 'human-assassin']);
    s.say('play throwing-knife').expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.expectNoFact('rolled');
  });

  it('BW-12.4: it may be declined; the die is not rolled, and other effects happen', () => {
    const s = turn('nevtelen', ['throwing-knife', 'fold-em'], ['human-spy']);
    s.say('play throwing-knife', 'none');
    s.expectNoFact('rolled');
    expect(s.table).toMatchObject({ actions: 1, line: [{ damage: 0 }] });
    s.expectQuestion('action phase/play', 0);
  });

  it('BW-12.5, BW-29.4: two attacks have their own targets, in the line as it then stands', () => {
    const s = turn('nevtelen', ['ol-one-two', 'fold-em'], ['human-spy', 'human-assassin'], {}).arrange((t) => {
      t.actions = 2;
    });
    s.say('play ol-one-two', 'place 1');
    expect(s.foes).toEqual(['human-assassin']);
    s.expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.say('place 1');
    expect(s.foes).toEqual([]);
  });

  it('BW-12.5, BW-12.6: each of two attacks suffers the Armour', () => {
    const s = turn('nevtelen', ['ol-one-two', 'fold-em'], ['hammer-of-the-underworld'], { army: 'hunt' }).arrange((t) => {
      t.actions = 2;
    });
    s.say('play ol-one-two', 'place 1');
    expect(s.table.line[0].damage).toBe(1);
    s.say('place 1');
    expect(s.table.line[0].damage).toBe(3);
  });

  it('BW-12.7: Flight takes 1 from attacks with reach 1 only', () => {
    const bats = { army: 'hunt' };
    const near = turn('harsfa', ['set', 'ready'], ['vampire-bat'], bats).say('play set', 'option 1', 'place 1');
    expect(near.foes).toEqual(['vampire-bat']);
    near.expectFact('attacked', { damage: 0 });
    const far = turn('harsfa', ['short-spear', 'ready'], ['vampire-bat'], bats).say('play short-spear', 'place 1');
    expect(far.foes).toEqual([]);
  });

  it('BW-12.8: a lurking Foe is a target in place 1 only', () => {
    const s = turn('harsfa', ['do-the-thing', 'ready'], ['human-assassin', 'human-assassin']);
    s.say('play do-the-thing').expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.refused(0, 'place 2', 'BW-12.8', 'lurks');
  });

  it('BW-12.9: an attack never deals less than 0', () => {
    const s = turn('harsfa', ['set', 'ready'], [{ foe: 'hammer-of-the-underworld', damage: 2 }], { army: 'hunt' });
    s.say('play set', 'option 1', 'place 1');
    expect(s.table.line[0].damage).toBe(2);
  });

  it('BW-12.9, BW-12.10: bonuses come before reductions', () => {
    const s = turn('harsfa', ['do-the-thing', 'set', 'ready', 'heroism-1'], ['hammer-of-the-underworld'], { army: 'hunt' });
    s.say('play ready').say('play do-the-thing', 'place 1');
    // 3 printed, 2 for Ready, 1 less for Armour.
    const { terms } = s.expectFact('attacked', { damage: 4 });
    expect(terms.map(({ name, add }) => [name, add])).toEqual([
      ['printed', 3],
      ['bonus', 2],
      ['armour', -1],
    ]);
  });

  it('BW-12.12, BW-12.13, BW-11.3: a Foe is defeated at its Health, the rest is lost, and those behind close up', () => {
    const s = turn('harsfa', ['orichalcum-spear', 'heroism-1'], ['human-thief', 'human-assassin']);
    s.say('play orichalcum-spear', 'place 1');
    expect(s.table).toMatchObject({ line: [{ foe: 'human-assassin', damage: 0 }], defeated: ['human-thief'] });
    s.expectFact('defeated', { foe: 'human-thief' });
  });

  it('BW-12.12: one damage fewer leaves it standing', () => {
    const s = turn('harsfa', ['short-spear', 'ready'], ['human-assassin']);
    s.say('play short-spear', 'place 1');
    expect(s.table.line).toMatchObject([{ foe: 'human-assassin', damage: 2 }]);
    s.expectNoFact('defeated');
  });

  it('BW-12.14: whoever leaves by their own text is not defeated', () => {
    const s = turn('harsfa', ['heroism-1', 'heroism-1'], ['human-beggar']).arrange((t) => {
      t.menace = 5;
    });
    s.toBuyStep().say('play heroism-1', 'play heroism-1', 'alms 1');
    expect(s.table).toMatchObject({ defeated: ['human-beggar'], menace: 4 });
    s.expectNoFact('defeated');
  });

  it('BW-12.15: a Foe that comes back has neither damage nor Stun', () => {
    const s = turn('harsfa', ['set', 'ready'], [{ foe: 'street-trash-fodder', damage: 1, stunned: true }, 'ghowuv']);
    s.say('play set', 'option 1', 'place 1');
    expect(s.table.defeated).toEqual(['street-trash-fodder']);
    s.endTurn();
    expect(s.table.line[0]).toMatchObject({ foe: 'street-trash-fodder', damage: 0, stunned: false });
  });

  it('BW-12.16, BW-28.4: a stunned Foe skips its next activation, and a second Stun adds nothing', () => {
    const s = turn('harsfa', ['leg-sweep', 'leg-sweep', 'ready'], ['street-trash-fodder', 'human-thief']);
    s.say('play leg-sweep', 'none', 'play leg-sweep', 'none');
    expect(s.table.line[0].stunned).toBe(true);
    s.endTurn();
    expect(s.hero().wounds).toBe(0);
    expect(s.table.line[0].stunned).toBe(false);
    s.has('hand', ['ready']).endTurn();
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-12.17, BW-20.4, BW-20.11: the Encampment is no target', () => {
    const s = turn('harsfa', ['do-the-thing', 'ready', 'heroism-1'], [], { army: 'carnival' });
    s.say('play do-the-thing');
    s.expectQuestion('buy step/buy', 0);
  });

  it('BW-12.18, BW-29.2: when a crown Foe is defeated each living Hero may heal, from the active one on', () => {
    const s = turn('harsfa', ['ready'], []);
    expect(s.table.heroes).toHaveLength(1);
    const two = crownFalls();
    two.say('play set', 'option 1', 'place 1').expectQuestion('heal/wound', 0, ['heal hand gash', 'heal discard gash', 'done']);
    two.say('heal discard gash').expectQuestion('heal/wound', 1, ['heal discard graze', 'done']);
    two.answer(1, 'done');
    expect(two.hero(0).wounds).toBe(1);
    expect(two.hero(1).wounds).toBe(1);
    two.expectQuestion('action phase/play', 0);
  });

  it('BW-12.18: other Foes heal nobody', () => {
    const s = crownFalls().line({ foe: 'human-spy', damage: 1 });
    s.say('play set', 'option 1', 'place 1').expectQuestion('action phase/play', 0);
  });

  it('BW-12.19: the Defeated pile keeps no order in what people see', () => {
    const s = turn('harsfa', ['ready']).defeated('human-thief', 'human-beggar');
    expect(s.view(0).table.defeated).toEqual(['human-beggar', 'human-thief']);
  });
});

/** Two Heroes with Wounds, and a crown Foe that one damage defeats. */
function crownFalls() {
  return turn('harsfa', ['set', 'gash', 'ready'], [{ foe: 'bloody-moana', damage: 4 }], { hero2: 'hemi' }, 2)
    .has('discard', ['gash'])
    .has('discard', ['graze'], 1);
}

describe('29. Timing', () => {
  it('BW-29.1, BW-29.6: a Defeat ability is finished before the next instruction of the card', () => {
    const s = turn('nevtelen', ['ol-one-two', 'fold-em'], ['human-spy', 'human-thief']).arrange((t) => {
      t.menace = 3;
    });
    s.say('play ol-one-two', 'place 1').expectQuestion('attack/target', 0, ['place 1', 'none']);
    expect(s.table.menace).toBe(2);
  });

  it('BW-29.3, BW-28.8: a Foe attacks with the Attack it has then: first when those before it have gone', () => {
    const s = turn('harsfa', ['ready'], ['alchemical-trap', 'human-assassin']);
    s.endTurn();
    // The trap leaves with 2 Wounds; the assassin is first by then and deals 2.
    expect(s.hero().wounds).toBe(4);
  });
});
