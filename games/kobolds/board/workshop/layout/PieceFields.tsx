/** The chosen piece in figures: everything the pointer can do, and any figure besides. */
import { holdsSquare, polygon, polygonFault } from '@guildhall/geometry';
import type { Language } from '@guildhall/kernel';
import { useId } from 'react';
import {
  LOW_HEIGHT,
  MOST_CORNERS,
  type PiecePlan,
  STANDING_SQUARE,
  TERRAIN_KINDS,
  type TerrainKind,
} from '../../../data/index.ts';
import { numbered } from '../parts/numbered.ts';
import { Rule } from '../parts/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { boxCorners, boxOfPiece, neat, type Spot } from './plan.ts';

interface Props {
  piece: PiecePlan;
  at: number;
  language: Language;
  change(part: Partial<PiecePlan>): void;
  remove(): void;
  openRule(id: string): void;
}

function NumberField({ label, value, change }: { label: string; value: number; change(value: number): void }) {
  const id = useId();
  return (
    <span className="kw-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step="0.25"
        value={value}
        onChange={({ target }) =>
          target.value !== '' && Number.isFinite(target.valueAsNumber) && change(neat(target.valueAsNumber))
        }
      />
    </span>
  );
}

export function PieceFields({ piece, at, language, change, remove, openRule }: Props) {
  const words = wordsIn(language).layout;
  const names = namesIn(language);
  const kindField = useId();
  const { kind, corners, height } = piece;
  const box = boxOfPiece(corners);
  const standable = polygonFault(corners) === null && holdsSquare(polygon(corners), STANDING_SQUARE);
  const put = (i: number, part: Partial<Spot>): void =>
    change({ corners: corners.map((corner, k) => (k === i ? { ...corner, ...part } : corner)) });
  return (
    <fieldset className="kw-fields">
      <legend>{words.piece(at + 1, names.terrain[kind])}</legend>
      <div className="kw-field-row">
        <span className="kw-number wide">
          <label htmlFor={kindField}>{words.kind}</label>
          <select id={kindField} value={kind} onChange={({ target }) => change({ kind: target.value as TerrainKind })}>
            {TERRAIN_KINDS.map((each) => (
              <option key={each} value={each}>
                {names.terrain[each]}
              </option>
            ))}
          </select>
        </span>
        <NumberField label={words.height} value={height} change={(h) => change({ height: h })} />
      </div>
      <p className="quiet">
        {height <= LOW_HEIGHT ? words.low : words.tall} <Rule id="KC-2.10" openRule={openRule} />
        {standable && (
          <>
            {' · '}
            {words.standable} <Rule id="KC-2.9" openRule={openRule} />
          </>
        )}
      </p>
      {box ? (
        <div className="kw-field-row">
          <NumberField
            label={words.west}
            value={box.x0}
            change={(x) => change({ corners: boxCorners(x, box.y0, box.x1, box.y1) })}
          />
          <NumberField
            label={words.south}
            value={box.y0}
            change={(y) => change({ corners: boxCorners(box.x0, y, box.x1, box.y1) })}
          />
          <NumberField
            label={words.east}
            value={box.x1}
            change={(x) => change({ corners: boxCorners(box.x0, box.y0, x, box.y1) })}
          />
          <NumberField
            label={words.north}
            value={box.y1}
            change={(y) => change({ corners: boxCorners(box.x0, box.y0, box.x1, y) })}
          />
        </div>
      ) : (
        numbered(corners).map(({ it: corner, at: i }) => (
          <div className="kw-field-row corner" key={i}>
            <NumberField label={`${words.corner(i + 1)} x`} value={corner.x} change={(x) => put(i, { x })} />
            <NumberField label={`${words.corner(i + 1)} y`} value={corner.y} change={(y) => put(i, { y })} />
            {corners.length > 3 && (
              <button
                type="button"
                className="kw-away"
                aria-label={words.removeCorner(i + 1)}
                onClick={() => change({ corners: corners.toSpliced(i, 1) })}
              >
                ×
              </button>
            )}
          </div>
        ))
      )}
      <div className="row">
        {corners.length < MOST_CORNERS && (
          <button type="button" className="button" onClick={() => change({ corners: withCorner(corners) })}>
            {words.addCorner}
          </button>
        )}
        <button type="button" className="button" onClick={remove}>
          {words.remove}
        </button>
      </div>
    </fieldset>
  );
}

/** A corner more, in the middle of the longest side and a little outside, so that it can be seen and moved. */
function withCorner(corners: readonly Spot[]): Spot[] {
  let longest = 0;
  let side = -1;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > longest) [longest, side] = [length, i];
  }
  if (side < 0) return [...corners];
  const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const out = { x: ((b.y - a.y) / longest) * 0.5, y: ((a.x - b.x) / longest) * 0.5 };
  return corners.toSpliced(side + 1, 0, { x: neat(middle.x + out.x), y: neat(middle.y + out.y) });
}
