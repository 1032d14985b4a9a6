/** Gadgets (D11). */
import type { GadgetId, SkillId, StuntId } from './ids.ts';

type Gadget = {
  /** A token raises the result of a test of this skill by so much (WS-9.5). */
  readonly raise?: { readonly skill: SkillId; readonly by: number };
  /** The stunt adds so much to the TN instead of 5; with that skill, or with any that is open to it. */
  readonly stunt?: { readonly stunt: StuntId; readonly skill: SkillId | null; readonly adds: number };
  /** Use an item, once per scene: an ally joins. */
  readonly ally?: true;
  /** Once per round boarding a vehicle costs no die. */
  readonly boards?: true;
  /** Once per scene cover is taken without a Move. */
  readonly cover?: true;
  /** Added in scandal checks. */
  readonly scandal?: number;
  /** Added to defense. */
  readonly defense?: number;
  /** Once per scene so many extra dice without a token. */
  readonly dice?: number;
};

export const GADGETS: { readonly [gadget in GadgetId]: Gadget } = {
  aether_goggles: { raise: { skill: 'spot', by: 5 } },
  pocket_golem: { ally: true },
  spring_boots: { raise: { skill: 'athletics', by: 5 } },
  voice_brooch: { raise: { skill: 'expression', by: 5 } },
  galvanic_glove: { stunt: { stunt: 'daze', skill: 'brawl', adds: 3 } },
  grapnel_gun: { stunt: { stunt: 'pull', skill: null, adds: 3 }, boards: true },
  smoke_cane: { cover: true },
  etiquette_engine: { scandal: 2 },
  steel_corset: { defense: 1 },
  lucky_charm: { dice: 1 },
};
