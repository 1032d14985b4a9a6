/** The course of one table: its events folded into the match, the seats, the clocks and the open requests. No input or output. */
import {
  botFor,
  type Contribution,
  type ContributionBody,
  type Contributor,
  type Fact,
  isRefusal,
  type MatchGiven,
  type Outcome,
  type Plain,
  type PlainRecord,
  type RoleSpec,
  type Seat,
  type Told,
} from '@guildhall/kernel';
import { type Frozen, type Match, type Parts, type PlayEntry, whole } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { BotLevel, ChatLine, Status } from '@guildhall/wire';
import { Attendance } from './attendance.ts';
import { type Brought, fitting, rolesAt } from './brought.ts';
import { Campaign } from './campaign.ts';
import { Clocks } from './clock.ts';
import { hurried } from './due.ts';
import { type Ask, type Asked, type Effect, goneOf, type Line, NO_EFFECT, sameQuestion, type Vote } from './effects.ts';
import type { Happened, Kept, Setting, TableEvent } from './events.ts';
import { History, recordOf } from './history.ts';
import { Added, Doings, Talk } from './quota.ts';
import { BrokenCourse, type BroughtBack, bringingBack, dealt, must, undoRefused } from './resume.ts';
import { type Sitter, sitterOf } from './sitter.ts';
import { adopt, goOnFrom } from './versions.ts';
import { missing } from './votes.ts';

/** A table as it stands in the store, without its events. */
export interface TableFile {
  /** Its number in the store; events are kept under it. */
  number: number;
  id: string;
  game: string;
  rules: string;
  setting: Setting;
  seed: string;
  host: string;
  public: boolean;
  created: number;
}

type Imported = NonNullable<Setting['imported']>;

export type AnyMatch = Match<unknown, Plain, PlainRecord, Fact>;

export class Course {
  /** Number of the last event in the store. */
  sequence = 0;
  /** How many of the events were standing orders: those who look on do not count them. */
  ordered = 0;
  /** Goes up when a question is closed; answers name it. */
  decision = 0;
  /** How many face-down answers were taken back: whoever answers the same decision again does something new. */
  withdrawals = 0;
  status: Status = 'waiting';
  /** The match has been dealt, or what was brought in has been taken up. */
  begun = false;
  match: AnyMatch | null = null;
  /** By which rules what happens is written. */
  rules: string;
  /** Why the match cannot go on; null: it can. */
  frozen: Frozen | null = null;
  /** The match while its lines are only written down and not carried out. */
  history: History | null;
  readonly sitters: Sitter[];
  /** By seat; empty where all seats are alike. */
  readonly roles: readonly RoleSpec[];
  /** What the match was given, once it has begun. */
  private given: MatchGiven | undefined;
  /** A match that was brought in, as long as it has been played again and has not begun. */
  private broughtBack: BroughtBack | null = null;
  readonly clocks: Clocks;
  readonly attendance: Attendance;
  /** null: this is no campaign. */
  readonly campaign: Campaign | null;
  /** lines[0] is the deal, lines[n] what the nth answer in force brought about. */
  lines: Line[] = [];
  readonly talk = new Talk();
  contributed = new Added();
  readonly doings = new Doings();
  ask: Ask | null = null;
  abortVotes: Vote & { stuck: boolean } = { agreed: [], need: null, stuck: false };
  rematch: string | null = null;
  /** Those who keep the hall have ended it: nobody talks here any more. */
  closed = false;
  /** The last event that took something back: what was shown before it may not hold. */
  rewound = 0;
  /** By seat and key: the number of the event the command made. */
  private readonly keys = new Map<string, number>();

  constructor(
    readonly game: AnyGame,
    readonly file: TableFile,
    /** Events up to this number are not carried out, as by these rules they cannot be. */
    private readonly past = 0,
    /** What the match then goes on from. */
    private readonly kept: Kept | null = null,
  ) {
    this.rules = file.rules;
    this.campaign = game.links ? new Campaign(game.links) : null;
    this.roles = rolesAt(game, file);
    this.history = past > 0 ? new History(file.setting.imported) : null;
    this.sitters = file.setting.seats.map(sitterOf);
    const { pace, seats, host } = file.setting;
    this.clocks = new Clocks(pace, this.sitters.length);
    const firstPerson = seats.findIndex(({ kind }) => kind === 'person');
    this.attendance = new Attendance(this.sitters, this.clocks, pace, game.meta.customs, host ?? Math.max(0, firstPerson));
  }

