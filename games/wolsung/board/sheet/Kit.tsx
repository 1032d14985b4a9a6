/** Tokens, gadgets, abilities, achievements and weapons of a hero: what each does, and whether it can be used now. */
import type { BoardProps } from '@guildhall/table';
import { GRADES, RACES } from '../../data/index.ts';
import { abilities, gadgets, inForm, professions, weaknesses, weapons } from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { Token } from '../art/Pieces.tsx';
import { Rule } from '../lists/Rule.tsx';
import { pressed } from '../press/pressed.ts';
import type { Thing } from '../press/targets.ts';
import { idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

type Props = BoardProps<TableView> & { who: CharacterView };

interface Piece {
  thing: Thing | null;
  name: string;
  says: string;
  rule: string;
  /** Used up, put away. */
  gone?: string;
}

function Line({ piece, props }: { piece: Piece; props: Props }) {
  const { thing, name, says, rule, gone } = piece;
  const { openRule, language } = props;
  const words = wordsIn(language);
  const press = thing === null ? null : pressed(props, thing, name);
  const inside = (
    <>
      <b>{name}</b> <span>{says}</span>
    </>
  );
  return (
    <li className={gone ? 'gone' : undefined}>
      {press?.lit ? (
        <button type="button" className={press.here ? 'ws-piece lit here' : 'ws-piece lit'} {...press.handlers}>
          {inside}
          <i>{words.ready}</i>
        </button>
      ) : (
        <span className="ws-piece">
          {inside}
          {gone && <i>{gone}</i>}
        </span>
      )}
      <Rule id={rule} openRule={openRule} />
    </li>
  );
}

/** Everything a hero has, in the order of the sheet. */
function piecesOf({ who, language }: Props): Piece[] {
  const { hero } = who;
  if (!hero) return [];
  const words = wordsIn(language);
  const profession = professions[hero.profession];
  return [
    ...hero.gadgets.map(
      (id): Piece => ({
        thing: `kit:${id}`,
        name: gadgets[id].name[language],
        says: gadgets[id].effect[language],
        rule: 'WS-9.21',
        gone: who.away.includes(id) ? words.putAway : who.scene.includes(id) ? words.used : undefined,
      }),
    ),
    {
      thing: `kit:${hero.ability}`,
      name: abilities[hero.ability].name[language],
      says: abilities[hero.ability].effect[language],
      rule: 'WS-9.23',
      gone: who.used.includes('race') ? words.used : undefined,
    },
    {
      thing: `kit:${hero.profession}`,
      name: inForm(profession.name, hero.form)[language],
      says: profession.ability[language],
      rule: 'WS-9.23',
      gone: who.used.includes('profession') ? words.used : undefined,
    },
    ...hero.achievements.map(
      ({ title, skill, grade }, i): Piece => ({
        thing: `achievement:${i}`,
        name: title[language],
        says: words.achievement(GRADES[grade].bonus, idName(skill, language)),
        rule: 'WS-9.18',
        gone: who.usedAchievements.includes(i) ? words.used : undefined,
      }),
    ),
    {
      thing: null,
      name: weaknesses[RACES[hero.race].weakness].name[language],
      says: weaknesses[RACES[hero.race].weakness].effect[language],
      rule: 'WS-9.15',
    },
  ];
}

/** What the tokens are good for now, lit when one can be spent. */
export function Tokens(props: Props) {
  const { view, language, openRule, who } = props;
  const words = wordsIn(language);
  const { tokens } = view.table.stocks[who.owner];
  const { lit, here, handlers } = pressed(props, 'token:', words.tokens(tokens));
  const coins = (
    <>
      {Array.from({ length: Math.min(8, tokens) }, (_, i) => i).map((i) => (
        <Token key={i} size={20} />
      ))}
      <b>{words.tokens(tokens)}</b>
    </>
  );
  return (
    <div className="ws-tokens">
      {lit ? (
        <button type="button" className={here ? 'lit here' : 'lit'} {...handlers}>
          {coins}
        </button>
      ) : (
        <span>{coins}</span>
      )}
      <small>
        {words.tokenUse} <Rule id="WS-9.1" openRule={openRule} />
      </small>
    </div>
  );
}

export function Kit(props: Props) {
  const { language, who, openRule } = props;
  const words = wordsIn(language);
  const { hero } = who;
  if (!hero) return null;
  return (
    <section className="ws-kit" aria-label={words.kit}>
      <h3>{words.kit}</h3>
      <ul>
        {piecesOf(props).map((piece) => (
          <Line key={`${piece.thing} ${piece.name}`} piece={piece} props={props} />
        ))}
      </ul>
      <h3>
        {words.weapons} <Rule id="WS-15.6" openRule={openRule} />
      </h3>
      <ul className="ws-weapons">
        {who.weapons.map((id) => {
          const { lit, here, handlers } = pressed(props, `weapon:${id}`, weapons[id][language]);
          return (
            <li key={id}>
              {lit ? (
                <button type="button" className={here ? 'lit here' : 'lit'} {...handlers}>
                  {weapons[id][language]}
                </button>
              ) : (
                <span>
                  {weapons[id][language]}
                  {who.weapon === id ? ` (${words.inHandNow})` : ''}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="ws-quiet">
        {words.prestige} {professions[hero.profession].prestige[language]} <Rule id="WS-9.13" openRule={openRule} />
        {who.used.includes('prestige') ? ` (${words.used})` : ''}
      </p>
    </section>
  );
}
