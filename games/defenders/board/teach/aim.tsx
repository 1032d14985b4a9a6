/** What one plays for, with a picture for each sentence. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import { aim as sentences } from '../../aim.ts';
import type { TableView } from '../../view.ts';
import { GLYPHS, type GlyphName } from '../log/glyphs.ts';

const Picture = ({ name }: { name: GlyphName }) => (
  <svg viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true">
    <path d={GLYPHS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const PICTURES = [() => <Picture name="house" />, () => <Picture name="swords" />, () => <Picture name="shield" />];

export const aim = (view: View<TableView>, language: Language): AimLine[] =>
  sentences(view, language).map((sentence, i) => ({ picture: PICTURES[i](), ...sentence }));
