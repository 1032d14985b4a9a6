/** The laws over games in batches, until everything has been reached. A broken law prints the line that plays its game again. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../facts.ts';
import type { GamePackage } from '../game.ts';
import { type LawReport, type LawRun, runLaws } from '../laws/run.ts';
import type { Plain } from '../plain.ts';
import type { Check } from './check.ts';
import { Failed } from './failed.ts';

export interface LawSeries<T> {
  /** The number of the first game. */
  first: number;
  /** So many games are one check, and so many are played in any case. */
  batch: number;
  games: number;
  /** So many with LAWS=all, for whoever has the time: `LAWS=all npx vitest run laws`. */
  whole?: number;
  /** Games that come to what others seldom come to: if something was not reached, they are played first. */
  known?: readonly number[];
  /** If everything must be reached: after so many games at the latest, ... */
  atMost?: number;
  /** ... ways to end among it, ... */
  endings?: readonly string[];
  /** ... except these questions and this content, which such games have behind them. */
  except?(name: string): boolean;
  /** How the games of a batch are played; batches count from 0. */
  run(batch: number): Omit<LawRun<T>, 'seed' | 'games' | 'every' | 'again'>;
}

/** How an ending is listed among what was never reached. */
const ending = (reason: string): string => `ending ${reason}`;

/** One check for each batch; with LAWS_GAME=<number> that one game alone, looked at closely at every decision. */
export function lawChecks<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  /** The test that runs these checks, to be named by a broken law: import.meta.url. */
  test: string,
  { first, batch, games, whole = games, known = [], atMost, endings = [], except = () => false, run }: LawSeries<T>,
): Check[] {
  const again = (seed: number): string => `LAWS_GAME=${seed} npx vitest run ${relative(process.cwd(), fileURLToPath(test))}`;
  const play = (seed: number, n: number, every: boolean): LawReport =>
    runLaws(rules, { ...run(Math.floor((seed - first) / batch)), seed, games: n, every, again });

  const only = process.env.LAWS_GAME;
  if (only !== undefined) return [{ name: `the laws hold in game ${only}`, check: () => void play(Number(only), 1, true) }];

  let unseen = [...rules.questions(), ...rules.content.all, ...endings.map(ending)].filter((name) => !except(name));
  const all = { games: 0, decisions: 0, looked: 0, changed: 0, refused: 0, played: 0 };
  const playFrom = (seed: number, n: number): void => {
    const report = play(seed, n, false);
    const missed = new Set([...report.unseenQuestions, ...report.unseenContent, ...endings.map(ending)]);
    for (const reason of Object.keys(report.endings)) missed.delete(ending(reason));
    unseen = unseen.filter((name) => missed.has(name));
    for (const count of ['games', 'decisions', 'looked'] as const) all[count] += report[count];
    for (const count of ['changed', 'refused', 'played'] as const) all[count] += report.fuzz[count];
  };
  const playBatch = (n: number): void => playFrom(first + n * batch, batch);
  const batches = Math.ceil((process.env.LAWS === 'all' ? whole : games) / batch);
  const checks: Check[] = Array.from({ length: batches }, (_, n) => ({
    name: `the laws hold in games ${first + n * batch} to ${first + (n + 1) * batch - 1}`,
    check: () => playBatch(n),
  }));
  checks.push({
    name: atMost === undefined ? 'decisions were looked at closely' : 'every question and all content has been reached',
    check() {
      for (const game of known) if (atMost !== undefined && unseen.length > 0) playFrom(game, 1);
      for (let n = batches; atMost !== undefined && unseen.length > 0 && n * batch < atMost; n++) playBatch(n);
      const { games, decisions, looked, changed, refused, played } = all;
      if (changed > 0) console.log(`laws: ${changed} positions changed, ${refused} refused, ${played} played to the end`);
      console.log(
        `laws: ${games} games, ${decisions} decisions, ${looked} looked at closely; never reached: ${unseen.join(', ') || 'nothing'}`,
      );
      if (looked === 0) throw new Failed('no decision was looked at closely');
      if (atMost !== undefined && unseen.length > 0) throw new Failed(`${games} games never came to ${unseen.join(', ')}`);
    },
  });
  return checks;
}
