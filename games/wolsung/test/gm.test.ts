/** What only a GM brings to the table: several opponents in a test, shapes of conflicts, edited profiles, achievements, taste. */
import type { PlainRecord, SavedPosition } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { SHAPE_IDS, SHAPES } from '../data/index.ts';
import { wolsung } from '../index.ts';
import { archetypeOf, hasMark, profileOf } from '../rules/characters.ts';
import { versions } from '../versions.ts';
import { begun, conflict, hero, type WolsungScene } from './scene.ts';

const THREE = ['H3', 'H5', 'H6'] as const;

/** Free play without cards and tokens, so that no window opens. The GM has the last seat. */
function free(heroes: readonly ('H3' | 'H5' | 'H6')[] = THREE): WolsungScene {
  return begun({ mode: 'hosted', heroes }).arrange((t) => {
    for (const stock of t.stocks) {
      t.deck.unshift(...stock.hand);
      stock.hand = [];
      stock.tokens = 0;
    }
  });
}

describe('6. More than two testers', () => {
  const declared = () => free().rolls(3, 1).say('test', 'at 0', 'research', 'at 1');

  it('WS-6.25: the GM names all who oppose the test, each player once', () => {
    const s = declared().expectQuestion('simple test/also', 3, ['enough', 'at 2']);
    for (const answer of ['at 0', 'at 1']) s.refused(3, answer, 'WS-6.25', 'notAnAnswer');
    s.say('at 2').expectQuestion('simple test/answer with', 1);
    declared().say('enough').rolls(1, 1).say('bluff').pass().expectQuestion('session/next', 3);
  });

  it('WS-6.25: every result is compared with the initiator’s, who wins only against those he beats', () => {
    // Research +6 and 3 against bluff +3 and 2, and against persuasion with 9.
    const s = declared().say('at 2').rolls(2, 1).say('bluff').does('no');
    s.rolls(9, 1).say('spot').does('no').pass().expectQuestion('session/next', 3);
    expect(s.all('opposed').map(({ rule, won }) => [rule, won])).toEqual([
      ['WS-6.25', true],
      ['WS-6.25', false],
    ]);
    expect(s.table.tests).toEqual([]);
  });

  it('WS-6.23, WS-6.25: whoever is furthest behind may change something first', () => {
    const s = free().hand(0, '5c').hand(1, '6c').hand(2, '7c').rolls(3, 1).say('test', 'at 0', 'research', 'at 1', 'at 2');
    s.does('no').say('pass').rolls(2, 1).say('bluff').does('no', 'pass').rolls(9, 1).say('spot').does('no', 'pass');
    expect(s.table.tests).toHaveLength(3);
    s.expectQuestion('modification/respond', 1).say('pass').expectQuestion('modification/respond', 0);
    s.say('pass').expectQuestion('modification/respond', 2);
  });
});

describe('9. A matter of taste', () => {
  const graceful = (mode: 'hosted' | 'director', describe = true) =>
    conflict({
      mode,
      scenario: 'S6',
      heroes: [hero('H1', { ability: 'elven_grace' })],
      tokens: { 0: 2 },
      options: { describe },
    })
      .rolls(1)
      .say('attack')
      .does('at 1', 'expression', 'dice 1')
      .say('raise elven_grace');

  it('WS-9.26: the player states it in a few words, and it holds', () => {
    const s = graceful('director').expectQuestion('condition/words', 0);
    s.refused(0, '…', 'WS-8.6', 'noLetter');
    s.say('A curtsey that silences the room');
    s.expectFact('stated', { rule: 'WS-9.26', ability: 'elven_grace', words: 'A curtsey that silences the room' });
    expect(s.table.tests[0]).toMatchObject({ raise: 5, raisedBy: 'elven_grace' });
    expect(s.table.stocks[0].tokens).toBe(1);
    expect(s.table.notes.at(-1)).toMatchObject({ by: 0, words: 'A curtsey that silences the room' });
  });

  it('WS-9.26: a human GM may refuse it once, and nothing is spent', () => {
    const s = graceful('hosted').say('*').expectQuestion('condition/judge', 1, ['accept', 'send back']);
    const back = s.branch().say('send back').expectQuestion('send back/reason', 1).say('Nobody looks');
    expect(back.table.tests[0]).toMatchObject({ raise: 0, sentBack: true });
    expect(back.table.stocks[0].tokens).toBe(2);
    // WS-8.7: once for each test.
    back.expectQuestion('modification/respond', 0).say('raise elven_grace', 'They do now');
    expect(back.table.tests[0]?.raise ?? 5).toBe(5);
    s.say('accept');
    expect(s.table.stocks[0].tokens).toBe(1);
  });

  it('WS-8.11, WS-9.26: in brisk play nobody is asked; other abilities ask for no words', () => {
    expect(graceful('director', false).all('tokenSpent')).toHaveLength(1);
    const s = conflict({ heroes: ['H6'], tokens: { 0: 1 }, options: { describe: true } })
      .rolls(1)
      .say('attack')
      .does('at 1', 'brawl', 'dice 1')
      .say('raise beginners_luck');
    expect(s.all('stated')).toEqual([]);
    expect(s.all('tokenSpent')).toHaveLength(1);
  });
});

