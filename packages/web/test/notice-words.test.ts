/** The words of notices are kept in the language the page spoke last, however long a browser takes to write them down. */
import { expect, test, vi } from 'vitest';

let later: (() => Promise<void>)[] = [];
const written: string[] = [];
const cache = {
  put: (_: string, response: Response) =>
    new Promise<void>((done) => {
      later.push(async () => {
        written.push(((await response.json()) as { language: string }).language);
        done();
      });
    }),
};
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });
vi.stubGlobal('navigator', { language: 'en', serviceWorker: { getRegistration: async () => undefined } });
vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ tellPush: true, language: 'en' }), setItem: () => {} });
vi.stubGlobal('PushManager', class {});
vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined });
vi.stubGlobal('window', globalThis);

const { prefer } = await import('../src/hall/preferences.ts');
const { watchPush } = await import('../src/hall/push.ts');
const { fetchWords } = await import('../src/words/index.ts');

/** Lets all that is under way come as far as it can. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

test('a write that was begun before is not finished after', async () => {
  await Promise.all([fetchWords('en'), fetchWords('pl')]);
  watchPush();
  prefer({ language: 'pl' });
  prefer({ language: 'en' });
  // Whatever a browser was told first may be done last.
  for (let round = 0; round < 3; round++) {
    await settle();
    const waiting = later.reverse();
    later = [];
    for (const write of waiting) await write();
  }
  await settle();
  expect(written.at(-1)).toBe('en');
});
