/** Makes what the kernel asks of a game's text out of the tables of words that games keep per language. */
import type { Fact } from './facts.ts';
import type { PlainRecord } from './plain.ts';
import type { GameText, Language, OptionText, Speaker } from './text.ts';
import { tableRefusal } from './text-table.ts';

/** The tables of one language. Games type theirs so that a missing sentence does not compile. */
export interface Sentences {
  language: Language;
  title: string;
  blurb: string;
  /** Sentences by kind of fact, reason of refusal and name of question: functions of the subject and a teller. */
  facts: object;
  refusals: object;
  questions: object;
  /** How answers are written, by name of question, where that needs telling. */
  typing?: { readonly [question: string]: string };
  /** Names of procedures; null or missing: not shown. The procedure "turn" is called by `turn`. */
  steps: { readonly [name: string]: string | null };
  turn(n: number): string;
  options: { readonly [name: string]: OptionText };
  outcomes: { readonly [reason: string]: string };
  /** A seat's own name, from 1. */
  seat(n: number): string;
  /** Where something has no words at all: what comes from another version of the rules. */
  unknown: { question: string; fact: string; refusal: string };
}

type Said<S, T> = ((subject: S, teller: T) => string) | undefined;
const entry = <S, T>(words: object, key: string): Said<S, T> =>
  Object.hasOwn(words, key) ? (words as { [key: string]: Said<S, T> })[key] : undefined;

/** The keys in a list such as 'model, wounds', as games write down what a question shows. */
export type KeysIn<List extends string> = List extends `${infer Key}, ${infer Rest}`
  ? Key | KeysIn<Rest>
  : List extends ''
    ? never
    : List;

/** What a game puts its sentences together with. */
export interface Voice<T, S> {
  /** Names things to whoever listens. */
  teller(say: Speaker): T;
  /** What a question shows, as its sentences read it. */
  shown(show: PlainRecord): S;
  /** A last touch to a sentence. */
  tidy?(sentence: string): string;
}

/** One teller for each speaker: whoever reads a whole log aloud makes it once. It must read what the speaker says when asked. */
export function tellerOf<T extends object>(make: (say: Speaker) => T): (say: Speaker) => T {
  const tellers = new WeakMap<Speaker, T>();
  return (say) => {
    let teller = tellers.get(say);
    if (!teller) {
      teller = make(say);
      tellers.set(say, teller);
    }
    return teller;
  };
}

export function sentencesOf<T, S>(
  c: Sentences,
  { teller, shown, tidy = (sentence) => sentence }: Voice<T, S>,
): Omit<GameText, 'answer' | 'name' | 'place'> {
  return {
    title: c.title,
    blurb: c.blurb,
    step(name, view) {
      if (name === 'turn') return c.turn(Number(view.turn ?? 0));
      return Object.hasOwn(c.steps, name) ? c.steps[name] : null;
    },
    question: (name, show, say) => entry<S, T>(c.questions, name)?.(shown(show), teller(say)) ?? c.unknown.question,
    typing: (name) => (c.typing && Object.hasOwn(c.typing, name) ? c.typing[name] : null),
    fact: (fact, say) => tidy(entry<Fact, T>(c.facts, fact.kind)?.(fact, teller(say)) ?? c.unknown.fact),
    refusal(refusal, say) {
      const ofTable = tableRefusal(c.language, refusal, say);
      return ofTable ?? tidy(entry<PlainRecord, T>(c.refusals, refusal.why)?.(refusal.about, teller(say)) ?? c.unknown.refusal);
    },
    option: (name) => (Object.hasOwn(c.options, name) ? c.options[name] : { label: name, values: {} }),
    outcome: (reason) => (Object.hasOwn(c.outcomes, reason) ? c.outcomes[reason] : reason),
    seat: (seat) => c.seat(seat + 1),
  };
}
