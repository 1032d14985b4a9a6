/** The first time a question comes up: the rule that asks it, whole, in the rulebook's own words. */
import { prefer, usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';
import { hintText } from './hint-text.ts';

interface Props {
  /** The question, and the rule that asks it. */
  name: string;
  rule: string;
  text: string;
  openRule(id: string): void;
}

export function Hint({ name, rule, text, openRule }: Props) {
  const words = useWords();
  const { language, known } = usePreferences();
  return (
    <aside className="hint" aria-label={words.table.hint}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M10 1.5a6 6 0 0 1 3.6 10.8c-.7.6-1 1.200-1.100 2.200h-5c-.1-1-.4-1.600-1.100-2.200A6 6 0 0 1 10 1.500Z"
          fill="#f2b632"
          stroke="#7a5200"
        />
        <path d="M7.500 16h5M8.300 18.300h3.400" stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" />
      </svg>
      <p>
        {hintText(text, language)} <RuleChip id={rule} open={openRule} quiet />
      </p>
      <p className="hint-foot">
        <button type="button" className="link" onClick={() => prefer({ known: [...known, name] })}>
          {words.table.gotIt}
        </button>
        <button type="button" className="link quiet-link" onClick={() => prefer({ hints: false })}>
          {words.table.noMoreHints}
        </button>
      </p>
    </aside>
  );
}
