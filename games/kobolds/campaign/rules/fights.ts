/** Chapters 30 and 31: what is brought to a fight, in secret, and the result that comes back from it. */
import { type Plain, problem, type Random, type Refusal } from '@guildhall/kernel';
import * as v from 'valibot';
import { MOST_CRYSTALS, MOST_STASH, SCENARIO_IDS } from '../../data/index.ts';
import { type Fallen, type ReportedSide, reportSchema, type SkirmishReport } from '../../report.ts';
import { FATES } from '../../table.ts';
import { bringsWizard, everybody, fightersOf, fightOf, NONE } from '../reading.ts';
import { no } from '../refusals.ts';
import type { Fight, Table } from '../table.ts';
import { book, type KC, type P } from './book.ts';
import { underdogOf } from './notoriety.ts';

/** Whoever sits out brings nothing (KC-30.18). */
const NOTHING = 'nothing';

const mostStash = (t: Table, seat: number): number => Math.min(MOST_STASH, t.gangs[seat].gold);
const mostCrystals = (t: Table, seat: number): number =>
  bringsWizard(t, seat) ? Math.min(MOST_CRYSTALS, t.gangs[seat].crystals) : 0;

const BRING = /^stash (0|[1-9]\d{0,4})(?: crystals ([1-9]\d{0,4}))?$/;
const bringing = (stash: number, crystals: number): string => `stash ${stash}${crystals > 0 ? ` crystals ${crystals}` : ''}`;

/** KC-30.20, KC-3.12, KC-35.20. */
function whyNotBring(t: Table, seat: number, answer: Plain): Refusal<KC> {
  const found = typeof answer === 'string' ? BRING.exec(answer) : null;
  if (fightOf(t, seat) === null) return no('KC-30.18', 'sitsOut', {});
  if (!found) return no('KC-30.20', 'notAnAnswer', { answer });
  if (Number(found[1]) > mostStash(t, seat))
    return no('KC-30.20', 'stashMost', { most: mostStash(t, seat), gold: t.gangs[seat].gold });
  const most = mostCrystals(t, seat);
  return no(bringsWizard(t, seat) ? 'KC-3.12' : 'KC-35.20', 'noCrystals', { most });
}

/** KC-30.22: shown when all have decided; the fights begin, and bets are closed (KC-36.11). */
function begin(p: P, answers: readonly (readonly [number, string])[]): void {
  const { t } = p;
  for (const [seat, answer] of answers) {
    const found = BRING.exec(answer);
    const place = fightOf(t, seat);
    if (!found || !place) continue;
    const { fight, number, side } = place;
    const [stash, crystals] = [Number(found[1]), Number(found[2] ?? 0)];
    t.gangs[seat].gold -= stash;
    t.gangs[seat].crystals -= crystals;
    fight.stash[side] = stash;
    fight.crystals[side] = crystals;
    fight.ratings[side] = t.gangs[seat].notoriety;
    p.tell?.({ kind: 'brought', rule: 'KC-30.22', fight: number, seat, stash, crystals });
  }
  for (const [number, fight] of t.fights.entries()) {
    const { players, ratings } = fight;
    const side = underdogOf(ratings);
    const underdog = side === NONE ? NONE : players[side];
    p.tell?.({
      kind: 'fightBegins',
      rule: 'KC-32.6',
      fight: number,
      players: players.slice(),
      ratings: ratings.slice(),
      underdog,
    });
  }
  t.offers = [];
  t.phase = 'fights';
  p.disclose();
}

export const business = book.procedure('business', {}).does((w) => [
  w.together<string>('bring', {
    rule: 'KC-30.20',
    who: everybody,
    legal(t, _f, seat, list) {
      if (fightOf(t, seat) === null) {
        list.push(NOTHING);
        return;
      }
      const most = mostCrystals(t, seat);
      for (let stash = mostStash(t, seat); stash >= 0; stash--)
        for (let crystals = most; crystals >= 0; crystals--) list.push(bringing(stash, crystals));
    },
    why: (t, _f, seat, answer) => whyNotBring(t, seat, answer),
    reveal: (p, _f, answers) => begin(p, answers),
    show(t, _f, seat) {
      const place = fightOf(t, seat);
      return { gold: t.gangs[seat].gold, opponent: place ? place.fight.players[1 - place.side] : NONE };
    },
  }),
]);

/** A result: of which fight, proven by which record ('' if it was entered by hand, KC-30.4), and what came of it. */
const resultSchema = v.strictObject({
  fight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  proof: v.pipe(v.string(), v.maxLength(100)),
  report: reportSchema,
});
export type Result = v.InferOutput<typeof resultSchema>;

/** The answer as a result; null: it is none. */
export const resultOf = (answer: Plain): Result | null => (problem(resultSchema, answer) ? null : (answer as Result));

/** KC-30.28: the drawn scenario, unless one of the gangs cannot play it (KC-29.4). */
function mayPlay(t: Table, { players }: Fight, scenario: string): boolean {
  if (scenario === t.scenario) return true;
  return t.scenario === 'protect-the-rat' && players.some((seat) => fightersOf(t, seat).length === 1);
}

