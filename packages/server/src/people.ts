/** People: guests by name, accounts they can grow into, sessions. All passwords and cookies are better-auth's business. */
import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';
import { createLocalAccountIssuer } from '@better-auth/core/db';
import { LANGUAGES, type Language } from '@guildhall/kernel';
import type { Person } from '@guildhall/wire';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins';
import { dropDevicesOfPerson } from './store/devices.ts';
import type { Store } from './store/open.ts';
import { lasting, moveSeats } from './store/tables.ts';
import { Denied } from './table/problem.ts';
import { hashKey } from './table/secrets.ts';

/** Addresses of guests: nothing can be sent there. */
const NOWHERE = 'guest.invalid';
const YEAR = 365 * 24 * 60 * 60;

/** A person together with the cookies that must be set. */
export interface Entered {
  person: Person;
  cookies: string[];
}

interface UserLike {
  id: string;
  name: string;
  email: string;
  isAnonymous?: boolean | null;
  language?: string | null;
}

const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

function personOf(user: UserLike): Person {
  const account = !user.isAnonymous;
  return {
    id: user.id,
    name: user.name,
    language: isLanguage(user.language) ? user.language : 'en',
    account,
    email: account ? user.email : null,
  };
}

const GUEST: { readonly [language in Language]: string } = { en: 'Guest', pl: 'Gość' };
/** "Guest 40318": onlookers are told apart by their names. */
const unnamed = (language: Language): string => `${GUEST[language]} ${randomInt(10_000, 100_000)}`;

export function headersOf(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = headers[name];
    if (typeof value === 'string') result.set(name, value);
  }
  return result;
}

/**
 * Runs what asks better-auth. It keeps its context in asynchronous storages, and Node watches every promise of the process
 * from the first use of one on; so they are put to rest whenever nobody is asking.
 */
async function attention(): Promise<<X>(job: () => Promise<X>) => Promise<X>> {
  const storages = await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]);
  let asking = 0;
  return async (job) => {
    asking++;
    try {
      return await job();
    } finally {
      if (--asking === 0) for (const storage of storages) storage.disable();
    }
  };
}

/** Passwords cost much, on purpose: so many are looked at at once, and the others wait. */
const AT_ONCE = 2;
export function inTurns(): <X>(job: () => Promise<X>) => Promise<X> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (job) => {
    if (busy >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
    busy++;
    try {
      return await job();
    } finally {
      busy--;
      waiting.shift()?.();
    }
  };
}

/** Who a session belongs to is looked up again after this long, in milliseconds; so many are remembered. */
const FRESH = 5000;
const REMEMBERED = 10_000;

/** Who came with which session a moment ago: somebody who asks for much at once is looked up once. */
class Recent {
  private readonly known = new Map<string, { person: Person; until: number }>();
  private forgotten = 0;

  async find(headers: Headers, look: () => Promise<Person | null>): Promise<Person | null> {
    const session = sessionOf({ cookie: headers.get('cookie') ?? '' });
    if (session === null) return null;
    const now = performance.now();
    const before = this.known.get(session);
    if (before && before.until > now) return before.person;
    this.known.delete(session);
    const { forgotten } = this;
    const person = await look();
    if (!person) return null;
    // Perhaps it was this one's session that ended meanwhile.
    if (this.forgotten !== forgotten) return person;
    this.known.set(session, { person, until: now + FRESH });
    for (const [oldest] of this.known) {
      if (this.known.size <= REMEMBERED) break;
      this.known.delete(oldest);
    }
    return person;
  }

  /** A session has ended, or something about a person is no longer so. */
  forget(sessionOrPerson: string): void {
    this.forgotten++;
    this.known.delete(sessionOrPerson);
    for (const [session, { person }] of this.known) if (person.id === sessionOrPerson) this.known.delete(session);
  }
}

/** The session a request comes with, as nobody else can know it; null: none. */
export function sessionOf(headers: Pick<IncomingHttpHeaders, 'cookie'>): string | null {
  const token = /(?:^|;\s*)(?:__Secure-)?guildhall\.session_token=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? null : hashKey(token);
}

