/** What a gang has besides its members: coins, cards, crystals. */
import type { Language, Seat } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { Glyph } from '../art/Glyph.tsx';
import { wordsIn } from '../words/words.ts';

export function Purse({ table, seat, language }: { table: TableView; seat: Seat; language: Language }) {
  const gang = table.gangs[seat];
  if (!gang) return null;
  const words = wordsIn(language);
  return (
    <span className="kb-purse">
      <span role="img" aria-label={words.stash(gang.stash)} title={words.stash(gang.stash)}>
        <i className="kb-coin-sign" />
        {gang.stash}
      </span>
      <span role="img" aria-label={words.cards(gang.cards)} title={words.cards(gang.cards)}>
        <i className="kb-card-sign" />
        {gang.cards}
      </span>
      {gang.crystals > 0 ? (
        <span role="img" aria-label={words.crystals(gang.crystals)} title={words.crystals(gang.crystals)}>
          <Glyph name="crystal" size={14} />
          {gang.crystals}
        </span>
      ) : null}
    </span>
  );
}
