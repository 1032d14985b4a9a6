/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import type { EarlierVersion, SavedPosition } from '@guildhall/kernel';
import { FOES } from './data/index.ts';
import { healthOf } from './rules/line.ts';
import type { Table } from './table.ts';

/** 1.3.0: crown Foes of Champion have 1 Health less (BW-39.13). One that had just that left stands with its last. */
function withLessHealth({ table }: SavedPosition): void {
  const t = table as unknown as Table;
  if (t.settings.level !== 'champion') return;
  for (const foe of t.line) if (FOES.get(foe.foe).crown) foe.damage = Math.min(foe.damage, healthOf(t, foe.foe) - 1);
}

/**
 * 1.1.0: Fodder strikes harder in threes (BW-35.2), less Health in the Carnival (BW-37.1, BW-37.4), more reveals for three and four Heroes (BW-39.5 to BW-39.8).
 * 1.2.0: Skilful Flourish shields twice (BW-33.10); one, two and four Heroes meet more Foes at the start, four also later (BW-39.5 to BW-39.8).
 * 1.3.0: Champion without more Health of crown Foes (BW-39.13).
 */
export const versions: readonly EarlierVersion[] = [
  { version: '1.0.0' },
  { version: '1.1.0' },
  { version: '1.2.0', repair: withLessHealth },
];
