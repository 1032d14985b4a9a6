/** How strong the bots are against each other: two seats, sides changed after every game, in at most two processes. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Section } from './report.ts';
import type { Bout, Result } from './strength-player.ts';

const GAMES = 100;
const PLAYERS = 2;

/** Plays the games of a bout and counts those the first bot won alone. */
export async function bout(
  game: string,
  first: string,
  second: string,
  games: number,
  ms: number,
): Promise<Result & { games: number }> {
  let next = 0;
  const total: Result = { won: 0, shared: 0, lost: 0 };
  const player = async (): Promise<void> => {
    const child = fork(fileURLToPath(new URL('./strength-player.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    try {
      while (next < games) {
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
        if (process.stderr.isTTY || played % 10 === 0) {
          process.stderr.write(`${first} against ${second}: ${total.won} won, ${total.lost} lost, ${total.shared} shared\n`);
        }
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(PLAYERS, games) }, player));
  return { ...total, games };
}

export async function strengthSection(games = GAMES, ms = 200): Promise<Section> {
  const greedy = await bout('brigade', 'greedy', 'random', games, ms);
  const search = await bout('brigade', 'search', 'greedy', games, ms);
  const share = (wanted: number): number => (wanted * games) / GAMES;
  return {
    section: 'strength',
    figures: [
      { name: `greedy beats random in ${games}`, value: greedy.won, unit: 'games', bar: { at: 'least', value: share(90) } },
      {
        name: `search (${ms} ms) beats greedy in ${games}`,
        value: search.won,
        unit: 'games',
        bar: { at: 'least', value: share(70) },
      },
    ],
    proofs: {},
  };
}
