// What can be set, in words: `npm start -- --help` prints it without building anything.

/** Name, what is usual, and what it says. */
export const SETTINGS = [
  ['PORT', '8080', 'where the server listens', 'port, na którym serwer nasłuchuje'],
  ['HOST', '127.0.0.1', 'on which address; --lan means 0.0.0.0', 'na jakim adresie; --lan oznacza 0.0.0.0'],
  ['DATA_DIR', 'data', 'folder of the embedded database', 'folder wbudowanej bazy danych'],
  [
    'DATABASE_URL',
    '',
    'postgres://… instead; any number of processes may share it',
    'zamiast niej postgres://…; może z niej korzystać wiele procesów',
  ],
  [
    'DATABASE_PATIENCE',
    '15000',
    'milliseconds after which a database that says nothing is given up and another connection tried',
    'po ilu milisekundach milczenia bazy próbuje się nowego połączenia',
  ],
  [
    'NATS_URL',
    '',
    'nats://… by which processes on one database tell each other of moves; without it the database does',
    'nats://…, którędy procesy na wspólnej bazie mówią sobie o ruchach; bez tego robi to baza',
  ],
  ['CHECK_STORE', '1', '0: do not look through the embedded database at start', '0: nie sprawdzaj wbudowanej bazy przy starcie'],
  [
    'PUBLIC_ORIGIN',
    '',
    'the address people see behind a proxy; https: makes cookies secure',
    'adres, który widzą ludzie za serwerem pośredniczącym; https: zabezpiecza ciasteczka',
  ],
  ['ALLOWED_HOSTS', '', 'further names of this server, with commas', 'dalsze nazwy tego serwera, po przecinku'],
  [
    'TRUST_PROXY',
    '',
    'how many proxies stand in front, or their addresses with commas',
    'ile serwerów pośredniczących stoi przed tym albo ich adresy po przecinku',
  ],
  [
    'METRICS',
    '',
    'open: figures for everybody, not only on this machine',
    'open: liczby dla wszystkich, nie tylko na tym komputerze',
  ],
  [
    'BOT_THREADS',
    '1',
    'threads in which bots think; 0: only processes started by "guildhall bots" think',
    'wątki, w których myślą boty; 0: myślą tylko procesy uruchomione przez „guildhall bots”',
  ],
  ['BOT_BUDGET', '300', 'milliseconds a bot may think', 'ile milisekund bot może myśleć'],
  ['BOT_DELAY', '60', 'least milliseconds of a bot’s move', 'najmniej milisekund na ruch bota'],
  ['PASS_LEAST', '1500', 'least milliseconds until a pass by standing order', 'najmniej milisekund do pasu ze stałego polecenia'],
  ['PASS_MOST', '6000', 'most milliseconds until a pass by standing order', 'najwięcej milisekund do pasu ze stałego polecenia'],
  [
    'IMPORT_POSITIONS',
    '',
    '1: take matches that go on from a position (only where all are trusted)',
    '1: przyjmuj mecze zaczynające się od ustawienia (tylko wśród zaufanych)',
  ],
  [
    'IMPORT_BUDGET',
    '5000',
    'milliseconds that playing a match file again may take',
    'ile milisekund może trwać odtworzenie pliku z meczem',
  ],
  ['LIMIT_REQUESTS', '600', 'requests per minute and address', 'żądania na minutę i adres'],
  ['LIMIT_SIGN_INS', '20', 'sign-ins per minute and address', 'logowania na minutę i adres'],
  ['LIMIT_GUESSES', '10', 'wrong passwords per account in a quarter of an hour', 'złe hasła do jednego konta w kwadrans'],
  ['LIMIT_TABLES', '60', 'new tables per minute and address', 'nowe stoły na minutę i adres'],
  [
    'LIMIT_MESSAGES',
    '60',
    'messages per second and person; a kilobyte counts as one more',
    'wiadomości na sekundę i osobę; każdy kilobajt liczy się dodatkowo',
  ],
  ['LIMIT_BURST', '300', 'messages of one person at once', 'wiadomości jednej osoby naraz'],
  ['LIMIT_SOCKETS', '200', 'connections per address', 'połączenia z jednego adresu'],
  ['LIMIT_OPEN_TABLES', '100', 'tables of one person that are not over', 'niezakończone stoły jednej osoby'],
  ['LIMIT_IMPORTS', '20', 'matches one person has brought in', 'mecze wczytane przez jedną osobę'],
  ['LIMIT_FINISHED', '500', 'finished matches that are kept of one guest', 'przechowywane zakończone mecze jednego gościa'],
  [
    'LIMIT_KEPT',
    '500',
    'megabytes a day and address that people may have kept',
    'ile megabajtów dziennie ludzie z jednego adresu mogą oddać na przechowanie',
  ],
  [
    'KEEP_WAITING',
    '14',
    'days until a table that never began is deleted',
    'po ilu dniach znika stół, przy którym gra się nie zaczęła',
  ],
  [
    'KEEP_UNFINISHED',
    '180',
    'days without a move until an unfinished match is deleted',
    'po ilu dniach bez ruchu znika niedokończony mecz',
  ],
  ['KEEP_IMPORTS', '30', 'days until a match that was brought in is deleted', 'po ilu dniach znika wczytany mecz'],
  [
    'KEEP_FINISHED',
    '365',
    'days without a visit until a finished match of guests alone is deleted; 0: never',
    'po ilu dniach bez odwiedzin znika zakończony mecz samych gości; 0: nigdy',
  ],
  ['KEEP_GUESTS', '90', 'days until a guest without a seat is forgotten', 'po ilu dniach znika gość bez miejsca przy stole'],
  [
    'PUSH',
    '',
    'off: never tell people of turns while no page is open',
    'off: nie powiadamiaj o kolejce, gdy strona jest zamknięta',
  ],
  [
    'PUSH_KEY',
    '',
    'private key (P-256, base64url) by which push services know the hall; without it one is made and kept',
    'klucz prywatny (P-256, base64url), po którym salę znają usługi powiadomień; bez niego powstaje własny',
  ],
  [
    'PUSH_CONTACT',
    '',
    'mailto:… or https://… by which push services reach you; without it PUBLIC_ORIGIN',
    'mailto:… albo https://… jako kontakt dla usług powiadomień; bez tego PUBLIC_ORIGIN',
  ],
  [
    'PUSH_SERVICES',
    '',
    'further push services that browsers may name, as https://…, with commas',
    'dalsze usługi powiadomień, na które mogą wskazać przeglądarki, jako https://…, po przecinku',
  ],
  ['LOG_LEVEL', 'info', 'how much is logged', 'ile trafia do dziennika'],
  ['LOG_REQUESTS', '', '1: log every request', '1: zapisuj w dzienniku każde żądanie'],
];

