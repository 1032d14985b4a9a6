/** Little signs in the line of the hand: equipment, and what happens in the books. Each is drawn on a field from -11 to 11. */
import type { EquipmentId } from '../../../data/index.ts';

const ITEMS: { readonly [item in EquipmentId]: string } = {
  'poison-blade': 'M-8 8L4-4L8-9L4-4M-8 8l3-6M-8 8l6-3M4 3Q8 7 4 9Q0 7 4 3Z',
  'fast-shoes': 'M-4-7V1L8 5V8H-8V-2M-10-5H-6M-10-1H-7M1 3V0',
  'wooden-shield': 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM0-2.5A2.5 2.5 0 1 1 0 2.5A2.5 2.5 0 1 1 0-2.5ZM-8 0H-2.5M2.5 0H8',
  'sharp-blade': 'M-8 8L-4 4M-7 2L-2 7M-3 3L8-9L6-4L0 4Z',
  'magic-armour': 'M-8-6L-3-8Q0-5 3-8L8-6L6 0V8H-6V0ZM0-1V5M-3 2H3',
  'wicked-blade': 'M-8 8L-3 2M-3 2Q5 1 8-9Q0-6-5 0ZM2-2l2 2M-1 0l2 2',
  'big-helmet': 'M-8 4Q-8-8 0-8Q8-8 8 4ZM-9 4H9V7H-9ZM0-8V4',
  'magical-staff': 'M-7 9L3-3M5-9A4 4 0 1 1 5-1A4 4 0 1 1 5-9ZM-6-6v4M-8-4h4',
  hammer: 'M-7 9L2-1M-1-6L6 1L9-2L2-9ZM2-9L-1-6',
  'heavy-armour': 'M-9-5L-3-8H3L9-5L7 0L6 8H-6L-7 0ZM0-8V8M-6 2H6',
  'fancy-shoes': 'M-8-3Q-3 4 8 4V7H-3L-8 2ZM-8-3V8M2-6l2 3M6-7v3',
  'troll-skin': 'M-3-9H3L4-5L9-6L8 0L5 2L8 8L3 6L0 9L-3 6L-8 8L-5 2L-8 0L-9-6L-4-5Z',
  whip: 'M-8 9L-4 4Q-1-1 4 2Q9 5 7-1Q5-6-1-5Q-7-4-5-9',
};

const SIGNS = {
  stash: 'M-8 3Q-8 8-3 8H3Q8 8 8 3Q8-3 2-6H-2Q-8-3-8 3ZM-3-9H3L2-6H-2ZM-2 0H2V4H-2Z',
  deal: 'M-10-3L-5-5L0-2L5-5L10-3M-10 4L-6 5L-1 8L3 6L6 4L10 4M0-2L-3 1Q0 3 2 1L6 4',
  gear: 'M-8 8L4-4M4-4L8-9M-7 2L-2 7M6 8L-1 1M8 5L5 8',
  hire: 'M-3-8A3.5 3.5 0 1 1-3-1A3.5 3.5 0 1 1-3-8ZM-9 8Q-9 1-3 1Q3 1 3 8ZM7-3V5M3 1H11',
  quill: 'M-9 9L-4 3Q-6-4 1-7L9-9Q8 0 2 3H-4M-2 1L5-5',
  lock: 'M-7-1H7V9H-7ZM-4-1V-4Q-4-9 0-9Q4-9 4-4V-1M0 3V6',
  scales: 'M0-9V8M-5 8H5M-9-5H9M-9-5L-11 1H-5L-7-5M9-5L11 1H5L7-5',
  medal: 'M0 0A5 5 0 1 1 0 .1ZM-3-5L-6-10M3-5L6-10M-3 4L-5 10L0 7L5 10L3 4',
  swords: 'M-8-8L6 6M8-8L-6 6M-9 4l5 5M9 4L4 9M-7 7L-9 9M7 7L9 9',
  wound: 'M-9 2L2-9L9-2L-2 9ZM-4-2L4 6M-2 0H2M0-2V2',
  laurel: 'M-3 9Q-10 5-8-6M3 9Q10 5 8-6M-8-2L-4-4M-8 3L-4 1M8-2L4-4M8 3L4 1M-8-6L-5-9M8-6L5-9',
  skull: 'M-6 2Q-7-8 0-8Q7-8 6 2L4 4V8H-4V4ZM-3-1.6V-1M3-1.6V-1M0 3V4',
  crystal: 'M0-9L5-3 0 9-5-3ZM-5-3H5',
  check: 'M-7 0L-2 6 8-6',
  no: 'M-6-6L6 6M6-6L-6 6',
  feed: 'M-8 8V7.6M-8 1Q-1 1-1 8M-8-6Q6-6 6 8',
  day: 'M-8-6H8V8H-8ZM-8-1H8M-4-9V-4M4-9V-4',
} as const;
export type SignName = keyof typeof SIGNS;

function Drawn({ d, size }: { d: string; size: number }) {
  return (
    <svg className="kc-sign" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const Sign = ({ name, size = 18 }: { name: SignName; size?: number }) => <Drawn d={SIGNS[name]} size={size} />;
export const ItemSign = ({ item, size = 18 }: { item: EquipmentId; size?: number }) => <Drawn d={ITEMS[item]} size={size} />;

/** A coin of gold. */
export function Gold({ size = 16 }: { size?: number }) {
  return (
    <svg className="kc-gold" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <circle r="10.4" cy="1" fill="#8a5f14" />
      <circle r="10" cy="-.6" fill="#f0c255" stroke="#8a5f14" strokeWidth="1.4" />
      <circle r="6.4" cy="-.6" fill="none" stroke="#b98423" strokeWidth="1.5" />
    </svg>
  );
}
