/** What a Pole would type for answers: the words of the Polish catalogue, and shorter ones. */
import type { Phrases } from '@guildhall/kernel';

export const PHRASES: Phrases = [
  ['tak', 'yes', 'accept', 'confirm'],
  ['nie', 'no', 'challenge', 'pass', 'skip', 'none'],
  ['wstrzymaj się', 'abstain'],
  ['wstrzymaj', 'abstain'],
  ['wstrzymuję się', 'abstain'],
  ['pas', 'pass', 'skip', 'stop', 'none'],
  ['spasuj', 'pass', 'skip'],
  ['pomiń', 'skip', 'pass'],

  ['gotowe', 'ready'],
  ['gotowy', 'ready'],
  ['świat', 'setting'],
  ['zaproponuj świat gry', 'setting'],
  ['własny świat', 'own setting'],
  ['zaproponuj własny świat', 'own setting'],
  ['miasto', 'city'],
  ['opisz miasto', 'city'],
  ['kosmos', 'space'],
  ['bohaterowie', 'heroes'],
  ['podtrzymaj', 'stand by it'],
  ['wycofaj', 'withdraw'],

  ['twórz', 'create'],
  ['zacznij', 'create'],
  ['dołóż', 'add'],
  ['dodaj', 'add'],
  ['ukończ', 'finalise'],
  ['przyjmij', 'accept'],
  ['sprzeciw', 'challenge'],
  ['zgłoś sprzeciw', 'challenge'],
  ['typ', 'type'],
  ['określenie', 'descriptor'],

  ['zaproponuj', 'propose', 'setting'],
  ['zaproponuj zmianę', 'propose'],
  ['zatwierdź', 'confirm'],
  ['połącz', 'connect'],
  ['rozłącz', 'disconnect'],
  ['usuń', 'remove'],

  ['zakończ', 'end'],
  ['zakończ scenę', 'end'],
  ['nie ma zgody', 'disputed'],
  ['dalej', 'go on'],
  ['graj dalej', 'go on'],
  ['broni się', 'stands'],
  ['upada', 'fails'],
  ['nikogo', 'none'],
  ['stój', 'stop'],
  ['zostań', 'stop'],
  ['zostań tutaj', 'stop'],
  ['wartość', 'value'],
];

/** What follows the first word. */
export const SORTS: { readonly [word: string]: string } = {
  miejsce: 'location',
  obronca: 'defender',
  obronce: 'defender',
  inzynierowie: 'engineers',
  uzdrowiciele: 'healers',
  walet: 'jack',
  krol: 'king',
};

/** Those of them that are written with marks, which nobody has to type. */
export const WRITTEN: { readonly [word: string]: string } = {
  obronca: 'obrońca',
  inzynierowie: 'inżynierowie',
  krol: 'król',
};
