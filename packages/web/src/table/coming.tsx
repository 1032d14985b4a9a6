/** Who comes and goes: what is said of it under the strip and beside each player, and what one may do about it. */
import type { Meta } from '@guildhall/kernel';
import { customRule } from '@guildhall/wire/customs';
import { useEffect, useState } from 'react';
import { copyText } from '../hall/copy.ts';
import { linkTo } from '../hall/links.ts';
import { prefer, usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { TellSwitches } from '../parts/settings.tsx';
import type { TablePlayer, TableSource, TableState } from '../tables/source.ts';
import { duration, listOf, useWords } from '../words/index.ts';
import { sitDownNamed } from './sit-down.tsx';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  source: TableSource;
  game: GameWords;
  meta: Meta;
  openRule(id: string): void;
}

/** A bot plays for a person who may come back. */
const isStoodIn = ({ stoodIn, because }: TablePlayer): boolean => stoodIn && because !== 'resigned';

/** The sentences of the notices, for those who see and those who listen. */
export function useComing(state: TableState, game: GameWords): { paused: string; suspended: string; mine: string } {
  const words = useWords();
  const { language } = usePreferences();
  const { coming, players, mine, status } = state;
  if (status !== 'playing') return { paused: '', suspended: '', mine: '' };
  const names = listOf(
    language,
    coming.pause.map((seat) => game.say.seat(seat)),
  );
  const away = players.find((player) => mine.includes(player.seat) && isStoodIn(player));
  const said = away?.offered ? words.coming.mineOffered : away?.returning ? words.coming.mineReturning : words.coming.mineAway;
  return {
    paused: names && words.coming.paused(names),
    suspended: coming.suspended ? words.coming.suspended : '',
    mine: away ? said : '',
  };
}

/** Under the strip, so that nothing is covered however long it lasts: a pause, a game that waits, one's own seat played by a bot, a seat that is free to take. */
export function Notices({ state, source, game, meta, openRule }: Props) {
  const words = useWords();
  const said = useComing(state, game);
  const { tellAsked } = usePreferences();
  const { coming, players, mine, status } = state;
  if (status !== 'playing') return null;
  const away = players.find((player) => mine.includes(player.seat) && isStoodIn(player));
  const free = mine.length === 0 ? players.filter(({ offered }) => offered) : [];
  const watches = mine.length === 0 && coming.lost.length === 0;
  // Asked once, where one cannot wait at the table for one's turn.
  const ask = !tellAsked && mine.length > 0 && state.pace?.kind === 'daily' && state.view?.asked === null;
  if (!said.paused && !said.suspended && !away && !watches && !ask && coming.lost.length === 0) return null;
  const chip = (rule: string | null) => rule && <RuleChip id={rule} open={openRule} />;
  const back = (): void => {
    for (const player of players) {
      if (mine.includes(player.seat) && isStoodIn(player) && !player.returning) source.giveBack(player.seat);
    }
  };
  const link = (): void => void copyText(linkTo(`/table/${state.id}`));
  return (
    <div className="notices">
      {said.paused && (
        <div className="notice paused">
          <p>
            {said.paused} {chip(customRule(meta, 'pause'))}
          </p>
          {mine.some((seat) => coming.pause.includes(seat)) && (
            <button type="button" className="button strong" onClick={() => source.pause(false)}>
              {words.coming.goOn}
            </button>
          )}
        </div>
      )}
      {said.suspended && (
        <div className="notice suspended">
          <p>
            {said.suspended} {chip(customRule(meta, 'suspend'))}
          </p>
        </div>
      )}
      {away && (
        <div className="notice standing-in">
          <p>
            {said.mine} {chip(customRule(meta, away.offered ? 'hand' : away.returning ? 'back' : 'away'))}
          </p>
          {away.offered && (
            <button type="button" className="button" onClick={link}>
              {words.table.copyLink}
            </button>
          )}
          {!away.returning && (
            <button type="button" className="button strong" onClick={back}>
              {words.coming.back}
            </button>
          )}
        </div>
      )}
      {coming.lost.map((seat) => (
        <div className="notice lost-seat" key={seat}>
          <p>
            {words.coming.lost(game.say.seat(seat))} {chip(customRule(meta, 'hand'))}
          </p>
          <button type="button" className="button strong" onClick={() => sitDownNamed(source, seat)}>
            {words.coming.back}
          </button>
        </div>
      ))}
      {watches && free.length === 0 && (
        <div className="notice watching">
          <p>{words.people.watching}</p>
        </div>
      )}
      {ask && (
        <div className="notice ask-telling">
          <p>{words.people.telling.ask}</p>
          <TellSwitches />
          <button type="button" className="button" onClick={() => prefer({ tellAsked: true })}>
            {words.people.telling.askDone}
          </button>
        </div>
      )}
      {free.map(({ seat }) => (
        <div className="notice free-seat" key={seat}>
          <p>
            {words.coming.free(game.say.seat(seat))} {chip(customRule(meta, 'hand'))}
          </p>
          <button type="button" className="button strong" onClick={() => sitDownNamed(source, seat)}>
            {words.coming.take}
          </button>
        </div>
      ))}
    </div>
  );
}

