/** Moments as people say them: "Sunday, 22 November, 20:00". */
import type { Language } from '@guildhall/kernel';

export const dayOf = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);

const UNITS = [
  { unit: 'day', ms: 86_400_000, from: 2 },
  { unit: 'hour', ms: 3_600_000, from: 1 },
  { unit: 'minute', ms: 60_000, from: 0 },
] as const;

/** "4 days", "31 hours", "12 minutes"; null: the moment has come. */
export function timeLeft(moment: number, now: number, language: Language): string | null {
  const left = moment - now;
  const found = UNITS.find(({ ms, from }) => left >= from * ms);
  if (left <= 0 || !found) return null;
  const { unit, ms } = found;
  const whole = Math.max(1, Math.floor(left / ms));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
}

/** As a field for date and time wants it: local, to the minute. */
export function fieldOf(moment: number): string {
  const here = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
