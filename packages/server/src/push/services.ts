/**
 * Which addresses the hall writes to. They are given by strangers, and the hall posts there: so only those of push services that
 * are known, or named by whoever keeps the hall, are taken. Nothing else can be reached by them.
 */

/** Google (Chrome and most others), Mozilla, Apple. */
const HOSTS: ReadonlySet<string> = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
/** Mozilla, Microsoft and Apple have one for each region. */
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** `further`: origins that whoever keeps the hall trusts. */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (further.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
