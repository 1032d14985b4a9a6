/** Chapter 20: what a spell does by its margin, term by term, and what a bust does to the Wizard (KC-D.13). */
import { bestTotal, isTwentyOne } from '@guildhall/cards';
import { sum, sumOf } from '@guildhall/kernel';
import { attackSpellHarm, EQUIPMENT, type Harm, supportSpellHealing, wizardHarm } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import type { Spell, Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { changedHarm } from './damage.ts';
import { healWounds, NOBODY, stun, wound } from './removal.ts';

/** The spell being cast: there is one whenever these rules are at work. */
export function spellOf(t: Table): Spell {
  if (t.spell === null) throw new RangeError('no spell is being cast');
  return t.spell;
}

/** Bust totals are lowered by the crystals used (KC-20.42). */
export const spellTotal = (spell: Spell): number => bestTotal(spell.hand) - spell.crystals;

const one = (yes: boolean, add: number): number => (yes ? add : 0);

function best(t: Table, m: number, which: 'spell' | 'spellArmour'): number {
  let most = 0;
  for (const item of t.models[m].equipment) if (EQUIPMENT[item][which] > most) most = EQUIPMENT[item][which];
  return most;
}

/** KC-14.4 for spells, KC-20.24: perfect, Stunned (KC-16.57), War Cry (KC-18.42), Staff; Block, Curse (KC-16.22), Armour. */
const MODIFIERS = sumOf<Table, Spell, TermName, KC>([
  { name: 'perfect', rule: 'KC-20.23', add: (_t, s) => one(isTwentyOne(spellTotal(s)), 1) },
  { name: 'stunned', rule: 'KC-16.57', add: (t, s) => one(has(t.models[s.target], 'stunned'), 1) },
  { name: 'warCry', rule: 'KC-18.42', add: (t, s) => one(t.gangs[s.seat].warCry, 1) },
  { name: 'magicalStaff', rule: 'KC-34.19', add: (t, s) => best(t, s.caster, 'spell') },
  { name: 'block', rule: 'KC-16.38', add: (t, s) => one(has(t.models[s.target], 'block'), -1) },
  { name: 'cursed', rule: 'KC-16.22', add: (t, s) => one(has(t.models[s.caster], 'curse'), -1) },
  { name: 'magicArmour', rule: 'KC-34.16', add: (t, s) => -best(t, s.target, 'spellArmour') },
]);

function harmTerms(t: Table, spell: Spell, base: Harm, wounds: number): Term[] {
  const terms: Term[] = [{ name: 'margin', rule: 'KC-20.22', add: base.wounds }];
  const added = base.wounds + sum(MODIFIERS, t, spell, terms);
  if (wounds !== added) terms.push({ name: 'atLeastZero', rule: base.stun ? 'KC-14.6' : 'KC-14.7', add: wounds - added });
  return terms;
}

/** KC-20.22 to KC-20.24: what the attack spell does to its target. */
export function harm(p: P): Harm {
  const { t } = p;
  const spell = spellOf(t);
  const { caster, target } = spell;
  const margin = spellTotal(spell) - spell.number;
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
export function heal(p: P): void {
  const spell = spellOf(p.t);
  const { caster, target } = spell;
  const total = spellTotal(spell);
  const margin = total - spell.number;
  const terms: Term[] = [{ name: 'margin', rule: 'KC-20.34', add: supportSpellHealing(margin) }];
  if (isTwentyOne(total)) terms.push({ name: 'perfect', rule: 'KC-20.35', add: 1 });
  let healing = 0;
  for (const { add } of terms) healing += add;
  p.tell?.({ kind: 'spellHealed', rule: 'KC-20.34', caster, target, margin, healing, terms });
  healWounds(p, target, healing, 'KC-20.34');
}

/** KC-20.40, KC-20.47: no attack, and nothing but a Magical Staff changes it. */
export function harmWizard(p: P): void {
  const { t } = p;
  const spell = spellOf(t);
  const { caster } = spell;
  const total = spellTotal(spell);
  const base = wizardHarm(total);
  const staff = best(t, caster, 'spell');
  const done = changedHarm(base, staff);
  const terms: Term[] = [{ name: 'margin', rule: 'KC-20.40', add: base.wounds }];
  if (staff > 0) terms.push({ name: 'magicalStaff', rule: 'KC-20.47', add: staff });
  p.tell?.({ kind: 'wizardHarmed', rule: 'KC-20.40', caster, total, ...done, terms });
  if (done.stun) stun(p, caster, 'KC-20.40');
  wound(p, caster, done.wounds, NOBODY, 'KC-20.40');
}
