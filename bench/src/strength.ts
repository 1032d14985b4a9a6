/**
 * How strong the bots are against each other: two seats, sides changed after every game. What the search bot
 * may use is counted in processor time, so that other work on the machine does not weaken it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Section } from './report.ts';
import type { Bout, Result } from './strength-player.ts';

/** With what a game is measured: thinking time of the search bot, and how many of 100 games search must win against greedy. */
export const MATCHES: { readonly [game: string]: { readonly ms: number; readonly searchWins: number } } = {
  brigade: { ms: 200, searchWins: 70 },
  kobolds: { ms: 500, searchWins: 65 },
};
const GREEDY_WINS = 90;

export const PAIRINGS = ['greedy', 'search'] as const;
export type Pairing = (typeof PAIRINGS)[number];
const WEAKER: { readonly [pairing in Pairing]: string } = { greedy: 'random', search: 'greedy' };

/** A part of the whole measurement of 100 games; without a pairing, both. */
export interface Part {
  games: number;
  from: number;
  ms?: number;
  pairing?: Pairing;
  /** In how many processes at once. */
  players: number;
}

/** Plays the games of a bout and counts those the first bot won alone. */
async function bout(game: string, first: Pairing, { games, from, players }: Part, ms: number): Promise<Result> {
  const second = WEAKER[first];
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
  const { games, ms = MATCHES[game].ms, pairing } = part;
  const figures: Section['figures'] = [];
  for (const bot of PAIRINGS) {
    if (pairing !== undefined && bot !== pairing) continue;
    const { won, shared } = await bout(game, bot, part, ms);
    const wins = bot === 'greedy' ? GREEDY_WINS : MATCHES[game].searchWins;
    const name = bot === 'greedy' ? 'greedy' : `search (${ms} ms of processor time)`;
    figures.push({
      name: `${name} beats ${WEAKER[bot]} in ${games}`,
      value: won,
      unit: 'games',
      bar: { at: 'least', value: (wins * games) / 100 },
    });
    figures.push({ name: `${name} and ${WEAKER[bot]} draw in ${games}`, value: shared, unit: 'games', bar: null });
  }
  return { section: `strength of ${game}`, figures, proofs: {} };
}
