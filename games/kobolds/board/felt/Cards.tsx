/** Choosing cards: the fan, what they make, and the buttons that commit, fold, discard or take. */
import { cardSign, pokerRank, type SuitCard } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import type { TableView } from '../../view.ts';
import { CardPicture } from '../art/PlayingCard.tsx';
import { fightOf, shownSeat } from '../model.ts';
import { useDraft } from '../press/draft.ts';
import { buildingOf, opensWith, sorted, type Task, taskOf } from '../press/hand.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Build } from './Build.tsx';
import { Fan } from './Fan.tsx';

function readyOf(task: Task, cards: readonly SuitCard[]): boolean {
  if (cards.length < task.fewest || cards.length > task.most) return false;
  return task.kind !== 'pair' || pokerRank(cards) === 2;
}

export function Cards(props: BoardProps<TableView>) {
  const { view, language, options, answer, openRule, say } = props;
  const { table, asked, seat } = view;
  const words = wordsIn(language);
  const [draft, put] = useDraft(view, 'cards', 'maybe');
  const task = useMemo(() => taskOf(table, asked, seat), [table, asked, seat]);
  const fight = fightOf(table);
  const chosen = draft.cards;
  const building = useMemo(
    () =>
      task && fight && (task.kind === 'commit' || task.kind === 'defend') ? buildingOf(table, fight, task.kind, chosen) : null,
    [task, fight, table, chosen],
  );
  const owner = shownSeat(view);
  const gang = table.gangs[owner];
  const hand = useMemo(() => sorted(gang?.hand ?? []), [gang]);
  if (!task) {
    if (seat === null || table.phase === 'gangs' || table.phase === 'setup') return null;
    return (
      <div className="kb-hand kb-idle">
        {hand.length > 0 ? (
          <Fan cards={hand} chosen={[]} toggle={null} full={false} language={language} />
        ) : (
          <p className="kb-none">{words.emptyHand}</p>
        )}
      </div>
    );
  }
  const full = chosen.length >= task.most;
  const toggle = (card: SuitCard): void => {
    if (chosen.includes(card)) put({ cards: chosen.filter((each) => each !== card) });
    else if (task.most === 1) put({ cards: [card] });
    else if (!full) put({ cards: [...chosen, card] });
    // One too many: the page says which limit forbids it.
    else answer([...chosen, card].join(' '), document.activeElement);
  };
  const next = building && draft.maybe && !chosen.includes(draft.maybe) ? opensWith(building, draft.maybe) : null;
  const tip =
    draft.maybe && next
      ? `${words.addCard(cardSign(draft.maybe))}: ${words.opens(namesIn(language).criticals[next].name)}`
      : null;
  const ready = readyOf(task, chosen);
  const n = chosen.length;
  const go = {
    commit: words.commit(n),
    defend: words.defend(n),
    discard: n === 0 ? words.keepAll : words.discard(n),
    pair: ready ? words.playPair : words.choosePair,
    count: n === 0 ? words.takeFromPile(0) : `${words.takeFromPile(n)} · ${words.forCoins(n)}`,
    one: words.discard(n),
  }[task.kind];
  const given = n === 0 && task.kind === 'count' ? 'deck' : chosen.join(' ');
  return (
    <div className={`kb-hand kb-task-${task.kind}`}>
      <div className="kb-felt-row">
        <div className="kb-fan-box">
          {task.kind === 'count' ? <small>{words.pile}</small> : null}
          <Fan
            cards={task.cards}
            chosen={chosen}
            toggle={toggle}
            point={(card) => put({ maybe: card })}
            full={full}
            language={language}
            tip={tip}
            pointed={draft.maybe}
          />
        </div>
        {fight && building && fight.seat !== fight.against ? (
          <Foe
            props={props}
            against={task.kind === 'commit' ? fight.against : fight.seat}
            who={say.seat(task.kind === 'commit' ? fight.against : fight.seat)}
            committed={task.kind === 'defend'}
          />
        ) : null}
      </div>
      {building ? <Build building={building} draft={draft} language={language} openRule={openRule} /> : null}
      <div className="kb-buttons">
        <button type="button" className="kb-go" aria-disabled={!ready} onClick={(event) => answer(given, event.currentTarget)}>
          {go}
        </button>
        {task.kind === 'defend' || options.includes('fold') ? (
          <button type="button" className="kb-alt" onClick={(event) => answer('fold', event.currentTarget)}>
            {words.fold}
          </button>
        ) : null}
        {task.kind === 'count' && n > 0 ? (
          <button type="button" className="kb-alt" onClick={(event) => answer('deck', event.currentTarget)}>
            {words.takeFromPile(0)}
          </button>
        ) : null}
        {building ? null : <span className="kb-count">{words.cardsOf(n, task.most)}</span>}
      </div>
    </div>
  );
}

/** The other player's place at the felt: a back, or where it will lie. */
function Foe({
  props,
  against,
  who,
  committed,
}: {
  props: BoardProps<TableView>;
  against: number;
  who: string;
  committed: boolean;
}) {
  const words = wordsIn(props.language);
  return (
    <div className="kb-foe">
      <div className={committed ? 'kb-slot filled' : 'kb-slot'}>
        <BackOf seat={against} />
      </div>
      <p>
        <b>{who}</b> {committed ? words.committed : words.afterYou}
      </p>
    </div>
  );
}

export function BackOf({ seat }: { seat: number }) {
  return <CardPicture back={seat === 0 ? 0 : 1} />;
}
