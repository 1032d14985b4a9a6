/** All decks, read and checked: cards, Foes and their effects by id. */
import {
  CardError,
  defineCards,
  type EffectData,
  effectOf,
  type Program,
  problemWithEffect,
  programOf,
} from '@guildhall/effects';
import { count, flag, listOf, needed, oneOf, record, text, whole } from '@guildhall/kernel';
import { carnival, threeRingCalamity } from './carnival.ts';
import { glassforge } from './glassforge.ts';
import { harsfa } from './harsfa.ts';
import { hemi } from './hemi.ts';
import { hunt } from './hunt.ts';
import { type ArmyId, CARD_IDS, type CardId, FOE_IDS, type FoeId, type HeroId } from './ids.ts';
import { CROWN_HEALS } from './levels.ts';
import { nevtelen } from './nevtelen.ts';
import { shadows } from './shadows.ts';
import { type AttackWhen, PLACES, type Words } from './shape.ts';
import { VOCABULARY } from './vocabulary.ts';
import { wounds } from './wounds.ts';

export { threeRingCalamity } from './carnival.ts';
export * from './ids.ts';
export * from './levels.ts';
export type { AttackWhen, Words } from './shape.ts';
export { ALL, ANY, VOCABULARY } from './vocabulary.ts';

const words = record({ en: text(400), pl: text(400) });
const effect = effectOf(VOCABULARY);

export const cardFiles = defineCards({
  fields: {
    id: needed(oneOf(CARD_IDS, 'heroism-1')),
    name: needed(words),
    copies: needed(count(20)),
    where: needed(oneOf(PLACES, 'supply')),
    action: flag(),
    heroism: count(9),
    gem: flag(),
    cost: count(20),
    effect,
    whenPlayed: effect,
    words,
  },
  replaceable: ['name', 'heroism', 'cost', 'effect', 'whenPlayed', 'words'],
  part: 'cards',
  beside: ['foes'],
});
export type Card = ReturnType<(typeof cardFiles)['read']>[number];

const attackWhen = listOf(
  record({
    attack: count(20),
    first: flag(),
    menace: count(16),
    below: count(16),
    sees: listOf(oneOf(FOE_IDS, 'human-beggar'), 20),
    least: count(30),
  }),
  9,
);
export const foeFiles = defineCards({
  fields: {
    id: needed(oneOf(FOE_IDS, 'human-beggar')),
    name: needed(words),
    copies: needed(count(20)),
    crown: flag(),
    mastermind: flag(),
    health: needed(whole(1, 30)),
    attack: needed(count(20)),
    attackWhen,
    ranged: flag(),
    flight: flag(),
    lurk: flag(),
    armour: count(9),
    piercing: flag(),
    guarded: count(30),
    dodges: listOf(count(6), 6),
    misfortune: count(5),
    alms: count(20),
    almsGiven: effect,
    reveal: effect,
    activation: effect,
    defeat: effect,
    resurrected: effect,
    afterWound: effect,
    words,
  },
  replaceable: [
    'name',
    'health',
    'attack',
    'attackWhen',
    'armour',
    'guarded',
    'dodges',
    'misfortune',
    'alms',
    'almsGiven',
    'reveal',
    'activation',
    'defeat',
    'resurrected',
    'afterWound',
    'words',
  ],
  part: 'foes',
  beside: ['cards'],
});
export type FoeCard = ReturnType<(typeof foeFiles)['read']>[number];

/** A condition on Attack as files may write it, completed. */
const completed = ({ first = false, menace = 0, below = 0, sees = [], least = 0, attack }: AttackWhen): Required<AttackWhen> => ({
  attack,
  first,
  menace,
  below,
  sees,
  least,
});
const readFoes = (file: string, foes: typeof shadows): FoeCard[] =>
  foeFiles.read(
    file,
    foes.map((foe) => ({ ...foe, attackWhen: (foe.attackWhen ?? []).map(completed) })),
  );

