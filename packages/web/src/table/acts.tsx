/** What a seat may do out of turn: a dialog that asks before anything is done. */
import type { MayAlso, Plain, Refusal } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { lazy, Suspense, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { Loading } from '../parts/loading.tsx';
import { Over } from '../parts/pop.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { nameOfAct } from './name-of-act.ts';
import type { GameWords } from './words-of.ts';

/** An act may want words, a place or things of a list; those forms are fetched when somebody first needs one. */
const AnswerForm = lazy(async () => ({ default: (await import('@guildhall/table/plain')).AnswerForm }));

interface ActProps {
  rules: AnyGame;
  /** null: nothing was chosen. */
  act: MayAlso | null;
  source: TableSource;
  words: GameWords;
  openRule(id: string): void;
  close(): void;
}

/** Says what will happen, by which rule, and waits for a second press; where words are wanted they are written here. */
export function ActDialog({ rules, act, source, words: game, openRule, close }: ActProps) {
  const words = useWords();
  const { language } = usePreferences();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const leave = (): void => {
    setRefused(null);
    close();
  };
  const give = (name: string, answer: Plain): void =>
    void source.act(name, answer).then((refusal) => {
      if (refusal) setRefused(refusal);
      else leave();
    });
  return (
    <Over open={act !== null} close={leave} title={act ? nameOfAct(act, game) : ''}>
      {act && (
        <div className="act-dialog" data-act={act.name}>
          <p>
            {game.act(act)} <RuleChip id={act.rule} open={openRule} />
          </p>
          {refused && <p role="alert">{game.refusal(refused)}</p>}
          {act.form && (
            <Suspense fallback={<Loading />}>
              <AnswerForm
                speaking={{ game: rules, language, say: game.say }}
                asked={act}
                give={(answer) => give(act.name, answer)}
              />
            </Suspense>
          )}
          <p className="row dialog-foot">
            {(act.options ?? []).map((option) => (
              <button key={JSON.stringify(option)} type="button" className="button strong" onClick={() => give(act.name, option)}>
                {game.actAnswer(act, option)}
              </button>
            ))}
            <button type="button" className="button" onClick={leave}>
              {words.table.cancel}
            </button>
          </p>
        </div>
      )}
    </Over>
  );
}

interface LeaveProps {
  open: boolean;
  /** The act that ends the game for the others. */
  concede: MayAlso;
  source: TableSource;
  words: GameWords;
  close(): void;
}

/** Leaving for good, where the game can be conceded and the table lets a bot play on: one or the other. */
export function LeaveDialog({ open, concede, source, words: game, close }: LeaveProps) {
  const words = useWords();
  const after = (leave: () => void) => (): void => {
    close();
    leave();
  };
  return (
    <Over open={open} close={close} title={words.table.leaveHow}>
      <p>{game.act(concede)}</p>
      <p className="row dialog-foot">
        {(concede.options ?? []).map((option) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="button strong"
            onClick={after(() => void source.act(concede.name, option))}
          >
            {game.actAnswer(concede, option)}
          </button>
        ))}
        <button type="button" className="button" onClick={after(() => source.resign())}>
          {words.table.botPlaysOn}
        </button>
        <button type="button" className="button" onClick={close}>
          {words.table.cancel}
        </button>
      </p>
    </Over>
  );
}
