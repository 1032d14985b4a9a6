/** The scene at a keyboard: answers as people type them, what is drawn, and what can be looked up. */
import { describe, expect, it } from 'vitest';
import { STUNT_IDS } from '../data/index.ts';
import { wolsung } from '../index.ts';
import { stuntEffects } from '../text/data/index.ts';
import { text } from '../text/index.ts';
import { begun, conflict, type WolsungScene } from './scene.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
const plain = (words: string): string => words.replaceAll(ANSI, '');
const read = (s: WolsungScene, typed: string): string | undefined => {
  const asked = s.asked(0);
  return asked ? wolsung.read?.(typed, asked) : undefined;
};
const drawn = (s: WolsungScene, language: 'en' | 'pl' = 'en'): string => plain(wolsung.draw?.(s.view(0), language) ?? '');
const say = { seat: text.en.seat };

const acting = (): WolsungScene => conflict({ hands: { 0: ['8c', 'Jd', 'Kh'] }, weapons: { 0: 'revolver' } });

describe('answers as people type them', () => {
  it.each([
    ['ATTACK', 'attack'],
    ['atak', 'attack'],
    ['gangway', 'zone 0'],
    ['go to the warehouse', 'zone 2'],
    ['ruch magazyn', 'zone 2'],
    ['draw sabre', 'draw sabre'],
    ['dobądź szabla', 'draw sabre'],
    ['kończę', 'end'],
    // Somewhere that is nowhere stays as it was typed, and is refused.
    ['go to the moon', 'zone the moon'],
    ['moon', 'moon'],
  ])('a turn: %s is %s', (typed, answer) => {
    expect(read(acting(), typed)).toBe(answer);
  });
  it.each([
    ['kite', 'at 1'],
    ['The Kite', 'at 1'],
    ['latawiec', 'at 1'],
    ['dock thugs', 'at 2'],
    ['against the kite', 'at 1'],
    ['cel latawiec', 'at 1'],
    ['at 9', 'at 9'],
  ])('a target: %s is %s', (typed, answer) => {
    expect(read(acting().say('attack'), typed)).toBe(answer);
  });
  it.each([
    ['bonus 8♣', 'bonus 8c'],
    ['premia 8♣', 'bonus 8c'],
    ['premia 8 trefl', 'bonus 8c'],
    ['premia ósemka trefl', 'bonus 8c'],
    ['bonus 8 of clubs', 'bonus 8c'],
    ['automatic jack of diamonds', 'automatic Jd'],
    ['automat walet karo', 'automatic Jd'],
    ['automat K♥', 'automatic Kh'],
    ['pas', 'pass'],
    // A card alone may be a bonus or a result.
    ['8♣', '8♣'],
  ])('a card before the roll: %s is %s', (typed, answer) => {
    const s = acting().say('attack', 'at 1', 'firearms', 'dice 1').expectQuestion('card before the roll/respond', 0);
    expect(read(s, typed)).toBe(answer);
  });
  it('are left alone where words are wanted', () => {
    const s = begun().say('reword').expectQuestion('wording/words', 0);
    for (const words of ['pas', 'The Kite', '8♣']) expect(read(s, words)).toBe(words);
  });
  it('are shown in Polish where several answers are about one card', () => {
    expect(['bonus 8c', 'guard Th', 'attack', 'at 1'].map((answer) => wolsung.typed?.(answer, 'pl'))).toEqual([
      'premia 8♣',
      'obrona 10♥',
      null,
      null,
    ]);
  });
});

