/** Models and things in words, for those who do not see them: all that the picture shows. */
import type { Language, Speaker } from '@guildhall/kernel';
import { CARRIAGE_WOUNDS, EFFECTS, LOW_HEIGHT, MR_CUDDLY_WOUNDS } from '../../data/index.ts';
import { engagedWith } from '../../rules/scene.ts';
import { NONE } from '../../table.ts';
import { text } from '../../text/index.ts';
import { placeIn } from '../../text/places.ts';
import type { TableView } from '../../view.ts';
import { activeOf, fightOf, nameOf } from '../model.ts';
import { effectsIn, woundsOf } from '../street/figures.ts';
import { namesIn, wordsIn } from './words.ts';

/** Quarter inches are enough for people. */
export const inch = (value: number): string => String(Math.round(value * 100) / 100);

export function modelLabel(table: TableView, m: number, language: Language, say: Speaker): string {
  const model = table.models[m];
  if (!model) return '';
  const words = wordsIn(language).model;
  const names = namesIn(language);
  const name = nameOf(table, m, language);
  const profile = names.profiles[model.profile].name;
  const parts = [name === profile ? name : `${name}, ${profile}`];
  parts.push(model.seat >= 0 ? words.of(table.gangs[model.seat]?.name || say.seat(model.seat)) : words.neutral);
  if (m === table.cuddly) parts.push(words.wounds(table.targetWounds, MR_CUDDLY_WOUNDS));
  else parts.push(words.wounds(model.wounds, woundsOf(model.profile)));
  parts.push(text[language].point(model.x, model.y));
  const roof = table.terrain[model.on];
  if (roof) parts.push(words.up(names.terrain[roof.kind], roof.height));
  if (m === activeOf(table)) parts.push(words.active);
  else if (model.activated) parts.push(words.done);
  if (m === fightOf(table)?.target) parts.push(words.target);
  if (model.hidden) parts.push(words.hidden);
  if (m === table.chest?.carrier) parts.push(words.carries);
  if (m === table.vic) parts.push(words.vic);
  if (table.spies.includes(m)) parts.push(words.spy);
  const enemies: number[] = [];
  engagedWith(table, m, enemies);
  if (enemies.length > 0) parts.push(words.engaged(enemies.map((other) => nameOf(table, other, language)).join(', ')));
  const effects = effectsIn(model.effects);
  if (effects.length > 0) {
    const ends = wordsIn(language).ends;
    parts.push(words.effects(effects.map((id) => `${names.effects[id].name} (${ends[EFFECTS[id].ends]})`).join(', ')));
  }
  return parts.join(', ');
}

/** What a thing on the street is called, in short. */
export function thingName(table: TableView, thing: string, language: Language): string {
  const names = namesIn(language);
  if (thing === 'carriage') return names.terms.carriage;
  if (thing === 'chest') return names.terms.chest;
  return placeIn(names, thing, table);
}

export function thingLabel(table: TableView, thing: string, language: Language, say: Speaker): string {
  const words = wordsIn(language);
  const index = Number(thing.slice(1));
  if (thing === 'carriage') return words.carriage(table.targetWounds, CARRIAGE_WOUNDS);
  if (thing === 'chest') return words.chest;
  if (thing.startsWith('m')) return modelLabel(table, index, language, say);
  const piece = thing.startsWith('t') ? table.terrain[index] : undefined;
  if (piece) return words.terrain(namesIn(language).terrain[piece.kind], piece.height, piece.height <= LOW_HEIGHT);
  const marker = table.markers[index];
  return marker ? words.marker(index + 1, marker.state) : '';
}

/** Every model in play, then the things, each in reading order: own gang first where somebody looks from a seat. */
export function thingsOf(table: TableView, seat: number | null): string[] {
  const rank = (s: number): number => (s === seat ? 0 : s >= 0 ? 1 : 2);
  const models = table.models
    .map((model, m) => ({ model, m }))
    .filter(({ model }) => model.place === 'play')
    .sort((a, b) => rank(a.model.seat) - rank(b.model.seat) || a.model.seat - b.model.seat || a.m - b.m)
    .map(({ m }) => `m${m}`);
  const markers = table.markers.flatMap(({ state }, i) => (state === 'hidden' || state === 'found' ? [`k${i}`] : []));
  const others = [
    ...(table.carriage === NONE ? [] : ['carriage']),
    ...(table.chest && table.chest.carrier === NONE ? ['chest'] : []),
  ];
  return [...table.terrain.map((_, i) => `t${i}`), ...others, ...markers, ...models];
}
