/** What the parts of the plain board know: how things are called here, and which of them may be pressed. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '../index.ts';
import { type PlainWords, plainWords } from './words.ts';

export interface Look {
  props: BoardProps;
  words: PlainWords;
  /** A thing by the game's own name; one without a name as it is written. */
  name(id: string): string;
  /** What a field is called: by the game's own word, else by the letters of its name. */
  label(field: string): string;
  /** Whether this very word is a legal answer now. */
  isLegal(id: string): boolean;
}

/** "eventDeck" is "Event deck". */
export function spelt(field: string): string {
  const words = field
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return capital(words);
}
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A game that speaks one language to one table. */
export type Speaking = Pick<BoardProps, 'game' | 'language' | 'say'>;

/** What things and fields are called. */
export function namesFrom({ game, language, say }: Speaking): Pick<Look, 'name' | 'label'> {
  const text = game.text[language];
  return {
    name: (id) => {
      const named = text.name(id);
      return named === id ? (say.place?.(id) ?? id) : named;
    },
    label: (field) => {
      const named = text.name(field);
      return named === field ? spelt(field) : capital(named);
    },
  };
}

export function lookFrom(props: BoardProps): Look {
  const legal = new Set<Plain>(props.options);
  return { ...namesFrom(props), props, words: plainWords(props.language), isLegal: (id) => legal.has(id) };
}
