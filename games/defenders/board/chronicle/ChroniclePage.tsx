/** The chronicle to read, print and keep: a page of its own over the table, fetched when somebody opens it. */
import type { BoardProps } from '@guildhall/table';
import { useMemo, useRef } from 'react';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';
import { chronicleNow } from './chronicle.ts';
import { asMarkdown } from './markdown.ts';
import { asHtml } from './page.ts';

function save(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The faces of this page, for the page within it: what is saved to keep must do without them. */
function fontFaces(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    // Styles of another origin may not be read, and there are none of ours.
    if (sheet.href && !sheet.href.startsWith(location.origin)) return [];
    return [...sheet.cssRules];
  });
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('');
}

const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'chronicle';

export function ChroniclePage({ close, ...props }: BoardProps<TableView> & { close(): void }) {
  const { view, language, say, told, fresh, contributions } = props;
  const words = wordsIn(language);
  const frame = useRef<HTMLIFrameElement>(null);
  const story = useMemo(
    () => chronicleNow(view, told?.() ?? fresh, language, say, contributions),
    [view, told, fresh, language, say, contributions],
  );
  const html = useMemo(() => asHtml(story, fontFaces()), [story]);
  const name = fileName(story.title);
  return (
    <dialog
      className="df-chronicle"
      aria-label={words.chronicle}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal?.();
      }}
      onClose={close}
    >
      <header>
        <h2>{words.chronicle}</h2>
        <button type="button" onClick={() => frame.current?.contentWindow?.print()}>
          {words.print}
        </button>
        <button type="button" onClick={() => save(`${name}.html`, 'text/html;charset=utf-8', asHtml(story))}>
          {words.downloadHtml}
        </button>
        <button type="button" onClick={() => save(`${name}.md`, 'text/markdown;charset=utf-8', asMarkdown(story))}>
          {words.downloadMarkdown}
        </button>
        <button type="button" className="df-x" aria-label={words.close} onClick={close}>
          ×
        </button>
      </header>
      <iframe ref={frame} title={story.title} srcDoc={html} sandbox="allow-same-origin allow-modals" />
    </dialog>
  );
}
