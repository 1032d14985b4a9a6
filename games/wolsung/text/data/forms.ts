/** Words that agree with the person they speak of. */
import type { FormId, Words } from '../../data/index.ts';

/** Where no neutral words are given, the masculine ones serve, as in the rulebook. */
export type Forms = { readonly masculine: Words; readonly feminine: Words; readonly neutral?: Words };

export const sameInAllForms = (words: Words): Forms => ({ masculine: words, feminine: words });

export const inForm = ({ masculine, feminine, neutral = masculine }: Forms, form: FormId): Words =>
  form === 'feminine' ? feminine : form === 'masculine' ? masculine : neutral;
