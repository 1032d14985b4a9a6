/** Words about people, in Polish. */
import { plural } from '@guildhall/kernel';
import type { people as en } from './en.ts';

export const people: typeof en = {
  name: {
    problems: {
      empty: 'Najpierw podaj imię.',
      long: (most, n) => `Imię może mieć najwyżej ${most} znaków; to ma ${n}.`,
      unreadable: 'To imię zawiera znaki, których nie widać albo które odwracają kierunek pisma. Usuń je, proszę.',
    },
    notKept: 'Imię jest zapisane w tej przeglądarce. Serwer nie odpowiada, więc inni jeszcze go nie znają.',
    suggested: ['Jarzębina', 'Wrzos', 'Szafran', 'Głóg', 'Leszczyna', 'Krzemień', 'Koniczyna', 'Piołun', 'Jemioła', 'Rumianek'],
  },
  invite: {
    title: (host, game) => `${host} zaprasza do gry ${game}`,
    titleOpen: (game) => `Zaproszenie do gry ${game}`,
    players: (n) => plural('pl', n, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
    usual: 'zwykłe zasady',
    option: (label, value) => `${label}: ${value}`,
    paces: {
      none: 'bez zegara',
      live: (minutes, increment) =>
        increment > 0 ? `na żywo, po ${minutes} min i ${increment} s na decyzję` : `na żywo, po ${minutes} min`,
      daily: (days) => `na dni, ${plural('pl', days, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} na decyzję`,
    },
    name: 'Twoje imię przy tym stole',
    seats: 'Miejsca',
    free: 'wolne',
    you: 'ty',
    sit: 'Usiądź',
    watch: 'Tylko patrzę',
    sitAfterAll: 'Jednak usiądę',
    note: 'Konto nie jest potrzebne. Guildhall pamięta imię w tej przeglądarce; możesz je później zmienić.',
    full: 'Wszystkie miejsca są zajęte. Możesz zostać i patrzeć.',
    onlyHere:
      'Ten link otworzy się tylko na tym komputerze. Uruchom salę przez „npm start -- --lan”, a przyjdą znajomi z twojej sieci.',
  },
  watching: 'Patrzysz: o nic cię nikt nie pyta i widzisz to, co wolno widzieć wszystkim.',
  known: {
    open: (name) => `Co sala wie: ${name}`,
    since: (when) => `W sali od: ${when}`,
    here: 'Teraz przy stole',
    away: 'Teraz nie ma przy stole',
    none: 'Jeszcze żadnego ukończonego meczu w tej sali.',
    game: (title, played, won) =>
      `${title}: ${plural('pl', played, { one: 'mecz ukończony', few: 'mecze ukończone', many: 'meczów ukończonych', other: 'meczu ukończonego' })}, wygrane: ${won}`,
    failed: 'Serwer teraz nie odpowiada.',
    unknown: 'Sala nie wie nic więcej o tym graczu.',
  },
  settings: {
    title: 'Ustawienia',
    bots: 'Ruchy innych',
    paces: { slow: 'wolno', normal: 'zwykle', now: 'od razu', step: 'krok po kroku' },
    paceHint: 'Jak szybko widzisz to, co robią boty i inni. Nikogo to nie spowalnia.',
    tell: 'Gdy przychodzi twoja kolej',
    tab: 'Znak na karcie',
    system: 'Powiadomienie',
    sound: 'Dźwięk',
    refused: 'Przeglądarka odmawia powiadomień z tej sali. Zezwól na nie w jej ustawieniach dla tego adresu i naciśnij ponownie.',
    insecure: 'Przeglądarka pokazuje powiadomienia tylko pod adresami z https albo na komputerze samej sali.',
    ignored: 'Nie ma zgody na powiadomienia. Naciśnij ponownie, jeśli zmienisz zdanie.',
  },
  telling: {
    ask: 'Powiadamiać cię, gdy przyjdzie twoja kolej?',
    askDone: 'Gotowe',
    title: 'Twoja kolej.',
    tab: (game) => `◆ Twoja kolej: ${game}`,
    system: (game) => `Twoja kolej: ${game}`,
    go: 'Przejdź tam',
    later: 'Nie teraz',
    unread: (n) => plural('pl', n, { one: 'nowa', few: 'nowe', many: 'nowych', other: 'nowej' }),
    unreadLabel: (n) =>
      plural('pl', n, { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości', other: 'nowej wiadomości' }),
  },
  steps: {
    left: (n) => `${plural('pl', n, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })} innych do obejrzenia`,
    next: 'Następny ruch',
    all: 'Do teraźniejszości',
  },
  confirm: { cancel: 'Anuluj', resign: 'Rezygnuję', handOver: 'Oddaję', remove: 'Usuń' },
  storage: {
    full: 'W tej przeglądarce nie ma już miejsca: ostatnie ruchy nie są zapisane. Usuń stare stoły w „Stołach” albo zapisz ten do pliku.',
    forbidden:
      'Ta przeglądarka nie pozwala stronie niczego zapisać: możesz grać, ale po zamknięciu stół zniknie. Zapisz go do pliku, by go zachować.',
    save: 'Zapisz do pliku',
    drafts: 'Ta przeglądarka nie zachowuje szkiców: to, co tu piszesz, zostaje tak długo, jak ta strona jest otwarta.',
    lost: 'Ten stół jest otwarty na innej karcie',
    lostHint: 'Gra toczy się teraz tam i wszystko jest zapisane. W każdej chwili możesz grać dalej tutaj.',
    playHere: 'Graj dalej tutaj',
  },
};
