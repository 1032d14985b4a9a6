/** The cards of The Brigade at the table: a member of a crew, a Fire Warden (`warden 2`), an event, a block (`C3`). */
import type { BoardProps, CardLine, CardShelf, ThingCard } from '@guildhall/table';
import { CREW, type CrewId, EVENTS, type Quarter } from '../../data/index.ts';
import { text } from '../../text/index.ts';
import type { PlayerView, SpaceView, TableView } from '../../view.ts';
import { Portrait } from '../art/Portrait.tsx';
import { mix } from '../art/paint.ts';
import { LIVERY, QUARTER_COLOUR } from '../art/palette.ts';
import { PaintPot } from '../art/scope.tsx';
import { BadgeSign, Icon } from '../art/Tokens.tsx';
import { RULE_OF } from '../dock/EventCard.tsx';
import { Pattern } from '../dock/Pattern.tsx';
import { Flame, Renown } from '../log/pictures.tsx';
import { colourOf } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { cardWordsIn } from './words.ts';

type Props = BoardProps<TableView>;

const quarterSign = (quarter: Quarter) => <BadgeSign quarter={quarter} size={18} />;
const drop = <Icon name="drop" size={15} />;

/** Loyal blocks of the quarter that wakes a member, by name. */
const wakers = (seat: number, quarter: Quarter, { view, say }: Props): string =>
  view.table.spaces
    .filter((at) => at.loyal === seat && at.quarter === quarter && !at.destroyed)
    .map(({ name }) => say.place?.(name) ?? name)
    .join(', ');

function crewCard(id: CrewId, props: Props): ThingCard {
  const { view, language } = props;
  const names = namesIn(language);
  const words = cardWordsIn(language);
  const board = wordsIn(language);
  const owner = view.table.players.find(({ crew }) => crew.some(({ card }) => card === id));
  const member = owner?.crew.find(({ card }) => card === id);
  const data = CREW.find((one) => one.id === id);
  const quarter = member?.quarter || data?.quarter || null;
  const lines: CardLine[] = [];
  if (owner && member) {
    const why = member.active
      ? quarter === null
        ? words.always
        : words.awakeBy(wakers(owner.seat, quarter, props))
      : quarter === null
        ? ''
        : board.wakes[quarter];
    lines.push({ name: member.active ? board.active : board.asleep, text: why, rule: 'BR-19.1' });
    lines.push({ sign: drop, name: words.water, text: words.waterOf(member.water, member.capacity), rule: 'BR-19.5' });
  } else if (data && data.water > 0) lines.push({ sign: drop, name: words.water, text: String(data.water) });
  return {
    name: names.crew[id].name,
    picture: portrait(id, quarter === null ? '#6b6258' : QUARTER_COLOUR[quarter]),
    seat: owner?.seat ?? null,
    about: [owner ? words.crew : words.drawn, quarter === null ? '' : names.quarters[quarter]].filter(Boolean).join(' · '),
    parts: [
      { lines: [{ sign: quarter === null ? null : quarterSign(quarter), text: names.crew[id].text }] },
      { title: words.ability, lines },
    ],
    more: 'cards',
  };
}

const portrait = (id: CrewId | Exclude<PlayerView['warden'], ''>, ground: string) => (
  <span className="br-card-portrait">
    <Portrait id={id} ground={ground} />
  </span>
);

function wardenCard(player: PlayerView, { view, language, say }: Props): ThingCard | null {
  const { warden } = player;
  if (warden === '') return null;
  const names = namesIn(language);
  const words = cardWordsIn(language);
  const place = (space: string): string => say.place?.(space) ?? space;
  const crew = player.crew.map(({ card }) => names.crew[card].name).join(', ');
  return {
    name: names.wardens[warden].name,
    picture: portrait(warden, mix(LIVERY[colourOf(view.table, player.seat)].fill, '#5a3a4a', 0.25)),
    seat: player.seat,
    about: names.terms.fireWarden,
    parts: [
      {
        lines: [
          player.advanced
            ? { name: names.wardens[warden].ability, text: names.wardens[warden].text }
            : { text: words.basic, rule: 'BR-4.8' },
        ],
      },
      {
        lines: [
          { sign: drop, name: words.water, text: words.ofNeeded(player.wardenWater, player.wardenCapacity) },
          { sign: <Icon name="boot" size={15} />, name: words.brigade, text: place(player.brigade) },
          { sign: <Icon name="wagon" size={15} />, name: words.wagon(player.wagonWater), text: place(player.wagon) },
          { sign: <Icon name="crew" size={15} />, name: words.crewNow, text: crew || words.nobody },
        ],
      },
    ],
    more: 'cards',
  };
}

