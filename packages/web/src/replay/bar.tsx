/** The replay bar: scrub, jump by turn, play and pause, speed, a link to this moment, try from here. */
import type { Seat } from '@guildhall/kernel';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import type { Chapter } from './reel.ts';

const SPEEDS = [0.5, 1, 2, 4];

interface Props {
  at: number;
  /** The first decision that can be shown. */
  first: number;
  length: number;
  /** Why it ends here, if it could not go on. */
  note: string | null;
  said: string;
  chapters: readonly Chapter[];
  playing: boolean;
  speed: number;
  seat: Seat | null;
  seats: readonly { seat: Seat; name: string }[];
  show(n: number): void;
  play(on: boolean): void;
  setSpeed(speed: number): void;
  setSeat(seat: Seat | null): void;
  /** null where the game is over. */
  tryHere: (() => void) | null;
}

export function ReplayBar(props: Props) {
  const { at, first, length, said, note, chapters, playing, speed, seat, seats, show, play, setSpeed, setSeat, tryHere } = props;
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const now = chapters.findLast(({ decision }) => decision <= at);
  const before = chapters.findLast(({ decision }) => decision < (now?.decision ?? 0));
  const next = chapters.find(({ decision }) => decision > at);

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, button, [role="button"], [role="tab"]')
      )
        return;
      const current = latest.current;
      if (event.key === 'ArrowRight') current.show(current.at + 1);
      else if (event.key === 'ArrowLeft') current.show(current.at - 1);
      else if (event.key === ' ') current.play(!current.playing);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <section className="replay-bar" aria-label={words.replay.bar}>
      <output>
        <b>{said}</b>
        <span className="quiet">
          {now ? `${now.name} · ` : ''}
          {words.replay.decision(at, length)}
        </span>
        {note && <span className="quiet">{note}</span>}
      </output>
      <div className="scrub">
        <div className="turns" aria-hidden="true">
          {chapters.map(({ decision }) => (
            <i key={decision} style={{ left: `${(100 * (decision - first)) / Math.max(1, length - first)}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={first}
          max={length}
          value={at}
          aria-label={words.replay.scrub}
          aria-valuetext={words.replay.decision(at, length)}
          onChange={({ target }) => show(Number(target.value))}
        />
      </div>
      <div className="replay-tools">
        <Icon
          name={words.replay.turnBack}
          path="M11 3 6 8l5 5M5 3v10"
          press={() => show(before?.decision ?? first)}
          off={at === first}
        />
        <Icon name={words.replay.back} path="M10 3 5 8l5 5" press={() => show(at - 1)} off={at === first} />
        <button
          type="button"
          className="icon-button play"
          aria-label={playing ? words.replay.pause : words.replay.play}
          onClick={() => {
            if (!playing && at >= length) show(first);
            play(!playing);
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={playing ? 'M4 3h3v10H4ZM9 3h3v10H9Z' : 'M4 2.5 13 8 4 13.5Z'} fill="currentColor" />
          </svg>
        </button>
        <Icon name={words.replay.forward} path="M6 3l5 5-5 5" press={() => show(at + 1)} off={at >= length} />
        <Icon
          name={words.replay.turnOn}
          path="M5 3l5 5-5 5M11 3v10"
          press={() => show(next?.decision ?? length)}
          off={at >= length}
        />
        <label>
          <span className="unseen">{words.replay.speed}</span>
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.replay.eyes}
          <select value={seat ?? ''} onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}>
            <option value="">{words.replay.spectator}</option>
            {seats.map(({ seat: s, name }) => (
              <option key={s} value={s}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button small push"
          onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
        >
          {copied ? words.replay.copied : words.replay.link}
        </button>
        {tryHere && (
          <button type="button" className="button small strong" title={words.replay.tryHint} onClick={tryHere}>
            {words.replay.tryHere}
          </button>
        )}
      </div>
    </section>
  );
}

function Icon({ name, path, press, off }: { name: string; path: string; press(): void; off: boolean }) {
  return (
    <button type="button" className="icon-button" aria-label={name} disabled={off} onClick={press}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