/** Each Hero's deck, in the order of the rulebook. */
export const HEROES: { readonly [hero in HeroId]: readonly Card[] } = {
  harsfa: cardFiles.read('data/harsfa.ts', harsfa),
  hemi: cardFiles.read('data/hemi.ts', hemi),
  nevtelen: cardFiles.read('data/nevtelen.ts', nevtelen),
};
export const LOCATION: readonly Card[] = cardFiles.read('data/glassforge.ts', glassforge);
export const WOUNDS: readonly Card[] = cardFiles.read('data/wounds.ts', wounds);
export const ARMIES: { readonly [army in ArmyId]: readonly FoeCard[] } = {
  shadows: readFoes('data/shadows.ts', shadows),
  hunt: readFoes('data/hunt.ts', hunt),
  carnival: readFoes('data/carnival.ts', carnival),
};

export const ALL_CARDS: readonly Card[] = [...HEROES.harsfa, ...HEROES.hemi, ...HEROES.nevtelen, ...LOCATION, ...WOUNDS];
export const ALL_FOES: readonly FoeCard[] = [...ARMIES.shadows, ...ARMIES.hunt, ...ARMIES.carnival];

/** What there is one of for each id. A map and not an object: looking up by a name that is not known beforehand is several times as fast. */
export interface ById<I extends string, X> {
  get(id: I): X;
  has(id: string): boolean;
}
const byId = <I extends string, X extends { id: I }>(all: readonly X[]): ById<I, X> =>
  new Map<string, X>(all.map((one) => [one.id, one])) as ById<I, X>;
export type CardsById = ById<CardId, Card>;
export type FoesById = ById<FoeId, FoeCard>;
export const cardsById = (cards: readonly Card[]): CardsById => byId(cards);
export const foesById = (foes: readonly FoeCard[]): FoesById => byId(foes);
/** As printed: what an overlay may replace is asked of the box of a table (../box.ts). */
export const CARDS = cardsById(ALL_CARDS);
export const FOES = foesById(ALL_FOES);

export const isWound = (card: CardId): boolean => CARDS.get(card).where === 'wounds';

/** The abilities of a Foe that are effects. */
export const ABILITIES = ['reveal', 'activation', 'defeat', 'resurrected', 'afterWound', 'almsGiven'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Names of effects: "short-spear", "opal when played", "human-spy defeat". */
const WHEN_PLAYED = new Map(CARD_IDS.map((card) => [card, `${card} when played`]));
const NAMES = new Map(ABILITIES.map((ability) => [ability, new Map(FOE_IDS.map((foe) => [foe, `${foe} ${ability}`]))]));
export const whenPlayed = (card: CardId): string => WHEN_PLAYED.get(card) as string;
export const abilityOf = (foe: FoeId, ability: Ability): string => NAMES.get(ability)?.get(foe) as string;
export const ENCAMPMENT = 'three-ring-calamity activation';
/** BW-12.18, BW-25.7: what follows when a crown Foe is defeated. */
export const CROWN_FELL = 'a crown Foe is defeated';
export const PANIC_FALLS = 'Rising Panic falls';
/** BW-8.9: the attack of a Foe that activates. */
export const FOE_ATTACKS = 'a Foe attacks';

function checked(file: string, effect: EffectData): EffectData {
  const wrong = problemWithEffect(VOCABULARY, effect);
  if (wrong) throw new CardError(file, wrong);
  return effect;
}

function allEffects(cards: readonly Card[], foes: readonly FoeCard[]): Map<string, EffectData> {
  const found = new Map<string, EffectData>();
  for (const card of cards) {
    found.set(card.id, card.effect);
    found.set(whenPlayed(card.id), card.whenPlayed);
  }
  for (const foe of foes) for (const ability of ABILITIES) found.set(abilityOf(foe.id, ability), foe[ability]);
  found.set(ENCAMPMENT, checked('data/carnival.ts', threeRingCalamity.activation as EffectData));
  found.set(CROWN_FELL, [{ do: 'heal', n: CROWN_HEALS, who: 'everybody' }]);
  found.set(PANIC_FALLS, [{ do: 'menace', by: -1 }]);
  found.set(FOE_ATTACKS, [{ do: 'strike' }]);
  return found;
}

/** Every effect there is, by name. Those that do nothing are left out. */
export const programsOf = (cards: readonly Card[], foes: readonly FoeCard[]): ReadonlyMap<string, Program> =>
  new Map(
    [...allEffects(cards, foes)]
      .filter(([, effect]) => effect.length > 0)
      .map(([name, effect]) => [name, programOf(VOCABULARY, effect)]),
  );

/** A card's own words in both languages, if any are printed beyond what its effects say. */
export const printed = ({ words }: { words: Words }): boolean => words.en !== '';
