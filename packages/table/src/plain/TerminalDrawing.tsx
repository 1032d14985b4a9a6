/** A drawing for terminals on the page. Of its codes only weight is kept: colours never carry meaning. */
const CODES = new RegExp(`${String.fromCharCode(27)}\\[([0-9;]*)m`);

interface Run {
  text: string;
  className: string;
  at: number;
}

/** The text in runs of one look. */
function runsOf(drawing: string): Run[] {
  // Between two pieces of text stand the codes for the second.
  const parts = drawing.split(CODES);
  const look = { bold: false, dim: false, reverse: false };
  const runs: Run[] = [];
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) {
      if (part !== '')
        runs.push({
          text: part,
          at,
          className: Object.keys(look)
            .filter((key) => look[key as keyof typeof look])
            .join(' '),
        });
      continue;
    }
    for (const code of part.split(';').map(Number)) {
      if (code === 0) Object.assign(look, { bold: false, dim: false, reverse: false });
      else if (code === 22) Object.assign(look, { bold: false, dim: false });
      else if (code === 1) look.bold = true;
      else if (code === 2) look.dim = true;
      else if (code === 7) look.reverse = true;
      else if (code === 27) look.reverse = false;
    }
  }
  return runs;
}

export function TerminalDrawing({ text }: { text: string }) {
  return (
    <pre className="pb-drawing">
      {runsOf(text).map(({ text: run, className, at }) => (
        <span key={at} className={className || undefined}>
          {run}
        </span>
      ))}
    </pre>
  );
}
