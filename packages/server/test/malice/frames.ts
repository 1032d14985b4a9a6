/** Frames that an honest page never sends. */
import type { QuickRandom } from '@guildhall/kernel';
import { newKey } from '../house.ts';

export const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
export const STRANGE: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  SCRIPT,
  'x'.repeat(5000),
  '\u0000\u202e',
  [],
  {},
  [[[]]],
  { $ne: 1 },
  "'; DROP TABLE event; --",
  deep(40),
  '__proto__',
];
const TYPES = [
  'answer',
  'watch',
  'unwatch',
  'hello',
  'withdraw',
  'undo',
  'consent',
  'chat',
  'resign',
  'abort',
  'takeOver',
  'giveBack',
  'offer',
  'pause',
  'begin',
  'rematch',
  'ping',
  'contribute',
  'cheat',
  '',
];

/** Picks one of a list. */
export const anyOf =
  (random: QuickRandom) =>
  <X>(list: readonly X[]): X =>
    list[random.below(list.length)];

/** What nobody may add who only looks on. */
function hostileBody(any: ReturnType<typeof anyOf>): unknown {
  const strange = any(STRANGE.filter((one) => typeof one !== 'number'));
  return any<unknown>([
    strange,
    { kind: strange },
    { kind: 'clap', loud: strange },
    { kind: 'scribble', points: [1, 2] },
    { kind: 'scribble', points: strange },
    { kind: 'clap', loud: 1, more: deep(40) },
    { kind: '__proto__', loud: 1 },
    { kind: 'clap', points: new Array(30_000).fill(1) },
  ]);
}

/** Frames that must change nothing, sent by somebody who watches the table without a seat. */
export function hostileFrames(random: QuickRandom): (table: string, playedKey: string) => string {
  const any = anyOf(random);
  return (table, playedKey) => {
    const seat = random.below(4);
    const message: Record<string, unknown> = {
      type: any(TYPES),
      table,
      seat,
      key: any([newKey(), playedKey]),
      decision: random.below(5),
    };
    switch (random.below(10)) {
      case 0:
        return any(['', '{', 'null', '[]', '1', '"x"', '{"type":"answer"', '\u0000', '{"__proto__":{"type":"ping"}}']);
      case 1: {
        const bytes = JSON.stringify({ ...message, answers: ['bid 1'] }).split('');
        bytes[random.below(bytes.length)] = any(['"', '{', '}', '\\', '9', '\u{1f600}']);
        return bytes.join('');
      }
      case 2:
        return JSON.stringify({ ...message, type: 'answer', answers: [any(STRANGE)] });
      case 3:
        return JSON.stringify({ ...message, type: 'answer', answers: ['bid 1'], decision: any(STRANGE) });
      case 4:
        return JSON.stringify({ ...message, [any(['table', 'seat', 'key', 'type'])]: any(STRANGE) });
      case 5:
        return JSON.stringify({ ...message, type: 'chat', text: any([SCRIPT, 'x'.repeat(501), 7, any(STRANGE)]) });
      case 6:
        return JSON.stringify({ ...message, ...{ [SCRIPT]: SCRIPT }, extra: any(STRANGE) });
      case 7:
        return JSON.stringify({
          type: any(TYPES.slice(4, 14)),
          table,
          seat,
          key: newKey(),
          agree: true,
          request: random.below(9),
          of: random.below(3),
          level: 'greedy',
        });
      case 8:
        return JSON.stringify({
          type: 'contribute',
          table,
          seat: any([null, seat]),
          key: any([newKey(), playedKey]),
          body: hostileBody(any),
        });
      default:
        return `{"type":"answer","table":"${table}","seat":${seat},"decision":1,"key":"${newKey()}","answers":[${'['.repeat(200)}${']'.repeat(200)}]}`;
    }
  };
}
