/** All chapters of the rules, written into one book. */
import './buildings.ts';
import './crew-actions.ts';
import './crew.ts';
import './events.ts';
import './extinguish.ts';
import './festival.ts';
import './move-brigade.ts';
import './move-wagon.ts';
import './recruit.ts';
import './refill.ts';
import './renown.ts';
import './setup.ts';
import './turn.ts';
import './upgrade.ts';
import './wardens.ts';
import './water.ts';

export { book } from './book.ts';
