/** What everybody may know of a table beside the game: how it was set up, and who sits where. */
import { commitment } from '@guildhall/kernel';
import type { SeatState, Settings } from '@guildhall/wire';
import type { Course } from './course.ts';
import type { Presence } from './verdict.ts';

export function settingsOf({ file, rules, match, sitters }: Course): Settings {
  const { pace, name, chat, imported, linked, standIns = true } = file.setting;
  return {
    game: file.game,
    rules,
    options: match?.start.options ?? file.setting.options,
    seats: sitters.length,
    pace,
    public: file.public,
    name,
    chat,
    standIns,
    commitment: commitment(file.seed),
    imported: imported !== null,
    linked: linked ?? null,
    created: file.created,
  };
}

export function seatStates({ sitters, attendance, roles }: Course, presence: Presence): SeatState[] {
  const here = presence.here();
  return sitters.map(({ kind, name, bot, because }, seat) => ({
    seat,
    role: roles[seat]?.name ?? null,
    kind,
    name,
    bot,
    botBecause: because,
    here: here.has(seat),
    absentAt: kind === 'person' ? presence.absentAt(seat) : null,
    ...attendance.seatState(seat, presence.openSince()),
  }));
}
