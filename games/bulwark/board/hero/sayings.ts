/** What stands beside each other: what a card or Foe says, and what it will do now. Tried out on an imagined game. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { boxOf } from '../../box.ts';
import type { CardId, FoeId } from '../../data/index.ts';
import type { GameFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { type Forecast, mean, spread } from '../foresight/forecast.ts';
import { type Aim, aimAt, endAfter, previewOf } from '../foresight/preview.ts';
import { cardOf, thingOf } from '../press/targets.ts';
import { cardName, cardText, foeName, foeText } from '../words/named.ts';
import { type BoardWords, wordsIn } from '../words/words.ts';

export interface Saying {
  card: CardId | null;
  foe: FoeId | null;
  name: string;
  cost: number;
  says: string;
  /** Over what it will do: whom it is aimed at. */
  about: string;
  lines: readonly string[];
  aim: Aim | null;
}

type Props = BoardProps<TableView>;

/** Questions that begin a new step: nothing of the card is left then. */
const TOP = ['action phase/play', 'buy step/buy'];

/** The card that is being carried out: the one played last. */
function running({ table, asked }: Props['view']): CardId | null {
  if (asked && TOP.includes(asked.name)) return null;
  return table.heroes[table.seat].play.at(-1) ?? null;
}

/** The answer to show something of: the one pointed at, else the first that is about something. */
export function shownAnswer({ focused, options }: Props): Plain | null {
  return focused ?? options.find((option) => cardOf(option) !== null || thingOf(option) !== null) ?? options[0] ?? null;
}

function factLine(fact: GameFact, { game, language, say }: Props, words: BoardWords): string | null {
  switch (fact.kind) {
    case 'played':
    case 'rolled':
    case 'reshuffled':
    case 'almsGiven':
    case 'stepBegan':
      return null;
    case 'changed':
      return `${words.totals[fact.what]} ${fact.to - fact.by} → ${fact.to}`;
    case 'drew':
      return words.drawn(fact.cards.length);
    case 'drewHidden':
      return words.drawn(fact.cards);
    case 'menaceChanged':
      return `${words.menace} ${fact.to - fact.by} → ${fact.to}`;
    default:
      return game.text[language].fact(fact, say);
  }
}

/** What follows an answer at once, line by line. */
function consequences(props: Props, answer: Plain): string[] {
  const { view, game, language, say } = props;
  const { table } = view;
  const words = wordsIn(language);
  const end = endAfter(view, answer);
  if (end) return [endWords(end, words)];
  const preview = previewOf(view, answer);
  // What cannot be tried out is at least said in words.
  if (!preview) return [game.text[language].answer(view.asked?.name ?? '', answer, view.asked?.show ?? {}, say)];
  const lines: string[] = [];
  const played = preview.facts.find((fact) => fact.kind === 'played');
  if (played?.kind === 'played') {
    const { heroism } = boxOf(table).cards.get(played.card);
    if (played.rule === 'BW-6.2') lines.push(words.costsAction(table.actions, table.actions - 1));
    if (heroism > 0) lines.push(`${words.totals.heroism} ${table.heroism} → ${table.heroism + heroism}`);
  }
  const bought = preview.facts.find((fact) => fact.kind === 'bought');
  if (bought?.kind === 'bought') {
    lines.push(`${words.totals.heroism} ${table.heroism} → ${table.heroism - bought.cost}`);
    lines.push(`${words.totals.buys} ${table.buys} → ${table.buys - 1}`);
  }
  if (preview.chance) return [...lines, words.aDieDecides];
  for (const fact of preview.facts) {
    const line = fact.kind === 'bought' ? null : factLine(fact, props, words);
    if (line) lines.push(line);
  }
  const { next, end: turnEnd } = preview;
  if (turnEnd) lines.push(endWords(turnEnd, words));
  if (next && next.name !== view.asked?.name)
    lines.push(words.thenAsked(game.text[language].question(next.name, next.show, say)));
  return lines.length > 0 ? lines : [words.nothingMore];
}

/** How a turn would end, in words. */
export function endWords(forecast: Forecast, words: BoardWords): string {
  const [{ what }] = forecast.sums;
  if (!forecast.chance) return words.thenEnds(what.wounds, what.menace, what.draw);
  return words.endsAbout(mean(spread(forecast, (sums) => sums.wounds)).toFixed(1));
}

/** What one hit would come to, in words. */
export function blowWords(
  { damage, defeated, end }: Aim['blows'][number],
  health: number,
  of: number,
  words: BoardWords,
): string {
  if (defeated) return end ? `${words.defeated}; ${endWords(end, words)}` : words.defeated;
  return `${words.damage(damage)}, ${words.leftOf(Math.max(0, health - damage), of)}`;
}

function aimed(props: Props, place: number): { lines: string[]; aim: Aim | null } {
  const { view, language } = props;
  const words = wordsIn(language);
  const foe = view.table.line[place - 1];
  const aim = aimAt(view, place);
  if (!aim || !foe) return { lines: [], aim: null };
  const left = foe.health - foe.damage;
  const lines = aim.blows.map((blow, i) => {
    const what = blowWords(blow, left, foe.health, words);
    return aim.blows.length > 1 ? words.byFace(i + 1, what) : what;
  });
  if (aim.dodges.length > 0) lines.push(words.misses(aim.dodges.join(', ')));
  return { lines, aim };
}

/** null: there is nothing to be said now. */
export function sayingOf(props: Props): Saying | null {
  const { view, language } = props;
  const { table, asked } = view;
  const answer = shownAnswer(props);
  const thing = answer === null ? null : thingOf(answer);
  const place = thing?.startsWith('line:') ? Number(thing.slice(5)) : 0;
  const foe = table.line[place - 1]?.foe ?? null;
  const card = (answer === null ? null : cardOf(answer)) ?? running(view);
  const cards = boxOf(table).cards;
  const of = (id: CardId): Pick<Saying, 'card' | 'name' | 'cost' | 'says'> => ({
    card: id,
    name: cardName(table, id, language),
    cost: cards.get(id).cost,
    // A plain Heroism card says no more than what it is worth.
    says: cardText(table, id, language) || `${wordsIn(language).totals.heroism} +${cards.get(id).heroism}`,
  });
  if (foe && answer !== null) {
    const about = `${place}. ${foeName(table, foe, language)}`;
    const known = card
      ? of(card)
      : { card: null, name: foeName(table, foe, language), cost: 0, says: foeText(table, foe, language) };
    if (asked?.name === 'attack/target') return { ...known, foe, about, ...aimed(props, place) };
    return { ...known, foe, about, aim: null, lines: consequences(props, answer) };
  }
  if (!card) return null;
  return { ...of(card), foe: null, about: '', aim: null, lines: answer === null ? [] : consequences(props, answer) };
}
