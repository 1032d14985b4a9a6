/** Matches of earlier rules at the terminal: resumed, replayed, verified, loaded by a program; frozen ones only looked at. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DUEL } from '../../kernel/test/duel.ts';
import type { Hall } from '../src/context.ts';
import { run, talk } from './desk.ts';

const hall = (edition: keyof typeof DUEL): Hall => ({
  list: () => ['duel'],
  load: async () => DUEL[edition] as unknown as AnyGame,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A match of the first edition in mid-game, boasting in these words; written to a file. */
function begun(boast: string): { path: string; record: MatchRecord; text: string } {
  const game = DUEL.first;
  const match = Match.create(game, { seats: 2, options: {}, seed: '3'.repeat(64) });
  for (let [seat] = game.actors(match.current); match.decisions < 12; [seat] = game.actors(match.current)) {
    match.answer(seat, game.isOpen(match.current) ? boast : game.legal(match.current, seat)[0]);
  }
  const path = join(folder, 'match.json');
  const record = match.record();
  const text = `${JSON.stringify(record)}\n`;
  writeFileSync(path, text);
  return { path, record, text };
}
const SHORT = 'Ha';
const LONG = 'Ha, ha!';
const LINES = /lines 1 to 12 were played by duel@1.0.0 and replayed by duel@1.1.0, with every answer legal/;

describe('a match that is adopted', () => {
  it('is resumed, says so, and is kept with the line that says so', async () => {
    const { path, record } = begun(LONG);
    const { out, code } = await run(['play', 'duel', '--resume', path, '--seats', 'me,random'], ['1', 'quit'], hall('second'));
    expect(code).toBe(0);
    expect(out).toContain('This match was begun by earlier rules and goes on by duel@1.1.0:');
    expect(out).toMatch(LINES);
    const kept = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
    expect(kept.log.slice(0, 12)).toEqual(record.log);
    expect(kept.log[12]).toEqual({ rules: 'duel@1.1.0', digest: record.digest });
    expect((await run(['verify', path], '', hall('second'))).out).toMatch(LINES);
  });

  it('is replayed in the words of today', async () => {
    const { path } = begun(LONG);
    const { out, code } = await run(['replay', path], '', hall('second'));
    expect(code).toBe(0);
    expect(out).toContain('Seat 1: strike sabre');
    expect(out).not.toContain('strike W');
  });

  it('is verified as far as that goes, in both languages and for programs', async () => {
    const { path, text } = begun(LONG);
    const { out, code } = await run(['verify', path], '', hall('second'));
    expect(code).toBe(0);
    expect(out).toMatch(LINES);
    expect(out).toContain('the game they lead to is not the one that was saved by the rules of that time.');
    expect((await run(['verify', path, '--lang', 'pl'], '', hall('second'))).out).toContain(
      'linie od 1 do 12: grane według duel@1.0.0, powtórzone według duel@1.1.0, każda odpowiedź dozwolona; prowadzą do innej gry',
    );
    expect(JSON.parse((await run(['verify', path, '--json'], '', hall('second'))).out)).toMatchObject({
      rules: 'duel@1.0.0',
      stretches: [{ rules: 'duel@1.0.0', from: 1, to: 12, proof: 'replayed', end: 'differs' }],
    });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('is loaded by a program, which learns of it', async () => {
    const { record } = begun(LONG);
    const [loaded, saved] = await talk([{ do: 'load', match: record }, { do: 'save' }], hall('second'));
    expect(loaded).toMatchObject({ ok: true, rules: 'duel@1.1.0', adopted: { line: 13, position: null }, decisions: 12 });
    const [again] = await talk([{ do: 'load', match: saved.match }], hall('second'));
    expect(again).toMatchObject({ ok: true, adopted: null });
  });
});

describe('a match that is taken up from its position', () => {
  it('is resumed, replayed from there and verified in part', async () => {
    const { path } = begun(SHORT);
    const played = await run(
      ['play', 'duel', '--resume', path, '--seats', 'me,me'],
      ['answer Good blow', '1', 'undo', 'yes', '1', 'quit'],
      hall('third'),
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain('cannot be checked by duel@1.2.0: the match goes on from the position stored after them.');
    const replayed = await run(['replay', path], '', hall('third'));
    expect(replayed.out).toContain('The position after 12 decisions, from which the match goes on');
    expect(replayed.out).toContain('13. ');
    expect((await run(['replay', path, '--to', '3'], '', hall('third'))).err).toContain(
      '--to should be a whole number from 12 to',
    );
    const verified = await run(['verify', path], '', hall('third'));
    expect(verified.out).toContain('  --  lines 1 to 12 were played by duel@1.0.0 and cannot be checked');
    expect(verified.out).toContain('The match is sound as far as it can be checked.');
    const { err, code } = await run(['verify', path, '--transcript', join(folder, 't.json')], '', hall('third'));
    expect([code, err]).toEqual([
      2,
      'error: The match goes on from a stored position: not all of its dice can be traced to the seed.\n',
    ]);
  });
});

describe('a match that is frozen', () => {
  const why = /stays as it is: the match was played by duel@1.0.0; these are duel@1.2.0.*\[DL-3\]/;

  it('is shown as far as it goes, with the reason; its file is not touched', async () => {
    const { path, text } = begun(SHORT);
    const { out, code } = await run(['replay', path], '', hall('careless'));
    expect(code).toBe(0);
    expect(out).toContain('1. Seat 1: strike rapier');
    expect(out).toMatch(why);
    expect((await run(['replay', path, '--lang', 'pl'], '', hall('careless'))).out).toMatch(
      /zostaje taka, jaka jest: partia była grana/,
    );
    expect(JSON.parse((await run(['replay', path, '--json'], '', hall('careless'))).out).frozen).toMatch(why);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('cannot be resumed, verified or loaded: one sentence says why', async () => {
    const { path, record, text } = begun(SHORT);
    for (const argv of [
      ['verify', path],
      ['play', 'duel', '--resume', path],
    ]) {
      const { code, out, err } = await run(argv, '', hall('careless'));
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(why);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    const [reply] = await talk([{ do: 'load', match: record }], hall('careless'));
    expect(reply.ok).toBe(false);
    expect(reply.error).toMatch(why);
    // Rules that know nothing of its version cannot even show it.
    expect(await run(['replay', path], '', hall('stranger'))).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
