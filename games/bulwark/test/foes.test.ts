/** Chapters 35 to 37: what each Foe does. */
import { describe, expect, it } from 'vitest';
import { type FoeId, LOCATION_IDS } from '../data/index.ts';
import { attackOfFoe } from '../rules/foe-attack.ts';
import { turn } from './scene.ts';

const hunt = { army: 'hunt' };
const carnival = { army: 'carnival' };
const withMenace = (menace: number, foes: Parameters<typeof turn>[2], options = {}) =>
  turn('harsfa', ['set', 'ready'], foes, options).arrange((t) => {
    t.menace = menace;
  });
/** The Heroes' dice and everything else aside: what a Foe's activation does after the Encampment has rolled a 6. */
const show = (foes: Parameters<typeof turn>[2], ...rolls: number[]) =>
  turn('harsfa', ['set', 'ready'], foes, carnival).rolls('foe', 6, ...rolls);

describe('35. Shadows and Knives', () => {
  it('BW-35.1: a defeated Beggar raises Menace', () => {
    expect(withMenace(3, ['human-beggar']).say('play set', 'option 1', 'place 1').table.menace).toBe(4);
  });

  it('BW-35.2: Fodder has Attack 2 while it sees two others', () => {
    const s = turn('harsfa', ['ready'], ['street-trash-fodder', 'street-trash-fodder']);
    expect(attackOfFoe(s.table, 0)).toBe(1);
    s.line('street-trash-fodder', 'street-trash-fodder', 'street-trash-fodder');
    expect(attackOfFoe(s.table, 0)).toBe(2);
  });

  it.each([
    [7, 0],
    [8, 1],
  ])('BW-35.3: the Thief takes a card from Clean-up, and at Menace %i has Attack %i', (menace, wounds) => {
    const s = withMenace(menace, ['human-thief']).endTurn();
    expect(s.hero().hand).toHaveLength(4);
    expect(s.all('wounded')).toHaveLength(wounds);
  });

  it('BW-35.4: the Spy raises Menace, and lowers it when defeated', () => {
    expect(withMenace(3, ['human-spy']).endTurn().table.menace).toBe(4);
    expect(withMenace(3, [{ foe: 'human-spy', damage: 1 }]).say('play set', 'option 1', 'place 1').table.menace).toBe(2);
  });

  it.each([
    [['alchemical-trap', 'human-beggar'], 2, ['human-beggar']],
    [['human-beggar', 'alchemical-trap'], 0, ['human-beggar', 'alchemical-trap']],
  ] as [FoeId[], number, FoeId[]][])('BW-35.6: the Alchemical Trap explodes only when first: %j', (foes, wounds, left) => {
    const s = turn('harsfa', ['ready'], foes).endTurn();
    expect(s.hero().wounds).toBe(wounds);
    expect(s.foes).toEqual(left);
    s.expectNoFact('defeated');
  });

  it('BW-35.7: the Horror of the Sewers comes to the start of the line', () => {
    const s = turn('harsfa', ['ready'], ['human-beggar'])
      .nextFoes('horror-of-the-sewers')
      .arrange((t) => {
        t.reveals = 1;
      });
    expect(s.endTurn().foes).toEqual(['horror-of-the-sewers', 'human-beggar']);
  });

  it.each([
    [9, 3],
    [10, 0],
  ])('BW-35.7: at Menace %i its damage is then %i', (menace, damage) => {
    const s = withMenace(menace, [{ foe: 'horror-of-the-sewers', damage: 3 }]).endTurn();
    expect(s.table.line[0].damage).toBe(damage);
  });

  it('BW-35.9: Exile Siwili raises Menace while it sees a Spy', () => {
    expect(withMenace(0, ['exile-siwili', { foe: 'human-spy', stunned: true }]).endTurn().table.menace).toBe(1);
    expect(withMenace(0, ['exile-siwili', 'human-thief']).endTurn().table.menace).toBe(0);
  });

  it.each([
    [
      ['human-beggar', 'street-trash-fodder'],
      ['street-trash-fodder', 'ghowuv'],
    ],
    [['human-beggar'], ['human-beggar', 'ghowuv']],
    [['human-thief'], ['ghowuv']],
  ] as [FoeId[], FoeId[]][])('BW-35.10: Ghowuv with %j defeated', (defeated, line) => {
    expect(
      turn('harsfa', ['ready'], ['ghowuv'])
        .defeated(...defeated)
        .endTurn().foes,
    ).toEqual(line);
  });

  it('BW-35.10: not while he sees one of them', () => {
    const s = turn('harsfa', ['ready'], ['ghowuv', 'human-beggar']).defeated('street-trash-fodder').endTurn();
    expect(s.foes).toEqual(['ghowuv', 'human-beggar']);
  });

  it.each([
    [['guildmaster-umbra', 'human-spy'], 1],
    [['guildmaster-umbra', 'human-spy', 'human-spy'], 0],
  ] as [FoeId[], number][])('BW-35.11: Umbra is guarded while he sees two others: %j', (foes, damage) => {
    const s = turn('harsfa', ['set', 'ready'], foes).say('play set', 'option 1', 'place 1');
    expect(s.table.line[0].damage).toBe(damage);
  });

  it.each([
    [6, 7, 1],
    [7, 8, 2],
    [8, 8, 2],
  ])('BW-35.11, BW-35.14: Umbra at Menace %i: Menace %i, Wounds %i', (menace, after, wounds) => {
    const s = withMenace(menace, ['guildmaster-umbra']).endTurn();
    expect([s.table.menace, s.hero().wounds]).toEqual([after, wounds]);
  });
});

