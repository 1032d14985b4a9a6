/** Takes a freshly begun game to its first activation and brings the gangs together in the middle of the board, with coins. */
import { fits, newStop } from '@guildhall/geometry';
import type { Game, Random } from '@guildhall/kernel';
import { BIT } from '../effects.ts';
import { kobolds } from '../index.ts';
import { hasAbility, profileOf } from '../rules/reading.ts';
import { sceneOf } from '../rules/scene.ts';
import type { Table } from '../table.ts';

const stop = newStop();
/** Half the side of the square they are brought to. */
const CROWD = 6;
const FINE = 1000;

/** A free place in the middle, tangent to somebody where that can be: most are then engaged. */
function gather(t: Table, m: number, random: Random): void {
  const model = t.models[m];
  const { r, height } = model;
  for (let tries = 0; tries < 60; tries++) {
    const friend = t.models[random.below(t.models.length)];
    const angle = (random.below(FINE) / FINE) * 2 * Math.PI;
    const near = random.below(3) > 0 && friend !== model && friend.place === 'play' && friend.z === 0;
    const reach = friend.r + r + 0.001;
    const x = near ? friend.x + Math.cos(angle) * reach : 12 + (CROWD * (random.below(2 * FINE) - FINE)) / FINE;
    const y = near ? friend.y + Math.sin(angle) * reach : 12 + (CROWD * (random.below(2 * FINE) - FINE)) / FINE;
    if (Math.abs(x - 12) > CROWD || Math.abs(y - 12) > CROWD) continue;
    if (!fits(sceneOf(t), { x, y, z: 0, r, height }, stop, null, model)) continue;
    model.x = x;
    model.y = y;
    return;
  }
}

export function enrich(g: Game<Table>, random: Random): void {
  while (kobolds.question(g) !== 'action time/model') {
    const actors = kobolds.actors(g);
    if (actors.length === 0) return;
    kobolds.apply(g, actors[0], kobolds.sample(g, actors[0], random));
  }
  const t = g.table;
  for (const gang of t.gangs) gang.stash = random.below(8);
  t.coffers = random.below(4);
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (model.place !== 'play' || m === t.cuddly) continue;
    gather(t, m, random);
    model.wounds = random.below(profileOf(t, m).wounds);
    for (const id of ['stunned', 'poison', 'bite', 'terrify', 'blind'] as const) {
      const immune = (id === 'poison' && hasAbility(t, m, 'immune-to-poison')) || (id === 'stunned' && hasAbility(t, m, 'solid'));
      if (!immune && random.below(8) === 0) model.effects |= BIT[id];
    }
  }
}
