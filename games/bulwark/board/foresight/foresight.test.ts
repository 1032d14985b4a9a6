/** What the board foretells is what then happens: tried out against true games. */
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../data/index.ts';
import type { GameFact } from '../../facts.ts';
import { bulwark } from '../../index.ts';
import { dealt, turn } from '../../test/scene.ts';
import { forecastOf, mean, spread } from './forecast.ts';
import { aimAt, previewOf } from './preview.ts';
import { heeded, seenFrom } from './sight.ts';

describe('the Activation Step, foretold from the view alone', () => {
  test.each(['shadows', 'hunt'] as const)('is what comes, wherever no die decides (%s)', (army) => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const s = dealt({ seats: 2, options: { army, level: 'legend', closedHands: seed % 2 === 0 }, seed });
      const random = new QuickRandom(seed);
      while (!s.isOver) {
        const { actor, question } = s;
        if (question === 'buy step/buy' && actor === s.table.seat) {
          const { sums, chance, foes } = forecastOf(s.view(actor).table);
          const copy = bulwark.copy(s.game);
          const told: GameFact[] = [];
          bulwark.apply(copy, actor, 'end', ({ fact }) => {
            if (copy.table.phase === 'activation') told.push(fact);
          });
          const count = (kind: GameFact['kind']): number => told.filter((fact) => fact.kind === kind).length;
          const menace = told.findLast((fact) => fact.kind === 'menaceChanged');
          expect(chance).toBe(false);
          expect(sums).toHaveLength(1);
          expect(sums[0].what.wounds).toBe(told.filter((fact) => fact.kind === 'wounded' && fact.seat === actor).length);
          expect(sums[0].what.stopped).toBe(count('shielded'));
          expect(sums[0].what.menace).toBe(menace?.kind === 'menaceChanged' ? menace.to : s.table.menace);
          expect(foes.flatMap(([{ what }]) => what).filter(({ kind }) => kind === 'menace')).toHaveLength(count('menaceChanged'));
          compared++;
        }
        s.answer(actor, bulwark.sample(s.game, actor, random));
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('BW-8.4: each Foe has its own deeds, though they move while they act', () => {
    const s = turn('harsfa', ['set'], ['faceless-acrobat', 'bruno', 'human-cannonball'], { army: 'carnival' });
    const { foes } = forecastOf(s.view(0).table);
    // The Encampment rolls first, so that each has several courses; in the likeliest the Acrobat goes one place on.
    expect(foes[0].some(({ what }) => what.some((deed) => deed.kind === 'moves' && deed.place === 2))).toBe(true);
    expect(foes[1].every(({ what }) => what.some((deed) => deed.kind === 'wounds'))).toBe(true);
  });

  test('says so when a die decides, and how often what comes', () => {
    const s = turn('harsfa', ['set'], ['sinister-jongleur'], { army: 'carnival' });
    const forecast = forecastOf(s.view(0).table);
    expect(forecast.chance).toBe(true);
    const hit = forecast.foes[0].find(({ what }) => what.some(({ kind }) => kind === 'wounds'));
    // BW-37.1: 5 and 6 of six.
    expect(hit?.share).toBeGreaterThan(0.2);
    expect(hit?.share).toBeLessThan(0.47);
    const wounds = spread(forecast, (sums) => sums.wounds);
    expect(wounds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(mean(wounds)).toBeGreaterThan(0);
  });

  test('changes nothing of the view, and is worked out once', () => {
    const { table } = turn('harsfa', ['set'], ['human-spy', 'human-thief']).view(0);
    const before = JSON.stringify(table);
    expect(forecastOf(table)).toBe(forecastOf(table));
    expect(JSON.stringify(table)).toBe(before);
  });
});

describe('an answer, tried out before it is given', () => {
  test('a card: what it does at once, and what is asked then', () => {
    const s = turn('nevtelen', ['skilful-flourish', 'throwing-knife', 'heroism-1'], ['human-spy']);
    const flourish = previewOf(s.view(0), 'play skilful-flourish');
    expect(flourish?.facts.filter(({ kind }) => kind === 'changed')).toHaveLength(3);
    expect(flourish?.next?.name).toBe('action phase/play');
    expect(previewOf(s.view(0), 'play throwing-knife')?.next?.name).toBe('attack/target');
    // Nothing happened.
    s.expectQuestion('action phase/play', 0);
  });

  test('what ends the turn is said up to there, and then how the turn ends: never a Wound that nobody can know', () => {
    const bought = (hand: CardId[]) => {
      const s = turn('hemi', hand, ['street-trash-fodder', 'human-spy']).toBuyStep().say('play heroism-2');
      return { now: forecastOf(s.view(0).table), preview: previewOf(s.view(0), 'buy mere-bauble') };
    };
    const last = bought(['heroism-2']);
    expect(last.preview?.facts.map(({ kind }) => kind)).toEqual(['bought']);
    expect(last.preview?.next).toBeNull();
    expect(last.preview?.end?.sums).toEqual(last.now.sums);
    // A Heroism card may still be played.
    expect(bought(['heroism-2', 'heroism-1']).preview).toMatchObject({ end: null, next: { name: 'buy step/buy' } });
  });

  test('BW-12.3: an attack by each face of its die, and how the turn would end', () => {
    const s = turn('nevtelen', ['throwing-knife', 'heroism-1'], ['human-spy', 'human-thief']).say('play throwing-knife');
    const aim = aimAt(s.view(0), 1);
    expect(aim?.blows.map(({ damage }) => damage)).toEqual([1, 2, 2, 2, 3, 3]);
    expect(aim?.blows.map(({ defeated }) => defeated)).toEqual([false, true, true, true, true, true]);
    // BW-35.4: with the Spy gone nothing raises Menace, and its defeat lowers it as far as that goes.
    expect(aim?.blows[5].end?.sums[0].what.menace).toBe(0);
    expect(forecastOf(s.view(0).table).sums[0].what.menace).toBe(1);
  });

  test('BW-37.7: an attack that may be dodged says by which faces', () => {
    const s = turn('nevtelen', ['brass-knuckles', 'heroism-1'], ['disapparo'], { army: 'carnival' }).say('play brass-knuckles');
    const aim = aimAt(s.view(0), 1);
    expect(aim?.blows).toHaveLength(1);
    expect(aim?.dodges).toEqual([5, 6]);
  });
});

test('BW-11.11: whom a Foe sees, and whom of them it heeds', () => {
  const s = turn('harsfa', ['set'], ['street-trash-fodder', 'human-spy', 'street-trash-fodder', 'exile-siwili']);
  expect(seenFrom(s.view(0).table, 1)).toEqual([2, 3, 4]);
  expect(heeded(s.view(0).table, 1)).toEqual([3]);
  expect(heeded(s.view(0).table, 4)).toEqual([2]);
  s.arrange((t) => {
    t.screen = t.line[1].number;
  });
  expect(seenFrom(s.view(0).table, 1)).toEqual([2]);
  expect(heeded(s.view(0).table, 4)).toEqual([]);
});
