/** Before the game: for those who sit already the link to send; for whoever opens it an invitation that asks one thing, a name. */
import { type Plain, QuickRandom } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Pace } from '@guildhall/wire';
import { USUAL_LEVEL } from '@guildhall/wire/levels';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copyText } from '../hall/copy.ts';
import { levelName } from '../hall/levels.ts';
import { linkTo, onlyHere } from '../hall/links.ts';
import { usePreferences } from '../hall/preferences.ts';
import { CoverArt } from '../parts/cover-art.tsx';
import { Brought, isGivenNeeded, OwnField, readPart } from '../parts/given-field.tsx';
import { isName, NameField } from '../parts/name-field.tsx';
import { takeName } from '../tables/api.ts';
import { anySeed } from '../tables/random.ts';
import type { TablePlayer, TableSource, TableState } from '../tables/source.ts';
import { useWords, type Words } from '../words/index.ts';
import { nameToBegin } from './sit-down.tsx';

interface Props {
  state: TableState;
  source: TableSource;
  game: AnyGame;
  sign(seat: number, size: number): ReactNode;
}

export function WaitingRoom(props: Props) {
  const { state, game } = props;
  const [watches, setWatches] = useState(false);
  const free = state.players.filter(({ kind }) => kind === 'open');
  const seated = state.mine.length > 0;
  const invited = !seated && !watches && free.length > 0;
  return (
    <div className={invited ? 'waiting-room invitation' : 'waiting-room'}>
      <CoverArt game={game.meta.id} width={150} height={182} />
      <div>
        {invited && <Invitation {...props} free={free} watch={() => setWatches(true)} />}
        {seated && <Hosting {...props} open={free.length > 0} />}
        {!seated && !invited && <Onlooker {...props} back={free.length > 0 ? () => setWatches(false) : null} />}
      </div>
    </div>
  );
}

function Hosting({ state, source, game, sign, open }: Props & { open: boolean }) {
  const words = useWords();
  return (
    <>
      <h2>{words.table.notBegun}</h2>
      <TableFacts state={state} game={game} />
      <p>{words.table.invite}</p>
      <CopyLink link={linkTo(`/table/${state.id}`)} />
      <p className="quiet">{onlyHere() ? words.people.invite.onlyHere : words.table.inviteHint}</p>
      <SeatList players={state.players} mine={state.mine} sign={sign} />
      <p className="row">
        {open && (
          <button type="button" className="button strong" onClick={() => source.begin()}>
            {words.table.begin}
          </button>
        )}
      </p>
    </>
  );
}

function Onlooker({ state, game, sign, back }: Props & { back: (() => void) | null }) {
  const words = useWords();
  return (
    <>
      <h2>{words.table.notBegun}</h2>
      <TableFacts state={state} game={game} />
      <p>{back ? words.table.watchingNow : words.people.invite.full}</p>
      <SeatList players={state.players} mine={state.mine} sign={sign} />
      <p className="row">
        {back && (
          <button type="button" className="button strong" onClick={back}>
            {words.people.invite.sitAfterAll}
          </button>
        )}
      </p>
    </>
  );
}

