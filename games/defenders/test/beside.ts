/** What people add beside a siege, in tests: a match from a position, with the persons at its table. */
import { type Contribution, type Contributor, isRefusal, type Plain, type PlainRecord, type Refusal } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { expect } from 'vitest';
import type { DefendersFact } from '../facts.ts';
import { defenders } from '../index.ts';
import type { Why } from '../refusals.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import { text } from '../text/index.ts';
import type { Scene } from './scene.ts';

export const PERSONS: readonly Contributor[] = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name }));
export const [ADA, BEN, CLEO] = PERSONS;
export const OLA: Contributor = { seat: null, name: 'Ola' };
const say = { seat: (seat: number) => PERSONS[seat].name };

export class Beside {
  readonly match;
  readonly facts: DefendersFact[] = [];

  constructor(s: Scene) {
    this.match = Match.from(defenders, s.game, 'd'.repeat(64));
  }
  /** Adds something that must be let through, and leaves the game as it was. */
  add(by: Contributor, body: PlainRecord): this {
    const before = JSON.stringify(this.match.current);
    const added = this.match.contribute(by, body, 1000);
    if (isRefusal(added)) throw new Error(`${JSON.stringify(body).slice(0, 200)} is refused: ${JSON.stringify(added)}`);
    expect(JSON.stringify(this.match.current)).toBe(before);
    return this;
  }
  /** Refused with this rule and reason, in words of both languages, and nothing is added. */
  refused(
    by: Contributor,
    body: Plain,
    rule: DF | 'GH-10',
    why: Why | 'notPlain' | 'notForOnlookers',
    about?: PlainRecord,
  ): this {
    const before = this.match.contributions().length;
    const refusal = this.match.contribute(by, body, 1000) as Refusal;
    expect({ rule: refusal.rule, why: refusal.why }).toEqual({ rule, why });
    if (about) expect(refusal.about).toMatchObject(about);
    for (const language of ['en', 'pl'] as const) {
      const words = text[language].refusal(refusal, say);
      expect(words).not.toBe(text[language].refusal({ rule, why: 'nothing of the sort', about: {} }, say));
      expect(words).not.toMatch(/undefined|\[object/);
    }
    expect(this.match.contributions()).toHaveLength(before);
    return this;
  }
  answer(seat: number, answer: Plain): this {
    expect(this.match.answer(seat, answer, ({ fact }) => this.facts.push(fact))).toBeNull();
    return this;
  }
  get inForce(): readonly Contribution[] {
    return this.match.contributions();
  }
  get question(): string | null {
    return defenders.question(this.match.current);
  }
}
