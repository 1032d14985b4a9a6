/** Chapter 13: Reflection. */
import { type PlainRecord, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ADVICE_LIST, JUDGEMENT_LIST, SCENE_SUGGESTION_IDS } from '../data/index.ts';
import { defenders } from '../index.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { DESTROYED, HAPPENED } from '../table.ts';
import { text } from '../text/index.ts';
import { said } from './founding.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  seats: 3,
  first: 1,
  locations: { Gate: { exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Watch: { card: '7h', at: 'Gate' }, Ada: { card: 'Qh', at: 'Keep' } },
  deck: ['2h'],
};
const scene = (more: Partial<Arrangement> = {}): Scene => given({ ...CITY, ...more });
const NEW = { name: 'Una', unit: '', personality: 'calm', preoccupation: 'bread' };
const FRAME = { characters: [{ name: 'Watch', unit: 'D0' }], place: 'the gate', time: 'dusk', situation: 'a quarrel' };
const frame = (more: PlainRecord = {}): PlainRecord => ({ ...FRAME, ...more });
/** Three characters, cast with seats 1, 0 and nobody. */
const CAST = frame({ characters: [{ name: 'Watch', unit: 'D0' }, { name: 'Ada', unit: 'D1' }, NEW] });
const playing = (): Scene => scene().answer(1, CAST, [1, 0, -1]);

