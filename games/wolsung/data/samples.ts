/** Sample heroes (D12): all of them legal by chapter 4. */
import type {
  ArchetypeId,
  FormId,
  GadgetId,
  NationId,
  ProfessionId,
  RaceAbilityId,
  RaceId,
  SampleId,
  SkillId,
  SpecialtyId,
  VehicleId,
  WeaponId,
} from './ids.ts';
import type { Hero, HeroSpecialty, Level, Words } from './shape.ts';
import { SPECIALTIES } from './specialties.ts';

const same = (text: string): Words => ({ en: text, pl: text });
/** A specialty of D5, or a field of another skill. */
const special = (id: SpecialtyId): HeroSpecialty => ({ skill: SPECIALTIES[id], id, field: same('') });
const field = (skill: SkillId, en: string, pl: string): HeroSpecialty => ({ skill, id: null, field: { en, pl } });

/** One line of D12. */
type Line = {
  name: Words;
  portrait: Words;
  form: FormId;
  who: [RaceId, ProfessionId, NationId, ArchetypeId];
  /** Brawn, Agility, Wits, Composure, Charisma. */
  levels: [Level, Level, Level, Level, Level];
  trained: SkillId[];
  specialties: HeroSpecialty[];
  ability: RaceAbilityId;
  gadget: GadgetId;
  weapons: WeaponId[];
  vehicle?: VehicleId;
  achievements: [Words, SkillId][];
};

function sample(id: SampleId, line: Line): Hero {
  const [race, profession, nation, archetype] = line.who;
  const [brawn, agility, wits, composure, charisma] = line.levels;
  return {
    id,
    name: line.name,
    portrait: line.portrait,
    form: line.form,
    archetype,
    race,
    ability: line.ability,
    blade: null,
    nation,
    profession,
    levels: { brawn, agility, wits, composure, charisma },
    trained: line.trained,
    specialties: line.specialties,
    achievements: line.achievements.map(([title, skill]) => ({ title, skill, grade: 'ordinary', used: false })),
    gadgets: [line.gadget],
    weapons: line.weapons,
    vehicle: line.vehicle ?? null,
    scars: [],
    constitutionLost: 0,
    reputationLost: 0,
    used: [],
  };
}

