/** What people do without being asked: narrating, claiming Prestige, wishing for an end; and the GM's decisions. */
import { flag, needed, oneOf, type Plain, type Seat, text, whole } from '@guildhall/kernel';
import { PROFILE_IDS, type ProfileId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Table, WISHES, type Wish } from '../table.ts';
import { achievement, honoured } from './achievements.ts';
import { restOf } from './answers.ts';
import { book } from './book.ts';
import { drawCards, trimHand } from './cards.ts';
import { countActive, MOST_PARTICIPANTS } from './characters.ts';
import { COPY, copyNames, isRefusal, MOST_COPIES, MOST_EDIT, profilesFor, readCopy } from './copies.ts';
import { MOST_WORDS, whyNotWords } from './describe.ts';
import { aCharacter } from './kinds.ts';
import { calledAs, nameOf, namesOf } from './names.ts';
import { opponent } from './newcomers.ts';

const seatsAt = (t: Table): Seat[] => [...t.stocks.keys()];
/** WS-1.8: outside an open test. */
const isQuiet = (t: Table): boolean => t.tests.length === 0;
const whyNotPlainWords = (answer: Plain) => (answer === '*' ? no('WS-8.6', 'noLetter', {}) : whyNotWords(answer));
const isConflict = (t: Table): boolean => t.phase === 'upkeep' || t.phase === 'initiative' || t.phase === 'actions';
const isHosted = (t: Table): boolean => t.settings.mode === 'hosted';

/** Secret notes are few and short. */
const MOST_SECRETS = 20;

const written = { words: needed(text(MOST_WORDS)) };

// WS-6.20: the winner of an exchange, and anybody else, may add a sentence.
const narrate = book.procedure('narrate', written).does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'narrated', rule: 'WS-6.20', seat: f.seat, words: f.vars.words });
  }),
]);
book.anytime('narrate', {
  rule: 'WS-6.20',
  who: seatsAt,
  form: { kind: 'text', max: MOST_WORDS },
  accepts: (_t, _seat, answer) => whyNotPlainWords(answer),
  sample: () => 'Steam hisses.',
  to: (_t, seat, answer: string) => narrate.with({ for: seat, words: answer }),
});

// WS-21.2, WS-21.3: said now, heard in the outcome step.
const wish = book.procedure('wish', { wish: needed(text(20)) }).does((w) => [
  w.run((p, f) => {
    p.t.stocks[f.seat].wish = f.vars.wish as Wish;
    p.tell?.({
      kind: 'wished',
      rule: f.vars.wish === 'concede' ? 'WS-21.2' : 'WS-21.3',
      seat: f.seat,
      wish: f.vars.wish as Wish,
    });
  }),
]);
book.anytime('wish', {
  rule: 'WS-21.3',
  who: (t) => (isConflict(t) ? seatsAt(t) : []),
  legal: (t, seat, list: string[]) => {
    for (const one of WISHES) if (one !== t.stocks[seat].wish) list.push(one);
  },
  why: (_t, _seat, answer) => no('WS-21.3', 'notAnAnswer', { answer }),
  to: (_t, seat, answer: string) => wish.with({ for: seat, wish: answer }),
});

/** WS-9.13: the first hero of a seat that has not claimed it yet, or NONE. */
const claimant = (t: Table, seat: Seat): number =>
  t.characters.findIndex((c) => c.owner === seat && c.hero !== null && c.state !== 'absent' && !c.used.includes('prestige'));