describe('10. Shapes of conflicts', () => {
  it.each(SHAPE_IDS)('WS-10.10: %s is offered to the GM, who brings the opposition', (id) => {
    const s = free().say(`conflict ${id}`).expectQuestion('opposition/bring', 3);
    expect(s.table).toMatchObject({ type: SHAPES[id].type, route: SHAPES[id].route, formality: SHAPES[id].formality });
    s.refused(3, 'done', 'WS-10.6', 'noOpposition');
    s.say('bring A5', 'done').expectQuestion('stake/propose', 3);
    expect(s.c(3)).toMatchObject({
      profile: 'A5',
      side: 1,
      zone: SHAPES[id].sides[1].zone,
      markers: s.table.type === 'combat' ? 3 : 4,
    });
  });

  it('WS-10.7, WS-20.6: a group has 2 to 5 members, and only who can take part is brought', () => {
    const s = free().say('conflict haggling').say('bring E4 5');
    expect(s.c(3)).toMatchObject({ kind: 'extras', markers: 5 });
    for (const answer of ['bring E4 6', 'bring E4', 'bring A3', 'bring A7 2']) s.refused(3, answer, 'WS-10.7', 'notAnAnswer');
  });

  it('WS-10.8: twelve take part, and no more are asked for', () => {
    const s = free().say('conflict battle');
    for (let n = 3; n < 12; n++) s.expectQuestion('opposition/bring', 3).say('bring E1 2');
    s.expectQuestion('stake/propose', 3);
  });

  it('WS-10.10: a ready scenario brings its own, and only a GM is offered shapes', () => {
    free(['H3', 'H5']).say('conflict S6').expectQuestion('stake/propose', 2);
    expect(wolsung.meta.options.find(({ name }) => name === 'scenario')?.values).not.toContain('duel');
  });
});

