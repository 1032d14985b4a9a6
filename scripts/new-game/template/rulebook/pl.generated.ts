// Generated from rulebook/pl.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '@guildhall/kernel/rulebook';

export const rulebook = parseRulebook(
  `# New game
## 1. Talia
- **NG-1.1** [house] Talia to dwanaście zwierząt, od myszy (1) do niedźwiedzia (12). Talię się tasuje; każdy gracz bierze dwa zwierzęta, które może oglądać tylko on, a reszta leży zakryta.
## 2. Runda
- **NG-2.1** [house] Zaczyna ten, kto wygrał poprzednią rundę; w pierwszej rundzie jest to pierwszy gracz. Każdy gracz, który ma zwierzę, zagrywa po kolei jedno z nich odkryte i dobiera wierzchnie zwierzę z talii, dopóki jakieś w niej jest. Najsilniejsze zwierzę wygrywa rundę i jeden punkt.
## 3. Koniec
- **NG-3.1** [house] Kto ma tyle punktów, do ilu toczy się gra, natychmiast wygrywa. Jeśli nikt nie ma już żadnego zwierzęcia, wygrywa ten, kto ma najwięcej punktów; przy remisie wygrana jest wspólna.`,
  'pl',
);
