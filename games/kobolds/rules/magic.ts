/** Chapter 20: casting a spell, blackjack step by step. What it does is in spell-harm.ts and spell-effects.ts. */
import { bestTotal, countAces, countColour, isBust, lowestTotal, possibleTotals, type SuitCard } from '@guildhall/cards';
import type { Stack } from '@guildhall/kernel';
import { ATTACK_CHART, PERFECT, SPELL_KINDS, type SpellKind, SUPPORT_CHART } from '../data/index.ts';
import type { SpellHand } from '../facts/magic.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { canAct, registerAct, spendAction, whyNotAct } from './acts.ts';
import { notAnAnswer, numberIn, numberName, texts } from './answers.ts';
import type { KC, P } from './book.ts';
import { bribe, bribing } from './bribe.ts';
import { clearEventTable, drawEvent } from './cards.ts';
import { damage } from './damage.ts';
import { type Activation, activationOf, isOwn, type Spell, spell } from './frames.ts';
import { inPlay, isEnemy, isFriend, other, profileOf } from './reading.ts';
import { removal, removing } from './removal.ts';
import { canSee, momentOf } from './scene.ts';
import { spellEffects } from './spell-effects.ts';
import { harm, harmWizard, heal, spellTotal } from './spell-harm.ts';
import { whyNotSeen } from './targets.ts';

// Declaring

const CAST = { attack: texts('cast attack m'), support: texts('cast support m') };

const isWizard = (t: Table, m: number): boolean => profileOf(t, m).category === 'wizard';

/** KC-20.6, KC-20.7: attack spells at enemies, support spells for friends, the caster among them (KC-20.8). */
const isTarget = (t: Table, a: Activation, target: number, kind: SpellKind): boolean =>
  kind === 'attack' ? isEnemy(t, a.seat, target) : isFriend(t, a.seat, target);

registerAct({
  name: 'cast',
  legal: (t, a, list) => {
    const { cast, model } = a.vars;
    if (cast || !isWizard(t, model) || !canAct(t, a)) return;
    const now = momentOf(t);
    for (let m = 0; m < t.models.length; m++) {
      if (!inPlay(t, m)) continue;
      const kind = isEnemy(t, a.seat, m) ? 'attack' : 'support';
      // KC-20.4: any part of it in sight will do.
      if (isTarget(t, a, m, kind) && canSee(t, model, m, now)) list.push(CAST[kind](m));
    }
  },
  why: (t, a, answer) => {
    const { model: m, cast } = a.vars;
    if (t.carriage !== NONE && SPELL_KINDS.some((each) => answer === `cast ${each} carriage`))
      return no('KC-24.13', 'onlyStrikesHurtCarriage', {});
    const kind = SPELL_KINDS.find((each) => numberIn(answer, `cast ${each} m`) !== NONE);
    if (kind === undefined) return null;
    if (!isWizard(t, m)) return no('KC-20.1', 'notAWizard', { m });
    if (cast) return no('KC-20.3', 'castAlready', { m });
    const target = numberIn(answer, `cast ${kind} m`);
    if (target >= t.models.length) return no('KC-20.4', 'noSuchModel', { answer });
    if (!inPlay(t, target)) return no('KC-1.20', 'notInPlay', { m: target });
    if (t.models[target].seat < 0) return no('KC-24.13', 'neutralTarget', { target });
    if (!isTarget(t, a, target, kind)) {
      return kind === 'attack'
        ? no(isFriend(t, a.seat, target) ? 'KC-12.41' : 'KC-20.6', 'notAnEnemyTarget', { m, target })
        : no('KC-20.7', 'notAFriendlyTarget', { m, target });
    }
    return whyNotAct(t, a) ?? whyNotSeen(t, m, target, 'KC-20.4');
  },
  call: (_t, a, answer) => {
    const kind = answer.startsWith('cast attack') ? 'attack' : 'support';
    const target = numberIn(answer, `cast ${kind} m`);
    return spell.with({ for: a.seat, caster: a.vars.model, target, kind });
  },
});

function declare(p: P, { seat, vars: { caster, target, kind } }: Spell): void {
  spendAction(p, 'KC-20.2');
  activationOf(p.game.stack).vars.cast = true;
  p.tell?.({ kind: 'spellDeclared', rule: kind === 'attack' ? 'KC-20.6' : 'KC-20.7', seat, caster, target, spell: kind });
}

/** Who draws the cards that resist: the defending player, or the caster's for a support spell (KC-20.17, KC-20.29). */
const resister = ({ seat, vars }: Spell): number => (vars.kind === 'attack' ? other(seat) : seat);

// Blackjack

