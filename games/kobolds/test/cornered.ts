/**
 * Games in the thick of it for what comes up most seldom: Grobblar with several enemies around her and a friend in reach
 * (KC-18.19), against a gang that bites in a fury (KC-16.47) or casts.
 */
import { type Game, pick, type Random } from '@guildhall/kernel';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';
import { enrich, putBeside } from './enrich.ts';

const AGAINST = ['egg-keeper; 4 kobold-gator', 'dorick; wizard; 2 golem'];
const ENEMIES = 3;

export function corner(g: Game<Table>, random: Random): void {
  const t = g.table;
  for (let [seat] = kobolds.actors(g); seat !== undefined && t.phase === 'gangs'; [seat] = kobolds.actors(g))
    kobolds.apply(g, seat, seat === 0 ? 'volunteers' : pick(random, AGAINST));
  enrich(g, random);
  const chief = t.models[t.gangs[0].leader];
  if (chief?.place !== 'play') return;
  const others = t.models.filter((model) => model !== chief && model.place === 'play');
  const enemies = others.filter(({ seat }) => seat === 1).slice(0, ENEMIES);
  const friend = others.find(({ seat }) => seat === 0);
  for (const model of [...enemies, ...(friend ? [friend] : [])]) putBeside(t, model, chief, random);
}
