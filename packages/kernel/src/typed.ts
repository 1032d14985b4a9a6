/** What somebody means who types an answer instead of pressing it. */
import type { Form } from './flow/types.ts';
import type { Plain } from './plain.ts';

const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** What is meant by a line that is none of the answers listed. */
export function readTyped(text: string, form: Form | null): Plain {
  const read = readJson(text);
  switch (form?.kind) {
    case 'point':
      return readPoint(text);
    case 'several':
      return readSeveral(text, form.of);
    case 'text':
    case 'other':
      // "12" is a text here, and so is a length of 2.5.
      return typeof read === 'object' && read !== null && form.kind === 'other' ? read : typeof read === 'string' ? read : text;
    default:
      return read;
  }
}

/** "(12,5; 8)" and "12.5, 8" are the point "12.5 8"; "12,8" alone is "12 8", and ".5 8" is "0.5 8". */
function readPoint(text: string): string {
  const bare = tidy(text.replace(/[()]/g, ' ').replace(/[;,]\s+|;/g, ' '));
  const apart = /^-?[\d.]+,-?[\d.]+$/.test(bare) ? bare.replace(',', ' ') : bare.replace(/(\d),(\d)/g, '$1.$2');
  return apart.replace(/(^| )(-?)\.(\d)/g, '$1$20.$3');
}

/** Things of a list, in whatever letters they are typed and with or without commas between them. */
function readSeveral(text: string, of: readonly string[]): string {
  const known = new Map(of.map((thing) => [thing.toLowerCase(), thing]));
  const words = tidy(text.replaceAll(',', ' ')).split(' ');
  return words.map((word) => known.get(word.toLowerCase()) ?? word).join(' ');
}

/** JSON where it is JSON, else the text itself. */
function readJson(text: string): Plain {
  if (!/^[[{"\d-]|^(true|false|null)$/.test(text)) return text;
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return text;
  }
}
