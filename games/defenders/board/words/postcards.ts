/** What the postcards of the settings say: a title, a line, and who stands on either side. */
import type { Language } from '@guildhall/kernel';
import type { ListedSetting } from '../../data/index.ts';

export interface PostcardWords {
  title: string;
  line: string;
  /** Some of those who defend it, and some of those who come. */
  ours: string;
  theirs: string;
}
export const POSTCARDS: { readonly [language in Language]: { readonly [setting in ListedSetting]: PostcardWords } } = {
  en: {
    fantasy: {
      title: 'The walled town',
      line: 'The lake gave up its dead, and they know the way.',
      ours: 'knights, a war-wizard, the old trebuchet',
      theirs: 'undead soldiers, a wraith, the giant',
    },
    kaiju: {
      title: 'The harbour of steel',
      line: 'The tide went out at noon. It has not come back.',
      ours: 'mech squad, a pop idol, the orbital laser',
      theirs: 'winged brood, the volcano titan',
    },
    steampunk: {
      title: 'The chimneys',
      line: 'A hundred years of smoke. The forest has had enough.',
      ours: 'steam lancers, a street poet, the armoured train',
      theirs: 'wolf packs, the werewolf druidess',
    },
    space: {
      title: 'The Core Sectors',
      line: 'The outer beacons went dark one by one, in order.',
      ours: 'cruiser squadron, a holo-poet, the dreadnought',
      theirs: 'drone swarm, a ghost ship, the siege moon',
    },
    zombie: {
      title: 'The last camp',
      line: 'Forty tents, one fence, and the radio still plays.',
      ours: 'scouts on motorbikes, the voice on the radio',
      theirs: 'shambling horde, a screamer, patient zero',
    },
    heroes: {
      title: 'The torn sky',
      line: 'On Tuesday the sky cracked. Something looked in.',
      ours: 'hero team, a fearless reporter, the living engine',
      theirs: 'rift imps, a fallen hero, the mothership',
    },
  },
  pl: {
    fantasy: {
      title: 'Miasto za murem',
      line: 'Jezioro oddało swoich zmarłych, a oni znają drogę.',
      ours: 'rycerze, bojowy czarodziej, stary trebusz',
      theirs: 'nieumarli żołnierze, upiór, olbrzym',
    },
    kaiju: {
      title: 'Stalowy port',
      line: 'Odpływ zaczął się w południe. Woda nie wróciła.',
      ours: 'oddział mechów, idolka, laser orbitalny',
      theirs: 'skrzydlaty pomiot, tytan z wulkanu',
    },
    steampunk: {
      title: 'Kominy',
      line: 'Sto lat dymu. Las ma już dość.',
      ours: 'parowi lansjerzy, uliczny poeta, pociąg pancerny',
      theirs: 'wilcze watahy, druidka-wilkołak',
    },
    space: {
      title: 'Sektory Rdzenia',
      line: 'Dalekie latarnie gasły jedna po drugiej, po kolei.',
      ours: 'eskadra krążowników, holopoeta, pancernik',
      theirs: 'rój dronów, okręt-widmo, księżyc oblężniczy',
    },
    zombie: {
      title: 'Ostatni obóz',
      line: 'Czterdzieści namiotów, jeden płot, a radio wciąż gra.',
      ours: 'zwiadowcy na motocyklach, głos z radia',
      theirs: 'powłócząca horda, wyjec, pacjent zero',
    },
    heroes: {
      title: 'Rozdarte niebo',
      line: 'We wtorek niebo pękło. Coś zajrzało do środka.',
      ours: 'drużyna bohaterów, nieustraszona reporterka, żywa machina',
      theirs: 'chochliki z rozdarcia, upadły bohater, statek-matka',
    },
  },
};
