/**
 * How strong the bots are against each other: two seats, sides changed after every game. What the search bot
 * may use is counted in processor time, so that other work on the machine does not weaken it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@guildhall/bots';
import type { Section } from './report.ts';
import type { Bout, Result } from './strength-player.ts';

/** In which games, and how long the strongest level may think there. */
export const MATCHES: { readonly [game: string]: { readonly ms: number } } = { brigade: { ms: 200 }, kobolds: { ms: 500 } };

/** In how many of a hundred games a level should beat the one below; a drawn game counts half. */
const LEAST = 65;
const MOST = 85;

/** Weakest first. */
export const LEVELS: readonly string[] = Object.keys(BOTS);
const below = (level: string): string => LEVELS[LEVELS.indexOf(level) - 1];

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

/** Plays the games of a bout and counts those the first bot won alone. */
async function bout(game: string, first: string, second: string, { games, from, players }: Part, ms: number): Promise<Result> {
  let next = from;
  const total: Result = { won: 0, shared: 0, lost: 0 };
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
  for (const first of level === undefined ? LEVELS.slice(1) : [level]) {
    const second = against ?? below(first);
    const { won, shared } = await bout(game, first, second, part, ms);
    const name = first === 'search' ? `search (${ms} ms of processor time)` : first;
    const bar = second === below(first) ? ({ at: 'within', value: LEAST, to: MOST } as const) : null;
    figures.push({
      name: `${name} beats ${second}, drawn games half`,
      value: (100 * (won + shared / 2)) / games,
      unit: '%',
      bar,
    });
    figures.push({ name: `${name} and ${second} draw`, value: (100 * shared) / games, unit: '%', bar: null });
  }
  return { section: `strength of ${game}`, figures, proofs: {} };
}
