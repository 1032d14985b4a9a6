/** The map as one piece of SVG text, for a page that needs nothing else. */
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { Sketch, Stroke } from '../../table.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath, inksOf } from '../art/strokes.ts';

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

function inked(strokes: readonly Stroke[], seat: number): string {
  return inksOf(strokes, seat)
    .map(({ d, colour, line }) =>
      line
        ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line.width}" ${line.dash ? `stroke-dasharray="${line.dash}" ` : ''}stroke-linecap="round"/>`
        : `<path d="${d}" fill="${colour}"/>`,
    )
    .join('');
}

export function mapSvg({ features, drawings, damage }: Sketch, places: readonly string[], label: string): string {
  const nature = features.map(({ sort, footprint, strokes, seat }) => {
    const d = footprintPath(footprint);
    const water = sort === 'river' || sort === 'lake' || sort === 'sea';
    const wash =
      footprint.kind === 'long'
        ? sort === 'river'
          ? `<path d="${d}" fill="none" stroke="#4f9fc0" stroke-opacity=".32" stroke-width="30" stroke-linejoin="round"/>`
          : ''
        : `<path d="${d}" fill="${water ? '#4f9fc0' : sort === 'forest' ? '#6c8f55' : '#b1976a'}" fill-opacity=".25"/>`;
    return wash + inked(strokes, seat);
  });
  const drawn = drawings.map((drawing) => (drawing ? inked(drawing.strokes, drawing.seat) : ''));
  const ruins = damage.filter(({ hidden }) => !hidden).map(({ strokes, seat }) => inked(strokes, seat));
  const names = drawings.map((drawing, i) => {
    if (!drawing) return '';
    const { x, y } = anchorOf(outlineOf(drawing.footprint));
    const up = drawing.footprint.kind === 'small' ? 24 : 4;
    return `<text x="${f(x)}" y="${f(Math.max(16, y - up))}" fill="${seatArt(drawing.seat).ink}" text-anchor="middle" font-family="Caveat Variable, cursive" font-size="26" paint-order="stroke" stroke="#f7edd5" stroke-width="5">${escaped(places[i] ?? '')}</text>`;
  });
  const parts = [...nature, ...drawn, ...ruins, ...names].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" role="img" aria-label="${escaped(label)}"><rect width="1000" height="700" fill="#f7edd5"/>${parts}</svg>`;
}
