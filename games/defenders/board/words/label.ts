/** Everything on the map in words, for those who listen to it. */
import type { Speaker } from '@guildhall/kernel';
import type { Drawing } from '../../table.ts';
import type { Speaking } from './phrase.ts';
import { namesIn, tellerIn } from './phrase.ts';
import { wordsIn } from './words.ts';

const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false && part !== '').join(', ');
const placeName = (say: Speaker, id: string): string => say.place?.(id) ?? id;

/** The seats whose hands drew it, its owner's first where it drew at all. */
const hands = (drawing: Drawing | null | undefined): number[] =>
  drawing ? [...new Set(drawing.strokes.map(({ by }) => by ?? drawing.seat))] : [];

/** A location, defender or threat with all that the picture shows of it. */
export function labelOf(speaking: Speaking, id: string): string {
  const { view, language, say } = speaking;
  const { table } = view;
  const words = wordsIn(language);
  const names = namesIn(language);
  const location = table.locations.find((one) => one.id === id);
  if (location) {
    const { name, kind, status, held, attacked, entry, connected, regiments, capacity } = location;
    const here = [...table.defenders, ...table.threats].filter(({ where }) => where === id).map((unit) => unit.name);
    const drawers = hands(table.sketch.drawings[table.locations.indexOf(location)]);
    return joined([
      name,
      names.kinds[kind],
      location.words.map((word) => tellerIn(speaking).word(word)).join(', '),
      status === 'ruined' && words.ruined,
      held && words.held,
      attacked && words.attacked,
      entry > 0 && words.entryPoint(entry),
      connected.length > 0 ? words.connectedWith(connected.map((other) => placeName(say, other)).join(', ')) : words.unconnected,
      words.room(regiments, capacity),
      here.length > 0 && here.join(', '),
      drawers.length > 0 && words.drawnWith(drawers.map((seat) => say.seat(seat)).join(', ')),
    ]);
  }
  const defender = table.defenders.find((one) => one.id === id);
  if (defender) {
    const { name, value, wounds, where } = defender;
    const place =
      where === 'reserve'
        ? words.inReserve
        : where === 'destroyed'
          ? words.destroyed
          : where === 'unplaced'
            ? words.unplaced
            : '';
    return joined([
      name,
      words.defender,
      names.defenderClasses[defender.class].name,
      words.value(value),
      wounds > 0 && words.wounds(wounds),
      place || words.isIn(placeName(say, where)),
    ]);
  }
  const threat = table.threats.find((one) => one.id === id);
  if (threat) {
    const { name, face, where, target } = threat;
    const place =
      where === 'outside' ? words.outside : where === 'destroyed' ? words.destroyed : words.isIn(placeName(say, where));
    return joined([
      name,
      words.threat,
      names.threatClasses[threat.class].name,
      words.value(face),
      place,
      target !== '' && words.attacks(placeName(say, target)),
    ]);
  }
  return id;
}
