/**
 * A toy for what goes into a match and comes out of it: a director leads heroes, whom their players bring along with wounds
 * and a secret charm, through the rooms of a dungeon; who comes out and how is reported.
 */
import * as v from 'valibot';
import {
  copyPlain,
  defineGame,
  type EarlierVersion,
  type Fact,
  type GamePackage,
  type GameText,
  type MatchGiven,
  onlyInEnglish,
  type Plain,
  parseRulebook,
  Rules,
  refuse,
  type Seat,
  seat as seatKind,
  whole as wholeKind,
} from '../src/index.ts';

const RULEBOOK = `# Delve
## 1. All
- **DE-1.1** [house] One player is the director, the first or the last; the others are heroes.
- **DE-1.2** [house] The director brings the dungeon: a title and one to four rooms.
- **DE-1.3** [house] Each hero's player brings a hero with up to two wounds and a charm, which nobody else knows. No two heroes have the same name.
- **DE-1.4** [house] In each room the director sets the danger from 1 to 3.
- **DE-1.5** [house] Then each hero fights (a roll above the danger and 2 kills, any other wounds), hides, or uses the charm: luck heals a wound, iron kills.
- **DE-1.6** [house] A hero with three wounds is out. After the last room the heroes who are left win; without any the director does.
- **DE-1.7** [house] Reported are the rooms, who survived with how many wounds, and the kills.
`;
export type DelveRule = 'DE-1.1' | 'DE-1.2' | 'DE-1.3' | 'DE-1.4' | 'DE-1.5' | 'DE-1.6' | 'DE-1.7';
type DelveFact = Fact & { rule: DelveRule };

export const CHARMS = ['luck', 'iron'] as const;
/** As the first edition called them. */
const OLD_CHARMS = ['C1', 'C2'] as const;
const OUT = 3;

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const title = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(20));
const dungeon = v.strictObject({ title, rooms: v.pipe(count(4), v.minValue(1)) });
const heroOf = <C extends string>(charms: readonly C[]) =>
  v.strictObject({ name, wounds: count(OUT - 1), charm: v.picklist(charms) });
const hero = heroOf(CHARMS);
const oldHero = v.strictObject({ name, scars: count(OUT - 1), charm: v.picklist(OLD_CHARMS) });
export type DelveGiven = MatchGiven<v.InferOutput<typeof dungeon>, v.InferOutput<typeof hero> | null>;

const report = v.strictObject({
  rooms: count(4),
  survivors: v.array(v.strictObject({ name, wounds: count(OUT - 1) })),
  kills: count(12),
});
export type DelveReport = v.InferOutput<typeof report>;

type Hero = { name: string; wounds: number; charm: string; used: boolean; kills: number };
export type DelveTable = { title: string; rooms: number; room: number; director: Seat; heroes: (Hero | null)[] };

interface Edition {
  version: string;
  versions?: readonly EarlierVersion[];
  charms: readonly string[];
  /** What a hero is brought with. */
  own: typeof hero | typeof oldHero;
}

const stillThere = (t: DelveTable): Seat[] => t.heroes.flatMap((one, seat) => (one && one.wounds < OUT ? [seat] : []));

function writeRules({ charms }: Edition): Rules<DelveTable, DelveFact, DelveRule> {
  const rules = new Rules<DelveTable, DelveFact, DelveRule>();
  const room = rules.procedure('room', { danger: wholeKind(0, 3), fighter: seatKind });
  rules
    .procedure('delve', {})
    .does((w) => [w.loop((t) => t.room < t.rooms && stillThere(t).length > 0, [w.call(room, (t) => ({ for: t.director }))])]);
  room.does((w) => [
    w.ask<string>('set the danger', {
      rule: 'DE-1.4',
      legal: (_t, _f, list) => void list.push('1', '2', '3'),
      why: () => refuse('DE-1.4', 'noSuchDanger'),
      take: (p, f, answer) => {
        f.vars.danger = Number(answer);
        p.tell?.({ kind: 'danger', rule: 'DE-1.4', danger: f.vars.danger });
      },
    }),
    w.each('fighter', stillThere, [w.call(deed, (_t, f) => ({ for: f.vars.fighter, danger: f.vars.danger }))]),
    w.run((p) => void p.t.room++),
  ]);
  const deed = rules.procedure('deed', { danger: wholeKind(0, 3) });
  deed.does((w) => [
    w.ask<string>('act', {
      rule: 'DE-1.5',
      legal: (t, f, list) => void list.push('fight', 'hide', ...(t.heroes[f.seat]?.used ? [] : ['use the charm'])),
      why: () => refuse('DE-1.5', 'noSuchDeed'),
      take: (p, f, answer) => {
        const one = p.t.heroes[f.seat];
        if (!one || answer === 'hide') return;
        if (answer === 'fight') {
          const won = p.roll('fight', 6) > f.vars.danger + 2;
          if (won) one.kills++;
          else one.wounds++;
          p.tell?.({ kind: 'fought', rule: 'DE-1.5', seat: f.seat, won });
          return;
        }
        one.used = true;
        p.disclose();
        if (one.charm === charms[0]) one.wounds = Math.max(0, one.wounds - 1);
        else one.kills++;
        p.tell?.({ kind: 'charmed', rule: 'DE-1.5', seat: f.seat, charm: one.charm });
      },
    }),
  ]);
  return rules;
}