  get over(): boolean {
    return this.status === 'over' || this.status === 'aborted';
  }

  /** Number of the last event that everybody may know of. */
  get number(): number {
    return this.sequence - this.ordered;
  }

  /** The number of the event a command has already made, if it was sent before. */
  known(seat: Seat, key: string): number | undefined {
    return this.keys.get(`${seat} ${key}`);
  }

  /** Seats that must answer now. */
  actors(): readonly Seat[] {
    return this.match && this.status === 'playing' ? this.match.game.actors(this.match.current) : [];
  }

  private asked(): Asked {
    return { question: this.match?.game.question(this.match.current) ?? null, actors: this.actors() };
  }

  /** Nobody is missing. */
  get complete(): boolean {
    return this.sitters.every(({ kind, awaited }) => kind !== 'open' && !awaited);
  }

  outcome(): Outcome | null {
    return this.match?.outcome() ?? null;
  }

  /** Somebody but bots plays here. */
  get hasPlayers(): boolean {
    return this.sitters.some(({ kind, bot, returning }) => kind === 'person' && (bot === null || returning));
  }

  /** Who is host now; before the game one who is not here is away. */
  host(here: () => ReadonlySet<Seat>): Seat | null {
    return this.attendance.host(this.status === 'waiting' ? here() : null);
  }

  /** The game is being played, and waits: for the end of a pause, or for anybody to return. */
  get halted(): boolean {
    return this.status === 'playing' && this.attendance.halted;
  }

  /** Carries one event out. It must have passed the judge, or come from the store. */
  play({ sequence, at, seat, key, event }: Happened): Effect {
    const effect: Effect = { ...NO_EFFECT, table: this.clocks.ticking };
    this.sequence = sequence;
    this.doings.note(seat, event);
    if (event.kind === 'order') {
      this.order(event.seat, event.window, event.unless, effect);
      this.keys.set(`${seat} ${key}`, this.number);
      this.takeUp(at);
      return effect;
    }
    const { number } = this;
    this.keys.set(`${seat} ${key}`, number);
    if (event.kind === 'reopen') this.clocks.skip(event.since);
    this.clocks.pass(at);
    this.attendance.pass(at);
    const before = this.asked();
    const added = event.kind === 'contribute' ? [] : (this.match?.contributions() ?? []);
    const moved = this.carryOut(event, number, at, effect);
    this.settle(effect);
    this.takeUp(at);
    if (this.match && this.status === 'playing' && this.match.outcome()) {
      this.status = 'over';
      this.ask = null;
      effect.table = true;
    }
    const now = this.asked();
    const another = moved && !sameQuestion(before, now, event);
    if (this.campaign && moved) {
      this.campaign.asking(now.question);
      effect.table = true;
    }
    const after = hurried(this);
    if (another) {
      this.decision++;
      this.clocks.decision(after);
    }
    if (this.attendance.asking(after, another || effect.rewound, at)) effect.table = true;
    const rests = this.halted || (this.campaign?.until(this.match) ?? null) !== null;
    this.clocks.running = rests ? [] : after.filter((actor) => this.sitters[actor].bot === null);
    if (moved && added.length > 0) effect.gone = goneOf(added, this.match?.contributions() ?? []);
    return effect;
  }

  /** What lies before the position that was kept has been written down: from here on the match is played. */
  private takeUp(at: number): void {
    if (this.kept && this.sequence === this.past) goOnFrom(this, this.kept, at);
  }

