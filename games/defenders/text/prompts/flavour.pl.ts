/** Polish descriptions with the flavour of a setting. */
import type { Lines } from './index.ts';

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
      'Przodem idzie sztandar ze zszytych skór.',
      'Przy każdym kroku sypie się cmentarna ziemia.',
      'Jeden oddech i w środku lata szronieje trawa.',
      'Stary układ trzymał tego wroga w górach. Układ spłonął zeszłej zimy.',
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
      'Radar bierze to za pogodę, aż do pierwszego ryku.',
      'Pąkle wielkie jak samochody, a pod nimi coś oddycha.',
      'Bicie serca, które uruchamia wszystkie alarmy w porcie.',
      'Droga wiedzie wzdłuż linii wysokiego napięcia, jakby było je słychać.',
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
      'Po każdym postoju korzenie rozsadzają bruk.',
      'Oczy jak stara żywica i zapach burzy.',
      'Kominy wyrywa się tam jak chwasty.',
      'Na tych łowach zawsze jest pełnia.',
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
      'Żadnej odpowiedzi na żadnej częstotliwości, tylko gęstniejące trzaski.',
      'Kadłuby wyglądają na wyhodowane, nie zbudowane.',
      'Skok nie zostawia śladu, tylko mniej gwiazd.',
      'W eterze w kółko ostatnie słowa zabranych światów.',
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
      'Suknie ślubne, mundury, piżamy: nikogo nie oszczędzono.',
      'Na każdy dźwięk wszystkie głowy odwracają się naraz.',
      'Tajemnica drzwi została odkryta.',
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
      'Za nimi ulicy nigdy nie było.',
      'Każde słowo to nagłówek z jutrzejszej gazety.',
      'Cień ma więcej rąk, niż powinien.',
      'Jedno spojrzenie i z rzeczy wyciekają kolory.',
    ],
  },
};
