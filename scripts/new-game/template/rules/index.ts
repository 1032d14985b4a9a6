/** All chapters: importing one writes its procedures into the book. */
import './round.ts';
import './ending.ts';

export { book } from './book.ts';
export { outcome } from './ending.ts';
export { deal } from './pack.ts';
