/** Coming and going, judged and carried out at a table of Defenders without a server: one arrangement, one decision. */
import { type PlainRecord, QuickRandom, type Seat } from '@guildhall/kernel';
import { type AnyGame, loadGame } from '@guildhall/registry';
import type { Command, Pace, TableState } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Course } from '../src/table/course.ts';
import type { Seating, TableEvent } from '../src/table/events.ts';
import { answers, judge } from '../src/table/judge.ts';
import { graceOf } from '../src/table/presence.ts';
import { tableState } from '../src/table/sights.ts';
import type { Presence } from '../src/table/verdict.ts';
import { freeze } from '../src/table/versions.ts';

let defenders: AnyGame;
let brigade: AnyGame;
beforeAll(async () => {
  [defenders, brigade] = await Promise.all([loadGame('defenders'), loadGame('brigade')]);
});

type Sent =
  Exclude<Command, { type: 'rematch' | 'contribute' }> extends infer C
    ? C extends { key: string }
      ? Omit<C, 'key' | 'table'>
      : never
    : never;

const person = (name: string): Seating => ({ kind: 'person', name, entropy: '' });
const THREE = [person('Ann'), person('Bob'), person('Cid')];

/** A table in play; time goes by only when said. */
class Place {
  readonly course: Course;
  readonly here: Set<Seat>;
  /** When those who are not here were last seen. */
  readonly seen = new Map<Seat, number>();
  openSince = 0;
  now = 1_000_000;
  private count = 0;
  private readonly random = new QuickRandom(5);

  constructor(game: AnyGame, seats: Seating[], pace: Pace = { kind: 'none' }, begun = true) {
    const options: PlainRecord = game.meta.id === 'defenders' ? { startSeat: '1', setting: 'fantasy' } : {};
    const settled = game.options(options, seats.length) as { [name: string]: string };
    const setting = { options: settled, seats, pace, name: '', chat: 'game' as const, imported: null };
    const rules = `${game.meta.id}@${game.meta.version}`;
    const file = {
      number: 1,
      id: 'x',
      game: game.meta.id,
      rules,
      setting,
      seed: 'a'.repeat(64),
      host: '',
      public: false,
      created: 0,
    };
    this.course = new Course(game, file);
    this.here = new Set(seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])));
    if (begun) this.happen({ kind: 'begin', fill: 'greedy' });
  }

  happen(event: TableEvent, seat = -1): void {
    this.course.play({ sequence: this.course.sequence + 1, at: this.now, seat, key: String(++this.count), event });
  }

  /** What comes of a command: "kept", or the reason with the rule. */
  command(command: Sent, mine: readonly Seat[] = [command.seat]): string {
    const whole = { ...command, table: 'x', key: 'k' } as Exclude<Command, { type: 'rematch' | 'contribute' }>;
    const verdict = judge(this.course, whole, this.presence, { mine, person: null }, this.now);
    if ('event' in verdict) {
      this.happen(verdict.event, command.seat);
      return 'kept';
    }
    const { reason, refusal } = verdict.refused;
    return refusal ? `${reason} ${refusal.rule} ${refusal.why}` : reason;
  }

  get asked(): Seat {
    return this.course.actors()[0];
  }

  answer(seat = this.asked, byBot = false): string {
    const { course } = this;
    if (!course.match) return 'not begun';
    const given = course.game.sample(course.match.current, this.asked, this.random);
    const verdict = answers(course, seat, course.decision, [given], byBot);
    if ('refused' in verdict) return verdict.refused.reason;
    this.happen(verdict.event, seat);
    return 'kept';
  }

  get state(): TableState {
    return tableState(this.course, this.presence);
  }

  private get presence(): Presence {
    const absentAt = (seat: Seat): number | null =>
      this.here.has(seat) ? null : Math.max(this.seen.get(seat) ?? 0, this.openSince) + graceOf(this.course.file.setting.pace);
    return { here: () => this.here, absentAt, openSince: () => this.openSince };
  }

  /** The connection of a seat is lost. */
  drop(seat: Seat): void {
    this.here.delete(seat);
    this.seen.set(seat, this.now);
  }

  away(of: Seat): void {
    this.happen({ kind: 'takeOver', of, level: 'greedy', because: 'asked' }, of);
  }
}

const table = (pace?: Pace): Place => new Place(defenders, THREE, pace);

