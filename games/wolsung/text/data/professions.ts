/** Professions (D7): names, abilities and Prestige; nations. */
import type { NationId, ProfessionId, Words } from '../../data/index.ts';
import type { Forms } from './forms.ts';

/** `prestige` ends the sentence "a token back once per session when you ...". */
export type ProfessionWords = { readonly name: Forms; readonly ability: Words; readonly prestige: Words };

export const professions: { readonly [id in ProfessionId]: ProfessionWords } = {
  special_agent: {
    name: {
      masculine: { en: 'Special agent', pl: 'Agent specjalny' },
      feminine: { en: 'Special agent', pl: 'Agentka specjalna' },
    },
    ability: { en: 'once per session +2 endurance for one chase', pl: 'raz na sesję +2 do wytrwałości na jeden pościg' },
    prestige: {
      en: 'learn something vital for your service or risk much to foil a foe',
      pl: 'zdobędziesz ważne informacje albo zaryzykujesz, by pokrzyżować komuś plany',
    },
  },
  actor: {
    name: { masculine: { en: 'Actor', pl: 'Aktor' }, feminine: { en: 'Actress', pl: 'Aktorka' } },
    ability: { en: 'once per session impersonate someone', pl: 'raz na sesję podszywa się pod kogoś' },
    prestige: {
      en: 'use the craft in real life or please your fans',
      pl: 'wykorzystasz kunszt w życiu lub ucieszysz wielbicieli',
    },
  },
  artist: {
    name: { masculine: { en: 'Artist', pl: 'Artysta' }, feminine: { en: 'Artist', pl: 'Artystka' } },
    ability: { en: 'knows the True Art', pl: 'zna Prawdziwą Sztukę' },
    prestige: { en: 'are truly inspired or move others', pl: 'przeżyjesz coś inspirującego lub poruszysz innych' },
  },
  aristocrat: {
    name: { masculine: { en: 'Aristocrat', pl: 'Arystokrata' }, feminine: { en: 'Aristocrat', pl: 'Arystokratka' } },
    ability: {
      en: '+2 confidence in discussions with lower-born characters',
      pl: '+2 do pewności siebie w dyskusjach z niżej urodzonymi',
    },
    prestige: { en: 'gain on a rival or impress by rank', pl: 'zyskasz przewagę nad rywalem lub zaimponujesz pozycją' },
  },
  antiquarian: {
    name: { masculine: { en: 'Antiquarian', pl: 'Badacz' }, feminine: { en: 'Antiquarian', pl: 'Badaczka' } },
    ability: { en: 'once per session repeat an observed spell', pl: 'raz na sesję powtarza zaobserwowany czar' },
    prestige: { en: 'meet a new mystery or amaze with knowledge', pl: 'trafisz na tajemnicę lub zadziwisz wiedzą' },
  },
  bon_vivant: {
    name: { masculine: { en: 'Bon vivant', pl: 'Bon vivant' }, feminine: { en: 'Bon vivant', pl: 'Bon vivant' } },
    ability: {
      en: 'token: cover up a faux pas, minor or major scandal',
      pl: 'żeton: tuszuje niezręczność towarzyską, drobny lub poważny skandal',
    },
    prestige: {
      en: 'meet a fascinating person or impress with idleness',
      pl: 'poznasz kogoś fascynującego lub zachwycisz lenistwem',
    },
  },
  detective: {
    name: { masculine: { en: 'Detective', pl: 'Detektyw' }, feminine: { en: 'Detective', pl: 'Detektywka' } },
    ability: {
      en: "once per session, in a conflict for evidence: take markers with research until the first failure; finishers with the type's own skills",
      pl: 'raz na sesję, w konfrontacji o dowody: odbiera znaczniki analizą aż do pierwszego niepowodzenia; dobicia umiejętnościami właściwymi dla rodzaju',
    },
    prestige: { en: 'confirm a theory or impress with wit', pl: 'potwierdzisz teorię lub zaimponujesz bystrością' },
  },
  cleric: {
    name: { masculine: { en: 'Cleric', pl: 'Duchowny' }, feminine: { en: 'Cleric', pl: 'Duchowna' } },
    ability: {
      en: 'token: against undead or demons +2 resistance for oneself or an ally until the end of the scene',
      pl: 'żeton: wobec istot nieumarłych lub demonów +2 do wartości obronnej dla siebie lub sprzymierzeńca do końca sceny',
    },
    prestige: { en: 'defend ideals or spread the faith', pl: 'staniesz w obronie ideałów lub umocnisz wiarę' },
  },
  journalist: {
    name: { masculine: { en: 'Journalist', pl: 'Dziennikarz' }, feminine: { en: 'Journalist', pl: 'Dziennikarka' } },
    ability: { en: 'once per session learn the basics about a person', pl: 'raz na sesję poznaje podstawowe fakty o osobie' },
    prestige: { en: 'find a story or stir debate', pl: 'zdobędziesz temat lub wywołasz dyskusję' },
  },
  hunter: {
    name: { masculine: { en: 'Hunter', pl: 'Myśliwy' }, feminine: { en: 'Hunter', pl: 'Myśliwa' } },
    ability: {
      en: "once per session, in combat or discussion: take markers with survival, TN not raised, until the first failure; finishers with the type's own skills",
      pl: 'raz na sesję, w walce lub dyskusji: odbiera znaczniki przyrodą, bez podniesienia ST, aż do pierwszego niepowodzenia; dobicia umiejętnościami właściwymi dla rodzaju',
    },
    prestige: { en: 'win or show a trophy', pl: 'zdobędziesz lub pokażesz trofeum' },
  },
  scientist: {
    name: { masculine: { en: 'Scientist', pl: 'Naukowiec' }, feminine: { en: 'Scientist', pl: 'Naukowczyni' } },
    ability: { en: 'once per session build a one-use wonder', pl: 'raz na sesję buduje jednorazowe cudo' },
    prestige: { en: 'learn facts or win interest', pl: 'poznasz fakty lub zainteresujesz badaniami' },
  },
  traveler: {
    name: { masculine: { en: 'Traveler', pl: 'Odkrywca' }, feminine: { en: 'Traveler', pl: 'Odkrywczyni' } },
    ability: { en: 'once per session speak an unknown tongue', pl: 'raz na sesję mówi nieznanym językiem' },
    prestige: { en: 'reach a new place or show curios', pl: 'dotrzesz w nowe miejsce lub pokażesz osobliwości' },
  },
  officer: {
    name: { masculine: { en: 'Officer', pl: 'Oficer' }, feminine: { en: 'Officer', pl: 'Oficerka' } },
    ability: {
      en: "token: +1 or one extra die for an ally's roll",
      pl: 'żeton: +1 lub jedna dodatkowa kość do rzutu sprzymierzeńca',
    },
    prestige: { en: 'show heroism or impress with medals', pl: 'wykażesz się bohaterstwem lub zaimponujesz odznaczeniami' },
  },
  writer: {
    name: { masculine: { en: 'Writer', pl: 'Pisarz' }, feminine: { en: 'Writer', pl: 'Pisarka' } },
    ability: {
      en: 'once per session, until the end of the scene, describe cards by another Archetype',
      pl: 'raz na sesję, do końca sceny, opisuje karty według innego archetypu',
    },
    prestige: { en: 'win a reader or live an adventure', pl: 'zdobędziesz czytelnika lub przeżyjesz przygodę' },
  },
  criminal: {
    name: { masculine: { en: 'Criminal', pl: 'Przestępca' }, feminine: { en: 'Criminal', pl: 'Przestępczyni' } },
    ability: { en: 'token: any piece of gear for one scene', pl: 'żeton: dowolna sztuka ekwipunku na jedną scenę' },
    prestige: { en: 'gain something precious or fool the law', pl: 'zdobędziesz coś cennego lub zwiedziesz stróżów prawa' },
  },
  ritualist: {
    name: { masculine: { en: 'Ritualist', pl: 'Rytualista' }, feminine: { en: 'Ritualist', pl: 'Rytualistka' } },
    ability: { en: 'ritual magic', pl: 'magia rytualna' },
    prestige: { en: 'find a grimoire or make a strong impression', pl: 'znajdziesz grimuar lub zrobisz silne wrażenie' },
  },
  spiritist: {
    name: { masculine: { en: 'Spiritist', pl: 'Spirytysta' }, feminine: { en: 'Spiritist', pl: 'Spirytystka' } },
    ability: { en: 'spirit magic', pl: 'magia duchów' },
    prestige: { en: 'meet an astral phenomenon or amaze with magic', pl: 'spotkasz zjawisko astralne lub zadziwisz magią' },
  },
  sportsman: {
    name: { masculine: { en: 'Sportsman', pl: 'Sportowiec' }, feminine: { en: 'Sportswoman', pl: 'Sportsmenka' } },
    ability: {
      en: 'once per session, in a conflict: declare a finisher after an athletics roll',
      pl: 'raz na sesję, w konfrontacji: ogłasza dobicie po rzucie na wysportowanie',
    },
    prestige: { en: 'meet a worthy rival or thrill the public', pl: 'zmierzysz się z godnym rywalem lub porwiesz publiczność' },
  },
  technomancer: {
    name: { masculine: { en: 'Technomancer', pl: 'Technomag' }, feminine: { en: 'Technomancer', pl: 'Technomagini' } },
    ability: { en: 'modern magic', pl: 'magia nowoczesna' },
    prestige: {
      en: 'succeed by spectacular gear or impress peers',
      pl: 'odniesiesz sukces dzięki sprzętowi lub olśnisz technomagią',
    },
  },
  gunslinger: {
    name: { masculine: { en: 'Gunslinger', pl: 'Zabijaka' }, feminine: { en: 'Gunslinger', pl: 'Zabijaka' } },
    ability: {
      en: 'once per session (again for a token): if acting first in round 1, the first attack may be declared a finisher afterwards',
      pl: 'raz na sesję (ponownie za żeton): jeśli działa pierwszy w rundzie 1, pierwszy atak można po fakcie ogłosić dobiciem',
    },
    prestige: { en: 'face a foe openly or impress with bravado', pl: 'otwarcie staniesz do walki lub zaimponujesz brawurą' },
  },
};