describe('36. The Blood Hunt', () => {
  it('BW-36.1: the Corpse Hound attacks only when first', () => {
    expect(turn('harsfa', ['ready'], ['corpse-hound', 'corpse-hound'], hunt).endTurn().hero().wounds).toBe(1);
  });

  it('BW-36.2: the Hunting Hound has Attack 2 while it sees Boritz', () => {
    const s = turn('harsfa', ['ready'], ['hunting-hound', 'human-scout'], hunt);
    expect(attackOfFoe(s.table, 0)).toBe(1);
    expect(attackOfFoe(s.line('hunting-hound', 'boritz').table, 0)).toBe(2);
  });

  it('BW-36.3: the Scout raises Menace unless it is first, and lowers it when defeated', () => {
    expect(withMenace(3, ['human-scout', 'human-scout'], hunt).endTurn().table.menace).toBe(4);
    expect(withMenace(3, [{ foe: 'human-scout', damage: 1 }], hunt).say('play set', 'option 1', 'place 1').table.menace).toBe(2);
  });

  it('BW-36.4: the Vampire Bat goes to the end after it has dealt a Wound', () => {
    expect(turn('harsfa', ['ready'], ['vampire-bat', 'human-scout'], hunt).endTurn().foes).toEqual([
      'human-scout',
      'vampire-bat',
    ]);
  });

  it('BW-36.5: the Ballista does not attack when first', () => {
    expect(turn('harsfa', ['ready'], ['ballista'], hunt).endTurn().hero().wounds).toBe(0);
    expect(turn('harsfa', ['ready'], ['human-scout', 'ballista'], hunt).endTurn().hero().wounds).toBe(1);
  });

  it.each([
    [6, 0],
    [7, 1],
  ])('BW-36.6: the Trebuchet at Menace %i, which it raises: Wounds %i', (menace, wounds) => {
    expect(withMenace(menace, ['trebuchet'], hunt).endTurn().hero().wounds).toBe(wounds);
  });

  it('BW-36.13: with all piles empty only Menace rises', () => {
    const s = turn('harsfa', ['ready'], ['trebuchet'], hunt).arrange((t) => {
      for (const [i, n] of t.location.entries()) t.trash.push(...Array(n).fill(LOCATION_IDS[i]));
      t.location.fill(0);
    });
    s.endTurn();
    expect(s.table.menace).toBe(1);
    s.expectNoFact('pileTrashed');
  });

  it('BW-36.7, BW-28.9, BW-8.5: Boritz attacks, then the first Hound he sees activates again', () => {
    const s = turn('harsfa', ['ready'], ['hunting-hound', 'boritz', 'corpse-hound'], hunt).endTurn();
    // The Hound 2, Boritz 1, the Hound again 2.
    expect(s.all('struck').map(({ foe, attack }) => [foe, attack])).toEqual([
      ['hunting-hound', 2],
      ['boritz', 1],
      ['hunting-hound', 2],
    ]);
  });

  it('BW-36.14: a Hound whose turn is still to come activates twice all the same', () => {
    const s = turn('harsfa', ['ready'], ['boritz', 'hunting-hound'], hunt).endTurn();
    expect(s.all('activated').map(({ foe, again }) => [foe, again])).toEqual([
      ['boritz', false],
      ['hunting-hound', true],
      ['hunting-hound', false],
    ]);
  });

  it('BW-36.15: a stunned Hound loses its Stun instead of the extra activation', () => {
    const s = turn('harsfa', ['ready'], ['boritz', { foe: 'hunting-hound', stunned: true }], hunt).endTurn();
    s.expectFact('stunLost', { rule: 'BW-36.15' });
    expect(s.all('struck').map(({ foe }) => foe)).toEqual(['boritz', 'hunting-hound']);
  });

  it('BW-36.8: Belphegor mends the war machines he sees', () => {
    const foes = [
      'belphegor',
      { foe: 'ballista', damage: 2 },
      { foe: 'trebuchet', damage: 3 },
      { foe: 'human-scout', damage: 1 },
    ];
    const s = turn('harsfa', ['ready'], foes as Parameters<typeof turn>[2], hunt).endTurn();
    expect(s.table.line.map(({ damage }) => damage)).toEqual([0, 0, 0, 1]);
  });

  it('BW-36.9: Eva resurrects nothing while she sees a bat or Corpse Hound', () => {
    const s = turn('harsfa', ['ready'], ['human-scout', 'eva', 'corpse-hound'], hunt).defeated('corpse-hound').endTurn();
    s.expectNoFact('resurrected');
  });

  it.each([
    [3, 0],
    [4, 2],
  ])('BW-36.10: the Hammer at Menace %i deals %i', (menace, wounds) => {
    expect(withMenace(menace, ['hammer-of-the-underworld'], hunt).endTurn().hero().wounds).toBe(wounds);
  });

  it('BW-36.11: the Baron raises Menace below 8, and mends 1 for each Wound he dealt', () => {
    const s = withMenace(7, [{ foe: 'baron-of-ruin', damage: 5 }], hunt).endTurn();
    expect(s.table).toMatchObject({ menace: 8, line: [{ damage: 3 }] });
  });

  it('BW-36.11: what is shielded mends nothing', () => {
    const s = turn('harsfa', ['bronze-breastplate', 'ready'], [{ foe: 'baron-of-ruin', damage: 5 }], hunt);
    s.say('play bronze-breastplate').endTurn();
    expect(s.table.line[0].damage).toBe(5);
  });

  it.each([
    [
      ['baron-of-ruin', 'eva'],
      ['baron-of-ruin', 'eva', 'hunting-hound'],
    ],
    [
      ['baron-of-ruin', 'ballista'],
      ['baron-of-ruin', 'ballista'],
    ],
    [
      ['ballista', 'baron-of-ruin'],
      ['ballista', 'baron-of-ruin'],
    ],
  ] as [FoeId[], FoeId[]][])('BW-36.11: at Menace 8 he resurrects if he sees no Foe without a crown: %j', (foes, line) => {
    const s = withMenace(8, foes, hunt).defeated('vampire-bat', 'hunting-hound');
    s.arrange((t) => {
      // Eva's own text is another matter.
      for (const foe of t.line) foe.stunned = foe.foe !== 'baron-of-ruin';
    });
    expect(s.endTurn().foes).toEqual(line);
  });
});

