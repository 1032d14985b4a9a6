/** What happened, in English. */
import { JOKER } from '../data/index.ts';
import type { FactWords, Teller } from './teller.ts';

const stop = (text: string): string => (/[.!?…]["”]?$/.test(text) ? text : `${text}.`);
/** "the five of clubs", and "the joker", which has its article. */
const theCard = (card: string, t: Teller): string => (card === JOKER ? t.card(card) : `the ${t.card(card)}`);

export const facts: FactWords = {
  startSeat: ({ seat, drawn }, t) => `${t.seat(seat)} ${drawn ? 'is drawn as' : 'has'} the start seat.`,
  proposed: ({ seat, proposal, title, description }, t) =>
    stop(
      `${t.seat(seat)} proposes: ${t.proposal(proposal, title)}${description === '' ? '' : `. ${t.told(description, false)}`}`,
    ),
  agreementReached: ({ proposal, passed, yes, no, by }, t) =>
    `${passed ? 'Agreed' : 'Not agreed'}: ${t.proposal(proposal)} (${yes} for, ${no} against${by === 'decider' ? '; the First Player decides' : by === 'default' ? '; nothing changes' : ''}).`,
  amended: ({ seat, proposal }, t) => `${t.seat(seat)} amends the proposal: ${t.proposal(proposal)}.`,
  withdrawn: ({ seat, proposal }, t) => `${t.seat(seat)} withdraws the proposal: ${t.proposal(proposal)}.`,
  settingChosen: ({ setting, title, description }, t) =>
    setting === 'own'
      ? `The setting is ${t.quoted(title)}: ${stop(t.told(description, false))}`
      : `The setting is: ${t.names.settings[setting].name}.`,
  cityDescribed: ({ seat, name, city, enemy }, t) =>
    stop(
      `${t.seat(seat)} writes about the city${name === '' ? '' : ` of ${name}`}${city === '' ? '' : `: ${t.told(city, false)}`}${enemy === '' ? '' : `; about the enemy: ${t.told(enemy, false)}`}`,
    ),
  ready: ({ seat }, t) => `${t.seat(seat)} is ready.`,

  rowDealt: ({ cards, pile }, t) => `The row is dealt: ${cards.map(t.card).join(', ')}. ${t.cards(pile)} are left.`,
  cardPlayed: ({ seat, card, stack, sort, begun }, t) =>
    begun
      ? `${t.seat(seat)} begins a ${sort} with the ${t.card(card)}: ${t.thing(stack)}.`
      : `${t.seat(seat)} adds the ${t.card(card)} to ${t.thing(stack)}.`,
  wordGiven: ({ stack, use, word, wording }, t) =>
    `${t.thing(stack)}: ${use === 'type' ? 'type' : 'descriptor'} “${t.word(word)}”${wording === '' ? '' : `, in their words ${t.quoted(wording)}`}.`,
  formGiven: ({ stack, shape, wall, road }, t) =>
    `${t.thing(stack)} is ${t.names.shapes[shape]}${wall ? ' and a wall' : ''}${road ? ' and a road' : ''}.`,
  tradeGiven: ({ stack, trade }, t) => `${t.thing(stack)}: trade ${t.names.trades[trade]}.`,
  cardReplaced: ({ card, pile }, t) => `The ${t.card(card)} comes into the row. ${t.cards(pile)} left in the pile.`,
  pileEmpty: ({ row }, t) => `The draw pile is empty. ${t.cards(row)} left in the row.`,
  locationFinalised: ({ seat, name, description, aloud, location, value, id }, t) =>
    stop(
      `${t.seat(seat)} finalises the location ${name} (${t.names.kinds[location]}, value ${value}): ${t.told(description, aloud, [id])}`,
    ),
  defenderFinalised: ({ seat, name, description, aloud, class: own, value, id }, t) =>
    stop(
      `${t.seat(seat)} finalises the defender ${name} (${t.names.defenderClasses[own].name}, value ${value}): ${t.told(description, aloud, [id])}`,
    ),
  challenged: ({ seats, stack }, t) => `What ${t.thing(stack)} is said to be is challenged by ${t.seats(seats)}.`,
  defaultsRestored: ({ stack }, t) => `${t.thing(stack)} is what its words usually are.`,
  skipped: ({ seat, last }, t) => `${t.seat(seat)} skips${last ? '; the city is complete' : ''}.`,
  stackDropped: ({ stack }, t) => `${t.thing(stack)} was not finalised and is dropped.`,
  cityCreated: ({ locations, defenders }) => `The city has ${locations} locations and ${defenders} defenders.`,

  featureDrawn: ({ seat, sort }, t) => `${t.seat(seat)} draws: ${t.names.features[sort]}.`,
  passed: ({ seat }, t) => `${t.seat(seat)} passes.`,
  locationDrawn: ({ seat, name, alone }, t) =>
    `${t.seat(seat)} draws ${name}${alone ? '; it stands neither in nor next to a larger location' : ''}.`,
  crossingMarked: ({ road, over, sort }, t) => `${t.thing(road)} and ${t.thing(over)} cross: ${t.names.crossings[sort]}.`,
  connectionsWorkedOut: ({ pairs, unconnected }, t) =>
    `${pairs.length} connections follow from the map${unconnected.length === 0 ? '' : `; without any: ${t.things(unconnected)}`}.`,
  connectionChanged: ({ a, b, origin }, t) =>
    origin === 'removed'
      ? `${t.thing(a)} and ${t.thing(b)} are no longer connected.`
      : `${t.thing(a)} and ${t.thing(b)} are now connected (${t.names.origins[origin]}).`,
  entryPointsSuggested: ({ entries }, t) => `Accessible from outside, as the map suggests: ${t.things(entries)}.`,
  entryPoints: ({ entries, die }, t) =>
    `Entry points: ${entries.map((id, i) => `${i + 1} ${t.thing(id)}`).join(', ') || t.nothing}${die === 0 ? '' : ` (d${die})`}.`,
  entryPointChanged: ({ location, entry }, t) => `${entry ? 'Now' : 'No longer'} an entry point: ${t.thing(location)}.`,
  entryPointsConfirmed: ({ seat }, t) => `${t.seat(seat)} confirms the entry points.`,

  defenderPlaced: ({ seat, unit, location }, t) => `${t.seat(seat)} places ${t.thing(unit)} in ${t.thing(location)}.`,
  defenderWaits: ({ unit }, t) => `There is no room for ${t.thing(unit)} but in the reserve.`,
  threatDeckMade: ({ cards }, t) => `The threat deck is ready: ${t.cards(cards)}, the joker among the last thirteen.`,
  threatDrawn: ({ seat, card, class: own }, t) =>
    `${t.seat(seat)} draws the ${t.card(card)}: ${t.names.threatClasses[own].name}.`,
  threatCreated: ({ seat, id, name, description, aloud, word, wording }, t) =>
    stop(
      `${t.seat(seat)} names a threat: ${name} (${wording === '' ? t.word(word) : wording}). ${t.told(description, aloud, [id])}`,
    ),

  turnBegan: ({ turn, first, deck, joker }, t) =>
    `Turn ${turn}. First Player: ${t.seat(first)}. ${t.cards(deck)} in the threat deck, ${joker ? 'with' : 'without'} the joker.`,
  stepBegan: ({ step }, t) => `${t.names.turnSteps[step]}.`,
  conferringClosed: ({ locked }, t) =>
    `${t.names.advice.no_conferring} ${t.names.advice.cheating}${locked ? ' Chat is closed until the next Reflection.' : ''}`,
  sceneFramed: ({ seat, suggestion, characters, about, place, time, situation }, t) => {
    const labelled = (label: string, text: string): string[] => (text === '' ? [] : [`${label}: ${t.plain(text, about)}`]);
    const parts = [...labelled('Where', place), ...labelled('When', time), ...labelled('What', situation)];
    const kind = suggestion === '' ? '' : ` (${t.names.scenes[suggestion].name})`;
    return `${t.seat(seat)} frames a scene${kind} with ${t.list(characters)}. ${parts.map(stop).join(' ')}`.trim();
  },
  personInvented: ({ name, personality, preoccupation }, t) => {
    const parts = [personality, preoccupation].filter((part) => part !== '').map((part) => t.told(part, false));
    return stop(`New on the roll: ${name}${parts.length === 0 ? '' : `, ${parts.join(', ')}`}`);
  },
  rolesAssigned: ({ roles }, t) =>
    `Roles: ${roles.map(({ name, seat }) => `${name}: ${seat < 0 ? 'not played' : t.seat(seat)}`).join(', ')}.`,
  outcomeDisputed: ({ characters }, t) => `No agreement on how it turns out: badly, for ${t.list(characters)}.`,
  sceneEnded: () => 'The scene ends.',
  narrated: ({ what, seat, text, aloud, about }, t) =>
    stop(`${t.seat(seat)}, ${t.narrations[what]}: ${t.told(text, aloud, about)}`),

  cardDrawn: ({ seat, card, deck }, t) => `${t.seat(seat)} draws ${theCard(card, t)}. ${t.cards(deck)} left.`,
  reinforcementOnItsWay: ({ card, reserve }, t) =>
    `The ${t.card(card)} goes to the reserve: reinforcements on their way (${reserve}).`,
  specialEvent: ({ card, event }, t) =>
    `The ${t.card(card)}: ${t.names.specialEvents[event].name}. ${t.names.specialEvents[event].text}`,
  intelligenceGained: ({ already }) =>
    already ? 'The enemy has intelligence already; nothing is added.' : 'The enemy has intelligence for its next attack.',
  intelligenceUsed: ({ threat, location, strongest, value }, t) =>
    `Intelligence sends ${t.thing(threat)} to ${t.thing(location)}${strongest === '' ? ', which is undefended' : `, where the strongest defender is ${t.thing(strongest)} (${value})`}.`,
  attackRolled: ({ die, value, side, threats }, t) =>
    `Attack roll ${die}: threats ${t.names.attackSides[side]} (${value}): ${t.things(threats)}.`,
  noAttack: () => 'No threat matches: there is no attack this turn.',
  surpriseAttack: ({ value, nearest, threats }, t) =>
    `Surprise attack${nearest === value ? '' : `; nearest to ${value} is ${nearest}`}: ${t.things(threats)}.`,
  entryRolled: ({ threat, sides, die, again }, t) =>
    `Entry point for ${t.thing(threat)}: d${sides} gives ${die}${again ? ', rolled again' : ''}.`,
  joinRolled: ({ threat, die, joins }, t) =>
    `${t.thing(threat)}: the die shows ${die}, ${joins ? 'so the way is that of the one before' : 'so the way is another'}.`,
  threatPlaced: ({ threat, location, from }, t) =>
    `${t.thing(threat)} attacked ${t.thing(location)}${from === '' ? '' : ` from ${t.thing(from)}`}.`,
  nothingActivated: () => 'There is no Face Card threat to be activated.',
  threatActivated: ({ threat, class: own, die, of }, t) =>
    `Activated: ${t.thing(threat)} (${t.names.threatClasses[own].name}; ${die} of ${of}).`,
  targetDrawn: ({ target, die, of }, t) => `The target is ${t.thing(target)} (${die} of ${of}).`,
  // DF-26.7: nothing else tells of a shot that missed.
  duel: ({ rule, threat, unit, threatDie, unitDie }, t) =>
    `The dice: ${t.thing(threat)} ${threatDie}, ${t.thing(unit)} ${unitDie}${rule === 'DF-26.7' && unitDie < threatDie ? ', a miss' : ''}.`,
  threatDrivenOff: ({ threat, unit }, t) => `${t.thing(unit)} drove ${t.thing(threat)} off, for now.`,
  noTarget: ({ threat }, t) => `${t.thing(threat)} found no target.`,
  locationRuined: ({ location, threat }, t) => `${t.thing(threat)} destroyed ${t.thing(location)}.`,
  ruinDrawn: ({ seat, location }, t) => `${t.seat(seat)} draws the ruin of ${t.thing(location)}.`,

  defenderMoved: ({ unit, from, to, way }, t) =>
    `${t.thing(unit)} ${t.ways[way]} ${from === '' ? '' : `from ${t.thing(from)} `}to ${t.thing(to)}.`,
  chainMoved: ({ unit, path }, t) => `${t.thing(unit)} pushed others on: ${path.map(t.thing).join(' → ')}.`,
  excessRemains: ({ location, regiments, capacity }, t) =>
    `Regiments in ${t.thing(location)}: ${regiments}, where ${capacity} have room; there is none within reach.`,
  sentToReserve: ({ unit, from }, t) => `${t.thing(unit)} had nowhere to go from ${t.thing(from)} but into the reserve.`,
  reinforcementArrived: ({ seat, unit, name, description, aloud, class: own, location }, t) =>
    stop(
      `${t.seat(seat)} brings ${name} (${t.names.defenderClasses[own].name}) to ${t.thing(location)}${description === '' && !aloud ? '' : `: ${t.told(description, aloud, [unit])}`}`,
    ),

  battleBegan: ({ location, threats, defenders }, t) =>
    `Battle for ${t.thing(location)}: ${t.things(threats)} against ${defenders.length === 0 ? t.nobody : t.things(defenders)}.`,
  undefended: ({ location }, t) => `Nobody defends ${t.thing(location)}.`,
  conceded: ({ seat, location }, t) => `${t.seat(seat)} finds no defence of ${t.thing(location)} and concedes.`,
  defenceChallenged: ({ seats, location }, t) => `The defence of ${t.thing(location)} is challenged by ${t.seats(seats)}.`,
  defenceVoted: ({ stands, fails, failed }, t) =>
    `The defence ${failed ? 'fails' : 'stands'}: ${t.votes(stands)} for it, ${fails} against.`,
  defendersTotal: ({ total, terms }, t) => `Defenders ${total}${t.sum(terms)}.`,
  threatsTotal: ({ total, terms }, t) => `Threats ${total}${t.sum(terms)}.`,
  battleDecided: ({ location, result }, t) => {
    const place = t.thing(location);
    switch (result) {
      case 'defenders':
        return `The attack on ${place} is repulsed.`;
      case 'threats':
        return `The defenders of ${place} are defeated.`;
      case 'standoff':
        return `Stand-off at ${place}: nobody has the higher total.`;
      case 'rejected':
        return `No defence that makes sense: the enemy takes ${place}.`;
      case 'undefended':
        return `${place} fell without a fight.`;
    }
  },
  threatDestroyed: ({ threat, by }, t) =>
    by === '' ? `Destroyed: ${t.thing(threat)}.` : `${t.thing(by)} destroyed ${t.thing(threat)}.`,
  defenderDestroyed: ({ unit, by, death }, t) =>
    `${t.thing(unit)} fell${by === '' ? '' : ` to ${t.thing(by)}`} (${t.deaths[death]}).`,
  threatReturned: ({ threat, to }, t) => `${t.thing(threat)} went back ${to === '' ? t.outside : `to ${t.thing(to)}`}.`,
  madeImmune: ({ jack, unit }, t) => `${t.thing(jack)} led ${t.thing(unit)} to safety: they cannot be destroyed in this battle.`,
  wounded: ({ unit, wounds, value }, t) => `${t.thing(unit)} suffered: ${t.wounds(wounds)}, card value ${value}.`,
  locationTaken: ({ location, threats }, t) => `Now enemy-held: ${t.thing(location)} (${t.things(threats)}).`,
  noLongerHeld: ({ location }, t) => `The enemy no longer holds ${t.thing(location)}.`,
  moraleChanged: ({ from, to, cause, of }, t) =>
    `Morale damage ${from} → ${to} (${t.morale[cause]}${of === '' ? '' : `: ${t.thing(of)}`}).`,
  recaptured: ({ location, unit }, t) => `${t.thing(unit)} recaptured ${t.thing(location)}.`,

  activated: ({ seat, unit, ability, target }, t) =>
    `${t.seat(seat)} activates ${t.thing(unit)}${ability === '' ? ', without effect' : `: ${t.names.abilities[ability].name}`}${target === '' ? '' : `, ${t.thing(target)}`}.`,
  abilityRolled: ({ of, die, needs, success }, t) =>
    `${of === '' ? '' : `${t.thing(of)}: `}${die} (${needs} or more needed): ${success ? 'success' : 'failure'}.`,
  repaired: ({ location }, t) => `Repaired: ${t.thing(location)}.`,
  healed: ({ unit, wounds }, t) => `Healed: ${t.thing(unit)}${wounds === 0 ? '' : `, ${t.wounds(wounds)} left`}.`,

  gameEnded: ({ reason, survivors, fallen, lost, morale, turn }, t) =>
    `${t.names.endings[reason].text} Turn ${turn}. Survivors: ${t.things(survivors)}. Fallen: ${t.things(fallen)}. Lost locations: ${t.things(lost)}. Morale damage: ${morale}.`,
  chronicleClosed: () => 'The chronicle of the siege is complete.',
};
