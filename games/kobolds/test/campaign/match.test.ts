/** A match of a campaign: gangs that are brought, kill or mug, and the report that goes back (KC-30.12, KC-30.21, KC-31.1). */
import { isRefusal, type Plain } from '@guildhall/kernel';
import { begin } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Roster } from '../../given.ts';
import { kobolds } from '../../index.ts';
import { reportOf } from '../../rules/fates.ts';
import { defendOf, fightOf, handMaximum, hasAbility, moveSide, woundsLeft } from '../../rules/reading.ts';
import { duel } from '../duel.ts';
import { given as arranged, beside, model } from '../kit.ts';
import { Scene } from '../scene.ts';

const roster = (seat: number, more: Partial<Roster> = {}): Roster => ({
  name: 'The Brood',
  leader: {
    member: seat * 10,
    profile: 'barry',
    name: '',
    equipment: [],
    as: { move: 'W', fight: 3, defend: 4, wounds: 10, leadership: 2 },
  },
  members: [{ member: seat * 10 + 1, profile: 'orc-ruffian', name: 'Bo', equipment: ['whip', 'hammer'] }],
  stash: 4,
  crystals: 0,
  ...more,
});
const campaignMatch = (own: Plain[] = [roster(0), roster(1)]): Scene =>
  new Scene(kobolds, begin(kobolds, { options: { scenario: 1, layout: 'market-square' }, given: { own } }));

const refusalOf = (...own: Plain[]) => {
  const options = kobolds.options({}, 2);
  if (isRefusal(options)) throw new Error(options.why);
  const given = kobolds.handedIn({ own }, options, 2);
  return isRefusal(given) ? `${given.rule} ${given.why}` : null;
};

describe('rosters', () => {
  it('KC-30.12, KC-30.21: the gangs of the books are there at once, whole, with equipment and the Leader as he is by now', () => {
    const s = campaignMatch();
    expect(s.question).toBe('set up/edge');
    expect(
      s.table.models.map(({ member, profile, name, equipment, wounds, effects }) => [
        member,
        profile,
        name,
        equipment.length,
        wounds,
        effects,
      ]),
    ).toEqual([
      [0, 'barry', '', 0, 0, 0],
      [1, 'orc-ruffian', 'Bo', 2, 0, 0],
      [10, 'barry', '', 0, 0, 0],
      [11, 'orc-ruffian', 'Bo', 2, 0, 0],
    ]);
    expect(s.table.gangs.map(({ stash, leader, name }) => [stash, leader, name])).toEqual([
      [4, 0, 'The Brood'],
      [4, 2, 'The Brood'],
    ]);
    s.expectFact('gangRevealed', { seat: 1, stash: 4 });
    expect([moveSide(s.table, 0), fightOf(s.table, 0), defendOf(s.table, 0), woundsLeft(s.table, 0)]).toEqual(['W', 3, 4, 10]);
    s.playOn(1, 100, (scene) => scene.question === 'action time/model');
    expect(handMaximum(s.table, 0)).toBe(7);
  });

  it('KC-18.14: Pay Day comes on top of what is brought', () => {
    const { leader } = roster(0);
    const as = { move: 'W', fight: 4, defend: 2, wounds: 10, leadership: 1 } as const;
    const s = campaignMatch([roster(0, { leader: { ...leader, profile: 'dorick', as } }), roster(1)]);
    expect(s.table.gangs.map(({ stash }) => stash)).toEqual([6, 4]);
  });

  it('KC-18.12: Poison Proof comes with the Egg Keeper who is brought, for her gang alone', () => {
    const { leader } = roster(1);
    const as = { move: 'W', fight: 4, defend: 4, wounds: 10, leadership: 1 } as const;
    const s = campaignMatch([roster(0), roster(1, { leader: { ...leader, profile: 'egg-keeper', as } })]);
    expect(s.table.models.map((_, m) => hasAbility(s.table, m, 'immune-to-poison'))).toEqual([false, false, true, true]);
  });

  it('KC-30.12: both gangs are brought, or neither', () => {
    expect(refusalOf(roster(0), null)).toBe('KC-30.12 rosterMissing');
    expect(refusalOf(null, null)).toBeNull();
    expect(refusalOf(roster(0), roster(1))).toBeNull();
  });

  it('KC-31.11, KC-32.14: a Leader can have become worse, and better by what levels give', () => {
    const { leader } = roster(0);
    const as = (more: object) => roster(0, { leader: { ...leader, as: { ...leader.as, ...more } } });
    expect(refusalOf(as({ wounds: 11 }), roster(1))).toBe('KC-32.14 rosterLeader');
    expect(refusalOf(as({ fight: 5 }), roster(1))).toBe('KC-32.14 rosterLeader');
    expect(refusalOf(as({ fight: 0 }), roster(1))).toBe('GH-16 badGiven');
    const slow = roster(0, { leader: { ...leader, profile: 'klacka', as: { ...leader.as, move: 'L', defend: 2 } } });
    expect(refusalOf(slow, roster(1))).toBe('KC-31.11 rosterLeader');
  });

  it('KC-3.7, KC-3.13, KC-34.5, KC-35.8: what cannot be in a gang is refused', () => {
    const wizard = (member: number): Roster['members'][number] => ({ member, profile: 'wizard', name: '', equipment: [] });
    expect(refusalOf(roster(0, { members: [wizard(5), wizard(6)] }), roster(1))).toBe('KC-3.7 gangTwoWizards');
    expect(refusalOf(roster(0, { crystals: 2 }), roster(1))).toBe('KC-3.13 gangCrystalsWithoutWizard');
    expect(refusalOf(roster(0, { members: [wizard(5)], crystals: 5 }), roster(1))).toBeNull();
    expect(refusalOf(roster(0), roster(0))).toBe('KC-35.8 rosterTwice');
    const laden = { ...wizard(5), equipment: ['whip', 'whip', 'hammer'] };
    expect(refusalOf({ ...roster(0), members: [laden] } as unknown as Plain, roster(1))).toBe('GH-16 badGiven');
  });

  it('KC-3.17: without rosters gangs are built, and nothing is reported', () => {
    const s = new Scene(kobolds, begin(kobolds, { seed: 1 }));
    expect(s.question).toBe('gangs/build');
    s.playOn(1, 20_000);
    expect(kobolds.report(s.game)).toBeNull();
    expect(s.table.models.some((one) => 'fate' in one || 'member' in one)).toBe(false);
  });
});

