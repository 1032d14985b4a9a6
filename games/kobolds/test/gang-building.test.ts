/** Chapter 3: gang notation, and which gangs can be had. */
import { isRefusal, QuickRandom } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import { GANGS, HIRED_IDS, LEADER_IDS, PROFILES } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { anyGang, type GangList, listCost, listOfReady, readGang, whyNotGang, writeGang } from '../rules/gangs.ts';
import { beside, given, model, start } from './kit.ts';

function read(text: string, gold = 30): GangList {
  const gang = readGang(text, gold);
  if (isRefusal(gang)) throw new Error(`${gang.rule} ${gang.why}`);
  return gang;
}
function refused(text: unknown, gold = 30): string {
  const gang = readGang(text as string, gold);
  return isRefusal(gang) ? `${gang.rule} ${gang.why}` : 'is a gang';
}

describe('gang notation', () => {
  test('names, counts, crystals and Stash', () => {
    const gang = read('gang The Cellar; klacka Big Boss; orc-ruffian Ugh; 3 goblin-scumbag; wizard; crystals 2; stash 3');
    expect(gang).toMatchObject({ name: 'The Cellar', leader: 'klacka', leaderName: 'Big Boss', crystals: 2, stash: 3 });
    expect(gang.members.map(({ profile }) => profile)).toEqual([
      'orc-ruffian',
      'goblin-scumbag',
      'goblin-scumbag',
      'goblin-scumbag',
      'wizard',
    ]);
    expect(gang.members[0].name).toBe('Ugh');
    expect(listCost(gang)).toBe(3 + 3 + 8 + 4);
  });

  test('what is written is read again', () => {
    for (const ready of GANGS) {
      const list = listOfReady(ready, 30);
      expect(writeGang(read(writeGang(list)))).toBe(writeGang(list));
    }
    const random = new QuickRandom(3);
    for (let n = 0; n < 300; n++) {
      const gold = 5 + random.below(96);
      const gang = anyGang(gold, random);
      expect(whyNotGang(gang, gold)).toBeNull();
      expect(writeGang(read(writeGang(gang), gold))).toBe(writeGang(gang));
    }
  });
});

describe('what a gang costs', () => {
  test('KC-3.1 both players have the one amount agreed on, and no coin more', () => {
    const s = start({ gold: 9, scenario: 1, layout: 'warrens' });
    for (const seat of [0, 1]) {
      s.allowed(seat, 'klacka; 3 orc-ruffian').allowed(seat, 'klacka; 2 orc-ruffian; stash 3');
      const { about } = s.refused(seat, 'klacka; 3 orc-ruffian; zombie', 'KC-3.1', 'gangTooDear');
      expect(about).toEqual({ members: 10, crystals: 0, stash: 0, cost: 10, gold: 9 });
      s.refused(seat, 'klacka; 2 orc-ruffian; stash 4', 'KC-3.1', 'gangTooDear');
    }
    expect(s.table.models).toEqual([]);
  });
  test('KC-3.2 30 coins unless another amount from 5 to 100 is agreed', () => {
    expect(kobolds.options({}, 2)).toMatchObject({ gold: 30 });
    for (const gold of [5, 6, 99, 100]) expect(kobolds.options({ gold }, 2)).toMatchObject({ gold });
    for (const gold of [4, 101, 0, -5, 7.5, Number.NaN, '30'])
      expect(isRefusal(kobolds.options({ gold }, 2)), `${gold}`).toBe(true);
    start().allowed(0, 'klacka; 10 orc-ruffian').refused(0, 'klacka; 10 orc-ruffian; zombie', 'KC-3.1', 'gangTooDear');
  });
  test('KC-3.3 exactly one Leader', () => {
    expect(refused('orc-ruffian')).toBe('KC-3.3 gangNoLeader');
    expect(refused('klacka; barry')).toBe('KC-3.3 gangTwoLeaders');
    expect(refused('klacka; klacka')).toBe('KC-3.3 gangTwoLeaders');
    expect(refused('2 klacka')).toBe('KC-3.17 gangPart');
    expect(refused('klacka; 2 barry')).toBe('KC-3.17 gangPart');
  });
  test('KC-3.4 every Leader is free', () => {
    for (const leader of LEADER_IDS) expect(read(`${leader}; stash 5`, 5).stash, leader).toBe(5);
  });
  test('KC-3.5 every other member costs what its profile says', () => {
    for (const id of HIRED_IDS) {
      const cost = PROFILES[id].cost ?? 0;
      expect(listCost(read(`klacka; ${id}`, cost)), id).toBe(cost);
      expect(refused(`klacka; ${id}`, cost - 1), id).toBe('KC-3.1 gangTooDear');
    }
    // By hand: a Zombie 1, an Orc Ruffian 3, an Ogre 5, a Troll 6, a Vampire 6, a Wizard 8.
    expect(listCost(read('klacka; zombie; orc-ruffian; ogre; troll; vampire; wizard'))).toBe(29);
  });
  test('KC-3.6 nothing but gold limits numbers; races and allegiances mix', () => {
    expect(read('klacka; 100 zombie', 100).members).toHaveLength(100);
    expect(read('klacka; 16 vampire; 4 human-lowlife', 100).members).toHaveLength(20);
    expect(read('barry; orc-ruffian; kobold-grunt; ogre; elf-fencer; zombie').members).toHaveLength(5);
  });
  test('KC-3.7 at most one Wizard', () => {
    expect(read('klacka; wizard').members).toHaveLength(1);
    for (const two of ['klacka; 2 wizard', 'klacka; wizard A; wizard B']) expect(refused(two), two).toBe('KC-3.7 gangTwoWizards');
  });
  test('KC-3.8 a Wizard is of no race: one profile, neither red nor black, named as its owner likes', () => {
    expect(HIRED_IDS.filter((id) => PROFILES[id].category === 'wizard')).toEqual(['wizard']);
    expect(PROFILES.wizard.allegiance).toBeNull();
    expect(read('klacka; wizard Halfling with a hat').members[0].name).toBe('Halfling with a hat');
  });
  test('KC-3.9 every category can be hired from the start', () => {
    const categories = new Set(HIRED_IDS.map((id) => PROFILES[id].category));
    expect([...categories].sort()).toEqual(['big-guy', 'expert', 'runt', 'thug', 'wizard']);
    for (const id of HIRED_IDS) expect(read(`klacka; ${id}`, 8).members, id).toHaveLength(1);
  });
  test('KC-3.10 both players may have the same Leader', () => {
    const s = start({ scenario: 1, layout: 'warrens' }).answer(0, 'barry').answer(1, 'barry');
    expect(s.table.models.map(({ profile, seat }) => [profile, seat])).toEqual([
      ['barry', 0],
      ['barry', 1],
    ]);
    expect(s.table.gangs.map(({ leader }) => leader)).toEqual([0, 1]);
  });
});

