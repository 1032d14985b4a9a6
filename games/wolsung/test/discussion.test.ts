/** Chapter 19 and the stunts of discussions. */
import { describe, expect, it } from 'vitest';
import { conflict, hero } from './scene.ts';

const DUCHESS = 1;
const GOSSIPS = 3;
/** Formal, with the Duchess. */
const formal = (setting: Parameters<typeof conflict>[0] = {}) => conflict({ scenario: 'S6', heroes: ['H1'], ...setting });
/** Public, with the Professor. */
const open = (setting: Parameters<typeof conflict>[0] = {}) => conflict({ scenario: 'S7', heroes: ['H1'], ...setting });
/** Private: her and him. */
const alone = (setting: Parameters<typeof conflict>[0] = {}) => conflict({ scenario: 'S8', heroes: ['H1'], ...setting });

describe('19. Formality and stance', () => {
  it.each([
    ['WS-19.2', alone, undefined],
    ['WS-19.3', open, 2],
    ['WS-19.4', formal, 4],
  ] as const)('%s, WS-19.1: etiquette adds to confidence', (_rule, scene, bonus) => {
    const s = scene().attack(1, 'persuasion', 1);
    expect(s.terms.etiquette).toBe(bonus);
    expect(s.terms.base).toBe(16);
  });

  it('WS-3.9, WS-19.14: confidence is 10 and twice Reputation, and falls with it', () => {
    const s = formal({ cards: ['2c', 'As'] }).set(0, { reputationLost: 1 });
    s.rolls(1).say('attack').does('persuasion', 'dice 1');
    expect(s.terms).toEqual({ base: 14, etiquette: 4 });
  });

  it('WS-19.6: the stance is declared at the start of the turn and holds until the next', () => {
    const s = formal();
    expect(s.c(0).stance).toBe('proper');
    s.say('familiar');
    expect(s.c(0).stance).toBe('familiar');
    s.until(0);
    expect(s.c(0).stance).toBe('proper');
    s.attack(DUCHESS, 'persuasion', 1).refused(0, 'familiar', 'WS-19.6', 'stanceComesFirst');
  });

  it('WS-19.7: who is familiar has no etiquette bonus, and ignores that of others', () => {
    const s = formal().say('familiar').rolls(1).say('attack').does('persuasion', 'dice 1');
    expect(s.terms).toEqual({ base: 16 });
    const target = formal().set(DUCHESS, { stance: 'familiar' }).attack(DUCHESS, 'persuasion', 1);
    expect(target.terms).toEqual({ base: 16 });
  });

  it('WS-19.8, WS-19.10: intimidation in a formal situation is familiar whatever the stance, and is checked', () => {
    const s = formal().rolls(1, 9, 9, 1, 1).say('attack').does('intimidation', 'dice 1').pass();
    expect(s.all('declared')[0].terms).toEqual([{ name: 'base', rule: 'WS-3.9', add: 16 }]);
    s.expectFact('declared', { test: 'scandal', tn: 20 });
    expect(s.c(0).stance).toBe('proper');
  });

  it('WS-19.8: brawl by mixing is familiar in public', () => {
    const s = open({ heroes: ['H4'] })
      .rolls(1, 9, 9)
      .say('stunt')
      .does('brawl', 'mixing', '', 'dice 1')
      .pass();
    s.expectFact('declared', { test: 'scandal', tn: 15 });
  });

  it('WS-19.10: a familiar action in private is not checked', () => {
    const s = alone().say('familiar').rolls(1).say('attack').does('at 1', 'persuasion', 'dice 1').suffer();
    s.expectNoFact('declared', { test: 'scandal' });
  });
});

