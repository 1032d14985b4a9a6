/** Races (D6): names, abilities and weaknesses. */
import type { RaceAbilityId, RaceId, WeaknessId, Words } from '../../data/index.ts';
import type { Forms } from './forms.ts';

export const races: { readonly [id in RaceId]: Forms } = {
  elf: { masculine: { en: 'Elf', pl: 'Elf' }, feminine: { en: 'Elf', pl: 'Elfka' } },
  gnome: { masculine: { en: 'Gnome', pl: 'Gnom' }, feminine: { en: 'Gnome', pl: 'Gnomka' } },
  dwarf: { masculine: { en: 'Dwarf', pl: 'Krasnolud' }, feminine: { en: 'Dwarf', pl: 'Krasnoludka' } },
  human: { masculine: { en: 'Human', pl: 'Człowiek' }, feminine: { en: 'Human', pl: 'Człowiek' } },
  halfling: { masculine: { en: 'Halfling', pl: 'Niziołek' }, feminine: { en: 'Halfling', pl: 'Niziołka' } },
  ogre: { masculine: { en: 'Ogre', pl: 'Ogr' }, feminine: { en: 'Ogre', pl: 'Ogrzyca' } },
  orc: { masculine: { en: 'Orc', pl: 'Ork' }, feminine: { en: 'Orc', pl: 'Orczyca' } },
  troll: { masculine: { en: 'Troll', pl: 'Troll' }, feminine: { en: 'Troll', pl: 'Trollica' } },
};

export type AbilityWords = { readonly name: Words; readonly effect: Words };

