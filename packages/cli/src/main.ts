/** The command line: `guildhall <command>`. Each command is loaded only when it is called. */

import type { Language } from '@guildhall/kernel';
import { Command, CommanderError, Help, Option } from 'commander';
import { campaignCommands } from './campaign/line.ts';
import { type Context, HALL, type Hall } from './context.ts';
import { Problem } from './problem.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { isLanguage, TEXT, type Text, usualLanguage } from './text/index.ts';

/** What the machine uses where a person made a mistake. */
const BAD_INPUT = 2;
const VERSION = '0.1.0';

/** Runs one command; gives the exit code: 0 done, 1 a test or law failed, 2 bad input. */
export async function main(argv: readonly string[], terminal: Terminal = processTerminal(), hall: Hall = HALL): Promise<number> {
  let text = TEXT[usualLanguage(process.env)];
  try {
    const language = chosenLanguage(argv, text);
    text = TEXT[language];
    const result = { code: 0 };
    // Without a command there is nothing to do but to say what could be done.
    const words = commandGiven(argv) ? [...argv] : ['--help', ...argv];
    await commandLine({ terminal, language, text, hall }, result).parseAsync(words, { from: 'user' });
    return result.code;
  } catch (error) {
    const sentence = inWords(error, text);
    if (sentence === null) return 0;
    terminal.err(`${text.wrong.prefix}: ${sentence}\n`);
    return BAD_INPUT;
  } finally {
    terminal.close();
  }
}

/** The language must be known before the help is written. */
function chosenLanguage(argv: readonly string[], text: Text): Language {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return usualLanguage(process.env);
  const word = argv[at] === '--lang' ? argv[at + 1] : argv[at].slice('--lang='.length);
  if (word === undefined) throw new Problem(text.wrong.missingValue('--lang'));
  if (!isLanguage(word)) throw new Problem(text.wrong.language(word));
  return word;
}

/** Whether anything stands there besides the language. */
function commandGiven(argv: readonly string[]): boolean {
  return argv.some((word, i) => !word.startsWith('--lang') && argv[i - 1] !== '--lang');
}

/** The one sentence for an error; null where help or version was asked for. Mistakes in the program itself are thrown on. */
function inWords(error: unknown, { wrong }: Text): string | null {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof CommanderError)) throw error;
  const [, quoted] = /'([^']*)'/.exec(error.message) ?? ['', ''];
  switch (error.code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return null;
    case 'commander.unknownCommand':
      return wrong.unknownCommand(quoted);
    case 'commander.unknownOption':
      return wrong.unknownFlag(quoted);
    case 'commander.missingArgument':
      return wrong.missingArgument(quoted);
    case 'commander.optionMissingArgument':
      return wrong.missingValue(quoted.split(/[ ,]/)[0]);
    case 'commander.excessArguments':
      return wrong.tooManyArguments;
    default:
      return error.message;
  }
}

class TranslatedHelp extends Help {
  constructor(private readonly text: Text) {
    super();
    this.helpWidth = 100;
  }

  override styleTitle(title: string): string {
    const { titles } = this.text.help;
    return title in titles ? titles[title as keyof typeof titles] : title;
  }

  override optionDescription(option: Option): string {
    if (option.defaultValue === undefined) return option.description;
    return `${option.description} (${this.text.help.default}: ${option.defaultValue})`;
  }
}

