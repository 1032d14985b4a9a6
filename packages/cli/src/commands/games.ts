/** `guildhall games`: what can be played. */
import { folded } from '@guildhall/kernel';
import { botNames } from '../bots.ts';
import { type Context, json, openGame } from '../context.ts';
import { bold } from '../terminal.ts';
import { wrap } from '../wrap.ts';

type Value = string | number | boolean;

/** "false* | true"; a long row of numbers as "5 … 100 (30*)". */
function choicesOf(values: readonly Value[], usual: Value): string {
  const inRow = values.length > 12 && values.every((value, i) => value === Number(values[0]) + i);
  if (inRow) return `${values[0]} … ${values[values.length - 1]} (${usual}*)`;
  return values.map((value) => (value === usual ? `${value}*` : String(value))).join(' | ');
}

/** Numbers, "H2", "harsfa" for Harsfa the Silent; "squire" for Squire says it itself. */
function isCode(value: string, named: { readonly [value: string]: string }): boolean {
  return folded(named[value] ?? value) !== folded(value).replaceAll(/[-_]/g, ' ');
}

export async function games(ctx: Context, flags: { json?: boolean }): Promise<void> {
  const { hall, text, terminal, language } = ctx;
  const all = await Promise.all(hall.list().map((id) => openGame(ctx, id)));
  if (flags.json) {
    const list = all.map((game) => ({
      id: game.meta.id,
      title: game.text[language].title,
      blurb: game.text[language].blurb,
      version: game.meta.version,
      seats: game.meta.seats,
      options: game.meta.options,
      roles: game.meta.roles ?? [],
      given: { all: game.given?.all !== undefined, own: game.given?.own !== undefined },
      rules: game.rulebook.ids.length,
    }));
    json(ctx, { games: list });
    return;
  }
  for (const game of all) {
    const { id, version, seats, options, roles = [] } = game.meta;
    const words = game.text[language];
    const facts = [text.games.players(seats.min, seats.max), text.games.rules(game.rulebook.ids.length), version];
    terminal.out(`${bold(id.padEnd(10))} ${bold(words.title)} (${facts.join(', ')})\n`);
    terminal.out(`           ${wrap(words.blurb, terminal.width - 11, ' '.repeat(11))}\n`);
    const explained = new Set<string>();
    if (options.length > 0) terminal.out(`           ${text.games.options}:\n`);
    for (const { name, values, default: usual, rule } of options) {
      const { label, values: named } = words.option(name);
      terminal.out(`             ${name}=${choicesOf(values, usual)}  ${label} [${rule}]\n`);
      // What stands for something else than it says is said in words, a list of several options only once.
      const codes = values.filter((value) => typeof value !== 'boolean' && isCode(String(value), named));
      if (codes.length === 0 || (typeof usual !== 'number' && explained.has(codes.join()))) continue;
      explained.add(codes.join());
      for (const value of codes) {
        const meaning = named[String(value)];
        if (meaning !== undefined) terminal.out(`               ${value}  ${meaning}\n`);
      }
    }
    if (roles.length > 0) terminal.out(`           ${text.games.roles}:\n`);
    for (const { name, seats: of, bots, rule } of roles) {
      const count = of.min === of.max ? String(of.min) : `${of.min}-${of.max}`;
      const who = bots ? bots.join(', ') || text.games.personsOnly : botNames().join(', ');
      terminal.out(`             ${words.role?.(name)}: ${text.games.role(count, who)} [${rule}]\n`);
    }
    if (game.given) terminal.out(`           ${text.games.given(id)} [${game.given.rule}]\n`);
    terminal.out('\n');
  }
  terminal.out(`${text.games.hint}\n`);
}