// WS-9.14, WS-1.10
const prestige = book.procedure('prestige', { ...written, who: needed(aCharacter), stands: flag(true) });
prestige.does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'prestigeClaimed', rule: 'WS-9.13', seat: f.seat, who: nameOf(p.t, f.vars.who), words: f.vars.words });
  }),
  w.when(
    (t) => isHosted(t),
    [
      w.ask('judge', {
        rule: 'WS-9.14',
        who: (t) => t.gm,
        legal: (_t, _f, list: string[]) => void list.push('accept', 'refuse'),
        why: (_t, _f, answer) => no('WS-9.14', 'notAnAnswer', { answer }),
        show: (t, f) => ({ who: nameOf(t, f.vars.who), words: f.vars.words }),
        take: (_p, f, answer) => {
          f.vars.stands = answer === 'accept';
        },
      }),
    ],
  ),
  w.run((p, f) => {
    const c = p.t.characters[f.vars.who];
    if (!f.vars.stands) {
      p.tell?.({ kind: 'prestigeRefused', rule: 'WS-9.14', seat: f.seat, who: calledAs(c) });
      return;
    }
    c.used.push('prestige');
    p.t.stocks[f.seat].tokens++;
    p.tell?.({ kind: 'tokenRegained', rule: 'WS-9.13', who: calledAs(c), tokens: p.t.stocks[f.seat].tokens });
  }),
]);
book.anytime('claim prestige', {
  rule: 'WS-9.13',
  who: (t) => (isQuiet(t) ? seatsAt(t).filter((seat) => seat !== t.gm && claimant(t, seat) >= 0) : []),
  whyNobody: (t) => (isQuiet(t) ? null : no('WS-9.13', 'testIsOpen', {})),
  form: { kind: 'text', max: MOST_WORDS },
  accepts: (_t, _seat, answer) => whyNotPlainWords(answer),
  sample: () => 'The crowd cheers.',
  to: (t, seat, answer: string) => prestige.with({ for: seat, who: claimant(t, seat), words: answer }),
});

// WS-1.8
const award = book.procedure('award', { seat: needed(whole(0, 9)), what: needed(text(10)) });
award.does((w) => [
  w.run((p, f) => {
    const { seat } = f.vars;
    const what = f.vars.what === 'card' ? 'card' : 'token';
    p.tell?.({ kind: 'awarded', rule: 'WS-1.8', seat, what });
    if (what === 'token') p.t.stocks[seat].tokens++;
    else drawCards(p, seat, 1, 'WS-1.8');
  }),
  w.call(trimHand, (_t, f) => ({ for: f.vars.seat })),
]);
const MOST_TOKENS = 20;
const theGm = (t: Table): Seat[] => (isHosted(t) ? [t.gm] : []);
book.anytime('award', {
  rule: 'WS-1.8',
  who: (t) => (isQuiet(t) ? theGm(t) : []),
  whyNobody: (t, seat) => (isHosted(t) && seat === t.gm ? no('WS-1.8', 'testIsOpen', {}) : no('WS-1.8', 'onlyGm', {})),
  legal: (t, _seat, list: string[]) => {
    for (const seat of seatsAt(t)) {
      if (seat === t.gm) continue;
      if (t.stocks[seat].tokens < MOST_TOKENS) list.push(`token ${seat}`);
      if (t.deck.length > 0) list.push(`card ${seat}`);
    }
    for (const n of honoured(t)) list.push(`honour ${n}`);
  },
  why: (_t, _seat, answer) => no('WS-1.9', 'notTheGmsToChange', { answer }),
  show: (t) => ({ names: namesOf(t) }),
  to: (t, _seat, answer: string) => {
    const [what, seat] = answer.split(' ');
    // WS-22.4: what it is called is the player's to say.
    if (what === 'honour') return achievement.with({ for: t.characters[Number(seat)].owner, who: Number(seat) });
    return award.with({ seat: Number(seat), what });
  },
});

// WS-1.9: rulings are recorded with their reason; they change no die, hand or marker.
const rule = book.procedure('rule', written).does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'ruled', rule: 'WS-1.9', seat: f.seat, words: f.vars.words });
  }),
]);
book.anytime('rule', {
  rule: 'WS-1.9',
  who: theGm,
  whyNobody: () => no('WS-1.9', 'onlyGm', {}),
  form: { kind: 'text', max: MOST_WORDS },
  accepts: (_t, _seat, answer) => whyNotPlainWords(answer),
  sample: () => 'It is raining.',
  to: (_t, seat, answer: string) => rule.with({ for: seat, words: answer }),
});

