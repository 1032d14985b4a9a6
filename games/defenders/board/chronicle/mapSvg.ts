/** The map as one piece of SVG text, for a page that needs nothing else. */
import type { Sketch, Stroke } from '../../table.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath, inksOf } from '../art/strokes.ts';
import { nameSpots } from '../map/names.ts';

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
  const spots = nameSpots({ features, drawings, damage, crossings: [] }, places);
  const names = drawings.map((drawing, i) => {
    const spot = spots[i];
    if (!drawing || !spot) return '';
    return `<text x="${f(spot.x)}" y="${f(spot.y)}" fill="${seatArt(drawing.seat).ink}" text-anchor="middle" font-family="Caveat Variable, Segoe Print, Bradley Hand, cursive" font-size="23" paint-order="stroke" stroke="#f7edd5" stroke-width="5">${escaped(places[i] ?? '')}</text>`;
  });
  const parts = [...nature, ...drawn, ...ruins, ...names].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" role="img" aria-label="${escaped(label)}"><rect width="1000" height="700" fill="#f7edd5"/>${parts}</svg>`;
}
