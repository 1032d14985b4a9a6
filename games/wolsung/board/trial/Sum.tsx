/** A number term by term: each with its name, each opening its rule. */
import type { Language } from '@guildhall/kernel';
import type { Terms } from '../../facts.ts';
import { namesIn } from '../words/words.ts';

interface Props {
  terms: Terms;
  total: number | string;
  name: string;
  language: Language;
  foe?: boolean;
  openRule(id: string): void;
}

const signed = (add: number, first: boolean): string => (first || add < 0 ? String(add).replace('-', '−') : `+${add}`);

export function Sum({ terms, total, name, language, foe = false, openRule }: Props) {
  const names = namesIn(language).terms;
  return (
    <fieldset className={foe ? 'ws-sum foe' : 'ws-sum'}>
      <legend>{name}</legend>
      <span className="ws-terms">
        {terms
          .filter(({ add, name: term }) => add !== 0 || term === 'base')
          .map(({ name: term, add, rule }, i) => (
            <button
              key={`${term} ${rule}`}
              type="button"
              className="ws-term"
              title={rule}
              aria-label={`${names[term]} ${signed(add, i === 0)}, ${rule}`}
              onClick={() => openRule(rule)}
            >
              <b>{signed(add, i === 0)}</b>
              <small>{names[term]}</small>
            </button>
          ))}
      </span>
      <span className="ws-total">
        <span aria-hidden="true">=</span> <b>{total}</b>
      </span>
    </fieldset>
  );
}
