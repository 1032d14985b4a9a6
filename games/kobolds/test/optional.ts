/** Optional objectives are rewards of a campaign (KC-21.2): what a casual game has to show of them. */
import { expect } from 'vitest';
import { rulebook } from '../rulebook/en.generated.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import type { Scene } from './kit.ts';

export function ruleText(id: KC): string {
  const rule = rulebook.rules.find((one) => one.id === id);
  if (!rule) throw new Error(`${id} is not in the rulebook`);
  return rule.text;
}

/** The rulebook states it, these words among others. */
export function expectStated(id: KC, ...words: string[]): void {
  for (const word of words) expect(ruleText(id)).toContain(word);
}

/** The game is over and has nothing more to ask or to give (KC-21.3): coins, crystals and profiles are as they were. */
export function expectNoReward(play: () => Scene, before: Scene): Scene {
  const owned = (s: Scene) => [
    s.table.gangs.map(({ stash, crystals }) => [stash, crystals]),
    s.table.coffers,
    s.table.models.map(({ profile, equipment }) => [profile, equipment]),
  ];
  const had = JSON.stringify(owned(before));
  const s = play();
  expect(s.outcome).not.toBeNull();
  expect(s.question).toBeNull();
  expect(JSON.stringify(owned(s))).toBe(had);
  s.expectNoFact('coinsGained');
  return s;
}
