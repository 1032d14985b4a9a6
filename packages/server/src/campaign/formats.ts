/** Atom (RFC 4287) and iCalendar (RFC 5545) as text. Whatever people wrote is escaped. */
export interface Entry {
  /** Among those of its table. */
  id: string;
  at: number;
  title: string;
}

/** Something that waits for somebody. */
export interface Due {
  id: string;
  summary: string;
  /** Until when; null: there is no hurry. */
  until: number | null;
}

interface FeedHead {
  id: string;
  title: string;
  language: string;
  page: string;
  updated: number;
}

/** XML 1.0 has no way to write most control characters, nor halves of letters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MARKS: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const xml = (text: string): string => text.replaceAll(UNWRITABLE, '\u{FFFD}').replaceAll(/[&<>"']/g, (mark) => MARKS[mark]);
const moment = (at: number): string => new Date(at).toISOString();

/** Newest first. */
export function atomFeed({ id, title, language, page, updated }: FeedHead, entries: readonly Entry[]): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `<id>urn:guildhall:${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    '<author><name>Guildhall</name></author>',
    `<link rel="alternate" href="${xml(page)}"/>`,
    `<updated>${moment(entries[0]?.at ?? updated)}</updated>`,
    ...entries.map(
      (entry) =>
        `<entry><id>urn:guildhall:${xml(id)}:${xml(entry.id)}</id><title>${xml(entry.title)}</title>` +
        `<link rel="alternate" href="${xml(page)}"/><updated>${moment(entry.at)}</updated></entry>`,
    ),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

interface CalendarHead {
  id: string;
  title: string;
  page: string;
  /** When it is written. */
  at: number;
}

const BREAKS = /\r\n|[\r\n]/g;
// Control characters have no place in a calendar.
const CONTROLS = /\p{Cc}/gu;
const ics = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(BREAKS, '\\n')
    .replaceAll(CONTROLS, '');
const stamp = (at: number): string => moment(at).replaceAll(/[-:]|\.\d+/g, '');

/** A line has at most 75 bytes; what is longer goes on after a blank. */
const LINE = 75;
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

/** A calendar has something in it also while nothing is due. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** What has a moment is an event at it, so that every calendar shows it; the rest is something to do. */
export function calendar({ id, title, page, at }: CalendarHead, due: readonly Due[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Guildhall//campaign//EN',
    `X-WR-CALNAME:${ics(title)}`,
    ...TIME_ZONE,
  ];
  for (const { id: own, summary, until } of due) {
    const kind = until === null ? 'VTODO' : 'VEVENT';
    lines.push(`BEGIN:${kind}`, `UID:${ics(`${own.replaceAll(/\s/g, '-')}@${id}`)}`, `DTSTAMP:${stamp(at)}`);
    if (until !== null) lines.push(`DTSTART:${stamp(until)}`, 'DURATION:PT0S');
    lines.push(`SUMMARY:${ics(summary)}`, `DESCRIPTION:${ics(title)}`, `URL:${page}`, `END:${kind}`);
  }
  lines.push('END:VCALENDAR');
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
