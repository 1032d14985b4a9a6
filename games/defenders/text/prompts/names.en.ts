/** Parts of English names for places, units, persons, machines and threats in every setting. */

import type { NameParts } from './index.ts';
import { joined, parts as of } from './parts.ts';

export const parts: NameParts = {
  fantasy: {
    city: joined(
      'Raven, Ash, Thorn, Silver, Wolf, Stone, Amber, Winter, Elder, King, Black, Fair',
      'ford, hold, gate, mere, wick, haven, bridge, fell',
    ),
    place: of(
      'Raven, Salt, Lantern, Saint Irma, Broken Crown, Three Bells, Old Oak, Ember, Pilgrim, Griffin, Moonwell, Rope',
      'Court, Row, Steps, Yard, Rise, Ward, Hold, Cross, Rest, End, Hollow',
    ),
    unit: of(
      'Iron, Silver, Grey, Crimson, River, Gate, Thorn, Candle, Hill, Stag, Winter, Oath',
      'Lanterns, Shields, Hounds, Company, Hands, Cloaks, Spears, Kestrels, Wardens, Brothers and Sisters, Bells',
    ),
    person: of(
      'Mara, Aldric, Ysolde, Bram, Tamsin, Odo, Hesper, Corwin, Wren, Gisela, Rufus, Elke, Jory, Sabine',
      'Ashdown, Thorne, of the Gate, Millward, Blackwater, the Younger, Fenn, Oakhand, Vane, the Lame, Marsh',
    ),
    machine: of(
      'Old, Stubborn, Holy, Black, Long, Merry, Mother, Iron, Patient, Loud, Crooked, Last',
      'Agnes, Thunder, Margot, Widow, Argument, Hammer, Judgement, Dancer, Answer, Bess, Sermon',
    ),
    threat: of(
      'Ash, Bone, Mire, Rotfang, Cinder, Grave, Black Tusk, Hollow, Carrion, Fang, Howling, Dusk',
      'Horde, Host, Riders, Brood, Pack, Banner, Legion, Swarm, Warband, Reavers, Tide',
    ),
    terror: of(
      'Gorm, Vhael, Old Sorrow, Skarn, Ulgathra, Morwenna, Throk, Nethis, Grimbold, Azhra, Kolvar, Ysmir',
      'the Devourer, Nine-Lives, the Pale, Oathbreaker, of the Barrow, Wallbreaker, the Patient, Crow-Mother, the Unburied, Lastlight, the Red',
    ),
  },
  kaiju: {
    city: of(
      'New, Port, East, Bay, Nova, Upper, South, Harbour, Neo, Cape, West, Grand',
      'Hoshino, Meridian, Aurora, Tessaro, Kurogane, Lumen, Castellan, Ozora, Verity, Marina',
    ),
    place: of(
      'Block Nine, Harbour, Skyline, Sakura, Pier Four, Meridian, Neon, Stadium, Tram Loop, Breakwater, Sunrise, Delta',
      'Plaza, Terminal, Heights, Crossing, Yards, Garden, Station, Tower, Underpass, Front, Annex',
    ),
    unit: of(
      'Red, Tidewall, Storm, Night Shift, Harbour, Copper, Second, Titan, Blue Signal, Vector, Night Market, Falcon',
      'Battalion, Crew, Squadron, Watch, Response Team, Wing, Volunteers, Platoon, Drivers, Detail, Line',
    ),
    person: of(
      'Aiko, Marcus, Ren, Dolores, Kenji, Ingrid, Haruka, Diego, Mina, Viktor, Sora, Ruth, Emi, Tomas',
      'Tanaka, Reyes, Okafor, Lindqvist, Mori, Vance, Ishida, Castellanos, Park, Novak, Fujimoto',
    ),
    machine: of(
      'Crimson, Steel, Thunder, Atlas, Lucky, Iron, Titan, Solar, Guardian, Midnight, Jade, Omega',
      'Samurai, Sentinel, Mark IV, Hammer, Lantern, Colossus, Ronin, Lance, Breaker, Echo, Seven',
    ),
    threat: of(
      'Trench, Coral, Razor, Sulphur, Reef, Deep, Tremor, Brine, Ember, Echo, Rift, Tsunami',
      'Spawn, Brood, Swarm, Pack, Crawlers, Leapers, Maw, Parasites, Shoal, Drift, Clutch',
    ),
    terror: of(
      'Gorvax, Tidemother, Ishtara, Megalon Nine, Kurozuma, Old Trench, Raijora, Subject Zero, Obelon, Vulcanis, Thessala, Number Five',
      'the City-Crusher, of the Deep, Ascending, the Unblinking, the Second Dawn, Prime, the Tide, Alpha, the Walking Storm, Reborn',
    ),
  },
  steampunk: {
    city: joined(
      'Copper, Steam, Cinder, Brass, Coal, Piston, Gear, Forge, Ember, Anvil, Iron, Lamp',
      'wick, bury, ton, port, minster, bridge, haven, worth',
    ),
    place: of(
      'Cogwheel, Governor, Furnace, Gaslight, Number Nine, Whistle, Old Canal, Sootbell, Patent, Valve, Clockmaker, Copper',
      'Works, Arcade, Sidings, Row, Exchange, Lock, Hall, Yard, Wharf, Rotunda, Junction',
    ),
    unit: of(
      'Brass, Boiler, Third Shift, Gaslight, Pressure, Canal, Rivet, Black Smoke, Governor, Foundry, Piston, Union',
      'Lancers, Fusiliers, Guard, Local, Mechanics, Aeronauts, Hussars, Brigade, Stokers, Rifles, Constables',
    ),
    person: of(
      'Ada, Barnaby, Octavia, Silas, Wilhelmina, Jasper, Cornelia, Ezra, Philippa, Horatio, Beatrix, Thaddeus, Mabel, Ignatius',
      'Cogsworth, Blackwell, Fairweather, Smoke, Pemberton, Rook, Halloway, Quill, Brasher, Tinder, Locke',
    ),
    machine: of(
      'Her Majesty, Thunderous, Old, Invincible, Patent, Galvanic, Grand, Reliable, Model, Titanic, Furious, Noble',
      'Percival, Juggernaut, Number Six, Regulator, Argument, Behemoth, Dynamo, Coil, Express, Victoria, Bertha',
    ),
    threat: of(
      'Bramble, Wolfmoon, Rootbound, Thorn, Antler, Moss, Fern, Wild, Talon, Briar, Greenwood, Howling',
      'Tide, Pack, Riders, Swarm, Host, Kin, Hunt, Walkers, Brood, Dance, Stampede',
    ),
    terror: of(
      'Morrigane, Old Oakheart, Ysengrim, Fenna, Mother Mistletoe, Hern, Thistledown, Grimalkin, Vargha, Rowan, Elderbark, Nightbloom',
      'the Grey, Moon-Crowned, of the Last Grove, Rootqueen, the Unfelled, Storm-Called, Iron-Eater, the Whisper, Longtooth, Earthshaker',
    ),
  },
  space: {
    city: of(
      'Terra, Sol, New, Meridian, Orion, Kepler, High, Core, Halcyon, Vega, Lumen, Atlas',
      'Reach, Sector, Haven, Prime, Crown, Gate, Concord, Station, Junction, Ring',
    ),
    place: of(
      'Kepler, Dawn, Helios, Anchor, Io, Pilgrim, Quiet, Ceres, Long Orbit, Beacon, Sixth, Ganymede',
      'Station, Ring, Yards, Gate, Relay, Dock, Drift, Spire, Lane, Vault, Terrace',
    ),
    unit: of(
      'Solar, Ninth, Comet, Night, Iron Star, Terran, Perihelion, Swift, Blue Giant, Vanguard, Drifter, Eclipse',
      'Wing, Squadron, Legion, Flotilla, Lancers, Tenders, Marines, Corsairs, Patrol, Watch, Convoy',
    ),
    person: of(
      'Imani, Leto, Kira, Anselm, Nadia, Orin, Zhen, Calla, Tarek, Juno, Ilya, Soraya, Dax, Maren',
      'Vance, Okonkwo, Solberg, Ito, Marchetti, Rhys, Adeyemi, Stern, Kovacs, Halloran, Qin',
    ),
    machine: of(
      'Resolute, Iron, Solar, Undying, Silent, Terran, Final, Radiant, Ancient, Stalwart, Northern, Seventh',
      'Verdict, Aegis, Lance, Hammer, Crown, Horizon, Promise, Bastion, Sunrise, Argument, Colossus',
    ),
    threat: of(
      'Void, Chitin, Black Star, Swarm, Hollow, Static, Shard, Thrall, Pale, Umbral, Hive, Razor',
      'Fleet, Drones, Brood, Wing, Raiders, Carriers, Hunters, Larvae, Choir, Host, Cloud',
    ),
    terror: of(
      "Xar'thul, Ninevoice, Ooluun, Kethis, Nullmother, Vorr, Sybarax, Quietus, Ishkuun, Omegon, Thren, Zephrax",
      'World-Eater, of the Dark Between, the Unanswering, Star-Breaker, Ascendant, the Pale Signal, Devourer, of Nine Moons, Everhunger, the Mask',
    ),
  },
  zombie: {
    city: of(
      'Camp, Fort, New, Last, Safe, Station, Shelter, Mile, Outpost, Little, North, Second',
      'Hope, Harbour, Mercy, Hundred, Dawn, Cedar, Promise, Crossing, Lakeside, Seventeen',
    ),
    place: of(
      'Bus Depot, Blue Tarp, Section C, Water Tower, Old School, Trailer, Fence, Candle, Ration, Greenhouse, Generator, Playground',
      'Row, Corner, Yard, Gate, Block, Post, Market, Line, Shed, Field, Hall',
    ),
    unit: of(
      'Night Shift, Fence, Tuesday, Red Cap, Crowbar, Lucky, Highway, Kitchen, Second Chance, Pickup, Rooftop, Lantern',
      'Crew, Watch, Riders, Patrol, Volunteers, Squad, Club, Runners, Gang, Platoon, Hands',
    ),
    person: of(
      'Dana, Marcus, Rosa, Eddie, Priya, Walt, Lena, Hank, Jo, Samir, Ruthie, Cole, Nina, Otis',
      'Briggs, Delgado, Kowalski, Hayes, Mercer, Tran, Abbott, Okoye, Flynn, Grady, Pruitt',
    ),
    machine: of(
      'Big, Yellow, Old, Rusty, Armoured, Lucky, School, Iron, Screaming, Patched, Mighty, Last',
      'Bus, Betty, Rig, Plough, Dolly, Bulldog, Express, Grinder, Wagon, Number Nine, Tank',
    ),
    threat: of(
      'Grey, Shopping Mall, Highway, Hungry, Rotting, Ditch, Silent, Church Choir, Mud, Crawling, Feral, Ninth Street',
      'Horde, Crawlers, Pack, Walkers, Runners, Crowd, Parade, Raiders, Swarm, Herd, Tide',
    ),
    terror: of(
      'Patient Zero, Screamer, Big Carl, Mother, Subject Eleven, Postman, Old Sheriff, Bride, Doc Hollow, Twin, Number One, Smiler',
      'of the Tunnels, from the Mall, the Stitched, who Remembers, Reborn, the Unstopped, of Route Nine, in the Dark, the Hungry, Unchained',
    ),
  },
  heroes: {
    city: of(
      'Paragon, Meridian, Liberty, Nova, Crown, Titan, Grand, Aurora, Beacon, Sentinel, Star, Bright',
      'City, Bay, Heights, Harbour, Falls, Point, Metropolis, Junction, Springs, Park',
    ),
    place: of(
      'Hope, Justice, Crater, Starfall, Liberty, Halo, Founders, Meteor, Skylight, Tomorrow, Eclipse, Beacon',
      'Plaza, Tower, Park, Bridge, Station, Hall, Heights, Labs, Avenue, Square, Dome',
    ),
    unit: of(
      'Street, Midnight, Bright, Second String, Rooftop, Atomic, Junior, Thunder, Neighbourhood, Quantum, Velvet, Last Bus',
      'League, Sentinels, Squad, Irregulars, Watch, Defenders, Six, Patrol, Flyers, Society, Team',
    ),
    person: of(
      'Captain, Doctor, Lady, Night, Silver, Solar, Mister, Miss, Iron, Quick, Crimson, Star',
      'Comet, Mirage, Sparrow, Paradox, Tempest, Lantern, Valour, Echo, Nimbus, Fathom, Ember',
    ),
    machine: of(
      'Mega, Titan, Project, Quantum, Guardian, Orbital, Giant, Stellar, Unit, Omega, Golden, Steel',
      'Golem, Lance, Sentinel, Atlas, Beacon, Hammer, Prometheus, Aegis, Colossus, Zero, Sunray',
    ),
    threat: of(
      'Rift, Mirror, Null, Fractal, Chrome, Shadow, Glitch, Warp, Hollow, Echo, Prism, Void',
      'Swarm, Troopers, Imps, Legion, Thralls, Raiders, Choir, Drones, Host, Doubles, Cascade',
    ),
    terror: of(
      'Oblivia, Archivist, Zenn, Null, Empress Kaal, Yesterday, Moloch Nine, Collector, Entropia, Vex, Paradigm, Lastsun',
      'Unmaker, of the Rift, the Beautiful, from Nowhere, the Fallen, Twice-Born, World-Ender, the Impossible, Ascendant, the Inverse',
    ),
  },
  own: {
    city: of(
      'New, Old, Far, High, Last, Long, First, Bright, Deep, Free',
      'Haven, Crossing, Harbour, Hope, Stand, Rest, Meeting, Reach, Hearth, Gate',
    ),
    place: of(
      'North, South, East, West, Upper, Lower, Old, New, Outer, Inner, Quiet, Long',
      'Quarter, Gate, Hall, Yard, Bridge, Rise, Corner, Market, House, Landing, Stand',
    ),
    unit: of(
      'First, Second, Night, Morning, River, Hill, Red, Blue, Grey, Old, Young, Steady',
      'Guard, Watch, Company, Line, Hands, Crew, Friends, Circle, Shield, Column, Band',
    ),
    person: of(
      'Ana, Tomas, Ela, Marek, Noor, Ivo, Sela, Jonah, Lio, Petra, Kai, Mirren, Oskar, Vera',
      'Stone, Rivers, Lake, Field, Winter, Hart, Cross, Reed, Marsh, Vale, Frost',
    ),
    machine: of(
      'Old, Big, Loud, Last, Steady, First, Heavy, Bright, Long, Lucky',
      'Hammer, Thunder, Answer, Friend, Wheel, Voice, Giant, Arm, Spark, Wall',
    ),
    threat: of(
      'Nameless, Hungry, Cold, Burning, Silent, Endless, Grey, Broken, Distant, Rising, Faceless, Bitter',
      'Horde, Host, Tide, Pack, Column, Swarm, Crowd, Riders, Hunters, Shadows, Wave',
    ),
    terror: of(
      'It, The Voice, The Stranger, The Giant, The Shadow, The Old One, The Hunter, The Mask, The Hunger, The Twin',
      'Below, Beyond the Wall, without a Name, that Waits, of the Last Night, that Returns, Unseen, of the Ashes, that Smiles, Awake',
    ),
  },
};
