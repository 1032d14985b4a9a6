/** Co się dzieje, po polsku. */
import { plural } from '@guildhall/kernel';
import { ALOUD } from '../data/index.ts';
import type { Die, Ending } from '../table.ts';
import type { Catalogue } from './words.ts';

const cards = (n: number): string => plural('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });
const dice = (n: number): string => plural('pl', n, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' });
const tokens = (n: number): string => plural('pl', n, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' });
const faces = (die: Die): string => die.join('+');
const side = (n: number): string => `strona ${n + 1}`;
const ENDINGS: { readonly [ending in Ending]: string } = {
  '': '',
  'last side': 'została tylko jedna strona',
  conceded: 'druga strona się poddaje',
  draw: 'remis',
  'round limit': 'limit rund',
  'called off': 'konfrontacja odwołana',
};

export const facts: Catalogue['facts'] = {
  sceneBegan: ({ scene, scenario, type }, t) => `Scena ${scene}: ${t.id(scenario)} (${t.id(type)}).`,
  sessionBegan: () => 'Zaczyna się sesja: nowe karty i żetony.',
  sessionOver: ({ scenes }) => `Koniec sesji; konfrontacje: ${scenes}.`,
  stakeWorded: ({ seat, side: of, words }, t) => `${t.seat(seat)} formułuje stawkę (${side(of)}): „${t.aim(words)}”.`,
  stakeProposed: ({ seat, vaBanque, deadly }, t) =>
    `${t.seat(seat)} proponuje stawkę${deadly ? ', va banque i śmiertelną' : vaBanque ? ', va banque' : ''}.`,
  stakeAccepted: ({ vaBanque }) => `Stawka uzgodniona${vaBanque ? ': va banque' : ''}.`,
  stakeRefused: ({ seat, refusals }, t) => `${t.seat(seat)} odrzuca stawkę; odmowy: ${refusals}.`,
  calledOff: () => 'Konfrontacja odwołana.',
  joined: ({ who, side: of, markers }, t) => `Do konfrontacji (${side(of)}): ${t.who(who)}; odporność ${markers}.`,
  armed: ({ who, weapon }, t) => `${t.who(who)}, w ręce: ${t.id(weapon)}.`,
  boarded: ({ who, vehicle, driving }, t) => `${t.who(who)}, ${driving ? 'kierowanie' : 'jazda'}: ${t.id(vehicle)}.`,
  leftVehicle: ({ who }, t) => `${t.who(who)}: pieszo.`,
  roundBegan: ({ round }) => `Runda ${round}.`,
  poolSet: ({ who, dice: n, fewer }, t) => `${t.who(who)}: w tej rundzie ${dice(n)}, o ${fewer} mniej.`,
  gripPaid: ({ who, target }, t) => `${t.who(who)} trzyma za kość: ${t.who(target)}.`,
  letGo: ({ who, target }, t) => `${t.who(who)} puszcza: ${t.who(target)}.`,
  dealt: ({ who, card }, t) => `Karta inicjatywy: ${t.who(who)}, ${card === null ? 'brak' : t.card(card)}.`,
  replaced: ({ who, from, to }, t) => `${t.who(who)}: karta ${t.card(to)} zamiast ${from === null ? 'żadnej' : t.card(from)}.`,
  drew: ({ seat, cards: drawn }, t) => `${t.seat(seat)} dobiera: ${t.cards(drawn)}.`,
  drewHidden: ({ seat, cards: n }, t) => `${t.seat(seat)} dobiera: ${cards(n)}.`,
  discarded: ({ seat, card }, t) => `${t.seat(seat)} odrzuca ${t.card(card)}.`,
  reshuffled: ({ cards: n }) => `Odrzucone karty wracają do talii; w talii: ${cards(n)}.`,
  turnBegan: ({ who, dice: n }, t) => `Tura: ${t.who(who)}, ${dice(n)}.`,
  turnSkipped: ({ who }, t) => `${t.who(who)}: bez kości, tura przepada.`,
  stance: ({ who, stance }, t) => `${t.who(who)}: postawa ${t.names.stances[stance]}.`,
  declared: ({ who, test, target, skill, stunt, detail, dice: n, tn, terms }, t) => {
    const what = stunt === '' ? t.names.tests[test] : t.id(stunt);
    const aim = detail === '' || /^\d$/.test(detail) ? '' : ` (${t.id(detail)})`;
    const sum = t.sum(terms);
    const number = tn > 0 ? `; ${test === 'resist' ? 'do przekroczenia' : 'stopień trudności'} ${tn}${sum}` : '';
    return `${t.who(who)}: ${what}${aim}${target === null ? '' : `, cel: ${t.who(target)}`}, ${t.id(skill)}, ${dice(n)}${number}.`;
  },
  cardPlayed: ({ who, card, use, words, domain }, t) =>
    `${t.who(who)} zagrywa ${t.card(card)} (${t.names.uses[use]}, ${t.id(`domain ${domain}`)})${words === '' ? '.' : words === ALOUD ? ', opowiedziane na głos.' : `: „${t.words(words, domain)}”`}`,
  sentBack: ({ seat, reason }, t) => `${t.seat(seat)} odsyła opis: „${reason}”.`,
  rolled: ({ who, dice: rolled, range }, t) =>
    `Rzut: ${t.who(who)}, ${rolled.map(faces).join(' | ')} (${range > 10 ? 'bez przerzutów' : `${range}+`}).`,
  rolledOn: ({ who, die, range }, t) => `Przerzut na ${range}+: ${t.who(who)}, ${faces(die)}.`,
  tokenSpent: ({ who, use, tokens: n }, t) => `${t.who(who)} wydaje ${tokens(n)}: ${t.names.tokens[use]}.`,
  achievementUsed: ({ who, title, bonus }, t) => `${t.who(who)}: osiągnięcie, +${bonus}: ${t.who(title)}.`,
  abilityUsed: ({ who, ability, detail }, t) =>
    `${t.who(who)} używa: ${t.id(ability)}${detail === '' ? '' : ` (${t.id(detail)})`}.`,
  result: ({ who, result, tn, success, terms, against }, t) =>
    `${t.who(who)}: wynik ${result} (${t.terms(terms)})${tn > 0 ? ` przeciw ${tn}${t.sum(against)}: ${success ? 'sukces' : 'porażka'}` : ''}.`,
  opposed: ({ who, other, won }, t) => `Górą: ${won ? t.who(who) : t.who(other)}.`,
  markersLost: ({ who, markers, left }, t) => `${t.who(who)}: odporność −${markers}; zostaje: ${left}.`,
  upgraded: ({ who, source }, t) => `${t.who(who)} zmienia atak w dobicie (${t.id(source)}).`,
  resisted: ({ who, result, against, success }, t) =>
    `${t.who(who)}: ${success ? 'trafienie odparte' : 'opór na nic'}, ${result} przeciw ${against}.`,
  eliminated: ({ who }, t) => `Koniec udziału: ${t.who(who)}.`,
  withdrew: ({ who }, t) => `${t.who(who)}: wycofanie z konfrontacji.`,
  enraged: ({ who, by }, t) => `${t.who(by)} wywołuje wściekłość: ${t.who(who)}.`,
  raged: ({ who }, t) => `Wściekłość mija: ${t.who(who)}.`,
  aimed: ({ who, part }, t) => `${t.who(who)}, trafienie: ${t.id(part)}.`,
  dazed: ({ who }, t) => `${t.who(who)}: oszołomienie, o kość mniej w następnej rundzie.`,
  disarmed: ({ who, item }, t) => `${t.who(who)} traci: ${t.id(item)}.`,
  gripped: ({ who, by }, t) => `${t.who(by)} chwyta: ${t.who(who)}.`,
  freed: ({ who }, t) => `${t.who(who)}: uchwyt zerwany.`,
  knockedDown: ({ who }, t) => `${t.who(who)} leży na ziemi.`,
  stoodUp: ({ who }, t) => `${t.who(who)} wstaje.`,
  zoneChanged: ({ who, zone, scenario }, t) => `${t.who(who)}: ${t.zone(scenario, zone)}.`,
  tookCover: ({ who }, t) => `${t.who(who)}: za osłoną.`,
  coverLost: ({ who }, t) => `${t.who(who)}: bez osłony.`,
  routeChanged: ({ route }, t) => `Trasa: ${t.id(route)}.`,
  formalityChanged: ({ formality }, t) => `Sytuacja: ${t.id(formality)}.`,
  threatened: ({ who, seat, card }, t) => `Groźba działa na: ${t.who(who)}. ${t.seat(seat)} traci ${t.card(card)}.`,
  requested: ({ who, target, detail }, t) => `${t.who(who)} prosi uprzejmie: ${t.who(target)}, ${t.id(`request ${detail}`)}.`,
  complied: ({ who }, t) => `${t.who(who)}: prośba spełniona.`,
  declined: ({ who }, t) => `${t.who(who)} odmawia.`,
  remounted: ({ who }, t) => `${t.who(who)} rusza z miejsca i kieruje.`,
  featureUsed: ({ who }, t) => `${t.who(who)} otwiera zawór pary.`,
  itemReady: ({ who, item }, t) => `${t.who(who)} ma pod ręką: ${t.id(item)}.`,
  scandal: ({ who, weight, lost }, t) =>
    `${t.who(who)}: ${weight === 'faux pas' ? 'niezręczność towarzyska' : weight === 'minor' ? 'drobny skandal' : 'poważny skandal'}${lost > 0 ? `, Reputacja −${lost}` : ''}.`,
  coveredUp: ({ who }, t) => `${t.who(who)} tuszuje sprawę.`,
  lost: ({ who, what, points }, t) => `${t.who(who)} traci ${what === 'constitution' ? 'Kondycję' : 'Reputację'}: ${points}.`,
  wished: ({ seat, wish }, t) =>
    wish === 'nothing'
      ? `${t.seat(seat)} chce grać dalej.`
      : `${t.seat(seat)} po tej rundzie zaproponuje ${wish === 'draw' ? 'remis' : 'poddanie się'}.`,
  agreed: ({ seat, agrees }, t) => `${t.seat(seat)}: ${agrees ? 'zgoda' : 'brak zgody'}.`,
  conceded: ({ side: of }) => `Poddaje się ${side(of)}.`,
  sideLeft: ({ side: of }) => `Konfrontację opuszcza ${side(of)}.`,
  over: ({ ending, winner, rounds, scenario, words }, t) =>
    winner < 0
      ? `Konfrontacja kończy się w rundzie ${rounds}: ${ENDINGS[ending]}. Stawka pozostaje otwarta.`
      : `Konfrontacja kończy się w rundzie ${rounds} (${ENDINGS[ending]}). Wygrywa ${side(winner)}: ${t.stake(scenario, winner, words)}.`,
  counted: ({ markers }) => `Liczenie znaczników odporności, strona po stronie: ${markers.join(', ')}.`,
  closing: ({ seat, words }, t) => `${t.seat(seat)}: „${words}”`,
  scarred: ({ who, scar }, t) => `${t.who(who)}, blizna: ${t.id(scar)}.`,
  died: ({ who }, t) => `${t.who(who)} umiera.`,
  lived: ({ who }, t) => `${t.who(who)} przeżywa.`,
  achievementGained: ({ who, title, skill }, t) => `${t.who(who)}, nowe osiągnięcie (${t.id(skill)}): ${t.who(title)}.`,
  tokenRegained: ({ who, tokens: n }, t) => `${t.who(who)} odzyskuje żeton; żetony: ${n}.`,
  narrated: ({ seat, words }, t) => `${t.seat(seat)}: „${words}”`,
  ruled: ({ seat, words }, t) => `${t.seat(seat)} rozstrzyga: „${words}”`,
  noted: ({ words }) => `Notatka dla siebie: „${words}”`,
  honoured: ({ who }, t) => `MG przyznaje osiągnięcie: ${t.who(who)}.`,
  stated: ({ who, ability, words }, t) => `${t.who(who)}, ${t.id(ability)}: „${words === '*' ? t.holds : words}”`,
  edited: ({ profile, name }, t) => `Zmieniona kopia profilu (${t.id(profile)}): ${name}.`,
  awarded: ({ seat, what }, t) => `MG przyznaje ${what === 'token' ? 'żeton' : 'kartę'}: ${t.seat(seat)}.`,
  prestigeClaimed: ({ who, words }, t) => `${t.who(who)} powołuje się na Prestiż: „${words}”.`,
  prestigeRefused: ({ who }, t) => `Prestiż nieuznany; ${t.who(who)} może próbować znowu.`,
  willJoin: ({ who }, t) => `Z następną rundą dołącza: ${t.who(who)}.`,
  lookedAtHand: ({ of, cards: seen }, t) => `${t.seat(of)} ma na ręce: ${t.cards(seen)}.`,
  lookedAtHandHidden: ({ seat, of }, t) => `${t.seat(seat)} ogląda rękę: ${t.seat(of)}.`,
  lookedAtDeck: ({ seat, cards: n }, t) => `${t.seat(seat)} ogląda wierzch talii: ${cards(n)}.`,
  sheetOpened: ({ who, seat }, t) => `${t.seat(seat)} dowiaduje się wszystkiego: ${t.who(who)}.`,
};
