/** The board in words and markup: everybody is named, legal answers are lit, presses become answers, Polish stays Polish. */
import { distance } from '@guildhall/geometry';
import { type Fact, type Plain, QuickRandom, type View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { drawAll, testProps, tokens, wordsHeard } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PROFILE_IDS, SCENARIO_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { placeIn } from '../text/places.ts';
import type { TableView } from '../view.ts';
import { FACES } from './art/faces.ts';
import { Browser } from './Browser.tsx';
import { Blackjack } from './felt/Blackjack.tsx';
import { board } from './index.ts';
import { nameOf } from './model.ts';
import { aimAt, cardUsed, placingOf, reachOf } from './press/aim.ts';
import { buildingOf, opensWith, sorted, taskOf } from './press/hand.ts';
import { namedAim } from './press/named.ts';
import { lookOfAnswer, watcherOf } from './press/sight.ts';
import { answersByThing, pressThing, thingOf } from './press/targets.ts';
import { walkOf } from './press/walks.ts';
import { roomAround } from './street/figures.ts';
import { reasonOf } from './street/Labels.tsx';
import { spotsFor } from './street/Rings.tsx';
import { begin, step } from './testing/live.ts';
import { ACT, BRIBE, COMMIT, COUNT, DEPLOY, MOVE, REVEALED, SPELL, table, viewOf } from './testing/position.ts';
import { modelLabel, thingsOf } from './words/label.ts';
import { namesIn, wordsIn } from './words/words.ts';

const nothing = () => undefined;
const { Board, Dock, Strip, PlayerFace, Status, AnswerFace } = board;

const propsOf = (
  view: View<TableView>,
  language: 'en' | 'pl',
  more: Partial<BoardProps<TableView>> = {},
): BoardProps<TableView> => testProps(kobolds, view, language, (place) => placeIn(namesIn(language), place, view.table), more);
const draw = (view: View<TableView>, language: 'en' | 'pl' = 'en', more: Partial<BoardProps<TableView>> = {}): string =>
  renderToStaticMarkup(<Board {...propsOf(view, language, more)} />);
const dock = (view: View<TableView>, language: 'en' | 'pl' = 'en'): string =>
  Dock ? renderToStaticMarkup(<Dock {...propsOf(view, language)} />) : '';
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** What can be pressed, in whatever order its attributes stand. */
const hitsIn = (html: string) =>
  [...html.matchAll(/<g [^>]*data-thing="\w+"[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return {
      thing: attribute('data-thing'),
      open: attribute('class').split(' ').includes('kb-open'),
      tab: attribute('tabindex'),
      label: attribute('aria-label').replaceAll('&#x27;', "'"),
    };
  });

describe('the street', () => {
  test.each(['en', 'pl'] as const)('every model in play and every piece has a text alternative (%s)', (language) => {
    const hits = hitsIn(draw(ACT, language));
    expect(hits.map(({ thing }) => thing)).toEqual(thingsOf(ACT.table, 0));
    expect(hits.filter(({ thing }) => thing.startsWith('m'))).toHaveLength(15);
    expect(hits.filter(({ thing }) => thing.startsWith('t'))).toHaveLength(12);
    for (const { label } of hits) expect(label).not.toBe('');
  });

  test('a text alternative tells all that the picture shows', () => {
    const say = { seat: String };
    expect(modelLabel(COMMIT.table, 9, 'en', say)).toBe(
      'Troll, of Her Majesty’s Scum, 3 of 5 wounds, 11.6 inches from the east edge, 11.8 inches from the north edge, target, engaged with Liriel, Bruni, effects: Blind (until its next activation ends)',
    );
    expect(modelLabel(table, 4, 'en', say)).toBe(
      'Sael, Elf Archer, of Lantern Street Irregulars, 0 of 3 wounds, 5.55 inches from the west edge, 8 inches from the south edge, on the House, 3 inches up',
    );
  });

  test('exactly the targets of legal answers are lit and reached by Tab', () => {
    const hits = hitsIn(draw(ACT));
    expect(hits.filter(({ open }) => open).map(({ thing }) => thing)).toEqual(['m9', 'm10', 'm11']);
    expect(hits.filter(({ tab }) => tab === '0').map(({ thing }) => thing)).toEqual(['m9', 'm10', 'm11']);
    const idle = hitsIn(draw({ ...ACT, asked: null }, 'en', { options: [] }));
    expect(idle.filter(({ open }) => open)).toEqual([]);
    expect(idle.filter(({ tab }) => tab === '0')).toHaveLength(1);
  });

  test('facts are marked when pointed at, and played unless motion is unwanted', () => {
    const moved: Fact = { kind: 'moved', rule: 'KC-9.2', seat: 0, model: 1, from: [2, 2], to: [5, 6] };
    expect(draw(ACT, 'en', { pointed: moved })).toContain('d="M80 880L200 720"');
    const fresh: Fact[] = [{ kind: 'wounded', rule: 'KC-14.10', model: 9, n: 2, wounds: 5, of: 5, by: 0, byModel: 1 }];
    expect(draw(ACT, 'en', { fresh })).toContain('kb-rise bad');
    expect(draw(ACT, 'en', { fresh, motion: false })).not.toContain('kb-rise');
  });

  test('badges keep away from neighbours and from each other', () => {
    const angles = roomAround({ x: 0, y: 0, r: 0.6 }, [{ x: -0.85, y: -0.85 }], 3);
    expect(new Set(angles).size).toBe(3);
    expect(angles[0]).not.toBe(225);
  });

  test('every profile has a face of its own', () => {
    const drawn = PROFILE_IDS.map((id) => JSON.stringify(FACES[id]));
    expect(new Set(drawn).size).toBe(37);
  });
});

describe('moving', () => {
  const placing = placingOf(MOVE.table, MOVE.asked, 0);
  if (!placing) throw new Error('a move is asked for');

  test('the limit is the card and the base, and the outline keeps it (KC-2.24)', () => {
    expect(placing.limit).toBeCloseTo(3.5 + 30 / 25.4, 6);
    const reach = reachOf(MOVE.table, placing) ?? [];
    expect(reach.length).toBeGreaterThan(100);
    for (const point of reach) expect(distance(placing.mover, point)).toBeLessThanOrEqual((placing.limit ?? 0) + 1e-6);
  });

  test('a press near a base is set into contact with it (KC-2.22)', () => {
    const aim = aimAt(MOVE.table, placing, { x: 9.1, y: 13.8 });
    const grobblar = MOVE.table.models[8];
    expect(aim.contact).toBe(8);
    expect(aim.free).toBe(true);
    expect(distance(aim, grobblar)).toBeCloseTo(30 / 25.4, 3);
    expect(cardUsed(placing, aim.length).used).toBeCloseTo(2, 1);
  });

  test('what is in the way is told: the crates before Nob, the limit beyond it', () => {
    const blocked = aimAt(MOVE.table, placing, { x: 7.0, y: 11.4 });
    expect(blocked.free).toBe(false);
    const far = aimAt(MOVE.table, placing, { x: 11.2, y: 3 });
    expect(far.free).toBe(false);
  });

  test('named places are shown where they lie', () => {
    const near = namedAim(MOVE.table, placing, 'contact m8');
    expect(near?.answer).toBe('contact m8');
    expect(near && distance(near, MOVE.table.models[8])).toBeCloseTo(30 / 25.4, 3);
    expect(namedAim(MOVE.table, placing, 'stay')?.length).toBeCloseTo(0, 6);
    expect(namedAim(MOVE.table, placing, 'off')).toBeNull();
  });

  test('the street shows the reach and a cursor for the keyboard; named answers show a ghost and who would see it', () => {
    const html = draw(MOVE, 'en', { focused: 'contact m8' });
    expect(html).toContain('kb-reach');
    expect(html).toContain('kb-ghost');
    expect(html).toContain('kb-ruler');
    expect(html).toMatch(/class="kb-cursor" role="button" tabindex="0"/);
    expect(wordsOf(html)).toContain('Tricky shot Snik → Liriel');
    expect(hitsIn(html).some(({ open }) => open)).toBe(false);
  });

  test('a refusal stands beside the place, with its rule', () => {
    const refusal = { rule: 'KC-2.24', why: 'tooFar', about: { m: 1, length: 4.71, limit: 4.68, side: 'L' } };
    const html = draw(MOVE, 'en', { focused: 'contact m8', whyNot: () => refusal });
    expect(html).toContain('kb-label why');
    expect(wordsOf(html)).toMatch(/4\.71.*4\.68.*KC-2\.24/);
  });

  test('where only the server knows the sentence, the measures are told all the same', () => {
    const unknown = () => ({ rule: 'GH-4', why: 'notAnAnswer', about: {} });
    const blocked = aimAt(MOVE.table, placing, { x: 7.0, y: 11.4 });
    expect(reasonOf(MOVE.table, placing, blocked, 'en')).toEqual({ text: 'Crates 1 is in the way.', rule: 'KC-2.28' });
    const far = aimAt(MOVE.table, placing, { x: placing.mover.x, y: placing.mover.y - 5 });
    expect(reasonOf(MOVE.table, placing, { ...far, stop: { ...far.stop, kind: 'free' } }, 'en')).toEqual({
      text: '5 inches, at most 4.68.',
      rule: 'KC-2.24',
    });
    expect(draw(MOVE, 'en', { focused: 'contact m8', whyNot: unknown })).not.toContain('kb-label why');
  });

  test('deployment keeps to the zone', () => {
    const deploy = placingOf(DEPLOY.table, DEPLOY.asked, 0);
    if (!deploy) throw new Error('a place is asked for');
    const aim = aimAt(DEPLOY.table, deploy, { x: 0.1, y: 4.2 });
    expect(aim.free).toBe(true);
    expect([aim.x > 3.5, aim.y < 3.5]).toEqual([true, true]);
    expect(draw(DEPLOY)).toContain('kb-zone');
  });
});

test('sight is told for shots: who, how well, what is in the way', () => {
  const look = lookOfAnswer(ACT.table, 'shoot m10');
  expect(look?.told.sight).toBe('none');
  expect(wordsOf(draw(ACT, 'en', { focused: 'shoot m10' }))).toContain('No sight Pip → Snik');
  expect(lookOfAnswer(ACT.table, 'walk')).toBeNull();
  const me = table.models[1];
  expect(watcherOf(table, 1, { ...me, x: 9.12, y: 13.75 })?.viewer).toBe(10);
});

describe('the hand', () => {
  const fight = COMMIT.table.fights[0];

  test('the limit is told term by term, with the criticals and what each result would do', () => {
    expect(taskOf(COMMIT.table, COMMIT.asked, 0)).toMatchObject({ kind: 'commit', fewest: 1, most: 4 });
    const building = buildingOf(COMMIT.table, fight, 'commit', ['8h', '8d', '8s']);
    expect(building.rank).toBe(4);
    expect(building.terms.map(({ name, add }) => `${name} ${add}`)).toEqual(['fight 3', 'gangingUp 1']);
    expect([building.colour, building.matching]).toEqual(['red', 2]);
    expect(opensWith(building, 'Kh')).toBe('dodge-l');
    expect(opensWith(building, 'Js')).toBeNull();
    expect(building.outcomes.map(({ rank, harm, left }) => [rank, harm.stun ? 'stun' : harm.wounds, left])).toEqual([
      [0, 3, 0],
      [1, 2, 0],
      [2, 1, 1],
      [3, 'stun', 2],
    ]);
  });

  test('cards lie highest first', () => {
    expect(sorted(['5c', '8h', 'Kh', '8s'])).toEqual(['Kh', '8s', '8h', '5c']);
  });

  test('the felt shows it', () => {
    const felt = wordsOf(dock(COMMIT));
    expect(felt).toContain('Fight 3 + 1 Ganging up KC-12.27');
    expect(dock(COMMIT).match(/aria-pressed="false"/g)).toHaveLength(6);
    expect(wordsOf(dock(COUNT))).toContain('Your discard pile');
    expect(wordsOf(dock(REVEALED))).toContain('margin 2');
  });

  test('the other hand is never drawn before the reveal', () => {
    const waiting = { ...COMMIT, asked: null, seat: null };
    expect(dock(waiting)).not.toContain('aria-label="king of hearts"');
  });
});

test('blackjack is told card by card, with totals, margin and chart', () => {
  const told = renderToStaticMarkup(<Blackjack {...propsOf(SPELL, 'en')} />);
  const felt = wordsOf(told);
  expect(felt).toContain('nine of clubs, total 9');
  expect(felt).toContain('seven of clubs, total 15');
  expect(felt).toContain('ahead by 1: Stunned');
  expect(told.match(/<li class="open"/g)).toHaveLength(2);
});

test('windows of gold say what they cost and by which rule', () => {
  const html = (BRIBE.asked?.options ?? [])
    .map((option) => (AnswerFace ? renderToStaticMarkup(<AnswerFace {...propsOf(BRIBE, 'en')} option={option} />) : ''))
    .map(wordsOf);
  expect(html[0]).toMatch(/6 KC-19\.15/);
  expect(html[1]).toMatch(/1 KC-19\.16/);
});

describe('presses on the real game', () => {
  type Position = { g: ReturnType<typeof kobolds.copy>; seat: number; view: View<TableView> };
  let known: Position[] | null = null;
  /** A few positions of every question, from games of every scenario. */
  const played = (): Position[] => {
    if (known) return known;
    const found: Position[] = [];
    const count = new Map<string, number>();
    for (let seed = 1; seed <= 2 * SCENARIO_IDS.length; seed++) {
      const random = new QuickRandom(seed);
      const g = begin(seed, ((seed - 1) % SCENARIO_IDS.length) + 1);
      for (let n = 0; n < 260; n++) {
        const [seat] = kobolds.actors(g);
        if (seat === undefined) break;
        const view = kobolds.view(g, seat);
        const name = view.asked?.name ?? '';
        const before = count.get(name) ?? 0;
        if (before < 1) {
          count.set(name, before + 1);
          found.push({ g: kobolds.copy(g), seat, view });
        }
        step(g, seat, random);
      }
    }
    known = found;
    return found;
  };

  test('many questions were reached', () => {
    expect(new Set(played().map(({ view }) => view.asked?.name)).size).toBeGreaterThan(20);
  });

  test('every answer that names a thing can be given by pressing it', () => {
    for (const { view, seat } of played()) {
      if (placingOf(view.table, view.asked, seat)) continue;
      const by = answersByThing(view.asked?.options ?? [], view.table);
      const things = new Set(thingsOf(view.table, seat));
      for (const [thing, answers] of by) {
        const reserve = view.table.models[Number(thing.slice(1))]?.place === 'reserve';
        if (!reserve) expect(things).toContain(thing);
        expect(pressThing(thing, by, view.asked, view.table, seat).kind).toBe(answers.length > 1 ? 'choose' : 'answer');
      }
    }
  });

  test('a press on anything else is refused with a rule', () => {
    for (const { g, view, seat } of played()) {
      if (!view.asked || placingOf(view.table, view.asked, seat)) continue;
      const by = answersByThing(view.asked.options ?? [], view.table);
      for (const thing of thingsOf(view.table, seat)) {
        const pressed = pressThing(thing, by, view.asked, view.table, seat);
        if (pressed.kind === 'refused') expect(kobolds.whyNot(g, seat, pressed.answer)?.rule).toMatch(/^(KC|GH)-/);
      }
    }
  });

  test.each(['en', 'pl'] as const)('everything can be drawn in every position (%s)', (language) => {
    for (const { view } of played()) {
      for (const seat of [view.seat, null]) {
        const seen = { ...view, seat };
        const props = propsOf(seen, language);
        expect(draw(seen, language)).toMatch(/kb-(over|bench)/);
        expect(dock(seen, language)).toContain('kb-felt');
        if (Status) expect(renderToStaticMarkup(<Status {...props} />)).toContain('kb-decks');
        if (Strip) renderToStaticMarkup(<Strip {...props} />);
        if (PlayerFace) expect(renderToStaticMarkup(<PlayerFace {...props} seat={1} />)).toContain('kb-roster');
      }
      if (AnswerFace) {
        for (const option of view.asked?.options ?? []) {
          const html = renderToStaticMarkup(<AnswerFace {...propsOf(view, language)} option={option} />);
          expect(html.replace(/<[^>]*>/g, '').trim()).not.toBe('');
        }
      }
    }
  });
});

test('no English in the Polish rendering', () => {
  const polish = tokens([namesIn('pl'), wordsIn('pl')]);
  // What people call their gangs is theirs.
  const given = tokens(table.gangs.map(({ name }) => name));
  const english = [...tokens(wordsIn('en'))].filter((word) => !polish.has(word) && !given.has(word));
  const views = [COMMIT, MOVE, ACT, BRIBE, COUNT, REVEALED, SPELL, DEPLOY];
  let html = views.map((view) => drawAll(board, propsOf(view, 'pl'))).join('');
  html += renderToStaticMarkup(<Browser language="pl" openRule={nothing} />);
  const found = wordsHeard(html);
  expect(found.size).toBeGreaterThan(300);
  expect(english.filter((word) => found.has(word))).toEqual([]);
});

test('a long list falls into groups, and nothing is lost', () => {
  const options: Plain[] = ACT.asked?.options ?? [];
  const groups = board.groups?.(options, 'en', ACT) ?? [];
  expect(groups.map(({ name }) => name)).toEqual(['Fight', 'Move', 'More', 'End']);
  // The end stands beside the groups, never behind one.
  expect(groups.filter(({ direct }) => direct).flatMap((group) => group.options)).toEqual(['end']);
  expect(groups.flatMap((group) => group.options).toSorted()).toEqual(options.toSorted());
  expect(board.groups?.(['stick', 'twist'], 'en', ACT)).toEqual([{ name: '', options: ['stick', 'twist'] }]);
});

test('one’s own side comes last, and is asked twice', () => {
  const show = { model: 1, actions: 2, walk: true, friends: [2, 4] };
  const view = { ...ACT, asked: ACT.asked && { ...ACT.asked, show } };
  const options = ['attack m2', 'attack m9', 'shoot m4 just do it', 'walk', 'end'];
  const listed = (board.groups?.(options, 'en', view) ?? []).flatMap((group) => group.options);
  expect(listed).toEqual(['attack m9', 'walk', 'end', 'attack m2', 'shoot m4 just do it']);
  expect(options.filter((option) => board.twice?.(option, view))).toEqual(['attack m2', 'shoot m4 just do it']);
  expect(board.twice?.('attack m2', ACT)).toBe(false);
});

test('a walk says how far it goes, and those that something stops come last', () => {
  const towards = MOVE.table.models.flatMap(({ place, seat }, m) => (place === 'play' && seat === 1 ? [`towards m${m}`] : []));
  const walks = (board.groups?.(towards, 'en', MOVE) ?? [])
    .flatMap((group) => group.options)
    .map((option) => walkOf(MOVE, option));
  expect(walks.length).toBeGreaterThan(3);
  const stopped = walks.map((walk) => walk?.stopped);
  expect(stopped.lastIndexOf(false)).toBeLessThan(stopped.includes(true) ? stopped.indexOf(true) : stopped.length);
  for (const walk of walks) expect(walk?.used).toBeLessThanOrEqual((walk?.of ?? 0) + 0.001);
  const html = AnswerFace ? renderToStaticMarkup(<AnswerFace {...propsOf(MOVE, 'en')} option={towards[0]} />) : '';
  expect(html).toMatch(/[\d.]+ of [\d.]+″ used/);
});

test('names beside neighbours do not cover each other', () => {
  const { table } = COMMIT;
  const shown = table.models.flatMap(({ place }, m) => (place === 'play' ? [m] : []));
  const names = shown.map((m) => nameOf(table, m, 'en'));
  const spots = spotsFor(table, shown, names);
  expect(spots).toHaveLength(shown.length);
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(i + 1)) {
      const apart = Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= 0.6;
      expect(apart, `${names[i]} and ${names[spots.indexOf(b)]}`).toBe(true);
    }
  }
});

test('answers name their things', () => {
  expect(thingOf('attack m5 just do it', table)).toBe('m5');
  expect(thingOf('strike cuddly', table)).toBe('m16');
  expect(thingOf('inspect k3', table)).toBe('k3');
  expect(thingOf('8h 8d', table)).toBeNull();
  expect(viewOf('x/y', []).asked?.options).toEqual([]);
});
