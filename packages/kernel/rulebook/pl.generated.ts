// Generated from rulebook/pl.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '../src/rulebook.ts';

export const rulebook = parseRulebook(
  `# Stół
## 1. Pytania i odpowiedzi
- **GH-1** [house] Po zakończeniu gry nikt nie jest o nic pytany i żadna odpowiedź nie jest przyjmowana.
- **GH-2** [house] Odpowiadać mogą tylko miejsca, które biorą udział w grze.
- **GH-3** [house] Odpowiada tylko to miejsce, które jest pytane; pozostałe czekają.
- **GH-4** [house] Odpowiedź ma postać, o którą prosi pytanie: jest jedną z podanych odpowiedzi albo, gdy pytanie jest otwarte, wartością opisanego rodzaju.
- **GH-5** [house] Gra zaczyna się z dozwoloną liczbą miejsc i ze znanymi jej opcjami, z których każda ma jedną ze swoich wartości; opcja niewymieniona ma wartość zwykłą.
- **GH-16** [house] Gdy grę przygotowuje się nie tylko opcjami (z drużyną, bohaterem, własną kartą), to, co zostaje przekazane, ma postać opisaną przez grę i pozostaje częścią partii; to, co przynosi gracz, zna tylko on, o ile gra tego nie pokazuje; gdy gra niczego takiego nie przyjmuje, niczego się nie przekazuje.
- **GH-17** [house] Gdy miejsca mają role, każdą rolę przygotowuje się z taką liczbą miejsc, na jaką gra pozwala, i zajmuje ją człowiek albo jeden z botów dostępnych dla tej roli. Jeśli człowiek odejdzie w trakcie gry, zastępuje go bot, jak na każdym innym miejscu.
- **GH-14** [house] Gdy zasada gry pozwala graczowi działać bez pytania (poddać się, złożyć propozycję, wydać orzeczenie), może on to zrobić zawsze, kiedy jakieś pytanie jest otwarte, niezależnie od tego, kto jest pytany. Otwarte pytanie jest potem zadawane ponownie, a zakryta odpowiedź, która już nie pasuje, wraca do gracza.
- **GH-15** [house] Gracz może z góry zapowiedzieć, że pasuje w chwili, w której można tylko zareagować albo spasować, z wyjątkami przewidzianymi przez grę. Takie stałe polecenie działa od razu, aż do odwołania; inni się o nim nie dowiadują, a pas wynikający z polecenia jest taki sam jak każdy inny.
## 2. Cofanie
- **GH-6** [house] Gdy kilkoro graczy odpowiada jednocześnie i w zakryciu, odpowiedź można cofnąć, dopóki nie padnie ostatnia, chyba że pytanie czyni ją od razu ostateczną.
- **GH-7** [house] Gracz może swobodnie cofnąć swoją ostatnią odpowiedź, a potem poprzednią, o ile od tego czasu nie rozstrzygał los, nikt nie dowiedział się niczego ukrytego i nikt inny nie był pytany.
- **GH-8** [house] Wszystko inne cofa się razem z tym, co po nim nastąpiło, i tylko za zgodą wszystkich pozostałych graczy.
## 3. Obok gry
- **GH-10** [house] Kto siedzi przy stole, a jeśli gra tak stanowi, to także kto się przygląda, może dodawać to, co gra przewiduje: kreski rysunku, reakcję, tekst w lepszych słowach. Nic, co dodano, nie posuwa gry naprzód; zachowuje się to razem z partią, z autorem i czasem, a znika to wtedy, gdy cofa się to, do czego zostało dodane.
## 4. Przychodzenie i odchodzenie
- **GH-11** [house] Nieobecny jest ten, kto sam tak powie; ten, kto nie ma połączenia i o kim mówi to ktoś inny przy stole; oraz ten, kogo ktoś inny oznaczy jako nieobecnego, bo pytanie do tej osoby albo przerwa, o którą poprosiła, trwa dłużej, niż pozwala tempo stołu: pięć minut, jeśli tempa nie ustalono. Zastępuje ją bot, poczynając od otwartego pytania; kto wraca, odzyskuje swoje miejsce od następnego pytania.
- **GH-12** [house] Miejsce może w każdej chwili oddać innej osobie albo botowi ten, kto je zajmuje, a jeśli jest nieobecny, gospodarz. Bot gra, dopóki ktoś nie zajmie miejsca; przechodzi ono wtedy z całą zawartością, a ten, kto je miał, nie widzi już tego, co się w nim kryje.
- **GH-13** [house] Gospodarzem jest osoba, która przygotowała stół. Gospodarza, który odchodzi albo jest nieobecny, zastępuje następna osoba zgodnie z ruchem wskazówek zegara.
## 5. Los
- **GH-9** [house] Los jest pieczętowany, zanim zostanie odkryta pierwsza karta: serwer ogłasza zobowiązanie do swojego ziarna, każdy z graczy może dodać do niego coś od siebie, z jednego i drugiego wynika każde losowanie, a na końcu ziarno zostaje ujawnione, tak że każdy może sprawdzić każde tasowanie i każdy rzut.`,
  'pl',
);
