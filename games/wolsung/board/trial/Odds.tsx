/** One's own turn as one board of odds: action by skill by dice, against whomever one aims at; a press declares all of it. */
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import type { SkillId, StuntId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import type { OddsBoard, Row } from '../foresight/declaring.ts';
import { Rule } from '../lists/Rule.tsx';
import type { Plan } from '../press/plan.ts';
import { calledShort, idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { type Marked, Matrix, rowName } from './Matrix.tsx';
import { Sum } from './Sum.tsx';

interface Props extends BoardProps<TableView> {
  odds: OddsBoard;
  targets: readonly number[];
  aim(target: number): void;
  declare(plan: Plan): void;
}

/** The rows that are shown: attack and finisher with one of the stunts; mixing alone, since it has other skills. */
function rowsOf({ rows }: OddsBoard, wanted: StuntId | ''): { shown: Row[]; stunts: Row[]; chosen: StuntId | '' } {
  const stunts = rows.filter(({ action }) => action === 'stunt');
  const chosen = (stunts.find((row) => row.stunt === wanted) ?? stunts[0])?.stunt ?? '';
  const mixing = chosen === 'mixing' && (wanted === 'mixing' || rows.length === stunts.length);
  const shown = rows.filter(({ action, stunt }) => (mixing ? stunt === 'mixing' : action !== 'stunt' || stunt === chosen));
  return { shown, stunts, chosen };
}

/** The columns: every skill that a shown row can be done with. */
const skillsOf = (shown: readonly Row[]): SkillId[] => [
  ...new Set(shown.flatMap(({ ways }) => ways.flatMap((way) => (way ? [way.skill] : [])))),
];

const isSame = (a: Row, b: Row): boolean => a.action === b.action && a.stunt === b.stunt;

/** What is marked: what somebody points at as long as it is there, else the first way with all dice. */
function markedOf(pointed: Marked | null, shown: readonly Row[], dice: number): Marked | null {
  if (pointed && shown.some((row) => row === pointed.row)) return pointed;
  const row = shown.find((one) => pointed !== null && isSame(one, pointed.row)) ?? shown[0];
  const way = row?.ways.find((one) => one !== null);
  return row && way ? { row, way, dice } : null;
}

/** WS-16.4: stunts that are not open, each with its reason. */
function Closed({ odds, game, language, say, openRule }: BoardProps<TableView> & { odds: OddsBoard }) {
  if (odds.closed.length === 0) return null;
  return (
    <details className="ws-not">
      <summary>
        {wordsIn(language).notNow}: {odds.closed.map(({ stunt }) => idName(stunt, language)).join(', ')}
      </summary>
      <ul>
        {odds.closed.map(({ stunt, why }) => (
          <li key={stunt}>
            <b>{idName(stunt, language)}</b>: {game.text[language].refusal(why, say)} <Rule id={why.rule} openRule={openRule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Odds({ odds, targets, aim, declare, ...props }: Props) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const [wanted, chooseStunt] = useState<StuntId | ''>('');
  const [pointed, point] = useState<Marked | null>(null);
  const { shown, stunts, chosen } = rowsOf(odds, wanted);
  const marked = markedOf(pointed, shown, odds.dice);
  const give = ({ row, way, dice }: Marked): void =>
    declare({
      action: row.action,
      target: odds.target,
      skill: way.skill,
      stunt: row.stunt,
      detail: row.details.length === 1 ? row.details[0] : null,
      dice,
    });
  const heading = words.how(calledShort(table, odds.actor, language), calledShort(table, odds.target, language));
  return (
    <section className="ws-odds" aria-label={heading}>
      <header>
        <h3>{heading}</h3>
        {targets.length > 1 && (
          <fieldset className="ws-targets">
            <legend>{words.otherTarget}</legend>
            {targets.map((n) => (
              <button key={n} type="button" aria-pressed={n === odds.target} data-card={`who:${n}`} onClick={() => aim(n)}>
                {calledShort(table, n, language)}
              </button>
            ))}
          </fieldset>
        )}
      </header>
      {stunts.length > 1 && (
        <fieldset className="ws-targets stunts">
          <legend>{words.stunts}</legend>
          {stunts.map(({ stunt }) => (
            <button
              key={stunt}
              type="button"
              aria-pressed={stunt === chosen}
              data-card={`stunt:${stunt}`}
              title={stunt === '' ? undefined : words.stuntSays(stunt)}
              onClick={() => chooseStunt(stunt)}
            >
              {idName(stunt, language)}
            </button>
          ))}
        </fieldset>
      )}
      <Matrix
        rows={shown}
        skills={skillsOf(shown)}
        dice={odds.dice}
        language={language}
        marked={marked}
        mark={point}
        press={give}
      />
      {marked && (
        <footer>
          <Sum foe name={words.against} terms={marked.way.terms} total={marked.way.tn} language={language} openRule={openRule} />
          <Sum
            name={words.adds}
            terms={marked.way.bonusTerms}
            total={`+${marked.way.bonus}`}
            language={language}
            openRule={openRule}
          />
          <button type="button" data-legal className="ws-roll" onClick={() => give(marked)}>
            {rowName(marked.row, language)}, {idName(marked.way.skill, language)}: {words.roll(marked.dice, marked.way.tn)}
            {marked.row.details.length > 1 && <small>{words.chooseDetail}</small>}
          </button>
        </footer>
      )}
      <Closed {...props} odds={odds} />
    </section>
  );
}
