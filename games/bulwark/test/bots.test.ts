/** Bots at Bulwark: they finish every game, see what threatens, and care for the other Heroes as for their own. */
import { GreedyBot, SearchBot, see } from '@guildhall/bots';
import { type Game, type GamePackage, isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { dangerOf, lookAhead } from '../bots/danger.ts';
import { usesOf } from '../bots/uses.ts';
import { boxOf, PRINTED } from '../box.ts';
import { ARMY_IDS, CARD_IDS, type CardId, isWound } from '../data/index.ts';
import { bulwark } from '../index.ts';
import type { Table } from '../table.ts';
import { OVERLAY } from './overlays.ts';
import { type BulwarkScene, dealt, turn } from './scene.ts';

const game = bulwark as unknown as GamePackage;
const value = (s: BulwarkScene): number => bulwark.bots.evaluate(s.game, 0);

/** What each bot answers, whatever its seed. */
function answers(s: BulwarkScene, seat = 0): Set<unknown> {
  const given = new Set<unknown>();
  for (let seed = 1; seed <= 6; seed++) {
    const seen = see(game, s.game as Game<unknown>, seat, new QuickRandom(seed));
    given.add(new GreedyBot(seed).decideNow(seen));
    given.add(new SearchBot(seed).decideNow(seen, { iterations: 300 }));
  }
  return given;
}

describe('every army is fought to the end', () => {
  test.each(ARMY_IDS.flatMap((army) => [1, 2, 4].map((seats) => [army, seats] as const)))('%s, Heroes: %i', (army, seats) => {
    const options = bulwark.options({ army, level: 'squire' }, seats);
    if (isRefusal(options)) throw new Error(options.why);
    const g = bulwark.setup(options, seats, { kind: 'quick', state: quickState(seats) });
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 1 ? new SearchBot(seat) : new GreedyBot(seat, 1)));
    const eyes = new QuickRandom(3);
    let round = 0;
    for (let [seat] = bulwark.actors(g); seat !== undefined; [seat] = bulwark.actors(g)) {
      const seen = see(game, g as Game<unknown>, seat, eyes);
      const answer = bots[seat].decideNow(seen, { iterations: 4 }) as string;
      expect(bulwark.whyNot(g, seat, answer)).toBeNull();
      bulwark.apply(g, seat, answer);
      // All stand or fall together (BW-1.1).
      const standing = bulwark.bots.evaluate(g, seat);
      expect(standing).toBeGreaterThanOrEqual(0);
      expect(standing).toBeLessThanOrEqual(1);
      for (let other = 0; other < seats; other++) expect(bulwark.bots.evaluate(g, other)).toBe(standing);
      round = (g.table as Table).round;
    }
    expect(bulwark.bots.evaluate(g, 0)).toBe(g.table.ending === 'won' ? 1 : 0);
    expect(round).toBeGreaterThan(10);
  });
});

describe('a table is valued', () => {
  const scene = (foes: Parameters<typeof turn>[2] = ['human-thief']) => turn('harsfa', ['heroism-1'], foes, {}, 2);
  const at = (foes: Parameters<typeof turn>[2]): number => value(scene(foes));
  const still = value(scene());
  const arranged = (change: (t: Table) => void) => scene().arrange(change);
  const WOUNDED: CardId[] = ['gash', 'gash', 'gash', 'gash', 'gash', 'gash'];

  it.each<[string, () => BulwarkScene]>([
    [
      'Menace',
      () =>
        arranged((t) => {
          t.menace = 9;
        }),
    ],
    ['another Hero with Wounds', () => scene().has('discard', WOUNDED, 1)],
    ['a Wound deck that runs out', () => arranged((t) => t.woundsAway.push(...t.woundDeck.splice(3)))],
    [
      'a Hero who is dead',
      () =>
        arranged((t) => {
          const [, hero] = t.heroes;
          hero.alive = false;
          t.gone.push(...hero.deck.splice(0), ...hero.hand.splice(0));
        }),
    ],
  ])('lower with %s', (_what, worse) => expect(value(worse())).toBeLessThan(still));

  it('the lower the worse the Foe that stands there', () => {
    expect(at(['human-beggar'])).toBeGreaterThan(still);
    expect(at(['human-spy'])).toBeLessThan(at(['human-beggar']));
    expect(at(['bloody-moana'])).toBeLessThan(still);
  });

  it('higher with what Foes have suffered', () => {
    expect(at([{ foe: 'bloody-moana', damage: 4 }])).toBeGreaterThan(at(['bloody-moana']));
  });

  it('higher with a better deck, and with a thinner one', () => {
    const with2 = (zone: CardId[]) => value(turn('harsfa', ['heroism-1']).has('discard', zone));
    expect(with2(['short-spear', 'short-spear'])).toBeGreaterThan(with2([]));
    const fewer = turn('harsfa', ['heroism-1']).has('discard', ['short-spear', 'short-spear']);
    const before = value(fewer);
    fewer.arrange(({ heroes: [{ deck }], trash }) => trash.push(...deck.splice(deck.indexOf('heroism-1'), 1)));
    expect(value(fewer)).toBeGreaterThan(before);
  });
});

