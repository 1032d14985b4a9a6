/** Texts after they were told: reactions, better words, and what is left out. */
import type { PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { amended, textsIn, textsNow } from '../contributions/words.ts';
import { defenders } from '../index.ts';
import { text } from '../text/index.ts';
import { ADA, BEN, Beside, CLEO, OLA } from './beside.ts';
import { creating, place, word } from './founding.ts';
import { dealt, given } from './kit.ts';

const SIEGE = {
  seats: 3,
  locations: { Keep: { exposed: true } },
  defenders: { Watch: { at: 'Keep' } },
  threats: { Horde: { card: '3s' } },
  deck: ['9c'],
  dice: { attack: [1] },
} as const;
/** Ada has told how the Horde attacks, in a closed step; Ben is asked for the defence. Her text is number 4. */
function attacked(options: { [name: string]: string } = {}): Beside {
  const s = new Beside(
    given({ ...SIEGE, options })
      .threatsAct()
      .quietly('battle/attack'),
  );
  return s.answer(0, 'They <b>crawl</b>.');
}
const ATTACK = 4;
const react = (what: string, to: number = ATTACK): PlainRecord => ({ kind: 'reaction', to, what });
const amend = (words: PlainRecord[string], n: number = ATTACK): PlainRecord => ({ kind: 'amend', text: n, words });
const leaveOut = (n: number = ATTACK): PlainRecord => ({ kind: 'leaveOut', text: n });
const say = { seat: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] };

describe('texts', () => {
  test('DF-28.6 every text gets the next number of the table, told with it and kept with its author', () => {
    const s = attacked();
    expect([s.question, s.match.current.table.authors]).toEqual(['battle/defence', [0, 0, 0, 0]]);
    expect(s.facts.map(textsIn)).toContainEqual([['text', ATTACK]]);
    s.answer(1, { aloud: true });
    expect(s.match.current.table.authors.at(-1)).toBe(1);
    expect(s.facts.at(-1)).toMatchObject({ kind: 'narrated', aloud: true, texts: { text: 5 } });
  });

  test('DF-28.6 descriptions, scenes, persons, city and setting too; names and what was left empty are no texts', () => {
    const naming = { name: 'Keep', description: 'Tall.' };
    const stacks = [{ sort: 'location' as const, cards: [place('Kc'), word('6c loc.feared')] }];
    const city = creating({ stacks }).answer(0, 'finalise S0', naming);
    expect(city.table.locations[0].description).toEqual({ text: 'Tall.', aloud: false, n: 1 });
    city.expectFact('locationFinalised', { texts: { description: 1 } });
    const person = { name: 'Una', personality: 'calm', preoccupation: '', unit: '' };
    const scene = given(SIEGE).answer(0, { characters: [person], place: 'here', time: 'now', situation: 'war' });
    scene.expectFact('sceneFramed', { texts: { place: 1, time: 2, situation: 3 } });
    scene.expectFact('personInvented', { texts: { personality: 4, preoccupation: 0 } });
    const world = dealt({ startSeat: '0' }, 3, 1);
    world.answer(0, 'city', { name: 'Ys', city: '', enemy: 'The sea.' });
    world.expectFact('cityDescribed', { texts: { city: 0, enemy: 1 } });
    world.answer(1, 'own setting', { title: 'Deep', description: 'Under the sea.' }).everybody('yes');
    world.expectFact('proposed', { texts: { description: 2 } });
    world.expectFact('settingChosen', { texts: { description: 2 } });
    expect([world.table.world.texts, world.table.authors]).toEqual([{ description: 2, aboutCity: 0, aboutEnemy: 1 }, [0, 1]]);
  });

  test('a table with a text that nobody gave, or an author who does not sit there, is none', () => {
    const s = given(SIEGE).answer(0, { characters: [{ name: 'Watch', unit: 'D0' }], place: 'a', time: 'b', situation: 'c' });
    const spoilt = (authors: number[]): string | null =>
      defenders.problemWithTable({ ...s.game, table: { ...s.table, authors } });
    expect(spoilt(s.table.authors)).toBeNull();
    expect(spoilt([0, 0])).toContain('text 3 has no author');
    expect(spoilt([0, 0, 3])).toContain('authors names seat 3');
  });
});

