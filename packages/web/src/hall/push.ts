/** Being told of one's turns while no page is open: by the push service of the browser, which wakes the service worker. */
import type { PushReply } from '@guildhall/wire';
import { beSomebody, request, ServerProblem, session, Unreachable } from '../tables/api.ts';
import { fetchWords, wordsIn } from '../words/index.ts';
import { askLeave, type NoNotices } from './bell.ts';
import { COVERS, campaignsOf } from './games.ts';
import { prefer, preferences } from './preferences.ts';
import { turns } from './turns.ts';

/**
 * Why one cannot be told. `unable`: the browser knows no such thing; `noPush`: the hall does not do it; `badDevice`: it does not know
 * the browser's push service; `noService`: that one does not answer; `offline`: the hall does not.
 */
export type NoPush = NoNotices | 'unable' | 'noPush' | 'badDevice' | 'noService' | 'offline';

const PUSH = '/api/push';
/** The service worker finds the words there: it has no others. */
const WORDS = { cache: 'notices', file: '/notices.json' };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'caches' in window;

/** The worker at work; null: none may be. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const registered = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  return registered ? navigator.serviceWorker.ready : null;
}

/** What was begun last is kept last, in the language the page speaks then. */
let kept: Promise<void> = Promise.resolve();
function keepWords(): Promise<void> {
  kept = kept.then(writeWords, writeWords);
  return kept;
}

/** By game the sentence that its turn is told with, in the language of this page. */
async function writeWords(): Promise<void> {
  const { language } = preferences.get();
  await fetchWords(language);
  const { system } = wordsIn(language).people.telling;
  const covers = COVERS.flatMap((cover) => [cover, ...campaignsOf(cover.id)]);
  const sentences = Object.fromEntries(covers.map(({ id, title }) => [id, system(title[language])]));
  const cache = await caches.open(WORDS.cache);
  await cache.put(WORDS.file, new Response(JSON.stringify({ language, sentences })));
}

/** What the browser's push service gives for this hall; one that was given for another key is given back. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && String(new Uint8Array(known)) === String(wanted)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** Asks the hall to tell this device; null: it will. */
async function ask(): Promise<NoPush | null> {
  const { key } = await request<PushReply>('GET', PUSH);
  if (key === null) return 'noPush';
  const registration = await worker();
  if (!registration) return 'unable';
  const { endpoint, keys } = (await subscribe(registration, key)).toJSON();
  await beSomebody();
  await request<PushReply>('POST', PUSH, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  await keepWords();
  return null;
}

function whyNot(error: unknown): NoPush {
  if (error instanceof Unreachable) return 'offline';
  if (!(error instanceof ServerProblem)) return 'noService';
  const { reason } = error.problem;
  return reason === 'noPush' || reason === 'badDevice' ? reason : 'offline';
}

/** Must follow a press, for leave is asked of the browser; null: from now on this device is told. */
export async function pushOn(): Promise<NoPush | null> {
  if (isSecureContext && !isAble()) return 'unable';
  const why = (await askLeave()) ?? (await ask().catch(whyNot));
  if (why === null) {
    prefer({ tellPush: true, tellAsked: true });
    watchPush();
  }
  return why;
}

export async function pushOff(): Promise<void> {
  prefer({ tellPush: false });
  if (!isAble()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  // Without either the other is enough: what nobody takes is given up by the hall, what nobody sends is never seen.
  if (session.get().person) await request('DELETE', PUSH, { endpoint: subscription.endpoint }).catch(() => {});
  await subscription.unsubscribe().catch(() => {});
}

/** Whoever has come to a table need not be told of it any more. */
async function takeNoticesAway(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: location.pathname })) ?? []) notice.close();
}

let watching = false;

/** Keeps what was asked for up to date: who one is, in which language, and whether the browser still lets us. */
export function watchPush(): void {
  if (watching || !isAble()) return;
  watching = true;
  let asked: string | undefined;
  let language = preferences.get().language;
  const look = async (): Promise<void> => {
    const { server, person } = session.get();
    if (!server || !preferences.get().tellPush) return;
    // Signed out, or leave was taken back: the hall has dropped this device, or will.
    if (!person || Notification.permission !== 'granted') {
      await pushOff();
      return;
    }
    if (person.id === asked) return;
    asked = person.id;
    // What cannot be had now is asked for with the next page.
    await ask().catch(() => {});
  };
  session.subscribe(() => void look());
  turns.subscribe(() => void takeNoticesAway());
  preferences.subscribe(() => {
    const now = preferences.get();
    if (now.language === language || !now.tellPush) return;
    language = now.language;
    void keepWords();
  });
  void look();
  void takeNoticesAway();
}
