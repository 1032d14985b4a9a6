/** The worker's side of the bots' room: loads the game's rules once and thinks about one decision at a time. */
import { type Bot, makeBot, see } from '@guildhall/bots';
import { type GamePackage, QuickRandom } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import type { Reply, Thought } from './bot-room.ts';

const THINK_MS = 500;
const [seed] = crypto.getRandomValues(new Uint32Array(1));
const random = new QuickRandom(seed);
const bots = new Map<string, Bot>();

function botFor(level: string): Bot {
  let bot = bots.get(level);
  if (!bot) {
    bot = makeBot(level, random.below(0x7fff_ffff));
    bots.set(level, bot);
  }
  return bot;
}

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { id, seat, level } = data;
  let reply: Reply;
  try {
    const game = (await loadGame(data.game)) as GamePackage;
    const loaded = game.load(data.position);
    if ('problem' in loaded) throw new Error(loaded.problem);
    reply = { id, answer: await botFor(level).decide(see(game, loaded.game, seat, random), { ms: THINK_MS }) };
  } catch (error) {
    reply = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
