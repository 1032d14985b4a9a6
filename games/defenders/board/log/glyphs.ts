/** Signs of what happens, each one line drawn on a field from -10 to 10. */
export const GLYPHS = {
  book: 'M0-6Q-4-9-9-7V7Q-4 5 0 8Q4 5 9 7V-7Q4-9 0-6ZM0-6V8',
  card: 'M-6-8H6V8H-6ZM0-3L3 0 0 4-3 0Z',
  die: 'M-7-7H7V7H-7ZM-3-3h.1M3 3h.1M0 0h.1',
  done: 'M-7 0L-2 6 8-6',
  drop: 'M0-9Q7-1 7 3A7 6 0 0 1-7 3Q-7-1 0-9Z',
  gate: 'M-8 8V-3Q-8-8 0-8Q8-8 8-3V8M-8 8H8M-3 8V0M3 8V0',
  house: 'M-8 0L0-8 8 0M-6-1V8H6V-1M-1 8V3h3v5',
  pen: 'M-8 8L-6 2 4-8 8-4-2 6Z',
  quill: 'M-8 9Q-4-6 9-9Q7 3-5 4M-8 9L1-1',
  shield: 'M-7-8H7V0Q7 6 0 9Q-7 6-7 0Z',
  skull: 'M-6 2Q-7-8 0-8Q7-8 6 2L4 4V8H-4V4ZM-3-1.6V-1M3-1.6V-1',
  speech: 'M-8-7H8V3H0L-5 8V3H-8Z',
  spikes: 'M0-9L2-4 8-6 5-1 9 3 4 4 3 9 0 5-4 9-4 4-9 3-5-1-8-6-2-4Z',
  swords: 'M-7-7L6 6M7-7L-6 6M-8 4l4 4M8 4L4 8',
  walk: 'M-7 8L-2 1 2-3 5 0 8 0M-2 1L3 4 3 9M1-7v-1',
} as const;
export type GlyphName = keyof typeof GLYPHS;
