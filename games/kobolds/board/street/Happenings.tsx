/** What has just happened, played once over the street: moves, wounds, stuns, effects, removals. */
import type { Fact, Language } from '@guildhall/kernel';
import { useRef } from 'react';
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { at } from '../art/paint.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { wayOf } from './Rings.tsx';

interface Happening {
  key: string;
  m: number;
  text: string;
  kind: 'bad' | 'good' | 'gone';
}

const STEP = 260;

export function happeningsOf(fresh: readonly Fact[], language: Language): { shown: Happening[]; ways: string[] } {
  const shown: Happening[] = [];
  const ways: string[] = [];
  const words = wordsIn(language);
  const names = namesIn(language);
  fresh.slice(-24).forEach((fact, i) => {
    const way = wayOf(fact);
    if (way) ways.push(way);
    const m = typeof fact.model === 'number' ? fact.model : -1;
    const key = `${i} ${fact.kind}`;
    if (fact.kind === 'wounded') shown.push({ key, m, text: `−${fact.n}`, kind: 'bad' });
    else if (fact.kind === 'healed') shown.push({ key, m, text: `+${fact.n}`, kind: 'good' });
    else if (fact.kind === 'stunned') shown.push({ key, m, text: words.stun, kind: 'bad' });
    else if (fact.kind === 'effectGiven') {
      const effect = String(fact.effect) as keyof typeof names.effects;
      shown.push({ key, m, text: names.effects[effect]?.name ?? '', kind: 'bad' });
    } else if (fact.kind === 'removed') shown.push({ key, m, text: words.out, kind: 'gone' });
  });
  return { shown: shown.slice(-8), ways: ways.slice(-3) };
}

export function Happenings({ table, fresh, language }: { table: TableView; fresh: readonly Fact[]; language: Language }) {
  // Each batch of news plays once and interrupts the one before.
  const seen = useRef({ fresh, batch: 0 });
  if (seen.current.fresh !== fresh) seen.current = { fresh, batch: seen.current.batch + 1 };
  const { shown, ways } = happeningsOf(fresh, language);
  return (
    <g {...UNSEEN} key={seen.current.batch}>
      {ways.map((way) => (
        <path key={way} className="kb-trail fades" d={way} fill="none" />
      ))}
      {shown.map(({ key, m, text, kind }, i) => {
        const model = table.models[m];
        return model ? (
          <g key={key} transform={at(model)}>
            <text className={`kb-rise ${kind}`} style={{ animationDelay: `${i * STEP}ms` }}>
              {text}
            </text>
          </g>
        ) : null;
      })}
    </g>
  );
}
