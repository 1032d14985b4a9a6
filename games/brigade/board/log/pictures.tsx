/** What lines of the log are made of: a block with its quarter, flames, drops, Renown, cards. */
import type { LogEyes } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { BadgeSign, FlameMarker, Icon, SeatMark } from '../art/Tokens.tsx';
import { colourOf } from '../model.ts';
import { namesIn } from '../words/words.ts';

export type Eyes = LogEyes<TableView>;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A block by quarter, name and space; a Firehouse and what has no tile by its name alone. */
export function Block({ space, eyes }: { space: string; eyes: Eyes }) {
  const at = eyes.table()?.spaces.find(({ name }) => name === space);
  const names = namesIn(eyes.language);
  const name = at?.kind === 'firehouse' ? names.terms.firehouse : at && at.tile !== '' ? names.tiles[at.tile] : '';
  return (
    <b className="br-log-block" data-card={space}>
      {at && at.quarter !== '' ? <BadgeSign quarter={at.quarter} size={15} /> : null}
      {name} <i>{space}</i>
    </b>
  );
}

/** The flame marker at an intensity; 0 is a fire that is out. */
export function Flame({ at }: { at: number }) {
  return (
    <svg className="br-log-flame" viewBox="-14 -26 28 42" width="14" height="21" aria-hidden="true">
      {at > 0 ? (
        <FlameMarker intensity={at} flat />
      ) : (
        <>
          <path d={OUT} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.4" strokeLinejoin="round" />
          <text className="br-num" y="8" textAnchor="middle" fontSize="15" fill="currentColor">
            0
          </text>
        </>
      )}
    </svg>
  );
}
const OUT = 'M-11 14C-14 2-4-2-2-22 7-14 4-8 7-6 9-10 9-12 9-14 16-3 15 8 11 14Z';

/** So many drops; from four on as a number. */
export function Water({ n }: { n: number }) {
  if (n > 3) {
    return (
      <span className="br-log-water">
        <Drop /> {n}
      </span>
    );
  }
  return (
    <span className="br-log-water">
      {upTo(n).map((i) => (
        <Drop key={i} />
      ))}
    </span>
  );
}
const Drop = () => (
  <span className="br-log-drop">
    <Icon name="drop" size={13} />
  </span>
);

/** Renown: the sign of its owner, so many times. */
export function Renown({ seat, n, eyes }: { seat: number; n: number; eyes: Eyes }) {
  const table = eyes.table();
  if (!table || n > 5) return <b>{n}</b>;
  return (
    <span className="br-log-renown">
      {upTo(n).map((i) => (
        <svg key={i} viewBox="-7 -7 14 14" width="12" height="12" aria-hidden="true">
          <SeatMark colour={colourOf(table, seat)} r={5.2} line={1.2} />
        </svg>
      ))}
    </span>
  );
}
