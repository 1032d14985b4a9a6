/** Kobolds & Cobblestones in text, for terminals of 80 columns: the street, both gangs, what is going on, the own hand. */
import { cardSign, pokerName, pokerRank, type SuitCard } from '@guildhall/cards';
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, LINE, paint, sentence } from '@guildhall/kernel/terminal';
import { CARRIAGE_WOUNDS, L, MR_CUDDLY_MOVES, MR_CUDDLY_WOUNDS, W } from './data/index.ts';
import { effectsOf } from './effects.ts';
import { antagonist } from './rules/activation.ts';
import { defendOf, edgeOf, fightOf, moveSide, profileOf } from './rules/reading.ts';
import { NEUTRAL, NONE, type Place } from './table.ts';
import { SEAT_PAINT } from './terminal/seats.ts';
import { signOf, street } from './terminal/street.ts';
import { WORDS, type Words } from './terminal/words.ts';
import { names as en } from './text/names.en.ts';
import { names as pl } from './text/names.pl.ts';
import type { Names } from './text/names.ts';
import { modelIn, pieceIn, placeIn } from './text/places.ts';
import type { FightView, TableView } from './view.ts';

const NAMES: { readonly [language in Language]: Names } = { en, pl };

/** All that is needed to describe one view. */
interface Picture {
  table: TableView;
  seat: number | null;
  language: Language;
  names: Names;
  words: Words;
}

export function draw(view: View<TableView>, language: Language): string {
  const picture = { table: view.table, seat: view.seat, language, names: NAMES[language], words: WORDS[language] };
  const { table } = picture;
  const lines = [...status(picture)];
  if (table.layout !== '') lines.push(...street(table), ...terrainLegend(picture));
  for (const seat of [0, 1]) lines.push('', ...gang(picture, seat));
  const neutral = modelLines(picture, NEUTRAL);
  if (neutral.length > 0) lines.push('', ...neutral);
  const going = [...fights(picture), ...spell(picture)];
  if (going.length > 0) lines.push('', ...going);
  const held = hand(picture);
  if (held.length > 0) lines.push('', ...held);
  return lines.join('\n');
}

const hands = (cards: readonly SuitCard[]): string => cards.map(cardSign).join(' ');
/** As the language writes it, and as an answer may be written in it: "12,5 8". */
const decimal = ({ words }: Picture, n: number): string => words.decimal(String(Math.round(n * 100) / 100));
const at = (picture: Picture, { x, y }: { x: number; y: number }): string => `${decimal(picture, x)} ${decimal(picture, y)}`;
const modelName = ({ names, table }: Picture, m: number): string => modelIn(names, table, m);
/** "▲3 Troll". */
const signed = (picture: Picture, m: number): string =>
  `${signOf(picture.table, picture.table.models[m].seat)}${m} ${modelName(picture, m)}`;

function status(picture: Picture): string[] {
  const { table, names, words } = picture;
  const parts = [
    ...(table.scenario === 0 ? [] : [names.scenarios[table.scenario].name]),
    ...(table.turn > 0 ? [words.turn(table.turn, table.turns)] : []),
    words.phases[table.phase],
    ...(table.phase === 'action' ? [`${words.player(table.next + 1)}: ${words.toAct}`] : []),
    `${words.coffers} ${table.coffers}`,
    words.events(table.eventDeck, table.eventDiscard.length),
    ...goal(picture),
  ];
  const lines = fold(parts, ' | ').map((line) => paint(BOLD, line));
  if (table.scenario !== 0) lines.push(...sentence(names.scenarios[table.scenario].text).map((line) => paint(DIM, line)));
  if (table.eventTable.length > 0) lines.push(`${words.onTable}: ${hands(table.eventTable)}`);
  return lines;
}

/** What the scenario is about, as things stand. */
function goal(picture: Picture): string[] {
  const { table, seat, names, words } = picture;
  const [a, b] = table.scores;
  const parts: string[] = [];
  if (table.scenario === 'all-out-brawl' || table.scenario === 'territory-grab') parts.push(words.score(a, b));
  if (table.scenario === 'hide-and-seek') {
    parts.push(words.treasures(table.treasures[0], table.treasures[1]), words.treasureDeck(table.treasureDeck));
  }
  if (table.scenario === 'runaway-carriage' && table.carriage !== NONE) {
    parts.push(words.targetWounds(names.terms.carriage, table.targetWounds, CARRIAGE_WOUNDS));
  }
  if (table.scenario === 'mr-cuddly') {
    parts.push(words.targetWounds(names.terms.mrCuddly, table.targetWounds, MR_CUDDLY_WOUNDS));
    parts.push(words.runs(table.cuddlyMoves, MR_CUDDLY_MOVES));
  }
  if (table.vic !== NONE) parts.push(words.vic(modelName(picture, table.vic), words.player(table.escort + 1)));
  if (table.chest) {
    const { carrier } = table.chest;
    parts.push(carrier === NONE ? words.chestAt(at(picture, table.chest)) : words.chestWith(modelName(picture, carrier)));
  }
  if (seat !== null && table.spies[seat] !== NONE) parts.push(words.spy(modelName(picture, table.spies[seat])));
  return parts;
}

