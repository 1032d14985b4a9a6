// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '@guildhall/kernel/rulebook';

export const rulebook = parseRulebook(
  `# New game
## 1. The pack
- **NG-1.1** [house] The pack is twelve animals, from the mouse (1) to the bear (12). It is shuffled; each player takes two animals, which only they may see, and the rest lies face down.
## 2. A round
- **NG-2.1** [house] Whoever won the last round leads; in the first round that is the first player. In turn each player who has an animal plays one of them face up, and takes the top animal of the pack while there is one. The strongest animal wins the round and one point.
## 3. The end
- **NG-3.1** [house] Whoever has as many points as the game is played for wins at once. If nobody has any animal left, the most points win; a tie is shared.`,
  'en',
);
