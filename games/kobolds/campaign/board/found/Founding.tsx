/** Founding a gang with ten coins (KC-30.7 to KC-30.10): a gang for each Leader to begin with, changed as one likes. */
import { isRefusal } from '@guildhall/kernel';
import { useState } from 'react';
import { HIRED_IDS, type HiredId, LEADER_IDS, type LeaderId, PROFILES } from '../../../data/index.ts';
import { MOST_NAME, membersCost, readDraft, writeGang } from '../../../rules/gangs.ts';
import { STARTING_GOLD } from '../../data/index.ts';
import { STARTERS } from '../../data/starters.ts';
import { closedBy } from '../../reading.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Gold } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Stepper } from '../lists/Stepper.tsx';
import { asTable, profileName } from '../model.ts';

type Hired = { readonly [profile in HiredId]?: number };
interface Draft {
  name: string;
  leader: LeaderId;
  hired: Hired;
}

const MOST_OF_ONE = 10;
const volunteers = (leader: LeaderId): boolean => PROFILES[leader].abilities.includes('volunteered');

/** The members as the rules count them: Grobblar's volunteer comes for nothing (KC-18.25). */
const membersOf = ({ leader, hired }: Draft) => [
  ...(volunteers(leader) ? [{ profile: 'goblin-scumbag' as const, name: '', volunteer: true }] : []),
  ...HIRED_IDS.flatMap((profile) => Array.from({ length: hired[profile] ?? 0 }, () => ({ profile, name: '', volunteer: false }))),
];

const written = (draft: Draft): string =>
  writeGang({
    name: draft.name.trim(),
    leader: draft.leader,
    leaderName: '',
    members: membersOf(draft),
    crystals: 0,
    stash: null,
  });

/** The gang that this Leader usually begins with. */
function starterOf(leader: LeaderId, name: string): Draft {
  const read = readDraft(STARTERS.find((starter) => starter.split(';')[0] === leader) ?? leader);
  const hired: { [profile in HiredId]?: number } = {};
  if (!isRefusal(read))
    for (const { profile, volunteer } of read.members) if (!volunteer) hired[profile] = (hired[profile] ?? 0) + 1;
  return { name, leader, hired };
}

export function Founding({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const seat = props.view.seat ?? 0;
  const [draft, setDraft] = useState(() => starterOf(LEADER_IDS[seat % LEADER_IDS.length], ''));
  const books = asTable(props.view.table);
  const open = HIRED_IDS.filter((profile) => closedBy(books, seat, profile) === null);
  const left = STARTING_GOLD - membersCost(membersOf(draft));
  return (
    <form
      className="kc-founding"
      aria-label={words.founding.title}
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.currentTarget.querySelector('[type=submit]');
        props.answer(written(draft), button);
      }}
    >
      <h2>
        {words.founding.title} <Rule id="KC-30.7" openRule={props.openRule} />
      </h2>
      <fieldset className="kc-leaders">
        <legend>{words.founding.leader}</legend>
        {LEADER_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="kc-leader"
              className="unseen"
              checked={id === draft.leader}
              onChange={() => setDraft(starterOf(id, draft.name))}
            />
            <GangCoin profile={id} seat={seat} size={58} crown />
            <span>{profileName(id, props.language)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="kc-hirelings">
        <legend>
          {words.founding.members} <Rule id="KC-30.9" openRule={props.openRule} />
        </legend>
        {volunteers(draft.leader) && <p className="kc-fine">{words.founding.volunteer}</p>}
        <ul>
          {open.map((id) => {
            const name = profileName(id, props.language);
            const { move, fight, defend, wounds, cost } = PROFILES[id];
            return (
              <li key={id} className={draft.hired[id] ? 'on' : undefined}>
                <GangCoin profile={id} seat={seat} size={38} />
                <p>
                  <b>{name}</b>
                  <span>{words.hire.figures(move, fight ?? 0, defend, wounds)}</span>
                </p>
                <span className="kc-price">
                  <Gold size={14} /> {cost}
                </span>
                <Stepper
                  ground={ground}
                  label={name}
                  value={draft.hired[id] ?? 0}
                  min={0}
                  max={MOST_OF_ONE}
                  change={(n) => setDraft({ ...draft, hired: { ...draft.hired, [id]: n } })}
                />
              </li>
            );
          })}
        </ul>
      </fieldset>
      <footer>
        <label>
          {words.founding.name}
          <input value={draft.name} maxLength={MOST_NAME} onChange={({ target }) => setDraft({ ...draft, name: target.value })} />
        </label>
        <p className={left < 0 ? 'kc-left over' : 'kc-left'} role="status">
          <Gold size={20} /> <b>{Math.abs(left)}</b> {left < 0 ? words.founding.over : words.founding.left}{' '}
          <Rule id={left < 0 ? 'KC-30.8' : 'KC-30.10'} openRule={props.openRule} />
        </p>
        <button type="submit" className="kc-button strong" data-legal={left >= 0 || undefined}>
          {words.founding.found}
        </button>
      </footer>
    </form>
  );
}
