/** From the view to what is drawn: who leads, who fights whom, what can be done about a thing. Nothing here decides anything. */
import type { Language, MayAlso, Plain, Seat, View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import type { EquipmentId, ProfileId } from '../../data/index.ts';
import type { CampaignFact } from '../facts.ts';
import { fightOf, levelsAt, NONE, playsFor } from '../reading.ts';
import { underdogOf } from '../rules/notoriety.ts';
import type { Fight, Table, TableView } from '../table.ts';
import { text } from '../text/index.ts';

export type CampaignProps = BoardProps<TableView>;

/** All that is read of the books here is open to whoever looks, and has the shape it has in the books. */
export const asTable = (view: TableView): Table => view as unknown as Table;

export const namesIn = (language: Language) => text[language].names;
export const profileName = (profile: ProfileId, language: Language): string => namesIn(language).profiles[profile].name;
export const itemName = (item: EquipmentId, language: Language): string => namesIn(language).equipment[item].name;

/** A member by the name it was given, or by what it is. */
export const memberCalled = ({ members }: TableView, m: number, language: Language): string =>
  members[m].name || profileName(members[m].profile, language);

/** A member or a piece by its name in answers: "m4", "e7". */
export const thingCalled = (table: TableView, thing: string, language: Language): string => {
  const n = Number(thing.slice(1));
  return thing.startsWith('m') ? memberCalled(table, n, language) : itemName(table.pieces[n].item, language);
};

/** The gang's name, or whose it is. */
export const gangCalled = ({ view: { table }, say }: CampaignProps, seat: Seat): string =>
  table.gangs[seat].name || say.seat(seat);

/** Who leads a gang; null before it is founded. */
export const leaderProfile = ({ gangs, members }: TableView, seat: Seat): ProfileId | null =>
  gangs[seat].leader === NONE ? null : members[gangs[seat].leader].profile;

/** By Notoriety, then by Ruthlessness, then as they sit. */
export const ranked = ({ gangs }: TableView): Seat[] =>
  gangs
    .map((_, seat) => seat)
    .sort((a, b) => gangs[b].notoriety - gangs[a].notoriety || gangs[b].ruthlessness - gangs[a].ruthlessness || a - b);

/** The level of a gang, from 1; 0: none yet. */
export const levelOf = (table: TableView, seat: Seat): number => levelsAt(asTable(table), table.gangs[seat].notoriety);

/** The points by which the second of two sides stands lower; before a fight begins they are those of now. */
export const ratingsOf = ({ gangs, phase }: TableView, { players, ratings }: Fight): number[] =>
  phase === 'business' ? players.map((seat) => gangs[seat].notoriety) : ratings.slice();

/** The side that is the underdog; null: neither is (KC-32.6). */
export const underdogIn = (table: TableView, fight: Fight): number | null => {
  const side = underdogOf(ratingsOf(table, fight));
  return side === NONE ? null : side;
};

export const fightOfSeat = (table: TableView, seat: Seat) => fightOf(asTable(table), seat);
export const isMine = ({ players }: Fight, seat: Seat | null): boolean => seat !== null && players.includes(seat);

/** Who sits out this round; null: nobody. */
export const sittingOut = (table: TableView): Seat | null => {
  if (table.fights.length === 0) return null;
  const out = table.gangs.findIndex((_, seat) => fightOfSeat(table, seat) === null);
  return out < 0 ? null : out;
};

/** Pieces that a gang has the use of and nobody carries. */
export const spareOf = ({ pieces }: TableView, seat: Seat): number[] =>
  pieces.flatMap((piece, e) => (piece.fate === 'kept' && piece.bearer === NONE && playsFor(piece) === seat ? [e] : []));

/** Own members in service, lent ones too, and borrowed ones; the Leader apart. */
export const membersOf = ({ members, gangs }: TableView, seat: Seat): number[] =>
  members.flatMap(({ owner, lent, fate }, m) =>
    fate === 'active' && (owner === seat || lent === seat) && gangs[seat].leader !== m ? [m] : [],
  );
export const fallenOf = ({ members }: TableView, seat: Seat): number[] =>
  members.flatMap(({ owner, fate }, m) => (owner === seat && fate === 'killed' ? [m] : []));

/** What may be done out of turn now, by its short name: "hire". */
export const actIn = ({ mayAlso }: View<TableView>, name: string): MayAlso | null =>
  mayAlso.find((act) => act.name === `anytime/${name}`) ?? null;

/** The listed answers of such an act that are about something. */
export const waysOf = (view: View<TableView>, name: string, about: (answer: string) => boolean = () => true): string[] =>
  (actIn(view, name)?.options ?? []).filter((answer): answer is string => typeof answer === 'string' && about(answer));

/** Does something out of turn; why it cannot be done is said beside what was pressed. */
export const doIt = ({ act }: CampaignProps, name: string, answer: Plain, anchor: Element | null, done?: () => void): void =>
  act?.(`anytime/${name}`, answer, anchor, done);

export const toldFacts = ({ told, fresh }: CampaignProps): readonly CampaignFact[] =>
  (told?.() ?? fresh) as readonly CampaignFact[];

/** Who has not answered yet what is asked of several. */
export const isAwaited = ({ waitingFor }: View<TableView>, seat: Seat): boolean =>
  waitingFor.some((waiting) => waiting.seat === seat);
