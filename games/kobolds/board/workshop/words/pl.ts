/** The workshops' own words in Polish. */
import { plural } from '@guildhall/kernel';
import { names } from '../../../text/names.pl.ts';
import type { WorkshopWords } from './words.ts';

const n = (count: number, one: string, few: string, many: string, other = few) => plural('pl', count, { one, few, many, other });
const coins = (count: number) => n(count, 'moneta', 'monety', 'monet');
const profile = (id: string) => (names.profiles as { [id: string]: { name: string } })[id]?.name ?? id;
const place = (where: string) => (({ ...names.positions, ...names.corners }) as { [where: string]: string })[where] ?? where;
const FAULTS: { [fault: string]: string } = {
  'few-corners': 'ma mniej niż trzy wierzchołki',
  'not-numbers': 'wierzchołek nie jest liczbą',
  flat: 'nie ma powierzchni',
  'crosses-itself': 'jego obrys przecina sam siebie',
};

export const pl: WorkshopWords = {
  refusals: {
    gangNotText: () => 'W tym tekście nie ma bandy. Banda wygląda tak: gang Chłopaki; klacka; 3 orc-ruffian; stash 5',
    gangTooLong: ({ length, most }) => `Ten tekst ma ${length} znaków, a banda ma najwyżej ${most}.`,
    gangPart: ({ part, text }) => `Część ${part} jest niezrozumiała: „${text.trim()}”. Nic nie zmieniono.`,
    gangTwice: ({ part, what }) => `Część ${part} mówi „${what}” po raz drugi. Nic nie zmieniono.`,
    gangName: ({ part, length, most }) =>
      `Imię w części ${part} ma ${n(length, 'znak', 'znaki', 'znaków')}; imię ma od 1 do ${most} i żadnych znaków sterujących.`,
    gangNoLeader: () => 'Banda ma dokładnie jednego Przywódcę, a ta nie ma jeszcze żadnego.',
    gangTwoLeaders: ({ first, second }) =>
      `Banda ma dokładnie jednego Przywódcę, a tu jest dwoje: ${profile(first)} i ${profile(second)}.`,
    gangTwoWizards: ({ wizards }) => `Banda ma najwyżej jednego Czarodzieja, a tu jest ich ${wizards}.`,
    gangCrystalsWithoutWizard: ({ crystals }) =>
      `Magiczne kryształy wymagają Czarodzieja w bandzie: ${n(crystals, 'kryształ', 'kryształy', 'kryształów')}, a Czarodzieja brak.`,
    gangTooManyCrystals: ({ crystals, most }) =>
      `Czarodziej zabiera najwyżej ${most} magicznych kryształów, a tu jest ${crystals}.`,
    gangVolunteerWithoutGrobblar: ({ leader }) =>
      `Darmowego ochotnika ma tylko banda, którą prowadzi ${profile('grobblar')}; tę prowadzi ${profile(leader)}.`,
    gangTooDear: ({ members, crystals, stash, cost, gold }) => {
      const parts = [`Członkowie ${members}`];
      if (crystals > 0) parts.push(`kryształy ${crystals}`);
      if (stash > 0) parts.push(`Sakiewka ${stash}`);
      return `${parts.join(' + ')} = ${coins(cost)}, a umówiono się na ${gold}: o ${cost - gold} za dużo.`;
    },
    gangStash: ({ stash, most }) => `Sakiewka liczy od 0 do ${most} monet, a tu jest ${stash}.`,
    gangTooMany: ({ models, most }) =>
      `${n(models, 'figurka', 'figurki', 'figurek')} to więcej, niż mieści stół: najwyżej ${most}.`,
    layoutNotText: () => 'W tym tekście nie ma planu terenu. Plan wygląda tak: house 3 6 7 9.5 3; crates 8 5 10 6.5 1',
    layoutPart: ({ piece, text }) => `Element ${piece} jest niezrozumiały: „${text.trim()}”. Nic nie zmieniono.`,
    'layout-corners': ({ piece, corners, most }) => `Element ${piece} ma ${corners} wierzchołków, a może mieć najwyżej ${most}.`,
    'layout-polygon': ({ piece, fault }) => `Element ${piece} nie jest wielokątem prostym: ${FAULTS[fault] ?? fault}.`,
    'layout-height': ({ piece, height }) => `Element ${piece} musi być wyższy niż 0, a ma ${height}″.`,
    'layout-board': ({ piece, x0, y0, x1, y1 }) =>
      `Element ${piece} wystaje poza planszę 24″ na 24″: sięga od ${x0}, ${y0} do ${x1}, ${y1}.`,
    'layout-pieces': ({ pieces, most }) => `${pieces} elementów to za dużo; może być najwyżej ${most}.`,
    'layout-overlap': ({ piece, other }) => `Elementy ${other} i ${piece} nachodzą na siebie.`,
    'layout-zone': ({ piece, where }) =>
      `Element ${piece} stoi tam, gdzie ma być wolne: ${place(where)} (${where.includes('-') ? 'róg 3,5″' : 'strefa głęboka na 3,5″'}).`,
    'layout-centre': ({ piece, radius }) => `Element ${piece} stoi bliżej niż ${radius}″ od środka planszy.`,
    'layout-road': ({ piece, y0, y1 }) => `Element ${piece} stoi na drodze, która biegnie od y ${y0} do ${y1}.`,
    'layout-closed': ({ pieces, base }) =>
      pieces.length === 1
        ? `Element ${pieces[0]} zamyka każde przejście między strefami dla podstawki ${base} mm.`
        : `Elementy ${pieces.join(', ')} zamykają każde przejście między strefami dla podstawki ${base} mm.`,
  },
  refused: 'Zasady tego zabraniają.',
  shelf: {
    saved: 'Zapisane w tej przeglądarce',
    none: 'Nic jeszcze nie zapisano.',
    copy: 'Kopiuj',
    rename: 'Zmień nazwę',
    remove: 'Usuń',
    copyOf: (name) => `${name.slice(0, 23)} kopia`,
    newName: 'Nowa nazwa',
    done: 'Gotowe',
    nameless: 'Jeszcze bez nazwy',
    unread: 'Nie da się odczytać; zostaje bez zmian.',
    forgetful: 'Ta przeglądarka niczego nie zapisuje. Skopiuj tekst, żeby zachować pracę.',
    removed: (name) => `Usunięto „${name}”.`,
    undo: 'Przywróć',
  },
  share: {
    title: 'Udostępnij',
    link: 'Jako odnośnik',
    text: 'Jako tekst',
    copyLink: 'Kopiuj odnośnik',
    copyText: 'Kopiuj tekst',
    copied: 'Skopiowano.',
    notCopied: 'Przeglądarka nie pozwala kopiować. Zaznacz pole i skopiuj je samodzielnie.',
  },
  bringIn: {
    title: 'Wczytaj',
    label: 'Wklej tu tekst albo odnośnik',
    read: 'Odczytaj',
    done: (name) => `Niezapisane i odłożone na bok: „${name}”.`,
    back: 'Przywróć',
  },
  save: 'Zapisz',
  saveNew: 'Zapisz jako nowe',
  kept: 'Zapisano.',
  unsaved: 'Jeszcze niezapisane; ta przeglądarka pamięta to, dopóki nie zaczniesz od nowa.',
  use: 'Przygotuj stół',
  gang: {
    start: 'Zacznij od gotowej bandy',
    empty: 'Pusta banda',
    ready: 'Gotowe',
    gold: 'Uzgodnione złoto',
    goldHint: 'Tyle samo dla obojga graczy, od 5 do 100 monet.',
    coins,
    leader: 'Przywódca',
    noLeader: 'Wybierz, kto poprowadzi bandę: Przywódca nic nie kosztuje.',
    hire: 'Najmij członków',
    hireOne: (name) => `Najmij: ${name}`,
    dismissOne: (name) => `Zwolnij jedno: ${name}`,
    dismiss: (name) => `Zwolnij: ${name}`,
    hired: (count) => `najęto ${count}`,
    more: (name) => `Więcej: ${name}`,
    yours: 'Twoja banda',
    name: 'Nazwa bandy',
    nameOf: (kind) => `Imię: ${kind}`,
    crystals: 'Magiczne kryształy',
    fewer: (what) => `${what}: o jeden mniej`,
    another: (what) => `${what}: o jeden więcej`,
    stash: 'Sakiewka',
    stashAll: 'Weź wszystko, co zostało',
    volunteer: 'Dodaj darmowego ochotnika',
    free: 'darmo',
    models: (count) => n(count, 'figurka', 'figurki', 'figurek'),
    cost: 'Członkowie',
    left: (count) =>
      `${plural('pl', count, { one: 'moneta została', few: 'monety zostały', many: 'monet zostało', other: 'monety zostało' })}`,
    over: (count) => `${coins(count)} za dużo`,
    lost: (count) => `${coins(count)}: niewydane, przepadają`,
    legal: 'Ta banda może grać.',
    print: 'Drukuj arkusz',
    printAll: 'Drukuj wszystkie zapisane',
    blank: 'brak',
    noFight: 'Bez ataków',
    baseOf: (mm) => `${mm} mm`,
    handOf: (count) => `Ręka większa o ${n(count, 'kartę', 'karty', 'kart')}, dopóki jest w grze.`,
    choose: 'Wybierz swoją bandę',
    take: (name) => `Weź: ${name}`,
    saved: (count) => `Zapisane (${count})`,
    build: 'Zbuduj teraz',
    adapt: 'Najpierw zmień',
    noneSaved: 'W tej przeglądarce nie ma zapisanej bandy. Zbuduj ją teraz albo weź gotową.',
    payDay: 'Dzień wypłaty, na początku',
    sheet: {
      criticals: 'Trafienia krytyczne',
      abilities: 'Zdolności',
      woundsOf: (name, count) => `${name}: ${n(count, 'rana', 'rany', 'ran')}`,
      notes: 'Uwagi',
    },
  },
  layout: {
    board: 'Plansza 24 na 24 cale; północ jest u góry',
    tools: 'Narzędzie',
    select: 'Wybierz i przesuń',
    rectangle: 'Rysuj prostokąt',
    polygon: 'Rysuj wielokąt',
    hint: {
      select:
        'Naciśnij element i przeciągnij go albo jego wierzchołki. Strzałki przesuwają wybrany element o ćwierć cala, Delete go usuwa.',
      rectangle: 'Przeciągnij od jednego rogu do przeciwległego.',
      polygon: 'Naciskaj kolejne wierzchołki; naciśnij pierwszy ponownie albo Enter, żeby zamknąć obrys. Escape rezygnuje.',
    },
    add: 'Dodaj element',
    kind: 'Rodzaj',
    height: 'Wysokość w calach',
    twins: 'Bliźniaki po pół obrotu',
    twinsHint: 'Każdy element stoi też po drugiej stronie, obrócony o pół obrotu wokół środka, żeby obie krawędzie były równe.',
    pieces: (count) => n(count, 'element', 'elementy', 'elementów'),
    noPieces: 'Nie ma jeszcze elementów. Narysuj jeden albo zacznij od gotowego planu.',
    piece: (number, kind) => `${number}. ${kind}`,
    twin: 'bliźniak',
    where: (x, y) => `w ${x}, ${y}`,
    size: (w, d, h) => `${w}″ na ${d}″, wysokość ${h}″`,
    corners: (count) => n(count, 'wierzchołek', 'wierzchołki', 'wierzchołków'),
    corner: (number) => `Wierzchołek ${number}`,
    addCorner: 'Dodaj wierzchołek',
    removeCorner: (number) => `Usuń wierzchołek ${number}`,
    west: 'Zachód x',
    south: 'Południe y',
    east: 'Wschód x',
    north: 'Północ y',
    remove: 'Usuń element',
    undo: 'Cofnij',
    redo: 'Ponów',
    clear: 'Wyczyść planszę',
    finish: 'Zamknij obrys',
    cancel: 'Zrezygnuj',
    grid: 'Siatka co cal',
    legal: 'Na tym planie można grać.',
    suits: 'Pasuje do scenariuszy',
    road: 'potrzebna droga',
    markers: (count, of) => `${count} z ${of} znaczników mieści się na terenie`,
    standable: 'można na nim stać',
    low: 'niski',
    tall: 'wysoki',
    zones: { south: 'Strefa południowa', north: 'Strefa północna', corner: 'róg', centre: 'wolny środek', road: 'droga' },
    printed: 'Zacznij od gotowego planu',
    name: 'Nazwa planu',
    take: 'Zaproponuj ten plan',
    draw: 'Rysuj teraz',
    choose: 'Narysuj plan terenu',
    moved: (x, y) => `Teraz w ${x}, ${y}`,
  },
};
