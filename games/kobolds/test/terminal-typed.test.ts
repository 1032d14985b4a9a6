/** What people type in a terminal in words of their own: things by their names, gangs as they are said, and what is quoted back. */

import { isRefusal } from '@guildhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { HIRED_IDS, LEADER_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { readGang } from '../rules/gangs.ts';
import { gangSpelt } from '../terminal/gangs.ts';
import { typed } from '../terminal/read.ts';
import { names as en } from '../text/names.en.ts';
import { names as pl } from '../text/names.pl.ts';
import { beside, given, model, start } from './kit.ts';

describe('a gang as people write it', () => {
  it.each([
    ['Klacka; Troll; STASH 3', 'klacka; troll; stash 3'],
    ['dorick the loan shark, 3 Orc Ruffian', 'dorick; 3 orc-ruffian'],
    ['klacka; 2 trolls', 'klacka; 2 troll'],
    ['gang The Copper Kettles; Klacka Orc Warboss Big Al; troll', 'gang The Copper Kettles; klacka Big Al; troll'],
    ['banda Kotły; Klacka Herszt Orków; 3 ork rozrabiaka; sakiewka 3', 'gang Kotły; klacka; 3 orc-ruffian; stash 3'],
    ['dorick; czarodziej; krysztaly 2', 'dorick; wizard; crystals 2'],
    ['grobblar; ochotnik', 'grobblar; volunteer'],
    ['whispering-bows', 'whispering-bows'],
    ['klacka; dragon', 'klacka; dragon'],
  ])('KC-3.17: %s', (line, notation) => expect(gangSpelt(line)).toBe(notation));

  test('KC-3.5: everybody can be hired by the name they go by, in both languages', () => {
    for (const { profiles } of [en, pl]) {
      for (const id of LEADER_IDS) expect(isRefusal(readGang(gangSpelt(profiles[id].name.toUpperCase()), 30)), id).toBe(false);
      for (const id of HIRED_IDS) expect(gangSpelt(`klacka; 2 ${profiles[id].name}`)).toBe(`klacka; 2 ${id}`);
    }
  });
  test('KC-3.1: no ready-made gang is spoken of where none is cheap enough', () => {
    const ask = (gold: number) => {
      const view = start({ gold, scenario: 1, layout: 'warrens' }).view(0);
      return kobolds.text.en.question('gangs/build', view.asked?.show ?? {}, { seat: (s) => `Player ${s + 1}` });
    };
    expect(ask(30)).toContain('or take a ready-made one');
    expect(ask(5)).toBe('Which gang do you lead? Build one for 5 gold.');
  });
});

describe('things by their names', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const s = given({
    models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1), model('klacka', 0, 2, 2), model('human-lowlife', 1, 2, 22)],
    terrain: 'house 3 6 7 9.5 3; crates 16 14 18 16 1',
  }).activate(0);
  const read = (line: string): string | undefined => {
    const view = s.view(0);
    return view.asked ? kobolds.read?.(line, view.asked, view) : undefined;
  };
  it.each([
    ['attack human lowlife 1', 'attack m1'],
    ['attack Human Lowlife 2', 'attack m3'],
    ['attack human lowlife 1 just do it', 'attack m1 just do it'],
    ['shoot at klacka orc warboss 1', 'shoot m2'],
    ['atak ludzki obwieś 2', 'attack m3'],
    ['atak ludzki obwies 1 zrób to', 'attack m1 just do it'],
    ['Human Bruiser', 'm0'],
    ['attack dragon', 'attack dragon'],
  ])('%s', (line, answer) => expect(read(line)).toBe(answer));
  it('KC-12.1: so that what is not allowed is refused with its own reason', () => {
    expect(kobolds.whyNot(s.game, 0, read('attack human lowlife 2') ?? '')?.why).toBe('notInContact');
  });
  it('KC-2.26: also where a move goes', () => {
    s.say('walk');
    expect(read('contact house')).toBe('contact t0');
    expect(read('towards crates')).toBe('towards t1');
    expect(read('w stronę skrzynki')).toBe('towards t1');
    expect(read('od ludzki obwieś 2')).toBe('away from m3');
  });
});

test('no bribe, nobody and no critical are all "nic" in Polish', () => expect(typed('none', 'pl')).toBe('nic'));
