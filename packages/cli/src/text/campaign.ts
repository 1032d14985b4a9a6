/** Words of `guildhall campaign`, in both languages. */
import type { Language } from '@guildhall/kernel';

export interface CampaignText {
  help: {
    about: string;
    create: string;
    show: string;
    play: string;
    file: string;
    enter: string;
    correct: string;
    verify: string;
    sim: string;
    kind: string;
    players: string;
    path: string;
    fight: string;
    match: string;
    report: string;
    seat: string;
    why: string;
    player: string;
    reason: string;
    seasons: string;
    rounds: string;
    bots: string;
    jobs: string;
    seats: string;
    out: string;
  };
  unknownKind(id: string, known: readonly string[]): string;
  notACampaign(path: string, problem: string): string;
  namesNone: string;
  exists(path: string): string;
  created(path: string): string;
  kept(path: string): string;
  taken(fight: number): string;
  corrected(seat: string): string;
  ruling(seat: string, reason: string): string;
  waits: string;
  result(fight: number, players: string): string;
  lines(seat: string): string;
  begins(fight: number, players: string): string;
  botsPlay: string;
  left: string;
  verified: {
    ledger(decisions: number, draws: number): string;
    proven(n: number): string;
    byHand(n: number): string;
    sound: string;
  };
  sim: {
    bar: string;
    progress(done: number, total: number): string;
    heading(seasons: number, players: number, rounds: number, seed: string): string;
    columns: { times: string; share: string; mean: string; worth: string; interval: string };
    speed(fights: number, decisions: number, seconds: string, work: string, jobs: number): string;
    stopped: string;
    unfinished(missing: number): string;
    jobEnded: string;
    rules(ledger: string, game: string, day: string): string;
    botsOf(bots: string): string;
    brisk: string;
    command(command: string): string;
    intervals: string;
    written(path: string): string;
  };
}

const en: CampaignText = {
  help: {
    about: 'keep a campaign on this machine: create, show, play, file, enter, correct, verify, sim',
    create: 'begin a campaign and write its file',
    show: 'show the books as a spectator or a seat may see them',
    play: 'play on: business in the terminal, fights at tables of their own',
    file: 'take the file of a finished match as the result of a fight',
    enter: 'enter the result of a fight by hand, from a JSON file; it is marked so for ever',
    correct: 'take back what a player did last, and all since, by a ruling of the organiser',
    verify: 'recompute the ledger and every match of a campaign',
    sim: 'let bots play whole seasons, fights included, and report what came of them',
    kind: 'the kind of campaign',
    players: 'how many players',
    path: 'a campaign file',
    fight: 'number of the fight, from 1',
    match: 'a match file',
    report: 'a JSON file with a report, as a match has it',
    seat: 'as this seat sees it (1 is the first)',
    why: 'the lines of the ledger behind this seat',
    player: 'number of the player, from 1',
    reason: 'why: everybody reads it',
    seasons: 'how many seasons',
    rounds: 'how many rounds each',
    bots: 'one bot for all, or one for each player, the same names as for "guildhall sim"',
    jobs: 'how many processes play at once (usually as many as the machine has cores)',
    seats: 'who plays: "me" or a bot for each player; without it you and greedy bots',
    out: 'write the tables to this Markdown file',
  },
  unknownKind: (id, known) => `there is no campaign "${id}"; there are: ${known.join(', ')}`,
  notACampaign: (path, problem) => `${path} is no campaign: ${problem}`,
  namesNone: 'it is no file that "guildhall campaign create" has written',
  exists: (path) => `${path} exists already; choose another name with --file`,
  created: (path) => `The campaign is kept in ${path}. Go on with: guildhall campaign play ${path}`,
  kept: (path) => `Kept in ${path}.`,
  taken: (fight) => `The result of fight ${fight} is in the books.`,
  corrected: (seat) => `Taken back: what ${seat} did last, and all since.`,
  ruling: (seat, reason) => `  ruling on ${seat}: ${reason}`,
  waits: 'Waited for:',
  result: (fight, players) => `  fight ${fight}: ${players}`,
  lines: (seat) => `Lines about ${seat}:`,
  begins: (fight, players) => `Fight ${fight}: ${players}`,
  botsPlay: 'The bots fight it out ...',
  left: 'The fight is not over. Finish it with "guildhall play --resume" and bring it back with "guildhall campaign file", or begin it once more.',
  verified: {
    ledger: (decisions, draws) => `the ledger: ${decisions} decisions and ${draws} draws follow from its seed`,
    proven: (n) => `fights proven by their matches: ${n}`,
    byHand: (n) => `fights entered by hand: ${n}`,
    sound: 'The campaign is sound.',
  },
  sim: {
    bar: 'fights',
    progress: (done, total) => `${done} of ${total} fights played`,
    heading: (seasons, players, rounds, seed) => `${seasons} seasons of ${players} players and ${rounds} rounds, seed ${seed}`,
    columns: { times: 'times', share: 'share', mean: 'mean', worth: 'worth', interval: '95% interval' },
    speed: (fights, decisions, seconds, work, jobs) =>
      `${fights} fights of ${decisions} decisions in all were played in ${seconds} s by ${jobs === 1 ? 'one process' : `${jobs} processes`}, with ${work} s of processor time.`,
    stopped: 'Stopped: the figures are those of the seasons played so far.',
    unfinished: (missing) => `Unfinished: ${missing} seasons are missing.`,
    jobEnded: 'One of the processes that play has ended too early.',
    rules: (ledger, game, day) => `Rules: ${ledger} with fights of ${game}; ${day}.`,
    botsOf: (bots) => `Bots: ${bots}. Gangs to begin with are dealt by lot, one for each Leader.`,
    brisk:
      'Brisk is greedy in a hurry: it tries every answer worth thinking about in one imagined game instead of three, and decides what follows by urges. "guildhall sim kobolds --bots brisk,greedy" measures it against greedy.',
    command: (command) => `Command: \`${command}\``,
    intervals:
      'Intervals are those in which the true value lies in 95 of 100 such simulations; where many are looked at, one in twenty is off by chance alone.',
    written: (path) => `Written to ${path}.`,
  },
};

