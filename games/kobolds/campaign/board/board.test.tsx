/** The pages of a campaign in words and markup: every phase is drawn, what waits can be done, forms make legal answers, Polish stays Polish. */
import { type Plain, QuickRandom, type View } from '@guildhall/kernel';
import { drawAll, testProps, tokens, wordsHeard } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { actAtRandom, CARD, type CampaignScene, dealt, fell, founded } from '../../test/campaign/scene.ts';
import { campaign } from '../index.ts';
import type { TableView } from '../table.ts';
import { text } from '../text/index.ts';
import { mostOf } from './desk/Bring.tsx';
import { timeLeft } from './desk/days.ts';
import { Round } from './desk/Round.tsx';
import { emptyForm, reasonsFor, resultOf, withSide, withWinner } from './desk/result.ts';
import { tasksOf } from './desk/tasks.ts';
import { Sheet } from './gang/Sheet.tsx';
import { piecesOf } from './gang/track.ts';
import type { Ground } from './ground.ts';
import { board } from './index.ts';
import { originsOf } from './ledger/lines.ts';
import { Why } from './ledger/Why.tsx';
import type { CampaignProps } from './model.ts';
import { apart } from './stand/apart.ts';
import { editionsOf } from './stand/news.ts';
import { Standings } from './stand/Standings.tsx';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { wordsIn } from './words/words.ts';

const nothing = (): undefined => undefined;

const propsOf = (
  s: CampaignScene,
  seat: number | null,
  language: 'en' | 'pl' = 'en',
  more: Partial<CampaignProps> = {},
): CampaignProps =>
  testProps<TableView>(campaign as never, s.view(seat) as View<TableView>, language, undefined, {
    told: () => s.heard(seat),
    ...more,
  });

const groundOf = (props: CampaignProps): Ground => ({ props, words: wordsIn(props.language), why: nothing, show: nothing });

/** All that the pages say to one who looks. */
function pagesOf(props: CampaignProps): string {
  const ground = groundOf(props);
  return [
    drawAll(board, props),
    ...[
      <Round key="round" ground={ground} />,
      <Sheet key="mine" ground={ground} seat={props.view.seat ?? 0} />,
      <Sheet key="other" ground={ground} seat={props.view.table.gangs.length - 1} />,
      <Standings key="standings" ground={ground} />,
      <Why key="gold" ground={ground} matter={{ of: 'figure', seat: 0, figure: 'gold' }} close={nothing} />,
      <Why key="fame" ground={ground} matter={{ of: 'figure', seat: 1, figure: 'notoriety' }} close={nothing} />,
    ].map((page) => renderToStaticMarkup(page)),
  ].join('');
}

describe('in every phase', () => {
  test.each(['en', 'pl'] as const)('all pages are drawn for whoever looks (%s)', (language) => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const random = new QuickRandom(seed);
      const s = dealt({ seats: 3 + (seed % 2), seed, options: { rounds: 2, start: seed * 10 } });
      while (!s.isOver) {
        for (let n = random.below(5); n > 0; n--) actAtRandom(s, random);
        const seat = s.actors[random.below(s.actors.length)];
        const question = s.question ?? '';
        if (!asked.has(question))
          for (const viewer of [seat, null]) {
            const html = pagesOf(propsOf(s, viewer, language));
            expect(html).not.toMatch(/undefined|NaN|\[object/);
          }
        asked.add(question);
        s.answer(seat, campaign.sample(s.game, seat, random));
      }
      expect(pagesOf(propsOf(s, 0, language))).not.toMatch(/undefined|NaN|\[object/);
    }
    expect([...asked].sort()).toEqual([
      'business/bring',
      'fights/result',
      'founding/found',
      'settlement/injury',
      'settlement/reward',
    ]);
  });

  test('Polish stays Polish', () => {
    const s = founded();
    s.act(0, 'anytime/hire', 'orc-ruffian')
      .fight()
      .report(0, 0, { b: { fallen: [fell(s.gang(1)[1], 0)] } });
    const names = tokens([text.pl.names, text.pl.title]);
    const [english, polish] = [tokens(en), tokens(pl)];
    const heard = wordsHeard(pagesOf(propsOf(s, 0, 'pl')));
    expect([...heard].filter((word) => english.has(word) && !polish.has(word) && !names.has(word))).toEqual([]);
  });
});

