/** A result that the organiser enters by hand (KC-30.4): what is on the form, and the answer it makes. */
import type { Fallen, SkirmishReport } from '../../../report.ts';
import { fightersOf, NONE } from '../../reading.ts';
import { REASON_OF, type Result } from '../../rules/fights.ts';
import type { TableView } from '../../table.ts';
import { asTable } from '../model.ts';

export const FELL = ['stands', 'killed', 'mugged', 'nobody'] as const;
/** What became of a member: `nobody` is killed, but by nobody (KC-31.15). */
export type Fell = (typeof FELL)[number];

export interface SideForm {
  stash: number;
  crystals: number;
  treasures: number;
  atEdge: number;
  /** By member; whoever is not named here stands. */
  fell: { readonly [m: number]: Fell };
}

export interface ResultForm {
  fight: number;
  winner: number;
  reason: SkirmishReport['reason'];
  coffers: number;
  sides: readonly [SideForm, SideForm];
}

const DRAWN = ['turnLimit', 'equal', 'escaped', 'nobodyLeft', 'agreedDraw'] as const;
const ALWAYS = ['wipedOut', 'conceded', 'stopped'] as const;

/** How a fight of this scenario can have ended. */
export const reasonsFor = (table: TableView, winner: number): readonly SkirmishReport['reason'][] =>
  winner < 0 || table.scenario === '' ? DRAWN : [...REASON_OF[table.scenario], ...ALWAYS];

const emptySide = (stash: number, crystals: number): SideForm => ({ stash, crystals, treasures: 0, atEdge: 0, fell: {} });

/** Nothing has happened yet: neither side has won, and all that was brought is still there. */
export function emptyForm(table: TableView, fight: number): ResultForm {
  const { stash, crystals } = table.fights[fight];
  return {
    fight,
    winner: NONE,
    reason: reasonsFor(table, NONE)[0],
    coffers: 0,
    sides: [emptySide(stash[0], crystals[0]), emptySide(stash[1], crystals[1])],
  };
}

/** Another winner has other ways to have won. */
export const withWinner = (table: TableView, form: ResultForm, winner: number): ResultForm => ({
  ...form,
  winner,
  reason: reasonsFor(table, winner)[0],
});

export const withSide = (form: ResultForm, side: number, change: Partial<SideForm>): ResultForm => {
  const [a, b] = form.sides;
  return { ...form, sides: side === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }] };
};

export const fightersIn = (table: TableView, fight: number, side: number): number[] =>
  fightersOf(asTable(table), table.fights[fight].players[side]);

/** The answer: whoever has not fallen is left in play. */
export function resultOf(table: TableView, { fight, winner, reason, coffers, sides }: ResultForm): Result {
  const reported = ({ stash, crystals, treasures, atEdge, fell }: SideForm, side: number): SkirmishReport['sides'][number] => {
    const fighters = fightersIn(table, fight, side);
    const fallen = fighters.flatMap((member): Fallen[] => {
      const how = fell[member] ?? 'stands';
      if (how === 'stands') return [];
      return [how === 'nobody' ? { member, fate: 'killed', by: NONE } : { member, fate: how, by: 1 - side }];
    });
    return { stash, crystals, left: fighters.length - fallen.length, treasures, atEdge, fallen };
  };
  const scenario = table.scenario === '' ? 'all-out-brawl' : table.scenario;
  return {
    fight,
    proof: '',
    report: {
      scenario,
      reason,
      winner,
      coffers,
      vicFellTo: reason === 'vicRemoved' ? winner : NONE,
      sides: [reported(sides[0], 0), reported(sides[1], 1)],
    },
  };
}
