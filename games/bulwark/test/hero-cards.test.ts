/** Chapters 31 to 34: what each card of Heroes and Location does. */
import { describe, expect, it } from 'vitest';
import { turn } from './scene.ts';

describe('31. Harsfa', () => {
  it.each([
    ['option 1', 0, 1],
    ['option 2', 1, 0],
  ])('BW-31.4: Set, %s', (option, shield, damage) => {
    const s = turn('harsfa', ['set', 'ready'], ['human-spy']).say('play set', option);
    if (damage > 0) s.say('place 1');
    expect(s.table).toMatchObject({ actions: 1, shield, line: [{ damage }] });
    s.expectQuestion('action phase/play', 0);
  });

  it('BW-31.5: Ready', () => {
    const s = turn('harsfa', ['ready', 'heroism-1']).has('deck', ['heroism-1', 'set']).say('play ready');
    expect(s.hero().hand).toEqual(['heroism-1', 'set']);
    expect(s.table.actions).toBe(1);
  });

  it.each([
    ['BW-31.6', 'short-spear', 2, 1, 0],
    ['BW-31.7', 'heirloom-spear', 4, 0, 1],
    ['BW-31.8', 'orichalcum-spear', 6, 0, 0],
  ] as const)('%s: %s', (_rule, card, damage, actions, shield) => {
    const s = turn('harsfa', [card, 'heroism-1', 'ready'], ['guildmaster-umbra']).say(`play ${card}`, 'place 1');
    expect(s.table.line[0].damage).toBe(damage);
    expect([s.table.actions, s.table.shield]).toEqual([actions, shield]);
  });

  it('BW-31.9, BW-28.3: Sacred Guardian', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready']).say('play sacred-guardian');
    expect(s.table).toMatchObject({ actions: 1, shield: 2 });
  });

  it('BW-31.10, BW-31.14: Do The Thing counts each Set and Ready in play', () => {
    const s = turn('harsfa', ['set', 'set', 'do-the-thing', 'ready', 'heroism-1'], ['ghowuv', 'guildmaster-umbra']);
    s.say('play set', 'option 2', 'play set', 'option 2', 'play do-the-thing', 'place 2');
    // 3 and twice 2, 1 less since Umbra is alone with one other Foe: not guarded.
    expect(s.table.line[1].damage).toBe(7);
  });

  it('BW-31.11: Bronze Breastplate', () => {
    expect(turn('harsfa', ['bronze-breastplate', 'ready']).say('play bronze-breastplate').table).toMatchObject({
      actions: 1,
      shield: 2,
    });
  });

  it('BW-31.12, BW-31.13: Leg Sweep stuns the first Foe, and its attack may be declined', () => {
    const s = turn('harsfa', ['leg-sweep', 'ready'], ['human-spy', 'human-thief']).say('play leg-sweep');
    s.expectQuestion('attack/target', 0, ['place 1', 'none']);
    s.say('none');
    expect(s.table.line).toMatchObject([{ stunned: true, damage: 0 }, { stunned: false }]);
  });

  it('BW-31.13: with an empty line only the action is given', () => {
    const s = turn('harsfa', ['leg-sweep', 'ready']).say('play leg-sweep').expectQuestion('action phase/play', 0);
    expect(s.table.actions).toBe(1);
    s.expectNoFact('stunned');
  });
});

