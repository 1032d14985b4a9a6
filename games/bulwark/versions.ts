/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import type { EarlierVersion } from '@guildhall/kernel';

/**
 * 1.1.0: Fodder strikes harder in threes (BW-35.2), less Health in the Carnival (BW-37.1, BW-37.4), more reveals for three and four Heroes (BW-39.5 to BW-39.8).
 * 1.2.0: Skilful Flourish shields twice (BW-33.10); one, two and four Heroes meet more Foes at the start, four also later (BW-39.5 to BW-39.8).
 */
export const versions: readonly EarlierVersion[] = [{ version: '1.0.0' }, { version: '1.1.0' }];