/** A duel in a match of a campaign: members are numbered like models. */
const campaignDuel = (...given: Parameters<typeof duel>): Scene =>
  duel(...given).arrange((t) => {
    for (const [m, one] of t.models.entries()) if (one.seat >= 0) one.member = m;
  });

describe('kill or mug', () => {
  it.each(['killed', 'mugged'] as const)('KC-31.1: whoever removes a rival chooses: %s', (fate) => {
    const s = campaignDuel('human-bruiser', 'human-lowlife', { theirs: { wounds: 2 }, hands: ['Ac As Ah', ''] }).activate(0);
    s.say('attack m1', 'Ac As Ah');
    if (s.question === 'attack/critical') s.say('none');
    s.expectQuestion('fates/choose', 0, ['killed', 'mugged']);
    s.refused(0, 'spare', 'KC-31.1');
    // It leaves play either way.
    s.say(fate);
    expect(s.model(1)).toMatchObject({ place: 'removed', fate, removedBy: 0 });
    s.expectFact('fateChosen', { seat: 0, model: 1, fate });
  });

  it('KC-31.1: the last one too, before the game ends', () => {
    const own = model('human-bruiser', 0, 12, 12);
    const s = arranged({ models: [own, beside(own, 'east', 'dorick', 1, { wounds: 9 })], hands: ['Ac As Ah', ''] }).arrange(
      (t) => {
        for (const [m, one] of t.models.entries()) one.member = m;
      },
    );
    s.activate(0).say('attack m1', 'Ac As Ah');
    if (s.question === 'attack/critical') s.say('none');
    s.say('mugged');
    expect(s.isOver).toBe(true);
    expect(kobolds.report(s.game)).toMatchObject({
      scenario: 'all-out-brawl',
      reason: 'wipedOut',
      winner: 0,
      sides: [
        { left: 1, fallen: [] },
        { left: 0, fallen: [{ member: 1, fate: 'mugged', by: 0 }] },
      ],
    });
    expect(kobolds.problemWithReport(kobolds.report(s.game))).toBeNull();
    for (const language of ['en', 'pl'] as const)
      expect(kobolds.text[language].report?.(kobolds.report(s.game), { seat: String })).toHaveLength(4);
  });

  it.each([
    ['killed', 'extra life/draw'],
    ['mugged', 'activation/act'],
  ] as const)('KC-18.30: Extra Life needs a kill: %s leads to %s', (fate, question) => {
    const theirs = { wounds: 2 };
    const s = campaignDuel('body-snatcher', 'human-lowlife', { theirs, hands: ['Ac As 2c', ''], events: '5h' }).activate(0);
    s.say('attack m1', 'Ac As', 'none', fate).expectQuestion(question, 0);
  });

  it('KC-31.15: whoever falls to nobody is killed, and nobody is asked', () => {
    const s = campaignDuel('human-bruiser', 'human-lowlife', { mine: { wounds: 3, effects: ['poison'] } });
    s.say('m0');
    if (s.question?.startsWith('activation')) s.playOn(1, 40, (scene) => scene.model(0).place !== 'play');
    expect(s.model(0)).toMatchObject({ place: 'removed', fate: 'killed', removedBy: -1 });
    expect(s.all('fateChosen').some((fact) => fact.model === 0)).toBe(false);
  });

  it('KC-31.1: in a casual game nobody asks', () => {
    const s = duel('human-bruiser', 'human-lowlife', { theirs: { wounds: 2 }, hands: ['Ac As Ah', ''] }).activate(0);
    s.say('attack m1', 'Ac As Ah');
    if (s.question === 'attack/critical') s.say('none');
    expect(s.model(1).place).toBe('removed');
    s.expectNoFact('fateChosen');
  });
});