  /** True if the game moved. */
  private carryOut(event: TableEvent, sequence: number, at: number, effect: Effect): boolean {
    switch (event.kind) {
      case 'answer': {
        const { seat } = event;
        const lines = event.answers.map((given) => ({ seat, ...given }));
        const moved = this.goOn(lines, sequence, at, effect);
        if (moved) this.clocks.answered(seat);
        return moved;
      }
      case 'act':
        // Nobody gains time by what is done out of turn.
        return this.goOn([{ seat: event.seat, question: event.act, answer: event.answer }], sequence, at, effect);
      case 'withdraw':
        this.withdrawals++;
        if (this.history) {
          this.history.write({ seat: event.seat, withdraw: event.question });
          return false;
        }
        effect.told = [];
        must(this.playing(), this.playing().repeat({ seat: event.seat, withdraw: event.question }));
        this.lines.push({ sequence, at, told: [] });
        return true;
      case 'undo':
        this.takeBack(event.seat, [], effect);
        return this.history === null;
      case 'chat': {
        const line: ChatLine = { sequence, at, seat: event.seat, name: this.sitters[event.seat].name, text: event.text };
        this.talk.say(line);
        effect.chat = line;
        return false;
      }
      case 'contribute':
        if (this.history) this.history.contribute(event.by, event.body, at);
        else effect.contribution = this.add(event.by, event.body, at);
        // A drawing comes in ten pieces a second: what the clocks say is known without them.
        effect.table = false;
        return false;
      default:
        effect.table = true;
        return this.atTable(event, sequence, at, effect);
    }
  }

  /** Events beside the game. */
  private atTable(event: TableEvent, sequence: number, at: number, effect: Effect): boolean {
    switch (event.kind) {
      case 'sit':
        this.sitters[event.seat] = sitterOf({ ...event, kind: 'person' });
        return false;
      case 'come':
        for (const seat of event.seats) {
          this.sitters[seat].awaited = false;
          this.sitters[seat].entropy = event.entropy;
        }
        return false;
      case 'begin':
        this.given = event.given;
        this.begin(event.fill, sequence, at, effect);
        return this.history === null;
      case 'adopt':
        adopt(this, event);
        return false;
      case 'askUndo':
        this.ask = { sequence, seat: event.seat, agreed: [], need: event.need ?? null };
        return false;
      case 'consent':
        if (this.ask?.sequence !== event.request) return false;
        if (event.agree) this.ask.agreed.push(event.seat);
        else this.ask = null;
        return false;
      case 'hand':
        effect.handed = event.seat;
        this.attendance.carryOut(event, sequence, at, this.actors());
        return false;
      case 'abort':
        this.abortVotes.agreed = this.abortVotes.agreed.filter((voter) => voter !== event.seat);
        if (event.agree) this.abortVotes.agreed.push(event.seat);
        this.abortVotes.need = event.need ?? null;
        this.abortVotes.stuck = event.stuck ?? false;
        return false;
      case 'close':
        this.status = 'aborted';
        this.closed = true;
        this.ask = null;
        return false;
      case 'reopen':
        return false;
      case 'rematch':
        this.rematch = event.table;
        return false;
      case 'fight':
        this.campaign?.keepFight(event);
        return false;
      case 'deadline':
        this.campaign?.setDeadline(event);
        return false;
      case 'ruling':
        return this.rule(event, sequence, at, effect);
      default:
        this.attendance.carryOut(fitting(event, this.roles), sequence, at, this.actors());
        return false;
    }
  }

  /** The organiser's word stands for the consent of all. True if the game moved. */
  private rule(event: Extract<TableEvent, { kind: 'ruling' }>, sequence: number, at: number, effect: Effect): boolean {
    const { of, what, reason } = event;
    if (what === 'correct') this.takeBack(of, this.others(of), effect);
    else this.attendance.carryOut(event, sequence, at, this.actors());
    const line = (this.match ?? this.history)?.log.length ?? 0;
    this.campaign?.rulings.push({ sequence, at, of, what, reason, line });
    return what === 'correct' && this.history === null;
  }

  private others(seat: Seat): Seat[] {
    return this.sitters.flatMap((_, other) => (other === seat ? [] : [other]));
  }

  private begin(fill: BotLevel, sequence: number, at: number, effect: Effect): void {
    for (const [seat, { kind }] of this.sitters.entries()) {
      if (kind === 'open') this.sitters[seat] = sitterOf({ kind: 'bot', level: botFor(this.roles[seat], fill) ?? fill });
    }
    this.status = 'playing';
    this.begun = true;
    const { imported } = this.file.setting;
    if (this.history) {
      for (const { seat, body } of imported?.contributions ?? []) this.contributed.add(seat, body);
      return;
    }
    const { match, told, added } = imported ? this.takenBack(imported) : this.dealt();
    this.contributed = added;
    // The table had gone over to other rules before the match began.
    if (match.rules !== this.rules) match.adopt({ rules: this.rules, digest: null });
    this.match = match;
    this.lines = told.map((heard) => ({ sequence, at, told: heard }));
    effect.told = this.lines.flatMap((line) => line.told);
  }

