/**
 * `npm run deploy`: runs what stands in deploy/ as far as this machine can: halls behind Caddy and HAProxy, the alerts, the
 * unit, the image, the compose file. Says what could not be run. Nothing is left behind, and no certificate is trusted by
 * anybody else.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../packages/server/test/bundle.ts';
import { folder } from '../packages/server/test/house.ts';
import { freePort } from '../packages/server/test/ordeal.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { type Process, startProcess } from '../packages/server/test/process.ts';
import { containers } from './deploy/containers.ts';
import { anyFailed, part, passes } from './deploy/parts.ts';
import { open, people, play } from './deploy/people.ts';

const DEPLOY = fileURLToPath(new URL('../deploy', import.meta.url));
/** Certificates are made for this run and signed by nobody. */
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
/** Sign-ins a minute from one address, at each hall. */
const GUESTS = 8;
const own = folder();
const bundled = await bundle();
const running: ChildProcess[] = [];
const halls: Process[] = [];

function proxy(program: string, args: string[], env: Record<string, string>): void {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, HOME: own.path, ...env }, stdio: 'ignore' });
  running.push(child);
}

async function hall(origin: string, env: Record<string, string>): Promise<Process> {
  const started = await startProcess({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '1', PORT: await freePort(), ...env }, bundled, true);
  halls.push(started);
  return started;
}

const host = ({ address }: Process): string => new URL(address).host;

async function caddy(): Promise<string> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const one = await hall(origin, { DATA_DIR: join(own.path, 'one'), LIMIT_SIGN_INS: String(GUESTS) });
  const env = { HALL_NAME: `localhost:${port}`, HALLS: host(one), XDG_DATA_HOME: own.path, XDG_CONFIG_HOME: own.path };
  const adapted = spawnSync('caddy', ['adapt', '--config', join(DEPLOY, 'Caddyfile')], {
    env: { PATH: process.env.PATH, HOME: own.path, ...env },
    encoding: 'utf8',
  });
  if (adapted.status !== 0) throw new Error(adapted.stderr.trim());
  // On a machine of one's own nobody else should trust the certificate, and port 80 may be somebody else's.
  const config = JSON.parse(adapted.stdout);
  config.admin = { disabled: true };
  config.apps.http.http_port = Number(await freePort());
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const file = join(own.path, 'caddy.json');
  writeFileSync(file, JSON.stringify(config));
  proxy('caddy', ['run', '--config', file], env);
  await open(origin);
  return people(origin, GUESTS);
}

/** Certificate and key in one file, as HAProxy wants them. */
function certificate(): string {
  const [key, certificate, both] = ['key.pem', 'cert.pem', 'hall.pem'].map((name) => join(own.path, name));
  passes(
    'openssl',
    ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout'.split(' '),
    key,
    '-out',
    certificate,
  );
  writeFileSync(both, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`);
  return both;
}

async function haproxy(): Promise<string> {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const postgres = await startPostgres(true);
  try {
    const url = await postgres.database();
    const three: Process[] = [];
    for (let n = 0; n < 3; n++) three.push(await hall(origin, { DATABASE_URL: url, LIMIT_SIGN_INS: String(GUESTS) }));
    // The addresses of the halls are written into the file, as the operating page says.
    let text = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8');
    for (const [n, one] of three.entries()) text = text.replace(`127.0.0.1:808${n + 1}`, host(one));
    const file = join(own.path, 'haproxy.cfg');
    writeFileSync(file, text);
    const env = { HALL_BIND: `127.0.0.1:${port}`, TLS_FILE: certificate() };
    proxy('haproxy', ['-db', '-f', file], env);
    await open(origin);
    const said = await people(origin, GUESTS);
    // Whichever hall it was: when two of three are gone, people are sent to the third.
    await three[0].kill();
    await three[1].kill();
    await open(origin);
    await play(origin);
    return `${said}; three halls on PostgreSQL, two killed, and play goes on`;
  } finally {
    for (const one of halls) await one.kill();
    await postgres.stop();
  }
}

/** Neither podman's compose nor docker's may be here; Debian's python3-yaml reads the file as they do. */
const AS_JSON = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))';

/** What compose runs must be there, and what the halls are told must be settings they know. */
function compose(): string {
  const file = JSON.parse(passes('python3', '-c', AS_JSON, join(DEPLOY, 'compose.yaml'))) as {
    services: { [name: string]: { environment?: object; build?: { dockerfile: string }; volumes?: string[] } };
    volumes: object;
  };
  const settings = readFileSync(fileURLToPath(new URL('../packages/server/src/config.ts', import.meta.url)), 'utf8');
  const names = Object.keys(file.services);
  for (const name of ['hall-1', 'hall-2', 'hall-3', 'postgres', 'proxy'])
    if (!names.includes(name)) throw new Error(`there is no service ${name}`);
  for (const name of names.filter((one) => one.startsWith('hall'))) {
    for (const setting of Object.keys(file.services[name].environment ?? {}))
      if (!settings.includes(`env.${setting}`)) throw new Error(`${name}: the hall has no setting ${setting}`);
  }
  for (const { volumes = [] } of Object.values(file.services)) {
    for (const volume of volumes) {
      const [from] = volume.split(':');
      if (from.startsWith('./') ? !readFileSync(join(DEPLOY, from)) : !(from in file.volumes))
        throw new Error(`no volume ${from}`);
    }
  }
  return `${names.length} services, read and compared with the settings of the hall`;
}

try {
  await part('a hall behind Caddy', ['caddy'], caddy);
  await part('three halls behind HAProxy', ['haproxy', 'openssl'], haproxy);
  await part('the alerts', ['promtool'], () => passes('promtool', 'check', 'rules', join(DEPLOY, 'alerts.yaml')));
  await part('the unit', ['systemd-analyze'], () => {
    passes('systemd-analyze', 'verify', join(DEPLOY, 'guildhall.service'));
    return 'systemd-analyze finds nothing wrong';
  });
  await part('the compose file', ['python3'], compose);
  await containers(own.path);
} finally {
  for (const child of running) child.kill('SIGKILL');
  for (const one of halls) await one.kill();
  own.remove();
}
process.exit(anyFailed() ? 1 : 0);
