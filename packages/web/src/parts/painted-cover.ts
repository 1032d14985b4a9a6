/** Paints a cover for a game that brings none: an arched window of coloured glass with the first letter of its title. */

const ARCH = 'M0 320V130A130 130 0 0 1 260 130V320Z';
const MIDDLE = { x: 130, y: 142 };
/** The panes meet at the roundel and end well behind the frame. */
const FAR = 330;

/** Whole numbers from 0 below n that depend on the text alone. */
function dice(text: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}

const glass = (hue: number, light: number): string => `hsl(${hue % 360} 58% ${light}%)`;
const at = (angle: number, radius: number): string =>
  `${Math.round(MIDDLE.x + Math.cos(angle) * radius)} ${Math.round(MIDDLE.y + Math.sin(angle) * radius)}`;

/** A ring of panes, from one radius to the next, in two colours by turns. */
function ring(panes: number, from: number, to: number, turned: number, hue: (pane: number) => number, light: number): string {
  const step = (Math.PI * 2) / panes;
  return Array.from({ length: panes }, (_, pane) => {
    const [a, b] = [(pane + turned) * step, (pane + 1 + turned) * step];
    const colour = glass(hue(pane), light + (pane % 2 === 0 ? 0 : 9));
    return `<path d="M${at(a, from)}L${at(a, to)} ${at(b, to)} ${at(b, from)}Z" fill="${colour}"/>`;
  }).join('');
}

const escaped = (letter: string): string => letter.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The address of a picture of 278 by 338. The same game has the same window in every language, but for the letter. */
export function paintedCover(id: string, title: string): string {
  const roll = dice(id);
  const hue = roll(360);
  const other = hue + 35 + roll(60);
  const panes = 8 + 2 * roll(4);
  const [letter = '?'] = title.trim();
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 278 338">',
    `<clipPath id="cut"><path d="${ARCH}"/></clipPath>`,
    `<path d="${ARCH}" fill="${glass(hue, 42)}" stroke="${glass(hue, 42)}" stroke-width="15" stroke-linejoin="round"/>`,
    '<g clip-path="url(#cut)" stroke="#17120d" stroke-width="4">',
    ring(panes, 92, FAR, 0.5, (pane) => (pane % 4 < 2 ? hue : other), 24),
    ring(panes, 58, 92, 0, () => other, 40),
    '</g>',
    `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="60" fill="#f7ecd8" stroke="#17120d" stroke-width="5"/>`,
    `<text x="${MIDDLE.x}" y="${MIDDLE.y + 29}" font-family="Georgia, serif" font-size="84" font-weight="700" `,
    `text-anchor="middle" fill="${glass(hue, 26)}">${escaped(letter.toLocaleUpperCase())}</text>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
