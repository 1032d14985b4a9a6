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

export function lookFrom(props: BoardProps): Look {
  const { game, language, say, options } = props;
  const here = game.text[language];
  const legal = new Set<Plain>(options);
  return {
    props,
    words: plainWords(language),
    name: (id) => {
      const named = here.name(id);
      return named === id ? (say.place?.(id) ?? id) : named;
    },
    label: (field) => {
      const named = here.name(field);
      return named === field ? spelt(field) : capital(named);
    },
    isLegal: (id) => legal.has(id),
  };
}
