/** The map as one piece of SVG text, for a page that needs nothing else. */
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { Sketch, Stroke } from '../../table.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath, inksOf } from '../art/strokes.ts';
import { nameSpots } from '../map/names.ts';
import type { Mark } from './chronicle.ts';

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

/** What became of a place: a number in a round, a rounded or a square sign. */
function marked({ drawings }: Sketch, { location, turn, fate }: Mark): string {
  const drawing = drawings[location];
  if (!drawing) return '';
  const { x, y } = anchorOf(outlineOf(drawing.footprint));
  const corner = { stood: 17, lost: 7, ruined: 0 }[fate];
  const fill = { stood: '#2a5876', lost: '#8c2f22', ruined: '#3a3633' }[fate];
  return `<g transform="translate(${f(x)} ${f(y + 22)})"><rect x="-17" y="-17" width="34" height="34" rx="${corner}" fill="${fill}" stroke="#fdf8ea" stroke-width="3"/><text y="7" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="#fff">${turn}</text></g>`;
}

export function mapSvg(sketch: Sketch, places: readonly string[], label: string, marks: readonly Mark[] = []): string {
  const { features, drawings, damage } = sketch;
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
  const spots = nameSpots(sketch, places);
  const names = drawings.map((drawing, i) => {
    const spot = spots[i];
    if (!drawing || !spot) return '';
    return `<text x="${f(spot.x)}" y="${f(spot.y)}" fill="${seatArt(drawing.seat).ink}" text-anchor="middle" font-family="Caveat Variable, Segoe Print, Bradley Hand, cursive" font-size="26" font-weight="600" paint-order="stroke" stroke="#f7edd5" stroke-width="5">${escaped(places[i] ?? '')}</text>`;
  });
  const parts = [...nature, ...drawn, ...ruins, ...names, ...marks.map((mark) => marked(sketch, mark))].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" role="img" aria-label="${escaped(label)}"><rect width="1000" height="700" fill="#f7edd5"/>${parts}</svg>`;
}