/** A list with commas, also where a line of it ends. */
const listed = (title: string, parts: readonly string[], indent = ''): string[] =>
  fold([title, ...parts.map((part, i) => (i < parts.length - 1 ? `${part},` : part))], ' ', indent);

function terrainLegend(picture: Picture): string[] {
  const { table, names, words } = picture;
  const pieces = table.terrain.map(({ height }, i) => `t${i} ${pieceIn(names, table, i)} (${decimal(picture, height)}")`);
  const markers = table.markers.flatMap((marker, k) =>
    marker.state === 'hidden' || marker.state === 'found'
      ? [`k${k} ${placeIn(names, `k${k}`, table)} (${at(picture, marker)}, ${words.markers[marker.state]})`]
      : [],
  );
  const lines = [words.mapLegend, words.lengths(words.decimal(String(W)), words.decimal(String(L)))];
  if (pieces.length > 0) lines.push(...listed(`░ ${words.low}, ▓ ${words.tall}:`, pieces));
  if (markers.length > 0) lines.push(...listed(words.markerList, markers));
  return lines.map((line) => paint(DIM, line));
}

function gang(picture: Picture, seat: number): string[] {
  const { table, names, words } = picture;
  const own = table.gangs[seat];
  const powers = [
    ...(own.warCry ? [names.criticals['war-cry'].name] : []),
    ...(own.takeAChance ? [names.criticals['take-a-chance'].name] : []),
    ...(own.sleeves ? [names.criticals['check-his-sleeves'].name] : []),
  ];
  const edge = table.south === NONE ? '' : `, ${words.signs[edgeOf(table, seat)]}`;
  const title = `${signOf(table, seat)} ${words.player(seat + 1)}${own.name === '' ? '' : `, ${own.name}`}${edge}`;
  const parts = [
    `${words.stash} ${own.stash}`,
    words.cards(own.cards, own.most),
    words.deck(own.deck, own.discard.length),
    ...(own.crystals > 0 ? [`${words.crystals} ${own.crystals}`] : []),
    ...(own.poisonProof ? [names.abilities['poison-proof'].name] : []),
    ...(powers.length > 0 ? [`${words.powers}: ${powers.join(', ')}`] : []),
  ];
  const lines = [paint(`${SEAT_PAINT[seat]};1`, title), ...fold(parts, ' | ', '  ')];
  if (own.discard.length > 0)
    lines.push(...fold([`${words.discard}:`, ...own.discard.map(cardSign)], ' ', '  ').map((l) => paint(DIM, l)));
  const models = modelLines(picture, seat);
  const heading = models.length > 0 ? [paint(DIM, `${' '.repeat(NAME_WIDTH + 3)}${words.columns}`)] : [];
  return [...lines, ...heading, ...models, ...absent(picture, seat)];
}

/** A column for names: "▼10 Ratman Sewer Dweller 3". */
const NAME_WIDTH = 31;
/** A name people gave may be long: it ends in dots, and the columns stay. */
const shortened = (name: string): string => (name.length > NAME_WIDTH ? `${name.slice(0, NAME_WIDTH - 1)}…` : name);
const fits = (start: string, more: string): boolean => start.length + 2 + more.length <= LINE;

/** One line for each model in play: name, place, wounds, figures, what ails it. */
function modelLines(picture: Picture, seat: number): string[] {
  const { table } = picture;
  return table.models.flatMap((model, m) => (model.seat === seat && model.place === 'play' ? modelLine(picture, m) : []));
}

