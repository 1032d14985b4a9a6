/** Specialties (D5): names, and when each counts +9. */
import type { SpecialtyId, Words } from '../../data/index.ts';

export const specialties: { readonly [id in SpecialtyId]: { readonly name: Words; readonly when: Words } } = {
  fencing: { name: { en: 'fencing', pl: 'szermierka' }, when: { en: 'a blade is in hand', pl: 'w ręce jest ostrze' } },
  boxing: { name: { en: 'boxing', pl: 'boks' }, when: { en: 'fighting bare-handed', pl: 'walczy się gołymi rękami' } },
  rough: {
    name: { en: 'rough and tumble', pl: 'bójki' },
    when: {
      en: 'an improvised weapon is in hand, or active enemies outnumber the own side',
      pl: 'w ręce jest broń improwizowana albo aktywni wrogowie są liczniejsi od własnej strony',
    },
  },
  handguns: { name: { en: 'handguns', pl: 'broń krótka' }, when: { en: 'a handgun is used', pl: 'używa się broni krótkiej' } },
  long_guns: { name: { en: 'long guns', pl: 'broń długa' }, when: { en: 'a long gun is used', pl: 'używa się broni długiej' } },
  trick_shots: {
    name: { en: 'trick shots', pl: 'popisowe strzały' },
    when: { en: 'a stunt is declared', pl: 'zadeklarowano wyczyn' },
  },
  steamobiles: {
    name: { en: 'steamobiles', pl: 'paromobile' },
    when: { en: 'at the controls of a steamobile or sports steamobile', pl: 'za sterami paromobilu lub sportowego paromobilu' },
  },
  riding: { name: { en: 'riding', pl: 'jeździectwo' }, when: { en: 'on a horse or a wyvern', pl: 'na koniu lub wiwernie' } },
  aeronautics: {
    name: { en: 'aeronautics', pl: 'żegluga powietrzna' },
    when: { en: 'at the controls of an airship', pl: 'za sterami sterowca' },
  },
  running: {
    name: { en: 'running', pl: 'biegi' },
    when: { en: 'on foot, route easy or normal', pl: 'pieszo, na trasie łatwej lub zwykłej' },
  },
  rooftops: {
    name: { en: 'climbing and leaping', pl: 'wspinaczka i skoki' },
    when: { en: 'on foot, route difficult', pl: 'pieszo, na trasie trudnej' },
  },
  cycling: { name: { en: 'cycling', pl: 'kolarstwo' }, when: { en: 'on a bicycle', pl: 'na rowerze' } },
  shadowing: { name: { en: 'shadowing', pl: 'śledzenie' }, when: { en: 'the own side is pursuing', pl: 'własna strona ściga' } },
  hiding: { name: { en: 'hiding', pl: 'krycie się' }, when: { en: 'the own side is fleeing', pl: 'własna strona ucieka' } },
  crowds: {
    name: { en: 'blending in', pl: 'wtapianie się w tłum' },
    when: { en: 'four or more participants are active', pl: 'aktywnych jest czterech lub więcej uczestników' },
  },
  tracking: { name: { en: 'tracking', pl: 'tropienie' }, when: { en: 'the own side is pursuing', pl: 'własna strona ściga' } },
  watchful: {
    name: { en: 'watchfulness', pl: 'czujność' },
    when: { en: 'the test is an active resistance', pl: 'test jest aktywnym oporem' },
  },
  lookout: {
    name: { en: 'lookout', pl: 'obserwacja z pokładu' },
    when: { en: 'aboard a vehicle, not driving', pl: 'na pokładzie pojazdu, nie kierując' },
  },
  poker_face: {
    name: { en: 'poker face', pl: 'pokerowa twarz' },
    when: { en: 'the test is an active resistance', pl: 'test jest aktywnym oporem' },
  },
  misdirection: {
    name: { en: 'misdirection', pl: 'zwodzenie' },
    when: { en: 'the stunt daze is declared', pl: 'zadeklarowano wyczyn oszołomienie' },
  },
  gossip: { name: { en: 'gossip', pl: 'plotki' }, when: { en: 'the situation is public', pl: 'sytuacja jest publiczna' } },
  oratory: {
    name: { en: 'oratory', pl: 'krasomówstwo' },
    when: { en: 'the situation is public or formal', pl: 'sytuacja jest publiczna lub formalna' },
  },
  wit: { name: { en: 'wit', pl: 'dowcip' }, when: { en: 'the situation is private', pl: 'sytuacja jest prywatna' } },
  stagecraft: {
    name: { en: 'stagecraft', pl: 'aktorstwo' },
    when: { en: 'four or more participants are active', pl: 'aktywnych jest czterech lub więcej uczestników' },
  },
  negotiation: {
    name: { en: 'negotiation', pl: 'negocjacje' },
    when: { en: 'the situation is formal', pl: 'sytuacja jest formalna' },
  },
  charm: { name: { en: 'charm', pl: 'urok osobisty' }, when: { en: 'the situation is private', pl: 'sytuacja jest prywatna' } },
  requests: {
    name: { en: 'requests', pl: 'wyszukane prośby' },
    when: { en: 'the stunt polite request is declared', pl: 'zadeklarowano wyczyn uprzejma prośba' },
  },
  menace: {
    name: { en: 'cold menace', pl: 'zimna groza' },
    when: { en: 'the situation is private', pl: 'sytuacja jest prywatna' },
  },
  authority: {
    name: { en: 'authority', pl: 'autorytet' },
    when: { en: 'the situation is public or formal', pl: 'sytuacja jest publiczna lub formalna' },
  },
  threats: {
    name: { en: 'threats', pl: 'groźby' },
    when: { en: 'the stunt threat is declared', pl: 'zadeklarowano wyczyn groźba' },
  },
};
