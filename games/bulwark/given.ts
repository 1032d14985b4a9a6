/** What may be handed in when a game is set up: an overlay (BW-2.9), known to everybody. */
import type { GivenSpec, Plain, PlainRecord, Random, Schema } from '@guildhall/kernel';
import { PRINTED } from './box.ts';
import { CARD_IDS, type CardId, FOE_IDS, isWound } from './data/index.ts';
import { type Overlay, problemWithOverlay } from './overlay.ts';
import type { BW } from './rulebook/ids.generated.ts';
import type { Given } from './rules/setup.ts';

const schema: Schema<Overlay | null> = {
  '~standard': {
    version: 1,
    vendor: 'guildhall',
    validate: (value) => {
      const says = value === null ? null : problemWithOverlay(value);
      return says === null ? { value: value as Overlay | null } : { issues: [{ message: says, says }] };
    },
  },
};

const CHOICE: Plain = [{ do: 'choose', options: [[{ do: 'cards', n: 2 }], [{ do: 'trashThis' }]] }];

/** What the sample writes on a card or a Foe, to show how overlays are written and to play by. */
const CARD_CHANGES: readonly ((card: CardId, random: Random) => PlainRecord)[] = [
  (card) => ({ name: { en: `${PRINTED.cards.get(card).name.en} II`, pl: `${PRINTED.cards.get(card).name.pl} II` } }),
  (_card, random) => ({ cost: random.below(9) }),
  (_card, random) => ({ heroism: 1 + random.below(3) }),
  (_card, random) => ({ effect: [{ do: 'attack', damage: 1 + random.below(6), reach: random.below(4) }] }),
  () => ({ effect: CHOICE }),
  () => ({
    whenPlayed: [
      { do: 'heroism', n: 1 },
      { do: 'cards', n: 1 },
    ],
  }),
];
const FOE_CHANGES: readonly ((random: Random) => PlainRecord)[] = [
  (random) => ({ health: 1 + random.below(30), attack: random.below(4) }),
  (random) => ({ armour: random.below(3), guarded: random.below(3), misfortune: random.below(2) }),
  (random) => ({ alms: random.below(6), almsGiven: [{ do: 'leave' }] }),
  (random) => ({
    activation: [{ do: 'ifFirst', yes: [{ do: 'attackWith', n: 1 + random.below(3) }], no: [{ do: 'noAttack' }] }],
  }),
  () => ({ reveal: [{ do: 'menace', by: 1 }], defeat: [{ do: 'menace', by: -1 }] }),
];

/** Some changes, at random. */
function sampleOf(random: Random): Overlay {
  const overlay: Overlay = { cards: {}, foes: {} };
  const cards = CARD_IDS.filter((card) => !isWound(card));
  for (let n = 1 + random.below(6); n > 0; n--) {
    const card = cards[random.below(cards.length)];
    overlay.cards[card] = CARD_CHANGES[random.below(CARD_CHANGES.length)](card, random);
    overlay.foes[FOE_IDS[random.below(FOE_IDS.length)]] = FOE_CHANGES[random.below(FOE_CHANGES.length)](random);
  }
  return overlay;
}

/** Every third sample is a game without one. */
export const given: GivenSpec<Given, BW> = {
  rule: 'BW-2.9',
  all: schema,
  sample: (_options, seats, random) => ({
    all: random.below(3) === 0 ? null : sampleOf(random),
    own: Array.from({ length: seats }, () => null),
  }),
};
