/** What a player brings to a table: for each hero one that is saved here, a sample, one from a file, or that of the options. */
import type { Plain } from '@guildhall/kernel';
import type { BringProps } from '@guildhall/table';
import { useShelf } from '@guildhall/table/shelf';
import { useId, useRef, useState } from 'react';
import { type Hero, SAMPLE_IDS, SAMPLES } from '../../data/index.ts';
import { type HeroProblem, importHero, lineOf } from '../../heroes/index.ts';
import { sayProblem } from '../../text/data/index.ts';
import { Rule } from '../lists/Rule.tsx';
import { heroIn, SHELF } from './bench.ts';
import './workshop.css';
import { wordsIn } from './words/words.ts';

const FILE = 'file';

interface Chosen {
  /** What the list shows as chosen. */
  readonly key: string;
  readonly hero: Hero | null;
}
const NOBODY: Chosen = { key: '', hero: null };

export default function Bring({ language, label, role, options, change, openRule }: BringProps) {
  const words = wordsIn(language).bring;
  const id = useId();
  const { works } = useShelf(SHELF);
  const heroes = Number(options.heroesPerPlayer ?? 1);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [refused, setRefused] = useState<{ text: string; problem: HeroProblem } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(0);
  const saved = works.flatMap((work) => {
    const hero = heroIn(work.text);
    return hero ? [{ key: `saved ${work.id}`, hero }] : [];
  });
  const samples = SAMPLE_IDS.map((sample) => ({ key: sample, hero: SAMPLES[sample] }));
  const at = (n: number): Chosen => chosen[n] ?? NOBODY;
  const put = (n: number, one: Chosen): void => {
    const next = Array.from({ length: heroes }, (_, i) => (i === n ? one : at(i)));
    setChosen(next);
    setRefused(null);
    // All heroes of a seat are brought, or none (WS-1.4).
    const all = next.map(({ hero }) => hero);
    change(all.every((hero) => hero !== null) ? (all as unknown as Plain) : null);
  };
  const pick = (n: number, key: string): void => {
    if (key === FILE) {
      setAsking(n);
      file.current?.click();
      return;
    }
    put(n, [...saved, ...samples].find((one) => one.key === key) ?? NOBODY);
  };
  const read = (text: string): void => {
    const found = importHero(text);
    if ('problems' in found) setRefused({ text, problem: found.problems[0] });
    else put(asking, { key: FILE, hero: found.hero });
  };
  // WS-1.4: whoever runs the opposition brings no hero.
  if (role !== 'player') return null;
  return (
    <div className="field wh-bring">
      {Array.from({ length: heroes }, (_, n) => {
        const name = heroes > 1 ? `${label}, ${words.which(n + 1)}` : label;
        const { key, hero } = at(n);
        return (
          <label key={name} htmlFor={`${id}-${n}`}>
            <span>{name}</span>
            <select id={`${id}-${n}`} value={key} onChange={({ target }) => pick(n, target.value)}>
              <option value="">{words.asOptions}</option>
              {saved.length > 0 && (
                <optgroup label={words.mine}>
                  {saved.map((one) => (
                    <option key={one.key} value={one.key}>
                      {one.hero.name[language]}
                    </option>
                  ))}
                </optgroup>
              )}
              <optgroup label={words.samples}>
                {samples.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.hero.name[language]}
                  </option>
                ))}
              </optgroup>
              <option value={FILE}>{key === FILE && hero ? `${words.fromFile}: ${hero.name[language]}` : words.fromFile}</option>
            </select>
          </label>
        );
      })}
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={`${words.fromFile}: ${label}`}
        onChange={({ target }) => {
          const [brought] = target.files ?? [];
          if (brought) void brought.text().then(read);
          target.value = '';
        }}
      />
      <p role="status">
        {refused && (
          <>
            <b>{wordsIn(language).line(lineOf(refused.text, refused.problem))}:</b> {sayProblem(refused.problem, language)}{' '}
            <Rule id={refused.problem.rule} openRule={openRule} />
          </>
        )}
      </p>
    </div>
  );
}
