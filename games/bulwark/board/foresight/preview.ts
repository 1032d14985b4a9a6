/** What an answer does at once, tried out on an imagined game: what a card will do now, and how an attack would end. */
import { type Frame, type Game, type Plain, type PlainRecord, ScriptError, type View } from '@guildhall/kernel';
import { boxOf } from '../../box.ts';
import type { GameFact } from '../../facts.ts';
import { bulwark } from '../../index.ts';
import { copyTable, type Table } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { type Forecast, forecastOf, forecastOn } from './forecast.ts';
import { gameOf, OPEN, quick, tableFrom } from './imagined.ts';

/** What is told until the next question, and what is asked then. */
export interface Preview {
  facts: readonly GameFact[];
  /** A die decides: this is only one way it may go. */
  chance: boolean;
  /** How the turn then ends, if the answer ends it. */
  end: Forecast | null;
  next: { name: string; show: PlainRecord } | null;
}

/** The open procedures behind a question that can be tried out; null: it cannot. */
function stackAt({ asked, table }: View<TableView>): Frame[] | null {
  const { seat } = table;
  if (asked?.name === 'action phase/play') return OPEN.action(seat);
  if (asked?.name === 'buy step/buy') return OPEN.buy(seat);
  if (asked?.name === 'attack/target') return OPEN.target(seat, String(asked.show.effect), Number(asked.show.at));
  return null;
}

function carriedOut(game: Game<Table>, answer: string): GameFact[] {
  const facts: GameFact[] = [];
  bulwark.apply(game, game.table.seat, answer, ({ fact }) => facts.push(fact));
  return facts;
}

/** What an answer does before the Foes act; and the table as they find it, if they do. What they do then is foretold apart. */
function doneInTurn(game: Game<Table>, answer: string): { facts: GameFact[]; left: Table | null } {
  const facts: GameFact[] = [];
  let left: Table | null = null;
  bulwark.apply(game, game.table.seat, answer, ({ fact }) => {
    if (fact.kind === 'stepBegan' && fact.step === 'activation') left = copyTable(game.table);
    else if (left === null) facts.push(fact);
  });
  return { facts, left };
}

/** null where nothing can be said: the question is no such, or the turn would go on to others. */
export function previewOf(view: View<TableView>, answer: Plain): Preview | null {
  const stack = stackAt(view);
  if (!stack || typeof answer !== 'string' || answer === 'end' || view.seat !== view.table.seat) return null;
  const game = gameOf(tableFrom(view.table), stack, quick(1));
  const { facts, left } = doneInTurn(game, answer);
  const { asked } = bulwark.view(game, view.seat);
  return {
    facts,
    chance: facts.some(({ kind }) => kind === 'rolled'),
    end: left && forecastOn(() => copyTable(left), left.line.length),
    next: asked && left === null ? { name: asked.name, show: asked.show } : null,
  };
}

/** What an attack on a Foe comes to. */
export interface Blow {
  damage: number;
  defeated: boolean;
  /** How the turn would end then; null where dice decide too much of it. */
  end: Forecast | null;
}
export interface Aim {
  /** By the face of the Hero's die, or one blow if there is none. */
  blows: readonly Blow[];
  /** The faces of a Foe roll that make it miss (BW-37.7). */
  dodges: readonly number[];
}

/** The face of a Foe roll at which an attack goes on, for a script of chance: they count from 0. */
const unhindered = (dodges: readonly number[]): number => [1, 2, 3, 4, 5, 6].findIndex((face) => !dodges.includes(face));

const AIMS = new WeakMap<View<TableView>, Map<number, Aim | null>>();

/** Worked out once for each moment and place; null: nobody aims there now. */
export function aimAt(view: View<TableView>, place: number): Aim | null {
  const known = AIMS.get(view) ?? new Map<number, Aim | null>();
  AIMS.set(view, known);
  const aim = known.get(place);
  if (aim !== undefined) return aim;
  const made = aimFrom(view, place);
  known.set(place, made);
  return made;
}

function aimFrom(view: View<TableView>, place: number): Aim | null {
  const { table } = view;
  const foe = table.line[place - 1];
  if (view.asked?.name !== 'attack/target' || !foe) return null;
  const { dodges } = boxOf(table).foes.get(foe.foe);
  const certain = !forecastOf(table).chance;
  const imagined = tableFrom(table);
  const foeDie = Array<number>(9).fill(Math.max(0, unhindered(dodges)));
  const blow = (heroDie: number[]): Blow => {
    const after = copyTable(imagined);
    // Whether to roll again is asked behind the roll.
    after.rerolls = 0;
    const script = { 'foe die': foeDie.slice(), ...(heroDie.length > 0 && { 'hero die': heroDie }) };
    const facts = carriedOut(gameOf(after, stackAt(view) ?? [], { kind: 'scripted', script }), `place ${place}`);
    const hit = facts.find((fact) => fact.kind === 'attacked');
    const defeated = facts.some(({ kind }) => kind === 'defeated');
    const end = defeated && certain ? forecastOn(() => copyTable(after), after.line.length) : null;
    return { damage: hit?.kind === 'attacked' ? hit.damage : 0, defeated, end };
  };
  try {
    return { blows: [blow([])], dodges };
  } catch (error) {
    // No script for the Hero's die: so there is one.
    if (!(error instanceof ScriptError)) throw error;
    return { blows: [0, 1, 2, 3, 4, 5].map((face) => blow([face])), dodges };
  }
}

/** How the turn would end after an answer that only changes how the line stands: a bribe (BW-32.3), the Screen (BW-34.7). */
export function endAfter({ asked, table }: View<TableView>, answer: Plain): Forecast | null {
  if (asked?.name === 'bribe/move') {
    if (answer === 'no') return forecastOf(table);
    const line = [...table.line.slice(1), ...table.line.slice(0, 1)];
    return forecastOn((turn) => tableFrom({ ...table, line }, turn), line.length);
  }
  if (asked?.name !== 'screen/behind') return null;
  const screen = Number(/^behind (\d+)$/.exec(String(answer))?.[1] ?? table.screen);
  return forecastOn((turn) => tableFrom({ ...table, screen }, turn), table.line.length);
}
