/** Hiring: every profile by its category with its price, and by which rule it cannot be had now. */
import type { Seat } from '@guildhall/kernel';
import { useState } from 'react';
import { BIG_GUY_IDS, EXPERT_IDS, type HiredId, PROFILES, RUNT_IDS, THUG_IDS } from '../../../data/index.ts';
import { closedBy, hasWizard, pointsFor, priceFor } from '../../reading.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Gold, Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { asTable, doIt, namesIn, profileName, waysOf } from '../model.ts';

const SHELVES = [
  ['runt', RUNT_IDS],
  ['thug', THUG_IDS],
  ['big-guy', BIG_GUY_IDS],
  ['expert', EXPERT_IDS],
  ['wizard', ['wizard']],
] as const;

/** Why somebody cannot be hired: the rule, and how it is said. */
function whyNot({ props, words }: Ground, seat: Seat, profile: HiredId): { rule: string; text: string } | null {
  const books = asTable(props.view.table);
  const gift = closedBy(books, seat, profile);
  if (gift) return { rule: 'KC-32.15', text: words.hire.from(pointsFor(books, gift)) };
  if (profile === 'wizard' && hasWizard(books, seat)) return { rule: 'KC-3.7', text: words.hire.one };
  const price = priceFor(books, seat, profile);
  const { gold } = books.gangs[seat];
  return price > gold ? { rule: 'KC-35.16', text: words.hire.dear(gold) } : null;
}

export function Hire({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const { table } = props.view;
  const [shown, setShown] = useState(false);
  if (table.phase !== 'business') return null;
  const names = namesIn(props.language);
  return (
    <section className={shown ? 'kc-hire open' : 'kc-hire'} aria-label={words.hire.title}>
      <h3>{words.hire.title}</h3>
      <ul className="kc-prices">
        {SHELVES.map(([category, ids]) => {
          const refused = ids.map((id) => whyNot(ground, seat, id));
          const open = refused.some((refusal) => refusal === null);
          const prices = [...new Set(ids.map((id) => priceFor(asTable(table), seat, id)))].sort((a, b) => a - b);
          return (
            <li key={category} className={open ? 'ok' : 'no'}>
              <Sign name={open ? 'check' : 'no'} size={14} />
              <span>
                {`${names.categoriesPlural[category]} ${prices.join('–')}${!open && refused[0] ? `: ${refused[0].text} ` : ''}`}
                {!open && refused[0] && <Rule id={refused[0].rule} openRule={props.openRule} />}
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="kc-button strong" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? words.hire.close : words.hire.open}
      </button>
      {shown &&
        SHELVES.map(([category, ids]) => (
          <div key={category} className="kc-shelf">
            <h4>{names.categoriesPlural[category]}</h4>
            <ul>
              {ids.map((id) => (
                <Hireling key={id} ground={ground} seat={seat} profile={id} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

function Hireling({ ground, seat, profile }: { ground: Ground; seat: Seat; profile: HiredId }) {
  const { props, words } = ground;
  const refused = whyNot(ground, seat, profile);
  const { move, fight, defend, wounds, cost } = PROFILES[profile];
  const price = priceFor(asTable(props.view.table), seat, profile);
  const [free] = waysOf(props.view, 'hire', (answer) => answer === `free ${profile}`);
  const name = profileName(profile, props.language);
  const hire = (answer: string, label: string, strong: boolean) => (
    <button
      type="button"
      className={strong ? 'kc-button strong' : 'kc-button'}
      data-legal={strong || undefined}
      onClick={({ currentTarget }) => doIt(props, 'hire', answer, currentTarget)}
    >
      {label}
      <span className="unseen">: {name}</span>
    </button>
  );
  return (
    <li className={refused && !free ? 'kc-hireling shut' : 'kc-hireling'}>
      <GangCoin profile={profile} seat={seat} size={44} />
      <p>
        <b>{name}</b>
        <span>{words.hire.figures(move, fight ?? 0, defend, wounds)}</span>
        {refused && (
          <span className="kc-no">
            {refused.text} <Rule id={refused.rule} openRule={props.openRule} />
          </span>
        )}
      </p>
      <span className="kc-price">
        <Gold size={15} /> {price !== cost && <s>{cost}</s>} {price}
      </span>
      <span className="kc-ways">
        {free !== undefined && hire(free, words.hire.free, true)}
        {hire(profile, words.hire.do, refused === null)}
      </span>
    </li>
  );
}
