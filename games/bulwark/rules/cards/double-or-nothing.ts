/** Double or Nothing (BW-33.12): another Action card is lost, or played twice. */
import { boxOf } from '../../box.ts';
import { CARDS, type CardId, isWound } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import { playFromHand } from '../action.ts';
import { cardIn, cardOf, offerCards, SAY } from '../answers.ts';
import { heroRoll } from '../dice.ts';
import { carry } from '../effects.ts';
import { doubleOrNothing } from '../procedures.ts';
import { discardFromHand, showHandCard } from '../zones.ts';

/** What may be risked. */
export const isEligible = (card: CardId): boolean => CARDS.get(card).action && !isWound(card) && card !== 'double-or-nothing';

doubleOrNothing.does((w) => [
  // BW-33.14: without such a card nothing is rolled.
  w.when(
    (t, f) => t.heroes[f.seat].hand.some(isEligible),
    [
      w.ask('risk', {
        rule: 'BW-33.12',
        legal: (t, f, list: string[]) => offerCards(list, SAY.risk, t.heroes[f.seat].hand, isEligible),
        why: (t, f, answer) => {
          const card = cardIn('risk', answer);
          if (card === null) return no('BW-33.12', 'mustChoose', {});
          return t.heroes[f.seat].hand.includes(card)
            ? no('BW-33.12', 'cannotBeRisked', { card })
            : no('BW-33.12', 'notInHand', { card });
        },
        show: (_t, f) => ({ lost: f.vars.lost }),
        take: (p, f, answer) => {
          const card = cardOf(answer);
          f.vars.risked = card;
          showHandCard(p);
          p.tell?.({ kind: 'risked', rule: 'BW-33.12', seat: f.seat, card });
        },
      }),
      w.call(
        heroRoll,
        () => ({}),
        (p, f, face) => {
          const card = f.vars.risked as CardId;
          if (face <= f.vars.lost) {
            discardFromHand(p, f.seat, card, 'BW-33.12');
            return;
          }
          // BW-33.15: into the play area once, its text twice.
          playFromHand(p, f.seat, card, 'BW-33.15');
          f.vars.rest = 2;
        },
      ),
      w.loop(
        (_t, f) => f.vars.rest > 0,
        [
          w.run((_p, f) => {
            f.vars.rest--;
          }),
          w.call('text', (t, f) => (boxOf(t).programs.has(f.vars.risked) ? carry.with({ effect: f.vars.risked }) : null)),
        ],
      ),
    ],
  ),
]);
