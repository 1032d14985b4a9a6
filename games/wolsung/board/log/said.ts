/** What was said with a card: the player's words, or the stock line of its domain (WS-8.10). */
import type { Language } from '@guildhall/kernel';
import { type DomainId, STOCK_LINE } from '../../data/index.ts';
import { domains } from '../../text/data/index.ts';

export const noteLine = (words: string, domain: string, language: Language): string =>
  words === STOCK_LINE && Object.hasOwn(domains, domain) ? domains[domain as DomainId].bot[language] : words;
