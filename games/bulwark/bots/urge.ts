/** What a Hero would do at first glance: quick enough to follow many imagined games. */
import type { Game } from '@guildhall/kernel';
import { type Box, boxOf } from '../box.ts';
import { ANY, type CardId, FOE_IDS, FOES, type FoeId, isWound } from '../data/index.ts';
import { CARD_OF, INDEX_OF } from '../rules/answers.ts';
import { attackOfFoe } from '../rules/foe-attack.ts';
import { healthOf } from '../rules/line.ts';
import type { Hero, Table } from '../table.ts';
import { gainOf, lookOut, noOutlook, type Outlook } from './campaign.ts';
import { dangerOf, dreadOf, lookAhead, type Onslaught, rewardOf } from './danger.ts';
import { assetsOf } from './deck.ts';
import { bestBuy, purse } from './evaluate.ts';
import { usesOf } from './uses.ts';

const TOP = new Map<string, FoeId>(FOE_IDS.map((foe) => [`top ${foe}`, foe]));

const onslaught: Onslaught = { wounds: 0, piercing: 0, menace: 0, other: 0, later: 0 };
const outlook: Outlook = noOutlook();

/** How bad Wounds are to keep, the worst last. */
const WOUNDS: readonly CardId[] = ['graze', 'gash', 'broken-bone', 'concussion'];

/** Wounds that the next Activation Step would deal and no Shield prevents yet. */
function unshielded(t: Table): number {
  lookAhead(t, onslaught);
  return Math.max(0, onslaught.wounds - t.shield);
}

/** What so much damage on the Foe at this index is good for. */
function blow(t: Table, index: number, damage: number, reach: number): number {
  const { foe, damage: taken } = t.line[index];
  const { armour, flight, guarded } = boxOf(t).foes.get(foe);
  const weaker = armour + (flight && reach === 1 ? 1 : 0) + (guarded > 0 && t.line.length > guarded ? 1 : 0);
  const dealt = damage - weaker;
  if (dealt <= 0) return -1;
  const left = healthOf(t, foe) - taken;
  const danger = dangerOf(t, index) + (FOES.get(foe).crown ? 1 : 0.3);
  if (dealt < left) return (0.5 * danger * dealt) / left;
  return 1.5 * danger + rewardOf(t, foe) - 0.03 * (dealt - left);
}

/** The best that an attack could do now. */
function bestBlow(t: Table, damage: number, reach: number): number {
  let best = 0;
  const last = reach === ANY ? t.line.length : Math.min(reach, t.line.length);
  for (let i = 0; i < last; i++) {
    if (i > 0 && FOES.get(t.line[i].foe).lurk) continue;
    best = Math.max(best, blow(t, i, damage, reach));
  }
  return best;
}

/** First what draws cards, then what gives its Action back, then the best of the rest. */
function urgeToPlay(t: Table, hero: Hero, card: CardId): number {
  if (isWound(card)) return card === 'graze' ? 90 : 15 + hero.wounds;
  const { damage, reach, shield, cards, actions, thins, heal, other } = usesOf(boxOf(t))[card];
  const open = shield > 0 ? unshielded(t) : 0;
  const now =
    (damage > 0 ? 2 * bestBlow(t, damage, reach) : 0) + Math.min(shield, open) + Math.min(heal, hero.wounds) + Math.max(0, other);
  const thinning = t.foeDeck.length > 8 ? 2 * thins : 0;
  if (actions < 0.5) return 20 + now + thinning + cards;
  return (cards > 0 ? 80 : 50) + 5 * cards + now + thinning + 5 * Math.max(0, actions - 1);
}

function heroismIn({ hand }: Hero, { isHeroism }: Box): number {
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (isHeroism(hand[i])) n++;
  return n;
}

/** Gems are bought while a Heroism card is in hand; all else when everything is played. */
function urgeToBuy(g: Game<Table>, seat: number, answer: string, card: CardId | undefined): number {
  const { table: t } = g;
  const hero = t.heroes[seat];
  const box = boxOf(t);
  if (answer === 'end') return 0;
  // Alms: a Beggar less to stand in the way, and less Menace.
  if (card === undefined) return t.menace >= 6 || t.foeDeck.length < 4 ? 8 : -1;
  if (answer.startsWith('play ')) return 50 + box.cards.get(card).heroism + (box.cards.get(card).whenPlayed.length > 0 ? 5 : 0);
  const { gem } = box.cards.get(card);
  // All Heroism is played first, but for the last of it, which may pay for a gem.
  if (heroismIn(hero, box) > (gem ? 1 : 0)) return -1;
  const assets = assetsOf(box);
  const gain = gainOf(assets, card, lookOut(t, seat, assets, outlook));
  if (gain <= 0) return -1;
  if (!gem) return 10 + gain;
  // Now or never, unless all Heroism together buys something better.
  return gain > bestBuy(t, hero, box, purse(t, hero, box), false, outlook) ? 60 + gain : -1;
}

