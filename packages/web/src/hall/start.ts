/** *Play now*: a table against bots in this browser, seated at once. */
import type { SeatPlan } from '../tables/source.ts';
import { myName } from './my-name.ts';
import { preferences } from './preferences.ts';

const BOT_NAMES = ['Cinder', 'Flint', 'Marble', 'Thistle', 'Pewter', 'Sorrel'];
/** With whom one plays if one does not say: few enough that one's turn comes soon. */
const USUAL_SEATS = 3;

export const botName = (n: number): string => BOT_NAMES[n % BOT_NAMES.length];

/** "Sunday 18:40": tables want a name, people do not want to think of one. */
export function tableName(): string {
  const { language } = preferences.get();
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date());
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const load = () => import('../tables/local.ts');
/** Fetches what a press will need while the pointer is on its way. */
export const prepare = (): void => void load();

export async function playNow(game: string): Promise<string> {
  const [{ LocalTable }, { loadGame }] = await Promise.all([load(), import('@guildhall/registry')]);
  const { meta } = await loadGame(game);
  const seats = Math.min(meta.seats.max, Math.max(meta.seats.min, USUAL_SEATS));
  const plan: SeatPlan[] = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: myName() } : { kind: 'bot', name: botName(seat - 1), level: 'greedy' },
  );
  return `/table/${await LocalTable.start({ game, name: tableName(), seats: plan, options: {} })}`;
}
