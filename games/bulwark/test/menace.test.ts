/** Chapters 17, 18, 22 and 25: dice, Menace, the end, challenges. */
import { describe, expect, it } from 'vitest';
import { turn } from './scene.ts';

describe('17. Dice', () => {
  it('BW-17.1, BW-17.3, BW-17.4, BW-17.5: a Hero roll of six faces is told to all', () => {
    const s = turn('nevtelen', ['hold-em', 'fold-em']).rolls('hero', 2).say('play hold-em');
    s.expectFact('rolled', { whose: 'hero', face: 2 });
    expect(s.heard(null)).toContainEqual({ kind: 'rolled', rule: 'BW-17.4', whose: 'hero', face: 2 });
    expect(s.table.shield).toBe(1);
  });

  it('BW-17.6, BW-33.10: a Reroll may be spent after a Hero roll, and another after that', () => {
    const s = turn('nevtelen', ['hold-em', 'fold-em'], ['human-spy']).rolls('hero', 1, 2, 5);
    s.arrange((t) => {
      t.rerolls = 2;
    });
    s.say('play hold-em').expectQuestion('hero roll/reroll', 0, ['reroll', 'keep']);
    expect(s.asked(0)?.show).toEqual({ face: 1, rerolls: 2 });
    s.say('reroll').expectQuestion('hero roll/reroll', 0);
    s.say('reroll').expectQuestion('attack/target', 0);
    expect(s.table.rerolls).toBe(0);
  });

  it('BW-17.6: the result may be kept, and the Reroll with it', () => {
    const s = turn('nevtelen', ['hold-em', 'fold-em']).rolls('hero', 1);
    s.arrange((t) => {
      t.rerolls = 1;
    });
    s.say('play hold-em', 'keep');
    expect(s.table).toMatchObject({ rerolls: 1, shield: 1 });
  });

  it('BW-17.7: Foe rolls cannot be rolled again', () => {
    const s = turn('nevtelen', ['ol-one-two', 'fold-em'], ['disapparo'], { army: 'carnival' }).rolls('foe', 5);
    s.arrange((t) => {
      t.rerolls = 1;
      t.actions = 2;
    });
    s.say('play ol-one-two', 'place 1').expectFact('missed');
    s.expectQuestion('attack/target', 0);
  });

  it.each([
    [3, 1],
    [1, 1],
  ])('BW-17.8, BW-37.8: with Madam Fanji a %i is one lower, but never below 1', (face, shield) => {
    const s = turn('nevtelen', ['hold-em', 'fold-em'], ['madam-fanji'], { army: 'carnival' }).rolls('hero', face);
    s.say('play hold-em');
    expect(s.table.shield).toBe(shield);
    expect(s.all('unlucky')).toHaveLength(face === 1 ? 0 : 1);
  });

  it('BW-17.8: the Reroll comes before the modifier', () => {
    const s = turn('nevtelen', ['hold-em', 'fold-em'], ['madam-fanji'], { army: 'carnival' }).rolls('hero', 1, 4);
    s.arrange((t) => {
      t.rerolls = 1;
    });
    s.say('play hold-em').expectNoFact('unlucky');
    s.say('reroll').expectQuestion('attack/target', 0);
    s.expectFact('unlucky', { face: 4, to: 3 });
  });

  it('BW-17.10: a number that is not listed does nothing, and the attack follows', () => {
    const s = turn('harsfa', ['ready'], ['smiling-horror'], { army: 'carnival' }).rolls('foe', 6, 5);
    s.endTurn();
    expect(s.table.toll).toBe(0);
    expect(s.hero().wounds).toBe(1);
  });
});

describe('18. Menace', () => {
  const withMenace = (menace: number, ...foes: Parameters<typeof turn>[2] & object) =>
    turn('harsfa', ['set', 'ready'], [...foes]).arrange((t) => {
      t.menace = menace;
    });

  it('BW-18.1, BW-18.3, BW-18.11: "Menace +1" raises the one Menace there is', () => {
    const s = withMenace(3, 'human-spy').endTurn();
    s.expectFact('menaceChanged', { by: 1, to: 4 });
    expect(s.table.menace).toBe(4);
  });

  it('BW-18.4, BW-18.5: it is lowered, and never below 0', () => {
    const s = withMenace(0, { foe: 'human-spy', damage: 1 }).say('play set', 'option 1', 'place 1');
    expect(s.table.menace).toBe(0);
    s.expectNoFact('menaceChanged');
  });

  it.each([
    [14, null],
    [15, 'menace'],
  ])('BW-18.6, BW-22.5: from %i a rise by 1', (menace, reason) => {
    const s = withMenace(menace, 'human-spy').endTurn();
    expect(s.outcome?.reason ?? null).toBe(reason);
  });

  it('BW-18.8: Menace alone does nothing', () => {
    const s = withMenace(15, 'human-beggar').endTurn();
    expect(s.hero().wounds).toBe(0);
    expect(s.isOver).toBe(false);
  });

  it('BW-18.7, BW-22.7: the counter stops at 16 and the game there', () => {
    const s = withMenace(15, 'human-spy', 'human-spy', 'street-trash-fodder').endTurn();
    expect(s.table.menace).toBe(16);
    expect(s.all('activated')).toHaveLength(1);
    expect(s.hero().wounds).toBe(0);
  });
});

