/** Building a gang: Leader and members to the left, the gang with its purse to the right. It holds no state of its own. */
import type { Language } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { wordsIn } from '../words/words.ts';
import { type Draft, figuresOf, withLeader } from './draft.ts';
import { Hiring } from './Hiring.tsx';
import { Leaders } from './Leaders.tsx';
import { whyNotDraft } from './notation.ts';
import { Roster } from './Roster.tsx';

interface Props {
  draft: Draft;
  change(draft: Draft): void;
  gold: number;
  language: Language;
  openRule(id: string): void;
  children: ReactNode;
}

export function Builder({ draft, change, gold, language, openRule, children }: Props) {
  const common = { draft, change, language, openRule };
  const words = wordsIn(language).gang;
  const { left } = figuresOf(draft, gold);
  return (
    <div className="kw-builder">
      {/* On small screens the purse stays in sight while one hires; the roster says the same, and more. */}
      <p className={left < 0 ? 'kw-glance over' : 'kw-glance'} aria-hidden="true">
        <b>{left < 0 ? words.over(-left) : words.left(left)}</b> {words.models(draft.members.length + (draft.leader ? 1 : 0))}
      </p>
      <div className="kw-people">
        <Leaders
          leader={draft.leader}
          choose={(leader) => change(withLeader(draft, leader))}
          language={language}
          openRule={openRule}
        />
        <Hiring {...common} left={left} />
      </div>
      <Roster {...common} gold={gold} refusal={whyNotDraft(draft, gold)}>
        {children}
      </Roster>
    </div>
  );
}
