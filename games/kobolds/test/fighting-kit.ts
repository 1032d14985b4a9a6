/** Hand-made fights: two gangs on bare ground, every model, card and coin where a test wants it. */
import { PACK, type SuitCard } from '@guildhall/cards';
import { type Game, isRefusal, QuickRandom, quickState, type Told } from '@guildhall/kernel';
import type { EffectId } from '../data/index.ts';
import { RADIUS } from '../data/index.ts';
import { give } from '../effects.ts';
import type { KoboldsFact } from '../facts.ts';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';

/** Two small bases in contact stand this far apart. */
export const D = 2 * RADIUS[30];

export interface Arranged {
  g: Game<Table>;
  t: Table;
  facts: KoboldsFact[];
  told: Told<KoboldsFact>[];
}

const cards = (text: string): SuitCard[] => (text === '' ? [] : (text.split(' ') as SuitCard[]));

/** A standard pack less these cards, with `top` to be drawn next, from the left. */
function packWithout(taken: readonly SuitCard[], top: readonly SuitCard[] = []): SuitCard[] {
  const rest = PACK.filter((card) => !taken.includes(card) && !top.includes(card));
  return [...rest, ...top.slice().reverse()];
}

export interface Wishes {
  /** Where models stand, by number. All others of the gangs wait along the edges. */
  at?: { [m: number]: [number, number] };
  hands?: [string, string];
  /** Cards to come off the Combat Decks and the Event Deck first. */
  decks?: [string, string];
  events?: string;
  stash?: [number, number];
  coffers?: number;
  effects?: { [m: number]: EffectId[] };
  wounds?: { [m: number]: number };
  scenario?: number;
}

/** The gangs at the start of turn 1 with seat 0 to activate. Models are numbered gang by gang, the Leaders first. */
export function arrange(south: string, north: string, wishes: Wishes): Arranged {
  const options = kobolds.options({ scenario: wishes.scenario ?? 1, gold: 60 }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  const g = kobolds.setup(options, 2, { kind: 'quick', state: quickState(7) });
  const random = new QuickRandom(7);
  while (kobolds.question(g) !== 'action time/model') {
    const [seat] = kobolds.actors(g);
    const question = kobolds.question(g);
    const own = question === 'gangs/build' ? [south, north][seat] : question === 'set up/edge' ? 'south' : null;
    const answer = own ?? kobolds.sample(g, seat, random);
    const why = kobolds.whyNot(g, seat, answer);
    if (why) throw new Error(`${question} "${answer}": ${JSON.stringify(why)}`);
    kobolds.apply(g, seat, answer);
  }
  const t = g.table;
  t.terrain = [];
  t.first = 0;
  t.next = 0;
  t.initiative = 0;
  for (const [m, model] of t.models.entries()) {
    if (model.place !== 'play') continue;
    const [x, y] = wishes.at?.[m] ?? [1 + 1.7 * (m % 13), model.seat === 0 ? 1 : 23];
    Object.assign(model, { x, y, z: 0, on: -1, hidden: false });
    model.wounds = wishes.wounds?.[m] ?? 0;
    for (const effect of wishes.effects?.[m] ?? []) give(model, effect);
  }
  for (const [seat, gang] of t.gangs.entries()) {
    gang.stash = wishes.stash?.[seat] ?? 0;
    const hand = cards(wishes.hands?.[seat] ?? '');
    const held = hand.length > 0 ? hand : gang.hand.slice();
    gang.hand = held;
    gang.discard = [];
    gang.deck = packWithout(held, cards(wishes.decks?.[seat] ?? ''));
  }
  t.coffers = wishes.coffers ?? 0;
  t.eventDiscard = [];
  t.eventTable = [];
  t.eventDeck = packWithout([], cards(wishes.events ?? ''));
  const wrong = kobolds.problemWithTable(g);
  if (wrong) throw new Error(wrong);
  return { g, t, facts: [], told: [] };
}

/** Answers the open question, which must be the named one. */
export function say(a: Arranged, question: string, answer: string): void {
  const open = kobolds.question(a.g);
  if (open !== question) throw new Error(`"${open}" is asked, not "${question}"`);
  const [seat] = kobolds.actors(a.g);
  const why = kobolds.whyNot(a.g, seat, answer);
  if (why) throw new Error(`${question} "${answer}" is refused: ${JSON.stringify(why)}`);
  kobolds.apply(a.g, seat, answer, (told) => {
    a.facts.push(told.fact);
    a.told.push(told);
  });
  const wrong = kobolds.problemWithTable(a.g);
  if (wrong) throw new Error(`after "${answer}": ${wrong}`);
}

/** Several in a row: "attack/commit: Ah Ad". */
export function script(a: Arranged, ...lines: string[]): void {
  for (const line of lines) {
    const at = line.indexOf(': ');
    say(a, line.slice(0, at), line.slice(at + 2));
  }
}

export const asked = (a: Arranged): string => `${kobolds.actors(a.g)[0]} ${kobolds.question(a.g)}`;
export const legal = (a: Arranged): string[] => kobolds.legal(a.g, kobolds.actors(a.g)[0]);
export const why = (a: Arranged, answer: unknown) => kobolds.whyNot(a.g, kobolds.actors(a.g)[0], answer);

/** The facts of a kind told so far. */
export const factsOf = <K extends KoboldsFact['kind']>(a: Arranged, kind: K): Extract<KoboldsFact, { kind: K }>[] =>
  a.facts.filter((fact): fact is Extract<KoboldsFact, { kind: K }> => fact.kind === kind);
