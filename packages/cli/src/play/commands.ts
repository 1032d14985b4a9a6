/** The words a player may type besides answers. All languages work everywhere. */
export const COMMANDS = {
  why: ['why', 'dlaczego'],
  undo: ['undo', 'cofnij'],
  save: ['save', 'zapisz'],
  rules: ['rules', 'rule', 'zasady', 'zasada'],
  aim: ['aim', 'cel'],
  look: ['look', 'obejrzyj', 'zobacz'],
  write: ['write', 'pisz'],
  board: ['board', 'plansza'],
  answer: ['answer', 'odpowiedz'],
  also: ['also', 'także', 'takze'],
  order: ['order', 'orders', 'polecenie', 'polecenia'],
  help: ['help', '?', 'pomoc'],
  quit: ['quit', 'exit', 'wyjdź', 'wyjdz'],
} as const;
export type Command = keyof typeof COMMANDS;

const BY_WORD = new Map<string, Command>(
  (Object.keys(COMMANDS) as Command[]).flatMap((command) => COMMANDS[command].map((word) => [word, command] as const)),
);

export function readCommand(line: string): { command: Command; rest: string } | null {
  const [, word, rest] = /^\s*(\S+)\s*(.*)$/s.exec(line) ?? ['', '', ''];
  const command = BY_WORD.get(word.toLowerCase());
  return command ? { command, rest: rest.trim() } : null;
}
