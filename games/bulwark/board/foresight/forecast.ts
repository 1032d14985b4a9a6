/**
 * What the line will do if the turn ends as things stand: the Activation Step is played on an imagined game (BW-8). Where a die
 * decides it is played many times, and what may come is counted.
 */
import { HAND } from '../../data/index.ts';
import { bulwark } from '../../index.ts';
import type { Table } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { addDeed, type Deed } from './deeds.ts';
import { gameOf, OPEN, quick, tableFrom } from './imagined.ts';

/** One way things may go, and how often it comes, from 0 to 1. */
export interface Course<X> {
  what: X;
  share: number;
}

/** What the step comes to. */
export interface Sums {
  wounds: number;
  stopped: number;
  menace: number;
  /** Cards drawn at Clean-up. */
  draw: number;
  toll: number;
  killed: boolean;
  lost: boolean;
}

export interface Forecast {
  /** Dice or hidden cards decide something. */
  chance: boolean;
  /** By place in the line as it stands; the likeliest course first. */
  foes: readonly (readonly Course<readonly Deed[]>[])[];
  camp: readonly Course<readonly Deed[]>[];
  sums: readonly Course<Sums>[];
}

/** So often it is played where chance decides. */
const TRIES = 48;
/** Whose deeds they are: a place of the line, or the Encampment. */
const CAMP = -1;

interface Run {
  by: Map<number, Deed[]>;
  sums: Sums;
  chance: boolean;
}

/** Plays the step once. */
function play(table: Table, turn: number): Run {
  const { seat } = table;
  const foes = table.line.length;
  table.phase = 'buy';
  // Only the Activation Step is looked at: nothing is revealed on schedule.
  table.reveals = 0;
  const game = gameOf(table, OPEN.buy(seat), quick(turn + 1));
  const by = new Map<number, Deed[]>([[CAMP, []]]);
  const run: Run = { by, sums: sumsOf(table), chance: false };
  let deeds: Deed[] = [];
  bulwark.apply(game, seat, 'end', ({ fact }) => {
    if (table.phase !== 'activation') return;
    if (fact.kind === 'encampmentActivated') deeds = by.get(CAMP) ?? deeds;
    if ((fact.kind === 'activated' && !fact.again) || (fact.kind === 'stunLost' && fact.rule === 'BW-8.8')) {
      // Of those that stood there it is the one that waits no longer.
      const acting = table.line.find(({ number, ready }) => !ready && number < foes && !by.has(number));
      deeds = [];
      if (acting) by.set(acting.number, deeds);
    }
    addDeed(deeds, fact);
    if (fact.kind === 'rolled' || fact.kind === 'revealed') run.chance = true;
    run.sums = sumsOf(table, run.sums);
    // Told before it is so.
    if (fact.kind === 'menaceChanged') run.sums.menace = fact.to;
    if (fact.kind === 'wounded' && fact.seat === seat) run.sums.wounds++;
    if (fact.kind === 'shielded') run.sums.stopped++;
    if (fact.kind === 'killed' && fact.seat === seat) run.sums.killed = true;
  });
  run.sums.lost = table.ending !== '' && table.ending !== 'won' && table.ending !== 'rounds';
  return run;
}

const NOTHING_YET = { wounds: 0, stopped: 0, killed: false, lost: false };
const sumsOf = ({ menace, fewer, toll }: Table, { wounds, stopped, killed, lost }: typeof NOTHING_YET = NOTHING_YET): Sums => ({
  wounds,
  stopped,
  menace,
  draw: HAND - fewer,
  toll,
  killed,
  lost,
});

/** Equal courses are one, the likeliest first. */
function counted<X>(all: readonly X[]): Course<X>[] {
  const found = new Map<string, { what: X; n: number }>();
  for (const what of all) {
    const key = JSON.stringify(what);
    const known = found.get(key);
    if (known) known.n++;
    else found.set(key, { what, n: 1 });
  }
  return [...found.values()].sort((a, b) => b.n - a.n).map(({ what, n }) => ({ what, share: n / all.length }));
}

/** `tableOf` makes a fresh table for each try: each is played on. */
export function forecastOn(tableOf: (turn: number) => Table, foes: number): Forecast {
  const first = play(tableOf(0), 0);
  const runs = first.chance ? [first, ...Array.from({ length: TRIES - 1 }, (_, i) => play(tableOf(i + 1), i + 1))] : [first];
  const deedsOf = (who: number): Course<readonly Deed[]>[] => counted(runs.map(({ by }) => by.get(who) ?? []));
  return {
    chance: first.chance,
    foes: Array.from({ length: foes }, (_, place) => deedsOf(place)),
    camp: deedsOf(CAMP),
    sums: counted(runs.map(({ sums }) => sums)),
  };
}

const KNOWN = new WeakMap<TableView, Forecast>();

/** Worked out once for each view. */
export function forecastOf(view: TableView): Forecast {
  const known = KNOWN.get(view);
  if (known) return known;
  const forecast = forecastOn((turn) => tableFrom(view, turn), view.line.length);
  KNOWN.set(view, forecast);
  return forecast;
}

/** How often each number comes: of Wounds, of Menace. The smallest first. */
export function spread({ sums }: Forecast, of: (sums: Sums) => number): Course<number>[] {
  const shares = new Map<number, number>();
  for (const { what, share } of sums) shares.set(of(what), (shares.get(of(what)) ?? 0) + share);
  return [...shares].sort(([a], [b]) => a - b).map(([what, share]) => ({ what, share }));
}
export const mean = (courses: readonly Course<number>[]): number =>
  courses.reduce((sum, { what, share }) => sum + what * share, 0);
