/** Loading a match of a thousand decisions from the text of its log: every answer checked, every draw recomputed. */
import { type Plain, QuickRandom } from '@guildhall/kernel';
import { Match, readMatch, replay } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { usualOptions } from './at-random.ts';
import { took } from './measure.ts';
import type { Section } from './report.ts';

const SEATS = 4;
const DECISIONS = 1000;
const ROUNDS = 15;

export async function loadSection(): Promise<Section> {
  const game = await loadGame('brigade');
  const options = usualOptions(game, SEATS);
  const files: string[] = [];
  const digests: string[] = [];
  let decisions = 0;
  let longest = 0;
  // One game may be over sooner; then as many matches are loaded as hold a thousand decisions together.
  for (let n = 0; decisions < DECISIONS; n++) {
    const random = new QuickRandom(n);
    const match = Match.create(game, { seats: SEATS, options, seed: n.toString(16).padStart(64, '0') });
    const list: Plain[] = [];
    for (let [seat] = game.actors(match.current); seat !== undefined; [seat] = game.actors(match.current)) {
      if (decisions + match.decisions === DECISIONS) break;
      game.legal(match.current, seat, list);
      const refusal = match.answer(
        seat,
        list.length > 0 ? list[random.below(list.length)] : game.sample(match.current, seat, random),
      );
      if (refusal) throw new Error(`a legal answer was refused: ${refusal.why}`);
    }
    decisions += match.decisions;
    longest = Math.max(longest, match.decisions);
    const record = match.record();
    digests.push(record.digest ?? '');
    files.push(JSON.stringify(record));
  }
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const ms = took(() => {
      for (const file of files) {
        const read = readMatch(file);
        if ('problem' in read) throw new Error(read.problem);
        const loaded = replay(game, read.record);
        if ('problem' in loaded) throw new Error(loaded.problem);
      }
    });
    best = Math.min(best, ms);
  }
  return {
    section: 'load',
    figures: [
      { name: `${DECISIONS} decisions from the log`, value: best, unit: 'ms', bar: { at: 'most', value: 100 } },
      { name: 'matches they are spread over', value: files.length, unit: '', bar: null },
      { name: 'decisions in the longest', value: longest, unit: '', bar: null },
    ],
    proofs: {
      load: {
        rules: `${game.meta.id}@${game.meta.version}`,
        seed: 'load',
        decisions,
        digest: digests.map((d) => d.slice(0, 8)).join(' '),
      },
    },
  };
}
