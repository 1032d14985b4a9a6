/** The board of Kobolds & Cobblestones: all that people see and touch of it. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import { lazy } from 'react';
import type { TableView } from '../view.ts';
import { Dock } from './felt/Dock.tsx';
import { Strip } from './felt/Strip.tsx';
import { Turn } from './felt/Turn.tsx';
import './kobolds.css';
import { AnswerFace } from './lists/AnswerFace.tsx';
import { groups } from './lists/groups.ts';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { SeatSign } from './lists/SeatSign.tsx';
import { Status } from './lists/Status.tsx';
import { log } from './log/dress.tsx';
import { isFriendlyFire } from './press/walks.ts';
import { hasBench } from './street/Bench.tsx';
import { Board } from './street/Board.tsx';
import { aim } from './teach/aim.tsx';
import { scoring } from './teach/scoring.ts';
import { workshops } from './workshop/index.tsx';

export type KoboldsViewTable = TableView;

export const board: GameBoard<KoboldsViewTable> = {
  Board,
  Dock,
  dockName: { en: 'Hand', pl: 'Ręka' },
  PlayerFace,
  SeatSign,
  Status,
  Strip,
  Now: Turn,
  AnswerFace,
  groups,
  twice: isFriendlyFire,
  heading,
  moment: () => import('./lists/moment.ts'),
  log,
  aim,
  scoring,
  cards: () => import('./card/shelf.tsx').then(({ shelf }) => shelf),
  asksItself: hasBench,
  /** A page of its own: fetched by those who go there. */
  Browser: lazy(async () => ({ default: (await import('./Browser.tsx')).Browser })),
  workshops,
};
