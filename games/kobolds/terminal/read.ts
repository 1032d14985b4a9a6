/** What somebody types, in the spelling of answers: cards may be written as people write them, "10h", "K♠" or "2♥, 3♥". */
import { readCard } from '@guildhall/cards';
import type { Asked } from '@guildhall/kernel';
import { QUESTIONS } from '../questions.ts';

const CARD_QUESTIONS: ReadonlySet<string> = new Set(
  Object.entries(QUESTIONS).flatMap(([name, { answers }]) => (/^CARDS?\b/.test(answers) ? [name] : [])),
);

/** How answers begin, as a Pole would say them; the longest first. */
const POLISH: readonly (readonly [words: string, answer: string])[] = [
  ['marsz i bieg', 'walk and dash'],
  ['bieg', 'dash'],
  ['marsz', 'walk'],
  ['wspinaczka', 'climb'],
  ['wymiana kart', 'draw cards'],
  ['atak', 'attack'],
  ['strzał', 'shoot'],
  ['koniec', 'end'],
  ['zostaję', 'stay'],
  ['zostaje', 'stay'],
  ['kontakt', 'contact'],
  ['w stronę', 'towards'],
  ['ku', 'towards'],
  ['od', 'away from'],
  ['za', 'behind'],
  ['w górę', 'up'],
  ['w dół', 'down'],
  ['przez', 'over'],
  ['próba', 'try'],
  ['pasuję', 'fold'],
  ['pas', 'pass'],
  ['nic', 'none'],
  ['nie', 'no'],
  ['tak', 'yes'],
  ['dość', 'done'],
  ['uderzenie w powóz', 'strike carriage'],
];
/** "Atak m3" is "attack m3"; names of things stay as they are. */
function fromPolish(typed: string): string {
  const line = typed.trim().toLowerCase();
  const found = POLISH.find(([words]) => line === words || line.startsWith(`${words} `));
  return found ? `${found[1]}${line.slice(found[0].length)}` : typed;
}

/** Where cards are asked for, every word that is a card under its own name; all else stays as it is, but for Polish beginnings. */
export function read(typed: string, { name }: Asked): string {
  if (!CARD_QUESTIONS.has(name) || POLISH.some(([words]) => words === typed.trim().toLowerCase())) return fromPolish(typed);
  return typed
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => readCard(word) ?? word)
    .join(' ');
}

/** Whatever is a mark and no word: "m3", "Kh 2c", "12.5 8". */
const isMark = (answer: string): boolean => /^[a-zA-Z]?[\d.]+[cdhs]?( \S{1,5})*$|^([\dTJQKA][cdhs] ?)+$/.test(answer);

/** How a Pole may type an answer: "atak m3"; null: there is no short way. */
export function inPolish(answer: string): string | null {
  if (isMark(answer)) return answer;
  const found = POLISH.find(([, begins]) => answer === begins || answer.startsWith(`${begins} `));
  if (!found) return null;
  const typed = `${found[0]}${answer.slice(found[1].length)}`;
  return fromPolish(typed) === answer ? typed : null;
}