export const abilities: { readonly [id in RaceAbilityId]: AbilityWords } = {
  dancing_with_a_blade: {
    name: { en: 'Dancing with a blade', pl: 'Taniec z ostrzem' },
    effect: {
      en: 'with the favourite blade (one owned weapon marked blade, named in the builder), offensive actions meet defense 2 lower',
      pl: 'ulubionym ostrzem (jedną własną bronią oznaczoną jako ostrze, wskazaną w kreatorze) akcje ofensywne napotykają obronę o 2 niższą',
    },
  },
  elven_grace: {
    name: { en: 'Elven grace', pl: 'Elfia gracja' },
    effect: {
      en: 'token: +5 to expression or athletics where grace matters (instead of +1)',
      pl: 'żeton: +5 do ekspresji lub wysportowania, gdzie liczy się gracja (zamiast +1)',
    },
  },
  hypnotic_charm: {
    name: { en: 'Hypnotic charm', pl: 'Hipnotyczny wzrok' },
    effect: {
      en: 'once per session: range one wider in a Charisma test',
      pl: 'raz na sesję: zakres o jeden szerszy w teście Charyzmy',
    },
  },
  dreams_and_nightmares: {
    name: { en: 'Dreams and nightmares', pl: 'Marzenia i koszmary' },
    effect: { en: "reads a sleeper's desire or fear", pl: 'odczytuje pragnienie lub lęk śpiącego' },
  },
  allegories_and_parables: {
    name: { en: 'Allegories and parables', pl: 'Alegorie i przypowieści' },
    effect: { en: 'token: +2 confidence for one whole discussion', pl: 'żeton: +2 do pewności siebie na całą jedną dyskusję' },
  },
  numerologist: {
    name: { en: 'Numerologist', pl: 'Numerolog' },
    effect: {
      en: "token: look at one opponent's hand, or look at the top five cards and put them back in any order",
      pl: 'żeton: obejrzyj rękę jednego z oponentów albo obejrzyj pięć wierzchnich kart i odłóż je w dowolnej kolejności',
    },
  },
  gnomish_wise_man: {
    name: { en: 'Gnomish wise man', pl: 'Gnomi mędrzec' },
    effect: { en: 'token: +5 to research, occult or academics', pl: 'żeton: +5 do analizy, okultyzmu lub wiedzy akademickiej' },
  },
  secret_runes: {
    name: { en: 'Secret runes', pl: 'Sekretne runy' },
    effect: { en: 'once per session: an ally (golem) for the scene', pl: 'raz na sesję: sojusznik (golem) na scenę' },
  },
  cold_logic: {
    name: { en: 'Cold logic', pl: 'Zimna logika' },
    effect: {
      en: 'once per session, until the end of the scene: +5 to courage and intimidation, expression and empathy at 0 and without re-rolls; again for a token per scene',
      pl: 'raz na sesję, do końca sceny: +5 do odwagi i zastraszania, ekspresja i empatia na 0 i bez przerzutów; ponownie za żeton na scenę',
    },
  },
  inspired_mechanic: {
    name: { en: 'Inspired mechanic', pl: 'Natchniony mechanik' },
    effect: {
      en: 'token: +5 in tests with machines (technics; drive in a steamobile, sports steamobile or airship)',
      pl: 'żeton: +5 w testach z maszynami (technika; pojazdy w paromobilu, sportowym paromobilu lub sterowcu)',
    },
  },
  gadgeteer: {
    name: { en: 'Gadgeteer', pl: 'Gadżeciarz' },
    effect: {
      en: 'once per session: one item becomes a gadget for the scene',
      pl: 'raz na sesję: jeden przedmiot staje się na scenę gadżetem',
    },
  },
  darkness_under_mountains: {
    name: { en: 'Darkness under mountains', pl: 'Mrok pod górami' },
    effect: {
      en: 'in darkness stealth and spot tests have TN 5 lower against non-dwarves',
      pl: 'w ciemności testy ukrywania się i spostrzegawczości mają ST o 5 niższy wobec nie-krasnoludów',
    },
  },
  rich_experience: {
    name: { en: 'Rich experience', pl: 'Bogaty w doświadczenie' },
    effect: {
      en: 'when filling the hand, draws to four, then discards one',
      pl: 'uzupełniając rękę, dobiera do czterech kart, potem odrzuca jedną',
    },
  },
  beginners_luck: {
    name: { en: "Beginner's luck", pl: 'Szczęście początkującego' },
    effect: { en: 'token: +5 instead of +1 with an untrained skill', pl: 'żeton: +5 zamiast +1 z niewyćwiczoną umiejętnością' },
  },
  one_of_our_own: {
    name: { en: 'One of our own', pl: 'Swój człowiek' },
    effect: { en: 'once per session: accepted by any social group', pl: 'raz na sesję: przyjęty w dowolnej grupie społecznej' },
  },
  with_the_last_breath: {
    name: { en: 'With the last breath', pl: 'Ostatkiem sił' },
    effect: { en: 'ignores losses of Constitution through nature', pl: 'pomija utratę Kondycji z powodu sił natury' },
  },
  elusive: {
    name: { en: 'Elusive', pl: 'Nieuchwytny' },
    effect: {
      en: 'fleeing in a chase from a non-halfling, token: declare a finisher after the roll',
      pl: 'uciekając w pościgu przed nie-niziołkiem, żeton: ogłoś dobicie po rzucie',
    },
  },
  city_slicker: {
    name: { en: 'City slicker', pl: 'Cwaniak' },
    effect: { en: 'token: +5 to streetwise or larceny', pl: 'żeton: +5 do półświatka lub złodziejstwa' },
  },
  kith_and_kin: {
    name: { en: 'Kith and kin', pl: 'Krewni i znajomi' },
    effect: { en: 'once per session: discard a card to gain a helper', pl: 'raz na sesję: odrzuć kartę, by zyskać pomocnika' },
  },
  superhuman_reflexes: {
    name: { en: 'Superhuman reflexes', pl: 'Nadludzki refleks' },
    effect: { en: 'ignores losses of Constitution through accidents', pl: 'pomija utratę Kondycji z powodu wypadków' },
  },
  hard_as_nails: {
    name: { en: 'Hard as nails', pl: 'Nie do zabicia' },
    effect: {
      en: 'finishers against the ogre in hand-to-hand combat have TN 10 higher',
      pl: 'dobicia przeciw ogrowi w walce wręcz mają ST o 10 wyższy',
    },
  },
  animal_magnetism: {
    name: { en: 'Animal magnetism', pl: 'Zwierzęcy magnetyzm' },
    effect: {
      en: 'token: +5 where sympathy decides, not in formal situations',
      pl: 'żeton: +5, gdzie rozstrzyga sympatia, nie w sytuacjach formalnych',
    },
  },
  strongman: {
    name: { en: 'Strongman', pl: 'Siłacz' },
    effect: { en: 'lifts and breaks nearly everything', pl: 'podnosi i łamie prawie wszystko' },
  },
  just_an_ogre: {
    name: { en: "It's just an ogre", pl: 'To tylko ogr' },
    effect: {
      en: 'once per session: unnoticed where servants may go',
      pl: 'raz na sesję: niezauważony tam, gdzie wolno wejść służbie',
    },
  },
  honesty_of_the_orcs: {
    name: { en: 'Honesty of the orcs', pl: 'Szczerość orków' },
    effect: { en: 'token: +5 to bluff or empathy', pl: 'żeton: +5 do blefu lub empatii' },
  },
  noble_ancestors: {
    name: { en: 'Noble ancestors', pl: 'Szlachetni przodkowie' },
    effect: {
      en: 'once per session: one chosen skill counts +15 until the end of the scene; then lose 1 Constitution and 1 Reputation',
      pl: 'raz na sesję: jedna wybrana umiejętność liczy się jako +15 do końca sceny; potem traci 1 Kondycji i 1 Reputacji',
    },
  },
  secret_techniques: {
    name: { en: 'Secret techniques', pl: 'Tajne techniki sunnirskich mistrzów' },
    effect: { en: 'token per round: safe from magic', pl: 'żeton na rundę: bezpieczny od magii' },
  },
  minds_eye: {
    name: { en: "Mind's eye", pl: 'Oko duszy' },
    effect: { en: 'sees what a corpse or mirror saw', pl: 'widzi to, co widział trup lub lustro' },
  },
  fiery_passion: {
    name: { en: 'Fiery passion', pl: 'Płomienna pasja' },
    effect: {
      en: 'token: +5 instead of +1 in close combat attacks, chases, intimidation and expression, if all dice of the round go to attacks and none to defence (enforced: no die spent otherwise so far this round, and none may be spent otherwise later in it)',
      pl: 'żeton: +5 zamiast +1 w atakach walki wręcz, pościgach, zastraszaniu i ekspresji, jeśli wszystkie kości rundy idą na ataki, a żadna na obronę (gra pilnuje: w tej rundzie żadnej kości nie wydano dotąd inaczej i żadnej nie wolno wydać inaczej później)',
    },
  },
  heat_up_the_atmosphere: {
    name: { en: 'Heat up the atmosphere', pl: 'Podgrzanie atmosfery' },
    effect: {
      en: 'token: everybody near takes 1d10 off the next bluff, stealth, intimidation or knowledge test',
      pl: 'żeton: wszyscy w pobliżu odejmują 1k10 od następnego testu blefu, ukrywania się, zastraszania lub wiedzy',
    },
  },
  word_of_honour: {
    name: { en: 'Word of honour', pl: 'Słowo honoru' },
    effect: {
      en: '+2 in tests that fulfil a promise; breaking it costs 1 Reputation',
      pl: '+2 w testach, które wypełniają obietnicę; złamanie jej kosztuje 1 Reputacji',
    },
  },
  fireproof: { name: { en: 'Fireproof', pl: 'Ognioodporny' }, effect: { en: 'unharmed by fire', pl: 'ogień mu nie szkodzi' } },
};

