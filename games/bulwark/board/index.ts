/** The board of Bulwark: all that people see and touch of it. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import { lazy } from 'react';
import type { TableView } from '../view.ts';
import './bulwark.css';
import { Dock } from './dock/Dock.tsx';
import { Board } from './line/Board.tsx';
import { AnswerFace } from './lists/AnswerFace.tsx';
import { groups } from './lists/groups.ts';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { Strip } from './lists/Strip.tsx';
import { log } from './log/dress.tsx';
import { aim } from './teach/aim.tsx';

export const board: GameBoard<TableView> = {
  Board,
  /** Windows and cards are read and pressed, not zoomed. */
  scrolls: true,
  Dock,
  dockName: { en: 'Supply', pl: 'Zasoby' },
  PlayerFace,
  Strip,
  AnswerFace,
  groups,
  heading,
  log,
  aim,
  cards: () => import('./card/shelf.tsx').then(({ shelf }) => shelf),
  /** A page of its own: fetched by those who go there. */
  Browser: lazy(async () => ({ default: (await import('./Browser.tsx')).Browser })),
};
