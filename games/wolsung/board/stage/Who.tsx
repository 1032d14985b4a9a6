/** Somebody on the stage: the figure, and the plate under it with Challenge, resistance, dice and how it stands. */
import type { BoardProps } from '@guildhall/table';
import { NONE } from '../../table.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { Figure } from '../art/Figure.tsx';
import { Flames, Pool } from '../art/Pieces.tsx';
import { pressed } from '../press/pressed.ts';
import { idName, resistanceName, shortName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';

interface Props extends BoardProps<TableView> {
  who: CharacterView;
  /** What must be reached against it, where somebody aims at it. */
  tn: number | null;
  /** Aimed at on the odds board: pressing it then changes no answer. */
  aim: ((n: number) => void) | null;
}

const NAMES_SOMEBODY = ['declare/target', 'simple test/who', 'simple test/against'];
const PARTS = ['head', 'arm', 'leg'] as const;

/** How somebody stands, in single words. */
export function tagsOf(table: TableView, c: CharacterView, language: BoardProps['language']): string[] {
  const words = wordsIn(language);
  const tags: string[] = [];
  if (c.state === 'waiting') tags.push(words.joins);
  if (c.state === 'eliminated' || c.state === 'withdrawn') tags.push(namesIn(language).states[c.state]);
  if (c.down) tags.push(words.down);
  if (c.grippedBy !== NONE) tags.push(words.gripped);
  for (const part of PARTS) if (c.aimed[part] >= table.round && c.aimed[part] > 0) tags.push(words.hit(idName(part, language)));
  if (c.rage >= table.round && c.rage > 0) tags.push(words.raging);
  if (table.type === 'combat') {
    if (c.cover) tags.push(words.inCover);
    if (c.weapon !== 'fists') tags.push(idName(c.weapon, language));
  }
  if (table.type === 'discussion') tags.push(namesIn(language).stances[c.stance]);
  if (table.type === 'chase')
    tags.push(c.vehicle === NONE ? words.speed(c.speed) : `${idName(vehicleOf(table, c), language)}, ${c.speed}`);
  if (c.fewer > 0) tags.push(words.diceFewer(c.fewer));
  return tags;
}

export const vehicleOf = (table: TableView, c: CharacterView) =>
  table.type === 'chase' && c.vehicle !== NONE ? (table.vehicles[c.vehicle]?.vehicle ?? 'on_foot') : 'on_foot';

export function Who({ who, tn, aim, ...props }: Props) {
  const { view, language, say } = props;
  const { table } = view;
  const words = wordsIn(language);
  const name = who.name[language];
  const { lit, here, handlers } = pressed(props, `who:${who.number}`, name);
  const turn = table.turn === who.number;
  const foe = who.side !== 0;
  const tags = tagsOf(table, who, language);
  const out = who.state !== 'active';
  const stands = [
    lit && 'lit',
    here && 'here',
    turn && 'acting',
    foe && 'foe',
    tn !== null && 'aimed',
    out && 'out',
    who.down && 'down',
  ];
  const challenge = words.challenge(who.markers, who.start);
  const dice = words.dice(who.pool, who.fullPool);
  const resistance = words.resistance(resistanceName(table, language), who.resistance);
  // Where somebody has to be named, pressing anybody else says why not; elsewhere it opens the card.
  const naming = NAMES_SOMEBODY.includes(view.asked?.name ?? '');
  const label = [
    name,
    turn && words.actsNow,
    who.start > 0 && challenge,
    dice,
    resistance,
    tn !== null && words.target(tn),
    ...tags,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`ws-who ${stands.filter(Boolean).join(' ')}`}
      data-card={`who:${who.number}`}
      data-card-press={lit || aim || naming ? undefined : true}
      aria-label={label.join(', ')}
      title={who.kind === 'hero' ? `${name}, ${say.seat(who.owner)}` : name}
      {...handlers}
      onClick={lit || naming ? handlers.onClick : aim ? () => aim(who.number) : undefined}
    >
      <span className="ws-actor">
        {tn !== null && <span className="ws-tn">{tn}</span>}
        <Figure
          who={who}
          vehicle={vehicleOf(table, who)}
          weapon={table.type === 'combat' ? who.weapon : 'fists'}
          members={who.kind === 'extras' ? who.markers : 1}
          facingLeft={table.type !== 'chase' && foe}
          rim={turn ? '#ffc861' : tn !== null ? '#ff9d7a' : null}
        />
        {who.cover && table.type === 'combat' && <span className="ws-crate" />}
      </span>
      <span className="ws-plate" aria-hidden="true">
        <b>{shortName(who, language)}</b>
        {who.start > 0 && <Flames left={who.markers} of={who.start} label={challenge} />}
        <span className="ws-plate-row">
          <span className="ws-shield">{who.resistance}</span>
          <Pool left={who.pool} of={who.fullPool} look={foe ? 'foe' : 'hero'} label={dice} />
        </span>
        <span className="ws-tags">
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </span>
    </button>
  );
}
