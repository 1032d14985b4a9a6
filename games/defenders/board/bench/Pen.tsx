/** The pen that is lent (DF-31.5): to whom, by the owner. */
import type { Contribution } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { pensLent } from '../../contributions/strokes.ts';
import type { TableView } from '../../view.ts';
import { SeatMark } from '../lists/SeatSign.tsx';
import { refusalIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Rule } from './Field.tsx';

const NOTHING: readonly Contribution[] = [];

/** For the owner of the drawing. */
export function LendPen({ props }: { props: BoardProps<TableView> }) {
  const { view, language, say, players, contribute, contributions = NOTHING, openRule } = props;
  const words = wordsIn(language);
  const [wrong, setWrong] = useState('');
  const lent = pensLent(contributions);
  const persons = players.filter(({ seat, kind }) => kind === 'person' && seat !== view.seat);
  if (!contribute || persons.length === 0 || view.table.settings.people === 'one') return null;
  const give = (to: number | null): void =>
    void contribute({ kind: 'pen', to }).then((refusal) => setWrong(refusal ? refusalIn(props, refusal) : ''));
  return (
    <p className="df-lend">
      <span>{words.lendPen}</span>
      {persons.map(({ seat }) => (
        <button key={seat} type="button" className="df-plain" disabled={lent.includes(seat)} onClick={() => give(seat)}>
          <SeatMark seat={seat} size={13} /> {say.seat(seat)}
        </button>
      ))}
      {lent.length > 0 ? (
        <>
          <b role="status">{words.penLentTo(lent.map((seat) => say.seat(seat)).join(', '))}</b>
          <button type="button" className="df-plain" onClick={() => give(null)}>
            {words.takePenBack}
          </button>
        </>
      ) : null}
      <Rule id="DF-31.5" openRule={openRule} />
      {wrong ? (
        <span className="df-wrong" role="alert">
          {wrong}
        </span>
      ) : null}
    </p>
  );
}
