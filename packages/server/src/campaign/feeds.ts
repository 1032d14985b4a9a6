/** What a campaign tells by feed: its news to everybody (Atom), and to whoever holds a seat what is due there (iCalendar). */
import { heardBy, type Language, type Seat, type Speaker } from '@guildhall/kernel';
import type { Hall } from '../hall.ts';
import { seatsOf } from '../store/tables.ts';
import type { Course } from '../table/course.ts';
import { Denied } from '../table/problem.ts';
import { atomFeed, calendar, type Due, type Entry } from './formats.ts';
import { seatReadBy } from './reading.ts';

/** The newest of the news. */
const MOST_NEWS = 100;

const WORDS: { readonly [language in Language]: { fight(name: string): string; openFight(number: number): string } } = {
  en: { fight: (name) => `Your move in a fight: ${name}`, openFight: (number) => `Fight ${number} waits to be played` },
  pl: { fight: (name) => `Twój ruch w walce: ${name}`, openFight: (number) => `Walka ${number} czeka na rozegranie` },
};

/** People go by the names they chose. */
function speakerAt({ sitters, game }: Course, language: Language): Speaker {
  return { seat: (seat) => sitters[seat]?.name || game.text[language].seat(seat) };
}

function mustBeCampaign({ campaign }: Course): void {
  if (!campaign) throw new Denied('noRequest', 'this is no campaign');
}

/** What happened, as one who only looks on hears it. `page`: the address of the table's page. */
export async function newsOf(hall: Hall, id: string, language: Language, page: string): Promise<string> {
  const keeper = await hall.keeper(id);
  return keeper.with((course) => {
    mustBeCampaign(course);
    const say = speakerAt(course, language);
    const { fact: words } = course.game.text[language];
    // From the end: words are made for what is told, however long the campaign has gone on.
    const entries: Entry[] = [];
    for (let line = course.lines.length - 1; line >= 0 && entries.length < MOST_NEWS; line--) {
      const { sequence, at, told } = course.lines[line];
      const heard = heardBy(told, null);
      for (let n = heard.length - 1; n >= 0 && entries.length < MOST_NEWS; n--)
        entries.push({ id: `${sequence}.${n}`, at, title: words(heard[n], say) });
    }
    const { name } = course.file.setting;
    return atomFeed({ id, title: name, language, page, updated: course.file.created }, entries);
  });
}

/** What waits for the seat that a reading key reads for: questions of the campaign, and fights. */
export async function dueOf(hall: Hall, id: string, key: string, language: Language, page: string): Promise<string> {
  const keeper = await hall.keeper(id);
  await keeper.with(mustBeCampaign);
  const { seat, key_hash } = await seatReadBy(hall, id, key);
  const { asked, fights, name } = await keeper.with((course) => {
    const { campaign, match } = course;
    return {
      asked: [askedOf(course, seat, language) ?? []].flat(),
      fights: (campaign?.state(match).fights ?? []).filter(({ players, state }) => {
        return state !== 'over' && campaign?.awaitsFights(match) && players.includes(seat);
      }),
      name: course.file.setting.name,
    };
  });
  const due = [...asked];
  for (const { number, name: called, table } of fights) {
    if (table === null) due.push({ id: `fight-${called}`, summary: WORDS[language].openFight(number + 1), until: null });
    else due.push(...(await fightDue(hall, table, key_hash, language)));
  }
  return calendar({ id, title: name, page, at: hall.now() }, due);
}

/** The open question of a seat, in its own words. */
function askedOf(course: Course, seat: Seat, language: Language): Due | null {
  const { match, game, decision, campaign } = course;
  if (!match || course.sitters[seat].bot !== null || !course.actors().includes(seat)) return null;
  // That results are waited for is nobody's task as long as fights are being played.
  if (campaign?.awaitsFights(match)) return null;
  const { asked } = game.view(match.current, seat);
  const summary = asked && game.text[language].question(asked.name, asked.show, speakerAt(course, language));
  return summary ? { id: `${seat}-${decision}`, summary, until: untilOf(course, seat) } : null;
}

/** The organiser's deadline, or what is left on the seat's own clock. */
function untilOf({ campaign, clocks, match }: Course, seat: Seat): number | null {
  const until = campaign?.until(match) ?? null;
  const left = clocks.running.includes(seat) ? clocks.left[seat] : null;
  return until ?? (left === null ? null : clocks.at + left);
}

/** What waits at the table of a fight for whoever holds the same seat there. */
async function fightDue(hall: Hall, table: string, holder: string, language: Language): Promise<Due[]> {
  const rows = await seatsOf(hall.store.db, table);
  const seats = rows.filter(({ key_hash }) => key_hash === holder).map(({ seat }) => seat);
  const keeper = await hall.keeper(table);
  return keeper.with((course) =>
    seats.flatMap((seat) => {
      const asked = askedOf(course, seat, language);
      return asked ? [{ ...asked, id: `${table}-${asked.id}`, summary: WORDS[language].fight(asked.summary) }] : [];
    }),
  );
}
