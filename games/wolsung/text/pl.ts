/** Gra po polsku. */

import { ALOUD } from '../data/index.ts';
import { choices } from './names.ts';
import { facts } from './pl-facts.ts';
import { answers, heroValues, names, plain, scenarioValues, terminal } from './pl-names.ts';
import { type Catalogue, wordsOf } from './words.ts';

const yesOrNo = { true: 'tak', false: 'nie' };

/** D13: what an edited profile has by name. */
const EDITED = { weapon: 'broń', mark: 'znaki', vehicle: 'pojazdy', archetype: 'archetypy' };

const catalogue: Catalogue = {
  language: 'pl',
  title: 'Wolsung',
  blurb: 'Niezwykłe Damy i Dżentelmeni walczą, ścigają się i spierają – kartami, żetonami i kośćmi.',
  names,
  terminal,
  answers,
  plain,
  facts,
  refusals: {
    notAnAnswer: () => 'To nie jest odpowiedź na to pytanie.',
    notInHand: ({ card }, t) => `Nie ma tego na ręce: ${t.card(card)}.`,
    notThere: ({ card }, t) => `Tej karty nie ma wśród oglądanych: ${t.card(card)}.`,
    cardNotNow: ({ card }, t) => `Tej karty nie można teraz zagrać: ${t.card(card)}.`,
    afterTheRoll: () => 'Wynik automatyczny wybiera się przed rzutem.',
    automaticStands: () => 'Wyniku automatycznego nie można w żaden sposób zmienić.',
    handFull: () => 'Ręka jest pełna: najpierw trzeba odrzucić kartę.',
    cannotReplenish: () => 'Nie można uzupełnić ręki: brakuje żetonu albo nie ma czego dobrać.',
    notAText: () => 'Potrzebny jest tu tekst.',
    noLetter: () => 'Tekst musi mieć przynajmniej jedną literę.',
    tooLong: ({ letters, most }) => `Tekst jest za długi: znaków ${letters}, najwyżej ${most}.`,
    noEnemy: () => 'Celem może być tylko aktywny wróg.',
    attends: () => 'Uwaga tej postaci należy się teraz komuś innemu.',
    noSkillReaches: () => 'Żadna umiejętność nie sięga stąd tego celu.',
    nobodyInReach: () => 'Nikogo nie można stąd tak dosięgnąć.',
    noGun: () => 'Strzelanie wymaga broni palnej w ręce.',
    outOfRange: ({ weapon, range }, t) => `Broń nie sięga tak daleko: ${t.id(weapon)}; zasięg: ${t.id(range)}.`,
    notAtControls: () => 'Pojazdy wymagają kierowania sprawnym pojazdem lub wierzchowcem.',
    notOnFoot: () => 'Wysportowanie wymaga poruszania się pieszo albo rowerem.',
    noVehicle: () => 'W tej scenie nie ma pojazdu.',
    noStunts: () => 'Grupa statystów i sojusznik nie deklarują wyczynów.',
    noStunt: () => 'Trzeba wskazać wyczyn.',
    hasMarkers: ({ markers }) => `Grupa i sojusznik dobijają tylko cel bez znaczników odporności; ten ma ${markers}.`,
    foreignSkill: ({ skill }, t) => `Ta umiejętność nie służy do tego w tej konfrontacji: ${t.id(skill)}.`,
    stuntNotOpen: ({ stunt, skill }, t) => `Ten wyczyn nie jest tu dostępny: ${t.id(stunt)}, ${t.id(skill)}.`,
    noStuntNow: ({ skill }, t) => `Żaden wyczyn z tą umiejętnością niczego by teraz nie zmienił: ${t.id(skill)}.`,
    changesNothing: ({ stunt }, t) => `To niczego by nie zmieniło: ${t.id(stunt)}.`,
    tooManyDice: ({ dice, pool }) => `Nie można rzucić tyloma kośćmi (${dice}); do wyboru od 1 do ${pool}.`,
    gripped: () => 'Pochwycona postać nie może wykonać ruchu ani użyć przedmiotu.',
    down: () => 'Powalona postać musi najpierw wstać.',
    notPossibleNow: () => 'Teraz to niemożliwe.',
    stanceComesFirst: () => 'Postawę deklaruje się na początku tury, w dyskusji.',
    cannotWithdraw: () => 'Stąd nie można się wycofać.',
    abilityNotOpen: () => 'Tej zdolności postać nie ma, już jej użyła albo teraz nie pasuje.',
    tooFewRefusals: ({ refusals }) => `Konfrontację można odwołać po odmowach: ${refusals}.`,
    heroesDoNotFit: ({ heroes, least, most }) =>
      `Ten scenariusz jest dla bohaterów w liczbie od ${least} do ${most}, a nie ${heroes}.`,
    tooManyHeroes: ({ heroes, most }) => `Bohaterów może być najwyżej ${most}, a nie ${heroes}.`,
    duelNeedsTwo: () => 'Pojedynek wymaga dwojga graczy.',
    onlyGm: () => 'Może to zrobić tylko Mistrz Gry, w trybie z MG.',
    testIsOpen: () => 'Nie podczas otwartego testu.',
    notTheGmsToChange: () => 'MG przyznaje graczowi żeton albo kartę i nigdy nie zmienia kości, ręki ani liczby znaczników.',
    tooMany: ({ most }) => `W konfrontacji bierze udział najwyżej ${most} uczestników, a dołączają w jej trakcie.`,
    noOpposition: () => 'Ktoś musi stanąć przeciw bohaterom.',
    noSuchProfile: ({ profile }) => `Nie ma profilu „${profile}”: napisz A1 do A8 albo E1 do E6, potem imię.`,
    noSuchChange: ({ change }) =>
      `„${change}” nie jest zmianą profilu: napisz pula 3, odporność 4/4/5, obrona 16, wytrwałość 14, pewność siebie 12, walka 6/9+, szybkość 2, broń szabla + derringer, znaki nieumarły, pojazd koń albo archetyp Eksplorator.`,
    impossibleFigure: ({ change, least, most }) => `„${change}” wykracza poza granice: od ${least} do ${most}.`,
    noSuchName: ({ name, what }) => `Na liście (${EDITED[what]}) nie ma „${name}”. Są na niej: ${choices(what, 'pl')}.`,
    namedTwice: ({ name }) => `„${name}” wymieniono dwa razy.`,
    tooManyWeapons: ({ most }) => `Nikt nie nosi więcej sztuk broni niż ${most}.`,
    noArchetype: () => 'Grupa nie ma archetypu: statyści nie używają kart.',
    groupCountsMembers: ({ change }) => `„${change}”: grupa ma tyle kości i znaczników, ilu członków.`,
    tooManyCopies: ({ most }) => `Można skopiować najwyżej tyle profili: ${most}.`,
    gmBringsNoHero: () => 'MG nie przynosi bohatera.',
    wrongNumberOfHeroes: ({ heroes }) => `Bohaterów na gracza: ${heroes}.`,
  },
  questions: {
    'stake/propose': ({ scenario, refusals, side, words }, t) =>
      `Stawka: jeśli wygracie, ${t.stake(scenario, side, words)}. Jak ją proponujesz?${refusals > 0 ? ` Odmowy: ${refusals}.` : ''}`,
    'stake/accept': ({ vaBanque, deadly }) =>
      `Czy przyjmujesz stawkę${deadly ? ', va banque i śmiertelną' : vaBanque ? ', va banque' : ''}?`,
    'wording/words': () => 'Co stanie się prawdą, jeśli wygra twoja strona?',
    'gear/weapon': ({ who }, t) => `Co ma w ręce na początku: ${t.who(who)}?`,
    'gear/place': ({ who }, t) => `Gdzie zaczyna pościg: ${t.who(who)}?`,
    'grip/pay': ({ who, target, dice }, t) => `${t.who(who)} trzyma: ${t.who(target)}. Zapłacić kość (z ${dice}) czy puścić?`,
    'initiative/card': ({ who, card }, t) =>
      `${t.who(who)}: ${card === null ? 'bez karty' : t.card(card)}. Zatrzymać czy zastąpić kartą z ręki?`,
    'turn/act': ({ who, dice, markers }, t) => `Tura: ${t.who(who)}. Kości: ${dice}, odporność: ${markers}. Co robisz?`,
    'turn/give up': ({ who }, t) => `Czy ta postać opuszcza konfrontację: ${t.who(who)}?`,
    'declare/target': ({ action }, t) => `Przeciw komu (${t.names.tests[action]})?`,
    'declare/skill': ({ action, target, names: all }, t) =>
      `Którą umiejętnością (${t.names.tests[action]}; cel: ${t.named(all, target)})?`,
    'declare/stunt': ({ target, skill, names: all }, t) => `Jaki wyczyn (cel: ${t.named(all, target)}; ${t.id(skill)})?`,
    'declare/detail': ({ stunt, target, names: all }, t) => `Wyczyn: ${t.id(stunt)}; cel: ${t.named(all, target)}. W co mierzy?`,
    'declare/dice': ({ tn, terms, bonus, bonusTerms, range, pool }, t) =>
      `Ile kości z ${pool}? Stopień trudności ${tn} (${t.terms(terms)}); dodajesz ${bonus} (${t.terms(bonusTerms)}), zakres przerzutu ${range > 10 ? 'brak' : `${range}+`}.`,
    'card before the roll/respond': ({ test, skill }, t) => `Karta przed rzutem (${t.names.tests[test]}, ${t.id(skill)})?`,
    'modification/respond': ({ actor, test, skill, names: all }, t) =>
      `Test: ${t.named(all, actor)} (${t.names.tests[test]}, ${t.id(skill)}). Czy coś zmieniasz?`,
    'describe/domain': () => 'Którą domenę oznacza joker?',
    'describe/words': ({ domain, card }, t) => `${t.card(card)}, ${t.id(`domain ${domain}`)}: co się dzieje?`,
    'ruling/respond': ({ by, card, words, domain, names: all }, t) =>
      `${t.named(all, by)} zagrywa ${t.card(card)}${words === ALOUD ? ', opowiadając na głos' : `: „${t.words(words, domain)}”`}. Czy to pasuje?`,
    'send back/reason': () => 'Dlaczego odsyłasz opis?',
    'offence/upgrade': ({ target, result, names: all }, t) =>
      `Wynik ${result} wystarcza, żeby dobić: ${t.named(all, target)}. Atak czy dobicie?`,
    'offence/temper': ({ target, names: all }, t) =>
      `Dwa podbicia: czy wydajesz żeton, żeby rozwścieczyć: ${t.named(all, target)}?`,
    'resist/skill': ({ actor, target, test, result, pool, names: all }, t) =>
      `${t.named(all, actor)} trafia (${t.names.tests[test]}), cel: ${t.named(all, target)}, wynik ${result}. Aktywny opór? Kości: ${pool}.`,
    'resist/dice': ({ skill, against, bonus, range, pool }, t) =>
      `${t.id(skill)}: trzeba przekroczyć ${against}; dodajesz ${bonus}, zakres przerzutu ${range}+. Ile kości z ${pool}?`,
    'request/answer': ({ actor, detail, tn, names: all }, t) =>
      `${t.named(all, actor)} prosi uprzejmie (${t.id(`request ${detail}`)}). Spełnić czy odmówić i zdać test skandalu, ST ${tn}?`,
    'scandal/cover up': () => 'Czy wydajesz żeton, żeby zatuszować sprawę?',
    'use ability/detail': ({ ability }, t) => `${t.id(ability)}: co wybierasz?`,
    'foresee/top': ({ cards }, t) => `Która karta trafi na wierzch: ${t.cards(cards)}?`,
    'replenish/discard': () => 'Czy przed uzupełnieniem ręki odrzucasz karty?',
    'trim hand/discard': ({ limit }) => `Limit ręki: ${limit}. Którą kartę odrzucasz?`,
    'golem/skill': () => 'W czym dobry jest sojusznik?',
    'concede/agree': ({ seat }, t) => `${t.seat(seat)} chce się poddać. Czy zgoda?`,
    'draw/agree': ({ seats }, t) => `Remis proponuje: ${seats.map((seat) => t.seat(seat)).join(', ')}. Czy zgoda?`,
    'opposition/bring': ({ scenario }, t) => `Kto staje przeciw bohaterom (${t.id(scenario)})?`,
    'condition/words': ({ ability }, t) => `${t.id(ability)}: dlaczego ma tu znaczenie?`,
    'condition/judge': ({ who, ability, words }, t) =>
      `${t.who(who)}, ${t.id(ability)}: „${words === '*' ? t.holds : words}”. Czy to prawda?`,
    'achievement/skill': ({ who }, t) => `Nowe osiągnięcie: ${t.who(who)}. W której umiejętności?`,
    'achievement/title': ({ who }, t) => `Jak nazywa się to osiągnięcie: ${t.who(who)}?`,
    'aftermath/closing': () => 'Jak to się kończy? Jedno zdanie na koniec albo nic.',
    'aftermath/scar': ({ who }, t) => `Jaka blizna zostaje: ${t.who(who)}?`,
    'aftermath/death': ({ who }, t) => `Stawka była śmiertelna. Jaki los czeka tę postać: ${t.who(who)}?`,
    'aftermath/skill': ({ who }, t) => `Nowe osiągnięcie: ${t.who(who)}. W której umiejętności?`,
    'aftermath/title': ({ who }, t) => `Jak nazywa się to osiągnięcie: ${t.who(who)}?`,
    'session/next': ({ scenes }) => `Co dalej? Konfrontacje dotychczas: ${scenes}.`,
    'simple test/who': () => 'Kto wykonuje test?',
    'simple test/skill': ({ who }, t) => `Test: ${t.who(who)}. Której umiejętności?`,
    'simple test/against': ({ who, skill }, t) => `${t.who(who)}, ${t.id(skill)}: przeciw czemu?`,
    'simple test/also': ({ who, skill }, t) => `${t.who(who)}, ${t.id(skill)}: kto jeszcze staje przeciw?`,
    'simple test/answer with': ({ who, skill }, t) => `Przeciwko tobie: ${t.who(who)}, ${t.id(skill)}. Czym odpowiadasz?`,
    'claim/specialty': ({ skill }, t) => `Czy powołujesz się na specjalizację: ${t.id(skill)}?`,
    'claim/judge': ({ who, skill }, t) => `${t.who(who)} powołuje się na specjalizację: ${t.id(skill)}. Czy to prawda?`,
    'prestige/judge': ({ who, words }, t) => `${t.who(who)} powołuje się na Prestiż: „${words}”. Czy to uznajesz?`,
    'anytime/narrate': () => 'Powiedz, co się dzieje',
    'anytime/wish': () => 'Zgłoś chęć zakończenia konfrontacji',
    'anytime/claim prestige': () => 'Powołaj się na Prestiż: czego dokonała postać?',
    'anytime/award': () => 'Przyznaj żeton, kartę albo, po wygranej konfrontacji, osiągnięcie',
    'anytime/edit': () => 'Skopiuj i zmień profil przeciwnika',
    'anytime/rule': () => 'Rozstrzygnij i podaj powód',
    'anytime/note': () => 'Zapisz notatkę dla siebie',
    'anytime/join': () => 'Niech ktoś dołączy z następną rundą',
  },
  typing: {
    'anytime/edit':
      'profil, imię i zmiany, na przykład: A1 Czarny Baron: pula 3, odporność 5, walka 9/8+, broń szabla + derringer, znaki nieumarły',
    'aftermath/closing': 'dowolne słowa albo pusty wiersz',
  },
  steps: {
    conflict: 'Konfrontacja',
    opposition: 'Przeciwnicy',
    stake: 'Stawka',
    gear: 'Ekwipunek',
    round: 'Runda',
    initiative: 'Inicjatywa',
    declare: 'Deklaracja',
    'card before the roll': 'Przed rzutem',
    modification: 'Modyfikacje',
    resist: 'Aktywny opór',
    scandal: 'Test skandalu',
    request: 'Uprzejma prośba',
    aftermath: 'Następstwa',
    'simple test': 'Test',
  },
  turn: () => 'Tura',
  options: {
    mode: {
      label: 'Tryb',
      values: {
        director: 'Reżyser: przeciwników prowadzi gra',
        hosted: 'Z Mistrzem Gry',
        duel: 'Pojedynek: gracze przeciw sobie',
      },
    },
    scenario: { label: 'Scenariusz', values: scenarioValues() },
    second: { label: 'Druga scena', values: { none: 'brak', ...scenarioValues() } },
    third: { label: 'Trzecia scena', values: { none: 'brak', ...scenarioValues() } },
    hero1: { label: 'Pierwszy bohater', values: heroValues() },
    hero2: { label: 'Drugi bohater', values: heroValues() },
    hero3: { label: 'Trzeci bohater', values: heroValues() },
    hero4: { label: 'Czwarty bohater', values: heroValues() },
    hero5: { label: 'Piąty bohater', values: heroValues() },
    hero6: { label: 'Szósty bohater', values: heroValues() },
    heroesPerPlayer: { label: 'Bohaterowie na gracza', values: { 1: '1', 2: '2' } },
    gentle: { label: 'Łagodne skalowanie', hint: 'Siła przeciwników zależy od liczby bohaterów.', values: yesOrNo },
    describe: { label: 'Opisy obowiązkowe', hint: 'Wyłączone: szybka gra, kart nie trzeba opisywać.', values: yesOrNo },
    openSheets: { label: 'Jawne karty przeciwników', values: yesOrNo },
    roundLimit: { label: 'Limit rund', values: { 0: 'brak', 5: '5', 10: '10', 15: '15', 20: '20' } },
    temper: { label: 'Temperament Reżysera', values: { genteel: 'Dystyngowany', daring: 'Śmiały', ruthless: 'Bezlitosny' } },
  },
  outcomes: {
    heroes: 'Bohaterowie wygrali stawkę.',
    opposition: 'Stawkę wygrali przeciwnicy.',
    'first side': 'Wygrała pierwsza strona.',
    'second side': 'Wygrała druga strona.',
    draw: 'Nikt nie wygrał: stawka pozostaje otwarta.',
  },
  roles: { player: 'gracz', director: 'Reżyser', gm: 'Mistrz Gry' },
  orders: {
    'card before the roll/respond': 'przed moim rzutem',
    'modification/respond': 'gdy rzut można zmienić',
    'ruling/respond': 'gdy opis można odesłać',
  },
  exceptions: {
    risky: 'to wyczyn albo dobicie',
    ownFailing: 'mój test się nie udaje',
    target: 'jestem celem i trafienie się udaje',
    friendFailing: 'nie udaje się test mojej strony',
  },
  reported: {
    result: (title, winner, rounds) =>
      `${title}: ${winner < 0 ? 'bez zwycięzcy' : `wygrywa strona ${winner + 1}`}, rundy: ${rounds}.`,
    hero: (name, constitution, reputation, scars) =>
      `${name}: utracona Kondycja ${constitution}, utracona Reputacja ${reputation}${scars.length > 0 ? `, blizny: ${scars.join(', ')}` : ''}.`,
    dead: 'Jedna z postaci nie żyje.',
  },
  seat: (n) => `Gracz ${n}`,
  unknown: { question: 'Pytanie z innej wersji.', fact: 'Zdarzenie z innej wersji.', refusal: 'To niemożliwe.' },
};

export const pl = wordsOf(catalogue);
