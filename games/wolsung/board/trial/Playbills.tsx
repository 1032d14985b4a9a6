/** What may come next, as playbills: each scenario with its kind, who opposes the heroes, and what each side plays for. */
import type { BoardProps } from '@guildhall/table';
import { lineUp, SCENARIOS, type ScenarioId } from '../../data/index.ts';
import { conflicts, features, formalities, profiles, routes, scenarios } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { wordsIn } from '../words/words.ts';

/** "chase, difficult": the kind, and where its band stands at the start. */
function kindOf(id: ScenarioId, language: BoardProps['language']): string {
  const { type, route, formality } = SCENARIOS[id];
  const band = type === 'chase' ? routes[route] : type === 'discussion' ? formalities[formality] : null;
  return band ? `${conflicts[type][language]}, ${band[language]}` : conflicts[type][language];
}

export function Playbills({ view, options, language, answer, focus, focused, openRule }: BoardProps<TableView>) {
  const words = wordsIn(language);
  const bills = options.flatMap((option) => {
    const id = String(option).replace(/^conflict /, '');
    return id !== option && Object.hasOwn(SCENARIOS, id) ? [{ option, id: id as ScenarioId }] : [];
  });
  if (bills.length === 0) return null;
  return (
    <section className="ws-bills" aria-label={words.scenes}>
      <h3>
        {words.scenes} <Rule id="WS-10.19" openRule={openRule} />
      </h3>
      <ul>
        {bills.map(({ option, id }) => (
          <li key={id}>
            <button
              type="button"
              data-legal
              className={focused === option ? 'ws-bill here' : 'ws-bill'}
              onClick={(event) => answer(option, event.currentTarget)}
              onPointerEnter={() => focus(option)}
              onPointerLeave={() => focus(null)}
              onFocus={() => focus(option)}
              onBlur={() => focus(null)}
            >
              <b>{scenarios[id].title[language]}</b>
              <small>{kindOf(id, language)}</small>
              <span>
                {lineUp(SCENARIOS[id], view.table.heroes)
                  .map(({ profile, size }) => `${profiles[profile][language]}${size > 0 ? ` × ${size}` : ''}`)
                  .join(', ')}
              </span>
              <em>{scenarios[id].stakes.map((stake) => stake[language]).join(' / ')}</em>
              <small>{SCENARIOS[id].features.map((feature) => features[feature].name[language]).join(', ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
