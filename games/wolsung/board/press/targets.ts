/** Which thing on the board an answer speaks of, from its words alone, and what pressing a thing means. */
import { isCard } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { SKILL_IDS, STUNT_IDS } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

/**
 * Somebody, a card of the own hand, a zone, dice, the tokens, an ability or gadget, an achievement, a weapon, a skill, a stunt:
 * "who:3", "card:Ah", "zone:1", "dice:2", "token:", "kit:spring_boots", "achievement:0", "weapon:sabre", "skill:brawl", "stunt:daze".
 */
export type Thing =
  `${'who' | 'card' | 'zone' | 'dice' | 'token' | 'kit' | 'achievement' | 'weapon' | 'skill' | 'stunt'}:${string}`;

const CARD_VERBS = ['bonus', 'automatic', 'guard', 'replace', 'discard', 'top'];
const KIT_VERBS = ['raise', 'die', 'ability', 'use', 'ready'];
const KIT: { readonly [answer: string]: string } = { golem: 'pocket_golem', smoke: 'smoke_cane' };
/** Where the names of skills and stunts are answers. */
const NAMES_SKILL = /^(declare|resist|simple test|golem|aftermath)\/(skill|answer with)$/;

/** null: it is about nothing that lies there. */
export function thingOf(answer: Plain, question: string): Thing | null {
  if (typeof answer !== 'string') return null;
  const [verb, first = '', second = ''] = answer.split(' ');
  if (verb === 'at') return `who:${first}`;
  if (CARD_VERBS.includes(verb) && isCard(first)) return `card:${first}`;
  if (verb === 'help' && isCard(second)) return `card:${second}`;
  if (verb === 'zone' || verb === 'dice' || verb === 'achievement') return `${verb}:${first}`;
  if (answer === 'raise token' || answer === 'die token' || answer === 'replenish') return 'token:';
  if (KIT_VERBS.includes(verb) && first !== '') return `kit:${first}`;
  if (verb === 'draw' || verb === 'recover') return first === '' ? null : `weapon:${first}`;
  if (Object.hasOwn(KIT, answer)) return `kit:${KIT[answer]}`;
  if (NAMES_SKILL.test(question) && SKILL_IDS.some((id) => id === answer)) return `skill:${answer}`;
  return question === 'declare/stunt' && STUNT_IDS.some((id) => id === answer) ? `stunt:${answer}` : null;
}

export const answersAbout = (options: readonly Plain[], thing: Thing, question: string): Plain[] =>
  options.filter((option) => thingOf(option, question) === thing);

/** What a card is meant for where it cannot be played at all. */
const CARD_MEANT: { readonly [question: string]: string } = {
  'initiative/card': 'replace',
  'replenish/discard': 'discard',
  'trim hand/discard': 'discard',
  'foresee/top': 'top',
};

/** What somebody means who presses a thing that no legal answer is about: the rules then say why not. */
function meant(thing: Thing, question: string): string {
  const [kind, id] = thing.split(':');
  switch (kind) {
    case 'who':
      return `at ${id}`;
    case 'card':
      return `${CARD_MEANT[question] ?? 'bonus'} ${id}`;
    case 'token':
      return 'raise token';
    case 'kit':
      return question === 'turn/act' ? `use ${id}` : `raise ${id}`;
    case 'weapon':
      return `draw ${id}`;
    case 'skill':
    case 'stunt':
      return id;
    default:
      return `${kind} ${id}`;
  }
}

/** Gives the answer a thing stands for; where it stands for several the page asks which, where for none it says why. */
export function press(props: BoardProps<TableView>, thing: Thing, name: string, at: Element): void {
  const { options, view, answer, choose } = props;
  const question = view.asked?.name ?? '';
  const legal = answersAbout(options, thing, question);
  if (legal.length > 1) choose(legal, name, at);
  else answer(legal[0] ?? meant(thing, question), at);
}
