/** Sends what is drawn while it is drawn, and brings draft and drawing together again after a lost line or a reload. */
import type { Contribution, ContributionBody } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pensLent, strokesBegun } from '../../contributions/strokes.ts';
import { MOST_PIECE_POINTS } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import type { Drafting } from './drafts.ts';
import type { DrawDraft } from './drawing.ts';
import { compare, type DraftStroke, type Hand } from './live.ts';

/** Milliseconds between two pieces of a stroke. */
export const BEAT = 100;
const NOTHING: readonly Contribution[] = [];

/** One after the other, so that the pieces of a stroke come in their order. */
export class Pipe {
  private readonly waiting: ContributionBody[] = [];
  private running = false;
  /** Strokes that are being drawn here, or on their way. */
  readonly busy = new Set<string>();
  /** Strokes the rules did not want: they stay in the draft and are judged with the answer. */
  readonly refused = new Set<string>();
  contribute: BoardProps['contribute'];

  get idle(): boolean {
    return !this.running;
  }
  send(...bodies: ContributionBody[]): void {
    if (!this.contribute) return;
    for (const body of bodies) {
      this.busy.add(String(body.stroke));
      this.waiting.push(body);
    }
    if (!this.running) void this.run();
  }
  private async run(): Promise<void> {
    this.running = true;
    for (;;) {
      const body = this.waiting.shift();
      if (!body || !this.contribute) break;
      const id = String(body.stroke);
      const refusal = await this.contribute(body).catch(() => null);
      if (!refusal) continue;
      // What the table itself refuses, such as a lost line, is tried again with the next comparison.
      if (!refusal.rule.startsWith('GH')) this.refused.add(id);
      this.busy.delete(id);
      for (let i = this.waiting.length - 1; i >= 0; i--) if (this.waiting[i].stroke === id) this.waiting.splice(i, 1);
    }
    this.running = false;
  }
  /** What everybody sees now is no longer on its way. */
  settle(contributions: readonly Contribution[], drawing: string | null): void {
    const begun = strokesBegun(contributions);
    for (const id of this.busy) {
      const stroke = begun.get(id);
      const due = this.waiting.some((body) => body.stroke === id);
      if (id !== drawing && !due && stroke && (stroke.done || stroke.erased)) this.busy.delete(id);
    }
  }
}

/** The stroke under the pen, piece by piece. */
export interface LivePen {
  begin(stroke: DraftStroke & { id: string }): void;
  /** `points` and `pressures` are those of the whole stroke so far. */
  go(points: readonly number[], pressures: readonly number[] | null): void;
  end(points: readonly number[], pressures: readonly number[] | null): void;
  /** It became no stroke. */
  drop(): void;
}

export function useLive(props: BoardProps<TableView>, { draft, put }: Drafting<DrawDraft>, hand: Hand): LivePen {
  const { contribute, contributions = NOTHING } = props;
  const [pipe] = useState(() => new Pipe());
  const under = useRef<{ stroke: DraftStroke & { id: string }; sent: number; at: number } | null>(null);
  const [left] = useState(
    () => new Set([...strokesBegun(contributions).values()].filter(({ done }) => !done).map(({ id }) => id)),
  );
  pipe.contribute = contribute;
  const { strokes, known } = draft;
  const { seat, owner } = hand;

  useEffect(() => {
    if (!contribute) return;
    pipe.settle(contributions, under.current?.stroke.id ?? null);
    const busy = new Set([...pipe.busy, ...pipe.refused]);
    const lent = pensLent(contributions);
    const { send, draft: healed } = compare(
      { strokes, known },
      strokesBegun(contributions),
      { seat, owner },
      { busy, left, lent },
    );
    pipe.send(...send);
    if (healed) put(healed);
  }, [contribute, contributions, strokes, known, seat, owner, pipe, left, put]);

  return useMemo(() => {
    const flush = (points: readonly number[], pressures: readonly number[] | null, done: boolean): void => {
      const now = under.current;
      if (!now) return;
      const { id, style, ink, width } = now.stroke;
      const shared = { kind: 'piece', stroke: id, style, ink, width } as const;
      do {
        const end = Math.min(points.length, now.sent + 2 * MOST_PIECE_POINTS);
        const of = {
          points: points.slice(now.sent, end),
          ...(pressures ? { pressures: pressures.slice(now.sent / 2, end / 2) } : {}),
        };
        now.sent = end;
        pipe.send({ ...shared, ...of, done: done && end === points.length });
      } while (now.sent < points.length);
    };
    return {
      begin(stroke) {
        pipe.busy.add(stroke.id);
        under.current = { stroke, sent: 0, at: Date.now() };
      },
      go(points, pressures) {
        const now = under.current;
        if (!now || !pipe.idle || Date.now() - now.at < BEAT || now.sent >= points.length) return;
        now.at = Date.now();
        flush(points, pressures, false);
      },
      end(points, pressures) {
        flush(points, pressures, true);
        under.current = null;
      },
      drop() {
        const now = under.current;
        under.current = null;
        if (!now) return;
        if (now.sent > 0) pipe.send({ kind: 'erase', stroke: now.stroke.id });
        else pipe.busy.delete(now.stroke.id);
      },
    };
  }, [pipe]);
}
