/** A player's Firehouse board: actions left, the three tracks, warden, crew and Wagon with their water. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import type { ReactNode } from 'react';
import { type CrewId, TRACK_NAMES, TRACKS } from '../../data/index.ts';
import type { PlayerView, TableView } from '../../view.ts';
import { Wagon } from '../art/Meeples.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { mix } from '../art/paint.ts';
import { LIVERY, QUARTER_COLOUR } from '../art/palette.ts';
import { SeatMark } from '../art/Tokens.tsx';
import { colourOf } from '../model.ts';
import { type Holder, pressCard, pressDrop, pressTrack } from '../press/dock.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Card } from './Card.tsx';
import { Drops } from './Drops.tsx';
import { Rule } from './Rule.tsx';
import { Track } from './Track.tsx';

export interface HouseProps extends BoardProps<TableView> {
  player: PlayerView;
  /** Doors to the boards of the others. */
  others?: ReactNode;
}

export function House({ player, others, ...props }: HouseProps) {
  const { view, language, say, options, answer, focused, focus, openRule } = props;
  const { table, seat, asked } = view;
  const names = namesIn(language);
  const words = wordsIn(language);
  const mine = player.seat === seat;
  const colour = colourOf(table, player.seat);
  const has = (option: Plain) => options.includes(option);
  const give = (option: string) => (anchor: Element) => answer(option, anchor);
  const point = (option: string) => (on: boolean) => focus(on && has(option) ? option : null);
  const itsTurn = table.active === player.seat && table.phase === 'action';
  const all = Math.max(table.actions, player.tracks.find(({ name }) => name === 'leadership')?.value ?? 0);

  /** What makes a whole card answer something now. */
  const pressable = (card: string) => {
    const option = mine ? pressCard(card, asked) : null;
    return option === null ? {} : { press: give(option), point: point(option), legal: has(option), focused: focused === option };
  };
  const drops = (holder: Holder, label: string, water: number, capacity: number, locked = 0) => (
    <Drops
      label={words.waterOf(label, water, capacity)}
      water={water}
      capacity={capacity}
      locked={locked}
      words={words}
      legal={(n, full) => has(pressDrop(holder, n, full, player, asked))}
      press={mine ? (n, full, anchor) => answer(pressDrop(holder, n, full, player, asked), anchor) : null}
    />
  );

  return (
    <section
      className="br-house"
      style={{ borderColor: colour === 'white' ? undefined : LIVERY[colour].rim }}
      aria-label={mine ? words.yourFirehouse : words.firehouseOf(say.seat(player.seat))}
    >
      <header>
        <svg viewBox="-14 -14 28 28" width="30" height="30" aria-hidden="true">
          <SeatMark colour={colour} r={10} />
        </svg>
        <div>
          <h2>{mine ? words.yourFirehouse : say.seat(player.seat)}</h2>
          {itsTurn ? (
            <p>{words.actionsLeftOf(table.actions, all)}</p>
          ) : (
            <p>
              {names.colours[colour]} · {player.advanced ? words.advancedSide : words.basicSide}
            </p>
          )}
        </div>
        {itsTurn ? (
          <div className="br-actions" aria-hidden="true">
            {Array.from({ length: all }, (_, i) => i + 1).map((n) => (
              <i key={n} className={n <= all - table.actions ? 'used' : ''} />
            ))}
          </div>
        ) : null}
      </header>
      {others}
      <div className="br-tracks">
        {TRACK_NAMES.map((track) => {
          const at = player.tracks.find(({ name }) => name === track);
          const option = pressTrack(track, asked);
          return at ? (
            <Track
              key={track}
              track={track}
              name={names.tracks[track]}
              space={at.space}
              value={at.value}
              colour={colour}
              words={words}
              legal={mine && has(option)}
              focused={focused === option}
              press={mine ? give(option) : null}
              point={point(option)}
            />
          ) : null;
        })}
      </div>
      <Burdens player={player} {...props} />
      <div className="br-cards">
        {player.warden === '' ? null : (
          <Card
            thing={`warden ${player.seat}`}
            face={<Portrait id={player.warden} ground={mix(LIVERY[colour].fill, '#5a3a4a', 0.25)} />}
            name={names.wardens[player.warden].name}
            tag={player.advanced ? names.wardens[player.warden].ability : names.terms.fireWarden}
            {...(player.advanced ? pressable('warden') : {})}
          >
            {player.advanced ? (
              <p>
                <span className="br-ability">{names.wardens[player.warden].text}</span>
              </p>
            ) : null}
            {drops('warden', names.wardens[player.warden].name, player.wardenWater, player.wardenCapacity)}
          </Card>
        )}
        {player.crew.map((member) => (
          <Card
            key={member.card}
            thing={member.card}
            face={<Portrait id={member.card} ground={member.quarter === '' ? '#6b6258' : QUARTER_COLOUR[member.quarter]} />}
            name={names.crew[member.card].name}
            quarter={member.quarter === '' ? null : { id: member.quarter, name: names.quarters[member.quarter] }}
            state={member.active ? 'active' : 'asleep'}
            {...pressable(member.card)}
          >
            <p>
              <span className={`br-state ${member.active ? 'on' : 'off'}`}>{member.active ? words.active : words.asleep}</span>{' '}
              <span className="br-ability">
                {member.active || member.quarter === '' ? (
                  names.crew[member.card].text
                ) : (
                  <>
                    {words.wakes[member.quarter]} <Rule id="BR-19.1" openRule={openRule} />
                  </>
                )}
              </span>
              {member.mimicked ? <span className="br-state on">{words.mimicked}</span> : null}
            </p>
            {drops(member.card, names.crew[member.card].name, member.water, member.capacity)}
          </Card>
        ))}
        <Card
          face={
            <svg className="br-face" viewBox="-33 -60 66 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <rect x="-80" y="-80" width="160" height="160" fill={mix(LIVERY[colour].fill, '#1b1016', 0.5)} />
              <circle r="34" cy="-16" fill={LIVERY[colour].fill} opacity=".45" />
              <g transform="translate(0 4) scale(1.05)">
                <Wagon colour={colour} />
              </g>
            </svg>
          }
          name={names.terms.waterWagon}
          tag={words.onSpace(player.wagon)}
          {...pressable('wagon')}
        >
          {drops(
            'wagon',
            names.terms.waterWagon,
            player.wagonWater,
            player.wagonCapacity,
            (TRACKS.wagon.at(-1) ?? 0) - player.wagonCapacity,
          )}
        </Card>
      </div>
    </section>
  );
}

/** What hangs over a player for a while. */
function Burdens({ player, language, openRule, view, options, answer }: BoardProps<TableView> & { player: PlayerView }) {
  const words = wordsIn(language);
  const discard = 'discard precious';
  const list: { key: string; text: string; rule: string }[] = [];
  if (player.precious) list.push({ key: 'precious', text: words.precious, rule: 'BR-28.6' });
  if (player.werewolf) list.push({ key: 'werewolf', text: words.werewolf, rule: 'BR-27.9' });
  if (player.allegiance) list.push({ key: 'allegiance', text: words.allegiance, rule: 'BR-27.3' });
  if (list.length === 0) return null;
  const precious: CrewId = 'precious';
  return (
    <ul className="br-burdens">
      {list.map(({ key, text, rule }) => (
        <li key={key}>
          {key === 'precious' && player.seat === view.seat ? (
            <button
              type="button"
              className={options.includes(discard) ? 'legal' : ''}
              data-legal={options.includes(discard) || undefined}
              onClick={(event) => answer(pressCard(precious, view.asked) ?? discard, event.currentTarget)}
            >
              {text}
            </button>
          ) : (
            text
          )}{' '}
          <Rule id={rule} openRule={openRule} />
        </li>
      ))}
    </ul>
  );
}
