/** Chapters 8, 11, 19, 20 and 28: what Foes do, see, and where they stand. */
import { describe, expect, it } from 'vitest';
import type { FoeId } from '../data/index.ts';
import { attackOfFoe } from '../rules/foe-attack.ts';
import { turn } from './scene.ts';

describe('8. Activation Step', () => {
  it('BW-8.1, BW-8.3: Foes activate from the start of the line to its end', () => {
    const s = turn('harsfa', ['ready'], ['human-spy', 'human-thief', 'human-spy']);
    s.endTurn();
    expect(s.all('activated').map(({ foe }) => foe)).toEqual(['human-spy', 'human-thief', 'human-spy']);
    expect(s.table.menace).toBe(2);
  });

  it('BW-8.2, BW-20.5: the Encampment activates before them', () => {
    const s = turn('harsfa', ['ready'], ['bruno'], { army: 'carnival' }).rolls('foe', 6);
    s.endTurn();
    expect(s.facts.map(({ kind }) => kind).filter((kind) => kind.includes('ctivated'))).toEqual([
      'encampmentActivated',
      'activated',
    ]);
  });

  it('BW-8.4, BW-8.5: a Foe that moves behind others still activates, and only once', () => {
    // The acrobat swaps with the Foe behind it, and would be met again there.
    const s = turn('harsfa', ['ready'], ['faceless-acrobat', 'bruno', 'bruno'].slice(0, 2) as FoeId[], { army: 'carnival' });
    s.rolls('foe', 6).endTurn();
    expect(s.all('activated').map(({ foe }) => foe)).toEqual(['faceless-acrobat', 'bruno']);
    expect(s.foes).toEqual(['bruno', 'faceless-acrobat']);
  });

  it('BW-8.4: the next one is the first from the start that has not activated', () => {
    // A harlequin that rolls odd goes to the start; the Foe before it is passed by no one.
    const s = turn('harsfa', ['ready'], ['bruno', 'aerial-harlequin', 'faceless-acrobat'], { army: 'carnival' });
    s.rolls('foe', 6, 1).endTurn();
    expect(s.all('activated').map(({ foe }) => foe)).toEqual(['bruno', 'aerial-harlequin', 'faceless-acrobat']);
    expect(s.foes).toEqual(['aerial-harlequin', 'bruno', 'faceless-acrobat']);
  });

  it('BW-8.6: a Foe that enters in the step does not activate in it', () => {
    const s = turn('harsfa', ['ready'], ['ghowuv']).defeated('street-trash-fodder');
    s.endTurn();
    expect(s.foes).toEqual(['street-trash-fodder', 'ghowuv']);
    expect(s.all('activated').map(({ foe }) => foe)).toEqual(['ghowuv']);
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-8.4, BW-11.3: whoever has become first when the others left activates as the first', () => {
    const s = turn('harsfa', ['ready'], ['alchemical-trap', 'alchemical-trap']);
    s.endTurn();
    expect(s.foes).toEqual([]);
    expect(s.all('activated')).toHaveLength(2);
    expect(s.hero().wounds).toBe(4);
  });

  it('BW-8.8: a stunned Foe loses its Stun instead, and has then activated', () => {
    const s = turn('harsfa', ['ready'], [{ foe: 'human-spy', stunned: true }]);
    s.endTurn();
    expect(s.table).toMatchObject({ menace: 0, line: [{ stunned: false }] });
    s.expectFact('stunLost', { foe: 'human-spy', rule: 'BW-8.8' });
    s.expectNoFact('activated');
  });

  it('BW-8.9: first its text, then it attacks once', () => {
    const s = turn('harsfa', ['ready'], ['guildmaster-umbra']).arrange((t) => {
      t.menace = 7;
    });
    s.endTurn();
    expect(s.table.menace).toBe(8);
    // BW-35.14: Menace has risen to 8 before he attacks.
    expect(s.hero().wounds).toBe(2);
  });

  it('BW-8.9: where the text says that it does not attack, it does not', () => {
    const s = turn('harsfa', ['ready'], ['aerial-harlequin'], { army: 'carnival' }).rolls('foe', 6, 3);
    s.endTurn();
    expect(s.hero().wounds).toBe(0);
  });

  it.each([
    [2, 1],
    [3, 0],
  ])('BW-8.10, BW-8.11: in place %i a Foe without Ranged deals %i', (place, wounds) => {
    const foes: FoeId[] = [...Array<FoeId>(place - 1).fill('human-beggar'), 'street-trash-fodder'];
    const s = turn('harsfa', ['ready'], foes);
    s.endTurn();
    expect(s.hero().wounds).toBe(wounds);
  });

  it('BW-8.10: Ranged deals from anywhere', () => {
    const s = turn('harsfa', ['ready'], ['human-scout', 'human-scout', 'human-scout', 'ballista'], { army: 'hunt' });
    s.endTurn();
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-8.12: Wounds of an ability need no front rank', () => {
    const s = turn('harsfa', ['ready'], ['human-scout', 'human-scout', 'eva'], { army: 'hunt' }).defeated('corpse-hound');
    s.endTurn();
    // Eva stands too far back to attack, so nothing is resurrected; from the front she is.
    expect(s.hero().wounds).toBe(0);
    const front = turn('harsfa', ['ready'], ['human-scout', 'eva', 'human-scout'], { army: 'hunt' }).defeated('corpse-hound');
    front.endTurn();
    // Her own Wound, and the one of the Corpse Hound at the end of the line.
    expect(front.hero().wounds).toBe(2);
    expect(front.foes.at(-1)).toBe('corpse-hound');
  });

  it('BW-8.13, BW-13.15, BW-13.16: when the active Hero is killed attacks do nothing, all else goes on, and Clean-up is skipped', () => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder', 'street-trash-fodder', 'human-spy'], {}, 2)
      .has('discard', Array(9).fill('gash'))
      .arrange((t) => {
        t.reveals = 1;
      });
    s.endTurn();
    expect(s.hero()).toMatchObject({ alive: false, deck: [], hand: [], discard: [], play: [] });
    expect(s.all('wounded')).toHaveLength(1);
    expect(s.table.menace).toBe(1);
    // The Reveal Step took place.
    expect(s.foes).toHaveLength(4);
    s.expectNoFact('cleanedUp');
    // BW-13.16: the player still sees the game.
    expect(s.view(0).table.heroes[0].alive).toBe(false);
    s.expectQuestion('action phase/play', 1);
  });

  it('BW-8.13: after the death of the active Hero Foes still bring others back and set each other off', () => {
    const s = turn('harsfa', ['ready'], ['corpse-hound', 'boritz', 'hunting-hound', 'trebuchet'], { army: 'hunt' }, 2)
      .has('discard', Array(9).fill('gash'))
      .endTurn();
    expect(s.hero().alive).toBe(false);
    expect(s.all('activated').map(({ foe, again }) => [foe, again])).toEqual([
      ['corpse-hound', false],
      ['boritz', false],
      ['corpse-hound', true],
      ['hunting-hound', false],
      ['trebuchet', false],
    ]);
    expect(s.all('pileTrashed')).toHaveLength(1);
  });

  it('BW-8.14, BW-20.13: with an empty line the Encampment still activates', () => {
    const s = turn('harsfa', ['ready'], [], { army: 'carnival' }).rolls('foe', 1);
    s.endTurn();
    expect(s.hero().wounds).toBe(1);
  });
});

