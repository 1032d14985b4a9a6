/** A ruling of the organiser on a seat, with a reason that everybody reads. */
import type { Desk, RulingKind } from '@guildhall/table';
import { useState } from 'react';
import { everybody } from '../../reading.ts';
import type { Ground } from '../ground.ts';
import { asTable } from '../model.ts';
import { FoldedForm } from './FoldedForm.tsx';

const KINDS = ['correct', 'bench', 'recall', 'replace'] as const satisfies readonly RulingKind[];
const MOST_REASON = 300;

interface Props {
  ground: Ground;
  desk: Desk;
}

export function RulingForm({ ground, desk }: Props) {
  const { props, words } = ground;
  const [of, setOf] = useState(0);
  const [what, setWhat] = useState<RulingKind>('correct');
  const [reason, setReason] = useState('');
  const send = async (fold: () => void): Promise<void> => {
    if (await desk.rule(of, what, reason)) return;
    setReason('');
    fold();
  };
  return (
    <FoldedForm ground={ground} label={words.book.rule} send={words.book.ruleNow} submit={(_button, fold) => void send(fold)}>
      <div className="kc-fields">
        <label>
          {words.book.on}
          <select value={of} onChange={({ target }) => setOf(Number(target.value))}>
            {everybody(asTable(props.view.table)).map((seat) => (
              <option key={seat} value={seat}>
                {props.say.seat(seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.book.what}
          <select value={what} onChange={({ target }) => setWhat(target.value as RulingKind)}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.book.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          {words.book.reason}
          <input value={reason} required maxLength={MOST_REASON} onChange={({ target }) => setReason(target.value)} />
        </label>
      </div>
    </FoldedForm>
  );
}
