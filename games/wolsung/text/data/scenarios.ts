/** Scenarios (D16): titles, zones, stakes and features. */
import type { FeatureId, ScenarioId, Words } from '../../data/index.ts';
import { shapes } from './shapes.ts';

/** `stakes` are what comes true when a side wins, by side. `zones`: none where nobody fights. */
export type ScenarioWords = { readonly title: Words; readonly zones: readonly Words[]; readonly stakes: readonly Words[] };

export const scenarios: { readonly [id in ScenarioId]: ScenarioWords } = {
  ...shapes,
  S1: {
    title: { en: 'Steam over the Quay', pl: 'Para nad nabrzeżem' },
    zones: [
      { en: 'Gangway', pl: 'Trap' },
      { en: 'Quay', pl: 'Nabrzeże' },
      { en: 'Warehouse', pl: 'Magazyn' },
    ],
    stakes: [
      { en: 'the stolen crate is ours', pl: 'skradziona skrzynia jest nasza' },
      { en: 'the crate leaves with the airship', pl: 'skrzynia odlatuje sterowcem' },
    ],
  },
  S2: {
    title: { en: 'Pistols in the Winter Garden', pl: 'Pistolety w oranżerii' },
    zones: [
      { en: 'Palms', pl: 'Palmy' },
      { en: 'Fountain', pl: 'Fontanna' },
      { en: 'Orchids', pl: 'Storczyki' },
    ],
    stakes: [
      { en: 'the insult is taken back before witnesses', pl: 'obelga zostaje odwołana przy świadkach' },
      { en: 'the heroes beg pardon', pl: 'bohaterowie przepraszają' },
    ],
  },
  S3: {
    title: { en: 'Three Flags over the Tomb', pl: 'Trzy sztandary nad grobowcem' },
    zones: [
      { en: 'Stairs', pl: 'Schody' },
      { en: 'Hall', pl: 'Sala' },
      { en: 'Sarcophagus', pl: 'Sarkofag' },
    ],
    stakes: [
      { en: 'the seal stays in good hands', pl: 'pieczęć zostaje w dobrych rękach' },
      { en: 'the seal wakes the dead', pl: 'pieczęć budzi umarłych' },
      { en: 'the tomb closes on all', pl: 'grobowiec zamyka się nad wszystkimi' },
    ],
  },
  S4: {
    title: { en: 'Over the Roofs of Lyonesse', pl: 'Po dachach Lyonesse' },
    zones: [],
    stakes: [
      { en: 'the Fox is caught with the plans', pl: 'Lis schwytany z planami' },
      { en: 'the Fox is gone, and nobody saw him', pl: 'Lis znika i nikt go nie widział' },
    ],
  },
  S5: {
    title: { en: 'The Night Express', pl: 'Nocny ekspres' },
    zones: [],
    stakes: [
      { en: 'we catch the express', pl: 'zdążamy na ekspres' },
      { en: 'we are stopped on the road', pl: 'zatrzymują nas w drodze' },
    ],
  },
  S6: {
    title: { en: 'The Duchess Receives', pl: 'Księżna przyjmuje' },
    zones: [],
    stakes: [
      { en: 'the Duchess signs the pardon', pl: 'Księżna podpisuje ułaskawienie' },
      { en: 'the Duchess laughs, and the city with her', pl: 'Księżna śmieje się, a z nią miasto' },
    ],
  },
  S7: {
    title: { en: 'The Aether Dispute', pl: 'Spór o eter' },
    zones: [],
    stakes: [
      { en: 'the Academy funds our expedition', pl: 'Akademia płaci za naszą wyprawę' },
      { en: 'the Academy funds his machine', pl: 'Akademia płaci za jego machinę' },
    ],
  },
  S8: {
    title: { en: 'Going Once, Going Twice', pl: 'Po raz pierwszy, po raz drugi' },
    zones: [],
    stakes: [
      { en: 'the diary is sold to us', pl: 'dziennik kupujemy my' },
      { en: 'the diary is sold to her', pl: 'dziennik kupuje ona' },
      { en: 'the diary is sold to him', pl: 'dziennik kupuje on' },
    ],
  },
};

export const features: { readonly [id in FeatureId]: { readonly name: Words; readonly effect: Words } } = {
  steam_valve: {
    name: { en: 'steam valve', pl: 'zawór pary' },
    effect: {
      en: 'in the second zone; use an item, once: everyone in that zone loses 1 die in the next round',
      pl: 'w drugiej strefie; użycie przedmiotu, raz: każdy w tej strefie traci 1 kość w następnej rundzie',
    },
  },
  grudge: {
    name: { en: 'grudge', pl: 'uraza' },
    effect: {
      en: 'the Colossus attacks whoever last acted against it',
      pl: 'Kolos atakuje tego, kto ostatni działał przeciw niemu',
    },
  },
  darkness: {
    name: { en: 'darkness', pl: 'ciemność' },
    effect: { en: "dwarves' ability works", pl: 'działa zdolność krasnoludów' },
  },
  night: {
    name: { en: 'night', pl: 'noc' },
    effect: { en: 'dwarves do not suffer from sunlight', pl: 'krasnoludy nie cierpią od słońca' },
  },
  watchful_society: {
    name: { en: 'watchful society', pl: 'czujne towarzystwo' },
    effect: { en: 'any scandal counts one Reputation more', pl: 'każdy skandal kosztuje o jeden punkt Reputacji więcej' },
  },
  evidence: {
    name: { en: 'evidence', pl: 'dowody' },
    effect: { en: 'the stake is marked evidence', pl: 'stawka nosi znak dowody' },
  },
  temptation: {
    name: { en: 'temptation', pl: 'pokusa' },
    effect: {
      en: "the stake tempts with something new (humans' weakness works)",
      pl: 'stawka kusi czymś nowym (działa słabość ludzi)',
    },
  },
};