const pl: CampaignText = {
  help: {
    about: 'kampania na tym komputerze: create, show, play, file, enter, correct, verify, sim',
    create: 'rozpoczyna kampanię i zapisuje jej plik',
    show: 'pokazuje księgi tak, jak widzi je widz albo gracz',
    play: 'gra dalej: interesy w terminalu, walki przy osobnych stołach',
    file: 'przyjmuje plik skończonego meczu jako wynik walki',
    enter: 'wpisuje ręcznie wynik walki z pliku JSON; zostaje tak oznaczony na zawsze',
    correct: 'cofa ostatni ruch gracza i wszystko po nim, orzeczeniem organizatora',
    verify: 'przelicza księgę i każdy mecz kampanii',
    sim: 'boty grają całe sezony razem z walkami; podaje, co z nich wynikło',
    kind: 'rodzaj kampanii',
    players: 'ilu graczy',
    path: 'plik kampanii',
    fight: 'numer walki, od 1',
    match: 'plik meczu',
    report: 'plik JSON z raportem, takim jak w meczu',
    seat: 'tak, jak widzi to ten gracz (1 to pierwszy)',
    why: 'wiersze księgi dotyczące tego gracza',
    player: 'numer gracza, od 1',
    reason: 'powód: przeczytają go wszyscy',
    seasons: 'ile sezonów',
    rounds: 'ile rund w każdym',
    bots: 'jeden bot dla wszystkich albo po jednym na gracza, te same nazwy co w „guildhall sim”',
    jobs: 'ile procesów gra naraz (zwykle tyle, ile rdzeni ma komputer)',
    seats: 'kto gra: „me” albo bot na każdego gracza; bez tego ty i boty greedy',
    out: 'zapisuje tabele do tego pliku Markdown',
  },
  unknownKind: (id, known) => `nie ma kampanii „${id}”; są: ${known.join(', ')}`,
  notACampaign: (path, problem) => `${path} nie jest kampanią: ${problem}`,
  namesNone: 'to nie plik utworzony przez „guildhall campaign create”',
  exists: (path) => `plik ${path} już istnieje; podaj inną nazwę przez --file`,
  created: (path) => `Kampania jest w pliku ${path}. Dalej: guildhall campaign play ${path}`,
  kept: (path) => `Zapisano w ${path}.`,
  taken: (fight) => `Wynik walki ${fight} jest w księgach.`,
  corrected: (seat) => `Cofnięto ostatni ruch (${seat}) i wszystko po nim.`,
  ruling: (seat, reason) => `  orzeczenie, ${seat}: ${reason}`,
  waits: 'Oczekiwane:',
  result: (fight, players) => `  walka ${fight}: ${players}`,
  lines: (seat) => `Wiersze, których dotyczy ${seat}:`,
  begins: (fight, players) => `Walka ${fight}: ${players}`,
  botsPlay: 'Boty walczą ...',
  left: 'Walka nie jest skończona. Dokończ ją przez „guildhall play --resume” i zgłoś przez „guildhall campaign file” albo zacznij jeszcze raz.',
  verified: {
    ledger: (decisions, draws) => `księga: decyzje (${decisions}) i losowania (${draws}) wynikają z jej ziarna`,
    proven: (n) => `walki dowiedzione meczami: ${n}`,
    byHand: (n) => `walki wpisane ręcznie: ${n}`,
    sound: 'Kampania jest rzetelna.',
  },
  sim: {
    bar: 'walk',
    progress: (done, total) => `rozegrane walki: ${done} z ${total}`,
    heading: (seasons, players, rounds, seed) => `Sezony: ${seasons}, gracze: ${players}, rundy: ${rounds}, ziarno ${seed}`,
    columns: { times: 'razy', share: 'udział', mean: 'średnia', worth: 'wartość', interval: 'przedział 95%' },
    speed: (fights, decisions, seconds, work, jobs) =>
      `Rozegrano walki: ${fights}, decyzje: ${decisions}; czas: ${seconds} s, czas procesora: ${work} s, procesy: ${jobs}.`,
    stopped: 'Zatrzymano: liczby pochodzą z rozegranych dotąd sezonów.',
    unfinished: (missing) => `Niedokończone: brakujące sezony: ${missing}.`,
    jobEnded: 'Jeden z grających procesów skończył się za wcześnie.',
    rules: (ledger, game, day) => `Zasady: ${ledger}, walki: ${game}; ${day}.`,
    botsOf: (bots) => `Boty: ${bots}. Bandy na początek są losowane, po jednej na Przywódcę.`,
    brisk:
      'Brisk to greedy w pośpiechu: każdą wartą uwagi odpowiedź sprawdza w jednej wyobrażonej grze zamiast w trzech, a o tym, co dalej, decyduje pierwszy odruch. „guildhall sim kobolds --bots brisk,greedy” mierzy go z greedy.',
    command: (command) => `Polecenie: \`${command}\``,
    intervals:
      'W przedziale leży prawdziwa wartość w 95 takich symulacjach na 100; gdy patrzy się na wiele przedziałów, co dwudziesty myli się przez sam przypadek.',
    written: (path) => `Zapisano w ${path}.`,
  },
};

export const CAMPAIGN_TEXT: { readonly [language in Language]: CampaignText } = { en, pl };
