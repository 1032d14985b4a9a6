/** Chapters 1 and 2: what a match is dealt from: options, and heroes that players bring. */
import type { MatchGiven, Options, Outcome, Seat } from '@guildhall/kernel';
import {
  type Hero,
  type Mode,
  SAMPLE_IDS,
  SAMPLES,
  type SampleId,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
} from '../data/index.ts';
import { NONE, type Settings, type Table, type Temper } from '../table.ts';
import type { P } from './book.ts';
import { freshStocks } from './cards.ts';
import { heroForSession } from './newcomers.ts';

/** Each player may bring own heroes; null: those of the options. */
export type Given = MatchGiven<null, Hero[] | null>;

export const MOST_HEROES = 6;
export const heroOption = (n: number): string => `hero${n + 1}`;
/** The scenes after the first. */
export const LATER = ['second', 'third'] as const;
export const NO_SCENE = 'none';

/** WS-1.4, WS-1.6: the last seat is the GM's or the Director's; in a duel all play heroes. */
export const gmSeat = (options: Options, seats: number): Seat => (options.mode === 'duel' ? NONE : seats - 1);
export const playersOf = (options: Options, seats: number): number => (options.mode === 'duel' ? seats : seats - 1);
export const heroesOf = (options: Options, seats: number): number => playersOf(options, seats) * Number(options.heroesPerPlayer);

function settingsOf(options: Options): Settings {
  return {
    mode: options.mode as Mode,
    gentle: options.gentle === true,
    describe: options.describe === true,
    openSheets: options.openSheets === true,
    roundLimit: Number(options.roundLimit),
    temper: options.temper as Temper,
  };
}

const isScenario = (id: unknown): id is ScenarioId => (SCENARIO_IDS as readonly unknown[]).includes(id);

/** In Director mode and duels the scenes are planned; a GM decides as play goes on. */
export function scenesOf(options: Options): ScenarioId[] {
  if (options.mode === 'hosted') return [];
  return ['scenario', ...LATER].map((name) => options[name]).filter(isScenario);
}

export function deal(options: Options, seats: number, p: P, given: Given): Table {
  const heroes = heroesOf(options, seats);
  const gm = gmSeat(options, seats);
  const perPlayer = Number(options.heroesPerPlayer);
  const scenario = isScenario(options.scenario) ? options.scenario : 'S1';
  const t: Table = {
    settings: settingsOf(options),
    gm,
    stocks: Array.from({ length: seats }, () => ({ hand: [], tokens: 0, wish: 'nothing' })),
    deck: [],
    known: [],
    discard: [],
    characters: [],
    heroes,
    scenes: scenesOf(options),
    scenario,
    type: SCENARIOS[scenario].type,
    phase: 'free',
    round: 0,
    turn: NONE,
    begun: false,
    sides: 2,
    statusQuo: 1,
    stake: { texts: [], vaBanque: false, deadly: false, refusals: 0 },
    refusers: [],
    vehicles: [],
    route: 'normal',
    formality: 'public',
    featureUsed: false,
    grudge: NONE,
    lot: 0,
    tests: [],
    decider: NONE,
    results: [],
    tested: 0,
    sessions: 1,
    over: false,
    notes: [],
    secrets: [],
    copies: [],
    ending: '',
  };
  for (let n = 0; n < heroes; n++) {
    const owner = Math.floor(n / perPlayer);
    const brought = given.own[owner]?.[n % perPlayer];
    const sample = options[heroOption(n)];
    const sheet = brought ?? SAMPLES[(SAMPLE_IDS as readonly unknown[]).includes(sample) ? (sample as SampleId) : 'H1'];
    // In a duel every other player is of the other side.
    const c = heroForSession(sheet, gm === NONE ? owner % 2 : 0, owner);
    c.which = 1 + t.characters.filter(({ hero }) => hero?.name.en === sheet.name.en).length;
    t.characters.push(c);
  }
  p.t = t;
  p.game.table = t;
  freshStocks(p);
  return t;
}

/** How often each side has won. */
function wins(t: Table): number[] {
  const won: number[] = [0, 0, 0, 0];
  for (const { winner } of t.results) if (winner !== NONE) won[winner]++;
  return won;
}

/** WS-21.6: who has won more conflicts of the session than the others. */
export function outcome(t: Table): Outcome | null {
  if (!t.over) return null;
  const won = wins(t);
  const [first, ...rest] = won;
  const second = t.gm === NONE ? won[1] : rest.reduce((sum, one) => sum + one, 0);
  const side = first > second ? 0 : first < second ? 1 : NONE;
  const winners: Seat[] = [];
  for (let seat = 0; side !== NONE && seat < t.stocks.length; seat++) {
    const own = seat === t.gm ? 1 : (t.characters.find(({ owner }) => owner === seat)?.side ?? 0);
    if (own === side) winners.push(seat);
  }
  const reason =
    side === NONE ? 'draw' : t.gm === NONE ? (side === 0 ? 'first side' : 'second side') : side === 0 ? 'heroes' : 'opposition';
  return { winners, reason, rule: side === NONE ? 'WS-21.3' : 'WS-21.6', scores: [] };
}