describe('19. Scandal', () => {
  /** A familiar attack that misses, then the faces of the check: courage untrained, +3, two dice. */
  const scandalous = (scene: typeof formal, ...faces: number[]) =>
    scene()
      .say('familiar')
      .rolls(1, ...faces)
      .say('attack')
      .does('persuasion', 'dice 1')
      .pass();

  it('WS-19.11: it is a courage test with the dice of fame, which uses up none of the round', () => {
    const s = scandalous(open, 9, 9, 3, 1);
    s.expectFact('declared', { test: 'scandal', skill: 'courage', dice: 2, tn: 15 });
    expect(s.c(0).pool).toBe(1);
    s.expectNoFact('scandal');
  });

  it.each([
    [open, 'minor', 1],
    [formal, 'major', 3],
  ] as const)('WS-19.12, WS-19.13, WS-19.9: failed it is a scandal and costs Reputation', (scene, weight, lost) => {
    const s = scandalous(scene, 1, 1);
    s.expectFact('scandal', { weight, lost });
    expect(s.c(0).reputationLost).toBe(lost);
  });

  it('D16: the watchful society of the Duchess counts one Reputation more than a formal situation', () => {
    const s = scandalous(formal, 1, 1);
    s.expectFact('lost', { what: 'reputation', points: 3 });
  });

  it('WS-19.15: a Bon vivant may cover it up for a token', () => {
    const heroes = [hero('H1', { profession: 'bon_vivant' })];
    const s = open({ heroes, tokens: { 0: 2 } })
      .say('familiar')
      .rolls(1, 1, 1)
      .say('attack')
      .does('persuasion', 'dice 1')
      .pass();
    s.expectQuestion('scandal/cover up', 0, ['cover up', 'bear it']).say('cover up');
    expect(s.c(0).reputationLost).toBe(0);
    expect(s.table.stocks[0].tokens).toBe(1);
  });

  it('WS-19.16: a group loses a marker instead of a check', () => {
    const s = formal({ heroes: ['H1', 'H6'], cards: ['2c', '3c', '4c', 'As', '5c'] });
    expect(s.table.turn).toBe(GOSSIPS);
    const { markers } = s.c(GOSSIPS);
    s.say('familiar').script('lot', 0).rolls(1).say('attack').does('at 0', 'bluff').suffer();
    expect(s.c(GOSSIPS).markers).toBe(markers - 1);
  });
});

