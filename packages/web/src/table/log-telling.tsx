/** What happened, as a picture with the sentence for those who listen, or as the sentence with pictures in it. */
import type { Contribution, Fact, Seat } from '@guildhall/kernel';
import type { GameBoard, LogEyes } from '@guildhall/table';
import { MiniCard } from '@guildhall/table/inline';
import type { ReactNode } from 'react';
import { seatOf } from './log-parts.ts';
import { markAfterName, type Piece, piecesOf } from './log-sentence.ts';
import type { GameWords } from './words-of.ts';

interface TellingProps {
  fact: Fact;
  /** When it happened: those who sat there then are meant. */
  at: number;
  seat: Seat | null;
  of: string | null;
  game: GameWords;
  board: GameBoard;
  eyes: LogEyes;
}

export function Telling({ fact, at, seat, of, game, board, eyes }: TellingProps) {
  const sentence = game.fact(fact, at);
  const then = { ...eyes, say: game.sayThen(at) };
  const picture = board.log?.line?.(fact, then);
  if (picture) {
    const actor = seatOf(fact);
    return (
      <>
        <span className="unseen">{sentence}</span>
        <span aria-hidden="true" title={sentence}>
          {actor !== null && actor !== seat && of === null && <span className="in-seat">{eyes.sign(actor, 15)} </span>}
          {picture}
        </span>
      </>
    );
  }
  const pieces = piecesOf(game.marked(fact, at), sentence);
  const nameless = pieces[0]?.kind === 'seat' || (pieces[0]?.kind === 'thing' && pieces[0].id === of);
  return pieces.map((piece) =>
    nameless && piece.at === 1 && piece.kind === 'words' ? (
      <WithoutMark key={piece.at} text={piece.text} />
    ) : (
      <Named key={piece.at} piece={piece} seat={seat} of={of} board={board} eyes={then} />
    ),
  );
}

/** The words after a name that is not seen: whoever listens hears both, and the mark between them. */
function WithoutMark({ text }: { text: string }): ReactNode {
  const mark = markAfterName(text);
  return (
    <>
      {mark !== '' && <span className="unseen">{mark}</span>}
      {text.slice(mark.length)}
    </>
  );
}

interface NamedProps extends Pick<TellingProps, 'seat' | 'of' | 'board' | 'eyes'> {
  piece: Piece;
}

/** A piece of a sentence. Whoever acts need not be named where the sign or the heading says it; those who listen hear the name. */
function Named({ piece, seat, of, board, eyes }: NamedProps): ReactNode {
  const first = piece.at === 0;
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'card':
      return <MiniCard sign={piece.text} />;
    case 'thing':
      return (
        <b className={first && piece.id === of ? 'unseen' : 'in-thing'} data-card={piece.id}>
          {board.log?.thing?.(piece.id, eyes)}
          {piece.text}
        </b>
      );
    case 'seat':
      return (
        <span className="in-seat">
          {(!first || piece.seat !== seat) && eyes.sign(piece.seat, 15)}
          <b className={first ? 'unseen' : undefined}>{piece.text}</b>
        </span>
      );
  }
}

/** A fact with what people have added to it since. */
export const amendedBy = (board: GameBoard, fact: Fact, contributions: readonly Contribution[]): Fact =>
  board.amended?.(fact, contributions) ?? fact;
