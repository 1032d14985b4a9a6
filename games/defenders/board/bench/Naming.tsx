/** Names and descriptions: of what is finalised, of a new threat, of a reinforcement. */
import { isCard, isJoker } from '@guildhall/cards';
import type { PlainRecord } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import {
  BAND_OF_CARD,
  DEFENDER_TYPES_OFFERED,
  type DefenderTypeId,
  defaultTrade,
  type Kind,
  MOST_NAME,
  MOST_TEXT,
  MOST_WORDING,
  TRADE_CHOICES,
  type TradeChoice,
} from '../../data/index.ts';
import type { NameKind, PromptKind } from '../../text/prompts/index.ts';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { type NamingDraft, namingAnswer } from '../press/answers.ts';
import { lineIdea, nameIdea } from '../press/ideas.ts';
import { namesIn, shown, shownList, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Choice, Field, Rule } from './Field.tsx';
import { useForm } from './useForm.ts';

const EMPTY: NamingDraft = { name: '', description: '', aloud: false, kind: '', word: '', wording: '', trade: '' };

/** What is named, and so which names and lines are suggested. */
function about(props: BoardProps<TableView>): { name: NameKind; line: PromptKind; words: readonly string[] } {
  const { table, asked } = props.view;
  const unit = shown(props, 'class');
  if (asked?.name === 'new threat/name') {
    const face = unit === 'jack' || unit === 'queen' || unit === 'king';
    return { name: face ? 'terror' : 'threat', line: 'threat_description', words: shownList(props, 'words') };
  }
  if (asked?.name === 'finalise/name' && shown(props, 'sort') === 'location') {
    return { name: 'place', line: 'place_description', words: [] };
  }
  const card = shown(props, 'card');
  const words =
    asked?.name === 'reinforcements/name' && isCard(card) && !isJoker(card)
      ? DEFENDER_TYPES_OFFERED[table.world.setting][BAND_OF_CARD[card]]
      : [];
  const name = unit === 'king' ? 'machine' : unit === 'jack' || unit === 'queen' ? 'person' : 'unit';
  return { name, line: 'defender_description', words };
}

export function Naming(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const names = namesIn(language);
  const teller = tellerIn(props);
  const form = useForm(props, EMPTY);
  const { draft, put, send, wrong, refusal } = form;
  const subject = about(props);
  const kinds = shownList(props, 'kinds') as Kind[];
  const kind = (draft.kind || shown(props, 'kind')) as Kind;
  const word = draft.word || subject.words[0] || '';
  const card = shown(props, 'card');
  const low = asked?.name === 'reinforcements/name' && isCard(card) && !isJoker(card) && BAND_OF_CARD[card] === 'low';
  const maySpeak = table.settings.narration !== 'written';
  const stack = table.stacks.find(({ id }) => id === shown(props, 'stack'));
  const rule = refusal?.rule ?? '';

  const made = (): PlainRecord => namingAnswer(draft, { maySpeak, kind: kinds.length > 1 ? kind : '', word, trade: low });
  return (
    <form
      noValidate
      className="df-bench"
      onSubmit={(event) => {
        event.preventDefault();
        send(made(), event.currentTarget);
      }}
    >
      {stack ? (
        <p className="df-cards-line">
          {stack.cards.map((one) => (
            <span key={one.card}>
              <MiniCard card={one.card} language={language} /> {teller.word(one.word)}
              {one.wording ? <q>{one.wording}</q> : null}
            </span>
          ))}
        </p>
      ) : null}
      <div className="df-columns">
        <div>
          <Field
            words={words}
            label={words.name}
            value={draft.name}
            most={MOST_NAME}
            wrong={wrong('name')}
            rule={rule}
            openRule={openRule}
            put={(name) => put({ name })}
            idea={{ label: words.otherName, get: () => nameIdea(table, language, subject.name) }}
          />
          {subject.words.length > 0 ? (
            <>
              <Choice
                label={words.word}
                value={word}
                values={subject.words}
                name={teller.word}
                put={(one) => put({ word: one })}
              />
              <Field
                words={words}
                label={words.wording}
                value={draft.wording}
                most={MOST_WORDING}
                wrong={wrong('wording')}
                rule={rule}
                openRule={openRule}
                put={(wording) => put({ wording })}
              />
            </>
          ) : null}
          {low ? (
            <Choice<TradeChoice>
              label={words.trade}
              value={(draft.trade || defaultTrade(word as DefenderTypeId)) as TradeChoice}
              values={TRADE_CHOICES}
              name={(trade) => names.trades[trade]}
              put={(trade) => put({ trade })}
            />
          ) : null}
          {kinds.length > 1 ? (
            <>
              <Choice<Kind>
                label={words.kind}
                value={kind}
                values={kinds}
                name={(one) => (one === shown(props, 'kind') ? words.usually(names.kinds[one]) : names.kinds[one])}
                put={(one) => put({ kind: one })}
              />
              <p className="df-quiet">
                {words.kindHint} <Rule id="DF-6.17" openRule={openRule} />
              </p>
            </>
          ) : null}
        </div>
        <div>
          {draft.aloud && maySpeak ? (
            <p className="df-stamped">{words.aloudHint}</p>
          ) : (
            <Field
              words={words}
              label={words.description}
              value={draft.description}
              most={MOST_TEXT}
              lines={3}
              wrong={wrong('description')}
              rule={rule}
              openRule={openRule}
              put={(description) => put({ description })}
              idea={{ label: words.idea, get: () => lineIdea(props, subject.line) }}
            />
          )}
          {maySpeak ? (
            <label className="df-check">
              <input type="checkbox" checked={draft.aloud} onChange={({ target }) => put({ aloud: target.checked })} />
              {words.aloud} <Rule id="DF-29.3" openRule={openRule} />
            </label>
          ) : null}
        </div>
      </div>
      <Foot
        words={words}
        label={words.send}
        wrong={form.otherwise(['name', 'description', 'wording'])}
        rule={rule}
        openRule={openRule}
      />
    </form>
  );
}

/** The end of a form: the one strong button, and what is wrong with the whole. */
export function Foot({
  words,
  label,
  wrong,
  rule,
  openRule,
}: {
  words: ReturnType<typeof wordsIn>;
  label: string;
  wrong: string;
  rule: string;
  openRule(id: string): void;
}) {
  return (
    <footer className="df-bench-foot">
      <button type="submit" className="df-strong">
        {label}
      </button>
      {wrong ? (
        <span className="df-wrong" role="alert">
          {wrong} {rule ? <Rule id={rule} openRule={openRule} /> : null}
        </span>
      ) : (
        <small className="df-quiet">{words.kept}</small>
      )}
    </footer>
  );
}
