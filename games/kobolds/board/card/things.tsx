/** The cards of what has no profile: a playing card, with what it counts for, and a piece of terrain. */
import { cardName, colourOf, rankOf, type SuitCard } from '@guildhall/cards';
import type { BoardProps, ThingCard } from '@guildhall/table';
import { LOW_HEIGHT, PROFILES } from '../../data/index.ts';
import { standing } from '../../rules/scene.ts';
import { pieceIn } from '../../text/places.ts';
import type { TableView } from '../../view.ts';
import { CardFace } from '../art/PlayingCard.tsx';
import { asTable, nameOf } from '../model.ts';
import { namesIn } from '../words/words.ts';
import { cardWordsIn } from './words.ts';

type Props = BoardProps<TableView>;

/** What a card counts at blackjack (KC-20.10, KC-20.11). */
function counts(card: SuitCard, aceOr: string): string {
  const rank = rankOf(card);
  if (rank === 'A') return aceOr;
  return 'TJQK'.includes(rank) ? '10' : rank;
}

export function playingCard(card: SuitCard, { view, language }: Props): ThingCard {
  const { table, seat } = view;
  const words = cardWordsIn(language).playing;
  const colour = colourOf(card);
  const inPlay = table.models.flatMap((model, m) =>
    model.seat === seat && model.place === 'play' && PROFILES[model.profile].allegiance === colour ? [m] : [],
  );
  const helped = inPlay.map((m) => nameOf(table, m, language)).join(', ');
  return {
    name: cardName(card, language),
    picture: (
      <svg viewBox="0 0 250 350" width="37" height="52" aria-hidden="true">
        <CardFace card={card} />
      </svg>
    ),
    seat: null,
    about: words[colour],
    numbers: [{ name: words.blackjack, value: counts(card, words.aceOr) }],
    parts: [
      {
        title: words.fights,
        lines: [
          { text: words.ranks, rule: 'KC-13.1' },
          ...(rankOf(card) === 'A' ? [{ text: words.aceStraight, rule: 'KC-13.6' }] : []),
          { text: words.critical(colour), rule: 'KC-15.2' },
          ...(helped === '' ? [] : [{ text: words.helps(helped), rule: 'KC-15.2' }]),
        ],
      },
      {
        title: words.magic,
        lines: [
          { text: words.counts(counts(card, words.aceOr)), rule: rankOf(card) === 'A' ? 'KC-20.11' : 'KC-20.10' },
          { text: words.chart[colour], rule: colour === 'black' ? 'KC-20.25' : 'KC-20.36' },
        ],
      },
    ],
    more: 'cards',
  };
}

/** The outline of a piece, as seen from above. */
function Outline({ corners }: { corners: readonly number[] }) {
  const xs = corners.filter((_, i) => i % 2 === 0);
  const ys = corners.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max(Math.max(...xs) - x, Math.max(...ys) - y);
  const points = xs.map((px, i) => `${((px - x) * 40) / size + 6},${46 - ((ys[i] - y) * 40) / size}`).join(' ');
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
      <polygon points={points} fill="#8a5a3c" stroke="#3a2c22" strokeWidth="2" />
    </svg>
  );
}

export function terrainCard(piece: number, { view, language }: Props): ThingCard | null {
  const { table } = view;
  const { corners, height } = table.terrain[piece];
  const words = cardWordsIn(language).terrain;
  const low = height <= LOW_HEIGHT;
  const { standable } = standing(asTable(table))[piece];
  const onTop = table.models.flatMap((model, m) =>
    model.place === 'play' && model.on === piece ? [nameOf(table, m, language)] : [],
  );
  return {
    name: pieceIn(namesIn(language), table, piece),
    picture: <Outline corners={corners} />,
    seat: null,
    about: low ? words.low : words.tall,
    numbers: [{ name: words.height, value: `${height.toLocaleString(language)}″` }],
    parts: [
      {
        lines: [
          low ? { text: words.obscures, rule: 'KC-11.6' } : { text: words.blocks, rule: 'KC-11.5' },
          standable ? { text: words.stands, rule: 'KC-2.9' } : { text: words.cluttered, rule: 'KC-2.9' },
          ...(standable ? [{ text: words.climbs, rule: 'KC-9.13' }] : []),
          ...(low ? [{ text: words.over, rule: 'KC-9.18' }] : []),
          { text: words.bigGuys, rule: 'KC-9.14' },
          ...(onTop.length === 0 ? [] : [{ text: words.onTop(onTop.join(', ')) }]),
        ],
      },
    ],
  };
}
