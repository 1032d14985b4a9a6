/** The board of The Brigade: all that people see and touch of it. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import { lazy } from 'react';
import type { TableView } from '../view.ts';
import './brigade.css';
import { Board } from './city/Board.tsx';
import { Dock } from './dock/Dock.tsx';
import { AnswerFace } from './lists/AnswerFace.tsx';
import { groups, typed } from './lists/groups.tsx';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { PlayersHead } from './lists/PlayersHead.tsx';
import { SeatSign } from './lists/SeatSign.tsx';
import { Status } from './lists/Status.tsx';
import { Strip } from './lists/Strip.tsx';
import { log } from './log/dress.tsx';
import { aim } from './teach/aim.tsx';
import { scoring } from './teach/scoring.ts';

export type BrigadeViewTable = TableView;

export const board: GameBoard<BrigadeViewTable> = {
  Board,
  Dock,
  dockName: { en: 'Firehouse', pl: 'Remiza' },
  PlayerFace,
  PlayersHead,
  SeatSign,
  Status,
  Strip,
  AnswerFace,
  groups,
  typed,
  heading,
  log,
  aim,
  scoring,
  cards: () => import('./card/shelf.tsx').then(({ shelf }) => shelf),
  /** A page of its own: fetched by those who go there. */
  Browser: lazy(async () => ({ default: (await import('./Browser.tsx')).Browser })),
};
