/** What a Foe does when it activates, put together from the facts that are told of it. */
import type { CardId, FoeId } from '../../data/index.ts';
import type { GameFact } from '../../facts.ts';

export type Deed =
  /** Wounds by its attack, or by its text; `stopped` of them by Shields. */
  | { kind: 'wounds'; n: number; stopped: number; text: boolean }
  | { kind: 'menace'; by: number; to: number }
  | { kind: 'fewer' }
  | { kind: 'moves'; place: number }
  | { kind: 'leaves' }
  | { kind: 'mends'; foe: FoeId; n: number }
  | { kind: 'returns'; foe: FoeId }
  | { kind: 'reveals' }
  | { kind: 'toll' }
  | { kind: 'trashes'; card: CardId }
  | { kind: 'again'; foe: FoeId }
  | { kind: 'stunned' };

/** Adds what a fact says; what it says nothing of stays as it is. */
export function addDeed(deeds: Deed[], fact: GameFact): void {
  const last = deeds.at(-1);
  switch (fact.kind) {
    case 'struck':
      deeds.push({ kind: 'wounds', n: fact.attack, stopped: 0, text: false });
      break;
    case 'shielded':
      if (last?.kind === 'wounds' && !last.text) last.stopped++;
      else addTextWound(deeds, 1);
      break;
    case 'wounded':
      // Those of an attack are counted already.
      if (last?.kind !== 'wounds' || last.text) addTextWound(deeds, 0);
      break;
    case 'menaceChanged':
      deeds.push({ kind: 'menace', by: fact.by, to: fact.to });
      break;
    case 'willDrawFewer':
      deeds.push({ kind: 'fewer' });
      break;
    case 'moved':
      deeds.push({ kind: 'moves', place: fact.place });
      break;
    case 'left':
      deeds.push({ kind: 'leaves' });
      break;
    case 'mended':
      deeds.push({ kind: 'mends', foe: fact.foe, n: fact.damage });
      break;
    case 'resurrected':
      deeds.push({ kind: 'returns', foe: fact.foe });
      break;
    case 'revealed':
      deeds.push({ kind: 'reveals' });
      break;
    case 'tollPaid':
      deeds.push({ kind: 'toll' });
      break;
    case 'pileTrashed':
      deeds.push({ kind: 'trashes', card: fact.card });
      break;
    case 'activated':
      if (fact.again) deeds.push({ kind: 'again', foe: fact.foe });
      break;
    case 'stunLost':
      deeds.push({ kind: 'stunned' });
      break;
  }
}

function addTextWound(deeds: Deed[], stopped: number): void {
  const last = deeds.at(-1);
  if (last?.kind === 'wounds' && last.text) {
    last.n++;
    last.stopped += stopped;
  } else deeds.push({ kind: 'wounds', n: 1, stopped, text: true });
}
