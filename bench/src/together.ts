/**
 * Games that all win or lose together: two levels play the same deal, each among its like, and the one that comes out better is
 * counted. Whether a game is won hangs much on the deal; what is left of the city in the same deal hangs on the players.
 */
import type { Game, GamePackage } from '@guildhall/kernel';

/** How a game that is over came out: won before lost, then what players care about, most important first. Higher is better. */
export type Standing = readonly number[];

export interface Together {
  readonly seats: number;
  /** What there is besides winning and losing. */
  readonly besides: (table: unknown) => Standing;
}

/** What of a siege is read here. */
interface Siege {
  locations: readonly unknown[];
  /** Places lost, as bits. */
  ruined: number;
  held: number;
  /** Where each defender is. */
  where: readonly number[];
  /** Morale damage. */
  morale: number;
}
const DESTROYED = -2;

const bits = (set: number): number => {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
};

/**
 * DF-27.10 knows no score; but people ask how much of the city still stands, and who is still there: shares of both, added. Where
 * that is alike, how low the city's morale has sunk, which the same summary shows.
 */
function leftOfCity(table: unknown): Standing {
  const { locations, ruined, held, where, morale } = table as Siege;
  const places = 1 - bits(ruined | held) / Math.max(1, locations.length);
  const units = where.filter((at) => at !== DESTROYED).length / Math.max(1, where.length);
  return [places + units, 0 - morale];
}

export const TOGETHER: { readonly [game: string]: Together } = {
  defenders: { seats: 3, besides: leftOfCity },
};

export function standing(game: GamePackage, end: Game<unknown>, { besides }: Together): Standing {
  const won = (game.outcome(end)?.winners ?? []).length > 0 ? 1 : 0;
  return [won, ...besides(end.table)];
}

/** Below 0: the first came out worse; 0: alike. */
export function compare(a: Standing, b: Standing): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
