/** What somebody in the terminal can find out without the rulebook: what is looked up, what is aimed at, why not in one word. */
import type { Language } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { aim } from '../aim.ts';
import { read } from '../read.ts';
import { sights } from '../sights.ts';
import { draw } from '../terminal.ts';
import { text } from '../text/index.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (words: string): string => words.replace(ANSI, '').replace(/\s+/g, ' ');
const viewOf = (s: Scene) => s.rules.view(s.game, 0);
const drawn = (wanted: Arrangement, language: Language = 'en'): string => plain(draw(viewOf(given(wanted)), language));
const look = (wanted: Arrangement, name: string, language: Language = 'en'): string => {
  const found = sights(viewOf(given(wanted)), language).find(({ names }) => names.some((one) => one === name));
  return plain(found?.lines().join(' ') ?? '');
};
/** What an answer has made happen, as it is told. */
const told = (s: Scene, language: Language): string =>
  s.facts.map((fact) => text[language].fact(fact, { seat: text[language].seat, place: (space) => space })).join(' ');

describe('looking up', () => {
  it('says when an ability works, and that wardens have none in the basic game', () => {
    expect(look({}, 'lumen')).toContain('works only while a block of that quarter is loyal to the owner [BR-19.1]');
    expect(look({}, 'lumen', 'pl')).toContain('działa tylko, gdy właściciel ma lojalny kwartał w tej dzielnicy [BR-19.1]');
    expect(look({}, 'blitz')).toContain('in advanced play only; this is the basic game [BR-4.8]');
    expect(look({ options: { advanced: true } }, 'blitz')).not.toContain('in advanced play only');
  });
  it('says when a special building does what it does', () => {
    const options = { specialBuildings: true };
    const building = (language: Language): string =>
      plain(
        sights(viewOf(given({ options })), language)
          .flatMap((sight) => sight.lines())
          .join(' '),
      );
    expect(building('en')).toContain('When it is destroyed: +2 intensity on each adjacent block, not diagonally. [BR-29.4]');
    expect(building('pl')).toContain('Po zniszczeniu: +2 siły ognia na każdym kwartale sąsiednim (nie po skosie). [BR-29.4]');
  });
  it('knows Firehouses and tracks, with where everybody stands and what waits at the end', () => {
    expect(look({}, 'F6')).toBe('Firehouse (F6) Player 2 starts and refills here; it cannot burn [BR-2.14]');
    expect(look({ tracks: [{ crew: 2 }] }, 'Crew')).toBe(
      'Crew its spaces: 0, 0, 1, 1, 2, 2, 3 Player 1: space 3, value 1 Player 2: space 1, value 0 ' +
        'Blue bonus on the last space: One free Recruit action. [BR-16.14]',
    );
  });
  it('BR-17.6: says of a loyal block what the others need to win it, and nothing of who holds it', () => {
    const held = look({ loyal: { C2: 0 } }, 'C2');
    expect(held).toContain('loyal to Player 1');
    expect(held).toMatch(/Player 2: Renown 0, \d win it/);
    expect(held).not.toContain('Player 1: Renown');
    expect(look({}, 'C2')).toMatch(/Player 1: Renown 0, \d win it Player 2: Renown 0, \d win it/);
  });
  it('knows the Event cards and what lies in the discard piles', () => {
    expect(look({}, 'Volunteers!')).toBe('Volunteers! (Special event) Every player may take a free Recruit action.');
    expect(look({}, 'Arson')).toBe('');
    expect(look({ options: { festivalEvents: true } }, 'Arson')).toContain('Festival event');
    expect(look({}, 'Event discard pile')).toContain('Failed Exam, Laboratory Blast, Stray Fireballs');
    expect(look({}, 'Crew discard pile')).toContain('nothing yet');
  });
});

