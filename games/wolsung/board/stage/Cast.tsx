/** All who take part, where they stand: in the zones of a combat, else side by side, whoever is chased in front. */
import type { BoardProps } from '@guildhall/table';
import { RANGE_DEFENSE, RANGE_IDS, SCENARIOS } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import { ranges, scenarios } from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { whoIs } from '../foresight/imagined.ts';
import { pressed } from '../press/pressed.ts';
import { zoneName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { Who } from './Who.tsx';

interface Props extends BoardProps<TableView> {
  /** Whom somebody aims at, and what must be reached. */
  aimed: { target: number; tn: number } | null;
  aim: ((n: number) => void) | null;
}

const tnOf = (aimed: Props['aimed'], { number }: CharacterView): number | null => (aimed?.target === number ? aimed.tn : null);

/** On the stage: all who fight, and those about to come. */
const isSeen = ({ state }: CharacterView): boolean => state === 'active' || state === 'waiting';

function Zone({ zone, aimed, aim, ...props }: Props & { zone: number }) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const inside = table.characters.filter((c) => isSeen(c) && c.zone === zone);
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
    <li className={range === 'close' ? 'ws-zone close' : 'ws-zone'} style={{ flexGrow: Math.max(1, inside.length) }}>
      {lit ? (
        <button type="button" className={here ? 'ws-zone-name lit here' : 'ws-zone-name lit'} aria-label={label} {...handlers}>
          {sign}
        </button>
      ) : (
        <span className="ws-zone-name">{sign}</span>
      )}
      <ul className="ws-cast">
        {inside.map((c) => (
          <li key={c.number} style={{ flexGrow: 1 }}>
            <Who {...props} who={c} tn={tnOf(aimed, c)} aim={c.side === actor?.side ? null : aim} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** WS-18.14: who pursues stands behind. */
const behind = (table: TableView, side: number): number => {
  const pursuit = SCENARIOS[table.scenario].sides[side]?.pursuit;
  return table.type !== 'chase' ? side : pursuit === 'pursuing' ? -1 : 1;
};

export function Cast(props: Props) {
  const { view, aimed, aim } = props;
  const { table } = view;
  if (table.type === 'combat' && table.phase !== 'free' && scenarios[table.scenario].zones.length > 0)
    return (
      <ol className="ws-zones">
        {[0, 1, 2].map((zone) => (
          <Zone key={zone} {...props} zone={zone} />
        ))}
      </ol>
    );
  const actor = table.turn === NONE ? null : whoIs(table, table.turn);
  const cast = table.characters
    .filter((c) => isSeen(c) || table.phase === 'free')
    .sort((a, b) => behind(table, a.side) - behind(table, b.side) || a.side - b.side || a.number - b.number);
  return (
    <ul className="ws-cast">
      {cast.map((c) => (
        <li key={c.number}>
          <Who {...props} who={c} tn={tnOf(aimed, c)} aim={c.side === actor?.side ? null : aim} />
        </li>
      ))}
    </ul>
  );
}
