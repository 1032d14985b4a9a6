/** What a seat, or a spectator (null), may see (WS-2.16 to WS-2.19). Built up from nothing, so that nothing is shown by mistake. */
import type { Card } from '@guildhall/cards';
import {
  count,
  defineView,
  flag,
  listOf,
  oneOf,
  openFrame,
  orNull,
  perSeat,
  record,
  type Seat,
  type Stack,
  text,
  whole,
} from '@guildhall/kernel';
import { MOST_HEROES, SKILL_IDS, type SkillId, type Words } from './data/index.ts';
import type { Terms } from './facts.ts';
import { aCard, aCopy, aNumber, aWish, cards, character, scene, terms, test, words } from './kinds.ts';
import { handLimit } from './rules/cards.ts';
import {
  baseResistance,
  constitution,
  fullPool,
  isActive,
  profileOf,
  reputation,
  skillBonus,
  skillRange,
  speed,
} from './rules/characters.ts';
import { asSeen, MOST_COPIES } from './rules/copies.ts';
import { describe } from './rules/describe.ts';
import { calledAs } from './rules/names.ts';
import { inTurnOrder } from './rules/order.ts';
import { rangeOf, resultOf } from './rules/result.ts';
import { numberToReach } from './rules/test.ts';
import { isOffensive } from './rules/tokens.ts';
import { type Character, NONE, type Stock, type Table, type Test } from './table.ts';

export type SkillView = { skill: SkillId; bonus: number; range: number };

type Hidden = 'shown' | 'open' | 'gained' | 'spentOtherwise' | 'shamed' | 'actions' | 'first' | 'coming';
export type CharacterView = Omit<Character, Hidden> & {
  number: number;
  name: Words;
  fullPool: number;
  /** Before anything that depends on who attacks. */
  resistance: number;
  constitution: number;
  reputation: number;
  speed: number;
  /** WS-2.19: of the opposition only what has been used, unless sheets are open. */
  skills: SkillView[];
};

export type TestView = Omit<Test, 'abilities' | 'tn' | 'result'> & {
  tn: number;
  against: Terms;
  /** As things stand; without dice what is added to them. NONE: not to be known yet. */
  result: number;
  terms: Terms;
  range: number;
  /** T5 is behind it. */
  final: boolean;
};

/** `hand` holds all that the viewer knows of it. */
export type StockView = { hand: Card[]; handCount: number; limit: number; tokens: number; wish: Stock['wish'] };

export type TableView = Omit<
  Table,
  'stocks' | 'deck' | 'known' | 'characters' | 'begun' | 'grudge' | 'lot' | 'tests' | 'decider' | 'tested' | 'sessions'
> & {
  stocks: StockView[];
  deck: number;
  characters: CharacterView[];
  /** Who acts in which order in this round. */
  order: number[];
  tests: TestView[];
  /** The card that is being described, and whose. */
  playing: { by: number; card: Card | null };
};

export const viewSchema = defineView({
  ...scene,
  stocks: perSeat(record({ hand: cards, handCount: count(60), limit: count(20), tokens: count(60), wish: aWish })),
  deck: count(54),
  characters: listOf(
    record({
      ...character,
      number: whole(0, 99),
      name: record({ en: text(200), pl: text(200) }),
      fullPool: count(40),
      resistance: count(100),
      constitution: count(9),
      reputation: count(9),
      speed: count(9),
      skills: listOf(record({ skill: oneOf(SKILL_IDS, 'brawl'), bonus: count(30), range: count(11) }), SKILL_IDS.length),
    }),
    60,
  ),
  order: listOf(whole(0, 99), 60),
  tests: listOf(
    record({
      ...test,
      tn: whole(NONE, 100_000),
      against: terms,
      result: whole(NONE - 20, 100_000),
      terms,
      range: count(11),
      final: flag(),
    }),
    MOST_HEROES,
  ),
  playing: record({ by: aNumber, card: orNull(aCard) }),
  secrets: listOf(words, 20),
  copies: listOf(aCopy, MOST_COPIES),
});

function lookAtStock(t: Table, seat: Seat, viewer: Seat | null): StockView {
  const { hand, tokens, wish } = t.stocks[seat];
  const seen = t.known.find((one) => one.seat === viewer && one.of === seat)?.cards ?? [];
  const known = seat === viewer ? hand.slice() : hand.filter((card) => seen.includes(card)).sort();
  return { hand: known, handCount: hand.length, limit: handLimit(t, seat), tokens, wish };
}

/** Everybody may know all of a character's sheet. */
const isOpen = (t: Table, c: Character): boolean => c.profile === null || t.settings.openSheets || c.open;
/** Whether the viewer may know what a character of the opposition adds. */
const knowsAll = (t: Table, c: Character, viewer: Seat | null): boolean => viewer === c.owner || isOpen(t, c);
const knows = (t: Table, c: Character, viewer: Seat | null, skill: SkillId): boolean =>
  knowsAll(t, c, viewer) || c.shown.includes(skill);

