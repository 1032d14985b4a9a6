/** Chapters 1, 6, 20 and 22: the GM's seat, tests outside conflicts, the opposition, sessions. */
import type { Plain } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import type { Hero } from '../data/index.ts';
import { wolsung } from '../index.ts';
import type { Report } from '../report.ts';
import { begun, conflict, hero, KITE, THUGS } from './scene.ts';

const free = (heroes: Parameters<typeof begun>[0] = {}) => {
  const s = begun({ mode: 'hosted', heroes: ['H3', 'H5'], ...heroes });
  return s.arrange((t) => {
    for (const stock of t.stocks) {
      t.deck.unshift(...stock.hand);
      stock.hand = [];
      stock.tokens = 0;
    }
  });
};

describe('1. The GM', () => {
  it('WS-1.8: awards a token or a card outside tests, and nobody else does', () => {
    const s = conflict({ mode: 'hosted' }).act(1, 'anytime/award', 'token 0').act(1, 'anytime/award', 'card 0');
    expect(s.table.stocks[0]).toMatchObject({ tokens: 1 });
    expect(s.table.stocks[0].hand).toHaveLength(1);
    s.refusedAct(0, 'anytime/award', 'token 0', 'WS-1.8', 'onlyGm');
    s.say('attack').refusedAct(1, 'anytime/award', 'token 0', 'WS-1.8', 'testIsOpen');
    conflict().refusedAct(1, 'anytime/award', 'token 0', 'WS-1.8', 'onlyGm');
  });

  it('WS-1.9: never changes a die, a hand or a marker count; rulings are recorded with their reason', () => {
    const s = conflict({ mode: 'hosted' });
    const before = JSON.stringify(s.table);
    for (const answer of ['marker 0', 'die 10', 'card 1', 'token 1'])
      s.refusedAct(1, 'anytime/award', answer, 'WS-1.9', 'notTheGmsToChange');
    s.act(1, 'anytime/rule', 'It rains, so the quay is slippery.');
    s.expectFact('ruled', { words: 'It rains, so the quay is slippery.' });
    expect(JSON.stringify(s.table)).toBe(before);
    s.refusedAct(0, 'anytime/rule', 'No.', 'WS-1.9', 'onlyGm');
  });

  it('WS-1.9: notes are seen by the GM alone', () => {
    const s = conflict({ mode: 'hosted' }).act(1, 'anytime/note', 'The butler did it.');
    expect(s.view(1).table.secrets).toEqual(['The butler did it.']);
    for (const viewer of [0, null]) {
      expect(s.view(viewer).table.secrets).toEqual([]);
      expect(s.heard(viewer)).toEqual([]);
    }
  });

  it('WS-1.9, WS-11.17: decides who joins with the next round', () => {
    const s = conflict({ mode: 'hosted' }).act(1, 'anytime/join', 'join A5');
    expect(s.c(3)).toMatchObject({ profile: 'A5', state: 'waiting', side: 1 });
    while (s.table.round === 1) s.next();
    expect(s.c(3)).toMatchObject({ state: 'active', markers: 3, pool: 2 });
  });

  it('WS-6.20: anybody may add a sentence', () => {
    const s = conflict().act(0, 'anytime/narrate', 'Steam hisses.');
    s.expectFact('narrated', { seat: 0, words: 'Steam hisses.' });
    s.expectQuestion('turn/act', 0);
    s.refusedAct(0, 'anytime/narrate', '…', 'WS-8.6', 'noLetter');
  });

  it('WS-1.7: bots may sit in players’ seats, not in the GM’s', () => {
    const { rules } = conflict();
    const [player, , gm] = ['player', 'director', 'gm'].map((name) => rules.meta.roles?.find((role) => role.name === name));
    expect(player?.bots).toBeUndefined();
    expect(gm?.bots).toEqual([]);
  });
});

