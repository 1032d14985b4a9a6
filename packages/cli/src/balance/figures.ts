/** What came of the games of a cell, as numbers that can be added, kept in a file and read back. */

/** Games of one kind: with what was handed in, or without. */
export interface Tally {
  /** By seat: games won, alone or with others. */
  won: number[];
  /** Games that some won and some lost. Where there are none, all win or lose together. */
  divided: number;
}

export interface Figures {
  /** Rounds: one game, or the same game with and without the change. */
  played: number;
  measured: Tally;
  /** Without the change; null where only one kind of game is played. */
  without: Tally | null;
  /** By seat, of the rounds of two games: those won only with the change, and those won only without. */
  gained: number[];
  lost: number[];
}

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);
const noGames = (seats: number): Tally => ({ won: zeros(seats), divided: 0 });

export const noFigures = (seats: number, against: boolean): Figures => ({
  played: 0,
  measured: noGames(seats),
  without: against ? noGames(seats) : null,
  gained: zeros(seats),
  lost: zeros(seats),
});

/** Adds one round by who won its games. */
export function addRound(figures: Figures, winners: readonly number[], winnersWithout: readonly number[]): void {
  figures.played++;
  addGame(figures.measured, winners);
  if (!figures.without) return;
  addGame(figures.without, winnersWithout);
  for (let seat = 0; seat < figures.gained.length; seat++) {
    const won = winners.includes(seat);
    if (won === winnersWithout.includes(seat)) continue;
    (won ? figures.gained : figures.lost)[seat]++;
  }
}

function addGame(tally: Tally, winners: readonly number[]): void {
  for (const seat of winners) tally.won[seat]++;
  if (winners.length > 0 && winners.length < tally.won.length) tally.divided++;
}

export function pool(all: readonly Figures[], seats: number): Figures {
  const sum = noFigures(
    seats,
    all.some(({ without }) => without !== null),
  );
  for (const { played, measured, without, gained, lost } of all) {
    sum.played += played;
    addTally(sum.measured, measured);
    if (sum.without && without) addTally(sum.without, without);
    for (let seat = 0; seat < seats; seat++) {
      sum.gained[seat] += gained[seat];
      sum.lost[seat] += lost[seat];
    }
  }
  return sum;
}

function addTally(sum: Tally, { won, divided }: Tally): void {
  sum.divided += divided;
  for (const [seat, count] of won.entries()) sum.won[seat] += count;
}

/** Whether data from a file are figures for so many seats that can have come about. */
export function areFigures(data: unknown, seats: number, against: boolean): data is Figures {
  const f = data as Partial<Figures> | null;
  if (typeof f !== 'object' || f === null || !isCount(f.played)) return false;
  const most = f.played;
  const counts = (list: unknown): boolean =>
    Array.isArray(list) && list.length === seats && list.every((count) => isCount(count) && count <= most);
  const isTally = (tally: Partial<Tally> | null | undefined): boolean =>
    typeof tally === 'object' && tally !== null && counts(tally.won) && isCount(tally.divided) && tally.divided <= most;
  return isTally(f.measured) && (against ? isTally(f.without) : f.without === null) && counts(f.gained) && counts(f.lost);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
