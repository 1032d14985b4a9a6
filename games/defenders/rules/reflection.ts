/** Chapter 13: Reflection. One scene is framed, cast and played; it never changes what the rules look at (DF-13.14). */
import { flag, type Plain, type PlainRecord, pick, type Random, type Refusal, seat } from '@guildhall/kernel';
import { MOST_NAME, MOST_TEXT, SCENE_SUGGESTION_IDS, type SceneSuggestionId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { DESTROYED, NOBODY, type Person, type Role, type Table } from '../table.ts';
import { agreement } from './agreement.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { defenderNamed, hasOthers, normalOrder, othersThan } from './reading.ts';
import { highlighted } from './suggestions.ts';
import {
  aboutScene,
  ideas,
  isRecord,
  lineAfter,
  lineNumbered,
  nextLine,
  numberIfAny,
  sampleName,
  sampleTold,
  strangeField,
  toldOf,
  whyNotText,
  whyNotTold,
} from './texts.ts';

export const MOST_CHARACTERS = 12;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
/** Somebody on the list of persons, or a defender under its own name; anybody else is new (DF-13.9). */
function isKnown(t: Table, name: string, unit: string): boolean {
  const d = defenderNamed(t, unit);
  return (d >= 0 && same(t.defenders[d].name, name)) || t.persons.some((person) => same(person.name, name));
}

function whyNotCharacter(t: Table, one: Plain): Refusal<DF> | null {
  if (!isRecord(one)) return no('DF-13.3', 'notAShape', { field: 'characters' });
  const wrong =
    strangeField(one, ['name', 'unit', 'personality', 'preoccupation'], 'DF-13.9') ??
    whyNotText(one.name, { field: 'name', rule: 'DF-13.3', most: MOST_NAME });
  if (wrong) return wrong;
  const unit = one.unit ?? '';
  if (unit !== '') {
    const d = defenderNamed(t, unit);
    if (d < 0 || t.where[d] === DESTROYED) return no('DF-13.9', 'noSuchThing', { id: String(unit).slice(0, 40) });
  }
  if (isKnown(t, String(one.name), String(unit))) return null;
  // A new one gets a personality and something on their mind, in writing where the table writes (DF-29.3).
  const optional = t.settings.narration !== 'written';
  for (const field of ['personality', 'preoccupation']) {
    const text = one[field] ?? (optional ? '' : undefined);
    const missing = whyNotText(text, { field, rule: 'DF-13.9', most: MOST_TEXT, optional, lines: true });
    if (missing) return missing;
  }
  return null;
}

function whyNotFrame(t: Table, answer: Plain): Refusal<DF> | null {
  if (!isRecord(answer)) return no('DF-13.2', 'notAShape', { field: 'scene' });
  const strange = strangeField(answer, ['characters', 'place', 'time', 'situation', 'suggestion'], 'DF-13.2');
  if (strange) return strange;
  const { characters, suggestion } = answer;
  if (!Array.isArray(characters) || characters.length === 0) return no('DF-13.3', 'noCharacters', {});
  if (characters.length > MOST_CHARACTERS) {
    return no('DF-13.3', 'tooManyCharacters', { has: characters.length, most: MOST_CHARACTERS });
  }
  const names: string[] = [];
  for (const one of characters) {
    const wrong = whyNotCharacter(t, one);
    if (wrong) return wrong;
    const name = String((one as PlainRecord).name);
    if (names.some((known) => same(known, name))) return no('DF-13.6', 'characterTwice', { name });
    names.push(name);
  }
  for (const field of ['place', 'time', 'situation']) {
    const wrong = whyNotTold(t, answer[field], field);
    if (wrong) return wrong;
  }
  if (suggestion === undefined || suggestion === '') return null;
  return (SCENE_SUGGESTION_IDS as readonly Plain[]).includes(suggestion)
    ? null
    : no('DF-13.16', 'noSuchThing', { id: String(suggestion).slice(0, 40) });
}

function sampleFrame(t: Table, random: Random): PlainRecord {
  const alive = t.defenders.filter((_, d) => t.where[d] !== DESTROYED);
  const { id, name } = pick(random, alive);
  const characters: PlainRecord[] = [{ name, unit: id }];
  // Now and then somebody new.
  if (random.below(4) === 0) characters.push(newcomer(t, '', random));
  const told = (prompt: string): Plain => sampleTold(t, prompt, random);
  // DF-13.21: from the highlighted suggestions.
  const suggestion = pick(random, [...highlighted(t), SCENE_SUGGESTION_IDS[0]]);
  return { characters, place: told('place'), time: told('time'), situation: told(`scene.${suggestion}`), suggestion };
}
function newcomer(t: Table, unit: string, random: Random): PlainRecord {
  const line = (prompt: 'personality' | 'preoccupation'): string => {
    const told = t.persons.map((one) => one[prompt]);
    return lineAfter(t, prompt, told) ?? lineNumbered(t, prompt, random.below(MANY_LINES));
  };
  return {
    name: sampleName(t, 'person', random),
    unit,
    personality: line('personality'),
    preoccupation: line('preoccupation'),
  };
}
/** Enough to reach every line. */
const MANY_LINES = 28;
/** As many persons as readers can tell apart. */
const WELL_KNOWN = 6;

/** Somebody one can tell a story of: a Jack or Queen, a person of the list, or, while there are few, one who is new. */
function castOf(t: Table, random: Random): PlainRecord[] {
  const alive = t.defenders.filter((_, d) => t.where[d] !== DESTROYED);
  const heroes = alive.filter(({ class: own }) => own === 'jack' || own === 'queen').map(({ name, id }) => ({ name, unit: id }));
  const others = t.persons
    .filter(({ unit }) => unit === '' || alive.some(({ id }) => id === unit))
    .map(({ name, unit }) => ({ name, unit }));
  const known: PlainRecord[] = [...heroes, ...others];
  const units = alive.filter(({ class: own }) => own !== 'jack' && own !== 'queen');
  const cast: PlainRecord[] = [];
  const take = (from: PlainRecord[]): void => void cast.push(...from.splice(random.below(from.length), 1));
  const isNew = known.length < 2 || (others.length < WELL_KNOWN && random.below(3) === 0);
  // Where no unit is left to be of, somebody of the city.
  if (isNew && units.length > 0) cast.push(newcomer(t, pick(random, units).id, random));
  else if (known.length < 2) cast.push(newcomer(t, '', random));
  while (cast.length < 2 && known.length > 0) take(known);
  if (cast.length < 2 && units.length > 0) {
    const { name, id } = pick(random, units);
    cast.push({ name, unit: id });
  }
  return cast.length > 0 ? cast : [{ name: alive[0].name, unit: alive[0].id }];
}
/** DF-13.21: a scene for whoever has none in mind: people of the city, at one of its places, on what has happened. */
function suggestFrame(t: Table): PlainRecord {
  const random = ideas(t, 2);
  const { locations } = t;
  const open = locations.filter((_, l) => (((t.ruined | t.held) >> l) & 1) === 0);
  const characters = castOf(t, random);
  // Where one of them is, for nobody is in two places.
  const here = open.filter(({ id }) =>
    characters.some(({ unit }) => unit !== '' && t.where[defenderNamed(t, unit)] === Number(id.slice(1))),
  );
  const themes = highlighted(t).filter((theme) => theme !== 'council' || characters.length > 1);
  const quiet = characters.length > 1 ? quietTheme(t, t.turn) : 'relationships';
  const suggestion = themes.length > 0 ? pick(random, themes) : quiet;
  // In quiet times each theme goes on from where it was left.
  const before = Array.from({ length: t.turn }, (_, turn) => quietTheme(t, turn)).filter((theme) => theme === suggestion).length;
  return {
    characters,
    place: pick(random, here.length > 0 ? here : open.length > 0 ? open : locations).name,
    time: nextLine(t, 'time'),
    situation: nextLine(
      t,
      `scene.${suggestion}`,
      QUIET_TIMES.includes(suggestion) && suggestion === quietTheme(t, t.turn) ? before : t.turn + 12,
    ),
    suggestion,
  };
}
/** What scenes are about when nothing has happened. */
const QUIET_TIMES: readonly SceneSuggestionId[] = ['relationships', 'council'];
/** Which of them: as often the one as the other, but never by turns, or of two players each would always frame the same. */
function quietTheme({ start }: Table, turn: number): SceneSuggestionId {
  let bits = 0;
  for (let rest = turn + start; rest > 0; rest >>= 1) bits += rest & 1;
  return QUIET_TIMES[bits % QUIET_TIMES.length];
}

function frame(p: P, f: F, answer: PlainRecord): void {
  const { t } = p;
  const characters = (answer.characters as PlainRecord[]).map((one) => ({
    name: String(one.name),
    unit: String(one.unit ?? ''),
    personality: String(one.personality ?? ''),
    preoccupation: String(one.preoccupation ?? ''),
  }));
  const seat = f.seat;
  const place = toldOf(t, seat, answer.place);
  const time = toldOf(t, seat, answer.time);
  const situation = toldOf(t, seat, answer.situation);
  const suggestion = String(answer.suggestion ?? '') as SceneSuggestionId | '';
  const roles: Role[] = characters.map(({ name, unit }) => ({ name, unit, seat: NOBODY }));
  t.scene = { suggestion, roles, place, time, situation };
  t.dice = [];
  const names = characters.map(({ name }) => name);
  p.tell?.({
    kind: 'sceneFramed',
    rule: 'DF-13.2',
    seat,
    suggestion,
    characters: names,
    about: aboutScene(t.locations, roles, place.text),
    place: place.text,
    time: time.text,
    situation: situation.text,
    texts: { place: place.n, time: time.n, situation: situation.n },
  });
  // DF-13.10: new characters are kept on a list.
  const invented: Person[] = characters
    .filter(({ name, unit }) => !isKnown(t, name, unit))
    .map((one) => {
      const personality = numberIfAny(t, seat, one.personality);
      return { ...one, texts: { personality, preoccupation: numberIfAny(t, seat, one.preoccupation) } };
    });
  for (const person of invented) p.tell?.({ kind: 'personInvented', rule: 'DF-13.10', seat, ...person });
  if (invented.length > 0) t.persons = [...t.persons, ...invented];
}

/** Table 14: one role for each person in Normal Order, the rest not played. */
const usualRoles = (t: Table): number[] => {
  const order = hasOthers(t) ? normalOrder(t) : [t.first];
  return (t.scene?.roles ?? []).map((_, i) => order[i] ?? NOBODY);
};

/** DF-13.21: who has no taste for roles, such as a bot, gives them to the others. */
const rolesOfOthers = (t: Table): number[] => {
  const order = hasOthers(t) ? othersThan(t, t.first) : [t.first];
  return (t.scene?.roles ?? []).map((_, i) => order[i] ?? NOBODY);
};

function whyNotRoles(t: Table, answer: Plain): Refusal<DF> | null {
  const wants = t.scene?.roles.length ?? 0;
  if (!Array.isArray(answer)) return no('DF-13.6', 'notAShape', { field: 'roles' });
  if (answer.length !== wants) return no('DF-13.6', 'wrongRoles', { has: answer.length, wants });
  for (const seat of answer) {
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < NOBODY || seat >= t.seats) {
      return no('DF-13.6', 'noSuchSeat', { seat: String(seat).slice(0, 40) });
    }
  }
  return null;
}

