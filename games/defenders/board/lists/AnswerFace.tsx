/** The face of one answer in the list: the cards and units it names, and its words. */
import { type Card, isCard } from '@guildhall/cards';
import type { AnswerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { TokenPicture } from '../map/Tokens.tsx';
import { thingsIn } from '../press/targets.ts';
import { answerIn } from '../words/phrase.ts';

function Face(props: AnswerFaceProps<TableView>) {
  const { view, language, option } = props;
  const { table } = view;
  const things = thingsIn(option);
  return (
    <span className="df-answer">
      {things.slice(0, 2).map((thing) => {
        if (isCard(thing)) return <MiniCard key={thing} card={thing as Card} language={language} />;
        const defender = table.defenders.find(({ id }) => id === thing);
        if (defender) return <TokenPicture key={thing} unit={defender} side="defender" size={34} />;
        const threat = table.threats.find(({ id }) => id === thing);
        return threat ? <TokenPicture key={thing} unit={threat} side="threat" size={34} /> : null;
      })}
      <b>{answerIn(props, option)}</b>
    </span>
  );
}

/** Pointing about draws no face again: only the answer, the view and the language matter. */
export const AnswerFace = memo(
  Face,
  (a, b) => a.option === b.option && a.view === b.view && a.language === b.language && a.say === b.say,
);
