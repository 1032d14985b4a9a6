/** One Foe of the line: its window, what it is, and a banner with what it will do. */
import type { BoardProps } from '@guildhall/table';
import type { ReactNode } from 'react';
import { boxOf } from '../../box.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { Pane } from '../art/Pane.tsx';
import type { Forecast } from '../foresight/forecast.ts';
import { heeded } from '../foresight/sight.ts';
import { pressed } from '../press/pressed.ts';
import { foeName, isChanged, shortName } from '../words/named.ts';
import { coursesWords, type WillKind, willOf } from '../words/will.ts';
import { wordsIn } from '../words/words.ts';
import { Attack, Health } from './Stats.tsx';

/** So many places fit on a window; its card and label name all of them. */
const MOST_SEEN = 4;

const SIGN: { readonly [kind in WillKind]: IconName } = {
  wound: 'swords',
  menace: 'chart',
  draw: 'discard',
  move: 'sweep',
  mend: 'guardian',
  none: 'hourglass',
};

export function Banner({ kind, chance, words, below }: { kind: WillKind; chance: boolean; words: string; below: string }) {
  return (
    <span className={`bw-will ${kind}${chance ? ' chance' : ''}`} aria-hidden="true">
      <Icon name={SIGN[kind]} size={16} />
      <b>{words}</b>
      <span>{below}</span>
    </span>
  );
}

/** What the rules know it by, besides its text: Lurk, Ranged, Flight, a Stun. */
function traitsOf(table: TableView, place: number, language: BoardProps['language']): string[] {
  const words = wordsIn(language);
  const foe = table.line[place - 1];
  const { lurk, ranged, flight, armour } = boxOf(table).foes.get(foe.foe);
  const found = [
    foe.stunned && words.stunned,
    lurk && words.lurk,
    ranged && words.ranged,
    flight && words.flight,
    armour > 0 && words.armour(armour),
  ];
  return found.filter((trait) => trait !== false);
}

/** All of it in words, for those who do not see the picture. */
function labelOf({ view, language }: BoardProps<TableView>, forecast: Forecast, place: number, may: string[]): string {
  const { table } = view;
  const words = wordsIn(language);
  const foe = table.line[place - 1];
  const seen = heeded(table, place);
  const named = seen.map((other) => `${other} ${shortName(table, table.line[other - 1].foe, language)}`).join(', ');
  const will = willOf(table, forecast, place, language);
  const courses = forecast.foes[place - 1] ?? [];
  const next =
    courses.every(({ what }) => what.length === 0) && courses.length < 2
      ? `${will.words} ${will.below}`.trim()
      : coursesWords(courses, table, language).join('; ');
  return [
    `${words.place(place)}: ${foeName(table, foe.foe, language)}`,
    boxOf(table).foes.get(foe.foe).crown ? words.crown : '',
    words.health(foe.health - foe.damage, foe.health),
    words.attack(foe.attack),
    ...traitsOf(table, place, language),
    seen.length > 0 ? words.sees(named) : '',
    table.screen === place ? words.screenBehind : '',
    table.ending === '' ? words.next(next) : '',
    may.length > 0 ? words.choices(may.join('; ')) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

export function FoeWindow({
  place,
  forecast,
  ...props
}: BoardProps<TableView> & { place: number; forecast: Forecast }): ReactNode {
  const { view, language, game, say, options } = props;
  const { table, asked } = view;
  const foe = table.line[place - 1];
  const words = wordsIn(language);
  const card = boxOf(table).foes.get(foe.foe);
  const name = shortName(table, foe.foe, language);
  const { lit, here, handlers } = pressed(props, `line:${place}`, name);
  const front = place <= table.frontRank;
  const seen = heeded(table, place);
  const aimed = asked?.name === 'attack/target' || asked?.name === 'screen/behind';
  const may = options
    .filter((option) => option === `place ${place}` || option === `alms ${place}` || option === `behind ${place}`)
    .map((option) => game.text[language].answer(asked?.name ?? '', option, asked?.show ?? {}, say));
  const look = `bw-foe${front ? ' front' : ''}${card.crown ? ' crown' : ''}${lit ? ' lit' : aimed ? ' dim' : ''}${here ? ' here' : ''}`;
  return (
    <li className={table.screen === place ? 'bw-place screened' : 'bw-place'} data-place={place} data-foe={foe.foe}>
      <button
        type="button"
        className={look}
        data-card={`line:${place}`}
        aria-label={labelOf(props, forecast, place, may)}
        {...handlers}
      >
        <span className="bw-glass">
          <Pane id={foe.foe} hurt={foe.damage} />
          <span className="bw-number">{place}</span>
          {card.crown && (
            <span className="bw-crown">
              <Icon name="crown" size={24} />
            </span>
          )}
          <span className="bw-traits">
            {traitsOf(table, place, language).map((trait) => (
              <span key={trait}>{trait}</span>
            ))}
            {seen.length > 0 && (
              <span className="sees">
                {seen.length > MOST_SEEN ? words.seesMany(seen.length) : words.seesPlaces(seen.join(', '))}
              </span>
            )}
          </span>
        </span>
        <b className="bw-name">
          {name}
          {isChanged(table, foe.foe) && <i className="bw-changed">≠</i>}
        </b>
        <span className="bw-stats">
          <Health left={foe.health - foe.damage} of={foe.health} label={words.health(foe.health - foe.damage, foe.health)} />
          <Attack n={foe.attack} label={words.attack(foe.attack)} far={!front && !card.ranged} />
        </span>
        {table.ending === '' && <Banner {...willOf(table, forecast, place, language)} />}
      </button>
    </li>
  );
}
