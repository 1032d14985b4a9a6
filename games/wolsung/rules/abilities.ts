/** WS-9.25 (D6, D7): abilities that touch no roll, used on the own turn between actions. */
import type { Card } from '@guildhall/cards';
import { count, flag, needed, oneOf, text } from '@guildhall/kernel';
import { ARCHETYPE_IDS, GEAR_WEAPONS, OFFENSIVE, RACE_ABILITIES, type SkillId, VEHICLE_IDS } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Character, Table } from '../table.ts';
import { AT, cardIn, numberIn, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { archetypeOf, areEnemies, countActive, hasAbility, holds, isActive, MOST_PARTICIPANTS } from './characters.ts';
import { hasFeature } from './harm.ts';
import { calledAs, nameOf, namesOf } from './names.ts';
import { newCharacter } from './newcomers.ts';
import { pay, tokensOf } from './tokens.ts';

export const TURN_ABILITIES = [
  'allegories_and_parables',
  'numerologist',
  'secret_runes',
  'cold_logic',
  'noble_ancestors',
  'special_agent',
  'detective',
  'hunter',
  'journalist',
  'writer',
  'criminal',
] as const;
export type TurnAbility = (typeof TURN_ABILITIES)[number];

const LOOKED_AT = RACE_ABILITIES.numerologist.amount ?? 5;

const freshRace = (c: Character): boolean => !c.used.includes('race');
const freshTrade = (c: Character): boolean => !c.used.includes('profession');
const hasToken = (t: Table, c: Character): boolean => tokensOf(t, c) > 0;
const isOf = (c: Character, profession: string): boolean => c.hero?.profession === profession;
const hasRoomForAlly = (t: Table): boolean => countActive(t) < MOST_PARTICIPANTS;

/** Enemies whose sheet is still closed. */
const closedSheets = (t: Table, n: number): number[] =>
  [...t.characters.keys()].filter(
    (i) =>
      isActive(t.characters[i]) &&
      areEnemies(t.characters[n], t.characters[i]) &&
      t.characters[i].profile !== null &&
      !t.characters[i].open,
  );

/** Seats of enemies that hold cards. */
const handsToSee = (t: Table, c: Character): number[] => {
  const seats: number[] = [];
  for (const other of t.characters) {
    if (
      isActive(other) &&
      areEnemies(c, other) &&
      other.owner !== c.owner &&
      !seats.includes(other.owner) &&
      t.stocks[other.owner].hand.length > 0
    )
      seats.push(other.owner);
  }
  return seats;
};

const OPEN: { readonly [ability in TurnAbility]: (t: Table, c: Character, n: number) => boolean } = {
  allegories_and_parables: (t, c) =>
    t.type === 'discussion' && hasAbility(c, 'allegories_and_parables') && !holds(c, 'allegories_and_parables') && hasToken(t, c),
  numerologist: (t, c) => hasAbility(c, 'numerologist') && hasToken(t, c) && (handsToSee(t, c).length > 0 || t.deck.length > 0),
  secret_runes: (t, c) => hasAbility(c, 'secret_runes') && freshRace(c) && hasRoomForAlly(t),
  // Once per session, again for a token per scene.
  cold_logic: (t, c) => hasAbility(c, 'cold_logic') && !holds(c, 'cold_logic') && (freshRace(c) || hasToken(t, c)),
  noble_ancestors: (_t, c) => hasAbility(c, 'noble_ancestors') && freshRace(c),
  special_agent: (t, c) => t.type === 'chase' && isOf(c, 'special_agent') && freshTrade(c),
  detective: (t, c) => isOf(c, 'detective') && freshTrade(c) && hasFeature(t, 'evidence'),
  hunter: (t, c) => isOf(c, 'hunter') && freshTrade(c) && t.type !== 'chase',
  journalist: (t, c, n) => isOf(c, 'journalist') && freshTrade(c) && !t.settings.openSheets && closedSheets(t, n).length > 0,
  writer: (_t, c) => isOf(c, 'writer') && freshTrade(c),
  criminal: (t, c) => isOf(c, 'criminal') && hasToken(t, c) && c.coming === '' && t.type !== 'discussion',
};

const isTurnAbility = (id: string): id is TurnAbility => Object.hasOwn(OPEN, id);
const USE = Object.fromEntries(TURN_ABILITIES.map((id) => [id, `use ${id}`])) as { readonly [id in TurnAbility]: string };

export function listAbilities(t: Table, n: number, list: string[]): void {
  const c = t.characters[n];
  if (!c.hero) return;
  // One is of the race, the other of the profession.
  for (const id of [c.hero.ability, c.hero.profession]) if (isTurnAbility(id) && OPEN[id](t, c, n)) list.push(USE[id]);
}

/** What has to be chosen with an ability; one empty choice: nothing. */
function choicesOf(t: Table, n: number, ability: TurnAbility): string[] {
  const c = t.characters[n];
  switch (ability) {
    case 'noble_ancestors':
      return [...OFFENSIVE[t.type], 'courage'];
    case 'secret_runes':
      return [...OFFENSIVE[t.type]];
    case 'journalist':
      return closedSheets(t, n).map((i) => AT[i]);
    case 'writer':
      return ARCHETYPE_IDS.filter((archetype) => archetype !== archetypeOf(c));
    case 'criminal':
      return t.type === 'chase'
        ? VEHICLE_IDS.filter((id) => id !== 'on_foot')
        : GEAR_WEAPONS.filter((id) => !c.weapons.includes(id));
    case 'numerologist':
      return [...handsToSee(t, c).map((seat) => `hand ${seat}`), ...(t.deck.length > 0 ? ['deck'] : [])];
    default:
      return [''];
  }
}

export const abilityUse = book.procedure('use ability', {
  ability: needed(oneOf(TURN_ABILITIES, 'cold_logic')),
  detail: text(40),
});

abilityUse.does((w) => [
  w.ask('detail', {
    rule: 'WS-9.25',
    legal: (t, f, list: string[]) => void list.push(...choicesOf(t, t.turn, f.vars.ability)),
    why: (_t, _f, answer) => no('WS-9.25', 'notAnAnswer', { answer }),
    show: (t, f) => ({ ability: f.vars.ability, names: namesOf(t) }),
    take: (p, f, answer) => {
      f.vars.detail = answer;
      use(p, p.t.turn, f.vars.ability, answer);
    },
  }),
  w.call(foresee, (t, f) =>
    f.vars.ability === 'numerologist' && f.vars.detail === 'deck' ? { looked: Math.min(LOOKED_AT, t.deck.length) } : null,
  ),
]);

function use(p: P, n: number, ability: TurnAbility, detail: string): void {
  const { t } = p;
  const c = t.characters[n];
  const costsToken =
    ability === 'allegories_and_parables' ||
    ability === 'numerologist' ||
    ability === 'criminal' ||
    (ability === 'cold_logic' && !freshRace(c));
  if (costsToken) pay(p, c, 1, 'ability', 'WS-9.4');
  else
    c.used.push(ability === 'secret_runes' || ability === 'cold_logic' || ability === 'noble_ancestors' ? 'race' : 'profession');
  p.tell?.({ kind: 'abilityUsed', rule: 'WS-9.25', who: calledAs(c), ability, detail });
  switch (ability) {
    case 'secret_runes':
      callAlly(p, n, detail as SkillId);
      return;
    case 'journalist':
      openSheet(p, numberIn('at', detail), c.owner);
      return;
    case 'criminal':
      c.coming = detail;
      return;
    case 'numerologist':
      if (detail !== 'deck') lookAtHand(p, c.owner, Number(detail.slice('hand '.length)));
      return;
    default:
      c.scene.push(detail === '' ? ability : `${ability} ${detail}`);
  }
}

/** WS-20.12, WS-20.13, WS-20.16: in the hero's zone or vehicle, from the next upkeep on. */
export function callAlly({ t, tell }: P, n: number, skill: SkillId): void {
  const hero = t.characters[n];
  const ally = newCharacter('ally', hero.side, hero.owner);
  ally.skill = skill;
  ally.state = 'waiting';
  ally.zone = hero.zone;
  ally.which = 1 + t.characters.filter((c) => c.kind === 'ally' && c.state !== 'absent').length;
  t.characters.push(ally);
  tell?.({ kind: 'willJoin', rule: 'WS-20.13', who: calledAs(ally) });
}

function openSheet({ t, tell }: P, n: number, seat: number): void {
  t.characters[n].open = true;
  tell?.({ kind: 'sheetOpened', rule: 'WS-9.24', who: nameOf(t, n), seat });
}

function lookAtHand(p: P, seat: number, of: number): void {
  const { t } = p;
  const cards = t.stocks[of].hand.slice();
  t.known = [...t.known.filter((one) => one.seat !== seat || one.of !== of), { seat, of, cards }];
  p.disclose();
  p.tellOnly?.(
    [seat],
    { kind: 'lookedAtHand', rule: 'WS-9.24', seat, of, cards: cards.slice() },
    { kind: 'lookedAtHandHidden', rule: 'WS-9.24', seat, of },
  );
}

/** D6: the numerologist puts the top cards of the deck back in any order; the first chosen lies on top. */
export const foresee = book.procedure('foresee', { looked: needed(count(LOOKED_AT)), placed: count(LOOKED_AT), told: flag() });

foresee.does((w) => [
  w.run((p, f) => {
    p.disclose();
    p.tell?.({ kind: 'lookedAtDeck', rule: 'WS-9.24', seat: f.seat, cards: f.vars.looked });
  }),
  w.loop(
    (_t, f) => f.vars.placed < f.vars.looked - 1,
    [
      w.ask('top', {
        rule: 'WS-9.24',
        legal: (t, f, list: string[]) => {
          for (const card of unplaced(t, f.vars)) list.push(SAY.top[card]);
        },
        why: (_t, _f, answer) => {
          const card = cardIn('top', answer);
          return card === null ? no('WS-9.24', 'notAnAnswer', { answer }) : no('WS-9.24', 'notThere', { card });
        },
        show: (t, f) => ({ cards: unplaced(t, f.vars) }),
        take: (p, f, answer) => {
          const { deck } = p.t;
          const at = deck.lastIndexOf(cardIn('top', answer) as Card);
          const [card] = deck.splice(at, 1);
          // Those placed already lie above it.
          deck.splice(deck.length - f.vars.placed, 0, card);
          f.vars.placed++;
          p.disclose();
        },
      }),
    ],
  ),
]);

/** The cards looked at that still lie where they lay, the top first. */
const unplaced = ({ deck }: Table, { looked, placed }: { looked: number; placed: number }): Card[] =>
  deck.slice(deck.length - looked, deck.length - placed).reverse();
