/** Weapons, vehicles, gadgets and scars (D9, D10, D11, D14). */
import type { GadgetId, ScarId, VehicleId, WeaponId, WeaponMark, Words } from '../../data/index.ts';

export const weapons: { readonly [id in WeaponId]: Words } = {
  fists: { en: 'bare hands', pl: 'gołe ręce' },
  cane: { en: 'walking stick', pl: 'laska' },
  club: { en: 'club', pl: 'pałka' },
  knife: { en: 'knife', pl: 'nóż' },
  sword_cane: { en: 'sword cane', pl: 'laska ze szpadą' },
  sabre: { en: 'sabre', pl: 'szabla' },
  throwing_knives: { en: 'throwing knives', pl: 'noże do rzucania' },
  derringer: { en: 'derringer', pl: 'derringer' },
  revolver: { en: 'revolver', pl: 'rewolwer' },
  duelling_pistol: { en: 'duelling pistol', pl: 'pistolet pojedynkowy' },
  hunting_rifle: { en: 'hunting rifle', pl: 'sztucer' },
  carbine: { en: 'carbine', pl: 'karabinek' },
  iron_fists: { en: 'iron fists', pl: 'żelazne pięści' },
};

export const weaponMarks: { readonly [id in WeaponMark]: Words } = {
  blade: { en: 'blade', pl: 'ostrze' },
  iron: { en: 'iron', pl: 'żelazo' },
  improvised: { en: 'improvised', pl: 'improwizowana' },
  handgun: { en: 'handgun', pl: 'broń krótka' },
  long_gun: { en: 'long gun', pl: 'broń długa' },
};

export const vehicles: { readonly [id in VehicleId]: Words } = {
  on_foot: { en: 'on foot', pl: 'pieszo' },
  bicycle: { en: 'bicycle', pl: 'rower' },
  cab: { en: 'cab', pl: 'dorożka' },
  hack: { en: 'hack', pl: 'fiakier' },
  steamobile: { en: 'steamobile', pl: 'paromobil' },
  airship: { en: 'airship', pl: 'sterowiec' },
  horse: { en: 'horse', pl: 'koń' },
  wyvern: { en: 'wyvern', pl: 'wiwerna' },
  sports_steamobile: { en: 'sports steamobile', pl: 'sportowy paromobil' },
};

export const gadgets: { readonly [id in GadgetId]: { readonly name: Words; readonly effect: Words } } = {
  aether_goggles: {
    name: { en: 'aether goggles', pl: 'gogle eteryczne' },
    effect: { en: 'token: +5 to spot', pl: 'żeton: +5 do spostrzegawczości' },
  },
  pocket_golem: {
    name: { en: 'pocket golem', pl: 'golem kieszonkowy' },
    effect: {
      en: 'Use an item, once per scene: an ally with 1d10 joins',
      pl: 'użycie przedmiotu, raz na scenę: dołącza sojusznik z 1k10',
    },
  },
  spring_boots: {
    name: { en: 'spring boots', pl: 'buty na sprężynach' },
    effect: { en: 'token: +5 to athletics', pl: 'żeton: +5 do wysportowania' },
  },
  voice_brooch: {
    name: { en: 'voice brooch', pl: 'brosza głosowa' },
    effect: { en: 'token: +5 to expression', pl: 'żeton: +5 do ekspresji' },
  },
  galvanic_glove: {
    name: { en: 'galvanic glove', pl: 'rękawica galwaniczna' },
    effect: { en: 'daze with brawl: TN + 3 instead of + 5', pl: 'oszołomienie umiejętnością walka: ST + 3 zamiast + 5' },
  },
  grapnel_gun: {
    name: { en: 'grapnel gun', pl: 'pistolet z kotwiczką' },
    effect: {
      en: 'pull: TN + 3 instead of + 5; boarding a vehicle costs no die once per round',
      pl: 'przyciągnięcie: ST + 3 zamiast + 5; raz na rundę wsiadanie do pojazdu nie kosztuje kości',
    },
  },
  smoke_cane: {
    name: { en: 'smoke cane', pl: 'laska dymna' },
    effect: {
      en: 'once per scene, free: take cover without a Move',
      pl: 'raz na scenę, bez kosztu: schowaj się za osłoną bez ruchu',
    },
  },
  etiquette_engine: {
    name: { en: 'etiquette engine', pl: 'maszyna konwenansów' },
    effect: { en: '+2 in scandal checks', pl: '+2 w testach skandalu' },
  },
  steel_corset: { name: { en: 'steel corset', pl: 'stalowy gorset' }, effect: { en: '+1 defense', pl: '+1 do obrony' } },
  lucky_charm: {
    name: { en: 'lucky charm', pl: 'szczęśliwy amulet' },
    effect: { en: 'once per scene: one extra die without a token', pl: 'raz na scenę: jedna dodatkowa kość bez żetonu' },
  },
};

export const scars: { readonly [id in ScarId]: Words } = {
  limp: { en: 'a limp', pl: 'utykanie' },
  duel_scar: { en: 'duelling scar', pl: 'blizna po pojedynku' },
  eye_patch: { en: 'eye patch', pl: 'opaska na oku' },
  burnt_hand: { en: 'burnt hand', pl: 'poparzona dłoń' },
  shaken_nerves: { en: 'shaken nerves', pl: 'nadszarpnięte nerwy' },
  bad_name: { en: 'a bad name', pl: 'zła sława' },
  hoarse_voice: { en: 'hoarse voice', pl: 'zdarty głos' },
  iron_limb: { en: 'iron limb', pl: 'żelazna proteza' },
};
