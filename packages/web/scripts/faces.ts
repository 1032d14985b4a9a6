/**
 * The typefaces of the front page, cut down to what it needs: titles to their letters, the hall's own faces to the letters and
 * weights in use. Whoever writes other letters is given the whole face, which stands next in line.
 * `--check` only says whether the letters are still the ones that were cut for.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@guildhall/kernel';
import { listCovers } from '@guildhall/registry';

const folder = fileURLToPath(new URL('../src/styles/faces/', import.meta.url));
const LIST = `${folder}letters.json`;
const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Numbers of rules. */
const RULES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-§ ';
/** What sentences in English and Polish are written with. */
const HALL = `${ASCII}ĄĆĘŁŃÓŚŹŻąćęłńóśźż’‘“”„«»–—…·×`;

interface Face {
  /** The beginning of the name of each file that is made. */
  name: string;
  /** The file with the letters of one script. */
  file(script: Script): string;
  letters: string;
  axes?: { [axis: string]: number | { min: number; max: number } };
}
type Script = 'latin' | 'latin-ext';

/** The titles of all games that are set in a face. */
const titlesIn = (font: string): string =>
  listCovers()
    .filter(({ lettering }) => lettering?.font.includes(font))
    .flatMap(({ title }) => LANGUAGES.map((language) => title[language]))
    .join('');

const FACES: readonly Face[] = [
  {
    name: 'bowlby-title',
    file: (script) => `@fontsource/bowlby-one-sc/files/bowlby-one-sc-${script}-400-normal.woff2`,
    letters: titlesIn('Bowlby One SC'),
  },
  {
    name: 'grenze-title',
    file: (script) => `@fontsource-variable/grenze-gotisch/files/grenze-gotisch-${script}-wght-normal.woff2`,
    letters: titlesIn('Grenze Gotisch'),
    axes: { wght: 600 },
  },
  {
    name: 'alegreya-title',
    file: (script) => `@fontsource/alegreya-sc/files/alegreya-sc-${script}-500-normal.woff2`,
    letters: titlesIn('Alegreya SC'),
  },
  {
    name: 'almendra-title',
    file: (script) => `@fontsource/almendra/files/almendra-${script}-700-normal.woff2`,
    letters: titlesIn('Almendra'),
  },
  {
    name: 'poiret-title',
    file: (script) => `@fontsource/poiret-one/files/poiret-one-${script}-400-normal.woff2`,
    letters: titlesIn('Poiret One'),
  },
  {
    name: 'fraunces-hall',
    file: (script) => `@fontsource-variable/fraunces/files/fraunces-${script}-opsz-normal.woff2`,
    letters: HALL,
    axes: { wght: 625, opsz: { min: 14, max: 72 } },
  },
  {
    name: 'mono-hall',
    file: (script) => `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${script}-wght-normal.woff2`,
    letters: RULES,
    axes: { wght: 600 },
  },
];

/** Letters beyond those of Western Europe lie in a file of their own, as the faces' makers have it. */
const scriptOf = (letter: string): Script =>
  (letter.codePointAt(0) ?? 0) >= 0x100 && (letter.codePointAt(0) ?? 0) <= 0x2ba ? 'latin-ext' : 'latin';

/** Each letter once, in order, by script. */
function lettersOf({ letters }: Face): { [script in Script]: string } {
  const all = [...new Set(letters)].sort();
  const of = (script: Script): string => all.filter((letter) => scriptOf(letter) === script).join('');
  return { latin: of('latin'), 'latin-ext': of('latin-ext') };
}

const wanted = Object.fromEntries(FACES.map((face) => [face.name, lettersOf(face)]));
const text = `${JSON.stringify(wanted, null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(LIST, 'utf8') !== text) {
    console.error('Titles have other letters than their faces were cut for: npm run faces -w @guildhall/web');
    process.exit(1);
  }
} else {
  const { default: subsetFont } = await import('subset-font');
  mkdirSync(folder, { recursive: true });
  for (const face of FACES) {
    for (const [script, letters] of Object.entries(lettersOf(face)) as [Script, string][]) {
      if (letters === '') continue;
      const whole = readFileSync(require.resolve(face.file(script)));
      const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: face.axes });
      writeFileSync(`${folder}${face.name}-${script}.woff2`, cut);
      console.log(`${face.name}-${script}: ${whole.length} -> ${cut.length} bytes`);
    }
  }
  writeFileSync(LIST, text);
}
