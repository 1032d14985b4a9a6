/** Chapter 16: what a hit does besides wounds: the critical that was triggered, then abilities and equipment (KC-12.23). */

import { within } from '@guildhall/geometry';
import { type Call, count, flag } from '@guildhall/kernel';
import { CRITICALS, type CriticalId, type EffectId, HALF_W, L, W } from '../data/index.ts';
import { BIT, has, lose } from '../effects.ts';
import type { GangPower } from '../facts/fighting.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { applyToLoser, dodge, dodgeSide, fastShoes } from './abilities.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { gain } from './cards.ts';
import { damage, damageTerms, harmOf, winningSeat } from './damage.ts';
import { type Fight, fightOn } from './frames.ts';
import { MOST_WOUNDS } from './kinds.ts';
import { aveAGo } from './leaders.ts';
import { eggKeeper } from './lure.ts';
import { hasAbility, inPlay, isEnemy, isFriend, other } from './reading.ts';
import { type By, giveEffect, healWounds, isGone, stunOrWound, takingOff, wound } from './removal.ts';
import { gapBetween } from './scene.ts';
import { shove } from './shove.ts';

/** Criticals that are a lasting effect on whoever was hit, and on whoever has hit. */
const ON_LOSER: { readonly [critical in CriticalId]?: EffectId } = {
  bite: 'bite',
  blind: 'blind',
  'broken-bones': 'broken-bones',
  concussion: 'concussion',
  curse: 'curse',
  grounded: 'grounded',
  kneecap: 'kneecap',
  'nasty-sprain': 'nasty-sprain',
  poison: 'poison',
  terrify: 'terrify',
};
const ON_WINNER: { readonly [critical in CriticalId]?: EffectId } = {
  block: 'block',
  evade: 'evade',
  grab: 'grab',
  'hard-head': 'hard-head',
};
/** Criticals that give the gang something until the end of the turn. */
const ON_GANG: { readonly [critical in CriticalId]?: GangPower } = {
  'war-cry': 'war-cry',
  'take-a-chance': 'take-a-chance',
  'check-his-sleeves': 'check-his-sleeves',
};

const near = (t: Table, a: number, b: number, most: number): boolean => within(gapBetween(t, a, b), most);

/** Those with Barry when he Blocks, Evades or Heals (KC-18.3): himself and his friends within a card's length. */
function sharers(t: Table, f: Fight): number[] {
  const { winner } = f.vars;
  if (!hasAbility(t, winner, 'were-in-this-together')) return [winner];
  const seat = winningSeat(f);
  const found: number[] = [];
  for (let m = 0; m < t.models.length; m++) {
    if (!isGone(t, m) && isFriend(t, seat, m) && near(t, winner, m, L)) found.push(m);
  }
  return found;
}

/** Poison Cloud and Swing: all enemies so near when it is triggered (KC-16.50, KC-16.51). */
function spread(p: P, f: Fight, effect: EffectId, most: number, rule: KC): void {
  const { t } = p;
  const seat = winningSeat(f);
  for (let m = 0; m < t.models.length; m++) {
    if (!isGone(t, m) && isEnemy(t, seat, m) && near(t, f.vars.winner, m, most)) giveEffect(p, m, effect, rule, seat);
  }
}

/** KC-18.1, KC-18.2: everybody near Barry but himself, friend or enemy, all at once. */
function myNameIs(p: P, f: Fight): void {
  const { t } = p;
  const { winner } = f.vars;
  const by: By = { seat: winningSeat(f), model: winner };
  for (let m = 0; m < t.models.length; m++) {
    if (m !== winner && t.models[m].seat >= 0 && !isGone(t, m) && near(t, winner, m, L)) wound(p, m, 1, by, 'KC-18.1');
  }
}

