/** What waits for the one who looks: questions first, then what others ask, then what is worth a thought before the fight. */
import type { Plain } from '@guildhall/kernel';
import { text } from '../../text/index.ts';
import type { SignName } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { actIn, doIt, fightOfSeat, itemName, spareOf, thingCalled, waysOf } from '../model.ts';

export interface Task {
  key: string;
  sign: SignName;
  title: string;
  about: string;
  rule: string;
  /** Must be done; the others may be. */
  asked: boolean;
  ways: readonly { label: string; strong?: boolean; press(anchor: Element): void }[];
}

/** Brings something on the page into sight, and the keyboard to it. */
function goTo(id: string): void {
  const there = document.getElementById(id);
  there?.scrollIntoView({ block: 'center' });
  there?.querySelector<HTMLElement>('button, input, select')?.focus({ preventScroll: true });
}
export const BRING = 'kc-bring';
export const BOOK = 'kc-book';

function question({ props, words, show }: Ground): Task[] {
  const { asked, seat, table } = props.view;
  if (!asked || asked.held !== null || seat === null) return [];
  const catalogue = text[props.language];
  const base = { key: asked.name, title: catalogue.question(asked.name, asked.show, props.say), rule: asked.rule, asked: true };
  const inWords = (answer: Plain): string => catalogue.answer(asked.name, answer, asked.show, props.say);
  const answers = (asked.options ?? []).map((answer) => ({
    label: inWords(answer),
    strong: true,
    press: (anchor: Element) => props.answer(answer, anchor),
  }));
  switch (asked.name) {
    case 'founding/found':
      return [{ ...base, sign: 'hire', about: words.waiting.found, ways: [] }];
    case 'business/bring': {
      if (fightOfSeat(table, seat) === null) return [{ ...base, sign: 'stash', about: '', ways: answers }];
      const ways = [{ label: words.waiting.decide, strong: true, press: () => goTo(BRING) }];
      return [{ ...base, sign: 'stash', about: words.waiting.bring, rule: 'KC-30.22', ways }];
    }
    case 'fights/result': {
      const ways = [{ label: words.waiting.book, press: () => goTo(BOOK) }];
      return [{ ...base, sign: 'quill', about: words.waiting.results, ways }];
    }
    case 'settlement/injury': {
      const ways = [{ label: words.waiting.choose, strong: true, press: () => show('gangs', seat) }];
      return [{ ...base, sign: 'wound', about: '', ways }];
    }
    default:
      return [{ ...base, sign: 'medal', about: '', ways: answers }];
  }
}

function fight({ props, words }: Ground): Task[] {
  const { seat, table } = props.view;
  const place = seat === null || table.phase !== 'fights' ? null : fightOfSeat(table, seat);
  const found = place && props.fights?.list.find(({ number }) => number === place.number);
  if (!place || !found || place.fight.report !== null) return [];
  const rival = props.say.seat(place.fight.players[1 - place.side]);
  const ways = [{ label: words.fight.play, strong: true, press: () => props.fights?.open(place.number) }];
  return [{ key: 'fight', sign: 'swords', title: words.waiting.fight(rival), about: '', rule: 'KC-31.18', asked: true, ways }];
}

function offers({ props, words }: Ground): Task[] {
  const { seat, table } = props.view;
  return table.offers.flatMap(({ from, to, thing, kind, price }): Task[] => {
    if (to !== seat) return [];
    const what = thingCalled(table, thing, props.language);
    const reply = (word: string) => (anchor: Element) => doIt(props, 'reply', `${word} ${thing}`, anchor);
    return [
      {
        key: `offer ${thing}`,
        sign: 'deal',
        title: words.deals.offer[kind](props.say.seat(from), what, text[props.language].coins(price)),
        about: kind === 'lend' ? words.deals.oneRound : '',
        rule: kind === 'sell' ? 'KC-35.10' : thing.startsWith('m') ? 'KC-35.5' : 'KC-35.11',
        asked: true,
        ways: [
          { label: words.deals.refuse, press: reply('refuse') },
          { label: words.deals.accept, strong: true, press: reply('accept') },
        ],
      },
    ];
  });
}

function chores({ props, words, show }: Ground): Task[] {
  const { view, language } = props;
  const { seat, table } = view;
  if (seat === null || table.phase !== 'business') return [];
  const chore = (key: string, sign: SignName, title: string, about: string, rule: string, label: string): Task => ({
    key,
    sign,
    title,
    about,
    rule,
    asked: false,
    ways: [{ label, press: () => show('gangs', seat) }],
  });
  const spare = spareOf(table, seat);
  const names = spare.map((e) => itemName(table.pieces[e].item, language)).join(', ');
  const free = waysOf(view, 'hire', (answer) => answer.startsWith('free '));
  return [
    ...(spare.length > 0 && actIn(view, 'equip')
      ? [chore('spare', 'gear', words.waiting.spare(spare.length), names, 'KC-34.5', words.waiting.assign)]
      : []),
    ...(free.length > 0 ? [chore('free', 'hire', words.waiting.free, '', 'KC-32.14', words.waiting.hire)] : []),
  ];
}

export const tasksOf = (ground: Ground): Task[] => [...question(ground), ...fight(ground), ...offers(ground), ...chores(ground)];