describe('32. Hemi', () => {
  it.each([
    ['move', ['human-thief', 'human-spy']],
    ['no', ['human-spy', 'human-thief']],
  ])('BW-32.3, BW-32.16, BW-15.8, BW-15.11: Backhander, %s', (answer, foes) => {
    const s = turn('hemi', ['backhander', 'heroism-1'], ['human-spy', 'human-thief']).toBuyStep().say('play backhander');
    s.expectQuestion('bribe/move', 0, ['move', 'no']);
    s.say(answer);
    expect(s.foes).toEqual(foes);
    expect(s.table.heroism).toBe(3);
  });

  it.each([[['ghowuv', 'human-spy']], [['human-spy']]] as const)('BW-32.3, BW-32.16: no bribe with %j', (foes) => {
    turn('hemi', ['backhander', 'heroism-1'], foes).toBuyStep().say('play backhander').expectQuestion('buy step/buy', 0);
  });

  it("BW-32.5, BW-26.5: Astrologer's Chart: only the looker sees the cards, and puts them back", () => {
    const s = turn('hemi', ['astrologers-chart', 'mere-bauble'], [], { hero2: 'harsfa' }, 2)
      .nextFoes('human-spy', 'human-thief', 'human-beggar')
      .has('deck', ['heroism-1', 'heroism-1']);
    s.say('play astrologers-chart').expectQuestion('foresee/top', 0, ['top human-spy', 'top human-thief']);
    expect(s.heard(0)).toContainEqual({ kind: 'foresaw', rule: 'BW-26.5', seat: 0, foes: ['human-spy', 'human-thief'] });
    expect(s.heard(1)).toContainEqual({ kind: 'foresawHidden', rule: 'BW-26.5', seat: 0, foes: 2 });
    expect(s.asked(0)?.show).toEqual({ foes: ['human-spy', 'human-thief'] });
    s.refused(0, 'top human-beggar', 'BW-32.5');
    s.say('top human-thief');
    expect(s.table.foeDeck.slice(-3)).toEqual(['human-beggar', 'human-spy', 'human-thief']);
    expect(s.table.actions).toBe(1);
    expect(s.hero().hand).toEqual(['mere-bauble', 'heroism-1']);
  });

  it.each([1, 0])('BW-32.15: with %i cards in the Foe deck nothing is asked', (left) => {
    const s = turn('hemi', ['astrologers-chart', 'mere-bauble']).arrange((t) => {
      t.foesAway.push(...t.foeDeck.splice(left));
    });
    s.say('play astrologers-chart').expectQuestion('action phase/play', 0);
    expect(s.all('foresaw')).toHaveLength(left);
  });

  it.each([
    ['option 1', 2, 0],
    ['option 2', 0, 2],
  ])('BW-32.6: Ebony Cane, %s', (option, damage, shield) => {
    const s = turn('hemi', ['ebony-cane', 'mere-bauble'], ['human-assassin']).say('play ebony-cane', option);
    if (damage > 0) s.say('place 1');
    expect(s.table).toMatchObject({ actions: 1, shield, line: [{ damage }] });
  });

  it('BW-32.7: Silver Cane', () => {
    const s = turn('hemi', ['silver-cane', 'heroism-1'], ['human-spy', 'ghowuv']).say('play silver-cane');
    s.expectQuestion('attack/target', 0, ['place 1', 'place 2', 'none']).say('place 2');
    expect(s.table).toMatchObject({ heroism: 1, buys: 2, line: [{ damage: 0 }, { damage: 4 }] });
  });

  it.each([
    [['heroism-1', 'mere-bauble', 'astrologers-chart'], 6],
    [['heroism-1', 'heroism-1', 'heroism-1', 'heroism-1', 'heroism-1'], 8],
  ] as const)('BW-32.8: Gold Cane with %j in hand', (hand, damage) => {
    const s = turn('hemi', ['gold-cane', ...hand], ['human-spy', 'human-spy', 'guildmaster-umbra'], {}, 4);
    s.say('play gold-cane', 'place 3');
    // Umbra sees two others: 1 less.
    expect(s.table.line[2].damage).toBe(damage - 1);
  });

  it('BW-32.9: Browse Wares: one card into the hand, the others are discarded', () => {
    const s = turn('hemi', ['browse-wares', 'astrologers-chart'], [], { hero2: 'harsfa' }, 2);
    s.has('deck', ['heroism-1', 'mere-bauble', 'heroism-2', 'heroism-1']);
    s.say('play browse-wares').expectQuestion('browse/keep', 0, ['keep heroism-1', 'keep heroism-2', 'keep mere-bauble']);
    expect(s.heard(1)).toContainEqual({ kind: 'browsedHidden', rule: 'BW-26.5', seat: 0, cards: 3 });
    s.refused(0, 'keep backhander', 'BW-32.9', 'mustChoose');
    s.say('keep mere-bauble');
    expect(s.hero().hand).toEqual(['astrologers-chart', 'mere-bauble']);
    expect(s.hero().deck).toEqual(['heroism-1']);
    expect(s.hero().discard).toEqual(expect.arrayContaining(['heroism-2', 'heroism-1']));
    expect(s.table.actions).toBe(1);
  });

  it('BW-32.13: with fewer than three cards the discard pile is shuffled under the deck', () => {
    const s = turn('hemi', ['browse-wares', 'astrologers-chart']).has('deck', ['mere-bauble']);
    const all = s.hero().discard.length + 1;
    s.say('play browse-wares').say('keep mere-bauble');
    expect(s.hero().discard).toHaveLength(2);
    expect(s.hero().deck).toHaveLength(all - 3);
  });

  it('BW-32.10, BW-32.14: Barter Goods: a card that costs up to 2 more, from both supplies', () => {
    const s = turn('hemi', ['barter-goods', 'mere-bauble', 'heroism-1']).say('play barter-goods');
    s.expectQuestion('barter/trash', 0, ['trash mere-bauble', 'trash heroism-1', 'no']);
    s.say('trash mere-bauble');
    s.allowed(0, 'gain bazaar').allowed(0, 'gain barter-goods').allowed(0, 'gain opal');
    s.refused(0, 'gain silver-cane', 'BW-32.10', 'costsTooMuch');
    s.refused(0, 'gain short-spear', 'BW-7.11', 'notInSupply');
    s.say('gain bazaar');
    expect(s.hero().discard).toContain('bazaar');
    expect(s.table.location[3]).toBe(3);
  });

  it('BW-32.10: it may be declined', () => {
    const s = turn('hemi', ['barter-goods', 'heroism-1']).say('play barter-goods', 'no');
    expect(s.table.trash).toEqual([]);
    s.expectQuestion('buy step/buy', 0).expectNoFact('gained');
  });

  it('BW-32.12: Mercantile Clipper', () => {
    const s = turn('hemi', ['mercantile-clipper', 'astrologers-chart']).say('play mercantile-clipper');
    expect(s.table).toMatchObject({ actions: 1, buys: 2 });
    expect(s.hero().hand).toHaveLength(3);
  });
});

