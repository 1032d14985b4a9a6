/** Where things stand on the picture of the city: squares of 114 on a grid of 120. */
import { SPACE_NAMES } from '../../spaces.ts';

export const PITCH = 120;
export const SIDE = 114;
/** The whole picture: the city and its rim with the letters. */
export const FIELD = { x: -24, y: -24, size: 758 } as const;
export const VIEW_BOX = `${FIELD.x} ${FIELD.y} ${FIELD.size} ${FIELD.size}`;
/** The height at which pieces stand on a block. */
export const GROUND = 94;

export { SPACE_NAMES };

/** Upper left corner of a space. */
export function corner(space: number): [number, number] {
  return [(space % 6) * PITCH, Math.floor(space / 6) * PITCH];
}
export const rowOf = (space: number): number => Math.floor(space / 6);
export const columnOf = (space: number): number => space % 6;
