/** Words about records: why a line does not hold, why a match is frozen, and how far a match is proven. */
import type { Fact } from './facts.ts';
import type { GamePackage } from './game.ts';
import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import type { Frozen } from './replay.ts';
import type { Language } from './text.ts';
import { tableRefusal } from './text-table.ts';
import type { Stretch } from './verify.ts';

type Obstacle = Frozen['obstacle'];
type Of<W extends Obstacle['why']> = Obstacle extends infer O
  ? O extends { why: infer Y }
    ? W extends Y
      ? O
      : never
    : never
  : never;

/** What the sentences need: a seat by name, a refusal as the game puts it, an answer as it was written. */
interface Say {
  seat(seat: number): string;
  refusal(refusal: Refusal): string;
}

interface Sentences {
  obstacle: { [W in Obstacle['why']]: (obstacle: Of<W>, say: Say) => string };
  line(line: number, what: string): string;
  frozen(frozen: Frozen, what: string): string;
  noPosition: string;
  badPosition(problem: string): string;
  stretch(stretch: Stretch, now: string): string;
  same: string;
  differs: string;
}

/** What is wrong with a position is said in English; empty: it is not said. */
const detail = (language: Language, problem: string): string =>
  problem === '' ? '' : language === 'en' ? `: ${problem}` : ` (szczegóły po angielsku: ${problem})`;

const json = (value: Plain): string => JSON.stringify(value);

