/** Sieges that bots play alone, and the chronicle of one in any language: what they tell, from beginning to end. */
import { makeBot, see } from '@guildhall/bots';
import { type Fact, heardBy, isRefusal, type Language, QuickRandom, type Speaker, type Told } from '@guildhall/kernel';
import { Telling } from '@guildhall/kernel/hall';
import { type Chronicle, chronicle } from '../board/chronicle/chronicle.ts';
import { type DefendersFact, defenders } from '../index.ts';
import { text } from '../text/index.ts';
import type { TableView } from '../view.ts';

export interface Siege {
  table: TableView;
  facts: Fact[];
}

/** A whole siege of bots of one level, as a spectator hears it. */
export function botSiege(number: number, seats = 3, given: { [option: string]: string } = {}, level = 'greedy'): Siege {
  const options = defenders.options(given, seats);
  if (isRefusal(options)) throw new Error(options.why);
  const telling = Telling.deal(defenders, { seats, options, seed: number.toString(16).padStart(64, '0') });
  const { match } = telling;
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(level, seat + 1));
  for (let n = 1; ; n++) {
    const [seat] = defenders.actors(match.current);
    if (seat === undefined) break;
    const answer = bots[seat].decideNow(see(defenders, match.current, seat, new QuickRandom(n)), { ms: 50 });
    const refusal = telling.answer(seat, answer);
    if (refusal) throw new Error(`${refusal.rule} refuses ${JSON.stringify(answer)}`);
  }
  const { table } = defenders.view(match.current, null);
  return { table, facts: heardBy(telling.told as Told<DefendersFact>[], null) };
}

export function chronicleIn(language: Language, { table, facts }: Siege): Chronicle {
  const { seat } = text[language];
  return chronicle(table, facts, language, { seat, place: (id) => text[language].place(id, table as never) });
}

export const speaker = (language: Language, { table }: Siege): Speaker => ({
  seat: text[language].seat,
  place: (id) => text[language].place(id, table as never),
});
export const factsOf = <K extends DefendersFact['kind']>(kind: K, { facts }: Siege): Extract<DefendersFact, { kind: K }>[] =>
  facts.filter((fact) => fact.kind === kind) as never;
export const narratedIn = (siege: Siege) => factsOf('narrated', siege);
export const ledgersIn = (siege: Siege, language: Language): string[] =>
  chronicleIn(language, siege).chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'ledger' ? [entry.text] : [])),
  );
export const quotesOf = ({ chapters }: Chronicle): string[] =>
  chapters.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'ledger' ? [] : [entry.told])));
