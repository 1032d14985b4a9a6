/** Chapter 12: a melee or ranged attack, step by step (KC-12.10 to KC-12.25). */
import type { Frame, Plain, Refusal } from '@guildhall/kernel';
import type { CriticalId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Fight, NONE, type Table } from '../table.ts';
import { activationOf, reveal, spendAction } from './acts.ts';
import { cardsOf, modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { chooseCritical, compare, discard, fightOn, isAnyCriticalOpen } from './comparison.ts';
import { allegianceOf, pushCriticals, whyNotCritical } from './criticals.ts';
import { winningSeat } from './damage.ts';
import { canJustDoIt, payForAttack, pushAnswers, takeAnswer, whyNotAnswer, whyNotJustDoIt } from './gold.ts';
import { samplePlayed, suggestPlayed, whyNotPlayed } from './hands.ts';
import { type AttackKind, limitOfAttack, limitOfDefence, termsOfAttack, termsOfDefence } from './limits.ts';
import { controller, isFriend, other } from './reading.ts';
import { stunOrWound } from './removal.ts';
import { engaged } from './scene.ts';

/**
 * `free`: why it costs no action; `justDoIt`: paid for with the declaration, because the limit is 0 (KC-12.7). The frame's seat
 * commands the attacker. Gives true if a hand was played.
 */
type AttackVars = {
  attacker: number;
  target: number;
  kind: AttackKind;
  free: Fight['free'];
  justDoIt: boolean;
  /** Bribed or gone astray: no hands are played. */
  off: boolean;
  astray: boolean;
  answering: boolean;
  usedByAttacker: number;
  usedByDefender: number;
  /** What is left to do when the fight is over. */
  winner: number;
  loser: number;
  critical: CriticalId | '';
};
const ATTACK: AttackVars = {
  attacker: NONE,
  target: NONE,
  kind: 'melee',
  free: '',
  justDoIt: false,
  off: false,
  astray: false,
  answering: true,
  usedByAttacker: 0,
  usedByDefender: 0,
  winner: NONE,
  loser: NONE,
  critical: '',
};

/** Step 1 (KC-12.10): the action is spent, and Just do it! paid for where nothing else would do (KC-12.7). */
function declare(p: P, f: Frame<AttackVars>): void {
  const { t } = p;
  const { attacker, target, kind, free, justDoIt } = f.vars;
  const against = controller(t, target);
  const fight: Fight = {
    attacker,
    target,
    seat: f.seat,
    against,
    kind,
    free,
    step: 'declared',
    attackerJustDoIt: false,
    defenderJustDoIt: false,
    counter: false,
    likeAnOrc: false,
    attack: [],
    defence: [],
    winner: NONE,
    loser: NONE,
    margin: 0,
    critical: '',
  };
  t.fights.push(fight);
  const friend = against === f.seat;
  const rule = friend ? 'KC-12.37' : 'KC-12.10';
  p.tell?.({ kind: 'attackDeclared', rule, seat: f.seat, attacker, target, how: kind, free, friend, justDoIt });
  if (free === '') {
    spendAction(p, 'KC-12.10');
    if (kind === 'ranged') activationOf(t).shot = true;
  } else reveal(p, attacker);
  if (justDoIt) payForAttack(p, fight);
}

/** KC-12.35: friends of the shooter, other than itself, engaged with the target; none for an attack on a friend (KC-12.40). */
function isInTheLine(t: Table, f: Fight, m: number): boolean {
  return m !== f.attacker && isFriend(t, f.seat, m) && engaged(t, m, f.target);
}
function needsShotTest(t: Table): boolean {
  const f = fightOn(t);
  if (f.kind !== 'ranged' || f.seat === f.against) return false;
  for (let m = 0; m < t.models.length; m++) if (isInTheLine(t, f, m)) return true;
  return false;
}

/** KC-12.31, KC-12.33, KC-12.34: the shot hits a friend, and that was the attack. */
function goAstray(p: P, f: Frame<AttackVars>, hit: number): void {
  const { attacker, target, seat } = fightOn(p.t);
  f.vars.off = true;
  p.tell?.({ kind: 'shotWentAstray', rule: 'KC-12.31', seat, attacker, target, hit });
  stunOrWound(p, hit, { seat, model: attacker }, 'KC-12.33', true);
}

function whyNotHit(t: Table, _f: Frame<AttackVars>, answer: Plain): Refusal<KC> {
  const target = modelOf(answer);
  if (target === NONE) return notAnAnswer('attack/misdirected', answer);
  return target < t.models.length ? no('KC-12.32', 'notHit', { target }) : no('KC-12.32', 'noSuchModel', { answer });
}

function tellLimits(p: P): void {
  if (!p.tell) return;
  const { t } = p;
  const f = fightOn(t);
  p.tell({
    kind: 'limitSet',
    rule: 'KC-12.4',
    seat: f.seat,
    model: f.attacker,
    limit: 'attack',
    n: limitOfAttack(t, f),
    terms: termsOfAttack(t, f),
  });
  if (f.seat === f.against) return;
  p.tell({
    kind: 'limitSet',
    rule: f.counter ? 'KC-12.42' : 'KC-12.5',
    seat: f.against,
    model: f.target,
    limit: f.counter ? 'counter' : 'defence',
    n: limitOfDefence(t, f),
    terms: termsOfDefence(t, f),
  });
}

const about = (t: Table): { attacker: number; target: number } => {
  const { attacker, target } = fightOn(t);
  return { attacker, target };
};

book.procedure('attack', ATTACK, (w) => [
  w.run(declare),
  w.call(
    'bribe',
    (_t, f) => {
      const seat = other(f.seat);
      return { proc: 'bribe', seat, vars: { model: f.vars.attacker, seat, angry: f.vars.free === 'always-angry' } };
    },
    (_p, f, bribed) => {
      f.vars.off = bribed === true;
    },
  ),
  w.when(
    (t, f) => !f.vars.off && needsShotTest(t),
    [
      w.run((p, f) => {
        f.vars.astray = !colourTest(p, 'shot', f.vars.attacker);
      }),
      w.when(
        (_t, f) => f.vars.astray,
        [
          w.ask<string>('misdirected', {
            rule: 'KC-12.32',
            who: (t) => fightOn(t).against,
            legal(t, _f, list) {
              const fight = fightOn(t);
              for (let m = 0; m < t.models.length; m++) if (isInTheLine(t, fight, m)) list.push(modelName(m));
            },
            why: whyNotHit,
            take: (p, f, answer) => goAstray(p, f, modelOf(answer)),
            show: about,
          }),
          w.call('those hit', () => ({ proc: 'removal' })),
        ],
      ),
    ],
  ),
  w.when(
    (_t, f) => !f.vars.off,
    [
      w.run((p) => {
        fightOn(p.t).step = 'extras';
      }),
      w.when(
        (t) => canJustDoIt(t, fightOn(t)),
        [
          w.ask<string>('just do it', {
            rule: 'KC-19.10',
            legal(_t, _f, list) {
              list.push('just do it', 'no');
            },
            why: (t, _f, answer) => whyNotJustDoIt(t, fightOn(t), answer),
            take(p, _f, answer) {
              if (answer === 'just do it') payForAttack(p, fightOn(p.t));
            },
            show: (t) => ({ ...about(t), limit: limitOfAttack(t, fightOn(t)), terms: termsOfAttack(t, fightOn(t)) }),
          }),
        ],
      ),
      w.loop(
        (t, f) => f.vars.answering && fightOn(t).seat !== fightOn(t).against,
        [
          w.ask<string>('answer', {
            rule: 'KC-12.13',
            who: (t) => fightOn(t).against,
            legal: (t, _f, list) => pushAnswers(t, fightOn(t), list),
            why: (t, _f, answer) => whyNotAnswer(t, fightOn(t), answer),
            take(p, f, answer) {
              if (answer === 'done') f.vars.answering = false;
              else takeAnswer(p, fightOn(p.t), answer);
            },
            show: about,
          }),
        ],
      ),
      w.run((p) => {
        fightOn(p.t).step = 'attacker';
        tellLimits(p);
      }),
      w.ask<string>('commit', {
        rule: 'KC-12.14',
        form: (t, f) => ({ kind: 'several', of: t.gangs[f.seat].hand, min: 1, max: limitOfAttack(t, fightOn(t)) }),
        accepts(t, f, answer) {
          const fight = fightOn(t);
          return whyNotPlayed(t.gangs[f.seat].hand, answer, limitOfAttack(t, fight), () => termsOfAttack(t, fight), 'KC-12.4');
        },
        sample: (t, f, random) => samplePlayed(t.gangs[f.seat].hand, limitOfAttack(t, fightOn(t)), random),
        suggest(t, f, list) {
          const fight = fightOn(t);
          suggestPlayed(t.gangs[f.seat].hand, limitOfAttack(t, fight), allegianceOf(t, fight.attacker), list);
        },
        take(p, f, answer) {
          fightOn(p.t).attack = cardsOf(answer) ?? [];
          // KC-12.15: it cannot be changed any more, so it cannot be taken back either.
          p.disclose();
          p.tell?.({ kind: 'attackCommitted', rule: 'KC-12.14', seat: f.seat });
        },
        show: (t) => ({ ...about(t), limit: limitOfAttack(t, fightOn(t)), terms: termsOfAttack(t, fightOn(t)) }),
      }),
      w.run((p) => {
        fightOn(p.t).step = 'defender';
      }),
      // KC-12.7: with a limit of 0, or without a card, there is nothing but to fold.
      w.when(
        (t) => limitOfDefence(t, fightOn(t)) > 0 && t.gangs[fightOn(t).against].hand.length > 0,
        [
          w.ask<string>('defend', {
            rule: 'KC-12.16',
            who: (t) => fightOn(t).against,
            form(t) {
              const fight = fightOn(t);
              return { kind: 'several', of: t.gangs[fight.against].hand, min: 1, max: limitOfDefence(t, fight) };
            },
            accepts(t, _f, answer) {
              if (answer === 'fold') return null;
              const fight = fightOn(t);
              const rule = fight.counter ? 'KC-12.42' : 'KC-12.5';
              const { hand } = t.gangs[fight.against];
              return whyNotPlayed(hand, answer, limitOfDefence(t, fight), () => termsOfDefence(t, fight), rule);
            },
            sample(t, _f, random) {
              const fight = fightOn(t);
              if (random.below(6) === 0) return 'fold';
              return samplePlayed(t.gangs[fight.against].hand, limitOfDefence(t, fight), random);
            },
            suggest(t, _f, list) {
              const fight = fightOn(t);
              const allegiance = fight.counter ? allegianceOf(t, fight.target) : null;
              suggestPlayed(t.gangs[fight.against].hand, limitOfDefence(t, fight), allegiance, list);
              list.push('fold');
            },
            take(p, _f, answer) {
              const fight = fightOn(p.t);
              fight.defence = answer === 'fold' ? [] : (cardsOf(answer) ?? []);
              p.disclose();
              p.tell?.({ kind: 'defenceCommitted', rule: 'KC-12.16', seat: fight.against });
            },
            show: (t) => ({ ...about(t), limit: limitOfDefence(t, fightOn(t)), terms: termsOfDefence(t, fightOn(t)) }),
          }),
        ],
      ),
      w.run((p, f) => {
        const { attack, defence } = fightOn(p.t);
        f.vars.usedByAttacker = attack.length;
        f.vars.usedByDefender = defence.length;
        compare(p);
      }),
      w.when(
        (t) => fightOn(t).winner !== NONE,
        [
          w.when(isAnyCriticalOpen, [
            w.ask<string>('critical', {
              rule: 'KC-15.4',
              who: (t) => winningSeat(fightOn(t)),
              legal(t, _f, list) {
                pushCriticals(t, fightOn(t), list);
                list.push('none');
              },
              why: (t, _f, answer) => whyNotCritical(t, fightOn(t), answer),
              take: (p, _f, answer) => chooseCritical(p, answer),
              show: (t) => ({ attacker: fightOn(t).winner, target: fightOn(t).loser }),
            }),
          ]),
          w.call('hit', (t) => ({ proc: 'hit', seat: winningSeat(fightOn(t)) })),
        ],
      ),
      w.run(discard),
      w.call('refill of the attacker', (_t, f) => ({ proc: 'refill', vars: { seat: f.seat, due: f.vars.usedByAttacker } })),
      w.call('refill of the defender', (t, f) => {
        const seat = fightOn(t).against;
        return f.vars.usedByDefender > 0 ? { proc: 'refill', seat, vars: { seat, due: f.vars.usedByDefender } } : null;
      }),
    ],
  ),
  w.run((p, f) => {
    const fight = p.t.fights.pop();
    if (!fight) return;
    f.vars.winner = fight.winner;
    f.vars.loser = fight.loser;
    f.vars.critical = fight.critical;
  }),
  // KC-12.25, KC-12.51: further attacks come when this one is done; then those whom a shove has angered (KC-17.6).
  w.call('further attack', (t, f) => {
    const { winner, loser, critical } = f.vars;
    if (critical !== 'frenzy' && critical !== 'furious') return null;
    return { proc: critical, seat: controller(t, winner), vars: { model: winner, target: loser } };
  }),
  w.call('angry ones', (t) => (t.angry.length > 0 ? { proc: 'always angry' } : null)),
]);
