/** The chronicle of a match as a text to keep, for whoever did not see it on the page (DF-28.7). */
import type { Contribution, Fact, Language, Speaker, View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { chronicleNow } from './chronicle.ts';
import { asMarkdown } from './markdown.ts';

export const keep = (
  view: View<TableView>,
  facts: readonly Fact[],
  language: Language,
  say: Speaker,
  added: readonly Contribution[] = [],
): string => asMarkdown(chronicleNow(view, facts, language, say, added));
