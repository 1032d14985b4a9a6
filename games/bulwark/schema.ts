/** What a loaded table must be like: its shape, and that no card is lost or doubled. */
import { TRIGGER } from '@guildhall/effects';
import { count, defineTable, flag, listOf, oneOf, orNull, perSeat, record, type Stack, whole } from '@guildhall/kernel';
import {
  ARMIES,
  CARDS,
  type Card,
  type CardId,
  FOES,
  HERO_IDS,
  HEROES,
  isWound,
  LOCATION,
  LOCATION_IDS,
  WOUNDS,
} from './data/index.ts';
import { problemWithFrames } from './frames.ts';
import { aFoe, cards, MOST_HEALTH, MOST_IN_TURN, settings } from './kinds.ts';
import { anOverlay } from './overlay.ts';
import { MOST_SAID } from './rules/said.ts';
import { SUPPLIES } from './supplies.ts';
import { ENDINGS, NONE, PHASES, type Table } from './table.ts';

const foes = listOf(aFoe, 60);

export const tableSchema = defineTable({
  overlay: orNull(anOverlay),
  settings,
  heroes: perSeat(
    record({
      hero: oneOf(HERO_IDS, 'harsfa'),
      alive: flag(),
      wounds: count(40),
      deck: cards,
      hand: cards,
      play: cards,
      discard: cards,
      supply: listOf(count(20), 20),
    }),
  ),
  location: listOf(count(4), LOCATION_IDS.length),
  foeDeck: foes,
  foreseen: perSeat(count(60)),
  line: listOf(record({ number: count(1_000_000), foe: aFoe, damage: count(MOST_HEALTH), stunned: flag(), ready: flag() }), 60),
  defeated: foes,
  woundDeck: cards,
  foesAway: foes,
  woundsAway: cards,
  trash: cards,
  gone: cards,
  menace: count(16),
  toll: count(9),
  screen: whole(NONE, 1_000_000),
  nextFoe: count(1_000_000),
  round: whole(1, 60),
  reveals: count(9),
  finalBattle: flag(),
  seat: count(3),
  phase: oneOf(PHASES, 'action'),
  actions: count(MOST_IN_TURN),
  buys: count(MOST_IN_TURN),
  heroism: whole(-1000, MOST_IN_TURN),
  shield: count(MOST_IN_TURN),
  rerolls: count(MOST_IN_TURN),
  fewer: count(1000),
  said: listOf(count(1000), MOST_SAID),
  triggers: listOf(TRIGGER, 100),
  ending: oneOf(ENDINGS, ''),
}).schema;

const inDeck = (deck: readonly Card[]): CardId[] => deck.flatMap(({ id, copies }) => Array<CardId>(copies).fill(id));

/** What is impossible about a table of the right shape (BW-2): cards too many or too few, and numbers that contradict them. */
export function impossible(t: Table, stack: Stack): string | null {
  return problemWithCards(t) ?? problemWithFoes(t) ?? problemWithWounds(t) ?? problemWithHeroes(t) ?? problemWithFrames(t, stack);
}

/** BW-13.14, BW-22.4 */
function problemWithHeroes(t: Table): string | null {
  if (t.seat >= t.heroes.length) return `seat ${t.seat} is active, but there are ${t.heroes.length} Heroes`;
  for (const [seat, { alive, deck, hand, play, discard }] of t.heroes.entries()) {
    if (!alive && deck.length + hand.length + play.length + discard.length > 0) return `heroes[${seat}] is dead, but has cards`;
  }
  return t.ending === '' && !t.heroes.some(({ alive }) => alive) ? 'no Hero is alive, but the game goes on' : null;
}

function problemWithCards(t: Table): string | null {
  const box: CardId[] = [...inDeck(LOCATION), ...inDeck(WOUNDS), ...t.heroes.flatMap(({ hero }) => inDeck(HEROES[hero]))];
  const lying: CardId[] = [...t.woundDeck, ...t.woundsAway, ...t.trash, ...t.gone];
  for (const [seat, { hero, deck, hand, play, discard, supply }] of t.heroes.entries()) {
    if (supply.length !== SUPPLIES[hero].length) return `heroes[${seat}].supply should have ${SUPPLIES[hero].length} piles`;
    lying.push(...deck, ...hand, ...play, ...discard);
    for (const [i, n] of supply.entries()) lying.push(...Array<CardId>(n).fill(SUPPLIES[hero][i]));
  }
  if (t.location.length !== LOCATION_IDS.length) return `location should have ${LOCATION_IDS.length} piles`;
  for (const [i, n] of t.location.entries()) lying.push(...Array<CardId>(n).fill(LOCATION_IDS[i]));
  return difference('card', box, lying);
}

function problemWithFoes(t: Table): string | null {
  const army = ARMIES[t.settings.army];
  const box = army.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  const wrong = difference('Foe', box, [...t.foeDeck, ...t.defeated, ...t.foesAway, ...t.line.map(({ foe }) => foe)]);
  if (wrong) return wrong;
  if (t.foreseen.some((n) => n > t.foeDeck.length)) return 'more cards of the Foe deck are known than there are';
  const numbers = new Set(t.line.map(({ number }) => number));
  if (numbers.size < t.line.length) return 'two Foes of the line have one number';
  for (const { number, foe } of t.line) {
    if (number >= t.nextFoe) return `the number ${number} of ${FOES.get(foe).id} was never given`;
  }
  return t.screen === NONE || numbers.has(t.screen) ? null : 'the Screen stands behind a Foe that is not in the line';
}

function problemWithWounds(t: Table): string | null {
  for (const [seat, { deck, hand, discard, wounds }] of t.heroes.entries()) {
    const found = [...deck, ...hand, ...discard].filter(isWound).length;
    if (found !== wounds) return `heroes[${seat}].wounds is ${wounds}, but there are ${found} Wounds`;
  }
  for (const card of [...t.woundDeck, ...t.woundsAway]) {
    if (!isWound(card)) return `${CARDS.get(card).id} lies among the Wounds`;
  }
  return null;
}

function difference(what: string, box: readonly string[], lying: readonly string[]): string | null {
  const left = new Map<string, number>();
  for (const id of lying) left.set(id, (left.get(id) ?? 0) + 1);
  for (const id of box) left.set(id, (left.get(id) ?? 0) - 1);
  for (const [id, n] of left) {
    if (n > 0) return `the ${what} ${id} is on the table too often, by ${n}`;
    if (n < 0) return `the ${what} ${id} is missing from the table, ${-n} of it`;
  }
  return null;
}
