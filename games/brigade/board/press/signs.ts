/** Which symbol stands for an answer, and how brightly its space is lit. */
import type { Plain } from '@guildhall/kernel';
import type { IconName } from '../art/icons.ts';
import type { Light } from '../city/Highlights.tsx';
import { cardIn, type Open } from './targets.ts';

const BY_WORD: { [word: string]: IconName } = {
  brigade: 'boot',
  wagon: 'wagon',
  extinguish: 'drop',
  leon: 'drop',
  ash: 'drop',
  refill: 'bucket',
  recruit: 'recruit',
  transfer: 'pour',
  upgrade: 'upgrade',
  crew: 'crew',
  leadership: 'whistle',
  warden: 'ability',
  morgana: 'wagon',
  raise: 'flame',
  water: 'drop',
  renown: 'medal',
  reduce: 'drop',
  join: 'crew',
  agree: 'done',
  end: 'done',
  done: 'done',
  insurance: 'ability',
  none: 'skip',
  pass: 'skip',
  decline: 'skip',
  refuse: 'skip',
  leave: 'skip',
  stay: 'skip',
  discard: 'skip',
};

/** Questions whose answers are bare spaces, and what choosing one does. */
const BY_QUESTION: { [question: string]: IconName | '+1' } = {
  'award/place': '+1',
  'award/win': 'medal',
  'move brigade/route': 'boot',
  'move brigade/push': 'push',
  'move brigade/rob': 'drop',
  'del uge/block': 'drop',
  'chops murphy/block': 'flame',
  'ali ahmar/from': 'medal',
  'ali ahmar/block': 'drop',
  'ash/block': 'drop',
  'esme morrow/block': 'firestorm',
  'polymorph/first': 'flame',
  'polymorph/second': 'flame',
  'pay renown/block': 'medal',
  'buildings/order': 'ruin',
  'old tom oak/direction': 'flame',
  'festival/block': 'flame',
};

export function signOf(answer: Plain, open: Open): IconName | '+1' | null {
  if (typeof answer !== 'string') return null;
  const word = answer.split(' ')[0] ?? '';
  const said = cardIn(word, open) === null ? BY_WORD[word] : undefined;
  return said ?? (open ? (BY_QUESTION[open.name] ?? null) : null);
}

/** A Wagon may go nearly anywhere, so its spaces are lit faintly while other things can be chosen as well. */
export function lightsOf(by: ReadonlyMap<number, readonly Plain[]>, open: Open): Light[] {
  const several = open?.name === 'action phase/action' || open?.name === 'fresh mounts/move';
  return [...by].map(([space, answers]) => {
    const strong = answers.filter((answer) => !(several && typeof answer === 'string' && answer.startsWith('wagon ')));
    return { space, faint: strong.length === 0, sign: signOf(strong[0] ?? answers[0] ?? null, open) };
  });
}
