/** Chapter 14: no conferring. */
import { describe, expect, test } from 'vitest';
import { ADVICE_LIST } from '../data/index.ts';
import { defenders } from '../index.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { text } from '../text/index.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const SIEGE: Arrangement = {
  seats: 3,
  locations: { Gate: { card: 'Kc', exposed: true }, Keep: {}, Yard: {} },
  connections: ['Gate Keep', 'Keep Yard'],
  defenders: { Mob: { card: '2h', at: 'Gate' }, Ada: { card: 'Qh', at: 'Keep' } },
  threats: { Orcs: { card: '8s' } },
  deck: ['9c'],
  dice: { attack: [1], battle: [1, 1] },
};
const chat = (s: Scene, seat: number | null = null): boolean | undefined => defenders.chat?.open(s.view(seat));
const mark = (rule: string) => rulebook.rules.find(({ id }) => id === rule)?.mark;
const speaker = { seat: (seat: number) => `seat ${seat}` };

describe('no conferring', () => {
  test('DF-14.1 DF-14.3 Threats act opens by saying so, and by saying that it is cheating', () => {
    for (const [id, rule] of [
      ['no_conferring', 'DF-14.1'],
      ['cheating', 'DF-14.3'],
    ] as const) {
      expect([ADVICE_LIST.find((one) => one.id === id)?.rule, mark(rule)]).toEqual([rule, 'honour']);
    }
    const s = given(SIEGE);
    expect(s.all('conferringClosed')).toEqual([]);
    s.threatsAct();
    const fact = s.expectFact('conferringClosed', { rule: 'DF-14.3', locked: true });
    const at = s.facts.indexOf(fact);
    expect(at).toBeLessThan(s.facts.findIndex(({ kind }) => kind === 'cardDrawn'));
    for (const language of ['en', 'pl'] as const) {
      const sentence = text[language].fact(fact, speaker);
      expect(sentence).toContain(text[language].names.advice.no_conferring);
      expect(sentence).toContain(text[language].names.advice.cheating);
    }
  });

  test('DF-14.2 DF-14.6 each decision belongs to one seat, and only that seat can submit it', () => {
    const s = given(SIEGE).threatsAct();
    const decided = new Set<string | null>();
    while (s.question !== 'reflection/frame') {
      decided.add(s.question);
      const judges = s.question?.endsWith('/challenge') || s.question?.startsWith('agreement/');
      if (!judges) expect(s.actors).toHaveLength(1);
      for (const seat of [0, 1, 2]) {
        if (s.actors.includes(seat)) continue;
        s.refused(seat, s.legal(s.actor)[0] ?? 'pass', 'GH-3');
        expect(s.legal(seat)).toEqual([]);
      }
      if (s.question === 'moves/move') s.answer(s.actor, 'pass');
      else if (s.question === 'activation/unit') s.answer(s.actor, 'none');
      else s.quietly(undefined);
    }
    expect([...decided]).toEqual(['individuals/move', 'moves/move', 'activation/unit']);
  });

  test('DF-14.4 judgements of the whole table remain: entry points after a change, and whether a description will do', () => {
    const s = given(SIEGE).threatsAct().quietly('battle/challenge');
    expect([s.actors, s.step]).toEqual([[2, 0], 'threats']);
    s.quietly('entry points/confirm')
      .answer(0, 'propose', 'add {Yard}')
      .expectQuestion('agreement/answer', 1, ['yes', 'no', 'abstain']);
    expect([s.actors, s.step]).toEqual([[1, 2], 'threats']);
  });

  test('DF-14.5 locked: talk is closed in both steps, and yes or no takes no text', () => {
    const s = given(SIEGE);
    expect([s.table.settings.conferring, chat(s), chat(s, 1)]).toEqual(['locked', true, true]);
    s.threatsAct();
    expect([s.step, chat(s), chat(s, 1)]).toEqual(['threats', false, false]);
    // The narration of the one whose job it is stays open.
    s.quietly('battle/attack').answer(0, 'They come with ladders.').quietly('battle/challenge');
    s.refused(2, 'no, look at their ladders!', 'DF-19.7', 'notAnAnswer');
    s.quietly('moves/move');
    expect([s.step, chat(s)]).toEqual(['defenders', false]);
    while (s.question !== 'reflection/frame') s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    expect([s.step, chat(s)]).toEqual(['reflection', true]);
  });

  test('DF-14.5 on their honour: talk stays open, under the banner', () => {
    const s = given({ ...SIEGE, options: { conferring: 'honour' } }).threatsAct();
    expect([chat(s), s.view(0).table.mayConfer]).toEqual([true, false]);
    s.expectFact('conferringClosed', { locked: false });
  });
});
