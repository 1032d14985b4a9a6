/** The number of a rule; pressing it opens the rule. */
import { useWords } from '../words/index.ts';

interface Props {
  id: string;
  open(id: string): void;
}

export function RuleChip({ id, open }: Props) {
  const words = useWords();
  return (
    <button
      type="button"
      className="rule"
      aria-label={words.rules.rule(id)}
      onClick={(event) => {
        event.stopPropagation();
        open(id);
      }}
    >
      {id}
    </button>
  );
}

/** Where a rule stands: the rulebook of its game, or that of the table itself. */
export const ruleAddress = (game: string, id: string): string => `/rules/${id.startsWith('GH-') ? 'table' : game}#${id}`;
