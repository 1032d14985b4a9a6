/** With whom and with what one plays if one does not say: bots where bots may play, and nothing handed in unless it must be. */
import { botFor, isRefusal, offeredLevel, QuickRandom, Refused, usualGiven, usualLevel } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { botName } from '../hall/bot-name.ts';
import { myName } from '../hall/my-name.ts';
import { anySeed } from './random.ts';
import type { BotLevel, LocalPlan, SeatPlan } from './source.ts';

/** Few enough that one's turn comes soon. */
const USUAL_SEATS = 3;

/** `wished`: the level of the bots; null: as is usual in this game. */
export function usualPlan(game: AnyGame, wished: BotLevel | null): Pick<LocalPlan, 'seats' | 'options' | 'given' | 'answers'> {
  const { min, max } = game.meta.seats;
  const count = Math.min(max, Math.max(min, USUAL_SEATS));
  const { first } = game.meta;
  const options = game.options(first?.options ?? {}, count);
  if (isRefusal(options)) throw new Refused(options);
  const roles = game.roles(options, count);
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => {
    const level = seat === 0 ? null : botFor<BotLevel>(roles[seat], offeredLevel(game, wished ?? usualLevel(game)));
    // Where only persons play, somebody at this device does.
    if (!level) return { kind: 'person', name: seat === 0 ? myName() : '' };
    return { kind: 'bot', name: botName(seat - 1), level };
  });
  return { seats, options, given: usualGiven(game, options, count, new QuickRandom(anySeed())), answers: first?.answers };
}
