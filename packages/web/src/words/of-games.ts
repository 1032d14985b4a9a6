/**
 * The words of games and their boards, one language at a time. The build puts `later` in the place of each of
 * their catalogues, so that rules and boards come without words; whoever opens a game waits for those of the language in use.
 */
import type { Language } from '@guildhall/kernel';

interface Catalogue {
  language: Language;
  fetch(): Promise<void>;
}
const unfetched = new Set<Catalogue>();
/** The languages somebody has wanted so far: games that are opened later come with all of them. */
const spoken = new Set<Language>();

/** A catalogue that is empty until its language is spoken. */
export function later<C extends object>(language: Language, load: () => Promise<C>): C {
  const words = {} as C;
  // As it stands, not what it gives now: words may be read from another catalogue, which comes later.
  const fetch = async (): Promise<void> => void Object.defineProperties(words, Object.getOwnPropertyDescriptors(await load()));
  unfetched.add({ language, fetch });
  return words;
}

/** Fetches the words, in this language, of whatever has been opened so far. */
export async function speak(language: Language): Promise<void> {
  spoken.add(language);
  const wanted = [...unfetched].filter((catalogue) => spoken.has(catalogue.language));
  await Promise.all(
    wanted.map(async (catalogue) => {
      await catalogue.fetch();
      unfetched.delete(catalogue);
    }),
  );
}
