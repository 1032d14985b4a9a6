/** A gang at a glance: its faces in a row, and in words for those who do not see them. */
import type { Language } from '@guildhall/kernel';
import { HIRED_IDS } from '../../../data/index.ts';
import { Face } from '../parts/Face.tsx';
import { namesIn } from '../words/words.ts';
import type { Draft } from './draft.ts';

/** "Klacka Orc Warboss, Troll, 3 × Orc Ruffian". */
export function membersInWords({ leader, members }: Draft, language: Language): string {
  const names = namesIn(language).profiles;
  const parts = leader ? [names[leader].name] : [];
  for (const id of HIRED_IDS) {
    const count = members.filter(({ profile }) => profile === id).length;
    if (count > 0) parts.push(count > 1 ? `${count} × ${names[id].name}` : names[id].name);
  }
  return parts.join(', ');
}

export function Ranks({ draft, size = 30 }: { draft: Draft; size?: number }) {
  return (
    <span className="kw-ranks" aria-hidden="true">
      {draft.leader && <Face profile={draft.leader} size={size * 1.3} />}
      {draft.members.map(({ key, profile }) => (
        <Face key={key} profile={profile} size={size} />
      ))}
    </span>
  );
}
