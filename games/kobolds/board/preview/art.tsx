/** All portraits, cards and terrain on one sheet, for looking at while drawing. */
import { PACK } from '@guildhall/cards';
import { LAYOUT_PLANS } from '../../data/layouts.ts';
import { PROFILE_IDS } from '../../data/profiles.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { CardPicture } from '../art/PlayingCard.tsx';
import { VIEW_BOX } from '../art/paint.ts';
import { Street } from '../street/Street.tsx';

const LAYOUT = Object.fromEntries(
  Object.entries(LAYOUT_PLANS).map(([id, plan]) => [
    id,
    plan.map(({ kind, corners, height }) => ({ kind, height, corners: corners.flatMap(({ x, y }) => [x, y]) })),
  ]),
);

export function ArtSheet({ layout }: { layout: string }) {
  return (
    <main className="p-art">
      <div className="p-faces">
        {PROFILE_IDS.map((id, i) => (
          <figure key={id}>
            <CoinPicture profile={id} seat={i % 2} size={84} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </div>
      <div className="p-cards">
        {PACK.filter((_, i) => i % 13 > 9 || i < 13 || i % 13 === 0).map((card) => (
          <CardPicture key={card} card={card} />
        ))}
        <CardPicture back="event" />
        <CardPicture back={0} />
        <CardPicture back={1} />
      </div>
      <svg viewBox={VIEW_BOX} width="1000" aria-hidden="true">
        <Street terrain={LAYOUT[layout] ?? []} road={layout === 'high-road'} riverName="Ordin River" scenario={null} />
      </svg>
    </main>
  );
}
