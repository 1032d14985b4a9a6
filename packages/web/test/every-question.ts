/**
 * A table for every question of a game, stopped where somebody is asked it. Games are numbered: the number decides options, what
 * the game begins with, who plays and by what luck. Those in which every question comes up are known, so that no search is needed.
 */

import { enrich } from '@guildhall/brigade/testing';
import { type Game, isRefusal, type Options, type Plain, QuickRandom, type Random } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { enrichSomehow } from '@guildhall/kobolds/testing';
import { type AnyGame, loadGame } from '@guildhall/registry';
import { varied } from '@guildhall/wolsung/testing';
import { kept } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { SeatPlan } from '../src/tables/source.ts';

export interface Asked {
  question: string;
  table: KeptTable;
}

type Prepare = (g: Game<never>, random: Random) => void;

interface Search {
  seats: number;
  /** The options of the game with this number. */
  options(n: number): Options;
  /** Whether it begins with what the game itself would be given, such as the rosters of a campaign. */
  isGiven?(n: number): boolean;
  /** Turns it into a game in its middle. */
  prepare?(n: number): Prepare | null;
  /** Whether people do all sorts of things out of turn. */
  isRestless?: true;
  /** Together these games come to every question: the number of each, and how many of its decisions are played. */
  known: string;
}

const SEARCHES: { readonly [game: string]: Search } = {
  brigade: {
    seats: 4,
    options: (n): Options =>
      n % 9 === 0
        ? {}
        : {
            advanced: true,
            bonusWardens: true,
            promoCrew: true,
            specialBuildings: true,
            festivalEvents: true,
            cooperative: n % 5 === 0,
          },
    prepare: (n) => (n % 3 === 0 ? null : (enrich as Prepare)),
    known:
      '1:120 2:16 3:90 4:62 5:38 7:52 9:0 10:15 13:77 14:75 17:57 25:105 26:6 32:164 86:150 94:16 100:72 103:61 184:166 262:60 265:48 325:83 1057:57 2006:63',
  },
  kobolds: {
    seats: 2,
    options: (n) => {
      const scenario = 1 + (n % 8);
      return { gold: 30, scenario, layout: n % 10 === 0 ? 'own' : 'random', doublePoints: scenario === 5 };
    },
    isGiven: (n) => n % 100 === 50,
    prepare: (n) => (n % 5 === 0 ? null : (enrichSomehow as Prepare)),
    known:
      '1:137 2:63 3:176 5:320 7:22 10:3 15:2 16:174 18:96 25:2 34:122 37:119 38:44 40:181 45:366 46:201 58:70 120:314 151:89 179:216 257:74 302:41 357:19 430:515 1081:37 2789:174 7406:93 50:145',
  },
  defenders: {
    seats: 3,
    options: () => ({}),
    known: '1:458 2:827 3:546 4:384 6:720 34:988',
  },
  wolsung: {
    seats: 4,
    options: (n) => ({
      mode: (['hosted', 'director', 'hosted', 'duel'] as const)[n % 4],
      scenario: (['S1', 'S4', 'S6', 'S5', 'S7', 'S8', 'S3'] as const)[n % 7],
      hero1: `H${1 + (n % 10)}`,
      hero2: `H${1 + ((n + 3) % 10)}`,
      hero3: `H${1 + ((n + 5) % 10)}`,
      second: 'S6',
      roundLimit: 5,
    }),
    prepare: () => varied as Prepare,
    isRestless: true,
    known: '1:97 2:505 4:11 5:223 10:516 12:349 19:55 34:62 41:172 73:226 100:264 117:217 209:116 340:76 395:151 658:250',
  },
};

/** Numbers beyond this are not looked at. */
const MOST = 8000;
/** In one game of this many somebody offers a draw now and then, where the game knows that. */
const OFFERS = 7;
/** In a restless game somebody acts out of turn before one in so many decisions. */
const RESTLESS = 12;
const BOTS = ['Cinder', 'Flint', 'Marble'];

const seed = (n: number): string => n.toString(16).padStart(64, '0');

/** One person, wherever they sit, among bots. */
const seated = (seats: number, mine: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === mine
      ? { kind: 'person', name: 'Kasia' }
      : { kind: 'bot', name: BOTS[seat < mine ? seat : seat - 1], level: 'greedy' },
  );

