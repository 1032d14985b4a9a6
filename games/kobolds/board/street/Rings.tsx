/** Light around models: the active one, the target, who helps, whom a line of the log speaks of; and names beside them. */
import type { Fact, Language, Plain } from '@guildhall/kernel';
import { touching } from '../../rules/scene.ts';
import { NONE } from '../../table.ts';
import type { FightView, TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { GLYPHS } from '../art/glyphs.ts';
import { at, f, U, X, Y } from '../art/paint.ts';
import { nameOf } from '../model.ts';

export function Rings({ table, active, fight }: { table: TableView; active: number; fight: FightView | null }) {
  const me = table.models[active];
  const target = fight ? table.models[fight.target] : undefined;
  return (
    <g {...UNSEEN} fill="none">
      {me?.place === 'play' ? (
        <g transform={at(me)}>
          <circle r={f(me.r * U + 8)} stroke="#1b140a" strokeOpacity=".55" strokeWidth="7.5" />
          <circle className="kb-pulse" r={f(me.r * U + 8)} stroke="#ffd35c" strokeWidth="4.4" />
        </g>
      ) : null}
      {target?.place === 'play' ? (
        <g transform={at(target)}>
          <circle r={f(target.r * U + 8)} stroke="#1b0a0a" strokeOpacity=".5" strokeWidth="8" strokeDasharray="38 23.3" />
          <circle r={f(target.r * U + 8)} stroke="#ff5a4a" strokeWidth="4.6" strokeDasharray="38 23.3" />
        </g>
      ) : null}
    </g>
  );
}

/** Where the bases of two models meet. */
function meeting(table: TableView, a: number, b: number): { x: number; y: number } | null {
  const [p, q] = [table.models[a], table.models[b]];
  if (!p || !q || p.r + q.r === 0) return null;
  const k = p.r / (p.r + q.r);
  return { x: p.x + (q.x - p.x) * k, y: p.y + (q.y - p.y) * k };
}

/** Crossed swords where attacker and target meet, "+1" where friends gang up (KC-12.27). */
export function Links({ table, fight }: { table: TableView; fight: FightView | null }) {
  if (fight?.kind !== 'melee') return null;
  const swords = meeting(table, fight.attacker, fight.target);
  const helpers = table.models
    .map((_, m) => m)
    .filter((m) => m !== fight.attacker && table.models[m]?.seat === fight.seat && touching(table, m, fight.target));
  return (
    <g {...UNSEEN}>
      {helpers.map((m) => {
        const spot = meeting(table, m, fight.target);
        return spot ? (
          <g key={m} className="kb-pill plus" transform={at(spot)}>
            <rect x="-14.5" y="-10" width="29" height="20" rx="10" />
            <text y="5.6">+1</text>
          </g>
        ) : null;
      })}
      {swords ? (
        <g transform={at(swords)}>
          <circle r="13" fill="#c2263b" stroke="#fff6e4" strokeWidth="2" />
          <path d={GLYPHS.swords} transform="scale(.85)" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
        </g>
      ) : null}
    </g>
  );
}

const numbersIn = (value: Plain | undefined): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.flatMap((part) => numbersIn(part)) : [];
/** `by` is a seat in some facts and a model in others: it is left out. */
const MODEL_KEYS = ['model', 'models', 'attacker', 'target', 'winner', 'loser', 'caster', 'hit', 'enemies', 'byModel'];

/** Every model a fact names. */
export function modelsOf(fact: Fact): number[] {
  const found = new Set<number>();
  for (const key of MODEL_KEYS) {
    for (const m of numbersIn(fact[key])) if (m !== NONE) found.add(m);
  }
  return [...found];
}

const pair = (value: Plain | undefined): [number, number] | null =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number' ? [value[0], value[1]] : null;

/** Where a fact says that something went. */
export function wayOf(fact: Fact): string | null {
  const [from, to] = [pair(fact.from), pair(fact.to)];
  return from && to ? `M${X(from[0])} ${Y(from[1])}L${X(to[0])} ${Y(to[1])}` : null;
}

export function Pointed({ table, fact }: { table: TableView; fact: Fact }) {
  const way = wayOf(fact);
  return (
    <g {...UNSEEN} fill="none">
      {way ? <path className="kb-trail" d={way} /> : null}
      {modelsOf(fact).map((m) => {
        const model = table.models[m];
        return model?.place === 'play' ? (
          <circle key={m} className="kb-pointed" cx={X(model.x)} cy={Y(model.y)} r={f(model.r * U + 8)} />
        ) : null;
      })}
    </g>
  );
}

/** Half the height of a name, in inches. */
const HALF_LINE = 0.3;

/** Where a name may stand, best first: under its model, over it, further off, at its sides. */
const placesFor = (r: number, w: number): { dx: number; dy: number }[] => [
  { dx: 0, dy: -r - 0.62 },
  { dx: 0, dy: r + 0.28 },
  { dx: 0, dy: -r - 1.1 },
  { dx: 0, dy: r + 0.76 },
  { dx: w / 2 + r + 0.2, dy: -0.2 },
  { dx: -w / 2 - r - 0.2, dy: -0.2 },
  { dx: 0, dy: -r - 1.7 },
  { dx: 0, dy: r + 1.36 },
];

/** Each name stands where it hides fewest models, lies on the board, and covers no other name. */
export function spotsFor(
  table: TableView,
  shown: readonly number[],
  names: readonly string[],
): { x: number; y: number; w: number }[] {
  const taken: { x: number; y: number; w: number }[] = [];
  for (const [i, m] of shown.entries()) {
    const model = table.models[m];
    if (!model) continue;
    const w = ((names[i]?.length ?? 0) * 8.6) / U;
    const spots = placesFor(model.r, w).map(({ dx, dy }, rank) => {
      const [x, y] = [model.x + dx, model.y + dy];
      const off = y < 0.2 || y > 23.6 || x - w / 2 < 0 || x + w / 2 > 24;
      let cost = rank * 0.3 + (off ? 9 : 0);
      for (const other of table.models) {
        if (other.place !== 'play' || other === model) continue;
        if (Math.abs(other.x - x) < w / 2 + other.r && Math.abs(other.y - y) < other.r + HALF_LINE) cost++;
      }
      for (const name of taken) {
        if (Math.abs(name.x - x) < (name.w + w) / 2 && Math.abs(name.y - y) < 2 * HALF_LINE) cost += 20;
      }
      return { x, y, w, cost };
    });
    taken.push(spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best)));
  }
  return taken;
}

export function Names({ table, language, of }: { table: TableView; language: Language; of: readonly number[] }) {
  const shown = [...new Set(of)].filter((m) => table.models[m]?.place === 'play');
  const names = shown.map((m) => nameOf(table, m, language));
  const spots = spotsFor(table, shown, names);
  return (
    <g {...UNSEEN} className="kb-names">
      {shown.map((m, i) => (
        <text key={m} x={X(spots[i]?.x ?? 0)} y={Y(spots[i]?.y ?? 0)}>
          {names[i]}
        </text>
      ))}
    </g>
  );
}
