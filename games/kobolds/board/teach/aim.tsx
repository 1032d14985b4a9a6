/** What one plays for, with a picture for each sentence. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import { aim as sentences } from '../../aim.ts';
import type { TableView } from '../../view.ts';
import { Glyph } from '../art/Glyph.tsx';

const PICTURES = [
  () => <Glyph name="walk" size={24} />,
  () => <Glyph name="cards" size={24} />,
  () => <Glyph name="flag" size={24} />,
];

export const aim = (view: View<TableView>, language: Language): AimLine[] =>
  sentences(view, language).map((sentence, i) => ({ picture: PICTURES[i](), ...sentence }));
