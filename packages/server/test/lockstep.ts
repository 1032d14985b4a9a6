/** One match played at several tables in lockstep: the true one, and for everybody who looks on one that differs in all they may not know. */
import { makeBot, see } from '@guildhall/bots';
import { type Game, type Plain, type PlainRecord, QuickRandom, recordedGiven, type Seat, usualGiven } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { expect } from 'vitest';
import type { Task } from '../src/bots/worker.ts';
import type { Running } from '../src/server.ts';
import { insertTable } from '../src/store/tables.ts';
import type { AnyMatch } from '../src/table/course.ts';
import { hashKey, newId, newSeatKey } from '../src/table/secrets.ts';
import { Guest, type Line } from './house.ts';
import { type OtherWorld, otherWorld, type Viewer } from './worlds.ts';

export const SEED = '5eed'.repeat(16);

export interface Spec {
  game: AnyGame;
  seats: number;
  options: { [name: string]: string | number | boolean };
  seed: number;
  /** Played by somebody who wants to win, not at random: where hidden things come about only by a fight, it comes to one. */
  keen?: boolean;
  /** How often another world is looked for at each step; where whole hands are turned over, looking longer finds none either. */
  tries?: number;
  /** What may be added beside the game; `n` is another one each time. */
  adds?(n: number): PlainRecord[];
}

/** A bot's task that waits for its answer. */
interface Pending {
  task: Omit<Task, 'id'>;
  answer(given: Plain): void;
}

interface Place {
  id: string;
  /** Whose ignorance is tested here; undefined: the true world. */
  viewer: Viewer | undefined;
  lines: Map<Viewer, Line>;
  /** How many of each line's messages have been compared. */
  compared: Map<Viewer, number>;
  keys: string[];
  bot: Pending | null;
}

export class Lockstep {
  readonly places: Place[] = [];
  readonly viewers: Viewer[];
  private readonly guests: Guest[] = [];
  private readonly random: QuickRandom;
  private said = new Set<string>();
  private count = 0;
  /** Questions answered in a world other than the true one, for somebody who looks on. */
  readonly asked = new Set<string>();
  /** Steps taken in another world, and in none although something is hidden; messages compared. */
  readonly tally = { other: 0, same: 0, messages: 0, tasks: 0, steps: 0, added: 0 };

  constructor(
    private readonly house: Running,
    private readonly spec: Spec,
    private readonly clock: { now: number },
  ) {
    this.random = new QuickRandom(spec.seed);
    this.viewers = [...Array.from({ length: spec.seats }, (_, seat) => seat), null];
  }

  get truth(): Place {
    return this.places[0];
  }

  /** Lays the same table once for the truth and once for each who looks on, and seats everybody everywhere. */
  async open(): Promise<void> {
    const { seats } = this.spec;
    for (let seat = 0; seat < seats; seat++) this.guests.push(await Guest.called(`Seat ${seat}`, this.house.address));
    for (const viewer of [undefined, ...this.viewers]) this.places.push(await this.lay(viewer));
    for (const viewer of this.viewers) await this.atAll((place) => this.connect(place, viewer, 0));
    await this.compare();
  }

  private async lay(viewer: Viewer | undefined): Promise<Place> {
    const { game, seats, options } = this.spec;
    const id = newId();
    const keys = Array.from({ length: seats }, newSeatKey);
    const { meta } = game;
    const setting = {
      options,
      ...recordedGiven(usualGiven(game, options, seats, new QuickRandom(1))),
      seats: keys.map((_, seat) => ({ kind: 'person' as const, name: `Seat ${seat}`, entropy: `words ${seat}` })),
      pace: { kind: 'live' as const, minutes: 60, increment: 5 },
      name: 'A table',
      chat: 'game' as const,
      imported: null,
    };
    const host = this.guests[0].person?.id ?? '';
    const rules = `${meta.id}@${meta.version}`;
    const file = { id, game: meta.id, rules, setting, seed: SEED, host, public: true, created: this.clock.now };
    const rows = keys.map((key, seat) => ({
      table_id: id,
      seat,
      person: this.guests[seat].person?.id ?? '',
      key_hash: hashKey(key),
      seen: 0,
    }));
    await insertTable(this.house.hall.store.db, { file, seats: rows });
    const keeper = await this.house.hall.keeper(id);
    await keeper.with(() => {});
    await keeper.with(() => {});
    return { id, viewer, lines: new Map(), compared: new Map(), keys, bot: null };
  }

