/** A hero as on paper: who it is, Challenge, tokens, resistance, hand, kit and skills. */
import type { BoardProps } from '@guildhall/table';
import { archetypeOf } from '../../rules/characters.ts';
import { archetypes, derived, scars } from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { Medal } from '../art/Figure.tsx';
import { Flames, Pool } from '../art/Pieces.tsx';
import { tableFrom } from '../foresight/imagined.ts';
import { Rule } from '../lists/Rule.tsx';
import { tagsOf } from '../stage/Who.tsx';
import { resistanceName, sheetLine } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { Hand } from './Hand.tsx';
import { Kit, Tokens } from './Kit.tsx';
import { Saying } from './Saying.tsx';
import { Skills } from './Skills.tsx';

type Props = BoardProps<TableView> & { who: CharacterView };

function Head({ who, ...props }: Props) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const archetype = archetypes[archetypeOf(tableFrom(table).characters[who.number])][language];
  const tags = tagsOf(table, who, language);
  return (
    <header data-card={`who:${who.number}`}>
      <Medal who={who} size={76} foe={false} />
      <div>
        <h2>{who.name[language]}</h2>
        <p>{sheetLine(who, language)}</p>
        <p className="ws-archetype">{archetype}</p>
      </div>
      <p className="ws-state">
        {who.start > 0 && (
          <span>
            <Flames left={who.markers} of={who.start} label={words.challenge(who.markers, who.start)} />
            <Rule id="WS-3.12" openRule={openRule} />
          </span>
        )}
        <Pool left={who.pool} of={who.fullPool} look="hero" label={words.dice(who.pool, who.fullPool)} />
        <span>
          <b>{who.resistance}</b> {resistanceName(table, language)}
        </span>
        <span>
          <b>{who.constitution}</b> {derived.constitution[language]}
        </span>
        <span>
          <b>{who.reputation}</b> {derived.reputation[language]}
        </span>
      </p>
      {tags.length > 0 && <p className="ws-quiet">{tags.join(' · ')}</p>}
      {(who.hero?.scars.length ?? 0) > 0 && (
        <p className="ws-quiet">
          {words.scars}: {who.hero?.scars.map((id) => scars[id][language]).join(', ')}
        </p>
      )}
    </header>
  );
}

export function Sheet(props: Props) {
  const { language } = props;
  const words = wordsIn(language);
  return (
    <section className="ws-sheet" aria-label={`${words.sheet}: ${props.who.name[language]}`}>
      <Head {...props} />
      <Tokens {...props} />
      <Hand {...props} />
      <Kit {...props} />
      <Skills {...props} />
    </section>
  );
}

/** One's own heroes, or the first of the table for those who look on. */
export function Sheets(props: BoardProps<TableView>) {
  const { view, language } = props;
  const words = wordsIn(language);
  const heroes = view.table.characters.filter(({ hero }) => hero !== null);
  const own = heroes.filter(({ owner }) => owner === view.seat);
  // Whoever acts stands first.
  const shown = (own.length > 0 ? own : heroes.slice(0, 1)).toSorted(
    (a, b) => Number(b.number === view.table.turn) - Number(a.number === view.table.turn),
  );
  return (
    <div className="ws-dock">
      {shown.map((who) => (
        <Sheet key={who.number} {...props} who={who} />
      ))}
      <Saying
        props={props}
        label={words.say}
        hint={words.sayHint}
        acts={[
          { name: 'anytime/narrate', button: words.tell },
          { name: 'anytime/claim prestige', button: words.claimPrestige },
        ]}
      />
    </div>
  );
}
