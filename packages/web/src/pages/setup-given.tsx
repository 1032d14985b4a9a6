/** What a table is set up with besides options: one part for all, and one for each seat that somebody here brings. */
import { isRefusal, type MatchGiven, type Options, type Plain, QuickRandom } from '@guildhall/kernel';
import { tableRefusal } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { Brought, GivenField, isGivenNeeded, OwnField, readPart } from '../parts/given-field.tsx';
import { RuleChip, ruleAddress } from '../parts/rule-chip.tsx';
import { anySeed } from '../tables/random.ts';
import { useWords } from '../words/index.ts';

/** As it was typed. */
export interface GivenTexts {
  all: string;
  own: readonly string[];
}
export const NOTHING_TYPED: GivenTexts = { all: '', own: [] };

/** What was typed as data; null: something of it is no JSON. */
export function readGiven({ all, own }: GivenTexts, seats: number): MatchGiven | null {
  const parts = [all, ...Array.from({ length: seats }, (_, seat) => own[seat] ?? '')].map(readPart);
  const read: Plain[] = [];
  for (const part of parts) {
    if ('problem' in part) return null;
    read.push(part.part);
  }
  return { all: read[0], own: read.slice(1) };
}

interface Props {
  game: AnyGame;
  options: Options;
  /** The seats, by what they are called here. */
  seats: readonly string[];
  texts: GivenTexts;
  change(texts: GivenTexts): void;
}

export function SetupGiven({ game, options, seats, texts, change }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const { given, meta } = game;
  if (!given) return null;
  const sample = (): MatchGiven => given.sample(options, seats.length, new QuickRandom(anySeed()));
  const roles = game.roles(options, seats.length);
  const read = readGiven(texts, seats.length);
  const refusal = read && game.handedIn(read, options, seats.length);
  // What is missing may still be brought by others: only what is there and wrong is said at once.
  const wrong = refusal && isRefusal(refusal) && ['badGiven', 'givenTooLarge'].includes(refusal.why) ? refusal : null;
  const own = (seat: number, typed: string): void =>
    change({ ...texts, own: seats.map((_, s) => (s === seat ? typed : (texts.own[s] ?? ''))) });
  const fields = (
    <fieldset className="setup-given">
      <legend>{words.given.title}</legend>
      <p className="quiet">
        {words.given.hint} <RuleChip id={given.rule} open={(rule) => go(ruleAddress(meta.id, rule))} />
      </p>
      {given.all && (
        <GivenField
          label={words.given.all}
          text={texts.all}
          change={(all) => change({ ...texts, all })}
          example={() => sample().all}
        />
      )}
      {given.own &&
        seats.map((name, seat) => (
          <OwnField
            key={name}
            game={game}
            options={options}
            name={name}
            role={roles[seat]?.name ?? null}
            label={words.given.own(name)}
            text={texts.own[seat] ?? ''}
            change={(typed) => own(seat, typed)}
            example={() => sample().own[seat]}
          />
        ))}
      {wrong && <p role="status">{tableRefusal(language, wrong, { seat: (seat) => seats[seat] })}</p>}
    </fieldset>
  );
  return <Brought needed={isGivenNeeded(game, options, seats.length)}>{fields}</Brought>;
}
