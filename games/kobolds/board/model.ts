/** From the view to what is drawn: who is called what, who is active, which fight is on, what belongs to whom. */
import type { Language, Seat, View } from '@guildhall/kernel';
import { PROFILES, type ScenarioId } from '../data/index.ts';
import type { Fight } from '../rules/frames.ts';
import { NONE, type Table } from '../table.ts';
import { modelIn } from '../text/places.ts';
import type { ActivationView, FightView, TableView } from '../view.ts';
import { namesIn } from './words/words.ts';

export const scenarioOf = (table: TableView): ScenarioId | null => table.scenario || null;

/** A model by its own name or its profile's, numbered where several are alike. */
export const nameOf = (table: TableView, m: number, language: Language): string =>
  m === NONE ? '' : modelIn(namesIn(language), table, m);

export const activationOf = (table: TableView): ActivationView | null => table.activations.at(-1) ?? null;
export const activeOf = (table: TableView): number => activationOf(table)?.model ?? NONE;
export const fightOf = (table: TableView): FightView | null => table.fights.at(-1) ?? null;

/** Whose cards lie in front of one: one's own; for a spectator those of the one whose turn it is. */
export const shownSeat = ({ table, seat }: View<TableView>): Seat => seat ?? (table.next === 1 ? 1 : 0);

/** Everybody of a gang: first who may still act, then who is done, then who is out. */
export function rosterOf(table: TableView, seat: Seat): number[] {
  const active = activeOf(table);
  const rank = (m: number): number => {
    const model = table.models[m];
    if (!model) return 9;
    if (m === active) return 0;
    if (model.place !== 'play' && model.place !== 'reserve') return 3;
    return model.activated ? 2 : 1;
  };
  return table.models
    .map((_, m) => m)
    .filter((m) => table.models[m]?.seat === seat)
    .sort((a, b) => rank(a) - rank(b) || a - b);
}

export const isLeaderModel = (table: TableView, m: number): boolean => {
  const model = table.models[m];
  return model !== undefined && PROFILES[model.profile].category === 'leader';
};

/** Everything in the view has the shape it has on the table but for what is hidden; what rules read of it here is open to all. */
export const asTable = (table: TableView): Table => table as unknown as Table;
/** The same for an attack in progress: what the view leaves out of it no figure depends on. */
export const asFight = (fight: FightView): Fight => ({ seat: fight.seat, vars: fight as unknown as Fight['vars'] });
