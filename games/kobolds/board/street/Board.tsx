/** The street: picture, light, what is about to happen, what has just happened, and presses that become answers. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { NONE } from '../../table.ts';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { AS_GROUP, Target, UNSEEN } from '../art/aria.ts';
import { at, f, ring, U, viewBox, X, Y } from '../art/paint.ts';
import { cornersOf } from '../art/terrain.ts';
import { Cards } from '../felt/Cards.tsx';
import { Versus } from '../lists/Versus.tsx';
import { activeOf, fightOf, scenarioOf } from '../model.ts';
import { useDraft } from '../press/draft.ts';
import { useAnswering } from '../press/habits.ts';
import { taskOf } from '../press/hand.ts';
import { lookAt, lookOfAnswer, shootsOrCasts, watcherOf } from '../press/sight.ts';
import { answersByThing, pressThing, type Thing, thingOf } from '../press/targets.ts';
import { thingLabel, thingName, thingsOf } from '../words/label.ts';
import { answerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Bench, wantsBench } from './Bench.tsx';
import { figuresOf } from './figures.ts';
import { Happenings } from './Happenings.tsx';
import { type Hit, Hits } from './Hits.tsx';
import { MoveLabel, SightLabel } from './Labels.tsx';
import { MiniMap } from './MiniMap.tsx';
import { Models } from './Models.tsx';
import { Ghost, Reach, Way, Zone } from './Reach.tsx';
import { Links, Names, Pointed, Rings } from './Rings.tsx';
import { Street } from './Street.tsx';
import { Tags, Things } from './Things.tsx';
import { useFrame } from './useFrame.ts';
import { useLater } from './useLater.ts';
import { usePlacing } from './usePlacing.ts';
import { useSteady } from './useSteady.ts';

/** Fetched when the first line is drawn: the street is there before. */
const Sight = lazy(async () => ({ default: (await import('./Sight.tsx')).Sight }));

function hitsOf(table: TableView, things: readonly Thing[], label: (thing: Thing) => string): Hit[] {
  return things.flatMap((thing): Hit[] => {
    const index = Number(thing.slice(1));
    const hit = { thing, label: label(thing) };
    if (thing === 'carriage') {
      const x = X(table.carriage);
      return [{ ...hit, path: `M${x} ${Y(13.25)}h140v100h-140Z` }];
    }
    if (thing === 'chest') return table.chest ? [{ ...hit, circle: [X(table.chest.x), Y(table.chest.y), 18] }] : [];
    if (thing.startsWith('t')) {
      const piece = table.terrain[index];
      return piece ? [{ ...hit, path: ring(cornersOf(piece)) }] : [];
    }
    const spot = thing.startsWith('k') ? table.markers[index] : table.models[index];
    const r = thing.startsWith('k') ? 16 : f((table.models[index]?.r ?? 0) * U);
    return spot ? [{ ...hit, circle: [X(spot.x), Y(spot.y), r] }] : [];
  });
}

