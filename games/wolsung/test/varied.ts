/** Richer games for laws and screens: heroes with everything there is, and tokens to use it. */
import type { Game, Random } from '@guildhall/kernel';
import { GADGET_IDS, PROFESSION_IDS, RACES, WEAPONS } from '../data/index.ts';
import type { Table } from '../table.ts';

/** Sample heroes have few of the professions and gadgets: here each has another, and everybody has plenty of tokens. */
export function varied({ table: t }: Game<Table>, random: Random): void {
  for (const stock of t.stocks) stock.tokens = 6 + random.below(6);
  for (const c of t.characters) {
    if (!c.hero) continue;
    const gadget = GADGET_IDS[random.below(GADGET_IDS.length)];
    const profession = PROFESSION_IDS[random.below(PROFESSION_IDS.length)];
    const { abilities } = RACES[c.hero.race];
    // WS-9.26: the one ability that a GM judges would hardly ever come up.
    const isJudged = t.settings.mode === 'hosted' && (abilities as readonly string[]).includes('elven_grace');
    const ability = isJudged ? 'elven_grace' : abilities[random.below(abilities.length)];
    const blade = c.hero.weapons.find((weapon) => WEAPONS[weapon].marks.includes('blade')) ?? null;
    const dances = ability === 'dancing_with_a_blade';
    if (dances && blade === null) continue;
    c.hero = { ...c.hero, gadgets: [gadget], profession, ability, blade: dances ? blade : null };
  }
}
