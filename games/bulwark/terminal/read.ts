/** What somebody types, in the spelling of answers: cards by their names or the beginnings of them, in both languages. */
import { type Asked, folded, LANGUAGES, type Language, spoken, unspoken } from '@guildhall/kernel';
import { PRINTED } from '../box.ts';
import { CARD_IDS, type CardId, FOE_IDS, type FoeId } from '../data/index.ts';
import { PHRASES } from './phrases.ts';

/** Without signs: "The Ol' One-Two" is "the ol one two". */
const plain = (words: string): string =>
  folded(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A card or a Foe by all it is called, with its id. */
const CALLED: readonly (readonly [name: string, id: string])[] = [
  ...CARD_IDS.flatMap((id) =>
    [id, ...LANGUAGES.map((language) => PRINTED.cards.get(id).name[language])].map((name) => [name, id]),
  ),
  ...FOE_IDS.flatMap((id) => [id, ...LANGUAGES.map((language) => PRINTED.foes.get(id).name[language])].map((name) => [name, id])),
].map(([name, id]) => [plain(name), id] as const);

const optionsOf = ({ options }: Asked): string[] => (options ?? []).filter((option) => typeof option === 'string');
/** The Foes of the line, where one of them is aimed at. */
const foesOf = ({ show: { foes } }: Asked): string[] =>
  Array.isArray(foes) ? foes.filter((foe) => typeof foe === 'string') : [];
/** What an answer is about: "leg-sweep" of "buy leg-sweep". */
const thingOf = (answer: string): string => answer.slice(answer.lastIndexOf(' ') + 1);

const only = (ids: Iterable<string>): string | null => {
  const [id, another] = new Set(ids);
  return id !== undefined && another === undefined ? id : null;
};

/** Every word that was typed begins a word of the name. */
const isBegun = (name: string, words: readonly string[]): boolean => {
  const parts = name.split(' ');
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** The id of what is called so; of several things that begin so, the one an answer is about. */
function idOf(typed: string, asked: Asked): string | null {
  const wanted = plain(typed);
  if (wanted === '' || /^\d+$/.test(wanted)) return null;
  const exact = only(CALLED.flatMap(([name, id]) => (name === wanted ? [id] : [])));
  if (exact !== null) return exact;
  // So short a word begins too much.
  if (wanted.length < 3) return null;
  const words = wanted.split(' ');
  const begun = CALLED.flatMap(([name, id]) => (isBegun(name, words) ? [id] : []));
  const options = optionsOf(asked);
  const offered = new Set([...options.map(thingOf), ...foesOf(asked).filter((_, at) => options.includes(`place ${at + 1}`))]);
  return only(begun.filter((id) => offered.has(id))) ?? only(begun.filter((id) => foesOf(asked).includes(id))) ?? only(begun);
}

/** The place of a Foe that is aimed at by its name: one that can be aimed at, else the first of them, so that it is told why not. */
function placeOf(id: string, asked: Asked): string | null {
  const places = foesOf(asked).flatMap((foe, at) => (foe === id ? [`place ${at + 1}`] : []));
  const open = places.filter((place) => optionsOf(asked).includes(place));
  return open.length > 1 ? null : (open[0] ?? places[0] ?? null);
}

/** What is done with a card that is named alone. */
const USUAL: { readonly [question: string]: string } = {
  'action phase/play': 'play',
  'buy step/buy': 'buy',
  'buy step/pay with': 'trash',
};

/** "leg sweep" is "buy leg-sweep" where it can be bought; where nothing can be done with it, the usual is refused with its reason. */
function named(typed: string, asked: Asked): string {
  const id = idOf(typed, asked);
  if (id === null) return typed;
  const place = placeOf(id, asked);
  if (place !== null) return place;
  const offered = optionsOf(asked).filter((option) => thingOf(option) === id);
  const verb = USUAL[asked.name];
  if (offered.length === 1) return offered[0];
  return verb === undefined ? typed : `${verb} ${id}`;
}

/** "Buy LEG SWEEP", "buy leg", "kup podcięcie" and "podcięcie" are all "buy leg-sweep". */
export function read(typed: string, asked: Asked): string {
  const said = spoken(typed, asked, PHRASES, (rest) => {
    const id = idOf(rest, asked);
    // "Attack the thief" is "place 2".
    return (id && placeOf(id, asked)?.slice('place '.length)) ?? id ?? rest.toLowerCase();
  });
  return said === typed ? named(typed, asked) : said;
}

/** From the first Polish phrase on. */
const POLISH = PHRASES.slice(PHRASES.findIndex(([words]) => words === 'zagraj'));

/** What a card or a Foe is called; what is neither, such as a number, stays as it is. */
function nameOf(thing: string, language: Language): string {
  const { cards, foes } = PRINTED;
  const words = cards.has(thing) ? cards.get(thing as CardId).name : foes.has(thing) ? foes.get(thing as FoeId).name : null;
  return words === null ? thing : words[language].toLowerCase();
}

/** Their words end with the place already. */
const IN_PLACE = /^(?:place|alms|behind) \d+$/;

/** An answer as it may be typed: "buy leg sweep", "kup podcięcie"; null: its words are enough. */
export function typed(answer: string, language: Language): string | null {
  if (IN_PLACE.test(answer)) return null;
  const thing = thingOf(answer);
  if (language === 'en') return `${answer.slice(0, answer.length - thing.length)}${nameOf(thing, 'en')}`;
  return unspoken(answer, POLISH, (rest) => nameOf(rest, 'pl'));
}
