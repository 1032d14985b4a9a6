/** A toy for effects: a well with a few coins in it. */
import { count, type Fact, type Frame, type Game, needed, oneOf, Play, Rules, text } from '@guildhall/kernel';
import { branching, type Deeds, type Effect, programOf, type Trigger, verb, writeEffects } from '../src/index.ts';

export type Well = { coins: number; heard: string[]; triggers: Trigger[]; settled: number; die: number };

export const WORDS = {
  coins: verb({ n: needed(count(9)) }, { en: ({ n }) => `Take ${n}.`, pl: ({ n }) => `Weź ${n}.` }),
  call: verb(
    { word: needed(text(20)), echo: text(20) },
    { en: ({ word }) => `Call "${word}".`, pl: ({ word }) => `Zawołaj „${word}”.` },
  ),
  pay: verb({ n: count(9, 1) }, { en: ({ n }) => `Pay ${n}.`, pl: ({ n }) => `Zapłać ${n}.` }),
  rich: branching(
    'test',
    { least: needed(count(9)) },
    {
      en: ({ least }, [yes, no]) => `With ${least}: ${yes.words}${no ? ` Else: ${no.words}` : ''}`,
      pl: ({ least }, [yes, no]) => `Mając ${least}: ${yes.words}${no ? ` Inaczej: ${no.words}` : ''}`,
    },
  ),
  die: branching(
    'cases',
    {},
    {
      en: (_, cases) => `Roll: ${cases.map(({ label, words }) => `${label} ${words}`).join(' ')}`,
      pl: (_, cases) => `Rzuć: ${cases.map(({ label, words }) => `${label} ${words}`).join(' ')}`,
    },
  ),
  choose: branching(
    'options',
    { whose: oneOf(['mine', 'yours'], 'mine') },
    {
      en: (_, options) => `Choose: ${options.map(({ words }) => words).join(' or ')}`,
      pl: (_, options) => `Wybierz: ${options.map(({ words }) => words).join(' albo ')}`,
    },
  ),
};
export type ToyEffect = Effect<typeof WORDS>;

/** The face of the die that sets something off. */
export const UNLUCKY = 7;

/** The toy with these effects. A word that has an effect of its own sets it off. */
export function toy(effects: { [name: string]: ToyEffect }) {
  const book = new Rules<Well>();
  const programs = new Map(Object.entries(effects).map(([name, effect]) => [name, programOf(WORDS, effect as never)]));
  const choice = book.procedure('choice', { options: needed(count(9)) }, count(9));
  choice.does((w) => [
    w.ask('which', {
      rule: 'T-1',
      legal: (_t, f, list: number[]) => {
        for (let i = 0; i < f.vars.options; i++) list.push(i);
      },
      why: () => ({ rule: 'T-1', why: 'no', about: {} }),
      take: (p, _f, n) => p.give(choice, n),
    }),
  ]);
  const deeds: Deeds<Well, Fact, typeof WORDS> = {
    coins: {
      quiet: true,
      do: (p, f, { n }) => {
        p.t.coins += n;
        f.vars.result += n;
      },
    },
    call: {
      do: ({ t }, f, { word, echo }) => {
        t.heard.push(f.vars.subject < 0 ? word : `${word} ${f.vars.subject}*${f.vars.amount}`);
        if (echo === '') return;
        for (const effect of echo.split(' ')) t.triggers.push({ effect, subject: t.heard.length, amount: 2 });
      },
    },
    pay: {
      quiet: true,
      can: (t, _f, { n }) => t.coins >= n,
      do: (p, _f, { n }) => {
        p.t.coins -= n;
        if (p.t.coins === 0) p.finish();
      },
    },
    rich: { quiet: true, do: (p, _f, { least }) => (p.t.coins >= least ? 1 : 0) },
    // It says so, but an unlucky one is heard.
    die: {
      quiet: true,
      can: (t) => t.die > 0,
      do: (p) => {
        if (p.t.die === UNLUCKY) p.t.triggers.push({ effect: 'card', subject: -1, amount: 0 });
        return p.t.die;
      },
    },
    choose: { call: () => choice.with({ options: 2 }) },
  };
  const {
    carry: effect,
    isQuiet,
    carryQuietly,
  } = writeEffects<Well, Fact, string, typeof WORDS>(book, 'effect', deeds, {
    programs: () => programs,
    triggers: (t) => t.triggers,
    settled: (p) => void p.t.settled++,
  });
  let result = 0;
  book.procedure('game', {}).does((w) => [
    w.call(
      effect,
      () => ({ effect: 'card' }),
      (_p, _f, given) => {
        result = given;
      },
    ),
    w.run((p) => p.finish()),
  ]);
  book.complete('game');

  const table: Well = { coins: 0, heard: [], triggers: [], settled: 0, die: 0 };
  const game: Game<Well> = { rules: 'toy@1', table, stack: [], chance: { kind: 'scripted', script: {} }, disclosed: 0 };
  const p = new Play<Well>();
  return {
    book,
    programs,
    table,
    game,
    result: () => result,
    isQuiet: (name: string): boolean => isQuiet(table, name),
    /** Carries a quiet effect out without the game, and gives its result. */
    quietly(name: string): number {
      p.begin(game, undefined);
      return carryQuietly(p, 0, name);
    },
    frames: (): Frame[] => game.stack,
    start(): void {
      p.begin(game, undefined);
      book.start(p, 'game', 0);
    },
    answer(n: number): void {
      p.begin(game, undefined);
      book.answer(p, 0, n);
    },
  };
}
