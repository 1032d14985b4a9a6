/** Table D16: what a scene is suggested to be about, by what has happened since the last one. */
import { describe, expect, test } from 'vitest';
import { DEFENDER_DESCRIPTOR_IDS, LOCATION_DESCRIPTOR_IDS, TREASURE_WORDS } from '../data/index.ts';
import { type Arrangement, given } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { card: 'Kc', exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Ann: { card: '3h', at: 'Keep' } },
  threats: { Orcs: { card: '8s' }, Far: { card: 'Kd' } },
  deck: ['9c'],
  dice: { attack: [1], battle: [1, 1] },
};
/** What is suggested when the turn is over. */
function themes(more: Partial<Arrangement>): string[] {
  const s = given({ ...CITY, ...more });
  expect(s.view(0).table.highlighted).toEqual([]);
  s.threatsAct();
  for (let n = 0; n < 50 && s.question !== 'reflection/frame'; n++) {
    if (s.question === 'moves/move') s.answer(s.actor, 'pass');
    else if (s.question === 'activation/unit') s.answer(s.actor, 'none');
    else s.quietly();
  }
  return (s.asked(s.actor)?.show.highlighted ?? []) as string[];
}

describe('DF-13.16 what is highlighted', () => {
  test('a celebration when the defenders have won a battle', () => {
    expect(themes({ defenders: { Watch: { card: 'Th', at: 'Gate' } } })).toEqual(['celebration']);
  });

  test('nothing after a stand-off', () => {
    expect(themes({ defenders: { Watch: { card: '8h', at: 'Gate' } } })).toEqual([]);
  });

  test('mourning when a defender was destroyed, in a battle or not', () => {
    const killed = { threats: { Witch: { card: 'Qs' } }, deck: ['Jd'], dice: { activation: [6, 1] } } as const;
    expect(themes({ ...killed, deck: ['Jd'], defenders: { Ann: { at: 'Keep' }, Ada: { card: 'Jh', at: 'Keep' } } })).toEqual([
      'mourning',
    ]);
    expect(themes({ defenders: { Mob: { card: '2h', at: 'Gate' }, Ann: { at: 'Keep' } } })).toEqual(['mourning', 'defeat']);
  });

  test('an enemy victory, and by its words what was lost with the place', () => {
    for (const word of LOCATION_DESCRIPTOR_IDS) {
      const treasure = (TREASURE_WORDS as readonly string[]).includes(word) ? ['treasure'] : [];
      const mixed = word === 'loc.feared' || word === 'loc.hated' ? ['mixed_feelings'] : [];
      const lost = themes({ locations: { Gate: { card: 'Kc', words: [word], exposed: true }, Keep: {} } });
      expect(lost, word).toEqual(['defeat', ...treasure, ...mixed]);
    }
  });

  test('the same of a place that was destroyed, without a battle', () => {
    const locations = { Gate: { card: 'Kc', words: ['loc.corrupt', 'loc.hub', 'loc.hated'], exposed: true }, Keep: {} } as const;
    const struck = { threats: { Giant: { card: 'Ks' } }, deck: ['Kd'], dice: { activation: [1, 1] } } as const;
    expect(themes({ ...struck, deck: ['Kd'], locations })).toEqual(['treasure', 'mixed_feelings']);
  });

  test('mixed feelings of a defender that was feared or hated', () => {
    for (const word of DEFENDER_DESCRIPTOR_IDS) {
      const mixed = word === 'def.feared' || word === 'def.hated' ? ['mixed_feelings'] : [];
      const fallen = themes({ defenders: { Mob: { card: '2h', at: 'Gate', words: [word] }, Ann: { at: 'Keep' } } });
      expect(fallen, word).toEqual(['mourning', 'defeat', ...mixed]);
    }
  });
});
