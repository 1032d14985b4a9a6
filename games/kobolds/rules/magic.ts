/** Chapter 20: casting a spell, blackjack step by step. What it does is in spell-harm.ts and spell-effects.ts. */
import { bestTotal, countAces, countColour, isBust, lowestTotal, possibleTotals, type SuitCard } from '@guildhall/cards';
import { ATTACK_CHART, PERFECT, SUPPORT_CHART } from '../data/index.ts';
import type { SpellHand } from '../facts/magic.ts';
import { no } from '../refusals.ts';
import { type Activation, NONE, type Spell, type Table } from '../table.ts';
import { activationOf, canAct, registerAct, spendAction, whyNotAct } from './acts.ts';
import { notAnAnswer, numberIn, numberName, texts } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { clearEventTable, drawEvent } from './cards.ts';
import { inPlay, isEnemy, isFriend, other, profileOf } from './reading.ts';
import { canSee } from './scene.ts';
import './spell-effects.ts';
import { harm, harmWizard, heal, spellOf, spellTotal } from './spell-harm.ts';
import { momentOf } from './still.ts';
import { whyNotSeen } from './targets.ts';

// Declaring

const CAST = { attack: texts('cast attack m'), support: texts('cast support m') };
const KINDS = ['attack', 'support'] as const;

const isWizard = (t: Table, m: number): boolean => profileOf(t, m).category === 'wizard';

/** KC-20.6, KC-20.7: attack spells at enemies, support spells for friends, the caster among them (KC-20.8). */
const isTarget = (t: Table, a: Activation, target: number, kind: Spell['kind']): boolean =>
  kind === 'attack' ? isEnemy(t, a.seat, target) : isFriend(t, a.seat, target);

registerAct({
  name: 'cast',
  legal: (t, a, list) => {
    if (a.cast || !isWizard(t, a.model) || !canAct(t, a)) return;
    const now = momentOf(t);
    for (let m = 0; m < t.models.length; m++) {
      if (!inPlay(t, m)) continue;
      const kind = isEnemy(t, a.seat, m) ? 'attack' : 'support';
      // KC-20.4: any part of it in sight will do.
      if (isTarget(t, a, m, kind) && canSee(t, a.model, m, now)) list.push(CAST[kind](m));
    }
  },
  why: (t, a, answer) => {
    const m = a.model;
    const kind = KINDS.find((each) => numberIn(answer, `cast ${each} m`) !== NONE);
    if (kind === undefined) return null;
    if (!isWizard(t, m)) return no('KC-20.1', 'notAWizard', { m });
    if (a.cast) return no('KC-20.3', 'castAlready', { m });
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
    return { proc: 'spell', seat: a.seat, vars: { caster: a.model, target, kind } };
  },
});

function declare(p: P, seat: number, caster: number, target: number, kind: Spell['kind']): void {
  const { t } = p;
  spendAction(p, 'KC-20.2');
  activationOf(t).cast = true;
  t.spell = { caster, target, seat, kind, resist: [], number: NONE, hand: [], stuck: false, crystals: 0 };
  p.tell?.({ kind: 'spellDeclared', rule: kind === 'attack' ? 'KC-20.6' : 'KC-20.7', seat, caster, target, spell: kind });
}

/** Who draws the cards that resist: the defending player, or the caster's for a support spell (KC-20.17, KC-20.29). */
const resister = ({ kind, seat }: Spell): number => (kind === 'attack' ? other(seat) : seat);

// Blackjack

/** KC-20.14: face up, one at a time; it stays on the table until the spell is over (KC-5.12). */
function drawCard(p: P, hand: SpellHand, rule: KC): void {
  const spell = spellOf(p.t);
  const card = drawEvent(p, true);
  const cards: SuitCard[] = hand === 'cast' ? spell.hand : spell.resist;
  cards.push(card);
  // The resistance is a sum and cannot be bust.
  const open = hand === 'cast' || spell.kind === 'attack';
  const total = open ? bestTotal(cards) : lowestTotal(cards);
  const seat = hand === 'cast' ? spell.seat : resister(spell);
  p.tell?.({ kind: 'spellCardDrawn', rule, seat, hand, card, total, bust: open && isBust(total) });
}

function setNumber(p: P, number: number, bust: boolean, rule: KC): void {
  const spell = spellOf(p.t);
  spell.number = number;
  p.tell?.({ kind: 'spellNumberSet', rule, seat: resister(spell), number, bust });
}

/** KC-20.18: a bust defender leaves 0 to be beaten. */
function checkDefender(p: P): void {
  if (isBust(bestTotal(spellOf(p.t).resist))) setNumber(p, 0, true, 'KC-20.18');
}

