/** What is impossible about the open procedures of a loaded game, given its table: what no answer could have led to. */

import { problemWithEffects } from '@guildhall/effects';
import { openFrame, procedureOf, type Stack } from '@guildhall/kernel';
import { boxOf } from './box.ts';
import { CARD_IDS, CARDS, type CardId } from './data/index.ts';
import { attack } from './rules/attack.ts';
import { buyStep } from './rules/buying.ts';
import { choose } from './rules/cards/choose.ts';
import { barter, gainLocation, mayGainLocation } from './rules/cards/goods.ts';
import { browse, foresee } from './rules/cards/looking.ts';
import { carry } from './rules/effects.ts';
import { doubleOrNothing } from './rules/procedures.ts';
import { inSupply } from './rules/zones.ts';
import type { Table } from './table.ts';

const isCard = (id: string): id is CardId => (CARD_IDS as readonly string[]).includes(id);

export function problemWithFrames(t: Table, stack: Stack): string | null {
  const executor = { programs: () => boxOf(t).programs, triggers: ({ triggers }: Table) => triggers };
  return (
    problemWithEffects(carry.name, executor, t, stack) ??
    problemWithInstructions(t, stack) ??
    problemWithLooking(t, stack) ??
    problemWithTrade(t, stack) ??
    problemWithHand(t, stack)
  );
}

/** Procedures that look up their instruction on a card must find one of their own kind. */
function problemWithInstructions(t: Table, stack: Stack): string | null {
  for (const [i, { at, vars }] of stack.entries()) {
    const name = procedureOf(at);
    if (name !== attack.name && name !== choose.name) continue;
    const op = boxOf(t).programs.get(String(vars.effect))?.[Number(vars.at)];
    if (op?.verb !== name) return `stack[${i}] is "${name}", but instruction ${vars.at} of "${vars.effect}" is none`;
  }
  return null;
}

function problemWithLooking(t: Table, stack: Stack): string | null {
  const foes = openFrame(stack, foresee);
  if (foes && (foes.vars.looked > t.foeDeck.length || foes.vars.placed >= foes.vars.looked - 1)) {
    return 'more cards of the Foe deck are looked at than there are';
  }
  const cards = openFrame(stack, browse);
  if (cards && (cards.vars.n === 0 || cards.vars.n > t.heroes[cards.seat].deck.length)) {
    return 'more cards of a deck are looked at than there are';
  }
  return null;
}

/** Buying a gem, bartering, gaining. */
function problemWithTrade(t: Table, stack: Stack): string | null {
  const buying = openFrame(stack, buyStep);
  if (buying?.at === 'buy step/pay with') {
    const { gem } = buying.vars;
    const box = boxOf(t);
    const hero = t.heroes[buying.seat];
    if (!isCard(gem) || !CARDS.get(gem).gem || inSupply(t, hero, gem) === 0)
      return `"${gem}" is bought, which is no gem to be had`;
    if (t.buys === 0 || t.heroism < box.cards.get(gem).cost || !hero.hand.some(box.isHeroism))
      return `"${gem}" is bought, but cannot be paid`;
  }
  const bartering = openFrame(stack, barter);
  if (bartering && bartering.vars.trashed !== '' && !isCard(bartering.vars.trashed)) return 'what was bartered is no card';
  if (bartering?.at === 'barter/gain' && bartering.vars.trashed === '') return 'a card is gained, but none was bartered';
  const gaining = openFrame(stack, gainLocation);
  return gaining && !mayGainLocation(t, gaining.vars.most) ? 'a Location card is gained, but there is none' : null;
}

/** Questions about cards and Foes that must be there. */
function problemWithHand(t: Table, stack: Stack): string | null {
  const risking = openFrame(stack, doubleOrNothing);
  if (risking?.at === 'double or nothing>hero roll') {
    const { risked } = risking.vars;
    if (!isCard(risked) || !t.heroes[risking.seat].hand.includes(risked)) return `"${risked}" is risked, which is not in hand`;
  }
  const top = stack.at(-1);
  if (top?.at === 'double or nothing/risk' || top?.at === 'discard/card') {
    if (t.heroes[top.seat].hand.length === 0) return 'a card of an empty hand is asked for';
  }
  return top?.at === 'bribe/move' && t.line.length === 0 ? 'the first Foe of an empty line is asked about' : null;
}
