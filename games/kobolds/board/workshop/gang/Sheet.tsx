/** The print sheet: one page for one gang, with profiles, wound boxes, and what each critical and ability does. Seen on paper only. */
import type { Language } from '@guildhall/kernel';
import { ABILITIES, type AbilityId, CRITICALS, type CriticalId, PROFILES, type ProfileId } from '../../../data/index.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { type Draft, figuresOf } from './draft.ts';

const COLUMNS = ['I', 'II', 'III', 'IV'] as const;

interface Row {
  key: number;
  profile: ProfileId;
  name: string;
}

export function Sheet({ draft, gold, language }: { draft: Draft; gold: number; language: Language }) {
  const names = namesIn(language);
  const words = wordsIn(language).gang;
  const { terms } = names;
  const rows: Row[] = [...draft.members];
  if (draft.leader) rows.unshift({ key: 0, profile: draft.leader, name: draft.leaderName });
  const criticals = new Set<CriticalId>();
  const abilities = new Set<AbilityId>();
  for (const { profile } of rows) {
    for (const critical of PROFILES[profile].criticals) if (critical) criticals.add(critical);
    for (const ability of PROFILES[profile].abilities) abilities.add(ability);
  }
  const { stash } = figuresOf(draft, gold);
  return (
    <section className={rows.length > 14 ? 'kw-sheet crowded' : 'kw-sheet'} aria-hidden="true">
      <header>
        <h2>{draft.name || words.yours}</h2>
        <p>
          {words.gold}: {gold} · {terms.stash}: {stash}
          {draft.crystals > 0 && ` · ${words.crystals}: ${draft.crystals}`}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th>{terms.model}</th>
            <th>{terms.cost}</th>
            <th>{terms.move}</th>
            <th>{terms.fight}</th>
            <th>{terms.defend}</th>
            {COLUMNS.map((column) => (
              <th key={column}>
                {terms.critical} {column}
              </th>
            ))}
            <th>{terms.wounds}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, profile, name }) => {
            const { cost, move, fight, defend, wounds, criticals: columns, abilities: has, allegiance } = PROFILES[profile];
            return (
              <tr key={key}>
                <th scope="row">
                  {name && <b>{name} </b>}
                  {names.profiles[profile].name} {allegiance === 'red' ? '♥' : allegiance === 'black' ? '♠' : ''}
                  <small>{has.map((ability) => names.abilities[ability].name).join(', ')}</small>
                </th>
                <td>{cost ?? '–'}</td>
                <td>{move}</td>
                <td>{fight ?? '–'}</td>
                <td>{defend}</td>
                {columns.map((critical, i) => (
                  <td key={COLUMNS[i]}>{critical ? names.criticals[critical].name : '–'}</td>
                ))}
                <td className="kw-boxes">{'☐'.repeat(wounds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="kw-glossary">
        <h3>{words.sheet.criticals}</h3>
        {[...criticals].map((id) => (
          <p key={id}>
            <b>{names.criticals[id].name}</b> {names.criticals[id].text} <i>{CRITICALS[id].rule}</i>
          </p>
        ))}
        {abilities.size > 0 && <h3>{words.sheet.abilities}</h3>}
        {[...abilities].map((id) => (
          <p key={id}>
            <b>{names.abilities[id].name}</b> {names.abilities[id].text} <i>{ABILITIES[id].rule}</i>
          </p>
        ))}
      </div>
    </section>
  );
}