/** KC-16.7, KC-16.8. */
function pickpocket(p: P, f: Fight): void {
  const { t } = p;
  const { winner, loser } = f.vars;
  const seat = winningSeat(f);
  if (t.gangs[other(seat)].stash > 0) {
    gain(p, seat, 1, 'opponent', 'KC-16.7');
    return;
  }
  p.tell?.({ kind: 'pickpocketFoundNothing', rule: 'KC-16.8', seat, model: loser });
  if (!isGone(t, loser)) stunOrWound(p, loser, { seat, model: winner }, 'KC-16.8', true);
}

/** KC-18.40: all friends are Stunned no longer. */
function deadArd(p: P, seat: number): void {
  const { t } = p;
  const models: number[] = [];
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (isGone(t, m) || !isFriend(t, seat, m) || !has(model, 'stunned')) continue;
    lose(model, BIT.stunned);
    models.push(m);
  }
  p.tell?.({ kind: 'stunsShakenOff', rule: 'KC-18.40', seat, models });
}

function givePower(p: P, seat: number, power: GangPower, rule: KC): void {
  const gang = p.t.gangs[seat];
  if (power === 'war-cry') gang.warCry = true;
  else if (power === 'take-a-chance') gang.takeAChance = true;
  else gang.sleeves = true;
  p.tell?.({ kind: 'gangPowerBegan', rule, seat, power });
}

/** Whoever has been taken off is not pushed (KC-14.12); whoever is gone or lies on the ground does not dodge (KC-16.26). */
function isLost(t: Table, { vars: { critical, winner, loser } }: Fight): KC | null {
  if (critical === 'shove-w' || critical === 'shove-l') return isGone(t, loser) ? 'KC-14.12' : null;
  if (critical !== 'dodge-w' && critical !== 'dodge-l') return null;
  if (isGone(t, winner)) return 'KC-14.12';
  return has(t.models[winner], 'grounded') ? 'KC-16.26' : null;
}

/** What needs no further choice. */
function applyAtOnce(p: P, f: Fight): void {
  const { t } = p;
  const { critical, winner, loser } = f.vars;
  if (critical === '') return;
  const seat = winningSeat(f);
  const { rule } = CRITICALS[critical];
  const onLoser = ON_LOSER[critical];
  const onWinner = ON_WINNER[critical];
  const power = ON_GANG[critical];
  const lost = isLost(t, f);
  if (lost) p.tell?.({ kind: 'criticalLost', rule: lost, seat, model: winner, critical });
  if (onLoser) {
    if (isGone(t, loser)) p.tell?.({ kind: 'criticalLost', rule: 'KC-14.12', seat, model: winner, critical });
    else giveEffect(p, loser, onLoser, rule, seat);
  } else if (onWinner) {
    const shared = critical === 'block' || critical === 'evade' ? sharers(t, f) : [winner];
    for (const m of shared) giveEffect(p, m, onWinner, m === winner ? rule : 'KC-18.3', seat);
  } else if (power) givePower(p, seat, power, rule);
  else if (critical === 'poison-cloud') spread(p, f, 'poison', W, rule);
  else if (critical === 'swing') spread(p, f, 'grounded', HALF_W, rule);
  else if (critical === 'pickpocket') pickpocket(p, f);
  else if (critical === 'dead-ard') deadArd(p, seat);
  else if (critical === 'dip-into-coffers') {
    if (t.coffers > 0) gain(p, seat, 1, 'coffers', 'KC-18.16');
  } else if (critical === 'heal' && hasAbility(t, winner, 'were-in-this-together')) {
    for (const m of sharers(t, f)) healWounds(p, m, 1, 'KC-18.3');
  }
}