describe('a pause (DF-29.6)', () => {
  it('DF-29.6 is any person’s to ask for, asked or not, and everything waits for it', () => {
    const place = table();
    expect(place.asked).toBe(1);
    expect(place.command({ type: 'pause', seat: 0, on: true })).toBe('kept');
    expect(place.state.pause).toEqual({ seats: [0] });
    const { decision } = place.course;
    expect(place.command({ type: 'answer', seat: 1, decision, answers: ['x'] })).toBe('paused DF-29.6 paused');
    expect(place.command({ type: 'undo', seat: 1 })).toBe('paused DF-29.6 paused');
    expect(place.command({ type: 'withdraw', seat: 1, decision })).toBe('paused DF-29.6 paused');
  });

  it('DF-29.6 holds bots back too', () => {
    const place = table();
    place.away(1);
    place.command({ type: 'pause', seat: 0, on: true });
    expect(place.answer(1, true)).toBe('paused');
    place.command({ type: 'pause', seat: 0, on: false });
    expect(place.answer(1, true)).toBe('kept');
  });

  it('DF-29.6 leaves talk as it was', () => {
    const place = table();
    const say = { type: 'chat', seat: 2, text: 'wait' } as const;
    expect(place.command(say)).toBe('kept');
    place.command({ type: 'pause', seat: 0, on: true });
    expect(place.command(say)).toBe('kept');
  });

  it('DF-29.6 ends when everybody who asked for it has said so', () => {
    const place = table();
    place.command({ type: 'pause', seat: 0, on: true });
    place.command({ type: 'pause', seat: 2, on: true });
    expect(place.command({ type: 'pause', seat: 1, on: false })).toBe('noRequest');
    place.command({ type: 'pause', seat: 0, on: false });
    expect(place.answer()).toBe('paused');
    place.command({ type: 'pause', seat: 2, on: false });
    expect(place.state.pause).toBeNull();
    expect(place.answer()).toBe('kept');
  });

  it('DF-29.6 ends when the one who asked for it is away, connected or not', () => {
    const place = table();
    place.command({ type: 'pause', seat: 0, on: true });
    place.drop(0);
    place.now += AWAY_AFTER;
    expect(place.command({ type: 'takeOver', seat: 2, of: 0, level: 'greedy' })).toBe('kept');
    expect(place.state.pause).toBeNull();
    place.command({ type: 'pause', seat: 1, on: true });
    place.now += AWAY_AFTER - 1;
    expect(place.command({ type: 'takeOver', seat: 2, of: 1, level: 'greedy' })).toBe('notAbsent DF-30.8 notAway');
    place.now += 1;
    expect(place.command({ type: 'takeOver', seat: 2, of: 1, level: 'greedy' })).toBe('kept');
    expect(place.state.pause).toBeNull();
  });

  it('DF-29.6 stops clocks, and no question grows older in it', () => {
    const live = table({ kind: 'live', minutes: 10, increment: 0 });
    live.command({ type: 'pause', seat: 0, on: true });
    live.now += 60 * 60_000;
    expect(live.course.clocks.deadline()).toBeNull();
    live.command({ type: 'pause', seat: 0, on: false });
    expect(live.state.clock).toMatchObject({ left: [600_000, 600_000, 600_000], running: [1] });
    const none = table();
    none.now += 60_000;
    none.command({ type: 'pause', seat: 1, on: true });
    none.now += 60 * 60_000;
    none.command({ type: 'pause', seat: 1, on: false });
    expect(none.state.seats[1].awayAt).toBe(none.now + AWAY_AFTER - 60_000);
  });

  it('is not known in games that say nothing of it', () => {
    const place = new Place(brigade, THREE.slice(0, 2));
    expect(place.command({ type: 'pause', seat: 0, on: true })).toBe('noPauses');
  });
});

