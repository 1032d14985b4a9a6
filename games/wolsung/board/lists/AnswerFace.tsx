/** Inside a button of the list of answers: a picture of what is spent, the words, and what would come of it. */
import { isCard } from '@guildhall/cards';
import type { AnswerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import { CARD } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Medal } from '../art/Figure.tsx';
import { whoIs } from '../foresight/imagined.ts';
import { forecastOf } from '../foresight/mending.ts';
import { thingOf } from '../press/targets.ts';
import { SignOf } from '../trial/Ladder.tsx';
import { isGood, verdictOf } from '../trial/verdict.ts';
import { wordsIn } from '../words/words.ts';

/** WS-11.8: the place a card would give among those who act. */
function placeWith({ table }: AnswerFaceProps<TableView>['view'], option: string): number | null {
  const card = option.split(' ')[1] ?? '';
  if (!option.startsWith('replace ') || !isCard(card)) return null;
  const before = table.characters.filter(
    ({ state, initiative }) => state === 'active' && initiative !== null && CARD[initiative].place < CARD[card].place,
  );
  return before.length + 1;
}

function Face(props: AnswerFaceProps<TableView>) {
  const { view, language, option, game, say } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const thing = thingOf(option, asked?.name ?? '');
  const who = thing?.startsWith('who:') ? whoIs(table, Number(thing.slice(4))) : null;
  const forecast = forecastOf(view, option);
  const place = placeWith(view, String(option));
  const note = forecast
    ? verdictOf(forecast, words)
    : place !== null
      ? words.placeInOrder(place)
      : who && who.start > 0
        ? words.challenge(who.markers, who.start)
        : thing?.startsWith('stunt:')
          ? words.stuntSays(String(option))
          : '';
  return (
    <span
      className="ws-answer"
      data-card={thing?.startsWith('who:') || thing?.startsWith('card:') || thing?.startsWith('stunt:') ? thing : undefined}
    >
      {who ? <Medal who={who} size={30} foe={who.side !== 0} /> : <SignOf option={option} />}
      <span className="ws-answer-words">
        <b>{game.text[language].answer(asked?.name ?? '', option, asked?.show ?? {}, say)}</b>
        {note !== '' && <small className={forecast && isGood(forecast, view) ? 'good' : undefined}>{note}</small>}
      </span>
    </span>
  );
}

/** Pointing about draws no face again. */
export const AnswerFace = memo(
  Face,
  (a, b) => a.option === b.option && a.view === b.view && a.language === b.language && a.say === b.say,
);
