/** Chapters 7, 14, 15 and 16: the Buy Step, Heroism cards, gems. */
import { describe, expect, it } from 'vitest';
import { turn } from './scene.ts';

describe('7. Buy Step', () => {
  it('BW-7.1, BW-38.4: each Concussion in hand costs 1 Heroism, also below 0', () => {
    const s = turn('harsfa', ['concussion', 'concussion', 'heroism-1', 'heroism-2']).toBuyStep();
    expect(s.table.heroism).toBe(-2);
    s.say('play heroism-1');
    expect(s.table.heroism).toBe(-1);
  });

  it('BW-7.2, BW-7.3, BW-7.4, BW-15.1: Heroism cards add their value, for neither action nor buy', () => {
    const s = turn('harsfa', ['heroism-1', 'heroism-2', 'ready']).toBuyStep();
    s.say('play heroism-2', 'play heroism-1');
    expect(s.table).toMatchObject({ heroism: 3, buys: 1 });
    expect(s.hero().play).toEqual(['heroism-2', 'heroism-1']);
    s.refused(0, 'play heroism-3', 'BW-7.2', 'notInHand');
    s.refused(0, 'dance', 'BW-7.2', 'notAnAnswer');
  });

  it('BW-7.5, BW-7.6, BW-15.13: Mere Bauble in the Buy Step gives 1 Heroism, neither card nor action', () => {
    const s = turn('hemi', ['mere-bauble', 'heroism-1']).toBuyStep();
    const deck = s.hero().deck.length;
    s.say('play mere-bauble');
    expect(s.table).toMatchObject({ heroism: 1, actions: 0 });
    expect(s.hero().deck).toHaveLength(deck);
    s.expectQuestion('buy step/buy', 0, ['play heroism-1', 'end']);
  });

  it('BW-7.7, BW-7.12: nothing must be played or bought', () => {
    const s = turn('harsfa', ['heroism-1', 'heroism-1', 'heroism-1']).toBuyStep().say('end');
    expect(s.table.round).toBe(2);
    s.expectNoFact('played');
  });

  it('BW-7.8, BW-14.2: a buy costs 1 buy and the Heroism; the card goes to the discard pile', () => {
    const s = turn('harsfa', ['heroism-3', 'heroism-1', 'heroism-1']).toBuyStep();
    s.refused(0, 'buy short-spear', 'BW-7.8', 'tooDear');
    s.say('play heroism-3', 'buy short-spear');
    expect(s.table).toMatchObject({ buys: 0, heroism: 0 });
    expect(s.hero().discard).toContain('short-spear');
    expect(s.hero().supply[2]).toBe(3);
    s.say('play heroism-1', 'play heroism-1');
    // No question is left but the next turn's: with neither buys nor cards the step ends by itself.
    expect(s.table.round).toBe(2);
  });

  it('BW-7.8: without a buy nothing is bought', () => {
    const s = turn('harsfa', ['heroism-3', 'heroism-1']).toBuyStep().say('play heroism-3', 'buy short-spear');
    s.refused(0, 'buy bronze-breastplate', 'BW-7.8', 'noBuys');
    s.expectQuestion('buy step/buy', 0, ['play heroism-1', 'end']);
  });

  it('BW-7.9, BW-7.11: from the own supply and the Location only, and never a starting card', () => {
    const s = turn('harsfa', ['heroism-3', 'heroism-2', 'heroism-1']).toBuyStep().say('play heroism-3', 'play heroism-2');
    s.allowed(0, 'buy bazaar').allowed(0, 'buy heirloom-spear');
    s.refused(0, 'buy ebony-cane', 'BW-7.9', 'notInSupply');
    s.refused(0, 'buy heroism-1', 'BW-7.11', 'notInSupply');
    s.refused(0, 'buy set', 'BW-7.11', 'notInSupply');
    s.refused(0, 'buy graze', 'BW-7.11', 'notInSupply');
  });

  it('BW-7.10, BW-14.3: a card with an empty pile cannot be bought, and nothing else follows', () => {
    const s = turn('harsfa', ['heroism-3', 'heroism-1', 'bazaar', 'bazaar', 'bazaar', 'bazaar']).toBuyStep();
    s.say('play heroism-3', 'play heroism-1');
    expect(s.table.location[3]).toBe(0);
    s.refused(0, 'buy bazaar', 'BW-7.10', 'pileEmpty');
    s.allowed(0, 'buy architect');
  });

  it('BW-7.13: Action cards are not played in the Buy Step', () => {
    turn('harsfa', ['ready', 'heroism-1']).toBuyStep().refused(0, 'play ready', 'BW-7.13', 'noHeroismCard');
  });

  it('BW-7.14, BW-34.2: the attack of a Garnet is carried out at once', () => {
    const s = turn('harsfa', ['garnet', 'heroism-1'], ['human-beggar']).toBuyStep();
    s.say('play garnet').expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.say('place 1');
    expect(s.table).toMatchObject({ heroism: 2, menace: 1, defeated: ['human-beggar'] });
    s.expectQuestion('buy step/buy', 0);
  });

  it('BW-7.2, BW-35.1, BW-35.13: Alms need 2 Heroism and no buy, in any place and several times', () => {
    const s = turn('harsfa', ['heroism-3', 'heroism-1', 'heroism-1'], ['human-spy', 'human-beggar', 'human-beggar']);
    s.toBuyStep().arrange((t) => {
      t.menace = 5;
    });
    s.refused(0, 'alms 2', 'BW-35.1', 'almsTooDear');
    s.say('play heroism-3', 'play heroism-1');
    s.refused(0, 'alms 1', 'BW-35.13', 'takesNoAlms');
    s.refused(0, 'alms 4', 'BW-35.13', 'noSuchPlace');
    s.say('alms 3', 'alms 2');
    expect(s.table).toMatchObject({ heroism: 0, buys: 1, menace: 3 });
    expect(s.foes).toEqual(['human-spy']);
    s.expectQuestion('buy step/buy', 0, ['play heroism-1', 'end']);
  });
});

