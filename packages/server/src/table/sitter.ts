/** Who sits in the seats of a table, and how they came there. */
import type { Plain } from '@guildhall/kernel';
import type { BotLevel } from '@guildhall/wire';
import type { Because, Seating } from './events.ts';

/** Whoever sits in a seat. */
export interface Sitter {
  kind: 'person' | 'bot' | 'open';
  name: string;
  entropy: string;
  /** What this person brought for the seat; null: nothing. */
  given: Plain;
  /** The match does not begin before this person has come. */
  awaited: boolean;
  bot: BotLevel | null;
  because: Because | null;
  /** Back, and waits until the bot is done with the open question. */
  returning: boolean;
  offered: boolean;
  /** Who sat here before, up to which event. */
  former: { name: string; until: number }[];
}

export function sitterOf(seating: Seating): Sitter {
  switch (seating.kind) {
    case 'person':
      return {
        kind: 'person',
        name: seating.name,
        entropy: seating.entropy,
        given: seating.given ?? null,
        awaited: seating.awaited ?? false,
        ...untouched(),
      };
    case 'bot':
      return { kind: 'bot', name: '', entropy: '', given: null, awaited: false, ...untouched(), bot: seating.level };
    case 'open':
      return { kind: 'open', name: '', entropy: '', given: null, awaited: false, ...untouched() };
  }
}

/** Nothing has happened to this seat yet. */
function untouched(): Pick<Sitter, 'bot' | 'because' | 'returning' | 'offered' | 'former'> {
  return { bot: null, because: null, returning: false, offered: false, former: [] };
}
