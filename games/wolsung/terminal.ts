/** The view as text for terminals: at most 80 columns. Colours may add something, never carry it alone. */
import { cardSign } from '@guildhall/cards';
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, hang, paint, sentence } from '@guildhall/kernel/terminal';
import { SCENARIOS } from './data/index.ts';
import { NONE } from './table.ts';
import { features, scenarios } from './text/data/index.ts';
import { text } from './text/index.ts';
import type { CharacterView, TableView, TestView } from './view.ts';

const signs = (cards: readonly Parameters<typeof cardSign>[0][]): string => cards.map((card) => cardSign(card)).join(' ') || '-';

/** Until these are answered nobody has said with which skill. */
const UNDECIDED = new Set(['declare/target', 'declare/skill']);

export function draw({ table: t, seat: viewer, asked }: View<TableView>, language: Language): string {
  const undecided = asked !== null && UNDECIDED.has(asked.name);
  const { names, terminal: w, id, ...words } = text[language];
  const nameOf = (n: number): string => t.characters.find(({ number }) => number === n)?.name[language] ?? '-';

  function place(c: CharacterView): string[] {
    if (t.type === 'combat') return [scenarios[t.scenario].zones[c.zone][language], ...(c.cover ? [w.cover] : [])];
    if (t.type === 'discussion') return [names.stances[c.stance]];
    return [c.vehicle === NONE ? id('on_foot') : id(t.vehicles[c.vehicle].vehicle)];
  }

  function characterLines(c: CharacterView): string[] {
    const marks = [
      `${c.number === t.turn ? '>' : ' '} ${c.name[language]}`,
      c.state === 'active' ? `${w.markers} ${c.markers}` : names.states[c.state],
      `${w.dice} ${c.pool}/${c.fullPool}`,
      `${w.resistance} ${c.resistance}`,
      ...(c.initiative === null ? [] : [`${w.card} ${cardSign(c.initiative)}`]),
      ...place(c),
      id(c.weapon),
      ...(c.down ? [w.down] : []),
      ...(c.grippedBy === NONE ? [] : [`${w.gripped}: ${nameOf(c.grippedBy)}`]),
    ];
    const skills = c.hero ? [] : c.skills.map(({ skill, bonus, range }) => `${id(skill)} ${bonus}/${range}+`);
    return [
      ...hang(marks, ' | ', '  ', '    '),
      ...(skills.length > 0
        ? hang([`${w.skills}: ${skills[0]}`, ...skills.slice(1)], ', ', '      ').map((line) => paint(DIM, line))
        : []),
    ];
  }

  function testLines(test: TestView, at: number): string[] {
    const open = undecided && at === t.tests.length - 1;
    const dice = test.rolled.map((die) => die.join('+')).join(' ; ') || '-';
    const head = `${w.test}: ${nameOf(test.actor)}, ${names.tests[test.kind]}${open ? '' : `, ${id(test.skill)}`}`;
    const parts = [head, ...(test.target === NONE ? [] : [`${w.against} ${nameOf(test.target)}`]), `${w.dice}: ${dice}`];
    const numbers = [
      ...(test.result === NONE || test.rolled.length === 0 ? [] : [`${w.result} ${test.result}`]),
      ...(test.tn === NONE ? [] : [`${test.kind === 'resist' ? w.toExceed : w.toReach} ${test.tn}`]),
    ];
    return hang([...parts, ...numbers], ' | ', '    ');
  }

  const state = [
    `${w.round} ${t.round}`,
    scenarios[t.scenario].title[language],
    id(t.type),
    names.phases[t.phase],
    ...(t.type === 'chase' ? [`${names.fields.route}: ${id(t.route)}`] : []),
    ...(t.type === 'discussion' ? [`${names.fields.formality}: ${id(t.formality)}`] : []),
    `${w.deck} ${t.deck}`,
    `${w.discard} ${t.discard.length}`,
  ];
  // What holds in this scene alone is known before it tells.
  const special = t.phase === 'free' ? [] : SCENARIOS[t.scenario].features;
  const featureLines = special.flatMap((feature) =>
    sentence(`${w.features}: ${features[feature].name[language]} (${features[feature].effect[language]})`, '', '  '),
  );
  const stocks = t.stocks.flatMap((stock, seat) => {
    const hand = seat === viewer ? signs(stock.hand) : String(stock.handCount);
    return fold([`${words.seat(seat)}: ${w.hand} ${hand}`, `${w.tokens} ${stock.tokens}`], ' | ', '    ').map((line) =>
      paint(seat === viewer ? BOLD : '', line),
    );
  });
  /** Who plays the characters of a side. */
  const playersOf = (side: number): string =>
    [...new Set(t.characters.filter((c) => c.side === side).map(({ owner }) => words.seat(owner)))].join(', ') || '-';
  // Between conflicts there is nobody but the heroes.
  const sides = Array.from({ length: t.sides }, (_, side) => t.characters.filter((c) => c.side === side)).flatMap((of, side) =>
    of.length === 0 ? [] : [`${w.side} ${side + 1} (${playersOf(side)}):`, ...of.flatMap(characterLines)],
  );
  return [...fold(state, ' | '), ...featureLines, ...sides, ...t.tests.flatMap(testLines), ...stocks].join('\n');
}