  private dealt(): BroughtBack {
    const told: Told<Fact>[] = [];
    const match = dealt(this.game, recordOf(this.file, this.brought(), [], []), (fact) => told.push(fact));
    return { match, told: [told], added: new Added() };
  }

  private takenBack(imported: Imported): BroughtBack {
    const brought = this.broughtBack ?? whole(this.bringing(imported));
    this.broughtBack = null;
    return brought;
  }

  private bringing({ log, contributions = [] }: Imported): Parts<BroughtBack> {
    return bringingBack(this.game, recordOf(this.file, this.brought(), log, contributions));
  }

  /** What takes long in carrying out an event is done before it, in parts. */
  *preparing({ kind }: TableEvent): Parts<void> {
    const { imported } = this.file.setting;
    if (kind === 'begin' && imported && !this.history) this.broughtBack = yield* this.bringing(imported);
  }

  private add(by: Contributor, body: ContributionBody, at: number): Contribution {
    const match = this.playing();
    // What was stored was judged before; only what earlier rules let through must be looked at again.
    const added = match.rules === match.current.rules ? match.takeIn(by, body, at) : match.contribute(by, body, at);
    if (isRefusal(added)) throw new BrokenCourse(`a contribution is refused by ${added.rule} (${added.why})`);
    this.contributed.add(by.seat, body);
    return added;
  }

  /** True if the lines were carried out, and not only written down. */
  private goOn(lines: readonly PlayEntry[], sequence: number, at: number, effect: Effect): boolean {
    if (this.history) {
      for (const line of lines) this.history.write(line);
      this.ask = null;
      return false;
    }
    const match = this.playing();
    effect.told = [];
    for (const line of lines) {
      const told: Told<Fact>[] = [];
      must(
        match,
        match.repeat(line, (fact) => told.push(fact)),
      );
      this.lines.push({ sequence, at, told });
      effect.told.push(...told);
    }
    this.dropAsk(effect);
    return true;
  }

  /** The game went on: nobody is asked any more whether something may be taken back. */
  private dropAsk(effect: Effect): void {
    if (!this.ask) return;
    this.ask = null;
    effect.table = true;
  }

  /** Neither clocks nor numbers nor anything that others see may change by it. */
  private order(seat: Seat, window: string, unless: readonly string[] | null, effect: Effect): void {
    const entry = { seat, order: window, unless: unless && [...unless] };
    if (this.history) this.history.write(entry);
    else must(this.playing(), this.playing().repeat(entry));
    this.ordered++;
    effect.ordered = seat;
  }

  private takeBack(seat: Seat, agreed: readonly Seat[], effect: Effect): void {
    this.ask = null;
    if (this.history) {
      this.history.undo(seat, agreed);
      return;
    }
    const match = this.playing();
    must(match, undoRefused(seat, match.undo(seat, agreed)));
    this.lines.length = match.decisions - match.settled + 1;
    this.rewound = this.number;
    effect.rewound = true;
    effect.table = true;
  }

  /** Requests that everybody has agreed to are carried out. Bots have no say. */
  private settle(effect: Effect): void {
    if (this.ask && !this.halted) {
      const { seat } = this.ask;
      if (missing(this, this.ask).length === 0) {
        this.takeBack(seat, this.others(seat), effect);
        if (!this.history) {
          this.decision++;
          this.clocks.decision(this.actors());
        }
      }
    }
    const { agreed, stuck } = this.abortVotes;
    if (agreed.length > 0 && this.begun && !this.over && (stuck || !this.attendance.suspended)) {
      if (missing(this, this.abortVotes).length === 0) {
        this.status = 'aborted';
        this.ask = null;
        effect.table = true;
      }
    }
  }

  /** What the seats added to chance, by seat; a bot adds nothing, and nobody does to the fight of a campaign. */
  entropy(): string[] {
    if (this.file.setting.linked) return [];
    return this.file.setting.imported?.entropy ?? this.sitters.map(({ entropy }) => entropy);
  }

  /** What the match is dealt from, besides options and seed. */
  brought(): Brought {
    const given = this.file.setting.imported ? this.file.setting.imported.given : this.given;
    return { entropy: this.entropy(), given };
  }

  private playing(): AnyMatch {
    if (!this.match) throw new BrokenCourse('the match has not begun');
    return this.match;
  }
}
