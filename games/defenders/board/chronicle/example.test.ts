/**
 * The example in docs: the chronicle of a recorded match, as HTML and as Markdown, made from nothing but the match file.
 * `UPDATE_DOCS=1 npx vitest run games/defenders/board/chronicle/example.test.ts` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { heardBy, type Told } from '@guildhall/kernel';
import { type MatchRecord, replay, verify } from '@guildhall/kernel/hall';
import { expect, test } from 'vitest';
import { type DefendersFact, defenders } from '../../index.ts';
import { text } from '../../text/index.ts';
import { chronicle } from './chronicle.ts';
import { mapSvg } from './mapSvg.ts';
import { asMarkdown } from './markdown.ts';
import { asHtml } from './page.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const PLAYERS = ['Ines', 'Bram', 'Łucja'];
const record = JSON.parse(readFileSync(new URL('examples/hallowmere.json', docs), 'utf8')) as MatchRecord;

function written(): { [file: string]: string } {
  const told: Told<DefendersFact>[] = [];
  const replayed = replay(defenders, record, (fact) => told.push(fact));
  if ('problem' in replayed) throw new Error(replayed.problem);
  const { table } = defenders.view(replayed.match.current, null);
  const story = chronicle(table, heardBy(told, null), 'en', {
    seat: (seat) => PLAYERS[seat],
    place: (id) => text.en.place(id, table as never),
  });
  const map = mapSvg(story.sketch, story.places, story.labels.map);
  return {
    'chronicle.html': `${asHtml(story)}\n`,
    'chronicle.md': asMarkdown(story, 'chronicle.svg'),
    'chronicle.svg': `${map}\n`,
  };
}

test('DF-28.7 the chronicle in docs is the recorded match and nothing else, to the byte', () => {
  const files = written();
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, docs);
    if (process.env.UPDATE_DOCS) writeFileSync(file, content);
    expect(readFileSync(file, 'utf8') === content, `${name} is not what the match tells; see the head of this test`).toBe(true);
  }
  expect(files['chronicle.html']).toContain('<svg');
  expect(files['chronicle.md']).toContain('You are nearly there'.toLowerCase());
});

test('the match behind it is sound', () => {
  const verified = verify(defenders, record);
  expect('outcome' in verified && verified.outcome).toMatchObject({ reason: 'no_threats', winners: [0, 1, 2] });
});