const sentences: { [language in Language]: Sentences } = {
  en: {
    obstacle: {
      rules: ({ rules }) => `these rules do not know ${rules}`,
      options: ({ refusal }, say) => `its options are refused: ${say.refusal(refusal)}`,
      given: ({ refusal }, say) => `what it was set up with is refused: ${say.refusal(refusal)}`,
      position: ({ problem }) => `its position is impossible${detail('en', problem)}`,
      answer: ({ seat, question, answer, refusal }, say) =>
        `${say.seat(seat)} may not answer ${json(answer)} to "${question}": ${say.refusal(refusal)}`,
      unsaid: ({ seat, question, rule }, say) => `the answer of ${say.seat(seat)} to "${question}" is no longer legal [${rule}]`,
      act: ({ seat, question, refusal }, say) =>
        `${say.seat(seat)} may not do "${question}" out of turn: ${say.refusal(refusal)}`,
      order: ({ seat, refusal }, say) => `${say.seat(seat)} may not give this standing order: ${say.refusal(refusal)}`,
      question: ({ question, open }) =>
        `it answers "${question}", but the open question is ${open === null ? 'none' : `"${open}"`}`,
      withdraw: ({ seat, refusal }, say) => `${say.seat(seat)} has no face-down answer to take back [${refusal.rule}]`,
      undo: ({ seat, refusal }, say) => `${say.seat(seat)} may not undo: ${say.refusal(refusal)}`,
      undoLeaves: ({ seat, left, of, wanted }, say) =>
        `the undo of ${say.seat(seat)} leaves ${left} of ${of} answers, not ${wanted}`,
    },
    line: (line, what) => `line ${line} of the log does not replay: ${what}`,
    frozen: ({ played, now }, what) =>
      `the match was played by ${played}; these are ${now}, and it cannot go on by them: ${what}`,
    noPosition: 'no position was stored with it',
    badPosition: (problem) => `nor from the position stored with it${detail('en', problem)}`,
    stretch: ({ from, to, rules, proof }, now) => {
      const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`;
      const were = from === to ? 'was' : 'were';
      switch (proof) {
        case 'recomputed':
          return `${lines} ${were} played by ${rules}, and every answer was legal`;
        case 'replayed':
          return `${lines} ${were} played by ${rules} and replayed by ${now}, with every answer legal`;
        case 'kept':
          return `${lines} ${were} played by ${rules} and cannot be checked by ${now}: the match goes on from the position stored after them`;
      }
    },
    same: 'they lead to the game that was saved',
    differs: 'the game they lead to is not the one that was saved by the rules of that time',
  },
  pl: {
    obstacle: {
      rules: ({ rules }) => `te reguły nie znają ${rules}`,
      options: ({ refusal }, say) => `jej opcje nie są dozwolone: ${say.refusal(refusal)}`,
      given: ({ refusal }, say) => `to, z czym ją przygotowano, nie jest dozwolone: ${say.refusal(refusal)}`,
      position: ({ problem }) => `jej pozycja jest niemożliwa${detail('pl', problem)}`,
      answer: ({ seat, question, answer, refusal }, say) =>
        `${say.seat(seat)} nie może odpowiedzieć ${json(answer)} na „${question}”: ${say.refusal(refusal)}`,
      unsaid: ({ seat, question, rule }, say) =>
        `odpowiedź na „${question}” (${say.seat(seat)}) nie jest już dozwolona [${rule}]`,
      act: ({ seat, question, refusal }, say) =>
        `${say.seat(seat)} nie może zrobić poza kolejnością „${question}”: ${say.refusal(refusal)}`,
      order: ({ seat, refusal }, say) => `${say.seat(seat)} nie może wydać tego stałego polecenia: ${say.refusal(refusal)}`,
      question: ({ question, open }) =>
        open === null
          ? `to odpowiedź na „${question}”, a żadne pytanie nie jest otwarte`
          : `to odpowiedź na „${question}”, a otwarte jest pytanie „${open}”`,
      withdraw: ({ seat, refusal }, say) => `${say.seat(seat)} nie ma zakrytej odpowiedzi do cofnięcia [${refusal.rule}]`,
      undo: ({ seat, refusal }, say) => `${say.seat(seat)} nie może cofnąć odpowiedzi: ${say.refusal(refusal)}`,
      undoLeaves: ({ seat, left, of, wanted }, say) =>
        `cofnięcie (${say.seat(seat)}) zostawia odpowiedzi: ${left} z ${of}, a nie ${wanted}`,
    },
    line: (line, what) => `linia ${line} zapisu nie daje się powtórzyć: ${what}`,
    frozen: ({ played, now }, what) => `partia była grana według ${played}, a według ${now} nie może toczyć się dalej: ${what}`,
    noPosition: 'nie zapisano z nią pozycji',
    badPosition: (problem) => `zapisana z nią pozycja też na to nie pozwala${detail('pl', problem)}`,
    stretch: ({ from, to, rules, proof }, now) => {
      const lines = from === to ? `linia ${from}` : `linie od ${from} do ${to}`;
      switch (proof) {
        case 'recomputed':
          return `${lines}: grane według ${rules}, każda odpowiedź dozwolona`;
        case 'replayed':
          return `${lines}: grane według ${rules}, powtórzone według ${now}, każda odpowiedź dozwolona`;
        case 'kept':
          return `${lines}: grane według ${rules}, nie do sprawdzenia według ${now}; partia toczy się dalej od zapisanej po nich pozycji`;
      }
    },
    same: 'prowadzą do gry, którą zapisano',
    differs: 'prowadzą do innej gry niż ta, którą zapisano według ówczesnych reguł',
  },
};

/** A refusal as a game's catalogue puts it, with its rule and without a full stop. */
export function refusalInWords<T, A extends Plain, B, F extends Fact>(
  language: Language,
  { text }: Pick<GamePackage<T, A, B, F>, 'text'>,
  refusal: Refusal,
): string {
  const words = text[language];
  const say = { seat: words.seat };
  return `${(tableRefusal(language, refusal, say) ?? words.refusal(refusal, say)).replace(/\.$/, '')} [${refusal.rule}]`;
}

/** Why a line of a record (0: its beginning) does not hold. */
export function obstacleInWords<T, A extends Plain, B, F extends Fact>(
  language: Language,
  game: Pick<GamePackage<T, A, B, F>, 'text'>,
  obstacle: Obstacle,
  line: number,
): string {
  const say: Say = { seat: game.text[language].seat, refusal: (refusal) => refusalInWords(language, game, refusal) };
  const sentence = sentences[language].obstacle[obstacle.why] as (obstacle: Obstacle, say: Say) => string;
  const what = sentence(obstacle, say);
  return line === 0 ? what : sentences[language].line(line, what);
}

/** Why a match of earlier rules cannot go on: a sentence without a full stop. */
export function frozenInWords<T, A extends Plain, B, F extends Fact>(
  language: Language,
  game: Pick<GamePackage<T, A, B, F>, 'text'>,
  frozen: Frozen,
): string {
  const { frozen: sentence, noPosition, badPosition } = sentences[language];
  const { obstacle, line, position } = frozen;
  const what = obstacleInWords(language, game, obstacle, line);
  if (obstacle.why === 'rules') return sentence(frozen, what);
  return sentence(frozen, `${what}; ${position === null ? noPosition : badPosition(position)}`);
}

/** What is proven of a stretch of a log: a sentence without a full stop. */
export function stretchInWords(language: Language, stretch: Stretch, now: string): string {
  const { stretch: sentence, same, differs } = sentences[language];
  const { end } = stretch;
  return `${sentence(stretch, now)}${end === null ? '' : `; ${end === 'same' ? same : differs}`}`;
}
