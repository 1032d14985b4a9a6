/** The number of a rule; pressing it opens the rule. */
import { useWords } from '../words/index.ts';

interface Props {
  id: string;
  open(id: string): void;
  /** Beside every line of a long list: its bare number, and no stop of its own for the Tab key. */
  quiet?: boolean;
}

export function RuleChip({ id, open, quiet = false }: Props) {
  const words = useWords();
  return (
    <button
      type="button"
      className={quiet ? 'rule quiet-rule' : 'rule'}
      tabIndex={quiet ? -1 : undefined}
      aria-label={words.rules.rule(id)}
      onClick={(event) => {
        event.stopPropagation();
        open(id);
      }}
    >
      {quiet ? id.replace(/^[A-Z]+-/, '§') : id}
    </button>
  );
}

/** Where a rule stands: the rulebook of its game, or that of the table itself. */
export const ruleAddress = (game: string, id: string): string => `/rules/${id.startsWith('GH-') ? 'table' : game}#${id}`;
