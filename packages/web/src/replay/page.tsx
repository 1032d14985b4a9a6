/** A match watched again: scrub by decision, jump by turn, play, and try from any moment. */
import { QuickRandom, type Seat } from '@guildhall/kernel';
import { frozenInWords } from '@guildhall/kernel/hall';
import type { BoardProps } from '@guildhall/table';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { botName } from '../hall/bot-name.ts';
import { type Box, openBox, openGame } from '../hall/boxes.ts';
import { myName } from '../hall/my-name.ts';
import { motionWanted, usePreferences } from '../hall/preferences.ts';
import { Problem } from '../pages/problem.tsx';
import { usePageTitle } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { useLooking } from '../table/room.tsx';
import { Stage } from '../table/stage.tsx';
import { useOpening } from '../table/use-opening.ts';
import { useGameWords } from '../table/words-of.ts';
import { exportTable, ServerProblem, tableSummary } from '../tables/api.ts';
import { LocalTable } from '../tables/local.ts';
import { isLocalId } from '../tables/names.ts';
import { keptTable } from '../tables/shelf.ts';
import type { SeatPlan, TablePlayer } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { ReplayBar } from './bar.tsx';
import { Reel } from './reel.ts';
import '../styles/pages.css';
import '../styles/table.css';

interface Loaded {
  reel: Reel;
  box: Box;
  name: string;
  mine: readonly Seat[];
  /** Where a link leads (`?of=`); null: nowhere in particular. */
  sought: number | null;
}

async function load(id: string): Promise<Loaded | null> {
  const opened = await open(id);
  const of = new URLSearchParams(location.search).get('of');
  return opened && { ...opened, sought: of === null ? null : await opened.reel.moment(opened.box.board, of) };
}

async function open(id: string): Promise<Omit<Loaded, 'sought'> | null> {
  if (isLocalId(id)) {
    const kept = await keptTable(id);
    if (!kept) return null;
    const box = await openBox(kept.record.game);
    const { players } = kept.summary;
    return { reel: new Reel(box.game, kept.record, players), box, name: kept.name, mine: kept.mine === null ? [] : [kept.mine] };
  }
  const [record, { seats, settings, mine }] = await Promise.all([exportTable(id), tableSummary(id)]);
  const box = await openBox(record.game);
  const players = seats.map(({ seat, name, kind, bot }): TablePlayer => {
    return { seat, name, kind, here: true, level: bot, stoodIn: false };
  });
  return { reel: new Reel(box.game, record, players), box, name: settings.name, mine };
}

export default function ReplayPage({ id }: { id: string }) {
  const words = useWords();
  const opening = useOpening(id, () => load(id));
  if (opening.state === 'opening') return <Loading />;
  if (opening.state === 'failed') {
    const early = opening.error instanceof ServerProblem && opening.error.problem.reason === 'notOver';
    return (
      <Problem title={early ? words.replay.notOver : words.problem.title} text={early ? undefined : opening.error.message} />
    );
  }
  if (!opening.value) return <Problem title={words.table.noTable} text={words.table.noTableHint} />;
  return <Projection id={id} loaded={opening.value} />;
}

const NOTHING: readonly never[] = [];

function Projection({ id, loaded }: { id: string; loaded: Loaded }) {
  const { reel, box, name, mine, sought } = loaded;
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const within = (n: number): number => Math.min(reel.length, Math.max(reel.first, n));
  const at = within(Math.round(Number(search.get('at') ?? sought ?? reel.length)) || 0);
  const [seat, setSeat] = useState<Seat | null>(mine[0] ?? null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const looking = useLooking();
  const [kept] = useState(() => new Map<string, unknown>());
  const state = useMemo(() => reel.state(at, seat, { id, name, mine }), [reel, at, seat, id, name, mine]);
  const gameWords = useGameWords(box.game, reel.players, state.view);
  usePageTitle(`${words.replay.title}: ${gameWords.title} ${name}`);
  const chapters = useMemo(() => reel.chapters(box.board, language), [reel, box, language]);
  const show = (n: number): void => setSearch({ at: String(within(n)) }, { replace: true });

  useEffect(() => {
    if (!playing) return;
    if (at >= reel.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setSearch({ at: String(at + 1) }, { replace: true }), 900 / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, reel, setSearch]);

  /** A private branch: all that the chosen seat cannot know is drawn anew, so trying never tells the future. */
  const tryHere = async (): Promise<void> => {
    const game = await openGame(reel.game.meta.id);
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const mySeat = seat ?? game.actors(reel.at(at))[0] ?? 0;
    const position = game.imagine(reel.at(at), mySeat, new QuickRandom(seed));
    const seats: SeatPlan[] = reel.players.map((player, s) =>
      s === mySeat
        ? { kind: 'person', name: player.name || myName() }
        : { kind: 'bot', name: player.kind === 'bot' ? player.name : botName(s), level: player.level ?? 'greedy' },
    );
    go(
      `/table/${await LocalTable.branch(game, position, `${words.replay.tryHere}: ${words.replay.decision(at, reel.length)}`, seats)}`,
    );
  };

  const { view } = state;
  const props: BoardProps | null = view && {
    game: box.game,
    view,
    language,
    say: gameWords.say,
    players: reel.players,
    options: NOTHING,
    answer: () => undefined,
    choose: () => undefined,
    whyNot: () => null,
    fresh: state.fresh,
    pointed: looking.pointed,
    focused: null,
    focus: () => undefined,
    motion: motionWanted() && speed <= 2,
    openRule: looking.openRule,
    kept,
    told: () => state.log.map(({ fact }) => fact),
    decisions: () => state.log.map(({ decision }) => decision),
    openLine: looking.openLine,
    contributions: state.contributions,
  };
  const last = reel.answerAt(at);
  const said = last
    ? words.replay.answered(
        gameWords.say.seat(last.seat),
        box.game.text[language].answer(last.question, last.answer, {}, gameWords.say),
      )
    : words.replay.setUp;
  return (
    <Stage
      state={state}
      source={null}
      box={box}
      words={gameWords}
      looking={looking}
      props={props}
      quiet={props}
      menu={
        <Link href={`/table/${id}`} className="button small">
          {words.table.close}
        </Link>
      }
      foot={
        <ReplayBar
          at={at}
          first={reel.first}
          length={reel.length}
          said={said}
          note={reel.frozen && at === reel.length ? `${frozenInWords(language, box.game, reel.frozen)}.` : null}
          chapters={chapters}
          playing={playing}
          speed={speed}
          seat={seat}
          seats={reel.players.map(({ seat: s }) => ({ seat: s, name: gameWords.say.seat(s) }))}
          show={show}
          play={setPlaying}
          setSpeed={setSpeed}
          setSeat={setSeat}
          tryHere={reel.frozen || box.game.outcome(reel.at(at)) ? null : () => void tryHere()}
        />
      }
    />
  );
}
