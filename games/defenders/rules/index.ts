/** All chapters of the rules, written into one book. */
import './agreement.ts';
import './attack.ts';
import './battle.ts';
import './connections.ts';
import './creation.ts';
import './defeat.ts';
import './defenders-act.ts';
import './displacement.ts';
import './ending.ts';
import './entries.ts';
import './events.ts';
import './finalise.ts';
import './map.ts';
import './placing.ts';
import './reflection.ts';
import './repulse.ts';
import './threats.ts';
import './turn.ts';
import './world.ts';

export { book } from './book.ts';
