/** Long work on the main thread leaves turns to everybody else, and what is printed or read in parts is what it would be at once. */
import { QuickRandom } from '@guildhall/kernel';
import { Match, type Parts, whole } from '@guildhall/kernel/hall';
import { expect, it } from 'vitest';
import { inParts, printing } from '../src/parts.ts';
import type { Setting } from '../src/table/events.ts';
import { frameOfSetting, importedText, settingReading, settingText } from '../src/table/setting-text.ts';
import { bids } from './games/bids.ts';

/** So many steps of two milliseconds each. */
function* long(steps: number, tell: (step: number) => void): Parts<number> {
  for (let step = 1; step <= steps; step++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    tell(step);
    yield;
  }
  return steps;
}

it('long work is done in parts, and what is short need not wait for its end', async () => {
  const order: string[] = [];
  let turns = 0;
  const turn = (): void => {
    if (++turns < 1000 && !order.includes('long')) setImmediate(turn);
  };
  turn();
  const all = [
    inParts(long(50, () => {})).then(() => order.push('long')),
    inParts(long(20, () => {})).then(() => order.push('middle')),
    inParts(long(1, () => {})).then(() => order.push('short')),
  ];
  await Promise.all(all);
  expect(order).toEqual(['short', 'middle', 'long']);
  // A part is eight milliseconds: 140 of them leave many turns to others.
  expect(turns).toBeGreaterThan(10);
});

it('what fails in the middle fails, and the next goes on', async () => {
  const broken = inParts(
    long(30, (step) => {
      if (step === 20) throw new Error('broken');
    }),
  );
  const sound = inParts(long(10, () => {}));
  await expect(broken).rejects.toThrow('broken');
  expect(await sound).toBe(10);
});

it('printed in parts it is the same text', () => {
  const list = Array.from({ length: 50 }, (_, i) => ({ i, text: `"${i}"\n` }));
  const value = {
    a: 1,
    none: undefined,
    empty: [],
    short: [1, undefined],
    list,
    logs: [{ seat: null, log: list }],
    of: { list },
  };
  expect(whole(printing(value))).toBe(JSON.stringify(value));
});

/** A table that was brought in. */
function setting(contributions: boolean): Setting {
  const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: '0'.repeat(64) });
  const random = new QuickRandom(1);
  for (let i = 0; i < 10; i++) {
    const [seat] = bids.actors(match.current);
    match.answer(seat, bids.sample(match.current, seat, random));
  }
  const words = ['one\ntwo', '],"contributions":[', '"log":[', ']}'];
  if (contributions) for (const text of words) match.takeIn({ seat: 0, name: text }, { kind: 'clap', loud: 1, text }, 1);
  const { entropy, start, log, contributions: added } = match.record();
  return {
    options: { cards: 4 },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'none' },
    name: 'a name "log":[',
    chat: 'game',
    standIns: true,
    imported: { rules: 'bids@1', entropy, start, log, ...(added && { contributions: added }) },
  };
}

it.each([true, false])('the setting of what was brought in is read line by line, with something added: %s', (added) => {
  const one = setting(added);
  const text = settingText(one);
  expect(JSON.parse(text)).toEqual(one);
  expect(whole(settingReading(text))).toEqual(one);
  const { imported, ...rest } = one;
  expect(settingText({ ...rest, imported: null }, imported && importedText(imported))).toBe(text);
  expect(frameOfSetting(text)).toEqual({
    ...rest,
    imported: { ...imported, log: [], ...(added && { contributions: [] }) },
  });
  // As it was stored before.
  expect(whole(settingReading(JSON.stringify(one)))).toEqual(one);
  expect(whole(settingReading(settingText({ ...rest, imported: null })))).toEqual({ ...rest, imported: null });
});
