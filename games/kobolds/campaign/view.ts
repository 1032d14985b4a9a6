/** What a seat, or a spectator (null), may see of the books. Built up from nothing (KC-38.8 to KC-38.10, KC-38.13). */
import { copyPlain, type Seat } from '@guildhall/kernel';
import type { Bet, Gang, Table, TableView, Terms } from './table.ts';

/** KC-38.9: the gambler's own, and those that were told. */
export const knowsBet = ({ by, told }: Bet, viewer: Seat | null): boolean => told || by === viewer;
/** KC-35.13: the two alone, also where the organiser plays (KC-38.10). */
export const knowsTerms = ({ from, to }: Terms, viewer: Seat | null): boolean => from === viewer || to === viewer;

/** KC-38.13: others see the Campaign Stash as it stood after the last settlement. */
function lookAtGang({ shown, ...open }: Gang, own: boolean): TableView['gangs'][number] {
  return copyPlain({ ...open, gold: own ? open.gold : shown }) as TableView['gangs'][number];
}

export function look(t: Table, viewer: Seat | null): TableView {
  const { settings, phase, round, scenario, gangs, members, pieces, fights, bets, offers, deals } = t;
  return {
    settings: { ...settings },
    phase,
    round,
    scenario,
    gangs: gangs.map((gang, seat) => lookAtGang(gang, seat === viewer)),
    members: copyPlain(members),
    pieces: copyPlain(pieces),
    fights: copyPlain(fights),
    bets: copyPlain(bets.filter((bet) => knowsBet(bet, viewer))),
    offers: copyPlain(offers.filter((offer) => knowsTerms(offer, viewer))),
    deals: copyPlain(deals.filter((deal) => knowsTerms(deal, viewer))),
  };
}