/** KC-20.14: face up, one at a time; it stays on the table until the spell is over (KC-5.12). */
function drawCard(p: P, f: Spell, hand: SpellHand, rule: KC): void {
  const card = drawEvent(p, true);
  const cards: SuitCard[] = hand === 'cast' ? f.vars.hand : f.vars.resist;
  cards.push(card);
  // The resistance is a sum and cannot be bust.
  const open = hand === 'cast' || f.vars.kind === 'attack';
  const total = open ? bestTotal(cards) : lowestTotal(cards);
  const seat = hand === 'cast' ? f.seat : resister(f);
  p.tell?.({ kind: 'spellCardDrawn', rule, seat, hand, card, total, bust: open && isBust(total) });
}

function setNumber(p: P, f: Spell, number: number, bust: boolean, rule: KC): void {
  f.vars.number = number;
  p.tell?.({ kind: 'spellNumberSet', rule, seat: resister(f), number, bust });
}

/** KC-20.18: a bust defender leaves 0 to be beaten. */
function checkDefender(p: P, f: Spell): void {
  if (isBust(bestTotal(f.vars.resist))) setNumber(p, f, 0, true, 'KC-20.18');
}

const isSpellBust = (f: Spell): boolean => isBust(spellTotal(f));

const STICK_OR_TWIST = ['stick', 'twist'];
const pushStickOrTwist = (_t: Table, _f: unknown, list: string[]): void => {
  // KC-20.15: at any total.
  list.push(...STICK_OR_TWIST);
};

/** KC-20.45: any number held, never below 21. A lured Wizard has none to use (KC-18.47). */
function mostCrystals(t: Table, f: Spell, stack: Stack): number {
  if (!isOwn(activationOf(stack)) || !isSpellBust(f)) return 0;
  return Math.min(t.gangs[f.seat].crystals, spellTotal(f) - PERFECT);
}

// The whole of it

/** Compares, once all cards lie there and crystals are used. */
function settle(p: P, f: Spell): 'success' | 'resisted' | 'bust' {
  const { seat } = f;
  const { caster, target, number, kind, crystals } = f.vars;
  const total = spellTotal(f);
  if (isBust(total)) {
    p.tell?.({ kind: 'spellFailed', rule: kind === 'attack' ? 'KC-20.20' : 'KC-20.32', seat, caster, total });
    return 'bust';
  }
  if (total <= number) {
    const rule: KC = crystals > 0 ? 'KC-20.44' : kind === 'attack' ? 'KC-20.21' : 'KC-20.33';
    p.tell?.({ kind: 'spellResisted', rule, seat, caster, target, total, number });
    return 'resisted';
  }
  const rule: KC = crystals > 0 ? 'KC-20.43' : kind === 'attack' ? 'KC-20.22' : 'KC-20.34';
  p.tell?.({ kind: 'spellSucceeded', rule, seat, caster, target, spell: kind, total, number, margin: total - number });
  return 'success';
}

/** KC-20.25, KC-20.36, KC-20.38: cards of the casting hand alone are counted; more than five add nothing (KC-20.27). */
function countEffects(p: P, { seat, vars: { kind, hand, target } }: Spell): number {
  const cards = countColour(hand, kind === 'attack' ? 'black' : 'red');
  const chart = kind === 'attack' ? ATTACK_CHART : SUPPORT_CHART;
  const effects = chart.slice(0, cards).map(({ id }) => id);
  if (cards > 0)
    p.tell?.({ kind: 'spellEffects', rule: kind === 'attack' ? 'KC-20.25' : 'KC-20.36', seat, target, cards, effects });
  return effects.length;
}

