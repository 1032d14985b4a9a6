/** What the tab of the chat shows while one looks elsewhere: that something was said, or that nobody may talk now. */
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ChatLine } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { Unread } from './unread.ts';

/** On the tab: how many lines were not read, and for a moment the newest words. */
export function UnreadMark({ unread: { count, peek } }: { unread: Unread }) {
  const words = useWords();
  if (count === 0) return null;
  return (
    <>
      <span className="unread">
        <span aria-hidden="true">{count}</span>
        <span className="unseen">({words.people.telling.unreadLabel(count)})</span>
      </span>
      {peek && <Peek line={peek} />}
    </>
  );
}

/** The newest words beside the tab; those who listen hear them counted on it. */
function Peek({ line: { name, text } }: { line: ChatLine }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = document.getElementById('tab-chat')?.getBoundingClientRect();
    if (!box.current || !tab) return;
    const { width, height } = box.current.getBoundingClientRect();
    const under = tab.bottom + 6 + height < innerHeight;
    box.current.style.left = `${Math.max(8, Math.min(tab.left, innerWidth - width - 8))}px`;
    box.current.style.top = `${under ? tab.bottom + 6 : tab.top - height - 6}px`;
  });
  return createPortal(
    <div ref={box} className="peek" aria-hidden="true">
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      <bdi>{text}</bdi>
    </div>,
    document.body,
  );
}

/** A closed lock: nobody may talk. */
export function Lock() {
  return (
    <svg className="lock" viewBox="0 0 16 18" width="13" height="15" aria-hidden="true">
      <path d="M4 8V5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <rect x="2" y="8" width="12" height="9" rx="2" fill="currentColor" />
    </svg>
  );
}
