/** Real set-ups with everything they tell, for the chapters on components and setup. */
import { isRefusal, quickState, Refused } from '@guildhall/kernel';
import { brigade } from '../index.ts';
import { SPACE_NAMES } from '../spaces.ts';
import { Scene } from './kit.ts';

export type Given = { [name: string]: string | boolean };

/** A game parked at its first decision. With a seed it is really shuffled; without, everything lies in the order of the data. */
export function setUp(given: Given = {}, seats = 2, seed?: number): Scene {
  const options = brigade.options(seed === undefined ? { firstPlayer: '0', ...given } : given, seats);
  if (isRefusal(options)) throw new Refused(options);
  const facts: Scene['told'] = [];
  const game = brigade.setup(
    options,
    seats,
    seed === undefined ? { kind: 'scripted', script: {} } : { kind: 'quick', state: quickState(seed) },
    (told) => facts.push(told),
  );
  const scene = new Scene(game);
  for (const told of facts) {
    scene.told.push(told);
    scene.facts.push(told.fact);
  }
  return scene;
}

/** Everybody takes the first colour that is free; the starter events follow. */
export function chooseColours(scene: Scene): Scene {
  while (scene.question === 'setup/colour') {
    const seat = scene.actor ?? 0;
    scene.answer(seat, scene.legal(seat)[0]);
  }
  return scene;
}

export const SEEDS: readonly number[] = Array.from({ length: 300 }, (_, seed) => seed);

/** Names of the spaces for which the test holds. */
export function spacesWhere(test: (s: number) => boolean): string[] {
  return SPACE_NAMES.filter((_, s) => test(s));
}
