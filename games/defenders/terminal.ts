/** Defenders in text, for terminals of 80 columns: the map, the places and who is there, the enemy, what is going on. */
import { cardSign, type SuitCard } from '@guildhall/cards';
import type { Asked, Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, paint, sentence } from '@guildhall/kernel/terminal';
import { JOKER } from './data/index.ts';
import type { Term } from './facts.ts';
import type { Strength } from './rules/totals.ts';
import type { Description, Stack } from './table.ts';
import { RED, SEAT_PAINT } from './terminal/colours.ts';
import { labelOf, mapGrid } from './terminal/grid.ts';
import { WORDS, type Words } from './terminal/words.ts';
import { inWords } from './text/index.ts';
import { names as en } from './text/names.en.ts';
import { names as pl } from './text/names.pl.ts';
import type { Names } from './text/names.ts';
import type { DefenderView, LocationView, TableView, ThreatView } from './view.ts';

const NAMES: { readonly [language in Language]: Names } = { en, pl };

interface Picture {
  table: TableView;
  names: Names;
  words: Words;
}

export function draw(view: View<TableView>, language: Language): string {
  const { table, asked } = inWords(view, language);
  const picture = { table, names: NAMES[language], words: WORDS[language] };
  const parts = [
    status(picture),
    city(picture),
    map(picture),
    list(
      picture.words.locations,
      picture.table.locations.flatMap((one) => locationLines(picture, one)),
    ),
    ways(picture),
    list(
      picture.words.defenders,
      picture.table.defenders.flatMap((one) => defenderLines(picture, one)),
    ),
    list(
      picture.words.threats,
      picture.table.threats.flatMap((one) => threatLines(picture, one)),
    ),
    scene(picture),
    battle(picture, asked),
    told(picture, asked),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const cards = (list: readonly SuitCard[]): string => list.map((card) => `${cardSign(card)} (${card})`).join('  ');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [paint(BOLD, `${upper(title)}:`), ...lines];
/** A name people gave, short enough to stand in a line with others. */
const short = (name: string): string => (name.length > 28 ? `${name.slice(0, 27)}…` : name);

function status({ table, names, words }: Picture): string[] {
  const { world, phase, step, settings } = table;
  const setting = world.title === '' ? names.settingsShort[world.setting] : short(world.title);
  const parts = [
    ...(world.city === '' ? [] : [short(world.city)]),
    setting,
    phase === 'over' ? words.over : names.phases[phase],
    ...(table.turn > 0 ? [words.turn(table.turn)] : []),
    ...(step === '' ? [] : [names.turnSteps[step]]),
    ...(table.turn > 0 ? [`${names.terms.firstPlayer}: ${words.player(table.first + 1)}`] : []),
    ...(table.threats.length > 0 ? [words.deck(table.deck, table.joker), words.discard(table.discard.length)] : []),
    ...(table.turn > 0 ? [words.morale(table.morale)] : []),
    ...(table.reserve.length > 0
      ? [`${names.terms.reserve}: ${table.reserve.map((card) => cardSign(card as SuitCard)).join(' ')}`]
      : []),
    ...(table.card === '' ? [] : [table.card === JOKER ? JOKER : cards([table.card])]),
    ...(table.intelligence ? [words.intelligence] : []),
    ...(table.dice.length > 0 ? [`${words.thrown}: ${table.dice.join(' ')}`] : []),
    ...(!table.mayConfer && settings.conferring === 'locked' ? [names.terms.noConferring] : []),
  ];
  const ending = table.ending ? sentence(names.endings[table.ending.reason].text).map((line) => paint(BOLD, line)) : [];
  return [...fold(parts, ' | ').map((line) => paint(BOLD, line)), ...ending];
}

/** City creation: the row, what is left, and the stacks that are begun. */
function city(picture: Picture): string[] {
  const { table, names, words } = picture;
  if (table.row.length === 0 && table.stacks.length === 0) return [];
  const row = table.row.map((card, i) => `${i === 0 ? `${upper(names.terms.row)}: ` : ''}${cards([card])}`);
  const left = [words.pile(table.pile), words.needed(table.needed, table.left)];
  return [...fold(row, '  '), ...fold(left, ' | '), ...table.stacks.flatMap((stack) => stackLines(picture, stack))];
}
function stackLines({ names, words }: Picture, { id, sort, by, cards: played }: Stack): string[] {
  const known: { readonly [word: string]: string } = {
    ...names.locationTypes,
    ...names.defenderTypes,
    ...names.locationDescriptors,
    ...names.defenderDescriptors,
  };
  const given = played.map(({ card, use, word, wording }) => {
    const said = wording === '' ? (known[word] ?? word) : short(wording);
    return `${cardSign(card)} ${use === 'type' ? said : `(${said})`}`;
  });
  return fold([`${id} ${names.terms[sort]}, ${words.player(by + 1)}: ${given[0]}`, ...given.slice(1)], ', ', '  ');
}

function map({ table, words }: Picture): string[] {
  const { sketch } = table;
  if (sketch.features.length === 0 && sketch.drawings.length === 0) return [];
  return [...mapGrid(table), ...sentence(words.mapLegend).map((line) => paint(DIM, line))];
}

const isHere = (id: string) => (one: { where: string }) => one.where === id;

function locationLines({ table, names, words }: Picture, location: LocationView): string[] {
  const { id, name, kind, card, seat, categories, held, status: state, regiments, capacity, lost, bonus, entry } = location;
  const here = [...table.defenders, ...table.threats].filter(isHere(id)).map((one) => one.id);
  const attackers = table.threats.filter(({ target }) => target === id).map((one) => one.id);
  const parts = [
    `${labelOf(location)} ${short(name)} ${cardSign(card)}`,
    ...(here.length > 0 ? [here.join(' ')] : []),
    [...new Set([names.kinds[kind], ...categories.map((one) => names.categories[one])])].join(', '),
    ...(entry > 0 ? [`${names.terms.entryPoint} ${entry}`] : []),
    ...(held ? [names.terms.enemyHeld.toUpperCase()] : []),
    ...(state === 'ruined' ? [names.statuses.ruined.toUpperCase()] : []),
    ...(lost ? [words.lost] : []),
    ...(bonus > 0 ? [`+${bonus}`] : []),
    words.regiments(regiments, capacity),
    ...(attackers.length > 0 ? [`${names.terms.underAttack.toUpperCase()}: ${attackers.join(' ')}`] : []),
  ];
  const codes = held || state === 'ruined' || attackers.length > 0 ? RED : SEAT_PAINT[seat];
  return fold(parts, ' | ', '  ').map((line, i) => (i === 0 ? paint(codes, line) : `  ${line}`));
}

/** The graph as lists: what is connected with what, and where the enemy comes in (DF-31.3). */
function ways({ table, words }: Picture): string[] {
  const connected = table.locations
    .filter((one) => one.connected.length > 0)
    .map((one) => `${one.id}: ${one.connected.join(' ')}`);
  if (connected.length === 0 && table.entries.length === 0) return [];
  const entries = table.entries.map((id, i) => `${i + 1} ${id}`);
  // The mark between two stands also where a line ends; commas would read as if one went on in the other.
  const said = (title: string, all: string[], mark: string): string[] => {
    const marked = all.map((one, i) => (i < all.length - 1 ? `${one}${mark}` : one));
    return fold([`${title}: ${marked[0] ?? words.none}`, ...marked.slice(1)], ' ');
  };
  return [...said(words.connections, connected, ';'), ...said(words.entries, entries, ',')];
}

function defenderLines({ table, names, words }: Picture, unit: DefenderView): string[] {
  const { id, name, card, seat, class: own, value, face, wounds, where, abilities, mobile, bonus } = unit;
  const places: { readonly [where: string]: string } = {
    reserve: names.terms.reserve,
    destroyed: names.terms.destroyedUnit,
    unplaced: words.unplaced,
  };
  const parts = [
    `${id} ${short(name)} ${cardSign(card)}`,
    names.defenderClasses[own].name,
    ...(where === 'destroyed' ? [] : [words.value(value, face)]),
    ...(wounds > 0 && where !== 'destroyed' ? [words.wounds(wounds)] : []),
    ...(bonus > 0 ? [`+${bonus}`] : []),
    ...(mobile ? [names.terms.mobile] : []),
    ...abilities.map((ability) => names.abilities[ability].name),
    places[where] ?? placeName(table, where),
  ];
  const codes = where === 'destroyed' ? DIM : SEAT_PAINT[seat];
  return fold(parts, ' | ', '  ').map((line, i) => (i === 0 ? paint(codes, line) : `  ${line}`));
}
function placeName({ locations }: TableView, id: string): string {
  const place = locations.find((one) => one.id === id);
  return place ? `${id} ${short(place.name)}` : id;
}

function threatLines({ table, names, words }: Picture, threat: ThreatView): string[] {
  const { id, name, card, class: own, where, target, word, wording } = threat;
  const place =
    where === 'outside'
      ? words.outside
      : where === 'destroyed'
        ? names.terms.destroyedLocation
        : words.holds(placeName(table, where));
  const parts = [
    `${id} ${short(name)} ${cardSign(card)}`,
    `${names.threatClasses[own].name}: ${wording === '' ? names.threatTypes[word as keyof Names['threatTypes']] : short(wording)}`,
    place,
    ...(target === '' ? [] : [words.attacks(placeName(table, target))]),
  ];
  const codes = where === 'destroyed' ? DIM : target === '' ? '' : RED;
  return fold(parts, ' | ', '  ').map((line, i) => (i === 0 ? paint(codes, line) : `  ${line}`));
}

/** A defence that is to be judged, as it was told (DF-19.7). */
function told({ words }: Picture, asked: Asked | null): string[] {
  const said = asked?.show.told;
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return [];
  if (said.aloud !== true && said.text === '') return [];
  return sentence(`${words.told}: ${said.aloud === true ? words.aloud : String(said.text)}`);
}

function scene({ table, names, words }: Picture): string[] {
  if (table.step !== 'reflection' || !table.scene) return [];
  const { suggestion, roles, place, time, situation } = table.scene;
  const cast = roles.map(({ name, seat }) => `${short(name)}: ${seat < 0 ? words.notPlayed : words.player(seat + 1)}`);
  const title = `${upper(names.terms.scene)}${suggestion === '' ? '' : `, ${names.scenes[suggestion].name}`}`;
  const part = (label: string, { text, aloud }: Description): string[] =>
    aloud || text !== '' ? sentence(`${label}: ${aloud ? words.aloud : text}`, '  ') : [];
  return [
    ...fold([title, ...cast], ' | ').map((line) => paint(BOLD, line)),
    ...part(words.where, place),
    ...part(words.when, time),
    ...part(words.what, situation),
  ];
}

/** What each unit and the place add, in the order of the terms. */
function byOwner(terms: readonly Term[]): [string, number][] {
  const adds = new Map<string, number>();
  for (const { of, add } of terms) adds.set(of, (adds.get(of) ?? 0) + add);
  return [...adds];
}

/** What is asked once the dice have fallen: the sum that was known before is past. */
const DECIDED = /^(repulse|defeat|displacement)\//;
/** The sum of the battle that is fought, as far as it is known before the dice (DF-19.11, DF-19.20). */
function battle({ table, words }: Picture, asked: Asked | null): string[] {
  const place = table.locations.find(({ id }) => id === table.battle);
  if (!place || !table.strengths || DECIDED.test(asked?.name ?? '')) return [];
  const { defenders, threats } = table.strengths;
  const sum = (title: string, { total, terms, dice }: Strength): string => {
    const said = [...byOwner(terms).map(([of, adds]) => `${adds} (${of === place.id ? words.place : of})`), words.dice(dice)];
    return `${upper(title)} ${total} + ${words.dice(dice)} = ${said.join(' + ')}`;
  };
  return [
    paint(RED, `${words.battle}: ${placeName(table, place.id)}`),
    ...sentence(sum(words.defenders, defenders), '  '),
    ...sentence(sum(words.threats, threats), '  '),
  ];
}
