/** Parts of Polish names for places, units, persons, machines and threats in every setting.
 *  The second part is a genitive, a phrase or a surname of any gender, so that it goes with every first one. */

import type { NameParts } from './index.ts';
import { joined, parts as of } from './parts.ts';

export const parts: NameParts = {
  fantasy: {
    city: joined(
      'Krucz, Srebrn, Kamien, Wilcz, Dębn, Bursztyn, Jesion, Zimn, Starz, Lip, Czarn, Głog',
      'ogród, obór, odwór, obród, omost, ograd',
    ),
    place: of(
      'Zaułek, Dwór, Plac, Krąg, Próg, Zakątek, Kres, Szaniec, Gród, Stok, Schody, Wzgórze',
      'Kruków, Wdów, Trzech Koron, Świętej Irmy, Mgieł, Kowali, Dzwonów, Popiołów, Gryfów, Pielgrzymów, Starego Dębu',
    ),
    unit: of(
      'Latarnie, Tarcze, Włócznie, Psy, Płaszcze, Dłonie, Kruki, Dzwony, Straże, Sokoły, Córki i Synowie, Cienie',
      'Świtu, Północy, Rzeki, Bramy, Przysięgi, Starego Króla, Siedmiu Wzgórz, Zimy, Żelaza, Rogacza, Świętej Irmy',
    ),
    person: of(
      'Mara, Aldryk, Izolda, Bram, Jaromir, Odo, Hespera, Dobrawa, Witosław, Gizela, Rufus, Ludmiła, Sambor, Sabina',
      'Wrona, Sowa, Kruk, Zaręba, Jastrząb, Młynarz, Dąb, Szpak, Topór, spod Bramy, Żmuda',
    ),
    machine: of(
      'Młot, Grzmot, Pięść, Wdowa, Głos, Sąd, Taran, Matka, Odpowiedź, Kazanie, Szpon, Cep',
      'Świętej Agnieszki, Północy, Króla, Siedmiu Braci, Gniewu, Starego Mistrza, Bramy, Sprawiedliwości, Burzy, Ostatniej Nadziei',
    ),
    threat: of(
      'Horda, Zastęp, Jeźdźcy, Pomiot, Wataha, Legion, Rój, Łupieżcy, Fala, Dzieci, Kły, Chorągiew',
      'Popiołów, Kości, Trzęsawisk, Zgnilizny, Mogił, Czarnego Kła, Zmierzchu, Padliny, Wycia, Otchłani, Szarej Zimy',
    ),
    terror: of(
      'Gorm, Vhael, Skarn, Ulgatra, Morwena, Trok, Netis, Grimbold, Azra, Kolvar, Ismir, Żalnica',
      'z Kurhanu, bez Twarzy, od Dziewięciu Żyć, z Otchłani, bez Serca, od Czarnych Kruków, spod Ziemi, od Złamanych Przysiąg, z Lodu, o Żelaznych Dłoniach',
    ),
  },
  kaiju: {
    city: of(
      'Port, Zatoka, Metropolia, Przystań, Aglomeracja, Wybrzeże, Cypel, Laguna, Delta, Nabrzeże',
      'Hoshino, Meridian, Aurora, Tessaro, Kurogane, Lumen, Ozora, Marina, Nova, Verita',
    ),
    place: of(
      'Plac, Terminal, Wieżowiec, Węzeł, Nabrzeże, Ogród, Dworzec, Tunel, Kwartał, Estakada, Pasaż, Falochron',
      'Meridian, Wschodzącego Słońca, Numer Dziewięć, Neonów, Wiśni, Portu Cztery, Sztormów, Horyzont, Delta, Tytanów, Pamięci',
    ),
    unit: of(
      'Batalion, Załoga, Eskadra, Brygada, Zespół, Skrzydło, Pluton, Zmiana, Kolumna, Grupa, Drużyna, Patrol',
      'Czerwony Sygnał, Sztorm, Falochron, Tytan, Wektor, Nocny Targ, Miedź, Sokół, Latarnia, Druga Linia, Wschód',
    ),
    person: of(
      'Aiko, Marek, Ren, Dolores, Kenji, Ingrid, Haruka, Diego, Mina, Wiktor, Sora, Ruth, Emi, Tomasz',
      'Tanaka, Reyes, Okafor, Lis, Mori, Wilk, Ishida, Bielik, Park, Nowak, Fujimoto',
    ),
    machine: of(
      'Samuraj, Strażnik, Kolos, Młot, Ronin, Atlas, Grom, Lanca, Tytan, Tarcza, Smok, Golem',
      'Szkarłat, Północy, Cztery, Jutrzenki, Omega, Portu, Żelaza, Siedem, Słońca, Sztormu',
    ),
    threat: of(
      'Pomiot, Wylęg, Rój, Stado, Pełzacze, Skoczki, Paszcze, Pasożyty, Ławica, Fala, Miot, Zaraza',
      'z Rowu, z Rafy, Brzytew, Siarki, Głębin, Wstrząsów, Solanki, Żaru, Echa, ze Szczeliny, Tsunami',
    ),
    terror: of(
      'Gorwaks, Isztara, Megalon, Kurozuma, Raijora, Obelon, Wulkanis, Tessala, Obiekt Zero, Matka Przypływu, Lewiatan, Trygon',
      'z Głębin, bez Powiek, Prim, Alfa, od Drugiego Świtu, z Rowu, o Stu Szczękach, z Wulkanu, od Burz, z Dna',
    ),
  },
  steampunk: {
    city: joined(
      'Mosiądz, Kotłow, Żelazn, Węgl, Tłok, Kuźn, Miedzian, Parow, Dymn, Hut',
      'ogród, omost, obór, oport, ograd, odwór',
    ),
    place: of(
      'Zakłady, Pasaż, Bocznica, Zaułek, Śluza, Hala, Dziedziniec, Nabrzeże, Rotunda, Węzeł, Arkady, Giełda',
      'Gubernatora, Wielkiego Pieca, Numer Dziewięć, Zegarmistrzów, Starego Kanału, Sadzy, Patentów, Miedzi, Latarników, Wielkiego Koła, Węglarzy',
    ),
    unit: of(
      'Lansjerzy, Fizylierzy, Gwardia, Mechanicy, Aeronauci, Huzarzy, Brygada, Palacze, Strzelcy, Konstable, Związek, Straż',
      'Wielkiego Kotła, Trzeciej Zmiany, Gazowych Latarni, Kanału, Nitu, Czarnego Dymu, Gubernatora, Odlewni, Tłoka, Mosiądzu, Pary',
    ),
    person: of(
      'Ada, Barnaba, Oktawia, Sylas, Wilhelmina, Kasper, Kornelia, Ezra, Filipa, Horacy, Beatrycze, Tadeusz, Mabel, Ignacy',
      'Trybik, Sadza, Pogoda, Dym, Gawron, Pióro, Iskra, Zawór, Kłódka, Miedziak, Węgiel',
    ),
    machine: of(
      'Behemot, Regulator, Dynamo, Moloch, Ekspres, Kocioł, Taran, Grom, Cewka, Walec, Parowóz, Młot',
      'Królowej, Numer Sześć, Wielkiej Huty, Północy, Gubernatora, Piorunów, Wuja Leopolda, Postępu, Ostatniej Szansy, Cierpliwości',
    ),
    threat: of(
      'Fala, Wataha, Jeźdźcy, Rój, Zastęp, Ród, Łowy, Wędrowcy, Wylęg, Taniec, Stado, Szpony',
      'Cierni, Wilczego Księżyca, Korzeni, Poroża, Mchu, Paproci, Puszczy, Jeżyn, Zielonego Lasu, Wycia, Starych Drzew',
    ),
    terror: of(
      'Morrigana, Stary Dąb, Izengrim, Fenna, Matka Jemioła, Hern, Oset, Warga, Jarzębina, Grzmot, Pełnia, Nocny Kwiat',
      'z Ostatniego Gaju, od Pełni, z Serca Puszczy, spod Korzeni, z Mgły, od Burz, bez Litości, o Żelaznych Zębach, z Trzęsawiska, od Szeptów',
    ),
  },
  space: {
    city: of(
      'Sektor, Przystań, Korona, Węzeł, Stacja, Konkordia, Pierścień, Wrota, Przyczółek, Gromada',
      'Terra, Sol, Meridian, Orion, Kepler, Halcjon, Wega, Lumen, Atlas, Prim',
    ),
    place: of(
      'Stacja, Pierścień, Stocznia, Wrota, Przekaźnik, Dok, Dryf, Iglica, Szlak, Skarbiec, Taras, Latarnia',
      'Kepler, Świt, Helios, Kotwica, Io, Pielgrzym, Cisza, Ceres, Długa Orbita, Ganimedes, Szósty Księżyc',
    ),
    unit: of(
      'Skrzydło, Eskadra, Legion, Flotylla, Lansjerzy, Holowniki, Desant, Korsarze, Patrol, Wachta, Konwój, Dywizjon',
      'Słońca, Komety, Nocy, Żelaznej Gwiazdy, Terry, Peryhelium, Błękitnego Olbrzyma, Awangardy, Zaćmienia, Dziewiątej Orbity, Świtu',
    ),
    person: of(
      'Imani, Leto, Kira, Anzelm, Nadia, Orin, Zhen, Kalla, Tarek, Juno, Ilja, Soraja, Dax, Maren',
      'Vance, Okonkwo, Solberg, Ito, Zorza, Rhys, Adeyemi, Stern, Kometa, Halny, Qin',
    ),
    machine: of(
      'Egida, Lanca, Młot, Korona, Horyzont, Bastion, Wyrok, Obietnica, Kolos, Świt, Tarcza, Grom',
      'Terry, Siedmiu Słońc, Ostatniej Linii, Północy, Konsorcjum, Ciszy, Protektora, Wega, Przodków, Nieba',
    ),
    threat: of(
      'Flota, Drony, Wylęg, Skrzydło, Rajderzy, Lotniskowce, Łowcy, Larwy, Chór, Zastęp, Chmura, Rój',
      'Pustki, Chityny, Czarnej Gwiazdy, Ciszy, Szumu, Odłamków, Bladego Sygnału, Cienia, Ula, Brzytwy, Wygasłych Słońc',
    ),
    terror: of(
      "Xar'thul, Dziewiąty Głos, Ooluun, Ketis, Matka Zero, Worr, Sybaraks, Iszkuun, Omegon, Tren, Zefraks, Milczek",
      'z Mroku, bez Odpowiedzi, spomiędzy Gwiazd, od Dziewięciu Księżyców, z Pustki, o Stu Maskach, z Otchłani, od Gasnących Słońc, bez Echa, z Głębi',
    ),
  },
  zombie: {
    city: of(
      'Obóz, Fort, Schronisko, Stacja, Przystań, Posterunek, Azyl, Kilometr, Osiedle, Ostoja',
      'Nadzieja, Siedemnaście, Świt, Cedr, Jezioro, Obietnica, Sto, Północ, Łaska, Rozdroże',
    ),
    place: of(
      'Rząd, Kąt, Plac, Brama, Blok, Posterunek, Targ, Linia, Szopa, Pole, Świetlica, Magazyn',
      'przy Zajezdni, Niebieskiej Plandeki, Sektora C, przy Wieży Ciśnień, Starej Szkoły, Przyczep, przy Ogrodzeniu, Świec, przy Szklarni, Agregatu, przy Huśtawkach',
    ),
    unit: of(
      'Załoga, Warta, Jeźdźcy, Patrol, Ochotnicy, Drużyna, Klub, Biegacze, Ekipa, Pluton, Straż, Brygada',
      'Nocnej Zmiany, Ogrodzenia, z Wtorku, Czerwonych Czapek, Łomu, Autostrady, Kuchni, Drugiej Szansy, Dachów, Latarni, z Pikapa',
    ),
    person: of(
      'Danka, Marek, Róża, Edek, Priya, Walenty, Lena, Henryk, Jola, Samir, Ruta, Kola, Nina, Otto',
      'Brzoza, Delgado, Kowal, Szczygieł, Mróz, Tran, Opat, Okoye, Wilga, Grad, Sroka',
    ),
    machine: of(
      'Autobus, Wóz, Traktor, Pług, Buldożer, Śmieciarka, Taran, Ciągnik, Kombajn, Walec',
      'Numer Dziewięć, Pana Henryka, Ostatniej Szansy, z Bazy, Ciotki Basi, na Łańcuchach, od Strażaków, z Demobilu, Grozy, ze Szkoły',
    ),
    threat: of(
      'Horda, Pełzacze, Stado, Wędrowcy, Biegacze, Tłum, Parada, Bandyci, Rój, Fala, Sfora, Procesja',
      'z Galerii Handlowej, z Autostrady, Głodu, Zgnilizny, z Rowu, Ciszy, z Dziewiątej Ulicy, Błota, z Kościoła, Szarości, ze Stadionu',
    ),
    terror: of(
      'Pacjent Zero, Wyjec, Duży Karol, Matka, Obiekt Jedenaście, Listonosz, Stary Szeryf, Panna Młoda, Doktor Pustka, Bliźniaki, Numer Jeden, Uśmiech',
      'z Tuneli, z Galerii, bez Twarzy, z Ciemności, od Trasy Dziewięć, bez Łańcucha, z Piwnicy, ze Szpitala, z Bagien, po Zmroku',
    ),
  },
  heroes: {
    city: of(
      'Metropolia, Zatoka, Port, Wzgórza, Miasto, Przystań, Cypel, Aglomeracja, Skwer, Wyspa',
      'Paragon, Meridian, Wolność, Nova, Korona, Tytan, Aurora, Latarnia, Gwiazda, Jutro',
    ),
    place: of(
      'Plac, Wieża, Park, Most, Stacja, Sala, Wzgórza, Laboratoria, Aleja, Skwer, Kopuła, Taras',
      'Nadziei, Sprawiedliwości, Krateru, Spadających Gwiazd, Wolności, Założycieli, Meteoru, Świetlika, Jutra, Zaćmienia, Latarni',
    ),
    unit: of(
      'Liga, Strażnicy, Drużyna, Patrol, Warta, Obrońcy, Szóstka, Lotnicy, Stowarzyszenie, Zespół, Rezerwa, Kompania',
      'Północy, Ulicy, Dachów, Atomu, Juniorów, Gromu, Sąsiadów, Kwantu, Aksamitu, Ostatniego Autobusu, Drugiego Składu',
    ),
    person: of(
      'Kapitan, Doktor, Agent, Komandor, Major, Mistrz, Profesor, Iskra, Strażnik, Bohater, Detektyw, Gwiazda',
      'Kometa, Miraż, Wróbel, Paradoks, Burza, Latarnia, Echo, Nimbus, Głębia, Żar, Zenit',
    ),
    machine: of(
      'Golem, Lanca, Strażnik, Atlas, Młot, Prometeusz, Egida, Kolos, Promień, Robot, Satelita, Tytan',
      'Omega, Zero, Kwant, Słońca, Orbity, Siedem, Przyszłości, Jutra, Nova, Stali',
    ),
    threat: of(
      'Rój, Szturmowcy, Chochliki, Legion, Niewolnicy, Rajderzy, Chór, Drony, Zastęp, Sobowtóry, Kaskada, Widma',
      'Rozdarcia, Luster, Nicości, Fraktala, Chromu, Cienia, Usterki, Pustki, Echa, Pryzmatu, Wczoraj',
    ),
    terror: of(
      'Obliwia, Archiwista, Zenn, Null, Imperatorka Kaal, Wczoraj, Moloch Dziewięć, Kolekcjoner, Entropia, Weks, Paradygmat, Ostatnie Słońce',
      'z Rozdarcia, znikąd, bez Cienia, spoza Czasu, od Upadłych, z Odwrotności, o Tysiącu Twarzy, z Nicości, od Końca Światów, bez Początku',
    ),
  },
  own: {
    city: of(
      'Przystań, Rozstaje, Ostoja, Ognisko, Kres, Schronienie, Brama, Spotkanie, Nadzieja, Port',
      'Północy, Wędrowców, Ostatnich, Pierwszych, Świtu, Wolnych, Brzegu, Głębi, Starych, Ciszy',
    ),
    place: of(
      'Dzielnica, Brama, Hala, Dziedziniec, Most, Wzniesienie, Zakątek, Targ, Dom, Przystań, Posterunek, Plac',
      'Północy, Południa, Wschodu, Zachodu, Rzeki, Ciszy, Założycieli, Starych, Nowych, Wędrowców, Świtu',
    ),
    unit: of(
      'Straż, Warta, Kompania, Linia, Dłonie, Załoga, Przyjaciele, Krąg, Tarcza, Kolumna, Drużyna, Gromada',
      'Pierwszych, Nocy, Poranka, Rzeki, Wzgórza, Wytrwałych, Starych, Młodych, Północy, Ognia, Ciszy',
    ),
    person: of(
      'Ana, Tomasz, Ela, Marek, Noor, Iwo, Sela, Jonasz, Lio, Petra, Kai, Miren, Oskar, Wera',
      'Kamień, Rzeka, Jezioro, Pole, Zima, Sarna, Krzyż, Trzcina, Bagno, Dolina, Mróz',
    ),
    machine: of(
      'Młot, Grzmot, Odpowiedź, Koło, Głos, Olbrzym, Ramię, Iskra, Mur, Kolos',
      'Północy, Starych, Ostatnich, Pierwszych, Gniewu, Nadziei, Świtu, Gromu, Miasta, Ciszy',
    ),
    threat: of(
      'Horda, Zastęp, Fala, Wataha, Kolumna, Rój, Tłum, Jeźdźcy, Łowcy, Cienie, Ciżba, Nawała',
      'bez Imienia, Głodu, Zimna, Ognia, Ciszy, bez Końca, Szarości, z Daleka, bez Twarzy, Goryczy, Zmierzchu',
    ),
    terror: of(
      'Głos, Obcy, Olbrzym, Cień, Pradawny, Łowca, Maska, Głód, Bliźniak, Coś',
      'z Głębi, zza Muru, bez Imienia, od Ostatniej Nocy, z Popiołów, bez Twarzy, z Ciemności, spod Ziemi, o Wielu Oczach, znikąd',
    ),
  },
};
