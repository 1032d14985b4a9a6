/** The plain board: the view drawn from its structure, or as the terminal draws it. */
import type { Plain, PlainRecord } from '@guildhall/kernel';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { BoardProps } from '../index.ts';
import { type Look, lookFrom } from './look.ts';
import { isRecord, type Shape, shapeOf } from './shape.ts';
import { TerminalDrawing } from './TerminalDrawing.tsx';
import { SeatName, Value } from './Value.tsx';

const VIEWS = ['table', 'drawing'] as const;

export function PlainBoard(props: BoardProps) {
  const { game } = props;
  const look = lookFrom(props);
  const { words } = look;
  const id = useId();
  const [chosen, choose] = useState<(typeof VIEWS)[number]>('table');
  const { view, language } = props;
  const drawn = useMemo(() => (chosen === 'drawing' ? (game.draw?.(view, language) ?? '') : ''), [game, view, language, chosen]);
  // Seats stand side by side and need room, each of them.
  const width: { [property: `--${string}`]: number } = { '--seats': props.players.length };
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = chosen === 'table' ? 'drawing' : 'table';
    choose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  return (
    <div className="pb-board" style={width}>
      {game.draw && (
        <div className="pb-views" role="tablist" aria-label={words.views} onKeyDown={walk}>
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-view={name}
              aria-selected={name === chosen}
              aria-controls={name === chosen ? `${id}-panel` : undefined}
              tabIndex={name === chosen ? 0 : -1}
              onClick={() => choose(name)}
            >
              {words[name]}
            </button>
          ))}
        </div>
      )}
      <div id={`${id}-panel`} {...(game.draw && { role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` })}>
        {chosen === 'drawing' ? <TerminalDrawing text={drawn} /> : <Table of={view.table} shape={shapeOf(game)} look={look} />}
      </div>
    </div>
  );
}

const isSingle = (value: Plain): boolean => typeof value !== 'object' || value === null;

/** What concerns each seat side by side, then single values, then everything that needs room of its own. */
function Table({ of, shape, look }: { of: PlainRecord; shape: Shape; look: Look }) {
  const fields = Object.entries(of).map(([name, value]) => ({ name, value, shape: shape.fields?.[name] }));
  const perSeat = fields.filter((field) => field.shape?.perSeat && Array.isArray(field.value));
  const others = fields.filter((field) => !perSeat.includes(field));
  const singles = others.filter(({ value }) => isSingle(value));
  return (
    <>
      {perSeat.length > 0 && <Seats rows={perSeat.flatMap(rowsOf)} look={look} />}
      {singles.length > 0 && (
        <dl className="pb-singles">
          {singles.map(({ name, value, shape: inner }) => (
            <div key={name}>
              <dt>{look.label(name)}</dt>
              <dd>
                <Value value={value} shape={inner} look={look} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others
        .filter(({ value }) => !isSingle(value))
        .map(({ name, value, shape: inner }) => (
          <section key={name} className="pb-part">
            <h2>
              {look.label(name)}
              {Array.isArray(value) && <span>{value.length}</span>}
            </h2>
            <Value value={value} shape={inner} look={look} />
          </section>
        ))}
    </>
  );
}

interface Row {
  name: string;
  /** By seat. */
  values: readonly Plain[];
  shape: Shape | undefined;
}

/** A list of records has a row for each of their fields, any other list is a row itself. */
function rowsOf({ name, value, shape }: { name: string; value: Plain; shape: Shape | undefined }): Row[] {
  const values = value as readonly Plain[];
  if (values.length === 0 || !values.every(isRecord)) return [{ name, values, shape: shape?.each }];
  const inner = [...new Set(values.flatMap((one) => Object.keys(one)))];
  return inner.map((field) => ({
    name: field,
    values: values.map((one) => (Object.hasOwn(one, field) ? one[field] : null)),
    shape: shape?.each?.fields?.[field],
  }));
}

function Seats({ rows, look }: { rows: readonly Row[]; look: Look }) {
  const { view } = look.props;
  const seats = Array.from({ length: Math.max(...rows.map(({ values }) => values.length)) }, (_, seat) => seat);
  return (
    <section className="pb-seats" aria-label={look.words.seats}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={seat === view.seat ? 'me' : undefined}>
                <SeatName seat={seat} look={look} />
                {seat === view.seat && <small> ({look.words.you})</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, shape }) => (
            <tr key={name}>
              <th scope="row">{look.label(name)}</th>
              {seats.map((seat) => (
                <td key={seat} className={seat === view.seat ? 'me' : undefined}>
                  {seat < values.length && <Value value={values[seat]} shape={shape} look={look} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
