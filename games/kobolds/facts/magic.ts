/** Facts of magic (chapter 20). */
export type MagicFact = never;