const SENTENCES = {
  en: {
    director: 'director',
    hero: 'hero',
    rooms: (n: number) => `Rooms: ${n}`,
    survivor: (who: string, wounds: number) => `${who} came out; wounds: ${wounds}`,
    kills: (n: number) => `Kills: ${n}`,
    why: {
      heroMissing: 'A hero is missing.',
      noHero: 'The director brings no hero.',
      sameName: 'Another hero has this name.',
    },
  },
  pl: {
    director: 'mistrz gry',
    hero: 'bohater',
    rooms: (n: number) => `Komnaty: ${n}`,
    survivor: (who: string, wounds: number) => `${who} wychodzi cało; rany: ${wounds}`,
    kills: (n: number) => `Pokonani: ${n}`,
    why: { heroMissing: 'Brakuje bohatera.', noHero: 'Mistrz gry nie przynosi bohatera.', sameName: 'To imię jest już zajęte.' },
  },
};

const wordsIn = (language: 'en' | 'pl'): GameText => {
  const says = SENTENCES[language];
  return {
    title: 'Delve',
    blurb: 'A toy.',
    step: (step) => step,
    question: (question) => `Question ${question}`,
    answer: (_question, answer) => String(answer),
    fact: (fact) => fact.kind,
    refusal: ({ why }) => (says.why as { [why: string]: string })[why] ?? `Refused: ${why}.`,
    name: (id) => id,
    option: (option) => ({ label: option, values: {} }),
    outcome: (reason) => reason,
    role: (role) => (role === 'director' ? says.director : says.hero),
    report(given) {
      const { rooms, survivors, kills } = given as DelveReport;
      return [says.rooms(rooms), ...survivors.map((one) => says.survivor(one.name, one.wounds)), says.kills(kills)];
    },
    seat: (seat) => `Seat ${seat + 1}`,
  };
};

