/** The worker's side of the bots' room: loads the game's rules once and thinks about one decision at a time. */
import { type Bot, QUICK, see } from '@guildhall/bots/quick';
import { type GamePackage, QuickRandom } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import type { Reply, Thought } from './bot-room.ts';

const THINK_MS = 500;
const [seed] = crypto.getRandomValues(new Uint32Array(1));
const random = new QuickRandom(seed);
const bots = new Map<string, Bot>();

/** Bots that search are fetched by tables that have one. */
async function botFor(level: string): Promise<Bot> {
  const known = bots.get(level);
  if (known) return known;
  const seed = random.below(0x7fff_ffff);
  const bot = Object.hasOwn(QUICK, level) ? QUICK[level](seed) : (await import('@guildhall/bots')).makeBot(level, seed);
  bots.set(level, bot);
  return bot;
}

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { id, seat, level } = data;
  let reply: Reply;
  try {
    const game = (await loadGame(data.game)) as GamePackage;
    const loaded = game.load(data.position);
    if ('problem' in loaded) throw new Error(loaded.problem);
    const bot = await botFor(level);
    reply = { id, answer: await bot.decide(see(game, loaded.game, seat, random), { ms: THINK_MS }) };
  } catch (error) {
    reply = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
