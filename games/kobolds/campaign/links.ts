/** The fights of a round as matches of the skirmish: how each is set up from the books, and how its result is entered. */
import type { LinkedMatch, Links, Plain } from '@guildhall/kernel';
import { type LeaderId, SCENARIOS } from '../data/index.ts';
import type { Roster } from '../given.ts';
import { figures } from './figures/index.ts';
import { carriedBy, fightersOf, fightName, leaderOf } from './reading.ts';
import { ORGANISER, type Result, resultOf } from './rules/fights.ts';
import type { Fight, Table } from './table.ts';

/** A gang as it goes into a fight (KC-30.12): whoever fights for the seat, borrowed members too, and what they carry. */
export function rosterOf(t: Table, fight: Fight, side: number): Roster {
  const seat = fight.players[side];
  const gang = t.gangs[seat];
  const [leader, ...others] = fightersOf(t, seat);
  const equipment = (m: number) => carriedBy(t, m).map((e) => t.pieces[e].item);
  return {
    name: gang.name,
    leader: {
      member: leader,
      profile: t.members[leader].profile as LeaderId,
      name: t.members[leader].name,
      equipment: equipment(leader),
      as: leaderOf(t, seat),
    },
    members: others.map((m) => ({
      member: m,
      profile: t.members[m].profile as Roster['members'][number]['profile'],
      name: t.members[m].name,
      equipment: equipment(m),
    })),
    stash: fight.stash[side],
    crystals: fight.crystals[side],
  };
}

/** KC-30.13, KC-26.5: the drawn scenario, with the double points of Territory Grab where optional objectives are on. */
function matchOf(t: Table, fight: Fight, number: number): LinkedMatch {
  const scenario = t.scenario === '' ? 0 : SCENARIOS[t.scenario].number;
  return {
    number,
    name: fightName(t.round, number),
    players: fight.players.slice(),
    options: { scenario, doublePoints: t.settings.optional },
    given: { all: null, own: [rosterOf(t, fight, 0), rosterOf(t, fight, 1)] },
  };
}

export const links: Links<Table> = {
  game: 'kobolds',
  rule: 'KC-31.18',
  organiser: { seat: ORGANISER, rule: 'KC-30.29' },
  question: 'fights/result',
  round: (t) =>
    t.fights.map(({ players, report }, number) => ({
      number,
      name: fightName(t.round, number),
      players: players.slice(),
      over: report !== null,
    })),
  waiting: (t) =>
    t.phase === 'fights' ? t.fights.flatMap((fight, n) => (fight.report === null ? [matchOf(t, fight, n)] : [])) : [],
  answer: ({ number, proof, report }) => ({ fight: number, proof, report }),
  read(answer: Plain) {
    const result: Result | null = resultOf(answer);
    return result && { number: result.fight, proof: result.proof, report: result.report };
  },
  figures,
};
