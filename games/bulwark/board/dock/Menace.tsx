/** At the head of the dock: Menace as a rose window or a slide, or the wheel of the Encampment; decks and what lies ahead. */
import type { BoardProps } from '@guildhall/table';
import { MOST_MENACE, threeRingCalamity } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { type Dial, Rose, Slide } from '../art/Rose.tsx';
import { type Spoke, Wheel } from '../art/Wheel.tsx';
import { forecastOf, spread } from '../foresight/forecast.ts';
import { Toll } from '../line/Camp.tsx';
import { Rule } from '../lists/Rule.tsx';
import { shortName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { useTracker } from './taste.ts';
import { thresholdsOf } from './thresholds.ts';

function Niche({ at, sign, n, name }: { at: string; sign: IconName; n: number; name: string }) {
  return (
    <span className={`bw-niche ${at}`}>
      <Icon name={sign} size={16} />
      <b>{n}</b>
      <span>{name}</span>
    </span>
  );
}

/** What the faces of the Encampment's die do (BW-37.12). */
function spokesIn(language: BoardProps['language']): Spoke[] {
  const { wheel } = wordsIn(language);
  return (['wound', 'move', 'move', 'mend', 'mend', 'none'] as const).map((kind) => ({ kind, lines: wheel[kind] }));
}

function Ahead({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const names = (foes: readonly Parameters<typeof shortName>[1][]): string =>
    foes.map((foe) => shortName(table, foe, language)).join(', ');
  return (
    <ul className="bw-ahead">
      {thresholdsOf(table).map(({ menace, foes }) => (
        <li key={menace} className={table.menace >= menace ? 'on' : undefined}>
          <b>{menace}</b>
          <span>{words.stronger(names(foes))}</span>
          <Rule id="BW-18.9" openRule={openRule} />
        </li>
      ))}
      <li className="end">
        <b>{MOST_MENACE}</b>
        <span>{words.townLost}</span>
        <Rule id="BW-18.6" openRule={openRule} />
      </li>
    </ul>
  );
}

/** What Fortify would do now, and what its Toll comes to. */
function CampAhead({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const damaged = table.line.find(({ damage }) => damage > 0);
  return (
    <ul className="bw-ahead">
      <li>
        <b aria-hidden="true">+</b>
        <span>{damaged ? words.fortifyMends(shortName(table, damaged.foe, language)) : words.fortifyToll}</span>
        <Rule id={damaged ? 'BW-37.13' : 'BW-37.14'} openRule={openRule} />
      </li>
      <li>
        <Toll n={table.toll} label={words.tollOf(table.toll, threeRingCalamity.toll)} />
        <span>{words.tollReveals(threeRingCalamity.toll)}</span>
        <Rule id="BW-37.15" openRule={openRule} />
      </li>
      {!table.settings.risingPanic && (
        <li className="end">
          <b>0</b>
          <span>{words.menaceUnused}</span>
          <Rule id="BW-2.12" openRule={openRule} />
        </li>
      )}
    </ul>
  );
}

export function Menace(props: BoardProps<TableView>) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const [tracker, choose] = useTracker();
  const camp = table.settings.army === 'carnival';
  const dialed = !camp || table.settings.risingPanic;
  const soon = spread(forecastOf(table), (sums) => sums.menace).at(-1)?.what ?? table.menace;
  const dial: Dial = {
    menace: table.menace,
    soon,
    marks: [...thresholdsOf(table).map(({ menace }) => menace), MOST_MENACE],
    label: words.menaceNow(table.menace, soon),
    title: words.menace,
    of: words.ofMost(MOST_MENACE),
  };
  return (
    <section className="bw-menace" aria-label={words.menace}>
      <div className={dialed && tracker === 'slide' ? 'bw-window low' : 'bw-window'}>
        {!dialed ? (
          <Wheel spokes={spokesIn(language)} label={words.wheel.label} />
        ) : tracker === 'slide' ? (
          <Slide {...dial} />
        ) : (
          <Rose {...dial} />
        )}
        <Niche at="tl" sign="skull" n={table.foeDeck} name={words.foeDeck} />
        <Niche at="tr" sign="gash" n={table.woundDeck} name={words.woundsLeft} />
        <Niche at="bl" sign="hourglass" n={table.reveals} name={words.toReveal} />
        <Niche at="br" sign="swords" n={table.defeated.length} name={words.defeatedPile} />
      </div>
      {camp ? <CampAhead {...props} /> : <Ahead {...props} />}
      {dialed && (
        <button type="button" className="bw-taste" onClick={() => choose(tracker === 'dial' ? 'slide' : 'dial')}>
          {tracker === 'dial' ? words.asSlide : words.asRose}
        </button>
      )}
    </section>
  );
}
