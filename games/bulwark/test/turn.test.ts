/** Chapters 5, 6, 9 and 10: rounds, the Action Phase, reveals, Clean-up. */
import { describe, expect, it } from 'vitest';
import { dealt, turn } from './scene.ts';

describe('5. Round and turn', () => {
  it('BW-5.1, BW-3.5, BW-10.6: Heroes take turns in seat order, then the next round begins', () => {
    const s = dealt({ seats: 2 });
    s.endTurn().expectQuestion('action phase/play', 1);
    expect(s.table).toMatchObject({ round: 1, seat: 1 });
    s.endTurn();
    expect(s.table).toMatchObject({ round: 2, seat: 0 });
  });

  it('BW-5.7, BW-13.19: a dead Hero takes no turn', () => {
    const s = dealt({ seats: 3 }).arrange((t) => {
      const hero = t.heroes[1];
      t.gone.push(...hero.deck, ...hero.hand);
      Object.assign(hero, { alive: false, deck: [], hand: [] });
    });
    s.endTurn().expectQuestion('action phase/play', 2);
  });

  it('BW-5.4, BW-5.2: a turn begins with 1 action, 1 buy and nothing else', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'set', 'set']).has('deck', ['ready']);
    s.say('play bronze-breastplate').endTurn();
    expect(s.table).toMatchObject({
      round: 2,
      phase: 'action',
      actions: 1,
      buys: 1,
      heroism: 0,
      shield: 0,
      rerolls: 0,
      fewer: 0,
    });
  });

  it('BW-5.5, BW-3.13: actions and Rerolls are lost at the end of the Action Phase, buys and Heroism after the Buy Step', () => {
    const s = turn('nevtelen', ['skilful-flourish', 'heroism-1']).has('deck', ['heroism-1']);
    s.say('play skilful-flourish');
    expect(s.table).toMatchObject({ phase: 'buy', actions: 0, rerolls: 0, buys: 1 });
    s.say('play heroism-1');
    expect(s.table.heroism).toBe(1);
    s.say('end');
    expect(s.table.heroism).toBe(0);
  });

  it('BW-5.6: Shield lasts through the Activation Step and no longer', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready'], ['street-trash-fodder']);
    s.say('play bronze-breastplate');
    expect(s.table.shield).toBe(2);
    s.endTurn();
    expect(s.hero().wounds).toBe(0);
    s.expectFact('shielded', { left: 1 });
    expect(s.table.shield).toBe(0);
  });

  it.each([
    [59, null],
    [60, 'rounds'],
  ])('BW-5.8, BW-22.6: the end of round %i', (round, reason) => {
    const s = turn('harsfa', ['ready']).arrange((t) => {
      t.round = round;
      t.reveals = 0;
    });
    s.endTurn();
    expect(s.outcome?.reason ?? null).toBe(reason);
  });
});

describe('6. Action Phase', () => {
  it('BW-6.1, BW-6.2: a card costs 1 action, lies in the play area, and its text is carried out from top to bottom', () => {
    const s = turn('harsfa', ['heirloom-spear', 'ready'], ['human-spy']).arrange((t) => {
      t.actions = 2;
    });
    s.say('play heirloom-spear').expectQuestion('attack/target', 0, ['place 1', 'none']);
    expect(s.table).toMatchObject({ actions: 1, shield: 0 });
    expect(s.hero().play).toEqual(['heirloom-spear']);
    s.say('none');
    expect(s.table.shield).toBe(1);
    s.expectQuestion('action phase/play', 0, ['play ready', 'end']);
  });

  it('BW-6.1: only cards in hand', () => {
    const s = turn('harsfa', ['ready']);
    s.refused(0, 'play set', 'BW-6.1', 'notInHand');
    for (const answer of ['play dragon', 'buy opal', 7, null, 'play']) s.refused(0, answer, 'BW-6.1', 'notAnAnswer');
    s.expectQuestion('action phase/play', 0, ['play ready', 'end']);
  });

  it('BW-6.3: the phase may be ended with actions left', () => {
    const s = turn('harsfa', ['ready', 'heroism-1']);
    s.say('end').expectQuestion('buy step/buy', 0, ['play heroism-1', 'end']);
  });

  it('BW-6.4: it ends by itself without actions', () => {
    const s = turn('harsfa', ['orichalcum-spear', 'set', 'heroism-1']);
    s.say('play orichalcum-spear').expectQuestion('buy step/buy', 0, ['play heroism-1', 'end']);
  });

  it('BW-6.5: a Heroism card is not played in the Action Phase', () => {
    turn('harsfa', ['ready', 'heroism-1']).refused(0, 'play heroism-1', 'BW-6.5', 'noActionCard');
  });

  it('BW-6.6, BW-6.7, BW-6.8, BW-6.9: Mere Bauble in the Action Phase costs an action, gives a card, an action and 1 Heroism', () => {
    const s = turn('hemi', ['mere-bauble', 'astrologers-chart']).has('deck', ['heroism-1', 'heroism-2']);
    s.say('play mere-bauble');
    expect(s.table).toMatchObject({ actions: 1, heroism: 1 });
    expect(s.hero().hand).toEqual(['astrologers-chart', 'heroism-2']);
    s.say('end').expectQuestion('buy step/buy', 0, ['play heroism-2', 'end']);
    expect(s.table.heroism).toBe(1);
  });

  it('BW-6.10: a Graze is played for an action, and gives it back', () => {
    const s = turn('harsfa', ['graze', 'ready']);
    s.say('play graze').expectQuestion('action phase/play', 0, ['play ready', 'end']);
    expect(s.table.actions).toBe(1);
  });

  it('BW-6.11: what cannot be done is skipped, and the rest is done', () => {
    const s = turn('harsfa', ['heirloom-spear', 'heroism-1']);
    s.say('play heirloom-spear');
    expect(s.table.shield).toBe(1);
    s.expectQuestion('buy step/buy', 0);
  });

  it('BW-6.12: of "choose one" exactly one is done', () => {
    const s = turn('harsfa', ['set', 'ready'], ['human-spy']);
    s.say('play set').expectQuestion('choose/one', 0, ['option 1', 'option 2']);
    s.refused(0, 'option 3', 'BW-6.12');
    s.say('option 2').expectQuestion('action phase/play', 0);
    expect(s.table).toMatchObject({ shield: 1, line: [{ damage: 0 }] });
  });
});

