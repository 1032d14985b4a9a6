/** What all parts of the builder share: the draft on the bench, and how a choice is made or refused beside where it was pressed. */
import type { Language } from '@guildhall/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Words } from '../../../data/index.ts';
import { type Choices, choose, type Draft, type HeroProblem, type Option, optionsOf, type Step } from '../../../heroes/index.ts';
import { sayProblem } from '../../../text/data/index.ts';
import { Rule } from '../../lists/Rule.tsx';
import { type BuilderWords, wordsIn } from '../words/words.ts';

/** The parts of the page in which something can be refused. */
export type Place = 'who' | 'archetype' | 'origin' | 'nation' | 'profession' | 'skills' | 'deeds' | 'gadget' | 'gear';

export interface Bench {
  draft: Draft;
  language: Language;
  /** Takes the draft after a choice, or says why there is none. */
  take(place: Place, made: Draft | HeroProblem): void;
  /** What was refused last, and where. */
  refused: { readonly place: Place; readonly problem: HeroProblem } | null;
  openRule(id: string): void;
}

const Lying = createContext<Bench | null>(null);
export const OnBench = Lying.Provider;

export function useBench(): Bench & { words: BuilderWords; say(words: Words): string } {
  const bench = useContext(Lying);
  if (!bench) throw new Error('there is no bench');
  return { ...bench, words: wordsIn(bench.language), say: (words) => words[bench.language] };
}

/** A part of the builder, under its number, with what is refused in it. */
export function Part(props: { n: string; place: Place; title: string; rule: string; hint?: string; children: ReactNode }) {
  const { refused, language, openRule } = useBench();
  const { n, place, title, rule, hint, children } = props;
  return (
    <section className="wh-part" id={`wh-${place}`} tabIndex={-1} aria-labelledby={`wh-${place}-title`}>
      <h2 id={`wh-${place}-title`}>
        <i className="wh-number" aria-hidden="true">
          {n}
        </i>{' '}
        {title}
        <small className="wh-hint">
          {hint} <Rule id={rule} openRule={openRule} />
        </small>
      </h2>
      {children}
      <p role="status" className={refused?.place === place ? 'wh-why' : 'wh-why none'}>
        {refused?.place === place && (
          <>
            {sayProblem(refused.problem, language)} <Rule id={refused.problem.rule} openRule={openRule} />
          </>
        )}
      </p>
    </section>
  );
}

interface ChipsProps<S extends Step> {
  step: S;
  place: Place;
  /** What an option is called. */
  name(id: Choices[S]): string;
  /** Options that are not offered at all. */
  but?(option: Option<Choices[S]>): boolean;
  label: string;
}

/** Everything there is to choose in a step, to be pressed; what is not open says why when it is. */
export function Chips<S extends Step>({ step, place, name, but, label }: ChipsProps<S>) {
  const { draft, take, language } = useBench();
  return (
    <fieldset className="wh-chips">
      <legend className="unseen">{label}</legend>
      {optionsOf(draft, step)
        .filter((option) => !but?.(option))
        .map(({ id, chosen, whyNot }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen}
            aria-disabled={whyNot !== null}
            title={whyNot ? `${sayProblem(whyNot, language)} (${whyNot.rule})` : undefined}
            onClick={() => take(place, choose(draft, step, id))}
          >
            {name(id)}
          </button>
        ))}
    </fieldset>
  );
}
