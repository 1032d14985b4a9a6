/** Coins that rules make and take away: all of them pass through here, so that the books can be counted (KC-35.16). */
import type { Table } from './book.ts';

/** From the bank to a Crime Lord. */
export function pay(t: Table, seat: number, coins: number): void {
  t.gangs[seat].gold += coins;
  t.coins += coins;
}

/** From a Crime Lord to the bank. */
export function take(t: Table, seat: number, coins: number): void {
  pay(t, seat, -coins);
}

/** From one Crime Lord to another. */
export function handOver(t: Table, from: number, to: number, coins: number): void {
  t.gangs[from].gold -= coins;
  t.gangs[to].gold += coins;
}
