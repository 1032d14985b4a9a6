/** What is asked, in Polish, addressed to the one who answers; and the names of the steps of a game. */
import { taken } from './facts.pl.ts';
import type { QuestionWords, TypingWords } from './teller.ts';

export const questions: QuestionWords = {
  'gangs/build': (show) =>
    `Którą bandę prowadzisz? Zbuduj własną (złoto: ${show.n('gold')})${show.n('ready') > 0 ? ' albo weź gotową' : ''}.`,
  'anytime/concede': () => 'Poddajesz grę? Cel wykonał wtedy przeciwnik.',
  'anytime/offer draw': () => 'Proponujesz remis? Jeśli przeciwnik się zgodzi, nikt nie wykonał celu.',
  'layout/draw': () => 'Jak wyglądają ulice? Ułóż teren kawałek po kawałku.',
  'layout/agree': () => 'Czy zgadzasz się na teren narysowany przez przeciwnika?',
  'set up/edge': () => 'Od której krawędzi zaczynasz?',
  'set up/first': () => 'Czy zaczynasz rozstawianie i 1. turę?',
  'hide and seek/marker': (show, t) =>
    `Gdzie kładziesz znacznik celu? Zostało: ${show.n('left')}, ${show.text('on') === 'terrain' ? 'na obrysie terenu' : 'na otwartej przestrzeni'}, odległość od pozostałych co najmniej ${t.inches(show.n('distance'))}.`,
  'vic/role': () => 'Eskortujesz V.I.C. czy na niego polujesz?',
  'vic/stand in': () => 'Kto z twojej bandy zostaje V.I.C.?',
  'spies/spy': () => 'Kto z twojej bandy jest potajemnie szpiegiem? Każdy oprócz Przywódcy.',
  'deployment/model': () => 'Kogo teraz rozstawiasz?',
  'deployment/place': (show, t) => `Gdzie staje ${t.model(show.n('model'))}? Twoja strefa: ${t.zone(show.box('zone'))}.`,

  'initiative/order': (show) => `Tura ${show.n('turn')}: zaczynasz czy oddajesz pierwszeństwo?`,
  'action time/model': () => 'Kogo aktywujesz?',
  'action time/alone': () => 'Na planszy została tylko twoja banda. Czy grasz dalej?',
  'parley/draw': () => 'Przeciwnik proponuje remis. Czy się zgadzasz?',

  'activation/swig': (show, t) =>
    `${t.model(show.n('model'))} zaczyna aktywację. Czy najpierw kupujesz „Łyknij sobie” za 1 monetę?`,
  'regenerate/draw': (show, t) =>
    `${t.model(show.n('model'))}: ${t.wounds(show.n('wounds'))}. Czy ciągniesz kartę na Regenerację? Czerwona leczy jedną ranę, czarna kończy.`,
  'activation/ability': (show, t) => `${t.model(show.n('model'))} zaczyna aktywację. Czy używasz mocy Przywódcy?`,
  'activation/act': (show, t) =>
    `Co robi ${t.model(show.n('model'))}? Zostało: ${t.actions(show.n('actions'))}${show.text('walk') === 'true' ? ' i Marsz' : ''}.`,
  'lured/act': (show, t) =>
    `Co robi dla ciebie ${t.model(show.n('model'))}? Zostało: ${t.actions(show.n('actions'))}${show.text('walk') === 'true' ? ' i Marsz' : ''}.`,
  'move/destination': (show, t) =>
    `Dokąd idzie ${t.model(show.n('model'))}? W linii prostej, najwyżej ${t.inches(show.n('limit'))}, licząc od środka podstawki do jej środka.`,
  'breaking away/try': (show, t) =>
    `${t.model(show.n('model'))} jest w zwarciu (${t.models(show.numbers('enemies'))}). Czy próbujesz się oderwać? Potrzebne czerwone karty: ${show.n('tests')}.`,
  'climb/place': (show, t) =>
    `Dokąd wspina się ${t.model(show.n('model'))}? W górę lub w dół środek podstawki może się przesunąć najwyżej o ${t.inches(show.n('limit'))}.`,
  'draw cards/discard': (show) => `Które karty wymieniasz? Najwyżej ${taken(show.n('most'))}.`,

  'bribe/offer': (show, t) => `${t.model(show.n('model'))} atakuje. Czy dajesz łapówkę?`,
  'bribe/once more': (show, t) =>
    `Łapówka nie wyszła (${t.model(show.n('model'))}). Kompromitująca sytuacja: czy ciągniesz jeszcze jedną kartę?`,
  'attack/just do it': (show, t) =>
    `${t.model(show.n('attacker'))} atakuje, cel: ${t.model(show.n('target'))}, limit kart: ${show.n('limit')}${t.because(show.terms('terms'))}. Czy za 1 monetę dodajesz kartę („Zrób to!”)?`,
  'attack/answer': (show, t) =>
    `${t.model(show.n('attacker'))} atakuje, cel: ${t.model(show.n('target'))}. Co kupujesz, zanim padną karty?`,
  'attack/commit': (show, t) =>
    `${t.model(show.n('attacker'))} atakuje, cel: ${t.model(show.n('target'))}. Które karty zagrywasz zakryte? Najwyżej ${taken(show.n('limit'))}${t.because(show.terms('terms'))}.`,
  'attack/defend': (show, t) =>
    `${t.model(show.n('attacker'))} atakuje, broni się ${t.model(show.n('target'))}. Które karty zagrywasz? Najwyżej ${taken(show.n('limit'))}${t.because(show.terms('terms'))}; możesz spasować.`,
  'attack/misdirected': (show, t) =>
    `${t.model(show.n('attacker'))} chybia (cel: ${t.model(show.n('target'))}). Kto zamiast tego obrywa?`,
  'attack/critical': (show, t) =>
    `${t.model(show.n('attacker'))} trafia (cel: ${t.model(show.n('target'))}). Które trafienie krytyczne wybierasz?`,
  'shove/distance': (show, t) => `O ile cali przesuwa się ${t.model(show.n('model'))}? Od 0 do ${t.length(show.n('most'))}.`,
  'heal/friend': () => 'Leczenie: kto z twoich leczy jedną ranę?',
  'frenzy/again': (show, t) =>
    `Szał: czy ${t.model(show.n('model'))} atakuje jeszcze raz za darmo? Cel: ${t.model(show.n('target'))}.`,
  'furious/walk': (show, t) => `Furia: czy ${t.model(show.n('model'))} wykonuje darmowy Marsz?`,
  'furious/attack': (show, t) => `Furia: kogo ${t.model(show.n('model'))} atakuje za darmo?`,
  'egg keeper/target': (show, t) => `${t.name(show.text('critical'))}: którego wroga w polu widzenia wybierasz?`,
  'ave a go/friend': () => '„No dalej!”: kogo ze swoich wysyłasz?',
  'ave a go/enemy': (show, t) => `„No dalej!”: na którego wroga rusza ${t.model(show.n('model'))}?`,
  'ave a go/walk': (show, t) => `„No dalej!”: czy ${t.model(show.n('model'))} wykonuje darmowy Marsz?`,
  'ave a go/attack': (show, t) =>
    `„No dalej!”: czy ${t.model(show.n('model'))} atakuje za darmo? Cel: ${t.model(show.n('target'))}.`,
  'goblin shield/wound': (show, t) => `Goblinia tarcza: kto bierze ranę? Do rozdzielenia: ${t.wounds(show.n('left'))}.`,
  'fates/choose': (show, t) => `${t.model(show.n('model'))} jest na twojej łasce. Zabijasz czy rabujesz?`,
  'extra life/draw': (show, t) =>
    `Drugie życie: ginie ${t.model(show.n('model'))}. Czy ciągniesz kartę? Czerwona: powstaje jako twój Zombi.`,
  'always angry/attack': (show, t) => `Zawsze zły: ${t.model(show.n('target'))} wpada na twoje figurki. Kto atakuje za darmo?`,
  'refill/count cards': (show, t) =>
    `Dobierasz ${taken(show.n('due'))}. Liczenie kart: które bierzesz ze swojego stosu odrzuconych, po 1 monecie za każdą? Sakiewka: ${t.coins(show.n('stash'))}.`,
  'take a chance/extra': (show) =>
    `Raz się żyje: dobierasz ${taken(show.n('due'))}. Czy dobierasz jedną więcej, żeby potem jedną z nich odrzucić?`,
  'take a chance/discard': () => 'Raz się żyje: którą z dobranych kart odrzucasz?',
  'sleeves/discard': () => 'Koniec działania „Sprawdź mu rękawy”: którą kartę odrzucasz?',

  'spell/defend': (show, t) => `Opór wobec czaru: ${t.hand(show.texts('hand'))}, suma ${show.n('total')}. Dobierasz?`,
  'spell/ace': (show, t) => `${t.hand(show.texts('cards'))}: ile liczą się twoje asy? Wybierz sumę.`,
  'spell/cast': (show, t) =>
    `Rzucasz czar: ${t.hand(show.texts('hand'))}, suma ${show.n('total')}, próg ${show.n('number')}. Dobierasz?`,
  'spell/crystals': (show) => `Fura: suma czaru to ${show.n('total')}. Ilu Magicznych kryształów używasz?`,
  'changing tides/shuffle': () => 'Zmienne fale: czy wtasowujesz stos odrzuconych do swojej Talii walki?',
  'teleport/place': (show, t) => `Teleportacja: przy której krawędzi pojawia się ${t.model(show.n('model'))}?`,

  'strike/pair': (show, t) => `Którą parą uderzasz? Cel: ${t.name(show.text('target') === 'cuddly' ? 'mr-cuddly' : 'carriage')}.`,
  'chuck/direction': (show, t) => `Skrzynię rzuca ${t.model(show.n('model'))}: w którą stronę leci?`,
  'chest/drop': (show, t) => `Skrzynię upuszcza ${t.model(show.n('model'))}: po której stronie ma spaść?`,
  'carriage/side': (show, t) => `Po której stronie powozu ląduje ${t.model(show.n('model'))}?`,
};

