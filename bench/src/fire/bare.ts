/** The fire game as a bare module: one plain object, a few functions, changed in place. What one game alone would need. */
import { ACTIONS, BESIDE, BLOCKS, CORNERS, FIRE, FIRST_FIRES, GUSTS, RUIN, RUINS, SOUND, TURNS } from './board.ts';

export interface Bare {
  blocks: number[];
  at: number[];
  put: number[];
  seat: number;
  actions: number;
  turns: number;
  fires: number;
  ruins: number;
  over: boolean;
  chance: number;
}

/** Answers: 0-3 move, 4-7 put out beside, 8 put out here, 9 end the turn. */
export const PUT_OUT = 4;
export const HERE = 8;
export const END = 9;

export function start(seats: number, seed: number): Bare {
  const blocks: number[] = new Array(BLOCKS).fill(SOUND);
  for (const block of FIRST_FIRES) blocks[block] = FIRE;
  return {
    blocks,
    at: CORNERS.slice(0, seats),
    put: new Array(seats).fill(0),
    seat: 0,
    actions: ACTIONS,
    turns: 0,
    fires: FIRST_FIRES.length,
    ruins: 0,
    over: false,
    chance: seed >>> 0,
  };
}

export function legal(g: Bare, list: number[]): void {
  while (list.length > 0) list.pop();
  const { blocks } = g;
  const here = g.at[g.seat];
  const row = here << 2;
  for (let d = 0; d < 4; d++) {
    const beside = BESIDE[row + d];
    if (beside < 0) continue;
    list.push(d);
    if (blocks[beside] === FIRE) list.push(PUT_OUT + d);
  }
  if (blocks[here] === FIRE) list.push(HERE);
  list.push(END);
}

export function step(g: Bare, answer: number): void {
  const here = g.at[g.seat];
  if (answer < PUT_OUT) g.at[g.seat] = BESIDE[(here << 2) + answer];
  else if (answer < END) {
    g.blocks[answer === HERE ? here : BESIDE[(here << 2) + answer - PUT_OUT]] = SOUND;
    g.put[g.seat]++;
    if (--g.fires === 0) {
      g.over = true;
      return;
    }
  }
  if (answer !== END && --g.actions > 0) return;
  for (let i = 0; i < GUSTS; i++) gust(g, draw(g, BLOCKS), draw(g, 4));
  if (g.over) return;
  if (++g.turns === TURNS) g.over = true;
  else {
    g.seat = g.seat + 1 === g.at.length ? 0 : g.seat + 1;
    g.actions = ACTIONS;
  }
}

function gust(g: Bare, block: number, direction: number): void {
  if (g.over || g.blocks[block] !== FIRE) return;
  const beside = BESIDE[(block << 2) + direction];
  if (beside >= 0 && g.blocks[beside] === SOUND) {
    g.blocks[beside] = FIRE;
    g.fires++;
    return;
  }
  g.blocks[beside >= 0 && g.blocks[beside] === FIRE ? beside : block] = RUIN;
  g.fires--;
  g.ruins++;
  if (g.fires === 0 || g.ruins === RUINS) g.over = true;
}

export function won(g: Bare): boolean {
  return g.over && g.fires === 0 && g.ruins < RUINS;
}

function draw(g: Bare, n: number): number {
  g.chance = mulberryState(g.chance);
  return mulberry(g.chance, n);
}

/** mulberry32, the usual five lines: the next state, and a number below n from a state. */
export const mulberryState = (state: number): number => (state + 0x6d2b79f5) >>> 0;
export function mulberry(state: number, n: number): number {
  let z = Math.imul(state ^ (state >>> 15), 1 | state);
  z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
  return Math.floor((((z ^ (z >>> 14)) >>> 0) / 0x1_0000_0000) * n);
}
