/** Weapons (D9) and vehicles (D10). */
import type { VehicleId, WeaponId, WeaponMark } from './ids.ts';
import { WEAPON_IDS } from './ids.ts';
import type { Vehicle, Weapon } from './shape.ts';

const coldSteel = (...marks: WeaponMark[]): Weapon => ({ skill: 'brawl', ranges: ['close'], marks, fixed: false });
const handgun: Weapon = { skill: 'firearms', ranges: ['close', 'medium'], marks: ['handgun'], fixed: false };
const longGun: Weapon = { skill: 'firearms', ranges: ['close', 'medium', 'long'], marks: ['long_gun'], fixed: false };

export const WEAPONS: { readonly [weapon in WeaponId]: Weapon } = {
  fists: { ...coldSteel(), fixed: true },
  cane: coldSteel('improvised'),
  club: coldSteel(),
  knife: coldSteel('blade', 'iron'),
  sword_cane: coldSteel('blade'),
  sabre: coldSteel('blade', 'iron'),
  throwing_knives: { ...coldSteel('blade'), ranges: ['close', 'medium'] },
  derringer: handgun,
  revolver: handgun,
  duelling_pistol: handgun,
  hunting_rifle: longGun,
  carbine: longGun,
  iron_fists: { ...coldSteel('iron'), fixed: true },
};

/** WS-4.8: bare hands and iron fists are not gear. */
export const GEAR_WEAPONS: readonly WeaponId[] = WEAPON_IDS.filter((weapon) => !WEAPONS[weapon].fixed);

/** WS-18.9: speeds. On foot nobody sits. */
export const VEHICLES: { readonly [vehicle in VehicleId]: Vehicle } = {
  on_foot: { speed: 0, seats: 0 },
  bicycle: { speed: 1, seats: 1 },
  cab: { speed: 1, seats: 4 },
  hack: { speed: 1, seats: 2 },
  steamobile: { speed: 2, seats: 4 },
  airship: { speed: 2, seats: 6 },
  horse: { speed: 2, seats: 2 },
  wyvern: { speed: 3, seats: 2 },
  sports_steamobile: { speed: 3, seats: 2 },
};
