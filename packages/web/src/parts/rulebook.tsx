/** A rulebook to read and search: every rule with its number, opened at the one that is cited. */
import { type Rulebook as Book, folded, type Rule } from '@guildhall/kernel';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { useWords } from '../words/index.ts';

const REFERENCE = /\b[A-Z]{2}-\d+(?:\.\d+)*[a-z]?\b/g;
const STRONG = /\*\*([^*]+)\*\*/;

/** Rule text with its **strong** words and the numbers of other rules as links. */
function readable(text: string, open: (id: string) => void): ReactNode[] {
  const out: ReactNode[] = [];
  for (const [i, piece] of text.split(/(\*\*[^*]+\*\*)/).entries()) {
    const strong = STRONG.exec(piece);
    const inner = strong ? strong[1] : piece.replaceAll('`', '');
    const parts: ReactNode[] = [];
    let from = 0;
    for (const match of inner.matchAll(REFERENCE)) {
      parts.push(inner.slice(from, match.index));
      parts.push(
        <button key={`${i} ${match.index}`} type="button" className="rule" onClick={() => open(match[0])}>
          {match[0]}
        </button>,
      );
      from = match.index + match[0].length;
    }
    parts.push(inner.slice(from));
    out.push(strong ? <strong key={i}>{parts}</strong> : <span key={i}>{parts}</span>);
  }
  return out;
}

interface Props {
  book: Book;
  /** The rule it is opened at. */
  at: string | null;
  open(id: string): void;
  /** Rules are addresses of the page. */
  anchors?: boolean;
}

export const Rulebook = memo(function Rulebook({ book, at, open, anchors }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const needles = folded(sought).split(/\s+/).filter(Boolean);
    if (needles.length === 0) return book.rules;
    return book.rules.filter((rule) => {
      const text = folded(`${rule.id} ${rule.chapter} ${rule.part ?? ''} ${rule.text}`);
      return needles.every((needle) => text.includes(needle));
    });
  }, [book, sought]);
  const chapters = useMemo(() => byChapter(found), [found]);

  useEffect(() => {
    if (!at) return;
    setSearch('');
    // After the search is cleared the rule is there to be shown.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        list.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' }),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [at]);

  return (
    <div className="rulebook">
      <search>
        <input
          type="search"
          className="rule-search"
          value={search}
          placeholder={words.rules.search}
          aria-label={words.rules.search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span className="quiet" role="status">
          {sought ? words.rules.found(found.length) : ''}
        </span>
      </search>
      {language !== book.language && <p className="quiet panel-note">{words.rules.language}</p>}
      <div ref={list} className="rule-list" lang={book.language}>
        {found.length === 0 && <p className="quiet">{words.rules.none}</p>}
        {[...chapters].map(([chapter, rules]) => (
          <section key={chapter}>
            <h2 id={anchors ? chapterAnchor(chapter) : undefined}>{chapter}</h2>
            {rules.map((rule, i) => (
              <div key={rule.id}>
                {rule.part && rule.part !== rules[i - 1]?.part && <h3>{rule.part}</h3>}
                <article
                  id={anchors ? rule.id : undefined}
                  data-rule={rule.id}
                  className={rule.id === at ? 'rule-row cited' : 'rule-row'}
                >
                  <button type="button" className="rule" aria-label={words.rules.rule(rule.id)} onClick={() => open(rule.id)}>
                    {rule.id}
                  </button>
                  <p>
                    {readable(rule.text, open)} <Tag rule={rule} />
                  </p>
                </article>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
});

function byChapter(rules: readonly Rule[]): Map<string, Rule[]> {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter);
    if (chapter) chapter.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return chapters;
}

export const chapterAnchor = (chapter: string): string => `chapter-${chapter.split('.')[0]}`;

function Tag({ rule }: { rule: Rule }) {
  const words = useWords();
  const tags: { [tag: string]: string } = words.rules.tags;
  if (rule.tag === 'doc' && !rule.note) return null;
  return <small className={`tag ${rule.tag}`}>{rule.note ? words.rules.note : (tags[rule.tag] ?? rule.tag)}</small>;
}