/** What is known of the seats beside the game. */
export type Seats = Pick<TableState, 'players' | 'seat' | 'mine' | 'status' | 'watching' | 'coming'>;

interface RowProps extends Omit<Props, 'state'> {
  player: TablePlayer;
  seats: Seats;
}

/** Beside a player: what one may do about that seat now. */
export function SeatActs({ player, seats, source, game, meta, openRule }: RowProps) {
  const words = useWords();
  const { mine, coming, status } = seats;
  const { seat } = player;
  if (player.kind !== 'person' || status !== 'playing') return null;
  const me = mine.includes(seat);
  const name = game.say.seat(seat);
  const isHost = coming.host !== null && mine.includes(coming.host);
  const act = (text: string, press: () => void) => (
    <button type="button" className="link" aria-label={`${text}: ${name}`} onClick={press}>
      {text}
    </button>
  );
  if (me) return isStoodIn(player) && !player.returning ? act(words.coming.back, () => source.giveBack(seat)) : null;
  if (player.offered) {
    return (
      <>
        {act(words.coming.take, () => sitDownNamed(source, seat))}
        {isHost && player.because !== 'resigned' && act(words.coming.offerBack, () => source.offer(seat, false))}
      </>
    );
  }
  if (mine.length === 0) return null;
  if (player.stoodIn && !player.returning) {
    const mayOffer =
      isHost && meta.customs?.hand !== undefined && (player.because !== 'resigned' || customRule(meta, 'suspend') !== null);
    return mayOffer ? act(words.coming.offerFor, () => source.offer(seat, true)) : null;
  }
  if (player.stoodIn) return null;
  const mark = act(words.coming.mark, () => source.takeOver(seat));
  const times = [coming.awayAt[seat], player.here ? null : coming.absentAt[seat]].filter((at) => typeof at === 'number');
  const at = times.length > 0 ? Math.min(...times) : null;
  return <AwayFrom at={at} mark={mark} rule={customRule(meta, 'away')} openRule={openRule} />;
}

/** From so long before it is possible the time left is said; sooner nobody thinks of it. */
const SAID = 4 * 60_000;

/** Somebody who is asked, or has lost the connection: may be marked as away after a while. */
function AwayFrom({
  at,
  mark,
  rule,
  openRule,
}: {
  at: number | null;
  mark: React.ReactNode;
  rule: string;
  openRule(id: string): void;
}) {
  const words = useWords();
  const { language } = usePreferences();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (at === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  if (now >= at) return mark;
  if (at - now > SAID) return null;
  return (
    <small className="away-from">
      {words.coming.markIn(duration(language, Math.ceil((at - now) / 60_000) * 60_000))} <RuleChip id={rule} open={openRule} />
    </small>
  );
}
