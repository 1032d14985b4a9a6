/** What people read of a campaign: the terminal in both languages, acts and answers in words. */
import { LANGUAGES, QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../campaign/index.ts';
import { QUESTIONS } from '../../campaign/questions.ts';
import { text } from '../../campaign/text/index.ts';
import { dealt, founded } from './scene.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = campaign.text[language];

  it('the terminal draws a season within 80 columns, for everybody', () => {
    const random = new QuickRandom(3);
    const s = dealt({ seats: 5, seed: 3, options: { rounds: 3, start: 30 } });
    for (let n = 0; !s.isOver; n++) {
      const seat = random.below(5);
      const [act] = campaign.acts(s.game, seat).slice(n % 4);
      if (act && n % 2 === 0) s.act(seat, act as 'anytime/hire', campaign.sampleAct(s.game, seat, act, random));
      else s.answer(s.actor, campaign.sample(s.game, s.actor, random));
      for (const viewer of [seat, null]) {
        const drawing = campaign.draw?.(s.view(viewer), language) ?? '';
        expect(drawing).toContain(words.seat(4));
        for (const line of drawing.replace(ANSI, '').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });

  it('the terminal speaks of no round before the first', () => {
    const drawing = campaign.draw?.(dealt().view(null), language) ?? '';
    expect(drawing.replace(ANSI, '').split('\n')[0]).toBe(text[language].phases.founding);
  });

  it('every question has words of its own', () => {
    expect([...campaign.questions()].sort()).toEqual([...QUESTIONS].sort());
    const said = QUESTIONS.map((name) =>
      words.question(name, { gold: 1, opponent: 1, left: 1, scenario: 'vic' }, { seat: String }),
    );
    expect(new Set(said).size).toBe(QUESTIONS.length);
  });

  it.each([
    ['anytime/offer', 'lend m1 to p2 for 3', { things: { m1: 'troll' } }, 'm1'],
    ['anytime/equip', 'e1 spare', { things: { e1: 'whip' } }, 'e1'],
    ['anytime/bet', '4 on p3', {}, '4'],
    ['anytime/hire', 'ogre', { gold: 5, prices: { ogre: 4 } }, '4'],
    ['anytime/sell piece', 'e1', { things: { e1: 'whip' } }, 'e1'],
    ['business/bring', 'stash 5 crystals 2', {}, '5'],
    ['settlement/reward', 'gold 2', {}, '2'],
    ['founding/found', 'klacka; 2 orc-ruffian', { gold: 10 }, '2'],
  ] as const)('%s: "%s" is said in words', (question, answer, show, part) => {
    const sentence = words.answer(question, answer, show, { seat: (seat) => `Player ${seat + 1}` });
    expect(sentence).toContain(part);
    expect(sentence).not.toBe(answer);
  });

  it('things are told with the names that are typed only where somebody types, and cards by their signs', () => {
    const hired = { kind: 'hired', rule: 'KC-35.1', seat: 0, member: 7, profile: 'troll', price: 5, free: false } as const;
    const found = { kind: 'found', rule: 'KC-34.1', seat: 0, card: 'Ts', item: 'whip', piece: 3 } as const;
    for (const [fact, name] of [[hired, 'm7'] as const, [found, 'e3'] as const]) {
      expect(words.fact(fact, { seat: String, typed: true })).toContain(`(${name})`);
      expect(words.fact(fact, { seat: String })).not.toContain(name);
    }
    expect(words.fact(found, { seat: String })).toContain('10♠');
  });

  it('every field of the view has a name', () => {
    const { table } = founded().view(0);
    for (const field of [...Object.keys(table), ...Object.keys(table.gangs[0])]) expect(words.name(field)).not.toBe(field);
  });
});
