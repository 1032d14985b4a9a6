/** What happened, in Polish. Names are kept in the nominative: nobody knows how to inflect what players call their models. */
import { plural } from '@guildhall/kernel';
import { NONE } from '../table.ts';
import { type FactWords, inPoints, type Teller } from './teller.ts';

/** Counted cards that somebody draws or plays: "1 kartę". */
export const taken = (n: number): string => plural('pl', n, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' });

const verb = {
  walk: 'maszeruje',
  dash: 'biegnie',
  dodge: 'odskakuje',
  furious: 'rusza w furii',
  'ave-a-go': 'rusza na wezwanie',
  'you-go-first': 'biegnie przodem',
  'fast-shoes': 'wymyka się',
} as const;
const noun = {
  walk: 'Marszu',
  dash: 'Biegu',
  dodge: 'Odskoku',
  furious: 'Marszu w furii',
  'ave-a-go': 'darmowego Marszu',
  'you-go-first': 'darmowego Biegu',
  'fast-shoes': 'Szybkich butów',
} as const;
const comparison = {
  position: 'Kto wybiera krawędź',
  first: 'Kto wybiera kolejność',
  initiative: 'Inicjatywa',
  markers: 'Kto kładzie pierwszy znacznik',
  vic: 'Kto wybiera rolę',
} as const;
const free = {
  '': '',
  frenzy: ', jeszcze raz (Szał)',
  furious: ', za darmo (Furia)',
  'always-angry': ', za darmo (Zawsze zły)',
  'ave-a-go': ', za darmo („No dalej!”)',
} as const;
const limitOf = { attack: 'atak', defence: 'obrona', counter: 'kontratak' } as const;
const cost = { action: 'akcja', walk: 'Marsz', dash: 'Bieg', move: 'ruch' } as const;
const target = (t: Teller, name: string): string => (name === 'cuddly' ? t.name('mr-cuddly') : t.names.terms.carriage);
const harm = (t: Teller, stun: boolean, wounds: number): string => (stun ? 'Ogłuszenie' : t.wounds(wounds));
const stopped = (t: Teller, stop: string, by: number): string => {
  switch (stop) {
    case 'model':
      return `; na drodze stoi ${t.model(by)}`;
    case 'terrain':
      return `; dalej przeszkadza: ${t.piece(by)}`;
    case 'carriage':
      return '; na drodze stoi powóz';
    case 'board':
      return '; dalej jest krawędź planszy';
    case 'top':
      return '; dalej kończy się dach';
    default:
      return '';
  }
};

/** Too short to be read. */
const isNone = (length: number): boolean => length < 0.005;

const isAce = (card: string): boolean => card.startsWith('A');

export const facts: FactWords = {
  // Setting up
  gangRevealed: ({ seat, gang, name, models, stash, crystals }, t) => {
    const called = name !== '' ? name : Object.hasOwn(t.names.gangs, gang) ? t.name(gang) : '';
    const gems = crystals > 0 ? `, Magiczne kryształy: ${crystals}` : '';
    return `${t.seat(seat)} wystawia bandę${called === '' ? '' : ` „${called}”`}: ${t.models(models)}. Sakiewka: ${stash}${gems}.`;
  },
  scenarioDrawn: ({ card, scenario }, t) => `Losowanie scenariusza: ${t.card(card)}, ${t.name(scenario)}.`,
  scenarioUnplayable: ({ scenario }, t) => `${t.name(scenario)}: tego scenariusza te bandy nie mogą zagrać, losowany jest inny.`,
  scenarioSet: ({ scenario, by }, t) =>
    `Scenariusz${by === 'lot' ? ' z losowania' : ''}: ${t.name(scenario)}. ${t.names.scenarios[scenario].text}`,
  layoutSet: ({ layout, by, pieces }, t) => {
    const how = { agreed: 'wybrany przed grą', dealt: 'wylosowany', drawn: 'narysowany' }[by];
    return `Plan terenu${layout === 'own' ? '' : ` ${t.name(layout)}`} (${how}), elementy terenu: ${pieces}.`;
  },
  layoutProposed: ({ seat, pieces }, t) => `${t.seat(seat)} proponuje własny plan terenu, elementy: ${pieces}.`,
  layoutDeclined: ({ seat }, t) => `${t.seat(seat)} nie zgadza się na ten teren: plan będzie wylosowany.`,
  edgeChosen: ({ seat, edge }, t) => `${t.seat(seat)} zaczyna od krawędzi ${edge === 'south' ? 'południowej' : 'północnej'}.`,
  orderChosen: ({ seat, first, turn }, t) =>
    `${t.seat(seat)} ${first === seat ? 'chce zaczynać' : 'oddaje pierwszeństwo'}${turn > 0 ? ` w turze ${turn}` : ''}.`,
  deployed: ({ seat, model, x, y }, t) => `${t.seat(seat)} rozstawia: ${t.model(model)}, ${t.point(x, y)}.`,
  leftOut: ({ seat, model }, t) => `${t.seat(seat)}: brak miejsca, poza grą zostaje ${t.model(model)}.`,
  hidden: ({ model }, t) => `${t.model(model)} ukrywa się do swojej pierwszej akcji (Skryty drań).`,
  // Cards
  cardsDrawn: ({ seat, n, cards }, t) =>
    cards.length > 0 ? `${t.seat(seat)} dobiera: ${t.hand(cards)}.` : `${t.seat(seat)} dobiera ${taken(n)}.`,
  cardsDiscarded: ({ seat, cards }, t) => `${t.seat(seat)} odrzuca: ${t.hand(cards)}.`,
  combatDeckShuffled: ({ seat, cards }, t) => `${t.seat(seat)} tasuje stos odrzuconych w nową Talię walki: ${t.cards(cards)}.`,
  eventDeckShuffled: ({ cards }, t) => `Odrzucone zdarzenia tworzą nową Talię zdarzeń: ${t.cards(cards)}.`,
  // KC-5.13: who sees an ace lose must know why.
  cardsCompared: ({ about, cards, winner }, t) =>
    `${comparison[about]}: ${cards.map((card, seat) => `${t.seat(seat)} ${t.card(card)}`).join(', ')}${cards.some(isAce) ? ' (as to tutaj 1)' : ''}. ${winner === NONE ? 'Remis: obie strony ciągną jeszcze raz' : `Wyższą kartę ma ${t.seat(winner)}`}.`,
  testDrawn: ({ test, model, card, red }, t) => {
    const { name, red: good, black } = t.names.tests[test];
    return `${name}${model === NONE ? '' : ` (${t.model(model)})`}: ${t.card(card)}, ${red ? 'czerwona' : 'czarna'}. ${red ? good : black}`;
  },
  // Gold
  coinsSpent: ({ seat, coins, option, left, coffers }, t) =>
    `${t.seat(seat)} płaci (${t.coins(coins)}): ${t.names.gold[option].name}. Sakiewka ${left}, Skarbiec ${coffers}.`,
  coinsGained: ({ seat, coins, from, now, coffers }, t) => {
    const source = { coffers: 'ze Skarbca', opponent: 'z Sakiewki przeciwnika', 'pay-day': 'na Dzień wypłaty' }[from];
    return `${t.seat(seat)} dostaje ${source}: ${t.coins(coins)}. Sakiewka ${now}, Skarbiec ${coffers}.`;
  },
  // Turns
  turnBegan: ({ turn, first, initiative }, t) => `Tura ${turn}: zaczyna ${t.seat(first)}, Inicjatywę ma ${t.seat(initiative)}.`,
  turnEnded: ({ turn }) => `Koniec tury ${turn}.`,
  activationBegan: ({ seat, model, actions, terms }, t) =>
    `${t.seat(seat)} aktywuje: ${t.model(model)}, ${t.actions(actions)}${t.because(terms)}.`,
  activationEnded: ({ model, unused, cut }, t) =>
    `${t.model(model)} ${cut ? 'traci resztę aktywacji' : 'kończy aktywację'}${unused > 0 ? `, niewykorzystane: ${t.actions(unused)}` : ''}.`,
  actionSpent: ({ model, left }, t) => `${t.model(model)} wydaje akcję, zostało: ${left}.`,
  revealed: ({ model }, t) => `${t.model(model)} wychodzi z ukrycia.`,
  effectsEnded: ({ model, effects }, t) =>
    `${t.model(model)}, koniec efektów: ${effects.map((effect) => t.names.effects[effect].name).join(', ')}.`,
  antagonised: ({ model, by }, t) =>
    by === NONE
      ? `${t.model(model)} nie ma nastroju do działania.`
      : `${t.model(model)} zamiast działać kłóci się; winowajca: ${t.model(by)}.`,
  terrified: ({ model }, t) => `${t.model(model)} trzęsie się ze strachu: żadnych akcji w tej aktywacji.`,
  stoodUp: ({ model }, t) => `${t.model(model)} wstaje.`,
  recovered: ({ model, how }, t) =>
    `${t.model(model)} otrząsa się z Ogłuszenia${how === 'shake-it-off' ? ' bez wydawania akcji' : how === 'end' ? ' na koniec aktywacji' : ''}.`,
  swigTaken: ({ model, what }, t) =>
    `${t.model(model)} pociąga łyk${what === 'heal' ? ' na rany' : ' i traci wszystkie szkodliwe efekty'}.`,
  // The end
  drawOffered: ({ seat }, t) => `${t.seat(seat)} proponuje remis.`,
  drawRefused: ({ seat }, t) => `${t.seat(seat)} nie zgadza się na remis.`,
  wentOnAlone: ({ seat, on }, t) => `${t.seat(seat)} ma planszę tylko dla siebie i ${on ? 'gra dalej' : 'kończy grę'}.`,
  gameEnded: ({ winners, scores }, t) =>
    `${winners.length === 1 ? `Wygrywa ${t.seat(winners[0])}` : 'Gra kończy się remisem'}${inPoints(scores)}.`,

  // Moving
  dashDeclared: ({ model }, t) => `${t.model(model)} wykona Marsz i Bieg, jeden prosty ruch po drugim.`,
  dashLost: ({ model }, t) => `${t.model(model)} traci Bieg.`,
  moved: ({ model, move, from, to, length, limit, terms, touching }, t) => {
    if (isNone(length)) return `${t.model(model)} korzysta z ${noun[move]}, ale zostaje na miejscu.`;
    const contact = touching.length > 0 ? ` (kontakt podstawek: ${t.models(touching)})` : '';
    return `${t.model(model)} ${verb[move]}: ${t.length(length)} z ${t.inches(limit)}${t.because(terms)}, na ${t.heading(to[0] - from[0], to[1] - from[1])}${contact}.`;
  },
  stayed: ({ model, move }, t) =>
    // KC-9.8: a Walk of no length has been made all the same, and so has the Dash behind it.
    move === 'walk' || move === 'dash'
      ? `${t.model(model)} zostaje na miejscu: ${move === 'walk' ? 'Marsz' : 'Bieg'} na 0 cali.`
      : `${t.model(model)} zostaje na miejscu i nie korzysta z ${noun[move]}.`,
  closedUp: ({ model }, t) => `${t.model(model)} dosuwa się do kontaktu podstawek.`,
  leftBoard: ({ model, to }, t) => `${t.model(model)} opuszcza planszę, ${t.at(to)}.`,
  climbed: ({ model, how, piece, length, limit }, t) => {
    const where = { up: 'wchodzi na górę', down: 'schodzi', over: 'przechodzi na drugą stronę' }[how];
    return `${t.model(model)} ${where} (${t.piece(piece)}): ${t.length(length)} z ${t.inches(limit)}.`;
  },
  breakingAway: ({ model, enemies, tests }, t) =>
    `${t.model(model)} próbuje się oderwać (${t.models(enemies)}). Potrzebne czerwone karty: ${tests}.`,
  brokeAway: ({ model }, t) => `${t.model(model)} odrywa się od wrogów.`,
  heldInPlace: ({ model, by, cost: lost }, t) =>
    `${t.model(model)} nie może się oderwać${by === NONE ? '' : `, trzyma ${t.model(by)}`}; przepada ${cost[lost]}.`,

  // What happens to models
  wounded: ({ model, n, wounds, of, byModel }, t) =>
    `${t.model(model)} obrywa: ${t.wounds(n)}, razem ${wounds} z ${of}${byModel === NONE ? '' : ` (sprawca: ${t.model(byModel)})`}.`,
  healed: ({ model, n, wounds }, t) => `${t.model(model)} zdrowieje: ${t.wounds(n)} mniej, zostało ${wounds}.`,
  stunned: ({ model }, t) => `${t.model(model)}: Ogłuszenie.`,
  effectGiven: ({ model, effect }, t) => `${t.model(model)}: ${t.names.effects[effect].name}. ${t.names.effects[effect].text}`,
  unaffected: ({ model, effect, because }, t) => {
    const why = { immune: 'odporność', solid: 'Niewzruszony', hardHead: 'Twarda głowa', already: 'już ma ten efekt' }[because];
    return `${t.model(model)}: ${t.names.effects[effect].name} nie działa (${why}).`;
  },
  removed: ({ model, by }, t) => `${t.model(model)} wypada z gry${by === NONE ? '' : `; zasługa: ${t.seat(by)}`}.`,
  fateChosen: ({ seat, model, fate }, t) =>
    `${t.model(model)} ${fate === 'killed' ? 'ginie' : 'zostaje obrabowany'}; decyzja: ${t.seat(seat)}.`,
  markedActivated: ({ model }, t) => `${t.model(model)} w tej turze już nie będzie działać.`,
  activationCut: ({ model }, t) => `${t.model(model)} natychmiast kończy aktywację.`,
  // Declaring
  attackDeclared: ({ attacker, target: aim, how, free: why, friend, justDoIt }, t) =>
    `${t.model(attacker)} ${how === 'ranged' ? 'strzela' : 'atakuje wręcz'}, cel: ${t.model(aim)}${friend ? ' (swój, nie może się bronić)' : ''}${free[why]}${justDoIt ? ', „Zrób to!” już opłacone' : ''}.`,
  bribeOffered: ({ seat, model, how, coins }, t) => {
    const kind = { guaranteed: 'Pewną łapówkę', discount: 'Pewną łapówkę ze zniżką', cheapskate: 'Nędzną łapówkę' }[how];
    return `${t.seat(seat)} proponuje ${kind} (${t.coins(coins)}): ${t.model(model)}.`;
  },
  bribeDrawnAgain: ({ seat, model }, t) =>
    `${t.seat(seat)} coś wie (${t.model(model)}) i ciągnie jeszcze jedną kartę (Kompromitująca sytuacja).`,
  bribed: ({ model, attackOnly }, t) =>
    `${t.model(model)} bierze łapówkę: ${attackOnly ? 'tego ataku nie będzie' : 'koniec aktywacji'}.`,
  bribeFailed: ({ model }, t) => `${t.model(model)} nie daje się kupić: koniec łapówek w tej aktywacji.`,
  shotWentAstray: ({ attacker, target: aim, hit }, t) =>
    `${t.model(attacker)} chybia (cel: ${t.model(aim)}), obrywa ${t.model(hit)}.`,
  justDoItDeclared: ({ seat, model }, t) => `${t.seat(seat)}: „Zrób to!” O kartę więcej ma ${t.model(model)}.`,
  counterDeclared: ({ model, against, how, free: gratis }, t) =>
    `${t.model(model)} ${how === 'ranged' ? 'odpowie strzałem' : 'odda'} (${gratis ? '„Coś powiedział?”' : '„Nie stój tak!”'}), cel: ${t.model(against)}.`,
  likeAnOrcDeclared: ({ model }, t) => `${t.model(model)}: „Znieś to jak ork!”, o jedną ranę mniej.`,
  limitSet: ({ model, limit, n, terms }, t) =>
    `${t.model(model)}, ${limitOf[limit]}: najwyżej ${taken(n)}${terms.length > 0 ? ` (${t.sum(terms)})` : ''}.`,
  // Hands
  attackCommitted: ({ seat }, t) => `${t.seat(seat)} kładzie zakryte karty ataku.`,
  defenceCommitted: ({ seat }, t) => `${t.seat(seat)} podejmuje decyzję o obronie.`,
  handsRevealed: ({ seat, against, attack, defence, attackRank, defenceRank, folded, counter }, t) => {
    const mine = `${t.seat(seat)} pokazuje ${t.hand(attack)}, ${t.rank(attackRank)} (${attackRank})`;
    if (seat === against) return `${mine}; swój nie może się bronić (0).`;
    if (folded) return `${mine}; ${t.seat(against)} pasuje (0).`;
    return `${mine}; ${t.seat(against)} ${counter ? 'kontratakuje:' : 'pokazuje'} ${t.hand(defence)}, ${t.rank(defenceRank)} (${defenceRank}).`;
  },
  attackHit: ({ winner, loser, margin, counter }, t) =>
    `${t.model(winner)} ${counter ? 'oddaje i trafia' : 'trafia'}, cel: ${t.model(loser)}, przewaga ${margin}.`,
  attackFailed: ({ attacker, target: aim, margin }, t) =>
    `${t.model(attacker)} nie trafia (cel: ${t.model(aim)}): ${margin === 0 ? 'równe układy' : `obrona lepsza o ${-margin}`}.`,
  criticalTriggered: ({ model, critical, matching }, t) =>
    `${t.model(model)}, trafienie krytyczne: ${t.names.criticals[critical].name} (kart w barwie figurki: ${matching}). ${t.names.criticals[critical].text}`,
  criticalDeclined: ({ seat, open }, t) =>
    `${t.seat(seat)} rezygnuje z trafienia krytycznego (do wyboru: ${open.map((id) => t.names.criticals[id].name).join(', ')}).`,
  criticalLost: ({ critical }, t) => `${t.names.criticals[critical].name}: nie ma już nikogo, kogo by to dotyczyło.`,
  damageDone: ({ winner, loser, stun, wounds, terms }, t) =>
    `${t.model(winner)} ${stun ? 'ogłusza' : `zadaje obrażenia: ${t.wounds(wounds)}`}, cel: ${t.model(loser)}${t.because(terms)}.`,
  woundShared: ({ model, by, left }, t) =>
    `${t.model(model)} bierze ranę na siebie, osłaniana jest ${t.model(by)} (Goblinia tarcza)${left > 0 ? `; do rozdzielenia: ${left}` : ''}.`,
  // Critical effects
  shoved: ({ model, by, from, to, length, limit, stop, stopBy, terms }, t) =>
    isNone(length)
      ? `${t.model(by)} popycha, ale ${t.model(model)} zostaje na miejscu${stopped(t, stop, stopBy)}.`
      : `${t.model(by)} popycha, leci ${t.model(model)}: ${t.length(length)} z ${t.inches(limit)}${t.because(terms)}, na ${t.heading(to[0] - from[0], to[1] - from[1])}${stopped(t, stop, stopBy)}.`,
  angered: ({ model, shoved }, t) => `${t.model(model)} jest Zawsze zły: wpada na niego ${t.model(shoved)}.`,
  pickpocketFoundNothing: ({ model }, t) => `Nie ma czego ukraść: ${t.model(model)} płaci zdrowiem.`,
  extraAttack: ({ model, critical }, t) => `${t.names.criticals[critical].name}: ${t.model(model)} ma jeszcze jeden atak.`,
  extraAttackLost: ({ model, critical }, t) => `${t.name(critical)}: ${t.model(model)} nie korzysta z darmowego ataku.`,
  gangPowerBegan: ({ seat, power }, t) => `${t.names.criticals[power].name} (${t.seat(seat)}). ${t.names.criticals[power].text}`,
  stunsShakenOff: ({ models }, t) =>
    `Twardzi jak skała: ${models.length === 0 ? 'nikt nie był Ogłuszony' : `z Ogłuszenia ${models.length === 1 ? 'otrząsa' : 'otrząsają'} się ${t.models(models)}`}.`,
  // Leaders
  pickedOut: ({ model, by, critical }, t) =>
    `${t.model(by)} wybiera ofiarę: ${t.model(model)} (${t.names.criticals[critical].name}).`,
  lured: ({ seat, model, by }, t) => `${t.model(model)} ulega urokowi (${t.model(by)}); przez chwilę rozkazuje ${t.seat(seat)}.`,
  lureEnded: ({ model }, t) => `${t.model(model)} odzyskuje rozum.`,
  sentToHaveAGo: ({ model, by, enemy }, t) => `${t.model(by)}: „No dalej!” Rusza ${t.model(model)}, cel: ${t.model(enemy)}.`,
  youGoFirst: ({ model, by }, t) => `${t.model(by)}: „Ty pierwszy!” Biegnie ${t.model(model)}.`,
  deadGood: ({ model, zombie, actions }, t) =>
    `${t.model(model)} czerpie siły (${t.model(zombie)}, Śmiertelnie dobry): ${t.actions(actions)}, Walka +1 i Obrona +1 w tej turze.`,
  zombieRose: ({ model, from, seat }, t) =>
    `${t.model(from)} powstaje z martwych: ${t.model(model)}. Od teraz rozkazuje ${t.seat(seat)}.`,
  // Cards
  cardsCounted: ({ seat, cards }, t) => `${t.seat(seat)} liczy karty i odzyskuje: ${t.hand(cards)}.`,
  extraCardTaken: ({ seat }, t) => `${t.seat(seat)}: Raz się żyje, jedna karta więcej.`,

  // Magic
  spellDeclared: ({ caster, target: aim, spell }, t) =>
    `${t.model(caster)} rzuca ${spell === 'attack' ? 'czar bojowy' : 'czar wsparcia'}, cel: ${t.model(aim)}.`,
  spellCardDrawn: ({ seat, hand, card, total, bust }, t) =>
    `${t.seat(seat)} ciągnie ${hand === 'cast' ? 'na czar' : 'przeciw czarowi'}: ${t.card(card)}, suma ${total}${bust ? ', fura' : ''}.`,
  spellStuck: ({ seat, total }, t) => `${t.seat(seat)} mówi stop przy ${total}.`,
  spellNumberSet: ({ number, bust }) => (bust ? 'Obrona ma furę: wystarczy więcej niż 0.' : `Czar musi przebić ${number}.`),
  crystalsUsed: ({ seat, n, from, to, left }, t) =>
    `${t.seat(seat)} używa Magicznych kryształów: ${n}, suma z ${from} na ${to}, zostało ${left}.`,
  spellFailed: ({ caster, total }, t) => `${t.model(caster)} ma furę (${total}): czar się nie udaje.`,
  spellResisted: ({ caster, target: aim, total, number }, t) =>
    `${t.model(caster)}: czar odparty, cel: ${t.model(aim)}. Suma ${total} nie przebija ${number}.`,
  spellSucceeded: ({ caster, target: aim, total, number, margin }, t) =>
    `${t.model(caster)}: czar działa, cel: ${t.model(aim)}. Suma ${total} przebija ${number} o ${margin}.`,
  spellHarmed: ({ target: aim, stun, wounds, terms }, t) =>
    `Czar ${stun ? 'ogłusza' : `zadaje obrażenia: ${t.wounds(wounds)}`}, cel: ${t.model(aim)}${t.because(terms)}.`,
  spellHealed: ({ target: aim, healing, terms }, t) =>
    `Czar leczy najwyżej: ${t.wounds(healing)}, cel: ${t.model(aim)}${t.because(terms)}.`,
  wizardHarmed: ({ caster, total, stun, wounds, terms }, t) =>
    `Suma ${total} uderza w rzucającego (${t.model(caster)}): ${harm(t, stun, wounds)}${t.because(terms)}.`,
  spellEffects: ({ cards, effects }, t) =>
    effects.length === 0
      ? 'Ani jednej karty właściwej barwy: czar nie ma innych efektów.'
      : `Karty właściwej barwy: ${cards}. Działają: ${effects.map((effect) => t.names.spellEffects[effect].name).join(', ')}.`,
  spellEffectLost: ({ effect }, t) => `${t.names.spellEffects[effect].name} przepada: nie ma na co zadziałać.`,
  tidesChanged: ({ seat, cards }, t) => `${t.seat(seat)} wtasowuje stos odrzuconych do Talii walki: ${t.cards(cards)}.`,
  tidesLeft: ({ seat }, t) => `${t.seat(seat)} zostawia stos odrzuconych na miejscu.`,
  teleported: ({ model, to }, t) => `${t.model(model)} znika i pojawia się gdzie indziej: ${t.at(to)}.`,

  // Scenarios
  scored: ({ seat, points, lines }, t) => {
    const parts = lines.map((line) => `${t.model(line.model)} (${line.points}${line.doubled ? ', podwójnie' : ''})`);
    return `${t.seat(seat)}, punkty ${points}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
  },
  treasureDeckMade: ({ treasures, traps }) => `Talia skarbów gotowa: skarby ${treasures}, pułapki ${traps}.`,
  markerPlaced: ({ seat, marker, x, y, on }, t) =>
    `${t.seat(seat)} kładzie: ${t.marker(marker)}, ${t.point(x, y)}, ${on === NONE ? 'na otwartym terenie' : `przy: ${t.piece(on)}`}.`,
  markersGivenUp: ({ markers }) => `Na więcej znaczników nie ma miejsca, odłożone: ${markers}.`,
  markerInspected: ({ model, marker, card, treasure, free: gratis }, t) =>
    `${t.model(model)} sprawdza: ${t.marker(marker)}${gratis ? ', bez akcji (Ślusarz)' : ''}. ${t.card(card)}: ${treasure ? 'skarb' : 'pułapka'}.`,
  trapSprung: ({ model, marker, wounds }, t) =>
    wounds > 0
      ? `Pułapka (${t.marker(marker)})! ${t.model(model)} obrywa: ${t.wounds(wounds)}.`
      : `${t.model(model)} rozbraja pułapkę (${t.marker(marker)}).`,
  treasureFound: ({ model, marker }, t) => `${t.model(model)} znajduje skarb (${t.marker(marker)}).`,
  treasureAwaited: ({ model, marker }, t) =>
    `${t.model(model)} pilnuje skarbu (${t.marker(marker)}) i zabierze go w następnej aktywacji, jeśli nie straci kontaktu.`,
  treasureUpForGrabs: ({ model, marker }, t) =>
    `${t.model(model)} traci kontakt ze skarbem (${t.marker(marker)}): bierze, kto pierwszy.`,
  treasureContested: ({ model, marker, by }, t) =>
    `${t.model(model)} nie może zabrać skarbu (${t.marker(marker)}): dotyka go też ${t.model(by)}.`,
  treasureCollected: ({ model, marker, treasures }, t) =>
    `${t.model(model)} zabiera skarb (${t.marker(marker)}). Skarby: ${treasures.join(' : ')}.`,
  targetPlaced: ({ target: name, x, y }, t) => `${target(t, name)} staje: ${t.point(x, y)}.`,
  strikeDeclared: ({ model, target: name, justDoIt }, t) =>
    `${t.model(model)} uderza, cel: ${target(t, name)}${justDoIt ? ', „Zrób to!” już opłacone' : ''}.`,
  targetStruck: ({ model, target: name, cards, wounds, of }, t) =>
    `${t.model(model)} uderza parą ${t.hand(cards)}, cel: ${target(t, name)}. Rany: ${wounds} z ${of}.`,
  targetDestroyed: ({ model, target: name }, t) => `${t.model(model)} zadaje ostatnią ranę: ${target(t, name)}, koniec!`,
  carriageMoved: ({ length }, t) => `Powóz jedzie na wschód o ${t.inches(length)}.`,
  carriageGone: () => 'Powóz wyjeżdża poza planszę.',
  pushedByCarriage: ({ model, length, limit, stop, stopBy }, t) =>
    `Powóz potrąca, leci ${t.model(model)}: ${t.length(length)} z ${t.inches(limit)}${stopped(t, stop, stopBy)}.`,
  sideChosen: ({ seat, model, side }, t) => `${t.seat(seat)} wybiera stronę powozu: ${t.spots[side]} (${t.model(model)}).`,
  setBeside: ({ model, length }, t) => `${t.model(model)} staje obok powozu, ${t.inches(length)} w bok.`,
  cuddlyRoused: ({ card, red, corner, touching }, t) =>
    `${t.name('mr-cuddly')} się budzi: ${t.card(card)}. ${red || touching.length === 0 ? '' : `${touching.length === 1 ? 'Obrywa' : 'Obrywają'}: ${t.models(touching)}. `}Kierunek: ${t.name(corner)}.`,
  cuddlyRan: ({ to, moves, of }, t) => `${t.name('mr-cuddly')} biegnie, ucieczka ${moves} z ${of}: ${t.at(to)}.`,
  cuddlyEscaped: ({ moves }, t) => `${t.name('mr-cuddly')} znika, liczba ucieczek: ${moves}.`,
  rolesChosen: ({ escort }, t) => `V.I.C. eskortuje ${t.seat(escort)}, druga banda poluje.`,
  vicNamed: ({ seat, model, extra }, t) => {
    const name = t.model(model);
    const called = name === t.names.profiles.vic.name ? '' : ` (${name})`;
    return extra
      ? `${t.seat(seat)}: V.I.C.${called} dołącza do bandy.`
      : `${t.seat(seat)}: ktoś z bandy${called} to odtąd V.I.C. i nie walczy.`;
  },
  vicEscaped: ({ seat }, t) => `V.I.C. ucieka przez przeciwległą krawędź. Zasługa: ${t.seat(seat)}.`,
  vicLost: ({ by }, t) => `V.I.C. wypada z gry${by === NONE ? '' : `; zasługa: ${t.seat(by)}`}.`,
  chestPlaced: ({ x, y }, t) => `Skrzynia leży: ${t.point(x, y)}.`,
  chestTaken: ({ model }, t) => `${t.model(model)} podnosi skrzynię.`,
  chestLetGo: ({ model, how }, t) => {
    const why = {
      'put down': 'odkłada skrzynię',
      stunned: 'upuszcza skrzynię (Ogłuszenie)',
      removed: 'wypada z gry i zostawia skrzynię',
      chucked: 'rzuca skrzynią',
    }[how];
    return `${t.model(model)} ${why}.`;
  },
  chestCameToRest: ({ to, length }, t) =>
    `Skrzynia zatrzymuje się: ${t.at(to)}${length > 0 ? `, ${t.inches(length)} dalej` : ''}.`,
  directionChosen: ({ seat, dx, dy }, t) => `${t.seat(seat)} wybiera kierunek skrzyni: ${t.heading(dx, dy)}.`,
  chestCarriedOff: ({ seat, model }, t) => `${t.model(model)} wynosi skrzynię z planszy. Zasługa: ${t.seat(seat)}.`,
  spyNamed: ({ seat, model }, t) =>
    model === NONE
      ? `${t.seat(seat)} potajemnie wyznacza szpiega.`
      : `${t.seat(seat)} potajemnie wyznacza szpiega: ${t.model(model)}.`,
  spiesRevealed: ({ spies, found }, t) =>
    `Szpiedzy: ${spies.map((spy, seat) => `${t.seat(seat)}, ${t.model(spy)}${found[seat] ? ' (wykryty)' : ' (niewykryty)'}`).join('; ')}.`,
};
