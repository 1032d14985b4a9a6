/** What the chosen cards make: the rank, the limit term by term, the criticals that open, and what each result would do. */
import { colourOf, pokerName } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import type { Harm } from '../../data/index.ts';
import { Rule } from '../lists/Rule.tsx';
import type { Draft } from '../press/draft.ts';
import { type Building, opensWith } from '../press/hand.ts';
import { termName } from '../words/terms.ts';
import { namesIn, wordsIn } from '../words/words.ts';

const ROMAN = ['I', 'II', 'III', 'IV'];

export const harmIn = (harm: Harm, language: Language): string => {
  const words = wordsIn(language);
  return harm.stun ? words.stun : harm.wounds > 0 ? words.wounds(harm.wounds) : words.nothing;
};

/** "Fight 3 + 1 ganging up − 1 Evade", each with its rule. */
export function Terms({
  terms,
  language,
  openRule,
}: {
  terms: Building['terms'];
  language: Language;
  openRule(id: string): void;
}) {
  return (
    <span className="kb-terms">
      {terms.map(({ name, rule, add }, i) => (
        <span key={`${name} ${rule}`}>
          {i > 0 ? (add < 0 ? ' − ' : ' + ') : `${termName(name, language)} `}
          {Math.abs(add)}
          {i > 0 ? ` ${termName(name, language)}` : ''}
          {i > 0 || terms.length === 1 ? <Rule id={rule} openRule={openRule} /> : null}
        </span>
      ))}
    </span>
  );
}

export function Build({
  building,
  draft,
  language,
  openRule,
}: {
  building: Building;
  draft: Pick<Draft, 'cards' | 'maybe'>;
  language: Language;
  openRule(id: string): void;
}) {
  const words = wordsIn(language);
  const names = namesIn(language);
  const { rank, limit, terms, colour, matching, columns, outcomes } = building;
  const maybe = draft.maybe !== null && !draft.cards.includes(draft.maybe) ? draft.maybe : null;
  const next = maybe ? opensWith(building, maybe) : null;
  const ghost = maybe !== null && colour !== null && colourOf(maybe) === colour;
  return (
    <div className="kb-build">
      <div className="kb-making">
        <small>{words.making}</small>
        <p className="kb-made">
          {pokerName(rank, language)} {rank > 0 ? <em>{words.rank(rank)}</em> : null}
        </p>
        <p>
          <b>{words.cardsOf(draft.cards.length, limit)}</b> <Terms terms={terms} language={language} openRule={openRule} />
        </p>
      </div>
      {outcomes.length > 0 ? (
        <ol className="kb-outcomes" aria-label={words.ifDefender}>
          {outcomes.map(({ rank: other, harm, left, of }) => (
            <li key={other}>
              <span>{other === 0 ? words.folds : pokerName(other, language)}</span>
              <b>{harmIn(harm, language)}</b>
              <em className={left === 0 ? 'out' : undefined}>{left === 0 ? words.out : `♥ ${words.left(left, of)}`}</em>
            </li>
          ))}
        </ol>
      ) : null}
      {columns.some((critical) => critical !== null) && colour !== null ? (
        <ol className="kb-criticals" aria-label={words.critical}>
          <li className="head">
            <small>{words.critical}</small>
            <span>
              {Array.from({ length: matching }, (_, i) => i).map((i) => (
                <i key={i} className={colour} />
              ))}
              {ghost ? <i className={`${colour} ghost`} /> : null} {words.matching(matching, colour)}
            </span>
          </li>
          {columns.map((critical, i) => {
            const open = i < matching && critical !== null;
            const coming = critical !== null && i === matching && next !== null;
            return (
              <li
                key={ROMAN[i]}
                className={critical === null ? 'blank' : open ? 'open' : coming ? 'next' : 'shut'}
                title={critical ? names.criticals[critical].text : undefined}
              >
                <b>{ROMAN[i]}</b>
                {critical === null ? words.none : names.criticals[critical].name}
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}
