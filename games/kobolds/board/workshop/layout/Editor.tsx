/** The layout editor: tools, board, figures of the chosen piece, and what the rules say. Every step can be taken back. */
import type { Language, Refusal } from '@guildhall/kernel';
import { type ReactNode, useId, useState } from 'react';
import { MARKERS, type PiecePlan, SCENARIO_IDS, SCENARIOS, TERRAIN_KINDS, type TerrainKind } from '../../../data/index.ts';
import { numbered } from '../parts/numbered.ts';
import { Rule } from '../parts/Rule.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import { namesIn, refusalIn, wordsIn } from '../words/words.ts';
import { Drawing, type Marked, TOOLS, type Tool } from './Drawing.tsx';
import { PieceFields } from './PieceFields.tsx';
import {
  addPiece,
  drawnPiece,
  freeSpot,
  type LayoutDraft,
  markersOnTerrain,
  removePiece,
  type Spot,
  USUAL_HEIGHT,
  wholePlan,
  whyNotDraft,
  withPiece,
  withTwins,
} from './plan.ts';

/** What a new piece measures when it is added without drawing it. */
const USUAL_SIZE: { readonly [kind in TerrainKind]: readonly [number, number] } = {
  house: [4, 3.5],
  tower: [3, 3],
  'low-wall': [4, 0.5],
  crates: [1.5, 1.5],
  barrels: [1.5, 1.5],
  stall: [2, 1.5],
  shed: [2, 1.5],
};

interface Props {
  draft: LayoutDraft;
  /** A step; unless `passing`, one that can be taken back. */
  change(draft: LayoutDraft, passing?: boolean): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  language: Language;
  openRule(id: string): void;
  /** What can be done with the layout. */
  children: ReactNode;
}

/** Which pieces and which free part a refusal is about. */
function markedBy(refusal: Refusal | null, draft: LayoutDraft): Marked {
  if (!refusal) return { pieces: [], zone: null };
  const { piece, other, pieces, where } = refusal.about;
  const numbers = [piece, other, ...(Array.isArray(pieces) ? pieces : [])].filter((n) => typeof n === 'number');
  const zone =
    typeof where === 'string'
      ? where
      : refusal.why === 'layout-centre'
        ? 'centre'
        : refusal.why === 'layout-road'
          ? 'road'
          : null;
  return { pieces: numbers.map((number) => drawnPiece(draft, number)), zone };
}

export function Editor({ draft, change, undo, redo, language, openRule, children }: Props) {
  const words = wordsIn(language).layout;
  const names = namesIn(language);
  const twinsField = useId();
  const [tool, setTool] = useState<Tool>('select');
  const [kind, setKind] = useState<TerrainKind>('house');
  const [chosen, setChosen] = useState<number | null>(null);
  const refusal = whyNotDraft(draft);
  const road = whyNotDraft(draft, 'runaway-carriage');
  const markers = markersOnTerrain(wholePlan(draft));
  const piece: PiecePlan | undefined = chosen === null ? undefined : draft.pieces[chosen];

  const add = (added: PiecePlan): void => {
    change(addPiece(draft, added));
    setChosen(draft.pieces.length);
    setTool('select');
  };
  const remove = (at: number): void => {
    change(removePiece(draft, at));
    setChosen(null);
  };
  return (
    <div className="kw-editor">
      <div className="kw-board">
        <div className="kw-tools">
          <fieldset className="kw-ways">
            <legend className="unseen">{words.tools}</legend>
            {TOOLS.map((each) => (
              <button key={each} type="button" aria-pressed={each === tool} onClick={() => setTool(each)}>
                {words[each]}
              </button>
            ))}
          </fieldset>
          <button type="button" className="button" disabled={!undo} onClick={() => undo?.()}>
            {words.undo}
          </button>
          <button type="button" className="button" disabled={!redo} onClick={() => redo?.()}>
            {words.redo}
          </button>
        </div>
        <p className="quiet kw-hint">{words.hint[tool]}</p>
        <Drawing
          pieces={draft.pieces}
          twins={draft.twins}
          tool={tool}
          chosen={chosen}
          marked={markedBy(refusal, draft)}
          road={road?.why !== 'layout-road'}
          language={language}
          choose={setChosen}
          draw={(corners: readonly Spot[]) => add({ kind, corners, height: USUAL_HEIGHT[kind] })}
          bend={(at, corners, done) => change(withPiece(draft, at, { corners }), !done)}
          remove={remove}
        />
      </div>
      <div className="kw-side">
        {draft.pieces.length > 0 ? (
          <Verdict refusal={refusal} good={words.legal} language={language} openRule={openRule} />
        ) : (
          <p className="quiet">
            {words.noPieces} <Rule id="KC-2.8" openRule={openRule} />
          </p>
        )}
        <div className="kw-add">
          <span className="kw-number wide">
            <label htmlFor={`${twinsField}-kind`}>{words.kind}</label>
            <select id={`${twinsField}-kind`} value={kind} onChange={({ target }) => setKind(target.value as TerrainKind)}>
              {TERRAIN_KINDS.map((each) => (
                <option key={each} value={each}>
                  {names.terrain[each]}
                </option>
              ))}
            </select>
          </span>
          <button type="button" className="button" onClick={() => add(freeSpot(draft, kind, ...USUAL_SIZE[kind]))}>
            {words.add}
          </button>
        </div>
        <label className="check" htmlFor={twinsField}>
          <input
            id={twinsField}
            type="checkbox"
            checked={draft.twins}
            onChange={({ target }) => {
              change(withTwins(draft, target.checked));
              setChosen(null);
            }}
          />
          <span>
            {words.twins} <small className="quiet">{words.twinsHint}</small>
          </span>
        </label>
        {piece && chosen !== null && (
          <PieceFields
            piece={piece}
            at={chosen}
            language={language}
            change={(part) => change(withPiece(draft, chosen, part))}
            remove={() => remove(chosen)}
            openRule={openRule}
          />
        )}
        <section>
          <h3>{words.pieces(wholePlan(draft).length)}</h3>
          <ol className="kw-pieces">
            {numbered(draft.pieces).map(({ it: { kind: each, height }, at }) => (
              <li key={at}>
                <button
                  type="button"
                  aria-pressed={at === chosen}
                  className={markedBy(refusal, draft).pieces.includes(at) ? 'wrong' : ''}
                  onClick={() => setChosen(at === chosen ? null : at)}
                >
                  {words.piece(at + 1, names.terrain[each])} <small>{height}″</small>
                </button>
              </li>
            ))}
          </ol>
        </section>
        {draft.pieces.length > 0 && (
          <section>
            <h3>{words.suits}</h3>
            <ul className="kw-suits">
              {SCENARIO_IDS.map((id) => {
                const no = id === 'runaway-carriage' ? road : refusal;
                return (
                  <li key={id} className={no ? 'no' : 'yes'}>
                    <span aria-hidden="true">{no ? '✗' : '✓'}</span>
                    <span>
                      {SCENARIOS[id].number}. {names.scenarios[id].name}
                      {no && <small>{no === refusal ? '' : refusalIn(language, no)}</small>}
                      {id === 'hide-and-seek' && !no && <small>{words.markers(markers, MARKERS)}</small>}
                    </span>
                    {no && <Rule id={no.rule} openRule={openRule} />}
                    {id === 'hide-and-seek' && !no && <Rule id="KC-23.6" openRule={openRule} />}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <div className="kw-acts">{children}</div>
      </div>
    </div>
  );
}
