/** The ready-made gangs as drafts and texts. */
import type { Language } from '@guildhall/kernel';
import { GANGS, type GangId } from '../../../data/index.ts';
import { namesIn } from '../words/words.ts';
import { type Draft, draftOf } from './draft.ts';

export interface Ready {
  readonly id: GangId;
  readonly name: string;
  readonly text: string;
  readonly draft: Draft;
}

export const readyGangs = (language: Language): readonly Ready[] =>
  GANGS.map((gang) => {
    const { name, text } = namesIn(language).gangs[gang.id];
    return { id: gang.id, name, text, draft: draftOf(gang, name) };
  });
