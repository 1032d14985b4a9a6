/** The house sign. */
export function Mark({ size = 36, door = 'var(--paper)' }: { size?: number; door?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path d="M3 37V19L20 3 37 19V37H27V28a7 7 0 0 0-14 0V37Z" fill="var(--accent)" />
      <path d="M20 10.5 27.5 18H12.5Z" fill={door} />
    </svg>
  );
}
