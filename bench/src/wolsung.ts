/** Wolsung played at random: two heroes and the Director in the combat of the first scenario. */
import { atRandomSection } from './at-random-section.ts';
import type { Section } from './report.ts';

export const wolsungSection = (): Promise<Section> =>
  atRandomSection({
    id: 'wolsung',
    seats: 3,
    within: 200,
    inPlace: { bar: { at: 'least', value: 300_000 } },
    copied: null,
    copy: null,
  });
