/**
 * The clerk of the campaigns: lays tables for fights, and enters what the matches played there prove. Whoever sees that a
 * match is over may call; the books take each result once, whoever brings it and however often.
 */
import { type CampaignKind, proofOf, provenBy, seedOfFight, setUpOf } from '@guildhall/campaign';
import { isRefusal, type Links, recordedGiven, type Seat } from '@guildhall/kernel';
import { rulesName } from '@guildhall/kernel/hall';
import type { FightReply } from '@guildhall/wire';
import type { Hall } from '../hall.ts';
import { statusOf } from '../store/kept.ts';
import type { SeatRow } from '../store/schema.ts';
import { endedFights, handSeat, insertTable, type NewFile, type NewTable, seatsOf } from '../store/tables.ts';
import { type OpenFight, setUpHash } from '../table/campaign.ts';
import type { Course } from '../table/course.ts';
import type { Seating, Setting } from '../table/events.ts';
import type { Keeper } from '../table/keeper.ts';
import { Denied } from '../table/problem.ts';
import { exported } from '../table/report.ts';
import { hashKey, newId, sameHash } from '../table/secrets.ts';
import { no, type Verdict } from '../table/verdict.ts';

/** The clerk commands as the server does. */
const SERVER = -1;
/** Reasons for which there is nothing left to do. */
const MOOT: ReadonlySet<string> = new Set(['unknownTable', 'stale', 'noRequest']);

export class Clerk {
  /** By ledger: what is being done, and whether something has happened meanwhile. */
  private readonly atWork = new Map<string, { done: Promise<void>; again: boolean }>();
  private stopped = false;
  /** Fights of which the books have heard here. */
  private readonly settled = new Set<string>();

  constructor(private readonly hall: Hall) {}

  /** After every event of any table. */
  attend(keeper: Keeper, { file, status, campaign, match }: Course): void {
    const { linked } = file.setting;
    if (linked && status === 'over' && !this.settled.has(keeper.id)) this.look(linked.table);
    if (campaign && status === 'playing' && campaign.awaitsFights(match)) this.look(keeper.id);
  }

  /** Another process may have seen a match to its end and been gone before the result was entered. */
  async lookForEnded(since: number): Promise<void> {
    for (const { id, ledger } of await endedFights(this.hall.store.db, since)) if (!this.settled.has(id)) this.look(ledger);
  }

  /** Sees to all fights of a campaign, in the background. */
  private look(ledger: string): void {
    if (this.stopped) return;
    const busy = this.atWork.get(ledger);
    if (busy) {
      busy.again = true;
      return;
    }
    const done = this.work(ledger)
      .catch((error) => this.trouble(ledger, error))
      .then(() => {
        const again = this.atWork.get(ledger)?.again;
        this.atWork.delete(ledger);
        if (again) this.look(ledger);
      });
    this.atWork.set(ledger, { done, again: false });
  }

  /** Begins nothing any more, and ends what is begun. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.atWork.values()].map(({ done }) => done));
  }

  private async work(ledger: string): Promise<void> {
    const keeper = await this.hall.keeper(ledger);
    const kind = await this.kindOf(keeper);
    const { fights, tables } = await keeper.with((course) => ({
      fights: openFights(course).map((fight) => ({ ...fight, bots: onlyBots(course, fight) })),
      tables: course.campaign?.tables() ?? [],
    }));
    const open = new Set(fights.map(({ laid }) => laid?.table));
    for (const table of tables) if (!open.has(table)) this.settled.add(table);
    // One fight that cannot be seen to must not keep the others waiting.
    for (const fight of fights) await this.seeTo(keeper, kind, fight).catch((error) => this.trouble(ledger, error));
  }

  private async seeTo(keeper: Keeper, kind: CampaignKind, fight: OpenFight & { bots: boolean }): Promise<void> {
    const { linked, laid, bots } = fight;
    if (laid && (await statusOf(this.hall.store.db, laid.table)) === 'over') await this.enter(keeper, kind, fight);
    // Nobody else would ever open it.
    else if (!laid && bots) await this.lay(keeper, kind, linked.number);
  }

  /** Where the campaign is gone, or has moved on meanwhile, nothing waits any more. */
  private trouble(ledger: string, error: unknown): void {
    if (!(error instanceof Denied && MOOT.has(error.reason))) this.hall.failed(ledger, error);
  }

