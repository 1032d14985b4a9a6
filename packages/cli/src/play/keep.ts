/** Where a match is kept: on the way, and when it is over or left. */

import type { AnyTelling } from '@guildhall/registry';
import { callOf } from '../call.ts';
import { type Context, matchText } from '../context.ts';
import { freePath, writeText } from '../files.ts';
import { Problem } from '../problem.ts';
import { wrap } from '../wrap.ts';

/** What is written of a match, and where to at its end. */
export class Keeper {
  constructor(
    private readonly ctx: Context,
    private readonly telling: AnyTelling,
    private readonly file: string | undefined,
    private readonly contents: () => string = () => matchText(telling.match),
  ) {}

  /** On the way, to any file; what is to be said of it. */
  save(path: string): string {
    const { text } = this.ctx;
    if (path === '') return text.play.saveWhere;
    try {
      writeText(path, this.contents(), text);
      return text.play.saved(path);
    } catch (error) {
      // The game goes on: only the file could not be written.
      if (!(error instanceof Problem)) throw error;
      return error.message;
    }
  }

  /** At the end, or when somebody leaves: keeps it, and says how to go on with it or to check it. `seats` as --seats takes them. */
  keep(isOver: boolean, seats: string): string[] {
    const { text, language, terminal } = this.ctx;
    const { match } = this.telling;
    const { id } = match.game.meta;
    const path = this.file ?? freePath(`${id}-${match.record().commitment.slice(0, 8)}.json`);
    writeText(path, this.contents(), text);
    if (!isOver) return [text.play.unsaved(path, callOf(`play ${id} --resume ${path} --seats ${seats}`, language))];
    // Commands stand on lines of their own, whole, to be copied.
    const ended = [
      text.play.file(path),
      text.play.howToVerify,
      `  ${callOf(`verify ${path}`, language)}`,
      wrap(text.play.howVerified, terminal.width, '  '),
    ];
    if (!match.game.story) return ended;
    return [...ended, text.play.howToKeep, `  ${callOf(`replay ${path} --story ${text.play.storyFile}`, language)}`];
  }
}
