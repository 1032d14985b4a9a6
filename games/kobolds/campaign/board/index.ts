/** The board of a campaign of Kobolds & Cobblestones: the pages of its books. No rules live here. */
import type { GameBoard } from '@guildhall/table';
import type { TableView } from '../table.ts';
import { Board } from './Board.tsx';
import './campaign.css';
import { log } from './lists/dress.ts';
import { heading } from './lists/heading.ts';
import { PlayerFace } from './lists/PlayerFace.tsx';
import { SeatSign } from './lists/SeatSign.tsx';
import { aim } from './teach/aim.tsx';

/** Forms of their own stand on the board for these. */
const AT_THE_DESK = ['founding/found', 'business/bring', 'fights/result', 'settlement/injury'];

export const board: GameBoard<TableView> = {
  Board,
  /** Books are read and written in, not zoomed. */
  scrolls: true,
  PlayerFace,
  SeatSign,
  heading,
  log,
  aim,
  asksItself: (question) => AT_THE_DESK.includes(question),
};
