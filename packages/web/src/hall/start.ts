/** *Play now*: a table against bots in this browser, seated at once. */
import { openGame } from './boxes.ts';
import { knownLevel } from './levels.ts';
import { preferences } from './preferences.ts';

/** "Sunday 18:40": tables want a name, people do not want to think of one. */
export function tableName(): string {
  const { language } = preferences.get();
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date());
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const load = () => Promise.all([import('../tables/local.ts'), import('../tables/usual-plan.ts')]);
/** Fetches what a press will need while the pointer is on its way. */
export const prepare = (): void => void load();

export async function playNow(game: string): Promise<string> {
  const [{ LocalTable }, { usualPlan }] = await load();
  const plan = usualPlan(await openGame(game), knownLevel(preferences.get().level));
  return `/table/${await LocalTable.start({ game, name: tableName(), ...plan })}`;
}
