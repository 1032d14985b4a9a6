/** The pictures of the postcards: files of their own, fetched only where the world is built. */
import type { ListedSetting } from '../../data/index.ts';

export const PICTURES: { readonly [setting in ListedSetting]: string } = {
  fantasy: new URL('./postcards/fantasy.svg', import.meta.url).href,
  kaiju: new URL('./postcards/kaiju.svg', import.meta.url).href,
  steampunk: new URL('./postcards/steampunk.svg', import.meta.url).href,
  space: new URL('./postcards/space.svg', import.meta.url).href,
  zombie: new URL('./postcards/zombie.svg', import.meta.url).href,
  heroes: new URL('./postcards/heroes.svg', import.meta.url).href,
};
