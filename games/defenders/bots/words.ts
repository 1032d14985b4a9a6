/** Which words bots give to what they make: those of the setting, and none that contradicts another. What they are worth is city.ts. */
import {
  BAND_OF_CARD,
  DEFENDER_TYPES,
  type DefenderDescriptorId,
  LOCATION_TYPES,
  type LocationDescriptorId,
  ownTypes,
} from '../data/index.ts';
import type { Table } from '../table.ts';
import type { Spoken } from './city.ts';

type Descriptor = LocationDescriptorId | DefenderDescriptorId;
/** Nothing is both of the one sort and of the other. */
const CONTRADICTIONS: readonly (readonly [readonly Descriptor[], readonly Descriptor[]])[] = [
  [
    ['loc.secret', 'loc.hidden', 'loc.underground', 'loc.obscure', 'loc.unassuming'],
    ['loc.famous', 'loc.highly_visible', 'loc.imposing', 'loc.busy', 'loc.popular', 'loc.symbol_of_hope'],
  ],
  [['loc.abandoned'], ['loc.busy', 'loc.popular', 'loc.thriving', 'loc.hub', 'loc.vital', 'loc.powerful']],
  [
    ['loc.damaged', 'loc.run_down'],
    ['loc.newly_built', 'loc.well_constructed', 'loc.attractive', 'loc.thriving', 'loc.imposing'],
  ],
  [
    ['loc.hated', 'loc.feared', 'loc.corrupt'],
    ['loc.popular', 'loc.loved', 'loc.symbol_of_hope', 'loc.good_reputation'],
  ],
  [
    ['def.hated', 'def.corrupt', 'def.criminal'],
    ['def.popular', 'def.loved', 'def.symbol_of_hope', 'def.good_reputation'],
  ],
  [
    ['def.low_birth', 'def.ragged'],
    ['def.high_status', 'def.attractive'],
  ],
  [
    ['def.unassuming', 'def.subtle', 'def.stealthy', 'def.covert_ops'],
    ['def.famous', 'def.numerous', 'def.big', 'def.violent'],
  ],
];
const contradicts = (a: string, b: string): boolean =>
  CONTRADICTIONS.some(([one, other]) => {
    const has = (list: readonly string[], word: string): boolean => list.includes(word);
    return (has(one, a) && has(other, b)) || (has(one, b) && has(other, a));
  });

/** Of the words that may be given, as "type barracks", those that make sense; all of them where none does. */
export function sensible(t: Table, { sort, card, stack }: Spoken, words: readonly string[]): readonly string[] {
  const played = t.stacks.find(({ id }) => id === stack)?.cards ?? [];
  const band = BAND_OF_CARD[card];
  const { setting } = t.world;
  const own: readonly string[] =
    sort === 'location' ? ownTypes(LOCATION_TYPES, setting, band) : ownTypes(DEFENDER_TYPES, setting, band);
  const bands = played.flatMap((one) => (one.use === 'type' ? [BAND_OF_CARD[one.card]] : []));
  const isPerson = sort === 'defender' && (bands.includes('jack') || bands.includes('queen'));
  const fits = words.filter((text) => {
    const [use, word] = text.split(' ');
    if (use === 'type') return own.includes(word) && !(isPerson && band === 'middle');
    return !(isPerson && word === 'def.numerous') && !played.some((one) => contradicts(one.word, word));
  });
  return fits.length > 0 ? fits : words;
}