describe('11. The Foe line', () => {
  it('BW-11.5: a Foe that moves keeps its damage', () => {
    const s = turn('harsfa', ['ready'], ['bruno', { foe: 'smiling-horror', damage: 1 }], { army: 'carnival' });
    s.rolls('foe', 2, 1).endTurn();
    // The Encampment moves the last Foe to the start.
    expect(s.table.line).toMatchObject([{ foe: 'smiling-horror', damage: 1 }, { foe: 'bruno' }]);
  });

  it('BW-11.6: in the last place nothing is swapped', () => {
    const s = turn('harsfa', ['ready'], ['bruno', 'faceless-acrobat'], { army: 'carnival' }).rolls('foe', 6);
    s.endTurn();
    expect(s.foes).toEqual(['bruno', 'faceless-acrobat']);
  });

  it('BW-11.7, BW-11.8, BW-11.9: Foes see each other at any distance, and not themselves', () => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder', 'human-spy', 'street-trash-fodder']);
    expect(attackOfFoe(s.table, 0)).toBe(1);
    s.line('street-trash-fodder', 'human-spy', 'street-trash-fodder', 'street-trash-fodder');
    expect(attackOfFoe(s.table, 0)).toBe(2);
  });

  it.each([
    ['behind 1', 1],
    ['behind 2', 1],
    ['behind 3', 2],
    ['no', 2],
  ])('BW-11.10, BW-11.11, BW-34.11: the Screen %s: Attack %i', (answer, attack) => {
    const s = turn('harsfa', ['glassworks', 'ready'], Array<FoeId>(3).fill('street-trash-fodder'));
    s.say('play glassworks', 'none').say(answer);
    expect(attackOfFoe(s.table, 0)).toBe(attack);
  });

  it('BW-11.12, BW-11.14: the Screen stays with its Foe, and a new one removes the old one', () => {
    const s = turn('harsfa', ['glassworks', 'glassworks', 'ready'], ['human-spy', 'human-thief']);
    s.say('play glassworks', 'none', 'behind 1');
    expect(s.view(0).table.screen).toBe(1);
    s.arrange((t) => void t.line.reverse());
    expect(s.view(0).table.screen).toBe(2);
    s.say('play glassworks', 'none', 'behind 1');
    expect(s.view(0).table.screen).toBe(1);
  });

  it('BW-11.13: it is removed with its Foe, and at the end of the Activation Step', () => {
    const s = turn('harsfa', ['glassworks', 'short-spear', 'ready'], ['human-thief', 'human-spy']);
    s.say('play glassworks', 'none', 'behind 1').say('play short-spear', 'place 1');
    expect(s.table.screen).toBe(-1);
    const other = turn('harsfa', ['glassworks', 'ready'], ['human-thief', 'human-spy']);
    other.say('play glassworks', 'none', 'behind 2').endTurn();
    expect(other.table.screen).toBe(-1);
  });

  it('BW-11.15, BW-11.16, BW-20.8: the Screen does not hinder the Encampment, which has no place', () => {
    const s = turn('harsfa', ['glassworks', 'ready'], ['bruno', 'faceless-acrobat'], { army: 'carnival' });
    s.rolls('foe', 2);
    s.say('play glassworks', 'none', 'behind 1').endTurn();
    expect(s.facts.find(({ kind }) => kind === 'moved')).toMatchObject({ foe: 'faceless-acrobat', place: 1 });
  });
});

