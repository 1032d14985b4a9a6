/** Every question by its name, "procedure/question", and what the asked seat is shown besides the answers. */
import type { EffectData } from '@guildhall/effects';
import type { CardId, FoeId } from './data/index.ts';

export type Questions = {
  'action phase/play': { actions: number };
  'buy step/buy': { heroism: number; buys: number };
  'buy step/pay with': { card: CardId };
  'choose/one': { effect: string; at: number; options: EffectData[] };
  /** `foes`: those of the line, in its order. */
  'attack/target': { damage: number; effect: string; at: number; foes: FoeId[] };
  'attack/pay': { damage: number };
  'hero roll/reroll': { face: number; rerolls: number };
  'heal/wound': { left: number };
  'heal chosen/whom': object;
  'foresee/top': { foes: FoeId[] };
  'browse/keep': { cards: CardId[] };
  'barter/trash': { more: number };
  'barter/gain': { most: number };
  'pawn/trash': { heroism: number };
  'gain/location': { most: number };
  'screen/behind': object;
  'redraw/discard': { discarded: number };
  'discard/card': object;
  'double or nothing/risk': { lost: number };
  'bribe/move': { foe: FoeId };
};
export type QuestionName = keyof Questions;
