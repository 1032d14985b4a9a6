/** What halls and bots as processes share: jobs on PostgreSQL (graphile-worker), answers, and who is at work. */
import { Logger } from 'graphile-worker';
import type pg from 'pg';
import type { Task } from './worker.ts';

/** The name of the one kind of job there is. */
export const THINK = 'think';
/** By which answers are told of. */
export const ANSWERS = 'guildhall_answers';
/** All that bots may see lies here and in the queue's own schema: they need no right to anything else. */
export const SCHEMA = 'guildhall_bots';
/** How often somebody at work says so, and how long after the last time nobody believes it any more: milliseconds. */
export const BEAT = 1000;
export const LIFETIME = 5000;

/** A job: an imagined world, and nothing by which the table could be found. */
export interface Thought extends Omit<Task, 'id'> {
  question: string;
}

/** What goes wrong with a job is told by the hall, which misses the answer. */
export const QUIET = new Logger(() => () => {});

/** Several processes may begin at once. */
const ONE_AT_A_TIME = 0x6775_696c;

export async function layOut(pool: pg.Pool): Promise<void> {
  // All in one question is one transaction.
  await pool.query(`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME});
    CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
    CREATE TABLE IF NOT EXISTS ${SCHEMA}.answer (question text PRIMARY KEY, answer text NOT NULL, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE IF NOT EXISTS ${SCHEMA}.at_work (worker text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`);
}

/** Keeps an answer and says so. The same question may be answered again. */
export const keepAnswer = (pool: pg.Pool, question: string, answer: unknown): Promise<unknown> =>
  pool.query(
    `WITH kept AS (
      INSERT INTO ${SCHEMA}.answer (question, answer) VALUES ($1, $2)
      ON CONFLICT (question) DO UPDATE SET answer = excluded.answer, at = now()
    ) SELECT pg_notify('${ANSWERS}', $1)`,
    [question, JSON.stringify(answer)],
  );

/** Answers to these questions, as far as there are any. */
export async function answersTo(pool: pg.Pool, questions: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await pool.query<{ question: string; answer: string }>(
    `SELECT question, answer FROM ${SCHEMA}.answer WHERE question = ANY($1)`,
    [questions],
  );
  return new Map(rows.map(({ question, answer }) => [question, JSON.parse(answer) as unknown]));
}

export const beAtWork = (pool: pg.Pool, workers: readonly string[]): Promise<unknown> =>
  pool.query(
    `INSERT INTO ${SCHEMA}.at_work (worker) SELECT unnest($1::text[])
     ON CONFLICT (worker) DO UPDATE SET at = now()`,
    [workers],
  );

export const goHome = (pool: pg.Pool, workers: readonly string[]): Promise<unknown> =>
  pool.query(`DELETE FROM ${SCHEMA}.at_work WHERE worker = ANY($1)`, [workers]);

/** Those who have taken jobs and have not been at work for a while: they will not bring them to an end. */
export async function missing(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `SELECT DISTINCT j.locked_by AS worker FROM graphile_worker.jobs j
     LEFT JOIN ${SCHEMA}.at_work w ON w.worker = j.locked_by
     WHERE j.task_identifier = '${THINK}' AND j.locked_by IS NOT NULL
       AND greatest(w.at, j.locked_at) < now() - interval '${LIFETIME} milliseconds'`,
  );
  return rows.map(({ worker }) => worker);
}

/**
 * What nobody waits for any more goes: old answers, jobs that are begun no more (another took their place, or they failed
 * again and again), and those that no hall has asked for within its patience. Such a hall has given up or died, and bots
 * that come back after a while would think for it first. How long a bot may think stands in the job itself, which only the
 * queue's own table shows.
 */
export const tidy = async (pool: pg.Pool, patience: number): Promise<void> => {
  await pool.query(`DELETE FROM ${SCHEMA}.answer WHERE at < now() - interval '10 minutes'`);
  await pool.query(`DELETE FROM ${SCHEMA}.at_work WHERE at < now() - interval '10 minutes'`);
  await pool.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs JOIN graphile_worker._private_jobs own USING (id)
     WHERE task_identifier = '${THINK}' AND jobs.locked_by IS NULL AND (
       jobs.attempts >= jobs.max_attempts OR
       jobs.run_at < now() - ((own.payload->>'ms')::int + $1) * interval '1 millisecond')`,
    [patience],
  );
};
