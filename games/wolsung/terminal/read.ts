/** What somebody types, in the spelling of answers: cards, people, places and things by their names, in both languages. */
import { cardSign, isCard, SUITS, spellCards, suitName } from '@guildhall/cards';
import { type Asked, folded, LANGUAGES, type Language, spoken } from '@guildhall/kernel';
import { text } from '../text/index.ts';
import { CARD_VERBS, PHRASES } from './phrases.ts';

/** Without signs: "Captain Agata "the Kite" Skarbek" is "captain agata the kite skarbek". */
const plain = (words: string): string =>
  folded(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const optionsOf = ({ options }: Asked): string[] => (options ?? []).filter((option) => typeof option === 'string');

/** What an answer reads like, in each language. */
const wordsOf = (option: string, { name, show }: Asked): string[] =>
  LANGUAGES.map((language) => text[language].answer(name, option, show, { seat: text[language].seat }));

/** What it is about: "Gangway" of "Go to: Gangway", the whole name of somebody who is aimed at. */
const thingsOf = (option: string, asked: Asked): string[] =>
  wordsOf(option, asked).map((words) => plain(words.split(': ').at(-1) ?? ''));

/** Every word that was typed begins a word of the thing. */
function isBegun(thing: string, typed: readonly string[]): boolean {
  const parts = thing.split(' ');
  return typed.every((word) => parts.some((part) => part.startsWith(word)));
}

const only = (options: readonly string[]): string | null => (options.length === 1 ? options[0] : null);

/** Answers that begin with a word of their own and then name somebody or something. */
const NAMING = /^(?:at|zone|board|draw|recover|ready|use|honour|join|put_away) /;

/** The one answer of some that is about what was named: "kite", "the gangway", "sabre". */
function about(typed: string, options: readonly string[], asked: Asked): string | null {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== 'the' && word !== 'to');
  // So short a word begins too much.
  if (words.join('').length < 3) return null;
  return only(options.filter((option) => NAMING.test(option) && thingsOf(option, asked).some((thing) => isBegun(thing, words))));
}

/** The card of "9♥", "nine of hearts", "9 of hearts" or "9 kier". */
function cardCalled(typed: string): string | null {
  const words = typed.trim().split(/[\s,]+/);
  const [card, ...more] = spellCards(words);
  if (more.length === 0 && isCard(card)) return card;
  const suit = SUITS.find((one) => LANGUAGES.some((language) => folded(suitName(one, language)) === folded(words.at(-1) ?? '')));
  const short = `${words[0]}${suit}`;
  return words.length > 3 ? null : (spellCards([short]).find(isCard) ?? null);
}

/** The rest of an answer: a card under its own name, whoever or whatever is named, or what was typed. */
function tail(rest: string, asked: Asked): string {
  const card = cardCalled(rest);
  if (card !== null) return card;
  const option = about(rest, optionsOf(asked), asked);
  return option === null ? rest.toLowerCase() : option.slice(option.indexOf(' ') + 1);
}

/** A card that is named alone, where one answer is about it. */
function withCard(typed: string, asked: Asked): string | null {
  const card = cardCalled(typed);
  if (card === null) return null;
  return only(optionsOf(asked).filter((option) => option.endsWith(` ${card}`)));
}

/** "at 1" of "Kite", "bonus 8c" of "premia 8♣". Texts that people write stay as they are. */
export function read(typed: string, asked: Asked): string {
  if (asked.form?.kind === 'text') return typed;
  const options = optionsOf(asked);
  const wanted = plain(typed);
  const same = only(options.filter((option) => wordsOf(option, asked).some((words) => plain(words) === wanted)));
  if (same !== null) return same;
  const [verb, ...rest] = typed.trim().split(/\s+/);
  const isVerb = rest.length > 0 && options.some((option) => option.startsWith(`${verb.toLowerCase()} `));
  if (isVerb) return `${verb.toLowerCase()} ${tail(rest.join(' '), asked)}`;
  const said = spoken(typed, asked, PHRASES, (more) => tail(more, asked));
  if (said !== typed) return said;
  return withCard(typed, asked) ?? about(typed, options, asked) ?? typed;
}

/** An answer as it may be typed; in Polish its words, but for cards, of which several answers may be: "premia 8♣". */
export function typed(answer: string, language: Language): string | null {
  if (language === 'en') return answer;
  const [verb, card, ...more] = answer.split(' ');
  return more.length === 0 && isCard(card) && Object.hasOwn(CARD_VERBS, verb) ? `${CARD_VERBS[verb]} ${cardSign(card)}` : null;
}
