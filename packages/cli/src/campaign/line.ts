/** The command line of `guildhall campaign`. */
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CAMPAIGN_TEXT } from '../text/campaign.ts';

/** The kind of campaign there is; others may follow. */
const USUAL = 'kobolds-campaign';

interface Shaping {
  common(command: Command): Command;
  json(command: Command): Command;
  examples(command: Command, lines: readonly string[]): Command;
  collect(word: string, before?: string[]): string[];
}

export function campaignCommands(program: Command, ctx: Context, { common, json, examples, collect }: Shaping): void {
  const { help } = ctx.text;
  const { help: words } = CAMPAIGN_TEXT[ctx.language];
  const load = () => import('../commands/campaign.ts');
  const campaign = common(program.command('campaign').description(words.about));
  examples(campaign, [
    'guildhall campaign create --players 4 --options rounds=6 --file city.json',
    'guildhall campaign play city.json --seats me,greedy,greedy,greedy',
    'guildhall campaign show city.json --why 1',
    'guildhall campaign sim --players 6 --rounds 6 --seasons 100',
  ]);

  common(campaign.command('create').description(words.create))
    .argument('[kind]', words.kind, USUAL)
    .option('--players <n>', words.players, '4')
    .option('--options <k=v,...>', help.options, collect)
    .option('--seed <words>', help.seed)
    .option('--file <path>', words.path, 'campaign.json')
    .action(async (kind, flags) => (await load()).create(ctx, kind, flags));

  json(common(campaign.command('show').description(words.show).argument('<file>', words.path)))
    .option('--seat <n>', words.seat)
    .option('--why <n>', words.why)
    .action(async (path, flags) => (await load()).show(ctx, path, flags));

  common(campaign.command('play').description(words.play).argument('<file>', words.path))
    .option('--seats <list>', words.seats)
    .option('--think <ms>', help.think, '300')
    .action(async (path, flags) => (await load()).play(ctx, path, flags));

  common(campaign.command('file').description(words.file))
    .argument('<file>', words.path)
    .argument('<fight>', words.fight)
    .argument('<match>', words.match)
    .action(async (path, fight, match) => (await load()).file(ctx, path, fight, match));

  common(campaign.command('enter').description(words.enter))
    .argument('<file>', words.path)
    .argument('<fight>', words.fight)
    .argument('<report>', words.report)
    .action(async (path, fight, report) => (await load()).enter(ctx, path, fight, report));

  common(campaign.command('correct').description(words.correct))
    .argument('<file>', words.path)
    .argument('<player>', words.player)
    .option('--why <words>', words.reason, '')
    .action(async (path, player, flags) => (await load()).correct(ctx, path, player, flags));

  json(common(campaign.command('verify').description(words.verify).argument('<file>', words.path))).action(async (path, flags) =>
    (await load()).verify(ctx, path, flags),
  );

  json(common(campaign.command('sim').description(words.sim).argument('[kind]', words.kind, USUAL)))
    .option('--players <n>', words.players, '6')
    .option('--rounds <n>', words.rounds, '6')
    .option('--seasons <n>', words.seasons, '100')
    .option('--bots <list>', words.bots, 'brisk')
    .option('--jobs <n>', words.jobs)
    .option('--seed <words>', help.simSeed, '1')
    .option('--options <k=v,...>', help.options, collect)
    .option('--out <path>', words.out)
    .action(async (kind, flags) => (await load()).sim(ctx, kind, flags));
}
