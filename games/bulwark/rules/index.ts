/** All chapters: importing one writes its procedures into the book. */
import './effects.ts';
import './action.ts';
import './activation.ts';
import './buying.ts';
import './cards/double-or-nothing.ts';
import './turn.ts';

export { book } from './book.ts';
export { outcome } from './ending.ts';
export { BY_LOT, deal, type Given, heroOption } from './setup.ts';
