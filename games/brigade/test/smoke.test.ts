/** Whole games in every mode: they end, stay possible, and survive saving and copying. The laws play richer ones. */
import { type Game, QuickRandom, samePlain } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { CREW, WARDENS } from '../data/index.ts';
import { brigade, QUESTIONS, STEPS } from '../index.ts';
import { book } from '../rules/index.ts';
import type { Table } from '../table.ts';
import { dealt, type Scene, start } from './kit.ts';

const MODULES = { bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };
const MODES: [string, { [name: string]: string | boolean }, number][] = [
  ['basic', {}, 2],
  ['basic', {}, 3],
  ['basic', {}, 4],
  ['basic with crew, buildings and festival', { ...MODULES, bonusWardens: false }, 4],
  ['advanced', { advanced: true }, 2],
  ['advanced with all modules', { advanced: true, ...MODULES }, 3],
  ['advanced with all modules', { advanced: true, ...MODULES }, 4],
  ['cooperative', { cooperative: true, level: 'easy' }, 2],
  ['cooperative with all modules', { cooperative: true, advanced: true, ...MODULES }, 4],
  ['alone', { cooperative: true, level: 'hard' }, 1],
  ['alone with all modules', { cooperative: true, advanced: true, ...MODULES }, 1],
];

/** The table and stack are possible, plain and equal to their copy and to what saving makes of them; play goes on. */
function inspect(s: Scene): boolean {
  expect(brigade.problemWithTable(s.game)).toBeNull();
  const saved = JSON.parse(JSON.stringify(s.game));
  const loaded = brigade.load(saved);
  expect('problem' in loaded ? loaded.problem : null).toBeNull();
  expect(samePlain(brigade.copy(s.game), s.game)).toBe(true);
  for (let seat = 0; seat < s.table.seats; seat++) expect(brigade.problemWithView(s.view(seat))).toBeNull();
  return false;
}

describe('random games', () => {
  it.each(MODES)('%s %o with %i seats end within the bound', (_name, options, seats) => {
    for (let seed = 0; seed < 30; seed++) {
      const s = dealt(options, seats, seed);
      const n = s.playOn(seed + 1000, brigade.meta.longest + 1);
      expect(n).toBeLessThanOrEqual(brigade.meta.longest);
      expect(s.outcome).not.toBeNull();
      expect(brigade.problemWithTable(s.game)).toBeNull();
    }
  });

  it('can be saved, copied and looked at after every decision', () => {
    for (const [, options, seats] of MODES) dealt(options, seats, 7).playOn(8, 150, inspect);
  });

  it('go on from a copy as from the original, and the original does not notice', () => {
    const original = dealt({ advanced: true, ...MODULES }, 4, 3);
    original.playOn(4, 40);
    const before = JSON.stringify(original.game);
    const copy = original.branch();
    copy.playOn(5, 200);
    expect(JSON.stringify(original.game)).toBe(before);
    original.playOn(5, 200);
    expect(samePlain(original.game, copy.game)).toBe(true);
  });
});

describe('the package', () => {
  it('asks exactly the questions that are written down, by the rules that are written there', () => {
    const asked = brigade.questions().map((name) => [name, book.places.get(name)?.ask?.rule]);
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries(Object.entries(QUESTIONS).map(([name, { rule }]) => [name, rule])),
    );
  });
  it('has exactly the procedures that are written down', () => {
    expect([...book.scripts.keys()].sort()).toEqual([...STEPS].sort());
  });

  it('imagines from the same source the same world, whatever was hidden', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = dealt({ advanced: true, ...MODULES }, 3, seed);
      s.playOn(seed, 30);
      const once = brigade.imagine(s.game, 1, new QuickRandom(5));
      const twice = brigade.imagine(brigade.imagine(s.game, 1, new QuickRandom(9)), 1, new QuickRandom(5));
      expect(samePlain(once, twice)).toBe(true);
      expect(samePlain(brigade.view(once, 1), s.view(1))).toBe(true);
    }
  });

  it('draws anew what another player looks at, and leaves the own cards alone', () => {
    const s = start({}, 2).chooseColours().forget();
    s.table.crewTrack[0] = 2;
    s.answer(0, 'recruit');
    const drawn = (game: Game<Table>) => brigade.view(game, 0).table.drawn?.cards.join();
    expect(drawn(brigade.imagine(s.game, 0, new QuickRandom(1)))).toBe(drawn(s.game));
    const others = new Set<string | undefined>();
    for (let i = 0; i < 20; i++) others.add(drawn(brigade.imagine(s.game, 1, new QuickRandom(i))));
    expect(others.size).toBeGreaterThan(10);
    expect(s.view(1).table.drawn).toEqual({ seat: 0, n: 2, cards: [] });
    expect(s.view(0).table.drawn?.cards).toHaveLength(2);
  });

  it('lists what can be reached', () => {
    for (const { id } of [...CREW, ...WARDENS]) expect(brigade.content.all).toContain(id);
  });
});
