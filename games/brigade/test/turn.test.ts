/** Chapters 6 and 9: the turn step by step, and actions in general. */
import { describe, expect, it } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
const kinds = (s: Scene): string[] => s.facts.map(({ kind }) => kind);
const SEVEN_DESTROYED = Object.fromEntries(
  ['C1', 'D1', 'E1', 'A2', 'B2', 'D2', 'E2'].map((name) => [name, 'destroyed' as const]),
);

describe('the turn', () => {
  it('BR-6.1 the Event phase comes first, then the Action phase', () => {
    const s = given({ events: ['sudden-downpour'] }).endTurn();
    expect(kinds(s)).toEqual(['turnEnded', 'turnBegan', 'eventDrawn', 'eventDiscarded', 'actionsChanged']);
    expect(s.view(0).table.phase).toBe('action');
    const asked = given({ events: ['talk-of-the-town'] }).endTurn();
    expect(asked.view(0).table.phase).toBe('event');
    asked.expectQuestion('award/place', 1);
    asked.refused(1, 'upgrade crew', 'BR-17.1', 'notAnAnswer');
  });
  it('BR-6.2 the active player draws the top card and resolves it', () => {
    const s = given({ events: ['wind-east', 'sudden-downpour'], fire: { ...NO_FIRE, B1: 1 } });
    const cards = s.table.eventDeck.length;
    s.endTurn();
    s.expectFact('eventDrawn', { card: 'wind-east', seat: 1, rule: 'BR-6.2', starter: false });
    expect([s.fire('C1'), s.table.eventDeck.length, s.table.eventDeck.at(-1)]).toEqual([1, cards - 1, 'sudden-downpour']);
  });
  it.each([
    [0, 4],
    [2, 4],
    [3, 5],
    [5, 5],
    [6, 6],
  ])('BR-6.4 on space %i of Leadership there are %i actions', (space, actions) => {
    const s = given({ tracks: [{}, { leadership: space }], events: ['sudden-downpour'] }).endTurn();
    s.expectFact('actionsChanged', { seat: 1, from: 0, to: actions, rule: 'BR-6.4' });
    expect(s.asked(1)?.show).toEqual({ actions, douse: -1 });
    for (let n = 0; n < actions; n++) {
      s.expectQuestion('action phase/action', 1);
      s.answer(1, n % 2 === 0 ? 'wagon B2' : 'wagon C2');
    }
    s.expectQuestion('action phase/action', 0);
  });
  it('BR-6.5 after the actions the end is checked and the turn passes to the next player', () => {
    const s = given({
      seats: 3,
      events: ['sudden-downpour', 'sudden-downpour'],
      actions: 1,
      fire: { ...SEVEN_DESTROYED, C2: 'doomed' },
    });
    s.answer(0, 'wagon B1');
    expect(kinds(s).slice(0, 6)).toEqual([
      'actionsChanged',
      'wagonMoved',
      'turnEnded',
      'blockDestroyed',
      'evacuationBegan',
      'turnBegan',
    ]);
    s.expectFact('turnEnded', { seat: 0, unused: 0, rule: 'BR-6.5' });
    s.expectFact('turnBegan', { seat: 1 });
    s.expectQuestion('action phase/action', 1);
  });
  it('BR-6.6 the order of a turn: event, flips, evacuation, actions, end of turn, flips, evacuation, pass', () => {
    // Scarlet Squall dooms E4, the eighth; seat 1 then has an Action phase and dooms another block with Gness Smold.
    const s = given({
      events: ['scarlet-squall', 'sudden-downpour'],
      fire: { ...SEVEN_DESTROYED, E4: 4, C5: 4 },
      brigade: [null, 'D6'],
      wagon: [null, 'F4'],
      crew: [[], ['gness']],
      loyal: { A4: 1 },
    }).endTurn();
    const first = kinds(s);
    const order = [
      'turnBegan',
      'eventDrawn',
      'blockDoomed',
      'eventDiscarded',
      'blockDestroyed',
      'evacuationBegan',
      'actionsChanged',
    ];
    expect(first.filter((kind) => order.includes(kind))).toEqual(order);
    s.forget().answer(1, 'brigade C5', 'raise', 'end');
    const second = kinds(s);
    const rest = ['actionsChanged', 'brigadeMoved', 'blockDoomed', 'turnEnded', 'blockDestroyed', 'turnBegan'];
    expect(second.filter((kind) => rest.includes(kind)).slice(0, 6)).toEqual(rest);
  });
  it("BR-6.6 effects at the end of the turn come before the flips, and All's Well after evacuation", () => {
    const mounts = given({
      options: { advanced: true },
      colour: ['black'],
      brigade: ['D5'],
      fire: { D5: 'doomed' },
      events: ['sudden-downpour'],
    });
    mounts.endTurn().expectQuestion('fresh mounts/move', 0);
    expect(mounts.fire('D5')).toBe(5);
    mounts.answer(0, 'brigade D6');
    expect([mounts.fire('D5'), mounts.brigade(0)]).toEqual([6, 'D6']);

    const last = given({ fire: { ...NO_FIRE, ...SEVEN_DESTROYED, C2: 'doomed' } }).endTurn();
    expect(kinds(last)).toEqual(['turnEnded', 'blockDestroyed', 'evacuationBegan', 'allFiresOut', 'gameEnded']);
  });
  it('BR-6.7 BR-6.8 actions may be forfeited and are not carried over', () => {
    const s = given({ events: ['sudden-downpour', 'sudden-downpour'] });
    expect(s.legal(0)).toContain('end');
    s.answer(0, 'wagon B2').endTurn();
    s.expectFact('turnEnded', { seat: 0, unused: 3 });
    s.expectQuestion('action phase/action', 1);
    s.endTurn();
    s.expectQuestion('action phase/action', 0);
    expect(s.table.actions).toBe(4);
  });
  it('BR-6.9 Loyalty victories count at once, in the middle of a turn and in the Event phase', () => {
    const four = { C1: 0, D1: 0, E1: 0, A2: 0 };
    const action = given({ brigade: ['B1'], fire: { B1: 1 }, loyal: four, renown: { B1: [1] } }).answer(0, 'extinguish 1', 'B1');
    expect(action.outcome).toMatchObject({ reason: 'quarterLoyalty', winners: [0] });
    expect(action.table.actions).toBe(3);
    const event = given({ brigade: ['B1'], loyal: four, renown: { B1: [1] }, events: ['talk-of-the-town'] }).endTurn();
    event.answer(1, 'done').answer(0, 'B1'); // on the turn of seat 1
    expect(event.outcome).toMatchObject({ reason: 'quarterLoyalty', winners: [0] });
    expect(event.all('eventDiscarded')).toEqual([]);
  });
  it('BR-6.10 a resolved card goes face up to the discard pile', () => {
    const s = given({ events: ['sudden-downpour', 'wind-east'] });
    const before = s.table.eventDiscard.slice();
    s.endTurn().endTurn();
    expect(s.table.eventDiscard).toEqual([...before, 'sudden-downpour', 'wind-east']);
    expect(s.view(null).table.eventDiscard).toEqual([...before, 'sudden-downpour', 'wind-east']);
    expect(s.all('eventDiscarded').map(({ card, rule }) => [card, rule])).toEqual([
      ['sudden-downpour', 'BR-6.10'],
      ['wind-east', 'BR-6.10'],
    ]);
  });
  it('BR-6.11 an empty deck is renewed from the whole discard pile', () => {
    const emptied = (): Scene => {
      const s = given({ events: ['sudden-downpour'] });
      s.table.eventDiscard.push(...s.table.eventDeck.splice(0, s.table.eventDeck.length - 1));
      return s;
    };
    const s = emptied().endTurn(); // the last card: no shuffling yet
    expect([s.table.eventDeck, s.all('eventDeckShuffled')]).toEqual([[], []]);
    expect(s.table.eventDiscard).toHaveLength(30);
    expect(s.table.eventDiscard).toEqual(expect.arrayContaining(['stray-fireballs', 'laboratory-blast', 'failed-exam']));
    s.answer(1, 'end');
    s.expectFact('eventDeckShuffled', { cards: 30, rule: 'BR-6.11' });
    s.expectFact('eventDrawn', { card: 'sudden-downpour', seat: 1 });
    expect(s.table.eventDeck).toHaveLength(29);
    // With chance the new deck is in another order: the last of 30 changes places with the first.
    const shuffled = emptied().endTurn();
    shuffled.game.chance = { kind: 'scripted', script: { events: [0, ...Array.from({ length: 28 }, (_, i) => 28 - i)] } };
    const [bottom] = shuffled.table.eventDiscard;
    shuffled.endTurn();
    expect(shuffled.all('eventDrawn').map(({ card }) => card)).toEqual(['sudden-downpour', bottom]);
  });
});

