/** The chronicle written down: as one page of HTML that needs nothing else, and as Markdown. People's words are never markup. */
import type { Chronicle, Entry, Item } from './chronicle.ts';
import { escaped, mapSvg } from './mapSvg.ts';

const STYLE = `body{font:17px/1.55 Georgia,serif;color:#231c14;background:#f6f1e7;margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1.2rem}
h1{font-size:2.4rem;color:#8c2f22;margin:.2em 0}h2{color:#8c2f22;border-bottom:1px solid #d8ccb4;padding-bottom:.2em;margin-top:2em}
figure{margin:1.5rem 0}svg{width:100%;height:auto;border:1px solid #d8ccb4}dt{font-weight:700}dd{margin:0 0 .9em}blockquote{margin:.6em 0 .9em;padding-left:1em;border-left:3px solid #d8ccb4;font-style:italic}
small{color:#5c5142}p{margin:.35em 0}.ledger{font-size:.8rem;line-height:1.45;color:#5c5142;margin:.8em 0}
.scene{margin:1em 0;padding:.6em 1em;background:#efe7d6}.scene h3{margin:0 0 .3em;font-size:1.05rem}
@media print{body{background:#fff}main{max-width:none;padding:0}h2{break-after:avoid}figure,dd,blockquote{break-inside:avoid}}`;

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

function htmlItems({ title, items }: { title: string; items: readonly Item[] }): string {
  if (items.length === 0) return '';
  const list = items.map(
    ({ name, line, description, by, fate }) =>
      `<dt>${escaped(name)}${fate ? ` <small>(${escaped(fate)})</small>` : ''}</dt><dd><small>${escaped(line)}${by ? ` · ${escaped(by)}` : ''}</small><br>${lines(description)}</dd>`,
  );
  return `<h2>${escaped(title)}</h2><dl>${list.join('')}</dl>`;
}
function htmlEntry(entry: Entry): string {
  if (entry.kind === 'ledger') return `<p class="ledger">${lines(entry.text)}</p>`;
  const { told, by } = entry;
  const said = `${told ? `<p>${lines(told)}</p>` : ''}<small>${escaped(by)}</small>`;
  if (entry.kind === 'told') return `<blockquote>${said}</blockquote>`;
  const labels = entry.labels.map(({ label, text }) => `<p><small>${escaped(label)}:</small> ${lines(text)}</p>`);
  return `<section class="scene"><h3>${escaped(entry.title)}</h3>${labels.join('')}${said}</section>`;
}

export function asHtml(story: Chronicle): string {
  const { title, setting, notes, sketch, places, items, people, chapters, ending, labels, language } = story;
  const body = [
    `<h1>${escaped(title)}</h1>`,
    `<p><b>${escaped(setting.name)}.</b> ${lines(setting.description)}</p>`,
    ...notes.map(({ label, text }) => `<p><b>${escaped(label)}.</b> ${lines(text)}</p>`),
    `<figure>${mapSvg(sketch, places, labels.map)}</figure>`,
    ...items.map(htmlItems),
    htmlItems(people),
    ...chapters.map((chapter) => `<h2>${escaped(chapter.title)}</h2>${chapter.entries.map(htmlEntry).join('')}`),
    ending ? `<p><b>${escaped(ending)}</b></p>` : '',
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body.join('\n')}</main></body></html>`;
}

/** Every sign that Markdown or HTML within it would read is written as itself; signs that mean something only first in a line, there. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]|~]/g, '\\$&')
    .replace(/^(\s*)([#+=>-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
const oneLine = (text: string): string => plainMarkdown(text.replaceAll('\n', ' '));
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${plainMarkdown(line)}`)
    .join('\n');

function markdownItems({ title, items }: { title: string; items: readonly Item[] }): string[] {
  if (items.length === 0) return [];
  return [
    `## ${oneLine(title)}`,
    ...items.map(({ name, line, description, by, fate }) =>
      [
        `**${oneLine(name)}**${fate ? ` (${oneLine(fate)})` : ''}`,
        oneLine([line, by].filter(Boolean).join(', ')),
        oneLine(description),
      ]
        .filter(Boolean)
        .join('  \n'),
    ),
  ];
}

function markdownEntry(entry: Entry): string {
  if (entry.kind === 'ledger') return `<small>${oneLine(entry.text)}</small>`;
  const said = `${entry.told ? `${quoted(entry.told)}\n>\n` : ''}> ${oneLine(entry.by)}`;
  if (entry.kind === 'told') return said;
  const labels = entry.labels.map(({ label, text }) => `${oneLine(label)}: ${oneLine(text)}`);
  return [`### ${oneLine(entry.title)}`, ...(labels.length > 0 ? [labels.join('  \n')] : []), said].join('\n\n');
}

/** The map as an address that holds all of it. */
const mapAddress = ({ sketch, places, labels }: Chronicle): string =>
  `data:image/svg+xml,${encodeURIComponent(mapSvg(sketch, places, labels.map)).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** `map` is where the picture of the map lies, if it lies anywhere by itself. */
export function asMarkdown(story: Chronicle, map = mapAddress(story)): string {
  const { title, setting, notes, items, people, chapters, ending, labels } = story;
  return `${[
    `# ${oneLine(title)}`,
    `**${oneLine(setting.name)}**  \n${oneLine(setting.description)}`,
    ...notes.map(({ label, text }) => `**${oneLine(label)}**  \n${oneLine(text)}`),
    `![${oneLine(labels.map)}](${map})`,
    ...items.flatMap(markdownItems),
    ...markdownItems(people),
    ...chapters.flatMap((chapter) => [`## ${oneLine(chapter.title)}`, ...chapter.entries.map(markdownEntry)]),
    ...(ending ? [`**${oneLine(ending)}**`] : []),
  ].join('\n\n')}\n`;
}
