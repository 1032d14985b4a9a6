/** The log in order: parts, decisions, what follows, bookkeeping; and sentences taken apart. */
import { describe, expect, it } from 'vitest';
import { headingOf } from '../src/table/log-headings.ts';
import { type Part, type Placing, partsOf, sinceMine } from '../src/table/log-parts.ts';
import { markAfterName, marking, piecesOf } from '../src/table/log-sentence.ts';
import type { LogLine } from '../src/tables/source.ts';

/** "3 turn 1": decision, kind, seat. */
const logOf = (...lines: string[]): LogLine[] =>
  lines.map((line, n) => {
    const [decision, kind, seat] = line.split(' ');
    return { n, decision: Number(decision), fact: { kind, rule: 'X-1', ...(seat && { seat: Number(seat) }) } };
  });

const placing: Placing = {
  begins: ({ kind }) => (kind === 'turn' ? { level: 'turn', of: null } : kind === 'acts' ? { level: 'step', of: 'm1' } : null),
  place: ({ kind }) => (kind === 'count' ? 'aside' : kind === 'then' ? 'follows' : undefined),
};

/** "2: move then | count": number, lines, bookkeeping. */
const shown = (part: Part): string[] =>
  part.deeds.map(({ number, lines, asides }) => {
    const kinds = (all: readonly LogLine[]): string => all.map(({ fact }) => fact.kind).join(' ');
    return `${number ?? '-'}: ${kinds(lines)}${asides.length > 0 ? ` | ${kinds(asides)}` : ''}`;
  });

describe('the log by turn and decision', () => {
  it('numbers what was decided in a turn, and not what came with its heading', () => {
    const [before, turn] = partsOf(logOf('0 deal', '1 turn 0', '1 event', '1 event', '2 move', '2 push', '3 move'), placing);
    expect(shown(before)).toEqual(['1: deal']);
    expect(turn).toMatchObject({ seat: 0, size: 6, decisions: 2 });
    expect(shown(turn)).toEqual(['-: event event', '1: move push', '2: move']);
  });

  it('hangs what follows under the decision before, though somebody decided it', () => {
    const [turn] = partsOf(logOf('1 turn 0', '2 quench', '3 then', '4 then', '5 move'), placing);
    expect(shown(turn)).toEqual(['1: quench then then', '2: move']);
  });

  it('keeps bookkeeping with what it belongs to, told before it or after', () => {
    const [turn] = partsOf(
      logOf('1 turn 0', '2 count', '3 count', '3 quench', '3 count', '4 count', '4 then', '5 move'),
      placing,
    );
    expect(shown(turn)).toEqual(['1: quench then | count count count count', '2: move']);
    expect(turn.asides).toBe(4);
  });

  it('gives no number to a decision of which only bookkeeping is told', () => {
    const [turn, next] = partsOf(logOf('1 turn 0', '2 move', '3 count', '3 turn 1', '3 count'), placing);
    expect(shown(turn)).toEqual(['1: move | count']);
    expect(shown(next)).toEqual(['-:  | count']);
  });

  it('begins lesser parts within a turn, of whoever acts', () => {
    const parts = partsOf(logOf('1 turn', '1 acts 0', '2 move', '3 acts 1', '4 move'), placing);
    expect(parts.map(({ level, seat, of }) => [level, seat, of])).toEqual([
      ['turn', null, null],
      ['step', 0, 'm1'],
      ['step', 1, 'm1'],
    ]);
  });

  it('leaves nothing out and repeats nothing', () => {
    const log = logOf('0 deal', '0 count', '1 turn 0', '1 count', '2 then', '2 count', '3 turn 1', '4 count', '5 move');
    const all = partsOf(log, placing).flatMap(({ heading, deeds }) => [
      ...(heading ? [heading] : []),
      ...deeds.flatMap(({ lines, asides }) => [...lines, ...asides]),
    ]);
    expect(all.map(({ n }) => n).sort((a, b) => a - b)).toEqual(log.map(({ n }) => n));
  });
});

describe('since my last turn', () => {
  const turns = (...seats: number[]): Part[] => partsOf(logOf(...seats.map((seat, i) => `${i} turn ${seat}`)), placing);

  it('begins with the first turn of others after mine, also while I play again', () => {
    expect(sinceMine(turns(0, 1, 2), [0])).toEqual({ from: 1, to: 3 });
    expect(sinceMine(turns(0, 1, 2, 0), [0])).toEqual({ from: 1, to: 3 });
    expect(sinceMine(turns(0, 1, 0, 0), [0])).toEqual({ from: 1, to: 2 });
  });

  it('is nowhere before I have played, when nobody else has, or for those who watch', () => {
    expect(sinceMine(turns(1, 2), [0])).toBeNull();
    expect(sinceMine(turns(0, 0), [0])).toBeNull();
    expect(sinceMine(turns(0, 1), [])).toBeNull();
    expect(sinceMine([], [0])).toBeNull();
  });
});

describe('headings where the board has none', () => {
  const heading = (kind: string): string | null =>
    headingOf({}, { kind, rule: 'X-1' }, 'en', { seat: String }, () => `sentence of ${kind}`);

  it('are the sentences of rounds and turns', () => {
    expect(heading('turnBegan')).toBe('sentence of turnBegan');
    expect(heading('roundBegan')).toBe('sentence of roundBegan');
    expect(heading('turnEnded')).toBeNull();
  });
});

describe('a sentence taken apart', () => {
  const names = ['Kasia', 'Ash'];
  const say = { seat: (seat: number) => names[seat], place: (id: string) => ({ C2: 'Town Hall (C2)' })[id] ?? id };
  const tell = ({ seat, place = (id: string) => id }: typeof say): string =>
    `${seat(0)} shows K♥ 10♠ to ${seat(1)} on ${place('C2')}.`;
  const pieces = (marked: string, plain: string): string[] =>
    piecesOf(marked, plain).map((piece) => `${piece.kind}: ${piece.text}`);

  it('marks seats, places and cards, and loses no word', () => {
    const plain = tell(say);
    const marked = tell(marking(say) as typeof say);
    expect(pieces(marked, plain)).toEqual([
      'seat: Kasia',
      'words:  shows ',
      'card: K♥',
      'words:  ',
      'card: 10♠',
      'words:  to ',
      'seat: Ash',
      'words:  on ',
      'thing: Town Hall (C2)',
      'words: .',
    ]);
    expect(
      piecesOf(marked, plain)
        .map(({ text }) => text)
        .join(''),
    ).toBe(plain);
  });

  it('stays plain where the sentence itself depends on a name', () => {
    const choosy = ({ seat }: typeof say): string => (seat(0) === 'Kasia' ? 'She draws A♦.' : `${seat(0)} draws A♦.`);
    expect(pieces(choosy(marking(say) as typeof say), choosy(say))).toEqual(['words: She draws ', 'card: A♦', 'words: .']);
  });

  it('knows the mark after a name, which is not seen where the name is not', () => {
    expect([', trafienie krytyczne: Cios', ': Niesława +5', ' shows a card, then another', '', ', '].map(markAfterName)).toEqual([
      ', ',
      ': ',
      '',
      '',
      ', ',
    ]);
  });
});
