/** Stunts (D8), the parts of an aimed attack, polite requests (D15). */
import type { BodyPartId, RequestId, StuntEnd, StuntId, Words } from '../../data/index.ts';
import { type Forms, sameInAllForms } from './forms.ts';

export const stunts: { readonly [id in StuntId]: Words } = {
  aimed_attack: { en: 'aimed attack', pl: 'atak celowany' },
  daze: { en: 'daze', pl: 'oszołomienie' },
  disarm: { en: 'disarm', pl: 'rozbrojenie' },
  forceful_blow: { en: 'forceful blow', pl: 'potężny cios' },
  grip: { en: 'grip', pl: 'pochwycenie' },
  break_free: { en: 'break free', pl: 'wyrwanie się' },
  knockdown: { en: 'knockdown', pl: 'powalenie' },
  mixing: { en: 'mixing conflict types', pl: 'mieszanie konfrontacji' },
  polite_request: { en: 'polite request', pl: 'uprzejma prośba' },
  push: { en: 'push', pl: 'odepchnięcie' },
  pull: { en: 'pull', pl: 'przyciągnięcie' },
  route_change: { en: 'route change', pl: 'zmiana trasy' },
  threat: { en: 'threat', pl: 'groźba' },
};

/** What a stunt does besides taking a marker, with its rule: what somebody at a keyboard looks up. */
export const stuntEffects: { readonly [id in StuntId]: Words } = {
  aimed_attack: {
    en: 'Until the end of the next round, by the part: head, tests −2; arm, brawl and firearms −3; leg, the next Move costs one die more. [WS-16.8]',
    pl: 'Do końca następnej rundy, zależnie od części ciała: głowa, testy −2; ręka, walka i strzelanie −3; noga, następny ruch kosztuje o jedną kość więcej. [WS-16.8]',
  },
  daze: {
    en: 'The target has one die fewer in the next round. [WS-16.9]',
    pl: 'Cel ma w następnej rundzie o jedną kość mniej. [WS-16.9]',
  },
  disarm: {
    en: 'The target loses its weapon or vehicle until it uses an item. [WS-16.12]',
    pl: 'Cel traci broń lub pojazd, dopóki nie użyje przedmiotu. [WS-16.12]',
  },
  forceful_blow: {
    en: 'The hit takes two markers, but not the last one. [WS-16.16]',
    pl: 'Trafienie odbiera dwa znaczniki, ale ostatniego nie eliminuje. [WS-16.16]',
  },
  grip: {
    en: 'The target cannot move or use items, and its resistance is 10 at most; holding on costs a die each round. [WS-16.18]',
    pl: 'Cel nie może się ruszać ani używać przedmiotów, a jego wartość obronna wynosi najwyżej 10; trzymanie kosztuje kość w każdej rundzie. [WS-16.18]',
  },
  break_free: {
    en: 'Against whoever holds somebody: whoever is gripped is free. [WS-16.24]',
    pl: 'Wobec tego, kto trzyma: pochwycona postać jest wolna. [WS-16.24]',
  },
  knockdown: {
    en: 'The resistance of the target is 10 at most until it spends a Move on standing up. [WS-16.30]',
    pl: 'Wartość obronna celu wynosi najwyżej 10, dopóki nie wstanie, co jest ruchem. [WS-16.30]',
  },
  mixing: {
    en: 'A skill of another type of conflict may be used. [WS-16.33]',
    pl: 'Można użyć umiejętności z innego rodzaju konfrontacji. [WS-16.33]',
  },
  polite_request: {
    en: 'The target does what is asked or makes a scandal check; or else the formality changes by one step. [WS-16.38]',
    pl: 'Cel spełnia prośbę albo wykonuje test skandalu; albo zamiast tego formalność zmienia się o stopień. [WS-16.38]',
  },
  push: {
    en: 'The target is moved one zone further off, and loses cover. [WS-16.44]',
    pl: 'Cel przesuwa się o jedną strefę dalej i traci osłonę. [WS-16.44]',
  },
  pull: {
    en: 'The target is moved one zone nearer, and loses cover. [WS-16.44]',
    pl: 'Cel przesuwa się o jedną strefę bliżej i traci osłonę. [WS-16.44]',
  },
  route_change: {
    en: 'The route becomes one step easier or more difficult for everybody. [WS-16.48]',
    pl: 'Trasa staje się dla wszystkich o stopień łatwiejsza albo trudniejsza. [WS-16.48]',
  },
  threat: {
    en: 'A card at random leaves the hand of the target; once per scene and target. [WS-16.50]',
    pl: 'Cel traci losową kartę z ręki; raz na scenę wobec danego celu. [WS-16.50]',
  },
};

