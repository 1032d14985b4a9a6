/** What can be done with a member now: give it something, lay something by, sell it, lend it. Refusals come from the rules. */
import type { Seat } from '@guildhall/kernel';
import { useState } from 'react';
import { carriedBy, memberName, NONE, pieceName } from '../../reading.ts';
import type { Ground } from '../ground.ts';
import { asTable, doIt, itemName, memberCalled, spareOf } from '../model.ts';
import { OfferForm } from './OfferForm.tsx';

export function Doings({ ground, m, seat }: { ground: Ground; m: number; seat: Seat }) {
  const { props, words } = ground;
  const { table } = props.view;
  const [shown, setShown] = useState(false);
  if (table.phase !== 'business') return null;
  const { owner, lent, paid } = table.members[m];
  const name = memberCalled(table, m, props.language);
  const leads = table.gangs[seat].leader === m;
  const here = lent === NONE || lent === seat;
  const act = (name_: string, answer: string, label: string) => (
    <button
      key={answer}
      type="button"
      className="kc-button"
      onClick={({ currentTarget }) => doIt(props, name_, answer, currentTarget)}
    >
      {label}
    </button>
  );
  const item = (e: number): string => itemName(table.pieces[e].item, props.language);
  return (
    <div className="kc-doings">
      <button type="button" className="kc-more" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {words.sheet.do}
        <span className="unseen">: {name}</span>
      </button>
      {shown && (
        <div className="kc-panel">
          {here && spareOf(table, seat).map((e) => act('equip', `${pieceName(e)} ${memberName(m)}`, words.sheet.give(item(e))))}
          {here && carriedBy(asTable(table), m).map((e) => act('equip', `${pieceName(e)} spare`, words.sheet.layBy(item(e))))}
          {owner === seat && !leads && act('sell member', memberName(m), words.sheet.sell(paid))}
          {owner === seat && !leads && <OfferForm ground={ground} thing={memberName(m)} kinds={['lend']} />}
        </div>
      )}
    </div>
  );
}
