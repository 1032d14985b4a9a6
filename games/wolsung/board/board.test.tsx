/** The board in words and markup: what is lit is legal, odds are those of the rules, presses become answers, secrets stay secret. */
import { QuickRandom, type View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { drawAll, heardOf, testProps, tokens, wordsHeard } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARD, SAMPLE_IDS, SCENARIO_IDS } from '../data/index.ts';
import { wolsung } from '../index.ts';
import { begun, conflict, HERO, KITE, THUGS, type WolsungScene } from '../test/scene.ts';
import * as data from '../text/data/index.ts';
import { text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { shelf } from './card/shelf.tsx';
import { aims, oddsBoard } from './foresight/declaring.ts';
import { forecastOf } from './foresight/mending.ts';
import { board } from './index.ts';
import { groups } from './lists/groups.ts';
import { log } from './log/dress.tsx';
import { nextOf, type Plan } from './press/plan.ts';
import { press, thingOf } from './press/targets.ts';
import { Situation } from './trial/Situation.tsx';
import { en } from './words/en.ts';
import { shortName } from './words/named.ts';
import { pl } from './words/pl.ts';

const propsOf = (view: View<TableView>, language: 'en' | 'pl' = 'en', more: Partial<BoardProps<TableView>> = {}) =>
  testProps(wolsung, view, language, undefined, more);
const { Dock } = board;
const dockOf = (view: View<TableView>, more: Partial<BoardProps<TableView>> = {}) =>
  Dock ? renderToStaticMarkup(<Dock {...propsOf(view, 'en', more)} />) : '';
const boardOf = (view: View<TableView>) => renderToStaticMarkup(<board.Board {...propsOf(view)} />);

/** Positions of a game at random, as whoever is asked sees them. */
function* played(scenario: (typeof SCENARIO_IDS)[number], mode: 'director' | 'hosted' | 'duel', seed: number) {
  const s = begun(
    { mode, scenario, heroes: mode === 'duel' ? ['H2', 'H10'] : ['H2', 'H10', 'H1'], options: { describe: true } },
    {
      seed,
    },
  );
  const random = new QuickRandom(seed);
  for (let n = 0; n < 260 && !s.isOver; n++) {
    yield { view: s.view(s.actor), question: s.question ?? '' };
    s.answer(s.actor, wolsung.sample(s.game, s.actor, random));
  }
}

describe('at every question', () => {
  test('all parts are drawn in both languages, and something is lit wherever an answer is about a thing', () => {
    const asked = new Set<string>();
    const games = [
      played('S1', 'director', 1),
      played('S5', 'director', 2),
      played('S6', 'hosted', 3),
      played('S4', 'duel', 4),
      played('S3', 'hosted', 5),
    ];
    for (const game of games) {
      for (const { view, question } of game) {
        const known = asked.has(question);
        asked.add(question);
        if (known) continue;
        for (const language of ['en', 'pl'] as const) {
          const html = drawAll(board, propsOf(view, language));
          expect(html, question).not.toContain('undefined');
          expect(html, question).not.toContain('NaN');
          const about = view.asked?.options?.some((option) => /^(who|card|skill|dice)/.test(thingOf(option, question) ?? ''));
          if (about) expect(html, question).toContain('data-legal');
        }
      }
    }
    expect(asked.size).toBeGreaterThan(24);
  });

  test.each(SCENARIO_IDS)('%s: everybody is on the stage, with the stake of each side', (scenario) => {
    const s = conflict({ scenario, heroes: ['H2', 'H4'] });
    const html = boardOf(s.view(null));
    for (const { number } of s.view(null).table.characters) expect(html).toContain(`data-card="who:${number}"`);
    for (const stake of data.scenarios[scenario].stakes) expect(html).toContain(stake.en);
  });

  test('Polish stays Polish', () => {
    const english = tokens(en);
    const polish = tokens(pl);
    const names = tokens([text.pl.names, Object.values(data).filter((table) => typeof table !== 'function'), SAMPLE_IDS]);
    for (const s of [
      conflict({ hands: { 0: ['Ah', '7d'] }, tokens: { 0: 3 } }),
      conflict({ scenario: 'S6', heroes: ['H1', 'H6'], mode: 'hosted' }),
      hit(),
    ]) {
      const heard = wordsHeard(drawAll(board, propsOf(s.view(s.actor), 'pl')));
      const foreign = [...heard].filter((word) => english.has(word) && !polish.has(word) && !names.has(word));
      expect(foreign).toEqual([]);
    }
  });
});

/** The hero has rolled 3 and 7 against the Kite, and may still add something. */
const hit = (): WolsungScene =>
  conflict({ hands: { 0: ['Ah', '7d', 'X1'] }, tokens: { 0: 2 } })
    .rolls(3, 7, 2)
    .say('attack')
    .does(`at ${KITE}`, 'firearms', 'dice 2')
    .say('pass');

describe('odds of a turn', () => {
  test.each([
    ['S1', 'H2'],
    ['S4', 'H10'],
    ['S6', 'H1'],
  ] as const)('%s: every cell says the number, the bonus and the range that the rules then ask with', (scenario, sample) => {
    const s = conflict({ scenario, heroes: [sample], hands: { 0: ['Ah'] }, tokens: { 0: 2 } });
    const { table } = s.view(0);
    let compared = 0;
    for (const target of aims(table, HERO)) {
      const { rows } = oddsBoard(table, HERO, target);
      expect(rows.map(({ action }) => action)).toContain('attack');
      for (const { action, stunt, details, ways } of rows) {
        for (const way of ways) {
          if (!way) continue;
          const fresh = conflict({ scenario, heroes: [sample], hands: { 0: ['Ah'] }, tokens: { 0: 2 } }).say(action);
          fresh.does(`at ${target}`, way.skill, stunt, details[0]);
          const asked = fresh.asked(0);
          expect(asked?.name).toBe('declare/dice');
          expect(asked?.show).toMatchObject({ tn: way.tn, bonus: way.bonus, range: way.range, terms: way.terms });
          expect(way.chances.map(({ dice }) => `dice ${dice}`)).toEqual(asked?.options);
          for (const { dice, alone, most } of way.chances) {
            expect(forecastOf(fresh.view(0), `dice ${dice}`)?.chance).toBeCloseTo(alone, 12);
            expect(most).toBeGreaterThanOrEqual(alone);
          }
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('WS-17.4: a target in another zone has the range in its sum, and a weapon that does not reach closes the row', () => {
    const s = conflict({ weapons: { 0: 'revolver' } }).set(KITE, { zone: 2 });
    const { table } = s.view(0);
    const near = oddsBoard(table, HERO, THUGS).rows[0].ways.flatMap((way) => (way ? [way.skill] : []));
    expect(near).toEqual(['brawl', 'firearms']);
    const far = s.set(KITE, { zone: 2 }).set(HERO, { zone: 1 }).view(0).table;
    const ways = oddsBoard(far, HERO, KITE).rows[0].ways.flatMap((way) => (way ? [way] : []));
    expect(ways.map(({ skill }) => skill)).toEqual(['firearms']);
    expect(ways[0].terms).toContainEqual({ name: 'range', rule: 'WS-17.4', add: 2 });
  });
});

test('WS-16.4: a stunt that would change nothing stands apart, with its reason', () => {
  const s = conflict().set(KITE, { down: true });
  const { rows, closed } = oddsBoard(s.view(0).table, HERO, KITE);
  expect(rows.map(({ stunt }) => stunt)).not.toContain('knockdown');
  expect(closed.find(({ stunt }) => stunt === 'knockdown')?.why).toMatchObject({ rule: 'WS-16.4', why: 'changesNothing' });
  expect(boardOf(s.view(0))).toContain(
    text.en.refusal({ rule: 'WS-16.4', why: 'changesNothing', about: { stunt: 'knockdown' } }, { seat: String }),
  );
});

describe('a roll that lies on the table', () => {
  test('each answer says the result it leads to, and so it comes out', () => {
    const s = hit();
    const view = s.view(0);
    const [before] = view.table.tests;
    expect(before.result).toBe(16);
    for (const answer of ['pass', 'bonus 7d', 'raise token']) {
      const forecast = forecastOf(view, answer);
      const other = hit().say(answer);
      expect(forecast?.result, answer).toBe(answer === 'pass' ? 16 : other.view(0).table.tests[0].result);
      expect(forecast?.needs).toBe(before.tn);
    }
  });

  test('WS-5.10: a Joker widens the range, so dice that fall on are still open; WS-9.2: so is an extra die', () => {
    const view = hit().view(0);
    expect(forecastOf(view, 'bonus X1')).toMatchObject({ chance: 1, result: null });
    expect(forecastOf(view, 'die token')?.result).toBeNull();
    expect(forecastOf(view, 'no such answer')).toBeNull();
  });

  test('WS-7.14: the target sees what a card of resistance makes of it', () => {
    const s = conflict({ hands: { 1: ['Kd'] } })
      .rolls(9, 2)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1');
    const view = s.view(1);
    expect(view.asked?.name).toBe('modification/respond');
    const { needs, result } = forecastOf(view, 'guard Kd') ?? {};
    expect(needs).toBe((view.table.tests[0].tn ?? 0) + CARD.Kd.bonus);
    expect(result).toBe(view.table.tests[0].result);
  });

  test('dice and every term of both sums are drawn', () => {
    const html = boardOf(hit().view(0));
    expect(html).toContain(en.makes);
    expect(html).toContain(en.against);
    expect(html).toContain('aria-label="specialty +3, WS-3.19"');
    expect(html.match(/ws-ladder/g)).toHaveLength(1);
  });

  test('WS-2.19: what the opposition adds is not shown before it is used', () => {
    const s = conflict({ hands: { 0: ['Ah'], 1: ['2c'] } }).until(KITE);
    s.say('attack').does(`at ${HERO}`, 'firearms', 'dice 1');
    expect(boardOf(s.view(0))).toContain(en.unknown);
    expect(boardOf(s.view(1))).not.toContain(en.unknown);
  });
});

describe('pressing', () => {
  const pressedOn = (view: View<TableView>, thing: Parameters<typeof press>[1]) =>
    heardOf((ears) => press(propsOf(view, 'en', ears), thing, '', null as unknown as Element));

  test('a figure, a card, a skill, a zone is the answer about it; of several the page asks which', () => {
    const s = conflict({ hands: { 0: ['Ah'] }, tokens: { 0: 1 } });
    expect(pressedOn(s.view(0), 'zone:0').given).toEqual(['zone 0']);
    s.say('attack');
    expect(pressedOn(s.view(0), `who:${KITE}`).given).toEqual([`at ${KITE}`]);
    // WS-13.22: not legal, but what was meant, so that the rules say why.
    expect(pressedOn(s.view(0), `who:${HERO}`).given).toEqual([`at ${HERO}`]);
    s.say(`at ${KITE}`);
    expect(pressedOn(s.view(0), 'skill:firearms').given).toEqual(['firearms']);
    s.say('firearms', 'dice 1');
    expect(pressedOn(s.view(0), 'card:Ah').chosen).toEqual([['bonus Ah', 'automatic Ah']]);
  });

  test('words that are both a skill and a domain are told apart by the question', () => {
    expect(thingOf('survival', 'describe/domain')).toBeNull();
    expect(thingOf('survival', 'declare/skill')).toBe('skill:survival');
    expect(thingOf('cover', 'turn/act')).toBeNull();
    expect(thingOf('help 1 Ah 0', 'modification/respond')).toBe('card:Ah');
    expect(thingOf('golem', 'turn/act')).toBe('kit:pocket_golem');
  });

  test('a whole declaration is given part by part, waits for what is open, and ends with anything else', () => {
    const plan: Plan = { action: 'stunt', target: KITE, skill: 'firearms', stunt: 'aimed_attack', detail: null, dice: 1 };
    const s = conflict();
    for (let i = 0; i < 4; i++) {
      const next = nextOf(plan, s.question ?? '', s.legal(0));
      if (next === 'wait') break;
      s.say(next ?? '');
    }
    expect(s.question).toBe('declare/detail');
    expect(nextOf(plan, 'declare/detail', s.legal(0))).toBe('wait');
    expect(nextOf({ ...plan, detail: 'head' }, 'declare/detail', s.legal(0))).toBe('head');
    s.say('head');
    expect(nextOf(plan, 'declare/dice', s.legal(0))).toBe('dice 1');
    expect(nextOf({ ...plan, dice: 9 }, 'declare/dice', s.legal(0))).toBeNull();
    expect(nextOf(plan, 'modification/respond', ['pass'])).toBeNull();
    // Taken back while it waited: it is not given again.
    expect(nextOf(plan, 'declare/stunt', ['aimed_attack'], 'declare/detail')).toBeNull();
  });

  test('long lists are sorted, and the end of a turn is never behind anything', () => {
    const { asked } = conflict().view(0);
    const sorted = groups(['attack', 'zone 0', 'zone 2', 'draw sabre', 'give up', 'end'], 'en', { asked });
    expect(sorted.find(({ direct }) => direct)?.options).toEqual(['give up', 'end']);
    expect(sorted.map(({ name }) => name)).toContain(en.groups.move);
    // Other lists keep their order: what is usual comes first.
    const initiative = ['keep', 'replace Ah', 'replenish'];
    expect(groups(initiative, 'en', { asked: null })).toEqual([{ name: '', options: initiative }]);
  });
});

describe('sheet and desk', () => {
  test('WS-2.16: a hand is drawn for its owner alone', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 0: ['Ah'], 1: ['7c'] } });
    expect(dockOf(s.view(0))).toContain('data-card="card:Ah"');
    expect(dockOf(s.view(1))).not.toContain('card:Ah');
    expect(dockOf(s.view(null))).not.toContain('card:Ah');
    expect(dockOf(s.view(null))).toContain(en.closedHand(1));
  });

  test('WS-8.1: a card stands for the domain of the Archetype who holds it', () => {
    const daredevil = dockOf(conflict({ heroes: ['H2'], hands: { 0: ['Ah'] } }).view(0));
    expect(daredevil).toContain(data.domains.cover.prompt.en);
    const socialite = dockOf(conflict({ scenario: 'S6', heroes: ['H1'], hands: { 0: ['Ah'] } }).view(0));
    expect(socialite).toContain(data.domains.emotions.prompt.en);
  });

  test('the GM has a desk with notes nobody else sees, awards, rulings and newcomers; players have none', () => {
    const s = conflict({ mode: 'hosted', heroes: ['H2', 'H4'] });
    s.arrange((t) => void t.secrets.push('The butler did it.'));
    const act = () => Promise.resolve(null);
    const desk = dockOf(s.view(2), { act });
    for (const part of ['ws-desk', 'The butler did it.', en.awards, en.ruling, en.join, en.targetNumbers])
      expect(desk).toContain(part);
    // In a replay nothing can be done, and nothing is offered.
    expect(dockOf(s.view(2))).not.toContain(en.awards);
    for (const seat of [0, 1, null]) {
      const html = drawAll(board, propsOf(s.view(seat)));
      expect(html).not.toContain('butler');
      expect(html).not.toContain('ws-desk');
    }
  });

  test('WS-8.6: what was told aloud is noted as told, and the stage quotes the last words that were written', () => {
    const s = conflict();
    s.arrange((t) => {
      t.notes = [
        { by: HERO, card: 'Ah', words: 'Steam everywhere.' },
        { by: HERO, card: 'Ac', words: '"' },
      ];
      t.phase = 'free';
    });
    for (const words of [en, pl]) {
      const html = renderToStaticMarkup(<Situation {...propsOf(s.view(0), words === en ? 'en' : 'pl')} />);
      expect(html).toContain(`<em>${words.aloud}</em>`);
      expect(html).toContain('Steam everywhere.');
    }
  });

  test('WS-10.19: what comes next is chosen from playbills, by the GM alone', () => {
    const s = begun({ mode: 'hosted', heroes: ['H2', 'H4'] });
    expect(boardOf(s.view(2)).match(/ws-bill"/g)).toHaveLength(
      s.legal(2).filter((answer) => answer.startsWith('conflict')).length,
    );
    expect(boardOf(s.view(0))).not.toContain('ws-bill');
  });

  test('WS-6.4: the chances on the desk are those of a simple test', () => {
    const s = begun({ mode: 'hosted', heroes: ['H2'] })
      .say('test')
      .does('at 0')
      .say('athletics');
    const view = s.view(1);
    expect(view.asked?.name).toBe('simple test/against');
    // 2 dice, +6 and 8+: 15 needs 9.
    expect(forecastOf(view, 'difficult')?.chance).toBeCloseTo(1 - 0.8 ** 2, 12);
    expect(forecastOf(view, 'at 0')).toBeNull();
  });

  test('cards of everybody, of a playing card and of a stunt; nothing for what is not there', () => {
    const props = propsOf(hit().view(0));
    expect(shelf.cardOf(`who:${KITE}`, props)?.name).toContain('Skarbek');
    expect(JSON.stringify(shelf.cardOf(`who:${THUGS}`, props)?.parts)).toContain(en.hiddenUntilUsed);
    expect(shelf.cardOf('card:Ah', props)?.about).toBe('+5 · no roll: 20');
    expect(shelf.cardOf('stunt:daze', props)?.about).toBe(en.stuntSays('daze'));
    for (const nothing of ['who:77', 'card:Zz', 'stunt:flying', 'nonsense']) expect(shelf.cardOf(nothing, props)).toBeNull();
  });
});

test('names are short enough for a plate', () => {
  const { characters } = conflict({ heroes: ['H2', 'H5'] }).view(null).table;
  const short = characters.map((c) => shortName(c, 'en'));
  expect(short).toEqual(expect.arrayContaining(['Zawadzki', 'Fenwick', 'Skarbek', 'Grimshaw', 'dock thugs']));
  const fox = conflict({ scenario: 'S4', heroes: ['H10'] }).view(null).table.characters[1];
  expect([shortName(fox, 'en'), shortName(fox, 'pl')]).toEqual(['Volpe', 'Volpe']);
  const duchess = conflict({ scenario: 'S6', heroes: ['H1'] }).view(null).table.characters[1];
  expect([shortName(duchess, 'en'), shortName(duchess, 'pl')]).toEqual(['della Serra', 'della Serra']);
});

test('the log draws dice and what they were rolled on with, and folds bookkeeping away', () => {
  const told = { kind: 'rolled', rule: 'WS-5.3', who: { en: 'Bruna', pl: 'Bruna' }, dice: [[9, 4], [2]], range: 9 };
  const eyes = { language: 'en', say: { seat: String }, table: () => null, sign: () => null } as const;
  const html = renderToStaticMarkup(<p>{log.line?.(told, eyes)}</p>);
  expect(html.match(/in-die/g)).toHaveLength(3);
  expect(html).toContain('= 14');
  // WS-8.6: what was told aloud is no quotation.
  const played = (words: string) => ({
    kind: 'cardPlayed',
    rule: 'WS-7.2',
    who: { en: 'Bruna', pl: 'Bruna' },
    seat: 0,
    card: 'Ac',
    use: 'bonus',
    words,
    domain: 'cover',
  });
  const quoted = (words: string): string => renderToStaticMarkup(<p>{log.line?.(played(words), eyes)}</p>);
  expect(quoted('Steam everywhere.')).toContain('<q>Steam everywhere.</q>');
  expect(quoted('"')).toMatch(/said aloud<\/p>$/);
  expect(log.place?.({ kind: 'poolSet', rule: 'WS-11.3' })).toBe('aside');
  expect(log.place?.(told)).toBe('follows');
});
