/** A sentence taken apart: who and what is named in it, and the playing cards. The words stay those of the catalogue. */
import type { Speaker } from '@guildhall/kernel';

type Named =
  | { kind: 'words'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'thing'; id: string; text: string }
  | { kind: 'card'; text: string };
/** `at`: which piece of the sentence it is, from 0. */
export type Piece = Named & { at: number };

// Characters that nobody writes: before a mark, between its id and its text, and after it.
const SEAT = '\uE000';
const THING = '\uE001';
const SAYS = '\uE002';
const END = '\uE003';
const MARK = /([\uE000\uE001])([^\uE002]*)\uE002([^\uE003]*)\uE003/g;
const CARD = /(?:10|[2-9TJQKA])[♠♥♦♣]/g;

/** A speaker who marks whom and what it names. */
export function marking(say: Speaker): Speaker {
  const { place } = say;
  return {
    seat: (seat) => `${SEAT}${seat}${SAYS}${say.seat(seat)}${END}`,
    ...(place && { place: (id: string) => `${THING}${id}${SAYS}${place(id)}${END}` }),
  };
}

const unmarked = (marked: string): string => marked.replace(MARK, '$3');

function* withCards(text: string): Generator<Named> {
  let at = 0;
  for (const { 0: card, index } of text.matchAll(CARD)) {
    if (index > at) yield { kind: 'words', text: text.slice(at, index) };
    yield { kind: 'card', text: card };
    at = index + card.length;
  }
  if (at < text.length) yield { kind: 'words', text: text.slice(at) };
}

/** The pieces of a sentence. One that looks closely at names reads differently when they are marked; it then stays plain. */
export function piecesOf(marked: string, plain: string): Piece[] {
  if (unmarked(marked) !== plain) return counted([...withCards(plain)]);
  const pieces: Named[] = [];
  let at = 0;
  for (const { 0: all, 1: kind, 2: id, 3: text, index } of marked.matchAll(MARK)) {
    pieces.push(...withCards(marked.slice(at, index)));
    pieces.push(kind === SEAT ? { kind: 'seat', seat: Number(id), text } : { kind: 'thing', id, text });
    at = index + all.length;
  }
  pieces.push(...withCards(marked.slice(at)));
  return counted(pieces);
}

/** What parts a sentence from the name it begins with, such as a comma: without the name it is not seen either. */
export const markAfterName = (words: string): string => /^[,:;]\s*/.exec(words)?.[0] ?? '';

const counted = (pieces: readonly Named[]): Piece[] => pieces.map((piece, at) => ({ ...piece, at }));