describe('framing', () => {
  test('DF-13.1 DF-13.2 the First Player frames one scene: who, where, when and what', () => {
    const s = scene().expectQuestion('reflection/frame', 1);
    s.refused(0, FRAME, 'GH-3');
    s.answer(1, FRAME);
    expect(s.table.scene).toEqual({
      suggestion: '',
      roles: [{ name: 'Watch', unit: 'D0', seat: -1 }],
      place: { text: 'the gate', aloud: false, n: 1 },
      time: { text: 'dusk', aloud: false, n: 2 },
      situation: { text: 'a quarrel', aloud: false, n: 3 },
    });
    s.expectFact('sceneFramed', { rule: 'DF-13.2', seat: 1, characters: ['Watch'], place: 'the gate', time: 'dusk' });
  });

  test('DF-13.3 it needs a named character, and place, time and situation in writing or aloud', () => {
    const s = scene();
    s.refused(1, frame({ characters: [] }), 'DF-13.3', 'noCharacters');
    s.refused(1, frame({ characters: [{ ...NEW, name: ' ' }] }), 'DF-13.3', 'empty');
    s.refused(1, frame({ characters: [{ ...NEW, name: 'x'.repeat(61) }] }), 'DF-13.3', 'tooLong');
    const crowd = (many: number) => Array.from({ length: many }, (_, n) => ({ ...NEW, name: `Una ${n}` }));
    s.refused(1, frame({ characters: crowd(13) }), 'DF-13.3', 'tooManyCharacters');
    s.branch().answer(1, frame({ characters: crowd(12) }));
    s.refused(1, frame({ weather: 'wet' }), 'DF-13.2', 'strangeField');
    for (const field of ['place', 'time', 'situation']) {
      const { [field]: _left, ...rest } = FRAME as PlainRecord;
      s.refused(1, rest, 'DF-29.3', 'fieldMissing');
      s.refused(1, frame({ [field]: '' }), 'DF-29.3', 'empty');
      scene({ options: { narration: 'written' } }).refused(1, frame({ [field]: { aloud: true } }), 'DF-29.3', 'mustBeWritten');
    }
    s.answer(1, frame({ place: { aloud: true }, time: { aloud: true }, situation: { aloud: true } }));
    s.expectQuestion('reflection/roles', 1);
  });

  test('DF-13.9 characters are defenders or newly invented, with a personality and something on their mind', () => {
    const s = scene({ options: { narration: 'written' } });
    s.refused(1, frame({ characters: [{ name: 'Una', unit: '' }] }), 'DF-13.9', 'fieldMissing');
    s.refused(1, frame({ characters: [{ ...NEW, preoccupation: '' }] }), 'DF-13.9', 'empty');
    s.refused(1, frame({ characters: [{ ...NEW, personality: '' }] }), 'DF-13.9', 'empty');
    const { personality: _personality, ...vague } = NEW;
    const { preoccupation: _preoccupation, ...idle } = NEW;
    for (const one of [vague, idle]) {
      s.refused(1, frame({ characters: [one] }), 'DF-13.9', 'fieldMissing');
      // Where the table may say it aloud that can be said, too.
      for (const narration of ['mixed', 'spoken']) scene({ options: { narration } }).answer(1, frame({ characters: [one] }));
    }
    // The second of them is looked at as well.
    s.refused(1, frame({ characters: [{ name: 'Watch', unit: 'D0' }, vague] }), 'DF-13.9', 'fieldMissing');
    // Under another name than that of the defender it is somebody new.
    s.refused(1, frame({ characters: [{ name: 'Una', unit: 'D0' }] }), 'DF-13.9', 'fieldMissing');
    s.refused(1, frame({ characters: [{ ...NEW, unit: 'D7' }] }), 'DF-13.9', 'noSuchThing');
    s.branch().answer(1, FRAME);
    s.answer(1, frame({ characters: [NEW] })).expectFact('personInvented', { seat: 1, ...NEW });
  });

  test('DF-13.9 nobody belongs to a defender that is destroyed, nor is such a one cast again', () => {
    const s = scene();
    s.table.where[0] = DESTROYED;
    s.refused(1, FRAME, 'DF-13.9', 'noSuchThing');
    s.refused(1, frame({ characters: [{ ...NEW, unit: 'D0' }] }), 'DF-13.9', 'noSuchThing');
    s.answer(1, frame({ characters: [{ name: 'Ada', unit: 'D1' }] }));
  });

  test('DF-13.10 all who are new are kept, beside those of earlier scenes, and nobody who is a defender', () => {
    const una = { name: 'Una', unit: '' };
    const s = scene().answer(
      1,
      frame({ characters: [una, { name: 'Watch', unit: 'D0' }, { name: 'Ivo', unit: 'D0' }] }),
      [0, 0, 0],
      'end',
    );
    expect(s.table.persons.map(({ name, unit }) => [name, unit])).toEqual([
      ['Una', ''],
      ['Ivo', 'D0'],
    ]);
    s.endTurn()
      .expectQuestion('reflection/frame', 2)
      .answer(2, frame({ characters: [{ name: 'Eli', unit: '' }, una] }));
    expect(s.table.persons.map(({ name }) => name)).toEqual(['Una', 'Ivo', 'Eli']);
  });

  test('DF-13.10 new characters are kept on a roll and can be cast again', () => {
    const s = scene({ options: { narration: 'written' } }).answer(
      1,
      frame({ characters: [{ ...NEW, unit: 'D0' }] }),
      [-1],
      'end',
    );
    expect(s.table.persons).toEqual([{ ...NEW, unit: 'D0', texts: { personality: 4, preoccupation: 5 } }]);
    for (const seat of [0, 2, null]) expect(s.view(seat).table.persons).toEqual(s.table.persons);
    s.threatsAct();
    while (s.question !== 'reflection/frame') s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    s.answer(2, frame({ characters: [{ name: 'una', unit: '' }] }));
    expect(s.table.persons).toHaveLength(1);
    expect(s.all('personInvented')).toHaveLength(1);
  });

  test('DF-13.11 those who are far apart on the map can meet, and a scene moves nobody', () => {
    const s = scene({ connections: [] }).answer(1, CAST);
    expect(s.table.scene?.roles.map(({ name }) => name)).toEqual(['Watch', 'Ada', 'Una']);
    s.answer(1, [1, 0, -1], 'end');
    expect([s.where('Watch'), s.where('Ada')]).toEqual(['Gate', 'Keep']);
  });
});

