/** The answers people give, as texts made once at load, and what they mean. Listing them makes no garbage. */
import { PACK, type SuitCard } from '@guildhall/cards';
import type { Plain, Refusal } from '@guildhall/kernel';
import { ABILITIES, type Ability } from '../data/index.ts';
import type { QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import { book } from './book.ts';
import { DEFENDER_IDS, LOCATION_IDS, STACK_IDS, THREAT_IDS } from './reading.ts';

/** A pair of numbers behind an answer such as "D3 L5". */
export interface Pair {
  readonly a: number;
  readonly b: number;
}
type Texts = readonly (readonly string[])[];

function pairs(first: readonly string[], second: readonly string[], meanings: Map<unknown, Pair>): Texts {
  return first.map((a, i) =>
    second.map((b, j) => {
      const text = `${a} ${b}`;
      meanings.set(text, { a: i, b: j });
      return text;
    }),
  );
}
const moves = new Map<unknown, Pair>();
const kills = new Map<unknown, Pair>();
const slayings = new Map<unknown, Pair>();
/** "D3 L5", "D3 T4", "T4 D3". */
export const MOVE: Texts = pairs(DEFENDER_IDS, LOCATION_IDS, moves);
export const KILL: Texts = pairs(DEFENDER_IDS, THREAT_IDS, kills);
export const SLAY: Texts = pairs(THREAT_IDS, DEFENDER_IDS, slayings);
export const MOVES: ReadonlyMap<unknown, Pair> = moves;
export const KILLS: ReadonlyMap<unknown, Pair> = kills;
export const SLAYINGS: ReadonlyMap<unknown, Pair> = slayings;

const assignments = new Map<unknown, Pair>();
/** "Ah L3" by the place of the card in the pack. */
export const ASSIGN: Texts = pairs(PACK, LOCATION_IDS, assignments);
export const ASSIGNMENTS: ReadonlyMap<unknown, Pair> = assignments;
export const PACK_NUMBER: { readonly [card: string]: number } = Object.fromEntries(PACK.map((card, i) => [card, i]));

/** An answer of city creation taken apart. */
export interface Act {
  readonly act: 'create' | 'add' | 'finalise' | 'skip';
  readonly card: SuitCard | '';
  readonly sort: 'location' | 'defender' | '';
  readonly stack: string;
}
const acts = new Map<unknown, Act>();
type ByCard = { readonly [card in SuitCard]: string };
function creations(sort: 'location' | 'defender'): ByCard {
  const texts: { [card: string]: string } = {};
  for (const card of PACK) {
    texts[card] = `create ${card} ${sort}`;
    acts.set(texts[card], { act: 'create', card, sort, stack: '' });
  }
  return texts as ByCard;
}
export const CREATE: { readonly location: ByCard; readonly defender: ByCard } = {
  location: creations('location'),
  defender: creations('defender'),
};
export const ADD: { readonly [stack: string]: ByCard } = Object.fromEntries(
  STACK_IDS.map((stack) => {
    const texts: { [card: string]: string } = {};
    for (const card of PACK) {
      texts[card] = `add ${card} ${stack}`;
      acts.set(texts[card], { act: 'add', card, sort: '', stack });
    }
    return [stack, texts as ByCard];
  }),
);
export const FINALISE: { readonly [stack: string]: string } = Object.fromEntries(
  STACK_IDS.map((stack) => {
    acts.set(`finalise ${stack}`, { act: 'finalise', card: '', sort: '', stack });
    return [stack, `finalise ${stack}`];
  }),
);
acts.set('skip', { act: 'skip', card: '', sort: '', stack: '' });
export const ACTS: ReadonlyMap<unknown, Act> = acts;

const links = new Map<unknown, Pair & { connect: boolean }>();
function linkTexts(verb: string, connect: boolean): Texts {
  return LOCATION_IDS.map((a, i) =>
    LOCATION_IDS.map((b, j) => {
      const text = `${verb} ${a} ${b}`;
      if (i < j) links.set(text, { a: i, b: j, connect });
      return text;
    }),
  );
}
export const CONNECT = linkTexts('connect', true);
export const DISCONNECT = linkTexts('disconnect', false);
export const LINKS: ReadonlyMap<unknown, Pair & { connect: boolean }> = links;

const gates = new Map<unknown, { location: number; entry: boolean }>();
function gateTexts(verb: string, entry: boolean): readonly string[] {
  return LOCATION_IDS.map((id, location) => {
    gates.set(`${verb} ${id}`, { location, entry });
    return `${verb} ${id}`;
  });
}
export const ADD_ENTRY = gateTexts('add', true);
export const REMOVE_ENTRY = gateTexts('remove', false);
export const GATES: ReadonlyMap<unknown, { location: number; entry: boolean }> = gates;

/** "D3", "D3 engineers L3", "D3 healers", "D3 jack", "D3 king T4". */
export interface Activation {
  readonly unit: number;
  readonly ability: Ability | '';
  readonly target: number;
}
const activations = new Map<unknown, Activation>();
const activation = (text: string, unit: number, ability: Ability | '', target: number): string => {
  activations.set(text, { unit, ability, target });
  return text;
};
export const ACTIVATE: readonly string[] = DEFENDER_IDS.map((id, unit) => activation(id, unit, '', -1));
const plainAbility = (ability: Ability): readonly string[] =>
  DEFENDER_IDS.map((id, unit) => activation(`${id} ${ability}`, unit, ability, -1));
export const HEAL = plainAbility('healers');
export const INSPIRE = plainAbility('jack');
export const REPAIR: Texts = DEFENDER_IDS.map((id, unit) =>
  LOCATION_IDS.map((location, l) => activation(`${id} engineers ${location}`, unit, 'engineers', l)),
);
export const BOMBARD: Texts = DEFENDER_IDS.map((id, unit) =>
  THREAT_IDS.map((threat, i) => activation(`${id} king ${threat}`, unit, 'king', i)),
);
export const ACTIVATIONS: ReadonlyMap<unknown, Activation> = activations;
export const isAbility = (text: unknown): text is Ability => (ABILITIES as readonly unknown[]).includes(text);

export const VALUE: readonly string[] = Array.from({ length: 14 }, (_, n) => `value ${n}`);

/** The words of an answer, or none if it is no text. */
export const wordsOf = (answer: Plain): string[] => (typeof answer === 'string' && answer.length < 200 ? answer.split(' ') : []);

/** The refusal of last resort: no answer to this question looks like that. */
export function notAnAnswer(question: QuestionName, answer: Plain): Refusal<DF> {
  return no(book.ruleOf(question), 'notAnAnswer', { answer: short(answer), question });
}
/** What is quoted back of an answer is never long. */
const short = (answer: Plain): Plain =>
  typeof answer === 'string' ? answer.slice(0, 80) : typeof answer === 'object' && answer !== null ? '' : answer;