describe('away and back (DF-30.8 to DF-30.11)', () => {
  it('DF-30.8 is who says so', () => {
    const place = table();
    expect(place.command({ type: 'takeOver', seat: 2, of: 2, level: 'greedy' })).toBe('kept');
    expect(place.state.seats[2]).toMatchObject({ bot: 'greedy', botBecause: 'asked' });
  });

  it('DF-30.8 is whom another marks once a question has been open for five minutes, not before', () => {
    const place = table();
    const mark = { type: 'takeOver', seat: 0, of: 1, level: 'greedy' } as const;
    place.now += AWAY_AFTER - 1;
    expect(place.command(mark)).toBe('notAbsent DF-30.8 notAway');
    place.now += 1;
    expect(place.command(mark)).toBe('kept');
    expect(place.state.seats[1].botBecause).toBe('away');
  });

  it('DF-30.8 is nobody who is here and is not asked', () => {
    const place = table();
    place.now += 10 * AWAY_AFTER;
    expect(place.state.seats[2].awayAt).toBeNull();
    expect(place.command({ type: 'takeOver', seat: 0, of: 2, level: 'greedy' })).toBe('notAbsent DF-30.8 notAway');
  });

  it('DF-30.8 goes by the pace of the table where one is set', () => {
    const place = table({ kind: 'daily', days: 2 });
    const mark = { type: 'takeOver', seat: 0, of: 1, level: 'greedy' } as const;
    place.now += 2 * 24 * 60 * 60_000 - 1;
    expect(place.command(mark)).toBe('notAbsent DF-30.8 notAway');
    place.now += 1;
    expect(place.command(mark)).toBe('kept');
  });

  it('DF-30.8 counts anew with every question', () => {
    const place = table();
    place.now += AWAY_AFTER - 1;
    place.answer();
    const { asked } = place;
    expect(place.state.seats[asked].awayAt).toBe(place.now + AWAY_AFTER);
  });

  it('GH-11 is the rule of games that have none of their own', () => {
    const place = new Place(brigade, THREE.slice(0, 2));
    const other = 1 - place.asked;
    const mark = { type: 'takeOver', seat: other, of: place.asked, level: 'greedy' } as const;
    expect(place.command(mark)).toBe('notAbsent GH-11 notAway');
    place.now += AWAY_AFTER;
    expect(place.command(mark)).toBe('kept');
  });

  it('DF-30.9 whoever returns while the bot is at a question has the seat from the next one on', () => {
    const place = table();
    place.away(1);
    expect(place.command({ type: 'giveBack', seat: 1 })).toBe('kept');
    expect(place.state.seats[1]).toMatchObject({ returning: true, bot: 'greedy' });
    expect(place.answer(1)).toBe('botPlays');
    expect(place.answer(1, true)).toBe('kept');
    expect(place.state.seats[1]).toMatchObject({ returning: false, bot: null, botBecause: null });
  });

  it('DF-30.9 whoever returns while nothing is asked has the seat at once', () => {
    const place = table();
    place.away(2);
    place.command({ type: 'giveBack', seat: 2 });
    expect(place.state.seats[2]).toMatchObject({ returning: false, bot: null });
  });

  it('DF-30.9 whoever returns in a pause need not wait for a bot that waits', () => {
    const place = table();
    place.away(1);
    place.command({ type: 'pause', seat: 0, on: true });
    place.command({ type: 'giveBack', seat: 1 });
    expect(place.state.seats[1]).toMatchObject({ returning: false, bot: null });
  });

  it('DF-30.10 whoever is away is not waited for when persons agree', () => {
    const place = table();
    place.command({ type: 'abort', seat: 0, agree: true });
    place.away(2);
    expect(place.state.abort).toEqual({ agreed: [0], missing: [1] });
  });

  it('DF-30.11 a bot answers every question of those who are away, the game through', () => {
    const place = table();
    for (const seat of [1, 2]) place.away(seat);
    while (!place.course.over) {
      const { asked } = place;
      expect(place.answer(asked, asked !== 0)).toBe('kept');
    }
    expect(place.course.decision).toBeGreaterThan(100);
  });
});

describe('handing a seat over (DF-30.5)', () => {
  it('DF-30.5 its holder offers it, and a bot plays until it is taken, with what is pending', () => {
    const place = table();
    expect(place.command({ type: 'offer', seat: 1, of: 1, on: true })).toBe('kept');
    expect(place.state.seats[1]).toMatchObject({ offered: true, bot: 'greedy', botBecause: 'offered', name: 'Bob' });
    place.happen({ kind: 'hand', seat: 1, name: 'Dora' });
    expect(place.state.seats[1]).toMatchObject({ offered: false, bot: null, name: 'Dora' });
    expect(place.state.seats[1].former).toEqual([{ name: 'Bob', until: place.course.sequence }]);
    expect(place.asked).toBe(1);
    expect(place.answer(1)).toBe('kept');
  });

  it('DF-30.5 the host offers it if its holder is away, nobody else, and not before', () => {
    const place = table();
    expect(place.command({ type: 'offer', seat: 0, of: 1, on: true })).toBe('notAbsent DF-30.5 notYoursToHand');
    place.away(1);
    expect(place.command({ type: 'offer', seat: 2, of: 1, on: true })).toBe('notHost DF-30.5 notYoursToHand');
    expect(place.command({ type: 'offer', seat: 0, of: 1, on: true })).toBe('kept');
    expect(place.state.seats[1].offered).toBe(true);
  });

  it('DF-30.5 an offer is taken back until somebody took it', () => {
    const place = table();
    place.command({ type: 'offer', seat: 2, of: 2, on: true });
    expect(place.command({ type: 'offer', seat: 1, of: 2, on: false })).toBe('notHost');
    expect(place.command({ type: 'offer', seat: 2, of: 2, on: false })).toBe('kept');
    expect(place.state.seats[2]).toMatchObject({ offered: false, bot: 'greedy', botBecause: 'asked' });
    place.command({ type: 'offer', seat: 2, of: 2, on: true });
    expect(place.command({ type: 'giveBack', seat: 2 })).toBe('kept');
    expect(place.state.seats[2]).toMatchObject({ offered: false, bot: null });
  });

  it('GH-12 is the rule of games that have none of their own', () => {
    const place = new Place(brigade, THREE.slice(0, 2));
    expect(place.command({ type: 'offer', seat: 0, of: 1, on: true })).toBe('notYourSeat GH-12 onlyYoursToHand');
    expect(place.command({ type: 'offer', seat: 1, of: 1, on: true })).toBe('kept');
    place.command({ type: 'resign', seat: 0 });
    expect(place.command({ type: 'offer', seat: 0, of: 0, on: true })).toBe('over');
  });

  it('a command of one whose seat went to somebody else comes too late', () => {
    const place = table();
    const { decision } = place.course;
    expect(place.command({ type: 'answer', seat: 1, decision, answers: ['x'] }, [])).toBe('notYourSeat');
  });
});