describe('roles', () => {
  test('DF-13.4 the First Player assigns them; offered is one for each person in Normal Order', () => {
    const s = scene().answer(1, CAST).expectQuestion('reflection/roles', 1);
    s.refused(0, [0, 1, 2], 'GH-3');
    expect(s.legal(1)).toEqual([[1, 2, 0]]);
    s.answer(1, [2, 2, 0]).expectFact('rolesAssigned', { rule: 'DF-13.4', seat: 1 });
    expect(s.table.scene?.roles.map(({ seat }) => seat)).toEqual([2, 2, 0]);
    // One person with all seats has one role, as the First Player.
    const solo = scene({ options: { people: 'one' } }).answer(1, CAST);
    expect(solo.legal(1)).toEqual([[1, -1, -1]]);
  });

  test('DF-13.5 the First Player need not play', () => {
    const s = scene().answer(1, FRAME, [2]);
    expect(s.table.scene?.roles).toEqual([{ name: 'Watch', unit: 'D0', seat: 2 }]);
    s.expectQuestion('reflection/play', 1);
  });

  test('DF-13.6 every character has one seat or is not played; a seat may have several', () => {
    const s = scene();
    const twice = [
      { name: 'Watch', unit: 'D0' },
      { name: 'WATCH', unit: 'D0' },
    ];
    s.refused(1, frame({ characters: twice }), 'DF-13.6', 'characterTwice');
    s.answer(1, CAST);
    s.refused(1, [1, 0], 'DF-13.6', 'wrongRoles');
    s.refused(1, [1, 0, 2, 2], 'DF-13.6', 'wrongRoles');
    s.refused(1, [1, 0, 3], 'DF-13.6', 'noSuchSeat');
    s.refused(1, [1, 0, [1, 2]], 'DF-13.6', 'noSuchSeat');
    s.refused(1, [1, 0, -2], 'DF-13.6', 'noSuchSeat');
    s.branch().answer(1, [-1, -1, -1]);
    s.answer(1, [0, 0, 0]);
  });

  test('DF-13.7 DF-13.18 the game advises to choose well and to be generous, and leaves it to people', () => {
    for (const [id, rule] of [
      ['roles', 'DF-13.7'],
      ['generous', 'DF-13.18'],
    ] as const) {
      expect(ADVICE_LIST.find((one) => one.id === id)?.rule).toBe(rule);
      expect(rulebook.rules.find((one) => one.id === rule)?.mark).toBe('honour');
    }
    const roles = scene().answer(1, FRAME);
    expect(said(roles)).toContain(text.en.names.advice.roles);
    expect(said(roles, 'pl')).toContain(text.pl.names.advice.roles);
    const play = roles.answer(1, [1]);
    expect(said(play)).toContain(text.en.names.advice.generous);
    expect(said(play, 'pl')).toContain(text.pl.names.advice.generous);
    expect(said(play.answer(1, 'go on'))).toContain(text.en.names.advice.generous);
  });
});

