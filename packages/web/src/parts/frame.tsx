/** The quiet frame around every page but the table: sign, navigation, switches. */
import type { ReactNode } from 'react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { useWords } from '../words/index.ts';
import { Mark } from './mark.tsx';
import { LanguageSwitch, Me, ThemeSwitch } from './switches.tsx';

interface Props {
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Frame({ title, children, className }: Props) {
  const words = useWords();
  usePageTitle(title);
  const main = useArrival();
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="top">
        <Link href="/" className="brand">
          <Mark />
          <span>{words.hall}</span>
        </Link>
        <nav aria-label={words.nav.main}>
          <Place href="/" pattern="/" name={words.nav.games} />
          <Place href="/tables" pattern="/tables" name={words.nav.tables} />
          <Place href="/rules" pattern="/rules/*?" name={words.nav.rules} />
          <Place href="/about" pattern="/about" name={words.nav.about} />
        </nav>
        <div className="right">
          <LanguageSwitch />
          <ThemeSwitch />
          <Me />
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}

let arrived = false;

/** Whoever goes from one page to the next is at its content, not at nothing; the first page is left as browsers open it. */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (arrived && (activeElement === null || activeElement === body)) main.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return main;
}

function Place({ href, pattern, name }: { href: string; pattern: string; name: string }) {
  const [here] = useRoute(pattern);
  return (
    <Link href={href} aria-current={here ? 'page' : undefined}>
      {name}
    </Link>
  );
}

export function usePageTitle(title?: string): void {
  const words = useWords();
  useEffect(() => {
    document.title = title ? `${title} · ${words.hall}` : words.hall;
  }, [title, words]);
}
