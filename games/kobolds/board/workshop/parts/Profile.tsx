/** A profile as it is printed: figures, critical columns, and what each critical and ability does. */
import type { Language } from '@guildhall/kernel';
import { ABILITIES, CRITICALS, PROFILES, type ProfileId } from '../../../data/index.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Rule } from './Rule.tsx';

const COLUMNS = ['I', 'II', 'III', 'IV'] as const;

interface Props {
  profile: ProfileId;
  language: Language;
}

/** Red or black, by word and suits. */
export function Allegiance({ profile, language }: Props) {
  const { allegiance } = PROFILES[profile];
  if (!allegiance) return null;
  return (
    <span className={`kw-allegiance ${allegiance}`}>
      <span aria-hidden="true">{allegiance === 'red' ? '♥♦' : '♠♣'}</span> {namesIn(language).allegiances[allegiance]}
    </span>
  );
}

export function Figures({ profile, language }: Props) {
  const { terms } = namesIn(language);
  const words = wordsIn(language).gang;
  const { move, fight, defend, wounds } = PROFILES[profile];
  return (
    <dl className="kw-figures">
      <div>
        <dt>{terms.move}</dt>
        <dd>{move}</dd>
      </div>
      <div>
        <dt>{terms.fight}</dt>
        <dd>{fight ?? <span title={words.noFight}>–</span>}</dd>
      </div>
      <div>
        <dt>{terms.defend}</dt>
        <dd>{defend}</dd>
      </div>
      <div>
        <dt>{terms.wounds}</dt>
        <dd>{wounds}</dd>
      </div>
    </dl>
  );
}

export function CriticalColumns({ profile, language }: Props) {
  const { criticals } = PROFILES[profile];
  const names = namesIn(language);
  if (criticals.every((critical) => critical === null)) return null;
  return (
    <ol className="kw-criticals" aria-label={names.terms.critical}>
      {COLUMNS.map((column, i) => {
        const critical = criticals[i];
        return (
          <li key={column} className={critical ? '' : 'blank'}>
            <b>{column}</b> {critical ? names.criticals[critical].name : wordsIn(language).gang.blank}
          </li>
        );
      })}
    </ol>
  );
}

/** Every critical and ability in a sentence, with its rule. */
export function Explained({ profile, language, openRule }: Props & { openRule(id: string): void }) {
  const names = namesIn(language);
  const words = wordsIn(language).gang;
  const { criticals, abilities, base, leadership } = PROFILES[profile];
  return (
    <dl className="kw-explained">
      {criticals.map((critical, i) =>
        critical ? (
          <div key={COLUMNS[i]}>
            <dt>
              <b className="kw-column">{COLUMNS[i]}</b> {names.criticals[critical].name}
            </dt>
            <dd>
              {names.criticals[critical].text} <Rule id={CRITICALS[critical].rule} openRule={openRule} />
            </dd>
          </div>
        ) : null,
      )}
      {abilities.map((ability) => (
        <div key={ability}>
          <dt>{names.abilities[ability].name}</dt>
          <dd>
            {names.abilities[ability].text} <Rule id={ABILITIES[ability].rule} openRule={openRule} />
          </dd>
        </div>
      ))}
      {leadership > 0 && (
        <div>
          <dt>
            {names.terms.leadership} [{leadership}]
          </dt>
          <dd>
            {words.handOf(leadership)} <Rule id="KC-17.36" openRule={openRule} />
          </dd>
        </div>
      )}
      <div>
        <dt>{names.terms.base}</dt>
        <dd>{words.baseOf(base)}</dd>
      </div>
    </dl>
  );
}
