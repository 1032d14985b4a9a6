/** Words about being told of turns while no page is open. Fetched with the switch for it, and with nothing else. */
import type { Language } from '@guildhall/kernel';
import type { NoNotices } from '../hall/bell.ts';
import type { NoPush } from '../hall/push.ts';

type Words = { readonly label: string; readonly hint: string } & { readonly [why in Exclude<NoPush, NoNotices>]: string };

export const pushWords: { readonly [language in Language]: Words } = {
  en: {
    label: 'Also when the page is closed',
    hint: 'On this device, by the push service of your browser. It learns when you are told, but not what.',
    unable:
      'This browser cannot be told while the page is closed. On an iPhone or iPad add the hall to the home screen first and open it from there.',
    noPush: 'This hall tells nobody while the page is closed.',
    badDevice: 'This hall does not know the push service of your browser. Whoever keeps the hall can allow it.',
    noService: 'The push service of your browser does not answer. Try again later.',
    offline: 'The server cannot be reached now.',
  },
  pl: {
    label: 'Także przy zamkniętej stronie',
    hint: 'Na tym urządzeniu, przez usługę powiadomień przeglądarki. Usługa wie, kiedy przychodzi powiadomienie, ale nie zna treści.',
    unable:
      'Ta przeglądarka nie pokaże powiadomień przy zamkniętej stronie. Na iPhonie lub iPadzie dodaj najpierw salę do ekranu początkowego i otwórz ją stamtąd.',
    noPush: 'Ta sala nie wysyła powiadomień przy zamkniętej stronie.',
    badDevice: 'Ta sala nie zna usługi powiadomień twojej przeglądarki. Może na nią zezwolić osoba, która prowadzi salę.',
    noService: 'Usługa powiadomień twojej przeglądarki nie odpowiada. Spróbuj później.',
    offline: 'Serwer jest teraz nieosiągalny.',
  },
};