spell.does((w) => [
  w.run(declare),
  w.when(
    (_t, f) => f.vars.kind === 'attack',
    [
      // KC-20.16, KC-19.18: attack spells can be bribed off, support spells cannot.
      w.call(
        bribe,
        (t, f, stack) => bribing(t, f.seat, f.vars.caster, stack),
        (_p, f, bribed) => {
          f.vars.bribed = bribed;
        },
      ),
    ],
  ),
  w.when(
    (_t, f) => !f.vars.bribed,
    [
      w.when(
        (_t, f) => f.vars.kind === 'attack',
        [
          w.run((p, f) => {
            drawCard(p, f, 'resist', 'KC-20.17');
            drawCard(p, f, 'resist', 'KC-20.17');
          }),
          w.loop(
            (_t, f) => f.vars.number === NONE,
            [
              w.ask<string>('defend', {
                rule: 'KC-20.17',
                who: (_t, f) => resister(f),
                legal: pushStickOrTwist,
                why: (_t, _f, answer) => notAnAnswer('spell/defend', answer),
                take: (p, f, answer) => {
                  if (answer === 'twist') {
                    drawCard(p, f, 'resist', 'KC-20.17');
                    checkDefender(p, f);
                    return;
                  }
                  const total = bestTotal(f.vars.resist);
                  p.tell?.({ kind: 'spellStuck', rule: 'KC-20.17', seat: resister(f), hand: 'resist', total });
                  setNumber(p, f, total, false, 'KC-20.18');
                },
                show: (_t, { vars: { resist } }) => ({ hand: resist, total: bestTotal(resist) }),
              }),
            ],
          ),
        ],
        [
          w.run((p, f) => {
            drawCard(p, f, 'resist', 'KC-20.29');
            drawCard(p, f, 'resist', 'KC-20.29');
          }),
          w.when(
            (_t, f) => countAces(f.vars.resist) > 0,
            [
              w.ask<string>('ace', {
                rule: 'KC-20.30',
                legal: (_t, f, list) => {
                  for (const total of possibleTotals(f.vars.resist)) list.push(numberName(total));
                },
                why: (_t, f, answer) => {
                  if (numberIn(answer, '') === NONE) return notAnAnswer('spell/ace', answer);
                  return no('KC-20.30', 'noSuchTotal', { answer: String(answer), totals: possibleTotals(f.vars.resist) });
                },
                take: (p, f, answer) => setNumber(p, f, numberIn(answer, ''), false, 'KC-20.30'),
                show: (_t, f) => ({ cards: f.vars.resist }),
              }),
            ],
            [w.run((p, f) => setNumber(p, f, lowestTotal(f.vars.resist), false, 'KC-20.29'))],
          ),
        ],
      ),
      w.run((p, f) => {
        const rule: KC = f.vars.kind === 'attack' ? 'KC-20.19' : 'KC-20.31';
        drawCard(p, f, 'cast', rule);
        drawCard(p, f, 'cast', rule);
      }),
      w.loop(
        (_t, f) => !f.vars.stuck && !isSpellBust(f),
        [
          w.ask<string>('cast', {
            rule: 'KC-20.19',
            legal: pushStickOrTwist,
            why: (_t, _f, answer) => notAnAnswer('spell/cast', answer),
            take: (p, f, answer) => {
              const rule: KC = f.vars.kind === 'attack' ? 'KC-20.19' : 'KC-20.31';
              if (answer === 'twist') {
                drawCard(p, f, 'cast', rule);
                return;
              }
              f.vars.stuck = true;
              p.tell?.({ kind: 'spellStuck', rule, seat: f.seat, hand: 'cast', total: bestTotal(f.vars.hand) });
            },
            show: (_t, { vars: { hand, number } }) => ({ hand, total: bestTotal(hand), number }),
          }),
        ],
      ),
      w.when(
        (t, f, stack) => mostCrystals(t, f, stack) > 0,
        [
          w.ask<string>('crystals', {
            rule: 'KC-20.42',
            legal: (t, f, list, stack) => {
              const most = mostCrystals(t, f, stack);
              for (let n = 0; n <= most; n++) list.push(numberName(n));
            },
            why: (t, f, answer, stack) => {
              const n = numberIn(answer, '');
              if (n === NONE) return notAnAnswer('spell/crystals', answer);
              return no('KC-20.45', 'tooManyCrystals', { n, held: t.gangs[f.seat].crystals, most: mostCrystals(t, f, stack) });
            },
            take: (p, f, answer) => useCrystals(p, f, numberIn(answer, '')),
            show: (t, f) => ({ total: spellTotal(f), crystals: t.gangs[f.seat].crystals }),
          }),
        ],
      ),
      w.run((p, f) => {
        const end = settle(p, f);
        f.vars.end = end;
        if (end === 'bust') harmWizard(p, f);
        if (end !== 'success') return;
        if (f.vars.kind === 'support') heal(p, f);
        else {
          const done = harm(p, f);
          f.vars.stun = done.stun;
          f.vars.wounds = done.wounds;
        }
        f.vars.effects = countEffects(p, f);
      }),
      w.when(
        (_t, f) => f.vars.stun || f.vars.wounds > 0,
        [
          w.call(damage, (_t, f) => {
            const { target, caster, stun, wounds } = f.vars;
            return { model: target, stun, wounds, by: f.seat, byModel: caster, rule: 'KC-20.22' };
          }),
        ],
      ),
      w.call(removal, (t) => removing(t)),
      // KC-20.27: after the damage, and after whoever fell has been taken off.
      w.call(spellEffects, (_t, f) => {
        const { effects, kind, target } = f.vars;
        return effects > 0 ? { kind, target, effects } : null;
      }),
    ],
  ),
  // KC-20.48
  w.run((p) => clearEventTable(p)),
]);

/** KC-20.46: used crystals are gone. */
function useCrystals(p: P, f: Spell, n: number): void {
  const { seat } = f;
  const gang = p.t.gangs[seat];
  const from = spellTotal(f);
  f.vars.crystals = n;
  gang.crystals -= n;
  if (n > 0) p.tell?.({ kind: 'crystalsUsed', rule: 'KC-20.42', seat, n, from, to: from - n, left: gang.crystals });
}
