/** Chapters 8 and 9: describing cards, tokens, achievements, gadgets. */
import { describe, expect, it } from 'vitest';
import type { Hero } from '../data/index.ts';
import { conflict, HERO, hero, KITE, type Setting } from './scene.ts';

/** A hero's attack with one die is rolled, and the actor is asked about it. */
const rolled = (setting: Setting, target: number, skill: string, ...faces: number[]) =>
  conflict(setting)
    .rolls(...faces)
    .say('attack')
    .does(`at ${target}`, skill, 'dice 1');
const raises = (s: ReturnType<typeof conflict>, seat = 0): string[] => s.offered(seat, 'raise');

describe('8. Describing cards', () => {
  it.each([
    ['H7', 's', 'experience', 'WS-8.2'],
    ['H7', 'h', 'survival', 'WS-8.2'],
    ['H2', 'd', 'tools', 'WS-8.3'],
    ['H2', 'c', 'transportation', 'WS-8.3'],
    ['H1', 's', 'machinations', 'WS-8.4'],
    ['H5', 'h', 'recognition', 'WS-8.5'],
  ] as const)('%s describes a card of suit %s by %s (%s, WS-8.1)', (id, suit, domain, _rule) => {
    const card = `A${suit}` as const;
    const s = conflict({ heroes: [id], hands: { 0: [card] }, options: { describe: true }, cards: ['Ks', '2s', '3s'] });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'brawl', 'dice 1').say(`bonus ${card}`);
    s.expectQuestion('describe/words', 0);
    expect(s.asked(0)?.show).toEqual({ domain, card });
  });

  const asked = () =>
    conflict({ hands: { 0: ['Ac'] }, options: { describe: true } })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus Ac');

  it('WS-7.30, WS-8.6: a card needs words: a letter at least, 400 signs at most', () => {
    const s = asked();
    s.refused(0, '', 'WS-8.6', 'noLetter');
    s.refused(0, '123', 'WS-8.6', 'noLetter');
    s.refused(0, 'x'.repeat(401), 'WS-8.6', 'tooLong');
    s.refused(0, 7, 'WS-8.6', 'notAText');
    s.allowed(0, 'A rope swings by.');
  });

  it('WS-8.8: what was described stays in the notes of the scene', () => {
    const s = asked().say('A rope swings by.');
    expect(s.view(null).table.notes).toEqual([{ by: 0, card: 'Ac', words: 'A rope swings by.' }]);
  });

  it('WS-8.9: the player of a Joker picks one of the four domains', () => {
    const s = conflict({ hands: { 0: ['X1'] }, options: { describe: true } })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus X1');
    s.expectQuestion('describe/domain', 0, ['distraction', 'cover', 'tools', 'transportation']);
  });

  it('WS-8.10: antagonists have their own archetype, and a stock line has words in both languages', () => {
    const s = conflict({ hands: { 1: ['Ah'] }, options: { describe: true } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('guard Ah');
    expect(s.asked(1)?.show.domain).toBe('cover');
    s.say('*');
    const fact = s.expectFact('cardPlayed', { words: '*' });
    expect(s.rules.text.en.fact(fact, { seat: String })).toContain('A cloud of steam swallows the view.');
    expect(s.rules.text.pl.fact(fact, { seat: String })).toContain('Wszystko znika w kłębach pary.');
  });

  it('WS-8.6: whoever tells it aloud writes nothing, and the log says that it was told', () => {
    const s = conflict({ hands: { 0: ['Ac'] }, options: { describe: true } })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus Ac');
    expect(s.legal(0)).toEqual(['*', '"']);
    expect(
      ['en', 'pl'].map((language) => s.rules.text[language as 'en' | 'pl'].answer('describe/words', '"', {}, { seat: String })),
    ).toEqual(['Say it aloud', 'Opowiedz na głos']);
    s.refused(0, '""', 'WS-8.6', 'noLetter');
    s.say('"');
    const fact = s.expectFact('cardPlayed', { words: '"', domain: 'transportation' });
    expect(s.rules.text.en.fact(fact, { seat: String })).toMatch(/transportation\), said aloud\.$/);
    expect(s.rules.text.pl.fact(fact, { seat: String })).toMatch(/, opowiedziane na głos\.$/);
    expect(s.table.notes.at(-1)).toMatchObject({ by: 0, card: 'Ac', words: '"' });
  });

  it('WS-8.6, WS-8.7: a human GM may send back what was told aloud, and nothing else is said so', () => {
    const s = conflict({ mode: 'hosted', hands: { 0: ['Ac'] }, options: { describe: true } });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').say('bonus Ac', '"').expectQuestion('ruling/respond', 1);
    const { asked } = s.view(1);
    expect(s.rules.text.en.question('ruling/respond', asked?.show ?? {}, { seat: String })).toContain(
      ', said aloud. Does it fit?',
    );
    s.say('send back').refused(1, '"', 'WS-8.6', 'noLetter');
  });

  it('WS-8.11: in brisk play nobody is asked, and the log shows the domain', () => {
    const s = conflict({ hands: { 0: ['Ac'] } })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus Ac');
    s.expectFact('cardPlayed', { words: '', domain: 'transportation' });
  });

  it('WS-8.7: a human GM may send a description back once; the card is not lost', () => {
    const s = conflict({ mode: 'hosted', hands: { 0: ['Ac'] }, options: { describe: true } });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').say('bonus Ac', 'Something.');
    s.expectQuestion('ruling/respond', 1, ['send back', 'pass']).say('send back', 'What?');
    s.expectFact('sentBack', { reason: 'What?' });
    expect(s.table.stocks[0].hand).toEqual(['Ac']);
    s.expectQuestion('card before the roll/respond', 0).say('bonus Ac', 'A rope swings by.');
    expect(s.table.stocks[0].hand).toEqual([]);
    expect(s.question).not.toBe('ruling/respond');
  });
});