function eventCard(card: (typeof EVENTS)[number], { language }: Props): ThingCard {
  const { events } = namesIn(language);
  const { name, text: says } = events[card.id];
  return {
    name,
    picture: (
      <span className="br-card-event">
        <PaintPot prefix="br-card">
          <Pattern card={card} />
        </PaintPot>
      </span>
    ),
    seat: null,
    about: cardWordsIn(language).event,
    parts: [{ lines: [{ text: card.kind === 'firestorm' ? wordsIn(language).fireballText : says, rule: RULE_OF[card.kind] }] }],
    more: 'cards',
  };
}

function blockCard(at: SpaceView, props: Props): ThingCard | null {
  const { view, language, say } = props;
  if (at.tile === '' || at.quarter === '') return null;
  const { players } = view.table;
  const names = namesIn(language);
  const words = cardWordsIn(language);
  const board = wordsIn(language).space;
  const eyes = { language, say, table: () => view.table, sign: () => null };
  const here = players.flatMap((player): CardLine[] => [
    ...(player.brigade === at.name
      ? [{ sign: <Icon name="boot" size={15} />, name: say.seat(player.seat), text: words.brigade }]
      : []),
    ...(player.wagon === at.name
      ? [{ sign: <Icon name="wagon" size={15} />, name: say.seat(player.seat), text: words.wagon(player.wagonWater) }]
      : []),
  ]);
  const renown = players.flatMap(({ seat }): CardLine[] =>
    at.renown[seat] > 0
      ? [
          {
            sign: <Renown seat={seat} n={1} eyes={eyes} />,
            name: say.seat(seat),
            text: words.ofNeeded(at.renown[seat], at.needed[seat]),
            rule: 'BR-17.10',
          },
        ]
      : [],
  );
  const building = text[language].cardText(at.tile);
  const state = at.destroyed ? board.destroyed : at.doomed ? board.doomed : at.fire > 0 ? board.intensity(at.fire) : board.unlit;
  return {
    name: names.tiles[at.tile],
    picture: <BadgeSign quarter={at.quarter} value={at.destroyed ? undefined : at.value} size={48} />,
    seat: at.loyal < 0 ? null : at.loyal,
    about: `${at.name} · ${names.quarters[at.quarter]} · ${state}`,
    numbers: at.destroyed
      ? []
      : [
          { name: words.value, value: at.value },
          { name: words.fire, value: at.fire > 0 ? at.fire : '–', note: at.fire > 0 ? <Flame at={at.fire} /> : words.unlit },
        ],
    parts: [
      { lines: building === '' ? [] : [{ name: words.whenDestroyed, text: building, rule: 'BR-29.4' }] },
      { title: words.renown, lines: renown },
      { title: words.here, lines: here },
    ],
    more: 'cards',
  };
}

export const shelf: CardShelf<TableView> = {
  cardOf(thing, props) {
    const { players, spaces } = props.view.table;
    const at = spaces.find(({ name }) => name === thing);
    if (at) return at.kind === 'firehouse' ? wardenCard(players[at.firehouse], props) : blockCard(at, props);
    const warden = /^warden (\d+)$/.exec(thing);
    if (warden) return players[Number(warden[1])] ? wardenCard(players[Number(warden[1])], props) : null;
    const crew = CREW.find(({ id }) => id === thing);
    if (crew) return crewCard(crew.id, props);
    const event = EVENTS.find(({ id }) => id === thing);
    return event ? eventCard(event, props) : null;
  },
};
