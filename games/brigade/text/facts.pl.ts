/** What happened, in Polish. Sentences are in the present tense and built so that names need no declension. */
import { plural } from '@guildhall/kernel';
import { cardTextIn, type FactWords, isTieBroken, stop, type Teller } from './teller.ts';

const unplaced = (n: number): string =>
  plural('pl', n, {
    one: 'niepołożony żeton Sławy',
    few: 'niepołożone żetony Sławy',
    many: 'niepołożonych żetonów Sławy',
    other: 'niepołożonego żetonu Sławy',
  });

/** Who holds more or less water than before. */
const changes = (holders: readonly string[], before: readonly number[], after: readonly number[], t: Teller): string[] =>
  holders.flatMap((holder, i) => (before[i] === after[i] ? [] : [`${t.holder(holder)} z ${before[i]} do ${after[i]}`]));

export const facts: FactWords = {
  cityBuilt: () => 'Żarownica leży na stole, kwartał po kwartale.',
  firstPlayer: ({ seat, drawn }, t) => `${drawn ? 'Wylosowano pierwszego gracza' : 'Pierwszy gracz'}: ${t.seat(seat)}.`,
  colourChosen: ({ seat, colour }, t) => `${t.seat(seat)} wybiera kolor: ${t.names.colours[colour].toLowerCase()}.`,
  boardDealt: ({ seat, colour, warden }, t) =>
    `${t.seat(seat)} dostaje kolor ${t.names.colours[colour].toLowerCase()}; Brandmistrz: ${t.name(warden)}.`,
  eventDeckPrepared: ({ cards }, t) => `Talia wydarzeń jest gotowa: ${t.cards(cards)}.`,
  turnBegan: ({ seat, turn, extra, last }, t) =>
    `Tura ${turn}: ${t.seat(seat)}${extra ? ', dodatkowa tura' : ''}${last ? ', ostatnia tura' : ''}.`,
  actionsChanged: ({ seat, to, terms }, t) =>
    to === 0 ? `${t.seat(seat)} nie ma już akcji${t.sum(terms)}.` : `${t.seat(seat)}: jeszcze ${t.actions(to)}${t.sum(terms)}.`,
  turnEnded: ({ seat, unused }, t) =>
    unused > 0 ? `${t.seat(seat)} kończy turę; niewykorzystane: ${t.actions(unused)}.` : `${t.seat(seat)} kończy turę.`,

  eventDrawn: ({ seat, card, starter }, t) =>
    `${starter ? 'Wydarzenie startowe' : `${t.seat(seat)} dobiera wydarzenie`}: ${stop(t.name(card))} ${cardTextIn(t.names, card)}`,
  eventDiscarded: ({ card }, t) => `Karta ${t.name(card)} trafia na stos kart odrzuconych.`,
  eventDeckShuffled: ({ cards }, t) => `Odrzucone wydarzenia są tasowane w nową talię: ${t.cards(cards)}.`,
  fireballLanded: ({ space }, t) => `Kula ognia spada na kwartał ${t.place(space)}.`,
  fireballRedirected: ({ seat, from, to }, t) =>
    `${t.seat(seat)} przekierowuje kulę ognia z kwartału ${t.place(from)} na kwartał ${t.place(to)}.`,
  fireballTurnedToRenown: ({ seat, space }, t) => `${t.seat(seat)} zamienia kulę ognia na kwartale ${t.place(space)} w Sławę.`,

  fireRose: ({ space, from, to, cause, source }, t) => {
    // A fire that the wind blows needs no other reason.
    if (source !== '') {
      return from === 0
        ? `Ogień z kwartału ${t.place(source)} przenosi się na kwartał ${t.place(space)}: siła ${t.fire(to)}.`
        : `Ogień z kwartału ${t.place(source)} wzmaga pożar na kwartale ${t.place(space)}: z ${from} do ${t.fire(to)}.`;
    }
    if (from === 0) return `Kwartał ${t.place(space)} zajmuje się ogniem: siła ${t.fire(to)}${t.by(cause)}.`;
    return `Ogień na kwartale ${t.place(space)} rośnie: z ${from} do ${t.fire(to)}${t.by(cause)}.`;
  },
  fireFell: ({ space, from, to, cause }, t) => `Ogień na kwartale ${t.place(space)} słabnie: z ${from} do ${to}${t.by(cause)}.`,
  fireExtinguished: ({ space, seat, levels, cause }, t) =>
    `${t.seat(seat)} gasi pożar na kwartale ${t.place(space)}: ${t.levels(levels)}${t.by(cause)}.`,
  firesSwapped: ({ seat, spaces, before, after }, t) =>
    `${t.seat(seat)} zamienia siłę ognia kwartałów: ${spaces.map((s, i) => `${t.place(s)} z ${before[i]} na ${after[i]}`).join('; ')}.`,
  protected: ({ space, by, seat, cause }, t) => {
    const guard = by === 'allegiance' ? 'Wierność' : by === 'brigade' ? t.brigade : t.wagon;
    return t.opening(cause, `kwartał ${t.place(space)} chroni ${guard} (${t.seat(seat)}).`);
  },
  fireIgnored: ({ space, cause }, t) => t.opening(cause, `kwartał ${t.place(space)} nie może już mocniej płonąć.`),
  blockDoomed: ({ space }, t) => `Kwartał ${t.place(space)} jest stracony.`,
  blockDestroyed: ({ space, destroyed }, t) => `Kwartał ${t.place(space)} zostaje zniszczony. Zniszczone dotąd: ${destroyed}.`,
  buildingTriggered: ({ space, building }, t) =>
    `Budynek specjalny: ${t.name(building)} (${space}). ${cardTextIn(t.names, building)}`,
  directionChosen: ({ seat, direction }, t) => `${t.seat(seat)} wybiera kierunek: ${t.direction(direction)}.`,

  brigadeMoved: ({ seat, path, points, of, terms }, t) =>
    `${t.seat(seat)} przesuwa Brygadę na pole ${t.place(path[path.length - 1])}: ${path.join(' → ')}, punkty ruchu: ${points} z ${of}${t.sum(terms)}.`,
  brigadePushed: ({ seat, by, from, to }, t) =>
    `${t.seat(by)} przepycha Brygadę (${t.seat(seat)}) z pola ${t.place(from)} na pole ${t.place(to)}.`,
  brigadeReturned: ({ seat, to }, t) => `Brygada (${t.seat(seat)}) wraca na pole ${t.place(to)}.`,
  wagonMoved: ({ seat, from, to, cause }, t) =>
    `${t.seat(seat)} przesuwa Beczkowóz${t.by(cause)} z pola ${from} na pole ${t.place(to)}.`,
  wagonReturned: ({ seat, to }, t) => `Beczkowóz (${t.seat(seat)}) wraca na pole ${t.place(to)}.`,

  waterSpent: ({ seat, holder, n, left }, t) => `${t.seat(seat)} zużywa ${t.water(n)} (${t.holder(holder)}, zostaje ${left}).`,
  waterGained: ({ seat, holder, n, cause }, t) => `${t.seat(seat)} zyskuje ${t.water(n)}: ${t.holder(holder)}${t.by(cause)}.`,
  waterLost: ({ seat, holder, n, cause }, t) => `${t.seat(seat)} traci ${t.water(n)}: ${t.holder(holder)}${t.by(cause)}.`,
  waterStolen: ({ seat, holder, from, fromHolder }, t) =>
    `${t.seat(seat)} (${t.holder(holder)}) kradnie ${t.water(1)}. Traci ${t.seat(from)} (${t.holder(fromHolder)}).`,
  refilled: ({ seat, space, holders, before, after, cause }, t) => {
    const parts = changes(holders, before, after, t);
    return `${t.seat(seat)} uzupełnia wodę${space === '' ? '' : ` na polu ${t.place(space)}`}: ${parts.join(', ')}${cause === 'refill' ? '' : t.by(cause)}.`;
  },
  waterTransferred: ({ seat, holders, before, after }, t) => {
    const parts = changes(holders, before, after, t);
    return `${t.seat(seat)} przelewa wodę: ${parts.join(', ')}.`;
  },

  renownAwarded: ({ seat, n, terms, cause }, t) => `${t.seat(seat)} otrzymuje ${t.renown(n)}${t.sum(terms)}${t.by(cause)}.`,
  renownPlaced: ({ seat, space, n, now, needed, terms }, t) =>
    `${t.seat(seat)} kładzie ${t.renown(n)} na kwartale ${t.place(space)}: ${now} z ${needed}${t.sum(terms)}.`,
  renownForfeited: ({ seat, n }, t) => `${t.seat(seat)} traci ${unplaced(n)}.`,
  renownRemoved: ({ seat, space, n, cause }, t) =>
    `${t.seat(seat)} zdejmuje ${t.renown(n)}${t.by(cause)} z kwartału ${t.place(space)}.`,
  loyaltyGained: ({ seat, space, from, needed, terms }, t) =>
    from < 0
      ? `${t.seat(seat)} zdobywa Lojalność kwartału ${t.place(space)} za ${t.renown(needed)}${t.sum(terms)}.`
      : `${t.seat(seat)} przejmuje kwartał ${t.place(space)} za ${t.renown(needed)}${t.sum(terms)}. Traci go ${t.seat(from)}.`,
  loyaltyLost: ({ seat, space }, t) => `${t.seat(seat)} traci Lojalność kwartału ${t.place(space)}.`,
  aviaryStocked: ({ seat, space }, t) => `Na polu ${t.place(space)} czeka ${t.renown(1)}: ${t.seat(seat)}.`,
  aviaryVisited: ({ seat, space }, t) => `${t.seat(seat)} zabiera Sławę z pola ${t.place(space)} i zyskuje dodatkową akcję.`,

  crewDeckShuffled: ({ cards }, t) => `Odrzucone karty załogi są wtasowywane do talii: ${t.cards(cards)}.`,
  crewDrawn: ({ seat, n, cards }, t) =>
    cards.length === 0
      ? `${t.seat(seat)} dobiera z talii załogi: ${t.cards(n)}.`
      : `${t.seat(seat)} dobiera z talii załogi: ${cards.map(t.name).join(', ')}.`,
  recruitKeptNone: ({ seat, cards }, t) => `${t.seat(seat)} nie zatrzymuje nikogo. Odrzucone: ${cards.map(t.name).join(', ')}.`,
  crewRecruited: ({ seat, card, water }, t) => `${t.seat(seat)} przyjmuje do załogi: ${t.name(card)} (${t.water(water)}).`,
  crewDiscarded: ({ seat, card, cause }, t) =>
    cause === 'recruit'
      ? `${t.seat(seat)} odrzuca drugą dobraną kartę: ${t.name(card)}.`
      : `${t.seat(seat)} traci członka załogi: ${t.name(card)}${t.by(cause)}.`,
  crewTaken: ({ seat, from, card }, t) => `${t.seat(seat)} przejmuje kartę ${t.name(card)}. Traci ją ${t.seat(from)}.`,
  consentGiven: ({ seat, to, card, agreed }, t) =>
    agreed
      ? `${t.seat(seat)} zgadza się oddać kartę ${t.name(card)}. Dostaje ją ${t.seat(to)}.`
      : `${t.seat(seat)} nie oddaje karty ${t.name(card)}, o którą prosi ${t.seat(to)}.`,
  preciousGiven: ({ seat, to }, t) => `${t.seat(seat)} dobiera kartę ${t.name('precious')}. Otrzymuje ją ${t.seat(to)}.`,
  preciousDiscarded: ({ seat }, t) => `${t.seat(seat)} odrzuca kartę ${t.name('precious')}.`,
  abilityUsed: ({ seat, card }, t) => `${t.seat(seat)} korzysta ze zdolności: ${t.name(card)}.`,
  eventIgnored: ({ seat, card, why }, t) =>
    `${t.seat(seat)}: wydarzenie ${t.name(card)} nic nie daje, bo ${why === 'crew' ? 'nie ma miejsca dla załogi' : 'żaden kwartał w pobliżu Brygady nie przyjmie Sławy'}.`,
  offerDeclined: ({ seat, offer }, t) => `${t.seat(seat)} rezygnuje${t.by(offer)}.`,

  trackRaised: ({ seat, track, valueFrom, valueTo, to, cause }, t) =>
    valueFrom === valueTo
      ? `${t.seat(seat)} przesuwa znacznik toru ${t.track(track)} na pole ${to + 1}; wartość pozostaje ${valueTo}${t.by(cause)}.`
      : `${t.seat(seat)} ulepsza tor ${t.track(track)}: z ${valueFrom} do ${valueTo}${t.by(cause)}.`,
  trackAtEnd: ({ seat, track }, t) => `${t.seat(seat)}: tor ${t.track(track)} jest już na końcu.`,
  blueBonus: ({ seat, track }, t) => `${t.seat(seat)} zdobywa niebieską premię toru ${t.track(track)}. ${t.names.bonuses[track]}`,
  extraTurnWon: ({ seat }, t) => `${t.seat(seat)} zyskuje dodatkową turę.`,

  wardenUsed: ({ seat, warden }, t) => `${t.seat(seat)} korzysta ze zdolności Brandmistrza: ${t.name(warden)}.`,
  allegianceBegan: ({ seat }, t) =>
    `${t.seat(seat)} chroni swoje lojalne kwartały: aż do swojej następnej tury nie działają na nie wydarzenia.`,
  allegianceEnded: ({ seat }, t) => `Wierność (${t.seat(seat)}) nie chroni już lojalnych kwartałów.`,
  werewolfTurned: ({ seat, werewolf }, t) =>
    `${t.seat(seat)}: ${t.name('white-fang')} przybiera postać ${werewolf ? 'wilkołaka' : 'człowieka'}.`,
  mimicPlaced: ({ seat, card }, t) => `${t.seat(seat)} kładzie żeton mimikry na karcie ${t.name(card)}.`,
  mimicRemoved: ({ card }, t) => `Żeton mimikry schodzi z karty ${t.name(card)}.`,

  evacuationBegan: ({ seat, destroyed, university }, t) =>
    `Ewakuacja! Zniszczone kwartały: ${destroyed}, w tym Uniwersytet: ${university}. Gra skończy się, zanim następną turę zacznie ${t.seat(seat)}.`,
  allFiresOut: ({ ends }) => (ends ? 'Wszystkie pożary są ugaszone.' : 'Wszystkie pożary są ugaszone, ale gra trwa dalej.'),
  gameEnded: ({ reason, winners, scores }, t) => {
    const points = scores.map((score, seat) => `${t.seat(seat)} ${score}`).join(', ');
    return `Koniec gry. ${winners.length === 0 ? 'Nikt nie wygrywa' : `Zwycięstwo: ${t.seats(winners)}`}. Wynik: ${points}.${
      isTieBroken(reason, winners, scores)
        ? ' Przy równym wyniku rozstrzygają lojalne kwartały, potem te z Uniwersytetu, potem Sława na planszy (BR-21.4).'
        : ''
    }`;
  },
};