describe('33. Nevtelen', () => {
  it("BW-33.4, BW-33.13: Hold 'Em is rolled before the target is chosen", () => {
    const s = turn('nevtelen', ['hold-em', 'fold-em'], ['human-spy']).rolls('hero', 3).say('play hold-em');
    s.expectFact('rolled', { face: 3 });
    s.expectQuestion('attack/target', 0).say('place 1');
    expect(s.table).toMatchObject({ actions: 1, shield: 0, line: [{ damage: 1 }] });
  });

  it("BW-33.5: Fold 'Em discards any number and draws as many", () => {
    const s = turn('nevtelen', ['fold-em', 'hold-em', 'heroism-1', 'heroism-1']).has('deck', [
      'heroism-1',
      'heroism-2',
      'hold-em',
    ]);
    s.say('play fold-em', 'discard heroism-1', 'discard heroism-1').refused(0, 'discard heroism-1', 'BW-33.5', 'notInHand');
    s.say('done');
    expect(s.hero().hand).toEqual(['hold-em', 'hold-em', 'heroism-2']);
    expect(s.table.actions).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('BW-33.6, BW-28.5: Throwing Knife, a %i deals %i', (face, damage) => {
    const s = turn('nevtelen', ['throwing-knife', 'fold-em'], ['human-spy', 'human-thief', 'ghowuv']).rolls('hero', face);
    s.say('play throwing-knife', 'place 3');
    expect(s.table).toMatchObject({ actions: 1 });
    expect(s.table.line[2].damage).toBe(damage);
  });

  it('BW-33.7: Brass Knuckles', () => {
    const s = turn('nevtelen', ['brass-knuckles', 'fold-em'], ['human-assassin']).say('play brass-knuckles', 'place 1');
    expect(s.table).toMatchObject({ actions: 1, line: [{ damage: 2 }] });
  });

  it("BW-33.8: The Ol' One-Two deals 2, then 3", () => {
    const s = turn('nevtelen', ['ol-one-two', 'heroism-1'], ['guildmaster-umbra']).say('play ol-one-two', 'place 1', 'place 1');
    expect(s.all('attacked').map(({ damage }) => damage)).toEqual([2, 3]);
  });

  it.each([
    [1, 4],
    [2, 6],
    [3, 6],
    [4, 7],
    [5, 7],
  ])('BW-33.9: Orichalcum Haymaker, a %i deals %i', (face, damage) => {
    const s = turn('nevtelen', ['orichalcum-haymaker', 'heroism-1'], ['guildmaster-umbra', 'human-spy']).rolls('hero', face);
    s.say('play orichalcum-haymaker').expectQuestion('attack/target', 0, ['place 1', 'none']).say('place 1');
    expect(s.table.line[0].damage).toBe(damage);
  });

  it('BW-33.9: a 6 deals 9', () => {
    const s = turn('nevtelen', ['orichalcum-haymaker', 'heroism-1'], ['guildmaster-umbra']).rolls('hero', 6);
    s.say('play orichalcum-haymaker', 'place 1').expectFact('attacked', { damage: 9 });
  });

  it('BW-33.10, BW-33.16: Skilful Flourish; its Reroll is lost with the phase', () => {
    const s = turn('nevtelen', ['skilful-flourish', 'fold-em', 'heroism-1']).say('play skilful-flourish');
    expect(s.table).toMatchObject({ actions: 1, shield: 2, rerolls: 1 });
    expect(s.hero().hand).toHaveLength(3);
    s.say('end');
    expect(s.table.rerolls).toBe(0);
  });

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('BW-33.11: Feeling Lucky, a %i draws %i', (face, drawn) => {
    const s = turn('nevtelen', ['feeling-lucky', 'fold-em']).rolls('hero', face).say('play feeling-lucky');
    expect(s.hero().hand).toHaveLength(1 + drawn);
    expect(s.table.actions).toBe(1);
  });

  it('BW-33.11: a 1 discards a card, and is not optional', () => {
    const s = turn('nevtelen', ['feeling-lucky', 'fold-em', 'heroism-1']).rolls('hero', 1).say('play feeling-lucky');
    s.expectQuestion('discard/card', 0, ['discard fold-em', 'discard heroism-1']);
    s.refused(0, 'done', 'BW-33.11', 'mustChoose');
    s.say('discard fold-em');
    expect(s.hero().hand).toEqual(['heroism-1']);
    expect(s.table.actions).toBe(0);
  });

  it('BW-33.12: Double or Nothing, a 2: the risked card is discarded', () => {
    const hand = ['double-or-nothing', 'double-or-nothing', 'brass-knuckles', 'fold-em', 'gash', 'heroism-1'] as const;
    const s = turn('nevtelen', hand, ['human-spy']).rolls('hero', 2).say('play double-or-nothing');
    s.expectQuestion('double or nothing/risk', 0, ['risk brass-knuckles', 'risk fold-em']);
    s.refused(0, 'risk double-or-nothing', 'BW-33.12', 'cannotBeRisked');
    s.refused(0, 'risk gash', 'BW-33.12', 'cannotBeRisked');
    s.say('risk brass-knuckles');
    expect(s.hero().discard).toContain('brass-knuckles');
    s.expectQuestion('buy step/buy', 0);
  });

  it('BW-33.12, BW-33.15: a 3: it is played twice, without spending actions, and lies in the play area once', () => {
    const s = turn('nevtelen', ['double-or-nothing', 'brass-knuckles', 'fold-em'], ['ghowuv']).rolls('hero', 3);
    s.say('play double-or-nothing', 'risk brass-knuckles').expectQuestion('attack/target', 0);
    s.say('place 1').expectQuestion('attack/target', 0).say('place 1');
    expect(s.table).toMatchObject({ actions: 2, line: [{ damage: 4 }] });
    expect(s.hero().play).toEqual(['double-or-nothing', 'brass-knuckles']);
  });

  it('BW-33.14: without a card to choose nothing is rolled', () => {
    const s = turn('nevtelen', ['double-or-nothing', 'gash', 'heroism-1']).say('play double-or-nothing');
    s.expectNoFact('rolled').expectQuestion('buy step/buy', 0);
  });
});

describe('34. Glassforge', () => {
  it('BW-34.1: Opal gives a buy', () => {
    const s = turn('harsfa', ['opal', 'heroism-1']).toBuyStep().say('play opal');
    expect(s.table).toMatchObject({ heroism: 2, buys: 2 });
  });

  it('BW-34.3: Amethyst heals 1', () => {
    const s = turn('harsfa', ['amethyst', 'gash', 'heroism-1']).toBuyStep().say('play amethyst');
    s.expectQuestion('heal/wound', 0, ['heal hand gash', 'done']).say('heal hand gash');
    expect(s.table.heroism).toBe(3);
    expect(s.hero().wounds).toBe(0);
  });

  it('BW-34.4, BW-28.1: Bazaar', () => {
    expect(turn('harsfa', ['bazaar', 'ready']).say('play bazaar').table).toMatchObject({ actions: 2, buys: 2, heroism: 1 });
  });

  it('BW-34.5: Architect gains a Location card that is no gem and costs at most 4', () => {
    const s = turn('harsfa', ['architect', 'heroism-1']).say('play architect', 'option 1');
    s.expectQuestion('gain/location', 0, ['gain bazaar', 'gain architect', 'gain pawnshop', 'gain glassworks']);
    s.refused(0, 'gain opal', 'BW-34.5', 'isGem');
    s.refused(0, 'gain sellswords', 'BW-34.5', 'costsTooMuch');
    s.refused(0, 'gain short-spear', 'BW-34.5', 'notInSupply');
    s.say('gain pawnshop');
    expect(s.hero().discard).toContain('pawnshop');
  });

  it('BW-34.5: or gives an action and Shield 2', () => {
    const s = turn('harsfa', ['architect', 'ready']).say('play architect', 'option 2');
    expect(s.table).toMatchObject({ actions: 1, shield: 2 });
  });

  it.each([
    ['trash heroism-1', 3],
    ['trash opal', 3],
    ['trash short-spear', 3],
    ['trash leg-sweep', 4],
    ['trash ready', 0],
    ['no', 0],
  ])('BW-34.6, BW-34.10: Pawnshop, %s: Heroism %i', (answer, heroism) => {
    const s = turn('harsfa', ['pawnshop', 'heroism-1', 'opal', 'short-spear', 'leg-sweep', 'ready', 'gash']).say('play pawnshop');
    s.refused(0, 'trash gash', 'BW-34.6', 'isWound');
    s.say(answer);
    expect(s.table).toMatchObject({ actions: 1, heroism });
    expect(s.table.trash).toHaveLength(answer === 'no' ? 0 : 1);
  });

  it('BW-34.7: Glassworks attacks with reach 2 and may place the Screen', () => {
    const s = turn('harsfa', ['glassworks', 'ready'], ['human-assassin', 'human-spy', 'human-thief']).say('play glassworks');
    s.expectQuestion('attack/target', 0, ['place 1', 'place 2', 'none']).say('place 1');
    s.expectQuestion('screen/behind', 0, ['behind 1', 'behind 2', 'behind 3', 'no']);
    s.refused(0, 'behind 4', 'BW-11.11', 'noSuchPlace');
    s.say('no');
    expect(s.table).toMatchObject({ screen: -1, line: [{ damage: 2 }, {}, {}] });
  });

  it.each([
    ['no', 3],
    ['discard heroism-1', 5],
  ])('BW-34.8: Sellswords, %s: %i damage', (answer, damage) => {
    const s = turn('harsfa', ['sellswords', 'heroism-1', 'heroism-2'], ['human-spy', 'ghowuv', 'guildmaster-umbra'], {}, 2);
    s.say('play sellswords', 'place 2').expectQuestion('attack/pay', 0).refused(0, 'discard ready', 'BW-34.8', 'notInHand');
    s.say(answer);
    expect(s.table.line[1].damage).toBe(damage);
    expect(s.hero().hand.includes('heroism-1')).toBe(answer === 'no');
  });
});
