/** Turns what a game's author writes into the package everybody else uses. */
import { actsOf, byOrder, copyForm, whyNotOrder } from './acts.ts';
import { type Chance, copyChance } from './chance.ts';
import type { Contribution, ContributionKinds } from './contributions.ts';
import { problemWithEnvelope } from './envelope.ts';
import type { Fact, Sink } from './facts.ts';
import { ASK, type Op } from './flow/compile.ts';
import { type ChanceRecord, Play } from './flow/play.ts';
import { procedureOf } from './flow/procedure.ts';
import { empty, type Rules } from './flow/rules.ts';
import type { Form, Frame, Game, Seat, Stack } from './flow/types.ts';
import type {
  AimSentence,
  Asked,
  BotKnowledge,
  Content,
  GamePackage,
  Guide,
  Meta,
  Options,
  Outcome,
  Sight,
  TakeBack,
  View,
} from './game.ts';
import { completeGiven, type GivenSpec, type MatchGiven, type NothingGiven } from './given.ts';
import type { Links } from './links.ts';
import { checkGame } from './load.ts';
import { copyPlain, notPlain, type Plain, type PlainRecord, samePlain } from './plain.ts';
import { pick, type Random } from './random.ts';
import { type Refusal, refuse, type TableRule } from './refusal.ts';
import { problemWithReport, type ReportSpec } from './report.ts';
import { checkRoles, problemWithRoles, type RoleSpec, rolesInOrder } from './roles.ts';
import type { Rulebooks } from './rulebook.ts';
import { problem, type Schema } from './schema.ts';
import { type GameText, type Language, type Speaker, spokenBy } from './text.ts';
import { checkVersions, type EarlierVersion, readingOf, rulesName } from './versions.ts';

/** T is the table, A the answers, B the game's part of the view, F its facts, R its rules; G what is given, P what is reported. */
export interface GameDefinition<
  T,
  A extends Plain,
  B,
  F extends Fact,
  R extends string,
  G extends MatchGiven = NothingGiven,
  P extends Plain = null,
> {
  meta: Meta;
  text: { readonly [language in Language]: GameText };
  rulebook: Rulebooks;
  /** Earlier versions of the rules from which a match can go on, oldest first, and what has changed from each to the next. */
  versions?: readonly EarlierVersion[];
  rules: Rules<T, F, R>;
  /** The procedure that is the whole game, set-up decisions included. */
  main: string;
  /** What is handed in when the game is set up, beyond options: a roster, a hero. */
  given?: GivenSpec<G, R>;
  /** Lays out the components. May shuffle. What was given is a copy that the table may keep. */
  deal(options: Options, seats: number, p: Play<T, F>, given: G): T;
  /** The role of each seat, by name, where it is not simply the order of `meta.roles`. */
  roles?(options: Options, seats: number): readonly string[];
  /** Why these options do not go together, or null. */
  whyNotOptions?(options: Options, seats: number): Refusal<R> | null;
  seats(t: T): number;
  /** Hand-written copy of the table. */
  copy(t: T): T;
  /**
   * What a seat may see of the table and of the open procedures, built from nothing. `other`: what another seat sees of this
   * very moment; parts that everybody sees alike may be taken over from it as they are.
   */
  look(t: T, seat: Seat | null, stack: Stack, other?: B): B;
  /** Draws anew, in place, what the seat cannot know: in the table and in the open procedures. */
  imagine(t: T, stack: Frame[], seat: Seat | null, random: Random): void;
  outcome(t: T): Outcome | null;
  score(t: T, seat: Seat): number;
  /** What the world outside learns of a finished game, with its closed schema; part of the record. */
  report?: ReportSpec<T, P>;
  tableSchema: Schema;
  /** Schema of the game's part of the view. */
  viewSchema: Schema;
  /** What is impossible about a table that fits the schema, or goes ill with the open procedures: wrong counts and the like. */
  impossible(t: T, stack: Stack): string | null;
  content: Content<T, F>;
  bots: BotKnowledge<T, A>;
  /** The view as text for a terminal; see GamePackage. */
  draw?(view: View<B>, language: Language): string;
  /** What one plays for; see GamePackage. */
  aim?(view: View<B>, language: Language): readonly AimSentence[];
  /** What somebody has typed, spelt as answers are; see GamePackage. */
  read?(typed: string, asked: Asked, view?: View<B>): string;
  /** An answer as it may be typed in a language; see GamePackage. */
  typed?(answer: string, language: Language): string | null;
  /** What can be looked up in a terminal; see GamePackage. */
  sights?(view: View<B>, language: Language): readonly Sight[];
  /** Answers asked for part by part; see GamePackage. */
  guide?(view: View<B>, language: Language): Guide | null;
  /** The story of a match as people keep it; see GamePackage. */
  story?(
    view: View<B>,
    facts: readonly Fact[],
    language: Language,
    say: Speaker,
    added?: readonly Contribution[],
  ): Promise<string>;
  /** See GamePackage. */
  takeBack?: TakeBack<T>;
  /** Whether people may talk now; see GamePackage. */
  chat?: { readonly rule: R; open(view: View<B>): boolean };
  /** Where people choose their colours: by seat, which of the hall's signs it plays by (0: the first). */
  signs?(table: B): readonly number[];
  /** What people may add beside the game; see GamePackage. */
  contributions?: ContributionKinds<T>;
  /** See GamePackage. */
  links?: Links<T>;
}

