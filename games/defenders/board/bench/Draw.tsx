/** The drawing bench: what has been drawn, what it will connect to, crossings, and the place by numbers. The tools are in the rail. */
import type { Language } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { FEATURE_SORTS, MOST_TEXT } from '../../data/index.ts';
import type { Footprint } from '../../table.ts';
import { called } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import {
  answerOf,
  type DrawDraft,
  drawnForMe,
  dueOf,
  EMPTY_DRAWING,
  faultOf,
  footprintOf,
  insideNow,
  kindOf,
  LEAST_UNITS,
  unitsDrawn,
  willConnect,
} from '../press/drawing.ts';
import { lineIdea } from '../press/ideas.ts';
import { boxOf, ellipse, inBox, onSheet, outlineStrokes } from '../press/shapes.ts';
import { type Task, taskOf } from '../press/task.ts';
import { namesIn, refusalIn, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Choice, Field, Rule } from './Field.tsx';
import { LendPen } from './Pen.tsx';
import { toolKeys, toolsFor } from './Tools.tsx';
import { useForm } from './useForm.ts';

/** A shape to begin with for those who place by numbers. */
function firstShape(kind: Footprint['kind']): Footprint {
  if (kind === 'small') return { kind, x: 500, y: 350 };
  if (kind === 'area') return { kind, points: ellipse(500, 350, 70, 55) };
  return { kind, points: [300, 350, 700, 350], closed: false };
}

export function DrawBench(props: BoardProps<TableView>) {
  const task = taskOf(props.view);
  return task ? <Bench props={props} task={task} /> : null;
}

