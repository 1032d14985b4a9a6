/** Polish descriptions with the flavour of a setting. */
import type { Lines } from './prompts.ts';

export const flavour: Lines['flavour'] = {
  fantasy: {
    place_description: [
      'Najstarsze kamienie trzyma bluszcz, a resztę zaklęcie pod progiem.',
      'Z każdego kąta patrzą święci o startych twarzach.',
      'W karczmie obok twierdzą, że spał tu kiedyś smok. Mają na to rachunek.',
      'Przy księżycu w zaprawie widać runy.',
    ],
    defender_description: [
      'Noszą tarcze pomalowane przez własne dzieci.',
      'Ich ostrza poświęcono dwukrotnie; kapłani nie rozmawiali ze sobą.',
      'Przysięgali na starego króla i nikt im nie powiedział, że to legenda.',
      'Maszeruje z nimi wiedźma, której płacą rzepą.',
    ],
    threat_description: [
      'Idzie pod sztandarem ze zszytych skór.',
      'Przy każdym kroku sypie się z niego cmentarna ziemia.',
      'Od jego oddechu w środku lata szronieje trawa.',
      'Stary układ trzymał je w górach. Układ spłonął zeszłej zimy.',
    ],
  },
  kaiju: {
    place_description: [
      'Na każdej ścianie świecą strzałki ewakuacyjne, a automaty z napojami wciąż działają.',
      'Dwa razy odbudowane po atakach, za każdym razem z lepszym widokiem.',
      'Neony mrugają w rytm odległych kroków.',
      'Podróżni kłaniają się wgnieceniu po pierwszym potworze.',
    ],
    defender_description: [
      'Ich maszyny mają przezwiska, urodziny i o wiele za dużo kontrolek.',
      'Ćwiczą przy przebojach, bo rytm pasuje do przeładowania.',
      'Każdy ma w domu plakat z tym samym pilotem.',
      'Rok temu wycofani ze służby, dziś rano wezwani z powrotem.',
    ],
    threat_description: [
      'Radar bierze to za pogodę, dopóki nie zaryczy.',
      'Grzbiet porastają mu pąkle wielkie jak samochody.',
      'Bicie jego serca uruchamia wszystkie alarmy w porcie.',
      'Idzie wzdłuż linii wysokiego napięcia, jakby je słyszało.',
    ],
  },
  steampunk: {
    place_description: [
      'Na każdej ścianie pocą się mosiężne rury i drżą wskazówki manometrów.',
      'Sadza pomalowała okna, a dzieci narysowały w niej słońca.',
      'Tutejszy gwizdek od stu lat wyznacza miastu godziny.',
      'Między szynami wyrósł zielony pęd i nikt nie śmie go wyrwać.',
    ],
    defender_description: [
      'Gogle, smar i legitymacja związkowa w każdej kieszeni.',
      'Oliwią broń, stawy, a w dniu wypłaty także gardła.',
      'Kocioł na ich wozie jest starszy od sierżanta i ma lepszy charakter.',
      'Opatentowali swój okrzyk bojowy.',
    ],
    threat_description: [
      'Gdzie tylko przystanie, korzenie rozsadzają bruk.',
      'Oczy ma jak stara żywica i pachnie burzą.',
      'Wyrywa kominy, jak się wyrywa chwasty.',
      'Tam, gdzie poluje, zawsze jest pełnia.',
    ],
  },
  space: {
    place_description: [
      'Dziesięć tysięcy okien, a za każdym ktoś patrzy w gwiazdy.',
      'Kadłub połatano płytami z dziewięciu różnych okrętów.',
      'Piloci na szczęście dotykają ramy śluzy; farba już się starła.',
      'Jego latarnia nie zgasła od założenia Konsorcjum.',
    ],
    defender_description: [
      'Latają w szyku, którego akademia zabrania.',
      'Ich okręty noszą nazwy utraconych kolonii.',
      'Pół załogi urodziło się w nieważkości i nie ufa podłogom.',
      'Na każde wywołanie odpowiadają pierwszym wersem starej ziemskiej piosenki.',
    ],
    threat_description: [
      'Nie odpowiada na żadnej częstotliwości, tylko gęstnieją wokół niego trzaski.',
      'Jego kadłuby wyglądają na wyhodowane, nie zbudowane.',
      'Skacze bez śladu, a za nim gasną gwiazdy.',
      'Nadaje ostatnie słowa światów, które zabrało.',
    ],
  },
  zombie: {
    place_description: [
      'Zdjęcia zaginionych wiszą na każdej desce i każdym słupie.',
      'Ktoś podlewa przy drzwiach pelargonie w hełmie.',
      'Plandeki, palety i bardzo dużo wiary.',
      'Ręcznie malowana tablica liczy dni od ostatniego ugryzienia.',
    ],
    defender_description: [
      'Mają jedną parę dobrych butów i grafik, kto kiedy je nosi.',
      'Przedtem uczyli w szkole, prowadzili autobusy, robili księgowość.',
      'Co do sztuki wiedzą, ile zostało nabojów, i nie mówią tego głośno.',
      'Sprawdzają się nawzajem, czy nikt nie jest ugryziony, jak inni mówią dobranoc.',
    ],
    threat_description: [
      'Suknie ślubne, mundury, piżamy: bierze każdego.',
      'Na każdy dźwięk odwraca się jak jeden mąż.',
      'Nauczyło się otwierać drzwi.',
      'Niektóre z tych twarzy są tu znane.',
    ],
  },
  heroes: {
    place_description: [
      'Stoi tu pomnik kogoś, kogo wciąż można spotkać przy budce z kawą.',
      'Cztery razy zniszczono je na żywo w telewizji.',
      'Od ostatniego kryzysu grawitacja na wyższych piętrach bywa umowna.',
      'Dniem i nocą straż przed wejściem trzymają mali chłopcy w pelerynach.',
    ],
    defender_description: [
      'Dwoje z nich ocaliło świat, a wszyscy zalegają z czynszem.',
      'Kłócą się na otwartym kanale, a słucha ich całe miasto.',
      'Moce mają skromne. Wyczucie chwili – wcale nie.',
      'Stroje szyli sami, i to widać, i za to się ich kocha.',
    ],
    threat_description: [
      'Gdzie przejdzie, tam ulicy nigdy nie było.',
      'Mówi nagłówkami z jutrzejszych gazet.',
      'Rzuca cień czegoś, co ma więcej rąk.',
      'Gdy na coś spojrzy, wyciekają z tego kolory.',
    ],
  },
};