describe('14. Supply, trash, gain', () => {
  it('BW-14.1: piles and their counts are open to all', () => {
    const { table } = turn('harsfa', ['ready']).view(null);
    expect(table.location).toEqual(Array(8).fill(4));
    expect(table.heroes[0].supply).toEqual([2, 1, 4, 4, 4, 2, 2, 3, 3]);
  });

  it('BW-14.4, BW-36.6, BW-36.13: a Trebuchet trashes a card of the largest pile, the first of several', () => {
    const s = turn('harsfa', ['ready'], ['human-scout', 'trebuchet'], { army: 'hunt' }).arrange((t) => {
      t.location[0] = 3;
      t.trash.push('opal');
    });
    s.endTurn();
    expect(s.table.location).toEqual([3, 3, 4, 4, 4, 4, 4, 4]);
    expect(s.table.trash).toEqual(['opal', 'garnet']);
    expect(s.table.menace).toBe(1);
  });

  it('BW-14.6: only a card in hand is trashed', () => {
    const s = turn('hemi', ['barter-goods', 'heroism-1']);
    s.say('play barter-goods').refused(0, 'trash gilt-trinket', 'BW-14.6', 'notInHand');
  });
});

describe('15. Heroism cards', () => {
  it('BW-14.7, BW-15.4, BW-15.5: Gilt Trinket is trashed when played, and its Heroism stays', () => {
    const s = turn('hemi', ['gilt-trinket', 'heroism-1']).toBuyStep().say('play gilt-trinket');
    expect(s.table).toMatchObject({ heroism: 2, trash: ['gilt-trinket'] });
    expect(s.hero().play).toEqual([]);
    s.allowed(0, 'buy mere-bauble');
  });

  it('BW-15.6: one that is discarded unplayed stays', () => {
    const s = turn('hemi', ['gilt-trinket', 'astrologers-chart']).endTurn();
    expect(s.table.trash).toEqual([]);
  });

  it('BW-3.8, BW-15.3, BW-15.15: Sellswords take every Heroism card', () => {
    const hand = ['sellswords', 'gilt-trinket', 'mere-bauble', 'opal', 'astrologers-chart'] as const;
    const s = turn('hemi', hand, ['human-spy']).say('play sellswords', 'place 1');
    s.expectQuestion('attack/pay', 0, ['discard gilt-trinket', 'discard mere-bauble', 'discard opal', 'no']);
  });
});

