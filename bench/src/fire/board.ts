/** A small fire game, written three ways to compare engines. This file: its rules in words, and the numbers all three share. */

/*
 * The rules. 6 by 6 blocks, 2 to 4 seats, each starting in a corner; the four middle blocks burn. In its turn a seat
 * has four actions: move one block north, east, south or west (fire and ruins do not stop it); put out a fire in its
 * own block or one of the four beside it; or end the turn. Then three gusts blow: each picks a block and a direction.
 * If the block burns and the next block that way is sound, that one catches fire; if it burns too, it becomes a ruin;
 * if it is a ruin or outside the town, the picked block itself becomes a ruin. The game ends when no block burns
 * (whoever put out the most fires wins), with six ruins or after 100 turns (all lose).
 */
export const SIDE = 6;
export const BLOCKS = SIDE * SIDE;
export const ACTIONS = 4;
export const GUSTS = 3;
export const RUINS = 6;
export const TURNS = 100;
export const CORNERS = [0, SIDE - 1, BLOCKS - 1, BLOCKS - SIDE] as const;
export const FIRST_FIRES = [14, 15, 20, 21] as const;
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

export const SOUND = 0;
export const FIRE = 1;
export const RUIN = 2;

/** The block next to `block` in direction `d` at [block * 4 + d], or -1 outside the town. */
export const BESIDE: readonly number[] = Array.from({ length: BLOCKS * 4 }, (_, i) => {
  const block = i >> 2;
  const x = block % SIDE;
  const y = (block - x) / SIDE;
  switch (i & 3) {
    case 0:
      return y > 0 ? block - SIDE : -1;
    case 1:
      return x < SIDE - 1 ? block + 1 : -1;
    case 2:
      return y < SIDE - 1 ? block + SIDE : -1;
    default:
      return x > 0 ? block - 1 : -1;
  }
});