describe('actions', () => {
  /** Brigade and Wagon together on a burning loyal block, with room for water and crew. */
  const RICH: Arrangement = {
    brigade: ['C2'],
    wagon: ['C2'],
    fire: { C2: 3 },
    loyal: { C2: 0 },
    tracks: [{ crew: 2 }],
    water: [{ warden: 1, wagon: 1 }],
    events: ['sudden-downpour', 'sudden-downpour'],
  };
  const verbs = (s: Scene, seat = 0): string[] => [...new Set(s.legal(seat).map((answer) => answer.split(' ')[0]))].sort();

  it('BR-9.1 the seven actions', () => {
    expect(verbs(given(RICH))).toEqual(['brigade', 'end', 'extinguish', 'recruit', 'refill', 'transfer', 'upgrade', 'wagon']);
  });
  it.each([
    ['Move Brigade', ['brigade B1']],
    ['Move Wagon', ['wagon B1']],
    ['Extinguish', ['extinguish 2']],
    ['Refill', ['refill C2']],
    ['Recruit', ['recruit', 'none']],
    ['Transfer', ['transfer', 'warden 0']],
    ['Upgrade', ['upgrade crew']],
  ])('BR-9.2 %s costs one action', (_name, answers) => {
    const s = given(RICH).answer(0, ...answers);
    expect(s.table.actions).toBe(3);
    expect(s.all('actionsChanged').map(({ from, to, terms }) => [from, to, terms])).toEqual([
      [4, 3, [{ name: 'spent', rule: 'BR-9.2', add: -1 }]],
    ]);
    s.expectQuestion('action phase/action', 0);
  });
  it('BR-9.3 every action but Upgrade may be taken again', () => {
    given(RICH).answer(0, 'brigade B1', 'brigade C2', 'brigade B1', 'brigade C2').expectQuestion('action phase/action', 1);
    given(RICH).answer(0, 'wagon B1', 'wagon C2', 'wagon B1').expectQuestion('action phase/action', 0);
    given(RICH).answer(0, 'extinguish 1', 'warden 0', 'extinguish 1').expectQuestion('action phase/action', 0);
    given(RICH).answer(0, 'refill C2', 'extinguish 2', 'warden 2', 'refill C2').expectQuestion('action phase/action', 0);
    given(RICH).answer(0, 'recruit', 'none', 'recruit', 'none').expectQuestion('action phase/action', 0);
    given(RICH).answer(0, 'transfer', 'warden 0', 'transfer', 'warden 1').expectQuestion('action phase/action', 0);
  });
  it('BR-9.4 Upgrade only once per turn', () => {
    const s = given(RICH).answer(0, 'upgrade crew');
    for (const track of ['crew', 'wagon', 'leadership']) s.refused(0, `upgrade ${track}`, 'BR-9.4', 'upgradedThisTurn');
    expect(s.offered(0, 'upgrade')).toEqual([]);
    s.endTurn().endTurn().expectQuestion('action phase/action', 0);
    expect(s.offered(0, 'upgrade')).toEqual(['crew', 'wagon', 'leadership']);
  });
  it('BR-9.5 in any order', () => {
    const orders = [
      ['upgrade wagon', 'wagon B1', 'brigade B2'],
      ['wagon B1', 'brigade B2', 'upgrade wagon'],
      ['brigade B2', 'upgrade wagon', 'wagon B1'],
    ];
    const results = orders.map((order) => {
      const s = given(RICH).answer(0, ...order);
      return [s.brigade(0), s.wagon(0), s.table.wagonTrack[0], s.table.actions];
    });
    expect(results).toEqual(Array(3).fill(['B2', 'B1', 1, 1]));
  });
  it('BR-9.6 an action without effect may not be taken', () => {
    const s = given({ brigade: ['A1'], tracks: [{}, { crew: 6, wagon: 4, leadership: 6 }], events: ['sudden-downpour'] });
    s.refused(0, 'refill A1', 'BR-13.8', 'alreadyFull'); // everything is full
    s.refused(0, 'transfer', 'BR-15.5', 'nothingWouldChange');
    s.refused(0, 'extinguish 1', 'BR-2.14', 'notABlock');
    s.refused(0, 'recruit', 'BR-14.7', 'noCrewCapacity');
    s.refused(0, 'brigade A1', 'BR-10.15', 'alreadyThere');
    s.refused(0, 'wagon A1', 'BR-11.7', 'alreadyThere');
    expect(verbs(s)).toEqual(['brigade', 'end', 'upgrade', 'wagon']);
    s.endTurn();
    for (const track of ['crew', 'wagon', 'leadership']) s.refused(1, `upgrade ${track}`, 'BR-16.9', 'trackAtItsEnd');
    expect(verbs(s, 1)).not.toContain('upgrade');
  });
  it('BR-9.7 a free action costs none and follows the rules of its action', () => {
    const s = given({
      crew: [['morgana']],
      loyal: { B1: 0 },
      fire: { D1: 'destroyed' },
      wagon: ['C2', 'E1'],
      brigade: [null, 'E2'],
    });
    const paid = s.offered(0, 'wagon');
    s.answer(0, 'morgana').expectQuestion('morgana/wagon', 0);
    expect(s.offered(0, 'wagon')).toEqual(paid);
    s.refused(0, 'wagon D1', 'BR-11.1', 'wagonNotOnDestroyed');
    s.refused(0, 'wagon E1', 'BR-11.1', 'wagonInTheWay');
    s.refused(0, 'wagon E2', 'BR-11.1', 'brigadeInTheWay');
    s.answer(0, 'wagon B2');
    expect([s.wagon(0), s.table.actions]).toEqual(['B2', 4]);
  });
  /** Pep Overclock is awake; putting out B4 (value 2, Merchant) wins it. */
  const PEP: Arrangement = {
    brigade: ['B4'],
    fire: { B4: 1 },
    renown: { B4: [1] },
    loyal: { A4: 0 },
    crew: [['pep']],
    water: [{ pep: 0 }],
  };
  it('BR-9.8 a free Upgrade does not count toward the limit', () => {
    const s = given(PEP).answer(0, 'extinguish 1', 'B4', 'pep', 'wagon');
    expect([s.table.wagonTrack[0], s.table.actions]).toEqual([1, 3]);
    s.answer(0, 'upgrade wagon');
    expect([s.table.wagonTrack[0], s.table.actions]).toEqual([2, 2]);
    const after = given(PEP).answer(0, 'upgrade wagon', 'extinguish 1', 'B4', 'pep', 'wagon');
    expect([after.table.wagonTrack[0], after.table.actions]).toEqual([2, 2]);
  });
  it('BR-9.9 a crew ability used as an action costs one unless it is free', () => {
    const crew: Arrangement = {
      crew: [['leon', 'morgana']],
      loyal: { B1: 0, D2: 0 },
      wagon: ['C2'],
      fire: { C2: 1 },
      water: [{ wagon: 1 }],
    };
    const leon = given(crew).answer(0, 'leon', 'done');
    expect([leon.fire('C2'), leon.table.actions]).toEqual([0, 3]);
    expect(given(crew).answer(0, 'morgana', 'wagon B2').table.actions).toBe(4);
  });
  it('BR-9.10 an action is resolved with all it triggers before the next begins', () => {
    const s = given(PEP).answer(0, 'extinguish 1');
    s.expectQuestion('award/place', 0);
    s.refused(0, 'wagon B1', 'BR-17.1', 'notAnAnswer');
    s.answer(0, 'B4').expectQuestion('gain abilities/respond', 0, ['pep', 'pass']);
    s.refused(0, 'end', 'BR-17.14', 'notAnAnswer');
    s.answer(0, 'pep').expectQuestion('free upgrade/track', 0, ['crew', 'wagon', 'leadership']);
    s.refused(0, 'brigade C5', 'BR-16.1', 'notAnAnswer');
    s.answer(0, 'crew').expectQuestion('action phase/action', 0);
  });
});