export const SAMPLES: { readonly [id in SampleId]: Hero } = {
  H1: sample('H1', {
    name: same('Lady Eleonora Ashgrove'),
    portrait: { en: 'Silver gown, a fan, a brooch that hums.', pl: 'Srebrna suknia, wachlarz, mrucząca brosza.' },
    form: 'feminine',
    who: ['elf', 'aristocrat', 'alfheim', 'socialite'],
    levels: [1, 1, 1, 2, 3],
    trained: ['expression', 'persuasion', 'bluff', 'empathy', 'academics'],
    specialties: [special('negotiation'), special('oratory'), special('gossip')],
    ability: 'hypnotic_charm',
    gadget: 'voice_brooch',
    weapons: ['derringer'],
    achievements: [
      [{ en: 'Toast of the season', pl: 'Królowa sezonu' }, 'expression'],
      [{ en: 'Peacemaker of the two embassies', pl: 'Rozjemczyni dwóch ambasad' }, 'persuasion'],
    ],
  }),
  H2: sample('H2', {
    name: { en: 'Captain Wiktor Zawadzki', pl: 'kapitan Wiktor Zawadzki' },
    portrait: { en: 'Dark uniform, moustache, sabre at the side.', pl: 'Ciemny mundur, wąsy, szabla u boku.' },
    form: 'masculine',
    who: ['human', 'officer', 'slavia', 'daredevil'],
    levels: [2, 3, 1, 1, 1],
    trained: ['firearms', 'brawl', 'athletics', 'drive', 'courage'],
    specialties: [special('handguns'), special('fencing'), special('riding')],
    ability: 'rich_experience',
    gadget: 'grapnel_gun',
    weapons: ['revolver', 'sabre'],
    vehicle: 'horse',
    achievements: [
      [{ en: 'Charge at the Iron Ford', pl: 'Szarża przy Żelaznym Brodzie' }, 'drive'],
      [{ en: 'Hero of the burning airship', pl: 'Bohater płonącego sterowca' }, 'courage'],
    ],
  }),
  H3: sample('H3', {
    name: { en: 'Professor Ignatius Quill', pl: 'profesor Ignatius Quill' },
    portrait: { en: 'Goggles on the forehead, ink on the cuffs.', pl: 'Gogle na czole, atrament na mankietach.' },
    form: 'masculine',
    who: ['gnome', 'scientist', 'hrimthorst', 'explorer'],
    levels: [1, 1, 3, 2, 1],
    trained: ['academics', 'technics', 'research', 'persuasion', 'spot'],
    specialties: [special('negotiation'), special('lookout'), field('technics', 'clockwork', 'mechanizmy zegarowe')],
    ability: 'numerologist',
    gadget: 'aether_goggles',
    weapons: ['cane'],
    achievements: [
      [{ en: 'Theory of talking engines', pl: 'Teoria maszyn mówiących' }, 'academics'],
      [{ en: "Won the Academy's great dispute", pl: 'Zwycięzca wielkiego sporu Akademii' }, 'persuasion'],
    ],
  }),
  H4: sample('H4', {
    name: same('Bruna Kettle'),
    portrait: { en: 'Rolled-up sleeves, a broad belt, a broader grin.', pl: 'Podwinięte rękawy, szeroki pas, szerszy uśmiech.' },
    form: 'feminine',
    who: ['ogre', 'sportsman', 'vinland', 'daredevil'],
    levels: [3, 2, 1, 1, 1],
    trained: ['brawl', 'athletics', 'intimidation', 'courage', 'streetwise'],
    specialties: [special('boxing'), special('running'), special('menace')],
    ability: 'hard_as_nails',
    gadget: 'galvanic_glove',
    weapons: ['club'],
    achievements: [
      [{ en: 'Heavyweight champion', pl: 'Mistrzyni wagi ciężkiej' }, 'brawl'],
      [{ en: 'Outran the mail train', pl: 'Szybsza niż pociąg pocztowy' }, 'athletics'],
    ],
  }),
  H5: sample('H5', {
    name: { en: 'Inspector Tobias Fenwick', pl: 'inspektor Tobias Fenwick' },
    portrait: {
      en: 'Bowler hat, watch chain, a look that misses nothing.',
      pl: 'Melonik, dewizka, wzrok, któremu nic nie umknie.',
    },
    form: 'masculine',
    who: ['halfling', 'detective', 'alfheim', 'investigator'],
    levels: [1, 2, 2, 2, 1],
    trained: ['spot', 'research', 'intimidation', 'stealth', 'firearms'],
    specialties: [special('tracking'), special('authority'), special('shadowing')],
    ability: 'elusive',
    gadget: 'lucky_charm',
    weapons: ['revolver', 'cane'],
    achievements: [
      [{ en: 'Solved the locked carriage', pl: 'Zagadka zamkniętego wagonu' }, 'research'],
      [{ en: 'Terror of the docks', pl: 'Postrach doków' }, 'intimidation'],
    ],
  }),
  H6: sample('H6', {
    name: same('Mademoiselle Séverine Duval'),
    portrait: { en: 'Velvet cape, stage make-up, a slender cane.', pl: 'Aksamitna peleryna, sceniczny makijaż, smukła laska.' },
    form: 'feminine',
    who: ['human', 'actor', 'aquitaine', 'socialite'],
    levels: [1, 2, 1, 1, 3],
    trained: ['expression', 'bluff', 'stealth', 'athletics', 'empathy'],
    specialties: [special('stagecraft'), special('misdirection'), special('crowds')],
    ability: 'beginners_luck',
    gadget: 'smoke_cane',
    weapons: ['sword_cane'],
    achievements: [
      [{ en: 'A hundred nights as Isolde', pl: 'Sto wieczorów jako Izolda' }, 'expression'],
      [{ en: 'Escaped the masked ball', pl: 'Ucieczka z balu maskowego' }, 'bluff'],
    ],
  }),
  H7: sample('H7', {
    name: { en: 'Doctor Ren Ishikari', pl: 'doktor Ren Ishikari' },
    portrait: { en: 'Travel-worn coat, tusks capped with silver.', pl: 'Płaszcz znoszony w drodze, kły okute srebrem.' },
    form: 'masculine',
    who: ['orc', 'traveler', 'sunnir', 'explorer'],
    levels: [2, 2, 1, 2, 1],
    trained: ['brawl', 'survival', 'athletics', 'persuasion', 'occult'],
    specialties: [special('fencing'), special('rooftops'), field('survival', 'mountains', 'góry')],
    ability: 'noble_ancestors',
    gadget: 'steel_corset',
    weapons: ['sabre', 'hunting_rifle'],
    achievements: [
      [{ en: 'Crossed the Glass Desert', pl: 'Przejście Szklanej Pustyni' }, 'survival'],
      [{ en: 'Guest of the sky monastery', pl: 'Gość podniebnego klasztoru' }, 'persuasion'],
    ],
  }),
  H8: sample('H8', {
    name: same('Sigrun Emberfell'),
    portrait: { en: 'Driving goggles, a notebook, eyes like coals.', pl: 'Gogle do jazdy, notatnik, oczy jak węgle.' },
    form: 'feminine',
    who: ['troll', 'journalist', 'jotunheim', 'investigator'],
    levels: [2, 2, 1, 1, 2],
    trained: ['intimidation', 'expression', 'brawl', 'drive', 'streetwise'],
    specialties: [special('threats'), special('oratory'), special('steamobiles')],
    ability: 'fiery_passion',
    gadget: 'etiquette_engine',
    weapons: ['knife'],
    vehicle: 'steamobile',
    achievements: [
      [{ en: 'Exposed the coal ring', pl: 'Zdemaskowanie węglowego kartelu' }, 'intimidation'],
      [{ en: 'Front page three days running', pl: 'Trzy dni na pierwszej stronie' }, 'expression'],
    ],
  }),
  H9: sample('H9', {
    name: same('Otto Zahnrad'),
    portrait: { en: 'Leather coat, braided beard, a smell of oil.', pl: 'Skórzany płaszcz, warkocz brody, zapach oleju.' },
    form: 'masculine',
    who: ['dwarf', 'special_agent', 'trimonarchy', 'explorer'],
    levels: [1, 2, 2, 2, 1],
    trained: ['drive', 'technics', 'firearms', 'spot', 'bluff'],
    specialties: [special('steamobiles'), special('long_guns'), field('technics', 'engines', 'silniki')],
    ability: 'inspired_mechanic',
    gadget: 'aether_goggles',
    weapons: ['carbine'],
    vehicle: 'sports_steamobile',
    achievements: [
      [{ en: 'Circuit of the five passes', pl: 'Rajd pięciu przełęczy' }, 'drive'],
      [{ en: 'The shot across the gorge', pl: 'Strzał nad wąwozem' }, 'firearms'],
    ],
  }),
  H10: sample('H10', {
    name: same('Rosie Thornbush'),
    portrait: { en: 'Patched jacket, quick fingers, boots that creak.', pl: 'Łatana kurtka, zwinne palce, skrzypiące buty.' },
    form: 'feminine',
    who: ['halfling', 'criminal', 'scylla_and_charybdis', 'daredevil'],
    levels: [1, 3, 1, 1, 2],
    trained: ['larceny', 'stealth', 'athletics', 'bluff', 'drive'],
    specialties: [special('hiding'), special('rooftops'), special('misdirection')],
    ability: 'city_slicker',
    gadget: 'spring_boots',
    weapons: ['throwing_knives'],
    vehicle: 'bicycle',
    achievements: [
      [{ en: 'The night of nine vaults', pl: 'Noc dziewięciu skarbców' }, 'larceny'],
      [{ en: 'Gone before the whistle', pl: 'Zniknęła przed gwizdkiem' }, 'stealth'],
    ],
  }),
};
