/** At the first table of a game: what one plays for, in three sentences. Over the log, until it is answered; the menu brings it back. */
import type { AimLine } from '@guildhall/table';
import { useEffect, useId, useRef } from 'react';
import { prefer, usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';
import { showAim, useAimAsked } from './aim-shown.ts';

interface Props {
  game: string;
  title: string;
  lines: readonly AimLine[];
  openRule(id: string): void;
}

export function Aim({ game, title, lines, openRule }: Props) {
  const words = useWords();
  const { aims } = usePreferences();
  const id = useId();
  const again = useAimAsked(game);
  const box = useRef<HTMLElement>(null);
  // Whoever asked for it reads on here; by itself it takes nothing from those who have begun.
  useEffect(() => {
    if (again) box.current?.focus({ preventScroll: true });
  }, [again]);
  const known = (hints: { hints?: false }): void => {
    showAim('');
    prefer({ aims: [...new Set([...aims, game])], ...hints });
  };
  return (
    <section ref={box} className="thing-card aim" aria-labelledby={id} tabIndex={-1}>
      <div className="aim-head">
        <h2 id={id}>{words.aim.title}</h2>
        <p>{words.aim.first(title)}</p>
      </div>
      <ol>
        {lines.map(({ picture, text, rule }) => (
          <li key={rule}>
            <span aria-hidden="true">{picture}</span>
            <p>
              <Stressed text={text} /> <RuleChip id={rule} open={openRule} quiet />
            </p>
          </li>
        ))}
      </ol>
      <p className="aim-foot">
        <button type="button" className="button strong" onClick={() => known({})}>
          {words.table.gotIt}
        </button>
        <button type="button" className="link quiet-link" onClick={() => known({ hints: false })}>
          {words.table.noMoreHints}
        </button>
      </p>
    </section>
  );
}

/** "put it *out*": what stands between asterisks is stressed. */
function Stressed({ text }: { text: string }) {
  let at = 0;
  return text.split('*').map((part) => {
    const key = at++;
    return key % 2 === 1 ? <b key={key}>{part}</b> : part;
  });
}