  private async connect(place: Place, viewer: Viewer, since: number): Promise<void> {
    const line = await new Guest(this.house.address).socket();
    await line.watch(place.id, viewer === null ? [] : [place.keys[viewer]], since);
    place.lines.set(viewer, line);
    place.compared.set(viewer, 0);
  }

  private line(place: Place, viewer: Viewer): Line {
    const line = place.lines.get(viewer);
    if (!line) throw new Error(`nobody looks on as ${viewer}`);
    return line;
  }

  private match<X>(place: Place, work: (match: AnyMatch) => X): Promise<X> {
    return this.house.hall
      .keeper(place.id)
      .then((keeper) => keeper.with(({ match }) => (match ? work(match) : Promise.reject(new Error('not begun')))));
  }

  /** A bot's task at one of these tables: remembered until the match goes on. */
  think(task: Omit<Task, 'id'>, of: string): Promise<Plain> {
    const place = this.places.find(({ id }) => id === of);
    return new Promise((answer) => {
      if (place) place.bot = { task, answer };
    });
  }

  /** One answer, at every table. False: the match is over, and nothing is secret any more. */
  async step(): Promise<boolean> {
    const { game, tries } = this.spec;
    const truth = await this.match(this.truth, ({ current }) => game.copy(current));
    const actors = game.actors(truth);
    const seat = actors[this.random.below(actors.length)];
    const question = game.question(truth) ?? '';
    const answer = this.choose(truth, seat);
    const worlds = new Map<Place, OtherWorld>();
    for (const place of this.places) {
      if (place.viewer === undefined) continue;
      const other = otherWorld(game, truth, { seat, answer }, place.viewer, this.random, tries);
      worlds.set(place, other);
      if (other.found !== 'nothing is hidden') this.tally[other.found]++;
      if (other.found === 'other' && place.viewer !== seat) this.asked.add(question);
      await this.match(place, (match) => {
        match.current = other.world;
      });
    }
    this.clock.now += 137;
    const byBot = this.places.every(({ bot }) => bot?.task.seat === seat);
    if (byBot) this.compareTasks(seat);
    const key = this.key();
    await this.atAll(async (place) => {
      const said = worlds.get(place)?.answer ?? answer;
      if (byBot) await this.byBot(place, seat, said);
      else expect(await this.line(place, seat).answer(place.id, seat, said, key)).toMatchObject({ type: 'kept' });
    });
    this.said.add(JSON.stringify(answer));
    this.tally.steps++;
    await this.compare();
    return this.line(this.truth, null).view(null).outcome === null;
  }

  private choose(truth: Game<unknown>, seat: Seat): Plain {
    const { game, keen } = this.spec;
    if (!keen) return game.sample(truth, seat, this.random);
    return makeBot('greedy', this.random.below(2 ** 32)).decideNow(see(game, truth, seat, this.random));
  }

  private async byBot(place: Place, seat: Seat, answer: Plain): Promise<void> {
    const { bot } = place;
    place.bot = null;
    const done = this.line(place, seat).wait('update');
    bot?.answer(answer);
    await done;
  }

  /** What is sent to a bot's thread is the same in both worlds. */
  private compareTasks(seat: Seat): void {
    const [a, b] = [this.truth, this.places.find(({ viewer }) => viewer === seat)].map((place) =>
      JSON.stringify(place?.bot?.task),
    );
    expect(b, 'what a bot is given').toBe(a);
    expect(a).toContain('"world"');
    this.tally.tasks++;
  }

