/** When something is missing or broken: say so, and offer a way on. */
import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { preferences } from '../hall/preferences.ts';
import { Frame } from '../parts/frame.tsx';
import { useWords, wordsIn } from '../words/index.ts';

export function Problem({ title, text, again }: { title: string; text?: string; again?: () => void }) {
  const words = useWords();
  return (
    <Frame title={title} className="column">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p className="row">
        {again && (
          <button type="button" className="button strong" onClick={again}>
            {words.problem.again}
          </button>
        )}
        <Link href="/" className="button">
          {words.problem.home}
        </Link>
      </p>
    </Frame>
  );
}

export function NotFound() {
  const words = useWords();
  return <Problem title={words.problem.notFound} />;
}

export class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const words = wordsIn(preferences.get().language);
    return <Problem title={words.problem.title} text={error.message} again={() => location.reload()} />;
  }
}
