/** Small signs: what kind of conflict a skill attacks in. */
import type { ConflictId } from '../../../data/index.ts';

const DRAWN: { readonly [type in ConflictId]: string } = {
  combat: 'M3 3l9 9m0-9l-9 9M2 11l3 3m6-3l3 3',
  chase: 'M9 2.5a1 1 0 1 0 .1 0M5 6l4-1 2 3 3 .5M9 5l-1.500 4 3 2-.5 3.500M7.500 9L5 12H2',
  discussion: 'M2 3h9v6H6l-3 2.500V9H2zM12 6h2v6h-1v2l-2.500-2H7',
};

export function ConflictSign({ type, label }: { type: ConflictId; label: string }) {
  return (
    <svg className="wh-sign" viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d={DRAWN[type]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
