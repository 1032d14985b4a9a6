/** Why an answer is refused, in English: what is wrong, and the figure that decides it. */
import { TERRAIN_KINDS } from '../data/index.ts';
import { stop as ended, type RefusalWords, roster, shown, type Teller } from './teller.ts';

const quoted = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return `"${shown(text)}"`;
};
const target = (t: Teller, name: string): string => (name === 'cuddly' ? t.name('mr-cuddly') : 'the carriage');
const things: { [what: string]: string } = { marker: 'are no Objective markers', chest: 'is no chest' };
const wheres: { [where: string]: string } = { south: 'the South deployment zone', north: 'the North deployment zone' };
const faults: { [fault: string]: string } = {
  'few-corners': 'it has fewer than three corners',
  'not-numbers': 'its corners are no ordinary numbers',
  flat: 'it has no area',
  'crosses-itself': 'its outline crosses itself',
};
const standIns: { [instead: string]: string } = {
  runt: 'it has to be a Runt',
  thug: 'it has to be a Thug, for want of Runts',
  other: 'the Leader cannot',
};

export const refusals: RefusalWords = {
  notAnAnswer: ({ answer }) => `${quoted(answer)} is no answer to this question.`,
  noSuchModel: ({ answer }) => `There is no model ${quoted(answer)}; models are called m0, m1 and so on.`,
  noSuchPiece: ({ answer }) => `There is no terrain piece ${quoted(answer)}; they are called t0, t1 and so on.`,
  notAPoint: ({ answer }) => `${quoted(answer)} is no point: write x and y in inches, such as "12.5 8".`,
  notCards: ({ answer }) => `${quoted(answer)} are no cards: write rank and suit, such as "Kh Td 3s".`,
  notInHand: ({ card }, t) => `You do not hold ${t.card(card)}.`,
  cardTwice: ({ card }, t) => `${t.card(card)} can be named only once.`,
  tooManyCards: ({ cards, most }, t) => `${t.cards(cards)} are too many: at most ${most}.`,
  tooFewCards: ({ cards, least }, t) => `${t.cards(cards)} are too few: at least ${least}.`,

  layoutNotAllowed: ({ layout, scenario, allowed }, t) =>
    `${t.name(scenario)} is not played on ${t.name(layout)}, but on: ${allowed.map(t.name).join(', ')}.`,

  gangNotText: () => 'A gang is written as a text: "klacka; troll; 3 orc-ruffian; stash 3".',
  gangTooLong: ({ length, most }) => `The text has ${length} characters, at most ${most}.`,
  gangPart: ({ part, text }) =>
    `Part ${part} (${quoted(text)}) should be a profile ("troll", or "3 troll" for up to 100), "gang" with a name, "crystals" or "stash" with a whole number, or "volunteer".${roster(text, 'Leaders', 'Members and what they cost')}`,
  gangTwice: ({ part, what }) => `Part ${part} says ${quoted(what)} a second time.`,
  gangName: ({ part, length, most }) =>
    `The name in part ${part} needs 1 to ${most} characters (it has ${length}), none of them a control character or a line break.`,
  rosterMissing: ({ seat }, t) => `In a match of a campaign both gangs are brought; that of ${t.seat(seat)} is missing.`,
  rosterLeader: ({ seat }, t) => `The Leader of ${t.seat(seat)} cannot have such statistics.`,
  rosterTwice: ({ member }) => `Member ${member} of the campaign cannot be there twice.`,
  gangNoLeader: () => 'The gang has no Leader.',
  gangTwoLeaders: ({ first, second }, t) => `A gang has one Leader, not both ${t.name(first)} and ${t.name(second)}.`,
  gangTwoWizards: ({ wizards }) => `A gang has at most one Wizard, not ${wizards}.`,
  gangCrystalsWithoutWizard: ({ crystals }) => `Magic Crystals (${crystals}) are only for gangs with a Wizard.`,
  gangTooManyCrystals: ({ crystals, most }) => `${crystals} Magic Crystals are too many: at most ${most}.`,
  gangVolunteerWithoutGrobblar: ({ leader }, t) => `Only Grobblar has a volunteer; this gang is led by ${t.name(leader)}.`,
  gangTooDear: ({ members, crystals, stash, cost, gold }) =>
    `The gang costs ${cost} gold (members ${members}, crystals ${crystals}, Stash ${stash}); there are ${gold}.`,
  gangStash: ({ stash, most }) => `A Stash of ${stash} is not possible: at most ${most} coins.`,
  gangTooMany: ({ models, most }) => `${models} models are too many: at most ${most}.`,

  layoutNotText: () => 'A layout is written as a text: "house 3 6 7 9.5 3; low-wall 10 11 14 11.5 1".',
  layoutPart: ({ piece, text }) =>
    `Piece ${piece} (${quoted(text)}) cannot be read: write kind, west, south, east, north and height, or kind, height, a colon and the corners. The kinds are ${TERRAIN_KINDS.join(', ')}.`,
  'layout-corners': ({ piece, corners, most }) => `Piece ${piece} has ${corners} corners, at most ${most}.`,
  'layout-polygon': ({ piece, fault }) => `Piece ${piece} is no proper shape: ${faults[fault] ?? fault}.`,
  'layout-height': ({ piece, height }, t) => `Piece ${piece} is ${t.inches(height)} high; it must be above 0.`,
  'layout-board': ({ piece, x0, y0, x1, y1 }, t) =>
    `Piece ${piece} leaves the board: it runs from ${t.coordinates(x0, y0)} to ${t.coordinates(x1, y1)}.`,
  'layout-pieces': ({ pieces, most }) => `${pieces} pieces are too many: at most ${most}.`,
  'layout-overlap': ({ piece, other }) => `Pieces ${piece} and ${other} overlap.`,
  'layout-zone': ({ piece, where }) => `Piece ${piece} lies in ${wheres[where] ?? where}, which must stay free.`,
  'layout-centre': ({ piece, radius }, t) =>
    `Piece ${piece} is nearer than ${t.inches(radius)} to the centre, which must stay free.`,
  'layout-road': ({ piece, y0, y1 }, t) => `Piece ${piece} lies on the road, from y ${t.length(y0)} to ${t.length(y1)}.`,
  'layout-closed': ({ pieces, base }) =>
    `${pieces.length === 1 ? `Piece ${pieces[0]} closes` : `Pieces ${pieces.join(', ')} close`} off a part of the board to a base of ${base} mm.`,

  notYourModel: ({ m }, t) => `${t.model(m)} is not yours.`,
  alreadyDeployed: ({ m }, t) => `${t.model(m)} is already deployed.`,
  outsideZone: ({ m, x0, y0, x1, y1 }, t) =>
    `The whole base of ${t.model(m)} must stand in your zone: ${t.zone({ x0, y0, x1, y1 })}.`,
  overlapsModel: ({ m, other }, t) => `${t.model(m)} would stand on the base of ${t.model(other)}.`,
  overlapsTerrain: ({ m, t: piece }, t) => `${t.model(m)} would stand in ${t.piece(piece)}.`,
  overlapsCarriage: ({ m }, t) => `${t.model(m)} would stand in the carriage.`,
  offBoard: ({ m }, t) => `${t.model(m)} would not stand wholly on the board.`,

  notInPlay: ({ m }, t) => `${t.model(m)} is not in play.`,
  alreadyActivated: ({ m }, t) => `${t.model(m)} has been activated this turn.`,
  nobodyMayPass: () => 'Nobody may pass: one of your models must be activated.',
  noActionsLeft: ({ m }, t) => `${t.model(m)} has no actions left.`,
  terrified: ({ m }, t) => `${t.model(m)} is terrified and has no actions.`,
  mustStandFirst: ({ m }, t) => `${t.model(m)} lies on the ground and must stand up first.`,
  mustRecover: ({ m }, t) => `${t.model(m)} began Stunned: its last action is for recovering.`,
  hiddenOnlyWalks: ({ m }, t) => `${t.model(m)} is hidden and can only Walk, unless it comes out with an action.`,
  notStunned: ({ m }, t) => `${t.model(m)} is not Stunned.`,
  notGrounded: ({ m }, t) => `${t.model(m)} is on its feet.`,
  noCoins: ({ cost, stash }, t) => `That costs ${t.coins(cost)}; your Stash holds ${stash}.`,
  notWounded: ({ m }, t) => `${t.model(m)} has no wounds to heal.`,
  noHarmfulEffects: ({ m }, t) => `${t.model(m)} has no harmful effects to lose.`,
  noFight: ({ m }, t) => `${t.model(m)} has no Fight and so cannot draw new cards.`,
  noCards: () => 'You hold no cards.',
  alreadyOffered: () => 'You have already offered a draw this turn.',

  // Moving
  dashUndeclared: ({ m }, t) => `${t.model(m)} can Dash only where that is declared together with the Walk, before it starts.`,
  oneDashOnly: ({ m }, t) => `${t.model(m)} has made its one Dash of this activation.`,
  walkUsed: ({ m }, t) => `${t.model(m)} has already walked in this activation.`,
  noDash: ({ m, effect }, t) => `${t.model(m)} cannot Dash: ${t.name(effect)}.`,
  dashNeedsAction: ({ m }, t) => `A Dash costs an action, and ${t.model(m)} has none to spend on it.`,
  carrierCannotDash: ({ m }, t) => `${t.model(m)} carries the chest and cannot Dash.`,
  groundedCannotMove: ({ m }, t) => `${t.model(m)} lies on the ground and cannot move.`,
  tooFar: ({ m, length, limit }, t) => `${t.model(m)} would go ${t.inches(length, limit)}, at most ${t.length(limit, length)}.`,
  wayBlockedByModel: ({ m, other, length }, t) =>
    `The straight way of ${t.model(m)} is blocked by ${t.model(other)} after ${t.inches(length)}.`,
  wayBlockedByTerrain: ({ m, t: piece, length }, t) =>
    `The straight way of ${t.model(m)} is blocked by ${t.piece(piece)} after ${t.inches(length)}.`,
  wayBlockedByCarriage: ({ m, length }, t) =>
    `The straight way of ${t.model(m)} is blocked by the carriage after ${t.inches(length)}.`,
  leavesBoard: ({ m }, t) => `${t.model(m)} would leave the board.`,
  leavesTop: ({ m, t: piece }, t) => `${t.model(m)} would not stand wholly on ${t.piece(piece)}; coming down is a Climb.`,
  mayNotLeave: ({ m }, t) => `${t.model(m)} may not leave the board here.`,
  noSuchPlace: ({ answer }) => `${quoted(answer)} names no place that one straight move leads to now.`,
  bigGuysCannotClimb: ({ m }, t) => `${t.model(m)} is a Big Guy and cannot Climb.`,
  brokenBonesCannotClimb: ({ m }, t) => `${t.model(m)} has Broken Bones and cannot Climb.`,
  carrierCannotClimb: ({ m }, t) => `${t.model(m)} carries the chest and cannot Climb.`,
  touchesNothing: ({ m }, t) => `${t.model(m)} touches nothing that it could climb.`,
  touchesNot: ({ m, t: piece }, t) => `${t.model(m)} does not touch ${t.piece(piece)}.`,
  standsOnGround: ({ m }, t) => `${t.model(m)} stands on the ground already.`,
  notLow: ({ t: piece }, t) => `${t.piece(piece)} is too tall to be climbed over: only what is low can be.`,
  topTooSmall: ({ t: piece }, t) => `Nobody can stand on ${t.piece(piece)}: it is too small.`,
  tooHigh: ({ t: piece, height, limit }, t) =>
    `${t.piece(piece)} is ${t.inches(height, limit)} up, at most ${t.length(limit, height)} in one Climb.`,
  climbTooFar: ({ length, limit }, t) =>
    `The base would shift by ${t.inches(length, limit)}, at most ${t.length(limit, length)} in a Climb.`,
  notAcross: ({ t: piece }, t) => `That way does not lead over ${t.piece(piece)}.`,
  notBeyond: ({ t: piece }, t) => `After climbing over, the base must touch ${t.piece(piece)}.`,
  nowhereToClimb: ({ m }, t) => `There is no spot there that ${t.model(m)} could climb to.`,
  sameSide: ({ t: piece }, t) => `That is the same side of ${t.piece(piece)}.`,
  heldByEnemies: ({ m, enemies }, t) => `${t.model(m)} is engaged with ${t.models(enemies)} and has to break away first.`,

  // Declaring an attack
  cannotAttackItself: ({ m }, t) => `${t.model(m)} cannot attack itself.`,
  targetOutOfPlay: ({ target: aim }, t) => `${t.model(aim)} is not in play.`,
  cannotFight: ({ m }, t) => `${t.model(m)} has no Fight and cannot attack.`,
  carrierCannotFight: ({ m }, t) => `${t.model(m)} carries the chest and cannot attack.`,
  groundedCannotAttack: ({ m }, t) => `${t.model(m)} lies on the ground and cannot attack.`,
  reloadOnlyShoots: ({ m }, t) => `${t.model(m)} has Reload and only attacks at range: shoot instead.`,
  needsReload: ({ m }, t) => `${t.model(m)} has nothing to shoot with: that needs Reload.`,
  oneShotOnly: ({ m }, t) => `${t.model(m)} has already shot in this activation.`,
  targetHidden: ({ target: aim }, t) => `${t.model(aim)} is hidden and cannot be attacked.`,
  friendIsActive: ({ target: aim }, t) => `${t.model(aim)} is a friend that is active now: only inactive ones can be attacked.`,
  onlyStrikesHurtCarriage: () => 'The carriage is hurt by strikes with a pair only.',
  onlyStrikesHurtIt: ({ target: aim }, t) => `${t.model(aim)} is hurt by strikes with a pair only.`,
  notInContact: ({ m, target: aim, gap }, t) =>
    `${t.model(m)} is not in contact with ${t.model(aim)}: ${t.inches(gap)} are between their bases.`,
  differentLevels: ({ m, target: aim, rise, most }, t) =>
    `${t.model(m)} and ${t.model(aim)} stand on different levels: ${t.inches(rise, most)} apart, at most ${t.length(most, rise)}.`,
  cannotSee: ({ m, target: aim, model, piece, carriage }, t) => {
    const blocker = model >= 0 ? t.model(model) : piece >= 0 ? t.piece(piece) : carriage ? 'the carriage' : '';
    return `${t.model(m)} cannot see ${t.model(aim)}${blocker === '' ? '' : `: ${blocker} is in the way`}.`;
  },
  limitIsZero: ({ m, target: aim, terms }, t) =>
    `${t.model(m)} may play no card against ${t.model(aim)} (${t.sum(terms)}), unless you pay for Just do it!`,
  limitIsEnough: ({ m, limit, terms }, t) =>
    `${t.model(m)} may play ${t.cards(limit)} (${t.sum(terms)}): Just do it! comes later, before the hands.`,
  justDoItNotEnough: ({ m, terms }, t) => `Even with Just do it! ${t.model(m)} may play no card (${t.sum(terms)}).`,
  emptyHand: () => 'You hold no cards to attack with.',

  noFixedPrice: ({ m }, t) => `${t.model(m)} has no listed cost, so there is no Guaranteed Bribe.`,
  bribeTooDear: ({ cost, stash }, t) => `This bribe costs ${t.coins(cost)}; your Stash holds ${stash}.`,
  noDiscount: () => 'Only Screek, while in play, gives the discount of Compromising position.',
  discountUsed: () => 'Compromising position has been used this turn.',

  tooLateForOrc: () => 'Take it Like an Orc! is declared before the attacker plays the hand, and the hand has been played.',
  boughtAlready: ({ option }, t) => `${t.name(option)} has already been bought for this attack.`,
  limitAtMost: ({ m, terms }, t) => `${t.model(m)} may play five cards already, and never more (${t.sum(terms)}).`,
  cannotCounter: ({ m, target: aim, gap }, t) =>
    `${t.model(m)} cannot strike back at ${t.model(aim)}: ${t.inches(gap)} are between their bases.`,
  counterFightIsDash: ({ m }, t) => `${t.model(m)} has no Fight and cannot counter attack.`,
  counterOutOfSight: ({ m, target: aim }, t) => `${t.model(m)} cannot see ${t.model(aim)} to shoot back.`,
  counterLimitIsZero: ({ m, terms }, t) => `${t.model(m)} could play no card in a counter attack (${t.sum(terms)}).`,
  noFreeCounter: ({ m }, t) => `${t.model(m)} has no free counter attack.`,
  freeCounterUsed: ({ m }, t) => `${t.model(m)} has used its free counter attack this turn.`,

  overLimit: ({ cards, limit, terms }, t) => `${t.cards(cards)} are too many: at most ${limit} (${t.sum(terms)}).`,
  playAtLeastOne: () => 'Play at least one card.',

  criticalNotOpen: ({ critical, matching, needed }, t) =>
    `${t.name(critical)} needs ${t.cards(needed)} of the model's colour; you have played ${matching}.`,
  notItsCritical: ({ critical, m }, t) => `${t.name(critical)} is not among the criticals of ${t.model(m)}.`,
  criticalUsed: ({ critical, m }, t) => `${t.model(m)} has used ${t.name(critical)} in this activation.`,
  notOnFriends: ({ critical }, t) => `${t.name(critical)} cannot be chosen against a friend.`,
  pushTooFar: ({ length, most, limit, stop, stopBy }, t) => {
    const by =
      stop === 'model'
        ? t.model(stopBy)
        : stop === 'terrain'
          ? t.piece(stopBy)
          : ({ carriage: 'the carriage', board: 'the edge of the board', top: 'the rim of the roof' }[stop] ?? '');
    return by === ''
      ? `${t.inches(length, limit)}, at most ${t.length(limit, length)}.`
      : `${t.inches(length, most)}, at most ${t.length(most, length)}: there ${by} is in the way.`;
  },
  notALength: ({ answer }) => `${quoted(answer)} is no length: write inches, such as "2.5", or "full".`,
  notAFriend: ({ target: aim }, t) => `${t.model(aim)} is not a friend.`,
  notAnEnemy: ({ target: aim }, t) => `${t.model(aim)} is not an enemy.`,
  withoutAllegiance: ({ target: aim }, t) => `${t.model(aim)} is neither red nor black and takes no Antagonism Test.`,
  activatedAlready: ({ target: aim }, t) => `${t.model(aim)} has been activated this turn.`,
  tooFarFrom: ({ m, target: aim, gap, most }, t) =>
    `${t.model(aim)} is ${t.inches(gap, most)} from ${t.model(m)}, at most ${t.length(most, gap)}.`,
  notEngagedWith: ({ m, target: aim }, t) => `${t.model(aim)} is not engaged with ${t.model(m)}.`,
  notHit: ({ target: aim }, t) => `${t.model(aim)} is not one of those the shot can hit.`,
  noWoundsLeft: ({ target: aim }, t) => `${t.model(aim)} can take no more wounds.`,
  notHerself: ({ m }, t) => `${t.model(m)} must send somebody else.`,
  notAngry: ({ target: aim }, t) => `${t.model(aim)} is not Always Angry at this.`,
  wrongTarget: ({ target: aim }, t) => `The free attack is not on ${t.model(aim)}.`,

  lacksPower: ({ m, power }, t) => `${t.model(m)} does not have ${ended(t.name(power))}`,
  powerUsed: ({ m, power }, t) => `${t.model(m)} has already used ${ended(t.name(power))}`,
  notAScumbag: ({ target: aim }, t) => `${t.model(aim)} is no Goblin Scumbag.`,
  notUndead: ({ target: aim }, t) => `${t.model(aim)} is neither a Zombie nor a Skeleton.`,
  cannotDash: ({ target: aim }, t) => `${t.model(aim)} cannot Dash now.`,

  notInDiscard: ({ card }, t) => `${t.card(card)} is not in your discard pile.`,
  notDrawnNow: ({ card }, t) => `${t.card(card)} is not one of the cards just drawn.`,

  // Magic
  notAWizard: ({ m }, t) => `${t.model(m)} is no Wizard.`,
  castAlready: ({ m }, t) => `${t.model(m)} has already cast a spell in this activation.`,
  notAnEnemyTarget: ({ target: aim }, t) => `An attack spell is cast at enemies, and ${t.model(aim)} is none.`,
  notAFriendlyTarget: ({ target: aim }, t) => `A support spell is cast on friends, and ${t.model(aim)} is none.`,
  neutralTarget: ({ target: aim }, t) => `${t.model(aim)} belongs to nobody and is no target for spells.`,
  noSuchTotal: ({ answer, totals }) => `${quoted(answer)} is no total of these cards: ${totals.join(' or ')}.`,
  tooManyCrystals: ({ n, held, most }) => `${n} Magic Crystals are too many: you hold ${held}, and at most ${most} are of use.`,
  notAtEdge: ({ m, gap }, t) => `${t.model(m)} must touch an edge of the board: the nearest is ${t.inches(gap)} away.`,
  noSpotThere: ({ m, place }) => `There is no free spot at ${quoted(place)}${m < 0 ? '' : ' for it'}.`,
  staysPut: ({ m }, t) => `${t.model(m)} has to go to another place than its own.`,

  // Scenarios
  markerNotOnTerrain: ({ gap, t: piece }, t) =>
    `A marker goes on the outline of a terrain piece: the nearest, ${t.piece(piece)}, is ${t.inches(gap)} away.`,
  markerOnTerrain: ({ t: piece }, t) => `The spot lies in ${t.piece(piece)}.`,
  markerInZone: ({ edge, gap, least }, t) =>
    `A marker lies outside the zones: ${t.inches(gap, least)} from the ${t.name(edge)} zone, at least ${t.length(least, gap)}.`,
  markerOffBoard: () => 'The marker would not lie wholly on the board.',
  markerTooNear: ({ k, distance, least }, t) =>
    `${t.inches(distance, least)} from ${t.marker(k)}, at least ${t.length(least, distance)}.`,
  markerOutOfReach: ({ base }) => `No model with a base of ${base} mm could get to a marker there.`,
  noSuchMarker: ({ k }, t) => `There is no ${t.marker(k)}.`,
  markerInspected: ({ k }, t) => `${t.marker(k)} has been inspected.`,
  notTouchingMarker: ({ m, k, gap }, t) => `${t.model(m)} is ${t.inches(gap)} from ${t.marker(k)} and must touch it.`,
  onTopOfTerrain: ({ m }, t) => `${t.model(m)} stands on a roof; the marker is on the ground.`,
  notThisScenario: ({ what }) => `There ${things[what] ?? `is no ${what}`} in this scenario.`,
  noSuchTarget: ({ target: name }, t) => `There is no such target in this game: ${target(t, name)}.`,
  notTouchingTarget: ({ m, target: name, gap }, t) =>
    `${t.model(m)} is ${t.inches(gap)} from ${target(t, name)} and must touch it.`,
  rangedOnly: ({ m }, t) => `${t.model(m)} has Reload and cannot strike.`,
  limitTooLow: ({ m, limit, least }, t) => `${t.model(m)} may play ${t.cards(limit)}; a pair needs ${least}.`,
  limitHighEnough: ({ m, limit }, t) => `${t.model(m)} may play ${t.cards(limit)} already: Just do it! would add nothing.`,
  noPair: () => 'You hold no pair.',
  notAPair: ({ first, second }, t) => `${t.card(first)} and ${t.card(second)} are no pair.`,
  notForThis: ({ m, instead }, t) => `${t.model(m)} cannot become the V.I.C.: ${standIns[instead] ?? instead}.`,
  chestCarried: ({ carrier }, t) => `The chest is carried by ${t.model(carrier)}.`,
  notTouchingChest: ({ m, gap }, t) => `${t.model(m)} is ${t.inches(gap)} from the chest and must touch it.`,
  stunnedCannotCarry: ({ m }, t) => `${t.model(m)} is Stunned and cannot take the chest.`,
  notCarrying: ({ m }, t) => `${t.model(m)} does not carry the chest.`,
  noDirection: ({ m }, t) => `That is the very spot of ${t.model(m)}: name a point away from it.`,
  leaderIsNoSpy: ({ m }, t) => `${t.model(m)} is the Leader and cannot be the spy.`,
};
