/**
 * The chronicle as one page of HTML that needs nothing else, made to be read and printed: people's words largest and in their
 * own ink, the facts of a turn one quiet paragraph. People's words are never markup.
 */
import { cardName, colourOf, isJoker, suitOf } from '@guildhall/cards';
import { rankText, SUIT_SHAPE } from '../art/Card.tsx';
import { seatArt } from '../art/seats.ts';
import { wordsIn } from '../words/words.ts';
import type { Chapter, Chronicle, Entry, Item } from './chronicle.ts';
import { escaped, mapSvg } from './mapSvg.ts';
import { STYLE } from './style.ts';

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');
const ink = (seat: number): string => (seat < 0 ? '' : ` style="color:${seatArt(seat).ink}"`);
const sign = (seat: number): string => {
  if (seat < 0) return '';
  const { fill, path } = seatArt(seat);
  return `<svg class="sign" viewBox="-13 -13 26 26" aria-hidden="true"><path d="${path}" fill="${fill}" stroke="#231c14" stroke-width="1.4"/></svg> `;
};

const words = (told: string, by: string, seat: number, foe: boolean): string =>
  `<blockquote${foe ? ' class="foe"' : ''}><p${ink(seat)}>${lines(told)}</p><footer>${sign(seat)}${escaped(by)}</footer></blockquote>`;

function card({ card }: Chapter, { language }: Chronicle): string {
  if (card === null) return '';
  const red = !isJoker(card) && colourOf(card) === 'red';
  const suit = isJoker(card) ? '' : `<path d="${SUIT_SHAPE[suitOf(card)]}" transform="translate(18 40) scale(1.7)"/>`;
  return `<svg class="card" viewBox="0 0 70 98" role="img" aria-label="${escaped(cardName(card, language))}"><rect x="1" y="1" width="68" height="96" rx="7" fill="#fffdf8" stroke="#cbbd9f"/><g fill="${red ? '#b8231f' : '#1c1a1d'}"><text x="8" y="27">${rankText(card)}</text>${suit}</g></svg>`;
}

const isTold = ({ kind }: Entry): boolean => kind !== 'ledger';

/** What people told, or a scene as it was framed. */
function entry(one: Entry): string {
  if (one.kind === 'ledger') return '';
  if (one.kind === 'told') return words(one.told, one.by, one.seat, one.foe);
  const labels = one.labels.map(({ label, text }) => `${escaped(label)}: ${lines(text)}`).join(' · ');
  const told = one.told ? words(one.told, one.by, one.seat, false) : '';
  return `<h3>${escaped(one.title)}</h3>${labels ? `<p class="facts">${labels}</p>` : ''}${told}`;
}
/** People's words first; then all that the rules say, one quiet paragraph. */
function all(entries: readonly Entry[]): string {
  const facts = entries.flatMap((one) => (one.kind === 'ledger' ? lines(one.text) : [])).join(' ');
  return `${entries.map(entry).join('')}${facts ? `<p class="facts">${facts}</p>` : ''}`;
}

function turn(chapter: Chapter, story: Chronicle): string {
  const board = wordsIn(story.language);
  const { turn: n, deed, first, morale, die, entries } = chapter;
  const margin = [
    `<span class="turn">${escaped(board.turnWord)}</span><b>${n}</b>`,
    card(chapter, story),
    die === null ? '' : `<span class="die">${escaped(board.dieThrown(die))}</span>`,
    first === null ? '' : `<span>${sign(first)}${escaped(board.goesFirst(story.tellers[first]?.name ?? ''))}</span>`,
    morale > 0 ? `<span class="morale">${escaped(board.moraleLost(morale))}</span>` : '',
  ];
  return `<section class="chapter"><aside>${margin.join('')}</aside><div>${deed ? `<h2>${escaped(deed)}</h2>` : ''}${all(entries)}</div></section>`;
}

