/** Words beside what is pointed at: how far a move goes, why it cannot, what sight there is. Plain HTML over the drawing. */
import type { Language, Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { BOARD_SIZE } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { Glyph } from '../art/Glyph.tsx';
import { type Frame, U, VIEW, X, Y } from '../art/paint.ts';
import { Rule } from '../lists/Rule.tsx';
import { nameOf } from '../model.ts';
import { type Aim, cardUsed, type Placing } from '../press/aim.ts';
import { inTheWayOf, type Look } from '../press/sight.ts';
import { inch, thingName } from '../words/label.ts';
import { refusalIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

/** About how large a label is, in inches of the board. */
const labelIn = (frame: Frame): { w: number; h: number } =>
  frame.w < VIEW.w ? { w: (0.46 * frame.w) / U, h: (0.24 * frame.w) / U } : { w: 7.6, h: 2.1 };
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
] as const;

/** A place for a label beside a spot that hides as little as possible of what people look at. */
function placeOf(
  table: TableView,
  frame: Frame,
  spot: { x: number; y: number },
  keep: readonly { x: number; y: number }[],
): React.CSSProperties {
  const { w, h } = labelIn(frame);
  let best: { x: number; y: number } = spot;
  let least = Number.POSITIVE_INFINITY;
  for (const reach of [1, 1.9]) {
    for (const [dx, dy] of AROUND) {
      const x = spot.x + dx * (w / 2 + 0.9 * reach);
      const y = spot.y + dy * (h / 2 + 0.9 * reach);
      const inside = (p: { x: number; y: number }): boolean => Math.abs(p.x - x) < w / 2 + 0.4 && Math.abs(p.y - y) < h / 2 + 0.4;
      const [west, north] = [frame.x / U, BOARD_SIZE - frame.y / U];
      const [east, south] = [west + frame.w / U, north - frame.h / U];
      const off = Math.max(0, west + w / 2 - x, x + w / 2 - east) + Math.max(0, south + h / 2 - y, y + h / 2 - north);
      let cost = off * 4 + reach;
      for (const model of table.models) if (model.place === 'play' && inside(model)) cost += 2;
      for (const p of keep) if (inside(p)) cost += 6;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  const left = ((X(best.x) - frame.x) / frame.w) * 100;
  const top = ((Y(best.y) - frame.y) / frame.h) * 100;
  return { left: `${left}%`, top: `${top}%`, transform: 'translate(-50%, -50%)' };
}

export function MoveLabel({
  props,
  frame,
  placing,
  aim,
  refusal,
  legal,
  locked,
  unseen,
}: {
  props: BoardProps<TableView>;
  frame: Frame;
  placing: Placing;
  aim: Aim;
  refusal: Refusal | null;
  legal: boolean;
  locked: boolean;
  unseen: boolean;
}) {
  const { language, openRule, view } = props;
  const words = wordsIn(language);
  const style: React.CSSProperties = placeOf(view.table, frame, aim, [placing.mover, aim]);
  if (unseen) style.visibility = 'hidden';
  if (refusal) return <WhyNot props={props} style={style} text={refusalIn(props, refusal)} rule={refusal.rule} />;
  const reason = legal || unseen ? null : reasonOf(view.table, placing, aim, language);
  if (reason) return <WhyNot props={props} style={style} {...reason} />;
  const told = String(view.asked?.show.move ?? 'walk');
  const title = placing.kind === 'move' ? (words.move[told as keyof typeof words.move] ?? words.walk) : words.place[placing.kind];
  const { used, of } = cardUsed(placing, aim.length);
  return (
    <div className="kb-label move" style={style}>
      <span>
        <b>
          {title}
          {placing.side ? ` [${placing.side}]` : ''}
        </b>{' '}
        {placing.kind === 'move' ? words.used(inch(Math.round(used * 10) / 10), inch(of)) : text[language].point(aim.x, aim.y)}
        {aim.contact === NONE ? null : (
          <>
            <br />
            {words.intoContact(nameOf(view.table, aim.contact, language))} <Rule id="KC-2.22" openRule={openRule} />
          </>
        )}
        {locked ? (
          <>
            <br />
            <em>{words.pressAgain}</em>
          </>
        ) : null}
      </span>
    </div>
  );
}

/** What the measures alone tell of a place that cannot be: the page may not know the rules' own sentence. */
export function reasonOf(
  table: TableView,
  placing: Placing,
  aim: Aim,
  language: Language,
): { text: string; rule: string } | null {
  const words = wordsIn(language);
  const { kind, index } = aim.stop;
  if (kind === 'base' || kind === 'piece') {
    const thing = kind === 'base' ? `m${index}` : index === table.terrain.length ? 'carriage' : `t${index}`;
    return { text: words.inTheWay(thingName(table, thing, language)), rule: 'KC-2.28' };
  }
  if (kind === 'board') return { text: words.boardEdge, rule: 'KC-2.28' };
  if (kind === 'rim') return { text: words.roofEdge, rule: 'KC-2.28' };
  const { limit } = placing;
  if (limit !== null && aim.length > limit + 0.001) return { text: words.tooFar(inch(aim.length), inch(limit)), rule: 'KC-2.24' };
  return placing.kind === 'deploy' ? { text: words.outsideZone, rule: 'KC-4.12' } : null;
}

/** Why somebody cannot stand there, with the figures and the rule. */
function WhyNot({
  props,
  style,
  text,
  rule,
}: {
  props: BoardProps<TableView>;
  style: React.CSSProperties;
  text: string;
  rule: string;
}) {
  const words = wordsIn(props.language);
  return (
    <div className="kb-label why" role="status" style={style}>
      <b>{words.notThere}</b>
      <p>
        {text} <Rule id={rule} openRule={props.openRule} />
      </p>
    </div>
  );
}

const RULE = { clear: 'KC-11.8', obscured: 'KC-11.9', none: 'KC-11.4' } as const;

export function SightLabel({ props, frame, look }: { props: BoardProps<TableView>; frame: Frame; look: Look }) {
  const { language, view, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { sight } = look.told;
  const things = inTheWayOf(table, look);
  // What only obscures is named first where something can be seen, what blocks first where nothing can.
  const names = [...things]
    .sort((a, b) => (sight === 'none' ? Number(b.blocks) - Number(a.blocks) : Number(a.blocks) - Number(b.blocks)))
    .slice(0, 2)
    .map(({ thing }) => thingName(table, thing, language))
    .join(', ');
  const reason = sight === 'clear' ? words.nothingBetween : sight === 'none' ? words.blocks(names) : words.obscures(names);
  const middle = { x: (look.from.x + look.to.x) / 2, y: (look.from.y + look.to.y) / 2 };
  return (
    <div
      className={`kb-label sight ${sight}`}
      role="status"
      style={placeOf(table, frame, look.from, [look.from, look.to, middle])}
    >
      <Glyph name="eye" size={22} />
      <span>
        <b>{words.sight[sight]}</b> {words.sightOf(nameOf(table, look.viewer, language), nameOf(table, look.target, language))}
        <br />
        {reason} <Rule id={RULE[sight]} openRule={openRule} />
      </span>
    </div>
  );
}