export const reflection = book.procedure('reflection', {
  done: flag(),
  /** A bot frames the scene, so that any person may end it (DF-13.21). */
  free: flag(),
  /** A person is there. */
  stirred: flag(),
  who: seat,
  /** Somebody else proposes to end it. */
  ending: flag(),
});
type F = FrameOf<typeof reflection>;

/** DF-13.13: people cannot agree how something turns out in the scene, and so it turns out badly. */
const DISPUTED = 'disputed';
const WORDS = ['end', 'go on', 'abstain', DISPUTED];
const isWord = (answer: Plain): answer is string => typeof answer === 'string' && WORDS.includes(answer);
const whyNotLine = (t: Table, answer: Plain): Refusal<DF> | null => (isWord(answer) ? null : whyNotTold(t, answer, 'text'));
function narrate(p: P, seat: number, answer: Plain): void {
  const { text, aloud, n } = toldOf(p.t, seat, answer);
  if (!p.tell) return;
  const about = (p.t.scene?.roles ?? []).filter((role) => role.seat === seat).map(({ name }) => name);
  p.tell({ kind: 'narrated', rule: 'DF-13.8', what: 'scene', seat, text, aloud, about, texts: { text: n } });
}
function dispute(p: P, seat: number): void {
  const characters = (p.t.scene?.roles ?? []).map(({ name }) => name);
  p.tell?.({ kind: 'outcomeDisputed', rule: 'DF-13.13', seat, characters });
}
const roleShow = (t: Table): PlainRecord => ({ roles: t.scene?.roles ?? [] });
const SCENE_FORM = { kind: 'text', max: MOST_TEXT } as const;

