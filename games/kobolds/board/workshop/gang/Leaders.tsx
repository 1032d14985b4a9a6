/** The seven Leaders, one of whom leads the gang (KC-3.3). */
import type { Language } from '@guildhall/kernel';
import { useId } from 'react';
import { LEADER_IDS, type LeaderId } from '../../../data/index.ts';
import { Face } from '../parts/Face.tsx';
import { Allegiance, CriticalColumns, Explained, Figures } from '../parts/Profile.tsx';
import { Rule } from '../parts/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';

interface Props {
  leader: LeaderId | null;
  choose(leader: LeaderId): void;
  language: Language;
  openRule(id: string): void;
}

export function Leaders({ leader, choose, language, openRule }: Props) {
  const group = useId();
  const names = namesIn(language);
  const words = wordsIn(language).gang;
  return (
    <section className="kw-leaders">
      <h2>
        {words.leader} <Rule id="KC-3.3" openRule={openRule} />
      </h2>
      <fieldset>
        <legend className="unseen">{words.leader}</legend>
        {LEADER_IDS.map((id) => (
          <label key={id} className="kw-leader">
            <input type="radio" name={group} className="unseen" checked={id === leader} onChange={() => choose(id)} />
            <Face profile={id} size={66} />
            <b>{names.profiles[id].name}</b>
            <Allegiance profile={id} language={language} />
          </label>
        ))}
      </fieldset>
      {leader ? (
        <article className="kw-leader-card">
          <Face profile={leader} size={120} />
          <div>
            <h3>{names.profiles[leader].name}</h3>
            <p>{names.profiles[leader].text}</p>
            <Figures profile={leader} language={language} />
            <CriticalColumns profile={leader} language={language} />
          </div>
          <Explained profile={leader} language={language} openRule={openRule} />
        </article>
      ) : (
        <p className="quiet">{words.noLeader}</p>
      )}
    </section>
  );
}
