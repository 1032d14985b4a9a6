/** What the rules say of the work on the bench: that it may be played, or what forbids it, by number and figures. */
import type { Language, Refusal } from '@guildhall/kernel';
import { refusalIn } from '../words/words.ts';
import { Rule } from './Rule.tsx';

interface Props {
  refusal: Refusal | null;
  /** What to say where nothing is wrong. */
  good: string;
  language: Language;
  openRule(id: string): void;
}

export function Verdict({ refusal, good, language, openRule }: Props) {
  return (
    <p className={refusal ? 'kw-verdict bad' : 'kw-verdict'} role="status">
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <circle cx="8" cy="8" r="8" className="kw-verdict-disc" />
        {refusal ? (
          <path d="M8 3.4v5.4M8 11.2v1.6" className="kw-verdict-sign" />
        ) : (
          <path d="M4.2 8.4 7 11.2l5-6" className="kw-verdict-sign" />
        )}
      </svg>
      <span>
        {refusal ? refusalIn(language, refusal) : good} {refusal && <Rule id={refusal.rule} openRule={openRule} />}
      </span>
    </p>
  );
}
