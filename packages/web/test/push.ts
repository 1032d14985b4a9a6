/**
 * Being told of one's turn while the page is closed. Chromium without Google's services has no push service, and without a screen no
 * notices: what the browser itself would do at both ends stands here in its place, the page and the service worker are the real ones.
 */
import type { AccountFile, TurnLetter } from '@guildhall/wire';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, hall, seriousFlaws, type Visit, type Visitor, visit } from './visitors.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

interface Browserlike {
  /** What the person answers when asked for leave. */
  leave?: 'granted' | 'denied';
  /** The address the push service gives; null: it does not answer. */
  endpoint?: string | null;
}

/** A visitor whose browser has a push service. */
async function visitWith({ leave = 'granted', endpoint = null }: Browserlike, visitor: Visitor = {}): Promise<Visit> {
  const visiting = await visit({ offline: true, ...visitor });
  await visiting.context.addInitScript(
    ([answer, address, keys]) => {
      if (location.protocol === 'about:') return;
      Object.assign(window, {
        Notification: { permission: answer, requestPermission: async () => answer },
      });
      // Kept as a browser keeps it: over pages, until it is given back.
      const subscription = (key: string) => ({
        endpoint: address,
        options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => localStorage.removeItem('subscribed'),
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const key = localStorage.getItem('subscribed');
          return key ? subscription(key) : null;
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (address === null) throw new DOMException('Registration failed', 'AbortError');
          const key = JSON.stringify([...applicationServerKey]);
          localStorage.setItem('subscribed', key);
          return subscription(key);
        },
      });
    },
    [leave, endpoint, KEYS] as const,
  );
  return visiting;
}

const SWITCH = '.popup.you .switch:has-text("page is closed") input, .popup.you .switch:has-text("zamkniętej stronie") input';
async function openSettings(page: Page): Promise<void> {
  await go(page, '/');
  await page.waitForSelector('.wish.first');
  await page.click('.self');
  await page.waitForSelector(SWITCH);
}
const said = '.popup.you .setting-said >> nth=1';
const devices = async (page: Page): Promise<AccountFile['devices']> => {
  const response = await page.request.get(`${hall.url}/api/account`);
  return response.ok() ? ((await response.json()) as AccountFile).devices : [];
};

/** The service worker, with what it shows and where it leads kept instead of done: without a screen neither can be. */
async function watched(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: object[] = [];
    const went: string[] = [];
    Object.assign(self, { shown, went });
    const global = self as unknown as {
      ServiceWorkerRegistration: { prototype: object };
      WindowClient: { prototype: object };
      clients: object;
    };
    Object.assign(global.ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    });
    Object.assign(global.WindowClient.prototype, {
      async focus(this: { url: string }) {
        went.push(`focus ${new URL(this.url).pathname}`);
        return this;
      },
    });
    Object.defineProperty(global.clients, 'openWindow', { value: async (path: string) => void went.push(`open ${path}`) });
  });
  return worker;
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
  lang: string;
}
const shownBy = (worker: Worker): Promise<Shown[]> => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
const went = (worker: Worker): Promise<string[]> => worker.evaluate(() => (self as unknown as { went: string[] }).went);

/** As the push service would. */
async function deliver({ page, context }: Visit, letter: TurnLetter): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: hall.url, registrationId, data: JSON.stringify(letter) });
  await cdp.detach();
}

/** Presses a notice, and waits until the worker has done what it does then. */
const press = (worker: Worker, path: string): Promise<void> =>
  worker.evaluate(async (data) => {
    const event = new Event('notificationclick');
    const jobs: Promise<unknown>[] = [];
    const waitUntil = (job: Promise<unknown>): void => void jobs.push(job);
    self.dispatchEvent(Object.assign(event, { waitUntil, notification: { data, close: () => {} } }));
    await Promise.all(jobs);
  }, path);

const FCM = 'https://fcm.googleapis.com/fcm/send/';

