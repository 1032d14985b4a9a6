/** Setting up a table: game, seats, options with their rules, pace, who may come, and what is settled here. */
import {
  calledAtTable,
  choicesThatMatter,
  isRefusal,
  type Options,
  openRulebook,
  optionsThatMatter,
  Refused,
  type Speaker,
  usualLevel,
} from '@guildhall/kernel';
import { tableRefusal } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { Pace, TableBody } from '@guildhall/wire';
import { CONCEDE, whyNotSeated } from '@guildhall/wire/customs';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { botName } from '../hall/bot-name.ts';
import { openGame } from '../hall/boxes.ts';
import { COVERS, campaignsOf, coverOf, firstGame, isOpen } from '../hall/games.ts';
import { knownLevel } from '../hall/levels.ts';
import { myName } from '../hall/my-name.ts';
import { usePreferences } from '../hall/preferences.ts';
import { tableName } from '../hall/start.ts';
import { useStore } from '../hall/store.ts';
import { CoverArt } from '../parts/cover-art.tsx';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { isName } from '../parts/name-field.tsx';
import { RuleChip, ruleAddress } from '../parts/rule-chip.tsx';
import { WorkshopLinks } from '../parts/workshop-links.tsx';
import { useOpening } from '../table/use-opening.ts';
import { makeTable, refusalIn, ServerProblem, session, takeName } from '../tables/api.ts';
import { LocalTable } from '../tables/local.ts';
import type { SeatPlan } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { NOTHING_TYPED, readGiven, SetupGiven } from './setup-given.tsx';
import { OptionRow } from './setup-options.tsx';
import { fitting, type Place, SeatRows, seatsForTwo } from './setup-seats.tsx';
import '../styles/pages.css';

const PACES = ['none', 'live', 'daily'] as const;
/** Each game, and after it the campaigns of it. */
const SHOWN = COVERS.flatMap((cover) => [cover, ...campaignsOf(cover.id)]);
/** So many begin a campaign, unless somebody says otherwise: enough to meet somebody new each round. */
const CAMPAIGN_SEATS = 4;