describe('16. Buying gems', () => {
  const gemTurn = () => turn('hemi', ['heroism-2', 'heroism-1', 'gilt-trinket', 'mere-bauble']).toBuyStep();

  it('BW-16.1, BW-16.4, BW-16.7, BW-16.9, BW-16.12: a gem costs Heroism, a buy and a Heroism card of the own choice', () => {
    const s = gemTurn().say('play heroism-2', 'buy opal');
    s.expectQuestion('buy step/pay with', 0, ['trash heroism-1', 'trash gilt-trinket', 'trash mere-bauble']);
    s.say('trash gilt-trinket');
    expect(s.table).toMatchObject({ heroism: 0, buys: 0, trash: ['gilt-trinket'] });
    expect(s.hero().discard).toContain('opal');
    expect(s.table.location[0]).toBe(3);
    s.expectQuestion('buy step/buy', 0);
  });

  it('BW-16.1, BW-16.2, BW-16.3: not with a card that was played, nor with another', () => {
    const s = turn('hemi', ['heroism-2', 'heroism-1', 'gilt-trinket', 'barter-goods']).toBuyStep();
    s.say('play heroism-2', 'buy opal');
    s.refused(0, 'trash heroism-2', 'BW-16.2', 'notInHand');
    s.refused(0, 'trash barter-goods', 'BW-16.1', 'noHeroismCard');
    s.refused(0, 'no', 'BW-16.1', 'mustChoose');
  });

  it('BW-16.5: without a Heroism card in hand there is no gem', () => {
    const s = turn('hemi', ['heroism-2', 'barter-goods'], ['human-beggar']).toBuyStep().say('play heroism-2');
    s.refused(0, 'buy opal', 'BW-16.5', 'noHeroismForGem');
    s.allowed(0, 'buy mere-bauble');
  });

  it('BW-16.6: each gem needs its own card', () => {
    const s = turn('hemi', ['heroism-2', 'heroism-2', 'heroism-1'])
      .toBuyStep()
      .arrange((t) => {
        t.buys = 2;
      });
    // The one Heroism card that is left is taken by itself.
    s.say('play heroism-2', 'play heroism-2', 'buy opal');
    expect(s.table.trash).toEqual(['heroism-1']);
    s.refused(0, 'buy opal', 'BW-16.5', 'noHeroismForGem');
  });

  it('BW-16.8: a Mere Bauble of the Action Phase cannot be trashed', () => {
    const s = turn('hemi', ['mere-bauble', 'heroism-2']).has('deck', ['barter-goods']);
    s.say('play mere-bauble').toBuyStep().say('play heroism-2');
    expect(s.table.heroism).toBe(3);
    s.refused(0, 'buy opal', 'BW-16.5', 'noHeroismForGem');
  });

  it('BW-16.10, BW-15.14: a gem in hand pays for another', () => {
    const s = turn('hemi', ['heroism-2', 'garnet', 'heroism-1']).toBuyStep().say('play heroism-2', 'buy opal', 'trash garnet');
    expect(s.table.trash).toEqual(['garnet']);
  });

  it('BW-16.11, BW-3.12: a gem that is gained needs no card', () => {
    const s = turn('hemi', ['barter-goods', 'astrologers-chart', 'heroism-1']).say(
      'play barter-goods',
      'trash astrologers-chart',
    );
    s.say('gain opal');
    expect(s.table.trash).toEqual(['astrologers-chart']);
    expect(s.hero().discard).toContain('opal');
  });
});
