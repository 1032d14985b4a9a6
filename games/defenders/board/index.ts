/** The board of Defenders: all that people see and touch of it. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import { amended } from '../contributions/words.ts';
import type { TableView } from '../view.ts';
import { Browser } from './BrowserPage.tsx';
import { Bench } from './bench/Bench.tsx';
import './defenders.css';
import { Dock } from './dock/LazyDock.tsx';
import { AnswerFace } from './lists/AnswerFace.tsx';
import { groups } from './lists/groups.ts';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { SeatSign } from './lists/SeatSign.tsx';
import { Status } from './lists/Status.tsx';
import { Strip } from './lists/Strip.tsx';
import { log } from './log/dress.tsx';
import { Board } from './map/Board.tsx';
import { asksItself } from './press/asks.ts';
import { Ledge } from './rail/Ledge.tsx';
import { Rail } from './rail/Rail.tsx';
import { aim } from './teach/aim.tsx';

export const board: GameBoard<TableView> = {
  Board,
  Bench,
  asksItself,
  Dock,
  dockName: { en: 'Story so far', pl: 'Opowieść' },
  dockFolded: true,
  Rail,
  Ledge,
  // World and city are made on a desk that scrolls; the map is a picture.
  scrolls: ({ table }) => table.phase === 'world' || table.phase === 'city',
  PlayerFace,
  SeatSign,
  Status,
  Strip,
  AnswerFace,
  groups,
  heading,
  log,
  aim,
  cards: () => import('./card/shelf.tsx').then(({ shelf }) => shelf),
  amended,
  Browser,
};
