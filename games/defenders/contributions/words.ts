/** What people see of a text now: the newest words, or nothing while it is to be rewritten (DF-28.6, DF-29.6). */
import type { Contribution, Fact, Plain, PlainRecord, View } from '@guildhall/kernel';
import type { Reaction } from '../data/index.ts';
import { isRecord, LEFT_OUT } from '../rules/texts.ts';
import type { Description } from '../table.ts';
import type { TableView } from '../view.ts';

/** What became of a text since it was told. */
export interface TextNow {
  /** The newest words; null: as it was told. */
  words: string | null;
  /** Somebody asked to leave it out, and it has not been rewritten yet. */
  hidden: boolean;
  /** Who reacted how, oldest first. */
  reactions: Reacted[];
}
/** `seat` is null for onlookers. */
export type Reacted = { what: Reaction; seat: number | null; name: string };

const known = new WeakMap<readonly Contribution[], ReadonlyMap<number, TextNow>>();
/** By the number of a text; none for those that nothing was added to. */
export function textsNow(contributions: readonly Contribution[]): ReadonlyMap<number, TextNow> {
  const before = known.get(contributions);
  if (before) return before;
  const texts = new Map<number, TextNow>();
  const text = (n: Plain): TextNow => {
    const found = texts.get(Number(n)) ?? { words: null, hidden: false, reactions: [] };
    texts.set(Number(n), found);
    return found;
  };
  for (const { seat, name, body } of contributions) {
    if (body.kind === 'amend') Object.assign(text(body.text), { words: String(body.words), hidden: false });
    else if (body.kind === 'leaveOut') text(body.text).hidden = true;
    else if (body.kind === 'reaction') text(body.to).reactions.push({ what: body.what as Reaction, seat, name });
  }
  known.set(contributions, texts);
  return texts;
}

/** The numbers of the texts in a fact, by field; those that are there. */
export function textsIn(fact: Fact): [field: string, n: number][] {
  const texts = (fact as Fact & { texts?: Plain }).texts ?? null;
  if (!isRecord(texts)) return [];
  return Object.entries(texts).flatMap(([field, n]): [string, number][] => (typeof n === 'number' && n > 0 ? [[field, n]] : []));
}

/** What is shown of a text now: the newest words, or that it is left out; null: as it was told. */
function shownNow(now: ReadonlyMap<number, TextNow>, n: number): string | null {
  const text = now.get(n);
  return text?.hidden ? LEFT_OUT : (text?.words ?? null);
}

/** A fact as it is shown now. The one that was told stays in the log. */
export function amended(fact: Fact, contributions: readonly Contribution[]): Fact {
  const now = textsNow(contributions);
  if (now.size === 0) return fact;
  let shown: PlainRecord | null = null;
  for (const [field, n] of textsIn(fact)) {
    const text = now.get(n);
    if (!text) continue;
    shown ??= { ...(fact as unknown as PlainRecord) };
    if (text.reactions.length > 0) shown.reactions = text.reactions;
    const words = shownNow(now, n);
    if (words === null) continue;
    shown[field] = words;
    if ('aloud' in shown) shown.aloud = false;
    if (!text.hidden) shown.edited = true;
  }
  return shown ? (shown as unknown as Fact) : fact;
}

/** All texts of a table as they are shown now. */
export function amendedView(view: View<TableView>, contributions: readonly Contribution[]): View<TableView> {
  const now = textsNow(contributions);
  if (now.size === 0) return view;
  const told = (one: Description): Description => {
    const words = shownNow(now, one.n);
    return words === null ? one : { ...one, text: words, aloud: false };
  };
  const described = <I extends { description: Description }>(one: I): I => ({ ...one, description: told(one.description) });
  const { table, asked } = view;
  const { world, scene } = table;
  const { texts } = world;
  return {
    ...view,
    asked: asked && { ...asked, show: showNow(now, asked.show) },
    table: {
      ...table,
      world: {
        ...world,
        description: shownNow(now, texts.description) ?? world.description,
        aboutCity: shownNow(now, texts.aboutCity) ?? world.aboutCity,
        aboutEnemy: shownNow(now, texts.aboutEnemy) ?? world.aboutEnemy,
      },
      locations: table.locations.map(described),
      defenders: table.defenders.map(described),
      threats: table.threats.map(described),
      persons: table.persons.map((one) => ({
        ...one,
        personality: shownNow(now, one.texts.personality) ?? one.personality,
        preoccupation: shownNow(now, one.texts.preoccupation) ?? one.preoccupation,
      })),
      scene: scene && { ...scene, place: told(scene.place), time: told(scene.time), situation: told(scene.situation) },
    },
  };
}
/** What a question shows: a defence as told, a setting as proposed. */
function showNow(now: ReadonlyMap<number, TextNow>, show: PlainRecord): PlainRecord {
  const { told = null, description, text } = show;
  if (isRecord(told)) {
    const words = shownNow(now, Number(told.n));
    return words === null ? show : { ...show, told: { ...told, text: words, aloud: false } };
  }
  const words = typeof description === 'string' ? shownNow(now, Number(text)) : null;
  return words === null ? show : { ...show, description: words };
}
