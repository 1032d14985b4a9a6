/** All chapters: importing one writes its procedures into the book. */
import './acts.ts';
import './session.ts';

export { book } from './book.ts';
export { deal, type Given, outcome } from './setup.ts';
