/** Why an answer is refused, in English. */
import type { RefusalWords } from './teller.ts';

export const refusals: RefusalWords = {
  notAnAnswer: () => 'This is not an answer to this question.',

  soloIsCooperative: () => 'One player alone plays the cooperative game.',
  bonusWardensNeedAdvanced: () => 'The bonus Fire Wardens need advanced play.',
  noSuchFirstPlayer: ({ seats }) => `The first player must be one of the ${seats} at the table.`,

  colourTaken: ({ colour, seat }, t) => `${t.name(colour)} is already taken by ${t.seat(seat)}.`,

  noActionsLeft: () => 'You have no action left.',
  mustLeaveDestroyed: ({ space }, t) =>
    `Your Brigade stands on ${t.place(space)}, which is destroyed, and must leave it before the turn ends.`,

  noSuchSpace: ({ space }) => `There is no space ${space} in this game.`,
  alreadyThere: ({ space }, t) => `It already stands on ${t.place(space)}.`,
  brigadeInTheWay: ({ space, seat }, t) => `The Brigade of ${t.seat(seat)} stands on ${t.place(space)}.`,
  tooFar: ({ space, needs, points, terms }, t) =>
    `${t.place(space)} is too far: it takes ${t.points(needs)}, and you have ${points}${t.sum(terms)}.`,
  noWayThere: ({ space }, t) => `No way leads to ${t.place(space)} with one move.`,
  fireStopsYou: ({ space }, t) => `On the way to ${t.place(space)} a burning block would stop your Brigade.`,
  cannotEndOnDestroyed: ({ space }, t) => `You may not end your turn on ${t.place(space)}, which is destroyed.`,
  nowhereToPush: ({ space, seat }, t) => `On ${t.place(space)} there is nowhere to push the Brigade of ${t.seat(seat)}.`,
  noSuchRoute: () => 'This is not one of the routes offered.',

  wagonNotOnDestroyed: ({ space }, t) => `A Wagon cannot go to ${t.place(space)}, which is destroyed.`,
  wagonInTheWay: ({ space, seat }, t) => `The Wagon of ${t.seat(seat)} stands on ${t.place(space)}.`,
  blueBonusNotReached: ({ track }, t) => `You have not reached the blue bonus of ${t.track(track)}.`,
  blueBonusUsed: ({ track }, t) => `You have already used the blue bonus of ${t.track(track)} this turn.`,
  noBrigadeMove: () => 'The free Wagon move goes with a Brigade move, and your Brigade cannot move.',
  nowhereForWagon: () => 'There is no space your Wagon could go to.',
  notEmpty: ({ space }, t) => `${t.place(space)} is not empty.`,

  notABlock: ({ space }, t) => `${t.place(space)} is not a block.`,
  blockDestroyed: ({ space }, t) => `${t.place(space)} is destroyed.`,
  blockDoomed: ({ space }, t) => `${t.place(space)} is doomed and cannot be saved.`,
  notBurning: ({ space }, t) => `${t.place(space)} is not burning.`,
  notWhereYouStand: ({ space, at }, t) =>
    `Your Brigade fights the fire where it stands, on ${t.place(at)}, and not on ${t.place(space)}.`,
  notAdjacent: ({ space, to }, t) => `${t.place(space)} is not adjacent to ${t.place(to)}.`,
  notATarget: ({ space }, t) => `${t.place(space)} cannot be chosen here.`,

  atLeastOneToken: () => 'At least 1 water must be spent.',
  notEnoughWater: ({ wants, has }, t) => `You do not have ${t.water(wants)} here, only ${has}.`,
  moreThanNeeded: ({ wants, needed, terms }, t) =>
    `${t.water(wants)} would be too much: ${needed} put the fire out${t.sum(terms)}.`,
  holderGives: ({ holder, least, most }, t) =>
    least === most ? `${t.holder(holder)} must pay exactly ${most}.` : `${t.holder(holder)} can pay from ${least} to ${most}.`,
  holderTakes: ({ holder, least, most }, t) =>
    least === most ? `${t.holder(holder)} must hold exactly ${most}.` : `${t.holder(holder)} can hold from ${least} to ${most}.`,
  holderEmpty: ({ holder }, t) => `${t.holder(holder)} has no water.`,
  holderFull: ({ holder }, t) => `${t.holder(holder)} has no room for more water.`,
  nothingWouldChange: () => 'Nothing would change.',
  notTogether: ({ brigade, wagon }, t) =>
    `Brigade and Wagon must stand together; they stand on ${t.place(brigade)} and ${t.place(wagon)}.`,
  noWater: () => 'You have no water here.',

  noMeepleThere: ({ space }, t) => `Neither your Brigade nor your Wagon stands on ${t.place(space)}.`,
  notARefillPlace: ({ space }, t) => `${t.place(space)} is neither your Firehouse nor a block loyal to you.`,
  alreadyFull: ({ space }, t) => `Everything of yours on ${t.place(space)} is already full.`,
  werewolfCannotRefill: (_about, t) => `As a werewolf ${t.name('white-fang')} cannot take the Refill action.`,

  noCrewCapacity: () => 'Your Crew track must show at least 1 before you can recruit.',
  noCrewCards: () => 'There are no Crew cards left to draw.',
  notDrawn: ({ card }, t) => `${t.name(card)} is not among the cards you have drawn.`,
  noRoom: ({ capacity }) => `Your crew is full (${capacity}): somebody must be replaced.`,
  notYourCrew: ({ card }, t) => `${t.name(card)} is not in your crew.`,
  nobodysCrew: ({ card }, t) => `${t.name(card)} is in nobody's crew that you could choose from.`,
  ownCrew: ({ card }, t) => `${t.name(card)} is in your own crew already.`,
  abilityInactive: ({ card, quarter }, t) =>
    `${t.name(card)} only helps while a block of this quarter is loyal to you: ${t.names.quarters[quarter]}.`,
  usedThisTurn: ({ card }, t) => `${t.name(card)} has already been used this turn.`,
  wagonNotAtFireOfOne: ({ space }, t) => `Your Wagon must stand on a fire of intensity 1, but it stands on ${t.place(space)}.`,
  wagonEmpty: () => 'Your Wagon has no water.',
  noFireAdjacent: ({ card }, t) => `There is no fire beside your Brigade that ${t.name(card)} could fight.`,
  noPrecious: (_about, t) => `You do not have ${t.name('precious')}.`,
  notAtFirehouse: ({ firehouse }, t) => `Your Brigade must stand on your Firehouse: ${t.place(firehouse)}.`,
  giveToAnother: (_about, t) => `${t.name('precious')} must be given to another player at the table.`,

  upgradedThisTurn: () => 'You have already taken the Upgrade action this turn.',
  trackAtItsEnd: ({ track }, t) => `${t.track(track)} is already at its end.`,

  loyalToYou: ({ space }, t) => `${t.place(space)} is already loyal to you.`,
  loyalToPartner: ({ space, seat }, t) => `${t.place(space)} is loyal to your partner ${t.seat(seat)}.`,
  outOfReach: ({ space }, t) => `${t.place(space)} is out of reach for this Renown.`,
  enoughRenown: ({ space, needed, terms }, t) =>
    `On ${t.place(space)} you already have the ${t.renown(needed)} needed${t.sum(terms)}.`,
  noRenownLeft: () => 'You have no Renown left in your supply.',
  guardedByAllegiance: ({ space, seat }, t) => `${t.place(space)} is guarded by the Allegiance of ${t.seat(seat)}.`,
  noRenownThere: ({ space }, t) => `You have no Renown on ${t.place(space)}.`,
  noRenownOnBoard: () => 'You have no Renown on the board to pay with.',
  notWon: ({ space }, t) => `You have not won ${t.place(space)}.`,
  mustChoose: () => 'This cannot be declined: choose one.',

  basicSide: () => 'In basic play Fire Wardens have no ability.',
  wardenTriggers: ({ warden }, t) => `The ability of ${t.name(warden)} works by itself and is not an action.`,
  wardenUsedThisTurn: ({ warden }, t) => `${t.name(warden)} has already been used this turn.`,
  nothingForWarden: ({ warden }, t) => `There is nothing ${t.name(warden)} could do now.`,
  noCrewToTake: () => 'No other player has a crew member you could take.',
  alreadyMimicked: ({ card }, t) => `The mimic token already lies on ${t.name(card)}.`,
};
