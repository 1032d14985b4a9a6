/** The log of Bulwark: dice drawn, numbers that changed, counting folded away. */
import type { Fact } from '@guildhall/kernel';
import type { LogDress } from '@guildhall/table';
import { Becomes, Die } from '@guildhall/table/inline';
import type { FactKind, GameFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { wordsIn } from '../words/words.ts';

const told = (fact: Fact): GameFact => fact as GameFact;

const SIGNS: { readonly [kind in FactKind]?: IconName } = {
  played: 'ready',
  bought: 'shop',
  gained: 'shop',
  trashed: 'discard',
  discarded: 'discard',
  attacked: 'sword',
  missed: 'feather',
  defeated: 'skull',
  left: 'sweep',
  moved: 'sweep',
  struck: 'swords',
  shielded: 'shield',
  wounded: 'gash',
  healed: 'guardian',
  mended: 'guardian',
  killed: 'skull',
  revealed: 'hourglass',
  resurrected: 'hourglass',
  menaceChanged: 'chart',
  rolled: 'coin',
  rerolled: 'coin',
  finalBattle: 'crown',
  over: 'crown',
};

/** What the board shows anyway. */
const BOOKKEEPING: readonly FactKind[] = ['stepBegan', 'drew', 'drewHidden', 'reshuffled', 'cleanedUp', 'changed', 'activated'];

/** What follows from what somebody decided, or from nobody's decision. */
const FOLLOWING: readonly FactKind[] = [
  'encampmentActivated',
  'struck',
  'shielded',
  'wounded',
  'menaceChanged',
  'willDrawFewer',
  'moved',
  'left',
  'mended',
  'revealed',
  'resurrected',
  'rolled',
  'unlucky',
  'stunLost',
  'tollPaid',
  'tollFull',
];

export const log: LogDress<TableView> = {
  place(fact) {
    const one = told(fact);
    const { kind } = one;
    // What a Foe's die does is told by what follows.
    if (BOOKKEEPING.includes(kind) || (one.kind === 'rolled' && one.whose === 'foe')) return 'aside';
    return FOLLOWING.includes(kind) ? 'follows' : undefined;
  },
  sign(fact) {
    const name = SIGNS[told(fact).kind];
    return name ? <Icon name={name} size={15} /> : null;
  },
  line(fact, { language }) {
    const one = told(fact);
    if (one.kind === 'rolled') {
      return (
        <>
          <Die face={one.face} /> <span className="unseen">{wordsIn(language).rolled(one.face)}</span>
        </>
      );
    }
    if (one.kind === 'menaceChanged') {
      return (
        <>
          {wordsIn(language).menace} <Becomes from={one.to - one.by} to={<b>{one.to}</b>} />
        </>
      );
    }
    return null;
  },
};
