/** The switches every page has: language, theme, and who one is. */
import { LANGUAGES } from '@guildhall/kernel';
import { useId, useRef, useState } from 'react';
import { isDark, prefer, usePreferences } from '../hall/preferences.ts';
import { useStore } from '../hall/store.ts';
import { account, deleteAccount, ServerProblem, session, signOut } from '../tables/api.ts';
import { fetchWords, useWords } from '../words/index.ts';
import { Pop, type PopHandle } from './pop.tsx';
import { Settings } from './settings.tsx';

export function LanguageSwitch() {
  const words = useWords();
  const { language } = usePreferences();
  return (
    <fieldset className="lang">
      <legend className="unseen">{words.language}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => void fetchWords(code).then(() => prefer({ language: code }))}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="unseen">{code === 'en' ? 'English' : 'Polski'}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch() {
  const words = useWords();
  usePreferences();
  const dark = isDark();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${words.theme.label}: ${dark ? words.theme.dark : words.theme.light}`}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        {dark ? (
          <path d="M15.8 12.4A7 7 0 0 1 7.6 4.2 7 7 0 1 0 15.8 12.4Z" fill="currentColor" />
        ) : (
          <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" fill="none">
            <circle cx="10" cy="10" r="3.4" fill="currentColor" />
            <path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
          </g>
        )}
      </svg>
    </button>
  );
}

export function Me() {
  const words = useWords();
  const { name } = usePreferences();
  const { person } = useStore(session);
  const shown = name || person?.name || words.you.guest;
  const pop = useRef<PopHandle>(null);
  return (
    <Pop
      className="self"
      popupClass="you"
      label={`${words.you.menu}: ${shown}`}
      handle={pop}
      face={
        <>
          <i aria-hidden="true">{[...shown][0]?.toUpperCase()}</i>
          <span dir="auto">{shown}</span>
        </>
      }
    >
      <h2 className="popup-title">{words.you.menu}</h2>
      <Settings />
      <Account />
      <button type="button" className="button strong" onClick={() => pop.current?.close()}>
        {words.you.save}
      </button>
    </Pop>
  );
}

/** Somebody with an account: signs out, takes a copy of all that is kept, or leaves for good. */
function Signed({ name }: { name: string }) {
  const words = useWords();
  const [problem, setProblem] = useState('');
  const leave = async (form: HTMLFormElement | null): Promise<void> => {
    if (!form?.reportValidity()) return;
    try {
      setProblem('');
      await deleteAccount(String(new FormData(form).get('password')));
    } catch (error) {
      setProblem(error instanceof ServerProblem ? (words.problem.reasons[error.problem.reason] ?? '') : words.problem.server);
    }
  };
  return (
    <div className="account">
      <p>
        {words.you.signedIn(name)}{' '}
        <button type="button" className="link" onClick={() => void signOut()}>
          {words.you.signOut}
        </button>{' '}
        <a href="/api/account" download>
          {words.you.copy}
        </a>
      </p>
      <details>
        <summary>{words.you.leave}</summary>
        <form onSubmit={(event) => event.preventDefault()}>
          <p>{words.you.leaveSure}</p>
          <label className="field">
            <span>{words.you.password}</span>
            <input name="password" type="password" required minLength={10} autoComplete="current-password" />
          </label>
          {problem && <p role="alert">{problem}</p>}
          <button type="button" className="button" onClick={({ currentTarget }) => void leave(currentTarget.form)}>
            {words.you.leaveNow}
          </button>
        </form>
      </details>
    </div>
  );
}

/** A guest may grow into an account and keep the tables. */
export function Account() {
  const words = useWords();
  const { server, person } = useStore(session);
  const [problem, setProblem] = useState('');
  const id = useId();
  if (!server) return null;
  if (person?.account) return <Signed name={person.email ?? person.name} />;
  const go = async (path: 'make' | 'signIn', form: HTMLFormElement | null): Promise<void> => {
    if (!form?.reportValidity()) return;
    const data = new FormData(form);
    try {
      setProblem('');
      await account(path, { email: String(data.get('email')), password: String(data.get('password')) });
    } catch (error) {
      setProblem(error instanceof ServerProblem ? (words.problem.reasons[error.problem.reason] ?? '') : words.problem.server);
    }
  };
  return (
    <details className="account">
      <summary>{words.you.account}</summary>
      <form onSubmit={(event) => event.preventDefault()} aria-describedby={id}>
        <p id={id}>{words.you.accountHint}</p>
        <label className="field">
          <span>{words.you.email}</span>
          <input name="email" type="email" required autoComplete="email" />
        </label>
        <label className="field">
          <span>{words.you.password}</span>
          <input name="password" type="password" required minLength={10} autoComplete="current-password" />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <p className="row">
          <button type="button" className="button" onClick={({ currentTarget }) => void go('make', currentTarget.form)}>
            {words.you.makeAccount}
          </button>
          <button type="button" className="button" onClick={({ currentTarget }) => void go('signIn', currentTarget.form)}>
            {words.you.signIn}
          </button>
        </p>
      </form>
    </details>
  );
}
