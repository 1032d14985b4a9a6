/**
 * How strong the bots are against each other: two seats, sides changed after every game; where all win together, which of two
 * levels comes out better in the same deal. What the search bot may use is counted in processor time, so that other work on the
 * machine does not weaken it.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BOTS, wilson } from '@guildhall/bots';
import { offersLevel } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import type { Section } from './report.ts';
import type { Bout, Result } from './strength-player.ts';

/** In which games, and how long the strongest level may think there. */
export const MATCHES: { readonly [game: string]: { readonly ms: number } } = {
  brigade: { ms: 200 },
  kobolds: { ms: 500 },
  defenders: { ms: 200 },
};

/** In how many of a hundred games a level should beat the one below; a drawn game counts half. */
const LEAST = 65;
const MOST = 85;

/** Weakest first. */
export const LEVELS: readonly string[] = Object.keys(BOTS);
/** The level below, of those the game offers. */
const below = (offered: readonly string[], level: string): string =>
  LEVELS.slice(0, LEVELS.indexOf(level)).findLast((each) => offered.includes(each)) ?? LEVELS[0];

/** A part of the whole measurement; without a level, each against the one below it. */
export interface Part {
  games: number;
  from: number;
  ms?: number;
  level?: string;
  against?: string;
  /** In how many processes at once. */
  players: number;
}

interface Total {
  won: number;
  shared: number;
  lost: number;
  /** Games won by the first and by the second, where all win together. */
  wins: number[];
  together: boolean;
}

/** Plays the games of a bout and counts those the first bot won alone, or came out better in. */
async function bout(game: string, first: string, second: string, { games, from, players }: Part, ms: number): Promise<Total> {
  let next = from;
  const total: Total = { won: 0, shared: 0, lost: 0, wins: [0, 0], together: false };
  const player = async (): Promise<void> => {
    const child = fork(fileURLToPath(new URL('./strength-player.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    try {
      while (next < from + games) {
        const order: Bout = { game, first, second, n: next++, ms };
        const result = await new Promise<Result>((resolve, reject) => {
          child.once('message', (message) => resolve(message as Result));
          child.once('exit', (code) => reject(new Error(`a player stopped with exit code ${code}`)));
          child.send(order);
        });
        child.removeAllListeners();
        total.won += result.won;
        total.shared += result.shared;
        total.lost += result.lost;
        for (const [i, wins] of (result.wins ?? []).entries()) total.wins[i] += wins;
        total.together = result.wins !== undefined;
        const played = total.won + total.shared + total.lost;
        if (process.stderr.isTTY || played % 10 === 0 || ms >= 500) {
          const score = `${total.won} won, ${total.lost} lost, ${total.shared} shared`;
          process.stderr.write(`${game}, ${first} against ${second}: ${score}\n`);
        }
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(players, games) }, player));
  return total;
}

export async function strengthSection(game: string, part: Part): Promise<Section> {
  const { games, ms = MATCHES[game].ms, level, against } = part;
  const figures: Section['figures'] = [];
  const rules = await loadGame(game);
  const offered = LEVELS.filter((each) => offersLevel(rules, each));
  for (const first of level === undefined ? offered.slice(1) : [level]) {
    const second = against ?? below(offered, first);
    const { won, shared, wins, together } = await bout(game, first, second, part, ms);
    const name = first === 'search' ? `search (${ms} ms of processor time)` : first;
    const bar = second === below(offered, first) ? ({ at: 'within', value: LEAST, to: MOST } as const) : null;
    const share = (count: number): number => (100 * count) / games;
    const percent = (of: string, value: number): void => void figures.push({ name: of, value, unit: '%', bar: null });
    const { low, high } = wilson(won + shared / 2, games);
    const what = together
      ? `${name} comes out better than ${second} in the same deal, equal ones`
      : `${name} beats ${second}, drawn games`;
    figures.push({ name: `${what} half`, value: share(won + shared / 2), unit: '%', bar });
    percent('the least it may be (95% interval)', 100 * low);
    percent('the most', 100 * high);
    percent(together ? `${name} and ${second} come out alike` : `${name} and ${second} draw`, share(shared));
    if (together) for (const [i, of] of [name, second].entries()) percent(`games won by ${of}`, share(wins[i]));
  }
  return { section: `strength of ${game}`, figures, proofs: {} };
}
