/** Chalk on the stones: the edges of the zones, the line between the halves, the corners of Mr. Cuddly. */
import type { Box } from '@guildhall/geometry';
import { BOARD_SIZE, CORNER_OF_SUIT, CORNER_SPOT, L, MIDDLE_LINE, POSITIONS, type ScenarioId, zoneOf } from '../../data/index.ts';
import { SUIT_SHAPE } from '../art/PlayingCard.tsx';
import { outline, X, Y } from '../art/paint.ts';

/** A box of the board as an outline on the sheet. */
export const chalk = (b: Box): string =>
  outline([
    { x: b.x0, y: b.y0 },
    { x: b.x1, y: b.y0 },
    { x: b.x1, y: b.y1 },
    { x: b.x0, y: b.y1 },
  ]);

const SUITS = ['h', 'd', 'c', 's'] as const;
/** The squares in the corners, as deep as a zone. */
const squareOf = (spot: { x: number; y: number }): { x0: number; y0: number; x1: number; y1: number } => {
  const [x0, y0] = [spot.x < MIDDLE_LINE ? 0 : BOARD_SIZE - L, spot.y < MIDDLE_LINE ? 0 : BOARD_SIZE - L];
  return { x0, y0, x1: x0 + L, y1: y0 + L };
};

export function Chalk({ scenario }: { scenario: ScenarioId | null }) {
  const zones = POSITIONS.map((edge) => zoneOf(scenario ?? 'all-out-brawl', edge));
  return (
    <g fill="none" stroke="#f7efdd" strokeOpacity=".55" strokeWidth="2.6">
      <path
        d={zones.map((zone) => `M${X(zone.x0 + 3.5)} ${Y(zone.y0 === 0 ? zone.y1 : zone.y0)}H${X(zone.x1 - 3.5)}`).join('')}
        strokeDasharray="12 9"
      />
      {scenario === 'territory-grab' ? (
        <path d={`M0 ${Y(MIDDLE_LINE)}H${X(BOARD_SIZE)}`} strokeOpacity=".85" strokeDasharray="24 10" strokeWidth="4" />
      ) : null}
      {scenario === 'mr-cuddly'
        ? SUITS.map((suit) => {
            const square = squareOf(CORNER_SPOT[CORNER_OF_SUIT[suit]]);
            const red = suit === 'h' || suit === 'd';
            return (
              <g key={suit}>
                <path d={chalk({ x0: square.x0 + 0.12, y0: square.y0 + 0.12, x1: square.x1 - 0.12, y1: square.y1 - 0.12 })} />
                <path
                  d={SUIT_SHAPE[suit]}
                  transform={`translate(${X((square.x0 + square.x1) / 2)} ${Y((square.y0 + square.y1) / 2)}) scale(.68)`}
                  fill={red ? '#e7b0ae' : '#26242a'}
                  stroke="none"
                  opacity=".62"
                />
              </g>
            );
          })
        : null}
    </g>
  );
}
