/** The cover of a game's box: what is known of a game before any of it is loaded. The front page loads all covers, so they are small. */
import type { Language } from './text.ts';

export interface Cover {
  id: string;
  title: { readonly [language in Language]: string };
  /** What one does in it, in one short line. */
  blurb: { readonly [language in Language]: string };
  seats: { readonly min: number; readonly max: number };
  /** The id of the game whose campaign this is: it is shown with that game. */
  campaignOf?: string;
  /** Address of the picture, 278 by 338. Without it the page paints one from the title. */
  art?: string;
  /** How the title is set: a CSS font family, and its size in pixels and weight in the front page's window. */
  lettering?: { readonly font: string; readonly size: number; readonly weight: number };
  /** The colour of titles, links and marks wherever this game is shown, on light and on dark paper. */
  accent?: { readonly light: string; readonly dark: string };
  /** Who designed the game, where that is known. */
  designers?: readonly string[];
  /** Pages of the game that need no table, by the name in their address. */
  workshops?: readonly { readonly id: string; readonly title: { readonly [language in Language]: string } }[];
}
