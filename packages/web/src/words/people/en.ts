/** Words about people, in English: names, invitations, what is known of somebody, notices, the pace of others. */
import { plural } from '@guildhall/kernel';

export const people = {
  name: {
    problems: {
      empty: 'Say a name first.',
      long: (most: number, n: number) => `A name has at most ${most} letters; this one has ${n}.`,
      unreadable: 'This name has signs that nobody can see or that turn the writing around. Leave them out, please.',
    },
    notKept: 'The name is kept in this browser. The server cannot be reached to tell the others.',
    /** For somebody without a name: one press takes it. */
    suggested: ['Bramble', 'Juniper', 'Rowan', 'Saffron', 'Tansy', 'Wren', 'Hazel', 'Sorrel', 'Flint', 'Clover'],
  },
  invite: {
    title: (host: string, game: string) => `${host} invites you to ${game}`,
    titleOpen: (game: string) => `You are invited to ${game}`,
    players: (n: number) => plural('en', n, { one: 'player', other: 'players' }),
    usual: 'the usual rules',
    option: (label: string, value: string) => `${label}: ${value}`,
    paces: {
      none: 'no clock',
      live: (minutes: number, increment: number) =>
        increment > 0 ? `live, ${minutes} minutes each and ${increment} s a decision` : `live, ${minutes} minutes each`,
      daily: (days: number) => `by the day, ${plural('en', days, { one: 'day', other: 'days' })} a decision`,
    },
    name: 'Your name at this table',
    seats: 'Seats',
    free: 'free',
    you: 'you',
    sit: 'Sit down',
    watch: 'Only watch',
    sitAfterAll: 'Sit down after all',
    note: 'No account needed. Guildhall remembers the name in this browser; you can change it later.',
    full: 'Every seat is taken. You can stay and watch.',
    onlyHere:
      'Only this machine can open this link. Start the hall with “npm start -- --lan”, and friends in your network can come.',
  },
  watching: 'You are watching: nothing is asked of you, and you see what everybody may see.',
  known: {
    open: (name: string) => `What the hall knows of ${name}`,
    since: (when: string) => `Here since ${when}`,
    here: 'At the table now',
    away: 'Not at the table now',
    none: 'No match finished here yet.',
    game: (title: string, played: number, won: number) =>
      `${title}: ${plural('en', played, { one: 'match', other: 'matches' })} finished, ${won} won`,
    failed: 'Nothing can be asked of the server now.',
    unknown: 'The hall knows nothing more of this player.',
  },
  settings: {
    title: 'Settings',
    bots: 'Moves of others',
    paces: { slow: 'slow', normal: 'normal', now: 'at once', step: 'step by step' },
    paceHint: 'How fast you see what bots and others do. Nobody else is slowed down.',
    tell: 'When it is your turn',
    tab: 'Mark on the tab',
    system: 'Notification',
    sound: 'Sound',
    refused: 'Your browser refuses notifications from this hall. Allow them in its settings for this address and press again.',
    insecure: 'Your browser shows notifications only at addresses that begin with https, or on the machine of the hall itself.',
    ignored: 'You have not allowed notifications. Press again if you change your mind.',
  },
  telling: {
    ask: 'Tell you when it is your turn?',
    askDone: 'Done',
    title: 'It is your turn.',
    tab: (game: string) => `◆ Your turn: ${game}`,
    system: (game: string) => `Your turn: ${game}`,
    go: 'Go there',
    later: 'Not now',
    unread: (n: number) => `${n} new`,
    unreadLabel: (n: number) => plural('en', n, { one: 'new line', other: 'new lines' }),
  },
  steps: {
    left: (n: number) => plural('en', n, { one: 'move of others to see', other: 'moves of others to see' }),
    next: 'Next move',
    all: 'To the present',
  },
  confirm: { cancel: 'Cancel', resign: 'Resign', handOver: 'Hand it over', remove: 'Remove' },
  storage: {
    full: 'This browser has no room left: the last moves are not kept. Remove old tables under “Tables”, or save this one as a file.',
    forbidden:
      'This browser does not let the page keep anything: you can play, but the table is gone when you close it. Save it as a file to keep it.',
    save: 'Save as a file',
    drafts: 'This browser keeps no drafts: what you write here stays as long as this page is open.',
    lost: 'This table is open in another tab',
    lostHint: 'It is played there now, and everything is kept. You can go on here at any time.',
    playHere: 'Play on here',
  },
};
