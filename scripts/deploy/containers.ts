/**
 * The image, the compose file and the unit, truly run by podman. Where no registry of images can be reached, what they stand on
 * is made of Debian's packages and npm's Node, and the result says so.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@guildhall/wire';
import { until } from '../../packages/server/test/house.ts';
import { freePort } from '../../packages/server/test/ordeal.ts';
import { has, NotHere, part, passes } from './parts.ts';
import { open, people, play } from './people.ts';

const HALL = fileURLToPath(new URL('../..', import.meta.url));
const DEPLOY = join(HALL, 'deploy');
const STAND_INS = fileURLToPath(new URL('./stand-ins', import.meta.url));
const COMPOSE = join(DEPLOY, 'compose.yaml');
const IMAGE = 'localhost/guildhall';
const UNIT_IMAGE = 'localhost/guildhall-unit';
/** What the image and the compose file stand on, and the file of its stand-in. */
const BASES: readonly (readonly [name: string, standIn: string])[] = [
  ['docker.io/library/node:24-bookworm-slim', 'node'],
  ['docker.io/library/postgres:17', 'postgres'],
  ['docker.io/library/caddy:2', 'caddy'],
];
const DEBIAN = 'localhost/guildhall-debian';
/** Until a registry that does not answer is given up, in milliseconds. */
const REGISTRY = 30_000;
/** Sign-ins a minute that a hall lets in from one address when nothing else is said. */
const GUESTS = 20;
const GAME = 'brigade';
const HALLS = [1, 2, 3];

const podman = (...args: string[]): string => passes('podman', ...args);
const quiet = (...args: string[]): boolean => spawnSync('podman', args, { timeout: REGISTRY }).status === 0;

/** Images that were made here and go when all is done: nobody else should take a stand-in for the true one. */
const made: string[] = [];

function build(tag: string, file: string, context: string, ...more: string[]): void {
  podman('build', '--quiet', '--layers=false', '--format', 'docker', '-t', tag, '-f', file, ...more, context);
  made.push(tag);
}

