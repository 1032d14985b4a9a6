/** The GM's desk: the opposition with all it can do, hand and tokens, Target Numbers, awards, rulings, newcomers, and notes nobody else sees. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { OFFENSIVE } from '../../data/index.ts';
import { COPY } from '../../rules/copies.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { Medal } from '../art/Figure.tsx';
import { Flames, Pool, Token } from '../art/Pieces.tsx';
import { Rule } from '../lists/Rule.tsx';
import { Hand } from '../sheet/Hand.tsx';
import { Saying } from '../sheet/Saying.tsx';
import { skillNumbers } from '../sheet/Skills.tsx';
import { tagsOf } from '../stage/Who.tsx';
import { idName, resistanceName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { Numbers } from './Numbers.tsx';
import { Profiles } from './Profiles.tsx';

type Props = BoardProps<TableView>;

function Opponent({ who, props }: { who: CharacterView; props: Props }) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const own: readonly string[] = OFFENSIVE[table.type];
  const skills = who.skills.toSorted(
    (a, b) => Number(own.includes(b.skill)) - Number(own.includes(a.skill)) || b.bonus - a.bonus,
  );
  return (
    <li data-card={`who:${who.number}`} className={table.turn === who.number ? 'acting' : undefined}>
      <Medal who={who} size={44} foe />
      <div>
        <b>{who.name[language]}</b>
        <span className="ws-plate-row">
          <Flames left={who.markers} of={who.start} label={words.challenge(who.markers, who.start)} />
          <Pool left={who.pool} of={who.fullPool} look="foe" label={words.dice(who.pool, who.fullPool)} />
          <span>
            {resistanceName(table, language)} <b>{who.resistance}</b>
          </span>
        </span>
        <small>{skills.map((skill) => `${idName(skill.skill, language)} ${skillNumbers(skill)}`).join(' · ')}</small>
        <small>{tagsOf(table, who, language).join(' · ')}</small>
      </div>
    </li>
  );
}

/** An act whose ways are all listed, each a button. */
function useAct({ act }: Props): (name: string, answer: Plain) => void {
  return (name, answer) => void act?.(name, answer);
}

function Awards({ props }: { props: Props }) {
  const { view, language, say, openRule } = props;
  const words = wordsIn(language);
  const give = useAct(props);
  const award = view.mayAlso.find(({ name }) => name === 'anytime/award');
  if (!award || !props.act) return null;
  const seats = [...view.table.stocks.keys()].filter((seat) => seat !== view.table.gm);
  const button = (answer: string, face: string) =>
    award.options?.includes(answer) && (
      <button type="button" className="button small" onClick={() => give(award.name, answer)}>
        {face}
      </button>
    );
  return (
    <section>
      <h3>
        {words.awards} <Rule id={award.rule} openRule={openRule} />
      </h3>
      <ul className="ws-awards">
        {seats.map((seat) => (
          <li key={seat}>
            <span>
              {say.seat(seat)} <small>{words.stockOf(view.table.stocks[seat].handCount, view.table.stocks[seat].tokens)}</small>
            </span>
            {button(`token ${seat}`, words.awardToken)}
            {button(`card ${seat}`, words.awardCard)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Newcomers({ props }: { props: Props }) {
  const { view, language, openRule } = props;
  const words = wordsIn(language);
  const give = useAct(props);
  const [chosen, choose] = useState('');
  const join = view.mayAlso.find(({ name }) => name === 'anytime/join');
  const [first] = join?.options ?? [];
  if (!join || !props.act || first === undefined) return null;
  const value = join.options?.includes(chosen) ? chosen : String(first);
  const nameOf = (id: string): string => view.table.copies[COPY.indexOf(id)]?.name ?? idName(id, language);
  return (
    <section className="ws-newcomers">
      <h3>
        {words.join} <Rule id={join.rule} openRule={openRule} />
      </h3>
      <select aria-label={words.join} value={value} onChange={({ target }) => choose(target.value)}>
        {join.options?.map((option) => (
          <option key={String(option)} value={String(option)}>
            {nameOf(String(option).slice('join '.length))}
          </option>
        ))}
      </select>
      <button type="button" className="button small" onClick={() => give(join.name, value)}>
        {words.letJoin}
      </button>
    </section>
  );
}

function Notes({ props }: { props: Props }) {
  const { view, language } = props;
  const words = wordsIn(language);
  const notes = view.table.secrets.map((text, n) => ({ text, n }));
  return (
    <section className="ws-secrets">
      <h3>{words.notes}</h3>
      {notes.length === 0 ? (
        <p className="ws-quiet">{words.noNotes}</p>
      ) : (
        <ul>
          {notes.map(({ text, n }) => (
            <li key={n}>{text}</li>
          ))}
        </ul>
      )}
      <Saying props={props} label={words.noteOnlyYou} acts={[{ name: 'anytime/note', button: words.addNote }]} />
    </section>
  );
}

export function Desk(props: Props) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const opposition = table.characters.filter(({ owner, state, hero }) => owner === table.gm && !hero && state !== 'absent');
  const principal = opposition.find(({ kind }) => kind === 'antagonist') ?? opposition[0];
  const { tokens } = table.stocks[table.gm];
  return (
    <div className="ws-dock">
      <section className="ws-desk" aria-label={words.desk}>
        <h2>{words.desk}</h2>
        {opposition.length > 0 && (
          <section>
            <h3>{words.opposition}</h3>
            <ul className="ws-opponents">
              {opposition.map((who) => (
                <Opponent key={who.number} who={who} props={props} />
              ))}
            </ul>
          </section>
        )}
        <p className="ws-tokens">
          <span>
            <Token size={20} /> <b>{words.tokens(tokens)}</b>
          </span>
        </p>
        {principal && <Hand {...props} who={principal} />}
        <Notes props={props} />
        <Numbers {...props} />
        <Awards props={props} />
        <Saying
          props={props}
          label={words.ruling}
          hint={words.rulingHint}
          acts={[{ name: 'anytime/rule', button: words.record }]}
        />
        <Newcomers props={props} />
        <Profiles {...props} />
        <Saying props={props} label={words.say} acts={[{ name: 'anytime/narrate', button: words.tell }]} />
      </section>
    </div>
  );
}
