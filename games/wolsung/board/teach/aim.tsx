/** What one plays for, with a picture for each sentence. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import { aim as sentences } from '../../aim.ts';
import type { TableView } from '../../view.ts';
import { PlayingCard, TenDie, Token } from '../art/Pieces.tsx';

const PICTURES = [() => <TenDie face={9} look="hero" size={26} />, () => <PlayingCard card="Ah" />, () => <Token size={24} />];

export const aim = (view: View<TableView>, language: Language): AimLine[] =>
  sentences(view, language).map((sentence, i) => ({ picture: PICTURES[i](), ...sentence }));
