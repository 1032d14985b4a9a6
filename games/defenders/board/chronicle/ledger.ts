/** What the rules have to say between people's words: facts of one sort joined into one sentence, for a quiet hand. */
import type { Language } from '@guildhall/kernel';
import type { DefendersFact } from '../../facts.ts';
import type { Teller } from '../../text/teller.ts';

interface LedgerWords {
  placed(places: string): string;
  moved(moves: string): string;
  fell(units: string): string;
  destroyed(threats: string): string;
  sighted(threats: string): string;
  arrived(units: string, place: string): string;
  led(units: string): string;
  ways(places: string, several: boolean): string;
  unfought(place: string, threats: string): string;
  /** What the enemy's card brings, without the rule of it. */
  event(card: string, name: string): string;
  wounded(units: string): string;
  value(n: number): string;
  where: string;
  when: string;
  scene: string;
  mind(what: string): string;
  /** Between what it is first of all and what it is besides. */
  also: string;
  /** Of a threat. */
  gone: string;
}
export const LEDGER: { readonly [language in Language]: LedgerWords } = {
  en: {
    placed: (places) => `At their posts: ${places}.`,
    moved: (moves) => `On the move: ${moves}.`,
    fell: (units) => `Fallen: ${units}.`,
    destroyed: (threats) => `Destroyed: ${threats}.`,
    sighted: (threats) => `Sighted: ${threats}.`,
    arrived: (units, place) => `Reinforcements reach ${place}: ${units}.`,
    led: (units) => `Led to safety: ${units}.`,
    ways: (places, several) => (several ? `Ways into the city: ${places}.` : `The only way into the city: ${places}.`),
    unfought: (place, threats) => `${place} fell without a fight. Now there: ${threats}.`,
    event: (card, name) => `The ${card}: ${name}.`,
    wounded: (units) => `Wounded: ${units}.`,
    value: (n) => `card value ${n}`,
    where: 'Where',
    when: 'When',
    scene: 'A scene',
    mind: (what) => `On their mind: ${what}.`,
    also: 'with',
    gone: 'destroyed',
  },
  pl: {
    placed: (places) => `Na stanowiskach: ${places}.`,
    moved: (moves) => `W drodze: ${moves}.`,
    fell: (units) => `Straty: ${units}.`,
    destroyed: (threats) => `Zniszczono: ${threats}.`,
    sighted: (threats) => `Na horyzoncie: ${threats}.`,
    arrived: (units, place) => `Posiłki docierają na miejsce (${place}): ${units}.`,
    led: (units) => `W bezpieczne miejsce: ${units}.`,
    ways: (places, several) => (several ? `Drogi do miasta: ${places}.` : `Jedyna droga do miasta: ${places}.`),
    unfought: (place, threats) => `Stracone bez walki: ${place} (wróg: ${threats}).`,
    event: (card, name) => `${card.charAt(0).toUpperCase()}${card.slice(1)}: ${name}.`,
    wounded: (units) => `Rany: ${units}.`,
    value: (n) => `wartość ${n}`,
    where: 'Gdzie',
    when: 'Kiedy',
    scene: 'Scena',
    mind: (what) => `W głowie: ${what}.`,
    also: 'oraz',
    gone: 'zniszczone',
  },
};

/** Facts that only count cards, open steps, or say again what stands beside them make no story. */
export const SILENT: ReadonlySet<DefendersFact['kind']> = new Set([
  'ready',
  'passed',
  'cardReplaced',
  'pileEmpty',
  'wordGiven',
  'cardPlayed',
  'formGiven',
  'tradeGiven',
  'rowDealt',
  'skipped',
  'stepBegan',
  'conferringClosed',
  'entryRolled',
  'joinRolled',
  'proposed',
  'agreementReached',
  'amended',
  'withdrawn',
  'crossingMarked',
  'entryPointsConfirmed',
  'entryPointsSuggested',
  'cardDrawn',
  'threatDrawn',
  'threatDeckMade',
  'startSeat',
  // They stand at the head, among the places, the defenders, the threats and the people.
  'cityDescribed',
  'cityCreated',
  'chronicleClosed',
  'featureDrawn',
  'locationDrawn',
  'connectionsWorkedOut',
  'connectionChanged',
  'locationFinalised',
  'defenderFinalised',
  'personInvented',
  'rolesAssigned',
  'sceneEnded',
  'ruinDrawn',
  // The battle names its attackers and says how it ends; the deed is told in words.
  'threatPlaced',
  'undefended',
  'threatReturned',
  'attackRolled',
  'threatActivated',
  'targetDrawn',
  'activated',
  // Bookkeeping of stacks, room and cards.
  'stackDropped',
  'excessRemains',
  'chainMoved',
  'intelligenceGained',
  'surpriseAttack',
]);

type Moved = Extract<DefendersFact, { kind: 'defenderMoved' }>;
type Placed = Extract<DefendersFact, { kind: 'defenderPlaced' }>;
type Fallen = Extract<DefendersFact, { kind: 'defenderDestroyed' }>;
type Destroyed = Extract<DefendersFact, { kind: 'threatDestroyed' }>;
type Created = Extract<DefendersFact, { kind: 'threatCreated' }>;
type Arrived = Extract<DefendersFact, { kind: 'reinforcementArrived' }>;
type Led = Extract<DefendersFact, { kind: 'madeImmune' }>;
type Entries = Extract<DefendersFact, { kind: 'entryPoints' }>;
type Began = Extract<DefendersFact, { kind: 'battleBegan' }>;
type Decided = Extract<DefendersFact, { kind: 'battleDecided' }>;
type Taken = Extract<DefendersFact, { kind: 'locationTaken' }>;
type Event = Extract<DefendersFact, { kind: 'specialEvent' }>;
type Wounded = Extract<DefendersFact, { kind: 'wounded' }>;