describe('crystals and the Stash', () => {
  test('KC-3.11 a Magic Crystal costs 2 gold', () => {
    expect(listCost(read('klacka; wizard; crystals 3'))).toBe(8 + 6);
    expect(read('klacka; wizard; crystals 1', 10).crystals).toBe(1);
    expect(refused('klacka; wizard; crystals 1', 9)).toBe('KC-3.1 gangTooDear');
  });
  test('KC-3.12 5 crystals and no more', () => {
    expect(read('klacka; wizard; crystals 5').crystals).toBe(5);
    expect(refused('klacka; wizard; crystals 6')).toBe('KC-3.12 gangTooManyCrystals');
  });
  test('KC-3.13 out of the same gold, and only for a gang with a Wizard', () => {
    expect(refused('klacka; crystals 1')).toBe('KC-3.13 gangCrystalsWithoutWizard');
    expect(read('klacka; crystals 0').crystals).toBe(0);
    expect(read('klacka; wizard; crystals 5; 3 zombie', 30).stash).toBe(30 - 8 - 10 - 3);
  });
  test('KC-3.14 what is not spent may be taken into the game', () => {
    expect(read('barry; 8 orc-ruffian').stash).toBe(6);
    expect(read('barry; 8 orc-ruffian; stash 4').stash).toBe(4);
    expect(refused('barry; 8 orc-ruffian; stash 7')).toBe('KC-3.1 gangTooDear');
  });
  test('KC-3.15 a Stash of 0 to 10', () => {
    expect([read('barry; stash 0').stash, read('barry; stash 10').stash]).toEqual([0, 10]);
    expect(refused('barry; stash 11')).toBe('KC-3.15 gangStash');
  });
  test('KC-3.16 what is left above 10 is lost', () => {
    expect(read('barry').stash).toBe(10);
    expect(read('barry; zombie', 100).stash).toBe(10);
    const s = start({ gold: 100, scenario: 1, layout: 'warrens' }).answer(0, 'barry').answer(1, 'klacka; zombie');
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([10, 10, 0]);
  });
  test('KC-3.16 but in play the Stash may rise above 10', () => {
    const thief = model('dorick', 0, 10, 12);
    const s = given({
      models: [thief, beside(thief, 'east', 'ogre', 1)],
      stash: [10, 3],
      hands: ['Kh Kd', '2c'],
    });
    s.activate(0).say('attack m1', 'no', 'done', 'Kh Kd', 'fold', 'pickpocket');
    expect([s.stash(0), s.stash(1)]).toEqual([11, 2]);
  });
});

