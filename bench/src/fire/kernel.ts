/** The fire game on our kernel: a complete package, with refusals, facts, views, words and a rulebook. */
import {
  count,
  defineGame,
  type Fact,
  type GamePackage,
  type Outcome,
  onlyInEnglish,
  type Plain,
  parseRulebook,
  Rules,
  refuse,
  type Schema,
} from '@guildhall/kernel';
import {
  ACTIONS,
  BESIDE,
  BLOCKS,
  CORNERS,
  DIRECTIONS,
  FIRE,
  FIRST_FIRES,
  GUSTS,
  RUIN,
  RUINS,
  SIDE,
  SOUND,
  TURNS,
} from './board.ts';
import { en, pl } from './text.ts';

export type FireTable = {
  blocks: number[];
  at: number[];
  put: number[];
  seat: number;
  turns: number;
  fires: number;
  ruins: number;
};
type FireRule = 'FI-1.1' | 'FI-2.1' | 'FI-2.2' | 'FI-2.3' | 'FI-3.1' | 'FI-4.1' | 'FI-4.2' | 'FI-4.3';
type FireFact = Fact & { kind: 'moved' | 'putOut' | 'caughtFire' | 'ruined'; rule: FireRule; block: number };

const RULEBOOK = `# A small fire
## 1. The town
- **FI-1.1** [house] 6 by 6 blocks; seats start in the corners; the four middle blocks burn.
## 2. Your turn
- **FI-2.1** [house] You have four actions; you may end your turn before they are spent.
- **FI-2.2** [house] Move one block north, east, south or west, inside the town.
- **FI-2.3** [house] Put out a fire in your own block or one of the four beside it.
## 3. The wind
- **FI-3.1** [house] Three gusts blow after each turn; each picks a block and a direction.
## 4. The end
- **FI-4.1** [house] When no block burns, whoever put out the most fires wins.
- **FI-4.2** [house] With six ruins all lose.
- **FI-4.3** [house] After 100 turns all lose.
`;

const MOVES = DIRECTIONS.map((direction) => `move ${direction}`);
const PUT_OUT = DIRECTIONS.map((direction) => `put out ${direction}`);
const HERE = 'put out here';
const END = 'end turn';
/** What each answer means: 0-3 a move, 4-7 the hose beside, 8 the hose here, 9 the end of the turn. */
const ALL = [...MOVES, ...PUT_OUT, HERE, END];
const MEANING = new Map(ALL.map((answer, meaning) => [answer, meaning]));
const FIRST_HOSE = 4;
const HOSE_HERE = 8;
const THE_END = 9;

const rules = new Rules<FireTable, FireFact, FireRule>();

const game = rules.procedure('game', {});
const turn = rules.procedure('turn', { actions: count(ACTIONS, ACTIONS) });

game.does((w) => [
  w.loop(
    (t) => t.turns < TURNS,
    [
      w.call(turn, (t) => ({ for: t.seat })),
      w.run((p) => {
        for (let i = 0; i < GUSTS; i++) {
          const block = p.draw('wind', BLOCKS);
          const beside = BESIDE[(block << 2) + p.draw('wind', 4)];
          const { t } = p;
          if (p.finished || t.blocks[block] !== FIRE) continue;
          if (beside >= 0 && t.blocks[beside] === SOUND) {
            t.blocks[beside] = FIRE;
            t.fires++;
            p.tell?.({ kind: 'caughtFire', rule: 'FI-3.1', block: beside });
            continue;
          }
          const ruined = beside >= 0 && t.blocks[beside] === FIRE ? beside : block;
          t.blocks[ruined] = RUIN;
          t.fires--;
          t.ruins++;
          p.tell?.({ kind: 'ruined', rule: 'FI-3.1', block: ruined });
          if (t.fires === 0 || t.ruins === RUINS) p.finish();
        }
      }),
      w.run(({ t }) => {
        t.turns++;
        t.seat = t.seat + 1 === t.at.length ? 0 : t.seat + 1;
      }),
    ],
  ),
]);

