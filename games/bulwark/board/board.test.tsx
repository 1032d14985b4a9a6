/** The board in words and markup: legal answers are lit, presses become answers, names come from the box, Polish stays Polish. */
import { QuickRandom, type View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { drawAll, heardOf, testProps, tokens, wordsHeard } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ARMY_IDS, CARD_IDS, FOE_IDS } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { dealt, turn } from '../test/scene.ts';
import { text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { Browser } from './Browser.tsx';
import { shelf } from './card/shelf.tsx';
import { byChallenge, metBy, metSoFar, withMet } from './dock/challenges.ts';
import { Dock } from './dock/Dock.tsx';
import { thresholdsOf } from './dock/thresholds.ts';
import { ledgerOf } from './hero/ledger.ts';
import { board } from './index.ts';
import { attacksIn } from './line/Flights.tsx';
import { answersAbout, press, thingOf } from './press/targets.ts';
import { en } from './words/en.ts';
import { breakable, SOFT_HYPHEN } from './words/hyphens.ts';
import { pl } from './words/pl.ts';

const propsOf = (view: View<TableView>, language: 'en' | 'pl' = 'en', more: Partial<BoardProps<TableView>> = {}) =>
  testProps(bulwark, view, language, (id) => text[language].place(id, view.table), more);

/** Every position of some games at random, as whoever is asked sees it. */
function* played(army: string, games: number) {
  for (let seed = 1; seed <= games; seed++) {
    const s = dealt({ seats: 3, options: { army, closedHands: seed % 2 === 0 }, seed });
    const random = new QuickRandom(seed);
    for (let n = 0; n < 400 && !s.isOver; n++) {
      yield { view: s.view(s.actor), question: s.question ?? '' };
      s.answer(s.actor, bulwark.sample(s.game, s.actor, random));
    }
  }
}

describe('at every question', () => {
  test.each(ARMY_IDS)('all parts are drawn in both languages, and what is lit is legal (%s)', (army) => {
    const asked = new Set<string>();
    for (const { view, question } of played(army, 3)) {
      const known = asked.has(question);
      asked.add(question);
      if (known) continue;
      for (const language of ['en', 'pl'] as const) {
        const html = drawAll(board, propsOf(view, language));
        expect(html).not.toContain('undefined');
        expect(html).not.toContain('NaN');
        const lit = html.match(/data-legal/g)?.length ?? 0;
        const things = new Set(view.asked?.options?.map(thingOf).filter((thing) => thing && !thing.startsWith('hero:')));
        if (things.size === 0) expect(lit).toBe(0);
        else expect(lit).toBeGreaterThanOrEqual(things.size);
      }
    }
    expect(asked.size).toBeGreaterThan(6);
  });

  test('Polish stays Polish', () => {
    const s = turn(
      'nevtelen',
      ['throwing-knife', 'graze', 'heroism-1'],
      ['human-spy', 'guildmaster-umbra', 'human-beggar'],
      {},
      2,
    );
    s.say('play throwing-knife');
    const english = tokens(en);
    const polish = tokens(pl);
    const heard = wordsHeard(drawAll(board, propsOf(s.view(0), 'pl')));
    const names = tokens([text.pl.names, CARD_IDS.map((id) => text.pl.name(id)), FOE_IDS.map((id) => text.pl.name(id))]);
    const foreign = [...heard].filter((word) => english.has(word) && !polish.has(word) && !names.has(word));
    expect(foreign).toEqual([]);
  });
});

test('long names may be broken where a reader would break them', () => {
  const shown = (name: string): string => breakable(name).replaceAll(SOFT_HYPHEN, '|');
  const names = ['Glassworks', 'Concussion', 'Orichalcum Spear', 'Sellswords', 'Bronze Breastplate', 'Mercantile', 'Zadrapanie'];
  expect(names.map(shown)).toEqual([
    'Glass|works',
    'Concus|sion',
    'Orichal|cum Spear',
    'Sells|words',
    'Bronze Breast|plate',
    'Mercan|tile',
    'Zadra|panie',
  ]);
  expect(shown('Short Spear')).toBe('Short Spear');
});

describe('when the game is over', () => {
  const s = turn('harsfa', ['ready'], ['street-trash-fodder', 'human-spy'], {}, 2);
  const drawn = (): string => drawAll(board, propsOf(s.view(0)));

  test('nothing is foretold any more', () => {
    const foretold = ['bw-endnow', 'bw-will', 'bw-says', 'next:'];
    expect(foretold.filter((sign) => drawn().toLowerCase().includes(sign))).toEqual(foretold);
    s.arrange((t) => {
      t.menace = 15;
    }).endTurn();
    expect(s.isOver).toBe(true);
    expect(drawn()).toContain('bw-foe');
    expect(foretold.filter((sign) => drawn().toLowerCase().includes(sign))).toEqual([]);
  });
});

describe('pressing', () => {
  const pressedOn = (view: View<TableView>, thing: Parameters<typeof press>[1]) =>
    heardOf((ears) => press(propsOf(view, 'en', ears), thing, '', null as unknown as Element));

  test('a card of the hand, a window, a pile is the answer about it', () => {
    const s = turn('nevtelen', ['throwing-knife', 'heroism-3', 'heroism-1'], ['human-spy', 'human-assassin']);
    expect(pressedOn(s.view(0), 'hand:throwing-knife').given).toEqual(['play throwing-knife']);
    s.say('play throwing-knife');
    expect(pressedOn(s.view(0), 'line:1').given).toEqual(['place 1']);
    // BW-12.8: not legal, but what was meant, so that the rules say why.
    expect(pressedOn(s.view(0), 'line:2').given).toEqual(['place 2']);
    s.say('none').toBuyStep().say('play heroism-3');
    expect(pressedOn(s.view(0), 'pile:bazaar').given).toEqual(['buy bazaar']);
    expect(pressedOn(s.view(0), 'pile:pawnshop').given).toEqual(['buy pawnshop']);
  });

  test('a Wound in hand and in the discard pile is asked for once where it lies', () => {
    expect(answersAbout(['heal hand gash', 'heal discard gash', 'done'], 'hand:gash')).toEqual(['heal hand gash']);
    expect(thingOf('heal discard gash')).toBeNull();
    expect(thingOf('hero 2')).toBe('hero:1');
    expect(thingOf('move')).toBe('line:1');
    expect(thingOf('buy no-such-card')).toBeNull();
  });
});

describe('the box in force', () => {
  const overlay = {
    cards: { 'short-spear': { name: { en: 'Long Pike', pl: 'Długa pika' }, cost: 9 } },
    foes: { 'human-spy': { name: { en: 'Night Watcher', pl: 'Nocny stróż' }, health: 7 } },
  };
  const s = dealt({ seats: 2, options: { hero1: 'harsfa' }, given: { all: overlay } })
    .line('human-spy')
    .has('hand', ['short-spear']);

  test.each([
    ['en', 'Long Pike', 'Night Watcher', 'Short Spear'],
    ['pl', 'Długa pika', 'Nocny stróż', 'Krótka włócznia'],
  ] as const)(
    'names and numbers are those of the overlay, and the panel says what differs (%s)',
    (language, card, foe, usual) => {
      const props = propsOf(s.view(0), language);
      const html = drawAll(board, props);
      expect(html).toContain(card);
      expect(html).toContain(foe);
      const { Dock } = board;
      const dock = Dock ? renderToStaticMarkup(<Dock {...props} />) : '';
      expect(dock).toContain(language === 'en' ? en.differ : pl.differ);
      expect(shelf.cardOf('card:short-spear', props)?.name).toBe(card);
      expect(shelf.cardOf('line:1', props)?.numbers?.[0].note).toBe('/ 7');
      // What it is called elsewhere is said in that panel alone.
      expect(renderToStaticMarkup(<board.Board {...props} />)).not.toContain(usual);
    },
  );

  test('without an overlay there is no such panel', () => {
    const { Dock } = board;
    expect(Dock && renderToStaticMarkup(<Dock {...propsOf(dealt().view(0))} />)).not.toContain(en.differ);
  });
});

describe('what may be known', () => {
  test('BW-27.1: a closed hand is drawn for its owner alone', () => {
    const s = dealt({ seats: 2, options: { closedHands: true } }).has('hand', ['sacred-guardian'], 0);
    const drawn = (seat: number | null) => renderToStaticMarkup(<board.Board {...propsOf(s.view(seat))} />);
    expect(drawn(0)).toContain('data-card="card:sacred-guardian"');
    expect(drawn(1)).not.toContain('card:sacred-guardian');
    expect(drawn(null)).not.toContain('card:sacred-guardian');
  });

  test('BW-26.1: an open hand is on the card of its Hero, for everybody', () => {
    const s = dealt({ seats: 2 }).has('hand', ['sacred-guardian'], 0);
    const card = shelf.cardOf('hero:0', propsOf(s.view(1)));
    expect(JSON.stringify(card?.parts)).toContain('Sacred Guardian');
    expect(shelf.cardOf('hero:7', propsOf(s.view(1)))).toBeNull();
    expect(shelf.cardOf('line:9', propsOf(s.view(1)))).toBeNull();
    expect(shelf.cardOf('nonsense', propsOf(s.view(1)))).toBeNull();
  });
});

describe('beside the line', () => {
  test('BW-18.9: where Menace matters, by army', () => {
    const levels = (army: string) => thresholdsOf(dealt({ options: { army } }).view(0).table).map(({ menace }) => menace);
    expect(levels('shadows')).toEqual([8, 10]);
    expect(levels('hunt')).toEqual([4, 8]);
    expect(levels('carnival')).toEqual([]);
  });

  test('the ledger adds up to what there is now', () => {
    const s = turn('nevtelen', ['skilful-flourish', 'brass-knuckles', 'heroism-1'], ['human-spy']);
    s.say('play skilful-flourish');
    const told = [{ kind: 'turnBegan', rule: 'BW-5.2', seat: 0 }, ...s.facts];
    const [row, ...more] = ledgerOf(told, s.view(0).table);
    expect(more).toEqual([]);
    expect(row.changes).toEqual({ actions: [-1, 1], buys: [], heroism: [], shield: [2], rerolls: [1] });
    expect(1 + row.changes.actions.reduce((a, b) => a + b)).toBe(s.table.actions);
  });

  test('attacks travel to the place that was hit, and from the Foe that strikes', () => {
    const s = turn('nevtelen', ['brass-knuckles', 'skilful-flourish'], ['human-assassin', 'human-spy']).say(
      'play brass-knuckles',
      'place 1',
    );
    expect(attacksIn(s.facts, () => 9)).toEqual([{ place: 1, toFoe: true }]);
    s.forget().endTurn();
    expect(attacksIn(s.facts, () => 9)).toEqual([{ place: 9, toFoe: false }]);
  });

  test.each(['en', 'pl'] as const)('the browser has every card and every Foe (%s)', (language) => {
    const html = renderToStaticMarkup(<Browser language={language} openRule={() => undefined} />);
    for (const id of [...CARD_IDS, ...FOE_IDS]) expect(html).toContain(`id="${id}"`);
  });
});

describe('BW-25.9: challenges met', () => {
  const alone = (ending: TableView['ending'], options: object): TableView => {
    const s = dealt({ seats: 1, options: { army: 'hunt', hero1: 'hemi', ...options } });
    s.table.ending = ending;
    return s.view(0).table;
  };
  const panic = { challenge: 'risingPanic', hero: 'hemi', army: 'hunt' } as const;
  const knives = { ...panic, challenge: 'knivesInTheDark' } as const;

  test('only a game that is won meets them, and each that it was played with', () => {
    expect(metBy(alone('won', { risingPanic: true }))).toEqual([panic]);
    expect(metBy(alone('won', { risingPanic: true, knivesInTheDark: true }))).toEqual([panic, knives]);
    expect(metBy(alone('won', {}))).toEqual([]);
    for (const lost of ['', 'wounds', 'menace'] as const) expect(metBy(alone(lost, { risingPanic: true }))).toEqual([]);
  });

  test('the list grows by what is new, for each Hero and army, and passes over what is none', () => {
    const first = withMet(null, [knives]);
    expect(metSoFar(first)).toEqual([knives]);
    const second = withMet(first, [panic, knives, { ...panic, army: 'shadows' }]);
    expect(metSoFar(second)).toEqual([{ ...panic, army: 'shadows' }, panic, knives]);
    expect(metSoFar(`${second},no such thing,`)).toHaveLength(3);
  });

  test('what one Hero has met is shown in one line, with all armies', () => {
    const lines = byChallenge([{ ...panic, army: 'shadows' }, panic, { ...panic, hero: 'nevtelen' }, knives]);
    expect(lines).toEqual([
      {
        challenge: 'risingPanic',
        heroes: [
          { hero: 'hemi', armies: ['shadows', 'hunt'] },
          { hero: 'nevtelen', armies: ['hunt'] },
        ],
      },
      { challenge: 'knivesInTheDark', heroes: [{ hero: 'hemi', armies: ['hunt'] }] },
    ]);
    expect(byChallenge([])).toEqual([]);
  });

  test('it stands beside the line of whoever plays with a challenge, and nowhere else', () => {
    const drawn = (risingPanic: boolean): string =>
      renderToStaticMarkup(<Dock {...propsOf(dealt({ seats: 1, options: { risingPanic } }).view(0))} />);
    expect(drawn(true)).toContain(en.challenges.met);
    expect(drawn(false)).not.toContain(en.challenges.met);
  });
});