describe('9. Reveals', () => {
  it('BW-9.2, BW-9.4: one Foe is revealed at the end of the line', () => {
    const s = turn('harsfa', ['ready'], ['human-beggar']).nextFoes('human-thief', 'human-spy');
    s.arrange((t) => {
      t.reveals = 1;
    });
    const deck = s.table.foeDeck.length;
    s.endTurn();
    expect(s.foes).toEqual(['human-beggar', 'human-thief']);
    expect(s.table.foeDeck).toHaveLength(deck - 1);
  });

  it('BW-9.4, BW-28.6: its Reveal ability is carried out then', () => {
    const s = turn('harsfa', ['ready'], [], { army: 'hunt' }).nextFoes('human-scout');
    s.arrange((t) => {
      t.reveals = 1;
    });
    s.endTurn();
    expect(s.table.menace).toBe(1);
  });

  it('BW-9.2, BW-9.3: with two Heroes one in each turn, and in the last turn of the round all that are left', () => {
    const s = dealt({ seats: 2 }).arrange((t) => {
      t.reveals = 3;
    });
    s.endTurn();
    expect(s.table).toMatchObject({ reveals: 2, seat: 1 });
    expect(s.foes).toHaveLength(1);
    s.endTurn();
    expect(s.foes).toHaveLength(3);
  });

  it('BW-9.3: whoever lives last in the seat order has the last turn of the round', () => {
    const s = dealt({ seats: 2 }).arrange((t) => {
      t.reveals = 3;
      const [, last] = t.heroes;
      t.gone.push(...last.deck.splice(0), ...last.hand.splice(0));
      last.alive = false;
    });
    s.endTurn();
    expect(s.foes).toHaveLength(3);
    expect(s.table).toMatchObject({ round: 2, seat: 0 });
  });

  it('BW-9.5: a revealed Foe first activates in the next turn', () => {
    const s = turn('harsfa', ['ready']).nextFoes('street-trash-fodder', 'human-thief');
    s.arrange((t) => {
      t.reveals = 1;
    });
    s.endTurn();
    expect(s.hero().wounds).toBe(0);
    s.has('hand', ['ready']).endTurn();
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-9.6, BW-9.7, BW-21.6, BW-21.7, BW-21.13: with an empty Foe deck the Final Battle begins instead, and other reveals lapse', () => {
    const s = finalTurn(2);
    expect(s.table.finalBattle).toBe(false);
    s.endTurn();
    expect(s.table).toMatchObject({ finalBattle: true, defeated: ['human-spy'] });
    expect(s.foes.toSorted()).toEqual(['bloody-moana', 'exile-siwili', 'ghowuv', 'guildmaster-umbra', 'horror-of-the-sewers']);
    expect(s.all('revealed')).toEqual([]);
  });

  it('BW-9.8: later reveals do nothing', () => {
    const s = finalTurn(1);
    s.endTurn();
    s.has('hand', ['ready']).arrange((t) => {
      t.reveals = 1;
      t.line = t.line.map((foe) => ({ ...foe, stunned: true }));
    });
    s.endTurn();
    expect(s.foes).toHaveLength(5);
    s.expectNoFact('finalBattle');
  });

  it('BW-9.8: and nobody is told of any, though the schedule has some for the round that begins', () => {
    const before = turn('harsfa', ['ready'], ['bloody-moana']).arrange((t) => {
      t.round = 9;
    });
    const during = before.branch().arrange((t) => {
      t.finalBattle = true;
    });
    before.endTurn();
    const { reveals } = before.all('roundBegan').at(-1) ?? { reveals: 0 };
    expect(reveals).toBeGreaterThan(0);
    expect(before.view(0).table.reveals).toBe(reveals);
    during.endTurn();
    expect(during.table.round).toBe(10);
    expect(during.all('roundBegan').at(-1)).toMatchObject({ round: 10, reveals: 0 });
    expect(during.view(0).table.reveals).toBe(0);
  });

  it('BW-9.7: without a reveal that is due an empty Foe deck changes nothing', () => {
    const s = finalTurn(0);
    s.endTurn();
    expect(s.table.finalBattle).toBe(false);
  });

  it('BW-9.10: people see how many cards the Foe deck has, and no more', () => {
    const s = turn('harsfa', ['ready']);
    expect(s.view(0).table.foeDeck).toBe(20);
    expect(JSON.stringify(s.view(0))).not.toContain('guildmaster-umbra');
  });
});

