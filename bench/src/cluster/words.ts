/** Where word between processes bends: many speak at once, as fast as they are let, while somebody else commits moves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Carrier, NatsCarrier, PostgresCarrier } from '@guildhall/server/bus';
import pg from 'pg';
import type { Figure } from '../report.ts';

const SPEAKERS = [1, 4, 16, 64];
/** What a process says of some ten moves made at the same time. */
const TEXT = 'x'.repeat(700);

const p99 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Commits as a hall does while others speak; how long each takes. */
async function commits(pool: pg.Pool, until: number): Promise<number[]> {
  await pool.query('CREATE TABLE IF NOT EXISTS said_beside (n serial PRIMARY KEY, body text)');
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    await pool.query('INSERT INTO said_beside (body) VALUES ($1)', [TEXT]);
    times.push(performance.now() - from);
  }
  return times;
}

async function measure(name: string, make: () => Carrier, pool: pg.Pool, speakers: number, ms: number): Promise<Figure[]> {
  const waits: number[] = [];
  const carriers = Array.from({ length: speakers }, make);
  const listener = make();
  await listener.open({ heard: (text) => waits.push(performance.now() - Number.parseFloat(text)), back: () => {} });
  for (const carrier of carriers) await carrier.open({ heard: () => {}, back: () => {} });
  const end = performance.now() + ms;
  let said = 0;
  const speak = async (carrier: Carrier): Promise<void> => {
    while (performance.now() < end) {
      await carrier.send(`${performance.now()} ${TEXT}`);
      said++;
      // A turn of the event loop: a process says what came up in one.
      await sleep(1);
    }
  };
  const [beside] = await Promise.all([commits(pool, end), ...carriers.map(speak)]);
  await sleep(500);
  const heard = waits.length;
  await Promise.all([listener, ...carriers].map((carrier) => carrier.close()));
  const of = `word by ${name}, ${speakers} speak`;
  return [
    { name: `${of}, texts`, value: said / (ms / 1000), unit: '/s', bar: null },
    { name: `${of}, heard after, p99`, value: p99(waits), unit: 'ms', bar: null },
    { name: `${of}, a commit beside it, p99`, value: p99(beside), unit: 'ms', bar: null },
    { name: `${of}, not heard`, value: said - heard, unit: '', bar: null },
  ];
}

export async function wordsFigures(url: string, nats: string, ms: number): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 100 });
  pool.on('error', () => {});
  const figures: Figure[] = [];
  for (const speakers of SPEAKERS) {
    figures.push(...(await measure('NOTIFY', () => new PostgresCarrier(pool), pool, speakers, ms)));
    figures.push(...(await measure('NATS', () => new NatsCarrier([nats], async () => 'bench'), pool, speakers, ms)));
  }
  await pool.end();
  return figures;
}
