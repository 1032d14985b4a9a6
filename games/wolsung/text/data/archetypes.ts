/** Archetypes and their domains (D3): names, scope, what the player is asked, what a bot says. */
import type { ArchetypeId, DomainId, Words } from '../../data/index.ts';

export const archetypes: { readonly [id in ArchetypeId]: Words } = {
  explorer: { en: 'Explorer', pl: 'Eksplorator' },
  daredevil: { en: 'Daredevil', pl: 'Ryzykant' },
  socialite: { en: 'Socialite', pl: 'Salonowiec' },
  investigator: { en: 'Investigator', pl: 'Śledczy' },
};

export type DomainWords = { readonly name: Words; readonly scope: Words; readonly prompt: Words; readonly bot: Words };

export const domains: { readonly [id in DomainId]: DomainWords } = {
  experience: {
    name: { en: 'experience', pl: 'doświadczenie' },
    scope: {
      en: "whatever favours the more seasoned; monsters' weak points, foreign customs",
      pl: 'wszystko, w czym górą bardziej doświadczony; słabe punkty potworów, obce obyczaje',
    },
    prompt: { en: 'Where have you seen this before?', pl: 'Skąd już to znasz?' },
    bot: { en: 'An old expedition trick comes to mind.', pl: 'Przydaje się sztuczka z dawnej wyprawy.' },
  },
  survival: {
    name: { en: 'survival', pl: 'przetrwanie' },
    scope: {
      en: 'living through hostile surroundings, escaping harm and sickness',
      pl: 'życie we wrogim otoczeniu, unikanie ran i chorób',
    },
    prompt: { en: 'What keeps you unhurt?', pl: 'Co chroni cię przed szwankiem?' },
    bot: { en: 'A hardened traveller shrugs it off.', pl: 'Zahartowany podróżnik nawet nie mrugnie.' },
  },
  trophies: {
    name: { en: 'trophies', pl: 'odkrycia' },
    scope: { en: 'souvenirs, inventions, deeds that win recognition', pl: 'pamiątki, wynalazki, dokonania zdobywające uznanie' },
    prompt: { en: 'What trophy or discovery do you show?', pl: 'Jaką pamiątkę lub odkrycie pokazujesz?' },
    bot: { en: 'A famous find changes the mood.', pl: 'Słynne znalezisko zmienia nastroje.' },
  },
  orientation: {
    name: { en: 'orientation', pl: 'orientacja' },
    scope: {
      en: 'not getting lost, reaching goals, finding what is missing',
      pl: 'nie zgubić się, dotrzeć do celu, znaleźć to, czego brakuje',
    },
    prompt: { en: 'How do you find the way?', pl: 'Jak odnajdujesz drogę?' },
    bot: { en: 'A glance at the compass is enough.', pl: 'Wystarczy rzut oka na kompas.' },
  },
  distraction: {
    name: { en: 'distraction', pl: 'dywersja' },
    scope: { en: 'diverting opponents, ambushes', pl: 'odwracanie uwagi, zasadzki' },
    prompt: { en: 'What draws their eyes away?', pl: 'Co odwraca ich uwagę?' },
    bot: { en: 'Something crashes behind them.', pl: 'Za ich plecami coś się wali.' },
  },
  cover: {
    name: { en: 'cover', pl: 'osłona' },
    scope: { en: 'hiding oneself or something', pl: 'ukrycie siebie lub czegoś' },
    prompt: { en: 'What hides you?', pl: 'Co cię kryje?' },
    bot: { en: 'A cloud of steam swallows the view.', pl: 'Wszystko znika w kłębach pary.' },
  },
  tools: {
    name: { en: 'tools', pl: 'narzędzia' },
    scope: { en: 'passing barriers, traps, locks', pl: 'pokonywanie barier, pułapek, zamków' },
    prompt: { en: 'What do you use on the obstacle?', pl: 'Czym pokonujesz przeszkodę?' },
    bot: { en: 'The right tool is at hand.', pl: 'Właściwe narzędzie jest pod ręką.' },
  },
  transportation: {
    name: { en: 'transportation', pl: 'transport' },
    scope: { en: 'moving about: vehicles, slides, other routes', pl: 'przemieszczanie się: pojazdy, zjazdy, inne drogi' },
    prompt: { en: 'What carries you across?', pl: 'Co niesie cię dalej?' },
    bot: { en: 'A rope swings by just in time.', pl: 'W samą porę nadlatuje lina.' },
  },
  machinations: {
    name: { en: 'machinations', pl: 'intrygi' },
    scope: { en: "gossip, others' blunders, press contacts", pl: 'plotki, cudze potknięcia, znajomości w prasie' },
    prompt: { en: 'Which rumour goes round?', pl: 'Jaka plotka krąży?' },
    bot: { en: 'A well-placed whisper does its work.', pl: 'Szept rzucony w porę robi swoje.' },
  },
  emotions: {
    name: { en: 'emotions', pl: 'emocje' },
    scope: { en: 'kith and kin, family occasions, sudden feelings', pl: 'krewni i bliscy, okazje rodzinne, nagłe uczucia' },
    prompt: { en: 'Whose heart softens, and why?', pl: 'Czyje serce mięknie i dlaczego?' },
    bot: { en: "Someone's old affection stirs.", pl: 'Odzywa się czyjaś dawna sympatia.' },
  },
  formalities: {
    name: { en: 'formalities', pl: 'formalności' },
    scope: {
      en: 'round red tape, helpful officials, business ties',
      pl: 'obejście biurokracji, uczynni urzędnicy, kontakty w interesach',
    },
    prompt: { en: 'Who stamps the paper?', pl: 'Kto przybija pieczątkę?' },
    bot: { en: 'An official suddenly turns helpful.', pl: 'Urzędnik nagle staje się uczynny.' },
  },
  entertainment: {
    name: { en: 'entertainment', pl: 'rozrywka' },
    scope: { en: 'bohemian friends, entry to events, performing', pl: 'przyjaciele z bohemy, wstęp na wydarzenia, występy' },
    prompt: { en: 'What show do you put on?', pl: 'Jakie dajesz przedstawienie?' },
    bot: { en: 'The orchestra strikes up at a nod.', pl: 'Orkiestra zaczyna grać na skinienie.' },
  },
  suspects: {
    name: { en: 'suspects', pl: 'podejrzani' },
    scope: {
      en: 'clues about a person: trade, past, motives, plans',
      pl: 'tropy dotyczące osoby: zawód, przeszłość, pobudki, plany',
    },
    prompt: { en: 'What do you deduce about them?', pl: 'Co z tego wnioskujesz?' },
    bot: { en: 'The cuff of a sleeve betrays everything.', pl: 'Mankiet zdradza wszystko.' },
  },
  recognition: {
    name: { en: 'recognition', pl: 'renoma' },
    scope: {
      en: 'holding attention, speaking well, facing danger, using esteem',
      pl: 'skupianie uwagi, piękna mowa, stawianie czoła niebezpieczeństwu, korzystanie z poważania',
    },
    prompt: { en: 'How does your name help?', pl: 'W czym pomaga twoje nazwisko?' },
    bot: { en: 'The crowd recognises a celebrated face.', pl: 'Tłum rozpoznaje słynną twarz.' },
  },
  objects: {
    name: { en: 'objects', pl: 'przedmioty' },
    scope: {
      en: 'clues about things, their history and flaws, hidden objects',
      pl: 'tropy dotyczące rzeczy, ich historia i wady, ukryte przedmioty',
    },
    prompt: { en: 'What does the object tell you?', pl: 'Co mówi ci ten przedmiot?' },
    bot: { en: 'A tiny scratch gives the mechanism away.', pl: 'Drobna rysa zdradza mechanizm.' },
  },
  circumstances: {
    name: { en: 'circumstances', pl: 'czas i miejsce' },
    scope: { en: 'where, when, how; rebuilding events', pl: 'gdzie, kiedy, jak; odtwarzanie zdarzeń' },
    prompt: { en: 'How did it really happen?', pl: 'Jak było naprawdę?' },
    bot: { en: 'The pieces fall into place.', pl: 'Elementy układają się w całość.' },
  },
};
