/** Plays the three fire games at random: first the same games on all three to prove them equal, then each for speed. */
import { type Game, type GamePackage, QuickRandom, quickState } from '@guildhall/kernel';
import { Client } from 'boardgame.io/client';
import * as bare from './bare.ts';
import { TURNS } from './board.ts';
import { enumerate, type FireG, type FireMove, fireGame, MOVE_LIST } from './boardgame.ts';
import { ANSWERS, type FireTable, fire } from './kernel.ts';

export interface Count {
  steps: number;
  games: number;
  /** Games in which the fire was put out, so that a run can be recognised. */
  won: number;
}

/** All three list their answers in one order, so one source of choices makes the same choices in each. */
const choices = (seed: number): QuickRandom => new QuickRandom(seed ^ 0x5eed);
const seatsOf = (seed: number): number => 2 + (seed % 3);

export function playBare(games: number, from = 0): Count {
  const list: number[] = [];
  let steps = 0;
  let won = 0;
  for (let seed = from; seed < from + games; seed++) {
    const random = choices(seed);
    const g = bare.start(seatsOf(seed), seed);
    while (!g.over) {
      bare.legal(g, list);
      bare.step(g, list[random.below(list.length)]);
      steps++;
    }
    if (bare.won(g)) won++;
  }
  return { steps, games, won };
}

export function playKernel(games: number, from = 0): Count {
  const game: GamePackage<FireTable, string, FireTable> = fire;
  const list: string[] = [];
  let steps = 0;
  let won = 0;
  for (let seed = from; seed < from + games; seed++) {
    const random = choices(seed);
    const g = game.setup({}, seatsOf(seed), { kind: 'quick', state: quickState(seed) });
    for (let actors = game.actors(g); actors.length > 0; actors = game.actors(g)) {
      const seat = actors[0];
      game.legal(g, seat, list);
      game.apply(g, seat, list[random.below(list.length)]);
      steps++;
    }
    if (game.outcome(g)?.reason === 'out') won++;
  }
  return { steps, games, won };
}

type Live = { G: FireG; ctx: { currentPlayer: string; gameover?: { winners: number[] } } };

function client(game: ReturnType<typeof fireGame>, seats: number): { now(): Live; make(move: FireMove): void } {
  const live = Client({ game, numPlayers: seats, debug: false });
  return {
    now: () => live.getState() as unknown as Live,
    make: ({ move, args }) => live.moves[move](...args),
  };
}

export function playBoardgame(games: number, from = 0): Count {
  let steps = 0;
  let won = 0;
  for (let seed = from; seed < from + games; seed++) {
    const random = choices(seed);
    const live = client({ ...fireGame(), seed }, seatsOf(seed));
    let now = live.now();
    while (now.ctx.gameover === undefined) {
      const list = enumerate(now.G, Number(now.ctx.currentPlayer));
      live.make(list[random.below(list.length)]);
      steps++;
      now = live.now();
    }
    if (now.ctx.gameover.winners.length > 0) won++;
  }
  return { steps, games, won };
}

/** Plays the same games with the same chance on all three, comparing them at every step. Throws at the first difference. */
export function proveEqual(games: number): Count {
  let steps = 0;
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const random = choices(seed);
    const seats = seatsOf(seed);
    const wind = windOf(seed);
    let blown = 0;
    const b = bare.start(seats, seed);
    const k = fire.setup({}, seats, { kind: 'scripted', script: { wind: wind.slice() } });
    const o = client(
      fireGame(() => wind[blown++]),
      seats,
    );
    const list: number[] = [];
    while (!b.over) {
      bare.legal(b, list);
      compare(seed, steps, b, k, o.now(), list);
      const choice = list[random.below(list.length)];
      const seat = b.seat;
      bare.step(b, choice);
      fire.apply(k, seat, ANSWERS[choice] as string);
      o.make(MOVE_LIST[choice]);
      steps++;
    }
    compare(seed, steps, b, k, o.now(), []);
    if (bare.won(b)) won++;
  }
  return { steps, games, won };
}

/** What the bare module's generator will draw, for the other two. */
function windOf(seed: number): number[] {
  const drawn: number[] = [];
  let state = seed >>> 0;
  for (let i = 0; i < TURNS * 6; i++) {
    state = bare.mulberryState(state);
    drawn.push(bare.mulberry(state, i % 2 === 0 ? 36 : 4));
  }
  return drawn;
}

function compare(seed: number, step: number, b: bare.Bare, k: Game<FireTable>, o: Live, list: number[]): void {
  const seat = b.seat;
  const all = [
    [b.blocks, b.at, b.put, b.over, b.over ? [] : list.map((n) => ANSWERS[n]), b.over ? null : seat],
    [k.table.blocks, k.table.at, k.table.put, k.stack.length === 0, fire.legal(k, seat), fire.actors(k)[0] ?? null],
    [
      o.G.blocks,
      o.G.at,
      o.G.put,
      o.ctx.gameover !== undefined,
      o.ctx.gameover ? [] : enumerate(o.G, seat).map((move) => ANSWERS[MOVE_LIST.indexOf(move)]),
      o.ctx.gameover ? null : Number(o.ctx.currentPlayer),
    ],
  ].map((state) => JSON.stringify(state));
  if (all[0] !== all[1] || all[0] !== all[2]) {
    throw new Error(
      `the fire games differ (seed ${seed}, step ${step}):\n  bare   ${all[0]}\n  kernel ${all[1]}\n  b.io   ${all[2]}`,
    );
  }
}
