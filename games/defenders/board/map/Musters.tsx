/** Coins and muster rolls over the sheet: everybody who stands somewhere, by name, to be pressed. */
import { suitOf } from '@guildhall/cards';
import { type ButtonHTMLAttributes, useState } from 'react';
import { SUIT_SHAPE } from '../art/Card.tsx';
import type { Thing } from '../press/targets.ts';
import type { BoardWords } from '../words/words.ts';
import { isCompact, isDefender, type Muster, type Screen, type Unit } from './muster.ts';
import { TokenFace, TokenSign } from './Tokens.tsx';

interface Props {
  musters: readonly Muster[];
  screen: Screen;
  words: BoardWords;
  placeName(id: string): string;
  /** What makes a thing something to press. */
  target(thing: Thing): ButtonHTMLAttributes<HTMLButtonElement>;
  stateOf(thing: Thing): string;
}

const sideOf = (unit: Unit): 'defender' | 'threat' => (isDefender(unit) ? 'defender' : 'threat');

export function Musters({ musters, screen, words, placeName, target, stateOf }: Props) {
  const compact = isCompact(screen);
  const [open, setOpen] = useState('');
  const titleOf = ({ where, place }: Muster): string =>
    where === 'outside'
      ? words.outsideTitle
      : where === 'before'
        ? words.before(placeName(place))
        : words.within(placeName(place));
  return (
    <div className={compact ? 'df-musters compact' : 'df-musters'}>
      {musters.map((muster) => {
        const { key, units, x, y, w } = muster;
        const side = sideOf(units[0]);
        const style = { transform: `translate(${x}px, ${y}px)` };
        if (units.length === 1) {
          const [unit] = units;
          return (
            <button
              key={unit.id}
              type="button"
              className={`df-token df-coin ${side}${stateOf(unit.id)}`}
              style={style}
              {...target(unit.id)}
            >
              <Coin unit={unit} />
              <span className="df-coin-name">{unit.name}</span>
            </button>
          );
        }
        const title = titleOf(muster);
        if (compact && open !== key) {
          const legal = units.some(({ id }) => stateOf(id).includes('legal'));
          return (
            <button
              key={key}
              type="button"
              className={`df-coin df-counted ${side}${legal ? ' legal' : ''}`}
              style={style}
              aria-expanded="false"
              aria-label={`${title}: ${units.map(({ name }) => name).join(', ')}`}
              onClick={() => setOpen(key)}
            >
              <Coin unit={units[0]} />
              <b>×{units.length}</b>
            </button>
          );
        }
        const at = compact ? { transform: 'translate(4px, 4px)' } : { ...style, inlineSize: w };
        return (
          <section key={key} className={`df-roll ${side}`} style={at} aria-label={title}>
            <header>
              <b>{title}</b>
              {compact ? (
                <button type="button" aria-label={words.close} onClick={() => setOpen('')}>
                  ×
                </button>
              ) : (
                <span>{units.length}</span>
              )}
            </header>
            {units.map((unit) => (
              <button key={unit.id} type="button" className={`df-token df-roll-row${stateOf(unit.id)}`} {...target(unit.id)}>
                <TokenSign unit={unit} side={side} />
                <span>{unit.name}</span>
                {isDefender(unit) && unit.wounds > 0 ? <i>{unit.wounds}</i> : null}
                <b>{isDefender(unit) ? unit.value : unit.face}</b>
                <svg viewBox="0 0 20 20" width="11" height="11" aria-hidden="true">
                  <path
                    className={'dh'.includes(suitOf(unit.card)) ? 'df-suit red' : 'df-suit'}
                    d={SUIT_SHAPE[suitOf(unit.card)]}
                  />
                </svg>
              </button>
            ))}
          </section>
        );
      })}
    </div>
  );
}

function Coin({ unit }: { unit: Unit }) {
  const side = sideOf(unit);
  return (
    <svg viewBox="-36 -36 72 72" width="46" height="46" aria-hidden="true">
      <TokenFace unit={unit} side={side} />
    </svg>
  );
}
