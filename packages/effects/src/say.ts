/** What a card says, made of what it does. */
import type { Language, PlainRecord } from '@guildhall/kernel';
import { branchesOf, type EffectData } from './check.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A checked effect in words: one sentence for each instruction. */
export function sayEffect(vocabulary: Vocabulary, effect: EffectData, language: Language): string {
  return effect.map((instruction) => sayInstruction(vocabulary, instruction, language)).join(' ');
}

function sayInstruction(vocabulary: Vocabulary, instruction: PlainRecord, language: Language): string {
  const { takes, branch, say } = vocabulary[instruction.do as string];
  const given: PlainRecord = {};
  for (const key in takes) given[key] = Object.hasOwn(instruction, key) ? instruction[key] : takes[key].initial;
  const inner = branchesOf(branch, instruction).map(({ label, effect }) => ({
    label,
    words: sayEffect(vocabulary, effect as EffectData, language),
  }));
  return say[language](given, inner);
}