function Bench({ props, task }: { props: BoardProps<TableView>; task: Task }) {
  const { view, language, openRule } = props;
  const { table, seat } = view;
  const words = wordsIn(language);
  const names = namesIn(language);
  const teller = tellerIn(props);
  const form = useForm<DrawDraft>(props, EMPTY_DRAWING);
  const { draft, put, give, send, refusal } = form;
  const footprint = footprintOf(task, draft);
  const answer = useMemo(() => answerOf(table, task, draft), [table, task, draft]);
  const fault = faultOf(table, task, answer) ?? refusal;
  const due = dueOf(table, task, draft, footprint);
  const met = willConnect(table, task, draft).map((i) => called(table.locations[i].name, language));
  const units = unitsDrawn(draft);
  const inside = insideNow(task, draft, footprint);
  const box = footprint ? boxOf(footprint) : null;
  const tools = toolsFor(task);
  const hand = { seat: seat ?? 0, owner: seat ?? 0 };
  const what = task.what === 'feature' ? names.features[draft.sort] : called(table.locations[task.l].name, language);

  const numbers = (change: Partial<{ x: number; y: number; w: number; h: number }>): void => {
    const shape = footprint ?? firstShape(kindOf(task, draft));
    const now = shape.kind === 'small' ? { x: shape.x, y: shape.y, w: 0, h: 0 } : boxOf(shape);
    put({ footprint: inBox(shape, { ...now, ...change }) });
  };
  const keys = toolKeys({ tools, drafting: form, hand });
  // What was drawn is erased for everybody: the draft knows what it had.
  const startAgain = (): void => put({ ...EMPTY_DRAWING, known: draft.known, sort: draft.sort, shape: draft.shape });
  return (
    <form
      noValidate
      className="df-bench df-draw"
      onKeyDown={keys}
      onSubmit={(event) => {
        event.preventDefault();
        send(answer, event.currentTarget);
      }}
    >
      <LendPen props={props} />

      {task.what === 'feature' ? (
        <span className="df-row">
          <Choice
            label={words.feature}
            value={draft.sort}
            values={FEATURE_SORTS}
            name={(sort) => names.features[sort]}
            put={(sort) => put({ sort })}
          />
          {draft.sort === 'river' ? null : (
            <Choice
              label={words.shape}
              value={draft.shape}
              values={['area', 'long'] as const}
              name={(shape) => (shape === 'area' ? words.areaShape : words.lineShape)}
              put={(shape) => put({ shape })}
            />
          )}
        </span>
      ) : null}

      {task.what === 'ruin' ? (
        <>
          <p className="df-quiet">
            {words.drawRuin} <Rule id="DF-7.21" openRule={openRule} />
          </p>
          {draft.aloud ? null : (
            <Field
              words={words}
              label={words.yourWords}
              value={draft.text}
              most={MOST_TEXT}
              lines={2}
              wrong={form.wrong('text')}
              rule={refusal?.rule ?? ''}
              openRule={openRule}
              put={(text) => put({ text })}
              idea={{ label: words.idea, get: () => lineIdea(props, 'destruction') }}
            />
          )}
          {table.settings.narration === 'written' ? null : (
            <label className="df-check">
              <input type="checkbox" checked={draft.aloud} onChange={({ target }) => put({ aloud: target.checked })} />
              {words.aloud}
            </label>
          )}
        </>
      ) : (
        <details className="df-numbers">
          <summary>
            {words.footprint}
            {box ? `: ${words.lies(box.x + box.w / 2, box.y + box.h / 2)}` : ''}
          </summary>
          <p className="df-quiet">{words.footprintFollows}</p>
          <span className="df-row">
            <Num
              label={words.x}
              value={footprint?.kind === 'small' ? footprint.x : (box?.x ?? 0)}
              most={1000}
              put={(x) => numbers({ x })}
            />
            <Num
              label={words.y}
              value={footprint?.kind === 'small' ? footprint.y : (box?.y ?? 0)}
              most={700}
              put={(y) => numbers({ y })}
            />
            {kindOf(task, draft) === 'small' ? null : (
              <>
                <Num label={words.w} value={box?.w ?? 0} most={1000} put={(w) => numbers({ w })} />
                <Num label={words.h} value={box?.h ?? 0} most={700} put={(h) => numbers({ h })} />
              </>
            )}
            {footprint?.kind === 'long' ? (
              <label className="df-check">
                <input
                  type="checkbox"
                  checked={footprint.closed}
                  onChange={({ target }) => put({ footprint: { ...footprint, closed: target.checked } })}
                />
                {words.closedLine}
              </label>
            ) : null}
            {inside ? (
              <>
                <Num
                  label={`${words.insideOf}: ${words.x}`}
                  value={inside[0]}
                  most={1000}
                  put={(x) => put({ inside: onSheet(x, inside[1]) })}
                />
                <Num
                  label={`${words.insideOf}: ${words.y}`}
                  value={inside[1]}
                  most={700}
                  put={(y) => put({ inside: onSheet(inside[0], y) })}
                />
              </>
            ) : null}
            <button
              type="button"
              className="df-plain"
              onClick={() => {
                const shape = footprint ?? firstShape(kindOf(task, draft));
                const style = task.what === 'location' && task.underground ? 'dotted' : 'solid';
                put({ footprint: shape, strokes: [...draft.strokes, ...outlineStrokes(shape, style, draft.ink, draft.width)] });
              }}
            >
              {words.outline}
            </button>
            {draft.footprint ? (
              <button type="button" className="df-plain" onClick={() => put({ footprint: null })}>
                {words.shapeAgain}
              </button>
            ) : null}
          </span>
        </details>
      )}

      {due.map(({ with: id, sorts, sort }) => (
        <Choice
          key={id}
          label={words.crossing(teller.thing(id))}
          value={sort}
          values={sorts}
          name={(one) => names.crossings[one]}
          put={(one) => put({ crossings: { ...draft.crossings, [id]: one } })}
        />
      ))}

      <footer className="df-bench-foot">
        <button type="submit" className="df-strong" data-legal={fault ? undefined : true}>
          {words.confirm(what)}
        </button>
        <button type="button" className="df-plain df-forme" onClick={() => put(drawnForMe(table, task, draft))}>
          {words.drawForMe}
        </button>
        <button type="button" className="df-plain" disabled={draft.strokes.length === 0} onClick={startAgain}>
          {words.startAgain}
        </button>
        {task.what === 'feature' ? (
          <button type="button" className="df-plain" data-legal onClick={({ currentTarget }) => give('pass', currentTarget)}>
            {words.pass}
          </button>
        ) : null}
        {task.what === 'ruin' ? null : <Units has={units} language={language} />}
        {task.what === 'location' ? (
          <span className="df-meets">{met.length > 0 ? words.willConnect(met.join(', ')) : words.connectsNothing}</span>
        ) : null}
        {fault && (draft.strokes.length > 0 || refusal) ? (
          <span className="df-wrong" role="status">
            {refusalIn(props, fault)} <Rule id={fault.rule} openRule={openRule} />
          </span>
        ) : (
          <small className="df-quiet">{words.kept}</small>
        )}
        <Rule id="DF-7.4" openRule={openRule} />
      </footer>
    </form>
  );
}

function Units({ has, language }: { has: number; language: Language }) {
  return (
    <span className={has >= LEAST_UNITS ? 'df-units done' : 'df-units'} data-units={has}>
      <i style={{ inlineSize: `${Math.min(100, (has / LEAST_UNITS) * 100)}%` }} />
      {wordsIn(language).enough(has / LEAST_UNITS)}
    </span>
  );
}

function Num({ label, value, most, put }: { label: string; value: number; most: number; put(value: number): void }) {
  return (
    <label className="df-num">
      {label}
      <input
        type="number"
        min={0}
        max={most}
        step={5}
        value={value}
        onChange={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) put(target.valueAsNumber);
        }}
      />
    </label>
  );
}
