/** What the rules have to say between people's words: facts of one sort joined into one sentence, for a quiet hand. */
import type { Language } from '@guildhall/kernel';
import type { DefendersFact } from '../../facts.ts';
import type { Teller } from '../../text/teller.ts';

interface LedgerWords {
  placed(places: string): string;
  moved(moves: string): string;
  fell(units: string): string;
  destroyed(threats: string): string;
  where: string;
  when: string;
  scene: string;
  mind(what: string): string;
  /** Of a threat. */
  gone: string;
}
export const LEDGER: { readonly [language in Language]: LedgerWords } = {
  en: {
    placed: (places) => `At their posts: ${places}.`,
    moved: (moves) => `On the move: ${moves}.`,
    fell: (units) => `Fallen: ${units}.`,
    destroyed: (threats) => `Destroyed: ${threats}.`,
    where: 'Where',
    when: 'When',
    scene: 'A scene',
    mind: (what) => `On their mind: ${what}.`,
    gone: 'destroyed',
  },
  pl: {
    placed: (places) => `Na stanowiskach: ${places}.`,
    moved: (moves) => `W drodze: ${moves}.`,
    fell: (units) => `Polegli: ${units}.`,
    destroyed: (threats) => `Zniszczono: ${threats}.`,
    where: 'Gdzie',
    when: 'Kiedy',
    scene: 'Scena',
    mind: (what) => `W głowie: ${what}.`,
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
  'threatCreated',
  'personInvented',
  'rolesAssigned',
  'sceneEnded',
  'ruinDrawn',
  // The battle names its attackers and says how it ends; the deed is told in words.
  'threatPlaced',
  'undefended',
  'threatReturned',
  'attackRolled',
  'nothingActivated',
  'targetDrawn',
  'activated',
]);

type Moved = Extract<DefendersFact, { kind: 'defenderMoved' }>;
type Placed = Extract<DefendersFact, { kind: 'defenderPlaced' }>;
type Fallen = Extract<DefendersFact, { kind: 'defenderDestroyed' }>;
type Destroyed = Extract<DefendersFact, { kind: 'threatDestroyed' }>;

/** Several facts of one sort in one sentence; null where each has a sentence of its own. */
function joinedBy(
  t: Teller,
  language: Language,
  sentence: (fact: DefendersFact) => string,
): { readonly [kind: string]: (facts: readonly DefendersFact[]) => string } {
  const words = LEDGER[language];
  const to = (unit: string, location: string): string => `${t.thing(unit)} → ${t.thing(location)}`;
  const units = <F>(facts: readonly F[], one: (fact: F) => string): string => [...new Set(facts.map(one))].join('; ');
  return {
    defenderPlaced: (facts) => words.placed(units(facts as Placed[], ({ unit, location }) => to(unit, location))),
    defenderMoved: (facts) => words.moved(units(facts as Moved[], ({ unit, to: location }) => to(unit, location))),
    defenderDestroyed: (facts) =>
      words.fell(units(facts as Fallen[], ({ unit, death }) => `${t.thing(unit)} (${t.deaths[death]})`)),
    // Where they change twice, what holds in the end.
    entryPoints: (facts) => sentence(facts[facts.length - 1]),
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
  const joined = joinedBy(t, language, sentence);
  const said: string[] = [];
  const done = new Set<string>();
  for (const fact of facts) {
    if (!Object.hasOwn(joined, fact.kind)) said.push(sentence(fact));
    else if (!done.has(fact.kind)) {
      done.add(fact.kind);
      said.push(joined[fact.kind](facts.filter(({ kind }) => kind === fact.kind)));
    }
  }
  return said.join(' ');
}
