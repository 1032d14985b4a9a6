/** The form for a result of a fight on a real table: it is marked as entered by hand for ever. */
import { useState } from 'react';
import { text as skirmish } from '../../../text/index.ts';
import { SeatMark } from '../art/SeatMark.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Stepper } from '../lists/Stepper.tsx';
import { memberCalled } from '../model.ts';
import { FoldedForm } from './FoldedForm.tsx';
import { emptyForm, FELL, type Fell, fightersIn, type ResultForm, reasonsFor, resultOf, withSide, withWinner } from './result.ts';

const MOST_COINS = 200;

export function EnterResult({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { table } = props.view;
  const open = table.fights.flatMap(({ report }, n) => (report === null ? [n] : []));
  const [form, setForm] = useState<ResultForm>(() => emptyForm(table, open[0] ?? 0));
  if (open.length === 0) return null;
  // The fight on the form may have been reported in the meantime.
  const now = open.includes(form.fight) ? form : emptyForm(table, open[0]);
  const { players } = table.fights[now.fight];
  return (
    <FoldedForm
      ground={ground}
      label={words.book.enter}
      send={words.book.write}
      submit={(button) => props.answer(resultOf(table, now), button)}
    >
      <h3>
        {words.book.enter} <Rule id="KC-30.4" openRule={props.openRule} />
      </h3>
      <p className="kc-fine">{words.book.forEver}</p>
      <div className="kc-fields">
        <label>
          {words.book.fight}
          <select value={now.fight} onChange={({ target }) => setForm(emptyForm(table, Number(target.value)))}>
            {open.map((n) => (
              <option key={n} value={n}>
                {n + 1}: {table.fights[n].players.map((seat) => props.say.seat(seat)).join(' – ')}
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          {words.book.winner}
          <select value={now.winner} onChange={({ target }) => setForm(withWinner(table, now, Number(target.value)))}>
            <option value={-1}>{words.fight.neither}</option>
            {players.map((seat, side) => (
              <option key={seat} value={side}>
                {words.fight.completed(props.say.seat(seat))}
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          {words.book.how}
          <select value={now.reason} onChange={({ target }) => setForm({ ...now, reason: target.value as ResultForm['reason'] })}>
            {reasonsFor(table, now.winner).map((reason) => (
              <option key={reason} value={reason}>
                {skirmish[props.language].outcome(reason)}
              </option>
            ))}
          </select>
        </label>
        <div className="kc-field">
          <span>{words.book.coffers}</span>
          <Stepper
            ground={ground}
            label={words.book.coffers}
            value={now.coffers}
            min={0}
            max={MOST_COINS}
            change={(coffers) => setForm({ ...now, coffers })}
          />
        </div>
      </div>
      <div className="kc-sides">
        {players.map((seat, side) => (
          <Side key={seat} ground={ground} form={now} side={side} change={setForm} />
        ))}
      </div>
    </FoldedForm>
  );
}

interface SideProps {
  ground: Ground;
  form: ResultForm;
  side: number;
  change(form: ResultForm): void;
}

function Side({ ground, form, side, change }: SideProps) {
  const { props, words } = ground;
  const { table } = props.view;
  const seat = table.fights[form.fight].players[side];
  const now = form.sides[side];
  const number = (key: 'stash' | 'crystals' | 'treasures' | 'atEdge', label: string, max: number) => (
    <div className="kc-field">
      <span>{label}</span>
      <Stepper
        ground={ground}
        label={`${label}, ${props.say.seat(seat)}`}
        value={now[key]}
        min={0}
        max={max}
        change={(value) => change(withSide(form, side, { [key]: value }))}
      />
    </div>
  );
  return (
    <fieldset>
      <legend>
        <SeatMark seat={seat} size={14} /> {props.say.seat(seat)}
      </legend>
      {number('stash', words.book.stash, MOST_COINS)}
      {table.fights[form.fight].crystals[side] > 0 &&
        number('crystals', words.figures.crystals, table.fights[form.fight].crystals[side])}
      {table.scenario === 'hide-and-seek' && number('treasures', words.book.treasures, 6)}
      {table.scenario === 'territory-grab' && number('atEdge', words.book.atEdge, 40)}
      <ul>
        {fightersIn(table, form.fight, side).map((m) => (
          <li key={m}>
            <label>
              <span>{memberCalled(table, m, props.language)}</span>
              <select
                value={now.fell[m] ?? 'stands'}
                onChange={({ target }) => change(withSide(form, side, { fell: { ...now.fell, [m]: target.value as Fell } }))}
              >
                {FELL.map((fell) => (
                  <option key={fell} value={fell}>
                    {words.book.fell[fell]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
