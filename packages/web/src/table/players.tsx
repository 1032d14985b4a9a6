/** Who sits at the table, what each is deciding, and whatever the game shows of them. */
import type { Meta, View } from '@guildhall/kernel';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { USUAL_LEVEL } from '@guildhall/wire/levels';
import { memo, type ReactNode } from 'react';
import { levelName } from '../hall/levels.ts';
import { isLocalId } from '../tables/names.ts';
import type { TablePlayer, TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { SeatActs, type Seats } from './coming.tsx';
import { Known } from './known.tsx';
import type { GameWords } from './words-of.ts';

interface Props {
  /** The table's id. */
  table: string;
  seats: Seats;
  view: View | null;
  source: TableSource | null;
  game: GameWords;
  board: GameBoard;
  props: BoardProps | null;
  meta: Meta;
  openRule(id: string): void;
  sign(seat: number, size: number): ReactNode;
}

export const Players = memo(function Players(given: Props) {
  const { table, seats, view, source, game, board, props, meta, openRule, sign } = given;
  const { players, seat, mine, watching, coming } = seats;
  const words = useWords();
  const { PlayerFace, PlayersHead, Status } = board;
  const severalPersons = players.filter(({ kind }) => kind === 'person').length > 1;
  const standsIn = ({ offered, returning, because }: TablePlayer): string => {
    if (offered) return words.players.offered;
    return returning ? words.players.returning : words.players.stoodIn[because ?? 'asked'];
  };
  const presence = (player: TablePlayer): { kind: string; text: string } => {
    const task = view?.waitingFor.find((each) => each.seat === player.seat);
    if (task && view) return { kind: 'acting', text: game.doing(task.question, view) };
    if (player.kind === 'open') return { kind: 'away', text: words.players.open };
    if (player.stoodIn) return { kind: 'bot', text: standsIn(player) };
    if (player.kind === 'bot') return { kind: 'bot', text: words.players.bot(levelName(words, player.level ?? USUAL_LEVEL)) };
    return player.here ? { kind: 'here', text: words.players.here } : { kind: 'away', text: words.players.away };
  };
  return (
    <section className="players" aria-label={words.players.title}>
      <header>
        <h2>{words.players.title}</h2>
        {watching > 0 && <span>{words.players.watching(watching)}</span>}
        {PlayersHead && props && <PlayersHead language={props.language} />}
      </header>
      <ul>
        {players.map((player) => {
          const { kind, text } = presence(player);
          const me = mine.includes(player.seat);
          return (
            <li key={player.seat} className={player.seat === seat ? 'me' : undefined} data-seat={player.seat}>
              {sign(player.seat, 28)}
              <div className="player">
                <b>
                  {player.kind === 'person' && source && !isLocalId(table) ? (
                    <Known
                      table={table}
                      player={player}
                      name={game.say.seat(player.seat)}
                      face={<bdi>{game.called(player.seat)}</bdi>}
                    />
                  ) : (
                    <bdi>{game.called(player.seat)}</bdi>
                  )}
                  {me && mine.length === 1 && <small> ({words.players.you})</small>}
                  {coming.host === player.seat && severalPersons && <small> ({words.players.host})</small>}
                </b>
                <span className={kind}>{text}</span>
                {kind === 'acting' && player.stoodIn && <span className="bot">{standsIn(player)}</span>}
                {kind === 'acting' && player.kind === 'person' && !player.stoodIn && !player.here && (
                  <span className="away">{words.players.away}</span>
                )}
              </div>
              {PlayerFace && props && <PlayerFace {...props} seat={player.seat} />}
              {source && (
                <div className="seat-acts">
                  <SeatActs player={player} seats={seats} source={source} game={game} meta={meta} openRule={openRule} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {Status && props && <Status {...props} />}
    </section>
  );
});
