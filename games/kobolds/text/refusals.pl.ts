/** Why an answer is refused, in Polish: what is wrong, and the figure that decides it. */
import { TERRAIN_KINDS } from '../data/index.ts';
import { stop as ended, type RefusalWords, roster, shown, type Teller } from './teller.ts';

const quoted = (answer: unknown): string => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return `„${shown(text)}”`;
};
const target = (t: Teller, name: string): string => (name === 'cuddly' ? t.name('mr-cuddly') : t.names.terms.carriage);
const things: { [what: string]: string } = { marker: 'znaczników celu', chest: 'skrzyni' };
const wheres: { [where: string]: string } = { south: 'w południowej strefie', north: 'w północnej strefie' };
const faults: { [fault: string]: string } = {
  'few-corners': 'ma mniej niż trzy rogi',
  'not-numbers': 'jego rogi to nie są zwykłe liczby',
  flat: 'nie ma powierzchni',
  'crosses-itself': 'jego obrys się przecina',
};
const standIns: { [instead: string]: string } = {
  runt: 'musi to być Płotka',
  thug: 'skoro nie ma Płotek, musi to być Zbir',
  other: 'Przywódca nie może',
};

export const refusals: RefusalWords = {
  notAnAnswer: ({ answer }) => `${quoted(answer)} nie jest odpowiedzią na to pytanie.`,
  noSuchModel: ({ answer }) => `Nie ma figurki ${quoted(answer)}; figurki nazywają się m0, m1 i tak dalej.`,
  noSuchPiece: ({ answer }) => `Nie ma elementu terenu ${quoted(answer)}; elementy nazywają się t0, t1 i tak dalej.`,
  notAPoint: ({ answer }) => `${quoted(answer)} to nie punkt: podaj x i y w calach, na przykład „12,5 8”.`,
  notCards: ({ answer }) => `${quoted(answer)} to nie karty: podaj figurę i kolor, na przykład „Kh Td 3s”.`,
  notInHand: ({ card }, t) => `Nie masz na ręce karty ${t.card(card)}.`,
  cardTwice: ({ card }, t) => `Kartę ${t.card(card)} można wymienić tylko raz.`,
  tooManyCards: ({ cards, most }) => `Za dużo kart: ${cards}, najwyżej ${most}.`,
  tooFewCards: ({ cards, least }) => `Za mało kart: ${cards}, co najmniej ${least}.`,

  layoutNotAllowed: ({ layout, scenario, allowed }, t) =>
    `${t.name(scenario)}: tego scenariusza nie gra się na planie ${t.name(layout)}. Dozwolone plany: ${allowed.map(t.name).join(', ')}.`,

  gangNotText: () => 'Bandę zapisuje się tekstem: „klacka; troll; 3 ork rozrabiaka; sakiewka 3”.',
  gangTooLong: ({ length, most }) => `Tekst ma za dużo znaków: ${length}, najwyżej ${most}.`,
  gangPart: ({ part, text }, t) =>
    `Część ${part} (${quoted(text)}) powinna być profilem („troll” albo „3 troll”, do 100), słowem banda z nazwą (gang), sakiewka (stash) lub kryształy (crystals) z liczbą całkowitą albo słowem ochotnik (volunteer).${roster(text, 'Przywódcy', 'Członkowie i ich koszt', (id) => `${t.name(id)} (${id})`)}`,
  gangTwice: ({ part, what }) => `Część ${part} powtarza ${quoted(what)}.`,
  gangName: ({ part, length, most }) =>
    `Nazwa w części ${part} ma tyle znaków: ${length}; potrzeba od 1 do ${most}, bez znaków sterujących i końców wiersza.`,
  rosterMissing: ({ seat }, t) => `W meczu kampanii obie strony wystawiają bandy; brakuje jednej: ${t.seat(seat)}.`,
  rosterLeader: ({ seat }, t) => `Przywódca nie może mieć takich cech: ${t.seat(seat)}.`,
  rosterTwice: ({ member }) => `Członek kampanii ${member} nie może wystąpić dwa razy.`,
  gangNoLeader: () => 'Banda nie ma Przywódcy.',
  gangTwoLeaders: ({ first, second }, t) => `Banda ma jednego Przywódcę, a tu są: ${t.name(first)} i ${t.name(second)}.`,
  gangTwoWizards: ({ wizards }) => `W bandzie może być najwyżej jeden Czarodziej, a tu: ${wizards}.`,
  gangCrystalsWithoutWizard: ({ crystals }) => `Magiczne kryształy (${crystals}) są tylko dla band z Czarodziejem.`,
  gangTooManyCrystals: ({ crystals, most }) => `Za dużo Magicznych kryształów: ${crystals}, najwyżej ${most}.`,
  gangVolunteerWithoutGrobblar: ({ leader }, t) => `Ochotnika ma tylko Grobblar, a tą bandą dowodzi ${t.name(leader)}.`,
  gangTooDear: ({ members, crystals, stash, cost, gold }) =>
    `Banda kosztuje ${cost} (członkowie ${members}, kryształy ${crystals}, Sakiewka ${stash}), a złota jest ${gold}.`,
  gangStash: ({ stash, most }) => `Sakiewka ${stash} jest niemożliwa: najwyżej ${most}.`,
  gangTooMany: ({ models, most }) => `Za dużo figurek: ${models}, najwyżej ${most}.`,

  layoutNotText: () => 'Teren zapisuje się tekstem: „house 3 6 7 9.5 3; low-wall 10 11 14 11.5 1”.',
  layoutPart: ({ piece, text }) =>
    `Elementu ${piece} (${quoted(text)}) nie da się odczytać: podaj rodzaj, zachód, południe, wschód, północ i wysokość albo rodzaj, wysokość, dwukropek i rogi. Rodzaje: ${TERRAIN_KINDS.join(', ')}.`,
  'layout-corners': ({ piece, corners, most }) => `Element ${piece} ma za dużo rogów: ${corners}, najwyżej ${most}.`,
  'layout-polygon': ({ piece, fault }) => `Element ${piece} ma zły kształt: ${faults[fault] ?? fault}.`,
  'layout-height': ({ piece, height }, t) => `Wysokość elementu ${piece} to ${t.inches(height)}; musi być większa od 0.`,
  'layout-board': ({ piece, x0, y0, x1, y1 }, t) =>
    `Element ${piece} wystaje poza planszę: sięga od ${t.coordinates(x0, y0)} do ${t.coordinates(x1, y1)}.`,
  'layout-pieces': ({ pieces, most }) => `Za dużo elementów: ${pieces}, najwyżej ${most}.`,
  'layout-overlap': ({ piece, other }) => `Elementy ${piece} i ${other} nachodzą na siebie.`,
  'layout-zone': ({ piece, where }) => `Element ${piece} leży ${wheres[where] ?? where}, która musi zostać wolna.`,
  'layout-centre': ({ piece, radius }, t) =>
    `Element ${piece} leży bliżej środka niż ${t.inches(radius)}, a środek musi zostać wolny.`,
  'layout-road': ({ piece, y0, y1 }, t) => `Element ${piece} leży na drodze, od y ${t.length(y0)} do ${t.length(y1)}.`,
  'layout-closed': ({ pieces, base }) =>
    `${pieces.length === 1 ? `Element ${pieces[0]} zamyka` : `Elementy ${pieces.join(', ')} zamykają`} część planszy przed podstawką ${base} mm.`,

  notYourModel: ({ m }, t) => `${t.model(m)} nie należy do ciebie.`,
  alreadyDeployed: ({ m }, t) => `${t.model(m)} już stoi na planszy.`,
  outsideZone: ({ m, x0, y0, x1, y1 }, t) =>
    `${t.model(m)} musi stać całą podstawką w twojej strefie: ${t.zone({ x0, y0, x1, y1 })}.`,
  overlapsModel: ({ m, other }, t) => `To miejsce jest zajęte: ${t.model(m)} nie zmieści się, bo stoi tam ${t.model(other)}.`,
  overlapsTerrain: ({ m, t: piece }, t) => `${t.model(m)} nie może tam stać: przeszkadza: ${t.piece(piece)}.`,
  overlapsCarriage: ({ m }, t) => `${t.model(m)} nie może tam stać: przeszkadza powóz.`,
  offBoard: ({ m }, t) => `${t.model(m)} nie zmieści się tam w całości na planszy.`,

  notInPlay: ({ m }, t) => `${t.model(m)} nie jest w grze.`,
  alreadyActivated: ({ m }, t) => `${t.model(m)} ma już w tej turze aktywację za sobą.`,
  nobodyMayPass: () => 'Pasować nie wolno: trzeba aktywować jedną ze swoich figurek.',
  noActionsLeft: ({ m }, t) => `${t.model(m)} nie ma już akcji.`,
  terrified: ({ m }, t) => `${t.model(m)} trzęsie się ze strachu i nie ma akcji.`,
  mustStandFirst: ({ m }, t) => `${t.model(m)} leży i najpierw musi wstać.`,
  mustRecover: ({ m }, t) => `${t.model(m)} zaczyna aktywację z Ogłuszeniem: ostatnia akcja musi pójść na otrząśnięcie się.`,
  hiddenOnlyWalks: ({ m }, t) => `${t.model(m)} jest w ukryciu i może wykonać tylko Marsz; z ukrycia wychodzi się akcją.`,
  notStunned: ({ m }, t) => `${t.model(m)} nie ma Ogłuszenia.`,
  notGrounded: ({ m }, t) => `${t.model(m)} stoi na nogach.`,
  noCoins: ({ cost, stash }, t) => `To kosztuje: ${t.coins(cost)}. W Sakiewce masz ${stash}.`,
  notWounded: ({ m }, t) => `${t.model(m)} nie ma ran do wyleczenia.`,
  noHarmfulEffects: ({ m }, t) => `${t.model(m)} nie ma szkodliwych efektów.`,
  noFight: ({ m }, t) => `${t.model(m)} nie ma Walki, więc nie może wymienić kart.`,
  noCards: () => 'Nie masz kart na ręce.',
  alreadyOffered: () => 'W tej turze remis był już proponowany.',

  // Moving
  dashUndeclared: ({ m }, t) => `${t.model(m)}: Bieg trzeba zapowiedzieć razem z Marszem, zanim się zacznie.`,
  oneDashOnly: ({ m }, t) => `${t.model(m)}: Bieg w tej aktywacji już był, a może być tylko jeden.`,
  walkUsed: ({ m }, t) => `${t.model(m)} ma już Marsz w tej aktywacji za sobą.`,
  noDash: ({ m, effect }, t) => `${t.model(m)} nie może Biec: ${t.name(effect)}.`,
  dashNeedsAction: ({ m }, t) => `Bieg kosztuje akcję, a ${t.model(m)} nie ma na niego akcji.`,
  carrierCannotDash: ({ m }, t) => `${t.model(m)} niesie skrzynię i nie może Biec.`,
  groundedCannotMove: ({ m }, t) => `${t.model(m)} leży i nie może się ruszyć.`,
  tooFar: ({ m, length, limit }, t) =>
    `${t.model(m)} ma tam ${t.inches(length, limit)}, a może najwyżej ${t.length(limit, length)}.`,
  wayBlockedByModel: ({ m, other, length }, t) =>
    `${t.model(m)} nie przejdzie prosto: na drodze stoi ${t.model(other)}, odległość ${t.inches(length)}.`,
  wayBlockedByTerrain: ({ m, t: piece, length }, t) =>
    `${t.model(m)} nie przejdzie prosto, przeszkadza: ${t.piece(piece)}, odległość ${t.inches(length)}.`,
  wayBlockedByCarriage: ({ m, length }, t) =>
    `${t.model(m)} nie przejdzie prosto: na drodze stoi powóz, odległość ${t.inches(length)}.`,
  leavesBoard: ({ m }, t) => `${t.model(m)} znajdzie się tam poza planszą.`,
  leavesTop: ({ m, t: piece }, t) =>
    `${t.model(m)} nie będzie stać w całości na górze (${t.piece(piece)}); zejście to Wspinaczka.`,
  mayNotLeave: ({ m }, t) => `${t.model(m)} nie może tu opuścić planszy.`,
  noSuchPlace: ({ answer }) => `${quoted(answer)}: jednym prostym ruchem nie da się tam teraz dojść.`,
  bigGuysCannotClimb: ({ m }, t) => `${t.model(m)} to Wielkolud i nie może się Wspinać.`,
  brokenBonesCannotClimb: ({ m }, t) => `${t.model(m)} ma Połamane kości i nie może się Wspinać.`,
  carrierCannotClimb: ({ m }, t) => `${t.model(m)} niesie skrzynię i nie może się Wspinać.`,
  touchesNothing: ({ m }, t) => `${t.model(m)} nie dotyka niczego, na co można się wspiąć.`,
  touchesNot: ({ m, t: piece }, t) => `${t.model(m)} nie dotyka elementu: ${t.piece(piece)}.`,
  standsOnGround: ({ m }, t) => `${t.model(m)} już stoi na ziemi.`,
  notLow: ({ t: piece }, t) => `${t.piece(piece)}: za wysoki element, przejść można tylko przez niski.`,
  topTooSmall: ({ t: piece }, t) => `${t.piece(piece)}: na górze nikt się nie zmieści.`,
  tooHigh: ({ t: piece, height, limit }, t) =>
    `${t.piece(piece)}: różnica wysokości ${t.inches(height, limit)}, najwyżej ${t.length(limit, height)} w jednej Wspinaczce.`,
  climbTooFar: ({ length, limit }, t) =>
    `Przesunięcie podstawki: ${t.inches(length, limit)}, najwyżej ${t.length(limit, length)} we Wspinaczce.`,
  notAcross: ({ t: piece }, t) => `Ta droga nie prowadzi na drugą stronę: ${t.piece(piece)}.`,
  notBeyond: ({ t: piece }, t) => `Po przejściu na drugą stronę podstawka musi dotykać: ${t.piece(piece)}.`,
  nowhereToClimb: ({ m }, t) => `${t.model(m)} nie ma tam gdzie się wspiąć.`,
  sameSide: ({ t: piece }, t) => `To ta sama strona: ${t.piece(piece)}.`,
  heldByEnemies: ({ m, enemies }, t) => `${t.model(m)} jest w zwarciu (${t.models(enemies)}) i najpierw musi się oderwać.`,

  // Declaring an attack
  cannotAttackItself: ({ m }, t) => `${t.model(m)} nie może być własnym celem.`,
  targetOutOfPlay: ({ target: aim }, t) => `${t.model(aim)} nie jest w grze.`,
  cannotFight: ({ m }, t) => `${t.model(m)} nie ma Walki i nie może atakować.`,
  carrierCannotFight: ({ m }, t) => `${t.model(m)} niesie skrzynię i nie może atakować.`,
  groundedCannotAttack: ({ m }, t) => `${t.model(m)} leży i nie może atakować.`,
  reloadOnlyShoots: ({ m }, t) => `${t.model(m)} ma Przeładowanie i atakuje tylko z dystansu: wybierz strzał.`,
  needsReload: ({ m }, t) => `${t.model(m)} nie ma z czego strzelać: potrzebne jest Przeładowanie.`,
  oneShotOnly: ({ m }, t) => `${t.model(m)} ma już strzał w tej aktywacji za sobą.`,
  targetHidden: ({ target: aim }, t) => `${t.model(aim)} jest w ukryciu: atak jest niemożliwy.`,
  friendIsActive: ({ target: aim }, t) => `${t.model(aim)} to swój, który właśnie działa: atakować można tylko nieaktywnych.`,
  onlyStrikesHurtCarriage: () => 'Powóz obrywa tylko od uderzeń parą.',
  onlyStrikesHurtIt: ({ target: aim }, t) => `${t.model(aim)} obrywa tylko od uderzeń parą.`,
  notInContact: ({ m, target: aim, gap }, t) =>
    `${t.model(m)} nie ma kontaktu, cel: ${t.model(aim)}. Między podstawkami jest ${t.inches(gap)}.`,
  differentLevels: ({ m, target: aim, rise, most }, t) =>
    `${t.model(m)} i ${t.model(aim)} stoją na różnych poziomach: różnica ${t.inches(rise, most)}, najwyżej ${t.length(most, rise)}.`,
  cannotSee: ({ m, target: aim, model, piece, carriage }, t) => {
    const blocker = model >= 0 ? t.model(model) : piece >= 0 ? t.piece(piece) : carriage ? 'powóz' : '';
    return `${t.model(m)} nie widzi celu: ${t.model(aim)}${blocker === '' ? '' : `. Zasłania: ${blocker}`}.`;
  },
  limitIsZero: ({ m, target: aim, terms }, t) =>
    `${t.model(m)} nie może zagrać żadnej karty, cel: ${t.model(aim)} (${t.sum(terms)}), chyba że opłacisz „Zrób to!”.`,
  limitIsEnough: ({ m, limit, terms }, t) =>
    `${t.model(m)}, limit kart: ${limit} (${t.sum(terms)}). Na „Zrób to!” będzie czas później, przed zagraniem kart.`,
  justDoItNotEnough: ({ m, terms }, t) => `Nawet z „Zrób to!” ${t.model(m)} nie może zagrać żadnej karty (${t.sum(terms)}).`,
  emptyHand: () => 'Nie masz kart, którymi można zaatakować.',

  noFixedPrice: ({ m }, t) => `${t.model(m)} nie ma kosztu w profilu, więc Pewnej łapówki nie ma.`,
  bribeTooDear: ({ cost, stash }, t) => `Ta łapówka kosztuje: ${t.coins(cost)}. W Sakiewce masz ${stash}.`,
  noDiscount: () => 'Zniżkę (Kompromitująca sytuacja) daje tylko Screek, póki jest w grze.',
  discountUsed: () => 'Kompromitująca sytuacja była już w tej turze użyta.',

  tooLateForOrc: () => '„Znieś to jak ork!” zapowiada się, zanim atakujący zagra karty, a już zagrał.',
  boughtAlready: ({ option }, t) => `${t.name(option)}: w tym ataku to już kupione.`,
  limitAtMost: ({ m, terms }, t) => `${t.model(m)} może już zagrać pięć kart, a więcej się nie da (${t.sum(terms)}).`,
  cannotCounter: ({ m, target: aim, gap }, t) =>
    `${t.model(m)} nie może oddać, cel: ${t.model(aim)}. Między podstawkami jest ${t.inches(gap)}.`,
  counterFightIsDash: ({ m }, t) => `${t.model(m)} nie ma Walki i nie może kontratakować.`,
  counterOutOfSight: ({ m, target: aim }, t) => `${t.model(m)} nie widzi celu, więc nie odpowie strzałem: ${t.model(aim)}.`,
  counterLimitIsZero: ({ m, terms }, t) => `${t.model(m)} nie może w kontrataku zagrać żadnej karty (${t.sum(terms)}).`,
  noFreeCounter: ({ m }, t) => `${t.model(m)} nie ma darmowego kontrataku.`,
  freeCounterUsed: ({ m }, t) => `${t.model(m)} nie ma już w tej turze darmowego kontrataku.`,

  overLimit: ({ cards, limit, terms }, t) => `Za dużo kart: ${cards}, najwyżej ${limit} (${t.sum(terms)}).`,
  playAtLeastOne: () => 'Zagraj co najmniej jedną kartę.',

  criticalNotOpen: ({ critical, matching, needed }, t) =>
    `${t.name(critical)}: potrzeba kart w barwie figurki: ${needed}, zagrane: ${matching}.`,
  notItsCritical: ({ critical, m }, t) => `${t.model(m)} nie ma takiego trafienia krytycznego: ${t.name(critical)}.`,
  criticalUsed: ({ critical, m }, t) => `${t.name(critical)}: ${t.model(m)} ma to już w tej aktywacji za sobą.`,
  notOnFriends: ({ critical }, t) => `${t.name(critical)}: nie można tego wybrać przeciw swoim.`,
  pushTooFar: ({ length, most, limit, stop, stopBy }, t) => {
    const by =
      stop === 'model'
        ? t.model(stopBy)
        : stop === 'terrain'
          ? t.piece(stopBy)
          : ({ carriage: 'powóz', board: 'krawędź planszy', top: 'krawędź dachu' }[stop] ?? '');
    return by === ''
      ? `Tu jest ${t.inches(length, limit)}, najwyżej ${t.length(limit, length)}.`
      : `Tu jest ${t.inches(length, most)}, najwyżej ${t.length(most, length)}: dalej przeszkadza ${by}.`;
  },
  notALength: ({ answer }) => `${quoted(answer)} to nie długość: podaj cale, na przykład „2.5”, albo „full”.`,
  notAFriend: ({ target: aim }, t) => `${t.model(aim)} to nie swój.`,
  notAnEnemy: ({ target: aim }, t) => `${t.model(aim)} to nie wróg.`,
  withoutAllegiance: ({ target: aim }, t) => `${t.model(aim)} nie ma barwy i nie wykonuje Testu Wrogości.`,
  activatedAlready: ({ target: aim }, t) => `${t.model(aim)} ma już w tej turze aktywację za sobą.`,
  tooFarFrom: ({ m, target: aim, gap, most }, t) =>
    `${t.model(m)} i ${t.model(aim)}: odległość ${t.inches(gap, most)}, najwyżej ${t.length(most, gap)}.`,
  notEngagedWith: ({ m, target: aim }, t) => `${t.model(aim)} i ${t.model(m)} nie są w zwarciu.`,
  notHit: ({ target: aim }, t) => `${t.model(aim)} nie może oberwać tym strzałem.`,
  noWoundsLeft: ({ target: aim }, t) => `${t.model(aim)} nie może wziąć więcej ran.`,
  notHerself: ({ m }, t) => `${t.model(m)} musi wysłać kogoś innego.`,
  notAngry: ({ target: aim }, t) => `${t.model(aim)} nie ma o co być Zawsze zły.`,
  wrongTarget: ({ target: aim }, t) => `Darmowy atak nie dotyczy tego celu: ${t.model(aim)}.`,

  lacksPower: ({ m, power }, t) => `${t.model(m)} nie ma tej mocy: ${ended(t.name(power))}`,
  powerUsed: ({ m, power }, t) => `${t.name(power)}: ${t.model(m)} ma to już za sobą.`,
  notAScumbag: ({ target: aim }, t) => `${t.model(aim)} to nie Goblin Szumowina.`,
  notUndead: ({ target: aim }, t) => `${t.model(aim)} to ani Zombi, ani Szkielet.`,
  cannotDash: ({ target: aim }, t) => `${t.model(aim)} nie może teraz Biec.`,

  notInDiscard: ({ card }, t) => `Karty ${t.card(card)} nie ma na twoim stosie odrzuconych.`,
  notDrawnNow: ({ card }, t) => `Karty ${t.card(card)} nie ma wśród właśnie dobranych.`,

  // Magic
  notAWizard: ({ m }, t) => `${t.model(m)} to nie Czarodziej.`,
  castAlready: ({ m }, t) => `${t.model(m)} ma już w tej aktywacji czar za sobą.`,
  notAnEnemyTarget: ({ target: aim }, t) => `Celem czaru bojowego jest wróg, a ${t.model(aim)} to nie wróg.`,
  notAFriendlyTarget: ({ target: aim }, t) => `Celem czaru wsparcia jest swój, a ${t.model(aim)} to nie swój.`,
  neutralTarget: ({ target: aim }, t) => `${t.model(aim)} nie należy do nikogo i nie może być celem czaru.`,
  noSuchTotal: ({ answer, totals }) => `${quoted(answer)} nie jest sumą tych kart: ${totals.join(' albo ')}.`,
  tooManyCrystals: ({ n, held, most }) => `Za dużo kryształów: ${n}. Masz ${held}, a przyda się najwyżej ${most}.`,
  notAtEdge: ({ m, gap }, t) => `${t.model(m)} musi dotykać krawędzi planszy: do najbliższej jest ${t.inches(gap)}.`,
  noSpotThere: ({ place }) => `Tam nie ma wolnego miejsca: ${quoted(place)}.`,
  staysPut: ({ m }, t) => `${t.model(m)} musi się znaleźć gdzie indziej niż teraz.`,

  // Scenarios
  markerNotOnTerrain: ({ gap, t: piece }, t) =>
    `Znacznik kładzie się na obrysie terenu: do najbliższego (${t.piece(piece)}) jest ${t.inches(gap)}.`,
  markerOnTerrain: ({ t: piece }, t) => `To miejsce leży w terenie: ${t.piece(piece)}.`,
  markerInZone: ({ edge, gap, least }, t) =>
    `Znacznik leży poza strefami: do strefy (${t.name(edge)}) jest ${t.inches(gap, least)}, co najmniej ${t.length(least, gap)}.`,
  markerOffBoard: () => 'Znacznik nie leżałby w całości na planszy.',
  markerTooNear: ({ k, distance, least }, t) =>
    `${t.marker(k)}: odległość ${t.inches(distance, least)}, co najmniej ${t.length(least, distance)}.`,
  markerOutOfReach: ({ base }) => `Do znacznika w tym miejscu nie dojdzie żadna figurka na podstawce ${base} mm.`,
  noSuchMarker: ({ k }, t) => `Nie ma takiego znacznika: ${t.marker(k)}.`,
  markerInspected: ({ k }, t) => `${t.marker(k)} jest już sprawdzony.`,
  notTouchingMarker: ({ m, k, gap }, t) => `${t.model(m)} musi dotykać znacznika (${t.marker(k)}): odległość ${t.inches(gap)}.`,
  onTopOfTerrain: ({ m }, t) => `${t.model(m)} stoi na dachu, a znacznik leży na ziemi.`,
  notThisScenario: ({ what }) => `W tym scenariuszu nie ma: ${things[what] ?? what}.`,
  noSuchTarget: ({ target: name }, t) => `W tej grze nie ma takiego celu: ${target(t, name)}.`,
  notTouchingTarget: ({ m, target: name, gap }, t) =>
    `${t.model(m)} musi dotykać celu (${target(t, name)}): odległość ${t.inches(gap)}.`,
  rangedOnly: ({ m }, t) => `${t.model(m)} ma Przeładowanie i nie może tak uderzyć.`,
  limitTooLow: ({ m, limit, least }, t) => `${t.model(m)}, limit kart: ${limit}; na parę potrzeba ${least}.`,
  limitHighEnough: ({ m, limit }, t) => `${t.model(m)}, limit kart: ${limit}; „Zrób to!” nic by nie dało.`,
  noPair: () => 'Nie masz pary na ręce.',
  notAPair: ({ first, second }, t) => `${t.card(first)} i ${t.card(second)} to nie para.`,
  notForThis: ({ m, instead }, t) => `${t.model(m)} nie może zostać V.I.C.: ${standIns[instead] ?? instead}.`,
  chestCarried: ({ carrier }, t) => `Skrzynię niesie ${t.model(carrier)}.`,
  notTouchingChest: ({ m, gap }, t) => `${t.model(m)} musi dotykać skrzyni: odległość ${t.inches(gap)}.`,
  stunnedCannotCarry: ({ m }, t) => `${t.model(m)} ma Ogłuszenie i nie może podnieść skrzyni.`,
  notCarrying: ({ m }, t) => `${t.model(m)} nie niesie skrzyni.`,
  noDirection: ({ m }, t) => `W tym miejscu stoi ${t.model(m)}: wskaż punkt obok.`,
  leaderIsNoSpy: ({ m }, t) => `${t.model(m)} to Przywódca i nie może być szpiegiem.`,
};
