/** While something is fetched. */
import { useWords } from '../words/index.ts';

export function Loading({ text }: { text?: string }) {
  const words = useWords();
  return (
    <p className="loading" role="status">
      <span className="loading-mark" aria-hidden="true" />
      {text ?? words.loading}
    </p>
  );
}
