/** What the page calls the person who sits at it. */
import { wordsIn } from '../words/index.ts';
import { preferences } from './preferences.ts';

export const myName = (): string => {
  const { name, language } = preferences.get();
  return name || wordsIn(language).you.guest;
};