function skillsOf(t: Table, c: Character, viewer: Seat | null): SkillView[] {
  const listed =
    c.profile === null
      ? SKILL_IDS
      : SKILL_IDS.filter((skill) => profileOf(c).skills[skill] !== undefined || c.shown.includes(skill));
  return listed
    .filter((skill) => knows(t, c, viewer, skill))
    .map((skill) => ({ skill, bonus: skillBonus(c, skill), range: skillRange(c, skill) }));
}

function lookAtCharacter(t: Table, number: number, viewer: Seat | null): CharacterView {
  const c = t.characters[number];
  return {
    kind: c.kind,
    hero: c.hero,
    profile: c.profile,
    which: c.which,
    skill: c.skill,
    side: c.side,
    owner: c.owner,
    state: c.state,
    markers: c.markers,
    start: c.start,
    pool: c.pool,
    fewer: c.fewer,
    constitutionLost: c.constitutionLost,
    reputationLost: c.reputationLost,
    initiative: c.initiative,
    acted: c.acted,
    zone: c.zone,
    cover: c.cover,
    weapon: c.weapon,
    vehicle: c.vehicle,
    driving: c.driving,
    stance: c.stance,
    down: c.down,
    grippedBy: c.grippedBy,
    floor: c.floor,
    attend: c.attend,
    attendTo: c.attendTo,
    threatened: c.threatened,
    rage: c.rage,
    passionate: c.passionate,
    copy: c.copy === null || knowsAll(t, c, viewer) ? c.copy : asSeen(c.copy, c.shown),
    weapons: c.weapons.slice(),
    dropped: c.dropped.map((one) => ({ ...one })),
    aimed: { ...c.aimed },
    away: c.away.slice(),
    helped: c.helped.slice(),
    usedAchievements: c.usedAchievements.slice(),
    used: c.used.slice(),
    scene: c.scene.slice(),
    number,
    name: calledAs(c),
    fullPool: fullPool(t, c),
    resistance: baseResistance(t, c),
    constitution: constitution(c),
    reputation: reputation(c),
    speed: speed(t, c),
    skills: skillsOf(t, c, viewer),
  };
}

function lookAtTest(t: Table, one: Test, viewer: Seat | null): TestView {
  const { abilities: _a, tn: fixed, result: reached, ...seen } = one;
  const c = t.characters[one.actor];
  const against: Terms = [];
  const made: Terms = [];
  const final = reached !== NONE;
  const isDeclared = !isOffensive(one) || one.target !== NONE;
  const tn = final || !isDeclared ? fixed : numberToReach(t, one, against);
  // Once dice lie on the table the bonus is in use.
  const open = one.rolled.length > 0 || one.automatic !== null || knows(t, c, viewer, one.skill);
  const result = open ? resultOf(t, one, made) : NONE;
  return {
    ...seen,
    rolled: one.rolled.map((die) => die.slice()),
    helps: one.helps.slice(),
    helpers: one.helpers.slice(),
    tn,
    against,
    result,
    terms: made,
    range: open ? rangeOf(t, one) : 0,
    final,
  };
}

export function look(t: Table, viewer: Seat | null, stack: Stack, other?: TableView): TableView {
  const playing = openFrame(stack, describe);
  const present = [...t.characters.keys()].filter((n) => n < t.heroes || t.characters[n].state !== 'absent');
  return {
    settings: { ...t.settings },
    gm: t.gm,
    stocks: t.stocks.map((_, seat) => lookAtStock(t, seat, viewer)),
    deck: t.deck.length,
    discard: t.discard.slice(),
    characters: present.map((n, i) =>
      other && isOpen(t, t.characters[n]) ? other.characters[i] : lookAtCharacter(t, n, viewer),
    ),
    order: t.phase === 'free' ? [] : inTurnOrder(t).filter((n) => isActive(t.characters[n])),
    heroes: t.heroes,
    scenes: t.scenes.slice(),
    scenario: t.scenario,
    type: t.type,
    phase: t.phase,
    round: t.round,
    turn: t.turn,
    sides: t.sides,
    statusQuo: t.statusQuo,
    stake: { ...t.stake, texts: t.stake.texts.slice() },
    refusers: t.refusers.slice(),
    vehicles: t.vehicles.map((vehicle) => ({ ...vehicle })),
    route: t.route,
    formality: t.formality,
    featureUsed: t.featureUsed,
    tests: t.tests.map((one) => lookAtTest(t, one, viewer)),
    playing: playing ? { by: playing.vars.by, card: playing.vars.card } : { by: NONE, card: null },
    results: t.results.map((result) => ({ ...result })),
    notes: t.notes.map((note) => ({ ...note })),
    secrets: viewer !== null && viewer === t.gm ? t.secrets.slice() : [],
    copies: viewer !== null && viewer === t.gm ? t.copies.slice() : [],
    ending: t.ending,
    over: t.over,
  };
}