describe('6. Tests outside conflicts', () => {
  const tested = (difficulty: string, ...faces: number[]) =>
    free()
      .rolls(...faces)
      .say('test', 'at 0', 'research', difficulty)
      .does('no');

  it('WS-6.6, WS-6.7, WS-6.8: the GM names skill and number, the whole pool is rolled and not used up', () => {
    const s = tested('standard', 3, 4);
    s.expectFact('rolled', { dice: [[3], [4]] });
    s.expectFact('result', { result: 10, tn: 10, success: true });
    s.expectQuestion('session/next', 2);
  });

  it.each([
    ['standard', 10],
    ['difficult', 15],
    ['very_difficult', 20],
    ['heroic', 30],
    ['legendary', 50],
  ])('WS-6.1, WS-6.4, WS-6.5: %s is %i', (difficulty, tn) => {
    tested(difficulty, 3, 4).expectFact('result', { tn });
  });

  it('WS-3.20: a specialty is claimed, and the GM may refuse it', () => {
    const claimed = (answer: string) =>
      free()
        .rolls(1, 1)
        .say('test', 'at 0', 'technics', 'standard')
        .expectQuestion('claim/specialty', 0)
        .say('claim')
        .expectQuestion('claim/judge', 2)
        .say(answer);
    claimed('accept').expectFact('result', { result: 10 });
    claimed('refuse').expectFact('result', { result: 7 });
  });

  it('WS-7.24, WS-7.25: help costs no die, and each may help a test once', () => {
    const s = free().hand(1, 'Ac', 'Kc').rolls(1, 1).say('test', 'at 0', 'research', 'standard');
    s.expectQuestion('modification/respond', 1, ['help 1 Ac 0', 'help 1 Kc 0', 'pass']).say('help 1 Ac 0');
    s.expectFact('result', { result: 12 });
    expect(s.table.stocks[1].hand).toEqual(['Kc']);
  });

  const opposed = (first: number[], second: number[]) => {
    const s = free()
      .rolls(...first)
      .say('test', 'at 0', 'research', 'at 1');
    return s
      .rolls(...second)
      .expectQuestion('simple test/answer with', 1)
      .say('bluff')
      .pass();
  };

  it('WS-6.22, WS-6.23: the initiator rolls first, then the opponent with a skill of their own', () => {
    const s = opposed([5, 1], [1, 2]);
    expect(s.all('rolled')).toHaveLength(2);
    s.expectFact('opposed', { won: true });
  });

  it('WS-6.23: T4 is common, and priority goes to the one who is behind', () => {
    const s = free().hand(0, '5c').hand(1, '6c').rolls(5, 1).say('test', 'at 0', 'research', 'at 1').say('pass');
    s.rolls(1, 2).say('bluff', 'pass').expectQuestion('modification/respond', 1);
    const other = free().hand(0, '5c').hand(1, '6c').rolls(1, 1).say('test', 'at 0', 'research', 'at 1').say('pass');
    other.rolls(9, 9).say('bluff', 'pass').expectQuestion('modification/respond', 0);
  });

  it('WS-6.24: on a tie the initiator fails', () => {
    // Academics +6 and 1 against bluff +3 and 4.
    opposed([1, 1], [4, 1]).expectFact('opposed', { won: false });
    opposed([2, 1], [4, 1]).expectFact('opposed', { won: true });
  });

  it('WS-6.2: bonuses are added to the highest die', () => {
    tested('standard', 2, 7).expectFact('result', { result: 13 });
  });
});

describe('20. The opposition', () => {
  it('WS-20.1, WS-20.3: an antagonist has the figures of its profile and follows the rules of heroes', () => {
    const s = conflict({ mode: 'hosted' });
    expect(s.view(1).table.characters[KITE]).toMatchObject({ fullPool: 2, markers: 4, resistance: 16 });
    s.attack(KITE, 'firearms', 1).until(KITE).allowed(1, 'stunt');
  });

  it('WS-20.2: each lost point takes 2 off the resistance, never below 10', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'] });
    const shown = (lost: number) => s.branch().set(1, { reputationLost: lost }).view(null).table.characters[1].resistance;
    expect([0, 1, 3].map(shown)).toEqual([16, 14, 10]);
  });

  it('WS-20.4: an unlisted skill is 3/10+', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] })
      .say('stunt')
      .does('at 0', 'expression')
      .does('mixing', '');
    expect(s.asked(1)?.show).toMatchObject({ bonus: 3, range: 10 });
  });

  it('WS-20.5, WS-20.6: a group has a marker and a die for each member, and rolls one die in each action', () => {
    const s = conflict({ heroes: ['H2', 'H4'], cards: ['2c', '3c', '4c', 'As', '5c'] });
    expect(s.c(3)).toMatchObject({ kind: 'extras', markers: 3, pool: 3 });
    s.rolls(1).say('attack').does('at 0', 'brawl').suffer();
    expect(s.all('rolled')[0].dice).toHaveLength(1);
    expect(s.c(3).pool).toBe(2);
  });

  it('WS-20.7: a lost marker is a member out, with its die', () => {
    const s = conflict().attack(THUGS, 'firearms', 7);
    expect(s.c(THUGS)).toMatchObject({ markers: 1, pool: 1 });
  });

  it('WS-20.8: without markers a group is out at once; a finisher takes all of it', () => {
    const s = conflict().set(THUGS, { markers: 1, pool: 1 }).attack(THUGS, 'firearms', 7);
    expect(s.c(THUGS).state).toBe('eliminated');
    const all = conflict().finisher(THUGS, 'firearms', [8, 8, 1]);
    expect(all.lastTn).toBe(22);
    expect(all.c(THUGS).state).toBe('eliminated');
  });

  it('WS-20.9: a group declares no stunts, and finishes only who has no markers; failing costs a marker', () => {
    const s = conflict({ cards: ['2c', '3c', 'As'] });
    for (const action of ['stunt', 'finisher']) s.refused(1, action, 'WS-13.22', 'nobodyInReach');
    s.set(0, { markers: 0 }).rolls(1).say('finisher').does('brawl').suffer();
    expect(s.c(THUGS).markers).toBe(1);
  });

  it('WS-20.14, WS-16.54: the GM’s cards serve every antagonist', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 2: ['Ac'] } })
      .rolls(7)
      .say('attack')
      .does('at 2', 'firearms', 'dice 1');
    s.expectQuestion('modification/respond', 2).say('guard Ac');
    const other = conflict({ heroes: ['H2', 'H4'], hands: { 2: ['Ac'] } })
      .rolls(7)
      .say('attack')
      .does('at 4', 'firearms', 'dice 1');
    other.expectQuestion('modification/respond', 2, ['guard Ac', 'pass']);
  });

  it('WS-20.16: an ally declares no stunts', () => {
    const s = conflict({ heroes: [hero('H3', { ability: 'secret_runes' })] }).say('use secret_runes', 'brawl');
    while (s.table.round === 1) s.next();
    s.until(3);
    expect(s.offered(0)).not.toContain('stunt');
    s.rolls(1).say('attack').does(`at ${KITE}`, 'brawl', 'dice 1').suffer();
    expect(s.all('result').at(-1)?.terms).toContainEqual({ name: 'skill', rule: 'WS-3.18', add: 6 });
  });
});

