/** Heroes to begin with: saved ones, the samples, and whatever a file brings. A bad file is refused line by line. */
import { useShelf, type Work } from '@guildhall/table/shelf';
import { useId, useRef, useState } from 'react';
import { type Hero, SAMPLE_IDS, SAMPLES } from '../../../data/index.ts';
import { type HeroProblem, importHero, lineOf } from '../../../heroes/index.ts';
import { archetypes, inForm, professions, races, sayProblem } from '../../../text/data/index.ts';
import { Medal } from '../../art/Figure.tsx';
import { Rule } from '../../lists/Rule.tsx';
import { heroIn, SHELF } from '../bench.ts';
import { useBench } from './bench.tsx';

/** More would not be read anyway. */
const MOST_SHOWN = 12;

interface Refused {
  readonly text: string;
  readonly problems: readonly HeroProblem[];
}

/** What is there and wrong comes before what is missing. */
const gravest = (problems: readonly HeroProblem[]): HeroProblem[] =>
  problems.toSorted((a, b) => Number(a.why === 'missingField') - Number(b.why === 'missingField')).slice(0, MOST_SHOWN);

function Import({ take }: { take(hero: Hero): void }) {
  const { language, words, openRule } = useBench();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const read = (text: string): void => {
    const found = importHero(text);
    if ('problems' in found) {
      setRefused({ text, problems: found.problems });
      return;
    }
    setRefused(null);
    setPasted('');
    take(found.hero);
  };
  return (
    <div className="wh-import">
      <button type="button" className="button" onClick={() => file.current?.click()}>
        {words.importFile}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.importFile}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void chosen.text().then(read);
          target.value = '';
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read(pasted);
        }}
      >
        <label htmlFor={id}>{words.importPasted}</label>
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          placeholder={words.pasteHint}
          value={pasted}
          aria-invalid={refused !== null || undefined}
          onChange={({ target }) => setPasted(target.value)}
        />
        <button type="submit" className="button">
          {words.read}
        </button>
      </form>
      {refused && (
        <div role="alert" className="wh-refused">
          <p>{words.refused}</p>
          <ul>
            {gravest(refused.problems).map((problem) => (
              <li key={`${problem.why} ${JSON.stringify(problem.about)}`}>
                <b>{words.line(lineOf(refused.text, problem))}:</b> {sayProblem(problem, language)}{' '}
                <Rule id={problem.rule} openRule={openRule} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Card({ hero, open, drop }: { hero: Hero; open(): void; drop?(): void }) {
  const { words, say } = useBench();
  return (
    <li className="wh-card">
      <button type="button" onClick={open} aria-label={words.openHero(say(hero.name))}>
        <Medal who={{ hero, profile: null }} size={46} foe={false} />
        <b>{say(hero.name)}</b>
        <small>
          {say(inForm(races[hero.race], hero.form))}, {say(inForm(professions[hero.profession].name, hero.form))},{' '}
          {say(archetypes[hero.archetype])}
        </small>
      </button>
      {drop && (
        <button type="button" className="wh-drop" onClick={drop} aria-label={words.drop(say(hero.name))}>
          ×
        </button>
      )}
    </li>
  );
}

export function Heroes({ open, anew }: { open(hero: Hero, work: string): void; anew(): void }) {
  const { words } = useBench();
  const { shelf, works } = useShelf(SHELF);
  const [gone, setGone] = useState<Work | null>(null);
  const saved = works.flatMap((work) => {
    const hero = heroIn(work.text);
    return hero ? [{ work, hero }] : [];
  });
  return (
    <section className="wh-heroes" aria-label={words.tabs.heroes}>
      <div>
        <h2>{words.heroes}</h2>
        {saved.length === 0 && <p className="quiet">{words.none}</p>}
        <ul>
          {saved.map(({ work, hero }) => (
            <Card
              key={work.id}
              hero={hero}
              open={() => open(hero, work.id)}
              drop={() => {
                shelf.remove(work.id);
                setGone(work);
              }}
            />
          ))}
        </ul>
        <p role="status">
          {gone && (
            <button
              type="button"
              className="link"
              onClick={() => {
                shelf.putBack(gone);
                setGone(null);
              }}
            >
              {words.back}: {gone.name}
            </button>
          )}
        </p>
        <button type="button" className="button" onClick={anew}>
          {words.anew}
        </button>
      </div>
      <div>
        <h2>{words.samples}</h2>
        <ul>
          {SAMPLE_IDS.map((id) => (
            <Card key={id} hero={SAMPLES[id]} open={() => open(SAMPLES[id], '')} />
          ))}
        </ul>
      </div>
      <Import take={(hero) => open(hero, '')} />
    </section>
  );
}
