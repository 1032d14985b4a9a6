/** The laws about acts out of turn and standing orders: who may, may; everybody else is refused with a rule; all have words. */
import type { Fact, Sink } from '../facts.ts';
import type { Seat } from '../flow/types.ts';
import type { Match } from '../match.ts';
import type { Plain } from '../plain.ts';
import { pick, type Random } from '../random.ts';
import { LANGUAGES } from '../text.ts';
import type { Place } from './checks.ts';
import { NUMBERS, speakerAt } from './speakers.ts';

/** One game in this many is restless: people act out of turn in it and give standing orders. The others are left in peace. */
const RESTLESS = 8;
/** In a restless game somebody acts out of turn before one in this many decisions. */
const RARELY = 8;

export const isRestless = (seed: number): boolean => seed % RESTLESS === 0;

/** 3 and 8 for acts out of turn: what a view offers can be done and has words, what it does not offer is refused with a rule. */
export function checkActs<T, A extends Plain, B, F extends Fact>(place: Place<T, A, B, F>, garbage: readonly unknown[]): void {
  const { game, g, seats, random, broken } = place;
  const names = game.questions().filter((name) => name.startsWith('anytime/'));
  for (let seat = 0; seat < seats; seat++) {
    const may = game.acts(g, seat);
    const offered = game.view(g, seat).mayAlso.map(({ name }) => name);
    if (offered.join() !== may.join()) broken(3, `seat ${seat} may do ${may.join(', ')}, but is shown ${offered.join(', ')}`);
    for (const name of names) {
      const open = may.includes(name);
      for (const answer of open ? [...game.legalActs(g, seat, name), game.sampleAct(g, seat, name, random)] : []) {
        checkAct(place, seat, name, answer);
      }
      for (const answer of garbage) {
        const refusal = game.whyNotAct(g, seat, name, answer);
        if (refusal) checkRefusal(place, name, refusal);
        else if (!open) broken(3, `seat ${seat} may not do "${name}", but ${JSON.stringify(answer)} is accepted`);
      }
    }
  }
}

function checkAct<T, A extends Plain, B, F extends Fact>(
  place: Place<T, A, B, F>,
  seat: Seat,
  name: string,
  answer: Plain,
): void {
  const { game, g, broken } = place;
  const refusal = game.whyNotAct(g, seat, name, answer);
  if (refusal) broken(3, `${JSON.stringify(answer)} is offered for "${name}" but refused by ${refusal.rule} (${refusal.why})`);
  const text = JSON.stringify(g);
  game.act(game.copy(g), seat, name, answer);
  if (JSON.stringify(g) !== text) broken(2, `"${name}", done in a copy, changes the original`);
  if (!place.mayRead(name)) return;
  const show = game.view(g, seat).mayAlso.find((act) => act.name === name)?.show ?? {};
  for (const language of LANGUAGES) {
    const words = game.text[language];
    const say = speakerAt(words, place.seats);
    for (const sentence of [words.question(name, show, say), words.answer(name, answer, show, say)]) {
      if (!sentence || sentence.includes('undefined') || sentence.includes('[object'))
        broken(8, `the ${language} words for "${name}", ${JSON.stringify(answer)} are "${sentence}"`);
    }
  }
}

function checkRefusal<T, A extends Plain, B, F extends Fact>(
  { game, rules, broken }: Place<T, A, B, F>,
  name: string,
  refusal: { rule: string; why: string; about: { [key: string]: Plain } },
): void {
  if (!rules.has(refusal.rule) && !refusal.rule.startsWith('GH-'))
    broken(3, `a refusal of "${name}" cites ${refusal.rule}, which is no rule`);
  for (const language of LANGUAGES) {
    if (!game.text[language].refusal(refusal, NUMBERS)) broken(8, `no ${language} words for ${refusal.why}`);
  }
}

/** Before the first decision of a restless game each seat may give standing orders. */
export function giveOrders<T, A extends Plain, B, F extends Fact>(match: Match<T, A, B, F>, seats: number, random: Random): void {
  for (const [window, { unless }] of Object.entries(match.game.orders)) {
    for (let seat = 0; seat < seats; seat++) {
      if (random.below(2) === 0) continue;
      match.order(
        seat,
        window,
        unless.filter(() => random.below(2) === 0),
      );
    }
  }
}

/** Somebody acts out of turn, whoever is asked. False: nobody wants to, or nobody may. */
export function actOutOfTurn<T, A extends Plain, B, F extends Fact>(
  match: Match<T, A, B, F>,
  { seats, random, broken }: Pick<Place<T, A, B, F>, 'seats' | 'random' | 'broken'>,
  sink: Sink<F>,
): string | null {
  const { game, current } = match;
  if (random.below(RARELY) > 0) return null;
  const seat = random.below(seats);
  const may = game.acts(current, seat);
  if (may.length === 0) return null;
  const name = pick(random, may);
  const answer = game.sampleAct(current, seat, name, random);
  const refusal = match.act(seat, name, answer, sink);
  if (refusal) broken(3, `${JSON.stringify(answer)} was drawn for "${name}" but refused by ${refusal.rule} (${refusal.why})`);
  return name;
}