/** What asks somebody something. */
function furtherCall(t: Table, f: Fight): Call | null {
  const { critical, winner, loser } = f.vars;
  const seat = winningSeat(f);
  switch (critical) {
    case 'shove-w':
    case 'shove-l':
      return shove.with({ for: seat, by: winner, model: loser, side: critical === 'shove-w' ? 'W' : 'L' });
    case 'dodge-w':
    case 'dodge-l':
      return dodge(t, f, 'dodge', dodgeSide(t, winner, critical === 'dodge-w' ? 'W' : 'L'));
    case 'heal':
      return hasAbility(t, winner, 'were-in-this-together') ? null : heal.with({ for: seat });
    case 'antagonise':
    case 'egg-toss':
    case 'musky-scent':
    case 'strange-allure':
      return isGone(t, winner) ? null : eggKeeper.with({ for: seat, keeper: winner, critical });
    case 'ave-a-go':
      return isGone(t, winner) ? null : aveAGo.with({ for: seat, grobblar: winner });
    default:
      return null;
  }
}

/** A stun, wounds all taken away, a stun turned into wounds, or wounds. */
function ruleOfHarm(stun: boolean, wounds: number, margin: number): KC {
  if (stun) return 'KC-14.1';
  if (wounds === 0) return 'KC-14.7';
  return margin === 1 ? 'KC-14.6' : 'KC-14.2';
}

/**
 * Step 9 (KC-12.23) for the innermost fight, once the critical is chosen. Models at zero are taken off before anything that
 * depends on where models stand: for the remaining effects they count as gone anyway (KC-14.12).
 */
export const hit = book.procedure('hit', { stun: flag(), wounds: count(MOST_WOUNDS) });
hit.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const fight = fightOn(p.game.stack);
    const { winner, loser, margin } = fight.vars;
    const { stun, wounds } = harmOf(t, fight);
    f.vars.stun = stun;
    f.vars.wounds = wounds;
    p.tell?.({
      kind: 'damageDone',
      rule: ruleOfHarm(stun, wounds, margin),
      winner,
      loser,
      margin,
      stun,
      wounds,
      terms: damageTerms(t, fight),
    });
  }),
  w.call(damage, (_t, f, stack) => {
    const { winner, loser } = fightOn(stack).vars;
    const { stun, wounds } = f.vars;
    return { model: loser, stun, wounds, by: f.seat, byModel: winner, rule: stun ? 'KC-14.1' : 'KC-14.10' };
  }),
  w.run((p) => {
    const fight = fightOn(p.game.stack);
    if (fight.vars.critical === 'my-name-is') myNameIs(p, fight);
  }),
  w.call('those at zero', (t, _f, stack) => takingOff(t, fightOn(stack).vars.winner)),
  w.run((p) => applyAtOnce(p, fightOn(p.game.stack))),
  w.call('critical', (t, _f, stack) => furtherCall(t, fightOn(stack))),
  w.run((p, f) => applyToLoser(p, fightOn(p.game.stack), f.vars.wounds)),
  w.call('those at zero after all', (t) => takingOff(t)),
  w.call('fast shoes', (t, _f, stack) => fastShoes(t, fightOn(stack))),
]);

/** KC-16.5, KC-16.6: any one friend, wherever it stands. */
const heal = book.procedure('heal', {}).does((w) => [
  w.when(
    (t, f) => t.models.some((_, m) => inPlay(t, m) && isFriend(t, f.seat, m)),
    [
      w.ask<string>('friend', {
        rule: 'KC-16.6',
        legal(t, f, list) {
          for (let m = 0; m < t.models.length; m++) if (inPlay(t, m) && isFriend(t, f.seat, m)) list.push(modelName(m));
        },
        why(t, f, answer) {
          const target = modelOf(answer);
          if (target === NONE) return notAnAnswer('heal/friend', answer);
          if (target >= t.models.length) return no('KC-16.6', 'noSuchModel', { answer });
          if (!isFriend(t, f.seat, target)) return no('KC-16.6', 'notAFriend', { target });
          return no('KC-14.11', 'notInPlay', { m: target });
        },
        take(p, _f, answer) {
          healWounds(p, modelOf(answer), 1, 'KC-16.5');
        },
      }),
    ],
  ),
]);
