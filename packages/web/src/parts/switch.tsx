/** Something that is on or off. */
export function Switch({ on, set, label, disabled }: { on: boolean; set(on: boolean): void; label: string; disabled?: boolean }) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={({ target }) => set(target.checked)}
      />
      {label}
    </label>
  );
}