describe('suspension (DF-30.6)', () => {
  it('DF-30.6 with all persons away the game waits and does not end', () => {
    const place = table();
    place.command({ type: 'abort', seat: 0, agree: true });
    for (const seat of [0, 1, 2]) place.away(seat);
    expect(place.state).toMatchObject({ status: 'playing', suspended: true, host: null });
    expect(place.answer(1, true)).toBe('suspended');
  });

  it('and a match that cannot go on does not wait: whoever comes back may give it up', () => {
    const place = table();
    for (const seat of [0, 1, 2]) place.away(seat);
    const obstacle = { why: 'rules', rules: 'defenders@0.9.0' } as const;
    freeze(place.course, { played: 'defenders@0.9.0', now: 'defenders@1.0.0', line: 0, obstacle, position: null });
    expect(place.command({ type: 'undo', seat: 0 })).toBe('otherRules');
    expect(place.command({ type: 'abort', seat: 0, agree: true })).toBe('kept');
    expect(place.state).toMatchObject({ status: 'aborted' });
  });

  it('DF-30.6 it goes on with the first who returns', () => {
    const place = table();
    for (const seat of [0, 1, 2]) place.away(seat);
    place.command({ type: 'giveBack', seat: 2 });
    expect(place.state).toMatchObject({ suspended: false, host: 2 });
    expect(place.answer(1, true)).toBe('kept');
  });

  it('DF-30.6 also when a seat on offer is taken, or one whose person is gone for good', () => {
    const place = table();
    place.away(0);
    place.command({ type: 'offer', seat: 1, of: 1, on: true });
    place.command({ type: 'resign', seat: 2 });
    expect(place.state.suspended).toBe(true);
    expect(place.state.seats.map(({ offered }) => offered)).toEqual([false, true, true]);
    place.happen({ kind: 'hand', seat: 2, name: 'Dora' });
    expect(place.state.suspended).toBe(false);
  });

  it('DF-30.6 bots beside one person who is here play on', () => {
    const place = table();
    for (const seat of [0, 1]) place.away(seat);
    expect(place.state.suspended).toBe(false);
    expect(place.answer(1, true)).toBe('kept');
  });

  it('is not known in games that say nothing of it', () => {
    const place = new Place(brigade, THREE.slice(0, 2));
    for (const seat of [0, 1]) place.away(seat);
    expect(place.state.suspended).toBe(false);
    expect(place.answer(place.asked, true)).toBe('kept');
  });
});

describe('the host (DF-2.13)', () => {
  const open: Seating = { kind: 'open' };

  it('DF-2.13 is who set the table up and, when away, the next person clockwise', () => {
    const place = new Place(defenders, [
      { kind: 'bot', level: 'greedy' },
      person('Ann'),
      { kind: 'bot', level: 'greedy' },
      person('Bob'),
    ]);
    expect(place.state.host).toBe(1);
    place.away(1);
    expect(place.state.host).toBe(3);
    expect(place.command({ type: 'offer', seat: 3, of: 1, on: true })).toBe('kept');
    place.command({ type: 'giveBack', seat: 1 });
    expect(place.state.host).toBe(1);
  });

  it('DF-2.13 who hands the seat over has left, and the next person clockwise is host, not the newcomer', () => {
    const place = table();
    place.command({ type: 'offer', seat: 0, of: 0, on: true });
    place.happen({ kind: 'hand', seat: 0, name: 'Dora' });
    expect(place.state.host).toBe(1);
  });

  it('DF-2.13 GH-13 before the game whoever of them is here begins', () => {
    const place = new Place(defenders, [person('Ann'), person('Bob'), open], undefined, false);
    const begin = { type: 'begin', seat: 1, level: 'greedy' } as const;
    expect(place.command(begin)).toBe('notHost');
    place.here.delete(0);
    expect(place.state.host).toBe(1);
    expect(place.command(begin)).toBe('kept');
  });
});
