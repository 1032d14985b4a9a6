/**
 * The herald tells people who are not there that a table waits for them, on the devices they have named. A turn stands in the store
 * since the event by which it began; whichever process comes upon it first claims it and tells.
 */
import { createHash } from 'node:crypto';
import type { DeviceBody, Pace, TurnLetter } from '@guildhall/wire';
import type { Hall } from '../hall.ts';
import { devicesOf, dropDevice, keepDevice } from '../store/devices.ts';
import type { DeviceRow } from '../store/schema.ts';
import { type Claim, claimTurn, type DueTurn, putOffTurn, turnsDue } from '../store/turns.ts';
import { BEAT } from '../table/presence.ts';
import { Denied } from '../table/problem.ts';
import { canSealBy } from './curve.ts';
import { type PushKeys, pushKeys } from './keys.ts';
import { Messenger } from './messenger.ts';
import { isPushService } from './services.ts';

const SECOND = 1000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** So many turns are looked at together. */
const AT_ONCE = 100;
/** At a table where people wait for each other somebody who has blinked is not away. */
const BLINK = 30 * SECOND;
/** Whoever is there is noted in the store about so often: of others it is certain after this long that they are not. */
const CERTAIN = BEAT + 5 * SECOND;

/** How long after it began to wait somebody is told of a turn. */
export const delayOf = (pace: Pace): number => (pace.kind === 'daily' ? 0 : BLINK);

/** Seconds for which it is worth being told. */
function worthOf(pace: Pace): number {
  if (pace.kind === 'daily') return pace.days * DAY;
  return pace.kind === 'live' ? pace.minutes * MINUTE : DAY;
}

/** Whether the person of a seat is to be told now; a number: that shows then. */
export function isToBeTold(turn: DueTurn, now: number): boolean | number {
  const { seat, seen, asked, told, status } = turn;
  if (seen === null || status !== 'playing' || !(JSON.parse(turn.waiting) as number[]).includes(seat)) return false;
  // Somebody who has been there since knows.
  if (seen > asked) return false;
  const certain = Math.max(seen, told > seen ? asked : 0) + CERTAIN;
  if (certain > now) return certain;
  // Somebody who was told and did not come need not be told again.
  return told <= seen;
}

export class Herald {
  private keys: PushKeys | null = null;
  private messenger: Messenger | null = null;

  constructor(private readonly hall: Hall) {}

  async open(): Promise<void> {
    const { config, store, logger } = this.hall;
    if (!config.push.on) return;
    this.keys = await pushKeys(store.db, config);
    const forget = (device: DeviceRow) => dropDevice(store.db, device.id);
    this.messenger = new Messenger(this.keys, config.push.retries, forget, logger);
  }

  /** By which browsers tell their push service who may write to them; null: the hall writes to nobody. */
  get publicKey(): string | null {
    return this.keys?.publicKey ?? null;
  }

  get counts(): Messenger['counts'] {
    return this.messenger?.counts ?? { sent: 0, failed: 0 };
  }

  /** From now on this device is told of the turns of its person. */
  async take({ endpoint, keys }: DeviceBody, person: string, session: string): Promise<void> {
    const { config, store } = this.hall;
    if (!this.messenger) throw new Denied('noPush', 'this hall writes to no device (PUSH)');
    if (!isPushService(endpoint, config.push.services))
      throw new Denied('badDevice', `endpoint: "${new URL(endpoint).origin}" is no push service known here (PUSH_SERVICES)`);
    if (!canSealBy(keys)) throw new Denied('badDevice', 'keys: nothing can be sealed by them');
    if (!(await keepDevice(store.db, { person, session, endpoint, ...keys, renewed: this.hall.now() })))
      throw new Denied('badDevice', 'keys: not those of this device');
  }

  /** Looks for turns of which somebody is to be told. */
  async look(): Promise<void> {
    if (!this.messenger) return;
    const now = this.hall.now();
    const { db } = this.hall.store;
    for (const [claim, turn] of byPerson(await turnsDue(db, now, AT_ONCE))) {
      const told = isToBeTold(turn, now);
      const devices = told === false || turn.person === null ? [] : await this.devicesFor(turn.person);
      if (devices.length === 0) await putOffTurn(db, claim, null);
      else if (typeof told === 'number') await putOffTurn(db, claim, told);
      else if (await claimTurn(db, claim, now)) await this.tell(turn, devices);
    }
  }

  private async devicesFor(person: string): Promise<DeviceRow[]> {
    const { steward, store, config } = this.hall;
    if (steward.isBanned(person)) return [];
    // What is kept was looked at when it came; settings may have changed since.
    return (await devicesOf(store.db, person)).filter(({ endpoint }) => isPushService(endpoint, config.push.services));
  }

  private async tell({ table_id: table, game, player }: DueTurn, devices: readonly DeviceRow[]): Promise<void> {
    const brief = await this.hall.briefs.of(table);
    if (!brief) return;
    const { name, pace } = brief;
    const text = JSON.stringify({ table, game, name, player } satisfies TurnLetter);
    // Nobody who carries letters need learn which tables there are.
    const topic = createHash('sha256').update(table).digest('base64url').slice(0, 32);
    for (const device of devices)
      this.messenger?.send({ device, text, ttl: worthOf(pace), urgent: pace.kind !== 'daily', topic });
  }

  stop(): void {
    this.messenger?.stop();
  }
}

/** Turns of one person at one table are told of together. */
function byPerson(turns: readonly DueTurn[]): [Claim, DueTurn][] {
  const found = new Map<string, [Claim & { seats: number[] }, DueTurn]>();
  for (const turn of turns) {
    const { table_id: table, decision, seat, person } = turn;
    const key = `${table} ${decision} ${person ?? seat}`;
    const before = found.get(key);
    if (before) before[0].seats.push(seat);
    else found.set(key, [{ table, decision, seats: [seat] }, turn]);
  }
  return [...found.values()];
}
