/** What is asked, in English, addressed to the one who answers; and the names of the steps of a game. */
import type { QuestionWords, TypingWords } from './teller.ts';

export const questions: QuestionWords = {
  'gangs/build': (show) =>
    `Which gang do you lead? Build one for ${show.n('gold')} gold${show.n('ready') > 0 ? ', or take a ready-made one' : ''}.`,
  'anytime/concede': () => 'Concede? Your opponent has then completed the objective.',
  'anytime/offer draw': () => 'Offer a draw? If your opponent accepts, nobody has completed the objective.',
  'layout/draw': () => 'How do the streets run? Lay out the terrain piece by piece.',
  'layout/agree': () => 'Do you agree to the terrain your opponent has drawn?',
  'set up/edge': () => 'Which edge do you start from?',
  'set up/first': () => 'Do you deploy first and go first in turn 1?',
  'hide and seek/marker': (show, t) =>
    `Where do you place an Objective marker? Still to place: ${show.n('left')}, ${show.text('on') === 'terrain' ? 'on the outline of terrain' : 'on open ground'}, at least ${t.inches(show.n('distance'))} from the others.`,
  'vic/role': () => 'Do you escort the V.I.C., or do you hunt them?',
  'vic/stand in': () => 'Which of your members becomes the V.I.C.?',
  'spies/spy': () => 'Which of your members is secretly the spy? Anybody but the Leader.',
  'deployment/model': () => 'Whom do you deploy next?',
  'deployment/place': (show, t) => `Where does ${t.model(show.n('model'))} stand? Your zone: ${t.zone(show.box('zone'))}.`,

  'initiative/order': (show) => `Turn ${show.n('turn')}: do you go first or second?`,
  'action time/model': () => 'Which model do you activate?',
  'action time/alone': () => 'Only your gang is left on the board. Do you go on?',
  'parley/draw': () => 'Your opponent offers a draw. Do you accept?',

  'activation/swig': (show, t) =>
    `${t.model(show.n('model'))} begins its activation. Do you buy 'Ave a Swig of This first, for 1 coin?`,
  'regenerate/draw': (show, t) =>
    `${t.model(show.n('model'))} has ${t.wounds(show.n('wounds'))}. Do you draw for Regenerate? Red heals one, black ends it.`,
  'activation/ability': (show, t) => `${t.model(show.n('model'))} begins the activation. Do you use a Leader's power?`,
  'activation/act': (show, t) =>
    `What does ${t.model(show.n('model'))} do? ${t.actions(show.n('actions'))} left${show.text('walk') === 'true' ? ', and the Walk' : ''}.`,
  'lured/act': (show, t) =>
    `What does ${t.model(show.n('model'))} do for you? ${t.actions(show.n('actions'))} left${show.text('walk') === 'true' ? ', and the Walk' : ''}.`,
  'move/destination': (show, t) =>
    `Where does ${t.model(show.n('model'))} go? A straight line of at most ${t.inches(show.n('limit'))}, measured from centre to centre.`,
  'breaking away/try': (show, t) =>
    `${t.model(show.n('model'))} is engaged with ${t.models(show.numbers('enemies'))}. Do you try to break away? It takes ${show.n('tests') > 1 ? `${show.n('tests')} red cards` : 'a red card'}.`,
  'climb/place': (show, t) =>
    `Where does ${t.model(show.n('model'))} climb to? Up or down the centre may shift by at most ${t.inches(show.n('limit'))}.`,
  'draw cards/discard': (show, t) => `Which cards do you discard for new ones? At most ${t.cards(show.n('most'))}.`,

  'bribe/offer': (show, t) => `${t.model(show.n('model'))} is about to attack. Do you pay a bribe?`,
  'bribe/once more': (show, t) =>
    `The bribe has failed. Compromising position: do you draw once more for ${t.model(show.n('model'))}?`,
  'attack/just do it': (show, t) =>
    `${t.model(show.n('attacker'))} attacks ${t.model(show.n('target'))} with at most ${t.cards(show.n('limit'))}${t.because(show.terms('terms'))}. Do you add one by Just do it!, for 1 coin?`,
  'attack/answer': (show, t) =>
    `${t.model(show.n('attacker'))} attacks ${t.model(show.n('target'))}. What do you buy before the hands are played?`,
  'attack/commit': (show, t) =>
    `${t.model(show.n('attacker'))} attacks ${t.model(show.n('target'))}: which cards do you play, face down? At most ${t.cards(show.n('limit'))}${t.because(show.terms('terms'))}.`,
  'attack/defend': (show, t) =>
    `${t.model(show.n('target'))} is attacked by ${t.model(show.n('attacker'))}: which cards do you play? At most ${t.cards(show.n('limit'))}${t.because(show.terms('terms'))}, or fold.`,
  'attack/misdirected': (show, t) =>
    `The shot of ${t.model(show.n('attacker'))} at ${t.model(show.n('target'))} goes astray: whom does it hit?`,
  'attack/critical': (show, t) =>
    `${t.model(show.n('attacker'))} has hit ${t.model(show.n('target'))}: which critical do you trigger?`,
  'shove/distance': (show, t) => `How many inches is ${t.model(show.n('model'))} shoved? From 0 to ${t.length(show.n('most'))}.`,
  'heal/friend': () => 'Heal: who of yours heals one wound?',
  'frenzy/again': (show, t) =>
    `Frenzy: does ${t.model(show.n('model'))} attack ${t.model(show.n('target'))} once more, for free?`,
  'furious/walk': (show, t) => `Furious: does ${t.model(show.n('model'))} Walk for free?`,
  'furious/attack': (show, t) => `Furious: whom does ${t.model(show.n('model'))} attack for free?`,
  'egg keeper/target': (show, t) => `${t.name(show.text('critical'))}: which enemy in sight do you pick out?`,
  'ave a go/friend': () => "'Ave a go!: which friend do you send?",
  'ave a go/enemy': (show, t) => `'Ave a go!: at which enemy does ${t.model(show.n('model'))} have a go?`,
  'ave a go/walk': (show, t) => `'Ave a go!: does ${t.model(show.n('model'))} Walk for free?`,
  'ave a go/attack': (show, t) => `'Ave a go!: does ${t.model(show.n('model'))} attack ${t.model(show.n('target'))} for free?`,
  'goblin shield/wound': (show, t) => `Goblin shield: who takes a wound? Still to hand out: ${t.wounds(show.n('left'))}.`,
  'fates/choose': (show, t) => `${t.model(show.n('model'))} is at your mercy. Do you kill or mug it?`,
  'extra life/draw': (show, t) =>
    `Extra Life: ${t.model(show.n('model'))} has been killed. Do you draw? Red, it rises as your Zombie.`,
  'always angry/attack': (show, t) =>
    `Always Angry: ${t.model(show.n('target'))} was shoved into your models. Who attacks for free?`,
  'refill/count cards': (show, t) =>
    `You draw ${t.cards(show.n('due'))}. Counting Cards: which do you take from your discard pile, for 1 coin each? You have ${t.coins(show.n('stash'))}.`,
  'take a chance/extra': (show, t) =>
    `Take a Chance: you draw ${t.cards(show.n('due'))}. Do you draw one more, and then discard one of them?`,
  'take a chance/discard': () => 'Take a Chance: which of the cards just drawn do you discard?',
  'sleeves/discard': () => 'Check his Sleeves is over: which card do you discard?',

  'spell/defend': (show, t) => `Resisting the spell: ${t.hand(show.texts('hand'))}, ${show.n('total')}. Another card?`,
  'spell/ace': (show, t) => `${t.hand(show.texts('cards'))}: how much do your aces count? Choose the total.`,
  'spell/cast': (show, t) =>
    `Casting: ${t.hand(show.texts('hand'))}, ${show.n('total')}, against ${show.n('number')}. Another card?`,
  'spell/crystals': (show) => `Your spell is bust with ${show.n('total')}. How many Magic Crystals do you use?`,
  'changing tides/shuffle': () => 'Changing Tides: do you shuffle your discard pile into your Combat Deck?',
  'teleport/place': (show, t) => `Teleport: at which edge does ${t.model(show.n('model'))} appear?`,

  'strike/pair': (show, t) =>
    `Which pair do you play to strike ${show.text('target') === 'cuddly' ? t.name('mr-cuddly') : t.carriage}?`,
  'chuck/direction': (show, t) => `Which way does the chest of ${t.model(show.n('model'))} fly?`,
  'chest/drop': (show, t) => `On which side of ${t.model(show.n('model'))} does the chest drop?`,
  'carriage/side': (show, t) => `On which side of the carriage does ${t.model(show.n('model'))} end up?`,
};

