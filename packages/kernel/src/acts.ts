/** Acts out of turn and standing orders, as the package offers them to everybody else. */

import type { Fact } from './facts.ts';
import type { Rules } from './flow/rules.ts';
import type { Act, Form, Game, Seat } from './flow/types.ts';
import type { MayAlso, StandingOrders } from './game.ts';
import { copyPlain, notPlain, type Plain, samePlain } from './plain.ts';
import { pick, type Random } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { PASS } from './windows.ts';

export interface Acts<T> {
  acts(g: Game<T>, seat: Seat): string[];
  legalActs(g: Game<T>, seat: Seat, act: string): Plain[];
  sampleAct(g: Game<T>, seat: Seat, act: string, random: Random): Plain;
  whyNotAct(g: Game<T>, seat: Seat, act: unknown, answer: unknown): Refusal | null;
  mayAlso(g: Game<T>, seat: Seat | null): MayAlso[];
}

export function actsOf<T, F extends Fact, R extends string>(rules: Rules<T, F, R>, seatsOf: (t: T) => number): Acts<T> {
  const may = (g: Game<T>, seat: Seat, act: Act<T>): boolean =>
    act.may && g.stack.length > 0 ? act.may(g.table, seat, g.stack) : rules.whoMay(act, g).includes(seat);

  function acts(g: Game<T>, seat: Seat): string[] {
    const names: string[] = [];
    for (const [name, act] of rules.acts) if (may(g, seat, act)) names.push(name);
    return names;
  }

  function listed(g: Game<T>, seat: Seat, act: Act<T>): Plain[] {
    const list: Plain[] = [];
    if ('legal' in act) act.legal(g.table, seat, list, g.stack);
    else act.suggest?.(g.table, seat, list, g.stack);
    return list;
  }

  function named(name: string): Act<T> {
    const act = rules.acts.get(name);
    if (!act) throw new RangeError(`there is no act out of turn "${name}"`);
    return act;
  }

  function whyNotAct(g: Game<T>, seat: Seat, name: unknown, answer: unknown): Refusal | null {
    if (g.stack.length === 0) return refuse('GH-1', 'over');
    const seats = seatsOf(g.table);
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuse('GH-2', 'noSuchSeat', { seat: String(seat), seats });
    const act = typeof name === 'string' ? rules.acts.get(name) : undefined;
    if (!act) return refuse('GH-14', 'noSuchAct', { acts: [...rules.acts.keys()] });
    const wrong = notPlain(answer);
    const given = wrong ? null : (answer as Plain);
    if (!may(g, seat, act)) return act.whyNobody?.(g.table, seat, g.stack, given) ?? refuse(act.rule, 'notNow', { seat });
    if (wrong) return refuse('GH-4', 'notPlain', { wrong });
    if (!('legal' in act)) return act.accepts(g.table, seat, given, g.stack);
    const isLegal = act.isLegal
      ? act.isLegal(g.table, seat, given, g.stack)
      : listed(g, seat, act).some((one) => samePlain(one, given));
    return isLegal ? null : act.why(g.table, seat, given, g.stack);
  }

  return {
    acts,
    whyNotAct,
    legalActs: (g, seat, name) => {
      const act = named(name);
      return may(g, seat, act) ? listed(g, seat, act) : [];
    },
    sampleAct(g, seat, name, random) {
      const act = named(name);
      return 'legal' in act ? pick(random, listed(g, seat, act)) : act.sample(g.table, seat, random, g.stack);
    },
    mayAlso(g, seat) {
      if (seat === null) return [];
      return acts(g, seat).map((name): MayAlso => {
        const act = named(name);
        const options = listed(g, seat, act).map((one) => copyPlain(one));
        let form: Form | null = null;
        if (!('legal' in act)) form = typeof act.form === 'function' ? act.form(g.table, seat, g.stack) : act.form;
        const show = copyPlain(act.show?.(g.table, seat, g.stack) ?? {});
        return {
          name,
          rule: act.rule,
          options: form && options.length === 0 ? null : options,
          form: form && copyForm(form),
          show,
        };
      });
    },
  };
}

/** The answer a seat's standing orders give to the open question: a pass, unless one of the exceptions holds; else null. */
export function byOrder<T, F extends Fact, R extends string>(
  rules: Rules<T, F, R>,
  g: Game<T>,
  seat: Seat,
  orders: StandingOrders,
): Plain | null {
  const question = g.stack.at(-1)?.at ?? '';
  const exceptions = Object.hasOwn(orders, question) ? orders[question] : null;
  const window = rules.windows.get(question);
  if (!exceptions || !window?.mayPass(g.table, g.stack)) return null;
  const about = window.about(g.stack);
  return exceptions.some((name) => window.unless[name]?.(g.table, about, seat, g.stack)) ? null : PASS;
}

/** null if a seat may give this standing order ("pass at this window unless ..."; null takes it back), else why not. */
export function whyNotOrder<T, F extends Fact, R extends string>(
  rules: Rules<T, F, R>,
  window: unknown,
  unless: unknown,
): Refusal | null {
  const known = typeof window === 'string' ? rules.windows.get(window) : undefined;
  if (!known) return refuse('GH-15', 'noSuchWindow', { windows: [...rules.windows.keys()] });
  if (unless === null) return null;
  const conditions = Object.keys(known.unless);
  const fits = Array.isArray(unless) && new Set(unless).size === unless.length && unless.every((one) => conditions.includes(one));
  return fits ? null : refuse('GH-15', 'noSuchException', { conditions });
}

/** A form may list what lies on the table; a view must not change with it. */
export const copyForm = (form: Form): Form => (form.kind === 'several' ? { ...form, of: [...form.of] } : { ...form });
