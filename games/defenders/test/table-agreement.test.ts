/** Chapter 29: human parts and table agreement. */
import { readdirSync, readFileSync } from 'node:fs';
import { makeBot, see } from '@guildhall/bots';
import { type GamePackage, type Plain, QuickRandom, samePlain } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Decider, JUDGED_AT, JUDGEMENT_LIST } from '../data/index.ts';
import { defenders } from '../index.ts';
import { QUESTIONS } from '../questions.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { text } from '../text/index.ts';
import { type Arrangement, dealt, given, type Scene } from './kit.ts';

/** The empty Gate is taken, and the entry points are looked at anew: the Keep alone. */
const CITY: Arrangement = {
  seats: 4,
  locations: { Gate: { exposed: true }, Keep: {}, Tower: {}, Far: {} },
  connections: ['Gate Keep', 'Keep Tower', 'Tower Far'],
  defenders: { Watch: { at: 'Keep' } },
  threats: { Orcs: { card: '9s' }, Rest: { card: 'Ks' } },
  deck: ['Tc'],
  dice: { attack: [1] },
};
const anew = (over: Partial<Arrangement> = {}): Scene =>
  given({ ...CITY, ...over })
    .threatsAct()
    .quietly('entry points/confirm');
/** The First Player proposes the Tower as another way in. */
const proposed = (): Scene => anew().answer(0, 'propose', 'add {Tower}');
/** Seat 1 does, when the First Player has confirmed. */
const proposedByOther = (): Scene => anew().answer(0, 'confirm').answer(1, 'propose', 'add {Tower}');
function votes(s: Scene, answers: { [seat: number]: string }): Scene {
  for (const [seat, answer] of Object.entries(answers)) s.answer(Number(seat), answer);
  return s;
}

