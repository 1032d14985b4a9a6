/** The table as somebody of one language reads it: names from the word lists, lines of the prompts with their gaps filled. */
import type { Fact, Language, Plain, PlainRecord, View } from '@guildhall/kernel';
import { aboutScene } from '../rules/texts.ts';
import type { Description } from '../table.ts';
import type { TableView } from '../view.ts';
import type { Known } from './prompts/index.ts';
import { called, readerText } from './templates.ts';

/** The gaps of a prompt, filled with what a text is about: ids of things, and names of persons. In a rescue the first unit leads. */
export function knownFrom(about: readonly string[], thing: (id: string) => string): Known {
  const units = about.filter((id) => /^D\d+$/.test(id)).map(thing);
  const place = about.find((id) => /^L\d+$/.test(id));
  const threat = about.find((id) => /^T\d+$/.test(id));
  const person = about.find((id) => !/^[A-Z]\d+$/.test(id));
  const city = thing('city');
  return {
    ...(city === 'city' ? {} : { city }),
    ...(units.length > 0 ? { defender: units[units.length - 1], person: units[0] } : {}),
    ...(person === undefined ? {} : { person: thing(person) }),
    ...(place ? { place: thing(place) } : {}),
    ...(threat ? { threat: thing(threat) } : {}),
  };
}

type Told = { readonly told?: Plain; readonly location?: Plain; readonly defenders?: Plain };
const strings = (list: Plain | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);
const isRecord = (value: Plain | undefined): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A view whose names and texts are finished sentences of this language. */
export function inWords(view: View<TableView>, language: Language): View<TableView> {
  const { table, asked } = view;
  const { world, locations, defenders, threats, persons, scene } = table;
  const named = <I extends { name: string }>(one: I): I => ({ ...one, name: called(one.name, language) });
  const city = called(world.city, language);
  const names = new Map([...locations, ...defenders, ...threats].map(({ id, name }) => [id, called(name, language)]));
  const thing = (id: string): string => (id === 'city' ? city || 'city' : (names.get(id) ?? called(id, language)));
  const read = (text: string, about: readonly string[] = []): string =>
    readerText(text, language, knownFrom(about, thing), world.setting);
  const told = (one: Description, about: readonly string[]): Description => ({ ...one, text: read(one.text, about) });
  const described = <I extends { id: string; name: string; description: Description }>(one: I): I => ({
    ...named(one),
    description: told(one.description, [one.id]),
  });
  const about = scene ? aboutScene(locations, scene.roles, scene.place.text) : [];
  return {
    ...view,
    asked: asked && { ...asked, show: shownInWords(asked.show, read) },
    table: {
      ...table,
      world: {
        ...world,
        city,
        title: called(world.title, language),
        description: read(world.description),
        aboutCity: read(world.aboutCity),
        aboutEnemy: read(world.aboutEnemy),
      },
      locations: locations.map(described),
      defenders: defenders.map(described),
      threats: threats.map(described),
      persons: persons.map((one) => ({
        ...named(one),
        personality: read(one.personality),
        preoccupation: read(one.preoccupation),
      })),
      scene: scene && {
        ...scene,
        roles: scene.roles.map(named),
        place: told(scene.place, about),
        time: told(scene.time, about),
        situation: told(scene.situation, about),
      },
    },
  };
}
/** What a question shows: a defence as told, with the place and those who defend it. */
function shownInWords(show: PlainRecord & Told, read: (text: string, about: readonly string[]) => string): PlainRecord {
  const about = [...strings(show.location === undefined ? [] : [show.location]), ...strings(show.defenders)];
  const said = (value: Plain): Plain => {
    if (typeof value === 'string') return read(value, about);
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.map((one) => read(one, about)) : value;
  };
  const shown: PlainRecord = {};
  for (const [key, value] of Object.entries(show)) shown[key] = said(value);
  const { told } = show;
  if (isRecord(told) && typeof told.text === 'string') shown.told = { ...told, text: read(told.text, about) };
  return shown;
}

/** A fact whose names are read in this language. */
export function factInWords(fact: Fact, language: Language): Fact {
  const { name, title, characters, roles } = fact as Fact & { [field: string]: Plain };
  const read = (one: Plain): string => called(String(one), language);
  return {
    ...fact,
    ...(typeof name === 'string' ? { name: read(name) } : {}),
    ...(typeof title === 'string' ? { title: read(title) } : {}),
    ...(Array.isArray(characters) ? { characters: characters.map(read) } : {}),
    ...(Array.isArray(roles) ? { roles: roles.map((role) => (isRecord(role) ? { ...role, name: read(role.name) } : role)) } : {}),
  };
}
