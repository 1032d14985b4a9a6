/** A ledger and its matches: only a record that proves itself and is of the very fight counts (KC-31.18, KC-30.4). */
import { type GamePackage, isRefusal, type Plain, type PlainRecord, type Refusal } from '@guildhall/kernel';
import type { Match, MatchRecord } from '@guildhall/kernel/hall';
import { kobolds } from '@guildhall/kobolds';
import { campaign } from '@guildhall/kobolds/campaign';
import { describe, expect, it } from 'vitest';
import {
  type CampaignKind,
  campaignGame,
  campaignRecord,
  FILE_REFUSALS,
  Ledger,
  linesAbout,
  openCampaign,
  proofOf,
  sayFileRefusal,
  verifyCampaign,
} from '../src/index.ts';

const KIND: CampaignKind = {
  ledger: campaign as unknown as GamePackage,
  game: kobolds as unknown as GamePackage,
  links: campaign.links as CampaignKind['links'],
};
const seed = (n: number): string => String(n).padStart(64, '0');
const options = { rounds: 2, start: 0, doubled: false, optional: false };

/** A campaign of four, all with the same gang, whose first fights have begun. */
function fighting(n = 1): Ledger {
  const ledger = Ledger.create(KIND, { seats: 4, options, seed: seed(n) });
  for (let seat = 0; seat < 4; seat++) mustBe(ledger.answer(seat, `klacka; ${seat + 1} goblin-scumbag`));
  return bring(ledger);
}
function bring(ledger: Ledger): Ledger {
  for (let seat = 0; seat < 4; seat++) mustBe(ledger.answer(seat, 'stash 1'));
  return ledger;
}
const mustBe = (refusal: Refusal | null): void => expect(refusal).toBeNull();

/** The match of a fight, given up by its second player at once. */
function conceded(ledger: Ledger, number: number): Match<unknown, Plain, PlainRecord> {
  const match = ledger.begin(number);
  if (isRefusal(match)) throw new Error(match.why);
  mustBe(match.act(1, 'anytime/concede', 'concede'));
  return match;
}
const why = (refusal: Refusal | null): string => (refusal ? `${refusal.rule} ${refusal.why}` : 'taken');
const reopened = (ledger: Ledger, change: (file: ReturnType<typeof campaignRecord>) => void = () => {}) => {
  const file = JSON.parse(JSON.stringify(campaignRecord(ledger))) as ReturnType<typeof campaignRecord>;
  change(file);
  return openCampaign(KIND, JSON.stringify(file));
};
/** What is wrong with a file after a change, whether it is seen on opening or on verifying. */
function faultOf(ledger: Ledger, change: (file: ReturnType<typeof campaignRecord>) => void): string {
  const opened = reopened(ledger, change);
  if ('problem' in opened) return opened.problem;
  const proof = verifyCampaign(opened.ledger);
  return 'problem' in proof ? proof.problem : 'nothing';
}

