/** The word a card gives: all words it offers, what form or trade it means, and wording of one's own. */
import { isCard, isJoker } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import {
  BAND_OF_CARD,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  type LocationTypeId,
  MOST_WORDING,
  TRADE_CHOICES,
} from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { wordAnswer } from '../press/answers.ts';
import { namesIn, shown, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Choice, Field } from './Field.tsx';
import { Foot } from './Naming.tsx';
import { useForm } from './useForm.ts';

const EMPTY = { chosen: '', form: '', wording: '' };
const FORMS = ['broad', 'long', 'wall', 'road'] as const;

const usualForm = (word: string): string => {
  const { shape, wall, road } = defaultForm(word as LocationTypeId);
  return wall ? 'wall' : road ? 'road' : shape;
};

export function WordBench(props: BoardProps<TableView>) {
  const { language, openRule, options } = props;
  const words = wordsIn(language);
  const { trades } = namesIn(language);
  const teller = tellerIn(props);
  const form = useForm(props, EMPTY);
  const { draft, put, send, wrong, refusal } = form;
  const [missing, setMissing] = useState(false);
  const offered = options.filter((option): option is string => typeof option === 'string');
  const chosen = offered.includes(draft.chosen) ? draft.chosen : '';
  const [use, word = ''] = chosen.split(' ');
  const card = shown(props, 'card');
  const low = use === 'type' && isCard(card) && !isJoker(card) && BAND_OF_CARD[card] === 'low';
  const isPlace = shown(props, 'sort') === 'location';
  const usual = low ? (isPlace ? usualForm(word) : defaultTrade(word as DefenderTypeId)) : '';
  const forms: readonly string[] = isPlace ? FORMS : TRADE_CHOICES;
  const formName = (name: string): string =>
    isPlace ? words.forms[name as keyof typeof words.forms] : trades[name as keyof typeof trades];
  const shared = { words, openRule, rule: refusal?.rule ?? '' };
  const list = (kind: 'type' | 'descriptor', label: string) => {
    const these = offered.filter((option) => option.startsWith(`${kind} `));
    return these.length > 0 ? (
      <Choice
        label={label}
        value={chosen}
        values={these}
        name={(option) => teller.word(option.split(' ')[1] ?? '')}
        put={(option) => put({ chosen: option, form: '' })}
      />
    ) : null;
  };
  return (
    <form
      noValidate
      className="df-bench"
      onSubmit={(event) => {
        event.preventDefault();
        // Own wording goes with a word of the list (DF-5.14): it says what the wording counts as.
        if (!chosen) setMissing(true);
        else send(wordAnswer(chosen, low ? draft.form : '', usual, draft.wording), event.currentTarget);
      }}
    >
      {list('type', words.typeWords)}
      {list('descriptor', words.descriptorWords)}
      {low ? (
        <Choice
          label={isPlace ? words.form : words.trade}
          value={draft.form || usual}
          values={forms}
          name={(name) => (name === usual ? words.usually(formName(name)) : formName(name))}
          put={(name) => put({ form: name })}
        />
      ) : null}
      <Field
        {...shared}
        label={words.wording}
        value={draft.wording}
        most={MOST_WORDING}
        wrong={wrong('wording')}
        put={(wording) => put({ wording })}
      />
      <Foot
        {...shared}
        rule={missing && !chosen ? 'DF-5.14' : shared.rule}
        label={chosen ? words.sendAs(draft.wording.trim() || teller.word(word)) : words.send}
        wrong={missing && !chosen ? words.chooseWord(draft.wording.trim()) : form.otherwise(['wording'])}
      />
    </form>
  );
}