describe('16. Stunts of discussions', () => {
  it('WS-16.38, WS-16.39, WS-16.40, WS-19.5: a polite request asks for something, or changes the formality', () => {
    const s = formal().say('stunt', 'persuasion').does('polite_request');
    const details = s.offered(0);
    expect(details).toContain('formality down');
    expect(details).not.toContain('formality up');
    expect(details).toContain('sit');
    expect(details).not.toContain('free');
  });

  it('WS-16.41: the formality changes by one step', () => {
    const s = formal().stunt('polite_request', DUCHESS, 'persuasion', 'formality down', [8, 8, 1]);
    expect(s.table.formality).toBe('public');
    expect(s.c(DUCHESS).markers).toBe(3);
    s.expectNoFact('requested');
  });

  const asked = (detail: string) =>
    formal().rolls(8, 8, 1).say('stunt', 'persuasion').does('polite_request', detail, 'dice 1').suffer();

  it('WS-16.42: the target complies or refuses at once', () => {
    const s = asked('sit').expectQuestion('request/answer', 1, ['comply', 'refuse']).say('comply');
    expect(s.c(DUCHESS).fewer).toBe(1);
    const floor = asked('floor').say('comply');
    expect(floor.c(DUCHESS).floor).toBe(2);
    const away = formal({ cards: ['2c', 'As'] })
      .rolls(8, 8, 1)
      .say('stunt', 'persuasion')
      .does('polite_request', 'put_away voice_brooch', 'dice 1')
      .suffer();
    away.say('comply');
    expect(away.c(0).away).toEqual(['voice_brooch']);
    away.until(0).say('ready voice_brooch');
    expect(away.c(0).away).toEqual([]);
  });

  it('WS-16.43: refusing means a scandal check of the target', () => {
    const s = asked('sit').rolls(1, 1, 1, 1).say('refuse');
    s.expectFact('declared', {
      test: 'scandal',
      who: { en: 'Duchess Ottoline della Serra', pl: 'księżna Ottoline della Serra' },
    });
    expect(s.c(DUCHESS)).toMatchObject({ fewer: 0, reputationLost: 3 });
  });

  it('WS-16.42, D15: who attends may act only against the requester', () => {
    const s = formal({ heroes: ['H1', 'H6'] })
      .rolls(8, 8, 1)
      .say('stunt', 'at 2', 'persuasion')
      .does('polite_request', 'attend', 'dice 1')
      .suffer()
      .say('comply');
    s.until(2).say('attack');
    expect(s.table.tests[0].target).toBe(0);
  });

  it.each([
    [1, ['at 2']],
    [0, ['at 2', 'at 3', 'at 4']],
  ])('WS-16.42, D15: attention that lasts to the end of round %i binds in round 1 to %j', (attend, targets) => {
    const s = formal({ heroes: ['H1', 'H6'] })
      .set(0, { attend, attendTo: 2 })
      .say('stunt');
    if (targets.length > 1) s.expectQuestion('declare/target', 0, targets);
    else expect(s.table.tests[0].target).toBe(2);
  });

  it.each([
    [1, 'eliminated'],
    [2, 'withdrawn'],
  ])('WS-19.16, WS-21.4: a group of %i that leaves a formal situation loses a marker first and is %s', (markers, state) => {
    const s = formal({ heroes: ['H1', 'H6'], cards: ['2c', '3c', '4c', 'As', '5c'] }).set(3, { markers, pool: markers });
    s.say('give up', 'withdraw');
    expect(s.c(3)).toMatchObject({ kind: 'extras', state, markers: markers - 1, pool: 0 });
  });

  it('WS-16.50, WS-16.52, WS-16.54: a threat takes a card at random, from the GM if it is the GM’s', () => {
    const s = formal({ hands: { 1: ['5c', '6c', '7c'] } });
    s.script('threat', 1).rolls(8, 8, 8, 1, 7, 7).say('stunt', 'intimidation').does('threat', '', 'dice 1').suffer();
    expect(s.table.stocks[1].hand).toEqual(['5c', '7c']);
    s.expectFact('threatened', { card: '6c', seat: 1 });
  });

  it('WS-16.51, WS-16.53: once it has succeeded nobody threatens that target again in the scene', () => {
    const s = formal({ hands: { 1: ['5c', '6c'] } })
      .set(DUCHESS, { threatened: true })
      .say('stunt');
    s.refused(0, 'intimidation', 'WS-16.4', 'noStuntNow');
    const empty = formal().say('stunt');
    empty.refused(0, 'intimidation', 'WS-16.4', 'noStuntNow');
  });

  it('WS-20.10: a group always complies', () => {
    const s = formal({ heroes: ['H1', 'H6'] })
      .rolls(8, 8, 1)
      .say('stunt', `at ${GOSSIPS}`, 'persuasion')
      .does('polite_request', 'sit', 'dice 1')
      .suffer();
    expect(s.c(GOSSIPS).fewer).toBe(1);
    s.expectFact('complied');
  });

  it('D15: who gives the floor acts last in the next round, whatever the card', () => {
    const s = formal({ heroes: ['H1', 'H6'], cards: ['As', 'Ks', 'Qs', 'Js'] }).set(0, { floor: 2 });
    while (s.table.round === 1) s.next();
    s.card(0, 'As');
    expect(s.view(null).table.order.at(-1)).toBe(0);
  });
});

describe('D7. What abilities add to confidence', () => {
  it('the Aristocrat has +2 against who is not well-born', () => {
    const s = open({ cards: ['2c', 'As'] })
      .rolls(1)
      .say('attack')
      .does('persuasion', 'dice 1');
    expect(s.terms).toEqual({ base: 16, aristocrat: 2, etiquette: 2 });
    const duchess = formal({ cards: ['2c', 'As'] })
      .rolls(1)
      .say('attack')
      .does('persuasion', 'dice 1');
    expect(duchess.terms.aristocrat).toBeUndefined();
  });
});
