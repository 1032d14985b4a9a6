/** Worlds that somebody cannot tell apart: made by the game's own imagination, held against what is known after the next answer. */
import { type Game, heardBy, type Plain, QuickRandom, type Seat, samePlain } from '@guildhall/kernel';
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
  /** Whether it differs from the true one in more than chance to come. */
  found: 'other' | 'same' | 'nothing is hidden';
}

export const TRIES = 3000;
/** If so many imagined worlds are all the true one, there is nothing that the viewer does not know. */
const ALIKE = 12;
/** All that somebody knows of a game: what the imagination makes of it, always from the same source. */
const known = (game: AnyGame, g: Game<unknown>, viewer: Viewer): Game<unknown> => game.imagine(g, viewer, new QuickRandom(4711));

/** Takes the step, and tells what somebody hears of it. */
function hear(game: AnyGame, g: Game<unknown>, { seat, answer }: Step, viewer: Viewer): string {
  const told: Parameters<typeof heardBy>[0][number][] = [];
  game.apply(g, seat, answer, (fact) => told.push(fact));
  return JSON.stringify(heardBy(told, viewer));
}

/** What lies on the table, open or not, and what lies face down in open questions. */
const alikeOnTheTable = (a: Game<unknown>, b: Game<unknown>): boolean =>
  samePlain(a.table, b.table) && samePlain(a.stack, b.stack);

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
  let alike = 0;
  let hidden = secret;
  let fitting: Omit<OtherWorld, 'found'> | null = null;
  for (let tries = 0; tries < most; tries++) {
    const world = game.imagine(truth, viewer, random);
    const { chance } = truth;
    if (chance.kind === 'sealed') world.chance = { kind: 'sealed', key: newKey(random), used: { ...chance.used } };
    const differs = !alikeOnTheTable(world, truth);
    if (differs) hidden = true;
    else alike++;
    if (!hidden && alike === ALIKE) break;
    if (!differs && fitting) continue;
    const said = secret ? game.sample(world, seat, random) : answer;
    if (game.whyNot(world, seat, said) !== null) continue;
    const then = game.copy(world);
    if (hear(game, then, { seat, answer: said }, viewer) !== heardAfter || then.disclosed !== after.disclosed) continue;
    if (!samePlain(known(game, then, viewer), knownAfter)) continue;
    if (differs || JSON.stringify(said) !== JSON.stringify(answer)) return { world, answer: said, found: 'other' };
    fitting ??= { world, answer: said };
  }
  fitting ??= { world: game.copy(truth), answer };
  return { ...fitting, found: hidden ? 'same' : 'nothing is hidden' };
}
