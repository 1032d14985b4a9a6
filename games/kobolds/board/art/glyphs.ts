/** Signs of effects, actions and things, each one line drawn on a field from -10 to 10. */
import type { EffectId } from '../../data/effects.ts';

export const EFFECT_GLYPHS: { readonly [id in EffectId]: string } = {
  bite: 'M-8-4H8M-5-4l2 9 2-9M1-4l2 9 2-9',
  blind: 'M-8 0Q0-8 8 0Q0 8-8 0ZM-7 7L7-7',
  block: 'M0-8L7-5V1Q6 6 0 9Q-6 6-7 1V-5Z',
  'broken-bones': 'M-8 5L-2 1M2-1L8-5M-2-6L2 6M-9 3l-1 4M9-3l1-4',
  concussion: 'M0 0A2 2 0 1 1-2 2A4 4 0 1 1 4 1A6 6 0 1 1-6 2A7 7 0 0 1-4-5',
  confidence: 'M-6 1L0-5 6 1M-6 7L0 1 6 7',
  confuse: 'M-4-4Q-4-8 0-8Q5-8 5-4Q5-1 0 1V3M0 7.4V7.6',
  curse: 'M-6 2Q-7-8 0-8Q7-8 6 2L4 4V8H-4V4ZM-3-1.6V-1M3-1.6V-1M0 5v3',
  evade: 'M-8 6Q-8-4 4-5M0-9L5-5 0-1',
  fog: 'M-8-4q4-4 8 0t8 0M-8 1q4-4 8 0t8 0M-8 6q4-4 8 0t8 0',
  grab: 'M-6-7Q-9 2-2 7M0-8Q-2 1 2 7M6-7Q9 0 5 7',
  grounded: 'M0-8V2M-4-2L0 3 4-2M-7 7H7',
  'hard-head': 'M-7 5V0Q-7-8 0-8Q7-8 7 0V5ZM-7 1H7',
  kneecap: 'M-3-8L4-1L0 8H6M2-3l4 3-3 3',
  'nasty-sprain': 'M-6-8L2-4-3 1 5 7M5 2v5H0',
  poison: 'M0-9Q7-1 7 3A7 6 0 0 1-7 3Q-7-1 0-9ZM-3 4Q-2 6 0 6',
  stunned: 'M-4-7v8M-8-5l8 4M0-5l-8 4M5 1v7M2 3l6 3M8 3L2 6',
  terrify: 'M-7 8V-1Q-7-8 0-8Q7-8 7-1V8L3 5 0 8-3 5ZM-3-2v1M3-2v1M-1 2h2',
};

export const GLYPHS = {
  swords: 'M-7-7L6 6M7-7L-6 6M-8 4l4 4M8 4L4 8',
  bow: 'M-6 8Q-8-6 6-8ZM-4 4L7-7M7-7H3M7-7v4M-6 8L6-8',
  star: 'M0-8l2 6 6 0-5 4 2 6-5-4-5 4 2-6-5-4 6 0Z',
  eye: 'M-9 0Q0-8 9 0Q0 8-9 0ZM0-2.5a2.5 2.5 0 1 0 .1 0',
  walk: 'M-7 8L-2 1 2-3 5 0 8 0M-2 1L3 4 3 9M1-7v-1',
  climb: 'M-6 9V-8M6 9V-8M-6-4H6M-6 1H6M-6 6H6',
  cards: 'M-7-6H2V8H-7ZM2-4l6 2-3 10-3-1',
  stand: 'M0-3V4L-4 9M0 4l4 5M-5 1L0-3l5 4M0-7v-1',
  rest: 'M-7-6H0L-7 2H0M2 1H7L2 7H7',
  flask: 'M-2-8H2V-3L7 6Q7 8 5 8H-5Q-7 8-7 6L-2-3ZM-4 3H4',
  coin: 'M0-8a8 8 0 1 0 .1 0ZM0-4v8M-2-3h3M-2 4h3',
  spark: 'M0-9V-3M0 3V9M-9 0H-3M3 0H9M-6-6l3 3M3 3l3 3M6-6L3-3M-3 3l-3 3',
  heart: 'M0 8Q-9 1-8-4Q-4-9 0-3Q4-9 8-4Q9 1 0 8Z',
  chest: 'M-8 8V-1Q-8-7 0-7Q8-7 8-1V8ZM-8 0H8M-1.5 0v3h3V0',
  hand: 'M-5 8V-3M-5 0Q-8-2-7 2Q-6 6-3 8H4Q7 4 6-3M-2-1V-7M1-1V-8M4-1V-6',
  done: 'M-7 0L-2 6 8-6',
  stop: 'M-6-6L6 6M6-6L-6 6',
  hidden: 'M-9-1Q-8-6-4-4Q0-2 4-4Q8-6 9-1Q8 5 4 4Q0 1-4 4Q-8 5-9-1Z',
  flag: 'M-6 9V-8Q0-4 6-8V1Q0 5-6 1',
  crown: 'M-8 6V-5L-3 0 0-7 3 0 8-5V6Z',
  crystal: 'M0-9L5-3 0 9-5-3ZM-5-3H5',
  skull: 'M-6 2Q-7-8 0-8Q7-8 6 2L4 4V8H-4V4ZM-3-1.6V-1M3-1.6V-1',
} as const;
export type GlyphName = keyof typeof GLYPHS;
