/** The chronicle as Markdown. People's words are never markup. */
import type { Chronicle, Entry, Item } from './chronicle.ts';
import { mapSvg } from './mapSvg.ts';

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
