/** What `guildhall moderate` says. */
import type { Language } from '@guildhall/kernel';

const en = {
  usage: `Write one of:
  guildhall moderate tables [game]             the tables that moved last: id, game, status, time, name, seats with their people
  guildhall moderate people [name or address]  people: id, since when, guest or address, name, what holds against them
  guildhall moderate read <table>              what was said and done there
  guildhall moderate close <table> --why "..."
  guildhall moderate mute <person> --why "..." [--days n]
  guildhall moderate ban <person> --why "..." [--days n]
  guildhall moderate lift <person> --why "..."
  guildhall moderate password <address> --why "..."   a new password for whoever has forgotten it
  guildhall moderate log                       who did what, when and why
--by names who does it (usually the user of this machine). DATA_DIR or DATABASE_URL names the store; the hall may be open.`,
  of: (way: string) => `Say of which: guildhall moderate ${way} <${way === 'close' || way === 'read' ? 'table' : 'person'}>.`,
  why: (most: number) => `Say why, in at most ${most} letters: --why "...". It is written down.`,
  days: (most: number) => `--days is a whole number from 1 to ${most}.`,
  noDays: '--days goes with mute and ban only.',
  noStore: (folder: string) => `There is no store in ${folder}: name it with DATA_DIR or DATABASE_URL.`,
  noTable: (id: string) => `There is no table "${id}".`,
  noPerson: (id: string) => `There is no person "${id}": guildhall moderate people lists them by id.`,
  noAccount: (address: string) => `There is no account with the address "${address}".`,
  password: (address: string, password: string) =>
    `The new password of ${address} is ${password}; it is not shown again, and all devices are signed out.`,
  nothingToLift: (id: string) => `Nothing holds against "${id}".`,
  guest: 'guest',
  hall: 'the hall',
  seat: (n: number) => `seat ${n}`,
  open: 'until lifted',
  kinds: { mute: 'mute', ban: 'ban', lift: 'lift', close: 'close', password: 'new password' },
  done: {
    close: (id: string) => `Table ${id} is closed; a hall that is open does it within a second or two.`,
    mute: (id: string) => `${id} may play, but not talk.`,
    ban: (id: string) => `${id} is not let in any more; connections are closed within a second or two.`,
    lift: (id: string) => `Nothing holds against ${id} any more.`,
  },
};
export type Says = typeof en;

const pl: Says = {
  usage: `Wpisz jedno z:
  guildhall moderate tables [gra]              stoły z ostatnimi ruchami: id, gra, stan, czas, nazwa, miejsca i osoby
  guildhall moderate people [imię lub adres]   osoby: id, od kiedy, gość lub adres, imię, co je obowiązuje
  guildhall moderate read <stół>               co tam powiedziano i zrobiono
  guildhall moderate close <stół> --why "..."
  guildhall moderate mute <osoba> --why "..." [--days n]
  guildhall moderate ban <osoba> --why "..." [--days n]
  guildhall moderate lift <osoba> --why "..."
  guildhall moderate password <adres> --why "..."   nowe hasło dla tego, kto je zapomniał
  guildhall moderate log                       kto, co, kiedy i dlaczego zrobił
--by mówi, kto to robi (zwykle użytkownik tego komputera). Bazę wskazuje DATA_DIR lub DATABASE_URL; sala może być otwarta.`,
  of: (way) =>
    `Powiedz, kogo lub czego to dotyczy: guildhall moderate ${way} <${way === 'close' || way === 'read' ? 'stół' : 'osoba'}>.`,
  why: (most) => `Podaj powód, najwyżej ${most} liter: --why "...". Zostanie zapisany.`,
  days: (most) => `--days to liczba całkowita od 1 do ${most}.`,
  noDays: '--days pasuje tylko do mute i ban.',
  noStore: (folder) => `W ${folder} nie ma bazy: wskaż ją przez DATA_DIR lub DATABASE_URL.`,
  noTable: (id) => `Nie ma stołu „${id}”.`,
  noPerson: (id) => `Nie ma osoby „${id}”: guildhall moderate people podaje ich id.`,
  noAccount: (address) => `Nie ma konta o adresie „${address}”.`,
  password: (address, password) =>
    `Nowe hasło konta ${address} to ${password}; nie zostanie pokazane ponownie, a wszystkie urządzenia są wylogowane.`,
  nothingToLift: (id) => `Osoby „${id}” nic nie obowiązuje.`,
  guest: 'gość',
  hall: 'sala',
  seat: (n) => `miejsce ${n}`,
  open: 'do odwołania',
  kinds: { mute: 'odebranie głosu', ban: 'zakaz wstępu', lift: 'odwołanie', close: 'zamknięcie', password: 'nowe hasło' },
  done: {
    close: (id) => `Stół ${id} jest zamknięty; otwarta sala zrobi to w sekundę lub dwie.`,
    mute: (id) => `${id} może grać, ale nie mówić.`,
    ban: (id) => `${id} nie ma już wstępu; połączenia zostaną zamknięte w sekundę lub dwie.`,
    lift: (id) => `Osoby ${id} nic już nie obowiązuje.`,
  },
};

export const SAYS: { readonly [language in Language]: Says } = { en, pl };
