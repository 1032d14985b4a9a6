/** What happened, in Polish. Names people gave stand in the nominative, whatever the sentence. */
import type { FactWords } from './teller.ts';

const stop = (text: string): string => (/[.!?…]["”]?$/.test(text) ? text : `${text}.`);
/** A card at the head of a sentence: no noun stands before it that would bend it. */
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const facts: FactWords = {
  startSeat: ({ seat, drawn }, t) => `Krzesło początkowe${drawn ? ' wskazane losem' : ''}: ${t.seat(seat)}.`,
  proposed: ({ seat, proposal, title, description }, t) =>
    stop(
      `${t.seat(seat)} proponuje: ${t.proposal(proposal, title)}${description === '' ? '' : `. ${t.told(description, false)}`}`,
    ),
  agreementReached: ({ proposal, passed, yes, no, by }, t) =>
    `${passed ? 'Zgoda' : 'Brak zgody'}: ${t.proposal(proposal)} (za: ${yes}, przeciw: ${no}${by === 'decider' ? '; rozstrzyga pierwszy gracz' : by === 'default' ? '; nic się nie zmienia' : ''}).`,
  amended: ({ seat, proposal }, t) => `${t.seat(seat)} zmienia propozycję: ${t.proposal(proposal)}.`,
  withdrawn: ({ seat, proposal }, t) => `${t.seat(seat)} wycofuje propozycję: ${t.proposal(proposal)}.`,
  settingChosen: ({ setting, title, description }, t) =>
    setting === 'own'
      ? `Świat gry: ${t.quoted(title)}. ${stop(t.told(description, false))}`
      : `Świat gry: ${t.names.settings[setting].name}.`,
  cityDescribed: ({ seat, name, city, enemy }, t) =>
    stop(
      `${t.seat(seat)} opisuje miasto${name === '' ? '' : ` ${t.quoted(name)}`}${city === '' ? '' : `: ${t.told(city, false)}`}${enemy === '' ? '' : `; o wrogu: ${t.told(enemy, false)}`}`,
    ),
  ready: ({ seat }, t) => `${t.seat(seat)} zgłasza gotowość.`,

  rowDealt: ({ cards, pile }, t) => `Odkryto rząd kart: ${cards.map(t.card).join(', ')}. W stosie: ${t.cards(pile)}.`,
  cardPlayed: ({ seat, card, stack, sort, begun }, t) =>
    begun
      ? `${t.seat(seat)} zaczyna ${sort === 'location' ? 'nowe miejsce' : 'nowego obrońcę'} (${t.thing(stack)}): ${t.card(card)}.`
      : `${t.seat(seat)} dokłada (${t.thing(stack)}): ${t.card(card)}.`,
  wordGiven: ({ stack, use, word, wording }, t) =>
    `${t.thing(stack)}: ${use === 'type' ? 'typ' : 'określenie'} ${t.quoted(t.word(word))}${wording === '' ? '' : `, własnymi słowami ${t.quoted(wording)}`}.`,
  formGiven: ({ stack, shape, wall, road }, t) =>
    `${t.thing(stack)}, kształt: ${t.names.shapes[shape]}${wall ? ', mur' : ''}${road ? ', droga' : ''}.`,
  tradeGiven: ({ stack, trade }, t) => `${t.thing(stack)}, fach: ${t.names.trades[trade]}.`,
  cardReplaced: ({ card, pile }, t) => `Do rzędu dochodzi ${t.card(card)}. W stosie: ${t.cards(pile)}.`,
  pileEmpty: ({ row }, t) => `Stos jest pusty. W rzędzie: ${t.cards(row)}.`,
  locationFinalised: ({ seat, name, description, aloud, location, value, id }, t) =>
    stop(
      `${t.seat(seat)} kończy miejsce ${t.quoted(name)} (${t.names.kinds[location]}, wartość ${value}): ${t.told(description, aloud, [id])}`,
    ),
  defenderFinalised: ({ seat, name, description, aloud, class: own, value, id }, t) =>
    stop(
      `${t.seat(seat)} kończy obrońcę ${t.quoted(name)} (${t.names.defenderClasses[own].name}, wartość ${value}): ${t.told(description, aloud, [id])}`,
    ),
  challenged: ({ seats, stack }, t) => `Sprzeciw wobec opisu (${t.thing(stack)}): ${t.seats(seats)}.`,
  defaultsRestored: ({ stack }, t) => `${t.thing(stack)}: obowiązuje zwykłe znaczenie słów.`,
  skipped: ({ seat, last }, t) => `${t.seat(seat)} pasuje${last ? '; miasto jest gotowe' : ''}.`,
  stackDropped: ({ stack }, t) => `${t.thing(stack)} odpada jako nieukończony.`,
  cityCreated: ({ locations, defenders }) => `Miejsc w mieście: ${locations}, obrońców: ${defenders}.`,

  featureDrawn: ({ seat, sort }, t) => `${t.seat(seat)} rysuje: ${t.names.features[sort]}.`,
  passed: ({ seat }, t) => `${t.seat(seat)} pasuje.`,
  locationDrawn: ({ seat, name, alone }, t) =>
    `${t.seat(seat)} rysuje: ${name}${alone ? '; nie leży ono ani w większym miejscu, ani obok takiego' : ''}.`,
  crossingMarked: ({ road, over, sort }, t) => `${t.thing(road)} przecina: ${t.thing(over)} (${t.names.crossings[sort]}).`,
  connectionsWorkedOut: ({ pairs, unconnected }, t) =>
    `Połączenia wynikające z mapy: ${pairs.length}${unconnected.length === 0 ? '' : `; bez połączeń: ${t.things(unconnected)}`}.`,
  connectionChanged: ({ a, b, origin }, t) =>
    origin === 'removed'
      ? `Połączenie usunięte: ${t.thing(a)} – ${t.thing(b)}.`
      : `Nowe połączenie: ${t.thing(a)} – ${t.thing(b)} (${t.names.origins[origin]}).`,
  entryPointsSuggested: ({ entries }, t) => `Według mapy z zewnątrz dostępne są: ${t.things(entries)}.`,
  entryPoints: ({ entries, die }, t) =>
    `Punkty wejścia: ${entries.map((id, i) => `${i + 1} ${t.thing(id)}`).join(', ') || t.nothing}${die === 0 ? '' : ` (k${die})`}.`,
  entryPointChanged: ({ location, entry }, t) =>
    entry ? `Nowy punkt wejścia: ${t.thing(location)}.` : `To już nie jest punkt wejścia: ${t.thing(location)}.`,
  entryPointsConfirmed: ({ seat }, t) => `${t.seat(seat)} zatwierdza punkty wejścia.`,

  defenderPlaced: ({ seat, unit, location }, t) => `${t.seat(seat)} rozstawia: ${t.thing(unit)} → ${t.thing(location)}.`,
  defenderWaits: ({ unit }, t) => `Brak miejsca, w odwodzie: ${t.thing(unit)}.`,
  threatDeckMade: ({ cards }, t) => `Talia zagrożeń jest gotowa: ${t.cards(cards)}, joker wśród ostatnich trzynastu.`,
  threatDrawn: ({ seat, card, class: own }, t) =>
    `${t.seat(seat)} dobiera: ${t.card(card)} (${t.names.threatClasses[own].name}).`,
  threatCreated: ({ seat, id, name, description, aloud, word, wording }, t) =>
    stop(
      `${t.seat(seat)} nazywa zagrożenie: ${name} (${wording === '' ? t.word(word) : wording}). ${t.told(description, aloud, [id])}`,
    ),

  turnBegan: ({ turn, first, deck, joker }, t) =>
    `Tura ${turn}. Pierwszy gracz: ${t.seat(first)}. Talia zagrożeń: ${t.cards(deck)}, joker ${joker ? 'jeszcze w talii' : 'już poza talią'}.`,
  stepBegan: ({ step }, t) => `${t.names.turnSteps[step]}.`,
  conferringClosed: ({ locked }, t) =>
    `${t.names.advice.no_conferring} ${t.names.advice.cheating}${locked ? ' Czat jest zamknięty do następnej refleksji.' : ''}`,
  sceneFramed: ({ seat, suggestion, characters, about, place, time, situation }, t) => {
    const labelled = (label: string, text: string): string[] => (text === '' ? [] : [`${label}: ${t.plain(text, about)}`]);
    const parts = [...labelled('Gdzie', place), ...labelled('Kiedy', time), ...labelled('Co', situation)];
    const kind = suggestion === '' ? '' : ` (${t.names.scenes[suggestion].name})`;
    return `${t.seat(seat)} nakreśla scenę${kind}. Uczestnicy: ${t.list(characters)}. ${parts.map(stop).join(' ')}`.trim();
  },
  personInvented: ({ name, personality, preoccupation }, t) => {
    const parts = [personality, preoccupation].filter((part) => part !== '').map((part) => t.told(part, false));
    return stop(`Nowy uczestnik sceny: ${name}${parts.length === 0 ? '' : `, ${parts.join(', ')}`}`);
  },
  rolesAssigned: ({ roles }, t) =>
    `Role: ${roles.map(({ name, seat }) => `${name}: ${seat < 0 ? 'nikt nie gra' : t.seat(seat)}`).join(', ')}.`,
  outcomeDisputed: ({ characters }, t) => `Nie ma zgody, jak to się kończy, więc kończy się źle. Dotyczy: ${t.list(characters)}.`,
  sceneEnded: () => 'Koniec sceny.',
  narrated: ({ what, seat, text, aloud, about }, t) =>
    stop(`${t.seat(seat)}, ${t.narrations[what]}: ${t.told(text, aloud, about)}`),

  cardDrawn: ({ seat, card, deck }, t) => `${t.seat(seat)} dobiera: ${t.card(card)}. W talii: ${t.cards(deck)}.`,
  reinforcementOnItsWay: ({ card, reserve }, t) => `${first(t.card(card))} trafia do odwodu: posiłki w drodze (${reserve}).`,
  specialEvent: ({ card, event }, t) =>
    `${first(t.card(card))}: ${t.names.specialEvents[event].name}. ${t.names.specialEvents[event].text}`,
  intelligenceGained: ({ already }) =>
    already ? 'Wróg ma już rozeznanie; nic się nie zmienia.' : 'Wróg ma rozeznanie przed następnym atakiem.',
  intelligenceUsed: ({ threat, location, strongest, value }, t) =>
    `Wywiad prowadzi: ${t.thing(threat)} → ${t.thing(location)}${strongest === '' ? ', bez obrońców' : `; najsilniejszy obrońca: ${t.thing(strongest)} (${value})`}.`,
  attackRolled: ({ die, value, side, threats }, t) =>
    `Rzut na atak: ${die}; zagrożenia ${t.names.attackSides[side]} (${value}): ${t.things(threats)}.`,
  noAttack: () => 'Żadne zagrożenie nie pasuje: w tej turze nie ma ataku.',
  surpriseAttack: ({ value, nearest, threats }, t) =>
    `Atak z zaskoczenia${nearest === value ? '' : `; najbliższa wartości ${value} jest ${nearest}`}: ${t.things(threats)}.`,
  entryRolled: ({ threat, sides, die, again }, t) =>
    `Punkt wejścia (${t.thing(threat)}): k${sides} daje ${die}${again ? ', rzut powtórzony' : ''}.`,
  joinRolled: ({ threat, die, joins }, t) => `${t.thing(threat)}: rzut ${die}, ${joins ? 'razem z poprzednim' : 'własną drogą'}.`,
  threatPlaced: ({ threat, location, from }, t) =>
    `Atak: ${t.thing(threat)} → ${t.thing(location)}${from === '' ? '' : ` (stąd: ${t.thing(from)})`}.`,
  nothingActivated: () => 'Nie ma zagrożenia z figurą, które można by aktywować.',
  threatActivated: ({ threat, class: own, die, of }, t) =>
    `Aktywacja: ${t.thing(threat)} (${t.names.threatClasses[own].name}; ${die} z ${of}).`,
  targetDrawn: ({ target, die, of }, t) => `Cel: ${t.thing(target)} (${die} z ${of}).`,
  // DF-26.7: nothing else tells of a shot that missed.
  duel: ({ rule, threat, unit, threatDie, unitDie }, t) =>
    `Rzuty: ${t.thing(threat)} ${threatDie}, ${t.thing(unit)} ${unitDie}${rule === 'DF-26.7' && unitDie < threatDie ? ', chybione' : ''}.`,
  threatDrivenOff: ({ threat, unit }, t) => `Na razie odparto: ${t.thing(threat)} (broni się ${t.thing(unit)}).`,
  noTarget: ({ threat }, t) => `Bez celu: ${t.thing(threat)}.`,
  locationRuined: ({ location, threat }, t) => `W gruzach: ${t.thing(location)} (sprawca: ${t.thing(threat)}).`,
  ruinDrawn: ({ seat, location }, t) => `${t.seat(seat)} rysuje ruinę: ${t.thing(location)}.`,

  defenderMoved: ({ unit, from, to, way }, t) =>
    `${t.ways[way]}: ${t.thing(unit)}, ${from === '' ? '' : `${t.thing(from)} `}→ ${t.thing(to)}.`,
  chainMoved: ({ unit, path }, t) => `Kolejne pułki ustępują (${t.thing(unit)}): ${path.map(t.thing).join(' → ')}.`,
  excessRemains: ({ location, regiments, capacity }, t) =>
    `${t.thing(location)}: pułków ${regiments} przy pojemności ${capacity}; w zasięgu nie ma wolnego miejsca.`,
  sentToReserve: ({ unit, from }, t) => `Nie ma dokąd pójść (${t.thing(from)}), w odwodzie: ${t.thing(unit)}.`,
  reinforcementArrived: ({ seat, unit, name, description, aloud, class: own, location }, t) =>
    stop(
      `${t.seat(seat)} wprowadza posiłki: ${name} (${t.names.defenderClasses[own].name}) → ${t.thing(location)}${description === '' && !aloud ? '' : `: ${t.told(description, aloud, [unit])}`}`,
    ),

  battleBegan: ({ location, threats, defenders }, t) =>
    `Bitwa, ${t.thing(location)}: ${t.things(threats)}${defenders.length === 0 ? '; nikt nie staje do obrony' : ` przeciw: ${t.things(defenders)}`}.`,
  undefended: ({ location }, t) => `Nikt nie broni: ${t.thing(location)}.`,
  conceded: ({ seat, location }, t) => `${t.seat(seat)} nie znajduje sposobu obrony i poddaje: ${t.thing(location)}.`,
  defenceChallenged: ({ seats, location }, t) => `Sprzeciw wobec opisu obrony (${t.thing(location)}): ${t.seats(seats)}.`,
  defenceVoted: ({ stands, fails, failed }, t) =>
    `Opis obrony ${failed ? 'upada' : 'się broni'}: za ${t.votes(stands)}, przeciw ${fails}.`,
  defendersTotal: ({ total, terms }, t) => `Obrońcy ${total}${t.sum(terms)}.`,
  threatsTotal: ({ total, terms }, t) => `Zagrożenia ${total}${t.sum(terms)}.`,
  battleDecided: ({ location, result }, t) => {
    const place = t.thing(location);
    switch (result) {
      case 'defenders':
        return `Atak odparty: ${place}.`;
      case 'threats':
        return `Obrońcy pokonani: ${place}.`;
      case 'standoff':
        return `Pat (${place}): żadna suma nie jest wyższa.`;
      case 'rejected':
        return `Bez obrony, która ma sens, miejsce jest stracone: ${place}.`;
      case 'undefended':
        return `Stracone bez walki: ${place}.`;
    }
  },
  threatDestroyed: ({ threat, by }, t) =>
    `Koniec zagrożenia: ${t.thing(threat)}${by === '' ? '' : ` (sprawca: ${t.thing(by)})`}.`,
  defenderDestroyed: ({ unit, by, death }, t) =>
    `Strata: ${t.thing(unit)}${by === '' ? '' : ` (sprawca: ${t.thing(by)})`}, ${t.deaths[death]}.`,
  threatReturned: ({ threat, to }, t) => `Odwrót: ${t.thing(threat)} → ${to === '' ? t.outside : t.thing(to)}.`,
  madeImmune: ({ jack, unit }, t) =>
    `${t.thing(jack)} wyprowadza w bezpieczne miejsce: ${t.thing(unit)} (w tej bitwie nie do zniszczenia).`,
  wounded: ({ unit, wounds, value }, t) => `Rana: ${t.thing(unit)} (${t.wounds(wounds)}, wartość ${value}).`,
  locationTaken: ({ location, threats }, t) => `Wróg zajmuje: ${t.thing(location)} (${t.things(threats)}).`,
  noLongerHeld: ({ location }, t) => `Wróg opuszcza: ${t.thing(location)}.`,
  moraleChanged: ({ from, to, cause, of }, t) =>
    `Spadek morale ${from} → ${to} (${t.morale[cause]}${of === '' ? '' : `: ${t.thing(of)}`}).`,
  recaptured: ({ location, unit }, t) => `Odzyskano: ${t.thing(location)} (${t.thing(unit)}).`,

  activated: ({ seat, unit, ability, target }, t) =>
    `${t.seat(seat)} aktywuje: ${t.thing(unit)}${ability === '' ? ' (bez skutku)' : `, ${t.names.abilities[ability].name}`}${target === '' ? '' : `, cel: ${t.thing(target)}`}.`,
  abilityRolled: ({ of, die, needs, success }, t) =>
    `${of === '' ? 'Rzut' : t.thing(of)}: ${die} (potrzeba co najmniej ${needs}): ${success ? 'sukces' : 'porażka'}.`,
  repaired: ({ location }, t) => `Odbudowano: ${t.thing(location)}.`,
  healed: ({ unit, wounds }, t) => `Wyleczono: ${t.thing(unit)}${wounds === 0 ? '' : `; zostaje: ${t.wounds(wounds)}`}.`,

  gameEnded: ({ reason, survivors, fallen, lost, morale, turn }, t) =>
    `${t.names.endings[reason].text} Tura ${turn}. Ocaleli: ${t.things(survivors)}. Polegli: ${t.things(fallen)}. Stracone miejsca: ${t.things(lost)}. Spadek morale: ${morale}.`,
  chronicleClosed: () => 'Kronika oblężenia jest zamknięta.',
};
