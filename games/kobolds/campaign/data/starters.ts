/** Gangs to begin a campaign with, one for each Leader, in gang notation: each costs the ten coins of KC-30.8 or a little less. */
export const STARTERS = [
  'barry; 2 elf-archer; 2 halfling-bowman; 2 human-lowlife',
  'egg-keeper; 2 kobold-grunt; 4 tribal-kobold',
  'dorick; 2 human-bruiser; 3 human-lowlife',
  'grobblar; volunteer; 2 orc-ruffian; 4 goblin-scumbag',
  'body-snatcher; 2 skeleton; 4 zombie',
  'screek; 2 ratman-slaver; 4 ratman-sewer-dweller',
  'klacka; 3 orc-ruffian; goblin-scumbag',
] as const;
