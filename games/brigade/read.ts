/** Answers as people type them: in any letters, and by Polish words too. */
import { folded, type Language } from '@guildhall/kernel';

/** First words of answers, as a Pole would say them. */
const POLISH: { readonly [word: string]: string } = {
  brygada: 'brigade',
  beczkowóz: 'wagon',
  wóz: 'wagon',
  gaszenie: 'extinguish',
  gaś: 'extinguish',
  ugaś: 'extinguish',
  zgaś: 'extinguish',
  napełnianie: 'refill',
  napełnij: 'refill',
  uzupełnij: 'refill',
  uzupełnianie: 'refill',
  rekrutacja: 'recruit',
  rekrutuj: 'recruit',
  przelewanie: 'transfer',
  przelej: 'transfer',
  ulepszenie: 'upgrade',
  ulepsz: 'upgrade',
  brandmistrz: 'warden',
  koniec: 'end',
  dość: 'done',
  nic: 'none',
  nikt: 'none',
  pas: 'pass',
  rezygnuję: 'decline',
};
/** Tracks, which follow "upgrade". */
const POLISH_TRACKS: { readonly [word: string]: string } = { załoga: 'crew', beczkowóz: 'wagon', dowodzenie: 'leadership' };

/** The same words as they are typed without Polish letters. */
const plain = (words: { readonly [word: string]: string }): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).map(([word, meant]) => [folded(word), meant]));
const VERBS = plain(POLISH);
const TRACKS = plain(POLISH_TRACKS);

/** "BRIGADE f6" and "brygada f6" are "brigade F6". */
export function read(typed: string): string {
  const words = typed
    .trim()
    .split(/\s+/)
    .map((word) => (/^[a-f][1-6]$/i.test(word) ? word.toUpperCase() : word.toLowerCase()));
  const [first, second] = words;
  words[0] = VERBS.get(folded(first)) ?? first;
  if (words[0] === 'upgrade' && second !== undefined) words[1] = TRACKS.get(folded(second)) ?? second;
  return words.join(' ');
}

/** Whatever is a mark and no word: "C3", "B1-C2", "2". */
const isMark = (answer: string): boolean => /^[A-F\d][\dA-F -]*$/.test(answer);

/** An answer as it may be typed. */
export const typed = (answer: string, language: Language): string | null => (language === 'pl' ? inPolish(answer) : answer);

/** How a Pole may type an answer: "brygada F6"; null: there is no short way. */
function inPolish(answer: string): string | null {
  if (isMark(answer)) return answer;
  const [first, second, ...rest] = answer.split(' ');
  const word = wordFor(POLISH, first);
  const track = first === 'upgrade' ? wordFor(POLISH_TRACKS, second) : second;
  const typed = [word, track, ...rest].filter((part) => part !== undefined).join(' ');
  return word !== undefined && read(typed) === answer ? typed : null;
}

function wordFor(words: { readonly [word: string]: string }, answer: string): string | undefined {
  return Object.keys(words).find((word) => words[word] === answer);
}