describe('37. The Carnival of Chaos', () => {
  it.each([
    [4, 0],
    [5, 1],
  ])('BW-37.1: the Jongleur, a %i: Wounds %i, from any place', (face, wounds) => {
    const s = show(['bruno', 'faceless-acrobat', 'sinister-jongleur'], face).arrange((t) => {
      for (const foe of t.line.slice(0, 2)) foe.stunned = true;
    });
    expect(s.endTurn().hero().wounds).toBe(wounds);
  });

  it.each([
    [3, 0, ['aerial-harlequin', 'bruno']],
    [4, 1, ['bruno', 'aerial-harlequin']],
  ])('BW-37.2: the Harlequin, a %i: Wounds %i', (face, wounds, line) => {
    const s = show([{ foe: 'bruno', stunned: true }, 'aerial-harlequin'], face).endTurn();
    expect(s.hero().wounds).toBe(wounds);
    expect(s.foes).toEqual(line);
  });

  it('BW-37.3: the Smiling Horror fortifies with a 6', () => {
    expect(show(['smiling-horror'], 6).endTurn().table.toll).toBe(1);
    expect(show(['smiling-horror'], 5).endTurn().table.toll).toBe(0);
  });

  it('BW-37.4: the Acrobat swaps with the Foe behind it, and attacks from there', () => {
    const s = show(['faceless-acrobat', { foe: 'bruno', stunned: true }, { foe: 'smiling-horror', stunned: true }]).endTurn();
    expect(s.foes).toEqual(['bruno', 'faceless-acrobat', 'smiling-horror']);
    expect(s.hero().wounds).toBe(1);
  });

  it('BW-37.5: the Cannonball explodes when first; otherwise with 4 to 6 it comes to the start', () => {
    const first = show(['human-cannonball']).endTurn();
    expect([first.hero().wounds, first.foes]).toEqual([2, []]);
    const bruno = { foe: 'bruno', stunned: true } as const;
    expect(show([bruno, 'human-cannonball'], 3).endTurn().foes).toEqual(['bruno', 'human-cannonball']);
    expect(show([bruno, 'human-cannonball'], 4).endTurn().foes).toEqual(['human-cannonball', 'bruno']);
  });

  it('BW-37.6: the Cannon fires the Cannonball it sees', () => {
    const s = show(['patchwork-cannon', { foe: 'human-cannonball', stunned: true }, { foe: 'bruno', stunned: true }]).endTurn();
    expect(s.foes).toEqual(['patchwork-cannon', 'bruno', 'human-cannonball']);
    expect(s.hero().wounds).toBe(1);
  });

  it.each([
    [4, ['patchwork-cannon']],
    [5, ['human-cannonball', 'patchwork-cannon']],
  ])('BW-37.5, BW-37.6: without one, a %i: %j', (face, line) => {
    const s = show(['patchwork-cannon'], face).defeated('human-cannonball').endTurn();
    // A resurrected Cannonball goes to the start of the line.
    expect(s.foes).toEqual(line);
    expect(s.hero().wounds).toBe(0);
  });

  it.each([
    [4, ['disapparo', 'bruno'], 1],
    [5, ['bruno', 'disapparo'], 0],
  ])('BW-37.7, BW-37.17: Disapparo, a %i', (face, line, damage) => {
    const s = turn('harsfa', ['set', 'ready'], ['disapparo', 'bruno'], carnival).rolls('foe', face);
    s.say('play set', 'option 1', 'place 1');
    expect(s.foes).toEqual(line);
    expect(s.table.line.find(({ foe }) => foe === 'disapparo')?.damage).toBe(damage);
    s.expectQuestion('action phase/play', 0);
  });

  it('BW-37.18: his roll comes after the discard and before the Hero roll, which a miss spares', () => {
    const s = turn('harsfa', ['sellswords', 'heroism-1', 'heroism-2'], ['disapparo', 'bruno'], carnival).rolls('foe', 6);
    s.say('play sellswords', 'place 1').expectNoFact('rolled');
    s.say('discard heroism-1').expectFact('missed');
    expect(s.hero().discard).toContain('heroism-1');
    const knife = turn('nevtelen', ['throwing-knife', 'fold-em'], ['disapparo', 'bruno'], carnival).rolls('foe', 6);
    knife.say('play throwing-knife', 'place 1').expectNoFact('rolled', { whose: 'hero' });
  });

  it.each([
    [2, 4, 1],
    [3, 5, 1],
    [5, 5, 2],
  ])('BW-37.8: Madam Fanji, a %i: a hand of %i, Wounds %i', (face, hand, wounds) => {
    const s = show(['madam-fanji'], face).endTurn();
    expect([s.hero().hand.length, s.hero().wounds]).toEqual([hand, wounds]);
  });

  it('BW-37.9: Bruno has Attack 2 when first', () => {
    const s = show(['bruno', 'smiling-horror']);
    expect(attackOfFoe(s.table, 0)).toBe(2);
    expect(attackOfFoe(s.line('smiling-horror', 'bruno').table, 1)).toBe(1);
  });

  it('BW-37.10: Mr. Chuckles resurrects nothing while he sees one of his clowns', () => {
    const s = show(['mr-chuckles', { foe: 'sinister-jongleur', stunned: true }])
      .defeated('smiling-horror')
      .endTurn();
    s.expectNoFact('resurrected');
  });

  it.each([
    [3, 0],
    [4, 1],
  ])('BW-37.11: the Ringmaster, a %i: Toll %i', (face, toll) =>
    expect(show(['ringmaster'], face).endTurn().table.toll).toBe(toll),
  );

  it.each([
    [1, 1, ['smiling-horror', 'mr-chuckles'], 3],
    [2, 0, ['mr-chuckles', 'smiling-horror'], 3],
    [4, 0, ['smiling-horror', 'mr-chuckles'], 1],
    [6, 0, ['smiling-horror', 'mr-chuckles'], 3],
  ])('BW-37.12: Three Ring Calamity, a %i', (face, wounds, line, damage) => {
    const foes = [
      { foe: 'smiling-horror', stunned: true },
      { foe: 'mr-chuckles', stunned: true },
    ] as const;
    const s = turn('harsfa', ['ready'], foes, carnival)
      .rolls('foe', face)
      .arrange((t) => {
        t.line[0].damage = 3;
      });
    s.endTurn();
    expect(s.hero().wounds).toBe(wounds);
    expect(s.foes).toEqual(line);
    expect(s.table.line.find(({ foe }) => foe === 'smiling-horror')?.damage).toBe(damage);
  });

  it('BW-37.12: a 4 mends the first Foe also where it stands alone', () => {
    const s = turn('harsfa', ['ready'], [{ foe: 'mr-chuckles', damage: 3, stunned: true }], carnival).rolls('foe', 4);
    s.endTurn();
    expect(s.table.line).toMatchObject([{ foe: 'mr-chuckles', damage: 1 }]);
  });
});
