// Generated from the files of rulebook/ by scripts/rulebook.ts. Do not edit.
import type { Rulebooks } from '@guildhall/kernel/rulebook';
import { RULES } from './ids.generated.ts';

export const rulebook: Rulebooks = {
  ids: RULES,
  in: {
    en: async () => (await import('./en.generated.ts')).rulebook,
    pl: async () => (await import('./pl.generated.ts')).rulebook,
  },
};