const isSpellBust = (t: Table): boolean => isBust(spellTotal(spellOf(t)));

const STICK_OR_TWIST = ['stick', 'twist'];
const pushStickOrTwist = (_t: Table, _f: unknown, list: string[]): void => {
  // KC-20.15: at any total.
  list.push(...STICK_OR_TWIST);
};

/** KC-20.45: any number held, never below 21. A lured Wizard has none to use (KC-18.47). */
function mostCrystals(t: Table): number {
  const spell = spellOf(t);
  if (activationOf(t).kind === 'lured' || !isSpellBust(t)) return 0;
  return Math.min(t.gangs[spell.seat].crystals, spellTotal(spell) - PERFECT);
}

// The whole of it

type SpellVars = {
  caster: number;
  target: number;
  kind: Spell['kind'];
  bribed: boolean;
  /** How it ended: beaten the number, or not, or bust. */
  end: '' | 'success' | 'resisted' | 'bust';
  stun: boolean;
  wounds: number;
  effects: number;
};
const SPELL: SpellVars = {
  caster: NONE,
  target: NONE,
  kind: 'attack',
  bribed: false,
  end: '',
  stun: false,
  wounds: 0,
  effects: 0,
};

/** Compares, once all cards lie there and crystals are used. */
function settle(p: P): SpellVars['end'] {
  const spell = spellOf(p.t);
  const { seat, caster, target, number, kind } = spell;
  const total = spellTotal(spell);
  if (isBust(total)) {
    p.tell?.({ kind: 'spellFailed', rule: kind === 'attack' ? 'KC-20.20' : 'KC-20.32', seat, caster, total });
    return 'bust';
  }
  if (total <= number) {
    const rule: KC = spell.crystals > 0 ? 'KC-20.44' : kind === 'attack' ? 'KC-20.21' : 'KC-20.33';
    p.tell?.({ kind: 'spellResisted', rule, seat, caster, target, total, number });
    return 'resisted';
  }
  const rule: KC = spell.crystals > 0 ? 'KC-20.43' : kind === 'attack' ? 'KC-20.22' : 'KC-20.34';
  p.tell?.({ kind: 'spellSucceeded', rule, seat, caster, target, spell: kind, total, number, margin: total - number });
  return 'success';
}

/** KC-20.25, KC-20.36, KC-20.38: cards of the casting hand alone are counted; more than five add nothing (KC-20.27). */
function countEffects(p: P): number {
  const { kind, hand, seat, target } = spellOf(p.t);
  const cards = countColour(hand, kind === 'attack' ? 'black' : 'red');
  const chart = kind === 'attack' ? ATTACK_CHART : SUPPORT_CHART;
  const effects = chart.slice(0, cards).map(({ id }) => id);
  if (cards > 0)
    p.tell?.({ kind: 'spellEffects', rule: kind === 'attack' ? 'KC-20.25' : 'KC-20.36', seat, target, cards, effects });
  return effects.length;
}

