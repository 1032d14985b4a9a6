/** The log of Wolsung: dice drawn die by die, cards as cards, markers that changed, bookkeeping folded away. */

import { cardSign } from '@guildhall/cards';
import type { Fact } from '@guildhall/kernel';
import type { LogDress } from '@guildhall/table';
import { Becomes, Die, MiniCard } from '@guildhall/table/inline';
import { ALOUD } from '../../data/index.ts';
import type { FactKind, GameFact } from '../../facts.ts';
import { NO_REROLLS, totalOfFaces } from '../../odds/index.ts';
import { capital } from '../../text/capital.ts';
import type { TableView } from '../../view.ts';
import { Token } from '../art/Pieces.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { noteLine } from './said.ts';

/** Dice in a line: each with all its faces, what it was rolled on with first. */
function Faces({ dice }: { dice: readonly (readonly number[])[] }) {
  const numbered = dice.map((faces, n) => ({ n, faces: faces.map((face, roll) => ({ face, roll })) }));
  return numbered.map(({ n, faces }) => (
    <span key={n} className="ws-faces">
      {faces.map(({ face, roll }) => (
        <Die key={roll} face={face} sides={10} />
      ))}
      {faces.length > 1 && <b>= {totalOfFaces(dice[n])}</b>}
    </span>
  ));
}

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
          {capital(one.who[language])} <Faces dice={one.dice} /> <small>{range}</small>
        </>
      );
    }
    if (one.kind === 'rolledOn')
      return (
        <>
          {capital(one.who[language])} <Faces dice={[one.die]} />
        </>
      );
    if (one.kind === 'markersLost')
      return (
        <>
          {capital(one.who[language])}: {namesIn(language).terms.markers}{' '}
          <Becomes from={one.left + one.markers} to={<b>{one.left}</b>} />
        </>
      );
    if (one.kind === 'cardPlayed' && one.words !== '')
      return (
        <>
          {capital(one.who[language])}, {namesIn(language).uses[one.use]}:{' '}
          {one.words === ALOUD ? wordsIn(language).aloud : <q>{noteLine(one.words, one.domain, language)}</q>}
        </>
      );
    return null;
  },
};