describe('21. The Final Battle', () => {
  it('BW-21.7, BW-21.8, BW-21.11: crown Foes come undamaged to the end of the line; those in it stay, with their damage', () => {
    const s = finalTurn(1).line({ foe: 'human-spy', damage: 1 }, { foe: 'ghowuv', damage: 3 });
    // Neither attacks nor resurrects while stunned.
    s.arrange((t) => {
      for (const foe of t.line) foe.stunned = true;
    });
    s.endTurn();
    expect(s.table.line.slice(0, 2)).toMatchObject([
      { foe: 'human-spy', damage: 1 },
      { foe: 'ghowuv', damage: 3 },
    ]);
    expect(s.table.line).toHaveLength(6);
    expect(s.table.line.slice(2).every(({ damage }) => damage === 0)).toBe(true);
  });

  it('BW-21.9, BW-19.8, BW-21.10: no Reveal ability, and nobody of them activates yet', () => {
    const s = finalTurn(1);
    s.endTurn();
    // The Horror of the Sewers would go to the start of the line.
    expect(s.foes).toEqual(['horror-of-the-sewers', 'bloody-moana', 'exile-siwili', 'ghowuv', 'guildmaster-umbra']);
    expect(s.hero().wounds).toBe(0);
    s.expectNoFact('activated');
    s.expectNoFact('moved');
  });

  it('BW-21.7: in random order', () => {
    const s = finalTurn(1);
    s.game.chance = { kind: 'scripted', script: { 'final battle': [0, 0, 0, 0] } };
    s.endTurn();
    expect(s.foes[0]).not.toBe('horror-of-the-sewers');
  });
});

/** The Foe deck is empty, all crown Foes and a spy are defeated, and so many reveals are due. */
function finalTurn(reveals: number) {
  return turn('harsfa', ['ready']).arrange((t) => {
    t.foesAway.push(...t.foeDeck.filter((foe) => !foe.includes('human-spy')));
    const crowned = ['horror-of-the-sewers', 'bloody-moana', 'exile-siwili', 'ghowuv', 'guildmaster-umbra'] as const;
    const spies = t.foeDeck.filter((foe) => foe === 'human-spy');
    t.foesAway = [...t.foesAway.filter((foe) => !(crowned as readonly string[]).includes(foe)), ...spies.slice(1)];
    t.defeated = [...crowned, 'human-spy'];
    t.foeDeck = [];
    t.reveals = reveals;
  });
}

describe('10. Clean-up', () => {
  it('BW-10.1, BW-10.2: hand and play area are discarded, and five cards drawn', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready']);
    s.say('play bronze-breastplate').endTurn();
    expect(s.hero().hand).toHaveLength(5);
    expect(s.hero().play).toEqual([]);
    expect(s.hero().discard).toEqual(expect.arrayContaining(['bronze-breastplate', 'ready']));
  });

  it.each([
    [1, 4],
    [2, 3],
    [3, 3],
  ])('BW-10.2, BW-10.3: %i thieves leave %i cards', (thieves, hand) => {
    const s = turn('harsfa', ['ready'], Array<'human-thief'>(thieves).fill('human-thief'));
    s.endTurn();
    expect(s.hero().hand).toHaveLength(hand);
  });

  it('BW-10.4, BW-29.5: an empty deck is made of the discard pile, without cards in hand and in play', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready', 'set']).has('deck', []);
    const discarded = s.hero().discard.length;
    s.say('play bronze-breastplate').say('play ready');
    expect(s.hero().discard).toEqual([]);
    expect(s.hero().deck).toHaveLength(discarded - 1);
    expect(s.hero().play).toEqual(['bronze-breastplate', 'ready']);
    s.expectFact('reshuffled', { cards: discarded });
  });

  it('BW-10.4: with deck and discard pile empty the draw ends', () => {
    const s = turn('harsfa', ['ready', 'set']).arrange((t) => {
      const hero = t.heroes[0];
      t.trash.push(...hero.deck, ...hero.discard);
      hero.deck = [];
      hero.discard = [];
    });
    s.say('play ready').expectQuestion('action phase/play', 0, ['play set', 'end']);
  });

  it('BW-10.5: there is no hand limit', () => {
    const s = turn('hemi', ['mercantile-clipper', 'mercantile-clipper', 'mercantile-clipper', 'astrologers-chart', 'heroism-1']);
    s.say('play mercantile-clipper', 'play mercantile-clipper', 'play mercantile-clipper');
    expect(s.hero().hand).toHaveLength(8);
  });
});
