/** The boards of single games in real browsers, against the real server, and what stands beside all of them. The Brigade's is tried in hall.test.ts. */
import { afterAll, beforeAll, describe } from 'vitest';
import { inTheCity } from './defenders.ts';
import { inTheStreet } from './kobolds.ts';
import { laidOut, onLaptops } from './laid-out.ts';
import { partsOfTheTable } from './table-parts.ts';
import { closeDoors, openDoors } from './visitors.ts';

beforeAll(openDoors);
afterAll(closeDoors);

describe('in the street', inTheStreet);

describe('in the city', inTheCity);

describe('beside the board', partsOfTheTable);

describe('laid out', () => {
  laidOut('brigade', 4);
  laidOut('kobolds', 2);
  onLaptops();
});
