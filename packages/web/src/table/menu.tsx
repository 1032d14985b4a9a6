/** The table's menu: replay, save, fairness, link, keys, what may be done out of turn, standing orders, pausing and going. */
import type { MayAlso } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { CONCEDE, customRule } from '@guildhall/wire/customs';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../hall/copy.ts';
import { linkTo } from '../hall/links.ts';
import { fileName, saveFile } from '../hall/save.ts';
import { Confirm, type Question } from '../parts/confirm.tsx';
import { Pop, type PopHandle } from '../parts/pop.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { isLocalId } from '../tables/names.ts';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { showAim } from './aim-shown.ts';
import { nameOfAct } from './name-of-act.ts';
import { orderText } from './orders.ts';
import type { GameWords } from './words-of.ts';

/** Fetched when somebody does something out of turn. */
const ActDialog = lazy(() => import('./acts.tsx').then((part) => ({ default: part.ActDialog })));
const LeaveDialog = lazy(() => import('./acts.tsx').then((part) => ({ default: part.LeaveDialog })));

interface MenuProps {
  state: TableState;
  source: TableSource;
  rules: AnyGame;
  words: GameWords;
  openRule(id: string): void;
  keys(): void;
  fairness(): void;
  /** The game can say what one plays for. */
  aim: boolean;
  settings(): void;
}

export function TableMenu({ state, source, rules, words: game, openRule, keys, fairness, settings, aim }: MenuProps) {
  const words = useWords();
  const { meta } = rules;
  const { linked } = state;
  const [, go] = useLocation();
  // undefined and null: nobody has wanted to yet, and so the dialog is not fetched.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [leaving, setLeaving] = useState<boolean | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const local = isLocalId(state.id);
  const over = state.status === 'over';
  const playing = !local && state.status === 'playing' && state.mine.length > 0;
  // With several seats it is the one looked through that is handed over, and that acts.
  const mySeat = state.seat ?? state.mine[0] ?? 0;
  const present = playing && state.players[mySeat]?.stoodIn === false;
  const mayPause = present && customRule(meta, 'pause') !== null && !state.mine.some((seat) => state.coming.pause.includes(seat));
  const acts: readonly MayAlso[] = state.passTo === null ? (state.view?.mayAlso ?? []) : [];
  const concede = acts.find(({ name }) => name === CONCEDE);
  const act = acts.find(({ name }) => name === chosen) ?? null;
  // Whoever goes away leaves all seats held.
  const away = (): void => {
    for (const { seat, stoodIn } of state.players) if (state.mine.includes(seat) && !stoodIn) source.takeOver(seat);
  };
  const resign = (): void => {
    if (concede) setLeaving(true);
    else {
      const { resign: yes } = words.people.confirm;
      setQuestion({ title: words.table.resign, text: words.table.resignSure, yes, act: () => source.resign() });
    }
  };
  const handOver = (): void =>
    setQuestion({
      title: words.coming.handOver,
      text: words.coming.handOverSure,
      yes: words.people.confirm.handOver,
      act: () => source.offer(mySeat, true),
    });
  const voted = state.abandon !== null && !state.abandon.mustAnswer;
  const save = async (): Promise<void> => {
    const record = await source.record();
    if (record) saveFile(`${fileName(state.game, state.name)}.guildhall.json`, record);
  };
  const pop = useRef<PopHandle>(null);
  const item = (name: string, press: () => void, beside: ReactNode = null) => (
    <li key={name}>
      <button
        type="button"
        onClick={() => {
          pop.current?.close();
          press();
        }}
      >
        {name}
      </button>
      {beside}
    </li>
  );
  const mine = state.mine.length > 1 ? words.acts.titleOf(game.say.seat(mySeat)) : words.acts.title;
  return (
    <>
      <Pop
        className="icon-button"
        popupClass="menu"
        label={words.table.menu}
        handle={pop}
        face={
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        }
      >
        <ul>
          {linked && item(words.table.toCampaign, () => go(`/table/${linked.table}`))}
          {(local || over) && item(words.table.replay, () => go(`/table/${state.id}/replay`))}
          {(local || over) && item(words.table.save, () => void save())}
          {!local && item(words.table.copyLink, () => void copyText(linkTo(`/table/${state.id}`)))}
          {item(words.people.settings.title, settings)}
          {item(words.table.shortcuts, keys)}
          {aim && item(words.aim.title, () => showAim(state.game))}
          {item(words.rules.rulebook, () => go(`/rules/${state.game}`))}
          {(!local || over) && item(words.table.fairness, fairness)}
        </ul>
        {acts.length > 0 && (
          <Section title={mine} name="acts">
            {acts.map((act) => item(nameOfAct(act, game), () => setChosen(act.name), <RuleChip id={act.rule} open={openRule} />))}
          </Section>
        )}
        {Object.keys(state.orders).length > 0 && !over && (
          <Section title={words.orders.title} name="orders">
            {Object.entries(state.orders).map(([window, unless]) =>
              item(words.orders.takeBackOf(orderText(words, game, window, unless)), () => void source.order(window, null)),
            )}
          </Section>
        )}
        <ul>
          {mayPause && item(words.coming.pause, () => source.pause(true))}
          {present && item(words.coming.away, () => away())}
          {present && item(words.coming.handOver, handOver)}
          {playing && !voted && item(words.table.abort, () => source.abandon(true))}
          {playing && (!concede || state.standIns) && item(words.table.resign, resign)}
          {item(words.table.leave, () => go('/'))}
        </ul>
      </Pop>
      <Confirm question={question} close={() => setQuestion(null)} />
      <Suspense fallback={null}>
        {chosen !== undefined && (
          <ActDialog rules={rules} act={act} source={source} words={game} openRule={openRule} close={() => setChosen(null)} />
        )}
        {concede && leaving !== null && (
          <LeaveDialog open={leaving} concede={concede} source={source} words={game} close={() => setLeaving(false)} />
        )}
      </Suspense>
    </>
  );
}

/** A part of the menu with a heading of its own, for those who look and those who listen. */
function Section({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`menu-part menu-${name}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