describe('19. Resurrection', () => {
  it('BW-19.1, BW-19.2, BW-19.5, BW-19.6: at the end of the line, undamaged, and its ability right after', () => {
    const s = turn('harsfa', ['ready'], ['mr-chuckles'], { army: 'carnival' }).defeated('smiling-horror');
    s.rolls('foe', 6).endTurn();
    expect(s.table.line.at(-1)).toMatchObject({ foe: 'smiling-horror', damage: 0 });
    // Its Fortify, with nothing to mend.
    expect(s.table.toll).toBe(1);
  });

  it('BW-19.3: of several names the first that is there', () => {
    const s = turn('harsfa', ['ready'], ['mr-chuckles'], { army: 'carnival' }).defeated('sinister-jongleur');
    s.rolls('foe', 6).endTurn();
    expect(s.foes).toEqual(['mr-chuckles', 'sinister-jongleur']);
  });

  it('BW-19.4, BW-19.10: without one nothing happens, though some were put away', () => {
    const s = turn('harsfa', ['ready'], ['mr-chuckles'], { army: 'carnival' }).rolls('foe', 6);
    s.endTurn();
    expect(s.foes).toEqual(['mr-chuckles']);
  });

  it('BW-19.7: a resurrected Foe is not revealed', () => {
    const s = turn('harsfa', ['ready'], [], { army: 'hunt' }).defeated('ballista').nextFoes('belphegor');
    s.arrange((t) => {
      t.reveals = 1;
    });
    s.endTurn();
    expect(s.foes).toEqual(['belphegor', 'ballista']);
    expect(s.all('revealed').map(({ foe }) => foe)).toEqual(['belphegor']);
  });

  it('BW-19.9: it can be defeated and resurrected again', () => {
    const s = turn('harsfa', ['ready'], ['ghowuv']).defeated('human-beggar').has('deck', ['set']);
    s.endTurn();
    expect(s.foes).toEqual(['human-beggar', 'ghowuv']);
    s.say('play set', 'option 1', 'place 1').endTurn();
    expect(s.foes.slice(0, 2)).toEqual(['human-beggar', 'ghowuv']);
    expect(s.all('resurrected')).toHaveLength(2);
  });
});

