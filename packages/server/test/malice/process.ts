/** Malicious guests in a process of their own, so that their own work delays nobody but the server. Told what to do by its parent. */
import { type Done, Malice, type Victims } from './acts.ts';

export interface Order {
  address: string;
  guests: number;
  victims: Victims;
  seed: number;
  /** They stop after so many milliseconds, or once each has done so many frames; whichever comes first. */
  time: number;
  frames: number;
}
export interface Told {
  done: Done;
  breaches: string[];
}

let stopped = false;
process.on('message', async (said: Order | 'stop') => {
  if (said === 'stop') {
    stopped = true;
    return;
  }
  const { address, guests, victims, seed, time, frames } = said;
  const end = performance.now() + time;
  const all = Array.from({ length: guests }, (_, i) => new Malice(address, `10.66.0.${i + 1}`, victims, seed + i));
  const told = (): Told => {
    const done: Done = {};
    for (const guest of all) for (const [what, n] of Object.entries(guest.done)) done[what] = (done[what] ?? 0) + n;
    return { done, breaches: all.flatMap(({ breaches }) => breaches) };
  };
  await Promise.all(
    all.map((guest) => guest.run(() => stopped || performance.now() > end || (guest.done['hostile frames'] ?? 0) >= frames)),
  );
  process.send?.(told(), () => process.exit(0));
});
// Without a parent there is nobody to do it for.
process.on('disconnect', () => process.exit(1));
