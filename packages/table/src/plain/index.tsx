/** A board for every game: question and answers, and the view drawn from its structure. A game's own board replaces it. */
import type { GameBoard } from '../index.ts';
import { PlainBoard } from './Board.tsx';
import { PlainForms } from './Forms.tsx';
import './plain.css';

export { AnswerForm } from './AnswerForm.tsx';
export { PlainForms } from './Forms.tsx';

export const plainBoard: GameBoard = { Board: PlainBoard, Bench: PlainForms, scrolls: true };