/** What a card in hand is worth, at first glance: Heroism less and less. */
function keepWorth(t: Table, card: CardId): number {
  const { damage, heroism, shield, heal, cards } = assetsOf(boxOf(t))[card];
  return damage + (t.foeDeck.length > 8 ? 0.9 : 0.4) * heroism + 0.6 * (shield + heal) + 0.9 * cards;
}

/** The card is wanted least for what it is worth in the rounds to come. */
const leastWorth = (t: Table, card: CardId): number => -keepWorth(t, card) + (isWound(card) ? 1 : 0);

function urgeToAim(g: Game<Table>, answer: string): number {
  const { table: t, stack } = g;
  const index = INDEX_OF.get(answer);
  if (index === undefined) return 0;
  const { effect, at } = stack[stack.length - 1].vars as { effect: string; at: number };
  const given = boxOf(t).programs.get(effect)?.[at].given as unknown as {
    damage: number;
    reach: number;
    die: number[];
    paid: number;
  };
  const rolled = given.die.length > 0 ? given.die[2] : given.damage;
  return blow(t, index, Math.max(rolled, given.paid), given.reach);
}

/** "Choose one": the blow, unless a Shield is wanted more. */
function urgeToChoose(t: Table, g: Game<Table>, answer: string): number {
  const { effect } = g.stack[g.stack.length - 1].vars as { effect: string };
  const { damage, reach, thins } = usesOf(boxOf(t))[effect as CardId] ?? { damage: 0, reach: 1, thins: 0 };
  const open = unshielded(t);
  if (INDEX_OF.get(answer) === 0) return thins > 0 ? (t.foeDeck.length > 12 ? 1.2 : 0.2) : bestBlow(t, damage, reach);
  return 0.9 * Math.min(2, open);
}

function urgeToPawn(t: Table, card: CardId | undefined): number {
  if (card === undefined) return 0;
  return card === 'heroism-1' && t.foeDeck.length > 3 ? 2 : -1;
}

function urgeToBarter(card: CardId | undefined): number {
  if (card === undefined) return 0;
  return isWound(card) ? 2 + WOUNDS.indexOf(card) : card === 'heroism-1' ? 1 : -1;
}

/** What is drawn instead is worth about one point. */
function urgeToRedraw(t: Table, card: CardId | undefined): number {
  if (card === undefined) return 0;
  return isWound(card) ? 1 : 0.7 - keepWorth(t, card);
}

export function urge(g: Game<Table>, seat: number, answer: string): number {
  const { table: t } = g;
  const hero = t.heroes[seat];
  const card = CARD_OF.get(answer);
  switch (g.stack[g.stack.length - 1].at) {
    case 'action phase/play':
      return card === undefined ? 0 : urgeToPlay(t, hero, card);
    case 'buy step/buy':
      return urgeToBuy(g, seat, answer, card);
    case 'attack/target':
      return urgeToAim(g, answer);
    case 'attack/pay':
      return card === undefined ? 0 : t.line.length > 2 ? 1 - boxOf(t).cards.get(card).heroism : -1;
    case 'choose/one':
      return urgeToChoose(t, g, answer);
    case 'hero roll/reroll':
      return (answer === 'reroll') === Number(g.stack[g.stack.length - 1].vars.face) <= 2 ? 1 : 0;
    case 'heal/wound':
      return card === undefined ? -1 : WOUNDS.indexOf(card);
    case 'heal chosen/whom':
      return t.heroes[INDEX_OF.get(answer) ?? 0].wounds;
    case 'foresee/top':
      return -dreadOf(t, TOP.get(answer) ?? 'human-beggar');
    case 'bribe/move':
      return answer === 'move' ? attackOfFoe(t, 0) - attackOfFoe(t, 1) : 0;
    case 'barter/trash':
      return urgeToBarter(card);
    case 'pawn/trash':
      return urgeToPawn(t, card);
    case 'barter/gain':
    case 'gain/location': {
      const assets = assetsOf(boxOf(t));
      return card === undefined ? 0 : gainOf(assets, card, lookOut(t, seat, assets, outlook));
    }
    case 'redraw/discard':
      return urgeToRedraw(t, card);
    case 'buy step/pay with':
    case 'discard/card':
      return card === undefined ? 0 : leastWorth(t, card);
    case 'browse/keep':
    case 'double or nothing/risk':
      return card === undefined ? 0 : -leastWorth(t, card);
    case 'screen/behind':
      return answer === 'no' ? 0 : -1;
    default:
      return 0;
  }
}
