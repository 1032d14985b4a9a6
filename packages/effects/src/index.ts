/** What cards do, as data. A game gives a vocabulary and says how each instruction is done; the rest is here. */
export { CardError, type CardShape, type Cards, defineCards } from './cards.ts';
export { type EffectData, effectOf, problemWithEffect } from './check.ts';
export {
  type Deed,
  type Deeds,
  type EffectFrame,
  type Executor,
  problemWithEffects,
  TRIGGER,
  type Trigger,
  writeEffects,
} from './executor.ts';
export { lineOfFault, readOverlay, withLine } from './lines.ts';
export { numbersIn } from './numbers.ts';
export { after, instructionAt, type Op, type Program, programOf } from './program.ts';
export { sayEffect } from './say.ts';
export {
  type Branch,
  branching,
  type Effect,
  type Inner,
  type Instruction,
  type Verb,
  type Vocabulary,
  verb,
} from './vocabulary.ts';