describe('20. Encampments', () => {
  it('BW-20.6, BW-20.7, BW-37.13: Fortify mends the first damaged Foe by up to 2, when a card says so', () => {
    const foes = ['bruno', { foe: 'ringmaster', damage: 5 }, { foe: 'patchwork-cannon', damage: 1 }] as const;
    const s = turn('harsfa', ['ready'], [...foes], { army: 'carnival' }).rolls('foe', 6, 4, 1);
    s.endTurn();
    expect(s.table.line.find(({ foe }) => foe === 'ringmaster')?.damage).toBe(3);
    expect(s.table.line.find(({ foe }) => foe === 'patchwork-cannon')?.damage).toBe(1);
    expect(s.table.toll).toBe(0);
  });

  it('BW-37.14: with nobody damaged it puts 1 Toll', () => {
    const s = turn('harsfa', ['ready'], ['ringmaster'], { army: 'carnival' }).rolls('foe', 6, 4);
    s.endTurn();
    expect(s.table.toll).toBe(1);
  });

  it('BW-37.15: the third Toll reveals a Foe outside the schedule', () => {
    const s = turn('harsfa', ['ready'], ['ringmaster'], { army: 'carnival' }).rolls('foe', 6, 4).nextFoes('bruno');
    s.arrange((t) => {
      t.toll = 2;
    });
    s.endTurn();
    expect(s.table.toll).toBe(0);
    expect(s.foes).toEqual(['ringmaster', 'bruno']);
  });

  it('BW-37.16, BW-9.9: with an empty Foe deck each living Hero takes a Wound instead', () => {
    const s = turn(
      'harsfa',
      ['bronze-breastplate', 'ready'],
      ['bruno', 'faceless-acrobat', 'ringmaster'],
      { army: 'carnival' },
      2,
    );
    s.rolls('foe', 6, 4).arrange((t) => {
      t.toll = 2;
      t.foesAway.push(...t.foeDeck.splice(0));
    });
    s.arrange((t) => {
      for (const foe of t.line.slice(0, 2)) foe.stunned = true;
    });
    s.say('play bronze-breastplate').endTurn();
    // The active Hero has a Shield, the other has none.
    expect([s.hero(0).wounds, s.hero(1).wounds]).toEqual([0, 1]);
    expect(s.table).toMatchObject({ toll: 0, finalBattle: false });
  });
});

describe('28. Card language', () => {
  it('BW-28.7: Attack 0 does not attack', () => {
    const s = turn('harsfa', ['ready'], ['human-beggar']);
    s.endTurn();
    s.expectNoFact('struck');
    expect(s.hero().wounds).toBe(0);
  });

  it('BW-28.12: a result "Attack N" holds for this activation', () => {
    const s = turn('harsfa', ['ready'], ['madam-fanji'], { army: 'carnival' }).rolls('foe', 6, 5);
    s.endTurn();
    expect(s.hero().wounds).toBe(2);
    s.has('hand', ['ready']).rolls('foe', 6, 3).endTurn();
    expect(s.hero().wounds).toBe(3);
  });

  it.each([
    [7, 0, 2],
    [8, 0, 3],
    [8, 1, 1],
  ])('BW-28.13, BW-18.9, BW-18.10, BW-35.5: the assassin at Menace %i in index %i has Attack %i', (menace, index, attack) => {
    const s = turn('harsfa', ['ready'], index === 0 ? ['human-assassin'] : ['human-spy', 'human-assassin']);
    s.arrange((t) => {
      t.menace = menace;
    });
    expect(attackOfFoe(s.table, index)).toBe(attack);
  });
});
