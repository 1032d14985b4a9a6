/** What the rules have to say between people's words, read in whole chronicles: short, once, and no bookkeeping. */
import { type Fact, LANGUAGES, type Language } from '@guildhall/kernel';
import { beforeAll, expect, test } from 'vitest';
import { compareCards } from '../data/index.ts';
import type { DefendersFact } from '../facts.ts';
import { readerText, text } from '../text/index.ts';
import { promptLines } from '../text/prompts/index.ts';
import { botSiege, chronicleIn, factsOf, ledgersIn, narratedIn, type Siege, speaker } from './telling-kit.ts';

const sieges: Siege[] = [];
beforeAll(() => {
  for (const seed of [17, 41, 44]) sieges.push(botSiege(seed, 3, {}, 'apprentice'));
  sieges.push(
    botSiege(7, 3, { setting: 'space' }, 'random'),
    botSiege(28, 3, {}, 'novice'),
    botSiege(11, 3, { setting: 'zombie' }, 'random'),
  );
});
const each = (what: (siege: Siege, language: Language) => void): void => {
  for (const language of LANGUAGES) for (const siege of sieges) what(siege, language);
};
const LINES_OF_MACHINES = ['attempt_machine', 'parry_machine', 'fate_machine'] as const;

test('bookkeeping stays out of the chronicle: stacks, dice of ways, room, cards counted, rules explained', () => {
  const dull =
    /not finalised|nieukończony|\(d\d+\)|\(k\d+\)|have room|przy pojemności|individuals cannot|postacie nie zdążą|\d of \d\)|\d z \d\)/;
  const dropped = sieges.flatMap((siege) => [...factsOf('stackDropped', siege), ...factsOf('specialEvent', siege)]);
  expect(dropped.length).toBeGreaterThan(5);
  each((siege, language) => {
    for (const ledger of ledgersIn(siege, language)) expect(ledger).not.toMatch(dull);
  });
});
test('whoever moves twice between two texts is told of once, by the whole way, and there and back is nowhere', () => {
  const [siege] = sieges;
  const at = siege.facts.findIndex(({ kind }) => kind === 'defenderMoved');
  const first = siege.facts[at] as unknown as Extract<DefendersFact, { kind: 'defenderMoved' }>;
  const { thing } = text.en.teller(speaker('en', siege));
  const then = (to: string): string => {
    const next = { ...first, from: first.to, to } as unknown as Fact;
    return ledgersIn({ ...siege, facts: [...siege.facts.slice(0, at + 1), next, ...siege.facts.slice(at + 1)] }, 'en').join(' ');
  };
  const [other] = siege.table.locations.filter(({ id }) => id !== first.from && id !== first.to);
  const once = `${thing(first.unit)} → ${thing(first.to)}`;
  expect(then(other.id)).toContain(`${once} → ${thing(other.id)}`);
  expect(then(first.from).split(once).length).toBe(ledgersIn(siege, 'en').join(' ').split(once).length - 1);
});
test('each new enemy is told of when it comes, and its name and sort are enough', () => {
  each((siege, language) => {
    const known = ledgersIn(siege, language).join(' ');
    for (const { id, word } of factsOf('threatCreated', siege)) {
      const teller = text[language].teller(speaker(language, siege));
      expect(known).toContain(`${teller.thing(id)} (${teller.word(word)})`);
    }
  });
});
test('a place that falls without a fight is lost once, and to nobody’s defence', () => {
  const empty = sieges.flatMap((siege) => factsOf('battleDecided', siege).filter(({ result }) => result === 'undefended'));
  expect(empty.length).toBeGreaterThan(0);
  each((siege, language) => {
    for (const ledger of ledgersIn(siege, language)) {
      expect(ledger).not.toMatch(/against nobody|nikt nie staje/);
      expect(ledger).not.toMatch(/fell without a fight\. Now enemy-held|Stracone bez walki: [^(]*\. Wróg zajmuje/);
    }
  });
});
test('nobody is in two places: a scene is where one of its people stands, if the enemy does not', () => {
  for (const siege of sieges) {
    const where = new Map<string, string>();
    const shut = new Set<string>();
    const names = new Map(siege.table.locations.map(({ id, name }) => [name, id]));
    for (const fact of siege.facts as unknown as DefendersFact[]) {
      if (fact.kind === 'defenderPlaced') where.set(fact.unit, fact.location);
      if (fact.kind === 'defenderMoved') where.set(fact.unit, fact.to);
      if (fact.kind === 'defenderDestroyed' || fact.kind === 'sentToReserve') where.delete(fact.unit);
      if (fact.kind === 'locationTaken' || fact.kind === 'locationRuined') shut.add(fact.location);
      if (fact.kind === 'noLongerHeld' || fact.kind === 'recaptured' || fact.kind === 'repaired') shut.delete(fact.location);
      if (fact.kind !== 'sceneFramed') continue;
      const units = fact.about.filter((id) => /^D\d+$/.test(id));
      const open = units.flatMap((unit) => where.get(unit) ?? []).filter((place) => !shut.has(place));
      if (open.length > 0) expect(open).toContain(names.get(fact.place));
    }
  }
});
test('what it is stands before how it is, the most telling first, and what it is besides with it', () => {
  let several = 0;
  each((siege, language) => {
    const teller = text[language].teller(speaker(language, siege));
    const [places] = chronicleIn(language, siege).items;
    siege.table.locations.forEach(({ cards }, at) => {
      const types = cards.filter(({ use }) => use === 'type').sort((a, b) => compareCards(a.card, b.card));
      const [first, ...others] = types.map(({ word }) => teller.word(word));
      const [said] = places.items[at].line.split(': ')[1].split('; ');
      expect(said).toBe(others.length === 0 ? first : `${first} (${language === 'en' ? 'with' : 'oraz'} ${others.join(', ')})`);
      if (others.length > 0) several++;
    });
  });
  expect(several).toBeGreaterThan(0);
});
test('no paragraph is empty', () => {
  each((siege, language) => {
    for (const ledger of ledgersIn(siege, language)) expect(ledger).toMatch(/\p{L}/u);
  });
});
test('when the last of the enemy is gone nobody holds a place', () => {
  for (const siege of sieges) {
    const held = { ...siege, table: { ...siege.table, locations: siege.table.locations.map((one) => ({ ...one, held: true })) } };
    const fates = (one: Siege): string =>
      chronicleIn('en', one)
        .items[0].items.map(({ fate }) => fate)
        .join();
    const threats = held.table.threats.map((one) => ({ ...one, where: 'destroyed' as const }));
    expect(fates({ ...held, table: { ...held.table, threats } })).not.toMatch(/held/);
    const [first, ...others] = threats;
    expect(fates({ ...held, table: { ...held.table, threats: [{ ...first, where: 'L0' }, ...others] } as never })).toMatch(
      /held/,
    );
  }
});
test('attempts on machines are told as such, and nobody gives them poison', () => {
  const made = new Set(LINES_OF_MACHINES.flatMap((kind) => promptLines(kind, 'own', 'en')));
  for (const line of made) expect(line).not.toMatch(/\bcup\b|\bbed\b(?!s)|glove/);
  const seen = { machines: 0, people: 0 };
  for (const siege of sieges) {
    const machines = new Set(siege.table.defenders.flatMap(({ id, class: own }) => (own === 'king' ? [id] : [])));
    for (const { what, about, text: told } of narratedIn(siege)) {
      if (what !== 'attempt' && what !== 'defence') continue;
      expect(told.includes('_machine')).toBe(about.some((id) => machines.has(id)));
      seen[told.includes('_machine') ? 'machines' : 'people']++;
    }
  }
  expect(Math.min(seen.machines, seen.people)).toBeGreaterThan(0);
});
test('the ruin of one place is told otherwise than that of the next, and no defence goes always with the same attack', () => {
  const pairs = new Map<string, Set<string>>();
  let several = false;
  for (const siege of sieges) {
    let attack = '';
    const ruins: string[] = [];
    for (const { what, text: told } of narratedIn(siege)) {
      if (what === 'ruin') ruins.push(readerText(told, 'en'));
      if (what === 'attack') attack = readerText(told, 'en');
      if (what === 'battleDefence') pairs.set(attack, (pairs.get(attack) ?? new Set()).add(readerText(told, 'en')));
    }
    expect(new Set(ruins).size).toBe(ruins.length);
    several ||= ruins.length > 1;
  }
  expect(several).toBe(true);
  expect([...pairs.values()].some(({ size }) => size > 1)).toBe(true);
});
test('whoever is left alone meets somebody of the city, and no two scenes running are the same', () => {
  for (const one of sieges) {
    const scenes = factsOf('sceneFramed', one);
    scenes.slice(1).forEach(({ situation, characters }, i) => {
      expect(readerText(situation, 'en')).not.toBe(readerText(scenes[i].situation, 'en'));
      expect(characters.length).toBeGreaterThan(1);
    });
  }
});
test('morale that stays what it was is not told of', () => {
  const [siege] = sieges;
  const at = siege.facts.findIndex(({ kind }) => kind === 'defenderMoved');
  const told = (from: number): string => {
    const fact = { kind: 'moraleChanged', rule: 'DF-26.6', from, to: 0, cause: 'inspired', of: 'D0' } as unknown as Fact;
    return ledgersIn({ ...siege, facts: [...siege.facts.slice(0, at), fact, ...siege.facts.slice(at)] }, 'en').join(' ');
  };
  expect(told(1)).toContain('Morale damage 1 → 0');
  expect(told(0)).not.toContain('Morale damage 0 → 0');
});
test('a defender is one of its class, and in Polish its words agree with the class', () => {
  let machines = 0;
  for (const siege of sieges) {
    const [, defenders] = chronicleIn('en', siege).items;
    const [, polish] = chronicleIn('pl', siege).items;
    siege.table.defenders.forEach(({ class: own, cards }, at) => {
      expect(defenders.items[at].line).not.toContain('(s)');
      if (own !== 'king' || !cards.some(({ word }) => word === 'def.tough')) return;
      expect(polish.items[at].line).toMatch(/^machina wojenna.*; .*twarda/);
      machines++;
    });
  }
  expect(machines).toBeGreaterThan(0);
});
