/** Chapter 38: what a seat cannot know is drawn anew from the given source, so that nothing of the truth shines through. */
import { colourOf, type SuitCard } from '@guildhall/cards';
import { pick, type Random, reimagine, type Stack } from '@guildhall/kernel';
import { cardsOf } from './rules/answers.ts';
import { fights } from './rules/frames.ts';
import { samplePlayed, suggestPlayed } from './rules/hands.ts';
import { limitOfAttack } from './rules/limits.ts';
import { maySpy } from './rules/scenarios/rat.ts';
import { NONE, type Table } from './table.ts';

/** Hand and deck of a seat whose cards are unknown. Cards committed face down are still in the hand (KC-38.4). */
function imagineHand(t: Table, seat: number, random: Random): void {
  const { hand, deck } = t.gangs[seat];
  const cards = hand.length;
  for (const card of hand) deck.push(card);
  reimagine(random, deck);
  hand.length = 0;
  for (const card of deck.splice(deck.length - cards)) hand.push(card);
}

const worthPlaying: string[] = [];

/** Mostly the best hand there is, sometimes any: people do not play at random, but they bluff. */
function imaginePlayed(hand: readonly SuitCard[], limit: number, random: Random): SuitCard[] {
  if (random.below(4) === 0) return cardsOf(samplePlayed(hand, limit, random)) ?? [];
  worthPlaying.length = 0;
  suggestPlayed(hand, limit, null, worthPlaying);
  return cardsOf(worthPlaying[0]) ?? [];
}

/** The cards another has chosen and nobody has seen. */
function imagineCommitted(t: Table, stack: Stack, seat: number | null, random: Random): void {
  for (const fight of fights(stack)) {
    const { vars } = fight;
    if (vars.step === 'revealed' || fight.seat === seat || vars.attack.length === 0) continue;
    const limit = Math.max(1, limitOfAttack(t, fight));
    vars.attack = imaginePlayed(t.gangs[fight.seat].hand, limit, random);
  }
}

/** KC-23.2: nobody knows which red and black cards were set aside, only how many of each are left. */
function imagineEvents(t: Table, random: Random): void {
  const { eventDeck, treasureDeck } = t;
  const treasures = treasureDeck.length;
  if (treasures === 0) {
    reimagine(random, eventDeck);
    return;
  }
  let reds = treasureDeck.filter((card) => colourOf(card) === 'red').length;
  let blacks = treasures - reds;
  const unknown: SuitCard[] = reimagine(random, [...eventDeck, ...treasureDeck]);
  treasureDeck.length = 0;
  eventDeck.length = 0;
  for (const card of unknown) {
    const red = colourOf(card) === 'red';
    if (red ? reds > 0 : blacks > 0) {
      treasureDeck.push(card);
      if (red) reds--;
      else blacks--;
    } else eventDeck.push(card);
  }
  reimagine(random, treasureDeck);
}

function imagineSpy(t: Table, seat: number, random: Random): void {
  if (t.spies[seat] === NONE) return;
  const could: number[] = [];
  for (let m = 0; m < t.models.length; m++) if (maySpy(t, seat, m) && !t.models[m].raised) could.push(m);
  t.spies[seat] = pick(random, could);
}

export function imagineTable(t: Table, stack: Stack, seat: number | null, random: Random): void {
  for (let other = 0; other < 2; other++) {
    const { deck } = t.gangs[other];
    if (other === seat) reimagine(random, deck);
    else {
      imagineHand(t, other, random);
      imagineSpy(t, other, random);
    }
  }
  imagineCommitted(t, stack, seat, random);
  imagineEvents(t, random);
}
