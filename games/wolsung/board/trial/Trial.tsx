/** The test in progress: who against whom, the dice die by die, both sums term by term, and what may be added. */
import type { BoardProps } from '@guildhall/table';
import { RAISE } from '../../data/index.ts';
import { NO_REROLLS } from '../../odds/index.ts';
import { NONE } from '../../table.ts';
import type { TableView, TestView } from '../../view.ts';
import { PlayingCard, TenDie } from '../art/Pieces.tsx';
import { whoIs } from '../foresight/imagined.ts';
import { needsOf, openTest, standing } from '../foresight/mending.ts';
import { fullName, idName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Dice } from './Dice.tsx';
import { Ladder } from './Ladder.tsx';
import { Sum } from './Sum.tsx';
import { isGood, verdictOf } from './verdict.ts';

type Props = BoardProps<TableView>;

/** "forceful blow, athletics". */
function whatItIs({ kind, stunt, skill }: TestView, language: Props['language']): string {
  return `${stunt === '' ? namesIn(language).tests[kind] : idName(stunt, language)}, ${idName(skill, language)}`;
}

/** Who tests what against whom. */
export function headOf(table: TableView, test: TestView, language: Props['language']): string {
  const target = test.target === NONE ? '' : ` → ${fullName(table, test.target, language)}`;
  return `${fullName(table, test.actor, language)}${target}`;
}

/** Dice of the pool that can be taken up: pressing the third takes three. */
function TakeUp({ props, foe }: { props: Props; foe: boolean }) {
  const { options, answer, focus, focused, language } = props;
  const words = wordsIn(language);
  const dice = options.flatMap((option) => {
    const n = Number(/^dice (\d+)$/.exec(String(option))?.[1] ?? 0);
    return n > 0 ? [{ option, n }] : [];
  });
  const marked = Number(/^dice (\d+)$/.exec(String(focused))?.[1] ?? 0);
  return dice.map(({ option, n }) => (
    <button
      key={n}
      type="button"
      data-legal
      className={n <= marked ? 'ws-take here' : 'ws-take'}
      aria-label={words.takeUp(n)}
      onClick={(event) => answer(option, event.currentTarget)}
      onPointerEnter={() => focus(option)}
      onPointerLeave={() => focus(null)}
      onFocus={() => focus(option)}
      onBlur={() => focus(null)}
    >
      <TenDie face="" look={foe ? 'foe' : 'hero'} size={40} />
    </button>
  ));
}

function Dish({ test, props }: { test: TestView; props: Props }) {
  const { language, view, options } = props;
  const words = wordsIn(language);
  const foe = whoIs(view.table, test.actor)?.side !== 0;
  const choosing = options.some((option) => String(option).startsWith('dice '));
  const range = test.range === 0 ? '' : test.range >= NO_REROLLS ? words.rollsNever : words.rollsOnFrom(test.range);
  return (
    <div className="ws-dish">
      {test.automatic !== null ? (
        <PlayingCard card={test.automatic} />
      ) : test.rolled.length > 0 ? (
        <span key={test.rolled.length} className={props.motion ? 'ws-falls' : undefined}>
          <Dice dice={test.rolled} foe={foe} language={language} size={40} />
        </span>
      ) : choosing ? (
        <span className="ws-dice">
          <TakeUp props={props} foe={foe} />
        </span>
      ) : (
        <span className="ws-dice">
          {Array.from({ length: Math.min(8, test.dice) }, (_, i) => i).map((i) => (
            <TenDie key={i} face="" look={foe ? 'foe' : 'hero'} size={40} />
          ))}
        </span>
      )}
      <small>{test.rolled.length === 0 && test.dice > 0 && test.automatic === null ? words.toFall(test.dice) : ''}</small>
      <small>{range}</small>
    </div>
  );
}

/** Cards that lie beside the dice. */
function Played({ test, language }: { test: TestView; language: Props['language'] }) {
  const names = namesIn(language).terms;
  const cards = [
    ...(test.card === null ? [] : [{ card: test.card, name: names.card }]),
    ...test.helps.map((card) => ({ card, name: names.help })),
    ...(test.guard === null ? [] : [{ card: test.guard, name: names.guard }]),
  ];
  if (cards.length === 0) return null;
  return (
    <ul className="ws-played">
      {cards.map(({ card, name }) => (
        <li key={card}>
          <PlayingCard card={card} /> <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

/** A test around the open one: the hit that is being resisted. */
function Outer({ test, props: { view, language } }: { test: TestView; props: Props }) {
  const words = wordsIn(language);
  const made = standing(view, test);
  return (
    <p className="ws-outer">
      {headOf(view.table, test, language)}, {whatItIs(test, language)}
      {made && (
        <>
          : <b>{test.result}</b> / {test.tn}, {verdictOf(made, words)}
        </>
      )}
    </p>
  );
}

export function Trial(props: Props) {
  const { view, language, openRule } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const test = openTest(view);
  if (!test) return null;
  const choosing = asked?.name === 'declare/dice' || asked?.name === 'resist/dice';
  const made = choosing ? null : standing(view, test);
  const needs = needsOf(table, test);
  const known = test.terms.length > 0;
  const raises = made && made.result !== null && made.result >= made.needs ? Math.floor((made.result - made.needs) / RAISE) : 0;
  return (
    <section className="ws-trial" aria-label={words.test}>
      {table.tests
        .filter((one) => one !== test)
        .map((one) => (
          <Outer key={`${one.actor} ${one.kind}`} test={one} props={props} />
        ))}
      <header>
        <h3>{headOf(table, test, language)}</h3>
        <p>{whatItIs(test, language)}</p>
      </header>
      <div className="ws-scales">
        <Dish test={test} props={props} />
        <div className="ws-sums">
          {known ? (
            <Sum
              name={test.rolled.length > 0 || test.automatic !== null ? words.makes : words.adds}
              terms={test.terms.filter(({ name }) => name !== 'die' || test.rolled.length > 0)}
              total={test.rolled.length > 0 || test.automatic !== null ? test.result : `+${test.result}`}
              language={language}
              openRule={openRule}
            />
          ) : (
            <p className="ws-hidden">
              {words.adds}: {words.unknown}
            </p>
          )}
          {needs === null ? null : test.kind === 'resist' ? (
            <p className="ws-needs">{words.mustExceed(test.tn)}</p>
          ) : (
            <Sum foe name={words.against} terms={test.against} total={needs} language={language} openRule={openRule} />
          )}
          <Played test={test} language={language} />
        </div>
        {made && (
          <p className={isGood(made, view) ? 'ws-verdict good' : 'ws-verdict'} aria-live="polite">
            <b>{verdictOf(made, words)}</b>
            {raises > 0 && <small>{words.raises(raises)}</small>}
            {test.final && <small>{words.finalResult}</small>}
          </p>
        )}
      </div>
      <Ladder {...props} />
    </section>
  );
}
