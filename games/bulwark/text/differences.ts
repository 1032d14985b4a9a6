/** Which cards and Foes an overlay has changed, and how, for whoever shows them. */
import type { Language } from '@guildhall/kernel';
import { boxOf, PRINTED } from '../box.ts';
import type { CardId, FoeId } from '../data/index.ts';
import { CARD_NUMBERS, FOE_NUMBERS, type NumberName, type Overlay } from '../overlay.ts';
import { cardWords, foeWords } from './cards.ts';

export interface Difference {
  id: CardId | FoeId;
  /** What it is called at this table, and in the game as it comes. */
  name: string;
  usual: string;
  numbers: { what: NumberName; usual: number; now: number }[];
  /** What it says at this table; null: the same as ever. */
  words: string | null;
}

/** Nothing without an overlay. */
export function differences({ overlay }: { readonly overlay: Overlay | null }, language: Language): Difference[] {
  if (overlay === null) return [];
  const box = boxOf({ overlay });
  const cards = (Object.keys(overlay.cards ?? {}) as CardId[]).map((id): Difference => {
    const usual = PRINTED.cards.get(id);
    const now = box.cards.get(id);
    return {
      ...named(id, usual, now, language),
      numbers: CARD_NUMBERS.filter((what) => usual[what] !== now[what]).map((what) => ({
        what,
        usual: usual[what],
        now: now[what],
      })),
      words: unless(cardWords(id, PRINTED, language), cardWords(id, box, language)),
    };
  });
  const foes = (Object.keys(overlay.foes ?? {}) as FoeId[]).map((id): Difference => {
    const usual = PRINTED.foes.get(id);
    const now = box.foes.get(id);
    return {
      ...named(id, usual, now, language),
      numbers: FOE_NUMBERS.filter((what) => usual[what] !== now[what]).map((what) => ({
        what,
        usual: usual[what],
        now: now[what],
      })),
      words: unless(foeWords(id, PRINTED, language), foeWords(id, box, language)),
    };
  });
  // What replaces something by the very same is no difference.
  return [...cards, ...foes].filter(({ name, usual, numbers, words }) => name !== usual || numbers.length > 0 || words !== null);
}

type Named = { name: { en: string; pl: string } };
const named = <I>(id: I, usual: Named, now: Named, language: Language): { id: I; name: string; usual: string } => ({
  id,
  name: now.name[language],
  usual: usual.name[language],
});
const unless = (usual: string, now: string): string | null => (usual === now ? null : now);