/** D1: what a forceful blow is called on the table of a discussion. */
export const crushingArgument: Words = { en: 'forceful blow', pl: 'miażdżący argument' };

export const stuntEnds: { readonly [id in StuntEnd]: Words } = {
  at_once: { en: 'at once', pl: 'od razu' },
  end_of_next_round: { en: 'end of next round', pl: 'koniec następnej rundy' },
  use_an_item: { en: 'Use an item', pl: 'użycie przedmiotu' },
  move: { en: 'Move', pl: 'ruch' },
  unpaid_broken_parted: { en: 'unpaid, broken, parted', pl: 'gdy nieopłacone, przerwane, rozdzielone' },
  request_or_changed: { en: 'by the request, or until changed', pl: 'według prośby albo do zmiany' },
  until_changed: { en: 'until changed', pl: 'do zmiany' },
};

export const bodyParts: { readonly [id in BodyPartId]: Words } = {
  head: { en: 'head', pl: 'głowa' },
  arm: { en: 'arm', pl: 'ręka' },
  leg: { en: 'leg', pl: 'noga' },
  other: { en: 'another part', pl: 'inna część' },
};

/** `said` to a target of each form. A free request has the words of whoever makes it. */
export const requests: { readonly [id in RequestId]: { readonly said: Forms; readonly effect: Words } } = {
  floor: {
    said: sameInAllForms({ en: 'Pray, let others speak.', pl: 'Proszę oddać głos innym.' }),
    effect: {
      en: 'in the next round it acts last, whatever its card (among several such: by card)',
      pl: 'w następnej rundzie działa ostatni, bez względu na kartę (kilku takich między sobą: według kart)',
    },
  },
  attend: {
    said: {
      masculine: { en: 'A word with me, if you please.', pl: 'Zechce pan zamienić ze mną słowo.' },
      feminine: { en: 'A word with me, if you please.', pl: 'Zechce pani zamienić ze mną słowo.' },
      neutral: { en: 'A word with me, if you please.', pl: 'Proszę zamienić ze mną słowo.' },
    },
    effect: {
      en: 'until the end of the next round its offensive actions may target only the requester',
      pl: 'do końca następnej rundy celem jego akcji ofensywnych może być tylko proszący',
    },
  },
  put_away: {
    said: {
      masculine: { en: 'Would you put that away?', pl: 'Może zechce pan to schować?' },
      feminine: { en: 'Would you put that away?', pl: 'Może zechce pani to schować?' },
      neutral: { en: 'Would you put that away?', pl: 'Czy można prosić o schowanie tego?' },
    },
    effect: {
      en: 'one named item is put away; Use an item brings it back',
      pl: 'jeden wskazany przedmiot zostaje schowany; wraca po użyciu przedmiotu',
    },
  },
  sit: {
    said: sameInAllForms({ en: 'Do sit down.', pl: 'Proszę spocząć.' }),
    effect: { en: 'it loses 1 die in the next round', pl: 'traci 1 kość w następnej rundzie' },
  },
  free: {
    said: sameInAllForms({ en: 'a request in your own words', pl: 'prośba własnymi słowami' }),
    effect: { en: 'as the GM and players agree', pl: 'jak uzgodnią MG i gracze' },
  },
};
