/** After a round of games, in the order of KC-30.25: Notoriety, Coffers, equipment, rewards, losses and injuries, bets. */
import { PACK, rankOf, type SuitCard } from '@guildhall/cards';
import { EQUIPMENT_OF_CARD } from '../../data/index.ts';
import type { SkirmishReport } from '../../report.ts';
import { FINDS, POINTS, STATISTICS, type Statistic } from '../data/index.ts';
import { canLose, everybody, fightOf, NONE } from '../reading.ts';
import { no } from '../refusals.ts';
import type { Fight, Past, Table } from '../table.ts';
import { settleBets } from './bets.ts';
import { book, type KC, type P } from './book.ts';
import { splitDrawn, splitWon } from './coffers.ts';
import { returnLoans } from './deals.ts';
import { changeNotoriety, reachLevels } from './levels.ts';
import { pay } from './money.ts';
import { audacityOf, bonusOf, pointsOfSide, underdogOf } from './notoriety.ts';
import { reward, rewardFor } from './rewards.ts';
import { buryTheKilled, leadersKilled, takeSpoils } from './spoils.ts';

type Reported = Fight & { report: SkirmishReport };
const isReported = (fight: Fight): fight is Reported => fight.report !== null;

/** KC-32.1 to KC-32.12, and KC-26.5 for those at the far edge. */
function settleNotoriety(p: P, { players, ratings, report }: Reported): void {
  for (const [side, seat] of players.entries()) {
    const { add, rule } = pointsOfSide(report, side);
    changeNotoriety(p, seat, add, rule);
  }
  const underdog = underdogOf(ratings);
  if (underdog !== NONE) {
    const { bonus, rival, rule } = bonusOf(audacityOf(report, underdog));
    changeNotoriety(p, players[underdog], bonus, rule);
    changeNotoriety(p, players[1 - underdog], -rival, rule);
  }
  if (!p.t.settings.optional || report.scenario !== 'territory-grab') return;
  for (const [side, seat] of players.entries()) changeNotoriety(p, seat, report.sides[side].atEdge, 'KC-26.5');
}

/** KC-33: what is left in each Stash comes home with the crystals, then the Coffers are split. */
function settleCoffers(p: P, fight: Reported): void {
  const { t } = p;
  const { players, report } = fight;
  const { winner, coffers } = report;
  const won = splitWon(coffers);
  for (const [side, seat] of players.entries()) {
    const { stash, crystals } = report.sides[side];
    // What was brought has been spent, stolen or kept: the report says what there is now.
    t.coins -= fight.stash[side];
    fight.stash[side] = 0;
    pay(t, seat, stash);
    t.gangs[seat].crystals += crystals;
    p.tell?.({ kind: 'stashBack', rule: 'KC-33.1', seat, coins: stash, crystals });
    const coins = winner < 0 ? splitDrawn(coffers) : winner === side ? won.winner : won.loser;
    const rule: KC = winner < 0 ? 'KC-33.4' : winner === side ? 'KC-33.2' : 'KC-33.3';
    pay(t, seat, coins);
    p.tell?.({ kind: 'coffersSplit', rule, seat, coins, of: coffers });
  }
}

/** KC-34.3, KC-34.4: the next card of the fight's own deck; items may occur several times, cards do not. */
function find(p: P, { drawn }: Fight, seat: number, rule: KC): void {
  const { t } = p;
  const deck = PACK.filter((card) => !drawn.includes(card));
  const card: SuitCard = deck[p.draw('equipment', deck.length)];
  drawn.push(card);
  const item = EQUIPMENT_OF_CARD[rankOf(card)];
  const piece = t.pieces.push({ item, owner: seat, lent: NONE, bearer: NONE, fate: 'kept' }) - 1;
  p.tell?.({ kind: 'found', rule, seat, card, item, piece });
}

/** KC-34.1, KC-34.2: the winner first, without one the player drawn first. */
function findEquipment(p: P, fight: Reported): void {
  const { players, report } = fight;
  const { winner } = report;
  for (const side of winner === 1 ? [1, 0] : [0, 1]) {
    const cards = winner < 0 ? FINDS.neither : winner === side ? FINDS.winner : FINDS.loser;
    for (let n = 0; n < cards; n++) find(p, fight, players[side], winner < 0 ? 'KC-34.2' : 'KC-34.1');
  }
}

