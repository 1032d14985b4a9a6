/** The end of a match: who has won, by which rule, what the scores are made of, and what one may do next. */
import type { AnyGame } from '@guildhall/registry';
import type { Scoring } from '@guildhall/table';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { listOf, useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

/** What the world outside learns of the match, where the game reports something. */
export function Report({ lines }: { lines: readonly string[] }) {
  const words = useWords();
  if (lines.length === 0) return null;
  return (
    <section className="report" aria-labelledby="report-title">
      <h3 id="report-title">{words.table.report}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Where the points come from, player by player. */
function Breakdown({ scoring, called, sign }: { scoring: Scoring; called(seat: number): string; sign: ResultProps['sign'] }) {
  const words = useWords();
  const scored = scoring.parts.filter(({ parts }) => parts.length > 0);
  if (scored.length === 0) return null;
  return (
    <section className="breakdown" aria-labelledby="breakdown-title">
      <h3 id="breakdown-title">{words.table.breakdown}</h3>
      <dl>
        {scored.map(({ seat, parts }) => (
          <div key={seat} className="breakdown-row">
            <dt>
              {sign(seat, 18)} {called(seat)}
            </dt>
            <dd>
              {parts.map(({ name, value }) => `${name} ${value}`).join(' + ')} ={' '}
              <b>{parts.reduce((sum, { value }) => sum + value, 0)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ResultProps {
  state: TableState;
  source: TableSource;
  game: AnyGame;
  words: GameWords;
  /** What the scores are made of, where the game says so. */
  scoring: Scoring | null;
  sign(seat: number, size: number): ReactNode;
  openRule(id: string): void;
  fairness(): void;
}

/** The end: who has won, by which rule, and what one may do next. */
export function Result({ state, source, game, words: gameWords, scoring, sign, openRule, fairness }: ResultProps) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const { outcome } = state;
  const again = async (): Promise<void> => {
    const id = await source.rematch();
    if (id) go(`/table/${id}`);
  };
  const names = (outcome?.winners ?? []).map((seat) => gameWords.say.seat(seat));
  const title =
    state.status === 'aborted' || !outcome
      ? words.table.aborted
      : names.length === 0
        ? words.table.nobody
        : names.length === 1
          ? words.table.winner(names[0])
          : words.table.winners(listOf(language, names));
  const ranking = outcome ? outcome.scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score) : [];
  return (
    <div className="result">
      <div>
        <h2>{title}</h2>
        {outcome && (
          <p>
            {game.text[language].outcome(outcome.reason)} <RuleChip id={outcome.rule} open={openRule} />
          </p>
        )}
        {scoring?.tie && (
          <p className="tie">
            {scoring.tie.text} <RuleChip id={scoring.tie.rule} open={openRule} />
          </p>
        )}
      </div>
      {ranking.length > 0 && (
        <ol className="ranking">
          {ranking.map(({ seat, score }) => (
            <li key={seat} className={outcome?.winners.includes(seat) ? 'won' : undefined}>
              {sign(seat, 24)}
              <span>{gameWords.say.seat(seat)}</span>
              <b>{score}</b>
            </li>
          ))}
        </ol>
      )}
      {scoring && <Breakdown scoring={scoring} called={gameWords.say.seat} sign={sign} />}
      <Report lines={gameWords.report(state.view?.report ?? null)} />
      <p className="row">
        {state.linked && (
          <Link href={`/table/${state.linked.table}`} className="button strong">
            {words.table.toCampaign}
          </Link>
        )}
        {state.mine.length > 0 && !state.linked && (
          <button type="button" className="button strong" onClick={() => void again()}>
            {state.next ? words.table.rematchReady : words.table.rematch}
          </button>
        )}
        <Link href={`/table/${state.id}/replay`} className="button">
          {words.table.replay}
        </Link>
        <button type="button" className="button" onClick={fairness}>
          {words.table.fairness}
        </button>
        <Link href="/" className="button">
          {words.table.leave}
        </Link>
      </p>
    </div>
  );
}
