/** Names as they are at this table: an overlay may call a card or a Foe otherwise. */
import type { Language } from '@guildhall/kernel';
import { boxOf } from '../../box.ts';
import { type CardId, type FoeId, threeRingCalamity } from '../../data/index.ts';
import type { Overlay } from '../../overlay.ts';
import { cardWords, foeWords } from '../../text/cards.ts';

type Table = { readonly overlay: Overlay | null };

export const cardName = (table: Table, card: CardId, language: Language): string => boxOf(table).cards.get(card).name[language];
export const foeName = (table: Table, foe: FoeId, language: Language): string => boxOf(table).foes.get(foe).name[language];
/** "Guildmaster Umbra" of "Guildmaster Umbra, Human Mastermind": what stands under a window. */
export const shortName = (table: Table, foe: FoeId, language: Language): string => foeName(table, foe, language).split(',')[0];
export const campName = (language: Language): string => threeRingCalamity.name[language];

export const cardText = (table: Table, card: CardId, language: Language): string => cardWords(card, boxOf(table), language);
export const foeText = (table: Table, foe: FoeId, language: Language): string => foeWords(foe, boxOf(table), language);

/** Whether an overlay says something else of it than the game as it comes. */
export const isChanged = ({ overlay }: Table, id: CardId | FoeId): boolean =>
  Object.hasOwn(overlay?.cards ?? {}, id) || Object.hasOwn(overlay?.foes ?? {}, id);