describe('final gangs', () => {
  test('KC-3.17 built in secret: the other sees nothing, not even after the first is done', () => {
    const s = start({ scenario: 1, layout: 'warrens' }).answer(0, 'gang Night; egg-keeper Mum; wizard; stash 7');
    for (const seat of [1, null]) {
      const seen = JSON.stringify(s.view(seat));
      for (const secret of ['Night', 'egg-keeper', 'Mum', 'wizard', 'stash 7'])
        expect(seen.includes(`${secret}`), secret).toBe(false);
      expect(s.view(seat).table.models).toEqual([]);
    }
    expect(s.told).toEqual([]);
    s.expectQuestion('gangs/build', 1);
    s.answer(1, 'klacka');
    s.expectFact('gangRevealed', { rule: 'KC-3.17', seat: 0, name: 'Night', leader: 0, models: [0, 1], stash: 7 });
    s.expectFact('gangRevealed', { rule: 'KC-3.17', seat: 1, leader: 2, models: [2], stash: 10 });
    for (const seat of [0, 1, null]) {
      expect(s.view(seat).table.models.map(({ profile }) => profile)).toEqual(['egg-keeper', 'wizard', 'klacka']);
      expect(s.view(seat).table.gangs.map(({ stash }) => stash)).toEqual([7, 10]);
    }
  });
  test('KC-3.17 what is not a gang is refused, and nothing is told of it', () => {
    const s = start({ scenario: 1, layout: 'warrens' });
    for (const answer of [null, 7, ['klacka'], { leader: 'klacka' }]) s.refused(1, answer, 'KC-3.17', 'gangNotText');
    s.refused(1, 'klacka; '.repeat(2000), 'KC-3.17', 'gangTooLong');
    s.refused(1, 'klacka; stash 1; stash 1', 'KC-3.17', 'gangTwice');
    s.refused(1, 'klacka; 0 zombie', 'KC-3.17', 'gangPart');
    s.refused(1, 'klacka; -1 zombie', 'KC-3.17', 'gangPart');
    s.refused(1, 'constructor', 'KC-3.17', 'gangPart');
    s.refused(1, 'gang two\u2028lines; klacka', 'KC-1.23', 'gangName');
    expect(s.refused(1, 'klacka;  crystals -2 ', 'KC-3.17', 'gangPart').about).toEqual({ part: 2, text: 'crystals -2' });
    expect(s.facts).toEqual([]);
    s.expectQuestion('gangs/build', 0);
  });
  test('KC-3.18 a Leader alone is a gang', () => {
    expect(read('dorick').members).toEqual([]);
    const s = start({ scenario: 1, layout: 'market-square' }).answer(0, 'barry').answer(1, 'screek');
    s.say('south', 'first', 'middle', 'middle').expectQuestion('activation/act', 0);
  });
});

test.each([
  ['klacka; volunteer', 'KC-18.25 gangVolunteerWithoutGrobblar'],
  ['grobblar; volunteer; volunteer', 'KC-18.25 gangTwice'],
  ['klacka; vic', 'KC-3.17 gangPart'],
  ['klacka; 2 dragons', 'KC-3.17 gangPart'],
  ['klacka;', 'KC-3.17 gangPart'],
  ['', 'KC-3.17 gangPart'],
  ['klacka; stash many', 'KC-3.17 gangPart'],
])('%s is refused', (text, why) => expect(refused(text)).toBe(why));

test('the volunteer is free (KC-18.25)', () => {
  expect(listCost(read('grobblar; volunteer'))).toBe(0);
  expect(listCost(read('grobblar; volunteer; goblin-scumbag'))).toBe(1);
});

describe('once both gangs are final', () => {
  const built = (...gangs: [string, string]) => start({ scenario: 1, layout: 'warrens' }).answer(0, gangs[0]).answer(1, gangs[1]);
  test('KC-3.10 KC-4.17 what a Leader brings comes to either seat, and to both where both have the same', () => {
    for (const dorick of [0, 1]) {
      const s = built(...(['klacka; stash 3', 'klacka; stash 3'].with(dorick, 'dorick; stash 3') as [string, string]));
      expect([s.stash(dorick), s.stash(1 - dorick)]).toEqual([5, 3]);
      s.expectFact('coinsGained', { seat: dorick, coins: 2, rule: 'KC-18.14' });
      const eggs = built(...(['klacka', 'klacka'].with(dorick, 'egg-keeper') as [string, string]));
      expect([eggs.table.gangs[dorick].poisonProof, eggs.table.gangs[1 - dorick].poisonProof]).toEqual([true, false]);
    }
    const both = built('dorick; stash 1', 'dorick; stash 10');
    expect([both.stash(0), both.stash(1)]).toEqual([3, 12]);
    expect(built('egg-keeper', 'egg-keeper').table.gangs.map(({ poisonProof }) => poisonProof)).toEqual([true, true]);
  });
  test('KC-3.17 KC-39.3 both are open, and nobody builds another, whoever agrees', () => {
    const m = Match.from(kobolds, start({ scenario: 1, layout: 'own' }).game, '7'.repeat(64));
    for (const seat of [0, 1]) expect(m.answer(seat, 'klacka; zombie')).toBeNull();
    expect(kobolds.question(m.current)).toBe('layout/draw');
    for (const seat of [0, 1]) expect(m.undo(seat, [0, 1])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
  });
});
