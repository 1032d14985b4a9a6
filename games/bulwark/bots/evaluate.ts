/** How near the Heroes are to winning. All stand or fall together (BW-1.1), so every seat values a table alike. */
import type { Game } from '@guildhall/kernel';
import { type Box, boxOf } from '../box.ts';
import { CARDS, FOES, LEVELS, LOCATION_IDS, MOST_MENACE, WOUND_DECK } from '../data/index.ts';
import { healthOf } from '../rules/line.ts';
import { mortalLimit } from '../rules/wounds.ts';
import { SUPPLIES } from '../supplies.ts';
import type { Hero, Table } from '../table.ts';
import { gainOf, lookOut, noOutlook, type Outlook } from './campaign.ts';
import { lookAhead, MENACE, type Onslaught } from './danger.ts';
import { assetsOf } from './deck.ts';
import { type Use, usesOf } from './uses.ts';

/** Everything is weighed in Wounds. A Wound, and how much worse they are the more there are. */
const WOUND = 0.9;
const NEAR_DEATH = 22;
const DEATH = 30;
const WOUND_DECK_WANES = 22;
const MENACE_GROWS = 22;
/** All of it at a table that stands even. */
const PAR = 15;
/** Crowns of the Final Battle, by the damage they still take. */
const FINAL_TOIL = 0.5;
/** How sure one may be of what has not been played yet, and of what has not been bought. */
const IN_HAND = 0.8;
const IN_PURSE = 0.85;
/** A point of damage in hand, while there is somebody to hit. */
const BLOW = 0.8;
const SHIELDING = 0.85;
const DRAWING = 0.7;
/** So much more of all that makes winning three times less likely. */
const SCALE = 14;

const onslaught: Onslaught = { wounds: 0, piercing: 0, menace: 0, other: 0, later: 0 };
const outlook: Outlook = noOutlook();
const terminals: number[] = [];

function woundPain(wounds: number, limit: number): number {
  const share = Math.min(1, wounds / limit);
  return WOUND * wounds + NEAR_DEATH * share ** 3;
}

/** What playing a card from hand would bring now, in Wounds. */
function inHand({ damage, shield, cards, other, heal }: Use, hasTarget: boolean, open: number, wounds: number): number {
  return (
    (hasTarget ? BLOW * damage : 0) +
    SHIELDING * Math.min(shield, open) +
    DRAWING * cards +
    Math.min(heal, wounds) * WOUND +
    Math.max(0, other) * 0.5
  );
}

/** What the active Hero may still do in this Action Phase. */
function handWorth(t: Table, hero: Hero, box: Box, open: number): number {
  if (t.actions <= 0) return 0;
  const uses = usesOf(box);
  const { hand } = hero;
  let sum = 0;
  terminals.length = 0;
  let spare = t.actions;
  for (let i = 0; i < hand.length; i++) {
    if (!box.cards.get(hand[i]).action) continue;
    const use = uses[hand[i]];
    const worth = inHand(use, t.line.length > 0, open, hero.wounds);
    if (use.actions >= 0.5) {
      sum += worth;
      spare += use.actions - 1;
    } else terminals.push(worth);
  }
  terminals.sort((a, b) => b - a);
  for (let i = 0; i < terminals.length && i < spare; i++) sum += terminals[i];
  return IN_HAND * sum;
}

/** Heroism that can still be had in this turn. */
export function purse(t: Table, { hand }: Hero, { cards }: Box): number {
  let sum = t.heroism;
  for (let i = 0; i < hand.length; i++) sum += cards.get(hand[i]).heroism;
  return sum;
}

/** The best that a Hero with so much Heroism could buy: what it would save, gems among it or not. */
export function bestBuy(t: Table, hero: Hero, box: Box, heroism: number, gems: boolean, from: Outlook): number {
  if (heroism < box.cheapest) return 0;
  const assets = assetsOf(box);
  const own = SUPPLIES[hero.hero];
  let best = 0;
  for (let i = 0; i < own.length; i++) {
    if (hero.supply[i] > 0 && box.cards.get(own[i]).cost <= heroism) best = Math.max(best, gainOf(assets, own[i], from));
  }
  for (let i = 0; i < LOCATION_IDS.length; i++) {
    const card = LOCATION_IDS[i];
    const { gem } = CARDS.get(card);
    // The card that is trashed for a gem is not played.
    const price = box.cards.get(card).cost + (gem ? 1 : 0);
    if (t.location[i] > 0 && price <= heroism && (gems || !gem)) best = Math.max(best, gainOf(assets, card, from));
  }
  return best;
}

/** All that is bad about a table, less what is good, in Wounds. */
function pain(t: Table): number {
  const box = boxOf(t);
  const assets = assetsOf(box);
  const limit = mortalLimit(t);
  lookAhead(t, onslaught);
  // The Shield is that of this turn's Activation Step.
  const open = Math.max(0, onslaught.wounds - t.shield);
  const coming = open + onslaught.piercing;
  lookOut(t, t.seat, assets, outlook);
  let sum = onslaught.other + onslaught.later + outlook.toll - PAR;
  for (let seat = 0; seat < t.heroes.length; seat++) {
    const hero = t.heroes[seat];
    if (!hero.alive) {
      sum += DEATH;
      continue;
    }
    if (seat !== t.seat) {
      sum += woundPain(hero.wounds, limit);
      continue;
    }
    sum += woundPain(hero.wounds + coming, limit);
    if (t.buys > 0) sum -= IN_PURSE * bestBuy(t, hero, box, purse(t, hero, box), true, outlook);
    if (t.phase === 'action') sum -= handWorth(t, hero, box, open);
  }
  const dealt = WOUND_DECK[t.heroes.length - 1] - LEVELS[t.settings.level].fewerWounds * t.heroes.length;
  sum += WOUND_DECK_WANES * Math.min(1, Math.max(0, 1 - (t.woundDeck.length - coming) / dealt)) ** 4;
  const menace = Math.min(MOST_MENACE, t.menace + onslaught.menace);
  sum += MENACE * menace + MENACE_GROWS * (menace / MOST_MENACE) ** 4;
  if (t.finalBattle) {
    for (let i = 0; i < t.line.length; i++) {
      const { foe, damage } = t.line[i];
      if (FOES.get(foe).crown) sum += FINAL_TOIL * (healthOf(t, foe) - damage);
    }
  }
  return sum;
}

export function evaluate({ table: t }: Game<Table>): number {
  if (t.ending !== '') return t.ending === 'won' ? 1 : 0;
  return 0.01 + 0.98 / (1 + Math.exp(pain(t) / SCALE));
}
