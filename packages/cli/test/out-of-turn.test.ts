/** Acts out of turn (GH-14) and standing orders (GH-15), by protocol and at the keyboard. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@guildhall/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { moot } from '../../kernel/test/moot.ts';
import type { Hall } from '../src/context.ts';
import { type Reply, run, talk } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-moot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HALL: Hall = { list: () => ['moot'], load: async () => moot as unknown as AnyGame };
const NEW = { do: 'new', game: 'moot', seats: 2, seed: '7' };
const WINDOW = 'objections/respond';

async function last(...requests: unknown[]): Promise<Reply> {
  return (await talk([NEW, ...requests], HALL)).at(-1) as Reply;
}

describe('the protocol', () => {
  const concede = { do: 'act', seat: 1, act: 'anytime/concede', answer: 'concede' };

  it('GH-14 lets a seat act that is not asked', async () => {
    expect(await last({ ...concede, act: 'anytime/note', answer: 'hm' })).toMatchObject({
      ok: true,
      facts: { from: 0, next: 1 },
      actors: [0],
      question: 'motion/put',
      decisions: 1,
      over: false,
    });
    expect(await last(concede)).toMatchObject({ ok: true, actors: [], over: true });
    expect(await last(concede, { do: 'outcome' })).toMatchObject({ outcome: { winners: [0], reason: 'conceded' } });
  });

  it('refuses what cannot be done, with its rule, and changes nothing', async () => {
    const why = { do: 'why', seat: 1, act: 'anytime/concede' };
    expect(await last({ ...why, answer: 'perhaps' })).toMatchObject({ legal: false, refusal: { rule: 'MO-1.3' } });
    expect(await last({ ...why, answer: 'concede' })).toMatchObject({ legal: true });
    const replies = await talk(
      [
        NEW,
        { do: 'save' },
        { ...concede, act: 'anytime/nothing' },
        { ...concede, act: 7 },
        { ...concede, answer: null },
        { ...concede, seat: 9 },
        { do: 'save' },
      ],
      HALL,
    );
    expect(replies[2]).toMatchObject({ ok: false, refusal: { rule: 'GH-14', why: 'noSuchAct' } });
    expect(replies[3]).toMatchObject({ ok: false, refusal: { rule: 'GH-14' } });
    expect(replies[4]).toMatchObject({ ok: false, refusal: { rule: 'MO-1.3' } });
    expect(replies[5]).toMatchObject({ ok: false });
    expect(replies[6]).toEqual(replies[1]);
    expect(await last(concede, concede)).toMatchObject({ ok: false, refusal: { rule: 'GH-1' } });
  });

  it('GH-15 passes at once by standing order, with its exceptions, until it is taken back', async () => {
    const order = { do: 'order', seat: 1, window: WINDOW, unless: ['grave'] };
    const put = (answer: string) => ({ do: 'answer', seat: 0, answer });
    expect(await last(order)).toMatchObject({ ok: true, orders: { [WINDOW]: ['grave'] }, decisions: 0 });
    expect(await last(order, { do: 'orders', seat: 0 })).toMatchObject({
      windows: { [WINDOW]: { rule: 'MO-1.2', unless: ['grave'] } },
      orders: {},
    });
    expect(await last(order, put('light'))).toMatchObject({ question: 'motion/put', actors: [1], decisions: 2 });
    expect(await last(order, put('grave'))).toMatchObject({ question: WINDOW, actors: [1], decisions: 1 });
    expect(await last(put('grave'), { ...order, unless: [] })).toMatchObject({ question: 'motion/put', decisions: 2 });
    expect(await last(order, { ...order, unless: null }, put('light'))).toMatchObject({ question: WINDOW });
    for (const wrong of [{ window: 'motion/put' }, { unless: ['light'] }, { unless: 'grave' }, { window: null }])
      expect(await last({ ...order, ...wrong })).toMatchObject({ ok: false, refusal: { rule: 'GH-15' } });
  });
});

describe('the keyboard', () => {
  const file = join(folder, 'm.json');
  const play = (input: string[], ...more: string[]) =>
    run(['play', 'moot', '--seats', 'me,me', '--seed', 'x', '--file', file, ...more], input, HALL);
  const log = () => JSON.parse(readFileSync(file, 'utf8')).log;

  it('takes the words an act wants with its number, or asks for them', async () => {
    const { out } = await play(['also 4 well met', 'yes', 'also 2', 'hear', 'y', 'also 2', 'no']);
    expect(out).toContain('Seat 2: anytime/note well met [MO-1.4]: are you sure? (yes/no) yes');
    expect(out).toContain('Your words (at most 20 characters): hear');
    expect(out).toContain('Seat 2: concede [MO-1.3]: are you sure? (yes/no)');
    expect(log()).toEqual([
      { seat: 1, question: 'anytime/note', answer: 'well met' },
      { seat: 0, question: 'anytime/note', answer: 'hear' },
    ]);
  });

  it('does nothing unless whoever typed it is sure, and says why not', async () => {
    const { out } = await play(['light', 'also 1', 'no', `also 2 ${'x'.repeat(30)}`, 'undo', 'yes']);
    expect(out).toContain('No: aNote [MO-1.4]');
    expect(out).not.toContain('The game is over');
  });

  it('GH-15 lists the windows one can pass at, and passes', async () => {
    const { out } = await play(['order', 'order 7', 'order 1 b', 'light', 'order 1 a', 'light', 'order', 'order 1 off']);
    expect(out).toContain(`1  ${WINDOW} [MO-1.2]`);
    expect(out).toContain('a  unless grave');
    expect(out.match(/Write: order <number>/g)).toHaveLength(2);
    expect(out).toContain('The order stands.');
    expect(out).toContain('The order is taken back.');
    expect(log()).toEqual([
      { seat: 0, question: 'motion/put', answer: 'light' },
      { seat: 1, order: WINDOW, unless: ['grave'] },
      { seat: 1, question: WINDOW, answer: 'pass' },
      { seat: 1, question: 'motion/put', answer: 'light' },
      { seat: 0, order: WINDOW, unless: null },
    ]);
  });

  it('says so where a game has none of either, in both languages', async () => {
    const bare = { ...moot, orders: {} } as unknown as AnyGame;
    const hall: Hall = { list: () => ['moot'], load: async () => bare };
    const args = ['play', 'moot', '--seats', 'me,me', '--file', file];
    expect((await run(args, ['order'], hall)).out).toContain('no moments at which one could pass in advance');
    expect((await run([...args, '--lang', 'pl'], ['polecenie'], hall)).out).toContain('nie ma chwil');
  });
});
