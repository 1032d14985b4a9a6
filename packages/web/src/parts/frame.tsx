/** The quiet frame around every page but the table: sign, navigation, switches. */
import { type ReactNode, useEffect } from 'react';
import { Link, useRoute } from 'wouter';
import { setTitle } from '../hall/title.ts';
import { useWords } from '../words/index.ts';
import { Mark } from './mark.tsx';
import { LanguageSwitch, Me, ThemeSwitch } from './switches.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Frame({ title, children, className }: Props) {
  const words = useWords();
  usePageTitle(title);
  useArrival();
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
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
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
    setTitle(title ? `${title} · ${words.hall}` : words.hall);
  }, [title, words]);
}