describe('13. Edited profiles', () => {
  const edit = (s: WolsungScene, words: string) => s.act(3, 'anytime/edit', words);

  it('WS-20.1, D13: a copy has the figures that were written, and the printed ones else', () => {
    const s = edit(free(), 'A5 The Grey Lady: pool 4, challenge 5/6/7, obrona 18, firearms 9/8+, Blef 3/10+').say(
      'conflict duel',
    );
    expect(s.table.copies).toHaveLength(1);
    s.say('bring C1', 'bring A5', 'done');
    const [copied, printed] = s.view(3).table.characters.slice(3);
    expect(copied).toMatchObject({ name: { en: 'The Grey Lady' }, fullPool: 4, markers: 5, resistance: 18 });
    expect(copied.skills).toContainEqual({ skill: 'firearms', bonus: 9, range: 8 });
    expect(copied.skills).toContainEqual({ skill: 'bluff', bonus: 3, range: 10 });
    expect(copied.skills).toContainEqual({ skill: 'stealth', bonus: 6, range: 9 });
    expect(printed).toMatchObject({ fullPool: 2, markers: 3, resistance: 14 });
  });

  it('WS-20.1, D13: weapons, marks, vehicle, speed and archetype are edited too, in either language', () => {
    const s = free();
    edit(s, 'A5 The Grey Lady: weapons Sabre + hunting rifle, marks undead + wysoko urodzona, archetype Ryzykant');
    edit(s, 'E3 Ogary: broń brak, znaki wielki, pojazd koń, szybkość 1').say('conflict duel', 'bring C1', 'bring C2 2', 'done');
    const [lady, hounds] = s.table.characters.slice(3);
    expect(lady).toMatchObject({ weapon: 'sabre', weapons: ['sabre', 'hunting_rifle'] });
    expect(hasMark(lady, 'undead') && hasMark(lady, 'well_born')).toBe(true);
    expect(hasMark(lady, 'big')).toBe(false);
    expect(archetypeOf(lady)).toBe('daredevil');
    expect(hounds).toMatchObject({ weapon: 'fists', weapons: [] });
    expect(hasMark(hounds, 'big')).toBe(true);
    expect(profileOf(hounds)).toMatchObject({ vehicle: 'horse', speed: 1 });
  });

  it('WS-20.1: what stands as a dash stays as it is', () => {
    const [copy] = edit(free(), 'A3 Colossus: challenge 6/–/–').table.copies;
    expect(copy.challenge).toEqual({ combat: 6, chase: 3, discussion: null });
  });

  it('WS-11.17: a copy may also join later', () => {
    const s = conflict({ mode: 'hosted', heroes: [...THREE] });
    edit(s, 'E1 Bodyguards: defense 14').act(3, 'anytime/join', 'join C1');
    expect(s.table.characters.at(-1)).toMatchObject({ profile: 'E1', kind: 'extras', markers: 3, copy: { name: 'Bodyguards' } });
  });

  it.each([
    ['B1 Somebody', 'WS-20.1', 'noSuchProfile'],
    ['A1', 'WS-20.1', 'noSuchProfile'],
    ['A1 …', 'WS-8.6', 'noLetter'],
    ['A1 Baron: pool 5', 'WS-20.1', 'impossibleFigure'],
    ['A1 Baron: pool many', 'WS-20.1', 'noSuchChange'],
    ['A1 Baron: defense 9', 'WS-20.1', 'impossibleFigure'],
    ['A1 Baron: challenge 4/4', 'WS-20.1', 'noSuchChange'],
    ['A1 Baron: brawl 16/9+', 'WS-20.1', 'impossibleFigure'],
    ['A1 Baron: brawl 6/4+', 'WS-20.1', 'impossibleFigure'],
    ['A1 Baron: brawl 6', 'WS-20.1', 'noSuchChange'],
    ['A1 Baron: dancing 6/9+', 'WS-20.1', 'noSuchChange'],
    ['A1 Baron: challenge –', 'WS-20.1', 'noSuchChange'],
    ['A1 Baron: speed 4', 'WS-20.1', 'impossibleFigure'],
    ['A1 Baron: weapons sabre + cannon', 'WS-20.1', 'noSuchName'],
    ['A1 Baron: weapons fists', 'WS-20.1', 'noSuchName'],
    ['A1 Baron: weapons sabre + szabla', 'WS-20.1', 'namedTwice'],
    ['A1 Baron: weapons sabre + club + knife + cane + carbine', 'WS-20.1', 'tooManyWeapons'],
    ['A1 Baron: marks huge', 'WS-20.1', 'noSuchName'],
    ['A1 Baron: vehicle balloon', 'WS-20.1', 'noSuchName'],
    ['A1 Baron: archetype Poet', 'WS-20.1', 'noSuchName'],
    ['E1 Thugs: archetype Explorer', 'WS-20.11', 'noArchetype'],
    [`A1 ${'Baron '.repeat(300)}`, 'WS-8.6', 'tooLong'],
    ['E1 Thugs: pool 3', 'WS-20.6', 'groupCountsMembers'],
  ] as const)('refuses "%s"', (words, rule, why) => {
    const s = free();
    const before = JSON.stringify(s.table);
    s.refusedAct(3, 'anytime/edit', words, rule, why);
    expect(JSON.stringify(s.table)).toBe(before);
  });

  it('WS-1.9: only a GM edits, and nine copies are enough', () => {
    const s = free();
    s.refusedAct(0, 'anytime/edit', 'A1 Baron', 'WS-1.9', 'onlyGm');
    for (let n = 0; n < 9; n++) edit(s, `A1 Baron ${'I'.repeat(n + 1)}`);
    s.refusedAct(3, 'anytime/edit', 'A1 Baron', 'WS-20.1', 'tooManyCopies');
  });

  it('WS-2.19: players see of a copy what they see of a printed profile', () => {
    const s = edit(free(), 'A5 The Grey Lady: firearms 9/8+');
    expect(s.heard(0)).not.toContainEqual(expect.objectContaining({ kind: 'edited' }));
    expect(s.view(0).table.copies).toEqual([]);
    const { disclosed } = s.game;
    s.say('conflict duel', 'bring A5');
    expect(s.game.disclosed).toBe(disclosed);
    s.say('bring C1', 'done');
    expect(s.game.disclosed).toBeGreaterThan(disclosed);
    expect(s.view(0).table.characters[4]).toMatchObject({ name: { en: 'The Grey Lady' }, skills: [] });
    expect(s.view(0).table.characters[4].copy?.skills).toContainEqual({ skill: 'firearms', bonus: 6, range: 9 });
  });
});