function modelLine(picture: Picture, m: number): string[] {
  const { table, names, words } = picture;
  const model = table.models[m];
  const profile = profileOf(table, m);
  const active = table.activations.at(-1);
  const states = [
    ...(table.gangs[model.seat]?.leader === m ? [words.leader] : []),
    ...(active?.model === m ? [words.acting, words.actions(active.actions), ...(active.walk ? [words.walk] : [])] : []),
    ...(table.lured === m ? [words.lured] : []),
    ...(model.activated && active?.model !== m ? [words.done] : []),
    ...(table.phase === 'action' && !model.activated && active?.model !== m && antagonist(table, m) !== NONE ? [words.test] : []),
    ...(model.hidden ? [words.hidden] : []),
    ...(model.z > 0 ? [words.height(decimal(picture, model.z))] : []),
    ...(table.chest?.carrier === m ? [words.carries] : []),
    ...(model.name === '' ? [] : [names.profiles[model.profile].name]),
    ...effectsOf(model).map((effect) => names.effects[effect].name),
    ...(model.deadGood ? [names.abilities['dead-good'].name] : []),
    ...model.equipment.map((item) => names.equipment[item].name),
  ];
  const figures = `${moveSide(table, m)} ${fightOf(table, m) ?? '-'}/${defendOf(table, m)}`;
  const name = shortened(signed(picture, m));
  // Mr. Cuddly belongs to nobody and has ten wounds as the target (KC-25.5), not those of his profile (KC-25.15).
  const wounds = model.seat === NEUTRAL ? `${table.targetWounds}/${MR_CUDDLY_WOUNDS}` : `${model.wounds}/${profile.wounds}`;
  const start = `  ${name.padEnd(NAME_WIDTH)} ${at(picture, model).padEnd(11)} ${wounds.padEnd(4)} ${figures}`;
  const [first = '', ...more] = fold(states, ', ', '', LINE - NAME_WIDTH - 3);
  const lines = fits(start, first) ? [`${start}  ${first}`.trimEnd(), ...more] : [start, first, ...more];
  return lines.map((line, i) => (i === 0 ? paint(SEAT_PAINT[model.seat] ?? '33', line) : `${' '.repeat(NAME_WIDTH + 3)}${line}`));
}

/** Those who are not on the board, by why. */
function absent(picture: Picture, seat: number): string[] {
  const { table, words } = picture;
  const where: [Place, string][] = [
    ['reserve', words.reserve],
    ['removed', words.removed],
    ['gone', words.gone],
    ['left out', words.leftOut],
  ];
  return where.flatMap(([place, said]) => {
    const who = table.models.flatMap((model, m) =>
      model.seat === seat && model.place === place ? [`m${m} ${modelName(picture, m)}`] : [],
    );
    return who.length === 0 ? [] : listed(`${said}:`, who, '  ');
  });
}

function played(cards: readonly SuitCard[], language: Language): string {
  return cards.length === 0 ? '' : `${hands(cards)} (${pokerName(pokerRank(cards), language)})`;
}

function fights(picture: Picture): string[] {
  return picture.table.fights.flatMap((fight) => fightLines(picture, fight));
}

function fightLines(picture: Picture, fight: FightView): string[] {
  const { names, words, language } = picture;
  const gold = names.gold;
  const parts = [
    `${words.attack}: ${signed(picture, fight.attacker)} > ${signed(picture, fight.target)}`,
    words.kinds[fight.kind],
    words.steps[fight.step],
    ...(fight.attackerJustDoIt ? [words.bought(gold['just-do-it'].name, signed(picture, fight.attacker))] : []),
    ...(fight.defenderJustDoIt ? [words.bought(gold['just-do-it'].name, signed(picture, fight.target))] : []),
    ...(fight.counter ? [gold['dont-just-stand-there'].name] : []),
    ...(fight.likeAnOrc ? [gold['take-it-like-an-orc'].name] : []),
    ...(fight.attack.length > 0 ? [`${words.attackCards} ${played(fight.attack, language)}`] : []),
    ...(fight.defence.length > 0 ? [`${words.defenceCards} ${played(fight.defence, language)}`] : []),
    // Once the hands are discarded both are empty; friends have none to begin with.
    ...(fight.step === 'revealed' && fight.attack.length > 0 && fight.defence.length === 0 && fight.seat !== fight.against
      ? [words.folded]
      : []),
    ...(fight.critical === '' ? [] : [names.criticals[fight.critical].name]),
  ];
  return fold(parts, ' | ').map((line) => paint(BOLD, line));
}

function spell(picture: Picture): string[] {
  const { table, words } = picture;
  const cast = table.spell;
  if (!cast) return [];
  const parts = [
    `${words.spell[cast.kind]}: ${signed(picture, cast.caster)} > ${signed(picture, cast.target)}`,
    ...(cast.resist.length > 0 ? [`${words.resist} ${hands(cast.resist)}`] : []),
    ...(cast.number === NONE ? [] : [`${words.number} ${cast.number}`]),
    ...(cast.hand.length > 0 ? [`${words.cast} ${hands(cast.hand)}`] : []),
  ];
  return fold(parts, ' | ').map((line) => paint(BOLD, line));
}

function hand({ table, seat, words }: Picture): string[] {
  if (seat === null || table.gangs[seat].hand.length === 0) return [];
  const cards = table.gangs[seat].hand;
  return [`${paint(BOLD, `${words.hand}:`)} ${hands(cards)}  ${paint(DIM, `(${cards.join(' ')})`)}`];
}