book.procedure('spell', SPELL, (w) => [
  w.run((p, f) => declare(p, f.seat, f.vars.caster, f.vars.target, f.vars.kind)),
  w.when(
    (_t, f) => f.vars.kind === 'attack',
    [
      // KC-20.16, KC-19.18: attack spells can be bribed off, support spells cannot.
      w.call(
        'bribe',
        (_t, f) => ({ proc: 'bribe', seat: other(f.seat), vars: { model: f.vars.caster, seat: other(f.seat) } }),
        (_p, f, bribed) => {
          f.vars.bribed = bribed === true;
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
          w.run((p) => {
            drawCard(p, 'resist', 'KC-20.17');
            drawCard(p, 'resist', 'KC-20.17');
          }),
          w.loop(
            (t) => spellOf(t).number === NONE,
            [
              w.ask<string>('defend', {
                rule: 'KC-20.17',
                who: (t) => resister(spellOf(t)),
                legal: pushStickOrTwist,
                why: (_t, _f, answer) => notAnAnswer('spell/defend', answer),
                take: (p, _f, answer) => {
                  const spell = spellOf(p.t);
                  if (answer === 'twist') {
                    drawCard(p, 'resist', 'KC-20.17');
                    checkDefender(p);
                    return;
                  }
                  const total = bestTotal(spell.resist);
                  p.tell?.({ kind: 'spellStuck', rule: 'KC-20.17', seat: resister(spell), hand: 'resist', total });
                  setNumber(p, total, false, 'KC-20.18');
                },
                show: (t) => ({ hand: spellOf(t).resist, total: bestTotal(spellOf(t).resist) }),
              }),
            ],
          ),
        ],
        [
          w.run((p) => {
            drawCard(p, 'resist', 'KC-20.29');
            drawCard(p, 'resist', 'KC-20.29');
          }),
          w.when(
            (t) => countAces(spellOf(t).resist) > 0,
            [
              w.ask<string>('ace', {
                rule: 'KC-20.30',
                legal: (t, _f, list) => {
                  for (const total of possibleTotals(spellOf(t).resist)) list.push(numberName(total));
                },
                why: (t, _f, answer) => {
                  if (numberIn(answer, '') === NONE) return notAnAnswer('spell/ace', answer);
                  return no('KC-20.30', 'noSuchTotal', { answer: String(answer), totals: possibleTotals(spellOf(t).resist) });
                },
                take: (p, _f, answer) => setNumber(p, numberIn(answer, ''), false, 'KC-20.30'),
                show: (t) => ({ cards: spellOf(t).resist }),
              }),
            ],
            [w.run((p) => setNumber(p, lowestTotal(spellOf(p.t).resist), false, 'KC-20.29'))],
          ),
        ],
      ),
      w.run((p, f) => {
        const rule: KC = f.vars.kind === 'attack' ? 'KC-20.19' : 'KC-20.31';
        drawCard(p, 'cast', rule);
        drawCard(p, 'cast', rule);
      }),
      w.loop(
        (t) => !spellOf(t).stuck && !isSpellBust(t),
        [
          w.ask<string>('cast', {
            rule: 'KC-20.19',
            legal: pushStickOrTwist,
            why: (_t, _f, answer) => notAnAnswer('spell/cast', answer),
            take: (p, f, answer) => {
              const spell = spellOf(p.t);
              const rule: KC = f.vars.kind === 'attack' ? 'KC-20.19' : 'KC-20.31';
              if (answer === 'twist') {
                drawCard(p, 'cast', rule);
                return;
              }
              spell.stuck = true;
              p.tell?.({ kind: 'spellStuck', rule, seat: spell.seat, hand: 'cast', total: bestTotal(spell.hand) });
            },
            show: (t) => {
              const { hand, number } = spellOf(t);
              return { hand, total: bestTotal(hand), number };
            },
          }),
        ],
      ),
      w.when(
        (t) => mostCrystals(t) > 0,
        [
          w.ask<string>('crystals', {
            rule: 'KC-20.42',
            legal: (t, _f, list) => {
              const most = mostCrystals(t);
              for (let n = 0; n <= most; n++) list.push(numberName(n));
            },
            why: (t, f, answer) => {
              const n = numberIn(answer, '');
              if (n === NONE) return notAnAnswer('spell/crystals', answer);
              return no('KC-20.45', 'tooManyCrystals', { n, held: t.gangs[f.seat].crystals, most: mostCrystals(t) });
            },
            take: (p, f, answer) => useCrystals(p, f.seat, numberIn(answer, '')),
            show: (t, f) => ({ total: spellTotal(spellOf(t)), crystals: t.gangs[f.seat].crystals }),
          }),
        ],
      ),
      w.run((p, f) => {
        const end = settle(p);
        f.vars.end = end;
        if (end === 'bust') harmWizard(p);
        if (end !== 'success') return;
        if (f.vars.kind === 'support') heal(p);
        else {
          const done = harm(p);
          f.vars.stun = done.stun;
          f.vars.wounds = done.wounds;
        }
        f.vars.effects = countEffects(p);
      }),
      w.when(
        (_t, f) => f.vars.stun || f.vars.wounds > 0,
        [
          w.call('damage', (_t, f) => {
            const { target, caster, stun: stunned, wounds } = f.vars;
            return {
              proc: 'damage',
              vars: { model: target, stun: stunned, wounds, by: f.seat, byModel: caster, rule: 'KC-20.22' },
            };
          }),
        ],
      ),
      w.call('removal'),
      // KC-20.27: after the damage, and after whoever fell has been taken off.
      w.call('spell effects', (_t, f) => {
        const { effects, kind, target } = f.vars;
        return effects > 0 ? { proc: 'spell effects', seat: f.seat, vars: { kind, target, effects } } : null;
      }),
    ],
  ),
  w.run((p) => {
    // KC-20.48
    clearEventTable(p);
    p.t.spell = null;
  }),
]);

/** KC-20.46: used crystals are gone. */
function useCrystals(p: P, seat: number, n: number): void {
  const spell = spellOf(p.t);
  const gang = p.t.gangs[seat];
  const from = spellTotal(spell);
  spell.crystals = n;
  gang.crystals -= n;
  if (n > 0) p.tell?.({ kind: 'crystalsUsed', rule: 'KC-20.42', seat, n, from, to: from - n, left: gang.crystals });
}
