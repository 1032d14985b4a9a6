/** In the row of a player: the Wounds of the Hero against what kills, and how many cards lie where. */
import type { PlayerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import { namesIn, wordsIn } from '../words/words.ts';

function Face({ view, language, seat }: PlayerFaceProps<TableView>) {
  const { table } = view;
  const hero = table.heroes[seat];
  const words = wordsIn(language);
  const wounds = words.woundsOf(hero.wounds, table.mortalLimit);
  const piles = [words.inDeck(hero.deckCount), words.inDiscard(hero.discard.length)].join(' · ');
  return (
    <button type="button" className="bw-player" data-card={`hero:${seat}`} data-card-press>
      <span className="unseen">{namesIn(language).heroes[hero.hero]}: </span>
      <span className="bw-player-wounds" title={wounds}>
        <Icon name="gash" size={14} />
        <span className="unseen">{hero.alive ? wounds : words.dead}</span>
        <b aria-hidden="true">{hero.alive ? `${hero.wounds}/${table.mortalLimit}` : words.dead}</b>
      </span>
      <span className="bw-player-cards" title={piles}>
        {words.inHand(hero.handCount)}
        <span className="unseen"> · {piles}</span>
      </span>
    </button>
  );
}

export const PlayerFace = memo(Face, (a, b) => a.view === b.view && a.language === b.language && a.seat === b.seat);