  private async kindOf({ file }: Keeper): Promise<CampaignKind> {
    const ledger = await this.hall.game(file.game);
    if (!ledger.links) throw new Denied('noRequest', 'this is no campaign');
    return { ledger, links: ledger.links, game: await this.hall.game(ledger.links.game) };
  }

  /** Enters what the match of a fight proves. */
  private async enter(keeper: Keeper, kind: CampaignKind, { linked, laid }: OpenFight): Promise<void> {
    const { links } = kind;
    const table = laid?.table ?? '';
    const record = await exported(this.hall, table);
    const proven = provenBy(kind, keeper.file.seed, linked, record);
    if (isRefusal(proven))
      throw new Error(`a fight proves nothing: ${proven.rule} ${proven.why} ${JSON.stringify(proven.about)}`);
    const answer = links.answer({ number: linked.number, proof: proofOf(record), report: proven.report });
    // What was taken back since may have to be entered again.
    const rewound = await keeper.with((course) => course.rewound);
    const made = await keeper.make(SERVER, `result:${table}:${rewound}`, (course): Verdict => {
      const waits = openFights(course).find((fight) => fight.laid?.table === table);
      if (!waits || course.rewound !== rewound) return no('stale', 'nobody waits for this result any more');
      const seat = links.organiser.seat;
      const refusal = course.match?.whyNot(seat, answer);
      if (refusal) return no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal);
      return { event: { kind: 'answer', seat, answers: [{ question: links.question, answer }] } };
    });
    if ('refused' in made && made.refused.reason === 'rules') throw new Error(`a result was refused: ${made.refused.detail}`);
  }

  /** Lays the table of a fight, or finds the one that was laid. The same fight never has two. */
  private async lay(keeper: Keeper, kind: CampaignKind, number: number): Promise<string> {
    const { hall } = this;
    const rows = await seatsOf(hall.store.db, keeper.id);
    const key = await keeper.with((course) => {
      const found = openFights(course).find(({ linked }) => linked.number === number);
      return found ? `fight:${found.linked.name}:${setUpHash(found.linked)}` : null;
    });
    if (key === null) throw new Denied('noRequest', 'no result of this fight is waited for');
    let next: NewTable | null = null;
    const made = await keeper.make(
      SERVER,
      key,
      (course) => {
        const found = openFights(course).find(({ linked }) => linked.number === number);
        if (!found || found.laid) return no('stale', 'the campaign has moved on');
        next = newFight(hall, course, kind, found, rows);
        const { name } = found.linked;
        return { event: { kind: 'fight', number, name, table: next.file.id, setUp: setUpHash(found.linked) } };
      },
      async (trx) => {
        if (next) await insertTable(trx, next);
      },
    );
    if ('refused' in made) throw new Denied(made.refused.reason, made.refused.detail, made.refused.refusal);
    const table = await keeper.with(
      (course) => openFights(course).find(({ linked }) => linked.number === number)?.laid?.table ?? null,
    );
    if (table === null) throw new Denied('noRequest', 'no result of this fight is waited for');
    // Opening it begins the match.
    await (await hall.keeper(table)).with(() => {});
    return table;
  }

  /** One of those who fight, or the organiser, goes to the table of a fight. */
  async open(keeper: Keeper, person: string, number: number, keys: readonly string[]): Promise<FightReply> {
    const { hall } = this;
    const kind = await this.kindOf(keeper);
    const mine = await hall.seatsHeld(keeper.id, person, keys);
    const fight = await keeper.with(({ campaign, match }) => campaign?.state(match).fights.find((one) => one.number === number));
    if (!fight) throw new Denied('noRequest', 'there is no such fight');
    const { organiser } = kind.links;
    if (!mine.some((seat) => seat === organiser.seat || fight.players.includes(seat)))
      throw new Denied('notYourFight', 'only those who fight and the organiser open the table of a fight');
    const table = fight.table ?? (await this.lay(keeper, kind, number));
    await this.seatAgain(keeper.id, table, fight.players, mine);
    const rows = await seatsOf(hall.store.db, table);
    const seats = await hall.seatsHeld(table, person, keys);
    const grants = seats.flatMap((seat) => {
      const row = rows.find((one) => one.seat === seat);
      const key = keys.find((one) => row && sameHash(hashKey(one), row.key_hash));
      return key === undefined ? [] : [{ seat, key }];
    });
    return { table, seats, grants };
  }

  /** Whoever holds a gang's seat in the campaign holds it in its fight too, also one who has come for another. */
  private async seatAgain(ledger: string, table: string, players: readonly Seat[], mine: readonly Seat[]): Promise<void> {
    const { db } = this.hall.store;
    const [here, there] = [await seatsOf(db, ledger), await seatsOf(db, table)];
    for (const [seat, player] of players.entries()) {
      const holder = mine.includes(player) ? here.find((row) => row.seat === player) : undefined;
      const before = there.find((row) => row.seat === seat);
      if (!holder || !before || holder.key_hash === before.key_hash) continue;
      const name = await (await this.hall.keeper(ledger)).with(({ sitters }) => sitters[player].name);
      const keeper = await this.hall.keeper(table);
      await keeper.make(
        SERVER,
        `hand:${seat}:${holder.key_hash}`,
        (course) => (course.status === 'playing' ? { event: { kind: 'hand', seat, name } } : no('over', 'the fight is over')),
        (trx) => handSeat(trx, { ...holder, table_id: table, seat }),
      );
    }
  }
}