/** Node and npm as npm brings them, and whom this machine trusts. */
function nodeFromNpm(folder: string): void {
  passes('npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, 'node@24', 'npm@11');
  const owner = join(folder, 'node_modules/node');
  const name = readdirSync(join(owner, 'node_modules')).find((one) => one.startsWith('node-linux'));
  if (name === undefined) throw new NotHere('npm brings no Node for this machine');
  cpSync(join(owner, 'node_modules', name, 'bin/node'), join(folder, 'node'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'authorities.pem'));
}

/** Some machines let nobody start a container, or only with other limits than podman's own (CONTAINERS_CONF). */
function mustStart(image: string): void {
  if (quiet('run', '--rm', image, 'true')) return;
  throw new NotHere('podman cannot start a container on this machine');
}

/** The images everything stands on. Returns how they were had. */
function bases(folder: string): string {
  const missing = BASES.filter(([name]) => !quiet('image', 'exists', name) && !quiet('pull', '--quiet', name));
  if (missing.length === 0) {
    mustStart(BASES[0][0]);
    return 'on the official images';
  }
  if (!has('debootstrap')) throw new NotHere(`no registry of images can be reached, and no debootstrap to make ${missing[0][0]}`);
  const root = join(folder, 'debian');
  passes('debootstrap', '--variant=minbase', 'bookworm', root);
  passes('tar', '-C', root, '-cf', `${root}.tar`, '.');
  podman('import', '--quiet', `${root}.tar`, DEBIAN);
  made.push(DEBIAN);
  mustStart(DEBIAN);
  nodeFromNpm(folder);
  for (const [name, standIn] of missing)
    build(name, join(STAND_INS, `${standIn}.Containerfile`), standIn === 'node' ? folder : STAND_INS);
  return "on stand-ins of Debian's packages and npm's Node";
}

/** A hall alone, as the image starts it: ready, not root, and ended by SIGTERM without being killed. */
async function image(how: string): Promise<string> {
  build(IMAGE, join(DEPLOY, 'Containerfile'), HALL);
  const name = 'guildhall-alone';
  const port = await freePort();
  podman('run', '--detach', '--name', name, '--publish', `127.0.0.1:${port}:8080`, IMAGE);
  try {
    await open(`http://127.0.0.1:${port}`);
    const user = podman('exec', name, 'id', '--user', '--name');
    if (user !== 'node') throw new Error(`the hall runs as ${user}`);
    podman('stop', '--time', '15', name);
    const code = podman('inspect', '--format', '{{.State.ExitCode}}', name);
    if (code !== '0') throw new Error(`SIGTERM ends it with ${code}`);
  } finally {
    quiet('rm', '--force', '--volumes', name);
  }
  return `built ${how}, ready, runs as node, ends by SIGTERM`;
}

const environment = { ...process.env, HALL_NAME: 'localhost', POSTGRES_PASSWORD: 'a-word-for-this-run' };

function composed(...args: string[]): void {
  const { status, stderr } = spawnSync('podman-compose', ['-f', COMPOSE, ...args], { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(`podman-compose ${args[0]}: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
}

/** What the image is asked whether it is ready. */
const READY = readFileSync(join(DEPLOY, 'Containerfile'), 'utf8').match(/"-e", "(.*)"\]/)?.[1] ?? 'process.exit(1)';
const hall = (n: number): string => `deploy_hall-${n}_1`;
const isReady = (name: string): boolean => quiet('exec', name, 'node', '-e', READY);
const allReady = (): Promise<void> => until(() => HALLS.every((n) => isReady(hall(n))));

/** kill -9 from outside, which the restart policy must answer. */
function killHall(n: number): void {
  const pid = Number(podman('inspect', '--format', '{{.State.Pid}}', hall(n)));
  // 0 would be everybody here.
  if (pid <= 1) throw new Error(`hall ${n} does not run`);
  process.kill(pid, 'SIGKILL');
}

/** All of it: three halls, the store and the proxy, with two halls killed in the middle, and all of them taken down and up. */
async function wholeHouse(): Promise<string> {
  const origin = `https://${environment.HALL_NAME}`;
  try {
    composed('up', '--detach');
    await allReady();
    const table = await play(origin, GAME, () => {
      killHall(1);
      killHall(2);
    });
    await allReady();
    composed('down');
    composed('up', '--detach');
    await allReady();
    await open(origin);
    const kept = await fetch(`${origin}${ROUTES.table(table)}`);
    if (!kept.ok) throw new Error(`a table of before is answered with ${kept.status}`);
    const said = await people(origin, GUESTS, GAME);
    return `${said}; two of ${HALLS.length} halls killed and started anew while play went on; kept over down and up`;
  } finally {
    composed('down', '--volumes');
  }
}

/** The unit, started by systemd itself: it serves, comes back when killed, writes only where it may, ends cleanly. */
async function unit(): Promise<string> {
  build(UNIT_IMAGE, join(STAND_INS, 'systemd.Containerfile'), DEPLOY, '--build-arg', `HALL=${IMAGE}`);
  const name = 'guildhall-unit';
  const inside = (...args: string[]): string => podman('exec', name, ...args);
  podman('run', '--detach', '--name', name, '--systemd=always', UNIT_IMAGE);
  try {
    await until(() => quiet('exec', name, 'systemctl', 'start', 'guildhall'));
    await until(() => isReady(name));
    inside('systemctl', 'kill', '--signal=SIGKILL', 'guildhall');
    await until(() => inside('systemctl', 'show', '-p', 'NRestarts', '--value', 'guildhall') === '1' && isReady(name));
    inside('test', '-s', '/var/lib/guildhall/guildhall.db-wal');
    inside('systemctl', 'stop', 'guildhall');
    const result = inside('systemctl', 'show', '-p', 'Result', '--value', 'guildhall');
    if (result !== 'success') throw new Error(`it ends with ${result}`);
    return 'started by systemd, came back after kill -9, wrote where it may, ended by systemctl stop';
  } finally {
    quiet('rm', '--force', '--volumes', name);
  }
}

export async function containers(folder: string): Promise<void> {
  let how: string | null = null;
  await part('the image', ['podman'], () => {
    how = bases(folder);
    return image(how);
  });
  try {
    if (!made.includes(IMAGE)) return;
    await part('the compose file, brought up', ['podman-compose'], wholeHouse);
    await part('the unit, started', ['podman'], unit);
  } finally {
    for (const image of made.reverse()) quiet('rmi', '--force', image);
  }
}