  /** The tables know nothing of each other: what is done at all of them waits for the disk once. */
  private atAll<X>(work: (place: Place) => Promise<X>): Promise<X[]> {
    return Promise.all(this.places.map(work));
  }

  private key(): string {
    return `lockstep-${String(++this.count).padStart(6, '0')}`;
  }

  /** Everybody has received all there is; then it must be the same, byte for byte, for each in the truth and in the other world. */
  async compare(): Promise<void> {
    const at = ++this.count;
    await Promise.all(
      this.places.flatMap(({ lines }) =>
        [...lines.values()].map((line) => {
          const done = line.wait('pong', (pong) => pong.at === at);
          line.send({ type: 'ping', at });
          return done;
        }),
      ),
    );
    for (const place of this.places) {
      if (place.viewer === undefined) continue;
      const [a, b] = [this.truth, place].map((one) => this.fresh(one, place.viewer as Viewer));
      expect(b.length, `messages to ${place.viewer}`).toBe(a.length);
      for (const [i, text] of b.entries()) if (text !== a[i]) expect(text, `a message to ${place.viewer}`).toBe(a[i]);
      this.tally.messages += a.length;
    }
    for (const { lines, compared } of this.places) for (const [viewer, line] of lines) compared.set(viewer, line.texts.length);
  }

  /** Messages not yet compared, with the names of the tables made equal. A frame may hold several, one a line. */
  private fresh(place: Place, viewer: Viewer): string[] {
    const fresh = this.line(place, viewer).texts.slice(place.compared.get(viewer) ?? 0);
    return fresh.flatMap((text) => text.replaceAll(place.id, 'TABLE').split('\n'));
  }

  /** The same command of one seat, or of one who looks on, at every table. */
  async everywhere(seat: Viewer, make: (table: string, key: string) => Parameters<Line['command']>[0]): Promise<string> {
    const key = this.key();
    const made = await this.atAll((place) => this.line(place, seat).command(make(place.id, key)));
    return made[made.length - 1].type;
  }

  /** Answers that cannot be given, commands that make no sense, from everybody. */
  async hostile(): Promise<void> {
    const { seats } = this.spec;
    const tried = [...this.said].map((text) => JSON.parse(text) as Plain);
    for (let seat = 0; seat < seats; seat++) {
      const { decision } = this.line(this.truth, seat);
      const answers: Plain[] = [
        tried[this.random.below(tried.length)],
        tried[this.random.below(tried.length)],
        'nonsense',
        null,
        [1],
        {},
      ];
      for (const answer of answers) {
        if (answer === undefined || (await this.isLegal(seat, answer))) continue;
        await this.everywhere(seat, (table, key) => ({ type: 'answer', table, seat, decision, key, answers: [answer] }));
      }
      await this.everywhere(seat, (table, key) => ({
        type: 'answer',
        table,
        seat,
        decision: decision + 1,
        key,
        answers: ['done'],
      }));
      await this.everywhere(seat, (table, key) => ({ type: 'withdraw', table, seat, decision, key }));
      await this.everywhere(seat, (table, key) => ({
        type: 'answer',
        table,
        seat: (seat + 1) % seats,
        decision,
        key,
        answers: ['done'],
      }));
    }
    await this.compare();
  }

  /** Whether an answer would be taken in any of the worlds. */
  private async isLegal(seat: Seat, answer: Plain): Promise<boolean> {
    const { game } = this.spec;
    for (const place of this.places) {
      if (await this.match(place, ({ current }) => game.whyNot(current, seat, answer) === null)) return true;
    }
    return false;
  }

  async chat(text: string): Promise<void> {
    for (let seat = 0; seat < this.spec.seats; seat++)
      await this.everywhere(seat, (table, key) => ({ type: 'chat', table, seat, key, text }));
    await this.compare();
  }

