/** What people ask of each other beside the game: to take an answer back, to abandon the match, to play again. */
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { listOf, useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  source: TableSource;
  game: GameWords;
}

interface BarsProps extends Props {
  openRule(id: string): void;
}

export function Bars({ state, source, game, openRule }: BarsProps) {
  const words = useWords();
  const { undoAsked, problem, refused } = state;
  return (
    <div className="ask-bars">
      {undoAsked?.mustAnswer && (
        <div className="ask-bar" role="alertdialog" aria-label={words.table.undo}>
          <p>{words.table.wantsUndo(game.say.seat(undoAsked.seat))}</p>
          <button type="button" className="button strong" onClick={() => source.consent(true)}>
            {words.table.agree}
          </button>
          <button type="button" className="button" onClick={() => source.consent(false)}>
            {words.table.refuse}
          </button>
        </div>
      )}
      {undoAsked && state.mine.includes(undoAsked.seat) && (
        <div className="ask-bar" role="status">
          <p>{words.table.undoAsked}</p>
        </div>
      )}
      <Abandon state={state} source={source} game={game} />
      {refused && (
        <div className="ask-bar" role="alert">
          <p>
            {game.refusal(refused)} <RuleChip id={refused.rule} open={openRule} />
          </p>
        </div>
      )}
      {problem && (
        <div className="ask-bar" role="alert">
          <p>{words.problem.reasons[problem] ?? problem}</p>
        </div>
      )}
    </div>
  );
}

interface DoubtProps {
  /** The answer in words. */
  text: string;
  give(): void;
  leave(): void;
}

/** Asks once more before an answer is given that is hardly ever meant. */
export function Doubt({ text, give, leave }: DoubtProps) {
  const words = useWords();
  return (
    <div className="ask-bar" role="alertdialog" aria-label={words.table.really}>
      <p>
        {words.table.really} <b>{text}</b>
      </p>
      <button type="button" className="button strong" onClick={give}>
        {words.table.doIt}
      </button>
      <button type="button" className="button" onClick={leave}>
        {words.table.cancel}
      </button>
    </div>
  );
}

/** A proposal to abandon stands until all agree or it is taken back; whoever wants to play on just plays on. */
function Abandon({ state, source, game }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const { abandon } = state;
  const key = abandon?.agreed.join() ?? '';
  const [ignored, setIgnored] = useState('');
  if (!abandon || state.status !== 'playing' || state.mine.length === 0) return null;
  const named = (seats: readonly number[]): string =>
    listOf(
      language,
      seats.map((seat) => game.say.seat(seat)),
    );
  if (!abandon.mustAnswer)
    return (
      <div className="ask-bar" role="status">
        <p>{words.table.abandonAsked(named(abandon.missing))}</p>
        <button type="button" className="button" onClick={() => source.abandon(false)}>
          {words.table.takeBack}
        </button>
      </div>
    );
  if (ignored === key) return null;
  return (
    <div className="ask-bar" role="alertdialog" aria-label={words.table.abort}>
      <p>{words.table.wantsAbandon(named(abandon.agreed))}</p>
      <button type="button" className="button strong" onClick={() => source.abandon(true)}>
        {words.table.agree}
      </button>
      <button type="button" className="button" onClick={() => setIgnored(key)}>
        {words.table.playOn}
      </button>
    </div>
  );
}
