/** One part of what a game is set up with besides options, as JSON: typed, opened from a file, or drawn as an example. */
import { isRefusal, type Options, type Plain } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { useBox } from '../table/use-game.ts';
import { useWords } from '../words/index.ts';
import { ruleAddress } from './rule-chip.tsx';

interface Props {
  label: string;
  text: string;
  change(text: string): void;
  /** An example of this part. */
  example(): Plain;
}

/** What was typed; nothing is null. */
export function readPart(text: string): { part: Plain } | { problem: 'notJson' } {
  if (text.trim() === '') return { part: null };
  try {
    return { part: JSON.parse(text) as Plain };
  } catch {
    return { problem: 'notJson' };
  }
}

/** Whether a game cannot begin with nothing. */
export const isGivenNeeded = (game: AnyGame, options: Options, seats: number): boolean =>
  isRefusal(game.handedIn(null, options, seats));

/** Where nothing need be brought, the fields for it are folded away: few people have a file. */
export function Brought({ needed, children }: { needed: boolean; children: ReactNode }) {
  const words = useWords();
  if (needed) return children;
  return (
    <details className="may-bring">
      <summary>{words.given.mayBring}</summary>
      {children}
    </details>
  );
}

export function GivenField({ label, text, change, example }: Props) {
  const words = useWords();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const wrong = 'problem' in readPart(text);
  return (
    <div className="field given-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={text}
        rows={text === '' ? 2 : 7}
        spellCheck={false}
        aria-invalid={wrong}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => change(target.value)}
      />
      <p className="row">
        <button type="button" className="button" onClick={() => file.current?.click()}>
          {words.given.open}
          <span className="unseen">: {label}</span>
        </button>
        <button type="button" className="button" onClick={() => change(JSON.stringify(example(), null, 2))}>
          {words.given.example}
          <span className="unseen">: {label}</span>
        </button>
      </p>
      <p id={`${id}-wrong`} role="status" className="unseated">
        {wrong && words.given.notJson}
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={`${words.given.open}: ${label}`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void chosen.text().then(change);
          target.value = '';
        }}
      />
    </div>
  );
}

interface OwnProps extends Props {
  game: AnyGame;
  options: Options;
  /** Whose part it is, where the game has its own way. */
  name: string;
  role: string | null;
}

/** What a seat brings: the game's own way to bring it, where its board has one, else a field for data. */
export function OwnField({ game, options, name, role, ...field }: OwnProps) {
  const { language } = usePreferences();
  const [, go] = useLocation();
  const { id } = game.meta;
  const box = useBox(id);
  if (box.state === 'opening') return null;
  const Bring = box.state === 'open' ? box.value.board.Bring : undefined;
  if (!Bring) return <GivenField {...field} />;
  return (
    <Bring
      language={language}
      label={name}
      role={role}
      options={options}
      change={(part) => field.change(part === null ? '' : JSON.stringify(part))}
      openRule={(rule) => go(ruleAddress(id, rule))}
    />
  );
}
