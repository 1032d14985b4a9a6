/** The fire game on boardgame.io 0.50: moves, turn order and end condition as its documentation recommends. */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { ACTIONS, BESIDE, BLOCKS, CORNERS, FIRE, FIRST_FIRES, GUSTS, RUIN, RUINS, SOUND, TURNS } from './board.ts';

export interface FireG {
  blocks: number[];
  at: number[];
  put: number[];
  fires: number;
  ruins: number;
}
export type FireMove = { move: string; args: number[] };
/** Chance of the engine, or (for comparing whole games) one given from outside. */
export type Draw = (n: number, random: { Die(sides: number): number }) => number;
const natural: Draw = (n, random) => random.Die(n) - 1;

const MOVES: readonly FireMove[] = [0, 1, 2, 3].map((d) => ({ move: 'move', args: [d] }));
const PUT_OUT: readonly FireMove[] = [0, 1, 2, 3].map((d) => ({ move: 'putOut', args: [d] }));
const HERE: FireMove = { move: 'putOut', args: [4] };
const END: FireMove = { move: 'end', args: [] };
/** The answers in the order of the bare module's numbers. */
export const MOVE_LIST: readonly FireMove[] = [...MOVES, ...PUT_OUT, HERE, END];

export function enumerate(G: FireG, seat: number): FireMove[] {
  const list: FireMove[] = [];
  const here = G.at[seat];
  for (let d = 0; d < 4; d++) {
    const beside = BESIDE[(here << 2) + d];
    if (beside < 0) continue;
    list.push(MOVES[d]);
    if (G.blocks[beside] === FIRE) list.push(PUT_OUT[d]);
  }
  if (G.blocks[here] === FIRE) list.push(HERE);
  list.push(END);
  return list;
}

export function fireGame(draw: Draw = natural): Game<FireG> {
  return {
    name: 'fire',
    setup: ({ ctx }) => {
      const blocks: number[] = new Array(BLOCKS).fill(SOUND);
      for (const block of FIRST_FIRES) blocks[block] = FIRE;
      const at: number[] = CORNERS.slice(0, ctx.numPlayers);
      return { blocks, at, put: new Array(ctx.numPlayers).fill(0), fires: FIRST_FIRES.length, ruins: 0 };
    },
    moves: {
      move: ({ G, playerID }, direction: number) => {
        const beside = BESIDE[(G.at[Number(playerID)] << 2) + direction];
        if (beside === undefined || beside < 0) return INVALID_MOVE;
        G.at[Number(playerID)] = beside;
      },
      putOut: ({ G, playerID }, direction: number) => {
        const here = G.at[Number(playerID)];
        const block = direction === 4 ? here : BESIDE[(here << 2) + direction];
        if (block === undefined || G.blocks[block] !== FIRE) return INVALID_MOVE;
        G.blocks[block] = SOUND;
        G.put[Number(playerID)]++;
        G.fires--;
      },
      end: ({ events }) => {
        events.endTurn();
      },
    },
    turn: {
      maxMoves: ACTIONS,
      onEnd: ({ G, random }) => {
        // The turn also ends with the game; then no wind blows any more.
        if (G.fires === 0) return;
        for (let i = 0; i < GUSTS; i++) {
          const block = draw(BLOCKS, random);
          const beside = BESIDE[(block << 2) + draw(4, random)];
          if (G.fires === 0 || G.ruins === RUINS || G.blocks[block] !== FIRE) continue;
          if (beside >= 0 && G.blocks[beside] === SOUND) {
            G.blocks[beside] = FIRE;
            G.fires++;
            continue;
          }
          G.blocks[beside >= 0 && G.blocks[beside] === FIRE ? beside : block] = RUIN;
          G.fires--;
          G.ruins++;
        }
      },
    },
    endIf: ({ G, ctx }) => {
      if (G.ruins >= RUINS) return { winners: [] };
      if (G.fires === 0) return { winners: G.put.flatMap((n, seat) => (n === Math.max(...G.put) ? [seat] : [])) };
      if (ctx.turn > TURNS) return { winners: [] };
    },
  };
}