describe('what waits', () => {
  const tasks = (props: CampaignProps) => tasksOf(groundOf(props));
  const button = null as unknown as Element;

  test('an offer can be accepted or refused where it is read, and whoever made it is not asked', () => {
    const s = founded();
    const [, member] = s.gang(1);
    s.act(1, 'anytime/offer', `lend m${member} to p1 for 2`);
    const done: Plain[] = [];
    const act: CampaignProps['act'] = (name, answer) => done.push([name, answer]);
    const [, offer] = tasks(propsOf(s, 0, 'en', { act }));
    expect(offer.rule).toBe('KC-35.5');
    for (const { press } of offer.ways) press(button);
    expect(done).toEqual([
      ['anytime/reply', `refuse m${member}`],
      ['anytime/reply', `accept m${member}`],
    ]);
    expect(tasks(propsOf(s, 1)).map(({ key }) => key)).toEqual(['business/bring']);
    expect(tasks(propsOf(s, null))).toEqual([]);
  });

  test('whoever sits out says so by one press, and a reward is chosen by one', () => {
    const s = founded({ seats: 3 });
    const given: Plain[] = [];
    const out = [0, 1, 2].find((seat) => s.legal(seat)[0] === 'nothing') ?? 0;
    const [task] = tasks(propsOf(s, out, 'en', { answer: (answer) => given.push(answer) }));
    task.ways[0].press(button);
    expect(given).toEqual(['nothing']);
    s.fight().report(0, 0);
    const winner = s.actor;
    expect(tasks(propsOf(s, winner))[0].ways.map(({ label }) => label)).toEqual(['Ruthlessness', 'Notoriety']);
  });

  test('one goes to the table of a fight that has one', () => {
    const s = founded().fight();
    const opened: number[] = [];
    const fights = {
      list: [{ number: 0, name: '', players: [0, 1], table: null, state: 'waiting' as const }],
      open: (n: number) => void opened.push(n),
      past: [],
      watch: nothing,
    };
    const fight = tasks(propsOf(s, 1, 'en', { fights })).find(({ key }) => key === 'fight');
    fight?.ways[0].press(button);
    expect(opened).toEqual([0]);
  });
});

describe('why', () => {
  test('a line that came of a fight at a table leads to it, and one that was entered by hand does not', () => {
    const s = dealt().everybody('klacka; orc-ruffian; 2 goblin-scumbag').fight();
    const [, victim] = s.gang(1);
    const proven = { ...s.result(0, 0, { b: { fallen: [fell(victim, 0)] } }), proof: 'f'.repeat(64) };
    s.answer(0, proven).report(1, 0);
    const fights = { list: [], open: nothing, past: ['round 1 fight 1', 'round 1 fight 2'], watch: nothing };
    const why = (seat: number, more: Partial<CampaignProps>): string => {
      const matter = { of: 'figure', seat, figure: 'ruthlessness' } as const;
      return renderToStaticMarkup(<Why ground={groundOf(propsOf(s, 0, 'en', more))} matter={matter} close={nothing} />);
    };
    expect(why(0, { fights })).toContain(en.why.watch);
    expect(why(0, { fights: { ...fights, past: ['round 1 fight 2'] } })).not.toContain(en.why.watch);
    expect(why(0, {})).not.toContain(en.why.watch);
    const facts = s.heard(0);
    const origins = originsOf(facts);
    const [fought] = facts.filter((one) => one.kind === 'reported');
    expect(origins[facts.indexOf(fought)]).toEqual({ fight: 'round 1 fight 1', moment: 'end' });
    const of = (kind: string, seat: number) =>
      origins[facts.findIndex((one) => one.kind === kind && 'seat' in one && one.seat === seat)];
    expect(of('killed', 1)).toEqual({ fight: 'round 1 fight 1', moment: `member ${victim}` });
    expect(of('notoriety', 0)).toEqual({ fight: 'round 1 fight 1', moment: 'end' });
    expect(of('notoriety', 2)).toBeNull();
    expect(of('founded', 0)).toBeNull();
  });
});

describe('the ways on', () => {
  /** Round 1 with a fight at a table and one that was entered by hand. */
  function settled(): CampaignScene {
    const s = dealt().everybody('klacka; orc-ruffian; 2 goblin-scumbag').fight();
    s.answer(0, { ...s.result(0, 0), proof: 'f'.repeat(64) }).report(1, 0);
    for (let n = 0; n < 9 && s.question?.startsWith('settlement'); n++) s.answer(s.actors[0], s.legal(s.actors[0])[0]);
    return s;
  }
  const fights = { list: [], open: nothing, past: ['round 1 fight 1'], watch: nothing };
  const ways = (html: string): number => html.split(en.why.watch).length - 1;

  test('history and news lead to a fight at a table, and to none that was entered by hand', () => {
    const s = settled();
    const ground = groundOf(propsOf(s, 0, 'en', { fights }));
    const [round] = s.heard(null).filter((one) => one.kind === 'fightBegins' && one.fight === 0);
    const players = round.kind === 'fightBegins' ? round.players : [];
    for (const seat of [0, 1, 2, 3]) {
      const sheet = renderToStaticMarkup(<Sheet ground={ground} seat={seat} />);
      expect(ways(sheet), `gang ${seat}`).toBe(players.includes(seat) ? 1 : 0);
    }
    expect(ways(renderToStaticMarkup(<Standings ground={ground} />))).toBeGreaterThan(0);
    expect(ways(renderToStaticMarkup(<Standings ground={groundOf(propsOf(s, 0))} />))).toBe(0);
  });

  test('a decision leads to its line in the log where there is one beside the board, and is said where there is none', () => {
    const s = founded().act(0, 'anytime/buy', 'crystal');
    const decisions = () => s.heard(0).map((_, i) => i + 1);
    const why = (more: Partial<CampaignProps>): string => {
      const matter = { of: 'figure', seat: 0, figure: 'crystals' } as const;
      const ground = groundOf(propsOf(s, 0, 'en', { decisions, ...more }));
      return renderToStaticMarkup(<Why ground={ground} matter={matter} close={nothing} />);
    };
    const said = en.why.decision(s.heard(0).findIndex(({ kind }) => kind === 'crystalBought') + 1);
    expect(why({ openLine: nothing })).toMatch(new RegExp(`<button[^>]*>${said}</button>`));
    expect(why({})).toContain(`<small>${said}</small>`);
  });

  test('a fight that is over is not the next one', () => {
    const s = founded().fight();
    const next = en.history.next('').trim();
    const sheet = (): string => renderToStaticMarkup(<Sheet ground={groundOf(propsOf(s, 0))} seat={0} />);
    expect(sheet()).toContain(next);
    s.report(0, 0);
    expect(sheet()).not.toContain(next);
  });
});