describe('9. Tokens', () => {
  it('WS-9.1: a token raises the own result by 1', () => {
    const s = rolled({ tokens: { 0: 2 } }, KITE, 'firearms', 6).say('raise token', 'pass');
    s.expectFact('result', { result: 16, success: true });
    expect(s.table.stocks[0].tokens).toBe(1);
  });

  it('WS-9.2, WS-9.6, WS-9.7: tokens add dice, as many as there are, rolled at once and not from the pool', () => {
    const s = rolled({ tokens: { 0: 2 } }, KITE, 'firearms', 1, 2, 8, 4).say('die token', 'die token');
    s.does('pass').suffer();
    expect(s.lastResult).toBe(23);
    expect(s.c(HERO).pool).toBe(1);
  });

  it('WS-9.5: a result is raised for a token once, whatever the source', () => {
    const heroes = [hero('H6', { gadgets: ['voice_brooch'] })];
    const s = conflict({ scenario: 'S6', heroes, tokens: { 0: 3 } })
      .rolls(1)
      .say('attack')
      .does('expression', 'dice 1');
    expect(raises(s)).toEqual(['token', 'voice_brooch']);
    s.say('raise voice_brooch');
    expect(raises(s)).toEqual([]);
    s.say('pass').suffer();
    expect(s.all('result')[0].terms).toContainEqual({ name: 'token', rule: 'WS-9.1', add: 5 });
  });

  it('WS-9.3, WS-9.8, WS-9.10: a token fills the hand, after any cards were thrown away', () => {
    const s = conflict({ heroes: ['H4'], hands: { 0: ['5c', '6c'] }, tokens: { 0: 1 } }).say('replenish');
    s.expectQuestion('replenish/discard', 0, ['discard 5c', 'discard 6c', 'done']).say('discard 5c', 'done');
    expect(s.table.stocks[0]).toMatchObject({ tokens: 0 });
    expect(s.table.stocks[0].hand).toHaveLength(3);
    expect(s.table.stocks[0].hand).not.toContain('5c');
  });

  it('WS-9.9: a full hand is not replenished unless a card is thrown away', () => {
    const s = conflict({ heroes: ['H4'], hands: { 0: ['5c', '6c', '7c'] }, tokens: { 0: 1 } }).say('replenish');
    s.refused(0, 'done', 'WS-9.9', 'handFull');
    s.say('discard 5c').allowed(0, 'done');
    conflict().refused(0, 'replenish', 'WS-9.9', 'cannotReplenish');
  });

  it('WS-9.4, WS-9.11: only an Officer touches the roll of an ally with a token', () => {
    const s = conflict({ heroes: ['H7', 'H2', 'H4'], weapons: { 0: 'sabre' }, tokens: { 1: 2, 2: 2 } })
      .rolls(1, 5)
      .say('attack')
      .does('at 3', 'brawl', 'dice 1');
    s.expectQuestion('modification/respond', 1, ['officer 1 raise 0', 'officer 1 die 0', 'pass']).say('officer 1 raise 0');
    s.say('officer 1 die 0').pass();
    expect(s.all('result')[0].terms).toContainEqual({ name: 'officer', rule: 'WS-9.11', add: 1 });
    expect(s.table.stocks.map(({ tokens }) => tokens)).toEqual([0, 0, 2, 0]);
  });

  it('WS-9.13, WS-9.14, WS-1.10: Prestige gives a token back once per session', () => {
    const s = conflict().act(0, 'anytime/claim prestige', 'The crowd cheers.');
    expect(s.table.stocks[0].tokens).toBe(1);
    s.refusedAct(0, 'anytime/claim prestige', 'Again.', 'WS-9.13');
    conflict().refusedAct(0, 'anytime/claim prestige', '', 'WS-8.6', 'noLetter');
  });

  it('WS-9.14: a GM may refuse, and then it is not used up', () => {
    const s = conflict({ mode: 'hosted' }).act(0, 'anytime/claim prestige', 'The crowd cheers.');
    s.expectQuestion('prestige/judge', 1).say('refuse');
    expect(s.table.stocks[0].tokens).toBe(0);
    s.act(0, 'anytime/claim prestige', 'It does!').say('accept');
    expect(s.table.stocks[0].tokens).toBe(1);
    s.expectQuestion('turn/act', 0);
  });

  it.each<[string, Setting, string]>([
    ['orcs in a formal situation', { scenario: 'S6', heroes: ['H7'] }, 'persuasion'],
    ['ogres against the well-born', { scenario: 'S6', heroes: [hero('H4', { ability: 'strongman' })] }, 'persuasion'],
  ])('WS-9.15: basic uses cost two for %s', (_who, setting, skill) => {
    const s = rolled({ ...setting, tokens: { 0: 3 } }, 1, skill, 1).say('raise token');
    expect(s.table.stocks[0].tokens).toBe(1);
    const other = rolled({ ...setting, scenario: 'S7', tokens: { 0: 3 } }, 1, skill, 1).say('raise token');
    expect(other.table.stocks[0].tokens).toBe(2);
  });
});

