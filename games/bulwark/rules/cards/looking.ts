/** Cards that look into decks: Astrologer's Chart (BW-32.5), Browse Wares (BW-32.9). Only the player who looks sees (BW-26.5). */
import { count, needed } from '@guildhall/kernel';
import { type CardId, FOE_IDS, type FoeId } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import type { Table } from '../../table.ts';
import { cardIn, cardOf, offerCards, SAY } from '../answers.ts';
import { book } from '../book.ts';
import { reshuffle } from '../zones.ts';

/** `looked`: how many cards are looked at; `placed`: how many of them have been put back, from the top down. */
export const foresee = book.procedure('foresee', { looked: needed(count(20)), placed: count(20) });

const TOP = Object.fromEntries(FOE_IDS.map((foe) => [foe, `top ${foe}`])) as { readonly [foe in FoeId]: string };

/** The cards that are still to be put back: where they lie in the Foe deck. */
const loose = ({ foeDeck }: Table, { looked, placed }: { looked: number; placed: number }): [number, number] => [
  foeDeck.length - looked,
  foeDeck.length - placed,
];

foresee.does((w) => [
  w.run((p, f) => {
    p.disclose();
    // What others have looked at earlier may lie in another order now.
    p.t.foreseen.fill(0);
    p.t.foreseen[f.seat] = f.vars.looked;
    const foes = p.tell ? p.t.foeDeck.slice(-f.vars.looked).reverse() : [];
    p.tellOnly?.(
      [f.seat],
      { kind: 'foresaw', rule: 'BW-26.5', seat: f.seat, foes },
      { kind: 'foresawHidden', rule: 'BW-26.5', seat: f.seat, foes: foes.length },
    );
  }),
  w.loop(
    (_t, { vars }) => vars.looked - vars.placed > 1,
    [
      w.ask('top', {
        rule: 'BW-32.5',
        legal: (t, f, list: string[]) => {
          const [from, to] = loose(t, f.vars);
          for (let i = from; i < to; i++) if (t.foeDeck.indexOf(t.foeDeck[i], from) === i) list.push(TOP[t.foeDeck[i]]);
        },
        why: (_t, _f, answer) => no('BW-32.5', 'notAnAnswer', { answer }),
        show: (t, f) => ({ foes: t.foeDeck.slice(...loose(t, f.vars)).reverse() }),
        take: (p, f, answer) => {
          const { t } = p;
          // That there was a choice, and what it was, is the looker's own knowledge.
          p.disclose();
          const [from, to] = loose(t, f.vars);
          const foe = answer.slice('top '.length) as FoeId;
          t.foeDeck.splice(t.foeDeck.indexOf(foe, from), 1);
          t.foeDeck.splice(to - 1, 0, foe);
          f.vars.placed++;
        },
      }),
    ],
  ),
]);

/** The cards stay on top of the deck while they are looked at. `n`: how many. */
export const browse = book.procedure('browse', { n: needed(count(20)) });
const lookedAt = (t: Table, { seat, vars }: { seat: number; vars: { n: number } }): CardId[] =>
  t.heroes[seat].deck.slice(-vars.n);

browse.does((w) => [
  w.run((p, f) => {
    const hero = p.t.heroes[f.seat];
    // BW-32.13
    if (hero.deck.length < f.vars.n && hero.discard.length > 0) reshuffle(p, f.seat);
    f.vars.n = Math.min(f.vars.n, hero.deck.length);
    if (f.vars.n === 0) return;
    p.disclose();
    const cards = p.tell ? lookedAt(p.t, f).reverse() : [];
    p.tellOnly?.(
      [f.seat],
      { kind: 'browsed', rule: 'BW-26.5', seat: f.seat, cards },
      { kind: 'browsedHidden', rule: 'BW-26.5', seat: f.seat, cards: cards.length },
    );
  }),
  w.when(
    (_t, f) => f.vars.n > 0,
    [
      w.ask('keep', {
        rule: 'BW-32.9',
        legal: (t, f, list: string[]) => offerCards(list, SAY.keep, lookedAt(t, f)),
        why: (_t, _f, answer) =>
          cardIn('keep', answer) === null ? no('BW-32.9', 'notAnAnswer', { answer }) : no('BW-32.9', 'mustChoose', {}),
        show: (t, f) => ({ cards: lookedAt(t, f).reverse() }),
        take: (p, f, answer) => {
          const hero = p.t.heroes[f.seat];
          const kept = cardOf(answer);
          const cards = hero.deck.splice(hero.deck.length - f.vars.n, f.vars.n);
          cards.splice(cards.indexOf(kept), 1);
          hero.hand.push(kept);
          p.disclose();
          const rule = 'BW-32.9';
          if (!p.t.settings.closedHands) p.tell?.({ kind: 'drew', rule, seat: f.seat, cards: [kept] });
          else
            p.tellOnly?.(
              [f.seat],
              { kind: 'drew', rule, seat: f.seat, cards: [kept] },
              { kind: 'drewHidden', rule, seat: f.seat, cards: 1 },
            );
          for (const card of cards) {
            hero.discard.push(card);
            p.tell?.({ kind: 'discarded', rule, seat: f.seat, card });
          }
        },
      }),
    ],
  ),
]);
