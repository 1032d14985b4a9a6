/** The rest of the game in broad strokes: Foes come by the schedule, Heroes strike them down and grow stronger. */
import { ARMIES, type ArmyId, CARDS, type CardId, FOES, LEVELS, REVEALS } from '../data/index.ts';
import { healthOf } from '../rules/line.ts';
import type { Table } from '../table.ts';
import { type Assets, empower, emptyStock, type Power, put, type Stock, stockOf } from './deck.ts';

/** Health that a revealed Foe has, crowns among them. */
const HEALTH = 2.6;
/** What Heroism that is spent now adds to the damage of every later round. */
const GROWTH = 0.04;
/** Rounds that the Final Battle may take. */
const FINAL_ROUNDS = 6;
/** Wounds in a turn by Health in the line: the front rank strikes, however long the line is. */
const STRIKES = 0.28;
const MOST_STRIKES = 1.6;
/** What Foes do from behind, which no Shield prevents: mostly Menace. */
const BEHIND: { readonly [army in ArmyId]: number } = { shadows: 0.2, hunt: 0.2, carnival: 0.06 };
/** So much of all Shields and healing is of use. */
const SHIELDED = 0.5;
const HEALED = 0.5;
/** Health that is still there at the end. */
const LEFT_OVER = 0.7;
/** The worst that a campaign can come to, in Wounds of today, and how many Wounds that may come one day are near it. */
const WORST = 40;
const RUIN = 100;
/** Nobody looks farther ahead. */
const FARTHEST = 45;

/** What is to come: Health by round, from this one on, and how many rounds there are. */
interface Campaign {
  rounds: number;
  readonly coming: number[];
  health: number;
  living: number;
  behind: number;
}
const noCampaign = (): Campaign => ({ rounds: 0, coming: [], health: 0, living: 0, behind: 0 });

const crownsOf = Object.fromEntries(
  Object.entries(ARMIES).map(([army, foes]) => [army, foes.filter(({ crown }) => crown).map(({ id }) => id)]),
);

function campaignOf(t: Table, into: Campaign): Campaign {
  const schedule = REVEALS[t.heroes.length - 1];
  const { later } = LEVELS[t.settings.level];
  let left = t.foeDeck.length;
  let rounds = 0;
  let due = t.reveals;
  while (left > 0 && rounds < FARTHEST) {
    const revealed = Math.min(left, due);
    left -= revealed;
    into.coming[rounds++] = HEALTH * revealed;
    const row = t.round + rounds - later;
    due = row < 1 ? 0 : schedule[Math.min(row, schedule.length) - 1];
  }
  into.health = 0;
  for (let i = 0; i < t.line.length; i++) into.health += healthOf(t, t.line[i].foe) - t.line[i].damage;
  // BW-21.7: those that are defeated by then come back.
  let crowns = 0;
  if (!t.finalBattle) for (const foe of crownsOf[t.settings.army]) crowns += healthOf(t, foe);
  for (let i = 0; i < t.line.length && !t.finalBattle; i++)
    if (FOES.get(t.line[i].foe).crown) crowns -= healthOf(t, t.line[i].foe);
  for (let i = 0; i < FINAL_ROUNDS; i++) into.coming[rounds++] = i === 0 ? crowns : 0;
  into.rounds = rounds;
  into.behind = BEHIND[t.settings.army];
  into.living = 0;
  for (let seat = 0; seat < t.heroes.length; seat++) if (t.heroes[seat].alive) into.living++;
  return into;
}

/** What Heroes of such power must expect until the end, in Wounds of today: who is lost anyway can hardly be lost more. */
const toll = (campaign: Campaign, power: Power): number => WORST * (1 - Math.exp(-woundsIn(campaign, power) / RUIN));

function woundsIn({ rounds, coming, health, living, behind }: Campaign, { damage, heroism, shield, heal }: Power): number {
  let wounds = 0;
  let line = health;
  let strength = damage;
  for (let round = 0; round < rounds; round++) {
    line = Math.max(0, line - strength);
    wounds += Math.max(0, living * Math.min(MOST_STRIKES, STRIKES * line) - SHIELDED * shield - HEALED * heal);
    wounds += living * behind * line;
    line += coming[round];
    strength += GROWTH * heroism;
  }
  return wounds + LEFT_OVER * line;
}

/** A Hero's deck in the campaign of all: what it would be like with other cards in it is asked often. */
export interface Outlook {
  readonly campaign: Campaign;
  readonly power: Power;
  readonly stock: Stock;
  /** What the campaign costs as things stand. */
  toll: number;
}
export const noOutlook = (): Outlook => ({
  campaign: noCampaign(),
  power: { damage: 0, heroism: 0, shield: 0, heal: 0 },
  stock: emptyStock(),
  toll: 0,
});

/** How all decks stand together; the stock that is left in it is that of one Hero. */
export function lookOut(t: Table, seat: number, assets: Assets, into: Outlook): Outlook {
  const { power, stock } = into;
  power.damage = 0;
  power.heroism = 0;
  power.shield = 0;
  power.heal = 0;
  for (let i = 1; i <= t.heroes.length; i++) {
    const hero = t.heroes[(seat + i) % t.heroes.length];
    if (hero.alive) empower(power, stockOf(hero, assets, stock), 1);
  }
  into.toll = toll(campaignOf(t, into.campaign), power);
  return into;
}

/** What a card would save the Heroes in this Hero's deck, in Wounds. A gem takes the place of the card that is trashed for it. */
export function gainOf(assets: Assets, card: CardId, { campaign, power, stock, toll: before }: Outlook): number {
  const { gem } = CARDS.get(card);
  empower(power, stock, -1);
  put(stock, assets[card], 1);
  if (gem) put(stock, assets['heroism-1'], -1);
  empower(power, stock, 1);
  const after = toll(campaign, power);
  empower(power, stock, -1);
  put(stock, assets[card], -1);
  if (gem) put(stock, assets['heroism-1'], 1);
  empower(power, stock, 1);
  return before - after;
}
