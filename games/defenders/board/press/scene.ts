/** Who may come into a scene: the defenders that live, and everybody met in a scene before. */
import type { TableView } from '../../view.ts';
import type { SceneDraft } from './answers.ts';

export const EMPTY_SCENE: SceneDraft = { characters: [], place: '', time: '', situation: '', aloud: [], suggestion: '' };

export interface SomebodyKnown {
  name: string;
  unit: string;
  /** What they are like, as it was told. */
  texts: readonly string[];
  /** Whose ink their name is written in. */
  seat: number;
}
export function peopleOf(table: TableView): SomebodyKnown[] {
  const alive = table.defenders.filter(({ where }) => where !== 'destroyed');
  const persons = table.persons.map(({ name, unit, personality, preoccupation }) => ({
    name,
    unit,
    texts: [personality, preoccupation].filter((text) => text !== ''),
    seat: table.defenders.find(({ id }) => id === unit)?.seat ?? table.start,
  }));
  const names = new Set(persons.map(({ name }) => name));
  const units = alive.map(({ name, id, seat, description }) => ({
    name,
    unit: id,
    texts: description.aloud ? [] : [description.text],
    seat,
  }));
  return [...persons, ...units.filter(({ name }) => !names.has(name))];
}
