/** What happened, in English. */
import { NONE } from '../table.ts';
import { type FactWords, inPoints, type Teller } from './teller.ts';

const verb = {
  walk: 'walks',
  dash: 'dashes',
  dodge: 'dodges',
  furious: 'charges on',
  'ave-a-go': 'comes running',
  'you-go-first': 'is sent ahead',
  'fast-shoes': 'slips away',
} as const;
const noun = {
  walk: 'Walk',
  dash: 'Dash',
  dodge: 'Dodge',
  furious: 'Furious Walk',
  'ave-a-go': 'free Walk',
  'you-go-first': 'free Dash',
  'fast-shoes': 'Dodge of the Fast Shoes',
} as const;
const comparison = {
  position: 'Who chooses the edge',
  first: 'Who chooses the order',
  initiative: 'Initiative',
  markers: 'Who places the first marker',
  vic: 'Who chooses the role',
} as const;
const free = {
  '': '',
  frenzy: ' again (Frenzy)',
  furious: ' for free (Furious)',
  'always-angry': ' for free (Always Angry)',
  'ave-a-go': " for free ('Ave a go!)",
} as const;
const limitOf = { attack: 'attacks', defence: 'defends', counter: 'counter attacks' } as const;
const cost = { action: 'an action', walk: 'the Walk', dash: 'the Dash', move: 'the move' } as const;
const target = (t: Teller, name: string): string => (name === 'cuddly' ? t.name('mr-cuddly') : 'the carriage');
const harm = (t: Teller, stun: boolean, wounds: number): string => (stun ? 'a stun' : t.wounds(wounds));
/** "stopped by House 2": what a push ran into. */
const stopped = (t: Teller, stop: string, by: number): string => {
  switch (stop) {
    case 'model':
      return `, stopped by ${t.model(by)}`;
    case 'terrain':
      return `, stopped by ${t.piece(by)}`;
    case 'carriage':
      return ', stopped by the carriage';
    case 'board':
      return ', stopped by the edge of the board';
    case 'top':
      return ', stopped at the rim of the roof';
    default:
      return '';
  }
};

/** Too short to be read. */
const isNone = (length: number): boolean => length < 0.005;

const isAce = (card: string): boolean => card.startsWith('A');

