/** The middle of the page: a toy theatre with everybody on it, and under it the test, the odds of one's turn, or how things stand. */
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { ALOUD } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { aims, oddsBoard } from '../foresight/declaring.ts';
import { whoIs } from '../foresight/imagined.ts';
import { needsOf, openTest } from '../foresight/mending.ts';
import { usePlan } from '../press/plan.ts';
import { Odds } from '../trial/Odds.tsx';
import { Playbills } from '../trial/Playbills.tsx';
import { Situation } from '../trial/Situation.tsx';
import { Trial } from '../trial/Trial.tsx';
import { noteWords } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { Cast } from './Cast.tsx';
import { Rail } from './Rail.tsx';
import { Stakes } from './Stakes.tsx';

/** Questions at which a whole declaration can be pressed. */
const DECLARES = ['turn/act', 'declare/target', 'declare/skill', 'declare/stunt'];

/** What somebody said last, as long as the scene is about it. */
function Caption({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const note = table.notes.findLast(({ words }) => words !== ALOUD);
  const said = note ? noteWords(table, note, language) : '';
  const who = note ? whoIs(table, note.by) : null;
  if (said === '' || !who) return null;
  return (
    <figure className="ws-caption">
      <blockquote>{said}</blockquote>
      <figcaption>{who.name[language]}</figcaption>
    </figure>
  );
}

export function Board(props: BoardProps<TableView>) {
  const { view, language } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const declare = usePlan(props);
  const [wanted, setWanted] = useState(NONE);
  const declaring = asked !== null && DECLARES.includes(asked.name) && table.turn !== NONE;
  const targets = declaring ? aims(table, table.turn) : [];
  const named = Number(asked?.show.target ?? NONE);
  const target = [named, wanted, ...targets].find((n) => targets.includes(n)) ?? NONE;
  const odds = declaring && target !== NONE ? oddsBoard(table, table.turn, target) : null;
  const test = odds ? null : openTest(view);
  const needs = test && test.target !== NONE && test.kind !== 'resist' ? needsOf(table, test) : null;
  const attack = odds?.rows[0]?.ways.find((way) => way !== null) ?? null;
  const aimed =
    test && needs !== null ? { target: test.target, tn: needs } : odds && attack ? { target: odds.target, tn: attack.tn } : null;
  return (
    <div className={odds || test || asked?.name === 'session/next' ? 'ws-board' : 'ws-board between'}>
      <section className="ws-stage" aria-label={words.stage}>
        <Rail {...props} />
        <div className="ws-scene">
          <Cast {...props} aimed={aimed} aim={declaring ? setWanted : null} />
        </div>
        {!odds && <Caption {...props} />}
      </section>
      <Stakes {...props} />
      {odds ? (
        <Odds {...props} odds={odds} targets={targets} aim={setWanted} declare={declare} />
      ) : test ? (
        <Trial {...props} />
      ) : (
        <>
          {declaring && <p className="ws-nobody">{words.noTarget}</p>}
          <Playbills {...props} />
          <Situation {...props} />
        </>
      )}
    </div>
  );
}