describe('reactions', () => {
  test('DF-19.4 DF-14.5 others react to a description, in a closed step too, each kind once', () => {
    const s = attacked();
    expect(defenders.chat?.open(defenders.view(s.match.current, null))).toBe(false);
    s.add(BEN, react('groan')).add(BEN, react('popcorn')).add(CLEO, react('groan'));
    s.refused(BEN, react('groan'), 'DF-19.4', 'reactedAlready', { what: 'groan' });
    expect(textsNow(s.inForce).get(ATTACK)?.reactions).toEqual([
      { what: 'groan', seat: 1, name: 'Ben' },
      { what: 'popcorn', seat: 1, name: 'Ben' },
      { what: 'groan', seat: 2, name: 'Cleo' },
    ]);
    // To another text of hers the same once more.
    s.add(BEN, react('groan', ATTACK - 1)).refused(BEN, react('groan', ATTACK - 1), 'DF-19.4', 'reactedAlready');
    s.answer(1, 'We hold.');
    expect(textsNow(s.inForce).get(ATTACK)?.reactions).toHaveLength(3);
  });

  test('DF-30.7 onlookers react too, each once, and can do nothing else', () => {
    const s = attacked().add(OLA, react('groan')).refused(OLA, react('groan'), 'DF-19.4', 'reactedAlready');
    s.add({ seat: null, name: 'Piotr' }, react('groan'));
    s.refused(OLA, amend('x'), 'DF-28.6', 'notForOnlookers').refused(OLA, leaveOut(), 'DF-29.6', 'notForOnlookers');
  });

  test('DF-19.4 not to one’s own words, not to what nobody told, not with anything else', () => {
    const s = attacked().refused(ADA, react('groan'), 'DF-19.4', 'ownText');
    for (const to of [0, 5, -1, 1.5, 1e9]) s.refused(BEN, react('groan', to), 'DF-19.4', 'noSuchText', { texts: 4 });
    s.refused(BEN, { kind: 'reaction', to: 'all', what: 'groan' }, 'DF-19.4', 'noSuchText');
    for (const what of ['cheer', '', 'toString']) s.refused(BEN, react(what), 'DF-19.4', 'noSuchReaction');
    s.refused(BEN, { ...react('groan'), words: 'attack the left!' }, 'DF-19.4', 'strangeField', { field: 'words' });
  });
});

describe('better words', () => {
  test('DF-28.6 the author edits at any time; the newest words are shown as edited, the first stay in the log', () => {
    const s = attacked().add(ADA, amend('They run.')).answer(1, 'We hold.').add(ADA, amend('They *fly*.'));
    const told = s.facts.find((fact) => fact.kind === 'narrated');
    if (!told) throw new Error('nothing was told');
    expect(amended(told, s.inForce)).toEqual({ ...told, text: 'They *fly*.', edited: true });
    expect(told).toMatchObject({ text: 'They <b>crawl</b>.' });
    expect(s.match.log[0]).toMatchObject({ answer: 'They <b>crawl</b>.' });
    expect(text.en.fact(amended(told, s.inForce), say)).toMatch(/They \*fly\*\..*\(edited\)$/);
    expect(text.pl.fact(amended(told, s.inForce), say)).toMatch(/\(zmienione\)$/);
    expect(text.en.fact(told, say)).not.toContain('edited');
    const other = s.facts.at(-1);
    expect(other && amended(other, s.inForce)).toBe(other);
  });

  test('DF-28.6 only the author, and only what was told; what was said aloud can be written down', () => {
    const s = attacked().refused(BEN, amend('x'), 'DF-28.6', 'notTheAuthor', { seat: 0 });
    s.refused(ADA, amend('x', 9), 'DF-28.6', 'noSuchText', { texts: 4 });
    s.answer(1, { aloud: true }).add(BEN, amend('Shields up.', 5));
    const told = s.facts.filter((fact) => fact.kind === 'narrated').at(-1);
    expect(told && amended(told, s.inForce)).toMatchObject({ text: 'Shields up.', aloud: false });
  });

  test('DF-28.6 DF-6.16 within the limits of the first version, with markup kept as it is', () => {
    const s = attacked();
    s.refused(ADA, amend(''), 'DF-6.16', 'empty').refused(ADA, amend(' \n '), 'DF-6.16', 'empty');
    s.refused(ADA, amend('x'.repeat(2001)), 'DF-6.16', 'tooLong', { has: 2001, most: 2000 });
    s.refused(ADA, amend('x'.repeat(1 << 20)), 'DF-6.16', 'tooLong', { has: 1 << 20, most: 2000 });
    for (const control of ['a\u0000b', 'a\u001b[31m', 'a\u202eb']) s.refused(ADA, amend(control), 'DF-6.16', 'controlCharacters');
    for (const no of [7, null, ['x'], { aloud: true }]) s.refused(ADA, amend(no), 'DF-6.16', 'notAShape');
    s.refused(ADA, { kind: 'amend', text: ATTACK }, 'DF-6.16', 'fieldMissing');
    s.add(ADA, amend('<script>x</script>\n\u0142')).refused(ADA, amend('<script>x</script>\n\u0142'), 'DF-28.6', 'sameWords');
    expect(textsNow(s.inForce).get(ATTACK)?.words).toBe('<script>x</script>\n\u0142');
    s.add(ADA, amend('x'.repeat(2000)));
  });

  test('DF-30.3 one person alone is the author of every seat’s words', () => {
    const s = new Beside(
      given({ ...SIEGE, options: { people: 'one' } })
        .threatsAct()
        .quietly('battle/attack'),
    );
    s.answer(0, 'They crawl.')
      .add({ seat: 2, name: 'Ada' }, amend('They run.'))
      .refused(BEN, react('groan'), 'DF-19.4', 'ownText')
      // Who looks on has written none of it.
      .add(OLA, react('groan'));
  });
});

