/** What can be looked up in the terminal: blocks, Firehouses, crew, Fire Wardens and what the boards can do. */
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import { BOARDS, CREW, WARDENS } from './data/index.ts';
import { names as en } from './text/names.en.ts';
import { names as pl } from './text/names.pl.ts';
import type { Names } from './text/names.ts';
import type { SpaceView, TableView } from './view.ts';

const NAMES: { [language in Language]: Names } = { en, pl };

interface Words {
  player(n: number): string;
  value(n: number): string;
  water(n: number): string;
  fire(n: number): string;
  doomed: string;
  destroyed: string;
  guarded: string;
  loyal(player: string): string;
  renown(player: string, has: number, needs: number): string;
  asleep: string;
  board: string;
  with(who: string): string;
}
const WORDS: { [language in Language]: Words } = {
  en: {
    player: (n) => `Player ${n}`,
    value: (n) => `value ${n}`,
    water: (n) => `water ${n}`,
    fire: (n) => (n === 0 ? 'no fire' : `fire ${n}`),
    doomed: 'doomed',
    destroyed: 'destroyed',
    guarded: 'protected from events',
    loyal: (player) => `loyal to ${player}`,
    renown: (player, has, needs) => `${player}: Renown ${has}, ${needs === 0 ? 'cannot win it' : `${needs} win it`}`,
    asleep: 'works only while somebody of its quarter is loyal',
    board: 'Firehouse board',
    with: (who) => `in the crew of ${who}`,
  },
  pl: {
    player: (n) => `Gracz ${n}`,
    value: (n) => `wartość ${n}`,
    water: (n) => `woda ${n}`,
    fire: (n) => (n === 0 ? 'bez ognia' : `ogień ${n}`),
    doomed: 'stracony',
    destroyed: 'zniszczony',
    guarded: 'chroniony przed wydarzeniami',
    loyal: (player) => `lojalność: ${player}`,
    renown: (player, has, needs) =>
      `${player}: Sława ${has}, ${needs === 0 ? 'nie do zdobycia' : `do zdobycia potrzeba ${needs}`}`,
    asleep: 'działa tylko, gdy lojalny jest kwartał z tej dzielnicy',
    board: 'plansza remizy',
    with: (who) => `w załodze: ${who}`,
  },
};

function blockLines(space: SpaceView, table: TableView, language: Language): string[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const state = [
    ...(space.quarter === '' ? [] : [names.quarters[space.quarter]]),
    words.value(space.value),
    space.destroyed ? words.destroyed : space.doomed ? words.doomed : words.fire(space.fire),
    ...(space.protected ? [words.guarded] : []),
    ...(space.loyal < 0 ? [] : [words.loyal(words.player(space.loyal + 1))]),
  ];
  const building =
    space.tile !== '' && space.tile in names.buildings ? names.buildings[space.tile as keyof Names['buildings']] : '';
  return [
    paint(BOLD, `${space.tile === '' ? '' : names.tiles[space.tile]} (${space.name})`),
    `  ${state.join(', ')}`,
    ...table.players.map(({ seat }) => `  ${words.renown(words.player(seat + 1), space.renown[seat], space.needed[seat])}`),
    ...(building === '' ? [] : sentence(building, '  ')),
  ];
}

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const blocks = table.spaces.flatMap((space) =>
    space.kind === 'block' && space.tile !== ''
      ? [{ names: [`${names.tiles[space.tile]} (${space.name})`, space.name], lines: () => blockLines(space, table, language) }]
      : [],
  );
  const crew = CREW.map(({ id, quarter, water }) => {
    const holder = table.players.find((player) => player.crew.some(({ card }) => card === id));
    const state = [
      ...(quarter === null ? [] : [names.quarters[quarter]]),
      words.water(water),
      ...(holder ? [words.with(words.player(holder.seat + 1))] : []),
    ];
    const lines = (): string[] => [
      paint(BOLD, `${names.crew[id].name} (${state.join(', ')})`),
      ...sentence(names.crew[id].text, '  '),
      ...(quarter === null ? [] : [`  ${words.asleep} [BR-19.1]`]),
    ];
    return { names: [names.crew[id].name, id], lines };
  });
  const wardens = WARDENS.map(({ id }) => {
    const { name, ability, text } = names.wardens[id];
    return { names: [name, id], lines: (): string[] => [paint(BOLD, name), ...sentence(`${ability}: ${text}`, '  ')] };
  });
  const boards = BOARDS.map(({ colour, ability }) => {
    const { name, text } = names.abilities[ability];
    const title = `${name} (${words.board}, ${names.colours[colour]})`;
    return { names: [title, ability], lines: (): string[] => [paint(BOLD, title), ...sentence(text, '  ')] };
  });
  return [...blocks, ...crew, ...wardens, ...boards];
}
