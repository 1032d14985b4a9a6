/** Chapter 4: world building. */
import { describe, expect, test } from 'vitest';
import { DEFENDER_TYPES_OFFERED, LOCATION_TYPES_OFFERED, SETTINGS, THREAT_TYPES_OFFERED } from '../data/index.ts';
import { defenders } from '../index.ts';
import { text } from '../text/index.ts';
import { dealt, type Scene } from './kit.ts';

const building = (seats = 3, options = {}): Scene => dealt({ startSeat: '0', ...options }, seats, 1);
const OTHERS = ['kaiju', 'steampunk', 'space', 'zombie', 'heroes'];

describe('the setting', () => {
  test('DF-4.1 is the first thing that is asked, of every seat in turn', () => {
    const s = building();
    s.expectQuestion('world building/wish', 0, ['ready', 'city', 'setting', 'own setting']);
    expect(s.phase).toBe('world');
    s.answer(0, 'ready').expectQuestion('world building/wish', 1);
    s.answer(1, 'setting', 'zombie').expectQuestion('agreement/answer', 2);
    s.answer(2, 'yes').answer(0, 'yes');
    s.expectFact('settingChosen', { rule: 'DF-4.1', setting: 'zombie' });
    expect(s.table.world.setting).toBe('zombie');
  });

  test('DF-4.2 DF-4.5 medieval fantasy stands if nobody proposes anything', () => {
    const s = building();
    expect(s.table.world.setting).toBe('fantasy');
    s.answer(0, 'ready').answer(1, 'ready').answer(2, 'ready').expectQuestion('city creation/act', 0);
    expect(s.table.world).toMatchObject({ setting: 'fantasy', title: '', description: '' });
    expect(text.en.names.settings.fantasy.text).toMatch(/knights, priests and mages/i);
  });

  test('DF-4.3 five other settings can be proposed', () => {
    const s = building().answer(0, 'setting');
    s.expectQuestion('world building/setting', 0);
    expect(s.offered(0)).toHaveLength(5);
    expect([...SETTINGS].sort()).toEqual([...s.offered(0), 'fantasy', 'own'].sort());
    s.refused(0, 'fantasy', 'DF-4.5', 'settingStands');
    for (const id of s.offered(0)) {
      const played = s.branch().answer(0, id).everybody('yes');
      expect(played.table.world.setting).toBe(id);
    }
  });

  test('DF-4.4 an own setting has a title and a description', () => {
    const s = building().answer(0, 'own setting').expectQuestion('world building/own setting', 0);
    s.refused(0, { title: '', description: 'x' }, 'DF-4.4', 'empty');
    s.refused(0, { title: 'Reef', description: '' }, 'DF-4.4', 'empty');
    s.refused(0, { title: 'Reef' }, 'DF-4.4', 'fieldMissing');
    s.answer(0, { title: 'The Reef', description: 'Mermaids against trawlers' });
    expect(s.asked(1)?.show).toMatchObject({ title: 'The Reef', description: 'Mermaids against trawlers' });
    s.answer(1, 'yes').answer(2, 'yes');
    expect(s.table.world).toMatchObject({ setting: 'own', title: 'The Reef', description: 'Mermaids against trawlers' });
    expect([s.table.authors, s.table.world.texts.description]).toEqual([[0], 1]);
  });

  test('DF-4.4 its title has up to 60 characters, its description up to 2,000 in as many lines as one likes', () => {
    const s = building().answer(0, 'own setting');
    s.refused(0, { title: 'x'.repeat(61), description: 'x' }, 'DF-4.4', 'tooLong');
    s.refused(0, { title: 'Reef', description: 'x'.repeat(2001) }, 'DF-4.4', 'tooLong');
    s.refused(0, { title: 'Reef', description: 'x', weather: 'wet' }, 'DF-4.4', 'strangeField');
    s.answer(0, { title: 'x'.repeat(60), description: `${'x'.repeat(1998)}\nx` }).expectQuestion('agreement/answer', 1);
  });

  test('DF-4.4 DF-4.5 an own setting that was refused leaves no title behind when another one is agreed', () => {
    const s = building().answer(0, 'own setting', { title: 'The Reef', description: 'Mermaids' });
    s.answer(1, 'no').answer(2, 'no').answer(0, 'withdraw').answer(1, 'setting', 'space');
    expect(s.asked(2)?.show).toMatchObject({ proposal: 'setting space', title: '', description: '' });
    s.answer(2, 'yes').answer(0, 'yes');
    expect(s.table.world).toMatchObject({ setting: 'space', title: '', description: '' });
    s.expectFact('settingChosen', { setting: 'space', title: '', description: '' });
    // Nor does one that stood, when the table agrees on another.
    const reef = building().answer(0, 'own setting', { title: 'The Reef', description: 'Mermaids' }).everybody('yes');
    expect(reef.table.world.title).toBe('The Reef');
    reef.answer(1, 'setting', 'space').everybody('yes');
    expect(reef.table.world).toMatchObject({ setting: 'space', title: '', description: '' });
  });

  test('DF-2.14 DF-4.4 where the host has named an own setting, the start seat says what it is, and nobody is asked to agree', () => {
    const s = building(3, { setting: 'own', startSeat: '2' }).expectQuestion('world building/own setting', 2);
    s.answer(2, { title: 'The Reef', description: 'Mermaids' }).expectQuestion('world building/wish', 0, ['ready', 'city']);
    expect(s.table.world).toMatchObject({ setting: 'own', title: 'The Reef', description: 'Mermaids' });
    s.refused(0, 'own setting', 'DF-2.14', 'settingStands');
    expect(s.all('proposed')).toEqual([]);
  });

  test('DF-4.5 the table agrees: with all, by majority, and otherwise the setting stays', () => {
    const s = building().answer(0, 'setting', SETTINGS[1]);
    const put = SETTINGS[1];
    expect(s.branch().everybody('yes').table.world.setting).toBe(put);
    s.answer(1, 'no').answer(2, 'yes').answer(0, 'stand by it');
    expect(s.branch().answer(1, 'no').answer(2, 'yes').table.world.setting).toBe(put);
    s.answer(1, 'no').answer(2, 'no');
    expect(s.table.world.setting).toBe('fantasy');
    s.expectFact('agreementReached', { passed: false, by: 'majority' });
  });

  test('DF-4.6 a setting changes words only: the same seed deals and asks the same', () => {
    const course = (setting: string) => {
      const s = building(2, { setting, narration: 'spoken' });
      s.answer(0, 'ready').answer(1, 'ready');
      return { row: s.table.row, offered: s.offered(0), question: s.question };
    };
    const plain = course('fantasy');
    for (const setting of SETTINGS.filter((id) => id !== 'own')) expect(course(setting)).toEqual(plain);
    for (const offered of [LOCATION_TYPES_OFFERED, DEFENDER_TYPES_OFFERED, THREAT_TYPES_OFFERED]) {
      for (const setting of SETTINGS) expect(Object.keys(offered[setting])).toEqual(['low', 'middle', 'jack', 'queen', 'king']);
    }
    // A whole game in another setting keeps to the same bounds.
    const s = building(2, { setting: SETTINGS[1] });
    s.playOn(3, 20_000);
    expect(defenders.problemWithTable(s.game)).toBeNull();
  });

  test('DF-4.7 the city has a name and texts of up to 2,000 characters, all of which may stay empty', () => {
    const s = building().answer(0, 'city').expectQuestion('world building/city', 0);
    s.refused(0, { name: 'x', city: 'x'.repeat(2001), enemy: '' }, 'DF-4.7', 'tooLong');
    s.refused(0, { name: 'x'.repeat(61), city: '', enemy: '' }, 'DF-4.7', 'tooLong');
    expect(s.branch().answer(0, { name: 'x'.repeat(60), city: 'a\nb', enemy: 'a\nb' }).table.world.aboutCity).toBe('a\nb');
    s.refused(0, { name: 'x', city: '', enemy: 'x'.repeat(2001) }, 'DF-4.7', 'tooLong');
    expect(s.branch().answer(0, { name: '', city: '', enemy: '' }).table.world.city).toBe('');
    const full = s.branch().answer(0, { name: 'Oak', city: '', enemy: 'x'.repeat(2000) });
    expect(full.table.world.aboutEnemy).toHaveLength(2000);
    s.answer(0, { name: 'Oak', city: 'x'.repeat(2000), enemy: 'orcs' });
    expect(s.table.world).toMatchObject({ city: 'Oak', aboutCity: 'x'.repeat(2000), aboutEnemy: 'orcs' });
    s.expectFact('cityDescribed', { rule: 'DF-4.7', seat: 0, name: 'Oak', enemy: 'orcs' });
    s.expectQuestion('world building/wish', 1).answer(1, 'city', { name: 'Elm', city: '', enemy: 'wolves' });
    expect(s.all('cityDescribed').at(-1)).toMatchObject({ seat: 1, name: 'Elm', city: '', enemy: 'wolves' });
    // What each has written is theirs.
    expect(s.table.authors).toEqual([0, 0, 1]);
    expect(s.table.world.texts).toEqual({ description: 0, aboutCity: 0, aboutEnemy: 3 });
  });
});