describe('texts', () => {
  const attack = (narration: string): Scene => given({ ...CITY, options: { narration } }).threatsAct();

  test('DF-29.1 at every point marked for people to tell the game asks, and goes on only when it was told', () => {
    const asking = new Set<string>(Object.values(QUESTIONS).map(({ rule }) => rule));
    const marked = rulebook.rules
      .filter(({ mark, id }) => mark === 'ask' && Number(id.split(/[-.]/)[1]) >= 18)
      .map(({ id }) => id);
    expect(marked).toEqual(['DF-18.12', 'DF-19.2', 'DF-19.5', 'DF-20.6', 'DF-21.2', 'DF-21.7', 'DF-26.12', 'DF-27.7']);
    for (const rule of marked) expect(asking.has(rule), rule).toBe(true);
    const s = attack('mixed');
    for (const nothing of ['', '   ', null, {}, { aloud: false }] as Plain[]) {
      expect(s.whyNot(0, nothing)).toMatchObject({ rule: 'DF-29.3' });
    }
    s.expectQuestion('battle/attack', 0);
    expect(s.all('battleDecided')).toEqual([]);
  });

  test('DF-29.2 what people say is not judged, only how long it is', () => {
    const strange = '<b>Blah</b> & lorem; 7 > 5';
    const s = attack('written').answer(0, strange);
    s.expectFact('narrated', { what: 'attack', text: strange });
    attack('written').answer(0, 'x'.repeat(2000));
    attack('written').refused(0, 'x'.repeat(2001), 'DF-29.3', 'tooLong');
    // Counted as people see them.
    attack('written').answer(0, '🏰'.repeat(2000));
    attack('written').refused(0, '🏰'.repeat(2001), 'DF-29.3', 'tooLong');
    attack('written').answer(0, '!');
  });

  test('DF-29.3 written wants a visible character, spoken and mixed take what was said aloud', () => {
    const aloud = { aloud: true };
    attack('written').refused(0, aloud, 'DF-29.3', 'mustBeWritten');
    attack('written').refused(0, ' \n ', 'DF-29.3', 'empty');
    attack('spoken').answer(0, aloud).expectFact('narrated', { what: 'attack', text: '', aloud: true });
    attack('mixed').answer(0, aloud).expectFact('narrated', { what: 'attack', text: '', aloud: true });
    attack('mixed').answer(0, 'Drums.').expectFact('narrated', { what: 'attack', text: 'Drums.', aloud: false });
    // Mixed is the default.
    expect(defenders.meta.options.find(({ name }) => name === 'narration')?.default).toBe('mixed');
    const offered = (narration: string): boolean =>
      attack(narration)
        .legal(0)
        .some((answer) => samePlain(answer, aloud));
    expect(['written', 'spoken', 'mixed'].map(offered)).toEqual([false, true, true]);
  });

  test('DF-29.4 names are always written', () => {
    const s = given({ ...CITY, options: { narration: 'spoken' }, deck: ['9s'], threats: { Rest: { card: 'Ks' } } }).threatsAct();
    const [word] = (s.asked(0)?.show.words ?? []) as string[];
    s.refused(0, { word, aloud: true }, 'DF-6.16');
    s.refused(0, { word, name: '', aloud: true }, 'DF-6.16', 'empty');
    s.refused(0, { word, name: 'Grey\nwolves', aloud: true }, 'DF-6.16', 'controlCharacters');
    s.answer(0, { word, name: 'Wolves', aloud: true });
    expect(s.base('Wolves')).toBe('outside');
  });

  test('DF-29.5 no timer decides: nothing in the rules knows what time it is', () => {
    const folder = new URL('../rules/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(sources.length).toBeGreaterThan(20);
    for (const source of sources) expect(source).not.toMatch(/\bDate\b|performance\.|setTimeout|setInterval/);
  });
});

describe('what people judge', () => {
  test('DF-29.7 who judges at each point is as listed, and is told with the question what holds otherwise', () => {
    const printed = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
    const [section] = printed.slice(printed.indexOf('\n## D14.')).split('\n## D15.');
    const rows = section.split('\n').filter((line) => /^\| \d/.test(line));
    const who: { readonly [decider in Decider]: string } = {
      table: 'table agreement',
      card_player: 'player of the ',
      finaliser: 'finalising player',
      drawer: 'drawer',
      others: 'the other persons',
      players: 'agreement of the players',
      first_player: 'First Player',
    };
    expect(rows).toHaveLength(JUDGEMENT_LIST.length);
    JUDGEMENT_LIST.forEach((one, at) => {
      expect(rows[at].split(' | ')[2], one.id).toContain(who[one.who]);
      const questions = Object.keys(JUDGED_AT).filter((question) => JUDGED_AT[question].includes(one.id));
      expect(questions, one.id).not.toEqual([]);
      for (const question of questions) {
        expect(Object.keys(QUESTIONS)).toContain(question);
        // Only a wall has an inside, and only what is long crosses anything.
        const told = text.en.typing?.(question, { wall: true, kind: 'long' }) ?? '';
        expect(told, question).toContain(text.en.names.judgements[one.id].question);
        expect(told).toContain(text.en.names.deciders[one.who]);
        if (one.overruledBy !== null) expect(told).toContain(one.overruledBy);
      }
    });
  });
});

describe('table agreement', () => {
  test('DF-29.8 if all agree it passes; the proposer counts as agreeing', () => {
    const s = proposed();
    expect([...s.actors].sort()).toEqual([1, 2, 3]);
    expect(s.asked(1)?.show).toMatchObject({ proposal: s.named('add {Tower}'), by: 0 });
    votes(s, { 1: 'yes', 2: 'yes', 3: 'yes' });
    s.expectFact('agreementReached', { rule: 'DF-29.8', passed: true, yes: 4, no: 0, by: 'all' });
    expect(s.entries).toEqual(['Keep', 'Tower']);
  });

  test('DF-29.8 if not, the proposer may amend it once, and then the majority decides', () => {
    const s = votes(proposed(), { 1: 'no', 2: 'yes', 3: 'yes' });
    s.expectQuestion('agreement/amend', 0);
    const amended = s.branch();
    s.answer(0, 'stand by it');
    expect(s.question).toBe('agreement/vote');
    votes(s, { 1: 'no', 2: 'yes', 3: 'no' });
    // Two against two: the First Player, who proposed it, decides.
    s.expectFact('agreementReached', { passed: true, yes: 2, no: 2, by: 'decider' });
    amended.answer(0, 'add {Far}').expectFact('amended', { proposal: amended.named('add {Far}') });
    votes(amended, { 1: 'no', 2: 'yes', 3: 'yes' });
    amended.expectFact('agreementReached', { passed: true, yes: 3, no: 1, by: 'majority' });
    expect(amended.entries).toEqual(['Keep', 'Far']);
    const lost = votes(proposed(), { 1: 'no', 2: 'no', 3: 'no' }).answer(0, 'stand by it');
    votes(lost, { 1: 'no', 2: 'no', 3: 'no' }).expectFact('agreementReached', { passed: false, yes: 1, no: 3, by: 'majority' });
    expect(lost.entries).toEqual(['Keep']);
    // Two for it are no majority against three.
    const six = votes(anew({ seats: 6 }).answer(0, 'propose', 'add {Tower}'), {
      1: 'yes',
      2: 'no',
      3: 'no',
      4: 'no',
      5: 'abstain',
    });
    votes(six.answer(0, 'stand by it'), { 1: 'yes', 2: 'no', 3: 'no', 4: 'no', 5: 'abstain' });
    six.expectFact('agreementReached', { passed: false, yes: 2, no: 3, by: 'majority' });
    const withdrawn = votes(proposed(), { 1: 'no', 2: 'yes', 3: 'yes' }).answer(0, 'withdraw');
    expect(withdrawn.entries).toEqual(['Keep']);
    withdrawn.expectFact('withdrawn', { seat: 0 });
  });

  test('DF-29.8 with equal votes the First Player decides; if that seat is a bot the default stands', () => {
    const tied = (): Scene => {
      const s = votes(proposedByOther(), { 0: 'no', 2: 'yes', 3: 'no' }).answer(1, 'stand by it');
      return votes(s, { 0: 'no', 2: 'yes', 3: 'no' });
    };
    tied().expectQuestion('agreement/decide', 0, ['yes', 'no', 'abstain']);
    expect(tied().answer(0, 'yes').entries).toEqual(['Keep', 'Tower']);
    expect(tied().answer(0, 'no').entries).toEqual(['Keep']);
    const bot = tied().answer(0, 'abstain');
    // Nothing changes.
    bot.expectFact('agreementReached', { passed: false, by: 'default' });
    expect(bot.entries).toEqual(['Keep']);
  });

  test('DF-29.8 the First Player of this turn decides, before turn 1 the start seat', () => {
    const later = anew({ first: 2 }).answer(2, 'confirm').answer(3, 'propose', 'add {Tower}');
    votes(later, { 0: 'yes', 1: 'no', 2: 'no' }).answer(3, 'stand by it');
    votes(later, { 0: 'yes', 1: 'no', 2: 'no' }).expectQuestion('agreement/decide', 2);
    // What the First Player proposes passes with equal votes.
    const own = votes(anew({ first: 2 }).answer(2, 'propose', 'add {Tower}'), { 0: 'no', 1: 'yes', 3: 'no' });
    votes(own.answer(2, 'stand by it'), { 0: 'no', 1: 'yes', 3: 'no' }).expectFact('agreementReached', {
      passed: true,
      by: 'decider',
    });
    const early = dealt({ startSeat: '2' }, 4, 1).answer(2, 'ready').answer(3, 'setting', 'kaiju');
    votes(early, { 0: 'no', 1: 'yes', 2: 'no' }).answer(3, 'stand by it');
    votes(early, { 0: 'no', 1: 'yes', 2: 'no' }).expectQuestion('agreement/decide', 2);
  });

  test('DF-29.8 who abstains does not stand in the way', () => {
    const s = votes(proposed(), { 1: 'abstain', 2: 'yes', 3: 'abstain' });
    s.expectFact('agreementReached', { passed: true, yes: 2, no: 0, by: 'all' });
  });

  test('DF-29.9 one person has one vote, bots have none, of whatever strength', () => {
    // One person with four seats is asked nothing.
    const one = anew({ options: { people: 'one' } }).answer(0, 'propose', 'add {Tower}');
    one.expectFact('agreementReached', { passed: true, yes: 1, no: 0, by: 'all' });
    const judging = (): Scene =>
      given({ ...CITY, defenders: { Watch: { at: 'Gate' } } })
        .threatsAct()
        .quietly('battle/challenge');
    const voting = (): Scene => {
      const s = judging();
      votes(s, { 0: 'challenge', 2: 'accept', 3: 'accept' }).answer(1, { keep: true });
      return s;
    };
    const tie = votes(proposedByOther(), { 0: 'no', 2: 'yes', 3: 'no' }).answer(1, 'stand by it');
    const game = defenders as unknown as GamePackage;
    for (const s of [proposed(), judging(), voting(), tie]) {
      for (const level of ['random', 'greedy', 'search']) {
        const seat = s.actor;
        const answer = makeBot(level, 1).decideNow(see(game, s.branch().game, seat, new QuickRandom(1)), { iterations: 5 });
        expect([s.question, level, answer]).toEqual([s.question, level, 'abstain']);
      }
    }
    // A vote that does not count: one yes against one no besides the proposer.
    const s = votes(proposed(), { 1: 'no', 2: 'abstain', 3: 'abstain' }).answer(0, 'stand by it');
    votes(s, { 1: 'no', 2: 'abstain', 3: 'abstain' }).expectFact('agreementReached', { yes: 1, no: 1, by: 'decider' });
  });
});