describe('the report', () => {
  it('KC-31.18: what is left of the money, who fell to whom, and what optional objectives need', () => {
    const s = campaignDuel('human-bruiser', 'human-lowlife', { scenario: 'territory-grab', stash: [3, 1], coffers: 7 });
    const { table: t } = s;
    const [mine, theirs, own, enemy] = t.models;
    own.y = 24 - own.r;
    Object.assign(theirs, { place: 'removed', r: 0, wounds: 3, removedBy: 0, fate: 'killed' });
    mine.y = 5;
    enemy.y = 15;
    t.ending = { reason: 'score', rule: 'KC-26.2', winners: [0], scores: [2, 0] };
    expect(reportOf(s.table)).toEqual({
      scenario: 'territory-grab',
      reason: 'score',
      winner: 0,
      coffers: 7,
      vicFellTo: -1,
      sides: [
        { stash: 3, crystals: 0, left: 2, treasures: 0, atEdge: 1, fallen: [] },
        { stash: 1, crystals: 0, left: 1, treasures: 0, atEdge: 0, fallen: [{ member: 1, fate: 'killed', by: 0 }] },
      ],
    });
  });

  it.each([
    ['gone', 1],
    ['left out', 1],
    ['play', 2],
  ] as const)('KC-31.18, KC-32.20: left is who is in play at the end: of two, one of them %s, %i', (place, left) => {
    const s = campaignDuel('human-bruiser', 'human-lowlife', { scenario: 'chuck-ball' });
    const { table: t } = s;
    Object.assign(t.models[0], { place });
    t.ending = { reason: 'chestOut', rule: 'KC-28.2', winners: [0], scores: [0, 0] };
    expect(reportOf(t)?.sides.map((side) => [side.left, side.fallen])).toEqual([
      [left, []],
      [2, []],
    ]);
  });

  it('KC-27.13, KC-31.17: the stand-in of the V.I.C. is not lost, and a raised zombie has no number', () => {
    const s = campaignDuel('human-bruiser', 'human-lowlife', { scenario: 'vic', vic: 1 });
    const { table: t } = s;
    Object.assign(t.models[1], { place: 'removed', removedBy: 0 });
    const { member: _none, ...zombie } = t.models[3];
    t.models.push({ ...zombie, profile: 'zombie', raised: true, place: 'removed', removedBy: 0, fate: 'mugged' });
    t.ending = { reason: 'vicRemoved', rule: 'KC-27.10', winners: [0], scores: [0, 0] };
    expect(reportOf(t)).toMatchObject({ vicFellTo: 0, sides: [{}, { fallen: [{ member: -1, fate: 'mugged', by: 0 }] }] });
  });
});
