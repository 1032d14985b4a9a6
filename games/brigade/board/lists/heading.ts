/** Where the log of a game begins a new part: with each turn, and when the city is evacuated. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import type { BrigadeFact } from '../../facts.ts';

const words: { [language in Language]: { turn(n: number, who: string): string; extra(n: number, who: string): string } } = {
  en: { turn: (n, who) => `Turn ${n} · ${who}`, extra: (n, who) => `Turn ${n} · ${who}, extra turn` },
  pl: { turn: (n, who) => `Tura ${n} · ${who}`, extra: (n, who) => `Tura ${n} · ${who}, tura dodatkowa` },
};

export function heading(told: Fact, language: Language, say: Speaker): string | null {
  const fact = told as BrigadeFact;
  if (fact.kind !== 'turnBegan') return null;
  const { turn, extra } = words[language];
  return (fact.extra ? extra : turn)(fact.turn, say.seat(fact.seat));
}
