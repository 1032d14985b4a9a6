/** The Brigade played at random by four seats. */
import { atRandomSection } from './at-random-section.ts';
import type { Section } from './report.ts';

export const brigadeSection = (): Promise<Section> =>
  atRandomSection({
    id: 'brigade',
    seats: 4,
    within: 60,
    inPlace: { bar: { at: 'least', value: 300_000 }, aim: 1_000_000 },
    copied: { at: 'least', value: 150_000 },
    copy: { at: 'most', value: 10 },
  });
