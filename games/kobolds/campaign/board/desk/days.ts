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

const DAY = 86_400_000;
/** Whole days until then, rounded up; 0: it has come. */
export const daysLeft = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / DAY));

/** As a field for date and time wants it: local, to the minute. */
export function fieldOf(moment: number): string {
  const here = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
