/** Labels that would lie on one another, moved apart as little as it takes, within the height there is. */
export interface End {
  seat: number;
  y: number;
}

export function apart(ends: readonly End[], gap: number, top: number, foot: number): (End & { from: number })[] {
  const placed = ends.map((end) => ({ ...end, from: end.y })).sort((a, b) => a.y - b.y);
  const room = Math.min(gap, (foot - top) / Math.max(1, placed.length - 1));
  for (const [i, end] of placed.entries()) end.y = Math.max(end.y, i === 0 ? top : placed[i - 1].y + room);
  for (let i = placed.length - 1; i >= 0; i--)
    placed[i].y = Math.min(placed[i].y, i === placed.length - 1 ? foot : placed[i + 1].y - room);
  return placed;
}
