/** The story so far, the scene that is played, and the siege: card of this turn, deck, reserve, morale, who waits outside. */
import { type Card, isCard } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { CardBack, CardFace, Die, MiniCard } from '../art/Card.tsx';
import { Rule } from '../bench/Field.tsx';
import { TokenPicture } from '../map/Tokens.tsx';
import { useNow } from '../press/useNow.ts';
import { Order } from '../rail/Order.tsx';
import { namesIn, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { BattleSheet } from './Battle.tsx';
import { battleIn, diceIn, moraleIn } from './latest.ts';
import { Story } from './Story.tsx';

const countTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function Dock(given: BoardProps<TableView>) {
  const props = useNow(given);
  const { view } = props;
  const { phase, scene } = view.table;
  const facts = useMemo(() => (view ? (props.told?.() ?? props.fresh) : []), [view, props.told, props.fresh]);
  const battle = useMemo(() => battleIn(facts), [facts]);
  return (
    <div className="df-dock">
      {phase === 'map' ? <Order {...props} /> : null}
      {scene ? <SceneSheet {...props} /> : null}
      {battle ? <BattleSheet props={props} battle={battle} /> : null}
      <Story props={props} facts={facts} />
      {phase === 'siege' || phase === 'first_threats' || phase === 'epilogue' || phase === 'over' ? (
        <Siege props={props} facts={facts} />
      ) : null}
      {phase === 'city' || phase === 'world' || phase === 'placing' ? <Notes {...props} /> : null}
    </div>
  );
}

function Siege({ props, facts }: { props: BoardProps<TableView>; facts: ReturnType<NonNullable<BoardProps['told']>> }) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const sources = moraleIn(facts);
  const die = diceIn(facts);
  const outside = table.threats.filter(({ where }) => where === 'outside');
  const top = table.discard.at(-1);
  return (
    <>
      <section className="df-now">
        <h2>{words.drawnThisTurn}</h2>
        <span className="df-row">
          {table.card ? <CardFace card={table.card} width={58} /> : <small>{words.nothingDrawn}</small>}
          {table.card ? <span className="unseen">{teller.card(table.card)}</span> : null}
          {die === null ? null : <Die n={die} label={words.die(die)} size={30} />}
          <Rule id="DF-15.1" openRule={openRule} />
        </span>
        {table.intelligence ? <small>{words.intelligence}</small> : null}
      </section>
      <section className="df-piles">
        <span>
          <CardBack width={38} />
          <span>
            <b>{words.deck}</b> {words.cards(table.deck)}
            <br />
            <small>{table.joker ? words.jokerIn : words.jokerOut}</small>
          </span>
        </span>
        <span>
          {top ? <CardFace card={top} width={38} /> : null}
          <span>
            <b>{words.discard}</b> {words.cards(table.discard.length)}
          </span>
        </span>
      </section>
      <section>
        <h2>
          {words.reserve} {table.reserve.length} <Rule id="DF-18.8" openRule={openRule} />
        </h2>
        <span className="df-row">
          {table.reserve.map((id) =>
            isCard(id) ? <MiniCard key={id} card={id as Card} language={language} /> : <b key={id}>{teller.thing(id)}</b>,
          )}
          {table.reserve.length > 0 && table.joker ? <small>{words.arriveOnJoker}</small> : null}
        </span>
      </section>
      <section className="df-morale">
        <h2>
          {words.morale} <Rule id="DF-22.2" openRule={openRule} />
        </h2>
        <span className="df-row">
          <b className="df-big">{table.morale}</b>
          <span className="df-pips" aria-hidden="true">
            {countTo(Math.max(4, table.morale)).map((n) => (
              <i key={n} className={n <= table.morale ? 'on' : undefined} />
            ))}
          </span>
          <small>{words.moraleEach(table.morale)}</small>
        </span>
        {sources.length > 0 ? (
          <small>
            {words.sources(
              sources
                .map(
                  ({ cause, of, by }) => `${of ? `${teller.thing(of)} ` : ''}(${teller.morale[cause]}) ${by > 0 ? '+' : ''}${by}`,
                )
                .join(', '),
            )}
          </small>
        ) : null}
      </section>
      <section className="df-outside">
        <h2>{words.outside}</h2>
        {outside.length === 0 ? <small>{words.nobodyOutside}</small> : null}
        <ul>
          {outside.map((threat) => (
            <li key={threat.id} data-card={threat.id}>
              <TokenPicture unit={threat} side="threat" size={36} />
              <span>
                <b>{threat.name}</b>
                <small>
                  {teller.word(threat.word)}
                  {threat.wording ? `, ${threat.wording}` : ''}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function SceneSheet({ view, language, say, openRule }: BoardProps<TableView>) {
  const { scene, world } = view.table;
  const words = wordsIn(language);
  if (!scene) return null;
  const known = { city: world.city || words.theCity };
  const parts = [
    { label: words.place, told: scene.place },
    { label: words.time, told: scene.time },
    { label: words.situation, told: scene.situation },
  ];
  return (
    <section className="df-scene">
      <h2>
        {words.scene} <Rule id="DF-13.2" openRule={openRule} />
      </h2>
      <dl>
        {parts.map(({ label, told }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{told.aloud ? <em>{words.saidAloud}</em> : readerText(told.text, language, known, world.setting)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {scene.roles.map((role) => (
          <li key={role.name}>
            <b>{role.name}</b> <small>{role.seat < 0 ? words.notPlayed : words.playedBy(say.seat(role.seat))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While the city is made: the world as agreed. */
function Notes({ view, language }: BoardProps<TableView>) {
  const { world } = view.table;
  const words = wordsIn(language);
  const { settings } = namesIn(language);
  return (
    <section>
      <h2>{world.city || words.settingNow}</h2>
      <p>{world.title || settings[world.setting].name}</p>
      {world.aboutCity ? <p>{readerText(world.aboutCity, language)}</p> : null}
      {world.aboutEnemy ? <p>{readerText(world.aboutEnemy, language)}</p> : null}
    </section>
  );
}
