/** Ideas for those who are stuck: names and lines of the prompts, filled with what is on the table. */
import { type Language, QuickRandom } from '@guildhall/kernel';
import type { SceneSuggestionId } from '../../data/index.ts';
import { type Known, type NameKind, type PromptKind, suggestName, suggestText } from '../../text/prompts/index.ts';
import type { TableView } from '../../view.ts';
import type { Speaking } from '../words/phrase.ts';

/** Each press gives another idea. */
let pressed = 0;
const another = (table: TableView): QuickRandom => {
  pressed += 1;
  return new QuickRandom(pressed * 7919 + table.turn * 101 + table.locations.length * 13 + table.threats.length);
};

const taken = ({ locations, defenders, threats }: TableView): string[] =>
  [...locations, ...defenders, ...threats].map(({ name }) => name);

export const nameIdea = (table: TableView, language: Language, kind: NameKind): string =>
  suggestName(kind, table.world.setting, language, another(table), taken(table));

/** What the question is about, for the gaps of a line. */
function knownOf({ view, say }: Speaking): Known {
  const { table, asked } = view;
  const show = asked?.show ?? {};
  const name = (id: unknown): string | undefined => (typeof id === 'string' && id !== '' ? (say.place?.(id) ?? id) : undefined);
  const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
  const [defender, threat] = [name(show.unit ?? first(show.defenders)), name(show.threat ?? first(show.threats))];
  const [place, person] = [name(show.location), name(show.jack) ?? table.persons[0]?.name];
  const city = table.world.city;
  return {
    ...(city ? { city } : {}),
    ...(place ? { place } : {}),
    ...(defender ? { defender } : {}),
    ...(threat ? { threat } : {}),
    ...(person ? { person } : {}),
  };
}
export const lineIdea = (speaking: Speaking, kind: PromptKind): string =>
  suggestText(kind, speaking.view.table.world.setting, speaking.language, another(speaking.view.table), knownOf(speaking));

/** Which prompts help with which question that asks for words. */
export function promptFor({ view }: Pick<Speaking, 'view'>): PromptKind {
  const show = view.asked?.show ?? {};
  const onMachine = view.table.defenders.some(({ id, class: own }) => id === show.unit && own === 'king');
  switch (view.asked?.name) {
    case 'threat acts/describe':
      return 'infiltration';
    case 'threat acts/attempt':
      return onMachine ? 'attempt_machine' : 'attempt';
    case 'threat acts/defend':
      return onMachine ? 'parry_machine' : 'parry';
    case 'threat acts/fate':
      return onMachine ? 'fate_machine' : 'fate';
    case 'threat acts/ruin':
      return 'destruction';
    case 'battle/attack':
      return 'attack';
    case 'battle/defence':
    case 'battle/rewrite':
      return 'defence';
    case 'repulse/describe':
      return 'victory';
    case 'defeat/safety':
      return 'rescue';
    case 'defeat/describe':
      return 'fall';
    case 'activation/line': {
      const ability = String(show.ability ?? '');
      return ability === 'engineers' || ability === 'healers' || ability === 'jack' || ability === 'king'
        ? `ability.${ability}`
        : 'ability.none';
    }
    case 'epilogues/epilogue':
      if (show.won !== true) return 'epilogue_falls';
      return view.table.defenders.some(({ where }) => where === 'destroyed') ? 'epilogue_stands' : 'epilogue_unharmed';
    default: {
      const scene: SceneSuggestionId = view.table.scene?.suggestion || 'relationships';
      return `scene.${scene}`;
    }
  }
}
export const plainRandom = another;
