/** Loading a season of sixteen players and twelve rounds from the text of its log: every act judged, every draw recomputed. */
import { isRefusal, QuickRandom } from '@guildhall/kernel';
import { Match, readMatch, replay } from '@guildhall/kernel/hall';
import { type AnyGame, type AnyMatch, loadGame } from '@guildhall/registry';
import { took } from './measure.ts';
import type { Section } from './report.ts';

const SEATS = 16;
const SEASON = { rounds: 12 };
const TRIES = 10;
/** Acts of one seat before it answers, at most. */
const ACTS = 50;

/** Stewards spend what they have, as bots do; what a fight came to is drawn. */
function season(game: AnyGame, seed: number): AnyMatch {
  const options = game.options(SEASON, SEATS);
  if (isRefusal(options)) throw new Error(options.why);
  const match = Match.create(game, { seats: SEATS, options, seed: seed.toString(16).padStart(64, '0') });
  const random = new QuickRandom(seed);
  for (let [seat] = game.actors(match.current); seat !== undefined; [seat] = game.actors(match.current)) {
    for (let n = 0; n < ACTS; n++) {
      const wish = game.bots.unasked?.(match.current, seat);
      if (!wish || match.act(seat, wish.act, wish.answer)) break;
    }
    const refusal = match.answer(seat, game.sample(match.current, seat, random));
    if (refusal) throw new Error(`a legal answer was refused: ${refusal.why}`);
  }
  return match;
}

export async function campaignSection(): Promise<Section> {
  const game = await loadGame('kobolds-campaign');
  const match = season(game, 1);
  const record = match.record();
  const file = JSON.stringify(record);
  const times: number[] = [];
  for (let n = 0; n < TRIES; n++) {
    times.push(
      took(() => {
        const read = readMatch(file);
        if ('problem' in read) throw new Error(read.problem);
        const loaded = replay(game, read.record);
        if ('problem' in loaded) throw new Error(loaded.problem);
      }),
    );
  }
  const [first] = times;
  return {
    section: 'campaign',
    figures: [
      {
        name: 'a season of 16 players and 12 rounds from its log',
        value: Math.min(...times),
        unit: 'ms',
        bar: { at: 'most', value: 200 },
      },
      { name: 'the same the first time, with a cold engine', value: first, unit: 'ms', bar: null },
      { name: 'lines of its log', value: record.log.length, unit: '', bar: null },
      { name: 'letters of its file', value: file.length, unit: '', bar: null },
    ],
    proofs: {
      campaign: {
        rules: `${game.meta.id}@${game.meta.version}`,
        seed: '1',
        decisions: match.decisions,
        digest: record.digest ?? '',
      },
    },
  };
}
