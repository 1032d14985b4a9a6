/** Why a hero or a hero file is refused, in sentences. */
import type { Language } from '@guildhall/kernel';
import { type HeroProblem, type HeroProblems, type HeroWhy, readHero, type Single } from '../../heroes/index.ts';
import { gadgets, scars, vehicles, weapons } from './gear.ts';
import { abilities, races } from './races.ts';
import { specialties } from './specialties.ts';
import { attributes, skills } from './terms.ts';

type Sentences = { readonly [why in HeroWhy]: (about: HeroProblems[why]) => string };

const SINGLES_EN: { readonly [what in Single]: string } = {
  name: 'a name',
  archetype: 'an Archetype',
  race: 'a race',
  ability: 'an ability of the race',
  nation: 'a nation',
  profession: 'a profession',
};
const SINGLES_PL: { readonly [what in Single]: string } = {
  name: 'imienia',
  archetype: 'archetypu',
  race: 'rasy',
  ability: 'zdolności rasowej',
  nation: 'narodowości',
  profession: 'profesji',
};
const fileEn = (at: string): string => (at === '' ? 'the file' : `"${at}"`);
const filePl = (at: string): string => (at === '' ? 'plik' : `„${at}”`);

const en: Sentences = {
  fileTooLarge: ({ letters, most }) => `The file has ${letters} letters; at most ${most} are read.`,
  notJson: () => 'The file is no JSON.',
  strangeFormat: ({ found }) =>
    `This is no hero file of Wolsung: "format" should be "wolsung-hero/1"${found === '' ? '' : `, not "${found}"`}.`,
  notObject: ({ at }) => `A hero is an object with fields; ${fileEn(at)} is none.`,
  notList: ({ at }) => `"${at}" should be a list.`,
  listTooLong: ({ at, entries, most }) => `"${at}" has ${entries} entries; at most ${most} are possible.`,
  strangeField: ({ at }) => `"${at}" does not belong there.`,
  missingField: ({ at }) => `"${at}" is missing.`,
  notText: ({ at }) => `"${at}" should be a text.`,
  textTooLong: ({ at, letters, most }) => `"${at}" has ${letters} signs; at most ${most} fit.`,
  textBlank: ({ at }) => `"${at}" needs at least one letter.`,
  markup: ({ at, found }) => `"${at}" may be plain text only; "${found}" looks like markup.`,
  strangeSign: ({ at }) => `"${at}" has a sign that cannot be printed.`,
  strangeId: ({ at }) => `"${at}" may have letters a to z, digits, - and _ only.`,
  unknownId: ({ at, found }) => `"${at}": there is no "${found}".`,
  notWhole: ({ at, least, most }) => `"${at}" should be a whole number from ${least} to ${most}.`,
  notFlag: ({ at }) => `"${at}" should be true or false.`,

  highestLevel: ({ attribute }) => `${attributes[attribute].en} is at 8+, the highest level.`,
  lowestLevel: ({ attribute }) => `${attributes[attribute].en} is at 10+, where it began.`,
  noPointsLeft: ({ points }) => `All ${points} points are spent; lower another attribute first.`,
  tooManyPoints: ({ spent, points }) => `The attributes cost ${spent} points; there are ${points}.`,
  pointsLeft: ({ left }) => `Points for attributes still to spend: ${left}.`,
  tooManyTrained: ({ most }) => `A hero has ${most} trained skills.`,
  trainedTwice: ({ skill }) => `A skill is trained once: ${skills[skill].en}.`,
  trainedLeft: ({ left }) => `Skills still to train: ${left}.`,
  tooManySpecialties: ({ most }) => `A hero has ${most} specialties.`,
  specialtiesLeft: ({ left }) => `Specialties still to choose: ${left}.`,
  notTrained: ({ skill }) => `A specialty needs its skill to be trained: ${skills[skill].en}.`,
  hasSpecialty: ({ skill }) => `A specialty depends on this skill: ${skills[skill].en}.`,
  specialtyTwice: ({ skill }) => `No specialty is taken twice: ${skills[skill].en}.`,
  otherSkill: ({ specialty, skill }) => `${specialties[specialty].name.en} is no specialty of this skill: ${skills[skill].en}.`,
  noFreeField: ({ skill }) => `This skill has specialties of its own to choose from: ${skills[skill].en}.`,
  noFieldNeeded: ({ specialty }) => `${specialties[specialty].name.en} needs no field in words.`,
  notChosen: ({ what }) => `The hero still needs ${SINGLES_EN[what]}.`,
  raceFirst: () => 'Abilities belong to races: choose a race first.',
  otherRace: ({ ability, race }) => `${abilities[ability].name.en} is no ability of this race: ${races[race].masculine.en}.`,
  bladeMissing: () => 'Dancing with a blade needs a favourite blade among the gear.',
  noBladeNeeded: ({ ability }) => `${abilities[ability].name.en} knows no favourite blade.`,
  noBlade: ({ weapon }) => `This is no blade: ${weapons[weapon].en}.`,
  notOwned: ({ weapon }) => `The favourite blade must be among the gear: ${weapons[weapon].en}.`,
  isFavouriteBlade: ({ weapon }) => `This is the favourite blade: ${weapons[weapon].en}.`,
  achievementsLeft: ({ left }) => `Achievements still to write: ${left}.`,
  tooManyAchievements: ({ most }) => `There is room for ${most} achievements.`,
  notOrdinary: ({ at }) => `"${at}": the achievements of a new hero are ordinary.`,
  gadgetMissing: () => 'The hero still needs a gadget.',
  tooManyGadgets: ({ most, gadget }) => `Gadgets a hero may have: ${most}; ${gadgets[gadget].name.en} is one too many.`,
  tooMuchGear: ({ most }) => `Pieces of gear a hero may have: ${most}.`,
  gearTwice: ({ weapon }) => `A piece of gear is taken once: ${weapons[weapon].en}.`,
  noGear: ({ weapon }) => `This is no gear: ${weapons[weapon].en}.`,
  noVehicle: ({ vehicle }) => `This is no vehicle: ${vehicles[vehicle].en}.`,
  secondVehicle: ({ vehicle }) => `One vehicle at most, and there is one: ${vehicles[vehicle].en}.`,
  lostTooMuch: ({ what, most }) =>
    `${what === 'constitution' ? 'Constitution' : 'Reputation'} lost cannot be more than there was: ${most}.`,
  scarTwice: ({ scar }) => `A scar is got once: ${scars[scar].en}.`,
  usedTwice: ({ at }) => `"${at}" is crossed off twice.`,
  neverUsedUp: ({ what }) => `The ability of the ${what} is not one that is crossed off for a session.`,
  notFresh: ({ at }) => `"${at}": a new hero has not played yet.`,
};

