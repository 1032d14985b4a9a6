/** `guildhall campaign`: a campaign kept in one file on this machine. */
import { existsSync } from 'node:fs';
import {
  campaignGame,
  campaignRecord,
  Ledger,
  linesAbout,
  openCampaign,
  sayFileRefusal,
  verifyCampaign,
} from '@guildhall/campaign';
import { isRefusal, type LinkedMatch, type Plain, type Refusal } from '@guildhall/kernel';
import { type MatchRecord, Telling } from '@guildhall/kernel/hall';
import type { AnyTelling, CampaignKind } from '@guildhall/registry';
import { botNames, seatBot } from '../bots.ts';
import { playByBots, steward } from '../campaign/bots.ts';
import { type SimFlags, simulateSeasons } from '../campaign/sim.ts';
import {
  type Context,
  completeOptions,
  json,
  parseOptions,
  readRecord,
  sayRefusal,
  seedFrom,
  speaker,
  wholeNumber,
} from '../context.ts';
import { checkWritable, readText, writeText } from '../files.ts';
import { boardLines, factLine, outcomeLines } from '../play/screen.ts';
import { Session, type Sitter } from '../play/session.ts';
import { fail } from '../problem.ts';
import { PERSON, readJson } from '../seating.ts';
import { keepAtEnd } from '../signals.ts';
import { bold } from '../terminal.ts';
import { CAMPAIGN_TEXT } from '../text/campaign.ts';

const THINK_MS = 300;

async function kindOf({ hall, language }: Context, id: string): Promise<CampaignKind> {
  const known = hall.campaigns?.list() ?? [];
  if (!known.includes(id)) fail(CAMPAIGN_TEXT[language].unknownKind(id, known));
  return (hall.campaigns as NonNullable<typeof hall.campaigns>).load(id);
}

async function open(ctx: Context, path: string): Promise<Ledger> {
  const words = CAMPAIGN_TEXT[ctx.language];
  const content = readText(path, ctx.text);
  const id = campaignGame(content);
  if (id === null) return fail(words.notACampaign(path, words.namesNone));
  const opened = openCampaign(await kindOf(ctx, id), content);
  return 'problem' in opened ? fail(words.notACampaign(path, opened.problem)) : opened.ledger;
}

const keep = (ctx: Context, path: string, ledger: Ledger): void => writeText(path, contentsOf(ledger), ctx.text);
const contentsOf = (ledger: Ledger): string => `${JSON.stringify(campaignRecord(ledger))}\n`;

/** A refusal of the ledger, of a match file or of the skirmish, in words and with its rule. */
function refused({ language }: Context, { kind }: Ledger, refusal: Refusal): never {
  const sentence = sayFileRefusal(language, refusal) ?? sayRefusal(kind.ledger, language, refusal);
  return fail(`${sentence} [${refusal.rule}]`);
}

export interface CreateFlags {
  players: string;
  options?: string[];
  seed?: string;
  file: string;
}

export async function create(ctx: Context, id: string, flags: CreateFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const kind = await kindOf(ctx, id);
  const { min, max } = kind.ledger.meta.seats;
  const seats = wholeNumber('--players', flags.players, min, max, text);
  const options = completeOptions(kind.ledger, parseOptions(flags.options ?? [], kind.ledger, text), seats, language);
  if (existsSync(flags.file)) fail(CAMPAIGN_TEXT[language].exists(flags.file));
  checkWritable(flags.file, text);
  const ledger = Ledger.create(kind, { seats, options, seed: seedFrom(flags.seed) });
  keep(ctx, flags.file, ledger);
  terminal.out(`${CAMPAIGN_TEXT[language].created(flags.file)}\n`);
}

export interface ShowFlags {
  seat?: string;
  why?: string;
  json?: boolean;
}

