/** The six seats: a sign of shape and colour for each, and the ink of its pen on paper. */
export interface SeatArt {
  fill: string;
  line: string;
  path: string;
  /** Its own ink: dark enough for paper, light theme or dark. */
  ink: string;
}
export const SEATS: readonly SeatArt[] = [
  { fill: '#f2efe8', line: '#1c2329', path: 'M8.6 0A8.6 8.6 0 1 1-8.6 0 8.6 8.6 0 1 1 8.6 0Z', ink: '#45454b' },
  { fill: '#2a2a2e', line: '#f2efe8', path: 'M-7.7-7.7H7.7V7.7H-7.7Z', ink: '#1b1a1c' },
  { fill: '#d24d8b', line: '#2b0a1b', path: 'M0-10.3 9.5 0 0 10.3-9.5 0Z', ink: '#86205a' },
  { fill: '#d97914', line: '#2b1503', path: 'M0-9.5 9.9 7.7H-9.9Z', ink: '#7d3f06' },
  { fill: '#2f7f86', line: '#06201f', path: 'M8.6-5V5L0 9.9-8.6 5V-5L0-9.9Z', ink: '#12585f' },
  {
    fill: '#6a4bb5',
    line: '#160b33',
    path: 'M0-10 2.9-3.4 10-3.1 4.5 1.4 6.2 8.3 0 4.4-6.2 8.3-4.5 1.4-10-3.1-2.9-3.4Z',
    ink: '#46308a',
  },
];
export const seatArt = (seat: number): SeatArt => SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length];

/** Colours of the inks; plain ink is the pen of whoever draws. */
const INK_COLOURS: { readonly [ink: string]: string } = {
  red: '#a5301f',
  blue: '#2a5f86',
  green: '#3c6b35',
  brown: '#74491b',
  grey: '#6c6a66',
};
export const inkColour = (ink: string, seat: number): string => INK_COLOURS[ink] ?? seatArt(seat).ink;
