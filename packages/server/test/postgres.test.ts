import { readMatch, verify } from '@guildhall/kernel/hall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundle } from './bundle.ts';
import { bids } from './games/bids.ts';
import { Guest, type Line, newKey } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Process, startProcess } from './process.ts';
import { concede, fights, GANGS, must, openFight, question } from './season.ts';

const present = hasPostgres();
let postgres: Postgres;
let url = '';
let bundled: Bundle;
const processes: Process[] = [];
let one: Process;
let two: Process;
const start = async (): Promise<Process> => {
  const started = await startProcess({ DATABASE_URL: url }, bundled);
  processes.push(started);
  return started;
};
beforeAll(async () => {
  if (!present) return;
  bundled = await bundle();
  postgres = await startPostgres();
  url = await postgres.database();
});
afterAll(async () => {
  await Promise.all(processes.map((started) => started.kill()));
  if (present) await postgres.stop();
});

const at = (guest: Guest, address: string): Guest => {
  const same = new Guest(address);
  same.cookie = guest.cookie;
  return same;
};
const first = (line: Line, seat: number): unknown => line.view(seat).asked?.options?.[0];

/** Who was here when that was last said. */
const presence = (line: Line): number[] | undefined => {
  const said = line.received.findLast((message) => message.type === 'presence');
  return said?.type === 'presence' ? said.here : undefined;
};

