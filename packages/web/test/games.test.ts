/** The boards of single games in real browsers, against the real server. The Brigade's is tested in hall.test.ts. */
import { afterAll, beforeAll, describe } from 'vitest';
import { inTheCity } from './defenders.ts';
import { inTheStreet } from './kobolds.ts';
import { closeDoors, openDoors } from './visitors.ts';

beforeAll(openDoors);
afterAll(closeDoors);

describe('in the street', inTheStreet);

describe('in the city', inTheCity);