export function closedPage(): void {
  test('a notice comes by the service worker in the language of the page, and leads to its table', async () => {
    const visiting = await visitWith({ endpoint: `${FCM}tomek` }, { name: 'Tomek', language: 'pl' });
    const { page, context, complaints } = visiting;
    await openSettings(page);
    expect(await page.textContent('.popup.you .setting:has-text("zamkniętej stronie")')).toContain('nie zna treści');
    await page.click(SWITCH);
    await page.waitForSelector(SWITCH.replaceAll('input', 'input:checked'));
    expect(await devices(page)).toMatchObject([{ service: 'fcm.googleapis.com' }]);
    expect(await seriousFlaws(page)).toEqual([]);

    const worker = await watched(context);
    await deliver(visiting, { table: 'abc', game: 'brigade', name: 'Wieczorna partia', player: 'Tomek' });
    await expect.poll(() => shownBy(worker), { timeout: 600_000 }).toHaveLength(1);
    const notice = { title: 'Twoja kolej: Brygada', body: 'Wieczorna partia · Tomek', tag: '/table/abc', data: '/table/abc' };
    expect((await shownBy(worker))[0]).toMatchObject({ ...notice, lang: 'pl' });

    // In the other language from the moment the page speaks it.
    await page.keyboard.press('Escape');
    await page.click('.lang button[lang="en"]');
    await page.waitForFunction(async () => {
      const kept = await caches.match('/notices.json');
      return (await kept?.json())?.language === 'en';
    });
    await deliver(visiting, { table: 'abc', game: 'brigade', name: 'Wieczorna partia', player: 'Tomek' });
    await expect.poll(() => shownBy(worker), { timeout: 600_000 }).toHaveLength(2);
    expect((await shownBy(worker))[1]).toMatchObject({ ...notice, title: 'Your turn: The Brigade', lang: 'en' });

    // The lobby goes to the table; a page that is there already is taken; one that shows another table is left alone.
    await press(worker, '/table/abc');
    await page.waitForURL('**/table/abc');
    await press(worker, '/table/abc');
    await press(worker, '/table/other');
    expect(await went(worker)).toEqual(['focus /', 'focus /table/abc', 'open /table/other']);
    // There is no such table, which the browser notes.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await context.close();
  });

  test('it lasts as long as one wants: over pages, not over the end of the session', async () => {
    const { page, context } = await visitWith({ endpoint: `${FCM}kasia` });
    await openSettings(page);
    await page.click(SWITCH);
    await page.waitForSelector(`${SWITCH.split(',')[0]}:checked`);
    await page.click(SWITCH);
    await page.waitForSelector(`${SWITCH.split(',')[0]}:not(:checked):enabled`);
    expect(await devices(page)).toEqual([]);
    await page.click(SWITCH);
    await page.waitForSelector(`${SWITCH.split(',')[0]}:checked`);
    const [first] = await devices(page);
    // The next page asks for it anew, so that the hall knows it is still in use.
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/api/push') && response.request().method() === 'POST',
    );
    await openSettings(page);
    expect((await asked).status()).toBe(200);
    expect((await devices(page))[0].renewed).toBeGreaterThan(first.renewed);
    // The cookie is gone, and with it all that was asked for: the page says so by its switch.
    await context.clearCookies();
    await openSettings(page);
    await page.waitForSelector(`${SWITCH.split(',')[0]}:not(:checked)`);
    expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
    await context.close();
  });

  test('where it cannot be, one is told why, and nothing is switched on', async () => {
    const reasons: [Browserlike, Visitor, RegExp][] = [
      [{ leave: 'denied', endpoint: `${FCM}x` }, {}, /refuses notifications/],
      [{ endpoint: null }, {}, /push service of your browser does not answer/],
      [{ endpoint: null }, { language: 'pl' }, /Usługa powiadomień twojej przeglądarki nie odpowiada/],
      [{ endpoint: 'https://push.example/x' }, {}, /does not know the push service/],
    ];
    for (const [like, visitor, sentence] of reasons) {
      const { page, context } = await visitWith(like, visitor);
      await openSettings(page);
      await page.click(SWITCH);
      await page.waitForFunction(
        (pattern) =>
          [...document.querySelectorAll('.setting-said')].some(({ textContent }) => new RegExp(pattern).test(textContent ?? '')),
        sentence.source,
      );
      expect(await page.textContent(said)).toMatch(sentence);
      expect(await page.isChecked(SWITCH)).toBe(false);
      expect(await devices(page)).toEqual([]);
      await context.close();
    }
    const { page, context } = await visitWith({});
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await openSettings(page);
    await page.click(SWITCH);
    await page.waitForFunction((where) => document.querySelectorAll(where)[1]?.textContent !== '', '.popup.you .setting-said');
    expect(await page.textContent(said)).toContain('add the hall to the home screen');
    await context.close();
  });
}