/** Whoever moves twice is told of once, by all its way; reinforcements are told of as they arrive. */
function moved(facts: readonly Moved[], t: Teller): string {
  const ways = new Map<string, string[]>();
  for (const { unit, from, to, way } of facts) {
    if (way === 'reinforcement') continue;
    const known = ways.get(unit);
    if (known) known.push(to);
    else ways.set(unit, [from, to]);
  }
  // There and back is nowhere.
  const told = [...ways].filter(([, way]) => way[0] !== way[way.length - 1]);
  return told.map(([unit, way]) => [unit, ...way.slice(1)].map(t.thing).join(' → ')).join('; ');
}
function arrived(facts: readonly Arrived[], t: Teller, words: LedgerWords): string {
  const places = new Map<string, string[]>();
  for (const { unit, location } of facts) places.set(location, [...(places.get(location) ?? []), t.thing(unit)]);
  return [...places].map(([place, units]) => words.arrived(t.list(units), t.thing(place))).join(' ');
}
/** What came to nothing, and a battle that nobody fought: that it began and was lost is said where the place is taken. */
function leftOut(facts: readonly DefendersFact[], fact: DefendersFact): boolean {
  if (fact.kind === 'nothingActivated' || (fact.kind === 'moraleChanged' && fact.from === fact.to)) return true;
  if (fact.kind === 'specialEvent' && (fact as Event).event === 'activation')
    return facts.some(({ kind }) => kind === 'nothingActivated');
  if (fact.kind === 'battleBegan') return (fact as Began).defenders.length === 0;
  if (fact.kind === 'battleDecided') {
    const { location, result } = fact as Decided;
    return result === 'undefended' && facts.some((one) => one.kind === 'locationTaken' && one.location === location);
  }
  return false;
}

/** Several facts of one sort in one sentence; null where each has a sentence of its own. */
function joinedBy(t: Teller, language: Language): { readonly [kind: string]: (facts: readonly DefendersFact[]) => string } {
  const words = LEDGER[language];
  const to = (unit: string, location: string): string => `${t.thing(unit)} → ${t.thing(location)}`;
  const units = <F>(facts: readonly F[], one: (fact: F) => string): string => [...new Set(facts.map(one))].join('; ');
  return {
    defenderPlaced: (facts) => words.placed(units(facts as Placed[], ({ unit, location }) => to(unit, location))),
    defenderMoved: (facts) => {
      const told = moved(facts as Moved[], t);
      return told === '' ? '' : words.moved(told);
    },
    threatCreated: (facts) =>
      words.sighted(
        units(facts as Created[], ({ id, word, wording }) => `${t.thing(id)} (${wording === '' ? t.word(word) : wording})`),
      ),
    reinforcementArrived: (facts) => arrived(facts as Arrived[], t, words),
    madeImmune: (facts) => words.led(units(facts as Led[], ({ jack, unit }) => `${t.thing(unit)} (${t.thing(jack)})`)),
    defenderDestroyed: (facts) =>
      words.fell(units(facts as Fallen[], ({ unit, death }) => `${t.thing(unit)} (${t.deaths[death]})`)),
    wounded: (facts) =>
      words.wounded(
        units(facts as Wounded[], ({ unit, wounds, value }) => `${t.thing(unit)} (${t.wounds(wounds)}, ${words.value(value)})`),
      ),
    // Where they change twice, what holds in the end.
    entryPoints: (facts) => {
      const { entries } = facts[facts.length - 1] as Entries;
      return words.ways(t.things(entries), entries.length !== 1);
    },
    threatDestroyed: (facts) =>
      words.destroyed(
        units(facts as Destroyed[], ({ threat, by }) => `${t.thing(threat)}${by === '' ? '' : ` (${t.thing(by)})`}`),
      ),
  };
}

/** One paragraph: every fact by its sentence, those of one sort together where the first of them stands. */
export function ledgerOf(
  facts: readonly DefendersFact[],
  t: Teller,
  language: Language,
  sentence: (fact: DefendersFact) => string,
): string {
  const words = LEDGER[language];
  const joined = joinedBy(t, language);
  const single = (fact: DefendersFact): string => {
    if (fact.kind === 'specialEvent') {
      const { card, event } = fact as Event;
      return words.event(t.card(card), t.names.specialEvents[event].name);
    }
    if (fact.kind !== 'locationTaken') return sentence(fact);
    const { location, threats } = fact as Taken;
    const lost = facts.some((one) => one.kind === 'battleDecided' && one.result === 'undefended' && one.location === location);
    return lost ? words.unfought(t.thing(location), t.things(threats)) : sentence(fact);
  };
  const said: string[] = [];
  const done = new Set<string>();
  for (const fact of facts) {
    if (leftOut(facts, fact)) continue;
    if (!Object.hasOwn(joined, fact.kind)) said.push(single(fact));
    else if (!done.has(fact.kind)) {
      done.add(fact.kind);
      said.push(joined[fact.kind](facts.filter(({ kind }) => kind === fact.kind)));
    }
  }
  return said.filter((one) => one !== '').join(' ');
}
