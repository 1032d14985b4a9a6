/** What is taken back and done again, without end: it costs little, and there is an end to it. */
import { QuickRandom, type Seat } from '@guildhall/kernel';
import { APART, digest, Match, type MatchRecord, replay } from '@guildhall/kernel/hall';
import * as games from '@guildhall/registry';
import type { Command } from '@guildhall/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFile } from '../src/import/check.ts';
import { Course, type TableFile } from '../src/table/course.ts';
import type { TableEvent } from '../src/table/events.ts';
import { judge } from '../src/table/judge.ts';
import { MAX_DONE } from '../src/table/quota.ts';
import { bids } from './games/bids.ts';

const SEED = '0'.repeat(64);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Defenders with so many answers behind it, and the digest after each. */
async function long(seats: number, answers: number) {
  const game = await games.loadGame('defenders');
  const match = Match.create(game, { seats, options: game.options({}, seats) as { [name: string]: string }, seed: SEED });
  const random = new QuickRandom(3);
  const at = [digest(match.current)];
  const step = (): void => {
    const [seat] = game.actors(match.current);
    if (match.answer(seat, game.sample(match.current, seat, random)) !== null) throw new Error('a sample is refused');
    at.length = match.decisions;
    at.push(digest(match.current));
  };
  while (match.decisions < answers) step();
  return { game, match, at, step };
}

const others = (match: Match, seat: Seat): Seat[] =>
  Array.from({ length: match.start.seats }, (_, other) => other).filter((other) => other !== seat);

describe('taking back by consent', () => {
  it('GH-8 plays only the last of the answers again, however many there are, and comes to the same game', async () => {
    const { game, match, at, step } = await long(2, 4 * APART);
    const applied = vi.spyOn(game, 'apply');
    for (let back = 0; match.decisions > APART; back++) {
      const { seat } = match.line()[match.decisions - 1];
      const left = match.line().findLastIndex((line) => line.seat === seat && 'answer' in line);
      applied.mockClear();
      expect(match.undo(seat, others(match, seat))).toBeNull();
      expect(applied.mock.calls.length).toBeLessThan(APART);
      expect([match.decisions, digest(match.current)]).toEqual([left, at[left]]);
      // Now and then it goes another way from there.
      if (back % 5 === 0) step();
    }
    expect('match' in replay(game, match.record())).toBe(true);
  });

  it('costs as much in the file of somebody who plays alone', async () => {
    const { match } = await long(1, APART);
    const { log, ...head } = match.record();
    const [line] = log;
    const costly: MatchRecord = { ...head, log: [...log] };
    for (let n = 0; n < 500; n++) costly.log.push({ seat: 0, undo: APART - 1, agreed: [] }, line);
    expect(await checkFile(JSON.stringify(costly), games, false)).toMatchObject({
      reason: 'badMatch',
      detail: expect.stringContaining('answers to carry out'),
    });
    expect(await checkFile(JSON.stringify(match.record()), games, false)).toMatchObject({ game: 'defenders' });
  });
});

describe('what one seat can do again and again', () => {
  const presence = { here: () => new Set([0, 1]), absentAt: () => null, openSince: () => 0 };

  function table() {
    const seats = [0, 1].map((seat) => ({ kind: 'person' as const, name: `P${seat}`, entropy: '' }));
    const setting = {
      options: { cards: 4 },
      seats,
      pace: { kind: 'none' as const },
      name: 'T',
      chat: 'game' as const,
      imported: null,
    };
    const file: TableFile = {
      ...{ number: 1, id: 'x'.repeat(22), game: 'bids', rules: `bids@${bids.meta.version}`, setting, seed: SEED },
      ...{ host: 'p0', public: false, created: 0 },
    };
    const course = new Course(bids, file);
    const play = (seat: Seat, event: TableEvent) =>
      course.play({ sequence: course.sequence + 1, at: course.sequence, seat, key: `key${course.sequence}`, event });
    play(-1, { kind: 'begin', fill: 'greedy' });
    /** What the judge says; carried out if it may be. */
    const says = (seat: Seat, command: object): string => {
      const whole = { table: file.id, seat, key: 'k', ...command } as Exclude<Command, { type: 'rematch' }>;
      const verdict = judge(course, whole, presence, { mine: [seat], person: null }, course.sequence);
      if ('refused' in verdict) return verdict.refused.reason;
      play(seat, verdict.event);
      return 'kept';
    };
    return { course, says };
  }

  it.each([
    ['to go away', { type: 'takeOver', of: 0, level: 'greedy' }, { type: 'giveBack' }],
    ['to offer the seat', { type: 'offer', of: 0, on: true }, { type: 'offer', of: 0, on: false }],
    ['to vote for the end', { type: 'abort', agree: true }, { type: 'abort', agree: false }],
  ])('has an end: %s and to change one’s mind', (_, there, back) => {
    const { course, says } = table();
    let done = 0;
    for (; done < MAX_DONE.table && says(0, there) === 'kept'; done++) {
      if ('of' in there && course.sitters[0].bot !== null) says(0, { type: 'giveBack' });
      else says(0, back);
    }
    expect(done).toBeLessThanOrEqual(MAX_DONE.table);
    expect(says(0, there)).toBe('enough');
    // It is no reason for anybody else, and the seat plays on.
    expect(says(1, { ...there, ...('of' in there && { of: 1 }) })).toBe('kept');
  });

  it('has an end: to take an answer back that lies face down, or by consent', () => {
    const { course, says } = table();
    const answer = () =>
      says(0, { type: 'answer', decision: course.decision, answers: [course.game.legal(course.match?.current as never, 0)[0]] });
    for (let n = 0; n < MAX_DONE.table; n++) {
      expect(answer()).toBe('kept');
      expect(says(0, { type: 'withdraw', decision: course.decision })).toBe('kept');
    }
    expect(answer()).toBe('kept');
    expect(says(0, { type: 'withdraw', decision: course.decision })).toBe('enough');
    for (let n = 0; n < MAX_DONE.takenBack; n++) {
      expect(says(0, { type: 'undo' })).toBe('kept');
      expect(says(1, { type: 'consent', request: course.sequence, agree: false })).toBe('kept');
    }
    expect(says(0, { type: 'undo' })).toBe('enough');
  });
});
