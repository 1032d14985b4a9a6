/** Chapter 12: a melee or ranged attack, step by step (KC-12.10 to KC-12.25). */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { Term } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { reveal, spendAction } from './acts.ts';
import { alwaysAngry } from './always-angry.ts';
import { cardsOf, modelName, modelOf, notAnAnswer } from './answers.ts';
import type { KC, P } from './book.ts';
import { bribe, bribing } from './bribe.ts';
import { colourTest } from './cards.ts';
import { chooseCritical, compare, discard, isAnyCriticalOpen } from './comparison.ts';
import { hit } from './critical-effects.ts';
import { allegianceOf, pushCriticals, whyNotCritical } from './criticals.ts';
import { winningSeat } from './damage.ts';
import { activationOf, attack, type Fight } from './frames.ts';
import { frenzy, furious } from './further-attacks.ts';
import { canJustDoIt, payForAttack, pushAnswers, takeAnswer, whyNotAnswer, whyNotJustDoIt } from './gold.ts';
import { samplePlayed, suggestPlayed, whyNotPlayed } from './hands.ts';
import { isByActive, limitOfAttack, limitOfDefence } from './limits.ts';
import { controller, isFriend } from './reading.ts';
import { refill } from './refill.ts';
import { stunOrWound, takingOff } from './removal.ts';
import { engaged } from './scene.ts';

/** Step 1 (KC-12.10): the action is spent, and Just do it! paid for where nothing else would do (KC-12.7). */
function declare(p: P, fight: Fight): void {
  const { t } = p;
  const { seat, vars } = fight;
  const { attacker, target, kind, free, attackerJustDoIt: justDoIt } = vars;
  vars.against = controller(t, target);
  vars.active = isByActive(p.game.stack, attacker, free);
  const friend = vars.against === seat;
  const rule = friend ? 'KC-12.37' : 'KC-12.10';
  p.tell?.({ kind: 'attackDeclared', rule, seat, attacker, target, how: kind, free, friend, justDoIt });
  if (free === '') {
    spendAction(p, 'KC-12.10');
    if (kind === 'ranged') activationOf(p.game.stack).vars.shot = true;
  } else reveal(p, attacker);
  if (justDoIt) payForAttack(p, fight);
}

/** KC-12.35: friends of the shooter, other than itself, engaged with the target; none for an attack on a friend (KC-12.40). */
function isInTheLine(t: Table, { seat, vars }: Fight, m: number): boolean {
  return m !== vars.attacker && isFriend(t, seat, m) && engaged(t, m, vars.target);
}
function needsShotTest(t: Table, f: Fight): boolean {
  if (f.vars.kind !== 'ranged' || f.seat === f.vars.against) return false;
  for (let m = 0; m < t.models.length; m++) if (isInTheLine(t, f, m)) return true;
  return false;
}

/** KC-12.31, KC-12.33, KC-12.34: the shot hits a friend, and that was the attack. */
function goAstray(p: P, { seat, vars }: Fight, friend: number): void {
  const { attacker, target } = vars;
  vars.step = 'off';
  p.tell?.({ kind: 'shotWentAstray', rule: 'KC-12.31', seat, attacker, target, hit: friend });
  stunOrWound(p, friend, { seat, model: attacker }, 'KC-12.33', true);
}

function whyNotHit(t: Table, _f: Fight, answer: Plain): Refusal<KC> {
  const target = modelOf(answer);
  if (target === NONE) return notAnAnswer('attack/misdirected', answer);
  return target < t.models.length ? no('KC-12.32', 'notHit', { target }) : no('KC-12.32', 'noSuchModel', { answer });
}

/** A limit as people are told of it. */
function limitAndTerms(limit: (terms: Term[]) => number): { limit: number; terms: Term[] } {
  const terms: Term[] = [];
  return { limit: limit(terms), terms };
}
const attackShown = (t: Table, f: Fight) => limitAndTerms((terms) => limitOfAttack(t, f, terms));
const defenceShown = (t: Table, f: Fight) => limitAndTerms((terms) => limitOfDefence(t, f, terms));