export default function Setup({ game: wished }: { game?: string }) {
  const words = useWords();
  const { language } = usePreferences();
  const [id, setId] = useState(wished && isOpen(wished) ? wished : firstGame());
  const opening = useOpening(id, () => openGame(id));
  return (
    <Frame title={words.setup.title} className="column">
      <h1>{words.setup.title}</h1>
      <div className="setup">
        <fieldset>
          <legend>{words.setup.game}</legend>
          <div className="games">
            {SHOWN.map((cover) => (
              <label key={cover.id} className="choice">
                <input
                  type="radio"
                  name="game"
                  className="unseen"
                  checked={cover.id === id}
                  disabled={!isOpen(cover.id)}
                  onChange={() => setId(cover.id)}
                />
                <CoverArt game={cover.id} width={34} height={41} />
                <span>
                  {cover.title[language]}
                  {!isOpen(cover.id) && <small>{words.lobby.soon}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="row workshop-row">
          <WorkshopLinks game={id} />
        </p>
      </div>
      {opening.state === 'open' ? <Plan key={id} game={opening.value} /> : <Loading text={words.loadingGame} />}
    </Frame>
  );
}

function Plan({ game }: { game: AnyGame }) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const { server } = useStore(session);
  const { meta, text } = game;
  const level = knownLevel(usePreferences().level) ?? usualLevel(game);
  // The fights of a campaign have tables of their own, which the server keeps.
  const campaign = coverOf(meta.id)?.campaignOf !== undefined;
  const [chosen, setChosen] = useState<Place[]>(() =>
    Array.from({ length: campaign ? CAMPAIGN_SEATS : seatsForTwo(game) }, (_, seat) => ({
      seat,
      chair: seat === 0 ? 'me' : seat === 1 || (campaign && seat < CAMPAIGN_SEATS - 1) ? 'open' : 'bot',
      chosen: false,
      name: '',
      level,
    })),
  );
  const [wanted, setWanted] = useState<Options>({});
  const [pace, setPace] = useState<(typeof PACES)[number]>(campaign ? 'daily' : 'none');
  const [limits, setLimits] = useState({ minutes: 30, increment: 10, days: 2 });
  const [open, setOpen] = useState(false);
  const [standIns, setStandIns] = useState(false);
  const [name, setName] = useState(tableName);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [texts, setTexts] = useState(NOTHING_TYPED);
  const options = choicesThatMatter(meta, wanted, chosen.length);
  const completed = game.options(options, chosen.length);
  const roles = isRefusal(completed) ? [] : game.roles(completed, chosen.length);
  const places = chosen.map((place, seat) => fitting(game, place, roles[seat]));
  const misnamed = places.some(({ chair, name: called }) => chair !== 'bot' && called.trim() !== '' && !isName(called));
  const online = campaign || places.some(({ chair }) => chair === 'open');
  const duel = places.length === 2 && game.questions().includes(CONCEDE);
  const seatName = (seat: number): string => calledAtTable(text[language], roles[seat], text[language].seat(seat));
  const say: Speaker = { seat: seatName };
  const unseated = whyNotSeated(
    meta,
    places.map(({ chair, level }) => ({ kind: chair === 'bot' || chair === 'open' ? chair : 'person', level })),
    roles,
  );
  const book = useOpening(`${meta.id} ${language}`, () => openRulebook(game.rulebook, language));
  const settled = book.state === 'open' ? book.value.rules.filter(({ tag, note }) => tag === 'house' && !note) : [];

  const change = (seat: number, part: Partial<Place>): void =>
    setChosen(chosen.map((place, s) => (s === seat ? { ...places[s], chosen: true, ...part } : place)));
  const resize = (seats: number): void =>
    setChosen(Array.from({ length: seats }, (_, s) => chosen[s] ?? { seat: s, chair: 'bot', chosen: false, name: '', level }));

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      // A name given here is one's name from now on.
      const mine = places.find(({ chair }) => chair === 'me')?.name.trim();
      if (mine) await takeName(mine).catch(() => null);
      const given = game.given ? readGiven(texts, places.length) : undefined;
      if (given === null) throw new Error(words.given.notJson);
      const table = online
        ? await makeTable({ ...onServer(), given })
        : await LocalTable.start({ game: meta.id, name, seats: here(), options, given });
      go(`/table/${table}`);
    } catch (error) {
      setBusy(false);
      const refusal = error instanceof Refused ? error.refusal : error instanceof ServerProblem ? refusalIn(error) : null;
      setProblem(
        refusal
          ? `${tableRefusal(language, refusal, say) ?? text[language].refusal(refusal, say)} [${refusal.rule}]`
          : error instanceof ServerProblem
            ? (words.problem.reasons[error.problem.reason] ?? error.message)
            : error instanceof Error
              ? error.message
              : String(error),
      );
    }
  };
  const here = (): SeatPlan[] =>
    places.map(({ chair, name: called, level }, seat) => {
      if (chair === 'bot') return { kind: 'bot', name: botName(seat), level };
      return { kind: 'person', name: called.trim() || (chair === 'me' ? myName() : text[language].seat(seat)) };
    });
  const onServer = (): TableBody => ({
    game: meta.id,
    name,
    options,
    public: open,
    pace: paceOf(),
    ...(duel && { standIns }),
    seats: places.map(({ chair, name: called, level }) => {
      if (chair === 'open') return { kind: 'open' };
      if (chair === 'bot') return { kind: 'bot', level };
      return called.trim() ? { kind: 'person', name: called.trim() } : { kind: 'person' };
    }),
  });
  const paceOf = (): Pace => {
    if (pace === 'live') return { kind: 'live', minutes: limits.minutes, increment: limits.increment };
    return pace === 'daily' ? { kind: 'daily', days: limits.days } : { kind: 'none' };
  };
  const limit = (key: keyof typeof limits, label: string, max: number) => (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={key === 'increment' ? 0 : 1}
        max={max}
        value={limits[key]}
        onChange={({ target }) => setLimits({ ...limits, [key]: Number(target.value) })}
      />
    </label>
  );

  return (
    <form className="setup" onSubmit={(event) => void begin(event)}>
      <fieldset>
        <legend>{words.setup.seats}</legend>
        {meta.seats.max > meta.seats.min && (
          <div className="choices" role="radiogroup" aria-label={words.setup.players}>
            {Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i).map((n) => (
              <label key={n} className="choice">
                <input type="radio" name="seats" className="unseen" checked={places.length === n} onChange={() => resize(n)} />
                {n}
              </label>
            ))}
          </div>
        )}
        <SeatRows game={game} places={places} roles={roles} change={change} />
        {unseated && (
          <p role="status" className="unseated">
            {tableRefusal(language, unseated, say)}{' '}
            <RuleChip id={unseated.rule} open={(rule) => go(ruleAddress(meta.id, rule))} />
          </p>
        )}
      </fieldset>
      <section>
        <h2>{words.setup.options}</h2>
        {meta.options.length === 0 && <p className="quiet">{words.setup.noOptions}</p>}
        <ul className="options">
          {optionsThatMatter(meta, wanted, places.length).map((option) => (
            <OptionRow
              key={option.name}
              option={option}
              text={text[language].option(option.name)}
              value={wanted[option.name] ?? option.default}
              choose={(value) => setWanted({ ...wanted, [option.name]: value })}
              openRule={(rule) => go(ruleAddress(meta.id, rule))}
            />
          ))}
        </ul>
      </section>
      {!isRefusal(completed) && (
        <SetupGiven
          game={game}
          options={completed}
          seats={places.map(({ seat }) => seatName(seat))}
          texts={texts}
          change={setTexts}
        />
      )}
      {online && (
        <fieldset>
          <legend>{words.setup.pace}</legend>
          <div className="choices three">
            {PACES.map((each) => (
              <label key={each} className="choice">
                <input type="radio" name="pace" checked={pace === each} onChange={() => setPace(each)} />
                <span>
                  {words.setup.paces[each]}
                  <small>{words.setup.paceHints[each]}</small>
                </span>
              </label>
            ))}
          </div>
          {pace === 'live' && (
            <div className="numbers">
              {limit('minutes', words.setup.minutes, 600)}
              {limit('increment', words.setup.increment, 600)}
            </div>
          )}
          {pace === 'daily' && <div className="numbers">{limit('days', words.setup.days, 30)}</div>}
        </fieldset>
      )}
      {online && (
        <fieldset>
          <legend>{words.setup.visibility}</legend>
          <div className="choices">
            {[false, true].map((each) => (
              <label key={String(each)} className="choice">
                <input type="radio" name="public" checked={open === each} onChange={() => setOpen(each)} />
                {each ? words.setup.public : words.setup.link}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {online && duel && (
        <fieldset>
          <legend>{words.setup.leaving}</legend>
          <div className="choices">
            {[false, true].map((each) => (
              <label key={String(each)} className="choice">
                <input type="radio" name="stand-ins" checked={standIns === each} onChange={() => setStandIns(each)} />
                {each ? words.setup.standIns.yes : words.setup.standIns.no}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <label className="field">
        <span>{words.setup.name}</span>
        <input value={name} maxLength={60} required onChange={({ target }) => setName(target.value)} />
      </label>
      <details className="house-rules">
        <summary>
          {words.setup.houseRules}: {words.setup.houseRulesCount(settled.length)}
        </summary>
        <p className="quiet">{words.setup.houseRulesHint}</p>
        <ul lang={book.state === 'open' ? book.value.language : undefined}>
          {settled.map((rule) => (
            <li key={rule.id}>
              <span>
                <RuleChip id={rule.id} open={(chosen) => go(ruleAddress(meta.id, chosen))} />
              </span>
              <span>{rule.text}</span>
            </li>
          ))}
        </ul>
      </details>
      {problem && <p role="alert">{problem}</p>}
      <div className="setup-foot">
        <button
          type="submit"
          className="button strong large"
          disabled={busy || misnamed || unseated !== null || (online && server === false)}
        >
          {online ? words.setup.beginOpen : words.setup.begin}
        </button>
        <span className="quiet">
          {online ? (server === false ? words.setup.needsServer : words.setup.online) : words.setup.offlineOnly}
        </span>
      </div>
    </form>
  );
}
