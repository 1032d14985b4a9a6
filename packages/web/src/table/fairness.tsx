/** Chance laid open: what was promised before the first draw, what the seats added, the seed, and a way to check it all. */
import { commitment, samePlain } from '@guildhall/kernel';
import { rulesName, type Stretch, stretchInWords, verify } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { fileName, saveFile } from '../hall/save.ts';
import { Over } from '../parts/pop.tsx';
import type { Fairness, TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { useOpening } from './use-opening.ts';
import type { GameWords } from './words-of.ts';

interface Props {
  open: boolean;
  close(): void;
  state: TableState;
  source: TableSource;
  game: AnyGame;
  words: GameWords;
}

export function FairnessDialog(props: Props) {
  const words = useWords();
  const { open, close, state, source } = props;
  // Asked anew when the match ends, for then there is more to say.
  const opening = useOpening(open ? `${state.id} ${state.status}` : '', () => source.fairness());
  return (
    <Over open={open} close={close} title={words.fairness.title}>
      {opening.state === 'open' &&
        (opening.value ? <Account {...props} fairness={opening.value} /> : <p>{words.fairness.branch}</p>)}
      {opening.state === 'failed' && <p role="alert">{opening.error.message}</p>}
      <p className="row dialog-foot">
        <button type="button" className="button strong" onClick={close}>
          {words.table.close}
        </button>
      </p>
    </Over>
  );
}

/** `draws`: null where no seed accounts for all of them. `stretches`: where other rules than today's were played by. */
type Checked = { draws: number | null; decisions: number; stretches: readonly Stretch[] } | { problem: string } | null;

function Account({ state, source, game, words: gameWords, fairness }: Props & { fairness: Fairness }) {
  const words = useWords();
  const { language } = usePreferences();
  const [checked, setChecked] = useState<Checked>(null);
  const name = fileName(state.game, state.name);
  const { entropy, seed } = fairness;
  const recompute = async () => {
    const record = await source.record();
    return record && { record, found: verify(game, record) };
  };
  const check = async (): Promise<void> => {
    const result = await recompute();
    if (!result) return;
    setChecked(judge(result.record.seed, fairness, result.found, rulesName(game.meta)));
  };
  const save = async (what: 'match' | 'transcript'): Promise<void> => {
    const result = await recompute();
    if (!result) return;
    if (what === 'match') saveFile(`${name}.guildhall.json`, result.record);
    else if ('transcript' in result.found && result.found.transcript)
      saveFile(`${name}.transcript.json`, result.found.transcript);
  };
  return (
    <div className="fairness">
      <p className="quiet">{words.fairness.lead}</p>
      <dl>
        <dt>{words.fairness.commitment}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {entropy && entropy.length > 0 && (
          <>
            <dt>{words.fairness.words}</dt>
            <dd>
              <ul>
                {entropy.map((word, seat) => (
                  <li key={gameWords.say.seat(seat) + String(seat)}>
                    {gameWords.say.seat(seat)}: {word ? <code>{word}</code> : <i className="quiet">{words.fairness.noWord}</i>}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{words.fairness.seed}</dt>
        <dd>{seed ? <code>{seed}</code> : <span className="quiet">{words.fairness.sealed}</span>}</dd>
      </dl>
      {seed && (
        <p className="row">
          <button type="button" className="button strong" onClick={() => void check()}>
            {words.fairness.check}
          </button>
          <button type="button" className="button" onClick={() => void save('match')}>
            {words.fairness.match}
          </button>
          <button type="button" className="button" onClick={() => void save('transcript')}>
            {words.fairness.transcript}
          </button>
        </p>
      )}
      <output className={checked ? ('problem' in checked ? 'verdict bad' : 'verdict good') : 'verdict'}>
        {checked &&
          ('problem' in checked
            ? words.fairness.bad(checked.problem)
            : checked.draws === null
              ? words.fairness.taken(checked.decisions)
              : words.fairness.good(checked.draws, checked.decisions))}
      </output>
      {checked && 'stretches' in checked && checked.stretches.length > 0 && (
        <ul>
          {checked.stretches.map((stretch) => (
            <li key={stretch.from}>{stretchInWords(language, stretch, rulesName(game.meta))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What was promised against what comes out when everything is computed once more, here. */
function judge(seed: string, promised: Fairness, found: ReturnType<typeof verify>, now: string): Checked {
  if ('problem' in found) return { problem: found.problem };
  const { transcript, decisions } = found;
  const stretches = found.stretches.some(({ rules }) => rules !== now) ? found.stretches : [];
  if (commitment(seed) !== promised.commitment) return { problem: promised.commitment };
  if (!transcript) return { draws: null, decisions, stretches };
  const told = promised.transcript;
  if (told && !samePlain(JSON.parse(JSON.stringify(told)), JSON.parse(JSON.stringify(transcript))))
    return { problem: told.rules };
  return { draws: transcript.draws.length, decisions, stretches };
}
