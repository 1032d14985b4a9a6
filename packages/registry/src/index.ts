/** The games of the hall: one line each. Nobody else imports a game. */

import { cover as brigade } from '@guildhall/brigade/cover';
import { cover as bulwark } from '@guildhall/bulwark/cover';
import { cover as defenders } from '@guildhall/defenders/cover';
import type { Cover, GamePackage, Links, Plain, PlainRecord } from '@guildhall/kernel';
import type { Match, Telling } from '@guildhall/kernel/hall';
import { cover as koboldsCampaign } from '@guildhall/kobolds/campaign/cover';
import { cover as kobolds } from '@guildhall/kobolds/cover';
import type { GameBoard } from '@guildhall/table';
import { cover as wolsung } from '@guildhall/wolsung/cover';

/** A game as the hall handles it: nobody outside its folder knows what its table or answers are. */
export type AnyGame = GamePackage;
/** A match of any game, alone or with what was told on the way. */
export type AnyMatch = Match<unknown, Plain, PlainRecord>;
export type AnyTelling = Telling<unknown, Plain, PlainRecord>;

/** In the order of the hall. Rules and board are loaded when first wanted, so that a program pays only for what it plays. */
const HALL: readonly Place[] = [
  open(brigade, { rules: () => import('@guildhall/brigade'), board: () => import('@guildhall/brigade/board') }),
  open(kobolds, { rules: () => import('@guildhall/kobolds'), board: () => import('@guildhall/kobolds/board') }),
  open(defenders, { rules: () => import('@guildhall/defenders'), board: () => import('@guildhall/defenders/board') }),
  open(bulwark, { rules: () => import('@guildhall/bulwark'), board: () => import('@guildhall/bulwark/board') }),
  open(wolsung, { rules: () => import('@guildhall/wolsung'), board: () => import('@guildhall/wolsung/board') }),
];

/** A kind of campaign: the package of its ledger, the game its fights are matches of, and how the two are linked. */
export interface CampaignKind {
  readonly ledger: AnyGame;
  readonly game: AnyGame;
  readonly links: Links;
}

/** The campaigns there are: each ledger is a place like any game, which no cover of the hall shows by itself. */
const CAMPAIGNS: readonly CampaignPlace[] = [campaign(koboldsCampaign, { rules: () => import('@guildhall/kobolds/campaign') })];

/** The ids of all kinds of campaigns. */
export const listCampaigns = (): string[] => CAMPAIGNS.map(({ cover }) => cover.id);

/** The covers of all kinds of campaigns; `campaignOf` names the game each belongs to. */
export const listCampaignCovers = (): Cover[] => CAMPAIGNS.map(({ cover }) => cover);

/** One kind of campaign; an unknown id is an UnknownGame error. */
export async function loadCampaign(id: string): Promise<CampaignKind> {
  const place = CAMPAIGNS.find(({ cover }) => cover.id === id);
  if (!place) throw new UnknownGame(id);
  return place.kind();
}

interface Place {
  cover: Cover;
  /** null: announced, not yet open. */
  rules: (() => Promise<AnyGame>) | null;
  /** null: the page lays out its plain board. */
  board: (() => Promise<GameBoard>) | null;
}

interface Parts<Id extends string, B> {
  rules(): Promise<{ readonly [id in Id]: AnyGame }>;
  board?: () => Promise<{ board: GameBoard<B> }>;
}

/** A game that can be played. Its index exports the package under the game's id; the board may be missing. */
function open<Id extends string, B>(cover: Cover & { readonly id: Id }, { rules, board }: Parts<Id, B>): Place {
  return {
    cover,
    rules: async () => (await rules())[cover.id],
    // The page hands each board views of its own game only, so what a view contains need not be known here.
    board: board ? async () => (await board()).board as unknown as GameBoard : null,
  };
}

interface CampaignPlace extends Place {
  kind: () => Promise<CampaignKind>;
}

interface CampaignParts<B> {
  rules(): Promise<{ readonly campaign: unknown }>;
  board?: () => Promise<{ board: GameBoard<B> }>;
}

/** A campaign of a game. Its index exports the ledger as `campaign`, with its `links`. */
function campaign<B>(cover: Cover & { readonly campaignOf: string }, { rules, board }: CampaignParts<B>): CampaignPlace {
  // As with games, nobody outside its folder knows what its table is.
  const ledger = async (): Promise<AnyGame> => (await rules()).campaign as AnyGame;
  return {
    cover,
    rules: ledger,
    board: board ? async () => (await board()).board as unknown as GameBoard : null,
    kind: async () => {
      const [own, game] = await Promise.all([ledger(), loadGame(cover.campaignOf)]);
      return { ledger: own, game, links: own.links as Links };
    },
  };
}

export class UnknownGame extends Error {
  constructor(readonly id: string) {
    super(`there is no game "${id}"; the games are ${listGames().join(', ')}`);
    this.name = 'UnknownGame';
  }
}

/** The ids of all games that can be played, in the order of the hall. */
export function listGames(): string[] {
  return HALL.filter(({ rules }) => rules !== null).map(({ cover }) => cover.id);
}

/** The covers of all games, announced ones too, in the order of the hall. */
export function listCovers(): Cover[] {
  return HALL.map(({ cover }) => cover);
}

/** The package of one game or of the ledger of a campaign; an unknown id is an UnknownGame error that lists the known ones. */
export async function loadGame(id: string): Promise<AnyGame> {
  const { rules } = placeOf(id);
  if (!rules) throw new UnknownGame(id);
  return rules();
}

/** The board of one game; null if it has none of its own. An unknown id is an error as above. */
export async function loadBoard(id: string): Promise<GameBoard | null> {
  return (await placeOf(id).board?.()) ?? null;
}

function placeOf(id: string): Place {
  const place = [...HALL, ...CAMPAIGNS].find(({ cover, rules }) => cover.id === id && rules !== null);
  if (!place) throw new UnknownGame(id);
  return place;
}
