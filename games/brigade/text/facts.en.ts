/** What happened, in English. */
import { cardTextIn, type FactWords, isTieBroken, stop, type Teller } from './teller.ts';

/** Who holds more or less water than before. */
const changes = (holders: readonly string[], before: readonly number[], after: readonly number[], t: Teller): string[] =>
  holders.flatMap((holder, i) => (before[i] === after[i] ? [] : [`${t.holder(holder)} ${before[i]} to ${after[i]}`]));

export const facts: FactWords = {
  cityBuilt: () => 'The city of Tinderbox is laid out.',
  firstPlayer: ({ seat, drawn }, t) => `${t.seat(seat)} ${drawn ? 'is drawn as' : 'is'} the first player.`,
  colourChosen: ({ seat, colour }, t) => `${t.seat(seat)} takes the ${t.names.colours[colour].toLowerCase()} firehouse.`,
  boardDealt: ({ seat, colour, warden }, t) =>
    `${t.seat(seat)} gets the ${t.names.colours[colour].toLowerCase()} firehouse; Fire Warden: ${t.name(warden)}.`,
  eventDeckPrepared: ({ cards }, t) => `The Event deck is ready: ${t.cards(cards)}.`,
  turnBegan: ({ seat, turn, extra, last }, t) =>
    `Turn ${turn}: ${t.seat(seat)}${extra ? ', an extra turn' : ''}${last ? ', the last turn' : ''}.`,
  actionsChanged: ({ seat, to, terms }, t) => `${t.seat(seat)} has ${t.actions(to)} left${t.sum(terms)}.`,
  turnEnded: ({ seat, unused }, t) =>
    unused > 0 ? `${t.seat(seat)} ends the turn with ${t.actions(unused)} unused.` : `${t.seat(seat)} ends the turn.`,

  eventDrawn: ({ seat, card, starter }, t) =>
    `${starter ? 'Starter event' : `${t.seat(seat)} draws an event`}: ${stop(t.name(card))} ${cardTextIn(t.names, card)}`,
  eventDiscarded: ({ card }, t) => `${t.name(card)} goes to the discard pile.`,
  eventDeckShuffled: ({ cards }, t) => `The Event discard pile is shuffled into a new deck: ${t.cards(cards)}.`,
  fireballLanded: ({ space }, t) => `A fireball falls on ${t.place(space)}.`,
  fireballRedirected: ({ seat, from, to }, t) =>
    `${t.seat(seat)} redirects the fireball from ${t.place(from)} to ${t.place(to)}.`,
  fireballTurnedToRenown: ({ seat, space }, t) => `${t.seat(seat)} turns the fireball on ${t.place(space)} into Renown.`,

  fireRose: ({ space, from, to, cause, source }, t) => {
    const where = source === '' ? '' : ` from ${t.place(source)}`;
    // A fire that the wind blows needs no other reason.
    const because = source === '' ? t.by(cause) : '';
    if (from === 0) return `${t.place(space)} catches fire${where}: intensity ${t.fire(to)}${because}.`;
    return `Fire rises on ${t.place(space)}${where === '' ? '' : `, blown${where}`}: ${from} to ${t.fire(to)}${because}.`;
  },
  fireFell: ({ space, from, to, cause }, t) => `Fire falls on ${t.place(space)}: ${from} to ${to}${t.by(cause)}.`,
  fireExtinguished: ({ space, seat, levels, cause }, t) =>
    `${t.seat(seat)} puts out the fire on ${t.place(space)}: ${t.levels(levels)} removed${t.by(cause)}.`,
  firesSwapped: ({ seat, spaces, before, after }, t) =>
    `${t.seat(seat)} swaps the fires of ${spaces.map((s, i) => `${t.place(s)}: ${before[i]} to ${after[i]}`).join('; ')}.`,
  protected: ({ space, by, seat, cause }, t) => {
    const guard = by === 'allegiance' ? 'Allegiance' : by === 'brigade' ? t.brigade : t.wagon;
    return t.opening(cause, `the ${guard} of ${t.seat(seat)} protects ${t.place(space)}.`);
  },
  fireIgnored: ({ space, cause }, t) => t.opening(cause, `${t.place(space)} cannot burn any further.`),
  blockDoomed: ({ space }, t) => `${t.place(space)} is doomed.`,
  blockDestroyed: ({ space, destroyed }, t) => `${t.place(space)} is destroyed. Destroyed so far: ${destroyed}.`,
  buildingTriggered: ({ space, building }, t) => `${t.name(building)} (${space}) takes effect: ${cardTextIn(t.names, building)}`,
  directionChosen: ({ seat, direction }, t) => `${t.seat(seat)} chooses ${t.direction(direction)}.`,

  brigadeMoved: ({ seat, path, points, of, terms }, t) =>
    `${t.seat(seat)} moves the Brigade to ${t.place(path[path.length - 1])}: ${path.join(' → ')}, ${points} of ${t.points(of)}${t.sum(terms)}.`,
  brigadePushed: ({ seat, by, from, to }, t) =>
    `${t.seat(by)} pushes the Brigade of ${t.seat(seat)} from ${t.place(from)} to ${t.place(to)}.`,
  brigadeReturned: ({ seat, to }, t) => `The Brigade of ${t.seat(seat)} returns to ${t.place(to)}.`,
  wagonMoved: ({ seat, from, to, cause }, t) => `${t.seat(seat)} moves the Wagon${t.by(cause)} from ${from} to ${t.place(to)}.`,
  wagonReturned: ({ seat, to }, t) => `The Wagon of ${t.seat(seat)} returns to ${t.place(to)}.`,

  waterSpent: ({ seat, holder, n, left }, t) => `${t.seat(seat)} spends ${t.water(n)} (${t.holder(holder)}; ${left} left).`,
  waterGained: ({ seat, holder, n, cause }, t) => `${t.seat(seat)} gains ${t.water(n)}: ${t.holder(holder)}${t.by(cause)}.`,
  waterLost: ({ seat, holder, n, cause }, t) => `${t.seat(seat)} loses ${t.water(n)}: ${t.holder(holder)}${t.by(cause)}.`,
  waterStolen: ({ seat, holder, from, fromHolder }, t) =>
    `${t.seat(seat)} steals 1 water from ${t.seat(from)} (${t.holder(fromHolder)}) for ${t.holder(holder)}.`,
  refilled: ({ seat, space, holders, before, after, cause }, t) => {
    const parts = changes(holders, before, after, t);
    return `${t.seat(seat)} refills${space === '' ? '' : ` on ${t.place(space)}`}: ${parts.join(', ')}${cause === 'refill' ? '' : t.by(cause)}.`;
  },
  waterTransferred: ({ seat, holders, before, after }, t) => {
    const parts = changes(holders, before, after, t);
    return `${t.seat(seat)} transfers water: ${parts.join(', ')}.`;
  },

  renownAwarded: ({ seat, n, terms, cause }, t) =>
    `${t.seat(seat)} receives ${t.renown(n)} to place${t.sum(terms)}${t.by(cause)}.`,
  renownPlaced: ({ seat, space, n, now, needed, terms }, t) =>
    `${t.seat(seat)} places ${t.renown(n)} on ${t.place(space)}: ${now} of ${needed}${t.sum(terms)}.`,
  renownForfeited: ({ seat, n }, t) => `${t.seat(seat)} leaves ${t.renown(n)} unplaced.`,
  renownRemoved: ({ seat, space, n, cause }, t) =>
    `${t.seat(seat)} takes back ${t.renown(n)}${t.by(cause)} from ${t.place(space)}.`,
  loyaltyGained: ({ seat, space, from, needed, terms }, t) =>
    from < 0
      ? `${t.seat(seat)} wins the Loyalty of ${t.place(space)} with ${t.renown(needed)}${t.sum(terms)}.`
      : `${t.seat(seat)} steals ${t.place(space)} from ${t.seat(from)} with ${t.renown(needed)}${t.sum(terms)}.`,
  loyaltyLost: ({ seat, space }, t) => `${t.seat(seat)} loses the Loyalty of ${t.place(space)}.`,
  aviaryStocked: ({ seat, space }, t) => `${t.seat(seat)} has 1 Renown waiting on ${t.place(space)}.`,
  aviaryVisited: ({ seat, space }, t) => `${t.seat(seat)} picks up the Renown on ${t.place(space)} for an extra action.`,

  crewDeckShuffled: ({ cards }, t) => `The Crew discard pile is shuffled into the deck: ${t.cards(cards)}.`,
  crewDrawn: ({ seat, n, cards }, t) =>
    cards.length === 0
      ? `${t.seat(seat)} draws ${t.cards(n)} from the Crew deck.`
      : `${t.seat(seat)} draws from the Crew deck: ${cards.map(t.name).join(', ')}.`,
  recruitKeptNone: ({ seat, cards }, t) => `${t.seat(seat)} keeps nobody and discards ${cards.map(t.name).join(', ')}.`,
  crewRecruited: ({ seat, card, water }, t) => `${t.seat(seat)} recruits ${t.name(card)} with ${t.water(water)}.`,
  crewDiscarded: ({ seat, card, cause }, t) =>
    cause === 'recruit'
      ? `${t.seat(seat)} discards the other card drawn: ${t.name(card)}.`
      : `${t.name(card)} leaves the crew of ${t.seat(seat)}${t.by(cause)}.`,
  crewTaken: ({ seat, from, card }, t) => `${t.seat(seat)} takes ${t.name(card)} from the crew of ${t.seat(from)}.`,
  consentGiven: ({ seat, to, card, agreed }, t) =>
    `${t.seat(seat)} ${agreed ? 'lets' : 'does not let'} ${t.name(card)} go to ${t.seat(to)}.`,
  preciousGiven: ({ seat, to }, t) => `${t.seat(seat)} draws ${t.name('precious')} and gives him to ${t.seat(to)}.`,
  preciousDiscarded: ({ seat }, t) => `${t.seat(seat)} is rid of ${t.name('precious')}.`,
  abilityUsed: ({ seat, card }, t) => `${t.seat(seat)} uses ${t.name(card)}.`,
  eventIgnored: ({ seat, card, why }, t) =>
    `${t.name(card)} does nothing for ${t.seat(seat)}: ${why === 'crew' ? 'there is no place for a crew' : 'no block near the Brigade can take Renown'}.`,
  offerDeclined: ({ seat, offer }, t) => `${t.seat(seat)} declines${t.by(offer)}.`,

  trackRaised: ({ seat, track, valueFrom, valueTo, to, cause }, t) =>
    valueFrom === valueTo
      ? `${t.seat(seat)} moves the ${t.track(track)} tracker to space ${to + 1}; the value stays ${valueTo}${t.by(cause)}.`
      : `${t.seat(seat)} raises ${t.track(track)} from ${valueFrom} to ${valueTo}${t.by(cause)}.`,
  trackAtEnd: ({ seat, track }, t) => `${t.seat(seat)}: ${t.track(track)} is already at its end.`,
  blueBonus: ({ seat, track }, t) => `${t.seat(seat)} earns the blue bonus of ${t.track(track)}. ${t.names.bonuses[track]}`,
  extraTurnWon: ({ seat }, t) => `${t.seat(seat)} wins an extra turn.`,

  wardenUsed: ({ seat, warden }, t) => `${t.seat(seat)} uses the ability of ${t.name(warden)}.`,
  allegianceBegan: ({ seat }, t) =>
    `Until the next turn of ${t.seat(seat)}, events do not affect blocks loyal to ${t.seat(seat)}.`,
  allegianceEnded: ({ seat }, t) => `The blocks loyal to ${t.seat(seat)} are no longer guarded by Allegiance.`,
  werewolfTurned: ({ seat, werewolf }, t) =>
    `${t.seat(seat)}: ${t.name('white-fang')} is now ${werewolf ? 'a werewolf' : 'human'}.`,
  mimicPlaced: ({ seat, card }, t) => `${t.seat(seat)} puts the mimic token on ${t.name(card)}.`,
  mimicRemoved: ({ card }, t) => `The mimic token is taken off ${t.name(card)}.`,

  evacuationBegan: ({ seat, destroyed, university }, t) =>
    `Evacuation! Destroyed: ${destroyed}, of these University: ${university}. Play ends before the next turn of ${t.seat(seat)}.`,
  allFiresOut: ({ ends }) => (ends ? 'All fires are out.' : 'All fires are out, but the game goes on.'),
  gameEnded: ({ reason, winners, scores }, t) => {
    const points = scores.map((score, seat) => `${t.seat(seat)} ${score}`).join(', ');
    return `The game is over. ${winners.length === 0 ? 'Nobody wins' : `Winning: ${t.seats(winners)}`}. Scores: ${points}.${
      isTieBroken(reason, winners, scores)
        ? ' Scores being equal, loyal blocks decide, then those of the University, then Renown on the board (BR-21.4).'
        : ''
    }`;
  },
};