describe.runIf(present)('two processes on one PostgreSQL', () => {
  it('play one match; a third is killed in the middle', async () => {
    // Started at the same moment: the migrations must not get in each other's way.
    let three: Process;
    [one, two, three] = await Promise.all([start(), start(), start()]);
    const ann = await Guest.called('Ann', one.address);
    const bob = await Guest.called('Bob', two.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const a = await ann.socket();
    await a.watch(table);
    let b = await at(bob, three.address).socket();
    await b.watch(table);
    const eve = await new Guest(two.address).socket();
    await eve.watch(table);
    await a.until(() => a.views.has('0'));
    await b.until(() => b.views.has('1'));

    // What is added at several processes at the same moment comes everywhere, once and in the same order.
    const clap = (loud: number) => ({ kind: 'clap', loud });
    const sent = Array.from({ length: 10 }, (_, i) => ({ loud: i, key: newKey() }));
    const added = await Promise.all(
      sent.flatMap(({ loud, key }) => [a.contribute(table, 0, clap(loud), key), b.contribute(table, 1, clap(loud))]),
    );
    expect(added.every(({ type }) => type === 'kept')).toBe(true);
    await Promise.all([a, b, eve].map((line) => line.until(() => line.contributions.length === 20)));
    for (const line of [b, eve]) expect(line.contributions).toEqual(a.contributions);
    const elsewhere = await at(ann, two.address).socket();
    expect((await elsewhere.watch(table)).contributions).toEqual(a.contributions);
    expect(await elsewhere.contribute(table, 0, clap(0), sent[0].key)).toEqual(added[0]);
    await elsewhere.close();

    let killed = false;
    for (let i = 0; i < 200 && !a.view(0).outcome; i++) {
      await a.until(() => a.view(0).outcome !== null || a.view(0).waitingFor.some(({ seat }) => seat < 2));
      if (a.view(0).outcome) break;
      if (i === 8) {
        await three.kill();
        killed = true;
        b = await at(bob, two.address).socket();
        expect((await b.watch(table)).contributions).toEqual(a.contributions);
      }
      const seat = a.view(0).waitingFor.find((waiting) => waiting.seat < 2)?.seat ?? 0;
      const line = seat === 0 ? a : b;
      await line.until(() => line.sequence >= a.sequence && line.view(seat).asked !== null);
      const key = newKey();
      const kept = await line.answer(table, seat, first(line, seat), key);
      expect(kept.type).toBe('kept');
      // The same command at another process is the same command.
      if (i % 5 === 0 && seat === 0) {
        const other = await at(ann, two.address).socket();
        await other.watch(table);
        expect(await other.answer(table, 0, 'anything', key)).toEqual(kept);
        await other.close();
      }
      const { sequence } = kept as { sequence: number };
      await Promise.all([a, b, eve].map((each) => each.until(() => each.sequence >= sequence)));
    }
    expect(killed).toBe(true);
    expect(a.gaps).toEqual([]);
    await eve.until(() => eve.view(null).outcome !== null);
    expect(eve.gaps).toEqual([]);
    const text = await (await at(ann, two.address).raw('GET', `/api/tables/${table}/export`)).text();
    const read = readMatch(text);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.record.contributions).toEqual(a.contributions);
    expect(verify(bids, read.record)).toMatchObject({ outcome: a.view(0).outcome });
  });

  it('agree when both take a move at the same moment', async () => {
    const ann = await Guest.called('Ann', one.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    const lines = [await ann.socket(), await at(ann, two.address).socket()];
    for (const line of lines) {
      await line.watch(table);
      await line.until(() => line.views.has('0'));
    }
    for (let round = 0; round < 5; round++) {
      await lines[1].until(() => lines[1].sequence === lines[0].sequence);
      const { decision } = lines[0];
      const { seat } = lines[0].view(0).waitingFor[0];
      const answers = await Promise.all(lines.map((line) => line.answer(table, seat, first(line, seat), newKey(), decision)));
      // One of them comes first; the other is too late, whether face down or not.
      expect(answers.map(({ type }) => type).sort()).toEqual(['kept', 'refused']);
      await Promise.all(
        lines.map((line) => line.until(() => line.sequence === Math.max(...lines.map(({ sequence }) => sequence)))),
      );
    }
    expect(lines.flatMap(({ gaps }) => gaps)).toEqual([]);
  });

  it('say who is present at the other', async () => {
    const ann = await Guest.called('Ann', one.address);
    const bob = await Guest.called('Bob', two.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const a = await ann.socket();
    await a.watch(table);
    const came = a.wait('presence', ({ here }) => here.includes(1));
    const b = await bob.socket();
    await b.watch(table);
    await came;
    const left = a.wait('presence', ({ here }) => !here.includes(1));
    await b.close();
    await left;
  });

  it('agree on who is here: whoever is at one is not absent at another, and who was at one that is killed is', async () => {
    const three = await start();
    const carol = await Guest.called('Carol', three.address);
    const { table } = await carol.table({ seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] });
    const c = await carol.socket();
    await c.watch(table);
    // The other processes open the table only now, and nobody has come or gone since.
    const bob = await Guest.called('Bob', two.address);
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const b = await bob.socket();
    const state = await b.watch(table);
    await b.until(() => presence(b)?.includes(0) ?? state.state.seats[0].here);
    expect(await b.command({ type: 'begin', table, seat: 1, key: newKey() })).toMatchObject({ reason: 'notHost' });
    expect((await c.command({ type: 'begin', table, seat: 0, key: newKey() })).type).toBe('kept');
    await b.until(() => b.state?.state.status === 'playing');
    const take = await b.command({ type: 'takeOver', table, seat: 1, of: 0, key: newKey() });
    expect(take).toMatchObject({ reason: 'notAbsent', refusal: { why: 'notAway' } });
    expect(await b.command({ type: 'offer', table, seat: 1, of: 0, on: true, key: newKey() })).toMatchObject({ type: 'refused' });

    await three.kill();
    await b.until(() => presence(b)?.includes(0) === false);
    // Gone, but not yet for long, and so says every process.
    for (const address of [one.address, two.address]) {
      const line = await at(bob, address).socket();
      await line.watch(table);
      const refused = await line.command({ type: 'takeOver', table, seat: 1, of: 0, key: newKey() });
      expect(refused).toMatchObject({ reason: 'notAbsent', refusal: { why: 'notLongAway', about: { minutes: 5 } } });
      await line.close();
    }
  });

  it('let nobody begin who is not host, but the next once the host’s process is gone', async () => {
    const three = await start();
    const carol = await Guest.called('Carol', three.address);
    const { table } = await carol.table({ seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] });
    await (await carol.socket()).watch(table);
    const bob = await Guest.called('Bob', two.address);
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const b = await bob.socket();
    await b.watch(table);
    await three.kill();
    await b.until(() => presence(b)?.includes(0) === false);
    expect((await b.command({ type: 'begin', table, seat: 1, key: newKey() })).type).toBe('kept');
  });

  it('stop in order', async () => {
    expect(await one.stop()).toBe(0);
  });

  it('keep one campaign: no coin is spent twice, a fight has one table, and its result is entered once', async () => {
    const env = { DATABASE_URL: await postgres.database(), GAMES_MODULE: '@guildhall/registry' };
    const [here, there] = await Promise.all([startProcess(env, bundled), startProcess(env, bundled)]);
    processes.push(here, there);
    const ann = await Guest.called('Ann', here.address);
    const bob = await Guest.called('Bob', there.address);
    const { table } = await ann.table({ game: 'kobolds-campaign', seats: [{ kind: 'person' }, { kind: 'open' }] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    // Ann sits at both processes at once.
    const [a, also, b] = [await ann.socket(), await at(ann, there.address).socket(), await bob.socket()];
    for (const line of [a, also, b]) await line.watch(table);
    await a.until(() => a.views.has('0'));
    await must(a.answer(table, 0, GANGS[0]));
    await b.until(() => b.views.has('1') && b.view(1).asked !== null);
    await must(b.answer(table, 1, GANGS[1]));
    await Promise.all([a, also].map((line) => line.until(() => question(line, 0) === 'business/bring')));
    const goldOf = (line: Line): number => (line.view(0).table as { gangs: { gold: number }[] }).gangs[0].gold;
    const [gold, price] = [goldOf(a), 3];
    const hire = (line: Line) =>
      line.command({ type: 'act', table, seat: 0, key: newKey(), act: 'anytime/hire', answer: 'orc-ruffian' });
    const hired = await Promise.all(Array.from({ length: 8 }, (_, n) => hire(n % 2 === 0 ? a : also)));
    const kept = hired.filter(({ type }) => type === 'kept').length;
    expect(kept).toBe(Math.floor(gold / price));
    await Promise.all([a, also].map((line) => line.until(() => goldOf(line) === gold - kept * price)));

    for (const [seat, line] of [a, b].entries()) await must(line.answer(table, seat, 'stash 0'));
    await b.until(() => fights(b)[0]?.players.length === 2 && a.sequence === b.sequence && question(a, 0) === 'fights/result');
    const opened = await Promise.all([openFight(ann, table), openFight(bob, table)]);
    expect(opened[1].table).toBe(opened[0].table);
    await concede(bob, opened[1]);
    await a.until(() => a.facts.some(({ kind }) => kind === 'reported'));
    await b.until(() => b.sequence === a.sequence);
    expect(b.facts.filter(({ kind }) => kind === 'reported')).toHaveLength(1);
  });
});
