/** Presses on the map that become answers: things are pressed one after another until only one answer names them all. */
import { isCard } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';

/** A location, defender or threat by its id, a stack, a card, or a setting. */
export type Thing = string;

const ID = /^[LDTS]\d+$/;
const isThing = (word: string): boolean => ID.test(word) || isCard(word);

/** The things an answer names, in its order. */
export function thingsIn(answer: Plain): Thing[] {
  return typeof answer === 'string' ? answer.split(' ').filter(isThing) : [];
}

/** The answers that name all these things, each as often as it was pressed. */
export function answersWith(options: readonly Plain[], picked: readonly Thing[]): Plain[] {
  return options.filter((option) => {
    const named = thingsIn(option);
    return picked.every((thing) => {
      const at = named.indexOf(thing);
      if (at >= 0) named.splice(at, 1);
      return at >= 0;
    });
  });
}

/** What may be pressed next: the things the remaining answers name besides those pressed already. */
export function pressable(options: readonly Plain[], picked: readonly Thing[]): Set<Thing> {
  const things = new Set<Thing>();
  for (const option of answersWith(options, picked)) {
    const rest = thingsIn(option);
    for (const thing of picked) rest.splice(rest.indexOf(thing), 1);
    for (const thing of rest) things.add(thing);
  }
  return things;
}

export type Press =
  | { kind: 'answer'; answer: Plain }
  | { kind: 'pick'; picked: Thing[] }
  /** Several answers name just these: the one who pressed says which. */
  | { kind: 'choose'; picked: Thing[]; answers: Plain[] }
  | { kind: 'refused'; answer: Plain };

export function press(options: readonly Plain[], picked: readonly Thing[], thing: Thing): Press {
  // What is pressed again is put back.
  if (picked.includes(thing) && !pressable(options, picked).has(thing)) {
    return { kind: 'pick', picked: picked.filter((one) => one !== thing) };
  }
  for (const begun of [[...picked, thing], [thing]]) {
    const answers = answersWith(options, begun);
    if (answers.length === 0) continue;
    if (answers.length === 1) return { kind: 'answer', answer: answers[0] };
    const done = answers.filter((answer) => thingsIn(answer).length === begun.length);
    return done.length > 0 ? { kind: 'choose', picked: begun, answers } : { kind: 'pick', picked: begun };
  }
  return { kind: 'refused', answer: [...picked, thing].join(' ') };
}
