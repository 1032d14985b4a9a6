/** Who sits at the table, what each is deciding, and whatever the game shows of them. */
import type { Seat, View } from '@guildhall/kernel';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { memo, type ReactNode } from 'react';
import type { TablePlayer, TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

interface Props {
  view: View | null;
  players: readonly TablePlayer[];
  seat: Seat | null;
  mine: readonly Seat[];
  playing: boolean;
  watching: number;
  source: TableSource | null;
  game: GameWords;
  board: GameBoard;
  props: BoardProps | null;
  sign(seat: number, size: number): ReactNode;
}

export const Players = memo(function Players(given: Props) {
  const { view, players, seat, mine, playing, watching, source, game, board, props, sign } = given;
  const words = useWords();
  const { PlayerFace, Status } = board;
  const presence = (player: TablePlayer): { kind: string; text: string } => {
    const task = view?.waitingFor.find((each) => each.seat === player.seat);
    if (task && view) return { kind: 'acting', text: game.doing(task.question, view) };
    if (player.kind === 'open') return { kind: 'away', text: words.players.open };
    if (player.stoodIn) return { kind: 'bot', text: words.table.botPlays };
    if (player.kind === 'bot') return { kind: 'bot', text: words.players.bot(words.levels[player.level ?? 'greedy']) };
    return player.here ? { kind: 'here', text: words.players.here } : { kind: 'away', text: words.players.away };
  };
  return (
    <section className="players" aria-label={words.players.title}>
      <header>
        <h2>{words.players.title}</h2>
        {watching > 0 && <span>{words.players.watching(watching)}</span>}
      </header>
      <ul>
        {players.map((player) => {
          const { kind, text } = presence(player);
          const me = mine.includes(player.seat);
          const absent = !me && !player.here && player.kind === 'person' && !player.stoodIn && mine.length > 0;
          return (
            <li key={player.seat} className={player.seat === seat ? 'me' : undefined} data-seat={player.seat}>
              {sign(player.seat, 28)}
              <div className="player">
                <b>
                  {game.say.seat(player.seat)}
                  {me && mine.length === 1 && <small> ({words.players.you})</small>}
                </b>
                <span className={kind}>{text}</span>
                {absent && playing && (
                  <button type="button" className="link" onClick={() => source?.takeOver(player.seat)}>
                    {words.table.takeOver(game.say.seat(player.seat))}
                  </button>
                )}
                {me && player.stoodIn && (
                  <button type="button" className="link" onClick={() => source?.giveBack()}>
                    {words.table.giveBack}
                  </button>
                )}
              </div>
              {PlayerFace && props && <PlayerFace {...props} seat={player.seat} />}
            </li>
          );
        })}
      </ul>
      {Status && props && <Status {...props} />}
    </section>
  );
});
