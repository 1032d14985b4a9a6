/** Chapter 20: what a spell does by its margin, term by term, and what a bust does to the Wizard (KC-D.13). */
import { bestTotal, isTwentyOne } from '@guildhall/cards';
import { sum, sumOf } from '@guildhall/kernel';
import { attackSpellHarm, EQUIPMENT, type Harm, supportSpellHealing, wizardHarm } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import type { Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { changedHarm } from './damage.ts';
import type { Spell } from './frames.ts';
import { healWounds, NOBODY, stun, wound } from './removal.ts';

/** Bust totals are lowered by the crystals used (KC-20.42). */
export const spellTotal = ({ vars }: Spell): number => bestTotal(vars.hand) - vars.crystals;

/** By how much the number is beaten. */
const marginOf = (spell: Spell): number => spellTotal(spell) - spell.vars.number;

const one = (yes: boolean, add: number): number => (yes ? add : 0);

function best(t: Table, m: number, which: 'spell' | 'spellArmour'): number {
  let most = 0;
  for (const item of t.models[m].equipment) if (EQUIPMENT[item][which] > most) most = EQUIPMENT[item][which];
  return most;
}

/** KC-14.4 for spells, KC-20.24: perfect, Stunned (KC-16.57), War Cry (KC-18.42), Staff; Block, Curse (KC-16.22), Armour. */
const MODIFIERS = sumOf<Table, Spell, TermName, KC>([
  { name: 'perfect', rule: 'KC-20.23', add: (_t, s) => one(isTwentyOne(spellTotal(s)), 1) },
  { name: 'stunned', rule: 'KC-16.57', add: (t, s) => one(has(t.models[s.vars.target], 'stunned'), 1) },
  { name: 'warCry', rule: 'KC-18.42', add: (t, s) => one(t.gangs[s.seat].warCry, 1) },
  { name: 'magicalStaff', rule: 'KC-34.19', add: (t, s) => best(t, s.vars.caster, 'spell') },
  { name: 'block', rule: 'KC-16.38', add: (t, s) => one(has(t.models[s.vars.target], 'block'), -1) },
  { name: 'cursed', rule: 'KC-16.22', add: (t, s) => one(has(t.models[s.vars.caster], 'curse'), -1) },
  { name: 'magicArmour', rule: 'KC-34.16', add: (t, s) => -best(t, s.vars.target, 'spellArmour') },
]);

function harmTerms(t: Table, spell: Spell, base: Harm, wounds: number): Term[] {
  const terms: Term[] = [{ name: 'margin', rule: 'KC-20.22', add: base.wounds }];
  const added = base.wounds + sum(MODIFIERS, t, spell, terms);
  if (wounds !== added) terms.push({ name: 'atLeastZero', rule: base.stun ? 'KC-14.6' : 'KC-14.7', add: wounds - added });
  return terms;
}

/** KC-20.22 to KC-20.24: what the attack spell does to its target. */
export function harm(p: P, spell: Spell): Harm {
  const { t } = p;
  const { caster, target } = spell.vars;
  const margin = marginOf(spell);
  const base = attackSpellHarm(margin);
  const done = changedHarm(base, sum(MODIFIERS, t, spell));
  p.tell?.({
    kind: 'spellHarmed',
    rule: 'KC-20.22',
    caster,
    target,
    margin,
    ...done,
    terms: harmTerms(t, spell, base, done.wounds),
  });
  return done;
}

/** KC-20.34, KC-20.35 */
const HEALING = sumOf<Table, Spell, TermName, KC>([
  { name: 'margin', rule: 'KC-20.34', add: (_t, s) => supportSpellHealing(marginOf(s)) },
  { name: 'perfect', rule: 'KC-20.35', add: (_t, s) => one(isTwentyOne(spellTotal(s)), 1) },
]);

export function heal(p: P, spell: Spell): void {
  const { caster, target } = spell.vars;
  const terms: Term[] | undefined = p.tell && [];
  const healing = sum(HEALING, p.t, spell, terms);
  if (terms) p.tell?.({ kind: 'spellHealed', rule: 'KC-20.34', caster, target, margin: marginOf(spell), healing, terms });
  healWounds(p, target, healing, 'KC-20.34');
}

/** KC-20.47: nothing else changes what a bust does. */
const ON_WIZARD = sumOf<Table, Spell, TermName, KC>([
  { name: 'magicalStaff', rule: 'KC-20.47', add: (t, s) => best(t, s.vars.caster, 'spell') },
]);

/** KC-20.40, KC-20.47: no attack, and nothing but a Magical Staff changes it. */
export function harmWizard(p: P, spell: Spell): void {
  const { t } = p;
  const { caster } = spell.vars;
  const total = spellTotal(spell);
  const base = wizardHarm(total);
  const terms: Term[] | undefined = p.tell && [{ name: 'margin', rule: 'KC-20.40', add: base.wounds }];
  const done = changedHarm(base, sum(ON_WIZARD, t, spell, terms));
  if (terms) p.tell?.({ kind: 'wizardHarmed', rule: 'KC-20.40', caster, total, ...done, terms });
  if (done.stun) stun(p, caster, 'KC-20.40');
  wound(p, caster, done.wounds, NOBODY, 'KC-20.40');
}
