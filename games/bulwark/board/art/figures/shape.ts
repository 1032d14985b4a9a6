/** A picture in glass: every piece is a path with its colour. The field is 100 wide and 152 high. */

/** [path, glass, width of the lead around it (2.3 unless said; 0: none), colour of that line, mirrored]. */
export type Piece = readonly [d: string, glass: string, lead?: number, line?: string, mirrored?: boolean];

export interface Figure {
  /** The colours of the panes behind. */
  readonly glass: readonly string[];
  readonly halo: string;
  readonly shapes: readonly Piece[];
}