describe('the menu', () => {
  const menu = (wanted: Arrangement, language: Language): string[] => {
    const { asked } = viewOf(given(wanted));
    const answers = (asked?.options ?? []).filter((answer) => String(answer).startsWith('extinguish'));
    const say = { seat: text[language].seat };
    return answers.map((answer) => text[language].answer('action phase/action', String(answer), asked?.show ?? {}, say));
  };
  it('BR-12.6: says how much water puts the fire out, and that less wins no Renown', () => {
    const two = { brigade: ['B2'], fire: { B2: 2 as const } };
    expect(menu(two, 'en')).toEqual(['Extinguish with 1 water, no Renown', 'Extinguish with 2 water, puts it out']);
    expect(menu(two, 'pl')).toEqual(['Gaszenie: 1 żeton wody, bez Sławy', 'Gaszenie: 2 żetony wody, ogień zgaśnie']);
    // Too little water for it: every answer says so.
    expect(menu({ ...two, fire: { B2: 4 } }, 'en').filter((words) => words.endsWith(', no Renown'))).toHaveLength(2);
    expect(menu({}, 'en')).toEqual([]);
  });
  it('BR-17.10: says of each block that may take Renown what it scores and what is still lacking', () => {
    const s = given({ brigade: ['C3'], fire: { C3: 2 }, renown: { D3: [3] } }).answer(0, 'extinguish 2');
    const { asked } = viewOf(s.expectQuestion('award/place', 0));
    const said = (answer: string, language: Language): string =>
      text[language].answer('award/place', answer, asked?.show ?? {}, { seat: text[language].seat });
    expect(said('C3', 'en')).toBe('C3, value 5, 5 more to win it');
    expect(said('D3', 'en')).toBe('D3, value 5, 2 more to win it');
    expect(said('D3', 'pl')).toBe('D3, wartość 5, do zdobycia brakuje: 2');
  });
  it('BR-26.20: counts with Lumen, who saves a token', () => {
    const one = { brigade: ['C3'], crew: [['lumen']], loyal: { E2: 0 }, fire: { C3: 1 as const } };
    expect(menu(one, 'en')).toEqual(['Extinguish without water, puts it out']);
  });
});

describe('the board', () => {
  it('BR-20.3: says in which quarters somebody has loyal blocks', () => {
    expect(drawn({ loyal: { C3: 0, D3: 0, C4: 1 } })).toMatch(/score 10, blocks 2 \(PU 2\).*score 5, blocks 1 \(PU 1\)/);
    expect(drawn({})).toContain('score 0, blocks 0 |');
  });
  it('BR-19.1: says of crew that sleeps what would wake it', () => {
    expect(drawn({ crew: [['lumen']] })).toContain('asleep until a block there is loyal');
    expect(drawn({ crew: [['lumen']] }, 'pl')).toContain('śpi, póki nie ma tam lojalnego kwartału');
    expect(drawn({ crew: [['lumen']], loyal: { E2: 0 } })).not.toContain('asleep');
  });

  it('explains its signs by what they say', () => {
    expect(drawn({})).toContain('r1:2 two Renown of player 1 Br1, Wg1 Brigade and Wagon of player 1');
    expect(drawn({}, 'pl')).toContain('r1:2 dwie Sławy gracza 1');
  });
  it('names the open event, whose name may bring its own mark', () => {
    const s = given({ tracks: [{}, { crew: 2 }], events: ['volunteers'] }).endTurn();
    expect(plain(draw(viewOf(s), 'en'))).toContain('Event: Volunteers! Every player may take a free Recruit action.');
  });
  it('says how many blocks may be lost before evacuation (BR-20.6)', () => {
    expect(drawn({ fire: { C3: 'destroyed', B2: 'destroyed' } })).toContain('destroyed 2 of 8, University 1 of 3');
    expect(drawn({ fire: { C3: 'destroyed', B2: 'destroyed' } }, 'pl')).toContain('zniszczone 2 z 8, Uniwersytet 1 z 3');
    const begun = drawn({ fire: { C3: 'destroyed', D3: 'destroyed', C4: 'destroyed' }, evacuation: 1 });
    expect(begun).toContain('destroyed 3, University 3 | EVACUATION');
  });
  it('names nobody whose turn it is once the game is over', () => {
    const s = given({ loyal: { C3: 0, D3: 0 }, renown: { C4: [4, 0] }, brigade: ['C4'], fire: { C4: 1 } });
    s.answer(0, 'extinguish 1', 'C4');
    expect(s.outcome).not.toBeNull();
    expect(plain(draw(viewOf(s), 'en'))).toContain('The end |');
  });
  it('says whose place a recruit takes where the crew is full', () => {
    const full = given({ crew: [['kularf']], crewDeck: ['mal', 'esme'] }).answer(0, 'recruit');
    expect(plain(draw(viewOf(full), 'en'))).toContain('The crew is full: whoever is kept takes the place of Kularf One-Shoe');
    expect(plain(draw(viewOf(full), 'pl'))).toContain('Załoga jest pełna: za nową osobę odejdzie Kularf Jednobut');
    const room = given({ tracks: [{ crew: 2 }], crewDeck: ['mal', 'esme'] }).answer(0, 'recruit');
    expect(plain(draw(viewOf(room), 'en'))).not.toContain('The crew is full');
  });
});

