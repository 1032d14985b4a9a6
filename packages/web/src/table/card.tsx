/** The frame of a card: whose it is, its numbers, its parts line by line. A game fills it. */
import type { CardLine, CardNumber, ThingCard } from '@guildhall/table';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  card: ThingCard;
  /** Shown in passing: it takes no focus, and presses go through it. */
  passing: boolean;
  game: string;
  /** What the owner is called, and the sign. */
  owner(seat: number): string;
  sign(seat: number, size: number): ReactNode;
  openRule(id: string): void;
  close(): void;
}

export function CardOver({ card, passing, game, owner, sign, openRule, close }: Props) {
  const words = useWords();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  // Those who came by keyboard read on here, and Escape leads back.
  useEffect(() => {
    if (!passing) box.current?.focus({ preventScroll: true });
  }, [passing]);
  const { name, picture, seat, about, numbers = [], parts, more } = card;
  return (
    <section ref={box} className={passing ? 'thing-card passing' : 'thing-card'} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <header>
        <span className="thing-picture" aria-hidden="true">
          {picture}
        </span>
        <div>
          <h2 id={id}>{name}</h2>
          <p>
            {seat !== null && (
              <>
                {sign(seat, 16)} <b>{owner(seat)}</b> ·{' '}
              </>
            )}
            {about}
          </p>
        </div>
        <button type="button" className="icon-button" aria-label={words.table.close} onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      <div className="thing-body">
        {numbers.length > 0 && (
          <dl className="thing-numbers">
            {numbers.map((number) => (
              <Figure key={number.name} {...number} />
            ))}
          </dl>
        )}
        {parts
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => (
            <section key={title ?? ''} className="thing-part">
              {title && <h3>{title}</h3>}
              <ul>
                {lines.map((line) => (
                  <Row key={`${line.name ?? ''} ${line.rule ?? ''} ${String(line.text)}`} line={line} openRule={openRule} />
                ))}
              </ul>
            </section>
          ))}
        {more && (
          <p>
            <Link href={`/rules/${game}/${more}`} className="link">
              {words.card.all}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

const Figure = ({ name, value, note, changed }: CardNumber) => (
  <div className={changed}>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      {note !== undefined && <small>{note}</small>}
    </dd>
  </div>
);

const Row = ({ line: { sign, name, text, rule }, openRule }: { line: CardLine; openRule(id: string): void }) => (
  <li>
    {sign && <span aria-hidden="true">{sign}</span>}
    <div>
      {name && <b>{name}: </b>}
      {text} {rule && <RuleChip id={rule} open={openRule} quiet />}
    </div>
  </li>
);
