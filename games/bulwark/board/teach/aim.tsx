/** What one plays for, with a picture for each sentence. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import { aim as sentences } from '../../aim.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';

const PICTURES = [
  () => <Icon name="laurel" size={24} />,
  () => <Icon name="crown" size={24} />,
  () => <Icon name="skull" size={24} />,
];

export const aim = (view: View<TableView>, language: Language): AimLine[] =>
  sentences(view, language).map((sentence, i) => ({ picture: PICTURES[i](), ...sentence }));