describe('questions and facts', () => {
  it('an achievement is offered by what it is called, in the language of whoever reads', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H2'], cards: ['Ah', '2c', '3c'] })
      .say('familiar')
      .rolls(9, 5, 4)
      .say('attack')
      .does('at 1', 'persuasion', 'dice 1')
      .expectQuestion('modification/respond', 0);
    const { name = '', show = {} } = s.asked(0) ?? {};
    expect(s.offered(0)).toContain('achievement 1');
    expect(text.en.answer(name, 'achievement 1', show, say)).toBe('Achievement: Hero of the burning airship');
    expect(text.pl.answer(name, 'achievement 1', show, { seat: text.pl.seat })).toBe('Osiągnięcie: Bohater płonącego sterowca');
  });
  it('the stake is asked for in the words it has been given', () => {
    const s = begun().say('reword', 'the crate goes to a museum');
    const { name = '', show = {} } = s.asked(0) ?? {};
    expect(text.en.question(name, show, say)).toBe('The stake: if you win, the crate goes to a museum. How do you propose it?');
  });
  it('a number that has to be reached is no sum', () => {
    const who = { en: 'dock thugs', pl: 'portowe zbiry' };
    const fact = {
      kind: 'result',
      rule: 'WS-6.2',
      who,
      result: 15,
      tn: 22,
      success: false,
      terms: [{ name: 'die', add: 15 }],
      against: [{ name: 'fixed', add: 22 }],
    };
    // A sentence begins with a capital, whoever it is about.
    expect(text.en.fact(fact, say)).toBe('Dock thugs: result 15 (die +15) against 22: failure.');
    expect(text.pl.fact(fact, { seat: text.pl.seat })).toBe('Portowe zbiry: wynik 15 (kość +15) przeciw 22: porażka.');
  });
});

describe('the scene', () => {
  it('says of a test with which skill only when that has been said', () => {
    const s = acting().say('attack');
    expect(drawn(s)).toMatch(/Test: Captain Wiktor Zawadzki, attack \|/);
    s.say('at 1', 'firearms');
    expect(drawn(s)).toMatch(/Test: Captain Wiktor Zawadzki, attack, firearms/);
    expect(drawn(s, 'pl')).toContain('cel: kapitan Agata „Latawiec” Skarbek');
  });
  it('sets what does not fit on a line further in than whom it is about', () => {
    const lines = drawn(acting()).split('\n');
    const at = lines.findIndex((line) => line.includes('the Kite'));
    expect(lines[at]).toMatch(/^ {4}Captain/);
    expect(lines[at + 1]).toMatch(/^ {6}\S/);
  });
});

describe('what holds in one scene alone', () => {
  // Whoever failed a scandal check at the Duchess's was told of three points lost, by a rule that speaks of two.
  it('stands above the sides, as on the board of the page', () => {
    const formal = conflict({ scenario: 'S6', heroes: ['H1'], cards: ['Ah', '2c', '3c'] });
    expect(drawn(formal)).toContain('Of this scene: watchful society (any scandal counts one Reputation more)\nSide 1');
    expect(drawn(formal, 'pl').replaceAll(/\n */g, ' ')).toContain(
      'W tej scenie: czujne towarzystwo (każdy skandal kosztuje o jeden punkt Reputacji więcej) Strona 1',
    );
    expect(drawn(conflict({ scenario: 'S2' }))).not.toContain('Of this scene');
  });
});

