/** The questions that are answered by a form under them; all others from the list and on the map. */
import type { QuestionName } from '../../questions.ts';

export const FORM_QUESTIONS = [
  'world building/own setting',
  'world building/city',
  'city creation/word',
  'finalise/name',
  'new threat/name',
  'reinforcements/name',
  'nature/draw',
  'map/draw',
  'threat acts/ruin',
  'reflection/frame',
  'reflection/roles',
  'reflection/play',
  'reflection/join',
  'threat acts/describe',
  'threat acts/attempt',
  'threat acts/defend',
  'threat acts/fate',
  'battle/attack',
  'battle/defence',
  'battle/rewrite',
  'repulse/describe',
  'defeat/safety',
  'defeat/describe',
  'activation/line',
  'epilogues/epilogue',
] as const satisfies readonly QuestionName[];
export type FormQuestion = (typeof FORM_QUESTIONS)[number];
export const asksItself = (question: string): question is FormQuestion =>
  (FORM_QUESTIONS as readonly string[]).includes(question);
