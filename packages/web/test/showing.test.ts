/** How fast the moves of others are shown, whatever the pace at which they come. */
import type { Fact, View } from '@guildhall/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Showing as ShowingOf } from '../src/tables/showing.ts';
import type { TableSource, TableState } from '../src/tables/source.ts';

const events = new EventTarget();
const page = {
  hidden: false,
  documentElement: { dataset: {}, lang: '' },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
};
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Showing } = await import('../src/tables/showing.ts');
const { prefer } = await import('../src/hall/preferences.ts');

/** A table that does what the test says. */
class Told {
  private readonly ears = new Set<() => void>();
  private log: TableState['log'] = [];
  state = {
    view: this.view(true),
    log: this.log,
    fresh: [],
    decisions: 0,
    mine: [0],
    clocks: null,
    status: 'playing',
  } as unknown as TableState;
  get = (): TableState => this.state;
  subscribe = (hear: () => void): (() => void) => {
    this.ears.add(hear);
    return () => this.ears.delete(hear);
  };
  private view(asked: boolean): View {
    return { asked: asked ? { name: 'q' } : null } as unknown as View;
  }
  set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    for (const hear of this.ears) hear();
  }
  /** Somebody answers; `asked`: then it is our turn. */
  move(asked = false): void {
    const fact = { kind: 'moved' } as unknown as Fact;
    const decisions = this.state.decisions + 1;
    this.log = [...this.log, { n: this.log.length, decision: decisions, fact }];
    this.set({ view: this.view(asked), log: this.log, fresh: [fact], decisions });
  }
  takeBack(): void {
    this.log = this.log.slice(0, 1);
    this.set({ view: this.view(true), log: this.log, fresh: [], decisions: 1 });
  }
}

let table: Told;
let showing: ShowingOf;
let stop: () => void;
const shown = (): number => showing.get().decisions;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  prefer({ watchPace: 'normal', still: false });
  table = new Told();
  showing = new Showing(table as unknown as TableSource);
  stop = showing.subscribe(() => {});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the moves of others', () => {
  test.each([
    ['slow', 1800],
    ['normal', 600],
  ] as const)('at a %s pace follow each other every %i ms', (watchPace, pause) => {
    prefer({ watchPace });
    table.move();
    expect(shown()).toBe(1);
    for (let i = 0; i < 3; i++) table.move(i === 2);
    expect(showing.get().behind).toBe(3);
    for (let n = 1; n <= 3; n++) {
      vi.advanceTimersByTime(pause - 1);
      expect(shown()).toBe(n);
      vi.advanceTimersByTime(1);
      expect(shown()).toBe(n + 1);
    }
    expect(showing.get().view?.asked).not.toBeNull();
  });

  test('are all shown at once to whoever wants that, or looks elsewhere', () => {
    prefer({ watchPace: 'now' });
    for (let i = 0; i < 3; i++) table.move();
    expect(shown()).toBe(3);
    prefer({ watchPace: 'slow' });
    table.move();
    table.move();
    expect(shown()).toBe(3);
    page.hidden = true;
    events.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toBe(5);
  });

  test('wait for a press where one watches step by step', () => {
    prefer({ watchPace: 'step' });
    for (let i = 0; i < 4; i++) table.move(i === 3);
    vi.advanceTimersByTime(60_000);
    expect([shown(), showing.get().behind]).toEqual([1, 3]);
    showing.next();
    expect([shown(), showing.get().behind]).toEqual([2, 2]);
    showing.all();
    expect([shown(), showing.get().behind]).toEqual([4, 0]);
  });

  test('go on by themselves after a press to the present, until one is asked', () => {
    prefer({ watchPace: 'step' });
    for (let i = 0; i < 2; i++) table.move();
    expect([shown(), showing.get().behind]).toEqual([1, 1]);
    showing.all();
    table.move();
    expect([shown(), showing.get().behind]).toEqual([3, 0]);
    table.move(true);
    expect([shown(), showing.get().behind]).toEqual([4, 0]);
    // One's own answer is shown at once, and then others are watched step by step again.
    table.move();
    table.move();
    expect([shown(), showing.get().behind]).toEqual([5, 1]);
  });

  test('do not keep anybody from a clock that runs', () => {
    table.move();
    table.set({ clocks: { left: [60_000], running: [0], at: 0 } });
    table.move(true);
    vi.advanceTimersByTime(120);
    expect(shown()).toBe(2);
  });

  test('are forgotten when they are taken back, and what else changes is seen meanwhile', () => {
    prefer({ watchPace: 'step' });
    for (let i = 0; i < 3; i++) table.move();
    table.set({ watching: 7 });
    expect([shown(), showing.get().watching]).toEqual([1, 7]);
    table.takeBack();
    expect([shown(), showing.get().behind]).toEqual([1, 0]);
  });
});
