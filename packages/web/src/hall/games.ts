/** The front page's shop windows: what is shown of a game before any of it is loaded. */
import { listBoards } from '@guildhall/registry/boards';
import brigade from '../art/brigade.svg';
import bulwark from '../art/bulwark.svg';
import defenders from '../art/defenders.svg';
import kobolds from '../art/kobolds.svg';
import wolsung from '../art/wolsung.svg';

interface Words {
  title: string;
  blurb: string;
  players: string;
}
export interface ShopWindow {
  id: string;
  art: string;
  en: Words;
  pl: Words;
}

export const SHOP_WINDOWS: readonly ShopWindow[] = [
  {
    id: 'brigade',
    art: brigade,
    en: { title: 'The Brigade', blurb: 'Put out Tinderbox, win its loyalty', players: '2 to 4 players' },
    pl: { title: 'Brygada', blurb: 'Ugaś Żarownicę, zdobądź jej lojalność', players: '2–4 graczy' },
  },
  {
    id: 'kobolds',
    art: kobolds,
    en: { title: 'Kobolds & Cobblestones', blurb: 'Street gangs fight with poker hands', players: '2 players' },
    pl: { title: 'Kobolds & Cobblestones', blurb: 'Uliczne gangi biją się układami pokera', players: '2 graczy' },
  },
  {
    id: 'defenders',
    art: defenders,
    en: { title: 'Defenders', blurb: 'Draw a city, then hold it together', players: '1 to 6 players' },
    pl: { title: 'Defenders', blurb: 'Narysujcie miasto i brońcie go razem', players: '1–6 graczy' },
  },
  {
    id: 'bulwark',
    art: bulwark,
    en: { title: 'Bulwark', blurb: 'Heroes build decks on a failing wall', players: '1 to 4 heroes' },
    pl: { title: 'Bulwark', blurb: 'Talie bohaterów bronią murów', players: '1–4 bohaterów' },
  },
  {
    id: 'wolsung',
    art: wolsung,
    en: { title: 'Wolsung', blurb: 'Duel, chase and argue in high style', players: '1 to 6 heroes' },
    pl: { title: 'Wolsung', blurb: 'Pojedynki, pościgi i spory z klasą', players: '1–6 bohaterów' },
  },
];

/** Which of them can be played here already. */
export const isOpen = (id: string): boolean => listBoards().includes(id);
export const shopWindow = (id: string): ShopWindow | undefined => SHOP_WINDOWS.find((w) => w.id === id);
/** The game that *play now* means: the one played last in this browser, else the first that is open. */
export const firstGame = (): string => listBoards()[0] ?? SHOP_WINDOWS[0].id;