const pastOf = (t: Table, seat: number): Past => {
  const place = fightOf(t, seat);
  const base = { round: t.round, scenario: t.scenario, opponent: NONE, byHand: false };
  if (!place?.fight.report) return { ...base, scenario: '', result: 'satOut', points: POINTS.satOut };
  const { fight, side } = place;
  const { winner, scenario } = place.fight.report;
  return {
    ...base,
    scenario,
    opponent: fight.players[1 - side],
    result: winner < 0 ? 'drawn' : winner === side ? 'won' : 'lost',
    points: t.gangs[seat].notoriety - fight.ratings[side],
    byHand: fight.byHand,
  };
};

/** The round is over: levels (KC-32.24), loans (KC-35.8), bets (KC-30.25), and the books are open (KC-38.13). */
function closeRound(p: P): void {
  const { t } = p;
  for (const seat of everybody(t)) {
    const gang = t.gangs[seat];
    const place = fightOf(t, seat);
    if (!place) {
      gang.satOut++;
      changeNotoriety(p, seat, POINTS.satOut, 'KC-30.18');
    }
    gang.history.push(pastOf(t, seat));
    gang.last = place ? place.fight.players[1 - place.side] : NONE;
    gang.played = place !== null;
    gang.bought = false;
    reachLevels(p, seat);
  }
  returnLoans(p);
  settleBets(p);
  t.fights = [];
  for (const gang of t.gangs) gang.shown = gang.gold;
  p.tell?.({ kind: 'booksOpened', rule: 'KC-38.13', round: t.round, gold: t.gangs.map(({ gold }) => gold) });
}

const withReward = (t: Table): number[] => everybody(t).filter((seat) => rewardFor(t, seat) !== null);
/** KC-31.19: with every statistic at its floor nothing more can be lost. */
const toBeInjured = (t: Table): number[] => leadersKilled(t).filter((seat) => canLose(t, seat).length > 0);

export const settlement = book.procedure('settlement', {});
settlement.does((w) => [
  w.run((p) => {
    const { t } = p;
    t.phase = 'settling';
    const fights = t.fights.filter(isReported);
    for (const fight of fights) takeSpoils(p, fight);
    for (const fight of fights) settleNotoriety(p, fight);
    for (const fight of fights) settleCoffers(p, fight);
    for (const fight of fights) findEquipment(p, fight);
  }),
  w.when(
    (t) => withReward(t).length > 0,
    [
      w.together<string>('reward', {
        rule: 'KC-21.2',
        who: withReward,
        legal: (t, _f, seat, list) => void list.push(...(rewardFor(t, seat)?.options ?? [])),
        why: (t, _f, seat, answer) => no(rewardFor(t, seat)?.rule ?? 'KC-21.2', 'notAnAnswer', { answer }),
        reveal(p, _f, answers) {
          p.disclose();
          for (const [seat, choice] of answers) {
            const place = fightOf(p.t, seat);
            if (place) reward(p, seat, choice, (rule) => find(p, place.fight, seat, rule));
          }
        },
        show(t, _f, seat) {
          const place = fightOf(t, seat);
          const report = place?.fight.report ?? null;
          return { scenario: t.scenario, treasures: (place && report?.sides[place.side].treasures) ?? 0 };
        },
      }),
    ],
  ),
  w.run((p) => {
    buryTheKilled(p);
    for (const seat of leadersKilled(p.t))
      if (canLose(p.t, seat).length === 0) p.tell?.({ kind: 'pastInjury', rule: 'KC-31.19', seat });
  }),
  w.when(
    (t) => toBeInjured(t).length > 0,
    [
      w.together<Statistic>('injury', {
        rule: 'KC-31.10',
        who: toBeInjured,
        legal: (t, _f, seat, list) => void list.push(...canLose(t, seat)),
        why: (_t, _f, _seat, answer) =>
          STATISTICS.includes(answer as Statistic)
            ? no(answer === 'move' ? 'KC-31.11' : 'KC-31.12', 'notInjurable', { answer })
            : no('KC-31.12', 'notAnAnswer', { answer }),
        reveal(p, _f, answers) {
          p.disclose();
          for (const [seat, statistic] of answers) {
            p.t.gangs[seat].injuries[statistic]++;
            p.tell?.({ kind: 'injured', rule: 'KC-31.10', seat, statistic });
          }
        },
      }),
    ],
  ),
  w.run((p) => closeRound(p)),
]);
