// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import type { Rulebook } from '@guildhall/kernel/rulebook';

export const rulebook: Rulebook = {
  "title": "Kobolds & Cobblestones",
  "rules": [
    {
      "id": "KC-1.1",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A single game is fought by exactly two players, each leading one gang."
    },
    {
      "id": "KC-1.2",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Each player has a private Combat Deck: one standard 52-card deck without jokers."
    },
    {
      "id": "KC-1.3",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "The players share one Event Deck: a further standard 52-card deck without jokers."
    },
    {
      "id": "KC-1.4",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A playing card measures 2.5\" by 3.5\"; its width (W) and length (L) are the game's units of distance."
    },
    {
      "id": "KC-1.5",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Jokers are never drawn or played; they serve only as measuring tools (movement, deployment areas, effects)."
    },
    {
      "id": "KC-1.6",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Hearts and diamonds are red cards; clubs and spades are black cards."
    },
    {
      "id": "KC-1.7",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "\"Turn\" and \"round\" mean the same thing throughout: one Initiative plus all activations; the printed rules use both words for it."
    },
    {
      "id": "KC-1.8",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Fight, combat statistic, melee statistic, range(d) statistic and attack limit are all the one Fight number of the profile; the profiles have no other attack column."
    },
    {
      "id": "KC-1.9",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Defend, Defence and the column headed \"Dodge\" on some profiles are one and the same number; it is unrelated to the Dodge critical."
    },
    {
      "id": "KC-1.10",
      "tag": "ruling",
      "note": true,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "\"Alliance\" in the profiles is the allegiance (red or black) used by every rule."
    },
    {
      "id": "KC-1.11",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A profile consists of allegiance, cost in gold, Move (L or W), Fight, Defend, Wounds, four critical columns, abilities and notes."
    },
    {
      "id": "KC-1.12",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Every model is a Leader, Runt, Thug, Big Guy, Expert or Wizard."
    },
    {
      "id": "KC-1.13",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A dash in a critical column means no effect there; a dash as allegiance means neither red nor black; a dash as Fight means 0 and no Attack action is possible; a dash as cost means the model cannot be hired."
    },
    {
      "id": "KC-1.14",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A friendly model is any model of the same gang, the acting model itself included unless the rule excludes it or could only mean another model (Vampire and Barry heal themselves)."
    },
    {
      "id": "KC-1.15",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "An enemy model is a model of the other gang."
    },
    {
      "id": "KC-1.16",
      "tag": "house",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Mr. Cuddly (as a scenario target) and the carriage are neutral: neither friendly nor enemy to anyone."
    },
    {
      "id": "KC-1.17",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "The model being activated is the active model, its player the active player; in an attack the active player is the attacking player and the other the defending player."
    },
    {
      "id": "KC-1.18",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "Gold comes in whole coins; a player's in-game supply is the Stash, the communal pot is the Coffers."
    },
    {
      "id": "KC-1.19",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "In a campaign a player's gold kept between games is the Campaign Stash."
    },
    {
      "id": "KC-1.20",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "\"In play\" means on the playing area; a model whose wounds suffered reach its Wounds number is removed from play."
    },
    {
      "id": "KC-1.21",
      "tag": "doc",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "There is no facing: every model sees all round."
    },
    {
      "id": "KC-1.22",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "An \"effect\" is a named state from section 16; an \"ability\" is a named permanent trait from section 17 or 18."
    },
    {
      "id": "KC-1.23",
      "tag": "house",
      "note": false,
      "chapter": "1. Scope, components, terms",
      "part": null,
      "text": "A model's identity is its own: each model has a unique id and a name the owner may edit."
    },
    {
      "id": "KC-2.1",
      "tag": "doc",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "The typical playing area is a square of 2 feet by 2 feet (24\" by 24\")."
    },
    {
      "id": "KC-2.2",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "Coordinates are (x, y) in inches with (0,0) at the south-west corner, x growing east and y growing north; the edges are called South (y=0), North (y=24), West (x=0), East (x=24)."
    },
    {
      "id": "KC-2.3",
      "tag": "doc",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "Bases are circles of 30 mm, except models noted as 40 mm."
    },
    {
      "id": "KC-2.4",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "In inches: 30 mm base D = 1.1811 (radius 0.5906); 40 mm base D = 1.5748 (radius 0.7874), from 25.4 mm to the inch."
    },
    {
      "id": "KC-2.5",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "A model's position is its base centre plus an elevation z: 0 on the ground, or the height of the flat top it stands on."
    },
    {
      "id": "KC-2.6",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "No two bases may overlap (tolerance 0.001\"); touching is allowed."
    },
    {
      "id": "KC-2.7",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Board, bases, levels",
      "text": "Every base stays wholly inside the board except where a scenario lets a model leave."
    },
    {
      "id": "KC-2.8",
      "tag": "doc",
      "note": true,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "The board must hold enough terrain to be a busy city district, with clear lanes for moving and shooting and some pieces that can be climbed."
    },
    {
      "id": "KC-2.9",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "A terrain piece is a simple polygon on the ground with one height h > 0; it is solid (nobody enters it). Its flat top can be stood on only if it holds a 3\" by 3\" square and the base fits wholly inside the polygon; smaller tops are cluttered, so that nobody sits on a perch where no enemy base could ever stand next to it."
    },
    {
      "id": "KC-2.10",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "A piece with h of 1.0\" or less is Low; a piece with h above 1.0\" is Tall."
    },
    {
      "id": "KC-2.11",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "\"Obstacle\", \"building\" and \"terrain\" in the rules all mean terrain pieces, Low or Tall."
    },
    {
      "id": "KC-2.12",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "A base on the ground may not overlap any terrain polygon; a base on a top may not reach over the polygon's edge."
    },
    {
      "id": "KC-2.13",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Terrain",
      "text": "Before a game the players agree on a layout (D20 has three) or one is dealt at random among those allowed for the scenario; a home-made layout must keep deployment zones, the board centre (2\" radius) and the four corners (3.5\" squares) free of terrain and keep gaps passable for a 40 mm base on at least one route between the deployment zones."
    },
    {
      "id": "KC-2.14",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "The distance between two bases is the straight distance between their nearest edges: sqrt(max(0, c - r1 - r2)^2 + dz^2), c being the horizontal centre distance and dz the difference in elevation."
    },
    {
      "id": "KC-2.15",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "\"Within a card's length / width / half a card's width\" means that distance is at most 3.5\" / 2.5\" / 1.25\" (equality counts, tolerance 0.001\"); the printed rules never say otherwise than edge to edge."
    },
    {
      "id": "KC-2.16",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "Anyone may measure anything at any time."
    },
    {
      "id": "KC-2.17",
      "tag": "doc",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "Two models are in base contact when their bases touch."
    },
    {
      "id": "KC-2.18",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "Base contact is a horizontal gap of at most 0.05\" with elevations differing by at most 0.5\"."
    },
    {
      "id": "KC-2.19",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "A model touches a terrain piece, the carriage or a board edge when the gap between its base and that outline is at most 0.05\" (for terrain: the model stands beside it, or on its top with its base within 0.05\" of the edge)."
    },
    {
      "id": "KC-2.20",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "An objective marker is a disc of 20 mm (radius 0.3937\") at ground level; it blocks neither movement nor sight, bases may overlap it, and a model on the ground touches it when the gap is at most 0.05\" or they overlap (a model on a top never does)."
    },
    {
      "id": "KC-2.21",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "Two enemy models in base contact are engaged with each other, whoever moved and without any action; hidden Sneaky Beggars are the exception (KC-17.31)."
    },
    {
      "id": "KC-2.22",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "Measuring",
      "text": "When a move ends within contact tolerance of a base, the two bases are set exactly tangent where that makes nothing overlap."
    },
    {
      "id": "KC-2.23",
      "tag": "doc",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "A move is measured by laying the card's end against the base and moving the model until the rear of its base touches the card's other end."
    },
    {
      "id": "KC-2.24",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "Hence a move of one card side M shifts the base centre by at most M + D: 30 mm base L 4.6811\", W 3.6811\"; 40 mm base L 5.0748\", W 4.0748\" (front edge at the near end, rear edge at the far end)."
    },
    {
      "id": "KC-2.25",
      "tag": "doc",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "A move may be shorter than the maximum."
    },
    {
      "id": "KC-2.26",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "One move (Walk, Dash, Dodge, any granted move) is one straight line in a direction the mover chooses; the card can be turned around the base but not bent."
    },
    {
      "id": "KC-2.27",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "Everything that is moved \"a card's width/length\" (Shove, Chuck, the carriage) uses the same rear-to-far-end measure: card side plus the moved thing's own size along the line; one convention for all, and the printed rules spell it out for walking, the chest and the carriage."
    },
    {
      "id": "KC-2.28",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "The area swept by the base along the line may not overlap any other base (friend, enemy or neutral), any terrain at that elevation, the carriage, or leave the board or the top being stood on; grazing contact is allowed."
    },
    {
      "id": "KC-2.29",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "A path that passes through contact with an enemy and goes on is legal; only contact at the start of a move matters for breaking away."
    },
    {
      "id": "KC-2.30",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "Elevation never changes by a Walk, Dash, Dodge or Shove; only Climb and Teleport change it. Nobody falls."
    },
    {
      "id": "KC-2.31",
      "tag": "house",
      "note": false,
      "chapter": "2. Board and geometry",
      "part": "How far a move goes",
      "text": "Only the 24\" by 24\" board is offered."
    },
    {
      "id": "KC-3.1",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Both players agree on one amount of gold each for the game."
    },
    {
      "id": "KC-3.2",
      "tag": "house",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "The default amount is 30 coins; any amount from 5 to 100 may be agreed."
    },
    {
      "id": "KC-3.3",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "A gang has exactly one Leader."
    },
    {
      "id": "KC-3.4",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Leaders cost nothing."
    },
    {
      "id": "KC-3.5",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Every other member costs the gold on its profile."
    },
    {
      "id": "KC-3.6",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "There is no limit on numbers other than gold; races and allegiances may be mixed freely."
    },
    {
      "id": "KC-3.7",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "A gang has at most one Wizard at any time."
    },
    {
      "id": "KC-3.8",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "A Wizard has no fixed race; the owner chooses what it looks like."
    },
    {
      "id": "KC-3.9",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "In a casual game every category is available from the start; notoriety limits exist only in a campaign."
    },
    {
      "id": "KC-3.10",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Both players may choose the same Leader: the campaign chapter says so and nothing in a casual game forbids it."
    },
    {
      "id": "KC-3.11",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Before a game Magic Crystals may be bought for 2 gold each."
    },
    {
      "id": "KC-3.12",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "A Wizard takes at most 5 Magic Crystals into a game."
    },
    {
      "id": "KC-3.13",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Crystals are bought out of the same agreed gold and need a Wizard in the gang; only wizards can use them."
    },
    {
      "id": "KC-3.14",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Gold not spent on members may be taken into the game as the Stash."
    },
    {
      "id": "KC-3.15",
      "tag": "doc",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "The Stash a player brings is from 0 to 10 coins."
    },
    {
      "id": "KC-3.16",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Unspent gold above 10 is lost in a casual game; during play the Stash may rise above 10 (Pickpocket, Alchemy), since the limit is on what is taken in."
    },
    {
      "id": "KC-3.17",
      "tag": "house",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "Gangs and Stash sizes are open to both players from the moment both are final; until then they are built in secret."
    },
    {
      "id": "KC-3.18",
      "tag": "house",
      "note": false,
      "chapter": "3. Building a gang (casual game)",
      "part": null,
      "text": "A gang may consist of a Leader alone."
    },
    {
      "id": "KC-4.1",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Set-up order: terrain; scenario; (scenario preparation); draw for position; draw for first player; deployment; Combat Hands."
    },
    {
      "id": "KC-4.2",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Scenario by lot: take one card of each value 1 to 8 (Ace as 1) from the Event Deck, shuffle, draw one; its number is the scenario."
    },
    {
      "id": "KC-4.3",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Those eight cards go back and the Event Deck is shuffled."
    },
    {
      "id": "KC-4.4",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "The players may instead simply agree on All Out Brawl for a quick game."
    },
    {
      "id": "KC-4.5",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "In a casual game the players may agree on any of the eight scenarios."
    },
    {
      "id": "KC-4.6",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Position: each player draws the top Event card; the higher chooses the starting position (board edge)."
    },
    {
      "id": "KC-4.7",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "First player: each draws again; the higher chooses to go first or second."
    },
    {
      "id": "KC-4.8",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "In both draws ties are redrawn by both, and all cards used go to the Event discard pile."
    },
    {
      "id": "KC-4.9",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "The player who goes first is player one and deploys first."
    },
    {
      "id": "KC-4.10",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Players alternate placing one model each in their own deployment zone until all are placed."
    },
    {
      "id": "KC-4.11",
      "tag": "ruling",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "A player with models left after the other has finished places the rest one after another (same as for activations)."
    },
    {
      "id": "KC-4.12",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Deployed bases lie wholly inside the zone, on the ground, overlapping nothing."
    },
    {
      "id": "KC-4.13",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Deployment may place models so that friendly bases touch; enemy zones never touch."
    },
    {
      "id": "KC-4.14",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Zones per scenario are in D19; the printed rules give none in words."
    },
    {
      "id": "KC-4.15",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Last, each player draws 5 cards from the own Combat Deck plus as many as the Leader's Leadership."
    },
    {
      "id": "KC-4.16",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "All decks are shuffled before the first draw; the Coffers start at 0."
    },
    {
      "id": "KC-4.17",
      "tag": "ruling",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "Dorick's extra coins (KC-18.14) are added when the Stash is set, before the first turn."
    },
    {
      "id": "KC-4.18",
      "tag": "house",
      "note": false,
      "chapter": "4. Setting up",
      "part": null,
      "text": "A model for which no legal spot is left in its zone is left out of the game: it is neither in play nor removed, scores for nobody and is not lost in a campaign."
    },
    {
      "id": "KC-5.1",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "The maximum Combat Hand is 5 plus the Leadership of the own Leader while that Leader is in play."
    },
    {
      "id": "KC-5.2",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "When an action that used cards from a Combat Hand has been resolved, the player immediately draws as many as were used."
    },
    {
      "id": "KC-5.3",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "This applies to both sides of an attack: the defender also redraws what was used to defend."
    },
    {
      "id": "KC-5.4",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "A refill brings the hand to the current maximum and never above it; this equals \"the same amount\" in every normal case."
    },
    {
      "id": "KC-5.5",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "When the Leader is removed the maximum becomes 5; cards already held stay, and from the next discard on the player draws only up to 5."
    },
    {
      "id": "KC-5.6",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "When a Combat Deck is used up, its owner shuffles the own discard pile into a new Combat Deck."
    },
    {
      "id": "KC-5.7",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "If the deck runs out during a draw, the rest of the draw comes from the new deck."
    },
    {
      "id": "KC-5.8",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "Used cards are put on the discard pile before the refill, so a reshuffle in that refill includes them."
    },
    {
      "id": "KC-5.9",
      "tag": "house",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "If deck and discard pile are both empty, the draw simply stops."
    },
    {
      "id": "KC-5.10",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "Event cards are drawn from the top, shown, applied and put on the Event discard pile."
    },
    {
      "id": "KC-5.11",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "When the Event Deck is used up, the Event discard pile is shuffled into a new one."
    },
    {
      "id": "KC-5.12",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "Event cards still lying in front of a player (a blackjack hand or a comparison in progress) are not part of that reshuffle."
    },
    {
      "id": "KC-5.13",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "In \"highest card\" draws the order is Ace (1), 2 ... 10, Jack, Queen, King, King highest; every Event Deck table in the printed rules puts the Ace at the bottom. Suits do not matter."
    },
    {
      "id": "KC-5.14",
      "tag": "doc",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "In every colour test with the Event Deck red is the good result for the tested player (list in D12)."
    },
    {
      "id": "KC-5.15",
      "tag": "house",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "In a comparison seat A draws first, then seat B; the order has no effect except on a reshuffle."
    },
    {
      "id": "KC-5.16",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Decks, hands and draws",
      "part": null,
      "text": "Leadership cards are a higher ceiling, not extra cards dealt every round; one sentence says \"each round\", the Leader chapter explains the ceiling."
    },
    {
      "id": "KC-6.1",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "A turn is an Initiative phase followed by Action Time."
    },
    {
      "id": "KC-6.2",
      "tag": "ruling",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "Turn 1 has no Initiative draw: the first-player draw of set-up counts as its Initiative; else \"going first\" at set-up would decide nothing but deployment."
    },
    {
      "id": "KC-6.3",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "From turn 2 each player draws an Event card; the higher has the Initiative for the turn."
    },
    {
      "id": "KC-6.4",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "Ties are redrawn until there is a winner; all cards drawn are discarded."
    },
    {
      "id": "KC-6.5",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "The player with the Initiative chooses to go first or second."
    },
    {
      "id": "KC-6.6",
      "tag": "ruling",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "That player \"has the Initiative\" for the whole turn even after choosing to go second (matters for Mr. Cuddly)."
    },
    {
      "id": "KC-6.7",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "The first player activates one model, then the players alternate, one model at a time, until all have been activated."
    },
    {
      "id": "KC-6.8",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "A player with models left when the opponent has none left to activate activates them one after another."
    },
    {
      "id": "KC-6.9",
      "tag": "ruling",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "Nobody may pass: a player whose turn it is and who has an unactivated model must activate one, though that model may do nothing."
    },
    {
      "id": "KC-6.10",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "A model is activated at most once per turn."
    },
    {
      "id": "KC-6.11",
      "tag": "doc",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "When all models in play have been activated the turn ends and a new one starts with Initiative."
    },
    {
      "id": "KC-6.12",
      "tag": "house",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "End of turn order: (1) scenario end-of-turn events; (2) effects lasting \"until the end of the turn\" or \"for the remainder of the turn\" expire, extra cards from Check his Sleeves being discarded now; (3) scenario end check; (4) activation markers are cleared."
    },
    {
      "id": "KC-6.13",
      "tag": "ruling",
      "note": false,
      "chapter": "6. The turn",
      "part": null,
      "text": "A model marked as activated by an effect (Musky Scent, Dead Good, failed Antagonise) has no activation this turn; effects tied to its \"next activation\" wait for a real one."
    },
    {
      "id": "KC-7.1",
      "tag": "doc",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "An activated model may make one Walk, free of actions."
    },
    {
      "id": "KC-7.2",
      "tag": "doc",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "An activated model may perform up to two actions."
    },
    {
      "id": "KC-7.3",
      "tag": "doc",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "The Walk may come before, between or after the actions."
    },
    {
      "id": "KC-7.4",
      "tag": "doc",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Fewer actions, or none, or no Walk, are allowed."
    },
    {
      "id": "KC-7.5",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Order at the start: (1) Terrify test; (2) effects lasting \"until the start of its next activation\" end; (3) treasure collection (KC-23.18); (4) first moment to buy a Swig; (5) Poison; (6) Regenerate; (7) other start-of-activation abilities in the owner's order; (8) Antagonism Test; (9) the Walk and actions. The printed rules give each a start time but no order."
    },
    {
      "id": "KC-7.6",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Order at the end: a Stunned model that still has an action left spends it to recover (KC-16.53); then effects lasting \"until the end of its next activation\" expire."
    },
    {
      "id": "KC-7.7",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "\"Its next activation\" is the first activation that begins after the effect was applied, not the one in progress."
    },
    {
      "id": "KC-7.8",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "The actions are: Dash, Climb, Interact, Draw New Cards, Attack (melee, ranged, or on a scenario target), Cast a Spell, Stand Up, Recover from Stun, Chuck (scenario 7); a failed break away attempt also costs one."
    },
    {
      "id": "KC-7.9",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Any action may be repeated in one activation except Dash (KC-9.9), Cast a Spell (KC-20.3) and a ranged Attack (KC-17.22)."
    },
    {
      "id": "KC-7.10",
      "tag": "doc",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "A model may make several Melee Attacks in one activation, one action each, as long as it is in base contact with the target."
    },
    {
      "id": "KC-7.11",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Free moves and attacks granted outside a model's own activation (Always Angry, 'Ave a go!, You go first!, Strange Allure) need no activation or action of it and use none up, the once-per-activation limit of Reload included; only Strange Allure leaves an unactivated model marked as activated (KC-18.10)."
    },
    {
      "id": "KC-7.12",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "An activation ends at once when the active model is removed, bribed, or fails its Antagonism Test."
    },
    {
      "id": "KC-7.13",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "Losses of actions (Concussion, Nasty Sprain) never take more than one of the two actions in total; the printed rules say no model can lose more than one."
    },
    {
      "id": "KC-7.14",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "An activation cut short (KC-7.12: bribed, failed Antagonism Test) skips the automatic recovery of KC-7.6 but was a real activation: effects tied to it (\"next activation\") expire with it."
    },
    {
      "id": "KC-7.15",
      "tag": "ruling",
      "note": false,
      "chapter": "7. An activation",
      "part": null,
      "text": "From the moment its activation begins a model counts as activated this turn."
    },
    {
      "id": "KC-8.1",
      "tag": "doc",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "When a unit is activated, before any action, check whether a friendly unit of the opposing allegiance is within a card's length (3.5\")."
    },
    {
      "id": "KC-8.2",
      "tag": "doc",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "If so its player must draw an Event card."
    },
    {
      "id": "KC-8.3",
      "tag": "doc",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "Red: it acts normally."
    },
    {
      "id": "KC-8.4",
      "tag": "doc",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "Black: it performs no actions in this activation and is marked as activated."
    },
    {
      "id": "KC-8.5",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "After a black card the activation is over at once, Walk included; the printed rules have it marked as activated on the spot."
    },
    {
      "id": "KC-8.6",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "One test per activation however many opposing friends are near."
    },
    {
      "id": "KC-8.7",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "The check is made where the model stands when activated, before the Walk; moving near such a friend later needs no test."
    },
    {
      "id": "KC-8.8",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "Models without allegiance (Wizard, V.I.C.) neither take nor cause the test."
    },
    {
      "id": "KC-8.9",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Antagonism Test",
      "part": null,
      "text": "Leaders take and cause the test like anyone else."
    },
    {
      "id": "KC-9.1",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "A Walk goes up to the model's Move (L or W) as measured in KC-2.23."
    },
    {
      "id": "KC-9.2",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "A Dash costs one action and lets the model move up to its Move again."
    },
    {
      "id": "KC-9.3",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "A Dash must follow the Walk immediately; Walk-Fight-Dash is illegal, Walk-Dash-Fight and Fight-Walk-Dash are legal."
    },
    {
      "id": "KC-9.4",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "The Dash must be declared before the Walk starts."
    },
    {
      "id": "KC-9.5",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "The two legs of Walk and Dash may go in different directions; each is a straight line by itself."
    },
    {
      "id": "KC-9.6",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "A declared Dash is neither performed nor paid for if its Walk never took place (failed break away) or the model was removed by it."
    },
    {
      "id": "KC-9.7",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "Once the Walk has been made the action of the declared Dash is spent, even if the model then moves no further; a declaration that could be taken back for free would mean nothing."
    },
    {
      "id": "KC-9.8",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "A Walk may have length 0, so a model may Dash \"without walking\"."
    },
    {
      "id": "KC-9.9",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Walk and Dash",
      "text": "At most one Dash per activation: a Dash must follow a Walk and there is only one Walk."
    },
    {
      "id": "KC-9.10",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "To Climb, a model must touch the piece before spending the action."
    },
    {
      "id": "KC-9.11",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "Climbing costs one action."
    },
    {
      "id": "KC-9.12",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "A model climbs up to two cards high by its Move letter."
    },
    {
      "id": "KC-9.13",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "That is a height difference of at most 5.0\" for Move W and 7.0\" for Move L."
    },
    {
      "id": "KC-9.14",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "Big Guys cannot Climb."
    },
    {
      "id": "KC-9.15",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "A model that has not moved yet and began in contact with the piece may Walk, and Dash, after climbing: Climb-Walk-Dash is legal, Walk-Climb-Dash is not."
    },
    {
      "id": "KC-9.16",
      "tag": "house",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "The climber ends on top with its base wholly on the piece, overlapping nobody, its centre moved horizontally by at most D + 0.5\"."
    },
    {
      "id": "KC-9.17",
      "tag": "house",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "Climbing down is the same action in reverse: from touching the edge of a top to the ground (or a lower top) beyond it, same height and distance limits."
    },
    {
      "id": "KC-9.18",
      "tag": "house",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "A Low piece may be climbed over in one action: the model ends on the ground touching another side of it, its centre moved by at most D + 2.0\" in a straight line across the piece."
    },
    {
      "id": "KC-9.19",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "An engaged model must break away before it can Climb."
    },
    {
      "id": "KC-9.20",
      "tag": "house",
      "note": false,
      "chapter": "9. Moving",
      "part": "Climb",
      "text": "Climb may be used twice in an activation (two actions), for instance up one tier after another."
    },
    {
      "id": "KC-9.21",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "A model in base contact with an enemy that wants to move away must first declare it and take a break away test."
    },
    {
      "id": "KC-9.22",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "The active player draws an Event card: red, the model moves as normal; black, it stays."
    },
    {
      "id": "KC-9.23",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "A failed test counts as an action."
    },
    {
      "id": "KC-9.24",
      "tag": "doc",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "With several enemies in contact there is a separate test for each; failing any one keeps the model in place."
    },
    {
      "id": "KC-9.25",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "Testing stops at the first black card, and one failed attempt costs exactly one action however many enemies there are."
    },
    {
      "id": "KC-9.26",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "The Walk is not used up by a failed attempt; the model may attempt again later in the activation."
    },
    {
      "id": "KC-9.27",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "An attempt is allowed with no action left; failing it then uses up the Walk instead."
    },
    {
      "id": "KC-9.28",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "Walk, Dash and Climb need breaking away whenever the model starts that move engaged, even if it would end in contact with the same or another enemy."
    },
    {
      "id": "KC-9.29",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "Being Shoved or Teleported, Dodge and Graceful need no test."
    },
    {
      "id": "KC-9.30",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "Neutral targets (Mr. Cuddly, the carriage) never hold a model in place."
    },
    {
      "id": "KC-9.31",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "Stunned and Grounded enemies still hold a model in place; nothing in their effects says otherwise."
    },
    {
      "id": "KC-9.32",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "When the Walk has ended in base contact with an enemy, the Dash needs breaking away first; failing costs the action of that Dash and no other."
    },
    {
      "id": "KC-9.33",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Moving",
      "part": "Breaking away",
      "text": "While the last action is reserved for recovery (KC-16.53) a failed break away attempt uses up the Walk instead, as in KC-9.27."
    },
    {
      "id": "KC-10.1",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Interact costs one action: picking up or dropping a chest, inspecting a marker, as the scenario says."
    },
    {
      "id": "KC-10.2",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Draw New Cards costs one action: discard up to as many cards as the active model's Fight, then draw the same number."
    },
    {
      "id": "KC-10.3",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "The number is the current Fight with lasting effects (Blind, Confidence, Dead Good) but without bonuses tied to an attack; models with Fight 0 or \"-\" cannot use it."
    },
    {
      "id": "KC-10.4",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "At least one card is discarded; a hand above its maximum (Leader lost) is refilled only to the maximum."
    },
    {
      "id": "KC-10.5",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Stand Up: a Grounded model spends one action to stand."
    },
    {
      "id": "KC-10.6",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Recover: a Stunned model spends one action to lose Stunned."
    },
    {
      "id": "KC-10.7",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Attack costs one action per attack."
    },
    {
      "id": "KC-10.8",
      "tag": "doc",
      "note": false,
      "chapter": "10. Other actions",
      "part": null,
      "text": "Casting a spell costs one action."
    },
    {
      "id": "KC-11.1",
      "tag": "doc",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A target can be seen if any part of its base, however small, can be seen."
    },
    {
      "id": "KC-11.2",
      "tag": "ruling",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Sight runs from any part of the viewer's base to any part of the target's base."
    },
    {
      "id": "KC-11.3",
      "tag": "doc",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Terrain, buildings and other models can obscure a base."
    },
    {
      "id": "KC-11.4",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Sight is measured between sample points: on each base the centre and 32 points on the rim, every 11.25 degrees starting due east. A sees B if at least one of the 33 x 33 segments between them is not blocked."
    },
    {
      "id": "KC-11.5",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A segment is blocked by a Tall terrain piece, the carriage or the base of a third model if it runs more than 0.001\" inside it; touching an outline does not block."
    },
    {
      "id": "KC-11.6",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A segment crossing a Low piece is obscured but not blocked."
    },
    {
      "id": "KC-11.7",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A piece or third model is ignored when the viewer or the target stands at an elevation equal to or above its top; a model's top is its elevation plus 1.25\" (30 mm) or 2.0\" (40 mm); the carriage's top is 2.0\"."
    },
    {
      "id": "KC-11.8",
      "tag": "doc",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A shot is clear if the shooter sees all of the target's base."
    },
    {
      "id": "KC-11.9",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "A shot is clear if there is one sample point of the shooter from which all 33 segments to the target are neither blocked nor obscured; otherwise, if anything can be seen, it is tricky."
    },
    {
      "id": "KC-11.10",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "The bases of the viewer and of the target themselves never block; objective markers never block."
    },
    {
      "id": "KC-11.11",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Sight is mutual: if A sees B then B sees A. A model always sees itself."
    },
    {
      "id": "KC-11.12",
      "tag": "ruling",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Range is unlimited: line of sight is the only condition the printed rules set."
    },
    {
      "id": "KC-11.13",
      "tag": "house",
      "note": false,
      "chapter": "11. Line of sight",
      "part": null,
      "text": "Mr. Cuddly as a scenario target blocks sight like a third model on a 40 mm base."
    },
    {
      "id": "KC-12.1",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "A Melee Attack needs base contact between attacker and target."
    },
    {
      "id": "KC-12.2",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "A Ranged Attack needs the Reload ability and line of sight to the target."
    },
    {
      "id": "KC-12.3",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "Only the active model attacks (exceptions: counter attacks and the free attacks of KC-7.11)."
    },
    {
      "id": "KC-12.4",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "The most cards the attacker may play is its Fight, modified."
    },
    {
      "id": "KC-12.5",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "The most cards the defender may play is the target's Defend, modified."
    },
    {
      "id": "KC-12.6",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "All modifiers are added first, then the limit is held between 0 and 5; a poker hand never has more than five cards and the ganging up rule names 5 as the ceiling."
    },
    {
      "id": "KC-12.7",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "An attack may not be declared at an attack limit of 0 unless Just do it! is paid for with the declaration (the coin stays spent if the attack is bribed or misses); a defender with limit 0 can only fold."
    },
    {
      "id": "KC-12.8",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "The attacker plays at least one card; a defender who does not fold plays at least one card."
    },
    {
      "id": "KC-12.9",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Kinds of attack",
      "text": "Cards beyond those that make the rank may be played, up to the limit (they count for criticals)."
    },
    {
      "id": "KC-12.10",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 1, declare: name attacker, kind and target; the action is spent."
    },
    {
      "id": "KC-12.11",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 2, bribe: the opponent may now try a bribe (KC-19.13)."
    },
    {
      "id": "KC-12.12",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 3, a ranged attack on an engaged target takes the shot test (KC-12.30) before any card is played."
    },
    {
      "id": "KC-12.13",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 4, extras: first the attacker declares Just do it! or not; then the defender declares any of counter attack, Take it Like an Orc!, Just do it!; all must come before the hands."
    },
    {
      "id": "KC-12.14",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 5, the attacker chooses the cards in secret, saying neither which nor how many."
    },
    {
      "id": "KC-12.15",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "The attacker's choice is fixed before the defender decides and cannot be changed, also when the defender folds."
    },
    {
      "id": "KC-12.16",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 6, the defender either folds, using no cards, or chooses cards from the own hand."
    },
    {
      "id": "KC-12.17",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 7, both hands are revealed at the same time."
    },
    {
      "id": "KC-12.18",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "If the defender folds, the attack hits automatically and the attacker's hand is checked for its result."
    },
    {
      "id": "KC-12.19",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "A folded defence has rank 0, which is the only way to reach the \"10 better\" line of the damage table."
    },
    {
      "id": "KC-12.20",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 8, compare ranks: the attack is successful if the attacker's rank is higher."
    },
    {
      "id": "KC-12.21",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Equal ranks: nothing happens, whatever the card values."
    },
    {
      "id": "KC-12.22",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "A lower attacker's rank does nothing to either side unless a counter attack was declared."
    },
    {
      "id": "KC-12.23",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 9, if successful: choose a critical (section 15), then damage (section 14), then the remaining effects of critical, abilities and equipment (a target now at zero counts as gone for them, KC-14.12), then models at zero are taken off, with the kill-or-mug choice in a campaign."
    },
    {
      "id": "KC-12.24",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "Step 10, both players discard the cards used and refill."
    },
    {
      "id": "KC-12.25",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "The steps of a melee or ranged attack",
      "text": "A further attack granted by the attack (Frenzy, Furious) starts after step 10."
    },
    {
      "id": "KC-12.26",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ganging up",
      "text": "If more than one friendly model is in base contact with the target of a Melee Attack, the active model's Fight rises, up to 5."
    },
    {
      "id": "KC-12.27",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ganging up",
      "text": "The bonus is +1 for each friendly model in contact with the target other than the attacker."
    },
    {
      "id": "KC-12.28",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ganging up",
      "text": "It applies only to Melee Attacks by the active model on an enemy: not to ranged attacks, counter attacks or attacks on friends."
    },
    {
      "id": "KC-12.29",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "Clear shot: the full Fight. Tricky shot (any part of the target's base obscured): one card fewer."
    },
    {
      "id": "KC-12.30",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "A target that is engaged in combat may be shot at, but first an Event card is drawn: red, go on as normal."
    },
    {
      "id": "KC-12.31",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "Black: the shot misses and hits the attacking player's own model engaged with the target."
    },
    {
      "id": "KC-12.32",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "If several such models are engaged, the defending player chooses which is hit."
    },
    {
      "id": "KC-12.33",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "The model hit is Stunned; if already Stunned it takes one wound instead."
    },
    {
      "id": "KC-12.34",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "After a black card no hands are played, the attack is over and counts as the shooter's attack."
    },
    {
      "id": "KC-12.35",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "The test is made only if a model friendly to the shooter, other than the shooter, is engaged with the target."
    },
    {
      "id": "KC-12.36",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Ranged attacks",
      "text": "A Reload model may shoot while itself engaged, also at an enemy in contact with it; it can never make a Melee Attack."
    },
    {
      "id": "KC-12.37",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Attacking friends",
      "text": "An inactive friendly model may be the target of a melee or ranged attack under the normal conditions."
    },
    {
      "id": "KC-12.38",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Attacking friends",
      "text": "It cannot defend; the attack hits automatically."
    },
    {
      "id": "KC-12.39",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Attacking friends",
      "text": "Damage and criticals are resolved as normal (against rank 0)."
    },
    {
      "id": "KC-12.40",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Attacking friends",
      "text": "No defender's gold option can be used for it (it is not defending) and no shot test is taken."
    },
    {
      "id": "KC-12.41",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Attacking friends",
      "text": "Attack spells cannot be aimed at friends; that rule speaks of melee and ranged only."
    },
    {
      "id": "KC-12.42",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "A counter attack replaces the defence: the target plays up to its Fight instead of its Defend."
    },
    {
      "id": "KC-12.43",
      "tag": "doc",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "If its hand is better, damage and criticals are worked out as though the defending player were the attacker."
    },
    {
      "id": "KC-12.44",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "If the original attacker's hand is better, that attack succeeds as normal against the counter hand's rank."
    },
    {
      "id": "KC-12.45",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "A counter attack is possible only if the target could itself attack the attacker from where it stands: in contact and without Reload, or with Reload and sight; Fight \"-\" cannot."
    },
    {
      "id": "KC-12.46",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "In a successful counter attack \"active model\" in a critical's text means the counter attacker, \"target\" the original attacker."
    },
    {
      "id": "KC-12.47",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "A counter attack by a Reload model is a ranged attack (tricky shot penalty applies) and does not touch its once-per-activation limit."
    },
    {
      "id": "KC-12.48",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "A Fight of \"-\" stays \"-\": no bonus (Confidence, Just do it!) lets a Wizard or the V.I.C. attack."
    },
    {
      "id": "KC-12.49",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "A Stunned or Grounded model may counter attack: it takes the place of a defence and is no action."
    },
    {
      "id": "KC-12.50",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "After declaring a counter attack the defender may still fold; the coin (or the free use) is gone."
    },
    {
      "id": "KC-12.51",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Attacks",
      "part": "Counter attacks",
      "text": "Frenzy or Furious triggered by a counter attack gives the counter attacker its extra attack at once, after the refill, in the middle of the enemy's activation; there the other player defends as in any attack."
    },
    {
      "id": "KC-13.1",
      "tag": "doc",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "Ranks: 10 Royal Flush, 9 Straight Flush, 8 Four of a Kind, 7 Full House, 6 Flush, 5 Straight, 4 Three of a Kind, 3 Two Pair, 2 Pair, 1 High Card."
    },
    {
      "id": "KC-13.2",
      "tag": "doc",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "Royal Flush, Straight Flush, Full House, Flush and Straight need five cards."
    },
    {
      "id": "KC-13.3",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "Fewer cards make what they contain: one card only High Card; two cards at best Pair; three at best Three of a Kind; four at best Four of a Kind (or Two Pair). Three or four cards in suit or sequence are High Card."
    },
    {
      "id": "KC-13.4",
      "tag": "doc",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "The rank number alone is compared; card values and suits never break a tie."
    },
    {
      "id": "KC-13.5",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "A hand counts as the highest rank it satisfies."
    },
    {
      "id": "KC-13.6",
      "tag": "public",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "An Ace is high (10-J-Q-K-A) or low (A-2-3-4-5) in a straight, and a straight does not run round the corner (Q-K-A-2-3 is none)."
    },
    {
      "id": "KC-13.7",
      "tag": "public",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "A-2-3-4-5 in one suit is a Straight Flush (rank 9), not a Royal Flush."
    },
    {
      "id": "KC-13.8",
      "tag": "house",
      "note": false,
      "chapter": "13. Poker ranks",
      "part": null,
      "text": "Five of a kind cannot occur: one deck, no wild cards."
    },
    {
      "id": "KC-14.1",
      "tag": "doc",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "The margin is the attacker's rank minus the defender's rank. Margin 1: the target is Stunned."
    },
    {
      "id": "KC-14.2",
      "tag": "doc",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Margin n from 2 to 10: n - 1 wounds."
    },
    {
      "id": "KC-14.3",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "The appendix line \"five or more better\" reads \"five better\": the same table goes on with six to ten."
    },
    {
      "id": "KC-14.4",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "The net modifier is the sum of all increases (Bash 1, Big Bash 2, Blood Lust 1, target Stunned 1, War Cry 1, Wicked Blade 1; spells: perfect 21 1, Magical Staff 1) minus the sum of all reductions (Block 1, Take it Like an Orc! 1, Wooden Shield 1, attacker Cursed 1; spells: Magic Armour 1)."
    },
    {
      "id": "KC-14.5",
      "tag": "doc",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Against a Stunned target a margin of 1 causes one wound instead of a stun."
    },
    {
      "id": "KC-14.6",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Generally: a margin-1 result with net +k (k >= 1) causes k wounds and no stun; with net 0 or less it remains a stun."
    },
    {
      "id": "KC-14.7",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "A result of w wounds with net n causes max(0, w + n) wounds; reduced to 0 it causes nothing and is not turned into a stun."
    },
    {
      "id": "KC-14.8",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "An attack whose wounds are reduced to 0 is still successful: criticals, Poison Blade and Hammer apply; Vicious does not (no damage)."
    },
    {
      "id": "KC-14.9",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Fixed wounds not from a hand or spell (Poison, Bite, traps, carriage, Mr. Cuddly, My Name is..., Egg Toss, misdirected shots, wizard damage) are not changed by any modifier of KC-14.4."
    },
    {
      "id": "KC-14.10",
      "tag": "doc",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Wounds are marked on the target; at its Wounds number or more it is removed from play."
    },
    {
      "id": "KC-14.11",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Healing removes wound marks, never below zero marks; healing never brings back a removed model."
    },
    {
      "id": "KC-14.12",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Effects meant for a removed target are lost; effects on the attacker, its side or third models still happen."
    },
    {
      "id": "KC-14.13",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "The Stun of a margin-1 attack is applied with the damage, before the critical's other effects; so Pickpocket against a player without gold then finds the target already Stunned."
    },
    {
      "id": "KC-14.14",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Whoever caused the last wound by an attack, spell, critical or lasting effect of one of the own models is the one who removed the model; wounds from the own side, traps, the carriage, Mr. Cuddly or a failed spell are nobody's."
    },
    {
      "id": "KC-14.15",
      "tag": "doc",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "The choice between killing and mugging exists only in a campaign; in other games a model at zero is simply removed."
    },
    {
      "id": "KC-14.16",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Damage",
      "part": null,
      "text": "Several models brought to zero by one effect are removed together; their owner's Leader leaving then counts before any refill."
    },
    {
      "id": "KC-15.1",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "A critical needs a successful attack by the model."
    },
    {
      "id": "KC-15.2",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "Count the cards in the attacker's played hand whose colour equals the model's allegiance."
    },
    {
      "id": "KC-15.3",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "With n matching cards the columns Critical One to Critical n are open, at most Four."
    },
    {
      "id": "KC-15.4",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "The attacking player may trigger one effect out of all open, non-blank columns, or none."
    },
    {
      "id": "KC-15.5",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "Only one critical per attack, however many columns are open."
    },
    {
      "id": "KC-15.6",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "All cards played count, also those that did not make the rank."
    },
    {
      "id": "KC-15.7",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "The critical is chosen after the reveal and before damage is worked out (Bash changes the damage)."
    },
    {
      "id": "KC-15.8",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "A critical may be triggered although the attack only stuns or its wounds are reduced to 0."
    },
    {
      "id": "KC-15.9",
      "tag": "doc",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "Effects marked once per activation (Frenzy, Furious, Poison Cloud, Swing, Antagonise, Strange Allure, 'Ave a go!) can be triggered once in an activation; another column may be chosen instead."
    },
    {
      "id": "KC-15.10",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "The same effect on a model does not add up with itself; a new instance only renews the duration. Different effects add up."
    },
    {
      "id": "KC-15.11",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "An optional word (\"may\", \"can\") in a critical lets the player decline that part."
    },
    {
      "id": "KC-15.12",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Critical hits",
      "part": null,
      "text": "\"Once per activation\" means once by that model during the activation in progress, whoever is being activated (it matters for counter attacks and free attacks)."
    },
    {
      "id": "KC-16.1",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Alchemy: the active player takes one coin from the Coffers into the own Stash, if there is one."
    },
    {
      "id": "KC-16.2",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Bash: +1 damage for this attack."
    },
    {
      "id": "KC-16.3",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Big Bash: +2 damage for this attack."
    },
    {
      "id": "KC-16.4",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Changing Tides: the active player may shuffle the own discard pile into the own Combat Deck."
    },
    {
      "id": "KC-16.5",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Heal: a friendly model heals one wound."
    },
    {
      "id": "KC-16.6",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Heal: the attacking player picks any one friendly model in play, the attacker included; no range is given."
    },
    {
      "id": "KC-16.7",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Pickpocket: the opposing player gives one coin from the own Stash to the attacking player's Stash."
    },
    {
      "id": "KC-16.8",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Pickpocket: if the opposing player has no coin the target is Stunned, or, if already Stunned, suffers one wound."
    },
    {
      "id": "KC-16.9",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Pickpocket cannot be chosen in an attack on a friend."
    },
    {
      "id": "KC-16.10",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Winds of Fate: the opposing player at once discards the whole Combat Hand and draws a new one."
    },
    {
      "id": "KC-16.11",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Wounds, gold, cards",
      "text": "Winds of Fate: the new hand is drawn up to the current maximum."
    },
    {
      "id": "KC-16.12",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Bite: in its next activation the target suffers one wound if it Walks or Dashes."
    },
    {
      "id": "KC-16.13",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Bite: one wound in all, applied when the first Walk or Dash of that activation has been completed."
    },
    {
      "id": "KC-16.14",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Bite: a Furious Walk in that activation counts; Dodge, Shove, Teleport, Climb and moves outside its activation do not."
    },
    {
      "id": "KC-16.15",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Bite: ends with that activation; until then the model \"has been bitten\" for Blood Lust."
    },
    {
      "id": "KC-16.16",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Blind: Fight -1 until the end of its next activation."
    },
    {
      "id": "KC-16.17",
      "tag": "house",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Broken Bones (named on the Rat Brute, defined nowhere): for the rest of the game the target cannot Dash or Climb and its Move counts as W, unless it removes the effect by healing."
    },
    {
      "id": "KC-16.18",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Concussion: the target can perform only one action in each of its activations for the rest of the game."
    },
    {
      "id": "KC-16.19",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Concussion cannot affect a model twice; no model loses more than one action."
    },
    {
      "id": "KC-16.20",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Confuse: Defend -1 until the end of its next activation."
    },
    {
      "id": "KC-16.21",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Curse: damage caused by the target is -1 until the end of its next activation."
    },
    {
      "id": "KC-16.22",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Curse also lowers the damage of the target's attack spells and counter attacks, not of fixed wounds."
    },
    {
      "id": "KC-16.23",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Grounded: the target is Stunned and knocked down."
    },
    {
      "id": "KC-16.24",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "A Grounded model must spend an action to stand before it can perform another action."
    },
    {
      "id": "KC-16.25",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Standing up does not remove the Stun that came with it: a model Grounded once normally spends both actions, first standing, then recovering."
    },
    {
      "id": "KC-16.26",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "A Grounded model cannot Walk, Dodge or use any granted move until it stands."
    },
    {
      "id": "KC-16.27",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "A Grounded model defends normally, holds enemies and counts for ganging up; nothing says otherwise."
    },
    {
      "id": "KC-16.28",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Kneecap: no Dash in its next activation; ends with that activation."
    },
    {
      "id": "KC-16.29",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Nasty Sprain: one action fewer in its next activation; ends with that activation."
    },
    {
      "id": "KC-16.30",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Poison: each time the model's activation starts it takes one wound before it moves or acts."
    },
    {
      "id": "KC-16.31",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Poison stays and wounds again at the start of every activation until removed by healing; unlike Bite, Kneecap and Sprain it has no stated end."
    },
    {
      "id": "KC-16.32",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Shove [W] / Shove [L]: the target is pushed directly away from the attacker, up to a card's width / length."
    },
    {
      "id": "KC-16.33",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Shove: along the line from attacker's centre through target's centre; the attacking player chooses any distance from 0 to card side + D."
    },
    {
      "id": "KC-16.34",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Shove: a target pushed into an obstacle, building or model stops there."
    },
    {
      "id": "KC-16.35",
      "tag": "house",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Shove: the target also stops at the board edge, at the edge of the top it stands on, and against the carriage or Mr. Cuddly."
    },
    {
      "id": "KC-16.36",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Terrify: before its next activation draw an Event card; black, it can perform no actions in that activation; red, it acts normally."
    },
    {
      "id": "KC-16.37",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the target",
      "text": "Terrify: a terrified model may still Walk (a Walk is no action); the effect is then spent."
    },
    {
      "id": "KC-16.38",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Block: wounds caused to the model by successful attacks are one fewer, until the start of its next activation."
    },
    {
      "id": "KC-16.39",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Confidence: Fight +1 until the end of its next activation."
    },
    {
      "id": "KC-16.40",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Dodge: the active model may at once make a move without a break away test."
    },
    {
      "id": "KC-16.41",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Dodge [W] / Dodge [L] measures that card side whatever the model's Move; Dodge without a letter uses its Move."
    },
    {
      "id": "KC-16.42",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Evade: enemies targeting the model have Fight -1, until the start of its next activation."
    },
    {
      "id": "KC-16.43",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Evade applies to melee, ranged and counter attacks; not to spells (no Fight is used)."
    },
    {
      "id": "KC-16.44",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Fog: Defend +1 until the start of its next activation."
    },
    {
      "id": "KC-16.45",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Frenzy: another attack on the same target without spending an action; once per activation."
    },
    {
      "id": "KC-16.46",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Furious: a Walk and another attack without spending actions; once per activation."
    },
    {
      "id": "KC-16.47",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Furious: Walk first (optional, break away rules apply, a failed test costs an action if one is left), then an attack on any legal target."
    },
    {
      "id": "KC-16.48",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Grab: enemies breaking away from the model must pass two tests against it, until the start of its next activation."
    },
    {
      "id": "KC-16.49",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Hard Head: attacks cannot stun the model; lasts until its next activation starts."
    },
    {
      "id": "KC-16.50",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Poison Cloud: enemies within a card's width (2.5\") when it is triggered are Poisoned; once per activation."
    },
    {
      "id": "KC-16.51",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Effects on the attacker or helpers",
      "text": "Swing: enemies within half a card's width (1.25\") when it is triggered are Grounded; once per activation."
    },
    {
      "id": "KC-16.52",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "Stunned: the model must spend one action in its next activation to remove the effect."
    },
    {
      "id": "KC-16.53",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "In an activation that began with the model Stunned the action may be spent at any moment, but the last available action cannot be used for anything else while Stunned, and an unspent one is used for it automatically at the end. A model stunned during its own activation is under no such duty in it (\"its next activation\"), but may recover with an action it has left."
    },
    {
      "id": "KC-16.54",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "Stunned: successful attacks against the model cause +1 wound."
    },
    {
      "id": "KC-16.55",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "A model that could spend no action (Antagonism, Terrify) stays Stunned."
    },
    {
      "id": "KC-16.56",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "A Stunned model hit by another stun from an attack takes the wound of KC-14.5; a stun from Grounded, Swing or wizard damage on a Stunned model adds nothing."
    },
    {
      "id": "KC-16.57",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "The +1 of Stunned applies to attack spells too; they are attacks."
    },
    {
      "id": "KC-16.58",
      "tag": "doc",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "Teleport: put the target at any edge of the board, its base touching the edge."
    },
    {
      "id": "KC-16.59",
      "tag": "house",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "Teleport: the casting player picks a free spot on the ground tangent to an edge; the model must be moved if any such spot exists; no break away test."
    },
    {
      "id": "KC-16.60",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "\"Removed by healing\" means the remove-all-effects option of 'Ave a Swig of This and nothing else; Heal, Regenerate and support spells heal wounds only."
    },
    {
      "id": "KC-16.61",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "Harmful effects are Bite, Blind, Broken Bones, Concussion, Confuse, Curse, Grounded, Kneecap, Nasty Sprain, Poison, Stunned and a pending Terrify; a Swig removes all of them, and leaves helpful ones."
    },
    {
      "id": "KC-16.62",
      "tag": "house",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "All effects end with the game."
    },
    {
      "id": "KC-16.63",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "A model that is Grounded and Stunned and has only one action uses it to stand and stays Stunned; one that chooses to stay down keeps both effects and KC-16.53 does not force it."
    },
    {
      "id": "KC-16.64",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Effects",
      "part": "Stunned, Teleport, removing effects",
      "text": "A Grounded model can make no attack, free ones (Always Angry, 'Ave a go!, Frenzy, Furious) included, until it has stood up: it may do nothing else first."
    },
    {
      "id": "KC-17.1",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Abilities need no cards; they work whenever their condition occurs."
    },
    {
      "id": "KC-17.2",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: a shove that brings a model into base contact with it allows an immediate melee attack at no action cost, activated or not."
    },
    {
      "id": "KC-17.3",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: the attacker is the Always Angry model, the target the shoved model, friend or enemy."
    },
    {
      "id": "KC-17.4",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: it counts as the active model for that attack; the normal melee rules apply."
    },
    {
      "id": "KC-17.5",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: once per turn for each model."
    },
    {
      "id": "KC-17.6",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: a push by the carriage is a shove too; the attack comes after the pushing attack is fully resolved and refilled."
    },
    {
      "id": "KC-17.7",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Blood Lust: +1 wound when successfully attacking a bitten model."
    },
    {
      "id": "KC-17.8",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Blood Lust: the target must have been bitten before this attack."
    },
    {
      "id": "KC-17.9",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Cowardly: Fight +1 when attacking a Grounded model in melee."
    },
    {
      "id": "KC-17.10",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Deadly Concoction: Fight +1 when attacking a Poisoned model."
    },
    {
      "id": "KC-17.11",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Immune to Poison: cannot be Poisoned."
    },
    {
      "id": "KC-17.12",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Graceful: no break away test when moving out of base contact."
    },
    {
      "id": "KC-17.13",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Locksmith: inspecting treasure costs no action."
    },
    {
      "id": "KC-17.14",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Locksmith: no wounds from traps."
    },
    {
      "id": "KC-17.15",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Opportunist: Fight +1 when attacking a Blinded model."
    },
    {
      "id": "KC-17.16",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "These Fight bonuses also count in a counter attack by the model."
    },
    {
      "id": "KC-17.17",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Regenerate: at the start of its activation it may draw an Event card for a wound: red, one wound heals and it may draw again; black, stop."
    },
    {
      "id": "KC-17.18",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Regenerate: only with at least one wound; drawing is optional each time."
    },
    {
      "id": "KC-17.19",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Reload: the model can only use ranged combat."
    },
    {
      "id": "KC-17.20",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Reload: so it cannot attack scenario targets that ranged attacks cannot hurt."
    },
    {
      "id": "KC-17.21",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Reload: Draw New Cards, Interact and every other action stay open to it."
    },
    {
      "id": "KC-17.22",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Reload: one attack per activation unless Frenzy is triggered."
    },
    {
      "id": "KC-17.23",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Shake It Off: once activated, the model loses Stunned without spending an action."
    },
    {
      "id": "KC-17.24",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Shake It Off: works at step 7 of KC-7.5 and again any time in its activation; it does not stand a Grounded model up."
    },
    {
      "id": "KC-17.25",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: from the start of the game the model cannot be targeted by enemy melee or ranged attacks."
    },
    {
      "id": "KC-17.26",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: it cannot be engaged by enemies."
    },
    {
      "id": "KC-17.27",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: while this lasts it may only Walk."
    },
    {
      "id": "KC-17.28",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: performing any action ends it."
    },
    {
      "id": "KC-17.29",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: it ends for the rest of the game, at the moment the action is declared."
    },
    {
      "id": "KC-17.30",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: attack spells and area or indirect effects still affect it; the text protects from melee and ranged attacks only. Egg Toss is a ranged attack and cannot pick it."
    },
    {
      "id": "KC-17.31",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Sneaky Beggar: while hidden, base contact engages nobody (no break away either way, no ganging up); once revealed, existing contact engages."
    },
    {
      "id": "KC-17.32",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Solid: cannot be Grounded or Stunned."
    },
    {
      "id": "KC-17.33",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Vicious: successful attacks that cause damage also Bite."
    },
    {
      "id": "KC-17.34",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Vicious: at least one wound must be suffered; it comes in addition to the chosen critical."
    },
    {
      "id": "KC-17.35",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "What Did You Say?: once per round the model may counter attack without paying."
    },
    {
      "id": "KC-17.36",
      "tag": "doc",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Leadership [n]: n extra cards in the maximum Combat Hand while the Leader is in play."
    },
    {
      "id": "KC-17.37",
      "tag": "house",
      "note": false,
      "chapter": "17. Abilities",
      "part": null,
      "text": "Always Angry: if one shove sets off several models, those of the active player attack first, each player choosing the order of the own ones; a later one attacks only if the shoved model is still in contact."
    },
    {
      "id": "KC-18.1",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Barry the Elf",
      "text": "My Name is... (Crit 4): every model within a card's length of Barry takes one wound from an automatic melee hit."
    },
    {
      "id": "KC-18.2",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Barry the Elf",
      "text": "My Name is...: friends and enemies alike, not Barry himself; measured when triggered; all at once."
    },
    {
      "id": "KC-18.3",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Barry the Elf",
      "text": "We're in this Together: Block, Evade or Heal triggered by Barry applies to Barry and to all friendly models within a card's length (for Heal instead of the one pick of KC-16.6)."
    },
    {
      "id": "KC-18.4",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Barry the Elf",
      "text": "Medicine Man: while Barry is in play healing potions used on wounds heal two."
    },
    {
      "id": "KC-18.5",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Barry the Elf",
      "text": "Medicine Man: the potions are 'Ave a Swig of This bought by Barry's player."
    },
    {
      "id": "KC-18.6",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Antagonise (Crit 1): an enemy in her sight must at once take an Antagonism Test; once per activation."
    },
    {
      "id": "KC-18.7",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Antagonise: the test is taken whoever stands near, but a model without allegiance cannot be picked (KC-8.8); black marks an unactivated target as activated (an active one ends its activation), and does nothing to one already activated."
    },
    {
      "id": "KC-18.8",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Egg Toss (Crit 2): an enemy in sight takes one wound from an automatic ranged hit and is Poisoned."
    },
    {
      "id": "KC-18.9",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Musky Scent (Crit 3): an enemy in sight not yet activated this turn counts as activated."
    },
    {
      "id": "KC-18.10",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Strange Allure (Crit 4): an enemy in sight at once may move and perform one action as though friendly; if not yet activated it then counts as activated; once per activation."
    },
    {
      "id": "KC-18.11",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Strange Allure: \"move\" is one Walk; during it the model counts as the Egg Keeper player's in every respect (hand, enemies, engagement), no start-of-activation step applies, and a Grounded model must use its action to stand."
    },
    {
      "id": "KC-18.12",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Poison Proof: all models of her gang are immune to Poison."
    },
    {
      "id": "KC-18.13",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Egg Keeper",
      "text": "Poison Proof belongs to the gang and lasts all game, also after she is removed; unlike Medicine Man its text has no \"in play\" condition."
    },
    {
      "id": "KC-18.14",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Dorick the Loan Shark",
      "text": "Pay Day: two extra coins for Dorick's player at the start of each game, put into the Stash on top of the limit of 10; the text says \"the player's Coffers\", but the Coffers are shared."
    },
    {
      "id": "KC-18.15",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Dorick the Loan Shark",
      "text": "Pickpocket (Crit 1) as KC-16.7 and KC-16.8."
    },
    {
      "id": "KC-18.16",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Dorick the Loan Shark",
      "text": "Dip into Coffers (Crit 3): besides normal damage the player takes one coin from the Coffers, if there is one."
    },
    {
      "id": "KC-18.17",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Dorick the Loan Shark",
      "text": "Dip into Coffers: the coin goes to the Stash."
    },
    {
      "id": "KC-18.18",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "'Ave a go! (Crit 3): one friend no further than a card's length from Grobblar gets a free Walk plus a free attack on the enemy she is engaged with; once per activation."
    },
    {
      "id": "KC-18.19",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "'Ave a go!: another model than Grobblar; if several enemies are engaged with her its player picks one, if none is left it cannot be used; an engaged friend must break away for the Walk and a failure loses only the Walk; the attack needs the normal conditions after the Walk."
    },
    {
      "id": "KC-18.20",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "Goblin shield: when Grobblar is successfully attacked her player may share the wounds between her and friendly units within a card's length."
    },
    {
      "id": "KC-18.21",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "Goblin shield: attack spells and counter attacks included; any whole-number split of the final wounds, her own share possibly 0, no friend more than the wounds left to it; stuns and critical effects stay with her."
    },
    {
      "id": "KC-18.22",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "You go first!: at the start of her activation her player may have one friendly Goblin Scumbag in her sight perform a free Dash."
    },
    {
      "id": "KC-18.23",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "You go first!: an engaged Scumbag must break away as normal."
    },
    {
      "id": "KC-18.24",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "You go first!: no Walk or action is needed, activated Scumbags qualify, a failed break away only loses the Dash."
    },
    {
      "id": "KC-18.25",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "Volunteered: one Goblin Scumbag is hired free when the gang is created."
    },
    {
      "id": "KC-18.26",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Grobblar the Goblin Queen",
      "text": "Volunteered, campaign: if that Scumbag dies its equipment is lost (no check as in KC-31.7) and another may be hired free before the next scenario."
    },
    {
      "id": "KC-18.27",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Extra Life: when he kills an enemy Runt his player may draw an Event card; red, it becomes a zombie under that player's control from the next turn; black, it is removed; once per activation."
    },
    {
      "id": "KC-18.28",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Extra Life: the zombie stands where the Runt stood, with the full Zombie profile, no wounds, effects or equipment, marked as activated this turn."
    },
    {
      "id": "KC-18.29",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Extra Life: the Runt still counts as killed and removed for scoring, campaign and spies; the zombie is gone after the game."
    },
    {
      "id": "KC-18.30",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Extra Life: only his own attacks (counter attacks included), and only a kill, not a mugging."
    },
    {
      "id": "KC-18.31",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Dead Good: at the start of his activation he may pick an unactivated friendly Zombie or Skeleton within a card's length; it is marked as activated."
    },
    {
      "id": "KC-18.32",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Dead Good: he then has one extra action, and Fight +1 and Defend +1 for the rest of the turn."
    },
    {
      "id": "KC-18.33",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "The Body Snatcher",
      "text": "Dead Good: one model per activation."
    },
    {
      "id": "KC-18.34",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Take a Chance (Crit 2): for the rest of the turn each draw from the Combat Deck may take one extra card, and one is then discarded."
    },
    {
      "id": "KC-18.35",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Take a Chance: one extra card per draw, not per card; it starts with the refill of that very attack; the discard is chosen among the cards of that draw."
    },
    {
      "id": "KC-18.36",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Check his Sleeves (Crit 4): the maximum hand is one higher for the rest of the turn; extra cards are discarded at its end."
    },
    {
      "id": "KC-18.37",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Check his Sleeves: the extra card comes with the refill of that very attack; at the end of the turn the owner discards down to the normal maximum, choosing what, but never more than the one extra card (cards held after losing the Leader stay, KC-5.5)."
    },
    {
      "id": "KC-18.38",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Compromising position: a Guaranteed Bribe costs one coin less; after a failed Cheapskate bribe one more card may be drawn; once per turn."
    },
    {
      "id": "KC-18.39",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Screek Sewer Master",
      "text": "Compromising position: for every bribe of Screek's player while Screek is in play, one of the two uses per turn; the reduced cost may be 0."
    },
    {
      "id": "KC-18.40",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Dead 'ard (Crit 1): all friendly Stunned models recover at once without spending an action."
    },
    {
      "id": "KC-18.41",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "War Cry (Crit 3): all friendly models have +1 damage until the end of the turn."
    },
    {
      "id": "KC-18.42",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "War Cry counts from the next attack on, not for the attack that triggered it (only Bash and Big Bash change their own attack); it includes spells."
    },
    {
      "id": "KC-18.43",
      "tag": "doc",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Not so fast: Klacka always has Grab."
    },
    {
      "id": "KC-18.44",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Other Leader powers (Leadership, Medicine Man, Compromising position, Not so fast) work only while the Leader is in play; War Cry, Take a Chance and Check his Sleeves, once triggered, run to the end of the turn regardless."
    },
    {
      "id": "KC-18.45",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Extra Life: while in play the zombie is a Runt of the Body Snatcher's gang for everything (scoring, being the last model, Dead Good); its own removal counts like that of any Runt."
    },
    {
      "id": "KC-18.46",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Strange Allure: for kills, losses and spies the lured model still belongs to its owner: what it removes counts for the Egg Keeper's player, and if its own gang removes it nobody did (KC-14.14)."
    },
    {
      "id": "KC-18.47",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Leaders",
      "part": "Klacka Orc Warboss",
      "text": "Strange Allure: gold for the lured model comes from the Egg Keeper player's Stash; its gang's Magic Crystals cannot be used."
    },
    {
      "id": "KC-19.1",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "All gold spent in play goes into the Coffers."
    },
    {
      "id": "KC-19.2",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "A player may keep coins unspent."
    },
    {
      "id": "KC-19.3",
      "tag": "house",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Nobody can spend more than the own Stash; there is no debt."
    },
    {
      "id": "KC-19.4",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Gold options are free of actions; each of Just do it!, Take it Like an Orc! and Don't Just Stand There! can be bought once per model and attack."
    },
    {
      "id": "KC-19.5",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Counting Cards, 1 coin per card: take a card from the own discard pile instead of the Combat Deck."
    },
    {
      "id": "KC-19.6",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Counting Cards is used when the player is about to draw from the Combat Deck (refill, Draw New Cards, Winds of Fate), for any number of the cards due; once declared it must be carried out."
    },
    {
      "id": "KC-19.7",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Counting Cards: any card lying in the own discard pile at that moment, those just used included."
    },
    {
      "id": "KC-19.8",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Don't Just Stand There!, 1 coin: a defending model counter attacks (KC-12.42)."
    },
    {
      "id": "KC-19.9",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "It must be declared before the attacker plays the hand."
    },
    {
      "id": "KC-19.10",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Just do it!, 1 coin: one extra card in the model's limit for this one attack or defence, declared before the hand is played."
    },
    {
      "id": "KC-19.11",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Just do it! does not raise a limit above 5."
    },
    {
      "id": "KC-19.12",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Take it Like an Orc!, 1 coin: wounds taken by a defending model in this attack are one fewer, declared before the attacker plays the hand."
    },
    {
      "id": "KC-19.13",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Everyone's for Sale!: once an attack has been declared, the opponent may bribe the active model to stop it."
    },
    {
      "id": "KC-19.14",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Leaders cannot be bribed."
    },
    {
      "id": "KC-19.15",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Guaranteed Bribe: pay the active model's cost; it succeeds automatically."
    },
    {
      "id": "KC-19.16",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Cheapskate: pay one coin and draw an Event card; red succeeds; black fails and no other bribe may be tried during this activation."
    },
    {
      "id": "KC-19.17",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "A successful bribe ends the model's activation."
    },
    {
      "id": "KC-19.18",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "A bribe answers melee, ranged, attack spells and attacks on scenario targets; not support spells or other actions."
    },
    {
      "id": "KC-19.19",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "The cost is the listed cost even if the model was hired free or cheaper; a model with cost \"-\" cannot get a Guaranteed Bribe."
    },
    {
      "id": "KC-19.20",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Only attacks by the model whose activation it is can be bribed, its free ones (Frenzy, Furious) included; free attacks by other models ('Ave a go!, Strange Allure, after a counter attack) cannot. An Always Angry attacker counts as active, so it can be bribed and just loses that attack."
    },
    {
      "id": "KC-19.21",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "A bribed attack uses no cards; the coins are paid whether or not the bribe works."
    },
    {
      "id": "KC-19.22",
      "tag": "doc",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "'Ave a Swig of This, 1 coin: the active friendly model heals one wound or loses all effects it suffers."
    },
    {
      "id": "KC-19.23",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "A Swig may be bought by the active player any number of times, at any moment of the activation when nothing is being resolved, also before the Poison wound."
    },
    {
      "id": "KC-19.24",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Spending gold",
      "part": null,
      "text": "Just do it!, Don't Just Stand There! and Take it Like an Orc! cannot be used with or against spells: all three are tied to the playing of a combat hand."
    },
    {
      "id": "KC-20.1",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "A Wizard can cast attack spells and support spells."
    },
    {
      "id": "KC-20.2",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "Casting costs one action."
    },
    {
      "id": "KC-20.3",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "At most one spell per activation."
    },
    {
      "id": "KC-20.4",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "The Wizard needs line of sight to any part of the target; there is no penalty for cover and no clear/tricky distinction."
    },
    {
      "id": "KC-20.5",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "Spells use the Event Deck, not the Combat Hands."
    },
    {
      "id": "KC-20.6",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "An attack spell targets an enemy model only; engaged targets need no shot test."
    },
    {
      "id": "KC-20.7",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "A support spell targets a friendly model only."
    },
    {
      "id": "KC-20.8",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "A Wizard may target itself with a support spell, and may cast while engaged."
    },
    {
      "id": "KC-20.9",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Casting",
      "text": "A Wizard makes no melee or ranged attacks (Fight \"-\"), has no criticals and no allegiance."
    },
    {
      "id": "KC-20.10",
      "tag": "public",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "Cards 2 to 10 count their number; Jack, Queen and King count 10."
    },
    {
      "id": "KC-20.11",
      "tag": "public",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "An Ace counts 1 or 11 as its drawer chooses. The printed rules say so for the resistance cards."
    },
    {
      "id": "KC-20.12",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "An own Ace counts as 11 whenever the total stays at 21 or less, else as 1; a total is bust only if it exceeds 21 with every Ace as 1."
    },
    {
      "id": "KC-20.13",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "A two-card 21 is nothing special and there is no limit on the number of cards."
    },
    {
      "id": "KC-20.14",
      "tag": "house",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "All blackjack cards are drawn face up, one at a time."
    },
    {
      "id": "KC-20.15",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Blackjack values",
      "text": "Twisting is always allowed up to a bust, also at 21; nobody is forced to twist at any total."
    },
    {
      "id": "KC-20.16",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "After the declaration comes the bribe moment of KC-19.13; if bribed the spell is not cast."
    },
    {
      "id": "KC-20.17",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "The defending player draws two Event cards first, then sticks or twists until sticking or bust."
    },
    {
      "id": "KC-20.18",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "The defender's total is the target number; a bust defender's target number is 0."
    },
    {
      "id": "KC-20.19",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Then the attacking player draws two cards and sticks or twists until sticking or bust."
    },
    {
      "id": "KC-20.20",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Attacker bust: the spell fails, the target is unharmed and the Wizard Damage Chart applies."
    },
    {
      "id": "KC-20.21",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Attacker's total equal to or below the target number: resisted, nothing happens."
    },
    {
      "id": "KC-20.22",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Attacker's total higher by 1-2: stun; 3-4: one wound; 5-6: two wounds; 7 or more: three wounds."
    },
    {
      "id": "KC-20.23",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "A successful total of exactly 21 causes +1 damage."
    },
    {
      "id": "KC-20.24",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Damage modifiers work as in KC-14.4 to KC-14.7 (21 with a margin of 1-2 causes one wound instead of a stun)."
    },
    {
      "id": "KC-20.25",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "The number k of black cards in the attacker's spell hand triggers effects one to k of the attack chart, all of them, in ascending order."
    },
    {
      "id": "KC-20.26",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Attack chart: 1 Confuse, 2 Curse, 3 Terrify, 4 Winds of Fate, 5 Concussion."
    },
    {
      "id": "KC-20.27",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "More than five black cards add nothing; effects come after the damage and, if the target was removed, only Winds of Fate still applies."
    },
    {
      "id": "KC-20.28",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Attack spells",
      "text": "Effects hit automatically; the caster does not choose among them."
    },
    {
      "id": "KC-20.29",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "The active player draws two Event cards: their sum is the resistance, the target number."
    },
    {
      "id": "KC-20.30",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "The active player chooses whether an Ace among them counts 1 or 11."
    },
    {
      "id": "KC-20.31",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "Then the active player draws two cards and sticks or twists until sticking or bust."
    },
    {
      "id": "KC-20.32",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "Bust: the spell fails and the Wizard Damage Chart applies."
    },
    {
      "id": "KC-20.33",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "Not higher than the resistance: resisted, nothing is healed."
    },
    {
      "id": "KC-20.34",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "Higher by 1-2: one wound healed; 3-4: two; 5-6: three; 7 or more: four."
    },
    {
      "id": "KC-20.35",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "A successful total of exactly 21 heals one more."
    },
    {
      "id": "KC-20.36",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "The number k of red cards in the active player's spell hand triggers effects one to k of the support chart, all, in ascending order."
    },
    {
      "id": "KC-20.37",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "Support chart: 1 Changing Tides, 2 Confidence, 3 Fog, 4 Teleport, 5 Alchemy."
    },
    {
      "id": "KC-20.38",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "The resistance cards do not count for effects; only the cards of the casting hand do."
    },
    {
      "id": "KC-20.39",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Support spells",
      "text": "An unwounded model may be targeted (for the effects); surplus healing is lost."
    },
    {
      "id": "KC-20.40",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "A bust total of 22-23 stuns the Wizard; 24-25 one wound; 26-27 two; 28 or more three."
    },
    {
      "id": "KC-20.41",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "No spell effects are applied on a bust."
    },
    {
      "id": "KC-20.42",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "Magic Crystals: each one used lowers a bust total by one."
    },
    {
      "id": "KC-20.43",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "A total lowered to 21 is no longer bust: it counts as a perfect 21 and effects apply as normal."
    },
    {
      "id": "KC-20.44",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "The rescued 21 must still beat the target number; it does not beat 21."
    },
    {
      "id": "KC-20.45",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "Crystals are used only on a bust, chosen after it, any number held, never below 21."
    },
    {
      "id": "KC-20.46",
      "tag": "doc",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "Used crystals are gone; unused ones carry over to the next scenario."
    },
    {
      "id": "KC-20.47",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "Wizard damage is no attack: Stunned, Block and the like do not change it; Magical Staff adds one (a stun becomes one wound)."
    },
    {
      "id": "KC-20.48",
      "tag": "ruling",
      "note": false,
      "chapter": "20. Magic",
      "part": "Wizard damage and crystals",
      "text": "All cards of a spell, both hands or resistance and casting hand, go to the Event discard pile when it is resolved, like every other Event card."
    },
    {
      "id": "KC-21.1",
      "tag": "doc",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "There are eight scenarios, numbered 1 to 8."
    },
    {
      "id": "KC-21.2",
      "tag": "doc",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "Each scenario has an optional objective with a reward, used only if the campaign has them switched on."
    },
    {
      "id": "KC-21.3",
      "tag": "house",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "The organiser switches optional objectives on or off for the whole campaign before it starts; in casual games they have no effect except the double points of scenario 5, which the players may agree to use."
    },
    {
      "id": "KC-21.4",
      "tag": "ruling",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "\"Completing the objective\" means winning by the scenario's own win condition; a draw or tie means neither player completed it."
    },
    {
      "id": "KC-21.5",
      "tag": "house",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "When one gang has no model left and the scenario does not end by that, the other player goes on alone until the scenario ends, or ends it at once without completing anything more."
    },
    {
      "id": "KC-21.6",
      "tag": "house",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "If both gangs have no model left the game ends; it is a draw unless the scenario's win condition has been met by one player only."
    },
    {
      "id": "KC-21.7",
      "tag": "doc",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "Six-turn scenarios end after turn six: 1, 2, 5, 6, 7, 8."
    },
    {
      "id": "KC-21.8",
      "tag": "house",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "Deployment zones, starting edges and start positions are in D19."
    },
    {
      "id": "KC-21.9",
      "tag": "ruling",
      "note": false,
      "chapter": "21. Scenarios: common rules",
      "part": null,
      "text": "A win reached during a turn (last enemy gone where that wins, target destroyed, V.I.C. or chest off the board) ends the game at once."
    },
    {
      "id": "KC-22.1",
      "tag": "doc",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "The player who removes all opposing gang members from play, by killing or mugging, wins."
    },
    {
      "id": "KC-22.2",
      "tag": "doc",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "If both sides have members left after six turns, each scores the opposing members removed: Runt 1, Thug 3, Big Guy 5, Expert or Wizard 6, Leader 10."
    },
    {
      "id": "KC-22.3",
      "tag": "doc",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "Higher score wins; equal scores are a tie."
    },
    {
      "id": "KC-22.4",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "Score goes by category, not cost (a Troll costs 6 and scores 5; a Wizard costs 8 and scores 6)."
    },
    {
      "id": "KC-22.5",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "Every opposing member that is out of play counts, whoever or whatever removed it."
    },
    {
      "id": "KC-22.6",
      "tag": "doc",
      "note": false,
      "chapter": "22. Scenario 1: All Out Brawl",
      "part": null,
      "text": "Optional: the winner takes either double ruthlessness for each member killed in this game or +5 Notoriety."
    },
    {
      "id": "KC-23.1",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Before set-up three red and five black cards are taken from the Event Deck, shuffled and set aside as the treasure deck."
    },
    {
      "id": "KC-23.2",
      "tag": "house",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "They are taken at random and stay out of the Event Deck for the whole game (44 cards remain)."
    },
    {
      "id": "KC-23.3",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "There are eight objective markers, one for each treasure card; three treasures can only be \"hidden\" if five markers are false, and no number is stated."
    },
    {
      "id": "KC-23.4",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Both players draw an Event card; the higher starts placing markers."
    },
    {
      "id": "KC-23.5",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Players alternate, one marker each; ties in the draw are redrawn."
    },
    {
      "id": "KC-23.6",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Markers go on terrain pieces, not in a deployment zone, at least two card lengths (7\") from any other marker."
    },
    {
      "id": "KC-23.7",
      "tag": "house",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "A marker's centre lies on the outline of a terrain piece at ground level, its disc wholly outside both zones; the 7\" is measured between centres."
    },
    {
      "id": "KC-23.8",
      "tag": "house",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "If no legal spot is left on terrain, it goes on open ground under the same distances; if there is none either, the distance drops to 5\", then 3.5\"."
    },
    {
      "id": "KC-23.9",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Normal set-up follows when all markers are placed."
    },
    {
      "id": "KC-23.10",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "A model touching a marker not yet inspected may spend an action (Interact) to inspect it: draw a treasure card."
    },
    {
      "id": "KC-23.11",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Black: a trap; the model takes two wounds, the marker is removed and the card discarded."
    },
    {
      "id": "KC-23.12",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "A model brought to zero by a trap is killed."
    },
    {
      "id": "KC-23.13",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Red: treasure found; the marker stays and the finder must remain in contact until its next activation to collect it."
    },
    {
      "id": "KC-23.14",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "If the finder is removed first, the treasure is up for grabs."
    },
    {
      "id": "KC-23.15",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "The same if the finder loses contact in any way."
    },
    {
      "id": "KC-23.16",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "A treasure up for grabs is collected by a model that moves into contact with it and stays there until its next activation."
    },
    {
      "id": "KC-23.17",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "It cannot be collected while an enemy model is also in contact with the marker."
    },
    {
      "id": "KC-23.18",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Collection is automatic and free at the start of the activation of a model in unbroken contact with a found treasure since the end of its previous activation; if an enemy touches the marker then, it is tried again at its next activation."
    },
    {
      "id": "KC-23.19",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "An enemy in contact does not prevent inspecting a marker."
    },
    {
      "id": "KC-23.20",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "The game lasts until round six is over, or until no real treasure is left to find."
    },
    {
      "id": "KC-23.21",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "\"Found\" here means collected, and the game ends at once with the third: otherwise the third treasure could never count."
    },
    {
      "id": "KC-23.22",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "The player with more collected treasure wins; equal numbers, none included, are a draw."
    },
    {
      "id": "KC-23.23",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Locksmiths inspect without an action and take no trap wounds."
    },
    {
      "id": "KC-23.24",
      "tag": "doc",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Optional: each real treasure is worth 5 gold or one bonus piece of equipment."
    },
    {
      "id": "KC-23.25",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "Optional: for each treasure collected, its collector chooses separately."
    },
    {
      "id": "KC-23.26",
      "tag": "house",
      "note": false,
      "chapter": "23. Scenario 2: Hide and Seek",
      "part": null,
      "text": "A marker may only be put where a 30 mm base could stand on the ground touching it and get there from a deployment zone."
    },
    {
      "id": "KC-24.1",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "A straight road runs down the centre of the board, wide enough for the carriage and for models around it."
    },
    {
      "id": "KC-24.2",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "The road is the strip y = 9 to 15 from the West to the East edge, free of terrain; it has no effect of its own."
    },
    {
      "id": "KC-24.3",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "The carriage is a rectangle of 2.5\" by 3.5\"; its front is a 2.5\" side."
    },
    {
      "id": "KC-24.4",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "It starts with its rear on the West edge: x 0 to 3.5, y 10.75 to 13.25, and travels east; it is solid to models."
    },
    {
      "id": "KC-24.5",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "At the end of each round it moves forward a card's width: a card is laid against its front and the carriage is moved until its rear touches the card."
    },
    {
      "id": "KC-24.6",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Measured like every move (rear to the far end of the card) this is 2.5\" + 3.5\" = 6.0\" per round."
    },
    {
      "id": "KC-24.7",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "If it gets off the other side the scenario is over and drawn."
    },
    {
      "id": "KC-24.8",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "It is off when its front would pass the East edge: with KC-24.4 and KC-24.6, in its fourth move, at the end of round 4."
    },
    {
      "id": "KC-24.9",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "To attack it an active model in contact with it plays a pair, of any value, from the Combat Hand."
    },
    {
      "id": "KC-24.10",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Each such attack causes one damage; only pairs may be played; no criticals."
    },
    {
      "id": "KC-24.11",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Exactly two cards are played, so the model's Fight limit must be 2 or more; it costs an action, succeeds automatically, and nothing modifies the one damage."
    },
    {
      "id": "KC-24.12",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Ranged attacks cannot wound it."
    },
    {
      "id": "KC-24.13",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Spells cannot either; only the attack of KC-24.9 can."
    },
    {
      "id": "KC-24.14",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "It has 10 wounds; the player whose attack takes the last one wins, and the game ends at once."
    },
    {
      "id": "KC-24.15",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "A model touching the front when the carriage moves is Shoved [L] directly away from it and takes one wound; it stops at other models or buildings."
    },
    {
      "id": "KC-24.16",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Directly away means along the direction of travel, the full distance L + D unless stopped."
    },
    {
      "id": "KC-24.17",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Any model standing in the area the carriage is about to cover is treated as touching the front. Those furthest ahead are moved first."
    },
    {
      "id": "KC-24.18",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "A model that would still be under the carriage is then set beside it by the shortest sideways shift to a free spot (its owner chooses on equal shifts, nearest free spot if both sides are full); no further wound."
    },
    {
      "id": "KC-24.19",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Models brought to zero by the carriage are removed as normal."
    },
    {
      "id": "KC-24.20",
      "tag": "doc",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Optional: the player of the final attack either kills the driver (+10 Ruthlessness) or spares the driver (10 gold)."
    },
    {
      "id": "KC-24.21",
      "tag": "house",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "The move that takes the carriage off the board ends the game at once: nobody is pushed or wounded by it."
    },
    {
      "id": "KC-24.22",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Scenario 3: Runaway Carriage",
      "part": null,
      "text": "Just do it! may be bought to reach the limit of 2 cards."
    },
    {
      "id": "KC-25.1",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Mr. Cuddly stands on a 40 mm base."
    },
    {
      "id": "KC-25.2",
      "tag": "house",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "He starts at the board centre (12,12)."
    },
    {
      "id": "KC-25.3",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "To attack him an active model in contact plays a pair of any value; one damage; only pairs; no criticals; ranged attacks cannot hurt him."
    },
    {
      "id": "KC-25.4",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "KC-24.11, KC-24.13 and KC-24.22 apply to him too."
    },
    {
      "id": "KC-25.5",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "He has 10 wounds as the target; the player whose attack takes the last wins and the game ends at once."
    },
    {
      "id": "KC-25.6",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "At the end of a turn, only if he is in contact with a model of either gang, the player with the Initiative draws an Event card."
    },
    {
      "id": "KC-25.7",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Red: he runs to the corner of that suit."
    },
    {
      "id": "KC-25.8",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Black: he first stuns every model in contact, one wound instead for those already Stunned, then runs to the corner of that suit."
    },
    {
      "id": "KC-25.9",
      "tag": "house",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Corners: hearts north-west, diamonds north-east, clubs south-east, spades south-west; his base touches both edges."
    },
    {
      "id": "KC-25.10",
      "tag": "house",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "If the corner is occupied he is placed on the nearest free spot to it; if he is already there he stays, and it still counts as a move."
    },
    {
      "id": "KC-25.11",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "If he has not been removed after moving five times he escapes and the game is a draw."
    },
    {
      "id": "KC-25.12",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "The game ends right after his fifth move."
    },
    {
      "id": "KC-25.13",
      "tag": "house",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "If the game is still going after turn 12 it is a draw (nobody is forced to touch him)."
    },
    {
      "id": "KC-25.14",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Optional: the player of the final attack either kills him (+10 Ruthlessness) or adopts him as a gang member for future games."
    },
    {
      "id": "KC-25.15",
      "tag": "doc",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "Adopted profile: allegiance of the gang's Leader, no cost, Move L, Fight 5, Defend 2, Wounds 6, Grab (1), Bite (2), Always Angry, 40 mm."
    },
    {
      "id": "KC-25.16",
      "tag": "house",
      "note": false,
      "chapter": "25. Scenario 4: Mr. Cuddly",
      "part": null,
      "text": "As a member he counts as a Big Guy, with value 5 wherever a cost is asked for (Ruthlessness, mugging); he cannot be sold or given a Guaranteed Bribe."
    },
    {
      "id": "KC-26.1",
      "tag": "doc",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "At the end of six turns each player scores own members in the opponent's half: Runt 1, Thug 3, Big Guy 5, Expert or Wizard 6; Leaders score nothing."
    },
    {
      "id": "KC-26.2",
      "tag": "doc",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "More points win; equal points are a tie."
    },
    {
      "id": "KC-26.3",
      "tag": "doc",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "A player who removes all opposing models wins at once."
    },
    {
      "id": "KC-26.4",
      "tag": "house",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "Halves are divided by y = 12; a model is in the half where its base centre is; exactly on the line it is in neither."
    },
    {
      "id": "KC-26.5",
      "tag": "doc",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "Optional: members touching the opponent's starting edge at the end score double, and each gives +1 Notoriety."
    },
    {
      "id": "KC-26.6",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Scenario 5: Territory Grab",
      "part": null,
      "text": "Optional: Leaders give neither."
    },
    {
      "id": "KC-27.1",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "At the start both players draw an Event card; the higher chooses to escort or to kill the V.I.C."
    },
    {
      "id": "KC-27.2",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Ties are redrawn, and the cards of this draw are shuffled back into the Event Deck."
    },
    {
      "id": "KC-27.3",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The escorting player picks one of the own Runts to stand for the V.I.C.; without Runts, a Thug."
    },
    {
      "id": "KC-27.4",
      "tag": "house",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Without either, any other non-Leader; with a Leader alone the V.I.C. is an extra model on a 30 mm base."
    },
    {
      "id": "KC-27.5",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "V.I.C. profile: no allegiance, no cost, Move L, Fight \"-\", Defend 4, Wounds 5, no criticals."
    },
    {
      "id": "KC-27.6",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "That profile replaces the chosen model's profile, abilities and equipment for this game; base size stays."
    },
    {
      "id": "KC-27.7",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The V.I.C. is activated and moved as a friendly unit by the escorting player."
    },
    {
      "id": "KC-27.8",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The escort wins by moving the V.I.C. off the edge opposite the own starting area; nobody else needs to leave."
    },
    {
      "id": "KC-27.9",
      "tag": "house",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The V.I.C. leaves when a Walk or Dash would carry any part of its base over that edge; a Shove or Teleport cannot do it."
    },
    {
      "id": "KC-27.10",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The other player wins by removing the V.I.C. from play first."
    },
    {
      "id": "KC-27.11",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Neither after six rounds: a draw."
    },
    {
      "id": "KC-27.12",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The removal counts whoever caused it, the own side included; the objective is that the V.I.C. is out of play before escaping."
    },
    {
      "id": "KC-27.13",
      "tag": "house",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "The member that stood for the V.I.C. is not itself lost in a campaign; killing or mugging the V.I.C. gives no Ruthlessness or gold beyond the objective."
    },
    {
      "id": "KC-27.14",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Optional, escort succeeded: recruit the V.I.C. or take 10 gold."
    },
    {
      "id": "KC-27.15",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Optional, V.I.C. removed by killing or mugging: the attacker may recruit the V.I.C. or take 10 Ruthlessness."
    },
    {
      "id": "KC-27.16",
      "tag": "doc",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "Recruiting the V.I.C. means adding one Expert of choice without paying."
    },
    {
      "id": "KC-27.17",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Scenario 6: V.I.C.",
      "part": null,
      "text": "No Notoriety level is needed for that Expert."
    },
    {
      "id": "KC-28.1",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A treasure chest (marker) lies in the centre of the board."
    },
    {
      "id": "KC-28.2",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A player wins by moving a model in possession of the chest off the board over the own starting edge."
    },
    {
      "id": "KC-28.3",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Leaving works as in KC-27.9, with a Walk only (carriers cannot Dash) or a Dodge."
    },
    {
      "id": "KC-28.4",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Taking control costs one action by a model in contact with the chest."
    },
    {
      "id": "KC-28.5",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "If the carrier is removed or Stunned the chest is dropped and free for anyone."
    },
    {
      "id": "KC-28.6",
      "tag": "house",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A dropped chest lies where the removed carrier's centre was, or touching a still standing carrier at a point chosen by the opponent."
    },
    {
      "id": "KC-28.7",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A carrier cannot Dash, Fight or Climb."
    },
    {
      "id": "KC-28.8",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A carrier's Move is W unless it has Graceful."
    },
    {
      "id": "KC-28.9",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Graceful lifts only the Move reduction, the clause it stands next to."
    },
    {
      "id": "KC-28.10",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "\"Fight\" means the Attack action; a carrier may defend, counter attack and cast."
    },
    {
      "id": "KC-28.11",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A carrier may Chuck as one action: draw an Event card."
    },
    {
      "id": "KC-28.12",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Red: the active player chooses the direction; the chest moves a card's width, measured like a move."
    },
    {
      "id": "KC-28.13",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Black: the inactive player chooses the direction."
    },
    {
      "id": "KC-28.14",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A Chuck cannot take the chest off the board."
    },
    {
      "id": "KC-28.15",
      "tag": "house",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "The chest starts touching the carrier's base in the chosen direction and goes the full 2.5\" + 0.7874\" further, flying over models and Low terrain and stopping at Tall terrain or the board edge."
    },
    {
      "id": "KC-28.16",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Only the model in control may Chuck, not anyone who merely touches the chest; the action is gained by control."
    },
    {
      "id": "KC-28.17",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A carrier may put the chest down as an Interact action."
    },
    {
      "id": "KC-28.18",
      "tag": "house",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A chest landing on or put down next to a model belongs to nobody until someone spends the action."
    },
    {
      "id": "KC-28.19",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A carrier that is Shoved or Teleported keeps the chest."
    },
    {
      "id": "KC-28.20",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "No winner after six turns: a draw."
    },
    {
      "id": "KC-28.21",
      "tag": "doc",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "Optional: the winner takes 10 gold or two bonus pieces of equipment."
    },
    {
      "id": "KC-28.22",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A Stunned model cannot take control: being Stunned means dropping the chest."
    },
    {
      "id": "KC-28.23",
      "tag": "house",
      "note": false,
      "chapter": "28. Scenario 7: Chuck Ball",
      "part": null,
      "text": "A chest (chucked, dropped or put down) rests wholly on the board, clear of terrain, where a 30 mm base on the ground could touch it; if its spot is not like that it lies on the last such spot back along its line, or failing that on the nearest one. This covers a Chuck towards an edge the carrier is touching."
    },
    {
      "id": "KC-29.1",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "At the start each player secretly names one own gang member as the spy."
    },
    {
      "id": "KC-29.2",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "The Leader cannot be the spy."
    },
    {
      "id": "KC-29.3",
      "tag": "ruling",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "Both choices are made at the same time, before deployment, and cannot be changed."
    },
    {
      "id": "KC-29.4",
      "tag": "house",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "A gang without other members cannot play this scenario; another is drawn."
    },
    {
      "id": "KC-29.5",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "A spy is discovered by being killed or mugged by an enemy unit."
    },
    {
      "id": "KC-29.6",
      "tag": "ruling",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "Wounds from an enemy's lasting effect or spell count as the enemy's; friendly fire, misdirected friendly shots and failed own spells do not."
    },
    {
      "id": "KC-29.7",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "The spies are announced and proved only at the end of six rounds."
    },
    {
      "id": "KC-29.8",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "A player wins by having taken out the enemy spy while the own spy was not taken out; otherwise it is a draw."
    },
    {
      "id": "KC-29.9",
      "tag": "house",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "If a gang has no models left, the game ends and the spies are revealed."
    },
    {
      "id": "KC-29.10",
      "tag": "doc",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "Optional: the winner takes 10 gold or one Big Guy recruited without paying."
    },
    {
      "id": "KC-29.11",
      "tag": "ruling",
      "note": false,
      "chapter": "29. Scenario 8: Protect the Rat",
      "part": null,
      "text": "No Notoriety level is needed for that Big Guy."
    },
    {
      "id": "KC-30.1",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Each campaign player is a Crime Lord with one gang."
    },
    {
      "id": "KC-30.2",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "A campaign has 2 to 16 players."
    },
    {
      "id": "KC-30.3",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Three titles are awarded: Most Notorious (most Notoriety), Wealthiest (most gold after the last game), Most Ruthless (most Ruthlessness from kills)."
    },
    {
      "id": "KC-30.4",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "One person is the organiser who records results, unlocks, loans, deals and bets."
    },
    {
      "id": "KC-30.5",
      "tag": "ruling",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "The organiser may be one of the players."
    },
    {
      "id": "KC-30.6",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "The length is free; at least six games each are recommended."
    },
    {
      "id": "KC-30.7",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Each player chooses any Leader, free; several players may have the same one."
    },
    {
      "id": "KC-30.8",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Each player starts with 10 coins to recruit."
    },
    {
      "id": "KC-30.9",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "At the start only Runts and Thugs can be hired."
    },
    {
      "id": "KC-30.10",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Unspent coins form the player's gold (Campaign Stash)."
    },
    {
      "id": "KC-30.11",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Allegiances may be mixed."
    },
    {
      "id": "KC-30.12",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "A roster records members, reputation, gold and kills."
    },
    {
      "id": "KC-30.13",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Before each round of games the organiser draws one card for the scenario all will play (D16)."
    },
    {
      "id": "KC-30.14",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "If it is the scenario of the previous game, draw again until it differs."
    },
    {
      "id": "KC-30.15",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Pairings: each player gets a card; cards are shuffled and drawn in pairs."
    },
    {
      "id": "KC-30.16",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "If two players have just played each other, the last card drawn goes back and another is drawn, until all have an opponent."
    },
    {
      "id": "KC-30.17",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "If the pair left at the end would be a rematch and another complete pairing exists, the whole draw is repeated; a rematch stands only if no complete pairing avoids one (two players, for instance)."
    },
    {
      "id": "KC-30.18",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "With an odd number one player, by lot and nobody twice before all once, sits out, scores 5 reputation points and nothing else."
    },
    {
      "id": "KC-30.19",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Pairings are best drawn right after the previous round, so that bets and loans can be made."
    },
    {
      "id": "KC-30.20",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Before a game a player moves 0 to 10 coins from the Campaign Stash into the Stash."
    },
    {
      "id": "KC-30.21",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Every surviving member starts each game with no wounds and no effects."
    },
    {
      "id": "KC-30.22",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Players decide their Stash in secret; it is shown when both have decided."
    },
    {
      "id": "KC-30.23",
      "tag": "doc",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "Shorter campaigns may start everyone at a Notoriety level (e.g. 20); longer ones may double the points needed for each effect."
    },
    {
      "id": "KC-30.24",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "With a starting level the effects up to it are granted at once."
    },
    {
      "id": "KC-30.25",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "The sequence after a round of games: Notoriety; Coffers; equipment; optional rewards; equipment checks and Leader injuries; bets settled; next scenario and pairings drawn; between-games business."
    },
    {
      "id": "KC-30.26",
      "tag": "house",
      "note": false,
      "chapter": "30. Campaign: frame",
      "part": null,
      "text": "The scenario is drawn at the same moment as the pairings."
    },
    {
      "id": "KC-31.1",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "When a rival unit reaches zero wounds the player who did it chooses to kill it or to mug it; it leaves play either way."
    },
    {
      "id": "KC-31.2",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Kill: Ruthlessness rises by the unit's normal cost; a Leader counts 10."
    },
    {
      "id": "KC-31.3",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Mug: the unit's cost in coins (Leader 10) is added to the mugger's Campaign Stash; no Ruthlessness."
    },
    {
      "id": "KC-31.4",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Mugging money comes from the bank, not from the victim's owner, and is not available in the current game."
    },
    {
      "id": "KC-31.5",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A killed gang member cannot be used again in the campaign."
    },
    {
      "id": "KC-31.6",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A mugged member stays in its gang for the next game."
    },
    {
      "id": "KC-31.7",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "After the game the owner draws an Event card for equipment of a killed model: red it survives and may be given to another, black it is destroyed."
    },
    {
      "id": "KC-31.8",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "One card for each piece."
    },
    {
      "id": "KC-31.9",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Mugged models need no equipment check."
    },
    {
      "id": "KC-31.10",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Leaders are never lost: each time a Leader is killed the owner lowers one of its statistics by one for the rest of the campaign."
    },
    {
      "id": "KC-31.11",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "The same statistic may be chosen repeatedly; Move can go from L to W once."
    },
    {
      "id": "KC-31.12",
      "tag": "house",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Choices: Move, Fight, Defend, Wounds, Leadership; none may fall below W, 1, 1, 1 and 0."
    },
    {
      "id": "KC-31.13",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A mugged Leader suffers no reduction."
    },
    {
      "id": "KC-31.14",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Equipment of a killed Leader is checked as in KC-31.7."
    },
    {
      "id": "KC-31.15",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A model removed by nobody (KC-14.14) is killed; nobody gains Ruthlessness or gold."
    },
    {
      "id": "KC-31.16",
      "tag": "ruling",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "The value used is the listed cost, also for members hired free or at a discount."
    },
    {
      "id": "KC-31.17",
      "tag": "house",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A zombie raised by Extra Life has value 1 when its former owner's side kills or mugs it."
    },
    {
      "id": "KC-31.18",
      "tag": "doc",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "Kills, muggings, own losses and gold spent or gained in the game are recorded for each player."
    },
    {
      "id": "KC-31.19",
      "tag": "house",
      "note": false,
      "chapter": "31. Campaign: kills, mugging, injuries",
      "part": null,
      "text": "A Leader with every statistic at its floor suffers nothing more."
    },
    {
      "id": "KC-32.1",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Completing the objective: +10; the loser 0."
    },
    {
      "id": "KC-32.2",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Neither completes it: +5 each."
    },
    {
      "id": "KC-32.3",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Unless the scenario says otherwise, taking out the whole enemy gang without completing the objective: +5; the wiped-out player 0."
    },
    {
      "id": "KC-32.4",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "If a player completed the objective and was nevertheless wiped out, KC-32.1 applies."
    },
    {
      "id": "KC-32.5",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "After each game a Crime Lord may once pay 10 coins for +5 Notoriety."
    },
    {
      "id": "KC-32.6",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Audacity: ratings are compared before the game; a player at least 10 points lower is the underdog and gets an Audacity Bonus after it."
    },
    {
      "id": "KC-32.7",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Underdog loses the objective or is taken out: 5 points."
    },
    {
      "id": "KC-32.8",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Both fail the objective: underdog 10 points."
    },
    {
      "id": "KC-32.9",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Underdog takes out the rival gang: 10 points and the rival loses 5."
    },
    {
      "id": "KC-32.10",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Underdog completes the objective: 10 points and the rival loses 10."
    },
    {
      "id": "KC-32.11",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "The bonus comes on top of the points of KC-32.1 to KC-32.3 (it is called a bonus)."
    },
    {
      "id": "KC-32.12",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Only one line applies, tried in the order completes, takes out, is taken out or loses, both fail."
    },
    {
      "id": "KC-32.13",
      "tag": "house",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Notoriety never falls below 0."
    },
    {
      "id": "KC-32.14",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Levels: 5 a free Runt; 10 Big Guys; 15 a free Thug; 20 Experts; 25 Leadership +1; 30 Wizards; 35 Big Guys cost 1 less; 40 Leader's Wounds +1."
    },
    {
      "id": "KC-32.15",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "If Notoriety drops below a hiring level, hiring that category is closed until it is reached again."
    },
    {
      "id": "KC-32.16",
      "tag": "doc",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "One-time rewards (free hires, Leader increases) are not given twice when a level is regained."
    },
    {
      "id": "KC-32.17",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "Members already hired stay; Leadership and Wounds increases stay; the Big Guy discount works only while at 35 or more."
    },
    {
      "id": "KC-32.18",
      "tag": "house",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "A free hire may be saved for a later between-games step and may be any unit of that category."
    },
    {
      "id": "KC-32.19",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "A single gain that passes several levels gives all of them."
    },
    {
      "id": "KC-32.20",
      "tag": "ruling",
      "note": false,
      "chapter": "32. Campaign: Notoriety",
      "part": null,
      "text": "A gang is taken out when it has no model in play at the end of the game, whoever or whatever removed the models; if both gangs are, neither took out the other and KC-32.2 applies."
    },
    {
      "id": "KC-33.1",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "Coins left in the Stash return to the Campaign Stash."
    },
    {
      "id": "KC-33.2",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "Objective completed: the winner gets half the Coffers, rounded up."
    },
    {
      "id": "KC-33.3",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "The loser gets half of what the winner got, rounded down."
    },
    {
      "id": "KC-33.4",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "Neither completed: half the Coffers are discarded, the rest is split equally; an odd coin is discarded at each halving."
    },
    {
      "id": "KC-33.5",
      "tag": "ruling",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "So with C coins: win ceil(C/2) and floor(ceil(C/2)/2); draw floor(floor(C/2)/2) each."
    },
    {
      "id": "KC-33.6",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "An empty pot, or one coin in a draw, gives nothing."
    },
    {
      "id": "KC-33.7",
      "tag": "ruling",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "The remainder vanishes; the Coffers are empty at the next game."
    },
    {
      "id": "KC-33.8",
      "tag": "doc",
      "note": false,
      "chapter": "33. Campaign: splitting the Coffers",
      "part": null,
      "text": "The split comes after Notoriety has been settled."
    },
    {
      "id": "KC-34.1",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "After a game with a completed objective the winner draws three Event cards for equipment, the loser one."
    },
    {
      "id": "KC-34.2",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "If neither completed it both draw two."
    },
    {
      "id": "KC-34.3",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "The value of each card names the item (D15); suits do not matter."
    },
    {
      "id": "KC-34.4",
      "tag": "house",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "The cards come from one freshly shuffled Event Deck per game, winner first, without putting back; items may occur several times."
    },
    {
      "id": "KC-34.5",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "A gang member carries at most two pieces."
    },
    {
      "id": "KC-34.6",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Equipment may be swapped freely between members between games."
    },
    {
      "id": "KC-34.7",
      "tag": "ruling",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Leaders may carry equipment; nothing moves during a game."
    },
    {
      "id": "KC-34.8",
      "tag": "ruling",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Two copies of one item on a model do not add up."
    },
    {
      "id": "KC-34.9",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Items that grant an ability do nothing for a model that already has it."
    },
    {
      "id": "KC-34.10",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Poison Blade: all successful attacks Poison."
    },
    {
      "id": "KC-34.11",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Fast Shoes: Dodge always activated; does not stack with a triggered Dodge."
    },
    {
      "id": "KC-34.12",
      "tag": "ruling",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Fast Shoes: after each successful attack the wearer may Dodge by its Move, besides the chosen critical; if that is a Dodge there is only one."
    },
    {
      "id": "KC-34.13",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Wooden Shield: when defending, successful attacks cause 1 wound less."
    },
    {
      "id": "KC-34.14",
      "tag": "ruling",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Wooden Shield: whenever the bearer is the target of a melee, ranged or counter attack, folded or not; magic is Magic Armour's business."
    },
    {
      "id": "KC-34.15",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Sharp Blade: Vicious."
    },
    {
      "id": "KC-34.16",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Magic Armour: when defending, magical attacks cause 1 wound less."
    },
    {
      "id": "KC-34.17",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Wicked Blade: successful attacks cause 1 wound more."
    },
    {
      "id": "KC-34.18",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Big Helmet: Shake It Off."
    },
    {
      "id": "KC-34.19",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Magical Staff: magical attacks cause 1 wound more, and so does a bust to the Wizard."
    },
    {
      "id": "KC-34.20",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Hammer: all successful attacks Ground the target."
    },
    {
      "id": "KC-34.21",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Heavy Armour: Solid."
    },
    {
      "id": "KC-34.22",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Fancy Shoes: Graceful."
    },
    {
      "id": "KC-34.23",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Troll Skin: Regenerate."
    },
    {
      "id": "KC-34.24",
      "tag": "doc",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Whip: Grab always active."
    },
    {
      "id": "KC-34.25",
      "tag": "ruling",
      "note": false,
      "chapter": "34. Campaign: equipment",
      "part": null,
      "text": "Weapons (Poison Blade, Wicked Blade, Hammer, Sharp Blade) work with melee, ranged and counter attacks, not with spells or attacks on scenario targets."
    },
    {
      "id": "KC-35.1",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "New members may be hired at listed cost if the Notoriety level allows the category."
    },
    {
      "id": "KC-35.2",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Selling a member refunds its initial cost."
    },
    {
      "id": "KC-35.3",
      "tag": "ruling",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "The refund is what was actually paid: nothing for a free member, the reduced price for a discounted one."
    },
    {
      "id": "KC-35.4",
      "tag": "ruling",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Leaders cannot be sold or loaned."
    },
    {
      "id": "KC-35.5",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Any gang member may be loaned to another Crime Lord for a game on agreed terms, free or for a price, whatever the receiver's Notoriety."
    },
    {
      "id": "KC-35.6",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "The organiser must be told of every loan and its terms."
    },
    {
      "id": "KC-35.7",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "A loaned member can be killed as normal; it is then lost to its owner."
    },
    {
      "id": "KC-35.8",
      "tag": "ruling",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "A loan lasts one game; the limit of one Wizard holds for the borrower; a member plays for one gang per round."
    },
    {
      "id": "KC-35.9",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Equipment can be sold to the black market for 5 coins a piece."
    },
    {
      "id": "KC-35.10",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Equipment can be sold to another Crime Lord at any agreed price."
    },
    {
      "id": "KC-35.11",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Equipment can be loaned; it can be destroyed if its bearer is killed."
    },
    {
      "id": "KC-35.12",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Deals are reported to the organiser."
    },
    {
      "id": "KC-35.13",
      "tag": "house",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Loan and trade offers are private between the two players; only the organiser and they see the terms; everybody sees the resulting gangs."
    },
    {
      "id": "KC-35.14",
      "tag": "doc",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Magic Crystals may be bought between games at 2 gold; unused ones are kept."
    },
    {
      "id": "KC-35.15",
      "tag": "ruling",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Crystals belong to the gang and survive the Wizard's death."
    },
    {
      "id": "KC-35.16",
      "tag": "house",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Money always comes from the Campaign Stash, which cannot go below 0."
    },
    {
      "id": "KC-35.17",
      "tag": "ruling",
      "note": false,
      "chapter": "35. Campaign: between games",
      "part": null,
      "text": "Members are sold to the black market (bank) only; other Crime Lords can borrow them, and equipment alone is traded between players."
    },
    {
      "id": "KC-36.1",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Once the next fights are drawn, players may bet on who will win a fight by completing the objective."
    },
    {
      "id": "KC-36.2",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Nobody may bet on themselves or on their next opponent."
    },
    {
      "id": "KC-36.3",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "The stake leaves the Campaign Stash at once and the organiser is told; telling anyone else is up to the gambler."
    },
    {
      "id": "KC-36.4",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "If the gang backed loses, the stake is lost."
    },
    {
      "id": "KC-36.5",
      "tag": "ruling",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "A draw also loses the stake: the bet is on completing the objective."
    },
    {
      "id": "KC-36.6",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Backed gang with equal or higher Notoriety: the stake comes back plus half of it."
    },
    {
      "id": "KC-36.7",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "At those odds only even stakes are accepted."
    },
    {
      "id": "KC-36.8",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Backed gang with lower Notoriety: double the stake in total."
    },
    {
      "id": "KC-36.9",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Backed gang at least 10 points lower: three times the stake in total."
    },
    {
      "id": "KC-36.10",
      "tag": "ruling",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "The ratings are those at the time the bets are made, before the game."
    },
    {
      "id": "KC-36.11",
      "tag": "house",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "One bet per gambler and fight; bets close when the fight starts; the stake is at least 1 coin (2 at even odds)."
    },
    {
      "id": "KC-36.12",
      "tag": "doc",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "Loaning members or equipment to a gang one has bet on is allowed."
    },
    {
      "id": "KC-36.13",
      "tag": "ruling",
      "note": false,
      "chapter": "36. Campaign: betting",
      "part": null,
      "text": "So every bet is on a fight one is not taking part in."
    },
    {
      "id": "KC-37.1",
      "tag": "house",
      "note": false,
      "chapter": "37. Campaign: end",
      "part": null,
      "text": "The campaign ends after the number of rounds agreed at the start."
    },
    {
      "id": "KC-37.2",
      "tag": "doc",
      "note": false,
      "chapter": "37. Campaign: end",
      "part": null,
      "text": "The Wealthiest title counts the gold after the last game, not gold earned over time."
    },
    {
      "id": "KC-37.3",
      "tag": "house",
      "note": false,
      "chapter": "37. Campaign: end",
      "part": null,
      "text": "Gold counts after splitting the Coffers, mugging money, optional rewards and bets of the last round; nothing is bought or sold afterwards."
    },
    {
      "id": "KC-37.4",
      "tag": "house",
      "note": false,
      "chapter": "37. Campaign: end",
      "part": null,
      "text": "Tied titles are shared."
    },
    {
      "id": "KC-38.1",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "A Combat Hand is seen only by its owner; its number of cards is open."
    },
    {
      "id": "KC-38.2",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "Deck order is seen by nobody (Combat Decks, Event Deck, treasure deck); numbers of cards left are open."
    },
    {
      "id": "KC-38.3",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "All discard piles are open to both players."
    },
    {
      "id": "KC-38.4",
      "tag": "doc",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "Cards and number of cards chosen for an attack are seen only by the attacker until the reveal."
    },
    {
      "id": "KC-38.5",
      "tag": "doc",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "The defender's cards are seen only by the defender until the reveal."
    },
    {
      "id": "KC-38.6",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "Whether the defender has folded is shown only with the reveal; the attacker's hand is shown also when the defender folds, since it sets the damage."
    },
    {
      "id": "KC-38.7",
      "tag": "doc",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "The spy is known only to its owner until the end of the game."
    },
    {
      "id": "KC-38.8",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "Positions, wounds, effects, activation markers, gold (Stash, Coffers), crystals, gang lists, equipment, hidden Sneaky Beggars (their position) are open."
    },
    {
      "id": "KC-38.9",
      "tag": "doc",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "A bet is known to gambler and organiser; others learn it only if the gambler says so."
    },
    {
      "id": "KC-38.10",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "When the organiser is also a player, other players' bets and offers are kept from that player and recorded by the game itself."
    },
    {
      "id": "KC-38.11",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "Cards drawn into a hand are never shown; cards taken by Counting Cards come from an open pile and are therefore known."
    },
    {
      "id": "KC-38.12",
      "tag": "house",
      "note": false,
      "chapter": "38. Hidden information",
      "part": null,
      "text": "The game log shows each player only what that player may know at that time; after the game everything may be shown except campaign bets still open."
    },
    {
      "id": "KC-39.1",
      "tag": "house",
      "note": false,
      "chapter": "39. Table manners",
      "part": null,
      "text": "A player may concede at any time; the game then counts as the opponent completing the objective, and all gang members of the conceding player still in play survive."
    },
    {
      "id": "KC-39.2",
      "tag": "house",
      "note": false,
      "chapter": "39. Table manners",
      "part": null,
      "text": "Players may agree on a draw at any time: neither completed the objective."
    },
    {
      "id": "KC-39.3",
      "tag": "house",
      "note": false,
      "chapter": "39. Table manners",
      "part": null,
      "text": "No step already revealed (card drawn, hand shown) can be taken back; a move not yet followed by any draw may be taken back with the opponent's consent."
    },
    {
      "id": "KC-39.4",
      "tag": "house",
      "note": false,
      "chapter": "39. Table manners",
      "part": null,
      "text": "Windows in which a player has no legal or affordable option may be skipped without revealing anything the opponent could not work out from open information."
    },
    {
      "id": "KC-39.5",
      "tag": "house",
      "note": false,
      "chapter": "39. Table manners",
      "part": null,
      "text": "The printed rules have no solitaire game; a bot takes the place of a human player under the same rules and with the same hidden information."
    },
    {
      "id": "KC-39.6",
      "tag": "house",
      "note": true,
      "chapter": "39. Table manners",
      "part": null,
      "text": "Free talk and table chat are allowed; lying about one's hand is allowed."
    }
  ]
};
