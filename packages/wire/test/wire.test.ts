import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  chatText,
  isBoundedPlain,
  joinMessages,
  readClientMessage,
  readServerFrame,
  type ServerMessage,
  tableBody,
} from '../src/index.ts';

const table = 'A'.repeat(22);
const key = 'key-00000001';

it('any messages travel in one frame and come out the same, in order', () => {
  const message = fc.record({ type: fc.constant('refused'), detail: fc.string({ unit: 'binary' }), about: fc.jsonValue() });
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 5 }), (messages) => {
      const texts = messages.map((one) => JSON.stringify(one));
      expect(readServerFrame(joinMessages(texts))).toEqual(texts.map((text) => JSON.parse(text) as ServerMessage));
    }),
  );
  expect(readServerFrame(joinMessages(['{"type":"pong","at":1}', '{"type":"pong","at":2}']))).toHaveLength(2);
});

describe('client messages', () => {
  it('reads an answer', () => {
    const sent = { type: 'answer', table, seat: 1, decision: 4, key, answers: ['move north'] };
    expect(readClientMessage(JSON.stringify(sent))).toEqual({ message: sent });
  });

  it.each([
    ['not JSON', '{"type":'],
    ['an unknown type', JSON.stringify({ type: 'cheat', table })],
    ['an unknown field', JSON.stringify({ type: 'ping', at: 1, extra: true })],
    ['no answers', JSON.stringify({ type: 'answer', table, seat: 0, decision: 0, key, answers: [] })],
    ['a seat that cannot be', JSON.stringify({ type: 'resign', table, seat: 99, key })],
    ['a short key', JSON.stringify({ type: 'resign', table, seat: 0, key: 'x' })],
    ['null', 'null'],
    ['a list', '[]'],
  ])('refuses %s with a reason', (_what, frame) => {
    const read = readClientMessage(frame);
    expect('problem' in read && read.problem.length > 0).toBe(true);
  });

  it('names the key of a malformed command', () => {
    expect(readClientMessage(JSON.stringify({ type: 'resign', table, seat: -1, key }))).toMatchObject({ key });
  });

  it('refuses answers that are too deep, and keys that reach a prototype', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 50; i++) deep = [deep];
    expect(isBoundedPlain(deep)).toBe(false);
    expect(isBoundedPlain(JSON.parse('{"__proto__": 1}'))).toBe(false);
    expect(
      isBoundedPlain({
        stroke: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toBe(true);
  });
});

describe('texts', () => {
  it('keeps markup as text and refuses control and direction marks', () => {
    expect(v.parse(chatText, ' <b>hi</b> ')).toBe('<b>hi</b>');
    expect(v.safeParse(chatText, 'a\u202eb').success).toBe(false);
    expect(v.safeParse(chatText, 'a\u0000b').success).toBe(false);
    expect(v.safeParse(chatText, 'x'.repeat(501)).success).toBe(false);
  });
});

describe('a table', () => {
  it('has defaults', () => {
    const made = v.parse(tableBody, { game: 'brigade', seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] });
    expect(made).toMatchObject({ pace: { kind: 'none' }, public: false, chat: 'game', options: {} });
  });
});
