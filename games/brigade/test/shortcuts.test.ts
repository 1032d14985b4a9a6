/** What is carried out at once comes to the same as the procedures that know everything: whole games, line by line. */
import { type Fact, isRefusal, type PlainRecord, QuickRandom, quickState, Refused } from '@guildhall/kernel';
import { expect, test, vi } from 'vitest';
import { enrich } from './enrich.ts';

const SHORTCUTS = '../rules/shortcuts.ts';
const never = (): boolean => false;

/** The game anew, with the shortcuts or with none ever taken. */
async function rules(shortcuts: boolean) {
  vi.resetModules();
  if (shortcuts) vi.doUnmock(SHORTCUTS);
  else vi.doMock(SHORTCUTS, () => ({ moveAtOnce: never, extinguishAtOnce: never, raiseAtOnce: never, stormAtOnce: never }));
  return (await import('../index.ts')).brigade;
}
type Rules = Awaited<ReturnType<typeof rules>>;

/** Plays a numbered game from the middle at random: the position and what was told after each decision. */
function play(brigade: Rules, given: PlainRecord, n: number): string[] {
  const options = brigade.options(given, 2 + (n % 3));
  if (isRefusal(options)) throw new Refused(options);
  const g = brigade.setup(options, 2 + (n % 3), { kind: 'quick', state: quickState(n) });
  const random = new QuickRandom(n * 2 + 1);
  enrich(g, random);
  const course: string[] = [];
  for (let actors = brigade.actors(g); actors.length > 0; actors = brigade.actors(g)) {
    const told: Fact[] = [];
    const answer = brigade.sample(g, actors[0], random);
    brigade.apply(g, actors[0], answer, ({ fact }) => told.push(fact));
    course.push(JSON.stringify([answer, g, told]));
  }
  return course;
}

test.each<[name: string, options: PlainRecord]>([
  ['basic', {}],
  ['everything', { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true }],
])('forty games (%s) are the same with the shortcuts and without', async (_name, options) => {
  const quick = await rules(true);
  const thorough = await rules(false);
  let moves = 0;
  let fights = 0;
  let storms = 0;
  for (let n = 0; n < 40; n++) {
    const course = play(quick, options, n);
    const other = play(thorough, options, n);
    expect(
      course.findIndex((line, i) => line !== other[i]),
      `game ${n}: the first decision after which they differ`,
    ).toBe(-1);
    expect(course).toHaveLength(other.length);
    moves += course.filter((line) => line.startsWith('["brigade ')).length;
    storms += course.filter((line) => line.includes('"fireballLanded"')).length;
    fights += course.filter((line) => line.startsWith('["extinguish ')).length;
  }
  expect(moves).toBeGreaterThan(100);
  expect(fights).toBeGreaterThan(10);
  expect(storms).toBeGreaterThan(100);
});
