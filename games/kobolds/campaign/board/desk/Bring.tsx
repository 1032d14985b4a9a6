/** What goes along to the fight, decided in secret (KC-30.20, KC-30.22): coins, and crystals where there is a Wizard. */
import type { Plain } from '@guildhall/kernel';
import { useState } from 'react';
import { text } from '../../text/index.ts';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Stepper } from '../lists/Stepper.tsx';
import { BRING } from './tasks.ts';

/** What most bring, where they have it. */
const USUAL = 5;
const FORM = /^stash (\d+)(?: crystals (\d+))?$/;

/** The most coins and crystals that the listed answers allow. */
export function mostOf(options: readonly unknown[]): { coins: number; crystals: number } {
  const most = { coins: 0, crystals: 0 };
  for (const option of options) {
    const found = FORM.exec(String(option));
    if (!found) continue;
    most.coins = Math.max(most.coins, Number(found[1]));
    most.crystals = Math.max(most.crystals, Number(found[2] ?? 0));
  }
  return most;
}

export function Bring({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { asked } = props.view;
  const most = mostOf(asked?.options ?? []);
  const [wished, setWished] = useState({ coins: USUAL, crystals: most.crystals });
  // What was wished for may have been spent since.
  const coins = Math.min(wished.coins, most.coins);
  const crystals = Math.min(wished.crystals, most.crystals);
  if (asked?.name !== 'business/bring') return null;
  if (asked.held !== null)
    return (
      <p className="kc-bring decided">
        {words.bring.decided}: <b>{text[props.language].answer(asked.name, asked.held, asked.show, props.say)}</b>
      </p>
    );
  const inWords = (answer: Plain): string => text[props.language].answer(asked.name, answer, asked.show, props.say);
  const give = (answer: Plain, label: string) => (
    <button
      type="button"
      className="kc-button gold"
      data-legal
      onClick={({ currentTarget }) => props.answer(answer, currentTarget)}
    >
      {label}
    </button>
  );
  // Whoever sits out has nothing to bring, and says when business is done.
  if (asked.options?.length === 1 && asked.options[0] === 'nothing')
    return <div className="kc-bring">{give('nothing', inWords('nothing'))}</div>;
  const answer = `stash ${coins}${crystals > 0 ? ` crystals ${crystals}` : ''}`;
  return (
    <div className="kc-bring" id={BRING}>
      <Stepper
        ground={ground}
        label={words.bring.coins}
        value={coins}
        min={0}
        max={most.coins}
        change={(n) => setWished({ ...wished, coins: n })}
      />
      <span>
        {words.bring.of(most.coins)} <Rule id="KC-30.20" openRule={props.openRule} />
      </span>
      {most.crystals > 0 && (
        <>
          <Stepper
            ground={ground}
            label={words.figures.crystals}
            value={crystals}
            min={0}
            max={most.crystals}
            change={(n) => setWished({ ...wished, crystals: n })}
          />
          <span>{words.figures.crystals}</span>
        </>
      )}
      {give(answer, words.bring.take(coins))}
    </div>
  );
}
