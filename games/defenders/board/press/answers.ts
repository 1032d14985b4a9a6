/** From what somebody filled in to the answer the rules read. */
import type { Plain, PlainRecord } from '@guildhall/kernel';
import type { SceneSuggestionId } from '../../data/index.ts';

export type NamingDraft = {
  name: string;
  description: string;
  aloud: boolean;
  kind: string;
  word: string;
  wording: string;
  trade: string;
};
/** Which parts of a naming the question asks for. */
export interface NamingWishes {
  maySpeak: boolean;
  /** '' where there is nothing to choose. */
  kind: string;
  word: string;
  trade: boolean;
}
export function namingAnswer(draft: NamingDraft, { maySpeak, kind, word, trade }: NamingWishes): PlainRecord {
  const wording = draft.wording.trim();
  return {
    name: draft.name.trim(),
    ...(draft.aloud && maySpeak ? { aloud: true } : { description: draft.description }),
    ...(kind ? { kind } : {}),
    ...(word ? { word } : {}),
    ...(word && wording ? { wording } : {}),
    ...(trade && draft.trade ? { trade: draft.trade } : {}),
  };
}

/** The word of a card: chosen from the list, with a form or trade that is not the usual one, and own wording. */
export function wordAnswer(chosen: string, form: string, usual: string, wording: string): string {
  const shape = form && form !== usual ? ` ${form}` : '';
  const own = wording.trim() ? `: ${wording.trim()}` : '';
  return `${chosen}${shape}${own}`;
}

export const SCENE_PARTS = ['place', 'time', 'situation'] as const;
export type ScenePart = (typeof SCENE_PARTS)[number];
export type CharacterDraft = {
  key: number;
  name: string;
  unit: string;
  personality: string;
  preoccupation: string;
  fresh: boolean;
};
export type SceneDraft = {
  characters: CharacterDraft[];
  place: string;
  time: string;
  situation: string;
  aloud: ScenePart[];
  suggestion: SceneSuggestionId | '';
};
/** Somebody known is added to those who take part, or taken out again. */
export function withCharacter(
  characters: readonly CharacterDraft[],
  { name, unit }: { name: string; unit: string },
): CharacterDraft[] {
  if (characters.some((one) => one.name === name)) return characters.filter((one) => one.name !== name);
  return [...characters, { key: nextKey(characters), name, unit, personality: '', preoccupation: '', fresh: false }];
}
export const nextKey = (characters: readonly CharacterDraft[]): number =>
  characters.reduce((most, { key }) => Math.max(most, key), 0) + 1;

export function sceneAnswer(draft: SceneDraft, maySpeak: boolean): PlainRecord {
  const told = (part: ScenePart): Plain => (draft.aloud.includes(part) && maySpeak ? { aloud: true } : draft[part]);
  return {
    characters: draft.characters.map(
      ({ name, unit, personality, preoccupation, fresh }): PlainRecord =>
        fresh ? { name: name.trim(), unit, personality, preoccupation } : { name, unit },
    ),
    place: told('place'),
    time: told('time'),
    situation: told('situation'),
    ...(draft.suggestion ? { suggestion: draft.suggestion } : {}),
  };
}