const pl: Sentences = {
  fileTooLarge: ({ letters, most }) => `Plik ma znaków: ${letters}; czyta się najwyżej ${most}.`,
  notJson: () => 'Plik nie jest w formacie JSON.',
  strangeFormat: ({ found }) =>
    `To nie jest plik bohatera gry Wolsung: „format” ma brzmieć „wolsung-hero/1”${found === '' ? '' : `, a nie „${found}”`}.`,
  notObject: ({ at }) => `Bohater to obiekt z polami; ${filePl(at)} nim nie jest.`,
  notList: ({ at }) => `„${at}” ma być listą.`,
  listTooLong: ({ at, entries, most }) => `„${at}” ma wpisów: ${entries}; może mieć najwyżej ${most}.`,
  strangeField: ({ at }) => `„${at}” tu nie pasuje.`,
  missingField: ({ at }) => `Brakuje „${at}”.`,
  notText: ({ at }) => `„${at}” ma być tekstem.`,
  textTooLong: ({ at, letters, most }) => `„${at}” ma znaków: ${letters}; mieści się najwyżej ${most}.`,
  textBlank: ({ at }) => `„${at}” wymaga choć jednej litery.`,
  markup: ({ at, found }) => `„${at}” ma być zwykłym tekstem; „${found}” wygląda na znacznik.`,
  strangeSign: ({ at }) => `„${at}” zawiera znak, którego nie da się wydrukować.`,
  strangeId: ({ at }) => `„${at}” może mieć tylko litery od a do z, cyfry, - i _.`,
  unknownId: ({ at, found }) => `„${at}”: nie ma czegoś takiego jak „${found}”.`,
  notWhole: ({ at, least, most }) => `„${at}” ma być liczbą całkowitą od ${least} do ${most}.`,
  notFlag: ({ at }) => `„${at}” ma być wartością true lub false.`,

  highestLevel: ({ attribute }) => `${attributes[attribute].pl} ma 8+, najwyższy poziom.`,
  lowestLevel: ({ attribute }) => `${attributes[attribute].pl} ma 10+, poziom początkowy.`,
  noPointsLeft: ({ points }) => `Wydano wszystkie punkty (${points}); najpierw obniż inny atrybut.`,
  tooManyPoints: ({ spent, points }) => `Atrybuty kosztują punktów: ${spent}; do wydania jest ${points}.`,
  pointsLeft: ({ left }) => `Punkty na atrybuty do wydania: ${left}.`,
  tooManyTrained: ({ most }) => `Najwyższa liczba wyćwiczonych umiejętności: ${most}.`,
  trainedTwice: ({ skill }) => `Umiejętność ćwiczy się raz: ${skills[skill].pl}.`,
  trainedLeft: ({ left }) => `Umiejętności do wyćwiczenia: ${left}.`,
  tooManySpecialties: ({ most }) => `Najwyższa liczba specjalizacji: ${most}.`,
  specialtiesLeft: ({ left }) => `Specjalizacje do wybrania: ${left}.`,
  notTrained: ({ skill }) => `Specjalizacja wymaga wyćwiczonej umiejętności: ${skills[skill].pl}.`,
  hasSpecialty: ({ skill }) => `Od tej umiejętności zależy specjalizacja: ${skills[skill].pl}.`,
  specialtyTwice: ({ skill }) => `Żadnej specjalizacji nie bierze się dwa razy: ${skills[skill].pl}.`,
  otherSkill: ({ specialty, skill }) =>
    `To nie jest specjalizacja tej umiejętności (${skills[skill].pl}): ${specialties[specialty].name.pl}.`,
  noFreeField: ({ skill }) => `Ta umiejętność ma własne specjalizacje do wyboru: ${skills[skill].pl}.`,
  noFieldNeeded: ({ specialty }) => `Ta specjalizacja nie wymaga opisu: ${specialties[specialty].name.pl}.`,
  notChosen: ({ what }) => `Brakuje jeszcze: ${SINGLES_PL[what]}.`,
  raceFirst: () => 'Zdolności należą do ras: najpierw wybierz rasę.',
  otherRace: ({ ability, race }) => `To nie jest zdolność tej rasy (${races[race].masculine.pl}): ${abilities[ability].name.pl}.`,
  bladeMissing: () => 'Taniec z ostrzem wymaga ulubionego ostrza z ekwipunku.',
  noBladeNeeded: ({ ability }) => `Ta zdolność nie zna ulubionego ostrza: ${abilities[ability].name.pl}.`,
  noBlade: ({ weapon }) => `To nie jest ostrze: ${weapons[weapon].pl}.`,
  notOwned: ({ weapon }) => `Ulubione ostrze musi należeć do ekwipunku: ${weapons[weapon].pl}.`,
  isFavouriteBlade: ({ weapon }) => `To ulubione ostrze: ${weapons[weapon].pl}.`,
  achievementsLeft: ({ left }) => `Osiągnięcia do napisania: ${left}.`,
  tooManyAchievements: ({ most }) => `Najwyższa liczba osiągnięć: ${most}.`,
  notOrdinary: ({ at }) => `„${at}”: osiągnięcia na początku są zwykłe.`,
  gadgetMissing: () => 'Brakuje jeszcze gadżetu.',
  tooManyGadgets: ({ most, gadget }) => `Najwyższa liczba gadżetów: ${most}; ponad nią: ${gadgets[gadget].name.pl}.`,
  tooMuchGear: ({ most }) => `Najwyższa liczba sztuk ekwipunku: ${most}.`,
  gearTwice: ({ weapon }) => `Sztukę ekwipunku bierze się raz: ${weapons[weapon].pl}.`,
  noGear: ({ weapon }) => `To nie jest ekwipunek: ${weapons[weapon].pl}.`,
  noVehicle: ({ vehicle }) => `To nie jest pojazd: ${vehicles[vehicle].pl}.`,
  secondVehicle: ({ vehicle }) => `Najwyżej jeden pojazd, a jeden już jest: ${vehicles[vehicle].pl}.`,
  lostTooMuch: ({ what, most }) =>
    `${what === 'constitution' ? 'Kondycji' : 'Reputacji'} nie można stracić więcej, niż jej było: ${most}.`,
  scarTwice: ({ scar }) => `Bliznę zdobywa się raz: ${scars[scar].pl}.`,
  usedTwice: ({ at }) => `„${at}” skreślono dwa razy.`,
  neverUsedUp: ({ what }) => `Tej zdolności nie skreśla się na sesję (${what === 'race' ? 'rasa' : 'profesja'}).`,
  notFresh: ({ at }) => `„${at}”: kreator tworzy postać, która jeszcze nie grała.`,
};

const CATALOGUES: { readonly [language in Language]: Sentences } = { en, pl };

/** What is wrong and why, as one sentence. */
export function sayProblem({ why, about }: HeroProblem, language: Language): string {
  // The compiler saw to it where the problem was made that it has what its sentence needs.
  const sentence = CATALOGUES[language][why] as (about: object) => string;
  return sentence(about);
}

/** What is wrong with a hero that is handed in as data, with its rule; null: nothing. Copes with any value. */
export function whyNoHero(value: unknown): string | null {
  const read = readHero(value);
  if ('hero' in read) return null;
  const [first] = read.problems;
  return `is no legal hero (${first.rule}): ${sayProblem(first, 'en')}`;
}