export async function show(ctx: Context, path: string, flags: ShowFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const ledger = await open(ctx, path);
  const { ledger: game } = ledger.kind;
  const words = CAMPAIGN_TEXT[language];
  const { current } = ledger.match;
  const seats = game.seats(current);
  const viewer = flags.seat === undefined ? null : wholeNumber('--seat', flags.seat, 1, seats, text) - 1;
  const view = game.view(current, viewer);
  if (flags.json) {
    json(ctx, view);
    return;
  }
  terminal.out(`${boardLines(game, view, language)}\n`);
  const waiting = ledger.waiting();
  if (waiting.length > 0) terminal.out(`${bold(words.waits)}\n`);
  for (const linked of waiting) terminal.out(`${words.result(linked.number + 1, playersOf(ctx, ledger, linked))}\n`);
  for (const { seat, reason } of ledger.rulings) terminal.out(`${words.ruling(game.text[language].seat(seat), reason)}\n`);
  const outcome = game.outcome(current);
  if (outcome) for (const line of outcomeLines(game, outcome, seats, language, text)) terminal.out(`${line}\n`);
  if (flags.why === undefined) return;
  const about = wholeNumber('--why', flags.why, 1, seats, text) - 1;
  terminal.out(`${bold(words.lines(game.text[language].seat(about)))}\n`);
  for (const { decision, fact } of linesAbout(ledger, about, viewer))
    terminal.out(`${String(decision).padStart(4)} ${factLine(game, fact, view, language, terminal.width - 5).trimStart()}\n`);
}

const playersOf = ({ language }: Context, { kind }: Ledger, { players }: LinkedMatch): string =>
  players.map((seat) => speaker(kind.ledger, language).seat(seat)).join(' - ');

export async function file(ctx: Context, path: string, fight: string, matchPath: string): Promise<void> {
  const ledger = await open(ctx, path);
  const number = wholeNumber('fight', fight, 1, 99, ctx.text);
  const { record } = await readRecord(ctx, matchPath);
  const refusal = ledger.file(number - 1, record);
  if (refusal) refused(ctx, ledger, refusal);
  keep(ctx, path, ledger);
  ctx.terminal.out(`${CAMPAIGN_TEXT[ctx.language].taken(number)}\n`);
}

export async function enter(ctx: Context, path: string, fight: string, reportPath: string): Promise<void> {
  const ledger = await open(ctx, path);
  const number = wholeNumber('fight', fight, 1, 99, ctx.text);
  const { links, ledger: game } = ledger.kind;
  const words = CAMPAIGN_TEXT[ctx.language];
  if (game.question(ledger.match.current) !== links.question)
    refused(ctx, ledger, { rule: links.rule, why: 'noSuchMatch', about: { number } });
  const refusal = ledger.enter(number - 1, readJson(ctx, reportPath) as Plain);
  if (refusal) refused(ctx, ledger, refusal);
  keep(ctx, path, ledger);
  ctx.terminal.out(`${words.taken(number)}\n`);
}

/** The organiser's ruling: what a player did last is taken back, and all since. */
export async function correct(ctx: Context, path: string, player: string, flags: { why: string }): Promise<void> {
  const ledger = await open(ctx, path);
  const { ledger: game } = ledger.kind;
  const seat = wholeNumber('player', player, 1, game.seats(ledger.match.current), ctx.text) - 1;
  const refusal = ledger.correct(seat, flags.why);
  if (refusal) refused(ctx, ledger, refusal);
  keep(ctx, path, ledger);
  ctx.terminal.out(`${CAMPAIGN_TEXT[ctx.language].corrected(game.text[ctx.language].seat(seat))}\n`);
}

export async function verify(ctx: Context, path: string, flags: { json?: boolean }): Promise<void> {
  const { terminal, language } = ctx;
  const words = CAMPAIGN_TEXT[language];
  const ledger = await open(ctx, path);
  const proof = verifyCampaign(ledger);
  if ('problem' in proof) return fail(words.notACampaign(path, proof.problem));
  if (flags.json) {
    json(ctx, { ok: true, ...proof });
    return;
  }
  terminal.out(`  ok  ${words.verified.ledger(proof.decisions, proof.draws)}\n`);
  terminal.out(`  ok  ${words.verified.proven(proof.proven)}\n`);
  terminal.out(`  --  ${words.verified.byHand(proof.byHand)}\n${words.verified.sound}\n`);
}

