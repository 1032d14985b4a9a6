/** What characters are called at this table, in both languages. */
import type { ProfileId, Words } from '../data/index.ts';
import type { Character, Table } from '../table.ts';
import { profiles } from '../text/data/index.ts';

/** WS-20.12 */
const ALLY_NAME: Words = { en: 'ally', pl: 'sojusznik' };

const numbered = ({ en, pl }: Words, which: number): Words =>
  which > 1 ? { en: `${en} (${which})`, pl: `${pl} (${which})` } : { en, pl };

export function calledAs(c: Character): Words {
  if (c.hero) return numbered(c.hero.name, c.which);
  if (c.copy) return numbered({ en: c.copy.name, pl: c.copy.name }, c.which);
  return numbered(c.profile === null ? ALLY_NAME : profiles[c.profile as ProfileId], c.which);
}

export const nameOf = (t: Table, n: number): Words => calledAs(t.characters[n]);

/** All who take part, by number: what questions show so that their answers have words. */
export function namesOf(t: Table): { [number: string]: Words } {
  const names: { [number: string]: Words } = {};
  for (const [n, c] of t.characters.entries()) if (c.state !== 'absent') names[n] = calledAs(c);
  return names;
}
