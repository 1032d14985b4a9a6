/** The toolbar of a drawing: tools, thickness, inks and undo. The owner of the drawing has it, and whoever the pen was lent to. */
import type { Language } from '@guildhall/kernel';
import type { KeyboardEvent } from 'react';
import { INKS } from '../../data/index.ts';
import { inkColour } from '../art/seats.ts';
import type { Drafting } from '../press/drafts.ts';
import { type DrawDraft, TOOL_KEYS, TOOLS, type Tool, WIDTHS } from '../press/drawing.ts';
import { type Hand, withoutLast } from '../press/live.ts';
import type { Task } from '../press/task.ts';
import { namesIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

/** `lent`: with a borrowed pen nothing is placed. */
export const toolsFor = (task: Task, lent = false): readonly Tool[] =>
  TOOLS.filter((tool) => {
    if (tool === 'inside') return !lent && task.what === 'location' && task.wall;
    if (tool === 'place') return !lent && task.what !== 'ruin';
    // DF-7.12: what is underground is dotted.
    if (task.what === 'location' && task.underground) return tool !== 'pen' && tool !== 'line' && tool !== 'dashed';
    return true;
  });

export const styleOf = (tool: Tool): 'solid' | 'dotted' | 'dashed' => (tool === 'dotted' || tool === 'dashed' ? tool : 'solid');

interface Props {
  tools: readonly Tool[];
  drafting: Pick<Drafting<DrawDraft>, 'draft' | 'put'>;
  hand: Hand;
  language: Language;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** The letters of the tools, and Z for undo. */
export const toolKeys =
  ({ tools, drafting: { draft, put }, hand }: Pick<Props, 'tools' | 'drafting' | 'hand'>) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input:not([type=radio]), textarea, select')) return;
    const key = event.key.toLowerCase();
    const wanted = tools.find((one) => TOOL_KEYS[one] === key);
    if (key === 'z') put({ strokes: withoutLast(draft.strokes, hand) });
    else if (wanted) put({ tool: wanted });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

export function Tools({ tools, drafting: { draft, put }, hand, language, onKeyDown }: Props) {
  const words = wordsIn(language);
  const names = namesIn(language);
  const tool = tools.includes(draft.tool) ? draft.tool : tools[0];
  const isMine = draft.strokes.some(({ by }) => (by ?? hand.owner) === hand.seat);
  return (
    <div className="df-toolbar" role="toolbar" aria-label={words.tools} onKeyDown={onKeyDown}>
      {tools.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tool}
          aria-keyshortcuts={TOOL_KEYS[one]}
          title={`${words.tool[one]} (${TOOL_KEYS[one].toUpperCase()})`}
          onClick={() => put({ tool: one })}
        >
          <ToolSign tool={one} />
          <span>{words.tool[one]}</span>
        </button>
      ))}
      <span className="df-gap" />
      {WIDTHS.map((width) => (
        <button
          key={width}
          type="button"
          className="df-width"
          aria-pressed={draft.width === width}
          aria-label={words.thick(width)}
          onClick={() => put({ width })}
        >
          <i style={{ width: width * 2 + 3, height: width * 2 + 3 }} />
        </button>
      ))}
      {INKS.map((ink) => (
        <button
          key={ink}
          type="button"
          className="df-ink"
          aria-pressed={draft.ink === ink}
          aria-label={`${words.ink}: ${ink === 'ink' ? words.ownInk : names.inks[ink]}`}
          title={ink === 'ink' ? words.ownInk : names.inks[ink]}
          onClick={() => put({ ink })}
        >
          <i style={{ background: inkColour(ink, hand.seat) }} />
        </button>
      ))}
      <span className="df-gap" />
      <button
        type="button"
        aria-keyshortcuts="z"
        disabled={!isMine}
        onClick={() => put({ strokes: withoutLast(draft.strokes, hand) })}
      >
        <span>{words.undo}</span>
      </button>
    </div>
  );
}

const SIGNS: { readonly [tool in Tool]: string } = {
  pen: 'M4 16c3-8 9-11 16-12-2 7-6 12-13 13M4 20l4-6',
  line: 'M4 20L20 4M3 21h2M19 3h2',
  dotted: 'M4 18h.1M8 14h.1M12 10h.1M16 7h.1M20 5h.1',
  dashed: 'M4 20l4-4M11 13l3-3M17 7l3-3',
  eraser: 'M8 20l-5-5 10-10 6 6-9 9zM8 10l6 6M12 20h9',
  place: 'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16M12 10v4M10 12h4',
  inside: 'M6 21V4M6 4h12l-4 4 4 4H6',
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
};
function ToolSign({ tool }: { tool: Tool }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={SIGNS[tool]}
        fill="none"
        stroke="currentColor"
        strokeWidth={tool === 'dotted' ? 2.6 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
