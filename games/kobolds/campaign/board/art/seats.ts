/** The signs of up to sixteen seats: eight shapes, whole for the first eight and pierced for the others. Colours are in styles. */
const SHAPES = [
  'M0-10 8.7-5V5L0 10-8.7 5V-5Z',
  'M0-10 10.4 8H-10.4Z',
  'M-8-8H8V8H-8Z',
  'M0-11 11 0 0 11-11 0Z',
  'M0-11 3.2-3.6 11-3.4 4.9 1.5 7 9.4 0 4.9-7 9.4-4.9 1.5-11-3.4-3.2-3.6Z',
  'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z',
  'M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z',
  'M0 10C-14-1-11-10-5-10-2-10 0-7 0-5 0-7 2-10 5-10 11-10 14-1 0 10Z',
] as const;
const HOLE = 'M0-3A3 3 0 1 0 0 3 3 3 0 1 0 0-3Z';

/** On a field from -12 to 12. */
export const shapeOf = (seat: number): string => `${SHAPES[seat % SHAPES.length]}${seat >= SHAPES.length ? HOLE : ''}`;
export const colourOf = (seat: number): string => `var(--kc-seat-${seat})`;
