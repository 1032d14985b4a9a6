/** What the rounds were for a gang, and what comes next. */
import type { Seat } from '@guildhall/kernel';
import type { CampaignFact } from '../../facts.ts';
import type { Past } from '../../table.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import type { Ground } from '../ground.ts';
import { originsOf } from '../ledger/lines.ts';
import { Pressed } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { Watch } from '../lists/Watch.tsx';
import { fightOfSeat, itemName, leaderProfile, namesIn, profileName, toldFacts, underdogIn } from '../model.ts';
import { signed } from '../words/signed.ts';

export function History({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const { table } = props.view;
  const { history } = table.gangs[seat];
  const place = fightOfSeat(table, seat);
  const isToCome = place !== null && place.fight.report === null;
  if (history.length === 0 && !isToCome) return null;
  return (
    <ol className="kc-history" aria-label={words.history.title}>
      {history.map((past) => (
        <Round key={past.round} ground={ground} seat={seat} past={past} />
      ))}
      {isToCome && <Next ground={ground} seat={seat} />}
    </ol>
  );
}

/** What happened in one round, as far as it was told. */
function roundOf(facts: readonly CampaignFact[], round: number): CampaignFact[] {
  const from = facts.findIndex((fact) => fact.kind === 'scenarioDrawn' && fact.round === round);
  const to = facts.findIndex((fact) => fact.kind === 'booksOpened' && fact.round === round);
  return from < 0 ? [] : facts.slice(from, to < 0 ? undefined : to);
}

/** The name of the fight that a seat had at a table in this round; null: it had none there. */
function fightIn(facts: readonly CampaignFact[], seat: Seat): string | null {
  const at = facts.findIndex((fact) => fact.kind === 'reported' && fact.players.includes(seat));
  return originsOf(facts)[at]?.fight ?? null;
}

function Round({ ground, seat, past }: { ground: Ground; seat: Seat; past: Past }) {
  const { props, words } = ground;
  const { language, say } = props;
  const facts = roundOf(toldFacts(props), past.round);
  const names = (wanted: (fact: CampaignFact) => boolean): string =>
    facts
      .flatMap((fact) =>
        (fact.kind === 'killed' || fact.kind === 'mugged') && wanted(fact) ? [profileName(fact.profile, language)] : [],
      )
      .join(', ');
  const killed = names((fact) => fact.kind === 'killed' && fact.by === seat);
  const mugged = names((fact) => fact.kind === 'mugged' && fact.by === seat);
  const lost = names((fact) => fact.kind === 'killed' && fact.seat === seat);
  const found = facts
    .flatMap((fact) => (fact.kind === 'found' && fact.seat === seat ? [itemName(fact.item, language)] : []))
    .join(', ');
  const opponent = past.opponent < 0 ? null : past.opponent;
  const fight = fightIn(facts, seat);
  return (
    <li className={past.result}>
      <header>
        <b>{past.round}</b>
        {opponent !== null && <GangCoin profile={leaderProfile(props.view.table, opponent)} seat={opponent} size={34} />}
        <div>
          <strong>{words.history[past.result](opponent === null ? '' : say.seat(opponent))}</strong>
          <i>{past.scenario !== '' && namesIn(language).scenarios[past.scenario].name}</i>
        </div>
        <em>
          <Pressed
            ground={ground}
            matter={{ of: 'figure', seat, figure: 'notoriety' }}
            label={`${words.figures.notoriety} ${signed(past.points)}, ${words.round(past.round)}`}
          >
            {signed(past.points)}
          </Pressed>
        </em>
      </header>
      {killed && <p>{words.history.killed(killed)}</p>}
      {mugged && <p>{words.history.mugged(mugged)}</p>}
      {lost && <p>{words.history.fell(lost)}</p>}
      {found && <p>{words.history.found(found)}</p>}
      {fight !== null && (
        <p>
          <Watch ground={ground} fight={fight} moment="end" />
        </p>
      )}
      {past.byHand && (
        <p className="kc-hand">
          {words.byHand} <Rule id="KC-30.4" openRule={props.openRule} />
        </p>
      )}
    </li>
  );
}

function Next({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words, show } = ground;
  const { table } = props.view;
  const place = fightOfSeat(table, seat);
  if (!place) return null;
  const { fight, side } = place;
  const rival = fight.players[1 - side];
  const underdog = underdogIn(table, fight);
  return (
    <li className="next">
      <header>
        <b>{table.round}</b>
        <GangCoin profile={leaderProfile(table, rival)} seat={rival} size={34} />
        <div>
          <strong>{words.history.next(props.say.seat(rival))}</strong>
          <i>{table.scenario !== '' && namesIn(props.language).scenarios[table.scenario].name}</i>
        </div>
        <em>?</em>
      </header>
      {underdog !== null && <p>{words.history.underdog(props.say.seat(fight.players[underdog]))}</p>}
      {seat === props.view.seat && table.phase === 'business' && (
        <button type="button" className="kc-button strong" onClick={() => show('round')}>
          {words.history.stash}
        </button>
      )}
    </li>
  );
}
