/** A random game of every scenario to its end; the laws play hundreds. */
import { isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { SCENARIO_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';

function play(scenario: number, seed: number, more: { [name: string]: string | number | boolean } = {}) {
  const options = kobolds.options({ scenario, ...more }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  const g = kobolds.setup(options, 2, { kind: 'quick', state: quickState(seed) });
  const random = new QuickRandom(seed);
  let decisions = 0;
  for (let actors = kobolds.actors(g); actors.length > 0; actors = kobolds.actors(g)) {
    const [seat] = actors;
    const answer = kobolds.sample(g, seat, random);
    const refusal = kobolds.whyNot(g, seat, answer);
    if (refusal) throw new Error(`${kobolds.question(g)}: "${answer}" is refused: ${JSON.stringify(refusal)}`);
    kobolds.apply(g, seat, answer);
    const wrong = kobolds.problemWithTable(g);
    if (wrong) throw new Error(`after "${answer}": ${wrong}`);
    decisions++;
  }
  return { g, decisions, outcome: kobolds.outcome(g) };
}

for (const [at, id] of SCENARIO_IDS.entries()) {
  test(`a random game of ${id} comes to an end`, () => {
    const { outcome, decisions, g } = play(at + 1, 1);
    expect(outcome).not.toBeNull();
    expect(decisions).toBeLessThan(kobolds.meta.longest);
    if (id !== 'protect-the-rat') expect(g.table.scenario).toBe(id);
  });
}

test('with the least and the most gold', () => {
  for (const gold of [5, 100]) expect(play(0, gold, { gold }).outcome).not.toBeNull();
});

test('on a home-made layout', () => {
  expect(play(0, 1, { layout: 'own' }).outcome).not.toBeNull();
});