  /** Everybody adds what may be added beside the game, and what may not: all of it is known to all. */
  async contribute(): Promise<void> {
    const bodies = [...(this.spec.adds?.(this.count) ?? []), { kind: 'nothing' }];
    for (const seat of this.viewers) {
      for (const body of bodies) {
        const made = await this.everywhere(seat, (table, key) => ({ type: 'contribute', table, seat, key, body }));
        if (made === 'kept') this.tally.added++;
      }
    }
    await this.compare();
  }

  /** A bot plays for a seat, or no longer does. False: not now. */
  async bot(seat: Seat, plays: boolean): Promise<boolean> {
    if (this.places.some(({ bot }) => bot !== null)) return false;
    const made = await this.everywhere(seat, (table, key) =>
      plays ? { type: 'takeOver', table, seat, of: seat, key, level: 'greedy' } : { type: 'giveBack', table, seat, key },
    );
    expect(made).toBe('kept');
    await this.compare();
    return true;
  }

  /** Takes the last answer back if that is free; else asks for it in vain, if there is a person to refuse. */
  async undo(): Promise<'free' | 'ask' | 'none'> {
    const persons = this.line(this.truth, 0).state?.state.seats.every(({ bot }) => bot === null);
    for (let seat = 0; seat < this.spec.seats; seat++) {
      const undo = this.line(this.truth, seat).undo.get(String(seat));
      if (undo !== 'free' && !(undo === 'ask' && persons)) continue;
      expect(await this.everywhere(seat, (table, key) => ({ type: 'undo', table, seat, key }))).toBe('kept');
      if (undo === 'ask') {
        await this.compare();
        const other = (seat + 1) % this.spec.seats;
        const request = this.line(this.truth, other).sequence;
        await this.everywhere(other, (table, key) => ({ type: 'consent', table, seat: other, key, request, agree: false }));
      }
      await this.compare();
      return undo;
    }
    return 'none';
  }

  /** Everybody loses the connection and comes back, having seen everything, something or nothing. */
  async reconnect(): Promise<void> {
    for (const viewer of this.viewers) {
      const since = [0, this.line(this.truth, viewer).sequence, this.line(this.truth, viewer).sequence - 3][this.random.below(3)];
      await this.atAll(async (place) => {
        const witness = this.line(place, viewer === 0 ? null : 0);
        const gone = witness.wait('presence');
        await this.line(place, viewer).close();
        await gone;
        const back = witness.wait('presence');
        await this.connect(place, viewer, Math.max(0, since));
        await back;
      });
      await this.compare();
    }
  }

  /** What the house answers about a table over HTTP, to each seat and to a stranger. */
  async inquire(): Promise<void> {
    for (const place of this.places) {
      if (place.viewer === undefined) continue;
      const guest = place.viewer === null ? new Guest(this.house.address) : this.guests[place.viewer];
      const [a, b] = [await this.replies(guest, this.truth.id), await this.replies(guest, place.id)];
      expect(b).toEqual(a);
    }
  }

  private async replies(guest: Guest, table: string): Promise<string[]> {
    const replies: string[] = [];
    for (const path of ['', '/fairness', '/export', '/join']) {
      const reply = await guest.raw(
        path === '/join' ? 'POST' : 'GET',
        `/api/tables/${table}${path}`,
        path === '/join' ? {} : undefined,
      );
      replies.push(`${reply.status} ${await reply.text()}`);
    }
    const lists = guest.person ? ['/api/tables', '/api/tables/mine'] : ['/api/tables'];
    for (const list of lists) {
      const { tables } = await guest.request<{ tables: { table: string }[] }>('GET', list);
      replies.push(JSON.stringify(tables.filter((one) => one.table === table)));
    }
    return replies.map((text) => text.replaceAll(table, 'TABLE'));
  }

  async close(): Promise<void> {
    await this.atAll(({ lines }) => Promise.all([...lines.values()].map((line) => line.close())));
  }
}
