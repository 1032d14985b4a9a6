/** What presses on one's own things beside the board mean: tracks, drops of water, cards. */
import type { Plain } from '@guildhall/kernel';
import type { CrewId, TrackName } from '../../data/index.ts';
import type { PlayerView } from '../../view.ts';
import { cardIn, type Open } from './targets.ts';

/** Who holds water: the warden, the Wagon, or a crew card by its id. */
export type Holder = string;

export function pressTrack(track: TrackName, open: Open): string {
  return open?.name === 'free upgrade/track' ? track : `upgrade ${track}`;
}

const HOLDER_ANSWERS = /^(walder\/lose|move brigade\/keep stolen|ali ahmar\/holder)$/;
const HOLDER_AMOUNTS = /^(pay water\/holder|transfer\/holder)$/;

/** The n-th place for water of a holder, full or empty (counted from 1). */
export function pressDrop(holder: Holder, n: number, full: boolean, me: PlayerView, open: Open): string {
  if (open && HOLDER_AMOUNTS.test(open.name)) return `${holder} ${n}`;
  if (open && HOLDER_ANSWERS.test(open.name)) return holder;
  if (open?.name === 'ash/tokens') return String(n);
  // Water of a Wagon that stands elsewhere puts nothing out: it would have to be poured over first (BR-12.2).
  if (full && holder === 'wagon' && me.wagon !== me.brigade) return 'transfer';
  if (!full) return `refill ${holder === 'wagon' ? me.wagon : me.brigade}`;
  return `extinguish ${n}`;
}

/** Cards with an action of their own (BR-9.9, BR-26.8). */
const CARD_ACTIONS: { [card: string]: string } = { leon: 'leon', ash: 'ash', morgana: 'morgana', precious: 'discard precious' };

/** Questions that are answered with a crew card. */
const CARD_ANSWERS =
  /^(recruit\/keep|join\/replace|gain abilities\/respond|zilda garrett\/crew|fireball\/respond|of the people\/crew|mimic\/crew)$/;

/** A press on a whole card; null where cards mean nothing now. */
export function pressCard(card: 'warden' | 'wagon' | string, open: Open): string | null {
  if (open && HOLDER_ANSWERS.test(open.name)) return card;
  if (open && CARD_ANSWERS.test(open.name)) return card === 'warden' || card === 'wagon' ? null : card;
  if (open !== null && open.name !== 'action phase/action') return null;
  if (card === 'warden') return 'warden';
  if (card === 'wagon') return 'transfer';
  return CARD_ACTIONS[card] ?? null;
}

/** The crew cards among the answers, for questions about cards that lie elsewhere. */
export function cardsAmong(options: readonly Plain[], open: Open): CrewId[] {
  return options.map((option) => (typeof option === 'string' ? cardIn(option, open) : null)).filter((card) => card !== null);
}
