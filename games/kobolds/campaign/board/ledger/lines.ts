/**
 * Why a number in the books is what it is: the facts behind it, round by round, so that their sum is the number that is shown.
 * Whoever looks has not been told all: what others bet or agreed in private is one line, made when the books are opened.
 */
import type { Seat } from '@guildhall/kernel';
import type { LevelGift, Statistic } from '../../data/index.ts';
import { STARTING_GOLD } from '../../data/index.ts';
import type { CampaignFact } from '../../facts.ts';
import { fightName, NONE } from '../../reading.ts';

export const FIGURES = ['gold', 'notoriety', 'ruthlessness', 'crystals'] as const;
export type Figure = (typeof FIGURES)[number];

/** One line: the fact, by which decision it came about, and what it adds. `private`: all that only others know. */
export interface Line {
  readonly kind: 'start' | 'fact' | 'private';
  readonly fact: CampaignFact | null;
  readonly rule: string;
  readonly decision: number | null;
  /** Its place among all that was told; null: it was never told. */
  readonly told: number | null;
  readonly add: number;
  readonly origin: Origin | null;
}

/** The match a fact came of, by its name, and the moment in it. */
export interface Origin {
  readonly fight: string;
  readonly moment: string;
}

/** A round, from its draw to its settlement; 0 is the founding. */
export interface Chapter {
  readonly round: number;
  readonly lines: readonly Line[];
  readonly sum: number;
  readonly leaves: number;
}

export interface Told {
  readonly facts: readonly CampaignFact[];
  /** The decision behind each of them, where that is known. */
  readonly decisions: readonly number[] | null;
}

const OF_A_FIGHT: ReadonlySet<CampaignFact['kind']> = new Set<CampaignFact['kind']>([
  'killed',
  'mugged',
  'notoriety',
  'stashBack',
  'coffersSplit',
  'found',
  'rewarded',
  'recruited',
  'pieceTested',
  'injured',
]);
/** Nothing in particular: how it ended. */
const END = 'end';

/** By fact: the match it came of; null: of none that was played at a table. */
export function originsOf(facts: readonly CampaignFact[]): (Origin | null)[] {
  let round = 0;
  let fights: Extract<CampaignFact, { kind: 'reported' }>[] = [];
  return facts.map((fact) => {
    if (fact.kind === 'scenarioDrawn' && fact.round !== round) {
      round = fact.round;
      fights = [];
    }
    if (fact.kind === 'reported') {
      fights.push(fact);
      return fact.byHand ? null : { fight: fightName(round, fact.fight), moment: END };
    }
    if (!OF_A_FIGHT.has(fact.kind) || !('seat' in fact)) return null;
    const fight = fights.find(({ players }) => players.includes(fact.seat));
    if (!fight || fight.byHand) return null;
    const fell = (fact.kind === 'killed' || fact.kind === 'mugged') && fact.member !== NONE;
    return { fight: fightName(round, fight.fight), moment: fell ? `member ${fact.member}` : END };
  });
}

type Adds = (fact: CampaignFact, seat: Seat, mine: boolean) => number;

/** Coins that a fact brings a seat or takes from it. */
const gold: Adds = (fact, seat, mine) => {
  if (fact.kind === 'agreed') return fact.from === seat ? fact.price : fact.to === seat ? -fact.price : 0;
  if (fact.kind === 'mugged') return fact.by === seat ? fact.gold : 0;
  if (!('seat' in fact) || fact.seat !== seat) return 0;
  switch (fact.kind) {
    case 'founded':
      return fact.gold - STARTING_GOLD;
    case 'hired':
    case 'crystalBought':
    case 'notorietyBought':
      return -fact.price;
    case 'memberSold':
      return fact.refund;
    case 'pieceSold':
      return fact.price;
    case 'betPlaced':
      return -fact.stake;
    // Others hear of a bet when the gambler tells of it, and only then.
    case 'betTold':
      return mine ? 0 : -fact.stake;
    case 'betSettled':
      return fact.back;
    case 'brought':
      return -fact.stash;
    case 'stashBack':
    case 'coffersSplit':
      return fact.coins;
    case 'rewarded':
      return fact.gold;
    default:
      return 0;
  }
};

const ADDS: { readonly [figure in Figure]: Adds } = {
  gold,
  notoriety: (fact, seat) =>
    (fact.kind === 'notoriety' || fact.kind === 'notorietyBought') && fact.seat === seat ? fact.add : 0,
  ruthlessness: (fact, seat) => {
    if (fact.kind === 'killed') return fact.by === seat ? fact.ruthlessness : 0;
    return fact.kind === 'rewarded' && fact.seat === seat ? fact.ruthlessness : 0;
  },
  crystals: (fact, seat) => {
    if (!('seat' in fact) || fact.seat !== seat) return 0;
    if (fact.kind === 'crystalBought') return 1;
    if (fact.kind === 'brought') return -fact.crystals;
    return fact.kind === 'stashBack' ? fact.crystals : 0;
  },
};

const START: { readonly [figure in Figure]: string } = {
  gold: 'KC-30.8',
  notoriety: 'KC-30.23',
  ruthlessness: 'KC-31.2',
  crystals: 'KC-35.14',
};

