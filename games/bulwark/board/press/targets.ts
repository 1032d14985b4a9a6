/** Which thing on the board an answer speaks of, from its words alone, and what pressing a thing means. */
import type { Asked, Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { CARD_IDS, type CardId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

/** A card of the own hand, a pile of a supply, a place of the line, a Hero: "hand:ready", "pile:opal", "line:2", "hero:1". */
export type Thing = `hand:${CardId}` | `pile:${CardId}` | `line:${number}` | `hero:${number}`;

const KNOWN = new Set<string>(CARD_IDS);
/** Longest first: "heal hand" is no "heal". */
const HAND_VERBS = ['heal hand', 'discard', 'trash', 'play', 'risk'] as const;
const PILE_VERBS = ['buy', 'gain'] as const;

function cardBehind(answer: string, verbs: readonly string[]): CardId | null {
  for (const verb of verbs) {
    const card = answer.startsWith(`${verb} `) ? answer.slice(verb.length + 1) : '';
    if (KNOWN.has(card)) return card as CardId;
  }
  return null;
}

/** null: it is about nothing that lies there. */
export function thingOf(answer: Plain): Thing | null {
  if (typeof answer !== 'string') return null;
  // BW-32.3: a bribe is about the first Foe.
  if (answer === 'move') return 'line:1';
  const held = cardBehind(answer, HAND_VERBS);
  if (held) return `hand:${held}`;
  const pile = cardBehind(answer, PILE_VERBS);
  if (pile) return `pile:${pile}`;
  const place = /^(?:place|alms|behind) (\d+)$/.exec(answer);
  if (place) return `line:${Number(place[1])}`;
  const hero = /^hero (\d+)$/.exec(answer);
  return hero ? `hero:${Number(hero[1]) - 1}` : null;
}

/** The card an answer names, wherever it lies. */
export function cardOf(answer: Plain): CardId | null {
  if (typeof answer !== 'string') return null;
  return cardBehind(answer, [...HAND_VERBS, ...PILE_VERBS, 'keep', 'heal discard']);
}

export const answersAbout = (options: readonly Plain[], thing: Thing): Plain[] =>
  options.filter((option) => thingOf(option) === thing);

/** What somebody means who presses a thing that no legal answer is about: the rules then say why not. */
function meant(thing: Thing, asked: Asked | null): string {
  const [kind, id] = thing.split(':');
  if (kind === 'hand') {
    const verbs: { readonly [question: string]: string } = {
      'buy step/pay with': 'trash',
      'barter/trash': 'trash',
      'pawn/trash': 'trash',
      'attack/pay': 'discard',
      'redraw/discard': 'discard',
      'discard/card': 'discard',
      'double or nothing/risk': 'risk',
    };
    return `${verbs[asked?.name ?? ''] ?? 'play'} ${id}`;
  }
  if (kind === 'pile') return `${asked?.name.includes('gain') ? 'gain' : 'buy'} ${id}`;
  if (kind === 'hero') return `hero ${Number(id) + 1}`;
  if (asked?.name === 'buy step/buy') return `alms ${id}`;
  return `${asked?.name === 'screen/behind' ? 'behind' : 'place'} ${id}`;
}

/** Gives the answer a thing stands for; where it stands for several the page asks which, where for none it says why. */
export function press({ options, view, answer, choose }: BoardProps<TableView>, thing: Thing, name: string, at: Element): void {
  const legal = answersAbout(options, thing);
  if (legal.length > 1) choose(legal, name, at);
  else answer(legal[0] ?? meant(thing, view.asked), at);
}