describe('linked matches', () => {
  it('KC-30.12, KC-30.20: a match starts with the rosters of its fight and what is brought', () => {
    const ledger = fighting();
    const [first, second] = ledger.waiting();
    expect([first.number, second.number]).toEqual([0, 1]);
    const match = conceded(ledger, 1);
    expect(match.record().given).toEqual(second.given);
    expect(second.given.own).toMatchObject([{ stash: 1 }, { stash: 1 }]);
    expect(why(ledger.begin(5) as Refusal)).toBe('KC-31.18 noSuchMatch');
  });

  it('KC-31.18: a fight is dealt the same however often it is begun, and no two fights are', () => {
    const ledger = fighting();
    const dealt = (number: number) => conceded(ledger, number).record();
    expect(dealt(0)).toEqual(dealt(0));
    expect(dealt(0).seed).not.toBe(dealt(1).seed);
    expect(dealt(0).seed).not.toBe(conceded(fighting(2), 0).record().seed);
  });

  it('KC-31.18: the record of a finished match is taken, proven, and kept', () => {
    const ledger = fighting();
    const record = conceded(ledger, 1).record();
    mustBe(ledger.file(1, record));
    expect(ledger.waiting().map(({ number }) => number)).toEqual([0]);
    expect(ledger.records.get(proofOf(record))).toBe(record);
    mustBe(ledger.file(0, conceded(ledger, 0).record()));
    expect(ledger.kind.ledger.question(ledger.match.current)).toBe('business/bring');
    expect(verifyCampaign(ledger)).toMatchObject({ proven: 2, byHand: 0 });
  });

  it('KC-30.4: a result may be entered by hand, and is counted as such for ever', () => {
    const ledger = fighting();
    const { report } = conceded(ledger, 0).record();
    mustBe(ledger.enter(0, report as Plain));
    mustBe(ledger.file(1, conceded(ledger, 1).record()));
    expect(verifyCampaign(ledger)).toMatchObject({ proven: 1, byHand: 1 });
    const opened = reopened(ledger);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(verifyCampaign(opened.ledger)).toEqual(verifyCampaign(ledger));
    const { fact } = opened.ledger.telling.told.find((told) => told.fact.kind === 'reported') ?? {};
    expect(fact).toMatchObject({ byHand: true, fight: 0 });
  });

  it('KC-31.18: forged, foreign and unfinished files are refused, and nothing changes', () => {
    const ledger = fighting();
    const record = conceded(ledger, 0).record();
    const before = JSON.stringify(campaignRecord(ledger));
    const altered = (change: Partial<MatchRecord>): MatchRecord => ({ ...structuredCloneOf(record), ...change });
    expect(why(ledger.file(0, altered({ game: 'brigade' })))).toBe('KC-31.18 otherGame');
    expect(why(ledger.file(0, altered({ seed: seed(8) })))).toBe('KC-31.18 otherDeal');
    expect(why(ledger.file(0, altered({ entropy: ['a', 'b'] })))).toBe('KC-31.18 otherDeal');
    expect(why(ledger.file(0, altered({ commitment: seed(8) })))).toBe('KC-31.18 notProven');
    expect(why(ledger.file(0, altered({ digest: seed(3) })))).toBe('KC-31.18 notProven');
    expect(why(ledger.file(0, altered({ log: [] })))).toBe('KC-31.18 notProven');
    expect(why(ledger.file(0, altered({ report: { winner: 1 } })))).toBe('KC-31.18 notProven');
    expect(why(ledger.file(0, altered({ options: { ...record.options, scenario: 0 } })))).toBe('KC-31.18 otherOptions');
    expect(why(ledger.file(0, altered({ start: {} as MatchRecord['start'] })))).toBe('KC-31.18 fromPosition');
    // A true match, but of the other fight, or of another campaign.
    expect(why(ledger.file(1, record))).toBe('KC-31.18 otherDeal');
    expect(why(fighting(2).file(0, record))).toBe('KC-31.18 otherDeal');
    const [first] = record.given?.own ?? [];
    expect(why(ledger.file(0, altered({ given: { all: null, own: [first, first] } })))).toBe('KC-31.18 otherGiven');
    const unfinished = ledger.begin(0);
    if (isRefusal(unfinished)) throw new Error(unfinished.why);
    expect(why(ledger.file(0, unfinished.record()))).toBe('KC-31.18 unfinished');
    expect(why(ledger.file(4, record))).toBe('KC-31.18 noSuchMatch');
    expect(JSON.stringify(campaignRecord(ledger))).toBe(before);
    mustBe(ledger.file(0, record));
    expect(why(ledger.file(1, record))).toBe('KC-31.18 filedAlready');
  });

  it('KC-31.18: every refusal has words in both languages', () => {
    for (const one of FILE_REFUSALS)
      for (const language of ['en', 'pl'] as const) {
        const sentence = sayFileRefusal(language, {
          rule: 'KC-31.18',
          why: one,
          about: { number: 1, most: 1, until: 'x', option: 'x', problem: 'x', game: 'a', wanted: 'b' },
        });
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toContain('undefined');
      }
    expect(sayFileRefusal('en', { rule: 'KC-31.18', why: 'resultForm', about: {} })).toBeNull();
  });
});

/** Records are plain data. */
const structuredCloneOf = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record)) as MatchRecord;

