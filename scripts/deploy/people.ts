/** What people do through a proxy, and what they must not be able to. Certificates are signed by nobody. */
import { until } from '../../packages/server/test/house.ts';
import { Robot } from '../../packages/server/test/robot.ts';

const PATIENCE = 60_000;
const MOVES = 20;

const answers = async (address: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer.status;
};

/** Waits until a hall can be reached through the proxy. */
export async function open(origin: string): Promise<void> {
  const late = Date.now() + PATIENCE;
  while ((await answers(`${origin}/readyz`).catch(() => 0)) !== 200) {
    if (Date.now() > late) throw new Error('nobody answers through the proxy');
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** As few moves a second as a hall takes from one person who is not hurried along. */
const THOUGHT = 50;

/** Plays what the hall has; without a name the toy that halls under test have. */
class Player extends Robot {
  protected override readonly wish: Robot['wish'];

  constructor(origin: string, game?: string) {
    super(() => [origin], 1, THOUGHT);
    this.wish = { ...(game !== undefined && { game }), seats: [{ kind: 'person' }, { kind: 'person' }] };
  }
}

/** A robot plays through the proxy until some moves are acknowledged; `meanwhile` happens after the first of them. Its table. */
export async function play(origin: string, game?: string, meanwhile?: () => unknown): Promise<string> {
  const robot = new Player(origin, game);
  const done = robot.run();
  try {
    await until(() => robot.acknowledged.length > 0);
    await meanwhile?.();
    const before = robot.acknowledged.length;
    await until(() => robot.acknowledged.length >= before + MOVES);
  } finally {
    robot.stopped = true;
    await done;
  }
  if (robot.faults.length > 0) throw new Error(robot.faults[0]);
  return robot.tables[0];
}

/** `guests`: sign-ins a minute from one address; three times as many guests may come, and whoever asks is led to one hall. */
export async function people(origin: string, guests: number, game?: string): Promise<string> {
  const figures = await answers(`${origin}/metrics`);
  if (figures !== 404) throw new Error(`/metrics answers with ${figures}`);
  await play(origin, game);
  const guest = { method: 'POST', body: JSON.stringify({ name: 'Many', language: 'en' }) };
  const codes: number[] = [];
  for (let n = 0; n < guests * 3 + 5; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` };
    codes.push(await answers(`${origin}/api/session`, { ...guest, headers }));
  }
  if (!codes.includes(429)) throw new Error('whoever says to come from elsewhere is believed');
  return `TLS, a WebSocket with ${MOVES} moves kept, no /metrics, forged addresses not believed`;
}