/** Turns without anybody's words are told together. */
function turns(chapters: readonly Chapter[], story: Chronicle): string {
  const board = wordsIn(story.language);
  const parts: string[] = [];
  let quiet: Chapter[] = [];
  const flush = (): void => {
    if (quiet.length === 0) return;
    const [from, to] = [quiet[0].turn, quiet[quiet.length - 1].turn];
    const range = from === to ? board.turn(from) : board.turnsFromTo(from, to);
    parts.push(
      `<section class="between"><span>${escaped(range)}</span><div>${quiet.map(({ entries }) => all(entries)).join('')}</div></section>`,
    );
    quiet = [];
  };
  for (const chapter of chapters) {
    if (chapter.entries.some(isTold)) {
      flush();
      parts.push(turn(chapter, story));
    } else quiet.push(chapter);
  }
  flush();
  return parts.join('');
}

const item = ({ name, line, description, by, fate }: Item): string =>
  `<li><b>${escaped(name)}</b>${fate ? ` <i>${escaped(fate)}</i>` : ''}<br><small>${escaped(line)}${by ? ` · ${escaped(by)}` : ''}</small>${description ? `<p>${lines(description)}</p>` : ''}</li>`;
const items = ({ title, items: list }: { title: string; items: readonly Item[] }): string =>
  list.length === 0 ? '' : `<section class="roll"><h2>${escaped(title)}</h2><ul>${list.map(item).join('')}</ul></section>`;

function cover({ title, tellers, labels, setting, sketch, places, marks }: Chronicle): string {
  const names = tellers.map(({ seat, name }) => `<span${ink(seat)}>${sign(seat)}${escaped(name)}</span>`).join(' ');
  const keys = (['stood', 'lost', 'ruined'] as const)
    .map((fate) => `<span><i class="${fate}">1</i> ${escaped(labels.marks[fate])}</span>`)
    .join(' ');
  return `<header class="cover"><p class="kicker">${escaped(labels.kicker)}</p><h1>${escaped(title)}</h1><p class="by">${escaped(labels.toldBy)}</p><p class="tellers">${names}</p></header>
<figure>${mapSvg(sketch, places, labels.map, marks)}<figcaption><span>${escaped(labels.drawnBy)}</span><span class="keys">${keys}</span></figcaption></figure>
<p class="setting"><b>${escaped(setting.name)}.</b> ${lines(setting.description)}</p>`;
}

/** `fonts` are the faces the reader's page has; without them the hands of the machine are used. */
export function asHtml(story: Chronicle, fonts = ''): string {
  const { title, notes, items: lists, people, chapters, ending, stands, counts, labels, language } = story;
  const board = wordsIn(language);
  const siege = chapters.filter(({ turn: n }) => n > 0);
  const [before, after] = [
    chapters.filter(({ turn: n }) => n === 0).slice(0, 1),
    chapters.filter(({ turn: n }) => n === 0).slice(1),
  ];
  const verdict = ending
    ? `<section class="verdict${stands === false ? ' fallen' : ''}"><div><b>${escaped(stands === false ? board.cityFalls : board.cityStands)}</b><p>${lines(ending)}</p></div><ul>${counts.map((count) => `<li>${escaped(count)}</li>`).join('')}</ul></section>`
    : '';
  const body = [
    cover(story),
    verdict,
    notes.length > 0
      ? `<section class="two">${notes.map(({ label, text, seat, foe }) => words(text, label, seat, foe)).join('')}</section>`
      : '',
    ...before.map((chapter) => `<section><h2>${escaped(chapter.title)}</h2>${all(chapter.entries)}</section>`),
    turns(siege, story),
    ...after.map(
      (chapter) =>
        `<section class="after"><h2>${escaped(chapter.title)}</h2><div class="columns">${all(chapter.entries)}</div></section>`,
    ),
    ...lists.map(items),
    items(people),
    `<footer class="colophon">${escaped(labels.foot)}</footer>`,
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${fonts}${STYLE}</style></head><body><main>${body.join('\n')}</main></body></html>`;
}