describe('the scene', () => {
  test('DF-13.8 is told in turns, each line recorded with who speaks', () => {
    const s = playing().expectQuestion('reflection/play', 1).answer(1, 'We hold.');
    s.expectFact('narrated', { rule: 'DF-13.8', what: 'scene', seat: 1, text: 'We hold.', about: ['Watch'] });
    s.expectQuestion('reflection/join', 2).answer(2, 'go on').expectQuestion('reflection/join', 0);
    s.answer(0, { aloud: true }).expectFact('narrated', { seat: 0, text: '', aloud: true, about: ['Ada'] });
    s.expectQuestion('reflection/play', 1);
  });

  test('DF-13.8 DF-30.3 one person with all seats tells it alone', () => {
    const s = scene({ options: { people: 'one' } }).answer(1, CAST, [1, 0, -1], 'We hold.');
    s.expectQuestion('reflection/play', 1).answer(1, 'go on').expectQuestion('reflection/play', 1);
    expect(s.branch().answer(1, 'abstain').table.scene).toBeNull();
    s.answer(1, 'end').expectFact('sceneEnded', { seat: 1 });
  });

  test('DF-13.8 DF-30.11 whoever is there goes on with it, and where nobody says a word it is over', () => {
    const s = playing();
    s.branch().answer(1, 'abstain').answer(2, 'abstain').answer(0, 'abstain').expectFact('sceneEnded');
    for (const word of ['go on', 'Hush!', 'disputed']) {
      s.branch().answer(1, 'abstain').answer(2, word).answer(0, 'abstain').expectQuestion('reflection/play', 1);
      s.branch().answer(1, 'abstain').answer(2, 'abstain').answer(0, word).expectQuestion('reflection/play', 1);
    }
    s.branch().answer(1, 'go on').answer(2, 'abstain').answer(0, 'abstain').expectQuestion('reflection/play', 1);
  });

  test('DF-13.12 no die and no rule decides inside a scene', () => {
    const s = playing().answer(1, 'I draw my sword!').answer(2, 'go on').answer(0, 'I faint.');
    expect([s.table.dice, s.all('narrated').length]).toEqual([[], 2]);
    expect(JUDGEMENT_LIST.find(({ id }) => id === 'scene_outcome')).toMatchObject({ who: 'players', overruledBy: 'DF-13.13' });
    expect(rulebook.rules.find(({ id }) => id === 'DF-13.12')?.mark).toBe('judge');
  });

  test.each([
    ['the First Player', 1, 'reflection/join', 2],
    ['somebody else', 2, 'reflection/join', 0],
  ] as const)(
    'DF-13.13 %s records that they cannot agree: it is told to be bad for the characters, and the scene goes on',
    (_who, by, next, asked) => {
      const s = playing();
      if (by === 2) s.answer(1, 'go on');
      const before = s.table.authors.length;
      s.answer(by, 'disputed').expectFact('outcomeDisputed', { rule: 'DF-13.13', seat: by, characters: ['Watch', 'Ada', 'Una'] });
      s.expectQuestion(next, asked);
      expect(s.table.authors).toHaveLength(before);
      const [fact] = s.all('outcomeDisputed');
      const say = { seat: (seat: number) => `P${seat}` };
      expect(text.en.fact(fact as never, say)).toMatch(/badly, for Watch, Ada/);
      expect(text.pl.fact(fact as never, say)).toMatch(/źle.*Watch, Ada/);
    },
  );
  test('DF-13.21 where a bot frames the scene, ending it is offered first: it does not go on for ever by itself', () => {
    const s = playing().answer(1, 'abstain');
    s.expectQuestion('reflection/join', 2);
    expect(s.view(2).asked?.options?.[0]).toBe('end');
    s.answer(2, 'end');
    expect(s.question).not.toMatch(/^reflection/);
  });
  test('DF-13.13 whoever is asked in a scene is told so beforehand, with the rule', () => {
    const view = playing().view(1);
    expect(view.asked?.options).toContain('disputed');
    expect(text.en.answer('reflection/play', 'disputed', {}, { seat: String })).toMatch(/badly for the characters/);
    expect(text.en.typing?.('reflection/play')).toMatch(/badly for the characters.*DF-13\.13/);
    expect(text.pl.typing?.('reflection/join')).toMatch(/źle.*DF-13\.13/);
  });

  test('DF-13.14 it changes nothing that the rules look at', () => {
    const s = scene({ defenders: { Watch: { card: '7h', at: 'Gate', wounds: 1 }, Ada: { card: 'Qh', at: 'Keep' } }, morale: 1 });
    const state = () => {
      const { where, wounds, morale, base, ruined, held, entries, deck, reserve, defenders: units, locations, threats } = s.table;
      return JSON.stringify({ where, wounds, morale, base, ruined, held, entries, deck, reserve, units, locations, threats });
    };
    const before = state();
    s.answer(1, CAST, [1, 0, -1], 'Watch is healed, Ada moves, the city cheers.').answer(2, 'go on').answer(0, 'Hurrah!');
    expect(state()).toBe(before);
  });

  test('DF-13.15 tactics may be discussed in this step and in no later one', () => {
    const s = playing();
    const open = () => [defenders.chat?.open(s.view(0)), s.view(0).table.mayConfer];
    expect(open()).toEqual([true, true]);
    s.answer(1, 'end');
    expect([s.step, ...open()]).toEqual(['defenders', false, false]);
    expect(SCENE_SUGGESTION_IDS).toContain('council');
  });

  test('DF-13.16 suggestions go with what happened since the last scene; each can be taken at any time', () => {
    const s = scene({
      first: 0,
      locations: { Gate: { card: 'Kc', words: ['loc.famous', 'loc.feared'], exposed: true }, Keep: {} },
      defenders: { Mob: { card: '2h', at: 'Gate' }, Ada: { card: 'Qh', at: 'Keep' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c', '2h'],
      dice: { attack: [1], battle: [1, 1] },
    });
    expect(s.asked(0)?.show).toEqual({ highlighted: [], first: false });
    s.threatsAct().quietly('activation/unit');
    while (s.question !== 'reflection/frame') s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    expect(s.asked(1)?.show).toMatchObject({ highlighted: ['mourning', 'defeat', 'treasure', 'mixed_feelings'] });
    for (const suggestion of SCENE_SUGGESTION_IDS) {
      expect(s.branch().answer(1, { ...FRAME, characters: [NEW], suggestion }).table.scene?.suggestion).toBe(suggestion);
    }
    expect(SCENE_SUGGESTION_IDS).toHaveLength(7);
    s.refused(1, { ...FRAME, characters: [NEW], suggestion: 'dragons' }, 'DF-13.16', 'noSuchThing');
    // In the next turn that is old news.
    s.threatsAct();
    while (s.question !== 'reflection/frame') s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    expect(s.asked(2)?.show).toMatchObject({ highlighted: [] });
  });

  test('DF-13.17 in the first turn relationships and the council are highlighted', () => {
    expect(scene({ turn: 1 }).asked(1)?.show).toEqual({ highlighted: ['relationships', 'council'], first: true });
  });
});

describe('the end', () => {
  test('DF-13.19 the First Player ends it; others propose and the table decides', () => {
    playing().answer(1, 'end').expectFact('sceneEnded', { rule: 'DF-13.19', seat: 1 });
    const s = playing().answer(1, 'go on').answer(2, 'end').expectQuestion('agreement/answer', 0);
    expect(s.actors).toEqual([0, 1]);
    const agreed = s.branch().everybody('yes');
    agreed.expectFact('sceneEnded');
    expect([agreed.table.scene, agreed.step]).toEqual([null, 'defenders']);
    s.everybody('no').answer(2, 'stand by it').everybody('no');
    expect(s.table.scene).not.toBeNull();
    // One proposal is one: who says something else afterwards has proposed nothing.
    s.expectQuestion('reflection/join', 0).answer(0, 'go on').expectQuestion('reflection/play', 1);
    expect(s.all('proposed').map(({ seat, proposal }) => [seat, proposal])).toEqual([[2, 'end scene']]);
  });

  test('DF-13.20 one scene per turn, as short as its framing', () => {
    const s = scene().answer(1, FRAME, [-1], 'end');
    expect(s.all('sceneFramed')).toHaveLength(1);
    expect(s.question).toBe('moves/move');
  });

  test('DF-13.21 a bot frames from the suggestions, gives the roles to others, and any person ends the scene', () => {
    const s = scene({ turn: 1 });
    for (let seed = 0; seed < 12; seed++) {
      const framed = s.branch();
      const answer = defenders.sample(framed.game, 1, new QuickRandom(seed)) as PlainRecord;
      expect(['relationships', 'council']).toContain(answer.suggestion);
      framed.answer(1, answer);
      const roles = defenders.sample(framed.game, 1, new QuickRandom(seed)) as number[];
      expect(roles).toEqual([2, 0].slice(0, roles.length));
    }
    // Later on, of what has happened since the last scene.
    const later = scene();
    later.table.happened = HAPPENED.battle_won;
    const chosen = Array.from({ length: 24 }, (_, seed) => {
      const { suggestion } = defenders.sample(later.branch().game, 1, new QuickRandom(seed)) as PlainRecord;
      return suggestion;
    });
    expect([...new Set(chosen)].sort()).toEqual(['celebration', 'relationships']);
    expect(later.legal(1)[0]).toMatchObject({ suggestion: 'celebration' });
    s.answer(1, CAST);
    // Two persons, three characters: the third is not played.
    expect(defenders.sample(s.game, 1, new QuickRandom(1))).toEqual([2, 0, -1]);
    s.answer(1, [2, 0, -1]);
    const [best] = [...s.legal(1)].sort(
      (a, b) => (defenders.bots.urge?.(s.game, 1, b) ?? 0) - (defenders.bots.urge?.(s.game, 1, a) ?? 0),
    );
    expect(best).toBe('abstain');
    s.answer(1, 'abstain').answer(2, 'go on').answer(0, 'end').expectFact('sceneEnded');
    expect(s.all('proposed')).toEqual([]);
  });
});
