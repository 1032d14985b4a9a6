/** World building: the settings as postcards with what was proposed and answered on them, and a letter in people's own words. */
import type { Fact } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { LISTED_SETTINGS, type ListedSetting } from '../../data/index.ts';
import { readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { seatArt } from '../art/seats.ts';
import { Rule } from '../bench/Field.tsx';
import { SeatMark } from '../lists/SeatSign.tsx';
import { useWish } from '../press/useWish.ts';
import { namesIn } from '../words/phrase.ts';
import { POSTCARDS } from '../words/postcards.ts';
import { wordsIn } from '../words/words.ts';
import { PICTURES } from './pictures.ts';
import { type Proposals, proposalsIn } from './proposals.ts';

export function World(props: BoardProps<TableView>) {
  const { view, language, options, answer, openRule } = props;
  const { world } = view.table;
  const words = wordsIn(language);
  const facts = useMemo<readonly Fact[]>(() => (view ? (props.told?.() ?? props.fresh) : []), [view, props.told, props.fresh]);
  const proposals = useMemo(() => proposalsIn(facts), [facts]);
  const wish = useWish(props);
  return (
    <div className="df-desk df-world">
      <ul className="df-postcards" aria-label={words.settings}>
        {LISTED_SETTINGS.map((id) => (
          <Postcard key={id} props={props} id={id} proposals={proposals} wish={wish} />
        ))}
      </ul>
      <div className="df-beside-cards">
        <Letter {...props} />
        <button
          type="button"
          className={`df-own${world.setting === 'own' ? ' now' : ''}`}
          data-legal={options.includes('own setting') ? true : undefined}
          onClick={({ currentTarget }) => answer('own setting', currentTarget)}
        >
          <b>{world.setting === 'own' ? world.title : words.ownWorld}</b>
          <span>{world.setting === 'own' ? readerText(world.description, language) : words.ownWorldHint}</span>
        </button>
        <p className="df-world-rule">
          {words.numbersStay} <Rule id="DF-4.6" openRule={openRule} />
        </p>
      </div>
    </div>
  );
}

interface PostcardProps {
  props: BoardProps<TableView>;
  id: ListedSetting;
  proposals: Proposals;
  wish: ReturnType<typeof useWish>;
}
function Postcard({ props, id, proposals, wish }: PostcardProps) {
  const { view, language, options, answer, focus, focused } = props;
  const { world } = view.table;
  const words = wordsIn(language);
  const { name } = namesIn(language).settings[id];
  const { title, line, ours, theirs } = POSTCARDS[language][id];
  const stands = id === world.setting;
  const put = proposals.open?.proposal === `setting ${id}` ? proposals.open : null;
  const refused = put || stands ? undefined : proposals.refused.get(`setting ${id}`);
  const legal = options.includes(id) || (options.includes('setting') && !stands && !refused);
  const state = `${stands ? ' now' : ''}${put ? ' put' : ''}${refused ? ' refused' : ''}${legal ? ' legal' : ''}${focused === id ? ' lit' : ''}`;
  return (
    <li className={`df-postcard${state}`}>
      <button
        type="button"
        data-legal={legal ? true : undefined}
        aria-pressed={stands}
        onClick={({ currentTarget }) =>
          options.includes('setting') && legal ? wish('setting', id, currentTarget) : answer(id, currentTarget)
        }
        onPointerEnter={() => focus(options.includes(id) ? id : null)}
        onPointerLeave={() => focus(null)}
      >
        <img src={PICTURES[id]} alt="" width="320" height="210" decoding="async" />
        <b>{title}</b>
        <small>{name}</small>
        <q>{line}</q>
        <span>
          <Sign d={SHIELD} /> {ours}
        </span>
        <span className="theirs">
          <Sign d={SKULL} /> {theirs}
        </span>
      </button>
      {stands ? <span className="df-tag stands">{words.standsNow}</span> : null}
      {put ? <Put props={props} by={put.by} /> : null}
      {refused ? (
        <span className="df-refused">
          <b>{words.refused}</b> {words.yesNo(refused.yes, refused.no)}
        </span>
      ) : null}
    </li>
  );
}

/** Who proposes it, and how far the answers are: face down until the last is in. */
function Put({ props, by }: { props: BoardProps<TableView>; by: number }) {
  const { view, language, say } = props;
  const { table, waitingFor } = view;
  const words = wordsIn(language);
  const voting = waitingFor.some(({ question }) => question === 'agreement/answer' || question === 'agreement/vote');
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== by);
  const answerOf = (seat: number): keyof typeof words.voted => {
    if (waitingFor.some((one) => one.seat === seat)) return 'waits';
    if (voting) return 'answered';
    const given = table.poll.find((one) => one.seat === seat)?.answer;
    return given === 'yes' || given === 'no' ? given : 'answered';
  };
  const SIGNS = { yes: '✓', no: '✗', waits: '…', answered: '•' } as const;
  return (
    <span className="df-tag put">
      <SeatMark seat={by} size={14} /> <b>{words.proposes(say.seat(by))}</b>
      <span>
        {others.map((seat) => {
          const given = answerOf(seat);
          return (
            <i key={seat} className={given} title={`${say.seat(seat)}: ${words.voted[given]}`}>
              <SeatMark seat={seat} size={14} />
              {SIGNS[given]}
            </i>
          );
        })}
      </span>
    </span>
  );
}

/** What is known of city and enemy, in the ink of whoever wrote it. */
function Letter({ view, language, say, options, answer, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const { world } = table;
  const words = wordsIn(language);
  const { setting } = world;
  const lines = [
    { label: words.cityIsCalled, text: world.city, n: 0, big: true },
    { label: words.aboutCity, text: readerText(world.aboutCity, language, {}, setting), n: world.texts.aboutCity, big: false },
    { label: words.whoComes, text: readerText(world.aboutEnemy, language, {}, setting), n: world.texts.aboutEnemy, big: false },
  ];
  return (
    <section className="df-letter df-setting" aria-label={words.ownWords}>
      <header>
        <h2>{words.ownWords}</h2>
        <Rule id="DF-4.7" openRule={openRule} />
      </header>
      {lines.map(({ label, text, n, big }) => {
        const author = n > 0 ? table.authors[n - 1] : undefined;
        return (
          <div key={label}>
            <small>{label}</small>
            <p
              className={big ? 'df-hand big' : 'df-hand'}
              style={author === undefined ? undefined : { color: seatArt(author).ink }}
            >
              {text || '…'}
            </p>
            {author === undefined ? null : (
              <small>
                <SeatMark seat={author} size={12} /> {say.seat(author)}
              </small>
            )}
          </div>
        );
      })}
      {options.includes('city') ? (
        <button type="button" className="df-plain" data-legal onClick={({ currentTarget }) => answer('city', currentTarget)}>
          {words.writeLine}
        </button>
      ) : null}
    </section>
  );
}

const SHIELD = 'M2 2h12v6q0 4-6 7-6-3-6-7Z';
const SKULL = 'M3 7a5 5 0 0 1 10 0q0 3-2 4v3H5v-3Q3 10 3 7M6 8h.1M10 8h.1';
function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.700" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
