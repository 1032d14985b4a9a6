/** What is asked, in English, addressed to the one who answers; and the names of the steps of a turn. */
import type { QuestionWords, StepWords, Teller } from './teller.ts';

/** People go by their names, the warden and the Wagon do not. */
const whose = (holder: string, t: Teller): string =>
  `${holder === 'warden' || holder === 'wagon' ? 'your ' : ''}${t.holder(holder)}`;

export const questions: QuestionWords = {
  'setup/colour': () => 'Which colour do you play?',
  'action phase/action': (show, t) => `What do you do? You have ${t.actions(Number(show('actions')))} left.`,

  'move brigade/wagon first': () => 'Where does your Wagon go before the Brigade moves?',
  'move brigade/brigade': (show, t) =>
    `Where does your Brigade go? You have ${t.points(Number(show('points')))}${show('free') === 'true' ? '; this move is free' : ''}.`,
  'move brigade/route': (show, t) => `Which way does your Brigade take to ${t.place(show('to'))}?`,
  'move brigade/push': (show, t) => `Where do you push the Brigade of ${t.seat(Number(show('seat')))}?`,
  'move brigade/rob': () => 'You have passed others: from whom do you steal 1 water?',
  'move brigade/keep stolen': () => 'Who of yours carries the stolen water?',
  'move brigade/smold': (show, t) => `Do you raise the fire on ${t.place(show('space'))} from ${show('fire')}?`,
  'move brigade/wagon': () => 'Where does your Wagon go for free?',
  'fresh mounts/move': () => 'Fresh Mounts: do you move your Brigade once more for free?',

  'pay water/holder': (show, t) => `How much water does ${whose(show('holder'), t)} pay? Still to pay: ${show('left')}.`,
  'transfer/holder': (show, t) =>
    `How much water does ${whose(show('holder'), t)} hold afterwards? Still to hand out: ${show('left')}.`,
  'walder/lose': (_show, t) => `${t.name('walder')}: who of yours loses 1 water?`,

  'free recruit/recruit': (show, t) => `Do you recruit for free${t.by(show('cause'))}?`,
  'recruit/precious': (_show, t) => `You have drawn ${t.name('precious')}: to whom do you give him?`,
  'recruit/keep': () => 'Whom do you keep?',
  'join/replace': (show, t) => `${t.name(show('card'))} joins your crew: does anybody have to go?`,

  'free upgrade/track': (show, t) => `Which track do you upgrade for free${t.by(show('cause'))}?`,

  'award/place': (show, t) => `Where do you place Renown? Still to place: ${show('left')}${t.by(show('cause'))}.`,
  'award/win': () => 'You have won several blocks: which one first?',
  'gain abilities/respond': (show, t) => `You have won ${t.place(show('space'))}: which ability do you use?`,

  'del uge/block': (_show, t) => `${t.name('del-uge')}: on which block does the fire fall by 2?`,
  'chops murphy/block': (_show, t) => `${t.name('chops')}: on which adjacent block does the fire rise by 2?`,
  'ali ahmar/choose': (_show, t) => `${t.name('ali')}: what do you choose?`,
  'ali ahmar/holder': (show, t) => `Who gets water? Left: ${t.water(Number(show('left')))}.`,
  'ali ahmar/from': () => 'From which block do you move 1 Renown?',
  'ali ahmar/block': (_show, t) => `${t.name('ali')}: which block?`,
  'zilda garrett/crew': (_show, t) => `${t.name('zilda')}: which crew member has to go?`,
  'morgana/wagon': (_show, t) => `${t.name('morgana')}: where does your Wagon go for free?`,
  'ash/block': (_show, t) => `${t.name('ash')}: which fire does he fight?`,
  'ash/tokens': (show, t) =>
    `How much of his water does ${t.name('ash')} use on ${t.place(show('space'))}? Intensity ${show('fire')}, water ${show('water')}.`,
  'fireball/respond': (show, t) => `A fireball is about to hit ${t.place(show('space'))}: do you respond?`,

  'dispatch wagon/wagon': () => 'To which empty block do you dispatch your Wagon?',
  'polymorph/first': () => 'Which two blocks swap their fires? Name the first.',
  'polymorph/second': (show, t) => `With which adjacent block do you swap the fire of ${t.place(show('space'))}?`,
  'of the people/crew': () => 'Which crew member do you take?',
  'of the people/agree': (show, t) => `Do you let ${t.name(show('card'))} go to ${t.seat(Number(show('seat')))}?`,
  'pay renown/block': (show, t) => `From which block do you pay 1 Renown${t.by(show('warden'))}?`,
  'mimic/crew': () => 'On which crew card do you put the mimic token?',

  'buildings/order': () => 'Which special building takes effect first?',
  'old tom oak/direction': (_show, t) => `${t.name('old-tom-oak')}: in which direction does the fire go?`,
  'festival/block': (show, t) => `${t.name(show('card'))}: on which block does the fire rise by 1?`,
};

export const steps: StepWords = {
  game: null,
  setup: 'Setup',
  'starter events': 'Starter events',
  turn: 'Turn',
  'event phase': 'Event phase',
  firestorm: 'Firestorm',
  'special event': 'Special event',
  festival: 'Festival event',
  'action phase': 'Action phase',
  extinguish: 'Extinguish',
  'move brigade': 'Move Brigade',
  'fresh mounts': 'Fresh Mounts',
  'pay water': 'Paying water',
  transfer: 'Transfer',
  walder: 'Walder Ranier',
  'free recruit': 'Free Recruit',
  recruit: 'Recruit',
  join: 'Joining the crew',
  'raise track': 'Upgrade',
  'free upgrade': 'Free Upgrade',
  award: 'Placing Renown',
  gain: 'Gaining a block',
  'gain abilities': 'Abilities',
  'del uge': 'Del Uge',
  'chops murphy': 'Chops Murphy',
  'ali ahmar': 'Ali Ahmar',
  'zilda garrett': 'Zilda Garrett',
  morgana: 'Morgana Magos',
  'leon bertrand': 'Leon Bertrand',
  ash: 'Ash',
  fireball: 'Fireball',
  'veda moonbright': 'Veda Moonbright',
  warden: 'Fire Warden',
  'dispatch wagon': 'Dispatch Wagon',
  polymorph: 'Polymorph',
  'of the people': 'Of the People',
  'extra upgrade': 'Extra Upgrade',
  'pay renown': 'Paying Renown',
  allegiance: 'Allegiance',
  'dusk and dawn': 'Dusk and Dawn',
  mimic: 'Mimic',
  'end of phase': 'End of the phase',
  buildings: 'Special buildings',
  'old tom oak': 'Old Tom Oak',
};
