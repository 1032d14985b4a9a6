/** Words for the refusals of the table itself (GH-1 to GH-17), which read the same in every game. */
import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import type { Language, Speaker } from './text.ts';

/** Every reason the table gives; the last ones cite the game's rule: on customs, on onlookers, a strict one on taking back, those of response windows and of talk. */
export const TABLE_REFUSALS = [
  'over',
  'noSuchSeat',
  'notAsked',
  'notPlain',
  'notAnAnswer',
  'seats',
  'noSuchOption',
  'noSuchValue',
  'nothingTaken',
  'givenMissing',
  'badGiven',
  'givenTooLarge',
  'givenUnsaid',
  'nothingHeld',
  'final',
  'nothingToUndo',
  'undoNeedsConsent',
  'consentMissing',
  'noSuchContribution',
  'noSuchAct',
  'noSuchWindow',
  'noSuchException',
  'notNow',
  'paused',
  'suspended',
  'botCannot',
  'noPerson',
  'notAway',
  'notLongAway',
  'notYoursToHand',
  'onlyYoursToHand',
  'notForOnlookers',
  'alreadyRevealed',
  'notOptional',
  'noSuchResponse',
  'chatClosed',
  'tooLate',
  'byHandOnly',
  'benched',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

type Sentence = (about: Refusal['about'], say: Speaker) => string;

const list = (value: Plain | undefined): string => (Array.isArray(value) ? value.join(', ') : String(value));
/** The values an option may have; a long row of whole numbers by its ends. */
const range = (value: Plain | undefined): string => {
  if (!Array.isArray(value) || value.length <= 12) return list(value);
  const inRow = value.every((one, i) => one === Number(value[0]) + i);
  return inRow ? `${value[0]} … ${value[value.length - 1]}` : list(value);
};
const names = (value: Plain | undefined, say: Speaker): string =>
  Array.isArray(value) ? value.map((seat) => say.seat(Number(seat))).join(', ') : '';

const sentences: { [language in Language]: { [why in TableRefusal]: Sentence } } = {
  en: {
    over: () => 'The game is over.',
    noSuchSeat: ({ seats }) => `There is no such seat; the seats are 1 to ${seats}.`,
    notAsked: ({ waitingFor }, say) => `It is not your turn to answer. Waiting for: ${names(waitingFor, say)}.`,
    notPlain: ({ wrong }) => `This is not an answer: ${wrong}.`,
    notAnAnswer: () => 'This is not one of the answers offered.',
    seats: ({ seats, min, max }) => `The game is for ${min === max ? min : `${min} to ${max}`} players, not for ${seats}.`,
    noSuchOption: ({ option, options }) => `There is no option "${option}". The options are: ${list(options)}.`,
    noSuchValue: ({ option, value, values }) =>
      `The option "${option}" cannot be ${JSON.stringify(value)}. It can be: ${range(values)}.`,
    nothingTaken: () => 'Nothing is handed in here besides options.',
    givenMissing: ({ seat }, say) =>
      seat === null
        ? 'This game cannot be set up without what it is to begin with (a roster or the like).'
        : `${say.seat(Number(seat))} cannot play without something of its own (a roster or the like).`,
    badGiven: ({ wrong }) => `What was handed in does not fit: ${wrong}.`,
    givenTooLarge: ({ letters, most }) => `What was handed in is too large: ${letters} letters of JSON, at most ${most}.`,
    givenUnsaid: () => 'What was handed in when it was set up is no longer accepted.',
    nothingHeld: () => 'You have no face-down answer to take back.',
    final: () => 'This answer is final and cannot be taken back.',
    nothingToUndo: () => 'You have not given any answer that could be taken back.',
    undoNeedsConsent: () =>
      'Since your last answer chance was used, something hidden became known or somebody else was asked: the others must agree.',
    consentMissing: ({ missing }, say) => `Still to agree that the answer is taken back: ${names(missing, say)}.`,
    noSuchContribution: ({ kinds }) =>
      list(kinds) === ''
        ? 'Nothing can be added beside this game.'
        : `Nothing of this kind can be added. What can: ${list(kinds)}.`,
    noSuchAct: ({ acts }) =>
      list(acts) === ''
        ? 'Nothing can be done out of turn in this game.'
        : `Nothing of this name can be done out of turn. What can: ${list(acts)}.`,
    noSuchWindow: ({ windows }) =>
      list(windows) === ''
        ? 'This game has no moments that standing orders could be given for.'
        : `Standing orders cannot be given for this. What they can be given for: ${list(windows)}.`,
    noSuchException: ({ conditions }) =>
      list(conditions) === ''
        ? 'This standing order has no exceptions: the list is empty, or the order is taken back.'
        : `A standing order has a list of exceptions, each named once, out of: ${list(conditions)}.`,
    notNow: () => 'You may not do this now.',
    paused: ({ seats }, say) => `The game is paused by ${names(seats, say)}.`,
    suspended: () => 'Nobody is here: the game is suspended until somebody returns.',
    botCannot: ({ seat, bots }, say) =>
      list(bots) === ''
        ? `${say.seat(Number(seat))} is played by a person.`
        : `${say.seat(Number(seat))} can be played by these bots only: ${list(bots)}.`,
    noPerson: () => 'At least one seat is held by a person.',
    notAway: ({ seat, minutes }, say) =>
      minutes === null
        ? `${say.seat(Number(seat))} is here and owes no answer.`
        : `${say.seat(Number(seat))} is here and still has ${minutes} min.`,
    notLongAway: ({ seat, minutes }, say) =>
      `${say.seat(Number(seat))} has lost the connection and has ${minutes} min to come back.`,
    onlyYoursToHand: () => 'A seat is handed over by the person who holds it, and by nobody else.',
    notYoursToHand: () => 'A seat is handed over by the person who holds it, or by the host if that person is away.',
    notForOnlookers: () => 'Only those who sit at the table may add this.',
    alreadyRevealed: () => 'Something was revealed since your last answer: it can no longer be taken back, even by consent.',
    notOptional: () => 'One of the responses must be chosen; passing is not possible.',
    noSuchResponse: () => 'This response is not available now.',
    tooLate: ({ until }) => `The time for this was up at ${until}.`,
    byHandOnly: () => 'Only a match played at its table proves a result. What somebody says is entered without a proof.',
    benched: () => 'The organiser has benched you: a bot keeps your gang until the organiser calls you back.',
    chatClosed: () => 'Nothing may be said in this step of the game.',
  },
  pl: {
    over: () => 'Gra jest zakończona.',
    noSuchSeat: ({ seats }) => `Nie ma takiego miejsca przy stole; miejsca mają numery od 1 do ${seats}.`,
    notAsked: ({ waitingFor }, say) => `To nie twoja kolej na odpowiedź. Stół czeka na: ${names(waitingFor, say)}.`,
    notPlain: ({ wrong }) => `To nie jest odpowiedź: ${wrong}.`,
    notAnAnswer: () => 'To nie jest żadna z możliwych odpowiedzi.',
    seats: ({ seats, min, max }) => `Liczba graczy: ${min === max ? min : `od ${min} do ${max}`}, a nie ${seats}.`,
    noSuchOption: ({ option, options }) => `Nie ma opcji „${option}”. Opcje: ${list(options)}.`,
    noSuchValue: ({ option, value, values }) =>
      `Opcja „${option}” nie może mieć wartości ${JSON.stringify(value)}. Możliwe wartości: ${range(values)}.`,
    nothingTaken: () => 'Poza opcjami niczego się tu nie przekazuje.',
    givenMissing: ({ seat }, say) =>
      seat === null
        ? 'Tej gry nie można przygotować bez tego, od czego się zaczyna (na przykład bez drużyny).'
        : `${say.seat(Number(seat))}: tu trzeba przynieść coś własnego (na przykład drużynę).`,
    badGiven: ({ wrong }) => `To, co przekazano, nie pasuje (szczegóły po angielsku: ${wrong}).`,
    givenTooLarge: ({ letters, most }) => `To, co przekazano, jest za duże: znaków JSON-u ${letters}, najwyżej ${most}.`,
    givenUnsaid: () => 'To, co przekazano przy przygotowaniu, nie jest już przyjmowane.',
    nothingHeld: () => 'Nie masz zakrytej odpowiedzi, którą można cofnąć.',
    final: () => 'Ta odpowiedź jest ostateczna i nie można jej cofnąć.',
    nothingToUndo: () => 'Nie masz jeszcze odpowiedzi, którą można cofnąć.',
    undoNeedsConsent: () =>
      'Od twojej ostatniej odpowiedzi zadziałał los, coś zostało ujawnione albo pytanie dostał ktoś inny: potrzebna jest zgoda pozostałych.',
    consentMissing: ({ missing }, say) => `Na cofnięcie muszą się jeszcze zgodzić: ${names(missing, say)}.`,
    noSuchContribution: ({ kinds }) =>
      list(kinds) === '' ? 'Do tej gry nie można nic dodać.' : `Czegoś takiego nie można dodać. Można: ${list(kinds)}.`,
    noSuchAct: ({ acts }) =>
      list(acts) === ''
        ? 'W tej grze nic nie można zrobić poza kolejnością.'
        : `Niczego o takiej nazwie nie można zrobić poza kolejnością. Można: ${list(acts)}.`,
    noSuchWindow: ({ windows }) =>
      list(windows) === ''
        ? 'W tej grze nie ma chwil, dla których można wydać stałe polecenie.'
        : `Nie można tu wydać stałego polecenia. Można dla: ${list(windows)}.`,
    noSuchException: ({ conditions }) =>
      list(conditions) === ''
        ? 'To polecenie nie ma wyjątków: lista jest pusta albo polecenie zostaje cofnięte.'
        : `Stałe polecenie ma listę wyjątków, każdy podany raz, spośród: ${list(conditions)}.`,
    notNow: () => 'Teraz nie możesz tego zrobić.',
    paused: ({ seats }, say) => `Gra jest wstrzymana; o pauzę prosi ${names(seats, say)}.`,
    suspended: () => 'Nikogo nie ma: gra jest zawieszona, dopóki ktoś nie wróci.',
    botCannot: ({ seat, bots }, say) =>
      list(bots) === ''
        ? `${say.seat(Number(seat))}: tu gra człowiek.`
        : `${say.seat(Number(seat))}: mogą tu grać tylko boty: ${list(bots)}.`,
    noPerson: () => 'Przynajmniej jedno miejsce zajmuje człowiek.',
    notAway: ({ seat, minutes }, say) =>
      minutes === null
        ? `${say.seat(Number(seat))} jest przy stole i nie ma teraz nic do odpowiedzenia.`
        : `${say.seat(Number(seat))} jest przy stole i ma jeszcze ${minutes} min.`,
    notLongAway: ({ seat, minutes }, say) =>
      `${say.seat(Number(seat))}: brak połączenia; czas na powrót: jeszcze ${minutes} min.`,
    onlyYoursToHand: () => 'Miejsce przekazuje osoba, która je zajmuje, i nikt inny.',
    notYoursToHand: () => 'Miejsce przekazuje osoba, która je zajmuje, a gdy jej nie ma, gospodarz.',
    notForOnlookers: () => 'Mogą to dodać tylko osoby siedzące przy stole.',
    alreadyRevealed: () => 'Od twojej ostatniej odpowiedzi coś zostało ujawnione: nie można jej już cofnąć, nawet za zgodą.',
    notOptional: () => 'Trzeba wybrać jedną z reakcji; nie można spasować.',
    noSuchResponse: () => 'Ta reakcja nie jest teraz możliwa.',
    tooLate: ({ until }) => `Czas na to minął: ${until}.`,
    byHandOnly: () => 'Wynik potwierdza tylko mecz rozegrany przy swoim stole. To, co ktoś mówi, wpisuje się bez dowodu.',
    benched: () => 'Organizator posadził cię na ławce: bandę prowadzi bot, dopóki organizator cię nie przywoła.',
    chatClosed: () => 'W tym kroku gry nie wolno nic mówić.',
  },
};

/** Said under a rule of the game itself. */
const OF_GAMES: readonly string[] = [
  'notNow',
  'paused',
  'suspended',
  'botCannot',
  'noPerson',
  'notAway',
  'notLongAway',
  'notYoursToHand',
  'onlyYoursToHand',
  'notForOnlookers',
  'alreadyRevealed',
  'notOptional',
  'noSuchResponse',
  'chatClosed',
] satisfies TableRefusal[];

/** A game may use the same word for a reason of its own: then the rule is the game's. */
const isTableRefusal = ({ rule, why }: Refusal): boolean =>
  OF_GAMES.includes(why) || (rule.startsWith('GH-') && (TABLE_REFUSALS as readonly string[]).includes(why));

/** The sentence for a refusal of the table; null if it is a game's own. */
export function tableRefusal(language: Language, refusal: Refusal, speaker: Speaker): string | null {
  if (!isTableRefusal(refusal)) return null;
  return sentences[language][refusal.why as TableRefusal](refusal.about, speaker);
}
