/** Dice that lie on the table, each with every face it was rolled on with, the best one marked. */
import type { Language } from '@guildhall/kernel';
import { totalOfFaces } from '../../odds/index.ts';
import type { Die } from '../../table.ts';
import { TenDie } from '../art/Pieces.tsx';
import { wordsIn } from '../words/words.ts';

interface Props {
  dice: readonly Die[];
  foe: boolean;
  language: Language;
  size: number;
}

/** Dice are told apart by the order they fell in. */
const numbered = <T,>(all: readonly T[]): { one: T; n: number }[] => all.map((one, n) => ({ one, n }));

export function Dice({ dice, foe, language, size }: Props) {
  const words = wordsIn(language);
  const best = Math.max(...dice.map(totalOfFaces));
  const said = (die: Die): string =>
    die.length === 1
      ? String(die[0])
      : `${die.map((face, i) => (i < die.length - 1 ? words.rolledOn(face) : face)).join(', ')}, ${words.dieTotal(totalOfFaces(die))}`;
  return (
    <span className="ws-dice">
      {numbered(dice).map(({ one: die, n }) => (
        <span key={n} className={totalOfFaces(die) === best ? 'ws-chain best' : 'ws-chain'} role="img" aria-label={said(die)}>
          {numbered(die).map(({ one: face, n: roll }) => (
            <TenDie key={roll} face={face} look={roll < die.length - 1 ? 'on' : foe ? 'foe' : 'hero'} size={size} />
          ))}
          {die.length > 1 && <b>{totalOfFaces(die)}</b>}
        </span>
      ))}
    </span>
  );
}
