/** Who sits where: persons, bots of the levels on offer, and open seats, by role where seats differ. */
import { botFor, calledAtTable, isRefusal, offeredLevel, offersLevel, type RoleSpec } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { PlainSeatSign } from '@guildhall/table/seat-sign';
import { LEVELS, levelName } from '../hall/levels.ts';
import { myName } from '../hall/my-name.ts';
import { usePreferences } from '../hall/preferences.ts';
import { NameField } from '../parts/name-field.tsx';
import type { BotLevel } from '../tables/source.ts';
import { useWords } from '../words/index.ts';

export type Chair = 'me' | 'person' | 'bot' | 'open';
export interface Place {
  seat: number;
  chair: Chair;
  /** Somebody has said who sits here; else it is as usual. */
  chosen: boolean;
  name: string;
  level: BotLevel;
}

/** The levels on offer in a game for a role, weakest first. */
export const levelsFor = (game: Pick<AnyGame, 'bots'>, role: RoleSpec | undefined): BotLevel[] =>
  LEVELS.filter((level) => offersLevel(game, level) && (!role?.bots || role.bots.includes(level)));

/** The fewest seats at which two persons can play, where the game has so many: some seats are software's. */
export function seatsForTwo({ meta, options, roles }: Pick<AnyGame, 'meta' | 'options' | 'roles'>): number {
  for (let seats = meta.seats.min; seats < meta.seats.max; seats++) {
    const usual = options({}, seats);
    const software = isRefusal(usual) ? 0 : roles(usual, seats).filter((role) => role.software).length;
    if (seats - software >= 2) return seats;
  }
  return meta.seats.max;
}

/** The same place with nobody in it who may not sit there: options may give a seat another role. */
export function fitting(game: Pick<AnyGame, 'bots'>, wished: Place, role: RoleSpec | undefined): Place {
  const levels = levelsFor(game, role);
  const place: Place = role?.software && !wished.chosen ? { ...wished, chair: 'bot' } : wished;
  if (place.chair !== 'bot') return place;
  if (levels.length === 0) return { ...place, chair: place.seat === 0 ? 'me' : 'person' };
  const level = botFor(role, offeredLevel(game, place.level)) ?? levels[0];
  return level === place.level ? place : { ...place, level };
}

interface Props {
  game: AnyGame;
  places: readonly Place[];
  roles: readonly RoleSpec[];
  change(seat: number, part: Partial<Place>): void;
}

export function SeatRows({ game, places, roles, change }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const text = game.text[language];
  const chairs = (seat: number): Chair[] => {
    const all: Chair[] = seat === 0 ? ['me', 'bot'] : ['person', 'bot', 'open'];
    return levelsFor(game, roles[seat]).length > 0 ? all : all.filter((chair) => chair !== 'bot');
  };
  return (
    <ul className="seat-rows">
      {places.map(({ seat, chair, name: called, level }) => {
        const which = calledAtTable(text, roles[seat], words.setup.seat(seat + 1));
        return (
          <li key={seat}>
            <PlainSeatSign seat={seat} size={26} />
            {roles[seat] && <span className="role">{text.role?.(roles[seat].name)}</span>}
            <select value={chair} aria-label={which} onChange={({ target }) => change(seat, { chair: target.value as Chair })}>
              {chairs(seat).map((kind) => (
                <option key={kind} value={kind}>
                  {words.setup.who[kind]}
                </option>
              ))}
            </select>
            {chair === 'bot' && (
              <select
                value={level}
                aria-label={words.setup.level(seat + 1)}
                onChange={({ target }) => change(seat, { level: target.value as BotLevel })}
              >
                {levelsFor(game, roles[seat]).map((each) => (
                  <option key={each} value={each}>
                    {levelName(words, each)}
                  </option>
                ))}
              </select>
            )}
            {(chair === 'person' || chair === 'me') && (
              <NameField
                label={words.setup.nameOf(seat + 1)}
                hideLabel
                text={called}
                change={(name) => change(seat, { name })}
                placeholder={chair === 'me' ? myName() : text.seat(seat)}
                mayBeEmpty
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
