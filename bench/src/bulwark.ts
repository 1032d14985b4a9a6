/** Bulwark played at random by two Heroes. */
import { atRandomSection } from './at-random-section.ts';
import type { Section } from './report.ts';

export const bulwarkSection = (): Promise<Section> =>
  atRandomSection({
    id: 'bulwark',
    seats: 2,
    within: 200,
    inPlace: { bar: { at: 'least', value: 500_000 } },
    copied: null,
    copy: { at: 'most', value: 15 },
  });
