/** Chapter 31, as far as a match of a campaign asks it: whoever removes a rival kills or mugs it (KC-31.1). */
import { OPPOSITE } from '../data/index.ts';
import { type Fallen, NO_MEMBER, type ReportedSide, type SkirmishReport } from '../report.ts';
import { FATES, type Fate, type Model, NONE, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type P } from './book.ts';
import { aModelOrNone } from './kinds.ts';
import { edgeOf, profileOf, woundsLeft } from './reading.ts';
import { touchesEdge } from './scene.ts';

/** A match of a campaign: its gangs stand in somebody's books. */
export const isCampaign = (t: Pick<Table, 'models' | 'gangs'>): boolean => t.models[t.gangs[0].leader]?.member !== undefined;

/** KC-27.13: the V.I.C. is nobody's member; KC-31.17: a raised zombie counts. */
const counts = (t: Table, m: number): boolean => m !== t.vic && t.models[m].seat >= 0;

/** At zero, still on the board, by a rival's doing, and not decided on. */
function isUndecided(t: Table, m: number): boolean {
  const { place, removedBy, fate } = t.models[m];
  return place === 'play' && fate === undefined && removedBy !== NONE && counts(t, m) && woundsLeft(t, m) <= 0;
}
const nextUndecided = (t: Table): number => t.models.findIndex((_, m) => isUndecided(t, m));

/** Asked before the models are taken off, since that may end the game. */
export const fates = book.procedure('fates', { model: aModelOrNone }).does((w) => [
  w.loop(
    (t) => nextUndecided(t) >= 0,
    [
      w.run((p, f) => {
        f.vars.model = nextUndecided(p.t);
      }),
      w.ask<Fate>('choose', {
        rule: 'KC-31.1',
        who: (t, f) => t.models[f.vars.model].removedBy,
        legal(_t, _f, list) {
          list.push(...FATES);
        },
        why: (_t, _f, answer) => notAnAnswer('fates/choose', answer),
        take(p, f, fate) {
          const { model } = f.vars;
          p.t.models[model].fate = fate;
          p.tell?.({ kind: 'fateChosen', rule: 'KC-31.1', seat: p.t.models[model].removedBy, model, fate });
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
    ],
  ),
]);

/** KC-31.15: whoever is removed by nobody is killed. */
export function killedByNobody(p: P, m: number): void {
  if (isCampaign(p.t) && counts(p.t, m) && p.t.models[m].fate === undefined) p.t.models[m].fate = 'killed';
}

const fallenOf = ({ member, fate, removedBy }: Model): Fallen[] =>
  fate === undefined ? [] : [{ member: member ?? NO_MEMBER, fate, by: removedBy }];

/** KC-26.5, KC-26.6: members, not Leaders, at the opponent's edge. */
const isAtEdge = (t: Table, m: number): boolean =>
  t.models[m].place === 'play' &&
  profileOf(t, m).category !== 'leader' &&
  touchesEdge(t, m, OPPOSITE[edgeOf(t, t.models[m].seat)]);

function sideOf(t: Table, seat: number): ReportedSide {
  const { stash, crystals } = t.gangs[seat];
  const own = t.models.flatMap((model, m) => (model.seat === seat ? [m] : []));
  return {
    stash,
    crystals,
    left: own.filter((m) => t.models[m].place === 'play').length,
    treasures: t.treasures[seat],
    atEdge: t.scenario === 'territory-grab' ? own.filter((m) => isAtEdge(t, m)).length : 0,
    fallen: own.flatMap((m) => (m === t.vic ? [] : fallenOf(t.models[m]))),
  };
}

/** KC-31.18: what the campaign learns; null of a game that belongs to none, or that was conceded before it began. */
export function reportOf(t: Table): SkirmishReport | null {
  const { ending, scenario, coffers, vic } = t;
  if (!isCampaign(t) || ending === null || scenario === 0) return null;
  const [winner = NONE] = ending.winners;
  const vicFellTo = vic === NONE || t.models[vic].place !== 'removed' ? NONE : t.models[vic].removedBy;
  return { scenario, reason: ending.reason, winner, coffers, vicFellTo, sides: [sideOf(t, 0), sideOf(t, 1)] };
}