describe('9. Achievements and gadgets', () => {
  it('WS-9.16, WS-9.18, WS-9.20: an ordinary achievement adds 2 in its skill, once per session, one in a test', () => {
    const s = rolled({ heroes: ['H4'] }, KITE, 'brawl', 1);
    s.expectQuestion('modification/respond', 0, ['achievement 0', 'pass']).say('achievement 0');
    s.suffer();
    expect(s.all('result')[0].terms).toContainEqual({ name: 'achievement', rule: 'WS-9.18', add: 2 });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'brawl', 'dice 1');
    expect(s.question).not.toBe('modification/respond');
  });
  it('WS-9.17, WS-9.18, WS-9.19, WS-9.20, WS-22.6: an epic one comes back with a new scene, an ordinary one does not', () => {
    const achievements: Hero['achievements'] = [
      { title: { en: 'A', pl: 'A' }, skill: 'firearms', grade: 'epic', used: false },
      { title: { en: 'B', pl: 'B' }, skill: 'firearms', grade: 'legendary', used: false },
      { title: { en: 'C', pl: 'C' }, skill: 'firearms', grade: 'ordinary', used: false },
      { title: { en: 'D', pl: 'D' }, skill: 'brawl', grade: 'ordinary', used: false },
    ];
    const s = conflict({
      scenario: 'S2',
      heroes: [hero('H2', { achievements })],
      weapons: { 0: 'revolver' },
      options: { second: 'S2' },
    });
    s.set(0, { zone: 2 }).rolls(1).say('attack').does('firearms', 'dice 1');
    s.expectQuestion('modification/respond', 0, ['achievement 0', 'achievement 1', 'achievement 2', 'pass']).say('achievement 1');
    expect(s.all('result')[0].terms).toContainEqual({ name: 'achievement', rule: 'WS-9.18', add: 3 });
    s.set(0, { usedAchievements: [0, 1, 2] }).say('give up', 'concede');
    expect(s.c(0).usedAchievements).toEqual([2]);
  });

  it('WS-9.21, WS-9.23: one gadget in a test, and once per scene where it says so', () => {
    const s = rolled({ heroes: [hero('H5', { gadgets: ['lucky_charm'] })] }, KITE, 'firearms', 1, 2).say('die lucky_charm');
    s.suffer();
    expect(s.all('rolled')).toHaveLength(2);
    s.rolls(1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1');
    expect(s.question).not.toBe('modification/respond');
  });

  it('WS-9.22: a gadget put away works again after Use an item', () => {
    const s = conflict({ heroes: ['H7'] }).set(0, { away: ['steel_corset'] });
    expect(s.offered(0)).toContain('ready steel_corset');
    s.say('ready steel_corset');
    expect(s.c(0)).toMatchObject({ away: [], pool: 1 });
  });

  it('D11: the smoke cane gives cover without a Move, once per scene', () => {
    const s = conflict({ heroes: ['H6'] }).say('smoke');
    expect(s.c(0)).toMatchObject({ cover: true, pool: 2 });
    s.set(0, { cover: false });
    expect(s.offered(0)).not.toContain('smoke');
  });
});
