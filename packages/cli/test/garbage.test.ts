import { canonical, type Plain, samePlain } from '@guildhall/kernel';
import { Match, readMatch, replay } from '@guildhall/kernel/hall';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import { reply } from '../src/commands/protocol.ts';
import type { Context } from '../src/context.ts';
import { splitLines } from '../src/lines.ts';
import { Conversation, FIELDS } from '../src/protocol/requests.ts';
import { TEXT } from '../src/text/index.ts';
import { TOY } from './desk.ts';

const SEED = 'ab'.repeat(32);
const started = (): Match => Match.create(court, { seats: 2, options: { rounds: 3 }, seed: SEED }) as unknown as Match;

/** Values of all kinds, plain or not. */
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
  fc.jsonValue(),
  fc.integer({ min: -2, max: 20 }),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'pass', 'object 0', ''),
);

/** A place in plain data, picked by numbers, with the value that stands there replaced or removed. */
function damage(data: Plain, path: readonly number[], value: Plain | undefined): Plain {
  if (typeof data !== 'object' || data === null || path.length === 0) return value ?? null;
  const [here, ...rest] = path;
  const keys = Object.keys(data);
  if (keys.length === 0) return value ?? null;
  const key = keys[here % keys.length];
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as { [key: string]: Plain };
  if (rest.length === 0 && value === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = damage(copy[key], rest, value);
  return copy as Plain;
}

const paths = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 });
const values = fc.option(fc.jsonValue() as fc.Arbitrary<Plain>, { nil: undefined });

describe('garbage', () => {
  it('as an answer is refused with a rule and changes nothing', () => {
    const match = started();
    const before = canonical(match.record());
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double()), anything, (seat, answer) => {
        const legal = (seat === 0 || seat === 1) && court.legal(match.current as never, seat).includes(answer as number);
        fc.pre(!legal);
        const refusal = match.answer(seat, answer);
        expect(refusal?.rule).toMatch(/^(CT|GH)-\d$/);
        expect(refusal?.why).not.toBe('');
        expect(canonical(match.record())).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  it('as a position either is a sound game or is refused with what is wrong', () => {
    const position = JSON.parse(JSON.stringify(started().current)) as Plain;
    fc.assert(
      fc.property(paths, values, (path, value) => {
        const damaged = damage(position, path, value);
        const before = canonical(damaged);
        const loaded = court.load(damaged);
        expect(canonical(damaged)).toBe(before);
        if ('problem' in loaded) expect(loaded.problem.length).toBeGreaterThan(5);
        else expect(court.problemWithTable(loaded.game)).toBeNull();
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anything, (data) => void expect(court.load(data)).toHaveProperty('problem')),
      { numRuns: 300 },
    );
  });

  it('as a match file is refused, whether truncated or altered, or is the same match', () => {
    const match = started();
    for (const seat of [0, 1]) match.answer(seat, court.legal(match.current as never, seat)[0]);
    const record = match.record();
    const text = JSON.stringify(record);
    fc.assert(
      fc.property(fc.nat(text.length - 1), (end) => void expect(readMatch(text.slice(0, end))).toHaveProperty('problem')),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(paths, values, (path, value) => {
        const damaged = damage(record as unknown as Plain, path, value);
        fc.pre(!samePlain(damaged, record));
        const read = readMatch(JSON.stringify(damaged));
        if ('problem' in read) expect(read.problem.length).toBeGreaterThan(5);
        else {
          // What is left out and has its usual value anyway (an option) makes no other match.
          const replayed = replay(court, read.record);
          if ('match' in replayed) expect(replayed.match.record()).toEqual(record);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('in the protocol gets one reply with a reason, and the match stays as it was', async () => {
    const ctx = { text: TEXT.en, language: 'en', hall: TOY } as Context;
    const conversation = new Conversation(ctx);
    const say = (request: unknown) =>
      reply(ctx, conversation, { text: typeof request === 'string' ? request : JSON.stringify(request), tooLong: false });
    await say({ do: 'new', game: 'court', seats: 2, seed: '7' });
    const before = await say({ do: 'save' });
    // Requests that could rightly succeed and change something are left out of the draw.
    const names = Object.keys(FIELDS).filter((name) => !['new', 'quit', 'bot'].includes(name));
    const fields = fc.dictionary(
      fc.constantFrom('seat', 'answer', 'match', 'position', 'agreed', 'from', 'id', 'zz'),
      fc.jsonValue(),
    );
    const requests = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ do: fc.jsonValue() }),
      fc.tuple(fc.constantFrom(...names), fields).map(([name, rest]) => ({ ...rest, do: name })),
    );
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await say(request);
        if (answer.ok === false) expect(String(answer.error)).toMatch(/^\S.{5,}$/s);
        else expect(answer.ok).toBe(true);
        expect(String(answer.error ?? '')).not.toContain('The rules failed');
        // A garbage answer may happen to be legal; garbage that is refused must leave no trace.
        fc.pre(!(answer.ok === true && JSON.stringify(request).includes('answer')));
        expect((await say({ do: 'save' })).match).toEqual(before.match);
      }),
      { numRuns: 1500 },
    );
  });

  it('as bytes is split into lines, long ones are dropped, and nothing is lost between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 30 })),
        fc.integer({ min: 1, max: 9 }),
        async (parts, size) => {
          const lines = parts.map((part) => part.replace(/[\r\n]/g, ''));
          const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''), 'utf8');
          async function* chunks(): AsyncGenerator<Uint8Array> {
            for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
          }
          const seen: (string | null)[] = [];
          for await (const line of splitLines(chunks(), 12)) seen.push(line.text);
          const long = (line: string): boolean => Buffer.byteLength(line, 'utf8') > 12;
          expect(seen).toEqual(lines.map((line) => (long(line) ? null : Buffer.from(line, 'utf8').toString('utf8'))));
        },
      ),
      { numRuns: 200 },
    );
  });
});
