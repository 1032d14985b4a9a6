/** The number of a rule; pressing it opens the rulebook there. */
export function Rule({ id, openRule }: { id: string; openRule(id: string): void }) {
  return (
    <button type="button" className="ws-rule" onClick={() => openRule(id)}>
      {id}
    </button>
  );
}
