/** The sheet of one gang, which everybody may read (KC-38.8); whoever it belongs to does business on it. */
import type { Seat } from '@guildhall/kernel';
import { everybody } from '../../reading.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { asTable, fallenOf, gangCalled, leaderProfile, membersOf } from '../model.ts';
import { Fallen } from './Fallen.tsx';
import { Hire } from './Hire.tsx';
import { History } from './History.tsx';
import { LeaderCard } from './LeaderCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import { Store } from './Store.tsx';
import { Track } from './Track.tsx';

export function Sheet({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words, show } = ground;
  const { table } = props.view;
  const founded = table.gangs[seat].leader >= 0;
  const members = founded ? membersOf(table, seat) : [];
  return (
    <>
      <header className="kc-ghead" style={{ borderColor: `var(--kc-seat-${seat})` }}>
        <div>
          <p className="kc-crumb">{words.sheet.of(props.say.seat(seat))}</p>
          <h1>{gangCalled(props, seat)}</h1>
          <p className="kc-sub">
            {founded ? words.sheet.members(members.length) : words.sheet.notFounded} {words.sheet.open}{' '}
            <Rule id="KC-38.8" openRule={props.openRule} />
          </p>
        </div>
        <nav className="kc-gangs" aria-label={words.parts.gangs}>
          {everybody(asTable(table)).map((one) => (
            <button key={one} type="button" aria-current={one === seat ? 'page' : undefined} onClick={() => show('gangs', one)}>
              <GangCoin profile={leaderProfile(table, one)} seat={one} size={36} />
              <span>{props.say.seat(one)}</span>
            </button>
          ))}
        </nav>
      </header>
      {founded && (
        <div className="kc-sheet">
          <Track ground={ground} seat={seat} />
          <History ground={ground} seat={seat} />
          <div className="kc-first">
            <LeaderCard ground={ground} seat={seat} />
            <Store ground={ground} seat={seat} />
          </div>
          <div className="kc-members">
            {seat === props.view.seat && <Hire ground={ground} seat={seat} />}
            {members.map((m) => (
              <MemberCard key={m} ground={ground} m={m} seat={seat} />
            ))}
            {fallenOf(table, seat).map((m) => (
              <Fallen key={m} ground={ground} m={m} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
