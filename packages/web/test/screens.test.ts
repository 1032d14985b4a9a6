/** Every kind of question of every board on screens of five sizes, and what stands beside all boards. */
import { afterAll, beforeAll, describe } from 'vitest';
import { onEveryScreen } from './defenders-screens.ts';
import { laidOut, onLaptops, whileOthersDecide } from './laid-out.ts';
import { partsOfTheTable } from './table-parts.ts';
import { closeDoors, openDoors } from './visitors.ts';

beforeAll(openDoors);
afterAll(closeDoors);

describe('laid out', () => {
  laidOut('brigade');
  laidOut('kobolds');
  whileOthersDecide('brigade', 4);
  whileOthersDecide('kobolds', 2);
  whileOthersDecide('defenders', 3);
  onLaptops();
});

describe('Defenders on every screen', onEveryScreen);

describe('beside the board', partsOfTheTable);
