/** What the one who answers judges, as no rule can: the point, what holds if nobody does, who decides, what overrules it (DF-13.13). */
import { isCard, isJoker } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { BAND_OF_CARD, JUDGED_AT, JUDGEMENT_LIST, type JudgementId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { namesIn, shown, shownList } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Rule } from './Field.tsx';

/** Only what this very question leaves open. */
function isOpen(props: BoardProps<TableView>, id: JudgementId): boolean {
  const card = shown(props, 'card');
  const low = isCard(card) && !isJoker(card) && BAND_OF_CARD[card] === 'low';
  const isPlace = shown(props, 'sort') === 'location';
  switch (id) {
    case 'shape':
      return props.view.asked?.name === 'finalise/challenge' || (low && isPlace);
    case 'trade':
      return props.view.asked?.name === 'finalise/challenge' || (low && !isPlace);
    case 'kind':
      return props.view.asked?.name === 'finalise/challenge' || shownList(props, 'kinds').length > 1;
    case 'inside':
      return props.view.asked?.show.wall === true;
    case 'crossing':
      return props.view.asked?.show.road === true || props.view.asked?.show.wall === true;
    default:
      return true;
  }
}

export function Judgements(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const words = wordsIn(language);
  const { judgements, deciders } = namesIn(language);
  const ids = JUDGED_AT[view.asked?.name ?? ''] ?? [];
  const points = JUDGEMENT_LIST.filter(({ id }) => ids.includes(id) && isOpen(props, id));
  if (points.length === 0) return null;
  return (
    <ul className="df-judge" aria-label={words.youJudge}>
      {points.map(({ id, who, overruledBy }) => (
        <li key={id}>
          <b>{judgements[id].question}</b> {words.byDefault(judgements[id].usual, deciders[who])}{' '}
          {overruledBy ? <Rule id={overruledBy} openRule={openRule} /> : null}
        </li>
      ))}
    </ul>
  );
}
