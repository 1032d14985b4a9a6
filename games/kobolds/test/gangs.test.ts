/** Chapter 3: gang notation, and which gangs can be had. */
import { isRefusal, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { GANGS } from '../data/index.ts';
import { anyGang, type GangList, listCost, listOfReady, readGang, whyNotGang, writeGang } from '../rules/gangs.ts';
import { start } from './kit.ts';

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

  test('the Stash is all that is left, up to 10, unless another is named (KC-3.14 to KC-3.16)', () => {
    expect(read('barry').stash).toBe(10);
    expect(read('barry; 8 orc-ruffian').stash).toBe(6);
    expect(read('barry; stash 0').stash).toBe(0);
  });

  test('a Leader alone is a gang (KC-3.18)', () => expect(read('dorick').members).toEqual([]));
});

test.each([
  ['orc-ruffian', 'KC-3.3 gangNoLeader'],
  ['klacka; barry', 'KC-3.3 gangTwoLeaders'],
  ['klacka; 2 wizard', 'KC-3.7 gangTwoWizards'],
  ['klacka; wizard; crystals 6', 'KC-3.12 gangTooManyCrystals'],
  ['klacka; crystals 1', 'KC-3.13 gangCrystalsWithoutWizard'],
  ['klacka; stash 11', 'KC-3.15 gangStash'],
  ['klacka; 11 orc-ruffian', 'KC-3.1 gangTooDear'],
  ['klacka; 10 orc-ruffian; stash 1', 'KC-3.1 gangTooDear'],
  ['klacka; volunteer', 'KC-18.25 gangVolunteerWithoutGrobblar'],
  ['grobblar; volunteer; volunteer', 'KC-18.25 gangTwice'],
  ['klacka; vic', 'KC-3.17 gangPart'],
  ['klacka; 2 dragons', 'KC-3.17 gangPart'],
  ['klacka;', 'KC-3.17 gangPart'],
  ['', 'KC-3.17 gangPart'],
  ['klacka; stash many', 'KC-3.17 gangPart'],
  [`klacka ${'x'.repeat(31)}`, 'KC-1.23 gangName'],
  ['klacka a\u0007b', 'KC-1.23 gangName'],
  [7, 'KC-3.17 gangNotText'],
])('%s is refused', (text, why) => expect(refused(text)).toBe(why));

test('the volunteer is free (KC-18.25)', () => {
  expect(listCost(read('grobblar; volunteer'))).toBe(0);
  expect(listCost(read('grobblar; volunteer; goblin-scumbag'))).toBe(1);
});

test('gangs are built in secret and then open to both (KC-3.17), with Pay Day on top of the Stash (KC-4.17)', () => {
  const s = start({ scenario: 1, layout: 'warrens' });
  s.expectAsked('gangs/build', 1);
  s.answer(1, 'dorick; stash 10');
  expect(JSON.stringify(s.view(0))).not.toContain('dorick');
  expect(s.view(0).models).toEqual([]);
  s.refused('klacka; 40 zombie', 'KC-3.1', 'gangTooDear', 0);
  s.answer(0, 'klacka; wizard; crystals 1');
  expect(s.view(1).models.map(({ profile }) => profile)).toEqual(['klacka', 'wizard', 'dorick']);
  expect([s.stash(0), s.stash(1)]).toEqual([10, 12]);
  s.expectFact('coinsGained', { seat: 1, coins: 2, from: 'pay-day', rule: 'KC-18.14' });
});