export const weaknesses: { readonly [id in WeaknessId]: AbilityWords } = {
  iron: {
    name: { en: 'Iron', pl: 'Żelazo' },
    effect: {
      en: 'an attack with an iron weapon on the elf may be declared a finisher afterwards',
      pl: 'atak żelazną bronią na elfa można po fakcie ogłosić dobiciem',
    },
  },
  mistrust: {
    name: { en: 'Mistrust', pl: 'Nieufność' },
    effect: {
      en: 'basic token uses cost 2 in scandal checks and in all social tests of a scene in which the gnome lost Reputation',
      pl: 'podstawowe użycia żetonów kosztują 2 w testach skandalu i we wszystkich testach towarzyskich sceny, w której gnom stracił Reputację',
    },
  },
  sunlight: {
    name: { en: 'Sunlight', pl: 'Światło słoneczne' },
    effect: { en: 'basic token uses cost 2 in strong sunlight', pl: 'podstawowe użycia żetonów kosztują 2 w ostrym słońcu' },
  },
  curiosity: {
    name: { en: 'Curiosity', pl: 'Ciekawość' },
    effect: {
      en: 'in a discussion that tempts with something new, opponents may declare finishers afterwards',
      pl: 'w dyskusji, która kusi czymś nowym, oponenci mogą po fakcie ogłaszać dobicia',
    },
  },
  tiny: {
    name: { en: 'Tiny', pl: 'Drobny' },
    effect: {
      en: 'opponents marked big may declare finishers afterwards in hand-to-hand combat',
      pl: 'oponenci oznaczeni wielki mogą w walce wręcz po fakcie ogłaszać dobicia',
    },
  },
  shyness: {
    name: { en: 'Shyness', pl: 'Nieśmiałość' },
    effect: {
      en: 'basic token uses cost 2 when opposing someone marked well-born',
      pl: 'podstawowe użycia żetonów kosztują 2 wobec kogoś oznaczonego wysoko urodzony',
    },
  },
  stranger_in_a_strange_land: {
    name: { en: 'Stranger in a strange land', pl: 'Obcy w obcym kraju' },
    effect: {
      en: 'basic token uses cost 2 in formal situations',
      pl: 'podstawowe użycia żetonów kosztują 2 w sytuacjach formalnych',
    },
  },
  fiery_temper: {
    name: { en: 'Fiery temper', pl: 'Ognisty temperament' },
    effect: {
      en: 'an opponent who gains two raises against the troll may spend a token: until the end of the next round the troll may only attack; when it ends the troll loses 1 Constitution (combat, chase) or 1 Reputation (discussion)',
      pl: 'oponent, który uzyska przeciw trollowi dwa podbicia, może wydać żeton: do końca następnej rundy troll może tylko atakować; gdy to minie, traci 1 Kondycji (walka, pościg) lub 1 Reputacji (dyskusja)',
    },
  },
};
