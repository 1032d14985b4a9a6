/** Chapters 1 to 3 and what else holds for the whole game: combinations, zones, what is on no card. */

import { Play } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../box.ts';
import { type Ability, ALL_CARDS, ALL_FOES, ARMIES, ARMY_IDS, abilityOf, CARDS, HERO_IDS, HEROES } from '../data/index.ts';
import type { GameFact } from '../facts.ts';
import { bulwark } from '../index.ts';
import { checkWin } from '../rules/ending.ts';
import { fortify } from '../rules/line.ts';
import { changeMenace } from '../rules/menace.ts';
import type { Table } from '../table.ts';
import { text } from '../text/index.ts';
import { dealt, turn } from './scene.ts';

/** Heroes of so many seats, in every combination without regard to order. */
function combinations(seats: number): string[][] {
  if (seats === 0) return [[]];
  return combinations(seats - 1).flatMap((rest) =>
    HERO_IDS.filter((hero) => rest.length === 0 || hero >= rest[rest.length - 1]).map((hero) => [...rest, hero]),
  );
}

const verbsOf = (effect: string): string[] => (PRINTED.programs.get(effect) ?? []).map(({ verb }) => verb);

describe('1. The game', () => {
  it.each([
    [1, 3],
    [2, 6],
    [3, 10],
    [4, 15],
  ])(
    'BW-1.2, BW-1.3, BW-1.4, BW-1.5, BW-1.10, BW-23.4, BW-30.3: %i Heroes in %i combinations, against each army',
    (seats, number) => {
      const all = combinations(seats);
      expect(all).toHaveLength(number);
      for (const army of ARMY_IDS) {
        for (const heroes of all) {
          const options = { army, ...Object.fromEntries(heroes.map((hero, i) => [`hero${i + 1}`, hero])) };
          const s = dealt({ seats, options });
          s.mustBePossible();
          expect(s.table.heroes.map(({ hero }) => hero)).toEqual(heroes);
          expect(s.table.settings.army).toBe(army);
        }
      }
    },
  );

  it('BW-1.7, BW-4.2: three Heroes, three armies, one Location', () => {
    expect([Object.keys(HEROES).length, Object.keys(ARMIES).length]).toEqual([3, 3]);
    expect(bulwark.meta.options.map(({ name }) => name)).not.toContain('location');
  });

  it('BW-5.3: the parts of a turn are called as they are', () => {
    const { phases } = text.en.names;
    expect([phases.action, phases.buy, phases.activation]).toEqual(['Action Phase', 'Buy Step', 'Activation Step']);
  });
});

describe('2. Components', () => {
  it('BW-2.12: no Foe of the Carnival uses Menace', () => {
    const abilities: Ability[] = ['reveal', 'activation', 'defeat', 'resurrected', 'afterWound', 'almsGiven'];
    for (const { id, attackWhen } of ARMIES.carnival) {
      for (const ability of abilities) expect(verbsOf(abilityOf(id, ability))).not.toContain('menace');
      for (const { menace, below } of attackWhen) expect([menace, below]).toEqual([0, 0]);
    }
  });

  it('BW-2.13: all Heroes take Wounds from one deck', () => {
    const s = dealt({ seats: 2 }).line('street-trash-fodder');
    const before = s.table.woundDeck.length;
    s.endTurn().endTurn();
    expect([s.hero(0).wounds, s.hero(1).wounds]).toEqual([1, 1]);
    expect(s.table.woundDeck).toHaveLength(before - 2);
  });

  it('BW-2.15, BW-24.3: people see damage, Stun, Shield, Toll, Screen and the level', () => {
    const s = turn('harsfa', ['ready'], [{ foe: 'bruno', damage: 2, stunned: true }], { army: 'carnival' }).arrange((t) => {
      t.toll = 2;
      t.shield = 3;
      t.screen = t.line[0].number;
    });
    expect(s.view(null).table).toMatchObject({
      line: [{ foe: 'bruno', damage: 2, stunned: true, health: 6, attack: 2 }],
      toll: 2,
      shield: 3,
      screen: 1,
      settings: { level: 'knight' },
    });
  });

  it('BW-17.2, BW-17.9: dice are rolled for cards of Nevtelen and of the Carnival alone', () => {
    const rolls = (effect: string): boolean =>
      (PRINTED.programs.get(effect) ?? []).some(
        ({ verb, given }) => verb === 'roll' || verb === 'double' || (Array.isArray(given.die) && given.die.length > 0),
      );
    const cards = ALL_CARDS.filter(({ id }) => rolls(id) || rolls(`${id} when played`));
    expect(cards.map(({ id }) => id)).toEqual([
      'hold-em',
      'throwing-knife',
      'orichalcum-haymaker',
      'feeling-lucky',
      'double-or-nothing',
    ]);
    for (const { id, dodges } of [...ARMIES.shadows, ...ARMIES.hunt]) {
      expect([id, rolls(abilityOf(id, 'activation')), dodges]).toEqual([id, false, []]);
    }
  });

  it('BW-20.9, BW-20.10, BW-28.10, BW-28.11: cards have neither icons nor a number in the corner', () => {
    for (const card of [...ALL_CARDS, ...ALL_FOES]) {
      for (const field of Object.keys(card)) expect(field).not.toMatch(/icon|corner|beast|clown/i);
    }
  });
});

