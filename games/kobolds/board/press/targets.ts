/** Answers and the things on the street they speak of: models, terrain, markers, the carriage, the chest. */
import type { Asked, Plain } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';

/** "m7", "t3", "k2", "carriage", "chest". */
export type Thing = string;

const NAMED = /(?:^| )([mtk]\d+)(?: just do it)?$/;

/** The thing an answer speaks of, or null. */
export function thingOf(answer: Plain, table: TableView): Thing | null {
  if (typeof answer !== 'string') return null;
  const named = NAMED.exec(answer);
  if (named) return named[1] ?? null;
  if (answer.startsWith('strike carriage')) return 'carriage';
  if (answer.startsWith('strike cuddly')) return `m${table.cuddly}`;
  if (answer === 'take chest') return 'chest';
  return null;
}

export function answersByThing(options: readonly Plain[], table: TableView): Map<Thing, string[]> {
  const by = new Map<Thing, string[]>();
  for (const option of options) {
    const thing = thingOf(option, table);
    if (thing === null || typeof option !== 'string') continue;
    const list = by.get(thing);
    if (list) list.push(option);
    else by.set(thing, [option]);
  }
  return by;
}

export type Pressed =
  | { kind: 'answer' | 'refused'; answer: string }
  | { kind: 'choose'; answers: readonly string[] }
  | { kind: 'nothing' };

/** What somebody most likely meant by pressing a thing that no legal answer names: the page then says why not. */
function meant(thing: Thing, asked: Asked, table: TableView, seat: number | null): string {
  if (asked.name === 'activation/act' || asked.name === 'lured/act') {
    if (thing === 'carriage') return 'strike carriage';
    if (thing === 'chest') return 'take chest';
    if (thing.startsWith('k')) return `inspect ${thing}`;
    if (thing.startsWith('t')) return 'climb';
    const active = table.models[Number(asked.show.model)];
    const model = table.models[Number(thing.slice(1))];
    if (thing === `m${table.cuddly}`) return 'strike cuddly';
    if (active?.profile === 'wizard') return model?.seat === seat ? `cast support ${thing}` : `cast attack ${thing}`;
    return `attack ${thing}`;
  }
  if (asked.name === 'move/destination') return `contact ${thing}`;
  if (asked.name === 'climb/place') return `up ${thing}`;
  return thing;
}

export function pressThing(
  thing: Thing,
  by: ReadonlyMap<Thing, readonly string[]>,
  asked: Asked | null,
  table: TableView,
  seat: number | null,
): Pressed {
  if (!asked) return { kind: 'nothing' };
  const answers = by.get(thing) ?? [];
  const [first] = answers;
  if (first === undefined) return { kind: 'refused', answer: meant(thing, asked, table, seat) };
  return answers.length === 1 ? { kind: 'answer', answer: first } : { kind: 'choose', answers };
}
