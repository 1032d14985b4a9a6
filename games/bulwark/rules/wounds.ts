/** Chapter 13: Wounds, Shield and death. */
import { count, listOf, needed, oneOf, type Seat } from '@guildhall/kernel';
import { type CardId, isWound, LEVELS, WOUND_IDS } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { cardOf, offerCards, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { end } from './ending.ts';
import { showHandCard, takeOut } from './zones.ts';

/** BW-39.9 to BW-39.14 */
export const mortalLimit = ({ settings }: Table): number => LEVELS[settings.level].mortalLimit;

/** The Hero takes so many Wounds, one at a time (BW-13.2); gives how many were dealt (BW-13.6). */
export function takeWounds(p: P, seat: Seat, n: number, piercing = false): number {
  const { t } = p;
  const hero = t.heroes[seat];
  let dealt = 0;
  // BW-13.13: a killed Hero takes no more.
  for (let i = 0; i < n && hero.alive && t.ending === ''; i++) {
    // BW-13.3 to BW-13.5; only the active Hero has a Shield.
    if (!piercing && seat === t.seat && t.shield > 0) {
      t.shield--;
      p.tell?.({ kind: 'shielded', rule: 'BW-13.4', seat, left: t.shield });
      continue;
    }
    const card = t.woundDeck.pop();
    if (card === undefined) break;
    hero.discard.push(card);
    hero.wounds++;
    dealt++;
    p.disclose();
    p.tell?.({ kind: 'wounded', rule: 'BW-13.2', seat, card, left: t.woundDeck.length });
    // BW-13.12
    if (hero.wounds >= mortalLimit(t)) kill(p, seat);
    // BW-13.18
    if (t.woundDeck.length === 0) end(p, 'wounds');
  }
  return dealt;
}

/** BW-13.14: all of the Hero's cards leave the game. BW-22.4: without a living Hero it is lost. */
function kill(p: P, seat: Seat): void {
  const { t } = p;
  const hero = t.heroes[seat];
  hero.alive = false;
  hero.wounds = 0;
  t.gone.push(...hero.deck, ...hero.hand, ...hero.play, ...hero.discard);
  hero.deck = [];
  hero.hand = [];
  hero.play = [];
  hero.discard = [];
  p.tell?.({ kind: 'killed', rule: 'BW-13.12', seat });
  if (!t.heroes.some(({ alive }) => alive)) end(p, 'killed');
}

const WOUND = oneOf(WOUND_IDS, 'graze');
/** BW-13.8: the healed Hero's player chooses; they go under the Wound deck in random order (BW-13.10). */
export const heal = book.procedure('heal', { left: needed(count(20)), healed: listOf(WOUND, 20), done: count(1) });
heal.does((w) => [
  w.loop(
    (t, { seat, vars }) => vars.left > 0 && vars.done === 0 && mayHeal(t, seat),
    [
      w.ask('wound', {
        rule: 'BW-13.8',
        // BW-13.9: those in the deck cannot be healed.
        legal: (t, f, list: string[]) => {
          const { hand, discard } = t.heroes[f.seat];
          offerCards(list, SAY['heal hand'], hand, isWound);
          offerCards(list, SAY['heal discard'], discard, isWound);
          list.push('done');
        },
        why: (_t, _f, answer) => no('BW-13.8', 'notAnAnswer', { answer }),
        show: (_t, f) => ({ left: f.vars.left }),
        take: (p, f, answer) => {
          showHandCard(p);
          if (answer === 'done') {
            f.vars.done = 1;
            return;
          }
          const hero = p.t.heroes[f.seat];
          const fromHand = answer.startsWith('heal hand');
          const card = cardOf(answer);
          takeOut(fromHand ? hero.hand : hero.discard, card);
          hero.wounds--;
          f.vars.left--;
          p.t.woundDeck.unshift(card);
          f.vars.healed.push(card as (typeof WOUND_IDS)[number]);
          p.tell?.({ kind: 'healed', rule: 'BW-13.8', seat: f.seat, card });
        },
      }),
    ],
  ),
  w.when(
    (_t, f) => f.vars.healed.length > 1,
    [
      w.run((p, f) => {
        const under: CardId[] = p.t.woundDeck.splice(0, f.vars.healed.length);
        p.shuffle('wounds', under);
        p.t.woundDeck.unshift(...under);
      }),
    ],
  ),
]);

function mayHeal({ heroes }: Table, seat: Seat): boolean {
  const { alive, wounds, hand, discard } = heroes[seat];
  return alive && wounds > 0 && (hand.some(isWound) || discard.some(isWound));
}

/** Living Heroes in seat order, beginning with the active one (BW-29.2). */
export function livingFromActive({ heroes, seat }: Table): Seat[] {
  return heroes.map((_, i) => (seat + i) % heroes.length).filter((other) => heroes[other].alive);
}
