/** The view as text for terminals: at most 80 columns. Colours may add something, never carry it alone. */
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, paint } from '@guildhall/kernel/terminal';
import { text } from './text/index.ts';
import type { TableView } from './view.ts';

export function draw({ table, seat: viewer }: View<TableView>, language: Language): string {
  const { names, terminal, ...words } = text[language];
  const seats = table.hands.map((hand, seat) => {
    const hidden = hand.filter((animal) => animal === null).length;
    const held = hand.flatMap((animal) => (animal === null ? [] : [names.animals[animal]]));
    const played = table.played[seat];
    const parts = [
      terminal.points(table.points[seat]),
      hidden > 0 ? terminal.hidden(hidden) : `${terminal.hand}: ${held.join(', ') || '-'}`,
      ...(played === null ? [] : [`${terminal.played}: ${names.animals[played]}`]),
    ];
    const who = `${table.leader === seat ? '*' : ' '} ${words.seat(seat)}`;
    return [paint(seat === viewer ? BOLD : '', who), ...fold(parts, ' | ', '    ')].join('\n');
  });
  const gone = table.gone.map((animal) => names.animals[animal]);
  return [
    `${terminal.goal(table.goal)} | ${terminal.pack(table.pack)}`,
    ...seats,
    ...fold([`${terminal.gone}:`, gone.join(', ') || '-'], ' ').map((line) => paint(DIM, line)),
  ].join('\n');
}
