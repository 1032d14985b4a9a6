/** One value of a view, drawn by what it is: a number, a name, a list, a record. */
import type { Plain } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { PlainSeatSign } from '../seat-sign.tsx';
import type { Look } from './look.ts';
import { isRecord, type Shape } from './shape.ts';

/** Longer lists are folded after so many. */
const SINGLE_SHOWN = 24;
const ROWS_SHOWN = 8;
/** Records with more fields than this stand one under the other, not in a table. */
const COLUMNS = 6;

interface Props {
  value: Plain;
  shape: Shape | undefined;
  look: Look;
}

export function Value({ value, shape, look }: Props): ReactNode {
  const { words } = look;
  if (value === null || value === '') return <span className="pb-none">–</span>;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return shape?.seat && value >= 0 ? <SeatName seat={value} look={look} /> : <b>{value}</b>;
  if (typeof value === 'string') return <Thing id={value} look={look} />;
  if (Array.isArray(value)) return <List values={value} each={shape?.each} look={look} />;
  return <Fields of={value} shape={shape} look={look} />;
}

export function SeatName({ seat, look }: { seat: number; look: Look }) {
  return (
    <span className="pb-seat">
      <PlainSeatSign seat={seat} size={18} /> {look.props.say.seat(seat)}
    </span>
  );
}

/** Something with a name. Where its very name is a legal answer it can be pressed. */
function Thing({ id, look }: { id: string; look: Look }) {
  const { answer, focus, focused } = look.props;
  const name = look.name(id);
  const here = focused === id ? ' here' : '';
  if (!look.isLegal(id)) return <span className={`pb-thing${here}`}>{name}</span>;
  return (
    <button
      type="button"
      className={`pb-thing pb-legal${here}`}
      data-legal
      onClick={({ currentTarget }) => answer(id, currentTarget)}
      onPointerEnter={() => focus(id)}
      onPointerLeave={() => focus(null)}
      onFocus={() => focus(id)}
      onBlur={() => focus(null)}
    >
      {name}
    </button>
  );
}

function Fields({ of, shape, look }: { of: { [name: string]: Plain }; shape: Shape | undefined; look: Look }) {
  return (
    <dl className="pb-fields">
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{look.label(name)}</dt>
          <dd>
            <Value value={value} shape={shape?.fields?.[name]} look={look} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ListProps {
  values: readonly Plain[];
  each: Shape | undefined;
  look: Look;
}

function List({ values, each, look }: ListProps) {
  if (values.length === 0) return <span className="pb-none">{look.words.none}</span>;
  if (values.every((value) => typeof value !== 'object' || value === null))
    return <Singles values={values} each={each} look={look} />;
  const records = values.filter(isRecord);
  const narrow = records.length === values.length && new Set(records.flatMap((one) => Object.keys(one))).size <= COLUMNS;
  const draw = (some: readonly Plain[], from: number): ReactNode =>
    narrow ? (
      <Rows rows={some as typeof records} each={each} look={look} />
    ) : (
      <Blocks values={some} from={from} each={each} look={look} />
    );
  return <Folded values={values} shown={ROWS_SHOWN} draw={draw} look={look} />;
}

/** Numbers and names beside each other; what is hidden is counted. */
function Singles({ values, each, look }: ListProps) {
  const draw = (some: readonly Plain[], from: number): ReactNode => (
    <ul className="pb-things">
      {runs(some).map(({ value, n, at }) => (
        <li key={from + at}>
          {value === null ? (
            <span className="pb-thing pb-hidden">{look.words.hidden(n)}</span>
          ) : (
            <Value value={value} shape={each} look={look} />
          )}
        </li>
      ))}
    </ul>
  );
  return <Folded values={values} shown={SINGLE_SHOWN} draw={draw} look={look} />;
}

/** Hidden things that lie together are one entry; everything else is one each. */
function runs(values: readonly Plain[]): { value: Plain; n: number; at: number }[] {
  const found: { value: Plain; n: number; at: number }[] = [];
  for (const [at, value] of values.entries()) {
    const last = found.at(-1);
    if (value === null && last?.value === null) last.n++;
    else found.push({ value, n: 1, at });
  }
  return found;
}

/** Entries of a list have no name of their own: their place is all that tells them apart. */
const placed = <X,>(values: readonly X[]): { value: X; at: number }[] => values.map((value, at) => ({ value, at }));

interface FoldedProps {
  values: readonly Plain[];
  shown: number;
  draw(some: readonly Plain[], from: number): ReactNode;
  look: Look;
}

function Folded({ values, shown, draw, look }: FoldedProps) {
  // One more costs less room than the words that hide it.
  if (values.length <= shown + 1) return draw(values, 0);
  return (
    <>
      {draw(values.slice(0, shown), 0)}
      <details className="pb-more">
        <summary>{look.words.more(values.length - shown)}</summary>
        {draw(values.slice(shown), shown)}
      </details>
    </>
  );
}

function Rows({ rows, each, look }: { rows: readonly { [name: string]: Plain }[]; each: Shape | undefined; look: Look }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <table className="pb-rows">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {look.label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed(rows).map(({ value: row, at }) => (
          <tr key={at}>
            {columns.map((name) => (
              <td key={name}>
                {Object.hasOwn(row, name) && <Value value={row[name]} shape={each?.fields?.[name]} look={look} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Blocks({ values, from, each, look }: ListProps & { from: number }) {
  return (
    <ol className="pb-blocks" start={from + 1}>
      {placed(values).map(({ value, at }) => (
        <li key={at}>
          <Value value={value} shape={each} look={look} />
        </li>
      ))}
    </ol>
  );
}
