/** Lines that stood wrong beside what they were told of, found by reading whole chronicles: each may be told of anything of its kind. */
import type { Fact, Language } from '@guildhall/kernel';
import { LANGUAGES } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { defenders } from '../index.ts';
import { LINE_KINDS, promptLines } from '../text/prompts/index.ts';
import { filled } from '../text/templates.ts';

const SCENES = ['relationships', 'council', 'mourning', 'defeat', 'treasure', 'mixed_feelings', 'celebration'].map(
  (scene) => `scene.${scene}`,
);
const DEEDS = ['engineers', 'healers', 'jack', 'king', 'none'].map((ability) => `ability.${ability}`);
const every = (language: Language): string[] =>
  [...LINE_KINDS, ...SCENES, ...DEEDS].flatMap((kind) => promptLines(kind, 'space', language));
const of = (kind: string): string[] => LANGUAGES.flatMap((language) => promptLines(kind, 'own', language));
const SAY = { seat: (seat: number) => `Player ${seat + 1}`, place: (id: string) => id };
const fact = (told: object, language: Language = 'en'): string => defenders.text[language].fact(told as Fact, SAY);

test('quotation marks are curly, and single inside others', () => {
  for (const line of every('en')) expect(line).not.toContain('"');
  for (const line of promptLines('line', 'own', 'en')) expect(line).toMatch(/^“[^“”]+”$/);
});
test('idle units stand nowhere in particular: not every place has a wall', () => {
  for (const line of of('ability.none')) expect(line).not.toMatch(/\bon the walls\b|[Nn]a murach/);
});
test('a scene is now: nobody plans, mourns or celebrates in a memory', () => {
  for (const line of of('time')) expect(line).not.toMatch(/memory|wspomnie/);
});
test('scenes and deeds fit every world: no arrows among the stars, no crossbow bolts', () => {
  for (const line of [...of('scene.council'), ...of('ability.king')])
    expect(line).not.toMatch(/arrow|lamp oil|\bbolt\b|bełt|oliwę do lamp/);
});
test('what is told of a unit can be told of one person', () => {
  for (const line of promptLines('scene.council', 'own', 'pl')) expect(line).not.toContain('od jednostki');
  for (const line of promptLines('scene.relationships', 'own', 'pl')) expect(line).not.toContain('z jednej jednostki');
  for (const line of promptLines('defence', 'own', 'pl')) expect(line).not.toContain('Zmieniają się');
  for (const line of of('scene.celebration')) expect(line).not.toMatch(/shave|ogolić/);
});
test('towns have names, and what comes before something says before what', () => {
  const lines = promptLines('threat_description', 'own', 'pl');
  expect(lines.filter((line) => /miast, a imię|godzinę przedtem/.test(line))).toEqual([]);
});
test('whoever is led to safety may still be wounded, and is not called immune', () => {
  expect(fact({ kind: 'madeImmune', rule: 'DF-21.2', jack: 'Ana', unit: 'Blue Hands' })).toBe(
    'Ana led Blue Hands to safety: they cannot be destroyed in this battle.',
  );
});
test('a challenge has as many who challenge as there are', () => {
  const told = { kind: 'defenceChallenged', rule: 'DF-19.7', location: 'Gate' };
  expect(fact({ ...told, seats: [0] })).toBe('The defence of Gate is challenged by Player 1.');
  expect(fact({ ...told, seats: [0, 2] })).toBe('The defence of Gate is challenged by Player 1 and Player 3.');
});
test('a card that is added in Polish leaves no bracket open where its group is shown', () => {
  expect(defenders.text.pl.answer('city creation/act', 'add Ac S0', {}, SAY)).toBe('Dołóż: as trefl → Stos S0');
});
test('a scene that is suggested names its place where its line does', () => {
  const scene = {
    characters: [{ name: 'Ana', unit: '' }],
    place: 'L0',
    time: '§time 0',
    situation: `§scene.defeat ${promptLines('scene.defeat', 'own', 'en').findIndex((line) => line.includes('furniture'))}`,
    suggestion: 'defeat',
  };
  expect(defenders.text.en.answer('reflection/frame', scene, {}, SAY)).toContain('past L0, uphill');
});
test('a description that is suggested agrees with the name it comes with, as it does when it is read later', () => {
  const lines = promptLines('person_description', 'fantasy', 'pl');
  const bent = lines.findIndex((line) => line.includes('{person:Przyjechał/'));
  const naming = (name: string) => ({ name, description: `§person_description.fantasy ${bent}` });
  const said = (name: string): string => defenders.text.pl.answer('finalise/name', naming(name), {}, SAY);
  expect(said('Jaromir Topór')).toContain('Przyjechał na');
  expect(said('Mara Sowa')).toContain('Przyjechała na');
  const table = { ...SAY, place: () => 'Mara Sowa' };
  const kept = { kind: 'defenderFinalised', rule: 'DF-6.4', id: 'D0', seat: 0, class: 'jack', value: 11, aloud: false };
  expect(defenders.text.pl.fact({ ...kept, ...naming('Mara Sowa') } as never, table)).toContain('Przyjechała na');
});
test('a name is as it was given, also one that ends like a sentence; what has none begins a sentence with a capital', () => {
  const line = '{place}. {threat} też o tym {threat:wie|wiedzą}.';
  expect(filled(line, 'pl', { place: 'Gród', threat: 'ot, koszą.' })).toBe('Gród. ot, koszą. też o tym wie.');
  expect(filled(line, 'pl', {})).toBe('To miejsce. Wróg też o tym wie.');
});
