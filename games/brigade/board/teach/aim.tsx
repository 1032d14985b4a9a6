/** What one plays for, with a picture for each sentence. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import { aim as sentences } from '../../aim.ts';
import type { TableView } from '../../view.ts';
import { BadgeSign, Icon } from '../art/Tokens.tsx';

const PICTURES = [
  () => <Icon name="drop" size={24} />,
  () => <BadgeSign quarter="council" value={3} size={30} />,
  () => <Icon name="medal" size={24} />,
];

export const aim = (view: View<TableView>, language: Language): AimLine[] =>
  sentences(view, language).map((sentence, i) => ({ picture: PICTURES[i](), ...sentence }));