describe('readiness', () => {
  const [, one, two] = SETTINGS;
  test('DF-4.8 it ends when all are ready; those who are, are not asked again', () => {
    const s = building().answer(0, 'ready').answer(1, 'city', { name: 'Oak', city: '', enemy: '' }).answer(2, 'ready');
    s.expectQuestion('world building/wish', 1).answer(1, 'ready').expectQuestion('city creation/act', 0);
    expect(s.all('ready').map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  test('DF-4.8 it begins with the start seat, which alone speaks for one person with all seats (DF-30.3)', () => {
    const s = building(3, { startSeat: '2' }).expectQuestion('world building/wish', 2).answer(2, 'ready');
    s.expectFact('ready', { rule: 'DF-4.8', seat: 2 });
    s.expectQuestion('world building/wish', 0).answer(0, 'ready').expectQuestion('world building/wish', 1);
    const solo = building(3, { startSeat: '2', people: 'one' }).expectQuestion('world building/wish', 2);
    solo.answer(2, 'city', { name: 'Oak', city: '', enemy: '' }).expectQuestion('world building/wish', 2);
    solo.answer(2, 'ready').expectQuestion('city creation/act', 2);
  });

  test('DF-4.8 when every setting has been put, none is left to propose', () => {
    const s = building(2);
    for (const [n, id] of OTHERS.entries()) {
      s.answer(n % 2, 'setting', id)
        .everybody('no')
        .answer(n % 2, 'withdraw');
    }
    s.expectQuestion('world building/wish', 1, ['ready', 'city', 'own setting']);
    s.refused(1, 'setting', 'DF-4.8', 'noProposalsLeft');
  });

  test('DF-4.8 a proposal that is accepted takes readiness back, one that is refused does not', () => {
    const s = building().answer(0, 'ready').answer(1, 'setting', one);
    const refused = s.branch().answer(2, 'no').answer(0, 'no').answer(1, 'withdraw');
    refused.answer(2, 'ready').expectQuestion('world building/wish', 1);
    refused.answer(1, 'ready').expectQuestion('city creation/act', 0);
    s.answer(2, 'yes').answer(0, 'yes').answer(2, 'ready').expectQuestion('world building/wish', 0);
  });

  test('DF-4.8 an own setting that is accepted takes readiness back as well', () => {
    const s = building().answer(0, 'ready').answer(1, 'own setting', { title: 'The Reef', description: 'Mermaids' });
    s.everybody('yes').answer(2, 'ready').expectQuestion('world building/wish', 0);
  });

  test('DF-4.8 the same proposal is not put twice, nor one it was amended to', () => {
    const s = building().answer(0, 'setting', one).answer(1, 'no').answer(2, 'no').answer(0, `setting ${two}`);
    s.answer(1, 'no').answer(2, 'no').expectQuestion('world building/wish', 1).answer(1, 'setting');
    s.refused(1, one, 'DF-4.8', 'proposedBefore');
    s.refused(1, two, 'DF-4.8', 'proposedBefore');
    expect(s.offered(1)).toHaveLength(OTHERS.length - 2);
    const own = { title: 'The Reef', description: 'Mermaids' };
    const reef = building().answer(0, 'own setting', own).answer(1, 'no').answer(2, 'no').answer(0, 'withdraw');
    reef.answer(1, 'own setting').refused(1, own, 'DF-4.8', 'proposedBefore');
    reef.answer(1, { ...own, description: 'Mermen' }).expectQuestion('agreement/answer', 2);
  });
});
