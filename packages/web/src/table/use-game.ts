/** A game's box for a page that shows it. */
import { type Box, openBox } from '../hall/boxes.ts';
import { type Opening, useOpening } from './use-opening.ts';

export const useBox = (id: string): Opening<Box> => useOpening(id, () => openBox(id));