reflection.does((w) => [
  w.run((p) => {
    p.tell?.({ kind: 'stepBegan', rule: 'DF-12.1', step: 'reflection', first: p.t.first });
  }),
  w.ask<PlainRecord>('frame', {
    rule: 'DF-13.2',
    form: { kind: 'other', of: 'scene' },
    accepts: (t, _f, answer) => whyNotFrame(t, answer),
    sample: (t, _f, random) => sampleFrame(t, random),
    suggest: (t, _f, list) => void list.push(suggestFrame(t)),
    take: frame,
    show: (t) => ({ highlighted: highlighted(t), first: t.turn === 1 }),
  }),
  w.ask<number[]>('roles', {
    rule: 'DF-13.4',
    form: { kind: 'other', of: 'roles' },
    accepts: (t, _f, answer) => whyNotRoles(t, answer),
    sample: (t) => rolesOfOthers(t),
    suggest: (t, _f, list) => void list.push(usualRoles(t)),
    take: (p, f, answer) => {
      const { t } = p;
      if (!t.scene) return;
      const roles = t.scene.roles.map((role, i) => ({ ...role, seat: answer[i] }));
      t.scene = { ...t.scene, roles };
      p.tell?.({ kind: 'rolesAssigned', rule: 'DF-13.4', seat: f.seat, roles });
    },
    show: (t) => ({ characters: (t.scene?.roles ?? []).map(({ name }) => name) }),
  }),
  w.loop(
    (_t, f) => !f.vars.done,
    [
      w.ask<Plain>('play', {
        rule: 'DF-13.8',
        form: SCENE_FORM,
        accepts: (t, _f, answer) => whyNotLine(t, answer),
        sample: (t, _f, random) => {
          const whim = random.below(10);
          return whim < 6
            ? 'end'
            : whim < 7
              ? DISPUTED
              : whim < 8
                ? 'go on'
                : whim < 9
                  ? 'abstain'
                  : sampleTold(t, 'line', random);
        },
        suggest: (t, _f, list) => void list.push('end', ...(hasOthers(t) ? ['go on', DISPUTED, 'abstain'] : [])),
        take: (p, f, answer) => {
          f.vars.free = answer === 'abstain';
          f.vars.stirred = !f.vars.free;
          f.vars.done = answer === 'end' || (!hasOthers(p.t) && f.vars.free);
          if (answer === DISPUTED) dispute(p, f.seat);
          else if (!isWord(answer)) narrate(p, f.seat, answer);
        },
        show: roleShow,
      }),
      w.each('who', (t, f) => (f.vars.done || !hasOthers(t) ? [] : othersThan(t, f.seat)), [
        w.when(
          (_t, f) => !f.vars.done,
          [
            w.ask<Plain>('join', {
              rule: 'DF-13.8',
              who: (_t, f) => f.vars.who,
              form: SCENE_FORM,
              accepts: (t, _f, answer) => whyNotLine(t, answer),
              sample: (t, _f, random) => {
                const whim = random.below(10);
                return whim < 3 ? 'end' : whim < 7 ? 'go on' : whim < 9 ? 'abstain' : sampleTold(t, 'line', random);
              },
              // Whoever may end it is offered that first: with nobody else to speak it would go on for ever.
              suggest: (_t, f, list) =>
                void list.push(...(f.vars.free ? ['end', 'go on'] : ['go on', 'end']), DISPUTED, 'abstain'),
              take: (p, f, answer) => {
                if (answer !== 'abstain') f.vars.stirred = true;
                f.vars.ending = answer === 'end' && !f.vars.free;
                if (answer === 'end' && f.vars.free) f.vars.done = true;
                if (answer === DISPUTED) dispute(p, f.vars.who);
                else if (!isWord(answer)) narrate(p, f.vars.who, answer);
              },
              show: (t, f) => ({ ...roleShow(t), free: f.vars.free }),
            }),
            // DF-13.19: others propose to end it.
            w.call(
              agreement,
              (_t, f) => (f.vars.ending ? { proposal: 'end scene', by: f.vars.who } : null),
              (_p, f, { passed }) => {
                f.vars.ending = false;
                if (passed) f.vars.done = true;
              },
            ),
          ],
        ),
      ]),
      w.run((_p, f) => {
        // DF-30.11: with nobody there but bots no scene waits.
        if (!f.vars.stirred) f.vars.done = true;
      }),
    ],
  ),
  w.run((p, f) => {
    const { t } = p;
    p.tell?.({ kind: 'sceneEnded', rule: 'DF-13.19', seat: f.seat });
    t.scene = null;
    // What happens from now on is for the next scene (DF-13.16).
    t.happened = 0;
  }),
]);
