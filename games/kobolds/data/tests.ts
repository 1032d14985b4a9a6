/** Tests settled by the colour of one card (KC-D.12): red is always the better end for the one who is tested. */
import type { KC } from '../rulebook/ids.generated.ts';

interface ColourTestData {
  id: string;
  /** Which deck the card comes from. */
  deck: 'event' | 'treasure';
  red: KC;
  black: KC;
}

export const COLOUR_TEST_LIST = [
  { id: 'antagonism', deck: 'event', red: 'KC-8.3', black: 'KC-8.4' },
  { id: 'break-away', deck: 'event', red: 'KC-9.22', black: 'KC-9.22' },
  { id: 'shot', deck: 'event', red: 'KC-12.30', black: 'KC-12.31' },
  { id: 'cheapskate', deck: 'event', red: 'KC-19.16', black: 'KC-19.16' },
  { id: 'regenerate', deck: 'event', red: 'KC-17.17', black: 'KC-17.17' },
  { id: 'terrify', deck: 'event', red: 'KC-16.36', black: 'KC-16.36' },
  { id: 'extra-life', deck: 'event', red: 'KC-18.27', black: 'KC-18.27' },
  { id: 'treasure', deck: 'treasure', red: 'KC-23.13', black: 'KC-23.11' },
  { id: 'chuck', deck: 'event', red: 'KC-28.12', black: 'KC-28.13' },
  { id: 'mr-cuddly', deck: 'event', red: 'KC-25.7', black: 'KC-25.8' },
  { id: 'equipment', deck: 'event', red: 'KC-31.7', black: 'KC-31.7' },
] as const satisfies readonly ColourTestData[];

export type ColourTestId = (typeof COLOUR_TEST_LIST)[number]['id'];
export interface ColourTest extends Readonly<ColourTestData> {
  readonly id: ColourTestId;
}

export const COLOUR_TEST_IDS: readonly ColourTestId[] = COLOUR_TEST_LIST.map((test) => test.id);
export const COLOUR_TESTS = Object.fromEntries(COLOUR_TEST_LIST.map((test) => [test.id, test])) as {
  readonly [id in ColourTestId]: ColourTest;
};
