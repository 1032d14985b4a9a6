/** The questions in Polish, addressed to the one who answers. */
import type { QuestionWords, Shown, StepWords, Teller } from './teller.ts';

const proposal = (show: Shown<'proposal' | 'title'>, t: Teller): string => t.proposal(show.text('proposal'), show.text('title'));

export const questions: QuestionWords = {
  'world building/wish': (show, t) =>
    `Co chcesz zrobić? Świat gry: ${show.text('setting') === 'own' ? 'własny' : t.name(show.text('setting'))}; zgłoś gotowość, gdy wszystko ustalone.`,
  'world building/setting': () => 'Jaki świat gry proponujesz?',
  'world building/own setting': () => 'Jak nazywa się własny świat i jaki jest?',
  'world building/city': () => 'Jak nazywa się miasto, co trzeba wiedzieć o nim i o wrogu?',

  'agreement/answer': (show, t) => `${t.seat(show.number('by'))} proponuje: ${proposal(show, t)}. Czy się zgadzasz?`,
  'agreement/amend': (show, t) =>
    `Nie wszyscy się zgadzają: ${proposal(show, t)} (przeciw: ${show.number('no')}). Zmieniasz, podtrzymujesz czy wycofujesz propozycję?`,
  'agreement/vote': (show, t) => `Decyduje większość: ${proposal(show, t)}. Czy jesteś za?`,
  'agreement/decide': (show, t) => `Głosy są równe, decydujesz ty: ${proposal(show, t)}?`,

  'city creation/act': (show, t) =>
    `Weź kartę: czym się stanie? Albo nazwij to, co gotowe.${show.list('dropped').length > 0 ? ` Jeśli spasujesz, miasto będzie gotowe, a to, co nieukończone, przepadnie: ${t.things(show.list('dropped'))}.` : ''}`,
  'city creation/word': (show, t) =>
    `Jakie słowo daje ${t.card(show.text('card'))} (${show.text('stack') === '' ? `nowe: ${t.name(show.text('sort'))}` : t.thing(show.text('stack'))})?`,
  'finalise/name': (show, t) =>
    `Jaką nazwę i jaki opis dostaje ${t.thing(show.text('stack'))}${show.list('kinds').length > 1 ? ' i jakiego jest kształtu' : ''}?`,
  'finalise/challenge': (show, t) =>
    `${t.seat(show.number('by'))} kończy: ${show.text('name')}, z niezwykłym odczytaniem słów. Czy to przyjmujesz?`,

  'nature/draw': (show) => `Czy rysujesz element krajobrazu? Możliwych jeszcze: ${show.number('left')}.`,
  'map/draw': (show, t) =>
    `Narysuj: ${t.thing(show.text('location'))} (${t.name(show.text('kind'))}). Gdzie to jest i jak wygląda?${show.is('underground') ? ' Jest pod ziemią: użyj linii kropkowanych.' : ''}`,
  'connections/propose': (show, t) =>
    `Czy proponujesz zmianę połączenia?${show.list('unconnected').length > 0 ? ` Bez żadnego: ${t.things(show.list('unconnected'))}.` : ''}`,
  'connections/pair': () => 'Jakie połączenie proponujesz dodać lub usunąć?',
  'entry points/propose': (show, t) => `Punkty wejścia: ${t.things(show.list('entries'))}. Czy proponujesz zmianę?`,
  'entry points/location': () => 'Jakie miejsce proponujesz dodać lub usunąć jako punkt wejścia?',
  'entry points/confirm': (show, t) => `Punkty wejścia się zmieniły: ${t.things(show.list('entries'))}. Czy je zatwierdzasz?`,

  'placing/location': (show, t) => `Gdzie rozstawiasz: ${t.thing(show.text('unit'))}?`,
  'new threat/name': (show, t) => `Karta ${t.card(show.text('card'))} staje się zagrożeniem. Jak się nazywa i jakie jest?`,

  'reflection/frame': (show) =>
    `Nakreśl scenę: kto, gdzie, kiedy i co się dzieje?${show.is('first') ? ' To pierwsza scena oblężenia.' : ''}`,
  'reflection/roles': (show, t) => `Kto gra: ${t.list(show.list('characters'))}? ${t.names.advice.roles}`,
  'reflection/play': (_show, t) => `Scena trwa. Opowiadasz coś czy ją kończysz? ${t.names.advice.generous}`,
  'reflection/join': (show, t) =>
    `Scena trwa. Opowiadasz coś czy ${show.is('free') ? 'ją kończysz' : 'proponujesz ją zakończyć'}? ${t.names.advice.generous}`,

  'surprise/value': (show, t) => `Dwie wartości są równie bliskie karcie ${t.card(show.text('card'))}: która atakuje?`,
  'attack/target': (show, t) => `Kilku miejsc nikt nie broni: które jest celem ataku (${t.thing(show.text('threat'))})?`,
  'threat acts/describe': (show, t) => `Jak ${t.thing(show.text('threat'))} przenika do miasta i sieje chaos?`,
  'threat acts/attempt': (show, t) => `Jak ${t.thing(show.text('threat'))} godzi w cel: ${t.thing(show.text('unit'))}?`,
  'threat acts/defend': (show, t) => `Jak ${t.thing(show.text('unit'))} się broni (${t.thing(show.text('threat'))})?`,
  'threat acts/fate': (show, t) => `Jaki los spotyka: ${t.thing(show.text('unit'))} (śmierć, niewola, wygnanie)?`,
  'threat acts/ruin': (show, t) =>
    `Jak ${t.thing(show.text('threat'))} niszczy: ${t.thing(show.text('location'))}? Narysuj ruinę.`,
  'individuals/move': (show, t) => `Atakowane: ${t.things(show.list('attacked'))}. Czy przesuwasz postać?`,
  'reinforcements/assign': (show, t) => `Jakie posiłki i dokąd wysyłasz? Atakowane: ${t.things(show.list('attacked'))}.`,
  'reinforcements/name': (show, t) =>
    `Karta ${t.card(show.text('card'))} przybywa: ${t.thing(show.text('location'))}. Kto to jest i jak się nazywa?`,

  'battles/location': () => 'Która bitwa jest następna?',
  'battle/attack': (show, t) =>
    `Jak atakują (${t.things(show.list('threats'))}, cel: ${t.thing(show.text('location'))})? ${t.names.advice.heart_and_soul}`,
  'battle/defence': (show, t) =>
    `Jak przebiega obrona (${t.thing(show.text('location'))}; ${t.things(show.list('defenders'))})? Możesz też się poddać.`,
  'battle/challenge': (show, t) =>
    `Czy opis obrony ma sens (${t.thing(show.text('location'))}, opowiada ${t.seat(show.number('by'))})?`,
  'battle/rewrite': (show, t) => `Opis obrony (${t.thing(show.text('location'))}) wzbudził sprzeciw. Czy opowiadasz na nowo?`,
  'battle/vote': (show, t) => `Czy opis obrony się broni (${t.thing(show.text('location'))})?`,
  'repulse/kill': () => 'Który obrońca niszczy które zagrożenie?',
  'repulse/describe': (show, t) =>
    `Jak pokonano wroga (${t.thing(show.text('threat'))})? Zwycięstwo: ${t.thing(show.text('unit'))}.`,
  'defeat/protect': (show, t) => `Kogo ${t.thing(show.text('jack'))} wyprowadza w bezpieczne miejsce?`,
  'defeat/safety': (show, t) =>
    `Jak ${t.thing(show.text('jack'))} wyprowadza w bezpieczne miejsce: ${t.thing(show.text('unit'))}?`,
  'defeat/kill': () => 'Które zagrożenie niszczy którego obrońcę?',
  'defeat/describe': (show, t) => `Jaki jest koniec i ostatni czyn: ${t.thing(show.text('unit'))}?`,
  'defeat/flee': (show, t) => `Kto ucieka (${t.thing(show.text('location'))}) i dokąd?`,

  'displacement/move': (show, t) =>
    `Kto robi miejsce${show.text('location') === '' ? '' : ` (${t.thing(show.text('location'))})`} i dokąd idzie?`,
  'displacement/bump': (show, t) =>
    `Który pułk zostaje wyparty dalej: ${t.thing(show.text('location'))} → ${t.thing(show.text('to'))}?`,

  'moves/move': () => 'Którego obrońcę przesuwasz i dokąd?',
  'moves/again': (show, t) => `Jeszcze jeden krok (${t.thing(show.text('unit'))}): dokąd?`,
  'activation/unit': () => 'Którego obrońcę aktywujesz?',
  'activation/line': (show, t) => `Opisz, co robi ta jednostka: ${t.thing(show.text('unit'))}.`,
  'epilogues/epilogue': (show) => `${show.is('won') ? 'Miasto przetrwało.' : 'Miasto padło.'} Jaki jest twój epilog?`,
};

export const steps: StepWords = {
  game: null,
  'world building': 'Tworzenie świata',
  agreement: 'Zgoda graczy',
  'city creation': 'Tworzenie miasta',
  finalise: 'Kończenie',
  nature: 'Krajobraz',
  map: 'Mapa',
  connections: 'Połączenia',
  'entry points': 'Punkty wejścia',
  placing: 'Rozstawianie obrońców',
  'first threats': 'Pierwsze zagrożenia',
  'new threat': 'Nowe zagrożenie',
  turn: 'Tura',
  reflection: 'Refleksja',
  'threats act': 'Zagrożenia działają',
  surprise: 'Atak z zaskoczenia',
  attack: 'Atak',
  'threat acts': 'Aktywacja zagrożenia',
  individuals: 'Ruch postaci',
  reinforcements: 'Posiłki',
  battles: null,
  battle: 'Bitwa',
  repulse: 'Odparcie ataku',
  defeat: 'Klęska',
  displacement: 'Robienie miejsca',
  'defenders act': 'Obrońcy działają',
  moves: 'Ruchy',
  activation: 'Aktywacja',
  epilogues: 'Epilogi',
};
