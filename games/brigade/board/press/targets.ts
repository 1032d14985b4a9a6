/** Which spaces an answer speaks of: from the answer's words alone and from where things stand. */
import type { Asked, Plain } from '@guildhall/kernel';
import { CREW, type CrewId, DIRECTIONS } from '../../data/index.ts';
import { NOWHERE, SPACE_NAMES, spaceNamed, TOWARD } from '../../spaces.ts';
import type { TableView } from '../../view.ts';

/** What is asked, as far as presses need it. */
export type Open = Pick<Asked, 'name' | 'show'> | null;

/** The crew card that a word of an answer names. In the Action phase the same word says what its owner does. */
export function cardIn(word: string, open: Open): CrewId | null {
  if (open?.name === 'action phase/action') return null;
  return CREW.find(({ id }) => id === word)?.id ?? null;
}

const own = (table: TableView, seat: number | null) => (seat === null ? undefined : table.players[seat]);

/** The spaces a press on which means this answer; empty if it is about no space. */
export function targetsOf(answer: Plain, open: Open, table: TableView, seat: number | null): number[] {
  if (typeof answer !== 'string') return [];
  const words = answer.split(' ');
  const last = words.at(-1) ?? '';
  const way = last.split('-').map(spaceNamed);
  if (!way.includes(NOWHERE)) {
    // Of a route every space on the way but the first, where the Brigade stands.
    return way.length === 1 ? way : way.slice(1);
  }
  const card = cardIn(last, open);
  switch (answer) {
    case 'leon':
      return card === null ? here(own(table, seat)?.wagon) : [];
    case 'raise':
      return typeof open?.show.space === 'string' ? here(open.show.space) : [];
  }
  if (words[0] === 'extinguish') return here(own(table, seat)?.brigade);
  const direction = (DIRECTIONS as readonly string[]).indexOf(answer);
  if (direction >= 0 && typeof open?.show.space === 'string') return ahead(spaceNamed(open.show.space), direction);
  if (words.length === 2 && (last === 'warden' || last === 'wagon' || card !== null)) {
    const other = table.players[Number(words[0])];
    return here(last === 'wagon' ? other?.wagon : other?.brigade);
  }
  return table.spaces.flatMap((space, i) => (space.tile !== '' && space.tile === answer ? [i] : []));
}

const here = (name: string | undefined): number[] => {
  const space = spaceNamed(name ?? '');
  return space === NOWHERE ? [] : [space];
};

/** The three nearest cells in a straight line (BR-29.8). */
function ahead(from: number, direction: number): number[] {
  const list: number[] = [];
  for (let space = from, i = 0; i < 3; i++) {
    space = TOWARD[direction]?.[space] ?? NOWHERE;
    if (space === NOWHERE) break;
    list.push(space);
  }
  return list;
}

/** The legal answers by space. */
export function answersBySpace(
  options: readonly Plain[],
  open: Open,
  table: TableView,
  seat: number | null,
): Map<number, Plain[]> {
  const by = new Map<number, Plain[]>();
  for (const option of options) {
    for (const space of targetsOf(option, open, table, seat)) {
      const list = by.get(space);
      if (list) list.push(option);
      else by.set(space, [option]);
    }
  }
  return by;
}

/** Every kind of thing a space answer may begin with, by question; '' stands for the name alone. */
const MOVES_BRIGADE = /^(action phase\/action|move brigade\/brigade|fresh mounts\/move)$/;
const MOVES_WAGON = /^(move brigade\/wagon first|move brigade\/wagon|morgana\/wagon|dispatch wagon\/wagon)$/;

/** What a press on a space that no legal answer speaks of was most likely meant to say. */
export function meantBy(space: number, open: Open, table: TableView, seat: number | null): string {
  const name = SPACE_NAMES[space] ?? '';
  const me = own(table, seat);
  if (open === null || MOVES_BRIGADE.test(open.name)) {
    if (me?.brigade === name) return (table.spaces[space]?.fire ?? 0) > 0 ? 'extinguish 1' : `refill ${name}`;
    return `brigade ${name}`;
  }
  if (MOVES_WAGON.test(open.name)) return `wagon ${name}`;
  return name;
}

/** What a press on a space comes to. */
export type Press =
  | { kind: 'answer'; answer: Plain }
  /** Several answers speak of this space: somebody has to choose. */
  | { kind: 'choose'; answers: readonly Plain[] }
  /** Not legal: the answer is given all the same, so that the refusal can be read. */
  | { kind: 'refused'; answer: Plain };

export function pressSpace(
  space: number,
  by: ReadonlyMap<number, readonly Plain[]>,
  open: Open,
  table: TableView,
  seat: number | null,
): Press {
  const answers = by.get(space) ?? [];
  const [only] = answers;
  if (only === undefined) return { kind: 'refused', answer: meantBy(space, open, table, seat) };
  return answers.length === 1 ? { kind: 'answer', answer: only } : { kind: 'choose', answers };
}