function commandLine(ctx: Context, result: { code: number }): Command {
  const { text, terminal } = ctx;
  const { help } = text;
  const program = new Command('guildhall')
    .exitOverride()
    .configureOutput({ writeOut: (line) => terminal.out(line), writeErr: () => {}, outputError: () => {} })
    .description(help.about)
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .version(VERSION, '-V, --version', help.version)
    .showHelpAfterError(false);
  program.createHelp = () => new TranslatedHelp(text);
  const common = (command: Command): Command => {
    command.createHelp = () => new TranslatedHelp(text);
    return command.addOption(new Option('--lang <lang>', help.lang)).helpOption('-h, --help', help.help);
  };
  const examples = (command: Command, lines: readonly string[]): Command =>
    command.addHelpText('after', `\n${help.examples}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  const json = (command: Command): Command => command.option('--json', help.json);

  common(program);
  examples(program, [
    'guildhall play brigade',
    'guildhall play brigade --seats me,greedy,search --lang pl',
    'guildhall rules brigade firestorm',
    'guildhall sim brigade --games 200 --bots greedy,random --seed 7',
    'guildhall verify brigade-1a2b3c4d.json',
  ]).addHelpText('after', `${help.more}\n`);

  json(common(program.command('games').description(help.games))).action(async (flags) => {
    const { games } = await import('./commands/games.ts');
    await games(ctx, flags);
  });

  examples(
    json(
      common(
        program.command('rules').description(help.rules).argument('<game>', help.game).argument('[what...]', help.rulesWhat),
      ),
    ),
    [
      'guildhall rules brigade',
      'guildhall rules brigade BR-5.2',
      'guildhall rules brigade 12',
      'guildhall rules brigade gust of wind',
    ],
  ).action(async (game, what, flags) => {
    const { rules } = await import('./commands/rules.ts');
    await rules(ctx, game, what, flags);
  });

  examples(
    common(program.command('play').description(help.play).argument('<game>', help.game))
      .option('--seats <list>', help.seats)
      .option('--seed <words>', help.seed)
      .option('--options <k=v,...>', help.options, collect)
      .option('--given <path>', help.given)
      .option('--think <ms>', help.think, '1000')
      .option('--mix', help.mix)
      .option('--file <path>', help.file)
      .option('--resume <path>', help.resume),
    [
      'guildhall play brigade',
      'guildhall play brigade --seats me,search,greedy',
      'guildhall play brigade --seats me,me --options advanced=true',
      'guildhall play brigade --resume brigade-1a2b3c4d.json',
    ],
  ).action(async (game, flags) => {
    const { play } = await import('./commands/play.ts');
    await play(ctx, game, flags);
  });

  examples(
    json(common(program.command('sim').description(help.sim).argument('<game>', help.game)))
      .option('--games <n>', help.simGames, '100')
      .option('--bots <list>', help.simBots, 'greedy,greedy')
      .option('--seed <words>', help.simSeed, '1')
      .option('--options <k=v,...>', help.options, collect)
      .option('--given <path>', help.given)
      .option('--think <ms>', help.think, '200'),
    [
      'guildhall sim brigade --games 1000 --bots random,random,random,random',
      'guildhall sim brigade --games 100 --bots greedy,random --json',
    ],
  ).action(async (game, flags) => {
    const { sim } = await import('./commands/sim.ts');
    await sim(ctx, game, flags);
  });

  examples(
    json(common(program.command('balance').description(help.balance).argument('<game>', help.game)))
      .option('--seats <n>', help.balanceSeats)
      .option('--bots <list>', help.balanceBots, 'greedy')
      .option('--games <n>', help.balanceGames, '100')
      .option('--seed <words>', help.simSeed, '1')
      .option('--grid <grid>', help.balanceGrid)
      .option('--given <path>', help.balanceGiven)
      .option('--against', help.balanceAgainst)
      .option('--ms <n>', help.balanceMs, '100')
      .option('--jobs <n>', help.balanceJobs, '1')
      .option('--out <path>', help.balanceOut)
      .option('--state <path>', help.balanceState),
    [
      'guildhall balance bulwark --games 200 --state bulwark.json --out balance.md',
      "guildhall balance bulwark --seats 2 --bots search --grid 'army=*,level=knight|legend,hero1+hero2=harsfa+hemi|hemi+nevtelen'",
      'guildhall balance bulwark --given changed.json --against',
    ],
  ).action(async (game, flags) => {
    const { balance } = await import('./commands/balance.ts');
    await balance(ctx, game, flags);
  });

  common(program.command('given').description(help.givenOf).argument('<game>', help.game))
    .option('--seats <n>', help.givenSeats)
    .option('--options <k=v,...>', help.options, collect)
    .option('--seed <words>', help.simSeed, '1')
    .action(async (game, flags) => {
      const { given } = await import('./commands/given.ts');
      await given(ctx, game, flags);
    });

  json(common(program.command('replay').description(help.replay).argument('<file>', help.replayFile)))
    .option('--to <n>', help.replayTo)
    .option('--seat <n>', help.replaySeat)
    .option('--story <path>', help.replayStory)
    .action(async (file, flags) => {
      const { replay } = await import('./commands/replay.ts');
      await replay(ctx, file, flags);
    });

  json(common(program.command('verify').description(help.verify).argument('<file>', help.replayFile)))
    .option('--transcript <path>', help.verifyTranscript)
    .action(async (file, flags) => {
      const { verify } = await import('./commands/verify.ts');
      await verify(ctx, file, flags);
    });

  common(
    program
      .command('bench')
      .description(help.bench)
      .argument('[args...]', help.benchArgs)
      .allowUnknownOption()
      .passThroughOptions(false),
  ).action(async (args) => {
    const { bench } = await import('./commands/bench.ts');
    result.code = await bench(ctx, args);
  });

  examples(
    json(common(program.command('laws').description(help.laws).argument('<game>', help.game)))
      .option('--seed <n>', help.lawsSeed, '1')
      .option('--games <n>', help.lawsGames, '100')
      .option('--player <bot>', help.lawsPlayer, 'random')
      .option('--seats <n>', help.lawsSeats)
      .option('--options <k=v,...>', help.lawsOptions, collect)
      .option('--every', help.lawsEvery)
      .option('--fuzz <n>', help.lawsFuzz),
    [
      'guildhall laws brigade --games 500',
      'guildhall laws brigade --seed 17 --games 1 --player random --every',
      'guildhall laws brigade --games 20 --fuzz 50',
    ],
  ).action(async (game, flags) => {
    const { laws } = await import('./commands/laws.ts');
    result.code = await laws(ctx, game, flags);
  });

  examples(common(program.command('protocol').description(help.protocol)), [
    `echo '{"do":"new","game":"brigade","seats":2,"seed":"7"}' | guildhall protocol`,
  ]).action(async () => {
    const { protocol } = await import('./commands/protocol.ts');
    await protocol(ctx);
  });

  examples(
    common(
      program
        .command('bots')
        .description(help.bots)
        .option('--url <database>', help.botsUrl)
        .option('--threads <n>', help.botsThreads),
    ),
    ['guildhall bots --url postgres://hall@127.0.0.1/hall --threads 2', 'DATABASE_URL=postgres://… guildhall bots'],
  ).action(async (flags) => {
    const { bots } = await import('./commands/bots.ts');
    result.code = await bots(ctx, flags);
  });

  for (const [name, description] of [
    ['backup', help.backup],
    ['restore', help.restore],
  ] as const) {
    examples(common(program.command(name).description(description).argument('<file>', help.backupFile)), [
      `guildhall ${name} hall-monday.gz`,
      `DATA_DIR=/var/lib/guildhall guildhall ${name} hall-monday.gz`,
    ]).action(async (file) => {
      const { operate } = await import('./commands/operate.ts');
      result.code = await operate(ctx, [name, file]);
    });
  }

  campaignCommands(program, ctx, { common, json, examples, collect });

  // Its own options are read where the store is.
  examples(
    common(program.command('moderate').description(help.moderate).argument('[words...]', help.moderateWords))
      .option('--why <words>', help.moderateWhy)
      .option('--by <name>', help.moderateBy)
      .option('--days <n>', help.moderateDays),
    [
      'guildhall moderate tables',
      'guildhall moderate read 5cZ0...',
      'guildhall moderate mute Ab3... --days 7 --why "insults at three tables"',
      'guildhall moderate log',
    ],
  ).action(async (words: string[], flags: { why?: string; by?: string; days?: string }) => {
    const { operate } = await import('./commands/operate.ts');
    const given = (['why', 'by', 'days'] as const).flatMap((name) =>
      flags[name] === undefined ? [] : [`--${name}`, flags[name]],
    );
    result.code = await operate(ctx, ['moderate', ...words, ...given]);
  });

  return program;
}

function collect(word: string, before: string[] = []): string[] {
  return [...before, word];
}
