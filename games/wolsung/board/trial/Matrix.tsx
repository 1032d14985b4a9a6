/** The odds as a table: actions down, skills and numbers of dice across; each cell declares what it stands for. */
import type { Language } from '@guildhall/kernel';
import type { SkillId } from '../../data/index.ts';
import { NO_REROLLS } from '../../odds/index.ts';
import { TenDie } from '../art/Pieces.tsx';
import type { Chance, Row, Way } from '../foresight/declaring.ts';
import { idName } from '../words/named.ts';
import { type BoardWords, namesIn, wordsIn } from '../words/words.ts';
import { percentWords } from './verdict.ts';

/** What is marked on the board: a row, a skill, a number of dice. */
export interface Marked {
  row: Row;
  way: Way;
  dice: number;
}

interface Props {
  rows: readonly Row[];
  skills: readonly SkillId[];
  dice: number;
  language: Language;
  marked: Marked | null;
  mark(marked: Marked): void;
  press(marked: Marked): void;
}

export const rowName = (row: Row, language: Language): string =>
  row.stunt === '' ? namesIn(language).tests[row.action] : idName(row.stunt, language);

interface CellProps {
  chance: Chance;
  label: string;
  words: BoardWords;
  marked: boolean;
  mark(): void;
  press(): void;
}

function Cell({ chance, label, words, marked, mark, press }: CellProps) {
  const alone = percentWords(chance.alone, words);
  const most = percentWords(chance.most, words);
  return (
    <button
      type="button"
      data-legal
      className={marked ? 'ws-cell here' : 'ws-cell'}
      aria-label={label}
      onClick={press}
      onPointerEnter={mark}
      onFocus={mark}
    >
      <b>{alone}</b>
      <small>{words.upTo(most)}</small>
      <span className="ws-bar" aria-hidden="true">
        <i style={{ width: most }} />
        <u style={{ width: alone }} />
      </span>
    </button>
  );
}

/** The cells of one action with one skill. */
function Cells({ row, way, language, marked, mark, press }: { row: Row; way: Way } & Omit<Props, 'rows' | 'skills' | 'dice'>) {
  const words = wordsIn(language);
  return way.chances.map((chance) => {
    const here = { row, way, dice: chance.dice };
    return (
      <td key={chance.dice}>
        <Cell
          chance={chance}
          words={words}
          label={words.cell(
            rowName(row, language),
            idName(way.skill, language),
            chance.dice,
            percentWords(chance.alone, words),
            percentWords(chance.most, words),
          )}
          marked={marked?.row === row && marked.way === way && marked.dice === chance.dice}
          mark={() => mark(here)}
          press={() => press(here)}
        />
      </td>
    );
  });
}

export const wayWith = (row: Row, skill: SkillId): Way | null => row.ways.find((way) => way?.skill === skill) ?? null;

function Head({ rows, skills, dice, language }: Pick<Props, 'rows' | 'skills' | 'dice' | 'language'>) {
  const words = wordsIn(language);
  const numbers = Array.from({ length: dice }, (_, i) => i + 1);
  return (
    <thead>
      <tr>
        <td rowSpan={2}>
          <span className="ws-key">
            <i aria-hidden="true" /> {words.diceAlone}
          </span>
          <span className="ws-key most">
            <i aria-hidden="true" /> {words.withAll}
          </span>
        </td>
        {skills.map((skill) => {
          const way = rows.map((row) => wayWith(row, skill)).find((one) => one !== null);
          return (
            <th key={skill} colSpan={dice} scope="colgroup">
              <b>{words.withSkill(idName(skill, language), way?.bonus ?? 0)}</b>
              <small>{way ? (way.range >= NO_REROLLS ? words.rollsNever : words.rollsOnFrom(way.range)) : ''}</small>
            </th>
          );
        })}
      </tr>
      <tr>
        {skills.flatMap((skill) =>
          numbers.map((n) => (
            <th key={`${skill} ${n}`} scope="col">
              {n} <TenDie face="" look="hero" size={13} />
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

export function Matrix(props: Props) {
  const { rows, skills, dice, language } = props;
  const words = wordsIn(language);
  return (
    <div className="ws-matrix">
      <table>
        <Head rows={rows} skills={skills} dice={dice} language={language} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.action} ${row.stunt}`}>
              <th scope="row">
                <b>{rowName(row, language)}</b>
                <small>{row.stunt === '' ? words.takes[row.action] : words.stuntSays(row.stunt)}</small>
              </th>
              {skills.map((skill) => {
                const way = wayWith(row, skill);
                return way ? (
                  <Cells key={skill} {...props} row={row} way={way} />
                ) : (
                  <td key={skill} colSpan={dice} className="ws-closed">
                    {words.notHere}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
