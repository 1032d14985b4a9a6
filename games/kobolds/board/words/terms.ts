/** What the parts of a sum are called: each by the name of the thing it comes from. */
import type { Language } from '@guildhall/kernel';
import type { TermName } from '../../facts/terms.ts';
import type { Names } from '../../text/names.ts';
import { namesIn, wordsIn } from './words.ts';

const SOURCES: { readonly [name in TermName]?: (names: Names) => string } = {
  cardSide: ({ terms }) => terms.cardLength,
  base: ({ terms }) => terms.base,
  fight: ({ terms }) => terms.fight,
  defend: ({ terms }) => terms.defend,
  blind: ({ effects }) => effects.blind.name,
  confuse: ({ effects }) => effects.confuse.name,
  confidence: ({ effects }) => effects.confidence.name,
  fog: ({ effects }) => effects.fog.name,
  deadGood: ({ abilities }) => abilities['dead-good'].name,
  gangingUp: ({ terms }) => terms.gangingUp,
  trickyShot: ({ terms }) => terms.trickyShot,
  evade: ({ effects }) => effects.evade.name,
  cowardly: ({ abilities }) => abilities.cowardly.name,
  deadlyConcoction: ({ abilities }) => abilities['deadly-concoction'].name,
  opportunist: ({ abilities }) => abilities.opportunist.name,
  justDoIt: ({ gold }) => gold['just-do-it'].name,
  margin: ({ terms }) => terms.margin,
  bash: ({ criticals }) => criticals.bash.name,
  bigBash: ({ criticals }) => criticals['big-bash'].name,
  bloodLust: ({ abilities }) => abilities['blood-lust'].name,
  stunned: ({ effects }) => effects.stunned.name,
  warCry: ({ criticals }) => criticals['war-cry'].name,
  wickedBlade: ({ equipment }) => equipment['wicked-blade'].name,
  block: ({ effects }) => effects.block.name,
  likeAnOrc: ({ gold }) => gold['take-it-like-an-orc'].name,
  woodenShield: ({ equipment }) => equipment['wooden-shield'].name,
  cursed: ({ effects }) => effects.curse.name,
  magicalStaff: ({ equipment }) => equipment['magical-staff'].name,
  magicArmour: ({ equipment }) => equipment['magic-armour'].name,
  actions: ({ terms }) => terms.action,
  concussion: ({ effects }) => effects.concussion.name,
  nastySprain: ({ effects }) => effects['nasty-sprain'].name,
  terrified: ({ effects }) => effects.terrify.name,
  hand: ({ terms }) => terms.combatHand,
  leadership: ({ terms }) => terms.leadership,
  sleeves: ({ criticals }) => criticals['check-his-sleeves'].name,
};

export function termName(name: TermName, language: Language): string {
  const source = SOURCES[name];
  if (source) return source(namesIn(language));
  const { terms } = wordsIn(language);
  return name === 'atMostFive' || name === 'atLeastZero' || name === 'perfect' ? terms[name] : name;
}