it('the aim names both ways to lose the city (BR-20.6)', () => {
  const aimIn = (options: Arrangement['options'], language: Language): string =>
    aim(viewOf(given({ options })), language)
      .map((one) => one.text)
      .join(' ');
  expect(aimIn({}, 'en')).toMatch(/five in one.*eight blocks are lost.*Of the University \*three\* count as much/);
  expect(aimIn({}, 'pl')).toMatch(/pięć w jednej.*spłonie osiem.*Z Uniwersytetu starczą \*trzy\*/);
  expect(aimIn({ cooperative: true }, 'en')).toContain('before eight blocks (University: three) are lost');
  expect(aimIn({ cooperative: true }, 'pl')).toContain('zanim spłonie osiem kwartałów (Uniwersytet: trzy)');
});

describe('an action named without where or how much', () => {
  it('has its true reason if it is not possible', () => {
    given({}).refused(0, 'refill', 'BR-13.8', 'alreadyFull');
    given({ brigade: ['B2'], water: [{ warden: 0 }] }).refused(0, 'refill', 'BR-13.1', 'notARefillPlace');
    given({}).refused(0, 'extinguish', 'BR-2.14', 'notABlock');
    given({ used: ['upgraded'] }).refused(0, 'upgrade', 'BR-9.4', 'upgradedThisTurn');
    given({ actions: 0, precious: 0, options: { promoCrew: true } }).refused(0, 'refill', 'BR-6.4', 'noActionsLeft');
  });
  it('has the reason of the question if it is', () => {
    given({ water: [{ warden: 0 }] }).refused(0, 'refill', 'BR-6.4', 'notAnAnswer');
    given({}).refused(0, 'upgrade', 'BR-6.4', 'notAnAnswer');
  });
  it('BR-12.1: of a fire said by its place is that the Brigade fights where it stands', () => {
    const s = given({ brigade: ['B2'], fire: { B2: 1, C3: 2 } });
    expect(s.refused(0, 'extinguish C3', 'BR-12.1', 'notWhereYouStand').about).toEqual({ space: 'C3', at: 'B2' });
    s.refused(0, 'extinguish B2', 'BR-6.4', 'notAnAnswer');
    s.expectQuestion('action phase/action', 0);
  });
});

describe('what is told', () => {
  it('of a refill and a transfer names only who has more or less water than before', () => {
    const refill = given({ water: [{ warden: 0, wagon: 1 }], crew: [['kularf']] }).answer(0, 'refill A1');
    expect(told(refill, 'en')).toContain('refills on A1: Fire Warden 0 to 2, Wagon 1 to 2.');
    expect(told(refill, 'pl')).toContain('uzupełnia wodę na polu A1: Brandmistrz z 0 do 2, Beczkowóz z 1 do 2.');
    const transfer = given({ water: [{ warden: 0, wagon: 1, kularf: 2 }], crew: [['kularf']] });
    transfer.answer(0, 'transfer', 'warden 0');
    expect(told(transfer, 'en')).toContain('transfers water: Kularf One-Shoe 2 to 1, Wagon 1 to 2.');
  });
  it('of a recruit who replaces somebody names the one who goes once', () => {
    const s = given({ crew: [['kularf']], crewDeck: ['mal', 'esme'] }).answer(0, 'recruit', 'mal');
    expect(told(s, 'en').match(/Kularf One-Shoe/g)).toHaveLength(1);
    expect(told(s, 'pl').match(/Kularf Jednobut/g)).toHaveLength(1);
  });
  it('asks how much the warden and the Wagon pay as one says it', () => {
    const s = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 2 } }).answer(0, 'extinguish 2');
    const { asked } = viewOf(s);
    const say = { seat: text.en.seat };
    expect(text.en.question('pay water/holder', asked?.show ?? {}, say)).toBe(
      'How much water does your Fire Warden pay? Still to pay: 2.',
    );
  });
});

it('Polish words are read without Polish letters, also in what is not legal', () => {
  expect(read('napelnij a1')).toBe('refill A1');
  expect(read('beczkowoz c2')).toBe('wagon C2');
  expect(read('ulepszenie zaloga')).toBe('upgrade crew');
  expect(read('Ugaś 2')).toBe('extinguish 2');
  // The log itself says "uzupełnia wodę".
  expect(read('uzupełnij a1')).toBe('refill A1');
  expect(read('zgas 1')).toBe('extinguish 1');
});