describe('what is left out', () => {
  test('DF-29.6 any person asks without a reason, and the text is hidden until its author has rewritten it', () => {
    const s = attacked().add(CLEO, leaveOut());
    const told = s.facts.find((fact) => fact.kind === 'narrated');
    if (!told) throw new Error('nothing was told');
    const shown = (): string => text.en.fact(amended(told, s.inForce), say);
    expect(shown()).toContain('DF-29.6');
    expect(shown()).not.toMatch(/crawl|edited|Cleo/);
    expect(text.pl.fact(amended(told, s.inForce), say)).toMatch(/pominięte.*DF-29\.6/);
    s.refused(BEN, leaveOut(), 'DF-29.6', 'leftOut').refused(BEN, react('groan'), 'DF-29.6', 'leftOut');
    s.refused(CLEO, amend('x'), 'DF-28.6', 'notTheAuthor');
    s.add(ADA, amend('They come.'));
    expect(shown()).toMatch(/They come\..*edited/);
    s.add(BEN, leaveOut());
    expect(shown()).toContain('DF-29.6');
    // The author may ask for it as well.
    s.add(ADA, leaveOut(1));
  });

  test('DF-29.6 the same words again are no rewriting; no reason is taken; nothing that was not told', () => {
    const s = attacked().add(ADA, amend('They run.')).add(BEN, leaveOut());
    s.refused(ADA, amend('They run.'), 'DF-28.6', 'sameWords');
    s.refused(BEN, { ...leaveOut(3), why: 'spiders' }, 'DF-29.6', 'strangeField', { field: 'why' });
    for (const n of [0, 5, 2.5]) s.refused(BEN, leaveOut(n), 'DF-29.6', 'noSuchText');
  });

  test('DF-29.6 what was said aloud can be left out too', () => {
    const s = attacked().answer(1, { aloud: true }).add(ADA, leaveOut(5));
    const told = s.facts.filter((fact) => fact.kind === 'narrated').at(-1);
    expect(told && text.en.fact(amended(told, s.inForce), say)).toContain('DF-29.6');
  });
});

test('DF-28.6 what was added to a decision that is taken back goes with it', () => {
  const s = attacked().add(BEN, react('groan'));
  s.answer(1, 'We hold.').add(BEN, amend('We stand.', 5));
  expect(s.inForce).toHaveLength(2);
  expect(s.match.undo(1, [0, 1, 2])).toBeNull();
  expect(s.inForce.map(({ body }) => body.kind)).toEqual(['reaction']);
});
