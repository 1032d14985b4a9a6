/** Sentences of the game's catalogues as the board needs them. */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { text } from '../../text/index.ts';
import type { Teller } from '../../text/teller.ts';
import type { TableView } from '../../view.ts';

export type Speaking = Pick<BoardProps<TableView>, 'view' | 'language' | 'say'>;

export const answerIn = ({ view, language, say }: Speaking, answer: Plain): string =>
  text[language].answer(view.asked?.name ?? '', answer, view.asked?.show ?? {}, say);

export const refusalIn = ({ language, say }: Pick<Speaking, 'language' | 'say'>, refusal: Refusal): string =>
  text[language].refusal(refusal, say);

export const namesIn = (language: Speaking['language']) => text[language].names;
export const tellerIn = ({ language, say }: Pick<Speaking, 'language' | 'say'>): Teller => text[language].teller(say);

/** A field of what the asked seat is shown. */
export function shown({ view }: Pick<Speaking, 'view'>, field: string): string {
  const value = view.asked?.show[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
export function shownList({ view }: Pick<Speaking, 'view'>, field: string): string[] {
  const value = view.asked?.show[field];
  return Array.isArray(value) ? value.map(String) : [];
}
