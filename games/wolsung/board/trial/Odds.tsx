/** One's own turn as one board of odds: action by skill by dice, against whomever one aims at; a press declares all of it. */
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import type { SkillId, StuntId } from '../../data/index.ts';
import { NO_REROLLS } from '../../odds/index.ts';
import type { TableView } from '../../view.ts';
import { TenDie } from '../art/Pieces.tsx';
import type { Chance, OddsBoard, Row, Way } from '../foresight/declaring.ts';
import { whoIs } from '../foresight/imagined.ts';
import type { Plan } from '../press/plan.ts';
import { calledShort, idName, shortName } from '../words/named.ts';
import { type BoardWords, namesIn, wordsIn } from '../words/words.ts';
import { Sum } from './Sum.tsx';
import { percentWords } from './verdict.ts';

interface Props extends BoardProps<TableView> {
  odds: OddsBoard;
  targets: readonly number[];
  aim(target: number): void;
  declare(plan: Plan): void;
}

/** What is marked on the board: a row, a skill, a number of dice. */
interface Marked {
  row: Row;
  way: Way;
  dice: number;
}

const nameOf = (row: Row, language: Props['language']): string =>
  row.stunt === '' ? namesIn(language).tests[row.action] : idName(row.stunt, language);

function Cell({
  chance,
  label,
  words,
  marked,
  mark,
  press,
}: {
  chance: Chance;
  label: string;
  words: BoardWords;
  marked: boolean;
  mark(): void;
  press(): void;
}) {
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

/** Rows of the matrix: attack, the chosen stunt, finisher. */
function rowsOf({ rows }: OddsBoard, stunt: StuntId | ''): { shown: Row[]; stunts: Row[]; chosen: StuntId | '' } {
  const stunts = rows.filter(({ action }) => action === 'stunt');
  const chosen = stunts.find((row) => row.stunt === stunt)?.stunt ?? stunts[0]?.stunt ?? '';
  return { shown: rows.filter((row) => row.action !== 'stunt' || row.stunt === chosen), stunts, chosen };
}

/** The columns: skills of the conflict; mixing has others, which take their places. */
const skillsOf = (odds: OddsBoard, shown: readonly Row[]): readonly SkillId[] => {
  const used = odds.skills.filter((skill) => shown.some((row) => row.ways.some((way) => way?.skill === skill)));
  return used.length > 0 ? used : odds.skills;
};

export function Odds({ odds, targets, aim, declare, ...props }: Props) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const [stunt, chooseStunt] = useState<StuntId | ''>('');
  const [mixed, chooseMixed] = useState<SkillId | ''>('');
  const [pointed, point] = useState<Marked | null>(null);
  const { shown, stunts, chosen } = rowsOf(odds, stunt);
  const skills = skillsOf(odds, shown);
  const mixing = shown.find((row) => row.stunt === 'mixing');
  const foreign = mixing?.ways.flatMap((way) => (way ? [way] : [])) ?? [];
  const mixedWay = foreign.find(({ skill }) => skill === mixed) ?? foreign[0] ?? null;
  const dice = Array.from({ length: odds.dice }, (_, i) => i + 1);
  const wayIn = (row: Row, skill: SkillId): Way | null => row.ways.find((way) => way?.skill === skill) ?? null;
  const [firstRow] = shown;
  const firstWay = firstRow?.ways.find((way) => way !== null) ?? null;
  const stillThere = pointed && shown.some((row) => row.action === pointed.row.action && row.stunt === pointed.row.stunt);
  const marked = stillThere ? pointed : firstRow && firstWay ? { row: firstRow, way: firstWay, dice: odds.dice } : null;
  const give = (row: Row, way: Way, n: number): void =>
    declare({
      action: row.action,
      target: odds.target,
      skill: way.skill,
      stunt: row.stunt,
      detail: row.details.length === 1 ? row.details[0] : null,
      dice: n,
    });
  const actor = calledShort(table, odds.actor, language);
  const target = calledShort(table, odds.target, language);
  const cells = (row: Row, way: Way) =>
    way.chances.map((chance) => (
      <td key={`${way.skill} ${chance.dice}`}>
        <Cell
          chance={chance}
          words={words}
          label={words.cell(
            nameOf(row, language),
            idName(way.skill, language),
            chance.dice,
            percentWords(chance.alone, words),
            percentWords(chance.most, words),
          )}
          marked={marked?.row === row && marked.way === way && marked.dice === chance.dice}
          mark={() => point({ row, way, dice: chance.dice })}
          press={() => give(row, way, chance.dice)}
        />
      </td>
    ));
  return (
    <section className="ws-odds" aria-label={words.how(actor, target)}>
      <header>
        <h3>{words.how(actor, target)}</h3>
        {targets.length > 1 && (
          <fieldset className="ws-targets">
            <legend>{words.otherTarget}</legend>
            {targets.map((n) => {
              const c = whoIs(table, n);
              return (
                <button key={n} type="button" aria-pressed={n === odds.target} data-card={`who:${n}`} onClick={() => aim(n)}>
                  {c ? shortName(c, language) : ''}
                </button>
              );
            })}
          </fieldset>
        )}
      </header>
      {stunts.length > 0 && (
        <fieldset className="ws-stunts">
          <legend>{words.stunts}</legend>
          {stunts.map((row) => (
            <button
              key={row.stunt}
              type="button"
              aria-pressed={row.stunt === chosen}
              data-card={`stunt:${row.stunt}`}
              onClick={() => chooseStunt(row.stunt)}
            >
              <b>{idName(row.stunt, language)}</b>
              <small>{words.stuntSays(row.stunt)}</small>
            </button>
          ))}
        </fieldset>
      )}
      {mixing && foreign.length > 1 && (
        <fieldset className="ws-targets">
          <legend>{idName('mixing', language)}</legend>
          {foreign.map(({ skill, bonus }) => (
            <button key={skill} type="button" aria-pressed={skill === mixedWay?.skill} onClick={() => chooseMixed(skill)}>
              {words.withSkill(idName(skill, language), bonus)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="ws-matrix">
        <table>
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
                const way = shown.map((row) => wayIn(row, skill)).find((one) => one !== null);
                return (
                  <th key={skill} colSpan={odds.dice} scope="colgroup">
                    <b>{words.withSkill(idName(skill, language), way?.bonus ?? 0)}</b>
                    <small>{way ? (way.range >= NO_REROLLS ? words.rollsNever : words.rollsOnFrom(way.range)) : ''}</small>
                  </th>
                );
              })}
            </tr>
            <tr>
              {skills.flatMap((skill) =>
                dice.map((n) => (
                  <th key={`${skill} ${n}`} scope="col">
                    {n} <TenDie face="" look="hero" size={13} />
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.action} ${row.stunt}`}>
                <th scope="row">
                  <b>{nameOf(row, language)}</b>
                  <small>
                    {words.takes[row.action]}
                    {row.details.length > 1 ? `; ${words.chooseDetail}` : ''}
                  </small>
                </th>
                {row.stunt === 'mixing' && mixedWay
                  ? [
                      ...cells(row, mixedWay),
                      skills.length > 1 && (
                        <td key="rest" colSpan={(skills.length - 1) * odds.dice} className="ws-mixed">
                          {words.withSkill(idName(mixedWay.skill, language), mixedWay.bonus)}
                        </td>
                      ),
                    ]
                  : skills.map((skill) => {
                      const way = wayIn(row, skill);
                      return way ? (
                        cells(row, way)
                      ) : (
                        <td key={skill} colSpan={odds.dice} className="ws-closed">
                          {words.notHere}
                        </td>
                      );
                    })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {marked && (
        <footer>
          <Sum foe name={words.against} terms={marked.way.terms} total={marked.way.tn} language={language} openRule={openRule} />
          <Sum
            name={words.adds}
            terms={marked.way.bonusTerms.filter(({ name }) => name !== 'die')}
            total={`+${marked.way.bonus}`}
            language={language}
            openRule={openRule}
          />
          <button type="button" data-legal className="ws-roll" onClick={() => give(marked.row, marked.way, marked.dice)}>
            {nameOf(marked.row, language)}, {idName(marked.way.skill, language)}: {words.roll(marked.dice, marked.way.tn)}
          </button>
        </footer>
      )}
    </section>
  );
}