export const typing: TypingWords = {
  'gangs/build':
    'Bandę zapisuje się tak: Przywódca, członkowie i złoto, które zostaje, na przykład „klacka; troll; 3 ork rozrabiaka; sakiewka 3”. Czerwoni i czarni, którzy stoją blisko siebie, mogą się pokłócić, zamiast działać (zasady 8).',
  'layout/draw':
    'Teren zapisuje się tak: rodzaj, zachód, południe, wschód, północ, wysokość, na przykład „house 3 6 7 9.5 3; low-wall 10 11 14 11.5 1”.',
};

export const steps: { [name: string]: string } = {
  gangs: 'Bandy',
  layout: 'Teren',
  'set up': 'Przygotowanie',
  'scenario preparation': 'Scenariusz',
  'hide and seek': 'Znaczniki',
  vic: 'V.I.C.',
  spies: 'Szpiedzy',
  deployment: 'Rozstawienie',
  initiative: 'Inicjatywa',
  'action time': 'Czas działania',
  activation: 'Aktywacja',
  lured: 'Dziwny urok',
  walk: 'Marsz',
  dash: 'Bieg',
  dodge: 'Odskok',
  'breaking away': 'Oderwanie się',
  climb: 'Wspinaczka',
  'draw cards': 'Wymiana kart',
  regenerate: 'Regeneracja',
  attack: 'Atak',
  bribe: 'Łapówka',
  shove: 'Pchnięcie',
  heal: 'Leczenie',
  frenzy: 'Szał',
  furious: 'Furia',
  'egg keeper': 'Strażniczka Jaj',
  'ave a go': 'No dalej!',
  'goblin shield': 'Goblinia tarcza',
  fates: 'Zabić czy obrabować',
  'extra life': 'Drugie życie',
  'always angry': 'Zawsze zły',
  'you go first': 'Ty pierwszy!',
  refill: 'Dobieranie kart',
  'take a chance': 'Raz się żyje',
  sleeves: 'Sprawdź mu rękawy',
  spell: 'Czar',
  'changing tides': 'Zmienne fale',
  teleport: 'Teleportacja',
  strike: 'Uderzenie',
  chuck: 'Rzut',
  'put down chest': 'Skrzynia',
  chest: 'Skrzynia',
  carriage: 'Powóz',
  'scenario end of turn': 'Koniec tury',
  parley: 'Propozycja remisu',
};