describe('what Foes will do', () => {
  it('is read from where they stand, from Menace and from the Shield that waits for them', () => {
    const into = { wounds: 0, piercing: 0, menace: 0, other: 0, later: 0 };
    const s = turn('harsfa', ['heroism-1'], ['human-assassin', 'human-spy', 'street-trash-fodder', 'bloody-moana']);
    expect(lookAhead(s.table, into)).toMatchObject({ wounds: 2, piercing: 0, menace: 1 });
    s.line('bloody-moana', 'human-spy', 'human-spy');
    expect(lookAhead(s.table, into)).toMatchObject({ wounds: 0, piercing: 2, menace: 2 });
    s.line({ foe: 'bloody-moana', stunned: true }, 'alchemical-trap');
    expect(lookAhead(s.table, into)).toMatchObject({ wounds: 0, piercing: 0 });
    s.line('alchemical-trap');
    expect(lookAhead(s.table, into)).toMatchObject({ wounds: 2 });
  });

  it('at the Carnival counts the dice and the Encampment', () => {
    const into = { wounds: 0, piercing: 0, menace: 0, other: 0, later: 0 };
    const s = turn('harsfa', ['heroism-1'], ['sinister-jongleur', 'aerial-harlequin'], { army: 'carnival' });
    // 1 of 6 faces of the Encampment, 2 of 6 of the Jongleur, 3 of 6 of the Harlequin.
    expect(lookAhead(s.table, into).wounds).toBeCloseTo(1);
  });

  it('is worse in the front rank', () => {
    const s = turn('harsfa', ['heroism-1'], ['human-thief', 'human-thief', 'street-trash-fodder']);
    const behind = dangerOf(s.table, 2);
    expect(dangerOf(s.line('street-trash-fodder').table, 0)).toBeGreaterThan(behind);
  });
});

describe('what cards are good for', () => {
  it('is read from every text', () => {
    const uses = usesOf(PRINTED);
    for (const card of CARD_IDS) {
      if (isWound(card)) continue;
      const { damage, shield, heroism, cards, thins, other } = uses[card];
      expect(damage + shield + heroism + cards + thins + other, card).toBeGreaterThan(0);
    }
    expect(uses['short-spear']).toMatchObject({ damage: 2, reach: 2, actions: 1 });
    expect(uses['orichalcum-haymaker'].damage).toBeCloseTo(6.5);
    expect(uses['feeling-lucky'].cards).toBeCloseTo(9 / 6);
  });

  it('also from what an overlay has written', () => {
    const s = dealt({ given: { all: OVERLAY } });
    expect(usesOf(boxOf(s.table))['short-spear']).toMatchObject({ damage: 7, reach: 1, actions: 0 });
  });
});

describe('bots play with the others', () => {
  it('heal the Hero who is nearest to death, not themselves', () => {
    const s = turn('harsfa', ['sacred-guardian', 'ready'], ['human-beggar'], { hero2: 'hemi' }, 2)
      .has('discard', ['graze'])
      .has('discard', ['broken-bone', ...Array<CardId>(6).fill('gash')], 1);
    s.say('play sacred-guardian').expectQuestion('heal chosen/whom', 0);
    expect(answers(s)).toEqual(new Set(['hero 2']));
  });

  it('take a Shield where the next Wound kills, and strike where none comes', () => {
    const hand: CardId[] = ['set', 'heroism-1'];
    const dying = turn('harsfa', hand, ['bruno'], { army: 'carnival' }).has('discard', Array<CardId>(8).fill('gash'));
    expect(answers(dying.say('play set'))).toEqual(new Set(['option 2']));
    const safe = turn('harsfa', hand, [{ foe: 'human-spy', damage: 1 }]);
    expect(answers(safe.say('play set'))).toEqual(new Set(['option 1']));
  });

  it('strike the Foe whose next activation is worst', () => {
    const s = turn('harsfa', ['short-spear', 'ready'], ['human-beggar', 'human-spy']);
    expect(answers(s.say('play short-spear'))).toEqual(new Set(['place 2']));
  });

  it('draw before they strike, and keep no Heroism back', () => {
    const s = turn('harsfa', ['orichalcum-spear', 'ready', 'heroism-1'], ['bloody-moana']);
    expect(answers(s)).toEqual(new Set(['play ready']));
    const buying = turn('harsfa', ['heroism-1', 'heroism-2'], ['bloody-moana']).toBuyStep();
    expect(answers(buying)).toEqual(new Set(['play heroism-2']));
  });
});
