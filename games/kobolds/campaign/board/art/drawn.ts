/** Drawings made with those of the skirmish's board: they come when the books are there to be read already. */
export { Face } from '../../../board/art/Coin.tsx';
export { Alley } from './Alley.tsx';
export { City } from './City.tsx';
export { DrawnCard } from './DrawnCard.tsx';