/** Of a campaign that was brought in the chance is known: what comes of its fights is entered by hand. */
const openFights = ({ campaign, match, status, file }: Course): OpenFight[] =>
  campaign && match && status === 'playing' && !file.setting.imported ? campaign.open(match) : [];

const onlyBots = ({ sitters }: Course, { linked }: OpenFight): boolean =>
  linked.players.every((seat) => sitters[seat].bot !== null);

/** The table of a fight, set up and dealt exactly as the ledger demands; seats and their keys are those of the campaign. */
function newFight(
  hall: Hall,
  course: Course,
  { game, links }: KindParts,
  { linked }: OpenFight,
  rows: readonly SeatRow[],
): NewTable {
  const { file, sitters } = course;
  const setUp = setUpOf(game, linked);
  if (isRefusal(setUp)) throw new Denied('rules', `refused by ${setUp.rule}: ${setUp.why}`, setUp);
  const { pace, chat, name } = file.setting;
  const seats = linked.players.map((seat): Seating => {
    const { bot, name: called } = sitters[seat];
    return bot === null ? { kind: 'person', name: called, entropy: '' } : { kind: 'bot', level: bot };
  });
  const setting: Setting = {
    options: setUp.options,
    seats,
    ...recordedGiven(setUp.given),
    pace,
    name,
    chat,
    imported: null,
    standIns: false,
    linked: { table: file.id, number: linked.number, name: linked.name },
  };
  const laid: NewFile = {
    id: newId(),
    game: links.game,
    rules: rulesName(game.meta),
    setting,
    seed: seedOfFight(file.seed, linked),
    host: file.host,
    public: false,
    created: hall.now(),
  };
  const held = seats.flatMap(({ kind }, seat): SeatRow[] => {
    const row = kind === 'person' ? rows.find((one) => one.seat === linked.players[seat]) : undefined;
    return row ? [{ ...row, table_id: laid.id, seat, seen: hall.now() }] : [];
  });
  return { file: laid, seats: held };
}

type KindParts = Pick<CampaignKind, 'game'> & { links: Pick<Links, 'game'> };
