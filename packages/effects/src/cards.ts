/** Cards as files give them: checked when they are read, and changed by overlays, which are checked the same way. */
import { inside, type Kind, type Kinds, notPlain, type Plain, type PlainRecord, type VarsOf } from '@guildhall/kernel';

/** A card file that cannot be used: which one, and why. */
export class CardError extends Error {
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
    this.name = 'CardError';
  }
}

/** What every card has, whatever else a game writes on it. */
type Id = { readonly id: Kind<unknown, string> };

export interface CardShape<K extends Kinds<unknown> & Id> {
  /** The kinds of what is written on a card. What is not `needed` may be left out. */
  readonly fields: K;
  /** What an overlay may replace; all else belongs to the game. */
  readonly replaceable: readonly (keyof K & string)[];
  /** The part of an overlay that changes these cards, if a game has several kinds of them; "cards" if nothing is said. */
  readonly part?: string;
  /** Parts of the same overlay that change other kinds: they are not looked at here. */
  readonly beside?: readonly string[];
}

export interface Cards<C> {
  /** Cards of a file, completed; throws a CardError that names the file, the card and the field. */
  read(file: string, list: readonly object[]): C[];
  /**
   * These cards with what an overlay replaces: { cards: { 'short-spear': { cost: 4 } } }. The cards given are not changed.
   * Anything wrong with it, and none of it is taken.
   */
  withOverlay(cards: readonly C[], overlay: unknown): { cards: C[]; changed: string[] } | { problem: string };
}

const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bounds that no overlay comes near. Data in a circle is endlessly deep. */
const DEEPEST = 20;
const MOST_VALUES = 20_000;

function tooMuch(value: unknown): string | null {
  let values = 0;
  const isTooDeep = (part: unknown, depth: number): boolean => {
    if (typeof part !== 'object' || part === null || ++values > MOST_VALUES) return false;
    return depth > DEEPEST || Object.values(part).some((inner) => isTooDeep(inner, depth + 1));
  };
  if (isTooDeep(value, 0)) return `it lies more than ${DEEPEST} levels deep, or contains itself`;
  return values > MOST_VALUES ? `it has more than ${MOST_VALUES} parts` : null;
}

/** The cards of one kind that a game has: how their files are read. */
export function defineCards<const K extends Kinds<unknown> & Id>({
  fields,
  replaceable,
  part = 'cards',
  beside = [],
}: CardShape<K>): Cards<VarsOf<K>> {
  type Card = VarsOf<K>;

  function problemWithCard(card: PlainRecord): string | null {
    for (const key in card) if (!Object.hasOwn(fields, key)) return `.${key} does not belong on a card`;
    for (const key in fields) {
      const { needed, problem } = fields[key];
      if (!Object.hasOwn(card, key)) {
        if (needed) return `.${key} is missing`;
        continue;
      }
      const wrong = problem(card[key], undefined, 0);
      if (wrong) return inside(`.${key}`, wrong);
    }
    return null;
  }

  function completed(card: PlainRecord): Card {
    const whole: PlainRecord = {};
    for (const key in fields) whole[key] = Object.hasOwn(card, key) ? card[key] : fields[key].initial;
    return whole as Card;
  }

  function read(file: string, list: readonly object[]): Card[] {
    const wrong = notPlain(list);
    if (wrong) throw new CardError(file, wrong);
    const seen = new Set<Plain>();
    return (list as readonly Plain[]).map((card, i) => {
      if (!isRecord(card)) throw new CardError(file, `[${i}] should be a card`);
      const name = typeof card.id === 'string' ? card.id : `[${i}]`;
      const problem = problemWithCard(card);
      if (problem) throw new CardError(file, inside(name, problem));
      if (seen.has(card.id)) throw new CardError(file, `${name} is written twice`);
      seen.add(card.id);
      return completed(card);
    });
  }

  function withOverlay(cards: readonly Card[], overlay: unknown): { cards: Card[]; changed: string[] } | { problem: string } {
    const wrong = tooMuch(overlay) ?? notPlain(overlay);
    if (wrong) return { problem: `overlay cannot be read: ${wrong}` };
    if (!isRecord(overlay)) return { problem: `overlay should be an object such as { ${part}: { ... } }` };
    for (const key in overlay) {
      if (key !== part && !beside.includes(key)) return { problem: `overlay.${key} does not belong there` };
    }
    // With several parts each may be left out.
    const changes = beside.length > 0 && !Object.hasOwn(overlay, part) ? {} : overlay[part];
    if (!isRecord(changes)) return { problem: `overlay.${part} should be an object: changes by the id of a card` };
    const ids = Object.keys(changes);
    if (ids.length > cards.length)
      return { problem: `overlay.${part} has ${ids.length} entries, but there are ${cards.length} cards` };
    for (const id of ids) {
      const problem = problemWithChange(cards, id, changes[id]);
      if (problem) return { problem: inside(`overlay.${part}["${id}"]`, problem) };
    }
    return {
      cards: cards.map((card) => {
        const { id } = card as unknown as { id: string };
        return Object.hasOwn(changes, id) ? { ...card, ...(changes[id] as Partial<Card>) } : card;
      }),
      changed: ids,
    };
  }

  function problemWithChange(cards: readonly Card[], id: string, change: Plain): string | null {
    if (!cards.some((card) => (card as unknown as { id: string }).id === id)) return 'names no card of this game';
    if (!isRecord(change)) return 'should be an object: what is replaced on the card';
    for (const key in change) {
      if (!Object.hasOwn(fields, key)) return `.${key} does not belong on a card`;
      if (!replaceable.includes(key)) return `.${key} cannot be replaced; what can is ${replaceable.join(', ')}`;
      const wrong = fields[key].problem(change[key], undefined, 0);
      if (wrong) return inside(`.${key}`, wrong);
    }
    return null;
  }

  return { read, withOverlay };
}
