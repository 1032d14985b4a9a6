/** An attack in progress: who against whom, what lies face down, and after the reveal both hands, the margin and its harm. */
import { cardName, pokerName, pokerRank, type SuitCard } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import type { FightView, TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { CardPicture } from '../art/PlayingCard.tsx';
import { fightOf, nameOf } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { BackOf } from './Cards.tsx';

interface SideProps {
  props: BoardProps<TableView>;
  fight: FightView;
  attacking: boolean;
}

function Hand({ cards, language }: { cards: readonly SuitCard[]; language: BoardProps<TableView>['language'] }) {
  return (
    <ul className="kb-shown">
      {cards.map((card, i) => (
        <li key={card} style={{ animationDelay: `${i * 90}ms` }}>
          <CardPicture card={card} />
          <span className="unseen">{cardName(card, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Side({ props, fight, attacking }: SideProps) {
  const { view, language, say } = props;
  const { table } = view;
  const words = wordsIn(language);
  const m = attacking ? fight.attacker : fight.target;
  const model = table.models[m];
  const owner = attacking ? fight.seat : fight.against;
  const cards = attacking ? fight.attack : fight.defence;
  const revealed = fight.step === 'revealed';
  const chosen = attacking ? fight.step === 'defender' : revealed;
  if (!model) return null;
  const bought = [
    ...((attacking ? fight.attackerJustDoIt : fight.defenderJustDoIt) ? ['+1'] : []),
    ...(!attacking && fight.counter ? ['⚔'] : []),
    ...(!attacking && fight.likeAnOrc ? ['−1'] : []),
  ];
  return (
    <div className={`kb-duelist${attacking ? '' : ' defending'}`}>
      <CoinPicture profile={model.profile} seat={model.seat} size={42} />
      <p>
        <b>{nameOf(table, m, language)}</b>
        <span>
          {revealed
            ? cards.length === 0
              ? words.folded
              : pokerName(pokerRank(cards), language)
            : chosen
              ? words.committed
              : say.seat(owner)}
          {bought.map((what) => (
            <i key={what}>{what}</i>
          ))}
        </span>
      </p>
      {revealed && cards.length > 0 ? (
        <Hand cards={cards} language={language} />
      ) : (
        <div className={chosen && !revealed ? 'kb-slot small filled' : 'kb-slot small'}>
          <BackOf seat={owner} />
        </div>
      )}
    </div>
  );
}

export function Duel(props: BoardProps<TableView>) {
  const { view, language } = props;
  const fight = fightOf(view.table);
  // Once its cards are discarded there is nothing left to look at.
  if (!fight || (fight.step === 'revealed' && fight.attack.length === 0)) return null;
  const words = wordsIn(language);
  const margin = pokerRank(fight.attack) - pokerRank(fight.defence);
  return (
    <section className={`kb-duel${fight.step === 'revealed' ? ' revealed' : ''}`}>
      <Side props={props} fight={fight} attacking />
      <div className="kb-verdict">
        <Glyph name={fight.kind === 'melee' ? 'swords' : 'bow'} size={24} />
        {fight.step === 'revealed' ? <b>{margin === 0 ? words.equal : words.margin(Math.abs(margin))}</b> : null}
      </div>
      <Side props={props} fight={fight} attacking={false} />
    </section>
  );
}