describe('looking things up', () => {
  const sights = () => wolsung.sights?.(acting().view(0), 'en') ?? [];
  it('does not list each playing card, but finds it', () => {
    const listed = sights().flatMap(({ names, unlisted }) => (unlisted ? [] : [names[0]]));
    expect(listed).toContain('playing cards');
    expect(listed).not.toContain('eight of clubs');
    expect(listed.length).toBeLessThan(25);
    expect(sights().some(({ names }) => names.includes('8♣'))).toBe(true);
    const cards = sights().find(({ names }) => names[0] === 'playing cards');
    expect(plain(cards?.lines().join('\n') ?? '')).toMatch(/♠ spades\n {4}Explorer: experience/);
  });
  it('says the name once', () => {
    const lines = sights()[0].lines().map(plain);
    expect(lines.filter((line) => line.trim() === 'Captain Wiktor Zawadzki')).toHaveLength(1);
  });
  const lookedUp = (s: WolsungScene, name: string, language: 'en' | 'pl' = 'en'): string => {
    const found = wolsung.sights?.(s.view(0), language).find(({ names }) => names.includes(name));
    return plain(found?.lines().join('\n') ?? '').replaceAll(/\n */g, ' ');
  };
  it('says of every stunt what it does, by its rule (WS-16.1)', () => {
    for (const id of STUNT_IDS) {
      for (const language of ['en', 'pl'] as const) {
        const effect = stuntEffects[id][language];
        expect(effect, id).toMatch(/\[WS-16\.\d+\]$/);
        expect(lookedUp(acting(), id, language), id).toContain(effect);
      }
    }
    expect(lookedUp(acting(), 'groźba', 'pl')).toContain('Cel traci losową kartę z ręki');
  });
  it.each([
    ['S6', 'Target Number 20; failing costs Reputation: 2', 'stopień trudności 20; porażka kosztuje punkty Reputacji: 2'],
    ['S7', 'Target Number 15; failing costs Reputation: 1', 'stopień trudności 15; porażka kosztuje punkty Reputacji: 1'],
    ['S8', 'Here no scandal comes of it.', 'Tutaj nie grozi za to skandal.'],
  ] as const)('WS-19.11: says before a stance is taken what it risks in %s', (scenario, en, pl) => {
    const s = conflict({ scenario, heroes: ['H1'], cards: ['Ah', '2c', '3c'] });
    expect(lookedUp(s, 'familiar')).toContain(en);
    expect(lookedUp(s, 'poufała', 'pl')).toContain(pl);
  });
  it('knows of stances only where there are any', () => {
    expect(lookedUp(acting(), 'familiar')).toBe('');
  });
  it('says what is at stake for each side, in the words it has been given', () => {
    expect(lookedUp(acting(), 'stake')).toBe('stake Side 1: the stolen crate is ours Side 2: the crate leaves with the airship');
    const own = begun().say('reword', 'the crate goes to a museum');
    expect(lookedUp(own, 'stawka', 'pl')).toContain('Strona 1: the crate goes to a museum');
  });
});

describe('what has become of somebody', () => {
  it.each([
    ['eliminated', 'poza grą'],
    ['withdrawn', 'po wycofaniu'],
  ] as const)(
    '%s is said in Polish without a gender: the Captain is a man, the Kite a woman, the thugs are several',
    (state, said) => {
      const view = conflict().view(0);
      const table = { ...view.table, characters: view.table.characters.map((c) => ({ ...c, state })) };
      const lines = plain(wolsung.draw?.({ ...view, table }, 'pl') ?? '').split('\n');
      for (const who of ['Zawadzki', 'Skarbek', 'portowe zbiry'])
        expect(lines.find((line) => line.includes(who)) ?? '', who).toContain(`| ${said}`);
    },
  );
});

describe('several persons under one name', () => {
  // Polish and English both bend the verb: "salon gossips rolls", "salonowe plotkary traci".
  const who = { en: 'salon gossips', pl: 'salonowe plotkary' };
  it.each([
    [
      { kind: 'joined', side: 1, markers: 3 },
      'Taking part for side 2: salon gossips; Challenge 3.',
      'Do konfrontacji (strona 2): salonowe plotkary; odporność 3.',
    ],
    [
      { kind: 'markersLost', markers: 1, left: 2 },
      'Salon gossips: Challenge −1; left: 2.',
      'Salonowe plotkary: odporność −1; zostaje: 2.',
    ],
    [{ kind: 'turnBegan', dice: 2 }, 'Turn: salon gossips, 2 dice.', 'Tura: salonowe plotkary, 2 kości.'],
    [{ kind: 'rolled', dice: [[4]], range: 10 }, 'Roll: salon gossips, 4 (10+).', 'Rzut: salonowe plotkary, 4 (10+).'],
    [{ kind: 'tookCover' }, 'Salon gossips: behind cover.', 'Salonowe plotkary: za osłoną.'],
    [{ kind: 'withdrew' }, 'Withdrawn: salon gossips.', 'Salonowe plotkary: wycofanie z konfrontacji.'],
    [{ kind: 'complied' }, 'Salon gossips: the request is granted.', 'Salonowe plotkary: prośba spełniona.'],
  ])('%j', (fact, en, pl) => {
    const whole = { rule: 'WS-13.4', who, ...fact };
    expect(text.en.fact(whole, say)).toBe(en);
    expect(text.pl.fact(whole, { seat: text.pl.seat })).toBe(pl);
  });
});
