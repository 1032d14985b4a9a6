// Generated from rulebook/pl.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '@guildhall/kernel/rulebook';

export const rulebook = parseRulebook(
  `# Wolsung: Magia Wieku Pary
## 1. Zakres, miejsca przy stole i tryby
- **WS-1.1** [doc] Są dokładnie trzy rodzaje konfrontacji: walka, pościg i dyskusja.
- **WS-1.2** [doc] Bierze udział Mistrz Gry (MG): to on rozdaje karty inicjatywy.
- **WS-1.3** [house] Przy jednym stole toczy się jedna sesja; sesja to ciąg scen; scena to albo swobodna gra (same testy), albo dokładnie jedna konfrontacja.
- **WS-1.4** [house] Miejsce przy stole należy do gracza, MG albo widza; gracz prowadzi jednego bohatera (opcja stołu: najwyżej dwóch).
- **WS-1.5** [house] Przy stole jest od 1 do 6 bohaterów.
- **WS-1.6** [house] Tryby: *Prowadzony* (przeciwników prowadzi człowiek jako MG), *Reżyser* (prowadzi ich gra: w pojedynkę lub wspólnie), *Pojedynek* (ludzkie strony przeciw sobie, bez ręki MG; gra tylko rozdaje i sędziuje).
- **WS-1.7** [house] Każde miejsce gracza może zająć bot, a bota może zastąpić człowiek w każdej chwili, gdy jest coś do rozstrzygnięcia.
- **WS-1.8** [public] MG może przyznać żeton lub kartę dowolnemu graczowi w każdej chwili poza trwającym testem.
- **WS-1.9** [house] Człowiek w roli MG rozstrzyga też: jakiej umiejętności i jakiego ST wymaga test poza konfrontacją, czy opis pasuje, czy uznać powołanie się na Prestiż, kto dołącza na początku rundy i kiedy kończy się swobodna gra. MG nigdy nie może zmienić wyniku na kości, kart na ręce ani liczby znaczników.
- **WS-1.10** [house] W trybie Reżyser na pytania z WS-1.9 odpowiadają dane scenariusza; opisy i powołania się na Prestiż są przyjmowane, gdy tekst nie jest pusty.
- **WS-1.11** [house] Wszystko, co się dzieje, trafia do jawnego dziennika: każda kość ścianka po ściance, każda karta, żeton, modyfikator ze źródłem i każdy tekst.
## 2. Elementy i informacje ukryte
- **WS-2.1** [public] Używa się jednej talii 54 kart: 52 zwykłych i dwóch jokerów, czarnego i czerwonego.
- **WS-2.2** [public] Z tej samej talii pochodzą karty na ręce i karty inicjatywy.
- **WS-2.3** [public] Kości są dziesięciościenne, ze ściankami od 1 do 10.
- **WS-2.4** [public] Oprócz kości i kart używa się żetonów.
- **WS-2.5** [doc] Odporność liczy się w znacznikach.
- **WS-2.6** [public] Na początku sesji każdy gracz dostaje 3 karty i bierze 6 żetonów.
- **WS-2.7** [public] Limit ręki gracza to 3 karty.
- **WS-2.8** [public] Limit ręki i początkowa ręka MG to tyle kart, ilu jest graczy, ale nigdy mniej niż 4.
- **WS-2.9** [public] MG zaczyna z dwa razy większą liczbą żetonów niż jego limit ręki.
- **WS-2.10** [house] W trybie Reżyser przy mniej niż 4 graczach limit ręki przeciwników to liczba bohaterów, ale co najmniej 2, a żetonów mają dwa razy tyle (opcja „łagodne skalowanie”, domyślnie włączona). W trybie Prowadzony obowiązują WS-2.8 i WS-2.9.
- **WS-2.11** [house] W trybie Pojedynek każdy gracz używa tylko własnej ręki i własnych żetonów; ręki MG nie ma.
- **WS-2.12** [house] Ręka należy do miejsca przy stole, nie do bohatera; kto prowadzi dwóch bohaterów, ma jedną rękę i jeden zapas żetonów.
- **WS-2.13** [house] Zagrane i utracone karty idą od razu, odkryte, na jeden stos kart odrzuconych; karty inicjatywy trafiają tam na końcu rundy.
- **WS-2.14** [public] Gdy trzeba rozdać lub dobrać kartę, a w talii jest ich za mało, najpierw wtasowuje się do niej karty odrzucone, a potem rozdaje się dalej.
- **WS-2.15** [house] Jeśli talia i karty odrzucone razem nie wystarczą, dobranie się pomija; uczestnik, który został bez karty inicjatywy, działa po wszystkich innych, a kilku takich między sobą w kolejności przy stole.
- **WS-2.16** [house] Rękę widzi tylko jej właściciel; liczba kart na niej jest jawna.
- **WS-2.17** [house] Liczby żetonów, znaczniki odporności, pule, efekty, karty inicjatywy i karty odrzucone są jawne.
- **WS-2.18** [house] Kolejność kart w talii jest tajna.
- **WS-2.19** [house] Dokładny ST akcji ofensywnej widzą wszyscy przed wyborem kości; premie umiejętności przeciwników są ukryte do pierwszego użycia (opcja stołu: jawne).
- **WS-2.20** [house] Kto dostał kartę ponad limit ręki, musi od razu odrzucić nadmiar, wedle własnego wyboru.
## 3. Postacie
### Atrybuty
- **WS-3.1** [public] Postać ma pięć atrybutów: Krzepę, Zręczność, Przenikliwość, Opanowanie, Charyzmę.
- **WS-3.2** [public] Każdy atrybut ma jeden z trzech poziomów, zapisany jako zakres przerzutu: 10+, 9+ lub 8+.
- **WS-3.3** [public] W liczbach poziomy to 1 (10+), 2 (9+) i 3 (8+), czyli 11 minus zakres.
- **WS-3.4** [public] Kondycja = wyższy z atrybutów Krzepa i Zręczność.
- **WS-3.5** [public] Reputacja = wyższy z atrybutów Opanowanie i Charyzma.
- **WS-3.6** [house] Kondycję i Reputację utracone w grze liczy się osobno i odejmuje; żadna nie spada poniżej 0.
### Wartości obronne i odporność
- **WS-3.7** [doc] Obrona = 10 + 2 × Kondycja; jest to wartość obronna w walce.
- **WS-3.8** [doc] Wytrwałość = 10 + 2 × Kondycja; jest to wartość obronna w pościgu.
- **WS-3.9** [doc] Pewność siebie = 10 + 2 × Reputacja; jest to wartość obronna w dyskusji.
- **WS-3.10** [ruling] Punkt Kondycji lub Reputacji utracony w trakcie konfrontacji od razu obniża wartość obronną o 2, bo wzory nie są zamrożone przy przygotowaniu.
- **WS-3.11** [doc] Początkowa odporność w walce = Krzepa + 2.
- **WS-3.12** [doc] Początkowa odporność w pościgu = Zręczność + 2.
- **WS-3.13** [ruling] Początkowa odporność w dyskusji = Opanowanie + 2. Angielska karta zostawia w tym miejscu polskie słowo *odporność*; stoi ono tam, gdzie dwie siostrzane karty wymieniają znaczniki („Challenge”), w polskim wydaniu tak właśnie się one nazywają, i nie jest to premia do pewności siebie.
- **WS-3.14** [doc] Przy va banque początkowa odporność to Krzepa + 5, Zręczność + 5 lub Opanowanie + 5, zależnie od rodzaju konfrontacji.
- **WS-3.15** [ruling] W tych sumach atrybut liczy się swoim poziomem od 1 do 3 (WS-3.3), więc początkowa odporność wynosi 3, 4 lub 5, a przy va banque 6, 7 lub 8.
- **WS-3.16** [house] Odporność ustala się raz, gdy konfrontacja się zaczyna, i w jej trakcie nigdy nie rośnie.
### Umiejętności
- **WS-3.17** [public] Jest 19 umiejętności, każda związana z jednym atrybutem (D4).
- **WS-3.18** [public] Umiejętność niewyćwiczona daje +3, wyćwiczona +6, specjalizacja +9.
- **WS-3.19** [public] Specjalizacja to wąska dziedzina wyćwiczonej umiejętności; poza nią umiejętność liczy się jako +6.
- **WS-3.20** [house] Każda specjalizacja konfrontacyjna ma podany warunek, który gra umie sprawdzić (D5); inne specjalizacje to dowolny tekst, gracz się na nie powołuje, a MG może odmówić.
- **WS-3.21** [doc] Umiejętności ofensywne: w walce walka (umiejętność) i strzelanie; w pościgu pojazdy, wysportowanie, ukrywanie się, spostrzegawczość; w dyskusji blef, ekspresja, perswazja, zastraszanie.
### Sława i pula
- **WS-3.22** [public] Początkujący bohater rzuca 2k10.
- **WS-3.23** [public] Sława i pula zależą od liczby osiągnięć: 0 – Nikt, 1k10; od 1 do 15 – Znany, 2k10; od 16 do 35 – Sławny, 3k10; 36 lub więcej – Legenda, 4k10.
### Reszta karty postaci
- **WS-3.24** [doc] Są cztery archetypy: Eksplorator, Ryzykant, Salonowiec, Śledczy; bohater ma jeden.
- **WS-3.25** [public] Bohater ma rasę ze zdolnościami specjalnymi i jedną słabością (D6), narodowość oraz profesję z jedną zdolnością i warunkiem Prestiżu (D7).
- **WS-3.26** [public] Bohater może mieć blizny; blizna niesie karę i premię.
- **WS-3.27** [public] Bohater może mieć gadżety.
- **WS-3.28** [house] O bohaterze zapisuje się: identyfikator, imię, notatkę o wyglądzie, archetyp, rasę, narodowość, profesję, pięć poziomów, wyćwiczone umiejętności, specjalizacje, wybraną zdolność rasową, osiągnięcia ze znakami użycia, gadżety, ekwipunek, blizny, utraconą Kondycję, utraconą Reputację, znaki użycia zdolności działających raz na sesję.
- **WS-3.29** [house] Wartości pochodne (Kondycję, Reputację, wartości obronne, odporność, pulę) oblicza się, nigdy nie zapisuje.
## 4. Kreator bohatera
- **WS-4.1** [public] Wszystkie atrybuty zaczynają na poziomie 1 (10+); do wydania są 3 punkty, każdy podnosi jeden atrybut o jeden poziom, najwyżej do poziomu 3.
- **WS-4.2** [public] Pięć różnych umiejętności jest wyćwiczonych (+6).
- **WS-4.3** [public] Kupuje się trzy specjalizacje (+9).
- **WS-4.4** [public] Specjalizacja wymaga wyćwiczonej umiejętności.
- **WS-4.5** [house] Trzy specjalizacje mogą dotyczyć tej samej umiejętności lub różnych, ale żadna nie może się powtórzyć.
- **WS-4.6** [house] Wybierz jeden archetyp, jedną rasę, jedną ze zdolności tej rasy (słabość idzie z rasą zawsze), jedną narodowość, jedną profesję.
- **WS-4.7** [house] Zapisz dwa osiągnięcia (tytuł, po jednej umiejętności, stopień zwykły); bohater zaczyna więc jako Znany z 2k10 (WS-3.23).
- **WS-4.8** [house] Wybierz jeden gadżet z D11 i najwyżej trzy sztuki ekwipunku z D9 i D10 (najwyżej jeden pojazd; gołe ręce i żelazne pięści nie są ekwipunkiem).
- **WS-4.9** [house] Bohater jest dozwolony dopiero wtedy, gdy wydano wszystkie punkty i dokonano wszystkich wyborów; kreator mówi, czego brakuje.
- **WS-4.10** [house] Bohaterów zapisuje się, eksportuje i importuje jako jeden plik JSON; dziesięcioro przykładowych bohaterów z D12 spełnia zasady od WS-4.1 do WS-4.8.
## 5. Odczytywanie kości
- **WS-5.1** [public] Zakres przerzutu w teście to zakres atrybutu związanego z umiejętnością.
- **WS-5.2** [public] Ścianka mieszcząca się w zakresie liczy się jako 10, cokolwiek pokazuje; kością rzuca się znowu i dodaje wynik.
- **WS-5.3** [public] Rzuca się dalej, dopóki ścianki mieszczą się w zakresie; pierwsza poza nim dodaje własną wartość i kończy kość.
- **WS-5.4** [public] Przy zakresie r suma kości to zawsze 10·k plus ścianka od 1 do r − 1 (k = 0, 1, 2 …); przy 9+ nie mogą wypaść sumy 9, 10, 19 i 20. Wynika to z WS-5.2 i WS-5.3.
- **WS-5.5** [public] Kości się nie sumuje: liczy się kość z najwyższą sumą.
- **WS-5.6** [doc] Joker jako karta inicjatywy poszerza zakres przerzutu właściciela o jeden, na przykład 8+ zamiast 9+.
- **WS-5.7** [doc] Joker zagrany jako karta zawsze, oprócz innego działania, poszerza zakres przerzutu o jeden.
- **WS-5.8** [public] Poszerzenia z różnych źródeł się sumują (8+ ze zdolnością i jokerem daje 6+).
- **WS-5.9** [house] Zakres nigdy nie jest szerszy niż 5+.
- **WS-5.10** [public] Poszerzenie uzyskane po rzucie działa wstecz: na każdej kości, której ostatnia ścianka mieści się teraz w zakresie, ścianka ta liczy się jako 10 i rzuca się dalej.
- **WS-5.11** [house] Ścianki już policzone jako 10 takimi pozostają; żadną kością nie rzuca się od nowa.
## 6. Testy
- **WS-6.1** [doc] Są testy proste i testy przeciwstawne, poza konfrontacjami i w nich.
- **WS-6.2** [public] Wynik = najwyższa kość + premia umiejętności + modyfikatory.
- **WS-6.3** [public] Test się udaje, gdy wynik osiąga stopień trudności, czyli wynik ≥ ST.
- **WS-6.4** [public] Zwykłe stopnie trudności to 10, 15, 20, 30 i 50.
- **WS-6.5** [house] Nazywają się: Standardowy, Trudny, Bardzo trudny, Heroiczny, Legendarny.
- **WS-6.6** [public] Poza konfrontacjami umiejętność i ST podaje MG.
- **WS-6.7** [public] Poza konfrontacjami rzuca się całą pulą.
- **WS-6.8** [house] Poza konfrontacjami kości się nie zużywają; następny test ma znów pełną pulę.
- **WS-6.9** [public] *Podbicie* to każde pełne 5 punktów ponad ST; podbić wymagają tylko zdolności.
### Przebieg testu
- **WS-6.10** [house] Krok T1 *Deklaracja*: działający, umiejętność, specjalizacja, na którą się powołuje, zamiar (dowolny tekst), pokazany ST; w konfrontacji także rodzaj akcji, cel, ewentualny wyczyn i liczba kości.
- **WS-6.11** [house] Krok T2 *Karta przed rzutem*: działający może zagrać kartę jako premię albo jako wynik automatyczny, albo spasować.
- **WS-6.12** [house] Krok T3 *Rzut*: rzuca się kośćmi i odczytuje je (rozdział 5); przy wyniku automatycznym krok się pomija.
- **WS-6.13** [house] Krok T4 *Modyfikacje*: ci, których test dotyczy, po kolei dostają głos i używają jednej modyfikacji albo pasują; krok kończy się, gdy wszyscy spasowali jeden po drugim.
- **WS-6.14** [house] Kolejność głosu w T4: działający; potem drugi testujący (test przeciwstawny) albo cel (akcja ofensywna); potem każda inna postać, która może pomóc, w kolejności inicjatywy (poza konfrontacjami: w kolejności przy stole).
- **WS-6.15** [house] Modyfikacja użyta przez kogokolwiek daje wszystkim nową szansę odpowiedzi, bo pas nie jest ostateczny, dopóki trwa T4; po modyfikacji głos zaczyna się znów od działającego.
- **WS-6.16** [house] Modyfikacje działającego w T4: własna karta jako premia (jeśli w tym teście żadnej nie zagrał), żeton za podniesienie wyniku, żetony za dodatkowe kości, jedno osiągnięcie, jeden gadżet, własne zdolności.
- **WS-6.17** [house] Modyfikacje celu w T4: jedna karta na wartość obronną, własne zdolności.
- **WS-6.18** [house] Modyfikacje pozostałych w T4: karta pomocy (WS-7.19), zdolności dotyczące rzutu sprzymierzeńca.
- **WS-6.19** [house] Krok T5: wynik i ST są ostateczne; nic zagranego później ich nie zmienia.
- **WS-6.20** [house] Krok T6: porównanie; krok T7 (w konfrontacji): zamiana na dobicie dzięki jokerowi (WS-13.16), aktywny opór (rozdział 14), skutki; krok T8: zwycięzca starcia może dodać zdanie opisu.
- **WS-6.21** [house] Kolejność składników sumy nie ma znaczenia: wszystkie premie się dodaje, więc od chwili użycia zależą tylko poszerzenia (WS-5.10) i dodatkowe kości.
### Testy przeciwstawne
- **WS-6.22** [doc] W teście przeciwstawnym każdy testujący może zagrać kartę jak w każdym teście.
- **WS-6.23** [house] Inicjator pierwszy przechodzi przez kroki od T1 do T3, potem drugi testujący; T4 jest wspólny, a głos ma najpierw ten, kto przegrywa (przy remisie inicjator).
- **WS-6.24** [house] Wygrywa wyższy wynik; przy remisie inicjatorowi się nie udaje i nic się nie zmienia.
- **WS-6.25** [house] Przy więcej niż dwóch testujących każdy wynik porównuje się z wynikiem inicjatora; inicjator wygrywa tylko z tymi, których przebił.
- **WS-6.26** [house] Gra pasuje za każdego, kto nie ma dozwolonej modyfikacji, oraz za graczy, którzy o to poprosili pod podanym warunkiem („pasuj, chyba że mój własny test się nie udaje albo to ja jestem celem”); taki pas wygląda jak każdy inny.
## 7. Karty
### W teście
- **WS-7.1** [doc] W każdym teście prostym lub przeciwstawnym, także w konfrontacji, testujący może zagrać kartę z ręki.
- **WS-7.2** [ruling] Najwyżej jedna własna karta na test, bo tekst mówi o „karcie”.
- **WS-7.3** [doc] Karta daje do wyboru premię albo wynik automatyczny: od 2 do 10, +3 lub 10; walet, dama lub król, +4 lub 15; as, +5 lub 20; joker, +10 lub 30.
- **WS-7.4** [doc] Przy wyniku automatycznym nie rzuca się kośćmi.
- **WS-7.5** [doc] Wyniku automatycznego nie można potem w żaden sposób zmienić: ani żetonami, ani osiągnięciami, ani niczym innym.
- **WS-7.6** [ruling] Wynik automatyczny jest całym wynikiem; premii umiejętności się nie dodaje, skoro nic nie może go zmienić.
- **WS-7.7** [ruling] Wynik automatyczny wybiera się w kroku T2, przed rzutem; gdy w teście już rzucono, zostaje tylko premia, bo istotą wyniku automatycznego jest to, że nie trzeba rzucać.
- **WS-7.8** [public] Kartę jako premię można zagrać przed rzutem albo po obejrzeniu nieudanego.
- **WS-7.9** [ruling] Kartę jako premię można zagrać do końca T4, także przy rzucie, który już się udał (na przykład na wypadek późniejszego aktywnego oporu).
- **WS-7.10** [ruling] W konfrontacji akcja z wynikiem automatycznym kosztuje dokładnie jedną odrzuconą kość, bo liczba akcji zależy od puli i żadna nie może być darmowa; dalsze kości podane w T1 zostają w puli.
- **WS-7.11** [ruling] Zakaz z WS-7.5 obejmuje też pomagających; na wynik automatyczny nie można zagrać karty pomocy.
- **WS-7.12** [ruling] Cel nadal może podnieść swoją wartość obronną wobec wyniku automatycznego, bo zmienia to ST, a nie wynik.
- **WS-7.13** [ruling] Joker użyty tam, gdzie nie rzuca się kośćmi (wynik automatyczny, karta na wartość obronną), niczego nie poszerza; nie ma zakresu do poszerzenia.
### Na wartość obronną
- **WS-7.14** [doc] Kartę można zagrać, by podnieść własną obronę, wytrwałość lub pewność siebie o jej premię.
- **WS-7.15** [ruling] Zagrywa się ją w kroku T4 akcji ofensywnej wymierzonej w tę postać, bo tylko wtedy porównuje się wartość obronną.
- **WS-7.16** [house] Liczy się tylko wobec tej jednej akcji.
- **WS-7.17** [house] Najwyżej jedna karta na wartość obronną na akcję ofensywną.
- **WS-7.18** [ruling] Nie kosztuje kości; drukowane karty wymieniają koszty w kościach, a tutaj żadnego nie podają.
### By pomóc innemu
- **WS-7.19** [doc] Kartę można zagrać, by pomóc w rzucie innej postaci; w konfrontacji jest to akcja i kosztuje jedną kość z puli pomagającego.
- **WS-7.20** [doc] Pomoc podnosi wynik rzutu o premię karty.
- **WS-7.21** [ruling] Pomoc nigdy nie daje wyniku automatycznego, bo rzut „podnosi”.
- **WS-7.22** [doc] W konfrontacji nikt nie pomaga tej samej postaci dwa razy w jednej rundzie.
- **WS-7.23** [ruling] Pomoc zagrywa się w T4 wspieranego rzutu, a więc także poza własną turą pomagającego, o ile została mu kość; w innej chwili nie mogłaby zadziałać.
- **WS-7.24** [ruling] Poza konfrontacjami pomoc nie kosztuje kości.
- **WS-7.25** [house] Poza konfrontacjami każda inna postać może pomóc w danym teście raz.
- **WS-7.26** [ruling] Joker zagrany jako pomoc poszerza zakres rzutu wspieranej postaci.
- **WS-7.27** [house] W tym samym rzucie może pomagać kilka osób; postać wyeliminowana lub wycofana nie może pomagać.
- **WS-7.28** [doc] Pomoc, jak każdą kartę, opisuje się według archetypu *pomagającego* i koloru karty.
### Jako inicjatywa
- **WS-7.29** [doc] Kartę z ręki można zagrać jako swoją kartę inicjatywy, by zmienić kolejność.
### Ograniczenia
- **WS-7.30** [public] Karty nie można zagrać bez opisu tego, co się dzieje.
- **WS-7.31** [house] Jedna karta służy jednemu celowi; potem się ją odrzuca.
- **WS-7.32** [house] Raz pokazana karta jest zużyta, nawet jeśli test udaje się bez niej.
- **WS-7.33** [house] Gracze nie wymieniają się kartami.
## 8. Opisywanie kart
- **WS-8.1** [doc] To, co karta wnosi do opowieści, wyznaczają archetyp gracza i kolor karty: szesnaście domen (D3).
- **WS-8.2** [doc] Eksplorator: ♠ doświadczenie, ♥ przetrwanie, ♦ odkrycia, ♣ orientacja.
- **WS-8.3** [doc] Ryzykant: ♠ dywersja, ♥ osłona, ♦ narzędzia, ♣ transport.
- **WS-8.4** [doc] Salonowiec: ♠ intrygi, ♥ emocje, ♦ formalności, ♣ rozrywka.
- **WS-8.5** [doc] Śledczy: ♠ podejrzani, ♥ renoma, ♦ przedmioty, ♣ czas i miejsce.
- **WS-8.6** [house] Pole opisu otwiera się z nazwą domeny i podpowiedzią; tekst musi mieć co najmniej jedną literę i najwyżej 400 znaków. Kto woli, opowiada przy stole na głos, i tyle zapisuje dziennik.
- **WS-8.7** [house] Człowiek w roli MG może raz na zagranie karty odesłać opis z podaniem powodu; karta nie przepada, a gracz pisze opis od nowa, wybiera inną kartę albo wycofuje zagranie.
- **WS-8.8** [house] Opisany element zostaje w notatkach sceny; nie ma dalszych liczb.
- **WS-8.9** [house] Joker nie ma koloru: jego gracz wybiera dowolną z czterech domen archetypu.
- **WS-8.10** [house] Karty przeciwników MG opisuje według archetypu przeciwnika (D13); bot używa gotowych zdań z D3.
- **WS-8.11** [house] Opcja „żwawa gra”: opisy mogą pozostać puste, a dziennik pokazuje samą nazwę domeny. Domyślnie wyłączona.
## 9. Żetony, osiągnięcia, gadżety, zdolności
### Żetony
- **WS-9.1** [public] Jeden żeton podnosi wynik własnego testu o 1.
- **WS-9.2** [public] Jeden żeton dodaje jedną dodatkową kość do własnego rzutu.
- **WS-9.3** [public] Jeden żeton pozwala właścicielowi uzupełnić rękę do limitu.
- **WS-9.4** [public] Żetonami płaci się za zdolności, które tego żądają.
- **WS-9.5** [public] Wynik można podnieść za żeton tylko raz na test, bez względu na źródło (zwykłe +1, zdolność dająca +5 i gadżet wykluczają się nawzajem).
- **WS-9.6** [house] Dodatkowe kości ogranicza tylko liczba posiadanych żetonów.
- **WS-9.7** [house] Dodatkową kością rzuca się od razu, z bieżącym zakresem testu; nie pochodzi ona z puli.
- **WS-9.8** [ruling] Przed uzupełnieniem właściciel może odrzucić dowolnie wiele kart: źródła publiczne mówią o wymianie kart.
- **WS-9.9** [public] Żetonu nie można wydać na uzupełnienie pełnej ręki; karta odrzucona według WS-9.8 robi miejsce.
- **WS-9.10** [house] Uzupełniać wolno we własnej turze między akcjami, w kroku inicjatywy przed decyzją o swojej karcie i w swobodnej grze; nigdy w trakcie testu.
- **WS-9.11** [public] Żetony służą własnym testom; wpływ na rzut sprzymierzeńca wymaga zdolności (Oficera).
- **WS-9.12** [doc] Żaden żeton nie może zmienić wyniku automatycznego.
- **WS-9.13** [public] Raz na sesję bohater może odzyskać żeton, spełniając warunek Prestiżu swojej profesji.
- **WS-9.14** [house] Powołanie się na Prestiż to krótki tekst; MG przyjmuje je lub odrzuca, a odrzucone nie jest zużyte.
- **WS-9.15** [public] Niektóre słabości sprawiają, że trzy podstawowe użycia (podniesienie wyniku, dodatkowa kość, uzupełnienie) kosztują w podanych sytuacjach dwa żetony (D6).
### Osiągnięcia
- **WS-9.16** [doc] Osiągnięcia mogą modyfikować wynik testu.
- **WS-9.17** [public] Osiągnięcie daje premię raz na sesję albo raz na scenę.
- **WS-9.18** [house] Stopnie: zwykłe +2 raz na sesję; epickie +2 raz na scenę; legendarne +3 raz na scenę.
- **WS-9.19** [house] Osiągnięcie wymienia jedną umiejętność i działa tylko w jej testach.
- **WS-9.20** [house] Najwyżej jedno osiągnięcie na test; używa się go w T4.
### Gadżety i zdolności
- **WS-9.21** [public] W teście można użyć najwyżej jednego gadżetu.
- **WS-9.22** [house] Gadżet od początku konfrontacji jest noszony lub pod ręką i nie zajmuje ręki; odebrany rozbrojeniem lub uprzejmą prośbą działa znów po użyciu przedmiotu.
- **WS-9.23** [public] Zdolność działającą raz na sesję skreśla się po użyciu; wraca z nową sesją.
- **WS-9.24** [house] Gra egzekwuje tylko zdolności oznaczone *auto* w D6 i D7; pozostałe pokazuje jako tekst, który stosują sami grający.
- **WS-9.25** [house] Zdolności dotyczącej rzutu lub wartości obronnej używa się w T4 tego testu; każdej innej we własnej turze między akcjami, w przygotowaniu rundy albo w swobodnej grze. Nie kosztuje kości, chyba że sama tak mówi, a rzecz lub sojusznik, których sprowadza, są od następnego przygotowania rundy.
- **WS-9.26** [house] Gdy warunek zdolności jest rzeczą smaku („gdzie liczy się gracja”), gracz podaje go w kilku słowach i tak jest; człowiek w roli MG może odmówić jak w WS-8.7.
## 10. Przygotowanie konfrontacji
- **WS-10.1** [doc] Stawkę ustala się przed rozpoczęciem konfrontacji.
- **WS-10.2** [house] Kolejność: rodzaj; strony i uczestnicy; stawka, a z nią va banque lub nie; pozycje, trasa albo stopień formalności; ekwipunek w ręce i pojazdy; odporność; runda 1.
- **WS-10.3** [house] Stawka to po jednym tekście na stronę („jeśli wygramy …”), każdy od 1 do 300 znaków; jedna strona jest oznaczona jako *status quo*.
- **WS-10.4** [house] Stawkę musi przyjąć każdy gracz będący człowiekiem; odmowa otwiera ją na nowo; po trzech odmowach proponujący może odwołać konfrontację.
- **WS-10.5** [house] Stawka, która może kosztować bohatera życie, nosi znak *śmiertelna*; znak jest możliwy tylko w konfrontacji va banque, a bez niego śmierć ze stawki nie wynika, cokolwiek mówi jej tekst.
- **WS-10.6** [house] Stron jest od 2 do 4; w trakcie konfrontacji się ich nie zmienia.
- **WS-10.7** [house] Uczestnikiem jest bohater, przeciwnik, sojusznik albo grupa statystów (rozdział 20).
- **WS-10.8** [house] Najwyżej 12 uczestników.
- **WS-10.9** [doc] Zwykłe cele każdego rodzaju: w walce upokorzyć, zranić lub zabić; w pościgu zmęczyć, schwytać lub ujść niepostrzeżenie; w dyskusji przekonać, czegoś się dowiedzieć, uwieść lub zrujnować reputację. Podsuwa się je jako gotowe stawki.
- **WS-10.10** [doc] Zwykłe odmiany każdego rodzaju, podsuwane jako gotowe pomysły: pojedynki, bójki w tawernie, strzelaniny, bitwy; pościgi po dachach, śledzenie, zakradanie się w strzeżone miejsca, sport; negocjacje, uwodzenie, spory naukowe, targowanie się.
- **WS-10.11** [house] W walce wszyscy zaczynają w środkowej strefie, chyba że scenariusz mówi inaczej (WS-17.1).
- **WS-10.12** [house] Trasa jest na początku zwykła, a sytuacja publiczna, chyba że scenariusz mówi inaczej.
- **WS-10.13** [house] Każdy uzbrojony uczestnik zaczyna z jedną wybraną bronią w ręce; każdy uczestnik pościgu zaczyna w pojeździe podanym przez scenariusz; jeśli scenariusz żadnego nie podaje i nie mówi „pieszo”, to do wyboru we własnym pojeździe albo pieszo. Miejsca we wspólnych pojazdach, miejsce kierującego jako pierwsze, wybiera się w kolejności przy stole.
### Va banque
- **WS-10.14** [doc] Va banque daje większą początkową odporność (WS-3.14).
- **WS-10.15** [public] Va banque jest cechą całej konfrontacji: wyższą liczbę dostaje w niej każda postać gracza i nikt inny.
- **WS-10.16** [house] Va banque może zaproponować razem ze stawką każdy gracz albo MG; przyjmuje się je lub odrzuca wraz z nią (WS-10.4), więc zgodzić się musi każdy gracz będący człowiekiem, a potem jest to dla tej konfrontacji ostateczne. Każdy bohater w takiej konfrontacji to *bohater va banque*.
- **WS-10.17** [house] Cenę płaci się tylko przy przegranej: patrz WS-21.11.
- **WS-10.18** [ruling] Va banque zastępuje zwykłą liczbę (poziom + 5, a nie poziom + 2 + 5).
- **WS-10.19** [house] W trybie Reżyser stawki podaje scenariusz; gracze mogą przed ich przyjęciem zmienić słowa tekstu własnej strony i dołożyć va banque.
## 11. Runda i inicjatywa
- **WS-11.1** [doc] Runda ma trzy kroki: inicjatywę, akcje, rozstrzygnięcie.
- **WS-11.2** [house] Przed pierwszym krokiem jest *przygotowanie rundy*: uzupełnia się pule, odejmuje kości utracone przez oszołomienie, prośby (D15) i elementy scenariusza, a potem płaci za pochwycenia (WS-16.22).
- **WS-11.3** [doc] W kroku inicjatywy MG rozdaje karty inicjatywy.
- **WS-11.4** [house] Każdy aktywny uczestnik dostaje jedną odkrytą kartę, bohaterowie i przeciwnicy tak samo; grupa statystów dostaje jedną kartę.
- **WS-11.5** [public] Nowe karty inicjatywy rozdaje się w każdej rundzie.
- **WS-11.6** [house] Po rozdaniu uczestnicy, w kolejności rozdanych kart od najniższej do najwyższej, decydują po razie, czy zastąpić kartę inną z ręki (WS-7.29); rozdaną kartę się odrzuca.
- **WS-11.7** [house] Za przeciwników karta zastępcza pochodzi z ręki MG; statyści i sojusznicy nie mogą zastępować.
- **WS-11.8** [doc] Postacie działają od najwyższej karty do najniższej.
- **WS-11.9** [public] Starszeństwo: joker, as, król, dama, walet, 10 … 2.
- **WS-11.10** [doc] Przy równych kartach rozstrzyga kolor: ♠ przed ♥ przed ♦ przed ♣.
- **WS-11.11** [doc] Kto ma jokera jako kartę inicjatywy, działa pierwszy.
- **WS-11.12** [public] Z dwóch jokerów czarny działa przed czerwonym.
- **WS-11.13** [doc] Joker jako karta inicjatywy poszerza zakres przerzutu właściciela o jeden.
- **WS-11.14** [ruling] Poszerzenie dotyczy każdego rzutu właściciela w tej rundzie, także aktywnego oporu przed własną turą lub po niej, bo karta leży przed nim przez całą rundę.
- **WS-11.15** [ruling] Joker zagrany z ręki jako karta inicjatywy liczy się dokładnie tak jak rozdany; joker zastąpiony nie działa.
- **WS-11.16** [doc] W kroku rozstrzygnięcia albo zaczyna się nowa runda, albo konfrontacja się kończy.
- **WS-11.17** [house] Dołączyć można tylko w przygotowaniu rundy; uczestnik dostaje wtedy kości i kartę jak wszyscy.
## 12. Kości jako akcje
- **WS-12.1** [doc] W rundzie postać może wykonać jedną lub więcej akcji, na ile pozwala pula.
- **WS-12.2** [doc] Każda rzucona lub odrzucona kość opuszcza pulę do końca rundy.
- **WS-12.3** [ruling] Do akcji z rzutem działający wybiera, iloma kośćmi puli rzuca, od jednej do wszystkich pozostałych; karty pozwalają rozłożyć pulę na kilka akcji.
- **WS-12.4** [doc] Ruch, użycie przedmiotu i pomoc przyjacielowi kosztują po jednej odrzuconej kości.
- **WS-12.5** [ruling] Postać wykonuje wszystkie akcje własnej tury po kolei, w dowolnym porządku, znając wynik jednej przed zadeklarowaniem następnej; tę samą akcję można powtórzyć.
- **WS-12.6** [ruling] Kości niewykorzystane we własnej turze zostają w puli do końca rundy i można nimi opłacić aktywny opór i pomoc.
- **WS-12.7** [ruling] Kości można też wydać na aktywny opór lub pomoc przed własną turą; tura ma wtedy to, co zostało.
- **WS-12.8** [ruling] Niewykorzystane kości nie przechodzą na następną rundę; pulę liczy się „na tę rundę”.
- **WS-12.9** [house] Postać bez kości i tak dostaje kartę inicjatywy; jej turę się pomija (postawa zostaje; poddać się można w kroku rozstrzygnięcia).
- **WS-12.10** [house] Tura kończy się, gdy powie tak jej gracz albo gdy nie ma już kości.
- **WS-12.11** [house] Tury nie można wstrzymać ani opóźnić.
## 13. Akcje ofensywne
- **WS-13.1** [doc] Są trzy akcje ofensywne: atak, wyczyn i dobicie.
- **WS-13.2** [ruling] Akcja ofensywna jest dokładnie jedną z trzech; wyczyn nie może być zarazem dobiciem.
- **WS-13.3** [doc] Atak: test umiejętności o ST równym wartości obronnej celu.
- **WS-13.4** [doc] Udany atak odbiera jeden znacznik odporności.
- **WS-13.5** [ruling] „Odbiera” znaczy, że cel traci znacznik; atakujący go nie zyskuje. Polskie zasady mówią o *zdejmowaniu* znaczników.
- **WS-13.6** [ruling] Nieudany atak nic nie kosztuje; jego opis, inaczej niż opisy wyczynu i dobicia, nie wspomina o niepowodzeniu.
- **WS-13.7** [doc] Wyczyn: deklarowany przed rzutem, ST + 5.
- **WS-13.8** [doc] Udany wyczyn odbiera jeden znacznik odporności i ma swój dodatkowy efekt.
- **WS-13.9** [doc] Nieudany wyczyn kosztuje działającego jeden znacznik odporności.
- **WS-13.10** [doc] Dobicie: deklarowane przed rzutem; każdy znacznik odporności celu dodaje 5 do jego wartości obronnej, a suma to ST.
- **WS-13.11** [doc] Udane dobicie eliminuje cel.
- **WS-13.12** [doc] Nieudane dobicie kosztuje działającego jeden znacznik odporności.
- **WS-13.13** [ruling] Dobicie to jedyny sposób na wyeliminowanie bohatera lub przeciwnika (grupy i sojusznicy: WS-20.8, WS-20.13); utrata ostatniego znacznika nie eliminuje, a tylko sprowadza ST dobicia do samej wartości obronnej.
- **WS-13.14** [ruling] Postać bez znaczników, która miałaby stracić znacznik, nie traci niczego.
- **WS-13.15** [ruling] Zwykły atak na cel bez znaczników jest dozwolony i niczego nie odbiera; gra ostrzega.
- **WS-13.16** [doc] Kto ma jokera jako kartę inicjatywy, może każdy swój atak już po fakcie ogłosić dobiciem.
- **WS-13.17** [ruling] „Po fakcie” to krok T7: wynik i wartość obronna są ostateczne, a zamianę proponuje się, gdy wynik osiąga ST dobicia; nie może się więc nie udać, a jeśli się z niej nie skorzysta, atak pozostaje atakiem.
- **WS-13.18** [ruling] Zamienić można tylko zwykły atak, nie wyczyn, bo tekst mówi „atak”.
- **WS-13.19** [public] Inne zezwolenia na ogłoszenie dobicia po rzucie (słabości, profesje) działają jak WS-13.17.
- **WS-13.20** [ruling] Do dobicia liczą się znaczniki, które cel ma w chwili ustalenia ST (T5); znaczniki utracone w tej samej akcji się nie liczą.
- **WS-13.21** [ruling] Dobicie wymaga umiejętności ofensywnej właściwej dla rodzaju konfrontacji, także gdy profesja odbiera znaczniki obcą umiejętnością.
- **WS-13.22** [house] Akcja ofensywna ma jeden cel, którym musi być aktywny wróg.
- **WS-13.23** [house] Kolejność składania wartości obronnej: podstawa (od WS-3.7 do WS-3.9); + zdolności i ekwipunek; + sytuacja (zasięg i osłona, trasa, etykieta); jeśli cel jest pochwycony lub powalony, dotychczasową sumę zastępuje 10 (nigdy nie podnosi się jej do 10); + karta na wartość obronną. Potem + 5 (wyczyn) lub + 5 za znacznik (dobicie).
- **WS-13.24** [house] Wyeliminowane postacie od razu opuszczają konfrontację; przepadają ich pozostałe kości, efekty, które podtrzymują, i karta inicjatywy.
## 14. Aktywny opór
- **WS-14.1** [doc] Trafiona postać może wykonać test umiejętności ofensywnej, by stawić opór.
- **WS-14.2** [doc] Jeśli wynik jest wyższy od wyniku rzutu atakującego, nie traci się znacznika odporności.
- **WS-14.3** [doc] Równy wynik nie pomaga; musi być wyższy.
- **WS-14.4** [doc] Kości, którymi się rzuca, pochodzą z puli opierającej się postaci na tę rundę.
- **WS-14.5** [ruling] Jest to reakcja w cudzej turze, gdy trafienie jest już rozstrzygnięte (T6), a przed jego skutkami; inaczej nie mogłaby istnieć.
- **WS-14.6** [ruling] Potrzeba co najmniej jednej kości z puli (albo jednej odrzuconej przy karcie z wynikiem automatycznym, WS-7.10); przy pustej puli aktywnego oporu nie ma.
- **WS-14.7** [ruling] „Umiejętność ofensywna” to jedna z umiejętności właściwych dla rodzaju konfrontacji; obcymi nie można stawiać oporu.
- **WS-14.8** [ruling] Test przechodzi przez kroki od T1 do T5, a działającym jest opierający się; karty, żetony i pomoc są dozwolone; wynik atakującego jest ustalony i nie można go już zmienić.
- **WS-14.9** [ruling] Porównuje się go z *ostatecznym wynikiem* atakującego, z kartami i żetonami włącznie, albo z wynikiem automatycznym.
- **WS-14.10** [ruling] Udany opór znosi całe trafienie: ani znacznika, ani efektu wyczynu, ani eliminacji; zdanie wymienia tylko odporność, ale trafienie, które nic nie kosztuje, nie jest trafieniem.
- **WS-14.11** [ruling] Odparty wyczyn lub dobicie nie jest *niepowodzeniem*: atakujący osiągnął ST i nie traci odporności.
- **WS-14.12** [house] Jeden aktywny opór na trafienie.
- **WS-14.13** [house] Zasięgi broni, pojazdy i trasy nie ograniczają wyboru umiejętności; gracz opisuje, jak to robi.
- **WS-14.14** [house] Statyści i sojusznicy nie stosują aktywnego oporu.
- **WS-14.15** [ruling] Pochwycenie, powalenie ani rozbrojenie go nie zabraniają; te wyczyny wymieniają inne ograniczenia.
## 15. Akcje bez rzutu
- **WS-15.1** [doc] Ruch: zmiana zasięgu w walce, schowanie się za osłoną, dotarcie do pojazdu i tym podobne; jedna kość.
- **WS-15.2** [doc] Użycie przedmiotu: podniesienie lub użycie przedmiotu, dobycie broni, włączenie lub wyłączenie maszyny; jedna kość.
- **WS-15.3** [doc] Pomoc przyjacielowi: jedna kość i jedna karta (od WS-7.19 do WS-7.28).
- **WS-15.4** [ruling] Te akcje nie mogą się nie udać i nie można im stawić oporu.
- **WS-15.5** [house] Jeden ruch to jedno z: przejście do sąsiedniej strefy (walka); schowanie się za osłoną (walka); wstanie; wsiadanie do pojazdu lub wysiadanie (pościg); wycofanie się (WS-21.4).
- **WS-15.6** [house] Jedno użycie przedmiotu to jedno z: dobycie lub podniesienie broni (schowanie innej nic nie kosztuje); odzyskanie broni po rozbrojeniu; zajęcie miejsca za sterami pojazdu; użycie gadżetu, który tego wymaga; obsłużenie nazwanego elementu scenariusza.
- **WS-15.7** [doc] Pochwycona postać nie może wykonać ruchu ani użyć przedmiotu.
- **WS-15.8** [house] Mówienie, upuszczanie rzeczy i zmiana postawy (WS-19.6) nic nie kosztują.
## 16. Wyczyny
### Zasady wspólne
- **WS-16.1** [doc] To, które wyczyny są dostępne, zależy od rodzaju konfrontacji; w dyskusji każdy jest związany z jedną umiejętnością (D8).
- **WS-16.2** [ruling] Umiejętność wymieniona po słowie „dyskusja:” ogranicza tylko dyskusje; w walce i pościgu ten sam wyczyn jest otwarty dla umiejętności ofensywnych danego rodzaju.
- **WS-16.3** [house] Jeden wyczyn na akcję ofensywną.
- **WS-16.4** [house] Nie można zadeklarować wyczynu, którego efekt niczego by nie zmienił (na przykład odepchnięcia na dalekim zasięgu, groźby wobec pustej ręki, powalenia powalonego, pochwycenia pochwyconego); potężny cios można zadeklarować zawsze (WS-16.17).
- **WS-16.5** [house] Efekty „na następną rundę” zaczynają się w przygotowaniu następnej rundy i kończą w jej kroku rozstrzygnięcia.
- **WS-16.6** [house] Efekty kończą się, gdy ich nosiciel zostaje wyeliminowany albo kończy się konfrontacja.
### Atak celowany
- **WS-16.7** [doc] Walka. Cios trafia w wybraną część ciała.
- **WS-16.8** [house] Część ciała podaje się przy deklaracji; efekty do końca następnej rundy: *głowa* – testy celu −2; *ręka* – jego testy walki i strzelania −3; *noga* – jego następny ruch kosztuje o jedną kość więcej; *inna* (dowolny tekst) – tylko opowieść albo słaby punkt, który podaje scenariusz.
### Oszołomienie
- **WS-16.9** [doc] Walka, pościg; dyskusja z użyciem blefu. Cel traci 1k10 na następną rundę.
- **WS-16.10** [ruling] Kilka oszołomień się sumuje; pula nie spada poniżej 0. Drukowane karty nie stawiają granicy.
- **WS-16.11** [ruling] Strata trwa tylko przez tę jedną rundę.
### Rozbrojenie
- **WS-16.12** [doc] Walka, pościg. Cel traci broń lub pojazd i musi użyć przedmiotu, by je odzyskać.
- **WS-16.13** [house] Atakujący wskazuje jeden przedmiot w ręce albo pojazd; kogoś z gołymi rękami nie można rozbroić.
- **WS-16.14** [house] Utracona broń leży w strefie celu; właściciel odzyskuje ją albo inną własną broń użyciem przedmiotu.
- **WS-16.15** [house] Utracony pojazd oznacza szybkość 0 dla wszystkich na pokładzie, dopóki jedno z nich nie użyje przedmiotu, by wsiąść z powrotem; może to zrobić pasażer i staje się wtedy kierującym. Do tego czasu wszyscy liczą się jako piesi.
### Potężny cios
- **WS-16.16** [doc] Walka, pościg; dyskusja z użyciem ekspresji. Trafienie odbiera jeden dodatkowy znacznik, razem dwa.
- **WS-16.17** [ruling] Jeśli cel ma tylko jeden znacznik, traci jeden; nie zostaje wyeliminowany.
### Pochwycenie
- **WS-16.18** [doc] Walka, pościg. Cel zostaje unieruchomiony, a jego wartość obronna spada do 10.
- **WS-16.19** [doc] Pochwycona postać nie może się ruszać ani używać przedmiotów.
- **WS-16.20** [doc] Utrzymanie pochwycenia zabiera 1k10 w każdej rundzie.
- **WS-16.21** [doc] Wyrwanie się wymaga wyczynu.
- **WS-16.22** [ruling] Kość płaci chwytający w przygotowaniu każdej rundy po tej, w której pochwycił; kto nie ma kości albo nie chce płacić, puszcza.
- **WS-16.23** [ruling] „Spada do 10”: zasięg, osłona, trasa, etykieta i ekwipunek przestają się liczyć; wartość obronna już niższa niż 10 zostaje; karta na wartość obronną nadal dodaje (WS-13.23).
- **WS-16.24** [ruling] Wyrwanie się to wyczyn przeciw chwytającemu (ST + 5): udany odbiera mu jeden znacznik odporności i uwalnia; nieudany kosztuje jeden znacznik odporności.
- **WS-16.25** [house] Sprzymierzeniec pochwyconego może użyć tego samego wyczynu przeciw chwytającemu.
- **WS-16.26** [house] W walce pochwycenie wymaga umiejętności walka i bezpośredniego zasięgu; w pościgu dowolnej umiejętności pościgowej poza spostrzegawczością.
- **WS-16.27** [house] Pochwycenie kończy się też, gdy chwytający i cel nie są już w tej samej strefie albo gdy chwytający zostaje wyeliminowany, wycofuje się lub sam zostaje pochwycony.
- **WS-16.28** [house] Chwytający może trzymać naraz jedną postać i nie może wykonać ruchu, nie puszczając.
- **WS-16.29** [ruling] Pochwycona postać może atakować, wykonywać wyczyny i stawiać opór; zakaz dotyczy tylko ruchu i używania przedmiotów.
### Powalenie
- **WS-16.30** [doc] Walka, pościg. Wartość obronna celu spada do 10, a żeby wstać, musi on wykonać ruch.
- **WS-16.31** [ruling] Wstanie to jeden ruch (jedna kość) we własnej turze; do tego czasu obowiązuje WS-16.23.
- **WS-16.32** [ruling] Postać zarazem pochwycona i powalona nie może wstać, dopóki się nie uwolni.
### Mieszanie konfrontacji
- **WS-16.33** [doc] Użycie umiejętności z innego rodzaju konfrontacji, na przykład ekspresji w walce.
- **WS-16.34** [ruling] Jest to wyczyn jak inne (ST + 5, udany odbiera jeden znacznik odporności, nieudany jeden kosztuje), dostępny we wszystkich trzech rodzajach, a jego dodatkowym efektem jest to, że obcej umiejętności w ogóle można użyć.
- **WS-16.35** [ruling] ST opiera się na wartości obronnej właściwej dla toczonej konfrontacji, a nie dla rodzaju, z którego pochodzi umiejętność.
- **WS-16.36** [ruling] Umiejętność z innego rodzaju konfrontacji (WS-16.33) to jedna z dziesięciu umiejętności ofensywnych z WS-3.21; umiejętnościami spoza tych list nie można atakować (chyba że pozwala na to zdolność).
- **WS-16.37** [house] W walce umiejętności dyskusji i pościgu użyte przez mieszanie pomijają strefy i zasięgi broni; w pościgu i dyskusji zasięgów nie ma, więc walka (umiejętność) nie wymaga niczego, a strzelanie tylko broni palnej w ręce. Poza pościgami pojazdy można mieszać tylko wtedy, gdy scenariusz umieszcza pojazd w scenie.
### Uprzejma prośba
- **WS-16.38** [doc] Dyskusja, perswazja. Cel musi wykonać prostą czynność albo ryzykuje skandal.
- **WS-16.39** [doc] Ten sam wyczyn zmienia stopień formalności.
- **WS-16.40** [ruling] Jedno z dwojga wybiera się przy deklaracji; średnik oddziela możliwości.
- **WS-16.41** [house] Stopień formalności zmienia się o jeden, w górę lub w dół, jak wybrał działający.
- **WS-16.42** [house] Prośby wybiera się z D15 (w trybie Prowadzony także dowolny tekst); cel od razu spełnia prośbę albo odmawia.
- **WS-16.43** [house] Odmowa oznacza test skandalu (WS-19.11).
### Odepchnięcie i przyciągnięcie
- **WS-16.44** [doc] Walka. Zmusza cel do dalszego lub bliższego zasięgu.
- **WS-16.45** [ruling] Cel przesuwa się o jedną strefę, od atakującego lub ku niemu (WS-17.1); dozwolona jest tylko zmiana, po której zasięg do atakującego jest o jeden stopień dalszy lub bliższy.
- **WS-16.46** [house] Z tej samej strefy kierunek odepchnięcia wybiera atakujący. Przyciągnąć można obiema umiejętnościami walki z innej strefy, której sięga broń, bo karta nie wymienia umiejętności, a sama walka na bezpośrednim zasięgu nigdy nie mogłaby zasięgu skrócić.
- **WS-16.47** [house] Odepchnięta lub przyciągnięta postać traci osłonę.
### Zmiana trasy
- **WS-16.48** [doc] Pościg. Zmienia trudność trasy.
- **WS-16.49** [house] O jeden stopień, w górę lub w dół, jak zadeklarowano, dla wszystkich w pościgu.
### Groźba
- **WS-16.50** [doc] Dyskusja, zastraszanie. Cel traci kartę z ręki.
- **WS-16.51** [doc] Raz na scenę wobec danego celu.
- **WS-16.52** [ruling] Kartę wybiera los; nikomu nie każe się wybierać.
- **WS-16.53** [ruling] Gdy groźba wobec celu się powiodła, nikt nie może mu już w tej scenie grozić; nieudane próby się nie liczą.
- **WS-16.54** [house] Wobec przeciwnika karta pochodzi z ręki MG.
- **WS-16.55** [house] Dopóki postać jest powalona, jedynym ruchem, jaki może wykonać, jest wstanie.
## 17. Walka
- **WS-17.1** [house] Miejsce walki to rząd trzech stref (nazywa je scenariusz). Ta sama strefa = zasięg bezpośredni; sąsiednie strefy = średni; pierwsza i trzecia strefa = daleki.
- **WS-17.2** [doc] Domyślny jest zasięg bezpośredni: walczący są w zwarciu.
- **WS-17.3** [doc] Zasięg średni: kilka metrów, bez poważnej przeszkody po drodze. Zasięg daleki: największa odległość, która jeszcze nie kończy konfrontacji.
- **WS-17.4** [doc] Postać na średnim zasięgu ma +2 do obrony, na dalekim +4.
- **WS-17.5** [ruling] Zasięg liczy się między atakującym a celem każdej akcji, a premię ma cel wobec tego atakującego.
- **WS-17.6** [doc] Gołymi rękami i bronią białą walczy się tylko na bezpośrednim zasięgu.
- **WS-17.7** [doc] Bronią krótką, rewolwerami i tym podobną atakuje się tylko na bezpośrednim i średnim zasięgu.
- **WS-17.8** [house] Sztucerami i inną bronią długą atakuje się na każdym zasięgu; bronią miotaną na bezpośrednim i średnim, umiejętnością walka.
- **WS-17.9** [doc] Zmiana zasięgu wymaga ruchu, czyli jednej kości.
- **WS-17.10** [ruling] Jeden ruch to zmiana o jedną strefę, więc z dalekiego na bezpośredni potrzeba dwóch kości.
- **WS-17.11** [house] Walka (umiejętność) z bronią wymaga tej broni w ręce; strzelanie wymaga broni palnej w ręce; walka gołymi rękami jest możliwa zawsze.
- **WS-17.12** [house] Osłona (ruch): +2 do obrony wobec ataków z innej strefy, dopóki postać nie opuści strefy ani nie zostanie odepchnięta, przyciągnięta, powalona lub pochwycona. Każda strefa ma tyle miejsc za osłoną, ile podaje scenariusz (domyślnie 2).
- **WS-17.13** [house] Amunicji się nie liczy.
## 18. Pościg
- **WS-18.1** [doc] Trasa jest łatwa, zwykła albo trudna.
- **WS-18.2** [house] Wszyscy uczestnicy są na tej samej trasie.
- **WS-18.3** [doc] Łatwa trasa: szybsza postać ma +2 do wytrwałości za każdy punkt różnicy szybkości.
- **WS-18.4** [doc] Zwykła trasa: bez zmian.
- **WS-18.5** [doc] Trudna trasa: wolniejsza postać ma +2 do wytrwałości.
- **WS-18.6** [ruling] Na trudnej trasie jest to zawsze +2, bez względu na różnicę; tylko łatwa trasa mówi o każdym punkcie.
- **WS-18.7** [ruling] Szybkości porównuje się między atakującym a celem każdej akcji; premię ma cel, jeśli jest szybszy (łatwa) albo wolniejszy (trudna). Równe szybkości nie dają niczego.
- **WS-18.8** [doc] Zmiana trasy wymaga udanego wyczynu.
- **WS-18.9** [doc] Szybkości: 0 pieszy; 1 rower, dorożka, fiakier; 2 paromobil, sterowiec, koń; 3 wiwerna, sportowy paromobil.
- **WS-18.10** [house] W pościgu pojazdy (umiejętność) wymagają miejsca za sterami pojazdu lub w siodle; wysportowanie wymaga, by być pieszo lub na rowerze; ukrywanie się i spostrzegawczość nie wymagają niczego.
- **WS-18.11** [house] Wszyscy na pokładzie mają szybkość pojazdu; umiejętności pojazdy może używać tylko kierujący; pasażerowie używają ukrywania się, spostrzegawczości, pomocy, a przez mieszanie strzelania.
- **WS-18.12** [house] Wsiadanie do pojazdu i wysiadanie to ruch; pojazd mieści tylu, ilu podaje D10.
- **WS-18.13** [house] W pościgu nie ma odległości; każdy może działać przeciw każdemu aktywnemu wrogowi.
- **WS-18.14** [house] Strona jest *ścigająca* albo *uciekająca* (albo *w wyścigu*), co ustala się przy przygotowaniu; korzystają z tego specjalizacje.
## 19. Dyskusja
### Stopień formalności
- **WS-19.1** [doc] Sytuacja jest prywatna, publiczna albo formalna.
- **WS-19.2** [doc] Prywatna: pewność siebie bez zmian.
- **WS-19.3** [doc] Publiczna: postacie działające zgodnie z etykietą mają +2 do pewności siebie.
- **WS-19.4** [doc] Formalna: postacie działające zgodnie z etykietą mają +4 do pewności siebie.
- **WS-19.5** [doc] Zmiana stopnia wymaga udanego wyczynu; jedyny wyczyn, który to robi, to uprzejma prośba.
### Postawa
- **WS-19.6** [house] Na początku własnej tury postać deklaruje postawę, *nienaganną* (zgodną z etykietą) albo *poufałą*; obowiązuje ona do następnej własnej tury. Wszyscy zaczynają od nienagannej.
- **WS-19.7** [house] Postać poufała nie ma premii za etykietę; w zamian jej akcje ofensywne pomijają taką premię celu.
- **WS-19.8** [house] W sytuacji formalnej akcje ofensywne z zastraszaniem, a w publicznej i formalnej także walka (umiejętność) i strzelanie użyte przez mieszanie, liczą się na tę akcję jako poufałe, bez względu na postawę.
### Skandal
- **WS-19.9** [doc] Zbyt poufałe zachowanie może wywołać skandal i utratę Reputacji.
- **WS-19.10** [house] Po każdej poufałej akcji ofensywnej w sytuacji publicznej lub formalnej, trafionej czy nie, działający wykonuje test skandalu.
- **WS-19.11** [house] Test skandalu: prosty test odwagi tyloma kośćmi, ile ma pula postaci według sławy lub profilu (kości rundy się nie zużywają), ST 10 w sytuacji prywatnej, 15 w publicznej, 20 w formalnej; karty i żetony jak zwykle.
- **WS-19.12** [public] Są trzy wagi: niezręczność towarzyska, drobny skandal, poważny skandal.
- **WS-19.13** [house] Nieudany test to niezręczność towarzyska w sytuacji prywatnej (bez straty), drobny skandal w publicznej (Reputacja −1), poważny skandal w formalnej (Reputacja −2).
- **WS-19.14** [doc] Utracona Reputacja przez swój wzór obniża pewność siebie.
- **WS-19.15** [public] Bon vivant może wydać żeton, by zatuszować dowolne z tych trojga.
- **WS-19.16** [house] Grupy statystów nie wykonują testów skandalu; gdzie taki test wypada, grupa traci zamiast tego jeden znacznik.
## 20. Przeciwnicy i statyści
### Przeciwnicy
- **WS-20.1** [public] Przeciwnika opisują pula, odporność, obrona, wytrwałość, pewność siebie i umiejętności zapisane jako premia / zakres przerzutu (na przykład 6/9+).
- **WS-20.2** [house] Liczb z D13 używa się tak, jak je zapisano. Kondycja przeciwnika to (obrona − 10) / 2, jego Reputacja to (pewność siebie − 10) / 2; każdy utracony punkt odejmuje 2 od wartości obronnej, nigdy poniżej 10.
- **WS-20.3** [house] Przeciwników obowiązują wszystkie zasady bohaterów prócz va banque, żetonów i kart (te pochodzą z zapasu MG).
- **WS-20.4** [house] Umiejętność przeciwnika, której nie wymieniono, to 3/10+.
### Statyści
- **WS-20.5** [public] Statysta ma pulę 1k10; statyści występują w grupach ze wspólnymi znacznikami.
- **WS-20.6** [house] Grupa n statystów (od 2 do 5) ma n znaczników odporności i pulę n kości (w każdym przygotowaniu rundy tyle, ilu zostało w niej członków); każda akcja ofensywna grupy to rzut dokładnie jedną kością.
- **WS-20.7** [house] Każdy znacznik utracony przez grupę to jeden statysta mniej; jeśli grupa ma więcej niewykorzystanych kości niż członków, nadwyżka też przepada.
- **WS-20.8** [house] Grupa bez znaczników zostaje od razu wyeliminowana; dobicia nie potrzeba. Dobicie przeciw grupie jest dozwolone i eliminuje ją całą.
- **WS-20.9** [house] Grupa nie deklaruje wyczynów, a dobicie tylko przeciw celowi bez znaczników, jedną kością, jak w atakach; nieudane kosztuje ją znacznik (WS-13.12). Bez tego strona złożona z samych statystów nigdy nie mogłaby nikogo wyeliminować (WS-13.13). Joker jako karta inicjatywy służy także grupie (WS-13.16), również przeciw celowi ze znacznikami.
- **WS-20.10** [house] Wobec grupy atak celowany, rozbrojenie, pochwycenie i powalenie działają jak oszołomienie; groźba nie działa; odepchnięcie i przyciągnięcie przesuwają całą grupę; uprzejmą prośbę grupa zawsze spełnia; potężny cios działa tak, jak zapisano.
- **WS-20.11** [house] Statyści nie używają kart ani żetonów i nie mogą pomagać.
### Sojusznicy
- **WS-20.12** [public] Sojusznik to statysta po stronie bohaterów z 1k10 i jednym znacznikiem odporności.
- **WS-20.13** [house] Sojusznika prowadzi gracz bohatera; sojusznik dostaje własną kartę inicjatywy i odchodzi, gdy straci swój znacznik.
### Zapas MG
- **WS-20.14** [house] Kart i żetonów MG można używać za dowolnego przeciwnika na wszystkie sposoby dostępne graczom; ograniczenia na test i na rundę liczą się dla każdej postaci osobno.
- **WS-20.15** [house] Nowa scena w tej samej sesji nie uzupełnia ręki ani żetonów MG.
- **WS-20.16** [house] Sojusznik ma 12 w każdej wartości obronnej, gołe ręce, jedną umiejętność ofensywną właściwą dla rodzaju konfrontacji na 6/10+ (nazwaną, gdy dołącza) i 3/10+ we wszystkich innych; dołącza w strefie lub pojeździe swojego bohatera albo pieszo, a poza tym jest związany jak grupa: żadnych wyczynów, dobicie tylko przeciw celowi bez znaczników, żadnych kart, żetonów ani pomocy.
## 21. Koniec, rozstrzygnięcie, następstwa
### Koniec
- **WS-21.1** [ruling] Konfrontacja kończy się natychmiast, gdy aktywnych uczestników ma tylko jedna strona; ta strona wygrywa. Drukowane karty pozostawiają to wynikom akcji.
- **WS-21.2** [house] Strona może się poddać w turze dowolnej swojej postaci albo w kroku rozstrzygnięcia, jeśli zgadzają się wszyscy jej gracze będący ludźmi (boty robią to co ludzie; za przeciwników decyduje MG lub Reżyser); przy dwóch stronach wygrywa druga, przy większej liczbie strona odchodzi.
- **WS-21.3** [house] Wszyscy gracze będący ludźmi i MG (lub Reżyser) mogą w kroku rozstrzygnięcia zgodzić się na remis: stawka pozostaje otwarta.
- **WS-21.4** [house] Pojedyncza postać może się wycofać: w walce ruchem z pierwszej lub trzeciej strefy, gdy każdy aktywny wróg jest na dalekim zasięgu; w pościgu bez kosztu, we własnej turze; w dyskusji ruchem (w sytuacji formalnej z testem skandalu). Postać odchodzi, ale nie jest wyeliminowana.
- **WS-21.5** [house] Limit rund (domyślnie 15, opcja): po kroku rozstrzygnięcia tej rundy każda strona dodaje znaczniki swoich aktywnych uczestników; wygrywa najwyższa suma, a przy remisie strona status quo, jeśli jest wśród remisujących, inaczej jest remis. Gdy limit wyłączono, liczy się tak po rundzie 99.
- **WS-21.6** [house] Prawdą staje się tekst stawki zwycięzcy; przy więcej niż dwóch stronach tylko tej ostatniej.
### Następstwa
- **WS-21.7** [house] Zdanie na zakończenie pisze gracz, którego akcja rozstrzygnęła konfrontację; przy poddaniu strona poddająca się, przy limicie rund zwycięzca z najwyższą ostatnią kartą inicjatywy; remis zdania nie ma. To samo miejsce przy stole mówi w imieniu zwycięzców w WS-21.11.
- **WS-21.8** [public] Straty po konfrontacjach fizycznych liczy się w Kondycji, po towarzyskich w Reputacji.
- **WS-21.9** [house] Bohater wyeliminowany w przegranej walce lub pościgu traci 1 Kondycji, w przegranej dyskusji 1 Reputacji. Wyeliminowany po stronie zwycięskiej: nic.
- **WS-21.10** [house] Bohaterowie, którzy się wycofali lub poddali, nie tracą niczego prócz stawki.
- **WS-21.11** [house] Bohater va banque wyeliminowany w przegranej konfrontacji traci 2 zamiast 1 i dostaje bliznę (D14), którą wybiera strona zwycięska (Reżyser: losowo). Śmierć tylko w granicach WS-10.5 i tylko za potwierdzeniem gracza.
- **WS-21.12** [house] Bohater va banque po stronie zwycięskiej, którego nie wyeliminowano, odzyskuje 1 żeton i zapisuje nowe zwykłe osiągnięcie.
- **WS-21.13** [house] Znaczniki odporności, efekty i karty inicjatywy się usuwa; ręce i żetony zostają takie, jakie są.
## 22. Sesje i kampania
- **WS-22.1** [public] Nowa sesja tasuje wszystkie karty, rozdaje świeże ręce i daje świeże żetony; niczego się nie przenosi.
- **WS-22.2** [public] Wracają użyte osiągnięcia i zdolności działające raz na sesję.
- **WS-22.3** [public] Z każdą nową sesją wraca jeden utracony punkt Kondycji i jeden Reputacji.
- **WS-22.4** [house] Bohater może zyskać najwyżej dwa nowe osiągnięcia na sesję (WS-21.12 albo nagroda MG po wygranej konfrontacji).
- **WS-22.5** [public] Zdobycie 16. i 36. osiągnięcia powiększa pulę (WS-3.23).
- **WS-22.6** [house] Użycia „raz na scenę” wracają z każdą nową sceną.
- **WS-22.7** [house] Pojedyncza konfrontacja rozgrywana osobno jest sesją z jednej sceny.
## 23. Reżyser (automatyczni przeciwnicy i boty)
- **WS-23.1** [house] Reżyser wie tylko tyle, ile wiedziałby na jego miejscu człowiek w roli MG: nigdy nie zna ręki gracza ani talii.
- **WS-23.2** [house] Stosuje się do wszystkich powyższych zasad; jego wybory wynikają z zasad od WS-23.3 do WS-23.13, WS-23.17, WS-23.20 i WS-23.21 i można je odtworzyć z ziarna gry.
- **WS-23.3** [house] Inicjatywa: zastępuje kartę swojego najniższego przeciwnika tylko wtedy, gdy dzięki karcie z ręki działałby on przed bohaterem, który ma dwa znaczniki lub mniej, albo gdy ta karta z ręki jest jokerem.
- **WS-23.4** [house] Kości: przeciwnik zachowuje jedną kość na aktywny opór, jeśli po przygotowaniu rundy ma 2 lub więcej kości, a znaczników najwyżej połowę początkowych; inaczej może użyć wszystkich.
- **WS-23.5** [house] Cel: spośród dosięgalnych wrogów ten o najniższej sumie wartość obronna + 5 × znaczniki; remisy rozstrzyga los.
- **WS-23.6** [house] Dobicie: deklaruje je, gdy szansa wszystkimi możliwymi kośćmi, bez kart, wynosi co najmniej 50 %; albo gdy joker na ręce osiąga pokazany stopień trudności.
- **WS-23.7** [house] Wyczyn: deklaruje go, gdy szansa wynosi co najmniej 70 %, w kolejności ulubionych z profilu (D13), pomijając te, które niczego nie zmieniają.
- **WS-23.8** [house] W pozostałych przypadkach atakuje najmniejszą liczbą kości dającą co najmniej 60 %, a jeśli takiej nie ma, wszystkimi możliwymi.
- **WS-23.9** [house] Jeśli z jego miejsca nikogo nie można zaatakować, rusza ku najbliższemu wrogowi (z bronią palną: ku najbliższemu miejscu w zasięgu); rozbrojony przeciwnik najpierw odzyskuje broń.
- **WS-23.10** [house] Karty: zagrywa najniższą kartę, która zamienia pudło w trafienie przy dobiciach, wyczynach i atakach na cel z dwoma znacznikami lub mniej; najniższą kartę, która ratuje przeciwnika przed dobiciem lub utratą ostatniego znacznika; poza tym karty zachowuje.
- **WS-23.11** [house] Żetony: +1, gdy brakuje dokładnie jednego punktu; dodatkowa kość, gdy brakuje najwyżej 4 i została co najmniej połowa żetonów; uzupełnienie, gdy ręka jest pusta.
- **WS-23.12** [house] Aktywny opór: zawsze przeciw dobiciu; poza tym zachowanymi kośćmi, gdy szansa wynosi co najmniej 30 %.
- **WS-23.13** [house] Postawa w dyskusji: poufała tylko wtedy, gdy szansa dobicia lub wyczynu rośnie dzięki niej o co najmniej 25 punktów procentowych, a Reputacja jest wyższa niż 1.
- **WS-23.14** [house] Trzy temperamenty przesuwają progi z WS-23.6, WS-23.7, WS-23.8 i WS-23.12: *Dystyngowany* +15 punktów, *Śmiały* jak zapisano, *Bezlitosny* −15 punktów.
- **WS-23.15** [house] Boty bohaterów postępują tak samo z własną ręką i żetonami, ponadto deklarują wyczyn o szansie co najmniej 50 %, który obiecuje wyraźnie więcej niż atak, od razu używają tego, co nic nie kosztuje, pomagają sprzymierzeńcowi, któremu do dobicia brakuje najwyżej ich najlepszej premii, i nigdy nie proponują va banque.
- **WS-23.16** [house] Szanse oblicza się dokładnie według rozdziału 5 dla danych kości, zakresu i premii.
- **WS-23.17** [house] Poproszony uprzejmie (WS-16.42) odmawia tylko wtedy, gdy test skandalu udałby się z szansą co najmniej 70 % albo gdy skutek prośby przepuściłby dobicie wroga; inaczej prośbę spełnia.
- **WS-23.18** [house] Gdy przy stole jest jeden bohater, pule przeciwników wynoszą najwyżej 2, a ich odporność jest o jeden niższa (co najmniej 2); należy to do łagodnego skalowania (WS-2.10).
- **WS-23.19** [house] Przy trzech lub więcej bohaterach pula i odporność każdego przeciwnika są o jeden wyższe za każdego bohatera ponad dwóch; należy to do łagodnego skalowania. Bez tego większość scenariuszy byłaby spacerkiem.
- **WS-23.20** [house] Powalony przeciwnik z dwiema lub więcej kośćmi najpierw wstaje; z jedną kością robi to tylko wtedy, gdy żadna jego akcja ofensywna nie ma 50 % szans. Pochwycony deklaruje wyrwanie się, gdy szansa wynosi co najmniej 50 %, inaczej działa jak zwykle. Za pochwycenie płaci, dopóki zostaje mu po tym kość, inaczej puszcza.
- **WS-23.21** [house] Reżyser nigdy się nie wycofuje, poddaje się tylko wtedy, gdy jego strona nie ma już kości ani znaczników, a na remis zgadza się tylko wtedy, gdy jego strona ma mniej znaczników niż bohaterowie. Z proponowanej zamiany na dobicie (T7) korzysta.
## 24. Opcje stołu
- **WS-24.1** [house] Opcje i ich wartości domyślne: tryb; łagodne skalowanie (włączone); wymagane opisy (włączone); jawne karty przeciwników (wyłączone); limit rund (15, 0 = żadnego, ale patrz WS-21.5); temperament Reżysera (Śmiały); bohaterów na gracza (1); język angielski lub polski dla każdego miejsca przy stole.
- **WS-24.2** [house] Opcje są ustalone od początku konfrontacji, z wyjątkiem języka.
- **WS-24.3** [house] Zasady są w obu językach te same; tekstów pisanych przez graczy nigdy się nie tłumaczy.`,
  'pl',
);