export interface PlayFlags {
  seats?: string;
  think: string;
}

/** Plays on in one terminal: persons do business and fight, bots do both for themselves. */
export async function play(ctx: Context, path: string, flags: PlayFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const ledger = await open(ctx, path);
  const { ledger: game, links } = ledger.kind;
  const seats = game.seats(ledger.match.current);
  const think = wholeNumber('--think', flags.think, 1, 600_000, text);
  const names = namesOf(ctx, flags.seats, seats);
  checkWritable(path, text);
  const sitters: Sitter[] = names.map((name, seat) => {
    if (name === PERSON) return null;
    const keeps = steward(game, name, `${ledger.match.start.seed} ${seat} ${ledger.match.decisions}`, { ms: THINK_MS });
    return { name, think: async (telling: AnyTelling, at) => keeps(telling, at) };
  });
  const session = new Session(ctx, ledger.telling, sitters, path, () => contentsOf(ledger));
  const callOff = keepAtEnd(() => keep(ctx, path, ledger));
  const question = (): string | null => game.question(ledger.match.current);
  try {
    for (;;) {
      if (!(await session.playUntil(() => question() === links.question || question() === null))) break;
      const [linked] = ledger.waiting();
      if (!linked) break;
      const record = await fightOut(ctx, ledger, linked, names, think);
      if (!record) break;
      const refusal = ledger.file(linked.number, record);
      if (refusal) refused(ctx, ledger, refusal);
      keep(ctx, path, ledger);
    }
  } finally {
    callOff();
  }
  keep(ctx, path, ledger);
  const outcome = game.outcome(ledger.match.current);
  if (outcome) {
    terminal.out(`${boardLines(game, game.view(ledger.match.current, null), language)}\n`);
    for (const line of outcomeLines(game, outcome, seats, language, text)) terminal.out(`${line}\n`);
  }
  terminal.out(`${CAMPAIGN_TEXT[language].kept(path)}\n`);
}

/** One fight, at a table of its own; null: somebody has left it. */
async function fightOut(
  ctx: Context,
  ledger: Ledger,
  linked: LinkedMatch,
  names: readonly string[],
  think: number,
): Promise<MatchRecord | null> {
  const { terminal, language } = ctx;
  const words = CAMPAIGN_TEXT[language];
  const { game } = ledger.kind;
  const match = ledger.begin(linked.number);
  if (isRefusal(match)) return refused(ctx, ledger, match);
  terminal.out(`\n${bold(words.begins(linked.number + 1, playersOf(ctx, ledger, linked)))}\n`);
  const players = linked.players.map((seat) => names[seat]);
  if (!players.includes(PERSON)) {
    terminal.out(`${words.botsPlay}\n`);
    await playByBots(game, match, players, linked.name, { ms: think });
    return match.record();
  }
  const sitters = players.map(
    (name, seat): Sitter =>
      name === PERSON ? null : { name, think: seatBot(game, name, { think, seed: `${linked.name} ${seat}` }) },
  );
  const session = new Session(ctx, Telling.of(match), sitters, undefined);
  const stayed = await session.playUntil(() => false);
  session.finish();
  if (stayed) return match.record();
  terminal.out(`${words.left}\n`);
  return null;
}

/** A person and greedy bots, unless others are named. */
function namesOf({ text }: Context, given: string | undefined, seats: number): string[] {
  const usual = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : 'greedy'));
  const names = given === undefined ? usual : given.split(',').map((name) => name.trim());
  const known = [PERSON, ...botNames()];
  for (const name of names) if (!known.includes(name)) fail(text.wrong.unknownBot(name, known));
  if (names.length !== seats) fail(text.balance.wrong.bots(names.length, seats));
  return names;
}

export async function sim(ctx: Context, id: string, flags: SimFlags): Promise<void> {
  await simulateSeasons(ctx, await kindOf(ctx, id), flags);
}
