/** Bots as a process of their own: takes jobs from the queue, lets threads think, keeps the answers. It sees imagined worlds only. */
import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { BEAT, beAtWork, goHome, keepAnswer, layOut, QUIET, THINK, type Thought } from './jobs.ts';
import { BotPool } from './pool.ts';

/** A job that became free without a word is found within so many milliseconds. */
const LOOK = 1000;

export interface BotsApart {
  /** What has been begun is brought to an end. */
  close(): Promise<void>;
}

export interface ApartConfig {
  url: string;
  games: string;
  threads: number;
}

export async function openBots({ url, games, threads }: ApartConfig): Promise<BotsApart> {
  const pool = new pg.Pool({ connectionString: url, max: threads + 3 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const bots = new BotPool(games, threads);
  const workers: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
  try {
    await mayLayOut(pool);
    const runner = await run({
      pgPool: pool,
      concurrency: threads,
      pollInterval: LOOK,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: QUIET,
      events,
      taskList: {
        [THINK]: async (payload) => {
          const { question, ...task } = payload as Thought;
          const answer = await bots.think(task, { owner: '', question, watched: () => true });
          await keepAnswer(pool, question, answer);
        },
      },
    });
    await beAtWork(pool, workers);
    // While the database is away nothing can be said, and nothing need be.
    const heart = setInterval(() => void beAtWork(pool, workers).catch(() => {}), BEAT);
    return {
      close: async () => {
        await runner.stop();
        clearInterval(heart);
        await goHome(pool, workers).catch(() => {});
        await bots.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Bots with rights to their own schemas alone come after a hall has laid these out. */
async function mayLayOut(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('guildhall_bots.at_work') IS NOT NULL AS there");
  if (!rows[0].there) await layOut(pool);
}
