/** Paper figures are lists of shapes: each knows its outline, its fill and its ink, so that a cut-out edge can be made of them. */
export const INK = '#14252a';
const CREAM = '#f8ecd2';

export interface Shape {
  d: string;
  fill: string;
  ink: string;
  width: number;
  /** Drawn as a thick line with an outline: an arm, a leg. */
  limb: boolean;
  /** Leaves no edge around it: a highlight, a fold. */
  bare: boolean;
  move: string;
}

type More = Partial<Omit<Shape, 'd' | 'fill'>>;

export const shape = (d: string, fill: string, more: More = {}): Shape => ({
  d,
  fill,
  ink: INK,
  width: 1.8,
  limb: false,
  bare: false,
  move: '',
  ...more,
});
/** A fold, a brow, a seam: a line on top of something. */
export const line = (d: string, ink: string, width: number): Shape => shape(d, 'none', { ink, width, bare: true });
export const limb = (d: string, colour: string, width: number): Shape => shape(d, 'none', { ink: colour, width, limb: true });
export const oval = (x: number, y: number, a: number, b: number, fill: string, more?: More): Shape =>
  shape(`M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`, fill, more);
export const disc = (x: number, y: number, r: number, fill: string, more?: More): Shape => oval(x, y, r, r, fill, more);

/** The same shapes somewhere else. */
export const moved = (shapes: readonly Shape[], move: string): Shape[] =>
  shapes.map((each) => ({ ...each, move: each.move === '' ? move : `${move} ${each.move}` }));

const at = ({ move }: Shape): string | undefined => (move === '' ? undefined : move);

function Drawn({ of }: { of: Shape }) {
  const round = { strokeLinejoin: 'round', strokeLinecap: 'round', transform: at(of) } as const;
  if (!of.limb)
    return <path d={of.d} fill={of.fill} stroke={of.width > 0 ? of.ink : undefined} strokeWidth={of.width} {...round} />;
  return (
    <>
      <path d={of.d} fill="none" stroke={INK} strokeWidth={of.width + 3} {...round} />
      <path d={of.d} fill="none" stroke={of.ink} strokeWidth={of.width} {...round} />
    </>
  );
}

/** Shapes never change, so their place in the list is their name. */
const keyed = (shapes: readonly Shape[]) => shapes.map((of, key) => ({ of, key }));

export const Shapes = ({ of }: { of: readonly Shape[] }) => keyed(of).map(({ of: one, key }) => <Drawn key={key} of={one} />);

/** The cream edge of something cut out of card. */
export function CutOut({ of, colour = CREAM, by = 7 }: { of: readonly Shape[]; colour?: string; by?: number }) {
  return (
    <g fill={colour} stroke={colour} strokeLinejoin="round" strokeLinecap="round">
      {keyed(of)
        .filter(({ of: one }) => !one.bare)
        .map(({ of: one, key }) => (
          <path
            key={key}
            d={one.d}
            fill={one.limb ? 'none' : undefined}
            strokeWidth={(one.limb ? one.width + 3 : one.width) + by}
            transform={at(one)}
          />
        ))}
    </g>
  );
}
