/** What lies on the bench between visits. It is built anew choice by choice, so that nothing but a legal draft comes of any text. */
import { ATTRIBUTE_IDS, FORM_IDS } from '../../data/index.ts';
import {
  addAchievement,
  addField,
  type Choices,
  choose,
  type Draft,
  exportHero,
  finish,
  type HeroProblem,
  importHero,
  newDraft,
  type Step,
  write,
} from '../../heroes/index.ts';

/** The name under which a browser keeps heroes. */
export const SHELF = 'wolsung.heroes';

export const isProblem = (made: Draft | HeroProblem): made is HeroProblem => 'why' in made;

type Loose = { readonly [name: string]: unknown };
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 40) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : String(loose(value).en ?? ''));

/** The draft that a text was written from; what does not fit is left out. */
export function readBench(written: string): Draft {
  let kept: Loose;
  try {
    kept = loose(JSON.parse(written));
  } catch {
    kept = {};
  }
  let draft: Draft = newDraft('hero');
  const take = (made: Draft | HeroProblem): void => {
    if (!isProblem(made)) draft = made;
  };
  const pick = (step: Step, value: unknown): void => {
    if (typeof value === 'string') take(choose(draft, step, value as Choices[Step] as never));
  };
  if (text(kept.name) !== '') take(write(draft, 'name', text(kept.name)));
  if (text(kept.portrait) !== '') take(write(draft, 'portrait', text(kept.portrait)));
  draft = { ...draft, form: FORM_IDS.find((form) => form === kept.form) ?? draft.form };
  for (const step of ['archetype', 'race', 'ability', 'nation', 'profession'] as const) pick(step, kept[step]);
  for (const attribute of ATTRIBUTE_IDS) {
    for (let level = 1; level < Number(loose(kept.levels)[attribute]) && level < 3; level++) pick('raise', attribute);
  }
  for (const skill of list(kept.trained)) pick('trained', skill);
  for (const specialty of list(kept.specialties).map(loose)) {
    if (typeof specialty.id === 'string') pick('specialty', specialty.id);
    else take(addField(draft, specialty.skill as Draft['trained'][number], text(specialty.field)));
  }
  for (const { title, skill } of list(kept.achievements).map(loose))
    take(addAchievement(draft, text(title), skill as Draft['trained'][number]));
  for (const gadget of list(kept.gadgets)) pick('gadget', gadget);
  for (const weapon of list(kept.weapons)) pick('weapon', weapon);
  pick('vehicle', kept.vehicle);
  pick('blade', kept.blade);
  return draft;
}

export const writeBench = (draft: Draft): string => JSON.stringify(draft);

/** An id for the file of a hero: its name in plain letters. */
export const idFor = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'hero';

/** The file of a finished hero; null while something is missing. */
export function fileOf(draft: Draft): string | null {
  const read = finish({ ...draft, id: idFor(draft.name.en) });
  return 'hero' in read ? exportHero(read.hero) : null;
}

/** The hero in a saved file; null if it cannot be read any more. */
export function heroIn(file: string) {
  const read = importHero(file);
  return 'hero' in read ? read.hero : null;
}
