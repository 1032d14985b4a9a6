/** Archetypes and their domains (D3; WS-8.2 to WS-8.5). */
import type { Suit } from '@guildhall/cards';
import type { ArchetypeId, DomainId } from './ids.ts';

export const DOMAINS: { readonly [archetype in ArchetypeId]: { readonly [suit in Suit]: DomainId } } = {
  explorer: { s: 'experience', h: 'survival', d: 'trophies', c: 'orientation' },
  daredevil: { s: 'distraction', h: 'cover', d: 'tools', c: 'transportation' },
  socialite: { s: 'machinations', h: 'emotions', d: 'formalities', c: 'entertainment' },
  investigator: { s: 'suspects', h: 'recognition', d: 'objects', c: 'circumstances' },
};

/** Instead of words of one's own. WS-8.10: the stock line of the domain, in the language of whoever reads it. */
export const STOCK_LINE = '*';
/** WS-8.6: said at the table, and not written down. */
export const ALOUD = '"';