describe('3. Zones', () => {
  it('BW-3.1, BW-3.2: a position with a card too many or too few cannot be loaded', () => {
    const { game } = dealt();
    const loads = (change: (t: Table) => void): string | null => {
      const copy = bulwark.copy({ ...game, chance: { kind: 'quick', state: [1, 2, 3, 4] } });
      change(copy.table);
      const loaded = bulwark.load(JSON.parse(JSON.stringify(copy)));
      return 'problem' in loaded ? loaded.problem : null;
    };
    expect(loads(() => {})).toBeNull();
    expect(loads((t) => void t.heroes[0].hand.pop())).toContain('the card heroism-1 is missing from the table');
    expect(loads((t) => void t.trash.push('opal'))).toContain('the card opal is on the table too often');
    expect(loads((t) => void t.defeated.push('eva'))).toContain('the Foe eva is on the table too often');
    expect(
      loads((t) => {
        t.heroes[0].wounds = 1;
      }),
    ).toContain('heroes[0].wounds is 1, but there are 0 Wounds');
    expect(
      loads((t) => {
        t.screen = 7;
      }),
    ).toContain('the Screen stands behind a Foe that is not in the line');
    expect(loads((t) => void t.location.pop())).toContain('location should have 8 piles');
    expect(
      loads((t) => {
        t.menace = 17;
      }),
    ).toContain('menace');
  });

  it('BW-3.3: cards never move between Heroes', () => {
    const s = dealt({ seats: 3, seed: 4, options: { hero1: 'harsfa', hero2: 'hemi', hero3: 'nevtelen' } });
    s.playOn(4, 60);
    for (const { hero, deck, hand, play, discard } of s.table.heroes) {
      const own = new Set<string>(HEROES[hero].map(({ id }) => id));
      for (const card of [...deck, ...hand, ...play, ...discard]) {
        const shared = !isOfAHero(card);
        expect([card, shared || own.has(card)]).toEqual([card, true]);
      }
    }
  });

  it('BW-3.4: what concerns the active Hero concerns nobody else', () => {
    const s = dealt({ seats: 2 }).endTurn().line('alchemical-trap');
    s.endTurn();
    expect([s.hero(0).wounds, s.hero(1).wounds]).toEqual([0, 2]);
  });

  it('BW-3.7: Mere Bauble has two types, and Wounds may be Action cards', () => {
    expect(CARDS.get('mere-bauble')).toMatchObject({ action: true, heroism: 1 });
    expect(CARDS.get('graze')).toMatchObject({ action: true, where: 'wounds', heroism: 0 });
  });
});

const isOfAHero = (card: string): boolean => Object.values(HEROES).some((deck) => deck.some(({ id }) => id === card));

describe('11 to 25. What is left', () => {
  it('BW-11.1, BW-11.2, BW-11.4: the line grows at its end without limit', () => {
    const foes = Array<'human-thief'>(5).fill('human-thief');
    const s = turn(
      'harsfa',
      ['ready'],
      [...foes, ...Array<'human-spy'>(5).fill('human-spy'), ...Array<'human-beggar'>(5).fill('human-beggar')],
    );
    s.arrange((t) => {
      t.reveals = 1;
      for (const foe of t.line) foe.stunned = true;
    });
    s.nextFoes('exile-siwili').endTurn();
    expect(s.foes).toHaveLength(16);
    expect([s.foes[0], s.foes[15]]).toEqual(['human-thief', 'exile-siwili']);
  });

  it('BW-13.10: several Wounds returned at once go under the Wound deck in random order', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready', 'graze', 'broken-bone']).say('play sacred-guardian');
    s.arrange((_t, stack) => {
      stack[stack.length - 1].vars.left = 2;
    });
    s.game.chance = { kind: 'scripted', script: { wounds: [0] } };
    s.say('heal hand graze', 'heal hand broken-bone');
    // Under the deck lay the bone, then the graze; the shuffle has swapped them.
    expect(s.table.woundDeck.slice(0, 2)).toEqual(['graze', 'broken-bone']);
  });

  it('BW-20.1, BW-20.14: where there is no Encampment Fortify does nothing', () => {
    for (const army of ARMY_IDS) {
      const s = turn('harsfa', ['ready'], [], { army });
      const p = new Play<Table, GameFact>();
      p.begin(s.game, undefined);
      fortify(p);
      expect([army, s.table.toll]).toEqual([army, army === 'carnival' ? 1 : 0]);
    }
  });

  it('BW-18.14, BW-18.15, BW-22.9: the loss at 16 is immediate: neither a later fall nor a win undoes it', () => {
    const s = turn('harsfa', ['ready']).arrange((t) => {
      t.menace = 14;
      t.finalBattle = true;
    });
    const p = new Play<Table, GameFact>();
    p.begin(s.game, undefined);
    changeMenace(p, 1);
    expect(p.finished).toBe(false);
    changeMenace(p, 1);
    expect([p.finished, s.table.ending]).toEqual([true, 'menace']);
    changeMenace(p, -1);
    checkWin(p);
    expect(s.table.ending).toBe('menace');
  });

  it('BW-21.4: apart from its packet a Mastermind is a crown Foe like others', () => {
    const s = turn('harsfa', ['set', 'ready'], [{ foe: 'guildmaster-umbra', damage: 7 }, 'ghowuv']).arrange((t) => {
      t.finalBattle = true;
    });
    s.say('play set', 'option 1', 'place 1').expectQuestion('action phase/play', 0);
    expect(s.table.defeated).toEqual(['guildmaster-umbra']);
  });

  it('BW-25.6: challenges go with every army', () => {
    for (const army of ARMY_IDS) {
      const { settings } = dealt({ options: { army, risingPanic: true, knivesInTheDark: true } }).table;
      expect(settings).toMatchObject({ army, risingPanic: true, knivesInTheDark: true });
    }
  });
});
