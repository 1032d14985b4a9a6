export { type Bot, type Budget, type Seen, see } from './bot.ts';
export { GreedyBot } from './greedy.ts';
export { RandomBot } from './random-bot.ts';
export { BOTS, makeBot, UnknownBot } from './registry.ts';
export { SEARCH, Search, SearchBot, type SearchOptions } from './search.ts';
export {
  GameInPlay,
  type Played,
  playGame,
  type SeatResult,
  type Simulation,
  type SimulationResult,
  simulate,
} from './simulate.ts';
export { makeSimulationBot, SIMULATION_BOTS } from './simulation-bots.ts';
export { type Estimate, meanOf, pairedDifference, regress, seedNumber, wilson } from './stats.ts';