function Invitation({ state, source, game, sign, free, watch }: Props & { free: readonly TablePlayer[]; watch(): void }) {
  const words = useWords();
  const { language } = usePreferences();
  const { invite, name: nameWords } = words.people;
  const [name, setName] = useState(() => nameToBegin(nameWords.suggested));
  const [wished, setWished] = useState(free[0].seat);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const seat = free.some((player) => player.seat === wished) ? wished : free[0].seat;
  const read = readPart(typed);
  const brings = game.given?.own ? game.given : null;
  const example = (): Plain => {
    const sample = brings?.sample(state.options, state.players.length, new QuickRandom(anySeed()));
    return sample?.own[seat] ?? null;
  };
  const title = game.text[language].title;
  const host = hostOf(state);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isName(name) || 'problem' in read) return;
    setBusy(true);
    // Without a server nobody could sit down either: what is said about it is said there.
    await takeName(name.trim()).catch(() => null);
    await source.sitDown(seat, brings ? read.part : undefined);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void sit(event)}>
      <h2>{host ? invite.title(host, title) : invite.titleOpen(title)}</h2>
      <TableFacts state={state} game={game} />
      <NameField label={invite.name} text={name} change={setName} first />
      <SeatList players={state.players} mine={[]} sign={sign} chosen={seat} choose={setWished} />
      {brings && (
        <Brought needed={isGivenNeeded(game, state.options, state.players.length)}>
          <OwnField
            game={game}
            options={state.options}
            name={words.given.title}
            role={game.roles(state.options, state.players.length)[seat]?.name ?? null}
            label={words.given.bring}
            text={typed}
            change={setTyped}
            example={example}
          />
        </Brought>
      )}
      <p className="row">
        <button type="submit" className="button strong large" disabled={busy || !isName(name) || 'problem' in read}>
          {invite.sit}
        </button>
        <button type="button" className="button quiet-button" onClick={watch}>
          {invite.watch}
        </button>
      </p>
      <p className="quiet small">{invite.note}</p>
    </form>
  );
}

/** Who made the table, by name. */
function hostOf({ players, coming }: TableState): string | null {
  const host = coming.host === null ? undefined : players[coming.host];
  return (host ?? players.find(({ kind }) => kind === 'person'))?.name || null;
}

export function paceText({ invite }: Words['people'], pace: Pace): string {
  if (pace.kind === 'live') return invite.paces.live(pace.minutes, pace.increment);
  return pace.kind === 'daily' ? invite.paces.daily(pace.days) : invite.paces.none;
}

/** What one would sit down to: the table's name, how many play, what differs from the usual rules, the pace. */
function TableFacts({ state, game }: Pick<Props, 'state' | 'game'>) {
  const words = useWords();
  const { language } = usePreferences();
  const { invite } = words.people;
  const text = game.text[language];
  const chosen = game.meta.options.flatMap(({ name, default: usual }) => {
    const value = state.options[name];
    if (value === undefined || value === usual) return [];
    const { label, values } = text.option(name);
    return [invite.option(label, values[String(value)] ?? String(value))];
  });
  const facts = [
    state.name,
    invite.players(state.players.length),
    ...(chosen.length > 0 ? chosen : [invite.usual]),
    ...(state.pace ? [paceText(words.people, state.pace)] : []),
  ];
  return (
    <ul className="table-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

interface SeatListProps {
  players: readonly TablePlayer[];
  mine: readonly number[];
  sign: Props['sign'];
  chosen?: number;
  choose?: (seat: number) => void;
}

/** Who sits where; a free seat can be chosen. */
function SeatList({ players, mine, sign, chosen, choose }: SeatListProps) {
  const words = useWords();
  const { invite } = words.people;
  const name = ({ kind, name: called, level, seat }: TablePlayer): string => {
    if (kind === 'bot') return called || words.players.bot(levelName(words, level ?? USUAL_LEVEL));
    if (kind === 'open') return seat === chosen ? invite.you : invite.free;
    return mine.includes(seat) ? `${called} (${invite.you})` : called;
  };
  return (
    <ul className="free-seats" aria-label={invite.seats}>
      {players.map((player) => {
        const inner = (
          <>
            {sign(player.seat, 26)}
            <span dir="auto">{name(player)}</span>
          </>
        );
        return (
          <li key={player.seat} className={player.kind}>
            {player.kind === 'open' && choose ? (
              <button type="button" aria-pressed={player.seat === chosen} onClick={() => choose(player.seat)}>
                {inner}
              </button>
            ) : (
              <div>{inner}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function CopyLink({ link }: { link: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-link">
      <input readOnly value={link} aria-label={words.table.invite} onFocus={({ target }) => target.select()} />
      <button type="button" className="button strong" onClick={() => void copyText(link).then(setCopied)}>
        {copied ? words.table.copied : words.table.copyLink}
      </button>
    </div>
  );
}
