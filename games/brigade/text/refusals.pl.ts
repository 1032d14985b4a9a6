/** Why an answer is refused, in Polish. */
import type { RefusalWords } from './teller.ts';

export const refusals: RefusalWords = {
  notAnAnswer: () => 'To nie jest odpowiedź na to pytanie.',

  soloIsCooperative: () => 'Jedna osoba gra w wariant kooperacyjny.',
  bonusWardensNeedAdvanced: () => 'Dodatkowi Brandmistrzowie wymagają gry zaawansowanej.',
  noSuchFirstPlayer: ({ seats }) => `Pierwszy gracz musi siedzieć przy stole. Liczba graczy: ${seats}.`,

  colourTaken: ({ colour, seat }, t) => `Kolor ${t.name(colour).toLowerCase()} ma już ${t.seat(seat)}.`,

  noActionsLeft: () => 'Nie masz już akcji.',
  mustLeaveDestroyed: ({ space }, t) =>
    `Twoja Brygada stoi na zniszczonym kwartale ${t.place(space)} i musi go opuścić przed końcem tury.`,

  noSuchSpace: ({ space }) => `W tej grze nie ma pola ${space}.`,
  alreadyThere: ({ space }, t) => `Ten pionek już stoi na polu ${t.place(space)}.`,
  brigadeInTheWay: ({ space, seat }, t) => `Na polu ${t.place(space)} stoi inna Brygada (${t.seat(seat)}).`,
  tooFar: ({ space, needs, points, terms }, t) =>
    `Pole ${t.place(space)} jest za daleko: droga kosztuje ${t.points(needs)}, a Brygada ma ${points}${t.sum(terms)}.`,
  noWayThere: ({ space }, t) => `Jednym ruchem nie da się dojść na pole ${t.place(space)}.`,
  fireStopsYou: ({ space }, t) => `W drodze na pole ${t.place(space)} Brygadę zatrzymałby płonący kwartał.`,
  cannotEndOnDestroyed: ({ space }, t) => `Nie możesz zakończyć tury na zniszczonym kwartale ${t.place(space)}.`,
  nowhereToPush: ({ space, seat }, t) =>
    `Z pola ${t.place(space)} nie ma dokąd przepchnąć stojącej tam Brygady (${t.seat(seat)}).`,
  noSuchRoute: () => 'To nie jest żadna z możliwych dróg.',

  wagonNotOnDestroyed: ({ space }, t) => `Beczkowóz nie może wjechać na zniszczony kwartał ${t.place(space)}.`,
  wagonInTheWay: ({ space, seat }, t) => `Na polu ${t.place(space)} stoi inny Beczkowóz (${t.seat(seat)}).`,
  blueBonusNotReached: ({ track }, t) => `Nie masz jeszcze niebieskiej premii toru ${t.track(track)}.`,
  blueBonusUsed: ({ track }, t) => `Niebieska premia toru ${t.track(track)} jest w tej turze już wykorzystana.`,
  noBrigadeMove: () => 'Darmowy ruch Beczkowozu towarzyszy ruchowi Brygady, a twoja Brygada nie może się ruszyć.',
  nowhereForWagon: () => 'Nie ma pola, na które mógłby pojechać twój Beczkowóz.',
  notEmpty: ({ space }, t) => `Pole ${t.place(space)} nie jest puste.`,

  notABlock: ({ space }, t) => `Pole ${t.place(space)} nie jest kwartałem.`,
  blockDestroyed: ({ space }, t) => `Kwartał ${t.place(space)} jest zniszczony.`,
  blockDoomed: ({ space }, t) => `Kwartał ${t.place(space)} jest stracony i nie da się go uratować.`,
  notBurning: ({ space }, t) => `Kwartał ${t.place(space)} nie płonie.`,
  notWhereYouStand: ({ space, at }, t) =>
    `Brygada gasi ogień tam, gdzie stoi, czyli na polu ${t.place(at)}, a nie na polu ${t.place(space)}.`,
  notAdjacent: ({ space, to }, t) => `Pole ${t.place(space)} nie sąsiaduje z polem ${t.place(to)}.`,
  notATarget: ({ space }, t) => `Tutaj nie można wybrać pola ${t.place(space)}.`,

  atLeastOneToken: () => 'Trzeba zużyć co najmniej 1 żeton wody.',
  notEnoughWater: ({ wants, has }) => `Masz tu za mało wody: potrzeba ${wants}, jest ${has}.`,
  moreThanNeeded: ({ wants, needed, terms }, t) =>
    `To za dużo (${t.water(wants)}): do ugaszenia wystarczy ${needed}${t.sum(terms)}.`,
  holderGives: ({ holder, least, most }, t) =>
    least === most
      ? `${t.holder(holder)} musi oddać dokładnie ${most}.`
      : `${t.holder(holder)} może oddać od ${least} do ${most}.`,
  holderTakes: ({ holder, least, most }, t) =>
    least === most ? `${t.holder(holder)} musi mieć dokładnie ${most}.` : `${t.holder(holder)} może mieć od ${least} do ${most}.`,
  holderEmpty: ({ holder }, t) => `${t.holder(holder)} nie ma wody.`,
  holderFull: ({ holder }, t) => `${t.holder(holder)} nie ma miejsca na więcej wody.`,
  nothingWouldChange: () => 'Nic by się nie zmieniło.',
  notTogether: ({ brigade, wagon }, t) =>
    `Brygada i Beczkowóz muszą stać razem; stoją na polach ${t.place(brigade)} i ${t.place(wagon)}.`,
  noWater: () => 'Nie masz tu wody.',

  noMeepleThere: ({ space }, t) => `Na polu ${t.place(space)} nie stoi ani twoja Brygada, ani twój Beczkowóz.`,
  notARefillPlace: ({ space }, t) => `Pole ${t.place(space)} nie jest twoją Remizą ani kwartałem lojalnym wobec ciebie.`,
  alreadyFull: ({ space }, t) => `Na polu ${t.place(space)} wszystko jest już pełne.`,
  werewolfCannotRefill: (_about, t) => `${t.name('white-fang')} jako wilkołak nie może wykonywać Napełniania.`,

  noCrewCapacity: () => 'Rekrutacja wymaga co najmniej 1 na torze Załogi.',
  noCrewCards: () => 'Nie ma już kart załogi do dobrania.',
  notDrawn: ({ card }, t) => `Wśród dobranych kart nie ma takiej: ${t.name(card)}.`,
  noRoom: ({ capacity }) => `Twoja załoga jest pełna (${capacity}): ktoś musi odejść.`,
  notYourCrew: ({ card }, t) => `${t.name(card)} nie należy do twojej załogi.`,
  nobodysCrew: ({ card }, t) => `${t.name(card)} nie należy do załogi, z której można wybierać.`,
  ownCrew: ({ card }, t) => `${t.name(card)} należy już do twojej załogi.`,
  abilityInactive: ({ card, quarter }, t) =>
    `${t.name(card)} pomaga tylko wtedy, gdy masz lojalny kwartał tej dzielnicy: ${t.names.quarters[quarter]}.`,
  usedThisTurn: ({ card }, t) => `Zdolność w tej turze już wykorzystana: ${t.name(card)}.`,
  wagonNotAtFireOfOne: ({ space }, t) => `Twój Beczkowóz musi stać przy ogniu o sile 1, a stoi na polu ${t.place(space)}.`,
  wagonEmpty: () => 'Twój Beczkowóz nie ma wody.',
  noFireAdjacent: ({ card }, t) => `Obok twojej Brygady nie ma ognia do ugaszenia (${t.name(card)}).`,
  noPrecious: (_about, t) => `Nie masz karty ${t.name('precious')}.`,
  notAtFirehouse: ({ firehouse }, t) => `Twoja Brygada musi stać w twojej Remizie: ${t.place(firehouse)}.`,
  giveToAnother: (_about, t) => `Kartę ${t.name('precious')} trzeba oddać innemu graczowi przy stole.`,

  upgradedThisTurn: () => 'Ulepszenie można wykonać tylko raz na turę.',
  trackAtItsEnd: ({ track }, t) => `Tor ${t.track(track)} jest już na końcu.`,

  loyalToYou: ({ space }, t) => `Kwartał ${t.place(space)} jest już lojalny wobec ciebie.`,
  loyalToPartner: ({ space, seat }, t) => `Kwartał ${t.place(space)} jest lojalny wobec partnera: ${t.seat(seat)}.`,
  outOfReach: ({ space }, t) => `Tej Sławy nie można położyć na kwartale ${t.place(space)}: jest poza zasięgiem.`,
  enoughRenown: ({ space, needed, terms }, t) =>
    `Na kwartale ${t.place(space)} masz już tyle Sławy, ile trzeba: ${needed}${t.sum(terms)}.`,
  noRenownLeft: () => 'Nie masz już żetonów Sławy w zapasie.',
  guardedByAllegiance: ({ space, seat }, t) => `Kwartał ${t.place(space)} chroni Wierność: ${t.seat(seat)}.`,
  noRenownThere: ({ space }, t) => `Nie masz Sławy na kwartale ${t.place(space)}.`,
  noRenownOnBoard: () => 'Nie masz na planszy Sławy, którą można zapłacić.',
  notWon: ({ space }, t) => `Kwartał ${t.place(space)} nie jest właśnie zdobywany.`,
  mustChoose: () => 'Nie można zrezygnować: trzeba wybrać.',

  basicSide: () => 'W grze podstawowej Brandmistrzowie nie mają zdolności.',
  wardenTriggers: ({ warden }, t) => `Ta zdolność działa sama i nie jest akcją: ${t.name(warden)}.`,
  wardenUsedThisTurn: ({ warden }, t) => `Zdolność Brandmistrza jest w tej turze już wykorzystana: ${t.name(warden)}.`,
  nothingForWarden: ({ warden }, t) => `${t.name(warden)} nie ma teraz nic do zrobienia.`,
  noCrewToTake: () => 'Nikt inny nie ma członka załogi, którego można przejąć.',
  alreadyMimicked: ({ card }, t) => `Żeton mimikry już leży na karcie ${t.name(card)}.`,
};
