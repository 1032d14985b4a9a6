/** The books as text for terminals: at most 80 columns. */
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, paint } from '@guildhall/kernel/terminal';
import { NONE, playsFor } from './reading.ts';
import type { TableView } from './table.ts';
import { text } from './text/index.ts';

/** Names are cut: a list of many would not be read anyway. */
const MOST_NAME = 30;
const cut = (name: string): string => ([...name].length > MOST_NAME ? `${[...name].slice(0, MOST_NAME - 1).join('')}…` : name);

export function draw({ table, seat: viewer }: View<TableView>, language: Language): string {
  const { terminal, names, phases, ...words } = text[language];
  const { settings, round, phase, scenario, gangs, members, pieces, fights, bets, offers } = table;
  const who = (seat: number): string => cut(words.seat(seat));
  const item = (e: number): string => `${names.equipment[pieces[e].item].name} (e${e})`;

  const called = (m: number): string => {
    const { profile, name, lent, owner } = members[m];
    const carried = pieces.flatMap(({ bearer, fate }, e) => (fate === 'kept' && bearer === m ? [item(e)] : []));
    const notes = [...carried, ...(lent === NONE ? [] : [`${who(owner)}: ${terminal.lent(who(lent))}`])];
    return `${name === '' ? names.profiles[profile].name : cut(name)} (m${m})${notes.length === 0 ? '' : ` [${notes.join(', ')}]`}`;
  };

  const gang = (seat: number): string[] => {
    const { notoriety, gold, ruthlessness } = gangs[seat];
    const own = members.flatMap(({ fate, owner, lent }, m) =>
      fate === 'active' && (owner === seat || lent === seat) ? [called(m)] : [],
    );
    const spare = pieces.flatMap((piece, e) =>
      piece.fate === 'kept' && piece.bearer === NONE && playsFor(piece) === seat ? [item(e)] : [],
    );
    return [
      paint(seat === viewer ? BOLD : '', `${who(seat)}: ${terminal.standing(notoriety, gold, ruthlessness)}`),
      ...(own.length === 0 ? [] : fold([`${terminal.members}:`, own.join(', ')], ' ', '    ')),
      ...(spare.length === 0 ? [] : fold([`${terminal.spare}:`, spare.join(', ')], ' ', '    ')),
    ];
  };

  const fighting = fights.map(({ players: [a, b], report, byHand }, n) => {
    const result = report === null ? '' : report.winner < 0 ? ' =' : ` > ${who(report.winner === 0 ? a : b)}`;
    return `f${n + 1} ${who(a)} ${terminal.against} ${who(b)}${result}${byHand ? ` (${terminal.byHand})` : ''}`;
  });
  const placed = bets.map(({ by, fight, on, stake }) => `${who(by)}: f${fight + 1}, ${who(on)}, ${stake}`);
  const offered = offers.map(({ from, to, thing, price }) => `${thing}: ${who(from)} > ${who(to)}, ${price}`);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [paint(DIM, `${title}:`), ...lines.flatMap((line) => fold(line.split(' '), ' ', '    '))];

  return [
    [
      ...(round === 0 ? [] : [terminal.round(round, settings.rounds)]),
      phases[phase],
      ...(scenario === '' ? [] : [names.scenarios[scenario].name]),
    ].join(' | '),
    ...gangs.flatMap((_, seat) => gang(seat)),
    ...section(terminal.fights, fighting),
    ...section(terminal.bets, placed),
    ...section(terminal.offers, offered),
  ].join('\n');
}