export async function openPeople(store: Store, secure: boolean) {
  const secret = await lasting(store.db, 'auth secret', () => randomBytes(32).toString('base64url'));
  const options = {
    database: { db: store.db, type: store.kind === 'postgres' ? ('postgres' as const) : ('sqlite' as const) },
    secret,
    // No route of better-auth is mounted: our own routes call it, so its address does not matter.
    baseURL: 'http://guildhall.invalid',
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128 },
    user: { additionalFields: { language: { type: 'string' as const, required: true, defaultValue: 'en' } } },
    session: { expiresIn: YEAR, updateAge: 24 * 60 * 60 },
    advanced: {
      cookiePrefix: 'guildhall',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, secure, path: '/' },
      disableCSRFCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [anonymous({ emailDomainName: NOWHERE, disableDeleteAnonymousUser: true })],
  } satisfies BetterAuthOptions;
  const auth = betterAuth(options);
  const context = await auth.$context;
  const attend = await attention();
  const few = inTurns();

  async function find(headers: Headers): Promise<Person | null> {
    if (!headers.has('cookie')) return null;
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    return found ? personOf(found.user) : null;
  }

  async function change(person: Person, given: { name?: string; language?: Language }): Promise<Person> {
    const changes: { name?: string; language?: Language } = {};
    if (given.name !== undefined) changes.name = given.name;
    if (given.language !== undefined) changes.language = given.language;
    if (Object.keys(changes).length > 0) await context.internalAdapter.updateUser(person.id, changes);
    return { ...person, ...changes };
  }

  const ask = {
    find,
    change,

    /** A new guest by this name; without one by a name that hardly anybody else has. */
    async guest(headers: Headers, name: string | undefined, language: Language): Promise<Entered> {
      const known = await find(headers);
      if (known) return { person: await change(known, { name, language }), cookies: [] };
      const entered = await auth.api.signInAnonymous({ headers, returnHeaders: true });
      const person = personOf(entered.response.user as UserLike);
      return {
        person: await change(person, { name: name ?? unnamed(language), language }),
        cookies: entered.headers.getSetCookie(),
      };
    },

    /** The guest becomes an account: the same person, with an address and a password. */
    async grow(person: Person, email: string, password: string): Promise<Person> {
      if (person.account) throw new Denied('accountRefused', 'this is an account already');
      // Whether there is such an account takes as long to find out as to make one.
      const hash = await context.password.hash(password);
      if (await context.internalAdapter.findUserByEmail(email)) throw new Denied('accountRefused', 'no account can be made so');
      await context.internalAdapter.updateUser(person.id, { email, isAnonymous: false });
      await context.internalAdapter.linkAccount({
        userId: person.id,
        providerId: 'credential',
        issuer: createLocalAccountIssuer('credential'),
        accountId: person.id,
        password: hash,
      });
      return { ...person, account: true, email };
    },

    /** Comes back to an account. The tables of the guest one was so far come along. */
    async signIn(headers: Headers, email: string, password: string, mayBring: (guest: Person) => boolean): Promise<Entered> {
      const before = await find(headers);
      let entered: { headers: Headers; response: { user: unknown } };
      try {
        entered = await auth.api.signInEmail({ headers, body: { email, password }, returnHeaders: true });
      } catch {
        throw new Denied('wrongPassword', 'no such address and password');
      }
      const user = await context.internalAdapter.findUserById((entered.response.user as UserLike).id);
      const person = personOf((user ?? entered.response.user) as UserLike);
      if (before && !before.account && before.id !== person.id && mayBring(before))
        await moveSeats(store.db, before.id, person.id);
      return { person, cookies: entered.headers.getSetCookie() };
    },

    /** Leaves for good. An account must show its password: who has only found the machine open deletes nothing. */
    async mayLeave(person: Person, password: string | undefined): Promise<void> {
      if (!person.account) return;
      const accounts = await context.internalAdapter.findAccounts(person.id);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password ?? '';
      const right = password !== undefined && (await context.password.verify({ hash, password }));
      if (!right) throw new Denied('wrongPassword', 'the password of the account is asked for');
    },

    /** A new password for an account whose owner has forgotten the old one; null: there is no such account. */
    async newPassword(email: string): Promise<{ person: string; password: string } | null> {
      const found = await context.internalAdapter.findUserByEmail(email);
      if (!found || (found.user as UserLike).isAnonymous) return null;
      const password = randomBytes(12).toString('base64url');
      await context.internalAdapter.updatePassword(found.user.id, await context.password.hash(password));
      await store.db.deleteFrom('session').where('userId', '=', found.user.id).execute();
      await dropDevicesOfPerson(store.db, found.user.id);
      return { person: found.user.id, password };
    },

    async leave(person: Person): Promise<void> {
      await context.internalAdapter.deleteUser(person.id);
    },

    async signOut(headers: Headers): Promise<string[]> {
      if (!headers.has('cookie')) return [];
      const left = await auth.api.signOut({ headers, returnHeaders: true });
      return left.headers.getSetCookie();
    },
  };

  const recent = new Recent();
  /** Does something after which a person is not what was remembered. */
  const anew = async <X>(person: Person, job: () => Promise<X>): Promise<X> => {
    try {
      return await job();
    } finally {
      recent.forget(person.id);
    }
  };

  return {
    who: (headers: Headers) => recent.find(headers, () => attend(() => ask.find(headers))),
    /** A session has ended here or at another process, or all of a person. */
    forget: (sessionOrPerson: string) => recent.forget(sessionOrPerson),
    guest: async (headers: Headers, name: string | undefined, language: Language) => {
      const entered = await attend(() => ask.guest(headers, name, language));
      recent.forget(entered.person.id);
      return entered;
    },
    change: (person: Person, given: { name?: string; language?: Language }) =>
      anew(person, () => attend(() => ask.change(person, given))),
    grow: (person: Person, email: string, password: string) =>
      anew(person, () => few(() => attend(() => ask.grow(person, email, password)))),
    signIn: (headers: Headers, email: string, password: string, mayBring: (guest: Person) => boolean) =>
      few(() => attend(() => ask.signIn(headers, email, password, mayBring))),
    mayLeave: (person: Person, password: string | undefined) => few(() => attend(() => ask.mayLeave(person, password))),
    newPassword: (email: string) => attend(() => ask.newPassword(email)),
    leave: (person: Person) => anew(person, () => attend(() => ask.leave(person))),
    signOut: (headers: Headers) => attend(() => ask.signOut(headers)),
  };
}

export type People = Awaited<ReturnType<typeof openPeople>>;