describe('22. Sessions', () => {
  it('WS-22.1, WS-22.2, WS-22.3: a new session deals afresh and gives back what was crossed off and one lost point', () => {
    const s = free().arrange((t) => {
      Object.assign(t.characters[0], {
        used: ['race', 'prestige'],
        usedAchievements: [0],
        constitutionLost: 0,
        reputationLost: 2,
      });
    });
    s.say('new session');
    expect(s.c(0)).toMatchObject({ used: [], usedAchievements: [], constitutionLost: 0, reputationLost: 1 });
    expect(s.table.stocks.map(({ hand, tokens }) => [hand.length, tokens])).toEqual([
      [3, 6],
      [3, 6],
      [4, 8],
    ]);
  });

  it('WS-22.1: neither cards nor tokens are carried over, however many there are', () => {
    const s = free().tokens(0, 11).tokens(2, 0).hand(0, 'As', 'Ks');
    s.say('new session');
    expect(s.table.stocks.map(({ tokens }) => tokens)).toEqual([6, 6, 8]);
    expect(s.table.discard).toEqual([]);
  });

  it('WS-22.3: a hero who comes with lost points has one of each back', () => {
    const s = begun({ heroes: [hero('H2', { constitutionLost: 2, reputationLost: 1 })] });
    expect(s.c(0)).toMatchObject({ constitutionLost: 1, reputationLost: 0 });
  });

  it('WS-3.28, WS-22.2: heroes are reported as they are after the session, and can be handed in for the next', () => {
    const s = conflict({ scenario: 'S2' })
      .set(0, { used: ['prestige'], reputationLost: 1 })
      .say('give up', 'concede');
    const report = wolsung.report(s.game) as unknown as Report;
    expect(report.results).toEqual([{ scenario: 'S2', winner: 1, ending: 'conceded', rounds: 1 }]);
    const [after] = report.heroes;
    expect(after).toMatchObject({ constitutionLost: 0, reputationLost: 1, used: [] });
    expect(begun({ heroes: [after as Hero] }).c(0).reputationLost).toBe(0);
    expect(wolsung.text.pl.report?.(report as unknown as Plain, { seat: String })[0]).toContain('wygrywa strona 2');
  });

  it('WS-1.9, WS-1.3: the GM decides which conflict comes next and when the session ends', () => {
    const s = free();
    s.refused(2, 'conflict S9', 'WS-1.9', 'notAnAnswer');
    s.say('conflict S8').expectQuestion('stake/propose', 2);
    const three = begun({ mode: 'hosted', heroes: ['H2', 'H4', 'H5'] });
    three.refused(3, 'conflict S2', 'WS-10.7', 'heroesDoNotFit');
    three.say('end');
    expect(three.outcome).toMatchObject({ reason: 'draw', winners: [] });
  });
});