/** The middle of a thing in per cent of the board, whatever the board's size and zoom. */
export function Board(props: BoardProps<TableView>) {
  const { view, language, say, options, answer, choose, focused, focus, pointed, motion } = props;
  const { table, seat, asked } = view;
  const words = wordsIn(language);
  const [draft, put] = useDraft(view, 'over');
  useAnswering(props);
  const choice = usePlacing(props);
  const { placing, aim, reach, legal } = choice;
  const { frame, near, can, toggle } = useFrame(table, placing);

  const task = useMemo(() => taskOf(table, asked, seat), [table, asked, seat]);
  const by = useMemo(() => answersByThing(options, table), [options, table]);
  const legalThings = useMemo(() => new Set(placing ? [] : by.keys()), [by, placing]);
  const figures = useMemo(() => figuresOf(table), [table]);
  const inWords = useCallback((option: Plain) => answerIn({ view, language, say }, option), [view, language, say]);
  const hits = useMemo(
    () =>
      hitsOf(table, thingsOf(table, seat), (thing) => {
        const label = thingLabel(table, thing, language, say);
        const answers = by.get(thing);
        return answers ? `${label}. ${wordsIn(language).model.choices(answers.map(inWords).join('; '))}` : label;
      }),
    [table, seat, language, say, by, inWords],
  );

  const press = useSteady((thing: Thing, anchor: Element) => {
    const pressed = pressThing(thing, by, asked, table, seat);
    if (pressed.kind === 'choose') choose(pressed.answers, thingName(table, thing, language), anchor);
    if (pressed.kind === 'answer' || pressed.kind === 'refused') answer(pressed.answer, anchor);
  });
  const point = useSteady((thing: Thing | null) => {
    put({ over: thing?.startsWith('m') ? Number(thing.slice(1)) : NONE });
    focus((thing === null ? undefined : by.get(thing)?.[0]) ?? null);
  });

  const active = activeOf(table);
  const fight = fightOf(table);
  const over = draft.over;
  const onThing = focused === null ? null : thingOf(focused, table);
  // Who would see it there is measured once the model is shown there: the hand does not wait for it.
  const settled = useLater(legal ? aim : null);
  const look = useMemo(() => {
    if (focused !== null) {
      const told = lookOfAnswer(table, focused);
      if (told) return told;
    }
    if (placing?.kind === 'move' && settled)
      return watcherOf(table, placing.model, { ...placing.mover, x: settled.x, y: settled.y });
    if (over !== NONE && active !== NONE && over !== active && shootsOrCasts(table, active)) return lookAt(table, active, over);
    return null;
  }, [table, focused, placing, settled, over, active]);
  const shownAim = aim ?? choice.rest;
  const moving = placing && shownAim ? { table, placing, aim: shownAim, legal, unseen: aim === null } : null;

  if (wantsBench(props)) return <Bench {...props} />;
  return (
    <div className={`kb-board${motion ? '' : ' still'}${near ? ` near-${near}` : ''}`}>
      <Versus {...props} />
      <div className="kb-sheet">
        <svg className="kb-map" viewBox={viewBox(frame)} aria-hidden="true">
          <Street
            terrain={table.terrain}
            road={scenarioOf(table) === 'runaway-carriage'}
            riverName={words.river}
            scenario={scenarioOf(table)}
          />
        </svg>
        <svg
          className={placing ? 'kb-over placing' : 'kb-over'}
          viewBox={viewBox(frame)}
          {...AS_GROUP}
          aria-label={words.street}
          onPointerMove={choice.onMove}
          onPointerDown={choice.onDown}
          onPointerUp={choice.onUp}
          onPointerLeave={choice.onLeave}
        >
          <Things table={table} />
          {placing ? <Zone placing={placing} /> : null}
          {reach && placing ? <Reach points={reach} r={placing.mover.r} /> : null}
          {moving ? <Way {...moving} /> : null}
          <Suspense fallback={null}>{look ? <Sight table={table} look={look} /> : null}</Suspense>
          <Rings table={table} active={active} fight={fight} />
          <Models figures={figures} except={placing && aim ? placing.model : NONE} />
          <Tags table={table} />
          {moving ? <Ghost {...moving} /> : null}
          <Links table={table} fight={fight} />
          {pointed ? <Pointed table={table} fact={pointed} /> : null}
          {onThing?.startsWith('m') ? <Focused table={table} m={Number(onThing.slice(1))} /> : null}
          <Names table={table} language={language} of={[active, fight?.target ?? NONE, over, modelIn(onThing)]} />
          {motion ? <Happenings table={table} fresh={props.fresh} language={language} /> : null}
          <Hits hits={hits} legal={legalThings} through={placing !== null} press={press} point={point} />
          {placing ? (
            <Target
              className="kb-cursor"
              role="button"
              tabIndex={0}
              data-legal
              aria-label={`${aim ? words.cursor(text[language].point(aim.x, aim.y)) : words.aimHint} ${words.cursorHelp}`}
              transform={at(aim ?? placing.mover)}
              onKeyDown={choice.onKey}
            >
              <circle className="kb-focus" r={f(placing.mover.r * U + 8)} />
            </Target>
          ) : null}
        </svg>
        {moving ? (
          <MoveLabel
            props={props}
            frame={frame}
            placing={moving.placing}
            aim={moving.aim}
            refusal={choice.refusal}
            legal={legal}
            locked={choice.locked}
            unseen={moving.unseen}
          />
        ) : null}
        {look ? <SightLabel props={props} frame={frame} look={look} /> : null}
        {can ? (
          <MiniMap
            terrain={table.terrain}
            figures={figures}
            frame={near ? frame : null}
            label={near ? words.wholeStreet : words.nearer}
            press={toggle}
          />
        ) : null}
      </div>
      {task ? (
        <div className="kb-felt kb-under choosing">
          <Cards {...props} />
        </div>
      ) : null}
    </div>
  );
}

const modelIn = (thing: Thing | null): number => (thing?.startsWith('m') ? Number(thing.slice(1)) : NONE);

function Focused({ table, m }: { table: TableView; m: number }) {
  const model = table.models[m];
  return model ? (
    <g {...UNSEEN} transform={at(model)}>
      <circle className="kb-on" r={f(model.r * U + 7)} />
    </g>
  ) : null;
}
