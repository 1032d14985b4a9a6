import type { MatchRecord } from '@guildhall/kernel/hall';
import { describe, expect, it } from 'vitest';
import { type Reply, run, TOY, talk } from './desk.ts';

const NEW = { do: 'new', game: 'court', seats: 2, seed: '7' };

/** Starts a match, sends the requests, and gives the reply to the last one. */
async function last(...requests: unknown[]): Promise<Reply> {
  const replies = await talk([NEW, ...requests], TOY);
  return replies[replies.length - 1];
}

describe('protocol', () => {
  it('begins a match and says who must answer what', async () => {
    const [reply] = await talk([{ id: 5, ...NEW }], TOY);
    expect(reply).toMatchObject({
      id: 5,
      ok: true,
      rules: 'court@1.0.0',
      options: { rounds: 3 },
      actors: [0, 1],
      question: 'round/play a card',
    });
    expect(reply.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('lists legal answers, and gives reasons for others', async () => {
    const { answers, question } = await last({ do: 'legal', seat: 0 });
    expect(question).toBe('round/play a card');
    expect(answers).toHaveLength(3);
    expect(await last({ do: 'why', seat: 0, answer: 99 })).toMatchObject({
      ok: true,
      legal: false,
      refusal: { rule: 'CT-2', why: 'notInHand', about: { answer: 99 } },
      text: 'CT-2 notInHand [CT-2]',
    });
    const [card] = answers as number[];
    expect(await last({ do: 'why', seat: 0, answer: card })).toMatchObject({ ok: true, legal: true, refusal: null });
  });

  it('takes a legal answer and refuses another without changing anything', async () => {
    const replies = await talk([NEW, { do: 'save' }, { do: 'answer', seat: 0, answer: 'x' }, { do: 'save' }], TOY);
    expect(replies[2]).toMatchObject({ ok: false, error: 'CT-2 notInHand [CT-2]', refusal: { rule: 'CT-2' } });
    expect(replies[3]).toEqual(replies[1]);
    const { answers } = await last({ do: 'legal', seat: 0 });
    const [card] = answers as number[];
    expect(await last({ do: 'answer', seat: 0, answer: card })).toMatchObject({
      ok: true,
      actors: [1],
      decisions: 1,
      over: false,
    });
  });

  it('shows each seat its own view and facts only', async () => {
    const mine = await last({ do: 'view', seat: 0 });
    const spectator = await last({ do: 'view', seat: null });
    expect(mine.view).toMatchObject({ seat: 0, table: { hand: expect.arrayContaining([expect.any(Number)]) } });
    expect(spectator.view).toMatchObject({ seat: null, table: { hand: [] } });
    const facts = (await last({ do: 'facts', seat: 1 })) as Reply & { facts: { kind: string; seat: number }[]; next: number };
    expect(facts.facts.filter(({ kind }) => kind === 'drew').map(({ seat }) => seat)).toEqual([1]);
    expect((await last({ do: 'facts', seat: 1, from: facts.next })).facts).toEqual([]);
  });

  it('saves a match that loads again, and a position that plays on', async () => {
    const { match, position } = (await last({ do: 'save' })) as Reply & { match: MatchRecord; position: object };
    const [loaded, saved] = await talk([{ do: 'load', match }, { do: 'save' }], TOY);
    expect(loaded).toMatchObject({ ok: true, actors: [0, 1] });
    expect(saved.match).toEqual(match);
    const [placed, again, transcript] = await talk([{ do: 'load', position }, { do: 'save' }, { do: 'transcript' }], TOY);
    expect(placed).toMatchObject({ ok: true, actors: [0, 1] });
    expect(again.position).toEqual(position);
    expect(transcript).toMatchObject({ ok: false });
    expect(transcript.error).toContain('cannot be traced to the seed');
  });

  it('takes entropy from all seats or none, and consent of real seats only', async () => {
    const replies = await talk(
      [
        { do: 'new', game: 'court', seats: 2, seed: '7', entropy: ['x'] },
        { do: 'new', game: 'court', seats: 2, seed: '7', entropy: ['x', 'y', 'z'] },
        { do: 'new', game: 'court', seats: 2, seed: '7', entropy: ['x', ''] },
        { do: 'undo', seat: 0, agreed: [1, 7] },
      ],
      TOY,
    );
    expect(replies.map(({ ok }) => ok)).toEqual([false, false, true, false]);
    expect(replies[0].error).toBe('"entropy" should be a list of texts, one per seat.');
    expect(replies[3].error).toBe('"agreed" should be a list of seats.');
  });

  it('refuses an edited position that is impossible, saying what is wrong, and keeps the old match', async () => {
    const saved = (await last({ do: 'save' })) as Reply & { position: { table: { deck: number[] }; stack: object[] } };
    const { position } = saved;
    const lost = { ...position, table: { ...position.table, deck: position.table.deck.slice(1) } };
    const strange = { ...position, table: { ...position.table, pocket: [1] } };
    const replies = await talk(
      [
        NEW,
        { do: 'load', position: lost },
        { do: 'load', position: strange },
        { do: 'load', position: { ...position, stack: [{}] } },
        { do: 'save' },
      ],
      TOY,
    );
    expect(replies[1].error).toBe('This position is impossible: hands, deck and discard are not the 15 cards.');
    expect(replies[2].error).toContain('This position is impossible: table ');
    expect(replies[3].error).toContain('stack[0].');
    expect(replies[4].match).toEqual(saved.match);
  });

  it('refuses an altered match', async () => {
    const { match } = (await last({ do: 'save' })) as Reply & { match: MatchRecord };
    const broken: [unknown, string][] = [
      [{ ...match, seed: 'f'.repeat(64) }, 'the seed does not fit its commitment'],
      [{ ...match, digest: '0'.repeat(64) }, 'replays to another game'],
      [{ ...match, log: [{ seat: 0, question: 'round/play a card', answer: 99 }] }, 'line 1 of the log does not replay'],
      [{ ...match, extra: 1 }, '"extra" is not part of a match'],
      [{ ...match, game: 'chess' }, 'There is no game "chess"'],
      ['a text', 'a match file holds one JSON object'],
    ];
    for (const [data, sentence] of broken) {
      const [reply] = await talk([{ do: 'load', match: data }], TOY);
      expect(reply.ok).toBe(false);
      expect(reply.error).toContain(sentence);
    }
  });

  it('takes back with consent, and forgets what was told since', async () => {
    const { answers: mine } = await last({ do: 'legal', seat: 0 });
    const { answers: theirs } = await last({ do: 'legal', seat: 1 });
    const give = [
      { do: 'answer', seat: 0, answer: (mine as number[])[0] },
      { do: 'answer', seat: 1, answer: (theirs as number[])[0] },
    ];
    const refused = await last(...give, { do: 'undo', seat: 1 });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'GH-8' } });
    const undone = await last(...give, { do: 'undo', seat: 1, agreed: [0] });
    expect(undone).toMatchObject({ ok: true, actors: [1], decisions: 1 });
    const { next } = await last({ do: 'facts' });
    expect(await last(...give, { do: 'undo', seat: 1, agreed: [0] }, { do: 'facts' })).toMatchObject({ next });
  });

  it('withdraws a face-down answer', async () => {
    const { answers } = await last({ do: 'legal', seat: 0 });
    const give = { do: 'answer', seat: 0, answer: (answers as number[])[0] };
    expect(await last(give, { do: 'withdraw', seat: 0 })).toMatchObject({ ok: true, actors: [0, 1] });
    expect(await last({ do: 'withdraw', seat: 0 })).toMatchObject({ ok: false, refusal: { rule: 'GH-6' } });
  });

  it('commits to a seed before the words of the players are known', async () => {
    const [sealed, begun] = await talk([{ do: 'commit' }, { do: 'new', game: 'court', seats: 2, entropy: ['a', 'b'] }], TOY);
    expect(begun.commitment).toBe(sealed.commitment);
  });

  it('lets our bots answer for a seat to the end of the game, and hands out the transcript', async () => {
    const bots = Array.from({ length: 80 }, (_, i) =>
      [0, 1].map((seat) => ({ do: 'bot', seat, name: i % 2 ? 'greedy' : 'random' })),
    ).flat();
    const replies = await talk([NEW, ...bots, { do: 'outcome' }, { do: 'transcript' }, { do: 'actors' }], TOY);
    expect(replies.at(-3)).toMatchObject({ ok: true, outcome: { rule: 'CT-6' } });
    expect(replies.at(-2)).toMatchObject({ transcript: { format: 'guildhall transcript 1', draws: expect.any(Array) } });
    expect(replies.at(-1)).toMatchObject({ actors: [], question: null });
    expect(replies.some((reply) => reply.ok === false && (reply.refusal as { rule: string }).rule === 'GH-3')).toBe(true);
  });

  it('answers every kind of nonsense with one sentence', async () => {
    const nonsense: [unknown, string][] = [
      ['{"do":', 'The line is not JSON.'],
      ['[]', 'A request is a JSON object'],
      ['7', 'A request is a JSON object'],
      [{}, 'A request is a JSON object such as'],
      [{ do: 'fly' }, 'There is no request "fly". The requests are: games, commit, new'],
      [{ do: 'actors', seat: 1 }, '"seat" is not part of a "actors" request.'],
      [{ do: 'new', game: 'chess', seats: 2 }, 'There is no game "chess". The games are: court.'],
      [{ do: 'new', game: 'court', seats: 9 }, 'The game is for 2 to 3 players, not for 9. [GH-5]'],
      [{ do: 'new', game: 'court', seats: 2, options: { x: 1 } }, 'There is no option "x".'],
      [{ do: 'new', game: 'court', seats: 2, options: { rounds: 4 } }, 'The option "rounds" cannot be 4.'],
      [{ do: 'new', game: 'court', seats: 'two' }, '"seats" should be a whole number from 1 to 64.'],
      [{ do: 'new', game: 'court', seats: 2, entropy: 'x' }, '"entropy" should be a list of texts'],
      [{ do: 'view', seat: 2 }, '"seat" should be a whole number from 0 to 1.'],
      [{ do: 'answer', seat: 0 }, 'This is not an answer'],
      [{ do: 'bot', seat: 0, name: 'deep' }, 'Nobody here is called "deep"'],
      [{ do: 'load' }, '"load" takes either "match" or "position".'],
      [{ do: 'load', position: {} }, '"position.rules" should be'],
      [`{"do":"answer","seat":0,"answer":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'nested too deep'],
    ];
    for (const [request, sentence] of nonsense) {
      const replies = await talk([NEW, request, { do: 'actors' }], TOY);
      expect(replies).toHaveLength(3);
      expect(replies[1].ok).toBe(false);
      expect(replies[1].error).toContain(sentence);
      expect(replies[2]).toMatchObject({ ok: true, actors: [0, 1], decisions: 0 });
    }
    expect((await talk([{ do: 'actors' }], TOY))[0].error).toBe('There is no match yet: send "new" or "load" first.');
  });

  it('does not read a line that is far too long, and goes on after it', async () => {
    const { out } = await run(['protocol'], [JSON.stringify(NEW), `"${'x'.repeat(1024 * 1024)}"`, '{"do":"actors"}'], TOY);
    const [, long, after] = out.trim().split('\n');
    expect(JSON.parse(long)).toEqual({ ok: false, error: 'The line is longer than 1 MiB and was not read.' });
    expect(JSON.parse(after).ok).toBe(true);
  });

  it('ends when told to, and speaks Polish', async () => {
    const replies = await talk([{ do: 'quit' }, { do: 'games' }], TOY);
    expect(replies).toEqual([{ ok: true }]);
    const [polish] = await talk([{ do: 'fly' }], TOY, ['--lang', 'pl']);
    expect(polish.error).toContain('Nie ma żądania „fly”.');
  });
});
