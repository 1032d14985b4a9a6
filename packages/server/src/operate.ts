/** What whoever keeps a hall does beside it: `backup FILE` takes a copy of its store, `restore FILE` brings one back, `moderate ...` sees to order. */
import type { Language } from '@guildhall/kernel';
import { readConfig } from './config.ts';
import { moderate } from './moderate.ts';
import { BackupProblem, backUp, restore } from './store/backup.ts';

const SAYS = {
  en: {
    usage: 'Write: guildhall backup <file>, or: guildhall restore <file>. DATA_DIR or DATABASE_URL names the store.',
    backup: (rows: number, file: string) => `${rows} rows are copied to ${file}.`,
    restore: (rows: number, file: string) => `${rows} rows are brought back from ${file}. The hall can be opened.`,
    not: (why: string) => `Nothing was done: ${why}.`,
  },
  pl: {
    usage: 'Wpisz: guildhall backup <plik> albo: guildhall restore <plik>. Bazę wskazuje DATA_DIR lub DATABASE_URL.',
    backup: (rows: number, file: string) => `Skopiowano wierszy: ${rows}, do pliku ${file}.`,
    restore: (rows: number, file: string) => `Przywrócono wierszy: ${rows}, z pliku ${file}. Salę można otworzyć.`,
    not: (why: string) => `Nic nie zrobiono: ${why}.`,
  },
} as const satisfies { [language in Language]: object };

/** 0: done; 1: it could not be done; 2: it was not said rightly. */
export async function operate([command, ...words]: readonly string[], language: Language): Promise<number> {
  const { folder, databaseUrl: url } = readConfig();
  if (command === 'moderate') return moderate(words, language, { folder, url });
  const [file, ...rest] = words;
  const says = SAYS[language];
  if ((command !== 'backup' && command !== 'restore') || file === undefined || rest.length > 0) {
    console.error(says.usage);
    return 2;
  }
  try {
    const rows = await (command === 'backup' ? backUp : restore)({ folder, url }, file);
    console.log(says[command](rows, file));
    return 0;
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    console.error(says.not(error.message));
    return 1;
  }
}
