/** Sentences of the game's catalogues as the board needs them. */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';

type Speaking = Pick<BoardProps<TableView>, 'view' | 'language' | 'say'>;

export const answerIn = ({ view, language, say }: Speaking, answer: Plain): string =>
  text[language].answer(view.asked?.name ?? 'activation/act', answer, view.asked?.show ?? {}, say);

export const refusalIn = ({ language, say }: Pick<Speaking, 'language' | 'say'>, refusal: Refusal): string =>
  text[language].refusal(refusal, say);
