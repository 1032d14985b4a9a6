/** A hall with the kernel's toy of given, report and roles alone, in place of the registry: for the page and for the server. */
import type { Cover } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { delve } from '../../../kernel/test/delve.ts';

const cover: Cover = {
  id: 'delve',
  title: { en: 'Delve', pl: 'Delve' },
  blurb: { en: 'A toy.', pl: 'Zabawka.' },
  seats: { min: 2, max: 4 },
};

export const listGames = (): string[] => ['delve'];
export const listCovers = (): Cover[] => [cover];
export const listCampaignCovers = (): Cover[] => [];
export const loadGame = async (): Promise<AnyGame> => delve as unknown as AnyGame;
/** The page lays out its plain board. */
export const loadBoard = async (): Promise<null> => null;