describe('forms', () => {
  test('the Stash is between nothing and what the rules list', () => {
    expect(mostOf(['stash 3 crystals 2', 'stash 3', 'stash 0'])).toEqual({ coins: 3, crystals: 2 });
    expect(mostOf(['nothing'])).toEqual({ coins: 0, crystals: 0 });
  });

  test.each(Object.keys(CARD) as (keyof typeof CARD)[])(
    'a result by hand is a legal answer, however the fight ended (%s)',
    (scenario) => {
      const s = founded({ chance: { scenario: [CARD[scenario]] } }).fight();
      const { table } = s.view(0);
      const [, mine] = s.gang(0);
      const [, theirs] = s.gang(1);
      for (const winner of [-1, 0, 1])
        for (const reason of reasonsFor(table, winner)) {
          let form = { ...withWinner(table, emptyForm(table, 0), winner), reason };
          form = withSide(form, 0, { fell: { [mine]: 'nobody' } });
          // Whoever is wiped out has nobody left.
          const gone = reason === 'wipedOut' ? s.gang(1 - winner) : [];
          if (gone.length > 0) form = withSide(form, 1 - winner, { fell: Object.fromEntries(gone.map((m) => [m, 'killed'])) });
          else form = withSide(form, 1, { fell: { [theirs]: 'mugged' } });
          expect(s.whyNot(0, resultOf(table, form)), `${reason}, won by ${winner}`).toBeNull();
        }
    },
  );
});

describe('until a deadline', () => {
  const HOUR = 3_600_000;
  test.each([
    [72, '3 days', '3 dni'],
    [48, '2 days', '2 dni'],
    [47.9, '47 hours', '47 godzin'],
    [1, '1 hour', '1 godzina'],
    [0.99, '59 minutes', '59 minut'],
    [0.001, '1 minute', '1 minuta'],
    [0, null, null],
    [-5, null, null],
  ])('%s hours are %s, %s', (hours, english, polish) => {
    expect(timeLeft(HOUR * (hours + 500), HOUR * 500, 'en')).toBe(english);
    expect(timeLeft(HOUR * (hours + 500), HOUR * 500, 'pl')).toBe(polish);
  });
});

describe('plots and papers', () => {
  test('what was lost again is taken from what was gained last', () => {
    const chapter = (round: number, sum: number, leaves: number) => ({ round, sum, leaves, lines: [] });
    expect(piecesOf([chapter(1, 10, 10), chapter(2, 5, 15), chapter(3, -10, 5)])).toEqual([{ round: 1, from: 0, to: 5 }]);
    expect(piecesOf([chapter(1, 10, 10), chapter(2, 0, 10), chapter(3, 5, 15)])).toHaveLength(2);
  });

  test('labels keep apart within the height there is', () => {
    const placed = apart(
      [0, 0, 0, 100].map((y, seat) => ({ seat, y })),
      20,
      0,
      100,
    );
    expect(placed.map(({ y }) => y)).toEqual([0, 20, 40, 100]);
    const many = apart(
      Array.from({ length: 16 }, (_, seat) => ({ seat, y: 50 })),
      20,
      0,
      90,
    );
    expect(Math.max(...many.map(({ y }) => y))).toBeLessThanOrEqual(90);
    expect(Math.min(...many.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
  });

  test('the paper of a round begins with its results, and private terms never get into it', () => {
    const s = dealt({ seats: 2 });
    s.everybody('klacka; orc-ruffian; 2 goblin-scumbag');
    const [, member] = s.gang(1);
    s.act(1, 'anytime/offer', `lend m${member} to p1 for 2`).act(0, 'anytime/reply', `accept m${member}`);
    s.fight().report(0, 0, { b: { fallen: [fell(s.gang(1)[2], 0)] } });
    const [newest, oldest] = editionsOf(s.heard(null));
    expect(newest.round).toBe(1);
    expect(newest.stories.map(({ kind }) => kind)).toEqual(['reported', 'killed']);
    expect(oldest.stories.map(({ kind }) => kind)).toEqual(['changedHands', 'founded', 'founded']);
  });
});