function tellLimits(p: P, f: Fight): void {
  if (!p.tell) return;
  const { attacker, target, against, counter } = f.vars;
  const { limit: most, terms } = attackShown(p.t, f);
  p.tell({ kind: 'limitSet', rule: 'KC-12.4', seat: f.seat, model: attacker, limit: 'attack', n: most, terms });
  if (f.seat === against) return;
  const defence = defenceShown(p.t, f);
  p.tell({
    kind: 'limitSet',
    rule: counter ? 'KC-12.42' : 'KC-12.5',
    seat: against,
    model: target,
    limit: counter ? 'counter' : 'defence',
    n: defence.limit,
    terms: defence.terms,
  });
}

const about = ({ vars: { attacker, target } }: Fight): { attacker: number; target: number } => ({ attacker, target });

attack.does((w) => [
  w.run(declare),
  w.call(
    bribe,
    (t, f, stack) => bribing(t, f.seat, f.vars.attacker, stack, f.vars.free === 'always-angry'),
    (_p, f, bribed) => {
      if (bribed) f.vars.step = 'off';
    },
  ),
  w.when(
    (t, f) => f.vars.step !== 'off' && needsShotTest(t, f),
    [
      w.run((p, f) => {
        if (!colourTest(p, 'shot', f.vars.attacker)) f.vars.step = 'astray';
      }),
      w.when(
        (_t, f) => f.vars.step === 'astray',
        [
          w.ask<string>('misdirected', {
            rule: 'KC-12.32',
            who: (_t, f) => f.vars.against,
            legal(t, f, list) {
              for (let m = 0; m < t.models.length; m++) if (isInTheLine(t, f, m)) list.push(modelName(m));
            },
            why: whyNotHit,
            take: (p, f, answer) => goAstray(p, f, modelOf(answer)),
            show: (_t, f) => about(f),
          }),
          w.call('those hit', (t) => takingOff(t)),
        ],
      ),
    ],
  ),
  w.when(
    (_t, f) => f.vars.step !== 'off',
    [
      w.run((_p, f) => {
        f.vars.step = 'extras';
      }),
      w.when(canJustDoIt, [
        w.ask<string>('just do it', {
          rule: 'KC-19.10',
          legal(_t, _f, list) {
            list.push('just do it', 'no');
          },
          why: whyNotJustDoIt,
          take(p, f, answer) {
            if (answer === 'just do it') payForAttack(p, f);
          },
          show: (t, f) => ({ ...about(f), ...attackShown(t, f) }),
        }),
      ]),
      w.loop(
        (_t, f) => f.vars.step === 'extras' && f.seat !== f.vars.against,
        [
          w.ask<string>('answer', {
            rule: 'KC-12.13',
            who: (_t, f) => f.vars.against,
            legal: pushAnswers,
            why: whyNotAnswer,
            take(p, f, answer) {
              if (answer === 'done') f.vars.step = 'attacker';
              else takeAnswer(p, f, answer);
            },
            show: (_t, f) => about(f),
          }),
        ],
      ),
      w.run((p, f) => {
        f.vars.step = 'attacker';
        tellLimits(p, f);
      }),
      w.ask<string>('commit', {
        rule: 'KC-12.14',
        form: (t, f) => ({ kind: 'several', of: t.gangs[f.seat].hand, min: 1, max: limitOfAttack(t, f) }),
        accepts: (t, f, answer) =>
          whyNotPlayed(t.gangs[f.seat].hand, answer, limitOfAttack(t, f), () => attackShown(t, f).terms, 'KC-12.4'),
        sample: (t, f, random) => samplePlayed(t.gangs[f.seat].hand, limitOfAttack(t, f), random),
        suggest: (t, f, list) => suggestPlayed(t.gangs[f.seat].hand, limitOfAttack(t, f), allegianceOf(t, f.vars.attacker), list),
        take(p, f, answer) {
          f.vars.attack = cardsOf(answer) ?? [];
          // KC-12.15: it cannot be changed any more, so it cannot be taken back either.
          p.disclose();
          p.tell?.({ kind: 'attackCommitted', rule: 'KC-12.14', seat: f.seat });
        },
        show: (t, f) => ({ ...about(f), ...attackShown(t, f) }),
      }),
      w.run((_p, f) => {
        f.vars.step = 'defender';
      }),
      // KC-12.7: with a limit of 0, or without a card, there is nothing but to fold.
      w.when(
        (t, f) => limitOfDefence(t, f) > 0 && t.gangs[f.vars.against].hand.length > 0,
        [
          w.ask<string>('defend', {
            rule: 'KC-12.16',
            who: (_t, f) => f.vars.against,
            form: (t, f) => ({ kind: 'several', of: t.gangs[f.vars.against].hand, min: 1, max: limitOfDefence(t, f) }),
            accepts(t, f, answer) {
              if (answer === 'fold') return null;
              // The attacker has played by now.
              if (answer === 'like an orc') return no('KC-19.12', 'tooLateForOrc', {});
              const rule = f.vars.counter ? 'KC-12.42' : 'KC-12.5';
              const { hand } = t.gangs[f.vars.against];
              return whyNotPlayed(hand, answer, limitOfDefence(t, f), () => defenceShown(t, f).terms, rule);
            },
            sample(t, f, random) {
              if (random.below(6) === 0) return 'fold';
              return samplePlayed(t.gangs[f.vars.against].hand, limitOfDefence(t, f), random);
            },
            suggest(t, f, list) {
              const { against, target, counter } = f.vars;
              const allegiance = counter ? allegianceOf(t, target) : null;
              suggestPlayed(t.gangs[against].hand, limitOfDefence(t, f), allegiance, list);
              list.push('fold');
            },
            take(p, f, answer) {
              f.vars.defence = answer === 'fold' ? [] : (cardsOf(answer) ?? []);
              p.disclose();
              p.tell?.({ kind: 'defenceCommitted', rule: 'KC-12.16', seat: f.vars.against });
            },
            show: (t, f) => ({ ...about(f), ...defenceShown(t, f) }),
          }),
        ],
      ),
      w.run(compare),
      w.when(
        (_t, f) => f.vars.winner !== NONE,
        [
          w.when(isAnyCriticalOpen, [
            w.ask<string>('critical', {
              rule: 'KC-15.4',
              who: (_t, f) => winningSeat(f),
              legal(t, f, list) {
                pushCriticals(t, f, list);
                list.push('none');
              },
              why: whyNotCritical,
              take: chooseCritical,
              show: (_t, f) => ({ attacker: f.vars.winner, target: f.vars.loser }),
            }),
          ]),
          w.call(hit, (_t, f) => ({ for: winningSeat(f) })),
        ],
      ),
      w.run(discard),
      w.call('refill of the attacker', () => refill.with({})),
      w.call('refill of the defender', (_t, f) => {
        const { against, defended } = f.vars;
        return defended ? refill.with({ for: against }) : null;
      }),
    ],
  ),
  w.run((_p, f) => {
    f.vars.step = 'over';
  }),
  // KC-12.25, KC-12.51: further attacks come when this one is done; then those whom a shove has angered (KC-17.6).
  w.call('further attack', (t, f) => {
    const { winner, loser, critical } = f.vars;
    if (critical !== 'frenzy' && critical !== 'furious') return null;
    return (critical === 'frenzy' ? frenzy : furious).with({ for: controller(t, winner), model: winner, target: loser });
  }),
  w.call('angry ones', (t) => (t.angry.length > 0 ? alwaysAngry.with({}) : null)),
]);
