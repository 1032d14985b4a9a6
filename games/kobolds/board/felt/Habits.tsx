/** Switches for windows that one always answers in the same way. */
import type { Language } from '@guildhall/kernel';
import { HABITS, setHabit, useHabits } from '../press/habits.ts';
import { wordsIn } from '../words/words.ts';

export function Habits({ language }: { language: Language }) {
  const words = wordsIn(language).habits;
  const habits = useHabits();
  return (
    <fieldset className="kb-habits">
      <legend>{words.title}</legend>
      {HABITS.map((habit) => (
        <label key={habit}>
          <input type="checkbox" checked={habits.has(habit)} onChange={(event) => setHabit(habit, event.target.checked)} />
          {words[habit]}
        </label>
      ))}
    </fieldset>
  );
}
