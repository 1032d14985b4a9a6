/** What can be looked up in the terminal: every profile, hired or not yet, and every model by its sign. */
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import { type Allegiance, DIAMETER, EQUIPMENT, GREATEST_SHIFT, PROFILE_IDS, PROFILES, type ProfileId } from '../data/index.ts';
import { effectsOf } from '../effects.ts';
import { defendOf, fightOf, moveSide, profileOf } from '../rules/reading.ts';
import { names as en } from '../text/names.en.ts';
import { names as pl } from '../text/names.pl.ts';
import type { Names } from '../text/names.ts';
import { modelIn } from '../text/places.ts';
import type { TableView } from '../view.ts';
import { things } from './things.ts';

const NAMES: { readonly [language in Language]: Names } = { en, pl };

interface Words {
  cost(coins: number): string;
  figures(move: string, fight: string, defend: number, wounds: number): string;
  /** How wide its base is, and how far its Move takes it. */
  reach(base: string, side: string, far: string): string;
  /** Of those who cast spells: what a profile does not say. */
  wizard: string;

  leadership(n: number): string;
  criticals: string;
  /** "Red": in Polish it goes with a noun. */
  allegiance(name: string): string;
  cards(n: number, colour: string, allegiance: Allegiance | null): string;
  plain: string;
  decimal(text: string): string;
  now(move: string, fight: string, defend: number, hurt: string): string;
}
const WORDS: { readonly [language in Language]: Words } = {
  en: {
    cost: (coins) => `cost ${coins}`,
    figures: (move, fight, defend, wounds) => `Move ${move}, Fight ${fight}, Defend ${defend}, wounds ${wounds}`,
    reach: (base, side, far) => `Base ${base} inches across; Move ${side} takes it up to ${far} inches (KC-2.24)`,
    wizard:
      'Casts one spell in each activation, by blackjack with Event cards. An attack spell wounds an enemy it can see, a support spell heals a friend or itself; black cards add effects to the one, red cards to the other. A bust comes back on the Wizard (rules 20).',
    allegiance: (name) => name,
    leadership: (n) => `Leadership ${n}`,
    criticals: 'Criticals, one of those that are open (KC-15.4):',
    cards: (n, colour) => `${n} ${colour} ${n === 1 ? 'card' : 'cards'} or more`,
    plain: 'no criticals, no abilities',
    decimal: (text) => text,
    now: (move, fight, defend, hurt) => `Now: Move ${move}, Fight ${fight}, Defend ${defend}, wounds taken ${hurt}`,
  },
  pl: {
    cost: (coins) => `koszt ${coins}`,
    figures: (move, fight, defend, wounds) => `Ruch ${move}, Walka ${fight}, Obrona ${defend}, rany ${wounds}`,
    reach: (base, side, far) => `Podstawka: średnica ${base} cala; Ruch ${side} to najwyżej ${far} cala (KC-2.24)`,
    wizard:
      'W każdej aktywacji rzuca jeden czar: to blackjack kartami zdarzeń. Czar bojowy rani wroga w polu widzenia, czar wsparcia leczy przyjaciela albo samego Czarodzieja; czarne karty dodają efekty pierwszemu, czerwone drugiemu. Fura uderza w Czarodzieja (zasady 20).',
    allegiance: (name) => `barwa ${name.toLowerCase()}`,
    leadership: (n) => `Dowodzenie ${n}`,
    criticals: 'Trafienia krytyczne, jedno z otwartych (KC-15.4):',
    cards: (n, _colour, allegiance) =>
      n === 1
        ? `od 1 ${allegiance === 'red' ? 'czerwonej' : 'czarnej'} karty`
        : `od ${n} ${allegiance === 'red' ? 'czerwonych' : 'czarnych'} kart`,
    plain: 'bez trafień krytycznych i zdolności',
    decimal: (text) => text.replace('.', ','),
    now: (move, fight, defend, hurt) => `Teraz: Ruch ${move}, Walka ${fight}, Obrona ${defend}, otrzymane rany ${hurt}`,
  },
};

/** Name, what it is and costs, its figures, its criticals by cards of its colour (KC-15.2, KC-15.3), its abilities in words. */
export function profileLines(id: ProfileId, language: Language): string[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const { category, allegiance, cost, base, move, fight, defend, wounds, criticals, abilities, leadership } = PROFILES[id];
  const what = [
    names.categories[category],
    ...(allegiance === null ? [] : [words.allegiance(names.allegiances[allegiance])]),
    ...(cost === null ? [] : [words.cost(cost)]),
    ...(leadership > 0 ? [words.leadership(leadership)] : []),
  ];
  const inches = (n: number): string => words.decimal(String(Math.round(n * 100) / 100));
  const colour = allegiance === null ? '' : names.allegiances[allegiance];
  const open = criticals.flatMap((critical, column) =>
    critical === null
      ? []
      : sentence(
          `${words.cards(column + 1, colour, allegiance)}: ${names.criticals[critical].name}. ${names.criticals[critical].text}`,
          '    ',
        ),
  );
  const traits = abilities.flatMap((one) => sentence(`${names.abilities[one].name}: ${names.abilities[one].text}`, '  '));
  return [
    paint(BOLD, `${names.profiles[id].name} (${what.join(', ')})`),
    `  ${words.figures(move, fight === null ? '-' : String(fight), defend, wounds)}`,
    ...sentence(words.reach(inches(DIAMETER[base]), move, inches(GREATEST_SHIFT[base][move])), '  '),
    ...(category === 'wizard' ? sentence(words.wizard, '  ') : []),
    ...(open.length > 0 ? [`  ${words.criticals}`, ...open] : []),
    ...traits,
    ...(open.length === 0 && traits.length === 0 && category !== 'wizard' ? [`  ${words.plain}`] : []),
  ];
}

/** What a model is by its profile, and how it stands now. */
function modelLines(table: TableView, m: number, language: Language): string[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const model = table.models[m];
  const { wounds } = profileOf(table, m);
  const fight = fightOf(table, m);
  const told = [
    ...effectsOf(model).map((effect) => `${names.effects[effect].name}: ${names.effects[effect].text}`),
    ...model.equipment.map((item) => `${names.equipment[item].name}: ${names.equipment[item].text} [${EQUIPMENT[item].rule}]`),
  ];
  return [
    ...profileLines(model.profile, language),
    `  m${m} ${modelIn(names, table, m)}`,
    `  ${words.now(moveSide(table, m), fight === null ? '-' : String(fight), defendOf(table, m), `${model.wounds}/${wounds}`)}`,
    ...told.flatMap((line) => sentence(line, '  ')),
  ];
}

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const names = NAMES[language];
  const models = table.models.map((_, m) => ({
    names: [`m${m} ${modelIn(names, table, m)}`, `m${m}`],
    lines: () => modelLines(table, m, language),
  }));
  const profiles = PROFILE_IDS.map((id) => ({
    names: [names.profiles[id].name, id],
    lines: () => profileLines(id, language),
  }));
  // A profile by its name first: "troll" is the profile, "m3" the one in the street.
  return [...profiles, ...models, ...things(table, names, language)];
}