export const nations: { readonly [id in NationId]: Words } = {
  aquitaine: { en: 'Aquitaine', pl: 'Akwitania' },
  alfheim: { en: 'Alfheim', pl: 'Alfheim' },
  baventia: { en: 'Baventia', pl: 'Bawencja' },
  silvanegro: { en: 'Silvanegro', pl: 'Czarnoborze' },
  aeol: { en: 'Aeol', pl: 'Eolia' },
  hrimthorst: { en: 'Hrimthorst', pl: 'Hrimthorst' },
  jotunheim: { en: 'Jotunheim', pl: 'Jotunheim' },
  coriole: { en: 'Coriole', pl: 'Koriola' },
  morgovia: { en: 'Morgovia', pl: 'Morgowia' },
  pontifical_state: { en: 'Holy Pontifical State', pl: 'Pontyfikal' },
  serenissima: { en: 'Serenissima', pl: 'Serenissima' },
  scylla_and_charybdis: { en: 'Scylla and Charybdis', pl: 'Scylla i Charybda' },
  slavia: { en: 'Slavia', pl: 'Slawia' },
  trimonarchy: { en: 'Trimonarchy', pl: 'Trójmonarchia' },
  westria: { en: 'Westria', pl: 'Westria' },
  wotany: { en: 'Wotany', pl: 'Wotania' },
  ys: { en: 'Ys', pl: 'Ys' },
  atlantis: { en: 'Atlantis', pl: 'Atlantyda' },
  lemuria: { en: 'Lemuria', pl: 'Lemuria' },
  sunnir: { en: 'Sunnir', pl: 'Sunnir' },
  vinland: { en: 'Vinland', pl: 'Winlandia' },
};