export function makeDelve(edition: Edition): GamePackage<DelveTable, string, Plain, DelveFact> {
  const { version, versions, charms, own } = edition;
  const directorAt = (options: { [name: string]: unknown }, seats: number): Seat => (options.director === 'last' ? seats - 1 : 0);
  const seen = v.strictObject({
    name,
    wounds: count(OUT),
    used: v.boolean(),
    kills: count(4),
    charm: v.nullable(v.picklist(charms)),
  });
  const onTable = v.strictObject({ ...seen.entries, charm: v.picklist(charms) });
  const shown = { title, rooms: count(4), room: count(4), director: count(3) };
  return defineGame<DelveTable, string, Plain, DelveFact, DelveRule, DelveGiven, DelveReport>({
    meta: {
      id: 'delve',
      version,
      seats: { min: 2, max: 4 },
      options: [{ name: 'director', rule: 'DE-1.1', values: ['first', 'last'], default: 'first' }],
      roles: [
        { name: 'director', rule: 'DE-1.1', seats: { min: 1, max: 1 }, bots: [] },
        { name: 'hero', rule: 'DE-1.1', seats: { min: 1, max: 3 }, bots: ['greedy', 'random'] },
      ],
      longest: 60,
    },
    versions,
    text: { en: wordsIn('en'), pl: wordsIn('pl') },
    rulebook: onlyInEnglish(parseRulebook(RULEBOOK)),
    rules: writeRules(edition),
    main: 'delve',
    roles: (options, seats) =>
      Array.from({ length: seats }, (_, seat) => (seat === directorAt(options, seats) ? 'director' : 'hero')),
    given: {
      rule: 'DE-1.3',
      all: dungeon,
      // The first edition's heroes are of another shape, as its table is not: both are turned into the same.
      own: v.nullable(own) as unknown as v.NullableSchema<typeof hero, undefined>,
      whyNot(given, options, seats) {
        const director = directorAt(options, seats);
        const names = given.own.flatMap((one) => (one ? [one.name] : []));
        if (given.own[director]) return refuse('DE-1.3', 'noHero');
        if (names.length < seats - 1) return refuse('DE-1.3', 'heroMissing');
        return new Set(names).size < names.length ? refuse('DE-1.3', 'sameName') : null;
      },
      sample: (options, seats, random) => ({
        all: { title: `Vault ${random.below(100)}`, rooms: 1 + random.below(4) },
        own: Array.from({ length: seats }, (_, seat) => {
          if (seat === directorAt(options, seats)) return null;
          const wounds = random.below(OUT);
          const charm = charms[random.below(2)];
          const brought =
            own === oldHero ? { name: `Hero ${seat}`, scars: wounds, charm } : { name: `Hero ${seat}`, wounds, charm };
          return brought as DelveGiven['own'][number];
        }),
      }),
    },
    deal: (options, seats, _p, { all, own: brought }) => ({
      ...all,
      room: 0,
      director: directorAt(options, seats),
      heroes: brought.map((one) => {
        if (!one) return null;
        const wounds = one.wounds ?? (one as unknown as { scars: number }).scars;
        return { name: one.name, wounds, charm: one.charm, used: false, kills: 0 };
      }),
    }),
    seats: (t) => t.heroes.length,
    copy: (t) => copyPlain(t),
    look: ({ heroes, ...rest }, seat) => ({
      ...rest,
      heroes: heroes.map((one, s) => one && { ...one, charm: one.used || s === seat ? one.charm : null }),
    }),
    imagine: (t, _stack, seat, random) => {
      for (const [s, one] of t.heroes.entries()) if (one && s !== seat && !one.used) one.charm = charms[random.below(2)];
    },
    outcome: (t) => {
      const left = stillThere(t);
      return {
        winners: left.length > 0 ? left : [t.director],
        reason: left.length > 0 ? 'out' : 'lost',
        rule: 'DE-1.6',
        scores: [],
      };
    },
    score: (t, seat) => t.heroes[seat]?.kills ?? 0,
    report: {
      schema: report,
      of: (t) => ({
        rooms: t.room,
        survivors: stillThere(t).map((seat) => {
          const { name: called, wounds } = t.heroes[seat] as Hero;
          return { name: called, wounds };
        }),
        kills: t.heroes.reduce((sum, one) => sum + (one?.kills ?? 0), 0),
      }),
    },
    tableSchema: v.strictObject({ ...shown, heroes: v.pipe(v.array(v.nullable(onTable)), v.minLength(2), v.maxLength(4)) }),
    viewSchema: v.strictObject({ ...shown, heroes: v.array(v.nullable(seen)) }),
    impossible: ({ heroes, director }) =>
      heroes.some((one, seat) => (one === null) !== (seat === director)) ? 'all but the director are heroes' : null,
    content: { all: ['danger', 'fought', 'charmed'], seen: ({ kind }) => [kind] },
    bots: { evaluate: (g, seat) => g.table.heroes[seat]?.kills ?? 0 },
  });
}

/** What has changed from the first edition: charms have names, scars are called wounds. */
const RENAMED: EarlierVersion = {
  version: '1.0.0',
  ids: Object.fromEntries(OLD_CHARMS.map((old, i) => [old, CHARMS[i]])),
  given: ({ all, own }) => ({
    all,
    own: own.map((one) => {
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
      const { scars, ...rest } = one;
      return { ...rest, wounds: scars };
    }),
  }),
};

export const DELVE = {
  first: makeDelve({ version: '1.0.0', charms: OLD_CHARMS, own: oldHero }),
  second: makeDelve({ version: '1.1.0', charms: CHARMS, own: hero, versions: [RENAMED] }),
  /** Forgets that heroes were brought in another shape. */
  careless: makeDelve({ version: '1.1.0', charms: CHARMS, own: hero, versions: [{ version: '1.0.0', ids: RENAMED.ids }] }),
};
export const delve = DELVE.second;

/** A dungeon with a hero for each seat but the first. */
export const brought = (seats = 2): { all: DelveGiven['all']; own: DelveGiven['own'] } => ({
  all: { title: 'Old mill', rooms: 2 },
  own: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? null : { name: `Ida ${seat}`, wounds: 1, charm: seat % 2 === 1 ? 'iron' : 'luck' },
  ),
});
