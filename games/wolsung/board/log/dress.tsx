/** The log of Wolsung: dice drawn die by die, cards as cards, markers that changed, bookkeeping folded away. */
import { cardSign } from '@guildhall/cards';
import type { Fact } from '@guildhall/kernel';
import type { LogDress } from '@guildhall/table';
import { Becomes, MiniCard } from '@guildhall/table/inline';
import type { FactKind, GameFact } from '../../facts.ts';
import { NO_REROLLS } from '../../odds/index.ts';
import type { TableView } from '../../view.ts';
import { Token } from '../art/Pieces.tsx';
import { Dice } from '../trial/Dice.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { noteLine } from './said.ts';

const told = (fact: Fact): GameFact => fact as GameFact;

/** What the board shows anyway. */
const BOOKKEEPING: readonly FactKind[] = [
  'poolSet',
  'dealt',
  'drew',
  'drewHidden',
  'reshuffled',
  'joined',
  'armed',
  'turnSkipped',
  'boarded',
];
/** What follows from what somebody decided. */
const FOLLOWING: readonly FactKind[] = [
  'rolled',
  'rolledOn',
  'result',
  'opposed',
  'markersLost',
  'resisted',
  'eliminated',
  'abilityUsed',
  'scandal',
  'lost',
  'tokenRegained',
];

export const log: LogDress<TableView> = {
  place(fact) {
    const { kind } = told(fact);
    if (BOOKKEEPING.includes(kind)) return 'aside';
    return FOLLOWING.includes(kind) ? 'follows' : undefined;
  },
  sign(fact) {
    const one = told(fact);
    if (one.kind === 'cardPlayed' || one.kind === 'discarded' || one.kind === 'threatened')
      return <MiniCard sign={cardSign(one.card)} />;
    return one.kind === 'tokenSpent' || one.kind === 'tokenRegained' ? <Token size={15} /> : null;
  },
  line(fact, { language }) {
    const one = told(fact);
    const words = wordsIn(language);
    if (one.kind === 'rolled') {
      const range = one.range >= NO_REROLLS ? words.rollsNever : words.rollsOnFrom(one.range);
      return (
        <>
          {one.who[language]} <Dice dice={one.dice} foe={false} language={language} size={20} /> <small>{range}</small>
        </>
      );
    }
    if (one.kind === 'rolledOn')
      return (
        <>
          {one.who[language]} <Dice dice={[one.die]} foe={false} language={language} size={20} />
        </>
      );
    if (one.kind === 'markersLost')
      return (
        <>
          {one.who[language]}: {namesIn(language).terms.markers} <Becomes from={one.left + one.markers} to={<b>{one.left}</b>} />
        </>
      );
    if (one.kind === 'cardPlayed' && one.words !== '')
      return (
        <>
          {one.who[language]}, {namesIn(language).uses[one.use]}: <q>{noteLine(one.words, one.domain, language)}</q>
        </>
      );
    return null;
  },
};