// Notes that nobody but the GM sees.
const secret = book.procedure('note', written).does((w) => [
  w.run((p, f) => {
    const { t } = p;
    if (t.secrets.length >= MOST_SECRETS) t.secrets = t.secrets.slice(1);
    t.secrets.push(f.vars.words);
    p.tellOnly?.([f.seat], { kind: 'noted', rule: 'WS-1.9', seat: f.seat, words: f.vars.words }, null);
  }),
]);
book.anytime('note', {
  rule: 'WS-1.9',
  who: theGm,
  whyNobody: () => no('WS-1.9', 'onlyGm', {}),
  form: { kind: 'text', max: MOST_WORDS },
  accepts: (_t, _seat, answer) => whyNotPlainWords(answer),
  sample: () => 'The butler did it.',
  to: (_t, seat, answer: string) => secret.with({ for: seat, words: answer }),
});

// D13: a profile is copied and edited, for whoever joins or is brought later.
const editProfile = book.procedure('edit', { words: needed(text(MOST_EDIT)) }).does((w) => [
  w.run((p, f) => {
    const copy = readCopy(f.vars.words);
    if (isRefusal(copy)) return;
    p.t.copies.push(copy);
    p.tellOnly?.([f.seat], { kind: 'edited', rule: 'WS-20.1', profile: copy.of, name: copy.name }, null);
  }),
]);
book.anytime('edit', {
  rule: 'WS-20.1',
  who: (t) => (t.copies.length < MOST_COPIES ? theGm(t) : []),
  whyNobody: (t, seat) =>
    isHosted(t) && seat === t.gm ? no('WS-20.1', 'tooManyCopies', { most: MOST_COPIES }) : no('WS-1.9', 'onlyGm', {}),
  form: { kind: 'text', max: MOST_EDIT },
  accepts: (_t, _seat, answer) => {
    const read = readCopy(answer);
    return isRefusal(read) ? read : null;
  },
  sample: () => 'A1 The Black Baron: pool 3, challenge 5, brawl 9/8+, weapons sabre + derringer, marks undead',
  to: (_t, seat, answer: string) => editProfile.with({ for: seat, words: answer }),
});

/** How many a group that joins later has. */
const GROUP = 3;
// WS-1.9, WS-11.17: who joins with the next round.
const join = book.procedure('join', { profile: needed(oneOf([...PROFILE_IDS, ...COPY], 'E1')), side: whole(0, 9, 1) });
join.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const c = opponent(t, f.vars.profile, f.vars.side, GROUP);
    c.state = 'waiting';
    if (c.copy) p.disclose();
    t.characters.push(c);
    p.tell?.({ kind: 'willJoin', rule: 'WS-11.17', who: calledAs(c) });
  }),
]);
const MOST_CHARACTERS = 60;
const coming = (t: Table): number => t.characters.filter(({ state }) => state === 'waiting').length;
book.anytime('join', {
  rule: 'WS-11.17',
  who: (t) =>
    isConflict(t) && countActive(t) + coming(t) < MOST_PARTICIPANTS && t.characters.length < MOST_CHARACTERS ? theGm(t) : [],
  whyNobody: (t) => (isHosted(t) ? no('WS-10.8', 'tooMany', { most: MOST_PARTICIPANTS }) : no('WS-1.9', 'onlyGm', {})),
  legal: (t, _seat, list: string[]) => {
    for (const id of profilesFor(t)) list.push(`join ${id}`);
  },
  why: (_t, _seat, answer) => no('WS-11.17', 'notAnAnswer', { answer }),
  show: (t) => ({ copies: copyNames(t) }),
  to: (_t, _seat, answer: string) => join.with({ profile: (restOf('join', answer) ?? 'E1') as ProfileId }),
});
