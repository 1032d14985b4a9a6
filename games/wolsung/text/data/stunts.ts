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
