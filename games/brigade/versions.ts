/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import { type EarlierVersion, type Frame, type Plain, type PlainRecord, procedureOf } from '@guildhall/kernel';
import type { CrewId, EventId, TileId, WardenId } from './data/index.ts';

/** Until 1.0.0 components had numbers; from 1.1.0 on they have names. Answers contain such ids as words. */
export const NAMES_SINCE_1_0_0 = {
  CO1: 'yentls-coop',
  CO2: 'ratcatchers-row',
  CO3: 'pumpkin-patch',
  CO4: 'leaky-bucket',
  CO5: 'soots-laundry',
  CO6: 'thatchers-yard',
  CO7: 'crooked-tenements',
  CQ1: 'tourism-office',
  CQ2: 'hall-of-forms',
  CQ3: 'records-archive',
  CQ4: 'debtors-gaol',
  CQ5: 'watch-house',
  CQ6: 'tax-office',
  CQ7: 'town-hall',
  MM1: 'candle-and-wick',
  MM2: 'fireworks-emporium',
  MM3: 'spice-bazaar',
  MM4: 'lamp-oil-exchange',
  MM5: 'moneylenders-corner',
  MM6: 'thing-on-a-stick',
  MM7: 'caravan-yard',
  NR1: 'topiary-gardens',
  NR2: 'croquet-lawn',
  NR3: 'opera-house',
  NR4: 'duelling-club',
  NR5: 'portrait-gallery',
  NR6: 'ashworth-manor',
  NR7: 'duchess-palace',
  PU1: 'faculty-of-ignition',
  PU2: 'faculty-of-conflagration',
  PU3: 'hall-of-embers',
  PU4: 'ashen-library',
  SB1: 'distillery',
  SB2: 'frozen-exhibits',
  SB3: 'old-tom-oak',
  SB4: 'aviary',
  S1: 'sparks-over-the-roofs',
  S2: 'falling-embers',
  S3: 'hail-of-cinders',
  S4: 'stray-fireballs',
  S5: 'laboratory-blast',
  S6: 'failed-exam',
  WN: 'wind-north',
  WE: 'wind-east',
  WS: 'wind-south',
  WW: 'wind-west',
  X1: 'bigger-barrels',
  X2: 'spare-bunks',
  X3: 'officers-school',
  X4: 'volunteers',
  X5: 'talk-of-the-town',
  X6: 'sudden-downpour',
  FE1: 'arson',
  FE2: 'burning-man',
  FE3: 'dirty-dealings',
  FE4: 'karnaj-celebrates',
  C01: 'kularf',
  C02: 'del-uge',
  C03: 'selina',
  C04: 'nery',
  C05: 'morgana',
  C06: 'gness',
  C07: 'chops',
  C08: 'pep',
  C09: 'mog',
  C10: 'ali',
  C11: 'mal',
  C12: 'lumen',
  C13: 'walder',
  C14: 'leon',
  C15: 'ben',
  C16: 'immora',
  C17: 'ebenezer',
  C18: 'veda',
  C19: 'zilda',
  C20: 'esme',
  P01: 'ash',
  P02: 'precious',
  W1: 'gloria',
  W2: 'blitz',
  W3: 'frith',
  W4: 'glint',
  W5: 'bernhardt',
  W6: 'ester',
  W7: 'white-fang',
  W8: 'galeela',
  W9: 'aurath',
  W10: 'cindy',
} as const satisfies { readonly [old: string]: TileId | EventId | CrewId | WardenId };

/**
 * Four Firestorms bore the names of spaces. No answer names an Event card, so a word such as F1 in an answer is the space;
 * among the Event cards of a saved table it is the card.
 */
export const STORMS_SINCE_1_0_0 = {
  F1: 'scarlet-squall',
  F2: 'crimson-cloudburst',
  F3: 'blazing-tempest',
  F4: 'rain-of-fire',
} as const satisfies { readonly [old: string]: EventId };

const EVENT_PILES = ['eventDeck', 'eventDiscard', 'starters'];
/** Here the action that was chosen has been carried out, and is no longer named. */
const CARRIED_OUT = ['action phase/action', 'action phase>fresh mounts', 'action phase>end of phase'];
const WINDOWS = ['gain abilities/', 'gain abilities>', 'fireball/', 'fireball>'];

function stormOf(card: Plain): Plain {
  const storms: { readonly [old: string]: EventId } = STORMS_SINCE_1_0_0;
  return typeof card === 'string' && Object.hasOwn(storms, card) ? storms[card] : card;
}

/** Who had passed was kept among what was done; the last response, if any was taken, is the one that was chosen. */
function reopenWindow({ vars }: Frame): void {
  const { used, ...kept } = vars;
  vars.last = used && kept.chosen !== '' ? kept.chosen : null;
  vars.passed = [];
  vars.cancelled = false;
  delete vars.used;
}

const HANDED_OVER = ['winning', 'event', 'drawn', 'recruiter', 'joining', 'phase'];
/** What was on its way lay on the table; now the procedures that are under way hold it, each thing once. */
function handOver(table: PlainRecord, stack: readonly Frame[]): void {
  const { event, drawn, joining } = table;
  // A game that ended in the midst of an event left its card there.
  if (stack.length === 0 && event !== '') (table.eventDiscard as Plain[]).push(stormOf(event));
  for (const { at, vars } of stack) {
    const procedure = procedureOf(at);
    if (procedure === 'recruit') {
      vars.drawn = drawn;
      vars.precious = at === 'recruit/precious';
    } else if (procedure === 'turn') delete vars.extra;
    else if (procedure === 'join') vars.card = joining;
    else if (procedure === 'event phase') {
      vars.card = stormOf(event);
      vars.open = at === 'event phase>resolve';
      delete vars.next;
    }
  }
  for (const field of HANDED_OVER) delete table[field];
}

export const versions: readonly EarlierVersion[] = [
  {
    version: '1.0.0',
    ids: NAMES_SINCE_1_0_0,
    repair({ table, stack }) {
      for (const pile of EVENT_PILES) table[pile] = (table[pile] as Plain[]).map(stormOf);
      handOver(table, stack);
      for (const frame of stack) {
        if (WINDOWS.some((name) => frame.at.startsWith(name))) reopenWindow(frame);
        // That a payment is being chosen was once said by impossible levels; it is said by what it gives now.
        if (frame.at === 'extinguish>pay') frame.vars.levels = 0;
        if (CARRIED_OUT.includes(frame.at)) frame.vars.next = '';
      }
    },
  },
];