describe('22. The end', () => {
  const lastBlow = (damage: number) =>
    turn('harsfa', ['set', 'gash', 'ready'], ['human-spy', { foe: 'bloody-moana', damage }].toReversed() as never).arrange(
      (t) => {
        t.finalBattle = true;
      },
    );

  it('BW-22.1, BW-22.2, BW-22.8, BW-21.12: the last crown Foe falls; healing comes first, other Foes may remain', () => {
    const s = lastBlow(3).say('play set', 'option 1', 'place 1');
    s.expectQuestion('heal/wound', 0, ['heal hand gash', 'done']);
    s.say('heal hand gash');
    expect(s.outcome).toEqual({ winners: [0], reason: 'won', rule: 'BW-22.1', scores: [] });
    expect(s.foes).toEqual(['human-spy']);
  });

  it('BW-22.10: a win is reported with what is left', () => {
    const s = lastBlow(3).say('play set', 'option 1', 'place 1', 'done');
    s.expectFact('over', { ending: 'won', round: 1, menace: 0, living: 1 });
  });

  it('BW-22.2: not before the Final Battle has begun', () => {
    const s = lastBlow(3).arrange((t) => {
      t.finalBattle = false;
    });
    s.say('play set', 'option 1', 'place 1', 'done').expectQuestion('action phase/play', 0);
  });

  it('BW-22.2: not while another crown Foe is in the line', () => {
    const s = lastBlow(3)
      .line({ foe: 'bloody-moana', damage: 3 }, 'ghowuv')
      .arrange((t) => {
        t.finalBattle = true;
      });
    s.say('play set', 'option 1', 'place 1', 'done').expectQuestion('action phase/play', 0);
  });

  it('BW-1.1, BW-22.1: all Heroes win together, killed ones too', () => {
    const s = turn('harsfa', ['set', 'ready'], [{ foe: 'bloody-moana', damage: 4 }], {}, 2).arrange((t) => {
      t.finalBattle = true;
      const hero = t.heroes[1];
      t.gone.push(...hero.deck, ...hero.hand);
      Object.assign(hero, { alive: false, deck: [], hand: [] });
    });
    s.say('play set', 'option 1', 'place 1');
    expect(s.outcome?.winners).toEqual([0, 1]);
  });
});

describe('25. Rising Panic', () => {
  const panic = { risingPanic: true };

  it.each([
    [1, 0],
    [2, 1],
    [4, 1],
  ])('BW-25.7: at the end of round %i Menace +%i', (round, menace) => {
    const s = turn('harsfa', ['ready'], [], panic).arrange((t) => {
      t.round = round;
      t.reveals = 0;
    });
    s.endTurn();
    expect(s.table.menace).toBe(menace);
  });

  it('BW-25.7, BW-25.10, BW-25.11: a defeated crown Foe lowers it, before the healing', () => {
    const s = turn('harsfa', ['set', 'gash', 'ready'], [{ foe: 'bloody-moana', damage: 3 }], panic).arrange((t) => {
      t.menace = 5;
      t.finalBattle = true;
    });
    s.say('play set', 'option 1', 'place 1').expectQuestion('heal/wound', 0);
    expect(s.table.menace).toBe(4);
  });

  it('BW-25.7: not against the Carnival', () => {
    const s = turn('harsfa', ['set', 'ready'], [{ foe: 'bruno', damage: 5 }], { ...panic, army: 'carnival' }).arrange((t) => {
      t.menace = 5;
    });
    s.say('play set', 'option 1', 'place 1');
    expect(s.table).toMatchObject({ menace: 5, defeated: ['bruno'] });
  });

  it('BW-25.10: its rise may lose the game', () => {
    const s = turn('harsfa', ['ready'], [], panic).arrange((t) => {
      t.round = 2;
      t.reveals = 0;
      t.menace = 15;
    });
    s.endTurn();
    expect(s.outcome?.reason).toBe('menace');
  });
});