describe('22. The GM’s award', () => {
  const won = (winner: number) =>
    free().arrange((t) => {
      t.results = [{ scenario: 'S6', winner, ending: 'last side', rounds: 3 }];
    });

  it('WS-22.4: after a won conflict the GM awards an achievement, which the player writes down', () => {
    const s = won(0).act(3, 'anytime/award', 'honour 1');
    s.expectFact('honoured', { rule: 'WS-22.4' });
    s.expectQuestion('achievement/skill', 1).say('spot').expectQuestion('achievement/title', 1);
    s.refused(1, '!!!', 'WS-8.6', 'noLetter');
    s.say('Saw it coming').expectQuestion('session/next', 3);
    s.expectFact('achievementGained', { rule: 'WS-22.4', skill: 'spot' });
    expect(s.c(1).gained).toBe(1);
    expect(s.c(1).hero?.achievements.at(-1)).toMatchObject({ title: { en: 'Saw it coming' }, grade: 'ordinary', used: false });
    expect(s.c(0).gained).toBe(0);
  });

  it('WS-22.4: at most two in a session, and none after a lost conflict, a draw or before any', () => {
    const s = won(0).set(1, { gained: 2 });
    s.refusedAct(3, 'anytime/award', 'honour 1', 'WS-1.9', 'notTheGmsToChange');
    s.act(3, 'anytime/award', 'honour 0');
    for (const none of [won(1), won(-1), free()]) none.refusedAct(3, 'anytime/award', 'honour 0', 'WS-1.9', 'notTheGmsToChange');
  });
});

describe('versions', () => {
  it('1.2.0: an edited profile keeps what was printed of it', () => {
    const s = free().act(3, 'anytime/edit', 'A4 The Count: pool 2').say('conflict duel', 'bring C1', 'done');
    const now = JSON.parse(JSON.stringify(s.game)) as SavedPosition;
    const { table, stack } = JSON.parse(JSON.stringify(s.game)) as SavedPosition;
    const copies = [...(table.copies as PlainRecord[]), (table.characters as { copy: PlainRecord }[])[3].copy];
    for (const copy of copies) for (const field of ['archetype', 'weapons', 'vehicle', 'speed', 'marks']) delete copy[field];
    versions[2].repair?.({ table, stack });
    expect(table).toEqual(now.table);
    expect(s.c(3).copy?.weapons).toEqual(['carbine', 'sabre']);
  });

  it('1.0.0: a position in an opposed test goes on with its one opponent', () => {
    const s = free(['H3', 'H5']).rolls(3, 1).say('test', 'at 0', 'research', 'at 1');
    const { table, stack } = JSON.parse(JSON.stringify(s.game)) as SavedPosition;
    delete table.copies;
    for (const c of table.characters as { copy?: null }[]) delete c.copy;
    const [frame] = stack.filter(({ at }) => at === 'simple test/answer with');
    const { opponents: _o, complete: _c, ...vars } = frame.vars;
    frame.vars = { ...vars, other: 1, opposed: true };
    versions[0].repair?.({ table, stack });
    expect(table.copies).toEqual([]);
    const now = stack.find(({ at }) => at === 'simple test/answer with')?.vars;
    expect(now).toMatchObject({ opponents: [1], complete: true });
    expect(now).not.toHaveProperty('opposed');
  });
});
