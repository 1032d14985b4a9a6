/** Puts the catalogues of one language together as what the kernel asks of every game. */
import type { SuitCard } from '@guildhall/cards';
import {
  type GameText,
  type Language,
  type Plain,
  type PlainRecord,
  type Sentences,
  type Speaker,
  sentencesOf,
  tellerOf,
} from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  type Ending,
  JUDGED_AT,
  JUDGEMENT_LIST,
  type JudgementId,
  REACTIONS,
  type Reaction,
} from '../data/index.ts';
import type { DefendersFact } from '../facts.ts';
import type { TableView } from '../view.ts';
import { type AnswerWords, answers } from './answers.ts';
import type { Names } from './names.ts';
import { factInWords } from './reading.ts';
import {
  type FactWords,
  makeTeller,
  nameIn,
  type OptionWords,
  type QuestionWords,
  type RefusalWords,
  type Shown,
  type SmallWords,
  type StepWords,
  type Teller,
} from './teller.ts';
import { called } from './templates.ts';

export interface Catalogue extends Sentences {
  names: Names;
  words: SmallWords;
  facts: FactWords;
  refusals: RefusalWords;
  questions: QuestionWords;
  answers: AnswerWords;
  steps: StepWords;
  options: OptionWords;
  outcomes: { [reason in Ending]: string };
}

/** The kernel's interface and what only this game has to say. */
export interface DefendersText extends GameText {
  place(id: string, table: PlainRecord): string;
  /** The vocabulary and all names. */
  names: Names;
  /** A teller for clients that put their own sentences together. */
  teller(say: Speaker): Teller;
}

/** What the asked seat is shown, names from the word lists in its language. */
export function shown(show: PlainRecord, language: Language): Shown<string> {
  const at = (key: string): Plain => show[key] ?? null;
  const read = (value: Plain): string => called(String(value), language);
  return {
    text: (key) => (at(key) === null || typeof at(key) === 'object' ? '' : read(at(key))),
    number: (key) => Number(at(key) ?? 0),
    list: (key) => {
      const value = at(key);
      return Array.isArray(value) ? value.map(read) : [];
    },
    is: (key) => at(key) === true,
  };
}

/** A location or unit by the name people gave it; a natural feature by its sort. */
function placeIn(
  { names, language }: Catalogue,
  id: string,
  { world, locations, defenders, threats, sketch }: TableView,
): string {
  if (id === 'city') return called(world?.city ?? '', language) || id;
  const found = [...(locations ?? []), ...(defenders ?? []), ...(threats ?? [])].find((one) => one.id === id);
  if (found) return called(found.name, language);
  const feature = sketch?.features.find((one) => one.id === id);
  return feature ? names.features[feature.sort] : called(id, language);
}

/** "groan × 2: Ben, Ola", for each sort of reaction. */
export function reactionsIn(
  { reactions: names }: Names,
  reactions: readonly { what: Reaction; seat: number | null; name: string }[],
  say: Speaker,
): string[] {
  return REACTIONS.flatMap((what) => {
    const from = reactions.filter((one) => one.what === what).map(({ seat, name }) => (seat === null ? name : say.seat(seat)));
    return from.length === 0 ? [] : `${names[what]} × ${from.length}: ${from.join(', ')}`;
  });
}

/** Whether this card, place or stack leaves it open: a Queen has no trade, and only a wall has an inside. */
function isOpenHere(id: JudgementId, { card, sort, kinds, kind, wall }: PlainRecord): boolean {
  const isLow = typeof card === 'string' && BAND_OF_CARD[card as SuitCard] === 'low';
  switch (id) {
    case 'shape':
      return card === undefined || (isLow && sort === 'location');
    case 'trade':
      return card === undefined || (isLow && sort === 'defender');
    case 'kind':
      return !Array.isArray(kinds) || kinds.length > 1;
    case 'inside':
      return wall === true;
    case 'crossing':
      return kind === 'long';
    default:
      return true;
  }
}

/** What the one who answers judges: the question, what holds if nobody does, who decides, and by which rule it is overruled. */
function judged({ names, words }: Catalogue, question: string, show: PlainRecord): string | null {
  const ids = Object.hasOwn(JUDGED_AT, question) ? JUDGED_AT[question].filter((id) => isOpenHere(id, show)) : [];
  const lines = JUDGEMENT_LIST.filter(({ id }) => ids.includes(id)).map(({ id, who, overruledBy }) =>
    words.judgement(names.judgements[id].question, names.judgements[id].usual, names.deciders[who], overruledBy ?? ''),
  );
  return lines.length === 0 ? null : lines.join('\n');
}

export function makeText(c: Catalogue): DefendersText {
  const teller = tellerOf((say): Teller => makeTeller(c.language, c.names, c.words, say));
  const seen = (show: PlainRecord): Shown<string> => shown(show, c.language);
  const said = sentencesOf(c, { teller, shown: seen });
  return {
    ...said,
    names: c.names,
    teller,
    answer(question, answer, show, say) {
      if (!Object.hasOwn(answers, question)) return JSON.stringify(answer);
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, seen(show));
    },
    fact(told, say) {
      const fact = factInWords(told, c.language);
      const { edited, reactions } = fact as DefendersFact;
      const behind = [...(edited ? [c.words.edited] : []), ...(reactions ? reactionsIn(c.names, reactions, say) : [])];
      return behind.length > 0 ? `${said.fact(fact, say)} (${behind.join('; ')})` : said.fact(fact, say);
    },
    typing: (question, show = {}) => judged(c, question, show),
    name: (id) => nameIn(c.names, id),
    place: (id, table) => placeIn(c, id, table as unknown as TableView),
  };
}
