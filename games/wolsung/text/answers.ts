/** Answers as short phrases: they are written in English words and ids, and read in the language of whoever looks. */
import { type Card, cardSign } from '@guildhall/cards';
import type { Plain, PlainRecord, Speaker } from '@guildhall/kernel';
import {
  ALOUD,
  CARD,
  type DifficultyId,
  type DomainId,
  type RequestId,
  type ScenarioId,
  STOCK_LINE,
  type VehicleId,
  type Words,
} from '../data/index.ts';
import { COPY } from '../rules/copies.ts';
import { difficulties, domains, requests, scenarios } from './data/index.ts';
import type { Catalogue } from './words.ts';

export interface Reading {
  readonly catalogue: Catalogue;
  readonly question: string;
  readonly show: PlainRecord;
  readonly say: Speaker;
  id(id: string): string;
}

const bonus = (card: string): string => `+${CARD[card as Card].bonus}`;
const result = (card: string): string => String(CARD[card as Card].result);
const sign = (card: string): string => cardSign(card as Card);

function character({ show, catalogue }: Reading, number: string): string {
  const names = show.names as { [number: string]: Words } | undefined;
  return names?.[number]?.[catalogue.language] ?? number;
}
const vehicle = ({ show, id }: Reading, at: string): string => id((show.vehicles as VehicleId[])[Number(at)] ?? '');
const zone = ({ show, catalogue }: Reading, at: string): string =>
  scenarios[show.scenario as ScenarioId].zones[Number(at)]?.[catalogue.language] ?? at;

/** A printed profile, or a copy of the GM's own: "C1" is the first. */
function profileName({ show, id }: Reading, profile: string): string {
  const copies = show.copies as string[] | undefined;
  return copies?.[COPY.indexOf(profile)] ?? id(profile);
}

type Verb = (r: Reading, parts: readonly string[]) => string;
const VERBS: { readonly [verb: string]: Verb } = {
  at: (r, [n]) => character(r, n),
  bonus: ({ catalogue: c }, [card]) => c.answers.bonus(sign(card), bonus(card)),
  automatic: ({ catalogue: c }, [card]) => c.answers.automatic(sign(card), result(card)),
  guard: ({ catalogue: c }, [card]) => c.answers.guard(sign(card), bonus(card)),
  replace: ({ catalogue: c }, [card]) => c.answers.replace(sign(card)),
  discard: ({ catalogue: c }, [card]) => c.answers.discard(sign(card)),
  top: ({ catalogue: c }, [card]) => c.answers.top(sign(card)),
  help: (r, [by, card]) => r.catalogue.answers.help(character(r, by), sign(card), bonus(card)),
  raise: ({ catalogue: c, id }, [source]) => c.answers.raise(source === 'token' ? '' : id(source)),
  die: ({ catalogue: c, id }, [source]) => c.answers.die(source === 'token' ? '' : id(source)),
  achievement: ({ catalogue: c, show }, [n]) => {
    const titles = show.achievements as Words[] | undefined;
    return c.answers.achievement(titles?.[Number(n)]?.[c.language] ?? String(Number(n) + 1));
  },
  ability: ({ catalogue: c, id }, [ability]) => c.answers.use(id(ability)),
  officer: ({ catalogue: c }, [, use]) => c.answers.officer(use === 'raise' ? '+1' : c.answers.dice(1)),
  cleric: ({ catalogue: c }) => c.answers.cleric,
  dice: ({ catalogue: c }, [n]) => c.answers.dice(Number(n)),
  zone: (r, [n]) => r.catalogue.answers.zone(zone(r, n)),
  board: (r, [n]) => r.catalogue.answers.board(vehicle(r, n)),
  draw: ({ catalogue: c, id }, [item]) => c.answers.draw(id(item)),
  recover: ({ catalogue: c, id }, [item]) => c.answers.recover(id(item)),
  ready: ({ catalogue: c, id }, [item]) => c.answers.ready(id(item)),
  use: ({ catalogue: c, id }, [ability]) => c.answers.use(id(ability)),
  conflict: ({ catalogue: c }, [scenario]) => c.answers.conflict(scenarios[scenario as ScenarioId].title[c.language]),
  join: (r, [profile]) => r.catalogue.answers.join(profileName(r, profile)),
  bring: (r, [profile, size = '']) => r.catalogue.answers.bring(profileName(r, profile), size),
  honour: (r, [n]) => r.catalogue.answers.honour(character(r, n)),
  token: ({ catalogue: c, say }, [seat]) => c.answers.token(say.seat(Number(seat))),
  card: ({ catalogue: c, say }, [seat]) => c.answers.card(say.seat(Number(seat))),
  hand: ({ catalogue: c, say }, [seat]) => c.answers.hand(say.seat(Number(seat))),
  finisher: ({ catalogue: c, id }, [source]) => c.answers.finisher(id(source)),
  formality: ({ catalogue: c }, [way]) => c.answers.formality(way === 'up' ? c.answers.up : c.answers.down),
  put_away: ({ catalogue: c, id }, [item]) => `${c.answers.request(requests.put_away.said.masculine[c.language])} ${id(item)}`,
};

/** What a stunt aims at. */
function detail(r: Reading, answer: string): string {
  const { catalogue: c } = r;
  if (answer === '') return c.plain.done;
  if (answer === 'up' || answer === 'down') return c.answers[answer];
  if (/^\d$/.test(answer)) return zone(r, answer);
  return Object.hasOwn(requests, answer)
    ? c.answers.request(requests[answer as RequestId].said.masculine[c.language])
    : r.id(answer);
}

export function answerWords(r: Reading, answer: Plain): string {
  const { catalogue: c, question } = r;
  if (typeof answer !== 'string') return JSON.stringify(answer);
  if (question === 'describe/words' && answer === ALOUD) return c.answers.sayAloud;
  if (question === 'describe/words' && answer === STOCK_LINE) {
    const domain = r.show.domain as DomainId;
    return domains[domain].bot[c.language];
  }
  if (question === 'condition/words' && answer === '*') return c.answers.holds;
  if (question === 'wording/words' && Object.hasOwn(c.names.aims, answer)) return c.names.aims[answer];
  if (question === 'describe/domain') return domains[answer as DomainId]?.name[c.language] ?? answer;
  if (question === 'simple test/against' && Object.hasOwn(difficulties, answer))
    return difficulties[answer as DifficultyId][c.language];
  const [verb, ...parts] = answer.split(' ');
  const isVerb = Object.hasOwn(VERBS, verb) && parts.length > 0;
  if (isVerb) return VERBS[verb](r, parts);
  if (question === 'declare/detail') return detail(r, answer);
  if (Object.hasOwn(c.plain, answer)) return c.plain[answer];
  return answer === '' ? c.plain.done : r.id(answer);
}