describe('the file of a campaign', () => {
  const whole = (): Ledger => {
    const ledger = fighting();
    for (const number of [0, 1]) mustBe(ledger.file(number, conceded(ledger, number).record()));
    return ledger;
  };

  it('opens again as it was, and goes on', () => {
    const ledger = whole();
    expect(campaignGame(JSON.stringify(campaignRecord(ledger)))).toBe('kobolds-campaign');
    const opened = reopened(ledger);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(campaignRecord(opened.ledger)).toEqual(campaignRecord(ledger));
    bring(opened.ledger);
    expect(opened.ledger.waiting()).toHaveLength(2);
  });

  it('is refused if a line, a match or a result in it was changed', () => {
    const ledger = whole();
    expect(faultOf(ledger, () => {})).toBe('nothing');
    expect(faultOf(ledger, (file) => file.matches.pop())).toMatch(/the match is missing/);
    expect(faultOf(ledger, (file) => file.matches.push({ ...file.matches[0], digest: seed(5) }))).toMatch(/belongs to no line/);
    expect(faultOf(ledger, ({ matches }) => void Object.assign(matches[0], { report: { winner: 1 } }))).toMatch(/notProven/);
    expect(faultOf(ledger, ({ matches }) => void matches.reverse())).toBe('nothing');
    const cheated = (file: ReturnType<typeof campaignRecord>): void => {
      const line = file.ledger.log.find((entry) => 'question' in entry && entry.question === 'fights/result') as unknown as {
        answer: { report: { coffers: number } };
      };
      line.answer.report.coffers = 40;
    };
    expect(faultOf(ledger, cheated)).toMatch(/ledger: .*digest|something else/);
  });

  it('is refused if it is no campaign at all', () => {
    for (const text of ['', '{', '[]', 'null', '{"format":"guildhall campaign 1"}', '7'])
      expect(openCampaign(KIND, text)).toHaveProperty('problem');
    expect(campaignGame('{')).toBeNull();
    expect(campaignGame('{"format":"guildhall match 1"}')).toBeNull();
    const { ledger } = campaignRecord(whole());
    expect(faultOf(whole(), (file) => void Object.assign(file, { ledger: { ...ledger, game: 'kobolds' } }))).toMatch(
      /the ledger is of "kobolds"/,
    );
    expect(faultOf(whole(), (file) => void Object.assign(file, { deadline: 7 }))).toMatch(/deadline/);
  });
});

describe('time and numbers', () => {
  it('KC-30.29: what comes after its deadline is refused', () => {
    const ledger = fighting();
    mustBe(ledger.file(0, conceded(ledger, 0).record()));
    mustBe(ledger.file(1, conceded(ledger, 1).record()));
    ledger.deadline = { question: 'business/bring', until: '2026-11-20T18:00:00Z' };
    expect(why(ledger.act(0, 'anytime/buy', 'crystal', '2026-11-20T18:00:01Z'))).toBe('KC-30.29 tooLate');
    expect(why(ledger.answer(0, 'stash 0', '2026-11-21T00:00:00Z'))).toBe('KC-30.29 tooLate');
    mustBe(ledger.act(0, 'anytime/buy', 'crystal', '2026-11-20T18:00:00Z'));
    const opened = reopened(ledger);
    expect('ledger' in opened && opened.ledger.deadline).toEqual(ledger.deadline);
  });

  it('the lines behind a gang are those that concern it, as far as the viewer may know', () => {
    const ledger = fighting();
    const kinds = (viewer: number | null) => linesAbout(ledger, 0, viewer).map(({ fact }) => fact.kind);
    expect(kinds(null)).toEqual(['founded', 'brought']);
    expect(linesAbout(ledger, 0, null)[0].decision).toBeGreaterThan(0);
  });

  it('KC-30.29: the organiser rules on a mistake, with a reason that is kept', () => {
    const ledger = fighting();
    const record = conceded(ledger, 0).record();
    mustBe(ledger.file(0, record));
    for (const reason of ['', '  ', 'x'.repeat(301)]) expect(why(ledger.correct(0, reason))).toBe('KC-30.29 reasonWanted');
    expect(why(ledger.correct(9, 'nobody'))).not.toBe('taken');
    mustBe(ledger.correct(0, 'the wrong evening'));
    expect(ledger.waiting().map(({ number }) => number)).toEqual([0, 1]);
    expect(ledger.records.size).toBe(0);
    expect(ledger.rulings).toEqual([{ line: ledger.match.log.length, seat: 0, reason: 'the wrong evening' }]);
    // The same match may now be filed again.
    mustBe(ledger.file(0, record));
    const opened = reopened(ledger);
    expect('ledger' in opened && opened.ledger.rulings).toEqual(ledger.rulings);
    expect(faultOf(ledger, ({ rulings }) => void Object.assign(rulings[0], { line: 1 }))).toMatch(/takes nothing back/);
    expect(faultOf(ledger, (file) => void Object.assign(file, { rulings: [{}] }))).toMatch(/rulings/);
  });

  it('an act may be taken back by consent, and is in the log for ever', () => {
    const ledger = fighting();
    mustBe(ledger.file(0, conceded(ledger, 0).record()));
    mustBe(ledger.file(1, conceded(ledger, 1).record()));
    const { telling, match } = ledger;
    mustBe(ledger.act(0, 'anytime/buy', 'crystal'));
    const lines = match.log.length;
    expect(telling.undo(0, [1, 2, 3])).toBeNull();
    expect(match.log.length).toBe(lines + 1);
    expect(verifyCampaign(ledger)).toMatchObject({ proven: 2 });
  });
});
