/** Chapters 3, 13 and 38: Wounds, Shield and death. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/index.ts';
import { turn } from './scene.ts';

const gashes = (n: number): CardId[] => Array<CardId>(n).fill('gash');

describe('13. Wounds, Shield and death', () => {
  it('BW-13.1, BW-13.2: the top card of the Wound deck goes to the discard pile, one at a time', () => {
    const s = turn('harsfa', ['ready'], ['alchemical-trap']).nextWounds('graze', 'concussion');
    const left = s.table.woundDeck.length;
    s.endTurn();
    expect(s.all('wounded').map(({ card }) => card)).toEqual(['graze', 'concussion']);
    expect(s.table.woundDeck).toHaveLength(left - 2);
    expect(s.hero()).toMatchObject({ wounds: 2 });
    expect(s.hero().discard).toEqual(expect.arrayContaining(['graze', 'concussion']));
  });

  it('BW-13.3, BW-13.4: each Shield point prevents one Wound, whatever its source, and is used up', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready'], ['alchemical-trap', 'street-trash-fodder']);
    s.say('play bronze-breastplate').endTurn();
    expect(s.all('shielded').map(({ left }) => left)).toEqual([1, 0]);
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-13.5, BW-35.8: Wounds of Bloody Moana cannot be shielded, and use up no Shield', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready'], ['bloody-moana']);
    s.say('play bronze-breastplate').endTurn();
    expect(s.hero().wounds).toBe(2);
    s.expectNoFact('shielded');
  });

  it('BW-13.6: a prevented Wound counts as not dealt', () => {
    const bat = turn('harsfa', ['bronze-breastplate', 'ready'], ['vampire-bat', 'human-scout'], { army: 'hunt' });
    bat.say('play bronze-breastplate').endTurn();
    expect(bat.foes).toEqual(['vampire-bat', 'human-scout']);
    const other = turn('harsfa', ['ready'], ['vampire-bat', 'human-scout'], { army: 'hunt' }).endTurn();
    expect(other.foes).toEqual(['human-scout', 'vampire-bat']);
  });

  it('BW-13.7, BW-13.8, BW-31.9, BW-26.6: another Hero heals, and that player chooses', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready'], [], { hero2: 'hemi' }, 2).has('discard', ['graze', 'gash'], 1);
    s.say('play sacred-guardian').expectQuestion('heal chosen/whom', 0, ['hero 1', 'hero 2']);
    s.refused(0, 'hero 3', 'BW-31.9');
    s.say('hero 2').expectQuestion('heal/wound', 1, ['heal discard graze', 'heal discard gash', 'done']);
    s.refused(1, 'heal hand graze', 'BW-13.8');
    s.answer(1, 'heal discard gash');
    expect(s.table.woundDeck[0]).toBe('gash');
    expect(s.hero(1)).toMatchObject({ wounds: 1 });
    s.expectQuestion('action phase/play', 0);
  });

  it('BW-13.8: healing nothing is allowed', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready', 'gash'], []);
    s.say('play sacred-guardian').expectQuestion('heal/wound', 0, ['heal hand gash', 'done']);
    s.say('done');
    expect(s.hero().wounds).toBe(1);
    s.expectQuestion('action phase/play', 0);
  });

  it('BW-13.9: Wounds in the draw deck cannot be healed', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready']).has('deck', ['gash']);
    s.say('play sacred-guardian').expectQuestion('action phase/play', 0);
    expect(s.hero().wounds).toBe(1);
  });

  it.each([
    [8, true],
    [9, false],
  ])('BW-13.11, BW-13.12: with %i Wounds before, one more: alive %s', (before, alive) => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder'], { hero2: 'hemi' }, 2).has('discard', gashes(before));
    s.endTurn();
    expect(s.hero().alive).toBe(alive);
    expect(s.isOver).toBe(false);
  });

  it('BW-13.12: Wounds count in deck, hand and discard pile', () => {
    const s = turn('harsfa', ['ready', ...gashes(3)], ['street-trash-fodder'], { hero2: 'hemi' }, 2)
      .has('deck', gashes(3))
      .arrange((t) => {
        const hero = t.heroes[0];
        hero.discard.push(...t.woundDeck.splice(0, 3));
        hero.wounds = 9;
      });
    s.endTurn();
    expect(s.hero().alive).toBe(false);
  });

  it('BW-13.13, BW-13.14: a killed Hero takes no more Wounds, and all of the cards leave the game', () => {
    const s = turn('harsfa', ['ready'], ['alchemical-trap'], { hero2: 'hemi' }, 2).has('discard', gashes(9));
    const left = s.table.woundDeck.length;
    s.endTurn();
    expect(s.all('wounded')).toHaveLength(1);
    expect(s.table.woundDeck).toHaveLength(left - 1);
    expect(s.table.gone).toHaveLength(20);
    expect(s.hero()).toMatchObject({ alive: false, wounds: 0, deck: [], hand: [], play: [], discard: [] });
  });

  it('BW-22.4: when the last Hero is killed the game is lost', () => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder']).has('discard', gashes(9));
    s.endTurn();
    expect(s.outcome).toEqual({ winners: [], reason: 'killed', rule: 'BW-22.4', scores: [] });
  });

  it.each([
    [2, false],
    [1, true],
  ])('BW-13.17, BW-13.18, BW-22.3: with %i cards in the Wound deck, one Wound: over %s', (cards, over) => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder']).arrange((t) => {
      t.woundsAway.push(...t.woundDeck.splice(cards));
    });
    s.endTurn();
    expect(s.isOver).toBe(over);
    expect(s.outcome?.reason ?? null).toBe(over ? 'wounds' : null);
  });
});

describe('3. Trash and Wounds', () => {
  it('BW-3.9, BW-3.10, BW-14.5: a trashed card lies in the Trash, and its text is not carried out', () => {
    const s = turn('hemi', ['barter-goods', 'mere-bauble', 'heroism-1']);
    s.say('play barter-goods', 'trash mere-bauble');
    expect(s.table.trash).toEqual(['mere-bauble']);
    expect(s.hero().hand).toEqual(['heroism-1']);
    expect(s.table.actions).toBe(0);
  });

  it('BW-3.11, BW-32.14: a Wound that would be trashed goes under the Wound deck', () => {
    const s = turn('hemi', ['barter-goods', 'broken-bone', 'heroism-1']);
    s.say('play barter-goods', 'trash broken-bone');
    expect(s.table.trash).toEqual([]);
    expect(s.table.woundDeck[0]).toBe('broken-bone');
    expect(s.hero().wounds).toBe(0);
  });
});

describe('38. Wounds', () => {
  it('BW-38.1, BW-38.5: Graze gives its action back and returns to the bottom of the Wound deck', () => {
    const s = turn('harsfa', ['graze', 'ready']);
    s.say('play graze');
    expect(s.table.woundDeck[0]).toBe('graze');
    expect(s.hero()).toMatchObject({ play: [], wounds: 0 });
    expect(s.table.actions).toBe(1);
    s.expectQuestion('action phase/play', 0, ['play ready', 'end']);
  });

  it('BW-38.2, BW-38.5: Gash costs the action', () => {
    const s = turn('harsfa', ['gash', 'ready', 'heroism-1']);
    s.say('play gash').expectQuestion('buy step/buy', 0);
    expect(s.table.woundDeck[0]).toBe('gash');
    expect(s.hero()).toMatchObject({ play: [], wounds: 0 });
  });

  it('BW-38.3, BW-38.4: Broken Bone and Concussion cannot be played', () => {
    const s = turn('harsfa', ['broken-bone', 'concussion', 'ready']);
    s.expectQuestion('action phase/play', 0, ['play ready', 'end']);
    s.refused(0, 'play broken-bone', 'BW-6.5', 'noActionCard');
    s.refused(0, 'play concussion', 'BW-6.5', 'noActionCard');
  });
});