const HEAD = {
  en: `npm start                 opens the hall on this machine
npm start -- --lan        opens it to your network as well
npm start -- --help       prints this

Settings are variables of the environment:`,
  pl: `npm start                 otwiera salę na tym komputerze
npm start -- --lan        otwiera ją także dla twojej sieci
npm start -- --help       wypisuje tę pomoc

Ustawienia to zmienne środowiskowe:`,
};
const USUAL = { en: 'usually', pl: 'zwykle' };

/** The language of whoever starts it. */
export function languageOf(args, env) {
  const at = args.indexOf('--lang');
  const wanted = at >= 0 ? args[at + 1] : (env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en').slice(0, 2);
  return wanted === 'pl' ? 'pl' : 'en';
}

export function help(language) {
  const lines = SETTINGS.map(([name, usual, en, pl]) => {
    const text = language === 'pl' ? pl : en;
    return `  ${name.padEnd(19)}${text}${usual === '' ? '' : ` (${USUAL[language]} ${usual})`}`;
  });
  return [HEAD[language], ...lines].join('\n');
}

const LANGUAGES = ['en', 'pl'];

/** Why it does not start with these words behind the command, or null. */
export function whyNotArguments(args, language) {
  for (let i = 0; i < args.length; i++) {
    if (['--lan', '--help', '-h'].includes(args[i])) continue;
    const isKnown = args[i] === '--lang';
    if (isKnown && LANGUAGES.includes(args[i + 1])) i++;
    else if (isKnown)
      return language === 'pl'
        ? `Po --lang stoi „${args[i + 1] ?? ''}”, a może stać en albo pl.`
        : `After --lang comes "${args[i + 1] ?? ''}", but only en or pl can.`;
    else
      return language === 'pl'
        ? `Nie ma opcji „${args[i]}”; npm start -- --help wypisuje, jakie są.`
        : `There is no option "${args[i]}"; npm start -- --help prints those there are.`;
  }
  return null;
}
