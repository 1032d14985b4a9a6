/** A campaign in Polish. Sentences are built so that names need no declension. */
import { plural } from '@guildhall/kernel';
import { cover } from '../cover.ts';
import { type Catalogue, fallen, wordsOf } from './words.ts';

const coins = (n: number): string => plural('pl', n, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' });
const crystals = (n: number): string =>
  plural('pl', n, {
    one: 'magiczny kryształ',
    few: 'magiczne kryształy',
    many: 'magicznych kryształów',
    other: 'magicznego kryształu',
  });
const yesNo = { true: 'Tak', false: 'Nie' };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** In half stakes. */
const odds = (n: number): string => `×${String(n / 2).replace('.', ',')}`;

const catalogue: Catalogue = {
  language: 'pl',
  title: cover.title.pl,
  blurb:
    'Załóż bandę, walcz runda po rundzie i sprawdź, kto skończy najbardziej osławiony, najbogatszy i najbardziej bezwzględny.',
  coins,
  fields: {
    settings: 'Ustawienia',
    phase: 'Faza',
    round: 'Runda',
    scenario: 'Scenariusz',
    gangs: 'Bandy',
    members: 'Członkowie',
    pieces: 'Ekwipunek',
    fights: 'Walki',
    bets: 'Zakłady',
    offers: 'Oferty',
    deals: 'Umowy',
    name: 'Nazwa',
    leader: 'Przywódca',
    gold: 'Kasa bandy',
    notoriety: 'Niesława',
    ruthlessness: 'Bezwzględność',
    crystals: 'Magiczne kryształy',
    freeRunts: 'Darmowe Płotki',
    freeThugs: 'Darmowe Zbiry',
    reached: 'Osiągnięte progi',
    injuries: 'Urazy Przywódcy',
    played: 'Właśnie grał',
    bought: 'Kupił Niesławę',
    last: 'Ostatni przeciwnik',
    satOut: 'Rundy bez walki',
    history: 'Wyniki',
  },
  gifts: {
    freeRunt: 'darmowa Płotka',
    bigGuys: 'można werbować Wielkoludy',
    freeThug: 'darmowy Zbir',
    experts: 'można werbować Fachowców',
    leadership: 'Dowodzenie Przywódcy +1',
    wizards: 'można werbować Czarodziejów',
    discount: 'Wielkoludy tańsze o 1',
    wounds: 'Rany Przywódcy +1',
  },
  statistics: { move: 'Ruch', fight: 'Walka', defend: 'Obrona', wounds: 'Rany', leadership: 'Dowodzenie' },
  titles: { notorious: 'Najbardziej osławiony', wealthiest: 'Najbogatszy', ruthless: 'Najbardziej bezwzględny' },
  phases: { founding: 'Zakładanie band', business: 'Interesy', fights: 'Walki', settling: 'Rozliczenie', over: 'Koniec' },
  facts: {
    founded: ({ seat, gang, leader, members, gold }, t) =>
      `${t.seat(seat)} zakłada bandę${gang === '' ? '' : ` (${gang})`}: ${[leader, ...members].map(t.profile).join(', ')}. W Kasie bandy zostaje: ${coins(gold)}.`,
    levelReached: ({ seat, points, gives }, t) => `${t.seat(seat)} osiąga próg Niesławy ${points}: ${t.gift(gives)}.`,
    scenarioDrawn: ({ round, card, scenario, again }, t) =>
      again
        ? `Karta ${t.card(card)}: ${t.scenario(scenario)}, jak w poprzedniej rundzie. Ciągnie się następną.`
        : `Runda ${round}: karta ${t.card(card)}, scenariusz: ${t.scenario(scenario)}.`,
    paired: ({ fight, players, rematch }, t) =>
      `Walka ${fight + 1}: ${t.seat(players[0])} kontra ${t.seat(players[1])}${rematch ? ', ponownie, bo inne losowanie nie jest możliwe' : ''}.`,
    sitsOut: ({ seat }, t) => `${t.seat(seat)} pauzuje w tej rundzie.`,
    hired: ({ seat, member, profile, price, free }, t) =>
      `${t.seat(seat)} werbuje: ${t.what(profile, member)}, ${free ? 'za darmo' : `koszt: ${coins(price)}`}.`,
    memberSold: ({ seat, member, profile, refund }, t) =>
      `${t.seat(seat)} sprzedaje: ${t.what(profile, member)}, zwrot: ${coins(refund)}.`,
    pieceSold: ({ seat, piece, item, price }, t) =>
      `${t.seat(seat)} sprzedaje na czarnym rynku: ${t.what(item, `e${piece}`)}, cena: ${coins(price)}.`,
    equipped: ({ seat, piece, item, member, profile }, t) =>
      `${t.seat(seat)} przydziela: ${t.what(item, `e${piece}`)}, nosi: ${t.what(profile, member)}.`,
    laidBy: ({ seat, piece, item }, t) => `${t.seat(seat)} odkłada: ${t.what(item, `e${piece}`)}.`,
    crystalBought: ({ seat, price, crystals: n }, t) =>
      `${t.seat(seat)} kupuje magiczny kryształ, cena: ${coins(price)}. Razem: ${crystals(n)}.`,
    notorietyBought: ({ seat, price, add, notoriety }, t) =>
      `${t.seat(seat)} kupuje Niesławę +${add}, cena: ${coins(price)}. Razem: ${notoriety}.`,
    offered: ({ from, to, thing, what, deal, price }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} proponuje wypożyczenie, dla: ${t.seat(to)}, opłata: ${coins(price)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} proponuje sprzedaż, dla: ${t.seat(to)}, cena: ${coins(price)}: ${t.what(what, thing)}.`,
    offerRefused: ({ to, thing, what }, t) => `${t.seat(to)} odrzuca ofertę: ${t.what(what, thing)}.`,
    offerWithdrawn: ({ from, thing, what }, t) => `${t.seat(from)} wycofuje ofertę: ${t.what(what, thing)}.`,
    agreed: ({ from, to, thing, what, deal, price }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} wypożycza, dla: ${t.seat(to)}, opłata: ${coins(price)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} sprzedaje, dla: ${t.seat(to)}, cena: ${coins(price)}: ${t.what(what, thing)}.`,
    changedHands: ({ from, to, thing, what, deal }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} wypożycza, dla: ${t.seat(to)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} sprzedaje, dla: ${t.seat(to)}: ${t.what(what, thing)}.`,
    returned: ({ from, to, thing, what }, t) => `${t.what(what, thing)} wraca, od: ${t.seat(from)}, do: ${t.seat(to)}.`,
    betPlaced: ({ seat, fight, on, stake, odds: of }, t) =>
      `${t.seat(seat)} zakłada się, stawka: ${coins(stake)}, na: ${t.seat(on)}, walka ${fight + 1}, ${odds(of)}.`,
    betTold: ({ seat, fight, on, stake, odds: of }, t) =>
      `${t.seat(seat)} ujawnia zakład, stawka: ${coins(stake)}, na: ${t.seat(on)}, walka ${fight + 1}, ${odds(of)}.`,
    betSettled: ({ seat, on, stake, back }, t) =>
      back > 0
        ? `Zakład wygrany (${t.seat(seat)}, na: ${t.seat(on)}): stawka ${stake}, wraca ${coins(back)}.`
        : `Zakład przegrany (${t.seat(seat)}, na: ${t.seat(on)}): przepada ${coins(stake)}.`,
    brought: ({ seat, stash, crystals: n }, t) =>
      `${t.seat(seat)} bierze do Sakiewki: ${coins(stash)}${n > 0 ? `, a do tego: ${crystals(n)}` : ''}.`,
    fightBegins: ({ fight, players, ratings, underdog }, t) =>
      `Zaczyna się walka ${fight + 1}: ${t.seat(players[0])} (${ratings[0]}) kontra ${t.seat(players[1])} (${ratings[1]}).${underdog < 0 ? '' : ` Słabszy: ${t.seat(underdog)}.`}`,
    reported: ({ fight, players, winner, scenario, byHand }, t) =>
      `Walka ${fight + 1}, ${t.scenario(scenario)}: ${winner < 0 ? `${t.seats(players)}: nikt nie wykonał celu` : `cel wykonuje ${t.seat(winner)}`}.${byHand ? ' Wpisano ręcznie.' : ''}`,
    killed: ({ seat, by, member, profile, ruthlessness }, t) =>
      by < 0
        ? `Ginie: ${fallen(t, member, profile)}, banda: ${t.seat(seat)}, niczyja zasługa.`
        : `${t.seat(by)} zabija: ${fallen(t, member, profile)}, banda: ${t.seat(seat)}. Bezwzględność +${ruthlessness}.`,
    mugged: ({ seat, by, member, profile, gold }, t) =>
      `${t.seat(by)} rabuje: ${fallen(t, member, profile)}, banda: ${t.seat(seat)}. Łup: ${coins(gold)}.`,
    notoriety: ({ seat, add, notoriety }, t) =>
      `${t.seat(seat)} ${add < 0 ? 'traci' : 'zyskuje'} Niesławę: ${signed(add)}, razem ${notoriety}.`,
    stashBack: ({ seat, coins: n, crystals: c }, t) =>
      `${t.seat(seat)} odzyskuje z Sakiewki: ${coins(n)}${c > 0 ? `, do tego: ${crystals(c)}` : ''}.`,
    coffersSplit: ({ seat, coins: n, of }, t) => `${t.seat(seat)} dostaje ze Skarbca (${of}): ${coins(n)}.`,
    found: ({ seat, card, item, piece }, t) =>
      `${t.seat(seat)} ciągnie kartę ${t.card(card)} i znajduje: ${t.what(item, `e${piece}`)}.`,
    rewarded: ({ seat, scenario, gold, ruthlessness }, t) =>
      `${t.seat(seat)} odbiera nagrodę (${t.scenario(scenario)})${gold > 0 ? `: ${coins(gold)}` : ruthlessness > 0 ? `: Bezwzględność +${ruthlessness}` : ''}.`,
    recruited: ({ seat, member, profile }, t) => `${t.what(profile, member)} dołącza za darmo, banda: ${t.seat(seat)}.`,
    pieceTested: ({ seat, piece, item, card, survived }, t) =>
      `${t.seat(seat)} ciągnie kartę ${t.card(card)} na ekwipunek: ${t.what(item, `e${piece}`)}: ${survived ? 'ocalał' : 'zniszczony'}.`,
    injured: ({ seat, statistic }, t) => `Trwały uraz Przywódcy (${t.seat(seat)}): ${t.statistic(statistic)} −1.`,
    pastInjury: ({ seat }, t) => `Przywódca nie ma już nic do stracenia (${t.seat(seat)}).`,
    booksOpened: ({ round, gold }, t) =>
      `Runda ${round} rozliczona. Kasy band: ${gold.map((n, seat) => `${t.seat(seat)} ${n}`).join(', ')}.`,
    titled: ({ title, seats, measure }, t) => `${t.title(title)} (${measure}): ${t.seats(seats)}.`,
  },
  refusals: {
    notAnAnswer: () => 'Nie ma takiego wyboru.',
    notBusiness: () => 'To należy do interesów między grami, zanim zaczną się walki.',
    noLeader: () => 'Banda ma jednego Przywódcę.',
    foundingExtras: () => 'Bandę zakłada się z Przywódcą i członkami; niewydane monety są Kasą bandy.',
    foundingTooDear: ({ cost, gold }) => `Ci członkowie kosztują razem ${cost}; do wydania jest ${coins(gold)}.`,
    closedCategory: ({ profile, points, notoriety }, t) =>
      `${t.profile(profile)}: werbunek od Niesławy ${points}; teraz wynosi ${notoriety}.`,
    secondWizard: () => 'Banda ma najwyżej jednego Czarodzieja; liczą się też pożyczony i wypożyczony.',
    tooDear: ({ price, gold }) => `To kosztuje ${price}; w Kasie bandy jest ${coins(gold)}.`,
    noFreeHire: ({ profile }, t) => `Brak darmowego werbunku: ${t.profile(profile)}.`,
    cannotBeHired: () => 'Nikogo takiego nie można zwerbować.',
    notYours: () => 'Nie masz niczego takiego do dyspozycji.',
    leaderStays: () => 'Przywódcy się nie sprzedaje ani nie wypożycza, a nikogo innego nie masz.',
    cuddlyStays: () => 'Mr. Cuddly nie jest na sprzedaż.',
    isLent: () => 'Tego, co wypożyczone, nie można ani sprzedać, ani wypożyczyć dalej.',
    carriesTwo: () => 'Nikt nie nosi więcej niż dwóch przedmiotów.',
    alreadyThere: () => 'To już tam jest.',
    notJustPlayed: () => 'Niesławę kupuje tylko ten, kto właśnie grał.',
    boughtAlready: () => 'Niesławę kupuje się raz po każdej grze.',
    offerForm: () => 'Ofertę pisze się tak: „lend m4 to p2 for 3”, „lend e1 to p2 for 0” albo „sell e1 to p2 for 5”.',
    offerToSelf: () => 'Ofertę składa się komuś innemu.',
    offerPrice: ({ most }) => `Cena to najwyżej ${coins(most)}.`,
    offeredAlready: () => 'To jest już w ofercie; najpierw ją wycofaj.',
    onlyLent: () => 'Członka można innemu wypożyczyć, nie sprzedać.',
    noSuchOffer: () => 'Nie ma takiej oferty.',
    betForm: () => 'Zakład pisze się tak: „4 on p3”: ile monet i na kogo.',
    betOwnFight: () => 'Nikt nie stawia na własną walkę.',
    betTwice: () => 'Na każdą walkę, na którą wolno, albo na tę, masz już zakład.',
    betOdd: ({ stake }) => `Przy bandzie o nie niższej Niesławie stawka jest parzysta, nie ${stake}.`,
    betNobody: () => 'Ta banda w tej rundzie nie walczy.',
    noSuchBet: () => 'Nie masz takiego tajnego zakładu.',
    stashMost: ({ most, gold }) => `Do Sakiewki bierze się od 0 do ${most}; w Kasie bandy jest ${coins(gold)}.`,
    noCrystals: ({ most }) => `Można wziąć najwyżej: ${crystals(most)}.`,
    sitsOut: () => 'Kto pauzuje w tej rundzie, nie gra.',
    resultForm: ({ wrong }) => `To nie jest wynik: ${wrong}.`,
    noSuchFight: ({ fight }) => `W tej rundzie nie ma walki ${fight}.`,
    reportedAlready: ({ fight }) => `Wynik walki ${fight} jest już w księgach.`,
    otherScenario: ({ scenario }, t) => `Wylosowano inny scenariusz niż ten: ${t.scenario(scenario as never)}.`,
    notInGang: ({ member }) => `Członek m${member} nie walczył po tej stronie.`,
    fallenTwice: ({ member }) => `Członek m${member} nie może paść dwa razy.`,
    fallenToSelf: ({ member }) => `Członek m${member} nie pada z ręki swoich: wtedy to niczyja zasługa.`,
    muggedByNobody: ({ member }) => `Członek m${member} pada bez niczyjej zasługi, więc ginie.`,
    moreCrystals: ({ crystals: n, most }) => `Nie może wrócić tyle kryształów: ${n}; wzięto ${most}.`,
    winnerGone: () => 'Rozbita banda nie ma już nikogo.',
    notInjurable: () => 'Ta cecha nie może już spaść.',
  },
  questions: {
    'founding/found': ({ gold }) => `Załóż bandę: Przywódca i członkowie za ${gold} monet.`,
    'business/bring': ({ gold, opponent }, t) =>
      opponent < 0
        ? 'W tej rundzie pauzujesz. Potwierdź, gdy załatwisz interesy.'
        : `Co bierzesz na walkę (przeciwnik: ${t.seat(opponent)})? W Kasie bandy: ${coins(gold)}.`,
    'fights/result': ({ left }) => `Trwają walki. Brakujące wyniki: ${left}.`,
    'settlement/reward': ({ scenario }, t) => `Którą nagrodę bierzesz (${t.scenario(scenario)})?`,
    'settlement/injury': () => 'Twój Przywódca zginął: która cecha spada o jeden?',
    'anytime/hire': ({ gold }) => `Zwerbuj członka (${coins(gold)})`,
    'anytime/sell member': () => 'Sprzedaj członka',
    'anytime/sell piece': () => 'Sprzedaj ekwipunek na czarnym rynku',
    'anytime/equip': () => 'Daj członkowi ekwipunek',
    'anytime/buy': ({ gold }) => `Kup magiczny kryształ albo Niesławę (${coins(gold)})`,
    'anytime/offer': () => 'Zaproponuj komuś wypożyczenie albo sprzedaż',
    'anytime/reply': () => 'Odpowiedz na ofertę',
    'anytime/bet': ({ gold }) => `Załóż się o walkę (${coins(gold)})`,
    'anytime/tell bet': () => 'Ujawnij wszystkim zakład',
  },
  typing: {
    'anytime/offer': 'lend m4 to p2 for 3, lend e1 to p2 for 0, sell e1 to p2 for 5',
    'anytime/bet': '4 on p3',
  },
  answers: {
    nothing: 'Gotowe',
    bring: (stash, n) => (n > 0 ? `${coins(stash)} i ${crystals(n)}` : coins(stash)),
    result: (fight) => `Wynik walki ${fight}`,
    ruthlessness: 'Bezwzględność',
    notoriety: 'Niesława',
    gold: 'Złoto',
    treasures: (n) => `W złocie: ${n}, pozostałe w ekwipunku`,
    adopt: 'Przygarnij Mr. Cuddly’ego',
    equipment: 'Ekwipunek',
    recruit: (name) => `Przyjmij: ${name}`,
    hire: (name, price) => `Zwerbuj: ${name}${price === null ? '' : ` (${coins(price)})`}`,
    free: (name) => `Zwerbuj: ${name}, za darmo`,
    sellMember: (thing) => `Sprzedaj: ${thing}`,
    sellPiece: (thing) => `Sprzedaj na czarnym rynku: ${thing}`,
    crystal: 'Kup magiczny kryształ',
    fame: 'Kup Niesławę',
    spare: (thing) => `Odłóż: ${thing}`,
    equip: (thing, whom) => `Daj ${thing}, nosi: ${whom}`,
    lend: (thing, to, price) => `Wypożycz ${thing}, dla: ${to}: ${price}`,
    sell: (thing, to, price) => `Sprzedaj ${thing}, dla: ${to}: ${price}`,
    accept: (thing) => `Przyjmij: ${thing}`,
    refuse: (thing) => `Odrzuć: ${thing}`,
    withdraw: (thing) => `Wycofaj: ${thing}`,
    bet: (stake, on) => `Postaw ${stake} na: ${on}`,
    tell: (fight) => `Ujawnij zakład o walkę ${fight}`,
  },
  steps: { campaign: null, founding: 'Zakładanie band', business: 'Interesy', fights: 'Walki', settlement: 'Rozliczenie' },
  turn: (n) => `Runda ${n}`,
  options: {
    rounds: { label: 'Rundy', values: {} },
    start: { label: 'Niesława na początku', values: {} },
    doubled: { label: 'Podwojone progi Niesławy', values: yesNo },
    optional: { label: 'Cele dodatkowe', values: yesNo },
  },
  outcomes: { titles: 'Ostatnia runda rozliczona, tytuły przyznane.' },
  seat: (n) => `Król półświatka ${n}`,
  unknown: {
    question: 'Stół czeka na odpowiedź.',
    fact: 'Stało się coś, na co ta wersja nie ma słów.',
    refusal: 'Zasady na to nie pozwalają.',
  },
  terminal: {
    round: (n, of) => `Runda ${n} z ${of}`,
    standing: (notoriety, gold, ruthlessness) => `Niesława ${notoriety}, złoto ${gold}, Bezwzględność ${ruthlessness}`,
    members: 'Członkowie',
    spare: 'Zapas',
    fights: 'Walki',
    lent: (to) => `wypożyczony, do: ${to}`,
    bets: 'Zakłady',
    offers: 'Oferty',
    byHand: 'wpisano ręcznie',
    against: 'kontra',
  },
};

export const pl = wordsOf(catalogue);
