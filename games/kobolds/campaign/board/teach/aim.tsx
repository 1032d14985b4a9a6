/** What one plays for in a campaign, at the first one. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import type { TableView } from '../../table.ts';
import { Sign } from '../art/Sign.tsx';
import { wordsIn } from '../words/words.ts';

export function aim(_view: View<TableView>, language: Language): readonly AimLine[] {
  const words = wordsIn(language).aim;
  return [
    { picture: <Sign name="laurel" size={24} />, text: words.titles, rule: 'KC-30.3' },
    { picture: <Sign name="swords" size={24} />, text: words.fights, rule: 'KC-32.1' },
    { picture: <Sign name="stash" size={24} />, text: words.business, rule: 'KC-30.25' },
  ];
}