interface Asked {
  seat: Seat;
  figure: Figure;
  viewer: Seat | null;
  /** The Notoriety that everybody began with. */
  start: number;
}

/** The chapters behind a number, oldest first. */
export function chaptersOf({ facts, decisions }: Told, { seat, figure, viewer, start }: Asked): Chapter[] {
  const chapters: Chapter[] = [];
  const mine = seat === viewer;
  const origins = originsOf(facts);
  let lines: Line[] = [];
  let round = 0;
  let balance = 0;
  const write = (line: Line): void => {
    lines.push(line);
  };
  const close = (): void => {
    const sum = lines.reduce((total, { add }) => total + add, 0);
    balance += sum;
    if (lines.length > 0) chapters.push({ round, lines, sum, leaves: balance });
    lines = [];
  };
  const begun = figure === 'gold' ? STARTING_GOLD : figure === 'notoriety' ? start : 0;
  const isFounded = figure !== 'gold' || facts.some((fact) => fact.kind === 'founded' && fact.seat === seat);
  if (begun > 0 && isFounded)
    write({ kind: 'start', fact: null, rule: START[figure], decision: null, told: null, add: begun, origin: null });
  for (const [i, fact] of facts.entries()) {
    if (fact.kind === 'scenarioDrawn' && fact.round !== round) {
      close();
      round = fact.round;
    }
    const add = ADDS[figure](fact, seat, mine);
    if (add !== 0)
      write({ kind: 'fact', fact, rule: fact.rule, decision: decisions?.[i] ?? null, told: i, add, origin: origins[i] });
    if (fact.kind !== 'booksOpened' || figure !== 'gold') continue;
    const known = balance + lines.reduce((total, line) => total + line.add, 0);
    const kept = fact.gold[seat] - known;
    if (kept !== 0)
      write({ kind: 'private', fact: null, rule: 'KC-38.9', decision: decisions?.[i] ?? null, told: i, add: kept, origin: null });
  }
  // KC-38.13: others' Campaign Stashes are shown as they stood after the last settlement.
  if (figure === 'gold' && !mine) lines = round === 0 || isSettled(facts) ? lines : [];
  close();
  return chapters;
}

/** Nothing has been drawn since the books were opened. */
const isSettled = (facts: readonly CampaignFact[]): boolean => {
  const last = facts.findLast(({ kind }) => kind === 'booksOpened' || kind === 'scenarioDrawn');
  return last?.kind === 'booksOpened';
};

/** A number after each round that has been settled, as everybody knows it, with the start before them. */
export function coursesOf(
  facts: readonly CampaignFact[],
  figure: 'gold' | 'notoriety' | 'ruthlessness',
  start: readonly number[],
) {
  const now = start.slice();
  const courses = start.map((n) => [n]);
  for (const fact of facts) {
    if (fact.kind !== 'booksOpened') {
      if (figure === 'gold') {
        if (fact.kind === 'founded') courses[fact.seat][0] = fact.gold;
      } else for (const seat of now.keys()) now[seat] += ADDS[figure](fact, seat, false);
      continue;
    }
    for (const seat of now.keys()) courses[seat].push(figure === 'gold' ? fact.gold[seat] : now[seat]);
  }
  return courses;
}

function linesWith({ facts, decisions }: Told, concerns: (fact: CampaignFact) => boolean): Line[] {
  const origins = originsOf(facts);
  return facts.flatMap((fact, i): Line[] =>
    concerns(fact)
      ? [{ kind: 'fact', fact, rule: fact.rule, decision: decisions?.[i] ?? null, told: i, add: 0, origin: origins[i] }]
      : [],
  );
}

/** What has happened to a member: how it came, what it carried, to whom it was lent, how it fell. */
export function linesOfMember(told: Told, m: number, owner: Seat): Line[] {
  const own = linesWith(told, (fact) => ('member' in fact && fact.member === m) || ('thing' in fact && fact.thing === `m${m}`));
  const came = own.some(({ fact }) => fact?.kind === 'hired' || fact?.kind === 'recruited');
  return came ? own : [...linesWith(told, (fact) => fact.kind === 'founded' && fact.seat === owner), ...own];
}

/** Where a piece came from, who has carried it, and where it went. */
export const linesOfPiece = (told: Told, e: number): Line[] =>
  linesWith(told, (fact) => ('piece' in fact && fact.piece === e) || ('thing' in fact && fact.thing === `e${e}`));

const GIFT_OF: { readonly [statistic in Statistic]: LevelGift | null } = {
  move: null,
  fight: null,
  defend: null,
  wounds: 'wounds',
  leadership: 'leadership',
};

/** What has changed a statistic of a Leader (KC-31.10, KC-32.14). */
export const linesOfStatistic = (told: Told, seat: Seat, statistic: Statistic): Line[] =>
  linesWith(told, (fact) => {
    if (fact.kind === 'injured') return fact.seat === seat && fact.statistic === statistic;
    return fact.kind === 'levelReached' && fact.seat === seat && fact.gives === GIFT_OF[statistic];
  });