turn.does((w) => [
  w.loop(
    (_t, f) => f.vars.actions > 0,
    [
      w.ask('act', {
        rule: 'FI-2.1',
        // There are always several answers; saying so spares the kernel a look whether there is only one.
        always: true,
        legal: (t, f, list: string[]) => {
          const { blocks } = t;
          const here = t.at[f.seat];
          const row = here << 2;
          for (let d = 0; d < 4; d++) {
            const beside = BESIDE[row + d];
            if (beside < 0) continue;
            list.push(MOVES[d]);
            if (blocks[beside] === FIRE) list.push(PUT_OUT[d]);
          }
          if (blocks[here] === FIRE) list.push(HERE);
          list.push(END);
        },
        why: (_t, _f, answer) => {
          const meaning = typeof answer === 'string' ? MEANING.get(answer) : undefined;
          if (meaning === undefined) return refuse('FI-2.1', 'noSuchAction', { answer });
          return meaning < FIRST_HOSE ? refuse('FI-2.2', 'outside', { answer }) : refuse('FI-2.3', 'noFire', { answer });
        },
        take: (p, f, answer) => {
          const { t } = p;
          const meaning = MEANING.get(answer) as number;
          if (meaning === THE_END) {
            f.vars.actions = 0;
            return;
          }
          f.vars.actions--;
          const here = t.at[f.seat];
          if (meaning < FIRST_HOSE) {
            t.at[f.seat] = BESIDE[(here << 2) + meaning];
            p.tell?.({ kind: 'moved', rule: 'FI-2.2', block: t.at[f.seat], seat: f.seat });
            return;
          }
          const block = meaning === HOSE_HERE ? here : BESIDE[(here << 2) + meaning - FIRST_HOSE];
          t.blocks[block] = SOUND;
          t.put[f.seat]++;
          t.fires--;
          p.tell?.({ kind: 'putOut', rule: 'FI-2.3', block, seat: f.seat });
          if (t.fires === 0) p.finish();
        },
      }),
    ],
  ),
]);

function outcome(t: FireTable): Outcome | null {
  if (t.ruins >= RUINS) return { winners: [], reason: 'ruins', rule: 'FI-4.2', scores: t.put.slice() };
  if (t.fires > 0 && t.turns < TURNS) return null;
  if (t.fires > 0) return { winners: [], reason: 'time', rule: 'FI-4.3', scores: t.put.slice() };
  const most = Math.max(...t.put);
  const winners = t.put.flatMap((n, seat) => (n === most ? [seat] : []));
  return { winners, reason: 'out', rule: 'FI-4.1', scores: t.put.slice() };
}

const whole = (n: unknown, below: number): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) < below;
const wholes = (list: unknown, below: number): boolean => Array.isArray(list) && list.every((n) => whole(n, below));

function fits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 7) return false;
  const t = value as FireTable;
  return (
    wholes(t.blocks, 3) &&
    wholes(t.at, BLOCKS) &&
    wholes(t.put, 1000) &&
    whole(t.seat, t.at.length) &&
    whole(t.turns, TURNS + 1) &&
    whole(t.fires, BLOCKS + 1) &&
    whole(t.ruins, RUINS + 1)
  );
}

/** There are no secrets in this game: the view is the table. */
const schema: Schema = {
  '~standard': {
    version: 1,
    vendor: 'bench',
    validate: (value) => (fits(value) ? { value } : { issues: [{ message: 'not a table of this game' }] }),
  },
};

const copy = (t: FireTable): FireTable => ({
  blocks: t.blocks.slice(),
  at: t.at.slice(),
  put: t.put.slice(),
  seat: t.seat,
  turns: t.turns,
  fires: t.fires,
  ruins: t.ruins,
});

export const fire: GamePackage<FireTable, string, FireTable, FireFact> = defineGame({
  meta: { id: 'fire', version: '1.0.0', seats: { min: 2, max: 4 }, options: [], longest: TURNS * ACTIONS },
  text: { en, pl },
  rulebook: onlyInEnglish(parseRulebook(RULEBOOK)),
  rules,
  main: 'game',
  deal: (_options, seats) => {
    const blocks: number[] = new Array(BLOCKS).fill(SOUND);
    for (const block of FIRST_FIRES) blocks[block] = FIRE;
    const at: number[] = CORNERS.slice(0, seats);
    return { blocks, at, put: new Array(seats).fill(0), seat: 0, turns: 0, fires: FIRST_FIRES.length, ruins: 0 };
  },
  seats: (t) => t.at.length,
  copy,
  look: copy,
  imagine: () => {},
  outcome,
  score: (t, seat) => t.put[seat],
  tableSchema: schema,
  viewSchema: schema,
  impossible: (t) => {
    const count = (kind: number): number => t.blocks.filter((block) => block === kind).length;
    if (t.blocks.length !== BLOCKS) return `a town has ${SIDE} by ${SIDE} blocks`;
    return count(FIRE) === t.fires && count(RUIN) === t.ruins ? null : 'fires and ruins do not match their counts';
  },
  content: { all: ['moved', 'putOut', 'caughtFire', 'ruined'], seen: (fact) => [fact.kind] },
  bots: {
    evaluate: (g, seat) => {
      const ended = outcome(g.table);
      if (ended) return ended.winners.includes(seat) ? 1 : 0;
      const { put, ruins } = g.table;
      const rest = Math.max(...put.filter((_, s) => s !== seat));
      return Math.min(0.9, Math.max(0.1, 0.5 + 0.1 * (put[seat] - rest) - 0.05 * ruins));
    },
  },
});

/** The answers in the order of the bare module's numbers, for comparing the two. */
export const ANSWERS: readonly Plain[] = ALL;