function begin(game: AnyGame, { seats, options, isGiven, prepare }: Search, n: number, random: Random): Match<unknown, Plain> {
  const chosen = game.options(options(n), seats);
  if (isRefusal(chosen)) throw new Error(chosen.why);
  const given = isGiven?.(n) ? game.given?.sample(chosen, seats, random) : undefined;
  const match: Match<unknown, Plain> = Match.create(game, { seats, options: chosen, seed: seed(n), given });
  const enrich = prepare?.(n);
  if (!enrich) return match;
  const rich = match.current;
  enrich(rich as Game<never>, random);
  const loaded = game.load(rich);
  if ('problem' in loaded) throw new Error(loaded.problem);
  return Match.from(game, loaded.game, seed(n));
}

/** Plays one game, and keeps a table wherever a question is asked for the first time. */
function play(game: AnyGame, search: Search, n: number, most: number, found: Map<string, KeptTable>): number {
  const random = new QuickRandom(n);
  const match = begin(game, search, n, random);
  let last = 0;
  for (let left = most; left >= 0; left--) {
    const question = game.question(match.current);
    if (question === null) break;
    const [seat] = game.actors(match.current);
    if (!found.has(question)) {
      const id = `here-${game.meta.id}-${question.replaceAll(/\W/g, '-')}`;
      found.set(question, kept(id, { name: question, seats: seated(search.seats, seat), mine: seat }, game, match));
      last = most - left;
    }
    if (search.isRestless && random.below(RESTLESS) === 0) {
      const acting = random.below(search.seats);
      const acts = game.acts(match.current, acting);
      const act = acts[random.below(Math.max(1, acts.length))];
      if (act) {
        match.act(acting, act, game.sampleAct(match.current, acting, act, random));
        continue;
      }
    }
    const offer =
      n % OFFERS === 0 && random.below(20) === 0 ? game.acts(match.current, seat).find((act) => act.includes('offer')) : null;
    if (offer) {
      match.act(seat, offer, game.sampleAct(match.current, seat, offer, random));
      continue;
    }
    match.answer(seat, game.sample(match.current, seat, random));
  }
  return last;
}

const searched = new Map<string, Promise<Asked[]>>();

/** Where a game is asked every one of its questions. A rule that changed may need another search: it is made, and says so. */
export function everyQuestion(id: string): Promise<Asked[]> {
  const before = searched.get(id);
  if (before) return before;
  const now = searchFor(id);
  searched.set(id, now);
  return now;
}

async function searchFor(id: string): Promise<Asked[]> {
  const game = await loadGame(id);
  const search = SEARCHES[id];
  const found = new Map<string, KeptTable>();
  const wanted = game.questions().filter((name) => !name.startsWith('anytime/'));
  const known = search.known.split(' ').filter((pair) => pair !== '');
  for (const pair of known) {
    const [n, decisions] = pair.split(':').map(Number);
    play(game, search, n, decisions, found);
  }
  const useful = [...known];
  for (let n = 1; found.size < wanted.length && n <= MOST; n++) {
    const before = found.size;
    const last = play(game, search, n, game.meta.longest, found);
    if (found.size > before) useful.push(`${n}:${last}`);
  }
  if (useful.length > known.length) console.log(`every question of ${id}: ${useful.join(' ')}`);
  const missing = wanted.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`no game of ${id} came to ${missing.join(', ')}`);
  return wanted.map((question) => ({ question, table: found.get(question) as KeptTable }));
}

/** A table of Kobolds & Cobblestones at which one may attack one's own side. */
export async function amongFriends(): Promise<KeptTable> {
  const game = await loadGame('kobolds');
  for (let n = 1; n <= MOST; n++) {
    const random = new QuickRandom(n);
    const match = begin(game, SEARCHES.kobolds, n, random);
    for (let [seat] = game.actors(match.current); seat !== undefined; [seat] = game.actors(match.current)) {
      const { models } = match.current.table as { models: readonly { seat: number }[] };
      const isFriend = (answer: Plain): boolean => {
        const [, target] = /^attack m(\d+)/.exec(String(answer)) ?? [];
        return target !== undefined && models[Number(target)].seat === seat;
      };
      if (game.question(match.current) === 'activation/act' && game.legal(match.current, seat).some(isFriend)) {
        return kept('here-friends', { name: 'Friends', seats: seated(2, seat), mine: seat }, game, match);
      }
      match.answer(seat, game.sample(match.current, seat, random));
    }
  }
  throw new Error('nobody could ever attack a friend');
}