function whyNotFallen(t: Table, fight: Fight, side: number, { fallen }: ReportedSide): Refusal<KC> | null {
  const gang = fightersOf(t, fight.players[side]);
  const seen = new Set<number>();
  for (const { member, fate, by } of fallen) {
    if (by === side) return no('KC-31.15', 'fallenToSelf', { member });
    // KC-31.15: whoever falls to nobody is killed.
    if (by < 0 && fate === 'mugged') return no('KC-31.15', 'muggedByNobody', { member });
    if (member === NONE) continue;
    if (!gang.includes(member)) return no('KC-31.18', 'notInGang', { member });
    if (seen.has(member)) return no('KC-31.18', 'fallenTwice', { member });
    seen.add(member);
  }
  return null;
}

/** Why a result cannot be taken, whoever brings it. */
function whyNotResult(t: Table, answer: Plain): Refusal<KC> | null {
  const wrong = problem(resultSchema, answer);
  if (wrong) return no('KC-31.18', 'resultForm', { wrong });
  const { fight: number, report } = answer as Result;
  const fight = t.fights[number];
  if (fight === undefined) return no('KC-30.15', 'noSuchFight', { fight: number + 1 });
  if (fight.report !== null) return no('KC-30.4', 'reportedAlready', { fight: number + 1 });
  if (!mayPlay(t, fight, report.scenario)) return no('KC-30.13', 'otherScenario', { scenario: report.scenario });
  for (const [side, reported] of report.sides.entries()) {
    const refusal = whyNotFallen(t, fight, side, reported);
    if (refusal) return refusal;
    const { crystals } = reported;
    if (crystals > fight.crystals[side]) return no('KC-35.14', 'moreCrystals', { crystals, most: fight.crystals[side] });
  }
  const { winner, reason, sides } = report;
  // KC-22.1, KC-26.3: whoever has taken out the other gang has left nobody there.
  if (reason === 'wipedOut' && (winner < 0 || sides[1 - winner].left > 0)) return no('KC-32.20', 'winnerGone', {});
  return null;
}

/** A result as a game could have had it; for bots, laws and tests. */
function anyResult(t: Table, random: Random): Result {
  const open = t.fights.flatMap(({ report }, number) => (report === null ? [number] : []));
  const fight = open[random.below(open.length)];
  const { players, crystals } = t.fights[fight];
  const winner = random.below(3) - 1;
  const side = (at: number): ReportedSide => {
    const fallen = fightersOf(t, players[at]).flatMap((member): Fallen[] => {
      if (random.below(3) > 0) return [];
      const by = random.below(5) === 0 ? NONE : 1 - at;
      return [{ member, fate: by === NONE ? 'killed' : FATES[random.below(2)], by }];
    });
    if (random.below(8) === 0) fallen.push({ member: NONE, fate: 'killed', by: 1 - at });
    return {
      stash: random.below(12),
      crystals: random.below(crystals[at] + 1),
      left: Math.max(random.below(2), fightersOf(t, players[at]).length - fallen.length),
      treasures: t.scenario === 'hide-and-seek' ? random.below(3) : 0,
      atEdge: t.scenario === 'territory-grab' ? random.below(3) : 0,
      fallen,
    };
  };
  const scenario = t.scenario === '' ? SCENARIO_IDS[0] : t.scenario;
  const report: SkirmishReport = {
    scenario,
    reason: winner < 0 ? 'turnLimit' : REASON_OF[scenario][random.below(REASON_OF[scenario].length)],
    winner,
    coffers: random.below(20),
    vicFellTo: winner,
    sides: [side(0), side(1)],
  };
  return { fight, proof: '', report };
}

/** How each scenario is usually won. */
export const REASON_OF: { readonly [id in SkirmishReport['scenario']]: readonly SkirmishReport['reason'][] } = {
  'all-out-brawl': ['score'],
  'hide-and-seek': ['treasure'],
  'runaway-carriage': ['destroyed'],
  'mr-cuddly': ['destroyed'],
  'territory-grab': ['score'],
  vic: ['vicOut', 'vicRemoved'],
  'chuck-ball': ['chestOut'],
  'protect-the-rat': ['spyFound'],
};

const unreported = (t: Table): number => t.fights.filter(({ report }) => report === null).length;

/** KC-30.4, KC-30.5: the organiser is the player of the first seat, and records the results. */
export const ORGANISER = 0;

/** The gangs fight, all at the same time; results come in any order. */
export const fights = book.procedure('fights', {}).does((w) => [
  w.loop(
    (t) => unreported(t) > 0,
    [
      w.ask<Result>('result', {
        rule: 'KC-30.4',
        who: () => ORGANISER,
        form: { kind: 'other', of: 'result' },
        accepts: (t, _f, answer) => whyNotResult(t, answer),
        sample: (t, _f, random) => anyResult(t, random),
        take(p, _f, { fight: number, proof, report }) {
          const fight = p.t.fights[number];
          const { players } = fight;
          fight.report = report;
          fight.proof = proof;
          fight.byHand = proof === '';
          const { winner, scenario, reason } = report;
          p.disclose();
          p.tell?.({
            kind: 'reported',
            rule: 'KC-31.18',
            fight: number,
            players: players.slice(),
            winner: winner < 0 ? NONE : players[winner],
            scenario,
            reason,
            byHand: fight.byHand,
          });
        },
        show: (t) => ({ left: unreported(t) }),
      }),
    ],
  ),
]);
