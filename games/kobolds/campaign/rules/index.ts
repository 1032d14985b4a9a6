/** All chapters of the campaign: importing one writes its procedures and acts into the book. */
import './bets.ts';
import './business.ts';
import './deals.ts';
import './ending.ts';

export { book } from './book.ts';
export { outcome } from './ending.ts';
export { deal } from './founding.ts';
