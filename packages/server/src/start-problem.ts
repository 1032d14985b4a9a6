/** Why the server could not start, in one sentence that says what to do. */
import type { Language } from '@guildhall/kernel';
import { NoNats } from './bus/nats.ts';
import { BadSetting } from './config.ts';
import { FolderTaken } from './store/lock.ts';
import { DamagedStore } from './store/open.ts';

type Sentence = { readonly [language in Language]: string };

const WANTED: { readonly [wanted in BadSetting['wanted']]: Sentence } = {
  number: { en: 'a whole number', pl: 'liczbę całkowitą' },
  port: { en: 'a number up to 65535', pl: 'liczbę do 65535' },
  proxies: { en: 'a number of proxies or their addresses', pl: 'liczbę serwerów pośredniczących albo ich adresy' },
  nats: { en: 'an address such as nats://127.0.0.1:4222', pl: 'adres taki jak nats://127.0.0.1:4222' },
  shared: { en: 'set so only together with DATABASE_URL', pl: 'taką wartość tylko razem z DATABASE_URL' },
  database: { en: 'an address such as postgres://hall@127.0.0.1/hall', pl: 'adres taki jak postgres://hall@127.0.0.1/hall' },
  pushKey: {
    en: 'a private key of the curve P-256, its 32 bytes in base64url',
    pl: 'klucz prywatny krzywej P-256, 32 bajty zapisane w base64url',
  },
  contact: {
    en: 'an address such as mailto:hall@example.org or https://hall.example',
    pl: 'adres taki jak mailto:sala@example.org albo https://hall.example',
  },
  service: {
    en: 'the origin of a push service such as https://push.example, with TLS unless on this machine',
    pl: 'adres usługi powiadomień taki jak https://push.example, z TLS, o ile nie na tym komputerze',
  },
  origin: { en: 'an address such as https://hall.example', pl: 'adres taki jak https://hall.example' },
};

function sentenceOf(error: unknown): Sentence | null {
  if (error instanceof FolderTaken)
    return {
      en: `Another server already uses the folder ${error.message}; stop it, or choose another with DATA_DIR.`,
      pl: `Z folderu ${error.message} korzysta już inny serwer; zatrzymaj go albo wybierz inny folder przez DATA_DIR.`,
    };
  if (error instanceof DamagedStore)
    return {
      en: `The store ${error.file} is damaged (${error.message}); put back a copy, or start with CHECK_STORE=0 to save what can be read.`,
      pl: `Baza ${error.file} jest uszkodzona (${error.message}); przywróć kopię albo uruchom z CHECK_STORE=0, żeby uratować, co się da.`,
    };
  if (error instanceof NoNats)
    return {
      en: `NATS cannot be used at NATS_URL (${error.message}).`,
      pl: `Z NATS nie można korzystać pod adresem NATS_URL (${error.message}).`,
    };
  if (error instanceof BadSetting)
    return {
      en: `The setting ${error.setting} is "${error.given}", but should be ${WANTED[error.wanted].en}.`,
      pl: `Ustawienie ${error.setting} ma wartość „${error.given}”, a powinno mieć ${WANTED[error.wanted].pl}.`,
    };
  const { code, port, address, hostname, path } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return {
        en: `Port ${port} is taken by another program; choose another with PORT.`,
        pl: `Port ${port} jest zajęty przez inny program; wybierz inny przez PORT.`,
      };
    case 'EADDRNOTAVAIL':
      return {
        en: `This machine has no address ${address ?? ''}; choose another with HOST.`,
        pl: `Ten komputer nie ma adresu ${address ?? ''}; wybierz inny przez HOST.`,
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        en: `There is no machine called ${hostname ?? ''}; look at HOST and DATABASE_URL.`,
        pl: `Nie ma komputera o nazwie ${hostname ?? ''}; sprawdź HOST i DATABASE_URL.`,
      };
    case 'EEXIST':
    case 'ENOENT':
      return {
        en: `${path ?? 'The folder'} can be no folder; choose another with DATA_DIR.`,
        pl: `${path ?? 'To'} nie może być folderem; wybierz inny przez DATA_DIR.`,
      };
    case 'EACCES':
    case 'EROFS':
    case 'ENOTDIR':
      return {
        en: `${path ?? `Port ${port}`} may not be used by this user; choose another with DATA_DIR or PORT.`,
        pl: `Ten użytkownik nie może korzystać z ${path ?? `portu ${port}`}; wybierz co innego przez DATA_DIR lub PORT.`,
      };
    case 'ECONNREFUSED':
      return {
        en: 'PostgreSQL does not answer at DATABASE_URL.',
        pl: 'PostgreSQL nie odpowiada pod adresem DATABASE_URL.',
      };
    default:
      return null;
  }
}

export function startProblem(error: unknown, language: Language): string {
  const sentence = sentenceOf(error);
  if (sentence) return sentence[language];
  const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return language === 'pl' ? `Serwer nie mógł wystartować: ${why}` : `The server could not start: ${why}`;
}