interface WithWords<T, P extends Plain> {
  meta: Meta;
  text: { readonly [language in Language]: GameText };
  report?: ReportSpec<T, P>;
}

const nothingGiven = (seats: number): NothingGiven => ({ all: null, own: new Array<null>(seats).fill(null) });

const NOBODY: readonly Seat[] = [];
/** One list per seat, so that asking who must answer makes no garbage. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, seat) => [seat]);

const byTable = (rule: TableRule, why: string, about: PlainRecord = {}): Refusal => refuse(rule, why, about);

export function defineGame<
  T,
  A extends Plain,
  B,
  F extends Fact,
  R extends string,
  G extends MatchGiven = NothingGiven,
  P extends Plain = null,
>(def: GameDefinition<T, A, B, F, R, G, P>): GamePackage<T, A, B, F> {
  const { rules, meta, versions = [] } = def;
  checkVersions({ meta, versions });
  checkRoles(meta);
  checkWords(def);
  rules.complete(def.main);
  const p = new Play<T, F>();
  const name = rulesName(meta);
  const scratch: Plain[] = [];
  const { mayAlso, ...acts } = actsOf(rules, def.seats);

  const top = (g: Game<T>): Frame => g.stack[g.stack.length - 1];

  function actors(g: Game<T>): readonly Seat[] {
    const op = rules.openOp(g);
    if (!op) return NOBODY;
    const f = top(g);
    if (op.kind === ASK) return ALONE[asks(op, g, f)];
    const { held } = f;
    const who = (op.together ?? op.openTogether)?.who(g.table, f, g.stack) ?? [];
    return held === null ? who : who.filter((seat) => !held.some(([s]) => s === seat));
  }

  function asks(op: Op<T, F>, { table, stack }: Game<T>, f: Frame): Seat {
    const q = op.ask ?? op.open;
    return q?.who ? q.who(table, f, stack) : f.seat;
  }

  function list(g: Game<T>, seat: Seat, into: Plain[]): void {
    empty(into);
    const op = rules.openOp(g);
    if (!op) return;
    const f = top(g);
    if (op.ask) {
      if (asks(op, g, f) === seat) op.ask.legal(g.table, f, into, g.stack);
    } else if (op.open) {
      if (asks(op, g, f) === seat) op.open.suggest?.(g.table, f, into, g.stack);
    } else if (actors(g).includes(seat)) {
      if (op.together) op.together.legal(g.table, f, seat, into, g.stack);
      else op.openTogether?.suggest?.(g.table, f, seat, into, g.stack);
    }
  }

  function whyNot(g: Game<T>, seat: Seat, answer: unknown): Refusal | null {
    const op = rules.openOp(g);
    if (!op) return byTable('GH-1', 'over');
    const seats = def.seats(g.table);
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return byTable('GH-2', 'noSuchSeat', { seat: String(seat), seats });
    const now = actors(g);
    if (!now.includes(seat)) return byTable('GH-3', 'notAsked', { seat, waitingFor: [...now] });
    const wrong = notPlain(answer);
    if (wrong) return byTable('GH-4', 'notPlain', { wrong });
    const given = answer as Plain;
    const f = top(g);
    if (op.open) return op.open.accepts(g.table, f, given, g.stack);
    if (op.openTogether) return op.openTogether.accepts(g.table, f, seat, given, g.stack);
    list(g, seat, scratch);
    if (isIn(scratch, given)) return null;
    if (op.ask) return op.ask.why(g.table, f, given, g.stack);
    return op.together?.why(g.table, f, seat, given, g.stack) ?? byTable('GH-4', 'notAnAnswer');
  }

  function isIn(answers: readonly Plain[], answer: Plain): boolean {
    if (typeof answer !== 'object' || answer === null) return answers.includes(answer);
    return answers.some((a) => samePlain(a, answer));
  }

  function sample(g: Game<T>, seat: Seat, random: Random): A {
    const op = rules.openOp(g);
    const f = top(g);
    if (op?.open) return op.open.sample(g.table, f, random, g.stack) as A;
    if (op?.openTogether) return op.openTogether.sample(g.table, f, seat, random, g.stack) as A;
    list(g, seat, scratch);
    if (scratch.length === 0) throw new RangeError(`seat ${seat} is not asked`);
    return pick(random, scratch) as A;
  }

  function copy(g: Game<T>): Game<T> {
    const stack = rules.copyStack(g.stack);
    return { rules: g.rules, table: def.copy(g.table), stack, chance: copyChance(g.chance), disclosed: g.disclosed };
  }

  function asked(g: Game<T>, seat: Seat | null): Asked | null {
    const op = rules.openOp(g);
    if (!op || seat === null) return null;
    const f = top(g);
    const held = f.held?.find(([s]) => s === seat)?.[1] ?? null;
    if (op.kind === ASK ? asks(op, g, f) !== seat : !isAskedTogether(op, g, f, seat)) return null;
    const open = op.open ?? op.openTogether;
    const form: Form | null = open ? (typeof open.form === 'function' ? open.form(g.table, f, g.stack) : open.form) : null;
    const options: Plain[] = [];
    if (op.ask) op.ask.legal(g.table, f, options, g.stack);
    else if (op.together) op.together.legal(g.table, f, seat, options, g.stack);
    else if (op.open) op.open.suggest?.(g.table, f, options, g.stack);
    else op.openTogether?.suggest?.(g.table, f, seat, options, g.stack);
    const one = op.ask ?? op.open;
    const several = op.together ?? op.openTogether;
    const show = one?.show?.(g.table, f, g.stack) ?? several?.show?.(g.table, f, seat, g.stack) ?? {};
    const rule = (one ?? several)?.rule ?? '';
    return {
      name: op.at,
      rule,
      options: open && options.length === 0 ? null : options.map((o) => copyPlain(o)),
      form: form && copyForm(form),
      show: copyPlain(show),
      held,
    };
  }

  function isAskedTogether(op: Op<T, F>, { table, stack }: Game<T>, f: Frame, seat: Seat): boolean {
    return (op.together ?? op.openTogether)?.who(table, f, stack).includes(seat) ?? false;
  }

  function outcome(g: Game<T>): Outcome | null {
    return g.stack.length === 0 ? def.outcome(g.table) : null;
  }

  function report(g: Game<T>, ended: Outcome | null): Plain {
    return ended && def.report ? def.report.of(g.table, ended) : null;
  }

  function roles(options: Options, seats: number): readonly RoleSpec[] {
    if (!meta.roles) return [];
    const names = def.roles?.(options, seats) ?? rolesInOrder(meta, seats);
    const wrong = problemWithRoles(meta, seats, names);
    if (wrong) throw new Error(`${meta.id}: ${wrong}`);
    return names.map((name) => meta.roles?.find((role) => role.name === name) as RoleSpec);
  }

  const game: GamePackage<T, A, B, F> = {
    meta,
    text: def.text,
    rulebook: def.rulebook,
    versions,
    content: def.content,
    bots: def.bots,
    draw: def.draw,
    read: def.read,
    typed: def.typed,
    aim: def.aim,
    sights: def.sights,
    guide: def.guide,
    story: def.story,
    chat: def.chat,
    signs: def.signs,
    contributions: def.contributions,
    links: def.links,
    takeBack: def.takeBack,
    viewSchema: def.viewSchema,
    given: (def.given as GivenSpec | undefined) ?? null,
    roles,

    options(given, seats) {
      const { min, max } = meta.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max)
        return byTable('GH-5', 'seats', { seats: String(seats), min, max });
      const chosen: Options = {};
      for (const key of Object.keys(given)) {
        if (!meta.options.some((o) => o.name === key)) {
          return byTable('GH-5', 'noSuchOption', { option: key, options: meta.options.map((o) => o.name) });
        }
      }
      for (const { name: key, values, default: usual } of meta.options) {
        const value = Object.hasOwn(given, key) ? given[key] : usual;
        if (!values.includes(value as string)) return byTable('GH-5', 'noSuchValue', { option: key, value, values: [...values] });
        chosen[key] = value as string;
      }
      return def.whyNotOptions?.(chosen, seats) ?? chosen;
    },

    handedIn: (handed, options, seats) => completeGiven(def.given as GivenSpec | undefined, handed, options, seats),

    setup(options, seats, chance: Chance, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void, given?: MatchGiven) {
      const g: Game<T> = { rules: name, table: null as T, stack: [], chance, disclosed: 0 };
      p.begin(g, sink, onChance);
      g.table = def.deal(options, seats, p, (given ? copyPlain(given) : nothingGiven(seats)) as G);
      p.t = g.table;
      rules.start(p, def.main, 0);
      return g;
    },

    seats: (g) => def.seats(g.table),
    actors,
    question: (g) => rules.openOp(g)?.at ?? null,
    isOpen(g) {
      const op = rules.openOp(g);
      return !!(op?.open ?? op?.openTogether);
    },

    legal(g, seat, into = []) {
      list(g, seat, into);
      return into;
    },

    sample,
    whyNot,

    apply(g, seat, answer, sink, onChance) {
      p.begin(g, sink, onChance);
      rules.answer(p, seat, answer);
    },

    applyWithin(g, seat, answer, depth) {
      p.begin(g, undefined);
      p.floor = depth;
      try {
        rules.answer(p, seat, answer);
        return p.stopped;
      } finally {
        p.floor = 0;
        p.stopped = false;
      }
    },

    ...acts,
    act(g, seat, act, answer, sink, onChance) {
      p.begin(g, sink, onChance);
      rules.act(p, act, seat, answer);
    },
    orders: Object.fromEntries(
      [...rules.windows].map(([question, { rule, unless }]) => [question, { rule, unless: Object.keys(unless) }]),
    ),
    whyNotOrder: (window, unless) => whyNotOrder(rules, window, unless),
    byOrder: (g, seat, orders) => (actors(g).includes(seat) ? (byOrder(rules, g, seat, orders) as A | null) : null),

    withdraw(g, seat) {
      const op = rules.openOp(g);
      if (!op) return byTable('GH-1', 'over');
      const f = top(g);
      const place = f.held?.findIndex(([s]) => s === seat) ?? -1;
      if (f.held === null || place < 0) return byTable('GH-6', 'nothingHeld', { seat });
      if ((op.together ?? op.openTogether)?.final) return byTable('GH-6', 'final', { seat });
      f.held.splice(place, 1);
      if (f.held.length === 0) f.held = null;
      return null;
    },

    copy,

    view(g, seat, other) {
      const op = rules.openOp(g);
      const waiting = actors(g);
      const ended = outcome(g);
      return {
        game: g.rules,
        seat,
        table: def.look(g.table, seat, g.stack, other?.table),
        where: g.stack.map((f) => procedureOf(f.at)),
        asked: asked(g, seat),
        mayAlso: mayAlso(g, seat),
        waitingFor: op ? waiting.map((s) => ({ seat: s, question: op.at })) : [],
        outcome: ended,
        report: report(g, ended),
      };
    },

    imagine(g, seat, random) {
      const world = copy(g);
      const word = (): number => random.below(0x1_0000_0000);
      world.chance = { kind: 'quick', state: [word(), word(), word(), word() | 1] };
      def.imagine(world.table, world.stack, seat, random);
      for (let i = 0; i < world.stack.length; i++) {
        const frame = world.stack[i];
        const { held } = frame;
        if (held === null) continue;
        // An act out of turn may lie upon the question: it is listed as if it did not.
        const asking: Game<T> = i === world.stack.length - 1 ? world : { ...world, stack: world.stack.slice(0, i + 1) };
        for (const entry of held) {
          if (entry[0] === seat) continue;
          // Listed as if this seat had not answered yet: its own answer must not narrow the choice.
          frame.held = held.filter(([s]) => s !== entry[0]);
          entry[1] = sample(asking, entry[0], random);
        }
        frame.held = held;
      }
      return world;
    },

    outcome,
    report: (g) => report(g, outcome(g)),
    problemWithReport: (given) => problemWithReport(def.report, given),
    score: (g, seat) => def.score(g.table, seat),
    load: (data) =>
      checkGame(
        data,
        name,
        (rules) => readingOf(game, rules),
        rules,
        def,
        (g) => actors(g),
        list,
        whyNot,
      ),
    problemWithView(view) {
      return problemWithEnvelope(view) ?? problem(def.viewSchema, (view as View).table);
    },
    problemWithTable: (g) => problem(def.tableSchema, g.table) ?? def.impossible(g.table, g.stack),
    questions: () => rules.questions(),
  };
  return game;
}

/** What a game reports and calls its roles must have words; thrown when the game is loaded. */
function checkWords<T, P extends Plain>({ meta, text, report }: WithWords<T, P>): void {
  for (const language of spokenBy(text)) {
    if (report && !text[language].report) throw new Error(`${meta.id}: no ${language} words for what it reports`);
    if (meta.roles && !text[language].role) throw new Error(`${meta.id}: no ${language} words for its roles`);
  }
}