export const facts: FactWords = {
  // Setting up
  gangRevealed: ({ seat, gang, name, models, stash, crystals }, t) => {
    const called = name !== '' ? name : Object.hasOwn(t.names.gangs, gang) ? t.name(gang) : '';
    const gems = crystals > 0 ? `, Magic Crystals ${crystals}` : '';
    return `${t.seat(seat)} brings ${called === '' ? '' : `${called}: `}${t.models(models)}. Stash ${stash}${gems}.`;
  },
  scenarioDrawn: ({ card, scenario }, t) => `The scenario is drawn: ${t.card(card)}, ${t.name(scenario)}.`,
  scenarioUnplayable: ({ scenario }, t) => `${t.name(scenario)} cannot be played with these gangs: another is drawn.`,
  scenarioSet: ({ scenario, by }, t) =>
    `Scenario${by === 'lot' ? ' by lot' : ''}: ${t.name(scenario)}. ${t.names.scenarios[scenario].text}`,
  layoutSet: ({ layout, by, pieces }, t) => {
    const how = { agreed: 'agreed on', dealt: 'dealt', drawn: 'drawn by hand' }[by];
    return `The streets: ${layout === 'own' ? 'a layout' : t.name(layout)}, ${how}, ${pieces} pieces of terrain.`;
  },
  layoutProposed: ({ seat, pieces }, t) => `${t.seat(seat)} proposes a layout of ${pieces} pieces.`,
  layoutDeclined: ({ seat }, t) => `${t.seat(seat)} declines: a layout is dealt instead.`,
  edgeChosen: ({ seat, edge }, t) => `${t.seat(seat)} starts from the ${t.name(edge)} edge.`,
  orderChosen: ({ seat, first, turn }, t) =>
    `${t.seat(seat)} chooses to go ${first === seat ? 'first' : 'second'}${turn > 0 ? ` in turn ${turn}` : ''}.`,
  deployed: ({ seat, model, x, y }, t) => `${t.seat(seat)} deploys ${t.model(model)}: ${t.point(x, y)}.`,
  leftOut: ({ seat, model }, t) => `${t.seat(seat)} finds no room for ${t.model(model)}: left out.`,
  hidden: ({ model }, t) => `${t.model(model)} is hidden until its first action (Sneaky Beggar).`,
  // Cards
  cardsDrawn: ({ seat, n, cards }, t) => `${t.seat(seat)} draws ${t.cards(n)}${cards.length > 0 ? `: ${t.hand(cards)}` : ''}.`,
  cardsDiscarded: ({ seat, cards }, t) => `${t.seat(seat)} discards ${t.hand(cards)}.`,
  combatDeckShuffled: ({ seat, cards }, t) =>
    `The discard pile of ${t.seat(seat)} is shuffled into a new Combat Deck: ${t.cards(cards)}.`,
  eventDeckShuffled: ({ cards }, t) => `The Event discard pile is shuffled into a new Event Deck: ${t.cards(cards)}.`,
  // KC-5.13: who sees an ace lose must know why.
  cardsCompared: ({ about, cards, winner }, t) =>
    `${comparison[about]}: ${cards.map((card, seat) => `${t.seat(seat)} ${t.card(card)}`).join(', ')}${cards.some(isAce) ? ' (an ace is 1 here)' : ''}. ${winner === NONE ? 'A tie: both draw again' : `The higher card is with ${t.seat(winner)}`}.`,
  testDrawn: ({ test, model, card, red }, t) => {
    const { name, red: good, black } = t.names.tests[test];
    return `${name}${model === NONE ? '' : ` of ${t.model(model)}`}: ${t.card(card)}, ${red ? 'red' : 'black'}. ${red ? good : black}`;
  },
  // Gold
  coinsSpent: ({ seat, coins, option, left, coffers }, t) =>
    `${t.seat(seat)} pays ${t.coins(coins)}: ${t.names.gold[option].name} (Stash ${left}, Coffers ${coffers}).`,
  coinsGained: ({ seat, coins, from, now, coffers }, t) => {
    const source = { coffers: 'from the Coffers', opponent: "from the opponent's Stash", 'pay-day': 'on Pay Day' }[from];
    return `${t.seat(seat)} gets ${t.coins(coins)} ${source} (Stash ${now}, Coffers ${coffers}).`;
  },
  // Turns
  turnBegan: ({ turn, first, initiative }, t) =>
    `Turn ${turn}: ${t.seat(first)} goes first, the Initiative is with ${t.seat(initiative)}.`,
  turnEnded: ({ turn }) => `Turn ${turn} is over.`,
  activationBegan: ({ seat, model, actions, terms }, t) =>
    `${t.seat(seat)} activates ${t.model(model)}: ${t.actions(actions)}${t.because(terms)}.`,
  activationEnded: ({ model, unused, cut }, t) =>
    `${t.model(model)} ${cut ? 'loses the rest of its activation' : 'ends its activation'}${unused > 0 ? ` with ${t.actions(unused)} unused` : ''}.`,
  actionSpent: ({ model, left }, t) => `${t.model(model)} spends an action, ${left} left.`,
  revealed: ({ model }, t) => `${t.model(model)} comes out of hiding.`,
  effectsEnded: ({ model, effects }, t) =>
    `${t.model(model)}: ${effects.map((effect) => t.names.effects[effect].name).join(', ')} ${effects.length === 1 ? 'is' : 'are'} over.`,
  antagonised: ({ model, by }, t) =>
    by === NONE ? `${t.model(model)} is in no mood to act.` : `${t.model(model)} quarrels with ${t.model(by)} instead of acting.`,
  terrified: ({ model }, t) => `${t.model(model)} is terrified: no actions in this activation.`,
  stoodUp: ({ model }, t) => `${t.model(model)} stands up.`,
  recovered: ({ model, how }, t) =>
    `${t.model(model)} recovers from the stun${how === 'shake-it-off' ? ' (Shake It Off)' : how === 'end' ? ' at the end of its activation' : ''}.`,
  swigTaken: ({ model, what }, t) =>
    `${t.model(model)} has a swig${what === 'heal' ? ' against wounds' : ' and loses all harmful effects'}.`,
  // The end
  drawOffered: ({ seat }, t) => `${t.seat(seat)} offers a draw.`,
  drawRefused: ({ seat }, t) => `${t.seat(seat)} refuses the draw.`,
  wentOnAlone: ({ seat, on }, t) => `${t.seat(seat)}, alone on the board, ${on ? 'goes on' : 'stops'}.`,
  gameEnded: ({ winners, scores }, t) =>
    `${winners.length === 1 ? `${t.seat(winners[0])} wins` : 'The game ends in a draw'}${inPoints(scores)}.`,

  // Moving
  dashDeclared: ({ model }, t) => `${t.model(model)} will Walk and Dash, one straight move after the other.`,
  dashLost: ({ model }, t) => `${t.model(model)} loses the Dash.`,
  moved: ({ model, move, from, to, length, limit, terms, touching }, t) => {
    if (isNone(length)) return `${t.model(model)} uses the ${noun[move]} without leaving its place.`;
    const contact = touching.length > 0 ? `, into contact with ${t.models(touching)}` : '';
    return `${t.model(model)} ${verb[move]} ${t.length(length)} of ${t.inches(limit)}${t.because(terms)} ${t.heading(to[0] - from[0], to[1] - from[1])}${contact}.`;
  },
  stayed: ({ model, move }, t) =>
    // KC-9.8: a Walk of no length has been made all the same, and so has the Dash behind it.
    move === 'walk' || move === 'dash'
      ? `${t.model(model)} stays where it is: a ${noun[move]} of 0 inches.`
      : `${t.model(model)} stays and does not use the ${noun[move]}.`,
  closedUp: ({ model }, t) => `${t.model(model)} closes up into base contact.`,
  leftBoard: ({ model, to }, t) => `${t.model(model)} leaves the board: ${t.at(to)}.`,
  climbed: ({ model, how, piece, length, limit }, t) => {
    const where =
      how === 'up' ? `up onto ${t.piece(piece)}` : how === 'down' ? `down from ${t.piece(piece)}` : `over ${t.piece(piece)}`;
    return `${t.model(model)} climbs ${where}: ${t.length(length)} of ${t.inches(limit)}.`;
  },
  breakingAway: ({ model, enemies, tests }, t) =>
    `${t.model(model)} tries to break away from ${t.models(enemies)}: that takes ${tests === 1 ? 'a red card' : `${tests} red cards`}.`,
  brokeAway: ({ model }, t) => `${t.model(model)} breaks away.`,
  heldInPlace: ({ model, by, cost: lost }, t) =>
    `${t.model(model)} is held in place${by === NONE ? '' : ` by ${t.model(by)}`} and loses ${cost[lost]}.`,

  // What happens to models
  wounded: ({ model, n, wounds, of, byModel }, t) =>
    `${t.model(model)} takes ${t.wounds(n)}${byModel === NONE ? '' : ` from ${t.model(byModel)}`}: ${wounds} of ${of}.`,
  healed: ({ model, n, wounds }, t) => `${t.model(model)} heals ${t.wounds(n)}: ${wounds} left.`,
  stunned: ({ model }, t) => `${t.model(model)} is Stunned.`,
  effectGiven: ({ model, effect }, t) => `${t.model(model)}: ${t.names.effects[effect].name}. ${t.names.effects[effect].text}`,
  unaffected: ({ model, effect, because }, t) => {
    const why = { immune: 'immune', solid: 'Solid', hardHead: 'Hard Head', already: 'it has it already' }[because];
    return `${t.names.effects[effect].name} does nothing to ${t.model(model)}: ${why}.`;
  },
  removed: ({ model, by }, t) => `${t.model(model)} is removed from play${by === NONE ? '' : ` by ${t.seat(by)}`}.`,
  fateChosen: ({ seat, model, fate }, t) => `${t.seat(seat)} ${fate === 'killed' ? 'kills' : 'mugs'} ${t.model(model)}.`,
  markedActivated: ({ model }, t) => `${t.model(model)} counts as activated this turn.`,
  activationCut: ({ model }, t) => `The activation of ${t.model(model)} is over at once.`,
  // Declaring
  attackDeclared: ({ attacker, target: aim, how, free: why, friend, justDoIt }, t) =>
    `${t.model(attacker)} ${how === 'ranged' ? 'shoots at' : 'attacks'} ${t.model(aim)}${friend ? ', a friend who cannot defend' : ''}${free[why]}${justDoIt ? ', paying for Just do it!' : ''}.`,
  bribeOffered: ({ seat, model, how, coins }, t) => {
    const kind = {
      guaranteed: 'a Guaranteed Bribe',
      discount: 'a reduced Guaranteed Bribe',
      cheapskate: 'a Cheapskate bribe',
    }[how];
    return `${t.seat(seat)} offers ${t.model(model)} ${kind} of ${t.coins(coins)}.`;
  },
  bribeDrawnAgain: ({ seat, model }, t) =>
    `${t.seat(seat)} has something on ${t.model(model)} and draws once more (Compromising position).`,
  bribed: ({ model, attackOnly }, t) =>
    `${t.model(model)} is bribed: ${attackOnly ? 'this attack is off' : 'its activation is over'}.`,
  bribeFailed: ({ model }, t) => `${t.model(model)} cannot be bought: no more bribes in this activation.`,
  shotWentAstray: ({ attacker, target: aim, hit }, t) =>
    `The shot of ${t.model(attacker)} at ${t.model(aim)} goes astray and hits ${t.model(hit)}.`,
  justDoItDeclared: ({ seat, model }, t) => `${t.seat(seat)}: Just do it! One card more for ${t.model(model)}.`,
  counterDeclared: ({ model, against, how, free: gratis }, t) =>
    `${t.model(model)} will ${how === 'ranged' ? 'shoot back at' : 'strike back at'} ${t.model(against)}${gratis ? ' (What Did You Say?)' : " (Don't Just Stand There!)"}.`,
  likeAnOrcDeclared: ({ model }, t) => `${t.model(model)} will Take it Like an Orc!: one wound fewer.`,
  limitSet: ({ model, limit, n, terms }, t) =>
    `${t.model(model)} ${limitOf[limit]} with at most ${t.cards(n)}${terms.length > 0 ? ` (${t.sum(terms)})` : ''}.`,
  // Hands
  attackCommitted: ({ seat }, t) => `${t.seat(seat)} has put the attacking cards face down.`,
  defenceCommitted: ({ seat }, t) => `${t.seat(seat)} has decided on the defence.`,
  handsRevealed: ({ seat, against, attack, defence, attackRank, defenceRank, folded, counter }, t) => {
    const mine = `${t.seat(seat)} shows ${t.hand(attack)}, ${t.rank(attackRank)} (${attackRank})`;
    if (seat === against) return `${mine}; a friend cannot defend (0).`;
    if (folded) return `${mine}; ${t.seat(against)} folds (0).`;
    return `${mine}; ${t.seat(against)} ${counter ? 'counters with' : 'shows'} ${t.hand(defence)}, ${t.rank(defenceRank)} (${defenceRank}).`;
  },
  attackHit: ({ winner, loser, margin, counter }, t) =>
    `${t.model(winner)} ${counter ? 'strikes back and hits' : 'hits'} ${t.model(loser)} by a margin of ${margin}.`,
  attackFailed: ({ attacker, target: aim, margin }, t) =>
    `${t.model(attacker)} does not get through to ${t.model(aim)}: ${margin === 0 ? 'equal ranks' : `the defence is better by ${-margin}`}.`,
  criticalTriggered: ({ model, critical, matching }, t) =>
    `${t.model(model)} triggers ${t.names.criticals[critical].name} (${t.cards(matching)} of its colour). ${t.names.criticals[critical].text}`,
  criticalDeclined: ({ seat, open }, t) =>
    `${t.seat(seat)} triggers no critical (open: ${open.map((id) => t.names.criticals[id].name).join(', ')}).`,
  criticalLost: ({ critical }, t) => `${t.names.criticals[critical].name}: nobody is left whom it could concern.`,
  damageDone: ({ winner, loser, stun, wounds, terms }, t) =>
    stun
      ? `${t.model(winner)} stuns ${t.model(loser)}${t.because(terms)}.`
      : `${t.model(winner)} does ${t.wounds(wounds)} to ${t.model(loser)}${t.because(terms)}.`,
  woundShared: ({ model, by, left }, t) =>
    `${t.model(model)} takes a wound for ${t.model(by)} (Goblin shield)${left > 0 ? `, ${left} still to hand out` : ''}.`,
  // Critical effects
  shoved: ({ model, by, from, to, length, limit, stop, stopBy, terms }, t) =>
    isNone(length)
      ? `${t.model(by)} shoves ${t.model(model)}, who stays in place${stopped(t, stop, stopBy)}.`
      : `${t.model(by)} shoves ${t.model(model)} ${t.length(length)} of ${t.inches(limit)}${t.because(terms)} ${t.heading(to[0] - from[0], to[1] - from[1])}${stopped(t, stop, stopBy)}.`,
  angered: ({ model, shoved }, t) => `${t.model(model)} is Always Angry at being bumped into by ${t.model(shoved)}.`,
  pickpocketFoundNothing: ({ model }, t) => `There is nothing to steal: ${t.model(model)} pays with its health.`,
  extraAttack: ({ model, critical }, t) => `${t.names.criticals[critical].name}: ${t.model(model)} gets another attack.`,
  extraAttackLost: ({ model, critical }, t) => `${t.name(critical)}: ${t.model(model)} does not use the free attack.`,
  gangPowerBegan: ({ seat, power }, t) =>
    `${t.names.criticals[power].name} for the gang of ${t.seat(seat)}. ${t.names.criticals[power].text}`,
  stunsShakenOff: ({ models }, t) =>
    `Dead 'ard: ${models.length === 0 ? 'nobody was Stunned' : `${t.models(models)} ${models.length === 1 ? 'shakes' : 'shake'} off the stun`}.`,
  // Leaders
  pickedOut: ({ model, by, critical }, t) => `${t.model(by)} picks out ${t.model(model)} (${t.names.criticals[critical].name}).`,
  lured: ({ seat, model, by }, t) => `${t.model(model)} is lured by ${t.model(by)} and obeys ${t.seat(seat)} for a moment.`,
  lureEnded: ({ model }, t) => `${t.model(model)} comes to its senses.`,
  sentToHaveAGo: ({ model, by, enemy }, t) => `${t.model(by)} sends ${t.model(model)} to have a go at ${t.model(enemy)}.`,
  youGoFirst: ({ model, by }, t) => `${t.model(by)} to ${t.model(model)}: You go first!`,
  deadGood: ({ model, zombie, actions }, t) =>
    `${t.model(model)} draws on ${t.model(zombie)} (Dead Good): ${t.actions(actions)}, Fight +1 and Defend +1 this turn.`,
  zombieRose: ({ model, from, seat }, t) => `${t.model(from)} rises as ${t.model(model)} and follows ${t.seat(seat)}.`,
  // Cards
  cardsCounted: ({ seat, cards }, t) => `${t.seat(seat)} counts cards and takes back ${t.hand(cards)}.`,
  extraCardTaken: ({ seat }, t) => `${t.seat(seat)} takes a chance and draws one card more.`,

  // Magic
  spellDeclared: ({ caster, target: aim, spell }, t) =>
    `${t.model(caster)} casts ${spell === 'attack' ? 'an attack spell at' : 'a support spell on'} ${aim === caster ? 'itself' : t.model(aim)}.`,
  spellCardDrawn: ({ seat, hand, card, total, bust }, t) =>
    `${t.seat(seat)} draws ${t.card(card)} ${hand === 'cast' ? 'for the spell' : 'against the spell'}: ${total}${bust ? ', bust' : ''}.`,
  spellStuck: ({ seat, total }, t) => `${t.seat(seat)} sticks at ${total}.`,
  spellNumberSet: ({ number, bust }) =>
    bust ? 'The defence is bust: anything above 0 will do.' : `The spell must beat ${number}.`,
  crystalsUsed: ({ seat, n, from, to, left }, t) =>
    `${t.seat(seat)} uses Magic Crystals: ${n}, from ${from} down to ${to}, ${left} left.`,
  spellFailed: ({ caster, total }, t) => `The spell of ${t.model(caster)} is bust with ${total} and fails.`,
  spellResisted: ({ caster, target: aim, total, number }, t) =>
    `The spell of ${t.model(caster)} on ${t.model(aim)} is resisted: ${total} does not beat ${number}.`,
  spellSucceeded: ({ caster, target: aim, total, number, margin }, t) =>
    `The spell of ${t.model(caster)} on ${t.model(aim)} succeeds: ${total} beats ${number} by ${margin}.`,
  spellHarmed: ({ target: aim, stun, wounds, terms }, t) =>
    `The spell ${stun ? `stuns ${t.model(aim)}` : `does ${t.wounds(wounds)} to ${t.model(aim)}`}${t.because(terms)}.`,
  spellHealed: ({ target: aim, healing, terms }, t) =>
    `The spell heals up to ${t.wounds(healing)} of ${t.model(aim)}${t.because(terms)}.`,
  wizardHarmed: ({ caster, total, stun, wounds, terms }, t) =>
    `A total of ${total} comes back on ${t.model(caster)}: ${harm(t, stun, wounds)}${t.because(terms)}.`,
  spellEffects: ({ cards, effects }, t) =>
    effects.length === 0
      ? 'No card of the right colour: the spell has no other effects.'
      : `${t.cards(cards)} of the right colour: ${effects.map((effect) => t.names.spellEffects[effect].name).join(', ')}.`,
  spellEffectLost: ({ effect }, t) => `${t.names.spellEffects[effect].name} is lost: there is nothing for it to do.`,
  tidesChanged: ({ seat, cards }, t) => `${t.seat(seat)} shuffles the discard pile into the Combat Deck: ${t.cards(cards)}.`,
  tidesLeft: ({ seat }, t) => `${t.seat(seat)} leaves the discard pile where it is.`,
  teleported: ({ model, to }, t) => `${t.model(model)} vanishes and appears elsewhere: ${t.at(to)}.`,

  // Scenarios
  scored: ({ seat, points, lines }, t) => {
    const parts = lines.map((line) => `${t.model(line.model)} (${line.points}${line.doubled ? ', doubled' : ''})`);
    return `${t.seat(seat)} scores ${points}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
  },
  treasureDeckMade: ({ treasures, traps }) => `The treasure deck is made: ${treasures} treasures, ${traps} traps.`,
  markerPlaced: ({ seat, marker, x, y, on }, t) =>
    `${t.seat(seat)} places ${t.marker(marker)} ${on === NONE ? 'on open ground' : `by ${t.piece(on)}`}: ${t.point(x, y)}.`,
  markersGivenUp: ({ markers }) => `There is no room for more markers: ${markers} are left out.`,
  markerInspected: ({ model, marker, card, treasure, free: gratis }, t) =>
    `${t.model(model)} inspects ${t.marker(marker)}${gratis ? ' without an action (Locksmith)' : ''}: ${t.card(card)}, ${treasure ? 'a treasure' : 'a trap'}.`,
  trapSprung: ({ model, marker, wounds }, t) =>
    wounds > 0
      ? `The trap of ${t.marker(marker)} springs on ${t.model(model)}: ${t.wounds(wounds)}.`
      : `${t.model(model)} takes the trap of ${t.marker(marker)} apart.`,
  treasureFound: ({ model, marker }, t) => `${t.model(model)} finds the treasure of ${t.marker(marker)}.`,
  treasureAwaited: ({ model, marker }, t) =>
    `${t.model(model)} guards ${t.marker(marker)} and will collect it in its next activation if it stays in contact.`,
  treasureUpForGrabs: ({ model, marker }, t) =>
    `${t.model(model)} has lost touch with ${t.marker(marker)}: the treasure is up for grabs.`,
  treasureContested: ({ model, marker, by }, t) =>
    `${t.model(model)} cannot collect ${t.marker(marker)}: ${t.model(by)} touches it too.`,
  treasureCollected: ({ model, marker, treasures }, t) =>
    `${t.model(model)} collects the treasure of ${t.marker(marker)}. Treasures: ${treasures.join(' : ')}.`,
  targetPlaced: ({ target: name, x, y }, t) =>
    `${name === 'cuddly' ? t.name('mr-cuddly') : 'The carriage'} stands ${t.point(x, y)}.`,
  strikeDeclared: ({ model, target: name, justDoIt }, t) =>
    `${t.model(model)} strikes at ${target(t, name)}${justDoIt ? ', paying for Just do it!' : ''}.`,
  targetStruck: ({ model, target: name, cards, wounds, of }, t) =>
    `${t.model(model)} strikes ${target(t, name)} with the pair ${t.hand(cards)}: ${wounds} of ${t.wounds(of)}.`,
  targetDestroyed: ({ model, target: name }, t) => `${t.model(model)} strikes the last wound: ${target(t, name)} is done for.`,
  carriageMoved: ({ length }, t) => `The carriage rolls ${t.inches(length)} east.`,
  carriageGone: () => 'The carriage rolls off the board.',
  pushedByCarriage: ({ model, length, limit, stop, stopBy }, t) =>
    `The carriage hits ${t.model(model)} and pushes it ${t.length(length)} of ${t.inches(limit)}${stopped(t, stop, stopBy)}.`,
  sideChosen: ({ seat, model, side }, t) => `${t.seat(seat)} moves ${t.model(model)} to the ${side} side of the carriage.`,
  setBeside: ({ model, length }, t) => `${t.model(model)} is set beside the carriage, ${t.inches(length)} aside.`,
  cuddlyRoused: ({ card, red, corner, touching }, t) =>
    `${t.name('mr-cuddly')} stirs: ${t.card(card)}, ${red || touching.length === 0 ? '' : `he lashes out at ${t.models(touching)} and `}he runs to the ${t.name(corner).toLowerCase()}.`,
  cuddlyRan: ({ to, moves, of }, t) => `${t.name('mr-cuddly')} runs, ${moves} of ${of} times: ${t.at(to)}.`,
  cuddlyEscaped: ({ moves }, t) => `${t.name('mr-cuddly')} has run ${moves} times and gets away.`,
  rolesChosen: ({ escort }, t) => `${t.seat(escort)} escorts the V.I.C.; the other gang hunts.`,
  vicNamed: ({ seat, model, extra }, t) => {
    const name = t.model(model);
    const called = name === t.names.profiles.vic.name ? '' : `, ${name}`;
    return extra
      ? `The V.I.C.${called}${called === '' ? '' : ','} comes along with the gang of ${t.seat(seat)}.`
      : `A member of the gang of ${t.seat(seat)}${called}${called === '' ? '' : ','} is the V.I.C. from now on.`;
  },
  vicEscaped: ({ seat }, t) => `The V.I.C. gets away over the far edge with the help of ${t.seat(seat)}.`,
  vicLost: ({ by }, t) => `The V.I.C. is taken out${by === NONE ? '' : ` by ${t.seat(by)}`}.`,
  chestPlaced: ({ x, y }, t) => `The treasure chest lies ${t.point(x, y)}.`,
  chestTaken: ({ model }, t) => `${t.model(model)} takes the treasure chest.`,
  chestLetGo: ({ model, how }, t) => {
    const why = {
      'put down': 'puts the chest down',
      stunned: 'is Stunned and drops the chest',
      removed: 'is gone and leaves the chest behind',
      chucked: 'chucks the chest',
    }[how];
    return `${t.model(model)} ${why}.`;
  },
  chestCameToRest: ({ to, length }, t) => `The chest comes to rest ${t.at(to)}${length > 0 ? `, ${t.inches(length)} on` : ''}.`,
  directionChosen: ({ seat, dx, dy }, t) => `${t.seat(seat)} sends the chest ${t.heading(dx, dy)}.`,
  chestCarriedOff: ({ seat, model }, t) => `${t.model(model)} carries the chest off the board for ${t.seat(seat)}.`,
  spyNamed: ({ seat, model }, t) =>
    model === NONE ? `${t.seat(seat)} has secretly named a spy.` : `${t.seat(seat)} secretly names ${t.model(model)} as the spy.`,
  spiesRevealed: ({ spies, found }, t) =>
    `The spies: ${spies.map((spy, seat) => `${t.seat(seat)} ${t.model(spy)}${found[seat] ? ', found out' : ', undiscovered'}`).join('; ')}.`,
};
