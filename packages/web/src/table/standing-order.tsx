/** Standing orders: at a question where one may only respond or pass, to pass from now on (GH-15). */
import type { AnyGame } from '@guildhall/registry';
import { useState } from 'react';
import { Pop } from '../parts/pop.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { orderText } from './orders.ts';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  source: TableSource;
  game: AnyGame;
  words: GameWords;
}

/** Beside the question of a window: pass here from now on, with the exceptions the game provides for. */
export function StandingOrder({ state, source, game, words: gameWords }: Props) {
  const words = useWords();
  const window = state.view?.asked?.name ?? '';
  const spec = Object.hasOwn(game.orders, window) ? game.orders[window] : null;
  const given = Object.hasOwn(state.orders, window) ? state.orders[window] : null;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!spec) return null;
  const toggle = (condition: string): void =>
    setChosen(chosen.includes(condition) ? chosen.filter((one) => one !== condition) : [...chosen, condition]);
  return (
    <Pop className="button small quiet-button" popupClass="standing-order" face={given ? words.orders.change : words.orders.give}>
      {given ? (
        <>
          <p>{orderText(words, gameWords, window, given)}</p>
          <button type="button" className="button" onClick={() => void source.order(window, null)}>
            {words.orders.takeBack}
          </button>
        </>
      ) : (
        <>
          <p>{orderText(words, gameWords, window, [])}</p>
          {spec.unless.length > 0 && (
            <fieldset>
              <legend>{words.orders.unless}</legend>
              {spec.unless.map((condition) => (
                <label key={condition} className="choice">
                  <input type="checkbox" checked={chosen.includes(condition)} onChange={() => toggle(condition)} />
                  {gameWords.order(window, condition)}
                </label>
              ))}
            </fieldset>
          )}
          <p className="quiet">
            {words.orders.hint} {words.orders.hintNow}
          </p>
          <button type="button" className="button strong" onClick={() => void source.order(window, chosen)}>
            {words.orders.keep}
          </button>
        </>
      )}
    </Pop>
  );
}
