/**
 * All who take part, where they stand: in the zones of a combat, else side by side with the dial between the sides, whoever is
 * chased in front. One grid for all, so that everybody stands on one floor: names of zones, figures, plates.
 */
import type { BoardProps } from '@guildhall/table';
import type { CSSProperties } from 'react';
import { RANGE_DEFENSE, RANGE_IDS, SCENARIOS } from '../../data/index.ts';
import { ranges, scenarios } from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { whoIs } from '../foresight/imagined.ts';
import { pressed } from '../press/pressed.ts';
import { zoneName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { Backdrop } from './Backdrop.tsx';
import { Band } from './Band.tsx';
import { Who } from './Who.tsx';

interface Props extends BoardProps<TableView> {
  /** Whom somebody aims at, and what must be reached. */
  aimed: { target: number; tn: number } | null;
  aim: ((n: number) => void) | null;
}

/** On the stage: all who fight, and those about to come. */
const isSeen = ({ state }: CharacterView): boolean => state === 'active' || state === 'waiting';

function Actors({ who, from, aimed, aim, ...props }: Props & { who: readonly CharacterView[]; from: number }) {
  const { table } = props.view;
  const side = whoIs(table, table.turn)?.side;
  return (
    <ul>
      {who.map((c, i) => (
        <li key={c.number} style={{ '--ws-at': from + i } as CSSProperties}>
          <Who {...props} who={c} tn={aimed?.target === c.number ? aimed.tn : null} aim={c.side === side ? null : aim} />
        </li>
      ))}
    </ul>
  );
}

interface Area {
  zone: number;
  inside: CharacterView[];
  /** Its columns in the grid. */
  from: number;
  to: number;
}

/** Zones side by side; an empty one has a column of its own. */
function areasOf(table: TableView): Area[] {
  let from = 1;
  return [0, 1, 2].map((zone) => {
    const inside = table.characters.filter((c) => isSeen(c) && c.zone === zone);
    const area = { zone, inside, from, to: from + Math.max(1, inside.length) };
    from = area.to;
    return area;
  });
}

function Zone({ area, ...props }: Props & { area: Area }) {
  const { view, language } = props;
  const { table } = view;
  const { zone, inside, from, to } = area;
  const words = wordsIn(language);
  const actor = whoIs(table, table.turn);
  const range = actor ? RANGE_IDS[Math.abs(actor.zone - zone)] : null;
  const name = zoneName(table, zone, language);
  const { lit, here, handlers } = pressed(props, `zone:${zone}`, name);
  const covered = inside.filter(({ cover, state }) => cover && state === 'active').length;
  const about = [words.cover(covered, SCENARIOS[table.scenario].cover[zone])];
  if (range) about.push(words.zoneRange(ranges[range][language], RANGE_DEFENSE[range]));
  const label = `${lit ? words.moveTo(name) : name}, ${about.join(', ')}`;
  const sign = (
    <>
      <b>{name}</b> <small>{about.join(' · ')}</small>
    </>
  );
  return (
    <li>
      <i className="ws-zone-edge" style={{ gridColumn: `${from} / ${to}` }} aria-hidden="true" />
      <div className="ws-zone" style={{ gridColumn: `${from} / ${to}` }}>
        {lit ? (
          <button type="button" className={here ? 'ws-zone-name lit here' : 'ws-zone-name lit'} aria-label={label} {...handlers}>
            {sign}
          </button>
        ) : (
          <span className="ws-zone-name">{sign}</span>
        )}
      </div>
      <Actors {...props} who={inside} from={from} />
    </li>
  );
}

const columns = (n: number): CSSProperties => ({ '--ws-columns': n }) as CSSProperties;

function Zones(props: Props) {
  const areas = areasOf(props.view.table);
  return (
    <ol className="ws-cast zones" style={columns(areas[2].to - 1)}>
      <li className="ws-behind" aria-hidden="true">
        <Backdrop type="combat" />
      </li>
      {areas.map((area) => (
        <Zone key={area.zone} {...props} area={area} />
      ))}
    </ol>
  );
}

/** WS-18.14: who pursues stands behind. */
const isInFront = (table: TableView, side: number): boolean =>
  table.type === 'chase' ? SCENARIOS[table.scenario].sides[side]?.pursuit !== 'pursuing' : side !== 0;

export function Cast(props: Props) {
  const { table } = props.view;
  const free = table.phase === 'free';
  if (table.type === 'combat' && !free && scenarios[table.scenario].zones.length > 0) return <Zones {...props} />;
  const seen = table.characters.filter((c) => isSeen(c) || (free && c.hero !== null));
  const left = seen.filter(({ side }) => free || !isInFront(table, side));
  const right = seen.filter((c) => !left.includes(c)).toSorted((a, b) => a.side - b.side || a.number - b.number);
  const band = free || table.type === 'combat' ? 0 : 1;
  return (
    <div className="ws-cast" style={columns(seen.length + band)}>
      <div className="ws-behind" aria-hidden="true">
        <Backdrop type={table.type} />
      </div>
      <Actors {...props} who={left} from={1} />
      {band > 0 && <Band {...props} at={left.length + 1} />}
      <Actors {...props} who={right} from={left.length + 1 + band} />
    </div>
  );
}
