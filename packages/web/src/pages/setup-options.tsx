/** The options of a game as people choose them: a switch, a number, one of a few with a word each, or a list. */
import type { OptionSpec, OptionText } from '@guildhall/kernel';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';

type Value = string | number | boolean;

interface Props {
  option: OptionSpec;
  text: OptionText;
  value: Value;
  choose(value: Value): void;
  openRule(id: string): void;
}

const isYesOrNo = ({ values }: OptionSpec): boolean => values.length === 2 && values.every((value) => typeof value === 'boolean');

/** Many numbers in a row, of which none has a name. */
const isAmount = ({ values }: OptionSpec, text: OptionText): boolean =>
  values.length > 8 &&
  values.every((value, i) => typeof value === 'number' && (i === 0 || value === Number(values[i - 1]) + 1)) &&
  values.every((value) => text.values[String(value)] === undefined);

export function OptionRow(props: Props) {
  const { option, text } = props;
  const id = `option-${option.name}`;
  const chip = <RuleChip id={option.rule} open={props.openRule} />;
  if (isYesOrNo(option))
    return (
      <li className="option-switch">
        <label className="switch plain" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={props.value === true}
            checked={props.value === true}
            onChange={({ target }) => props.choose(target.checked)}
          />
          <span>
            {text.label}
            {text.hint && <small>{text.hint}</small>}
          </span>
        </label>
        {chip}
      </li>
    );
  if (text.hints) return <Choices {...props} id={id} hints={text.hints} />;
  return (
    <li>
      <span>
        <label htmlFor={id}>{text.label}</label> {chip}
        {text.hint && <small>{text.hint}</small>}
      </span>
      {isAmount(option, text) ? <Amount {...props} id={id} /> : <List {...props} id={id} />}
    </li>
  );
}

interface Within extends Props {
  id: string;
}

function List({ id, option, text, value, choose }: Within) {
  return (
    <select
      id={id}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = option.values.find((each) => String(each) === target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {option.values.map((each) => (
        <option key={String(each)} value={String(each)}>
          {text.values[String(each)] ?? String(each)}
        </option>
      ))}
    </select>
  );
}

/** A number between the least and the most; what is typed beyond them is brought back when the field is left. */
function Amount({ id, option, text, value, choose }: Within) {
  const words = useWords();
  const least = Number(option.values[0]);
  const most = Number(option.values.at(-1));
  const within = (n: number): number => Math.min(most, Math.max(least, Math.round(n) || least));
  const now = Number(value);
  return (
    <span className="amount">
      <button
        type="button"
        className="icon-button"
        aria-label={`${text.label}: ${words.setup.less}`}
        disabled={now <= least}
        onClick={() => choose(within(now - 1))}
      >
        −
      </button>
      <input
        id={id}
        key={now}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        defaultValue={now}
        onChange={({ target }) => {
          const typed = Number(target.value);
          if (option.values.includes(typed)) choose(typed);
        }}
        onBlur={({ target }) => {
          const settled = within(Number(target.value));
          target.value = String(settled);
          choose(settled);
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={`${text.label}: ${words.setup.more}`}
        disabled={now >= most}
        onClick={() => choose(within(now + 1))}
      >
        +
      </button>
    </span>
  );
}

function Choices({ id, option, text, value, choose, openRule, hints }: Within & { hints: { [value: string]: string } }) {
  return (
    <li className="option-choices">
      <fieldset id={id}>
        <legend className="option-legend">
          {text.label} <RuleChip id={option.rule} open={openRule} />
        </legend>
        {option.values.map((each) => (
          <label key={String(each)} className="choice">
            <input type="radio" name={id} value={String(each)} checked={each === value} onChange={() => choose(each)} />
            <span>
              {text.values[String(each)] ?? String(each)}
              {hints[String(each)] && <small>{hints[String(each)]}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