export const typing: TypingWords = {
  'gangs/build':
    'A gang is written as its Leader, its members and the gold left over, such as "klacka; troll; 3 orc-ruffian; stash 3". Red and Black members who stand close may quarrel instead of acting (rules 8).',
  'layout/draw':
    'Terrain is written as kind, west, south, east, north, height, such as "house 3 6 7 9.5 3; low-wall 10 11 14 11.5 1".',
};

export const steps: { [name: string]: string } = {
  gangs: 'Gangs',
  layout: 'Terrain',
  'set up': 'Setting up',
  'scenario preparation': 'Scenario',
  'hide and seek': 'Markers',
  vic: 'V.I.C.',
  spies: 'Spies',
  deployment: 'Deployment',
  initiative: 'Initiative',
  'action time': 'Action time',
  activation: 'Activation',
  lured: 'Strange Allure',
  walk: 'Walk',
  dash: 'Dash',
  dodge: 'Dodge',
  'breaking away': 'Breaking away',
  climb: 'Climb',
  'draw cards': 'Draw New Cards',
  regenerate: 'Regenerate',
  attack: 'Attack',
  bribe: 'Bribe',
  shove: 'Shove',
  heal: 'Heal',
  frenzy: 'Frenzy',
  furious: 'Furious',
  'egg keeper': 'Egg Keeper',
  'ave a go': "'Ave a go!",
  'goblin shield': 'Goblin shield',
  fates: 'Kill or mug',
  'extra life': 'Extra Life',
  'always angry': 'Always Angry',
  'you go first': 'You go first!',
  refill: 'Drawing cards',
  'take a chance': 'Take a Chance',
  sleeves: 'Check his Sleeves',
  spell: 'Spell',
  'changing tides': 'Changing Tides',
  teleport: 'Teleport',
  strike: 'Strike',
  chuck: 'Chuck',
  'put down chest': 'Chest',
  chest: 'Chest',
  carriage: 'Carriage',
  'scenario end of turn': 'End of the turn',
  parley: 'Offer of a draw',
};
