/** The questions in English, addressed to the one who answers. */
import type { QuestionWords, Shown, StepWords, Teller } from './teller.ts';

const proposal = (show: Shown<'proposal' | 'title'>, t: Teller): string => t.proposal(show.text('proposal'), show.text('title'));

export const questions: QuestionWords = {
  'world building/wish': (show, t) =>
    `What would you like to do? The setting is ${show.text('setting') === 'own' ? 'your own' : t.name(show.text('setting'))}; say when you are ready.`,
  'world building/setting': () => 'Which setting do you propose?',
  'world building/own setting': () => 'What is your own setting called, and what is it like?',
  'world building/city': () => 'What is the city called, and what is there to say about it and about the enemy?',

  'agreement/answer': (show, t) => `${t.seat(show.number('by'))} proposes: ${proposal(show, t)}. Do you agree?`,
  'agreement/amend': (show, t) =>
    `Not all agree with: ${proposal(show, t)} (${show.number('no')} against). Do you amend it, stand by it or withdraw it?`,
  'agreement/vote': (show, t) => `The majority decides: ${proposal(show, t)}. Are you for it?`,
  'agreement/decide': (show, t) => `The votes are equal, and you decide: ${proposal(show, t)}?`,

  'city creation/act': (show, t) =>
    `Take a card: what does it become? Or name what is ready.${show.list('dropped').length > 0 ? ` If you skip, the city is finished and what is not finalised is dropped: ${t.things(show.list('dropped'))}.` : ''}`,
  'city creation/word': (show, t) =>
    `Which word does the ${t.card(show.text('card'))} give to ${show.text('stack') === '' ? `the new ${t.name(show.text('sort'))}` : t.thing(show.text('stack'))}?`,
  'finalise/name': (show, t) =>
    `What is ${t.thing(show.text('stack'))} called, and what is there to say about it${show.list('kinds').length > 1 ? '; which kind is it' : ''}?`,
  'finalise/challenge': (show, t) =>
    `${t.seat(show.number('by'))} finalises ${show.text('name')} with an unusual reading of its words. Do you accept it?`,

  'nature/draw': (show) => `Do you draw a natural feature? ${show.number('left')} more are possible.`,
  'map/draw': (show, t) =>
    `Draw ${t.thing(show.text('location'))} (${t.name(show.text('kind'))}): where does one find it, and how does it look?${show.is('underground') ? ' It is underground: use dotted lines.' : ''}`,
  'connections/propose': (show, t) =>
    `Do you propose to change a connection?${show.list('unconnected').length > 0 ? ` Without any: ${t.things(show.list('unconnected'))}.` : ''}`,
  'connections/pair': () => 'Which connection do you propose to add or remove?',
  'entry points/propose': (show, t) => `Entry points: ${t.things(show.list('entries'))}. Do you propose a change?`,
  'entry points/location': () => 'Which location do you propose to add or remove as an entry point?',
  'entry points/confirm': (show, t) => `The entry points have changed: ${t.things(show.list('entries'))}. Do you confirm them?`,

  'placing/location': (show, t) => `Where do you place ${t.thing(show.text('unit'))}?`,
  'new threat/name': (show, t) => `The ${t.card(show.text('card'))} becomes a threat. What is it called, and what is it like?`,

  'reflection/frame': (show) =>
    `Frame a scene: who, where, when, and what is happening?${show.is('first') ? ' It is the first of the siege.' : ''}`,
  'reflection/roles': (show, t) => `Who plays ${t.list(show.list('characters'))}? ${t.names.advice.roles}`,
  'reflection/play': (_show, t) => `The scene is on. Do you tell something, or end it? ${t.names.advice.generous}`,
  'reflection/join': (show, t) =>
    `The scene is on. Do you tell something, or ${show.is('free') ? 'end it' : 'propose to end it'}? ${t.names.advice.generous}`,

  'surprise/value': (show, t) => `Two values are equally near to the ${t.card(show.text('card'))}: which one attacks?`,
  'attack/target': (show, t) => `Several locations are undefended: which one is attacked by ${t.thing(show.text('threat'))}?`,
  'threat acts/describe': (show, t) => `How did ${t.thing(show.text('threat'))} get into the city and cause chaos?`,
  'threat acts/attempt': (show, t) => `How did ${t.thing(show.text('threat'))} strike at ${t.thing(show.text('unit'))}?`,
  'threat acts/defend': (show, t) => `How did ${t.thing(show.text('unit'))} resist ${t.thing(show.text('threat'))}?`,
  'threat acts/fate': (show, t) => `What became of ${t.thing(show.text('unit'))}: dead, captured, banished?`,
  'threat acts/ruin': (show, t) =>
    `How did ${t.thing(show.text('threat'))} destroy ${t.thing(show.text('location'))}? Draw the ruin.`,
  'individuals/move': (show, t) => `Under attack: ${t.things(show.list('attacked'))}. Do you move an individual?`,
  'reinforcements/assign': (show, t) =>
    `Which reinforcement do you send where? Under attack: ${t.things(show.list('attacked'))}.`,
  'reinforcements/name': (show, t) =>
    `The ${t.card(show.text('card'))} arrives in ${t.thing(show.text('location'))}. Who are they, and what are they called?`,

  'battles/location': () => 'Which battle is fought next?',
  'battle/attack': (show, t) =>
    `How did ${t.things(show.list('threats'))} attack ${t.thing(show.text('location'))}? ${t.names.advice.heart_and_soul}`,
  'battle/defence': (show, t) =>
    `How did ${t.things(show.list('defenders'))} defend ${t.thing(show.text('location'))}? You may also concede.`,
  'battle/challenge': (show, t) =>
    `Does the defence of ${t.thing(show.text('location'))} by ${t.seat(show.number('by'))} make sense?`,
  'battle/rewrite': (show, t) => `Your defence of ${t.thing(show.text('location'))} was challenged. Do you tell it anew?`,
  'battle/vote': (show, t) => `Does the defence of ${t.thing(show.text('location'))} stand?`,
  'repulse/kill': () => 'Which defender destroys which threat?',
  'repulse/describe': (show, t) => `How did ${t.thing(show.text('unit'))} vanquish ${t.thing(show.text('threat'))}?`,
  'defeat/protect': (show, t) => `Whom did ${t.thing(show.text('jack'))} lead to safety?`,
  'defeat/safety': (show, t) => `How did ${t.thing(show.text('jack'))} lead ${t.thing(show.text('unit'))} to safety?`,
  'defeat/kill': () => 'Which threat destroys which defender?',
  'defeat/describe': (show, t) => `How did ${t.thing(show.text('unit'))} go down, and with what last heroics?`,
  'defeat/flee': (show, t) => `Who flees from ${t.thing(show.text('location'))}, and where to?`,

  'displacement/move': (show, t) =>
    `Who makes room${show.text('location') === '' ? '' : ` and leaves ${t.thing(show.text('location'))}`}, and where to?`,
  'displacement/bump': (show, t) =>
    `Which regiment in ${t.thing(show.text('location'))} has to go on to ${t.thing(show.text('to'))}?`,

  'moves/move': () => 'Which defender do you move, and where to?',
  'moves/again': (show, t) => `Another step for ${t.thing(show.text('unit'))} (mobile)?`,
  'activation/unit': () => 'Which defender do you activate?',
  'activation/line': (show, t) => `What did ${t.thing(show.text('unit'))} do?`,
  'epilogues/epilogue': (show) => `${show.is('won') ? 'The city stands.' : 'The city has fallen.'} What is your epilogue?`,
};

export const steps: StepWords = {
  game: null,
  'world building': 'World building',
  agreement: 'Table agreement',
  'city creation': 'City creation',
  finalise: 'Finalising',
  nature: 'Natural features',
  map: 'The map',
  connections: 'Connections',
  'entry points': 'Entry points',
  placing: 'Placing the defenders',
  'first threats': 'First threats',
  'new threat': 'New threat',
  turn: 'Turn',
  reflection: 'Reflection',
  'threats act': 'Threats act',
  surprise: 'Surprise attack',
  attack: 'Attack',
  'threat acts': 'Activation of a threat',
  individuals: 'Individuals move',
  reinforcements: 'Reinforcements',
  battles: null,
  battle: 'Battle',
  repulse: 'Repulse',
  defeat: 'Defeat',
  displacement: 'Making room',
  'defenders act': 'Defenders act',
  moves: 'Moves',
  activation: 'Activation',
  epilogues: 'Epilogues',
};
