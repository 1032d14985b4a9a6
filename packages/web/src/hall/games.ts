/** What the page shows of games before any of them is loaded, by the covers of the registry. */
import type { Cover } from '@guildhall/kernel';
import { listCampaignCovers, listCovers, listGames } from '@guildhall/registry';
import type { CSSProperties } from 'react';

export const COVERS: readonly Cover[] = listCovers();

/** Campaigns are shown with the game that their fights are of. */
const CAMPAIGNS: readonly Cover[] = listCampaignCovers();
export const campaignsOf = (game: string): readonly Cover[] => CAMPAIGNS.filter(({ campaignOf }) => campaignOf === game);

/** Which of them can be played here already. */
export const isOpen = (id: string): boolean => listGames().includes(id) || CAMPAIGNS.some((cover) => cover.id === id);
export const coverOf = (id: string): Cover | undefined => [...COVERS, ...CAMPAIGNS].find((cover) => cover.id === id);
/** The game that *play now* means. */
export const firstGame = (): string => listGames()[0];

/** The face that holds a title's letters and no others, and behind it the whole one. */
const titleFace = (font: string): string => `${font.replace(/( Variable)?"$/, ' Title"')}, ${font}`;

/** Class and style of whatever shows one game: its colour and lettering, on light paper and on dark. */
export function lookOf(id: string): { className: string; style: CSSProperties } {
  const { accent, lettering } = coverOf(id) ?? {};
  const style: { [property: `--${string}`]: string | number } = {};
  if (accent) style['--accent'] = `light-dark(${accent.light}, ${accent.dark})`;
  if (lettering) {
    style['--font-game'] = `${lettering.font}, var(--font-display)`;
    style['--font-title'] = `${titleFace(lettering.font)}, var(--font-display)`;
    style['--title-size'] = `${lettering.size}px`;
    style['--title-weight'] = lettering.weight;
  }
  return { className: `game-${id}`, style };
}
