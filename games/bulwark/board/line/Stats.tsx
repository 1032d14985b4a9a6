/** Health as hearts, or as a number where they would be many; Attack with its sword. */
import { Icon } from '../art/Icon.tsx';

const MOST_HEARTS = 3;

export function Health({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span className="bw-health" role="img" aria-label={label} title={label}>
      {of > MOST_HEARTS ? (
        <>
          <b>{left}</b>
          <small>/{of}</small>
        </>
      ) : (
        Array.from({ length: of }, (_, i) => i).map((i) => <i key={i} className={i < left ? 'full' : undefined} />)
      )}
    </span>
  );
}

export function Attack({ n, label, far }: { n: number; label: string; far: boolean }) {
  return (
    <span className={far ? 'bw-attack far' : 'bw-attack'} role="img" aria-label={label} title={label}>
      <Icon name="sword" size={13} />
      {n}
    </span>
  );
}

/** Wounds a Hero has, up to what kills. */
export function Drops({ n, of, label }: { n: number; of: number; label: string }) {
  return (
    <span className="bw-drops" role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} className={i < n ? 'full' : undefined} />
      ))}
    </span>
  );
}
