// Generated from rulebook/pl.md by scripts/rulebook.ts. Do not edit.
import type { Rulebook } from '@guildhall/kernel/rulebook';

export const rulebook: Rulebook = {
  title: "New game",
  language: 'pl',
  rules: [
    {"id":"NG-1.1","tag":"house","note":false,"chapter":"1. Talia","part":null,"text":"Talia to dwanaście zwierząt, od myszy (1) do niedźwiedzia (12). Talię się tasuje; każdy gracz bierze dwa zwierzęta, które może oglądać tylko on, a reszta leży zakryta."},
    {"id":"NG-2.1","tag":"house","note":false,"chapter":"2. Runda","part":null,"text":"Zaczyna ten, kto wygrał poprzednią rundę; w pierwszej rundzie jest to pierwszy gracz. Każdy gracz, który ma zwierzę, zagrywa po kolei jedno z nich odkryte i dobiera wierzchnie zwierzę z talii, dopóki jakieś w niej jest. Najsilniejsze zwierzę wygrywa rundę i jeden punkt."},
    {"id":"NG-3.1","tag":"house","note":false,"chapter":"3. Koniec","part":null,"text":"Kto ma tyle punktów, do ilu toczy się gra, natychmiast wygrywa. Jeśli nikt nie ma już żadnego zwierzęcia, wygrywa ten, kto ma najwięcej punktów; przy remisie wygrana jest wspólna."},
  ],
};
