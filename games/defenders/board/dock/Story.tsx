/** What people told, newest first: reactions to it (DF-19.4), better words (DF-28.6), and what is left out (DF-29.6). */
import type { Contribution, Fact } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo, useState } from 'react';
import { MOST_TEXT, REACTIONS, type Reaction } from '../../data/index.ts';
import { knownFrom, readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { Field, Rule } from '../bench/Field.tsx';
import { SeatMark } from '../lists/SeatSign.tsx';
import { useDraft } from '../press/drafts.ts';
import { namesIn, refusalIn, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { type StoryText, storyOf } from './texts.ts';

const NOTHING: readonly Contribution[] = [];
const SHOWN = 6;
const MORE = 20;

export function Story({ props, facts }: { props: BoardProps<TableView>; facts: readonly Fact[] }) {
  const { view, language, contributions = NOTHING, openRule } = props;
  const words = wordsIn(language);
  const [shown, setShown] = useState(SHOWN);
  const { authors } = view.table;
  const texts = useMemo(() => storyOf(facts, authors, contributions), [facts, authors, contributions]);
  if (texts.length === 0) return null;
  // What somebody has to rewrite is never out of sight.
  const due = texts.filter(({ now, author }, i) => i >= shown && now.hidden && isMine(props, author));
  return (
    <section className="df-story">
      <h2>
        {words.story} <Rule id="DF-28.6" openRule={openRule} />
      </h2>
      <ol>
        {[...due, ...texts.slice(0, shown)].map((text) => (
          <OneText key={text.n} props={props} text={text} />
        ))}
      </ol>
      {texts.length > shown ? (
        <button type="button" className="df-plain" onClick={() => setShown(shown + MORE)}>
          {words.earlier(texts.length - shown)}
        </button>
      ) : null}
    </section>
  );
}

/** One person alone is the author of every seat's words (DF-30.3). */
const isMine = ({ view }: BoardProps<TableView>, author: number): boolean =>
  view.seat !== null && (view.seat === author || view.table.settings.people === 'one');

function headOf(props: BoardProps<TableView>, { fact, field }: StoryText): string {
  const teller = tellerIn(props);
  if (fact.kind === 'narrated') return teller.narrations[fact.what];
  const name = 'name' in fact ? teller.called(fact.name) : '';
  return name === '' || field === 'city' || field === 'enemy' ? teller.field(field) : `${name}: ${teller.field(field)}`;
}

/** Which of its buttons was pressed. */
type Doing = '' | 'edit' | 'leaveOut';

function OneText({ props, text }: { props: BoardProps<TableView>; text: StoryText }) {
  const { view, language, say, contribute, openRule } = props;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const { n, author, fact, first, aloud, now } = text;
  const mine = isMine(props, author);
  const [doing, setDoing] = useState<Doing>('');
  const [wrong, setWrong] = useState('');
  const about = 'about' in fact ? fact.about : 'id' in fact ? [fact.id] : [];
  const read = (one: string): string => readerText(one, language, knownFrom(about, teller.thing), view.table.world.setting);
  const leave = (): void =>
    void contribute?.({ kind: 'leaveOut', text: n }).then((refusal) => {
      setWrong(refusal ? refusalIn(props, refusal) : '');
      setDoing('');
    });
  const editing = mine && contribute && (doing === 'edit' || now.hidden);
  return (
    <li className={now.hidden ? 'hidden' : undefined}>
      <span className="df-story-head">
        <SeatMark seat={author} size={13} /> <b>{say.seat(author)}</b> <small>{headOf(props, text)}</small>
      </span>
      {now.hidden ? (
        <p className="df-left-out">
          {mine ? words.pleaseRewrite : words.isLeftOut} <Rule id="DF-29.6" openRule={openRule} />
        </p>
      ) : (
        <blockquote>{now.words === null && aloud ? <em>{words.saidAloud}</em> : read(now.words ?? first)}</blockquote>
      )}
      {now.words !== null && !now.hidden ? (
        <details className="df-first">
          <summary>{words.edited}</summary>
          {aloud ? <em>{words.saidAloud}</em> : <p>{read(first)}</p>}
        </details>
      ) : null}
      {fact.kind === 'narrated' && !now.hidden ? <Reactions props={props} text={text} mine={mine} tell={setWrong} /> : null}
      {contribute && view.seat !== null && !editing ? (
        <span className="df-story-tools">
          {mine ? (
            <button type="button" className="df-small" onClick={() => setDoing('edit')}>
              {words.edit}
              <span className="unseen">: {headOf(props, text)}</span>
            </button>
          ) : null}
          {!mine && !now.hidden && doing === '' ? (
            <button type="button" className="df-small" title={words.leaveOutHint} onClick={() => setDoing('leaveOut')}>
              {words.leaveOut}
              <span className="unseen">: {headOf(props, text)}</span>
            </button>
          ) : null}
          {doing === 'leaveOut' ? (
            <span role="alert">
              {words.leaveOutSure}{' '}
              <button type="button" className="df-small" onClick={leave}>
                {words.yesLeaveOut}
              </button>
              <button type="button" className="df-small" onClick={() => setDoing('')}>
                {words.no}
              </button>
            </span>
          ) : null}
        </span>
      ) : null}
      {editing ? (
        <Edit props={props} text={text} start={aloud ? '' : read(now.words ?? first)} close={() => setDoing('')} />
      ) : null}
      {wrong ? (
        <span className="df-wrong" role="alert">
          {wrong}
        </span>
      ) : null}
    </li>
  );
}

const SIGNS: { readonly [reaction in Reaction]: string } = {
  groan: 'M4 9a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 7l2 1M16 7l-2 1M8 14q4-4 8 0',
  weak_sauce: 'M8 3h8l-1 5 3 6v7H6v-7l3-6zM8 15h8',
  popcorn: 'M6 10h12l-2 11H8zM7 10a3 3 0 0 1 1-6a4 4 0 0 1 8 0a3 3 0 0 1 1 6',
};

interface ReactionsProps {
  props: BoardProps<TableView>;
  text: StoryText;
  mine: boolean;
  tell(wrong: string): void;
}
function Reactions({ props, text, mine, tell }: ReactionsProps) {
  const { view, language, say, contribute, openRule } = props;
  const { reactions: names } = namesIn(language);
  const words = wordsIn(language);
  const given = text.now.reactions;
  const give = (what: Reaction): void =>
    void contribute?.({ kind: 'reaction', to: text.n, what }).then((refusal) => tell(refusal ? refusalIn(props, refusal) : ''));
  if (mine && given.length === 0) return null;
  return (
    <span className="df-reactions">
      {REACTIONS.map((what) => {
        const from = given.filter((one) => one.what === what);
        const by = from.map(({ seat, name }) => (seat === null ? name : say.seat(seat))).join(', ');
        const done = view.seat !== null && from.some(({ seat }) => seat === view.seat);
        if (mine && from.length === 0) return null;
        return (
          <button
            key={what}
            type="button"
            aria-pressed={done}
            aria-disabled={mine || done || !contribute ? true : undefined}
            title={by || names[what]}
            aria-label={words.reactionBy(names[what], from.length, by)}
            onClick={() => {
              if (!mine && !done) give(what);
            }}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path
                d={SIGNS[what]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.700"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
            {names[what]}
            {from.length > 0 ? <b>{from.length}</b> : null}
          </button>
        );
      })}
      {given.length > 0 ? (
        <small>{[...new Set(given.map(({ seat, name }) => (seat === null ? name : say.seat(seat))))].join(', ')}</small>
      ) : null}
      <Rule id="DF-19.4" openRule={openRule} />
    </span>
  );
}

const EMPTY: { words: string | null } = { words: null };

/** Better words; the draft of them survives a reload like any other. */
function Edit({ props, text, start, close }: { props: BoardProps<TableView>; text: StoryText; start: string; close(): void }) {
  const { language, contribute, openRule } = props;
  const words = wordsIn(language);
  const { draft, put, clear } = useDraft(props, EMPTY, `amend ${text.n}`);
  const [wrong, setWrong] = useState<{ why: string; rule: string } | null>(null);
  const now = draft.words ?? (text.now.hidden ? '' : start);
  return (
    <form
      noValidate
      className="df-bench df-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void contribute?.({ kind: 'amend', text: text.n, words: now }).then((refusal) => {
          if (refusal) {
            setWrong({ why: refusalIn(props, refusal), rule: refusal.rule });
            return;
          }
          clear();
          close();
        });
      }}
    >
      <Field
        words={words}
        label={words.betterWords}
        value={now}
        most={MOST_TEXT}
        lines={3}
        wrong={wrong?.why ?? ''}
        rule={wrong?.rule ?? ''}
        openRule={openRule}
        put={(one) => {
          setWrong(null);
          put({ words: one });
        }}
      />
      <footer className="df-bench-foot">
        <button type="submit" className="df-strong">
          {words.saveWords}
        </button>
        {text.now.hidden ? null : (
          <button
            type="button"
            className="df-plain"
            onClick={() => {
              clear();
              close();
            }}
          >
            {words.cancel}
          </button>
        )}
        <small className="df-quiet">{words.kept}</small>
        <Rule id="DF-28.6" openRule={openRule} />
      </footer>
    </form>
  );
}
