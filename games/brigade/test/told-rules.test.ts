/** The rule each fact names: what is told says by which rule it happened. */
import { describe, expect, it } from 'vitest';
import type { BR } from '../rulebook/ids.generated.ts';
import { gaining } from './gaining.ts';
import { type Arrangement, given, type Scene, start } from './kit.ts';

const BONUS = { advanced: true, bonusWardens: true };
const CALM = { C3: 0, D3: 0, C4: 0, D4: 0 };
const STORM = ['scarlet-squall', 'sudden-downpour'];
const rulesOf = (s: Scene, kind: Parameters<Scene['all']>[0]): BR[] => [...new Set(s.all(kind).map(({ rule }) => rule))];

describe('an ability that is used names the rule of its card', () => {
  const leon: Arrangement = { wagon: ['D5'], fire: { D5: 1 }, crew: [['leon']], loyal: { E2: 0 } };
  const ash: Arrangement = {
    options: { promoCrew: true },
    brigade: ['B2'],
    fire: { C2: 1 },
    crew: [['ash']],
    loyal: { E1: 0 },
  };
  const mounts: Arrangement = {
    options: { advanced: true },
    warden: ['blitz', 'gloria'],
    colour: ['black', 'pink'],
    brigade: ['D5'],
    events: ['sudden-downpour'],
  };
  const stormy: Arrangement = { loyal: { E6: 0 }, events: STORM };
  const CASES: [card: string, rule: BR, scene: () => Scene][] = [
    ['leon', 'BR-26.23', () => given(leon).answer(0, 'leon')],
    ['ash', 'BR-28.2', () => given(ash).answer(0, 'ash')],
    [
      'esme',
      'BR-26.16',
      () =>
        given({ ...stormy, brigade: ['B3'], crew: [['esme']] })
          .endTurn()
          .answer(0, 'esme B2'),
    ],
    [
      'veda',
      'BR-26.33',
      () =>
        given({ ...stormy, brigade: ['B3'], crew: [['veda']] })
          .endTurn()
          .answer(0, 'veda'),
    ],
    ['mog', 'BR-26.14', () => given({ brigade: ['B2', 'D2'], crew: [['mog']], loyal: { A4: 0 } }).answer(0, 'brigade D2', 'D3')],
    [
      'gness',
      'BR-26.9',
      () => given({ brigade: ['A2'], fire: { B2: 1 }, crew: [['gness']], loyal: { A4: 0 } }).answer(0, 'brigade B2', 'raise'),
    ],
    ['morgana', 'BR-26.8', () => given({ crew: [['morgana']], loyal: { B1: 0 } }).answer(0, 'morgana')],
    ['ben', 'BR-26.25', () => given({ crew: [['ben']], loyal: { E2: 0 }, tracks: [{ wagon: 3 }] }).answer(0, 'upgrade wagon')],
    ['pep', 'BR-26.13', () => gaining('A4', ['pep']).answer(0, 'pep', 'wagon')],
    ['freshMounts', 'BR-25.3', () => given(mounts).endTurn().answer(0, 'brigade E5')],
  ];
  it.each(CASES)('%s: %s', (card, rule, scene) => {
    const s = scene();
    expect(s.all('abilityUsed').map((fact) => [fact.card, fact.rule, fact.seat])).toEqual([[card, rule, 0]]);
  });
  it('BR-25.3 Fresh Mounts declined', () => {
    given(mounts).endTurn().answer(0, 'done').expectFact('offerDeclined', { rule: 'BR-25.3', seat: 0, offer: 'freshMounts' });
  });
  it('BR-28.3 the fire that Ash has put out', () => {
    given(ash).answer(0, 'ash').expectFact('fireExtinguished', { rule: 'BR-28.3', seat: 0, space: 'C2', levels: 1 });
  });
});

describe('setting up', () => {
  it('BR-2.5 BR-4.1 the city is built and colours are chosen', () => {
    const s = start().chooseColours();
    expect([rulesOf(s, 'cityBuilt'), rulesOf(s, 'colourChosen')]).toEqual([['BR-2.5'], ['BR-4.1']]);
  });
  it('BR-23.2 boards and wardens are dealt', () => {
    expect(rulesOf(start({ advanced: true }), 'boardDealt')).toEqual(['BR-23.2']);
  });
});

describe('turns and events', () => {
  it('BR-6.1 BR-7.15 a turn begins, fireballs land', () => {
    const s = given({ events: STORM }).endTurn();
    expect([rulesOf(s, 'turnBegan'), rulesOf(s, 'fireballLanded')]).toEqual([['BR-6.1'], ['BR-7.15']]);
  });
  it('BR-27.19 Allegiance protects', () => {
    const s = given({
      options: BONUS,
      warden: ['bernhardt', 'blitz'],
      colour: ['pink', 'white'],
      loyal: { B1: 0 },
      allegiance: 0,
      events: STORM,
    }).endTurn();
    s.expectFact('protected', { rule: 'BR-27.19', space: 'B1', by: 'allegiance' });
  });
  it('BR-14.14 BR-30.8 offers are declined', () => {
    const free = given({ tracks: [{}, { crew: 2 }], events: ['volunteers'] })
      .endTurn()
      .answer(1, 'decline');
    free.expectFact('offerDeclined', { rule: 'BR-14.14', seat: 1, offer: 'free recruit' });
    const dirty = given({ options: { festivalEvents: true }, events: ['dirty-dealings'] })
      .endTurn()
      .answer(1, 'none');
    dirty.expectFact('offerDeclined', { rule: 'BR-30.8', seat: 1, offer: 'dirty-dealings' });
  });
  it('BR-29.9 the Aviary is stocked', () => {
    const s = given({ options: { specialBuildings: true }, fire: { D6: 'doomed' }, events: ['sudden-downpour'] }).endTurn();
    expect(rulesOf(s, 'aviaryStocked')).toEqual(['BR-29.9']);
  });
});

describe('partners', () => {
  const TOGETHER = { cooperative: true, level: 'easy' };
  it('BR-32.7 all fires are out', () => {
    const s = given({
      options: TOGETHER,
      brigade: ['B1'],
      fire: { ...CALM, B1: 1 },
      loyal: { B2: 0, C2: 1, E3: 1 },
    }).answer(0, 'extinguish 1', 'done');
    s.expectFact('allFiresOut', { rule: 'BR-32.7', ends: true });
  });
  it('BR-32.9 a partner agrees', () => {
    const s = given({
      options: { ...TOGETHER, advanced: true },
      warden: ['frith'],
      crew: [[], ['kularf']],
      tracks: [{ crew: 2 }],
      renown: { B2: [1] },
    }).answer(0, 'warden');
    s.answer(1, 'agree').expectFact('consentGiven', { rule: 'BR-32.9', seat: 1, to: 0, card: 'kularf', agreed: true });
  });
});
