/** The board of Wolsung: all that people see and touch of it. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import type { TableView } from '../view.ts';
import './wolsung.css';
import { AnswerFace } from './lists/AnswerFace.tsx';
import { Bench } from './lists/Bench.tsx';
import { groups } from './lists/groups.ts';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { Strip } from './lists/Strip.tsx';
import { log } from './log/dress.tsx';
import { Dock } from './sheet/Dock.tsx';
import { Board } from './stage/Board.tsx';
import { aim } from './teach/aim.tsx';
import { Bring, workshops } from './workshop/index.tsx';

export const board: GameBoard<TableView> = {
  Board,
  /** Figures, sums and odds are read and pressed, not zoomed. */
  scrolls: true,
  Dock,
  dockName: { en: 'Sheet', pl: 'Karta' },
  PlayerFace,
  Strip,
  Bench,
  AnswerFace,
  groups,
  heading,
  /** Leaving a conflict is hardly ever meant. */
  twice: (option, { asked }) => asked?.name === 'turn/give up' && option !== 'stay',
  log,
  aim,
  cards: () => import('./card/shelf.tsx').then(({ shelf }) => shelf),
  workshops,
  Bring,
};
