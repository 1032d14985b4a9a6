/** Worlds that somebody cannot tell apart: made by the game's own imagination, held against what is known after the next answer. */
import { type Game, heardBy, type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';

export type Viewer = Seat | null;
export interface Step {
  seat: Seat;
  answer: Plain;
}
export interface OtherWorld {
  world: Game<unknown>;
  /** What the seat answers there: the same, unless the answer lies face down. */
  answer: Plain;
  /** False: nothing else than the true world was found that shows the same. */
  other: boolean;
}

export const TRIES = 3000;
/** All that somebody knows of a game: what the imagination makes of it, always from the same source. */
const known = (game: AnyGame, g: Game<unknown>, viewer: Viewer): string =>
  JSON.stringify(game.imagine(g, viewer, new QuickRandom(4711)));

/** Takes the step, and tells what somebody hears of it. */
function hear(game: AnyGame, g: Game<unknown>, { seat, answer }: Step, viewer: Viewer): string {
  const told: Parameters<typeof heardBy>[0][number][] = [];
  game.apply(g, seat, answer, (fact) => told.push(fact));
  return JSON.stringify(heardBy(told, viewer));
}

const liesFaceDown = (g: Game<unknown>, seat: Seat): boolean =>
  g.stack.at(-1)?.held?.some(([holder]) => holder === seat) === true;

const newKey = (random: QuickRandom): string =>
  Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/**
 * Another world that the viewer cannot tell from the true one, neither before nor after the step: another order of the decks,
 * other hands, other chance. What the step turns over must agree, so worlds are drawn until one does.
 */
export function otherWorld(
  game: AnyGame,
  truth: Game<unknown>,
  step: Step,
  viewer: Viewer,
  random: QuickRandom,
  most = TRIES,
): OtherWorld {
  const { seat, answer } = step;
  const after = game.copy(truth);
  const heardAfter = hear(game, after, step, viewer);
  const secret = seat !== viewer && liesFaceDown(after, seat);
  const knownAfter = known(game, after, viewer);
  for (let tries = 0; tries < most; tries++) {
    const world = game.imagine(truth, viewer, random);
    const { chance } = truth;
    if (chance.kind === 'sealed') world.chance = { kind: 'sealed', key: newKey(random), used: { ...chance.used } };
    const said = secret ? game.sample(world, seat, random) : answer;
    if (game.whyNot(world, seat, said) !== null) continue;
    const then = game.copy(world);
    if (hear(game, then, { seat, answer: said }, viewer) !== heardAfter || then.disclosed !== after.disclosed) continue;
    if (known(game, then, viewer) !== knownAfter) continue;
    return { world, answer: said, other: JSON.stringify(world.table) !== JSON.stringify(truth.table) };
  }
  return { world: game.copy(truth), answer, other: false };
}
