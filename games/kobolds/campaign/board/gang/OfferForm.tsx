/** An offer to another Crime Lord: to whom, a loan or a sale, and for how much (KC-35.6). */
import { useState } from 'react';
import { MOST_PRICE } from '../../data/index.ts';
import { everybody, playerName } from '../../reading.ts';
import type { Terms } from '../../table.ts';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Stepper } from '../lists/Stepper.tsx';
import { asTable, doIt } from '../model.ts';

interface Props {
  ground: Ground;
  /** "m4", "e7". */
  thing: string;
  kinds: readonly Terms['kind'][];
}

export function OfferForm({ ground, thing, kinds }: Props) {
  const { props, words } = ground;
  const others = everybody(asTable(props.view.table)).filter((seat) => seat !== props.view.seat);
  const [to, setTo] = useState(others[0] ?? 0);
  const [kind, setKind] = useState(kinds[0]);
  const [price, setPrice] = useState(0);
  return (
    <form
      className="kc-offer"
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.currentTarget.querySelector('[type=submit]');
        doIt(props, 'offer', `${kind} ${thing} to ${playerName(to)} for ${price}`, button);
      }}
    >
      {kinds.length > 1 && (
        <select aria-label={words.offer.kind} value={kind} onChange={({ target }) => setKind(target.value as Terms['kind'])}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {words.offer[each]}
            </option>
          ))}
        </select>
      )}
      {kinds.length === 1 && <span>{words.offer[kind]}</span>}
      <select aria-label={words.offer.to} value={to} onChange={({ target }) => setTo(Number(target.value))}>
        {others.map((seat) => (
          <option key={seat} value={seat}>
            {words.offer.toWhom(props.say.seat(seat))}
          </option>
        ))}
      </select>
      <Stepper ground={ground} label={words.offer.price} value={price} min={0} max={MOST_PRICE} change={setPrice} />
      <button type="submit" className="kc-button">
        {words.offer.make}
      </button>
      <Rule id={kind === 'sell' ? 'KC-35.10' : 'KC-35.6'} openRule={props.openRule} />
    </form>
  );
}
