// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import type { Rulebook } from '@guildhall/kernel/rulebook';

export const rulebook: Rulebook = {
  "title": "The Brigade",
  "rules": [
    {
      "id": "BR-1.1",
      "tag": "doc",
      "note": true,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Each player runs one of the competing firehouses of the city and tries to become its Fire Chief by winning the Loyalty of blocks through putting out fires."
    },
    {
      "id": "BR-1.2",
      "tag": "public",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "The competitive game is for 2 to 4 players."
    },
    {
      "id": "BR-1.3",
      "tag": "public",
      "note": true,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "A game is meant to last 10–15 minutes per player; no rule depends on time."
    },
    {
      "id": "BR-1.4",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "City tiles: 28."
    },
    {
      "id": "BR-1.5",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "University tiles: 4."
    },
    {
      "id": "BR-1.6",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Every tile has an unburnt coloured side and a burnt side."
    },
    {
      "id": "BR-1.7",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "The 28 city tiles are 7 of each of the 4 city quarters: the printed rules name four factions and count five block types including the University, and 28 divides evenly."
    },
    {
      "id": "BR-1.8",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Brigade meeples: 4, one per colour."
    },
    {
      "id": "BR-1.9",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Water Wagon meeples: 4, one per colour."
    },
    {
      "id": "BR-1.10",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Fire Warden cards: 4, with a basic side 1 and an advanced side 2."
    },
    {
      "id": "BR-1.11",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Firehouse boards: 4, with a basic side 1 and an advanced side 2."
    },
    {
      "id": "BR-1.12",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Firehouse tiles: one per player colour, standing in the corners of the grid."
    },
    {
      "id": "BR-1.13",
      "tag": "doc",
      "note": true,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Water tokens: 40."
    },
    {
      "id": "BR-1.14",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Flame markers: 32, that is one per block."
    },
    {
      "id": "BR-1.15",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Renown tokens: 16 per player colour."
    },
    {
      "id": "BR-1.16",
      "tag": "doc",
      "note": true,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Loyalty markers: 10 per player colour."
    },
    {
      "id": "BR-1.17",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Event cards: 30, of which 6 are starter events."
    },
    {
      "id": "BR-1.18",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Crew cards: 20."
    },
    {
      "id": "BR-1.19",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Upgrade trackers: 3 per player, one for each track."
    },
    {
      "id": "BR-1.20",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "Each player has an action reminder card on which spent actions are counted."
    },
    {
      "id": "BR-1.21",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "The Renown tokens laid on the reminder card are only counters; they are not taken from the player's 16 (the printed rules use them as mere markers)."
    },
    {
      "id": "BR-1.22",
      "tag": "doc",
      "note": false,
      "chapter": "1. Players, aim, components",
      "part": null,
      "text": "The four player colours are white, black, pink and orange."
    },
    {
      "id": "BR-2.1",
      "tag": "house",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "Spaces are named by column A–F from west to east and row 1–6 from north to south; A1 is the north-west corner, F6 the south-east corner."
    },
    {
      "id": "BR-2.2",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "The city is a 6×6 grid whose four corner cells hold no city tile."
    },
    {
      "id": "BR-2.3",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "The four University tiles fill the centre of the grid."
    },
    {
      "id": "BR-2.4",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "The University therefore stands on C3, D3, C4 and D4 (the only central 2×2)."
    },
    {
      "id": "BR-2.5",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "The 28 city tiles are dealt at random to all remaining non-corner cells."
    },
    {
      "id": "BR-2.6",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "All tiles are oriented the same way, coloured side up, and their top edge is North for every card that names a direction."
    },
    {
      "id": "BR-2.7",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "Firehouse tiles stand in the corners of the city grid."
    },
    {
      "id": "BR-2.8",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "A Firehouse occupies the missing corner cell itself: A1, F1, F6 or A6 (tiles plus Firehouses then complete the 6×6 square exactly: 28+4+4=36)."
    },
    {
      "id": "BR-2.9",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "\"Adjacent\" without further words means sharing an edge (up to four neighbours): the printed rules exclude diagonals when they define adjacency for Renown and name diagonals separately where they want them."
    },
    {
      "id": "BR-2.10",
      "tag": "doc",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "Brigades step in all eight directions, diagonals included."
    },
    {
      "id": "BR-2.11",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "A Firehouse in a corner is orthogonally adjacent to the two blocks beside it and diagonally adjacent to one block; for A1: B1 and A2, and diagonally B2."
    },
    {
      "id": "BR-2.12",
      "tag": "house",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "The board does not wrap around."
    },
    {
      "id": "BR-2.13",
      "tag": "house",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "A corner cell without a Firehouse in play (2 or 3 players) is no space: nothing may enter it and nothing spreads into it."
    },
    {
      "id": "BR-2.14",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "A Firehouse is a space but not a block, although the printed rules once call its tile a block: it has no value, no quarter, no flame track, cannot burn, cannot be destroyed, and never holds Renown or Loyalty."
    },
    {
      "id": "BR-2.15",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Geometry",
      "part": null,
      "text": "\"Surrounding\" (used by one special building) means all eight neighbours, because the printed rules use a different word from \"adjacent\"."
    },
    {
      "id": "BR-3.1",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Build the grid as in section 2."
    },
    {
      "id": "BR-3.2",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Shuffle the Event deck and the Crew deck and place both face down."
    },
    {
      "id": "BR-3.3",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Each of the two decks has its own discard pile (the picture of the setup labels a discard pile, and Recruit speaks of one for crew)."
    },
    {
      "id": "BR-3.4",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Water tokens and flame markers form a common supply."
    },
    {
      "id": "BR-3.5",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Place a flame marker at intensity 2 on each of the four University blocks."
    },
    {
      "id": "BR-3.6",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Separate the six starter events from the Event deck."
    },
    {
      "id": "BR-3.7",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The first player draws and resolves three of the starter events."
    },
    {
      "id": "BR-3.8",
      "tag": "house",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The three are drawn at random from the six and resolved one after another, each fully before the next."
    },
    {
      "id": "BR-3.9",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The three starter events not drawn are shuffled into the rest of the Event deck."
    },
    {
      "id": "BR-3.10",
      "tag": "house",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The three resolved starter events begin the Event discard pile, so the deck starts with 27 cards."
    },
    {
      "id": "BR-3.11",
      "tag": "house",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Each starter event counts as its own Event phase for destruction (BR-5.12)."
    },
    {
      "id": "BR-3.12",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "After the starter events the first player begins his or her first turn directly with the Action phase."
    },
    {
      "id": "BR-3.13",
      "tag": "doc",
      "note": true,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The first player is whoever most recently set something on fire."
    },
    {
      "id": "BR-3.14",
      "tag": "house",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "The host either names the first player or lets it be drawn at random; the question of BR-3.13 is shown as flavour."
    },
    {
      "id": "BR-3.15",
      "tag": "doc",
      "note": false,
      "chapter": "3. Setup of the city",
      "part": null,
      "text": "Play goes clockwise."
    },
    {
      "id": "BR-4.1",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "Each player chooses a colour and takes that colour's Firehouse tile, Firehouse board, Brigade, Water Wagon, 16 Renown, 10 Loyalty markers, Fire Warden card, action card and 3 upgrade trackers."
    },
    {
      "id": "BR-4.2",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "Brigade and Water Wagon both start on the owner's Firehouse space."
    },
    {
      "id": "BR-4.3",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "One tracker is placed on the first space (yellow ring) of each of the three tracks."
    },
    {
      "id": "BR-4.4",
      "tag": "ruling",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "The three tracks are Leadership, Wagon capacity and Crew; the printed setup gives the third another name, which the chapter on Upgrade settles."
    },
    {
      "id": "BR-4.5",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "The Fire Warden starts with 2 water tokens."
    },
    {
      "id": "BR-4.6",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "The Water Wagon starts with 2 water tokens on its first two places."
    },
    {
      "id": "BR-4.7",
      "tag": "public",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "A Fire Warden has exactly two water places."
    },
    {
      "id": "BR-4.8",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "In the basic game everybody uses side 1 of the Firehouse board and of the Fire Warden card."
    },
    {
      "id": "BR-4.9",
      "tag": "doc",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "On the basic side every colour has its own Fire Warden."
    },
    {
      "id": "BR-4.10",
      "tag": "house",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "Basic pairing: white Frith Goldmane, black Blitz Haben, pink Gloria Ignis, orange Glint Dampshot; it has no effect on play."
    },
    {
      "id": "BR-4.11",
      "tag": "house",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "Nobody starts with crew, Renown on the board or Loyalty."
    },
    {
      "id": "BR-4.12",
      "tag": "house",
      "note": false,
      "chapter": "4. Setup of the players",
      "part": null,
      "text": "Seats go clockwise round the corners A1 → F1 → F6 → A6, and turn order follows that order; see section 31 for 2 and 3 players."
    },
    {
      "id": "BR-5.1",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Every block shows a flame track, a quarter, a name and a value."
    },
    {
      "id": "BR-5.2",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "The flame track has intensities 1 to 4 followed by a Destroyed icon."
    },
    {
      "id": "BR-5.3",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "When an unlit block catches fire its flame marker is placed at intensity 1."
    },
    {
      "id": "BR-5.4",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Each further fire effect on a burning block moves the marker one step onward."
    },
    {
      "id": "BR-5.5",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "An effect of \"+2\" on an unlit block sets it to intensity 2 (each point is one step of BR-5.3/5.4)."
    },
    {
      "id": "BR-5.6",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "The University burns in the same way; its track merely runs upward instead of sideways."
    },
    {
      "id": "BR-5.7",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A University block has value 5, more than any other block."
    },
    {
      "id": "BR-5.8",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "An increase from 4 moves the marker to the Destroyed icon; the block is then doomed."
    },
    {
      "id": "BR-5.9",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Increases beyond the Destroyed icon are lost (the track has no further step)."
    },
    {
      "id": "BR-5.10",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A marker on the Destroyed icon can never move back: a doomed block cannot be saved."
    },
    {
      "id": "BR-5.11",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Hence a doomed block cannot be the object of Extinguish, of reductions or of Polymorph."
    },
    {
      "id": "BR-5.12",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Every doomed block is flipped to its burnt side at the end of the phase (Event or Action) in which it became doomed."
    },
    {
      "id": "BR-5.13",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "When a block is flipped, all player tokens on it are removed."
    },
    {
      "id": "BR-5.14",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "That covers Renown and Loyalty of all players, which return to their owners' supplies."
    },
    {
      "id": "BR-5.15",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A Brigade on a block that is flipped returns to its owner's Firehouse."
    },
    {
      "id": "BR-5.16",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A Water Wagon on a block that is flipped also returns to its owner's Firehouse (\"all player tokens\"; only the return of Brigades is spelt out)."
    },
    {
      "id": "BR-5.17",
      "tag": "house",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Meeples returned in this way keep all their water and crew."
    },
    {
      "id": "BR-5.18",
      "tag": "house",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A return to the Firehouse ignores occupancy; meeples of several players may then share that Firehouse until they move."
    },
    {
      "id": "BR-5.19",
      "tag": "doc",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A destroyed block never burns again; every fire effect aimed at it is ignored."
    },
    {
      "id": "BR-5.20",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "The flame marker of a flipped block goes back to the supply, so a destroyed block is not burning and spreads nothing."
    },
    {
      "id": "BR-5.21",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "Until it is flipped a doomed block still counts as a block with its tokens, value, quarter and meeples: it may be entered (as burning), hold Renown, be won and be refilled on."
    },
    {
      "id": "BR-5.22",
      "tag": "house",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "All doomed blocks of a phase are flipped at the same moment, before end conditions are examined."
    },
    {
      "id": "BR-5.23",
      "tag": "ruling",
      "note": false,
      "chapter": "5. Fire, intensity, destruction",
      "part": null,
      "text": "A flipped tile stays a space (section 10 says how Brigades cross it) but has no value and no quarter any more, and no effect that names a block can choose it (BR-5.13, BR-5.19)."
    },
    {
      "id": "BR-6.1",
      "tag": "doc",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "A turn has two phases in this order: Event phase, Action phase."
    },
    {
      "id": "BR-6.2",
      "tag": "doc",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "In the Event phase the active player draws the top Event card and resolves it."
    },
    {
      "id": "BR-6.3",
      "tag": "doc",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "The very first turn of the game has no Event phase (BR-3.12)."
    },
    {
      "id": "BR-6.4",
      "tag": "doc",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "In the Action phase the active player takes as many actions as the Leadership track shows."
    },
    {
      "id": "BR-6.5",
      "tag": "doc",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "When the actions are finished the end of the game is checked and the turn passes to the next player clockwise."
    },
    {
      "id": "BR-6.6",
      "tag": "house",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "Exact order of a turn: (1) draw event; (2) resolve it; (3) flip doomed blocks; (4) check evacuation, then All's Well; (5) start of Action phase: set the number of actions; (6) actions, with a check of All's Well after each one (BR-20.17); (7) \"end of turn\" effects; (8) flip doomed blocks; (9) check evacuation, then All's Well; (10) pass."
    },
    {
      "id": "BR-6.7",
      "tag": "house",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "The active player may end the Action phase early and forfeit unused actions."
    },
    {
      "id": "BR-6.8",
      "tag": "house",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "Unused actions are never carried over to another turn."
    },
    {
      "id": "BR-6.9",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "Victories by Loyalty are checked at once whenever a Loyalty marker is placed, in any phase and on anybody's turn, not only at step 9 (\"immediately\")."
    },
    {
      "id": "BR-6.10",
      "tag": "house",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "A resolved Event card goes face up to the Event discard pile."
    },
    {
      "id": "BR-6.11",
      "tag": "house",
      "note": false,
      "chapter": "6. Turn structure",
      "part": null,
      "text": "When the Event deck is empty and a card must be drawn, the Event discard pile (starter events included) is shuffled into a new deck."
    },
    {
      "id": "BR-7.1",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": null,
      "text": "There are three kinds of event: gust of wind, special event, Firestorm."
    },
    {
      "id": "BR-7.2",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "A gust names one direction; every block burning at that moment spreads fire to its adjacent block in that direction."
    },
    {
      "id": "BR-7.3",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "The direction named is where the fire goes: \"east\" raises the block immediately to the east (the example's fires come from the left)."
    },
    {
      "id": "BR-7.4",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "Spreading adds 1 intensity to the neighbour whatever the intensity of the source (the example: a block goes from 2 to 3, an unlit one ignites)."
    },
    {
      "id": "BR-7.5",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "An unlit neighbour ignites at intensity 1."
    },
    {
      "id": "BR-7.6",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "The board is worked through from one side to the other, beginning with the side toward which the wind blows: for an east wind begin at the east side."
    },
    {
      "id": "BR-7.7",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "Because of that order a block lit by this gust does not itself spread in the same gust; the result equals spreading from a snapshot of the blocks that burned before the card was drawn."
    },
    {
      "id": "BR-7.8",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "Starting sides: north wind row 1, east wind column F, south wind row 6, west wind column A; inside one row or column the order makes no difference."
    },
    {
      "id": "BR-7.9",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "A block with no neighbour on its windward side cannot receive fire from the gust."
    },
    {
      "id": "BR-7.10",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "Fire blown off the grid, into a Firehouse or into an empty corner is lost."
    },
    {
      "id": "BR-7.11",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "The source keeps its intensity; spreading is not moving."
    },
    {
      "id": "BR-7.12",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "After all fires have spread, blocks whose marker stands on the Destroyed icon are flipped."
    },
    {
      "id": "BR-7.13",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "A block destroyed by this gust still spreads in it, since its own spread was worked before it was raised and flipping comes last."
    },
    {
      "id": "BR-7.14",
      "tag": "house",
      "note": false,
      "chapter": "7. Events",
      "part": "Gust of wind",
      "text": "The gusts are North, East, South and West only; there is no diagonal wind."
    },
    {
      "id": "BR-7.15",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "A Firestorm card shows the grid with marked squares; a fireball lands on each marked block."
    },
    {
      "id": "BR-7.16",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "Each fireball adds 1 intensity to the block it lands on (an unlit block ignites at 1)."
    },
    {
      "id": "BR-7.17",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "The card is read with its top toward North; the University is drawn in the middle for orientation."
    },
    {
      "id": "BR-7.18",
      "tag": "house",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "Fireballs are resolved in reading order (row 1 to 6, west to east in each row); this only matters for crew who react to fireballs."
    },
    {
      "id": "BR-7.19",
      "tag": "house",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "No Firestorm marks a corner cell."
    },
    {
      "id": "BR-7.20",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Firestorm",
      "text": "The University and the blocks near it are more exposed to fire than the rest; a hint, not a procedure, and the squares in table D3 are chosen to make it true."
    },
    {
      "id": "BR-7.21",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "All players carry out a special event at once."
    },
    {
      "id": "BR-7.22",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "A player who is unable to carry it out ignores it."
    },
    {
      "id": "BR-7.23",
      "tag": "house",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Where order or choice matters, players resolve it one after another starting with the active player, clockwise."
    },
    {
      "id": "BR-7.24",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 1: every player's Wagon track goes up."
    },
    {
      "id": "BR-7.25",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 2: every player's Crew track goes up."
    },
    {
      "id": "BR-7.26",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 3: every player's Leadership track goes up."
    },
    {
      "id": "BR-7.27",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "In events 1–3 the tracker moves one space, which need not change the value (same measure as the Upgrade action)."
    },
    {
      "id": "BR-7.28",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Upgrades by events are not the Upgrade action: they cost nothing and do not use up its once-per-turn limit."
    },
    {
      "id": "BR-7.29",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 4: a free Recruit action."
    },
    {
      "id": "BR-7.30",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Event 4 is for every player in turn order (BR-7.21); a player with crew capacity 0 ignores it."
    },
    {
      "id": "BR-7.31",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 5: every player places 1 Renown."
    },
    {
      "id": "BR-7.32",
      "tag": "house",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "In event 5 the Renown goes on an eligible block (BR-17.6) that is the space of the player's Brigade or adjacent to it; a player may decline."
    },
    {
      "id": "BR-7.33",
      "tag": "doc",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Special event 6: all Brigades are refilled."
    },
    {
      "id": "BR-7.34",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "Event 6 fills warden and crew of every player wherever they stand; Water Wagons are not refilled (only Brigades are named)."
    },
    {
      "id": "BR-7.35",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Events",
      "part": "Special events",
      "text": "A blue bonus reached through an event is received at once (BR-16.14 to BR-16.21 say how)."
    },
    {
      "id": "BR-8.1",
      "tag": "doc",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "A block on which a Water Wagon or a Brigade stands is immune to every increase of intensity caused by Event cards."
    },
    {
      "id": "BR-8.2",
      "tag": "doc",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "It does not matter whether the wagon has water or whether a Brigade is with it."
    },
    {
      "id": "BR-8.3",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "A Brigade alone protects as well (first sentence and the hint name both meeples)."
    },
    {
      "id": "BR-8.4",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "Any player's meeple protects the block, for everybody."
    },
    {
      "id": "BR-8.5",
      "tag": "doc",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "Protection covers catching fire as well as growing."
    },
    {
      "id": "BR-8.6",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "A protected burning block still spreads fire in a gust; only increases on it are prevented."
    },
    {
      "id": "BR-8.7",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "Protection does not stop increases from crew abilities or special buildings (the printed rules limit it to Event cards)."
    },
    {
      "id": "BR-8.8",
      "tag": "ruling",
      "note": false,
      "chapter": "8. Protection by meeples",
      "part": null,
      "text": "Protection never lowers intensity and never saves a doomed block."
    },
    {
      "id": "BR-9.1",
      "tag": "doc",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "The seven actions are Move Brigade, Move Wagon, Extinguish, Refill, Recruit, Transfer and Upgrade."
    },
    {
      "id": "BR-9.2",
      "tag": "doc",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "Each costs one action."
    },
    {
      "id": "BR-9.3",
      "tag": "doc",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "The same action may be taken several times in a turn, except Upgrade."
    },
    {
      "id": "BR-9.4",
      "tag": "doc",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "Upgrade may be taken only once per turn."
    },
    {
      "id": "BR-9.5",
      "tag": "house",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "Actions may be taken in any order."
    },
    {
      "id": "BR-9.6",
      "tag": "house",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "An action without any legal effect may not be taken."
    },
    {
      "id": "BR-9.7",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "A \"free\" action follows all rules of that action but costs none."
    },
    {
      "id": "BR-9.8",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "A free Upgrade does not count toward the once-per-turn limit (it is not one of the player's actions)."
    },
    {
      "id": "BR-9.9",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "A crew ability that lets its owner do something as an action costs one action unless the card calls it free (a general note of the printed rules)."
    },
    {
      "id": "BR-9.10",
      "tag": "house",
      "note": false,
      "chapter": "9. Actions in general",
      "part": null,
      "text": "An action is resolved completely, with everything it triggers, before the next begins."
    },
    {
      "id": "BR-10.1",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "The Brigade stands for the warden and all crew; they move together."
    },
    {
      "id": "BR-10.2",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "One action gives up to 3 movement points; a step to any of the eight neighbouring spaces costs 1."
    },
    {
      "id": "BR-10.3",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A Brigade may not move onto or through a space occupied by another player's Brigade."
    },
    {
      "id": "BR-10.4",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "Water Wagons of any player do not hinder a Brigade, which may pass or share their space (the movement rule names only Brigades; Aurath's text, which mentions wagons, is settled by BR-27.16)."
    },
    {
      "id": "BR-10.5",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A diagonal step that squeezes between two other Brigades is legal: only the space entered counts."
    },
    {
      "id": "BR-10.6",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "Entering a destroyed block costs 1 movement point more, 2 in all."
    },
    {
      "id": "BR-10.7",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "With only 1 movement point left a destroyed block cannot be entered."
    },
    {
      "id": "BR-10.8",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A player may not end his or her turn on a destroyed block."
    },
    {
      "id": "BR-10.9",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "Ending a single move there is allowed if at least one action remains afterwards (the printed rules say turn, not move)."
    },
    {
      "id": "BR-10.10",
      "tag": "house",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "While the Brigade stands on a destroyed block and a Move Brigade is legal, the turn cannot be ended voluntarily; with one action left a Move Brigade to an undestroyed space, if one is legal, is the only legal action."
    },
    {
      "id": "BR-10.11",
      "tag": "house",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "If the Brigade nevertheless stands on a destroyed block when the turn ends (after step 7 of BR-6.6), it returns to its Firehouse as in BR-5.18."
    },
    {
      "id": "BR-10.12",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A Brigade that enters a burning block must end its movement there."
    },
    {
      "id": "BR-10.13",
      "tag": "doc",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A later Move Brigade action may leave that block normally."
    },
    {
      "id": "BR-10.14",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A burning block where the move starts does not hinder leaving (consequence of BR-10.13)."
    },
    {
      "id": "BR-10.15",
      "tag": "house",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "A move ends on a space other than the one it began on."
    },
    {
      "id": "BR-10.16",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "Any Firehouse may be entered, also another player's, under the same occupancy rule (nothing in the printed rules closes it)."
    },
    {
      "id": "BR-10.17",
      "tag": "house",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "If two routes lead to the same destination with different side effects, the player chooses the route; otherwise any legal route is used."
    },
    {
      "id": "BR-10.18",
      "tag": "house",
      "note": false,
      "chapter": "10. Move Brigade",
      "part": null,
      "text": "If with one action left no Move Brigade to an undestroyed space is legal (boxed in by Brigades, or too deep among destroyed blocks), any action may be taken, the turn may be ended, and BR-10.11 applies."
    },
    {
      "id": "BR-11.1",
      "tag": "doc",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "The Water Wagon goes directly to any space on the board that is not destroyed and holds no Brigade and no Wagon of another player."
    },
    {
      "id": "BR-11.2",
      "tag": "doc",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "It may go to the space of its own Brigade."
    },
    {
      "id": "BR-11.3",
      "tag": "ruling",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "But not if another player's Wagon already stands there (BR-11.1 applies to that space too)."
    },
    {
      "id": "BR-11.4",
      "tag": "doc",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "Burning and destroyed blocks on the way do not matter."
    },
    {
      "id": "BR-11.5",
      "tag": "ruling",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "It may stop on a burning block (not excluded, and a Wagon is said to hold existing flames in check)."
    },
    {
      "id": "BR-11.6",
      "tag": "ruling",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "Firehouses count as spaces for the Wagon."
    },
    {
      "id": "BR-11.7",
      "tag": "house",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "The destination differs from the present space."
    },
    {
      "id": "BR-11.8",
      "tag": "house",
      "note": false,
      "chapter": "11. Move Wagon",
      "part": null,
      "text": "A Wagon keeps its water when it moves."
    },
    {
      "id": "BR-12.1",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "The Brigade fights the fire on the block where it stands."
    },
    {
      "id": "BR-12.2",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "The player spends any number of water tokens of the Brigade and, if it stands on the same block, of the player's own Wagon; each token lowers the intensity by 1."
    },
    {
      "id": "BR-12.3",
      "tag": "house",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "At least 1 token must be spent (exception BR-26.20) and never more than needed to reach 0."
    },
    {
      "id": "BR-12.4",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "A Wagon alone cannot extinguish."
    },
    {
      "id": "BR-12.5",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "If the intensity reaches 0 the fire is out and the player receives 1 Renown for each level removed during this action."
    },
    {
      "id": "BR-12.6",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "If it does not reach 0 the player receives no Renown at all."
    },
    {
      "id": "BR-12.7",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "Levels removed by earlier actions, even of the same turn, do not count (\"during the action\"; the shorter text \"equal to the intensity\" means the intensity at the start of this action)."
    },
    {
      "id": "BR-12.8",
      "tag": "house",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "Spent water returns to the supply; the player chooses which cards and how much of the Wagon pay."
    },
    {
      "id": "BR-12.9",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "Extinguish is impossible on unlit, doomed and destroyed blocks."
    },
    {
      "id": "BR-12.10",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "Somebody else's Loyalty or Wagon on the block does not hinder Extinguish."
    },
    {
      "id": "BR-12.11",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "The Renown is placed at once as part of the action (section 17); nothing lets a player store it."
    },
    {
      "id": "BR-12.12",
      "tag": "doc",
      "note": false,
      "chapter": "12. Extinguish",
      "part": null,
      "text": "At intensity 0 the flame marker is taken off and the block is unlit; it may catch fire again later."
    },
    {
      "id": "BR-13.1",
      "tag": "doc",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "Refill needs the player's Brigade or Wagon on a block loyal to that player or on that player's Firehouse."
    },
    {
      "id": "BR-13.2",
      "tag": "doc",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "It fills every water place of the warden, the crew and the Wagon standing there."
    },
    {
      "id": "BR-13.3",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "One Refill action concerns one space: a Brigade and a Wagon on two different legal spaces need two actions (the short text says \"on that space\" and the hint praises bringing both together)."
    },
    {
      "id": "BR-13.4",
      "tag": "doc",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "With Brigade and Wagon on the same legal space one action fills both."
    },
    {
      "id": "BR-13.5",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "Another player's Firehouse or loyal block is no place to refill."
    },
    {
      "id": "BR-13.6",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "A burning loyal block may be used for Refill (only loyalty is asked for)."
    },
    {
      "id": "BR-13.7",
      "tag": "doc",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "The Wagon is filled up to the present value of the Wagon track."
    },
    {
      "id": "BR-13.8",
      "tag": "house",
      "note": false,
      "chapter": "13. Refill",
      "part": null,
      "text": "Refill is illegal if everything there is already full."
    },
    {
      "id": "BR-14.1",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Draw the two top cards of the Crew deck, keep one as crew, discard the other."
    },
    {
      "id": "BR-14.2",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "The player may keep neither; both are discarded and the action is spent."
    },
    {
      "id": "BR-14.3",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "The number of crew may never exceed the value of the Crew track, at most 3."
    },
    {
      "id": "BR-14.4",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "As part of the action the player may replace a crew member with the new one."
    },
    {
      "id": "BR-14.5",
      "tag": "house",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "The replaced card goes to the discard pile and its water is lost."
    },
    {
      "id": "BR-14.6",
      "tag": "house",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Replacing is allowed also while there is still room."
    },
    {
      "id": "BR-14.7",
      "tag": "public",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Recruiting is possible only with a crew capacity of at least 1."
    },
    {
      "id": "BR-14.8",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "A recruited crew member arrives with all its water places filled."
    },
    {
      "id": "BR-14.9",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "That water may be used at any time from then on."
    },
    {
      "id": "BR-14.10",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "A card has a name, an affiliation, a water capacity and an ability."
    },
    {
      "id": "BR-14.11",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "If too few cards are left in the deck, the discard pile is shuffled to renew it."
    },
    {
      "id": "BR-14.12",
      "tag": "house",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "A single remaining card stays on top; the shuffled discards go under it."
    },
    {
      "id": "BR-14.13",
      "tag": "house",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "If deck and discards together hold fewer than two cards, draw what there is; with none, Recruit is illegal."
    },
    {
      "id": "BR-14.14",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Free Recruit actions from events follow the same rules, including declining to replace."
    },
    {
      "id": "BR-14.15",
      "tag": "doc",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Raising the Crew track does not itself bring a crew member."
    },
    {
      "id": "BR-14.16",
      "tag": "house",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "Crew cannot be dismissed voluntarily except by replacement."
    },
    {
      "id": "BR-14.17",
      "tag": "ruling",
      "note": false,
      "chapter": "14. Recruit and the crew",
      "part": null,
      "text": "The remark beside the picture of a crew card that crew come with upgrading \"leadership\" means the Crew track (the chapter on Upgrade ties crew numbers to that track only)."
    },
    {
      "id": "BR-15.1",
      "tag": "doc",
      "note": false,
      "chapter": "15. Transfer",
      "part": null,
      "text": "If Brigade and Wagon stand on the same space, any number of water tokens may be moved between them."
    },
    {
      "id": "BR-15.2",
      "tag": "house",
      "note": false,
      "chapter": "15. Transfer",
      "part": null,
      "text": "No card and no Wagon may exceed its capacity."
    },
    {
      "id": "BR-15.3",
      "tag": "house",
      "note": false,
      "chapter": "15. Transfer",
      "part": null,
      "text": "Water may also be rearranged among warden and crew in the same action."
    },
    {
      "id": "BR-15.4",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Transfer",
      "part": null,
      "text": "It works on any space, loyal or not, burning or not, Firehouse included (only the shared space is asked for)."
    },
    {
      "id": "BR-15.5",
      "tag": "house",
      "note": false,
      "chapter": "15. Transfer",
      "part": null,
      "text": "At least one token must change place."
    },
    {
      "id": "BR-16.1",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Move one of the three trackers one space forward."
    },
    {
      "id": "BR-16.2",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Not every space raises the value; on some tracks it takes 2 or 3 upgrades."
    },
    {
      "id": "BR-16.3",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Crew runs from 0 to 3."
    },
    {
      "id": "BR-16.4",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Wagon capacity runs from 2 to 6."
    },
    {
      "id": "BR-16.5",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Leadership runs from 4 to 6."
    },
    {
      "id": "BR-16.6",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Crew spaces: 0, 0, 1, 1, 2, 2, 3 (6 upgrades to the end; two per step)."
    },
    {
      "id": "BR-16.7",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Wagon spaces: 2, 3, 4, 5, 6 (4 upgrades to the end; one per step)."
    },
    {
      "id": "BR-16.8",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Leadership spaces: 4, 4, 4, 5, 5, 5, 6 (6 upgrades to the end; three per step)."
    },
    {
      "id": "BR-16.9",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "A tracker at the end cannot move; an Upgrade must choose another track, and with all three at the end it is illegal."
    },
    {
      "id": "BR-16.10",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Trackers never move back."
    },
    {
      "id": "BR-16.11",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "A larger Wagon brings no water by itself; it is filled by the next Refill that includes the Wagon."
    },
    {
      "id": "BR-16.12",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Transfer may fill the new places too (it is only limited by capacity)."
    },
    {
      "id": "BR-16.13",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "When the Leadership value rises in the own turn, the player gets the additional action in that same turn."
    },
    {
      "id": "BR-16.14",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "A track fully upgraded to its blue circle gives its blue bonus."
    },
    {
      "id": "BR-16.15",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "The bonus comes at the moment the tracker reaches the last space."
    },
    {
      "id": "BR-16.16",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Blue bonus Crew: one free Recruit action."
    },
    {
      "id": "BR-16.17",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "It is taken at once with the new capacity 3, and may be declined."
    },
    {
      "id": "BR-16.18",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Blue bonus Wagon: once per turn, when the player takes a Move Brigade action, the Wagon may also be moved free."
    },
    {
      "id": "BR-16.19",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "That free Wagon move is made directly before or directly after the Brigade's move and follows section 11."
    },
    {
      "id": "BR-16.20",
      "tag": "doc",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Blue bonus Leadership: 2 bonus actions this turn."
    },
    {
      "id": "BR-16.21",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "Reaching Leadership 6 in the own Action phase thus yields 1 (BR-16.13) plus 2 (BR-16.20) actions, the two texts being separate; net +2 after paying for the Upgrade."
    },
    {
      "id": "BR-16.22",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "If Leadership rises in another player's turn (event, free Upgrade), the higher value applies from the next own turn and the 2 bonus actions are received in that turn."
    },
    {
      "id": "BR-16.23",
      "tag": "house",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "If it rises in the own Event phase, the Action phase starts with the new value; the 2 bonus actions are added if the blue circle was reached."
    },
    {
      "id": "BR-16.24",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Upgrade and the tracks",
      "part": null,
      "text": "The remarks that an upgraded Wagon gains an extra ability mean the blue bonus BR-16.18; no upgrade lets a Wagon extinguish alone (none is listed)."
    },
    {
      "id": "BR-17.1",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Renown won by Extinguish may be placed on the block of the Brigade and on blocks orthogonally adjacent to it, not diagonally."
    },
    {
      "id": "BR-17.2",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "It may be divided among these blocks in any way."
    },
    {
      "id": "BR-17.3",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "The block itself counts as available although its fire is now out."
    },
    {
      "id": "BR-17.4",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Blocks need not burn to receive Renown (the rule and its example ask only for position)."
    },
    {
      "id": "BR-17.5",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Placing is optional; Renown not placed at once is lost."
    },
    {
      "id": "BR-17.6",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Eligible is every block that is not destroyed and not already loyal to the placing player."
    },
    {
      "id": "BR-17.7",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "On one block a player may not place more than still needed to win it."
    },
    {
      "id": "BR-17.8",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Renown of several players may lie on the same block side by side."
    },
    {
      "id": "BR-17.9",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Renown stays on a block until somebody wins the block or it is destroyed."
    },
    {
      "id": "BR-17.10",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "A player whose own Renown on a block equals its value wins its Loyalty."
    },
    {
      "id": "BR-17.11",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "At once all Renown of all players is removed from the block and the winner's Loyalty marker is placed."
    },
    {
      "id": "BR-17.12",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Removed Renown returns to its owners' supplies."
    },
    {
      "id": "BR-17.13",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "All Renown of one award is distributed first; then blocks that are won are resolved one after another in the order the player chooses."
    },
    {
      "id": "BR-17.14",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "For each won block: remove Renown, place Loyalty, check victory, then resolve triggered abilities in the order the player chooses, then the next block."
    },
    {
      "id": "BR-17.15",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "A loyal block gives its value in the final scoring and is a place to Refill for its owner."
    },
    {
      "id": "BR-17.16",
      "tag": "ruling",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Loyalty lasts until the block is stolen or destroyed."
    },
    {
      "id": "BR-17.17",
      "tag": "doc",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "A lowered but not extinguished fire gives nothing, whoever lowered it before."
    },
    {
      "id": "BR-17.18",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "Loyal blocks burn like all others and may be extinguished by anybody."
    },
    {
      "id": "BR-17.19",
      "tag": "house",
      "note": false,
      "chapter": "17. Renown and Loyalty",
      "part": null,
      "text": "An award is all the Renown that one action or one effect gives to one player at one moment."
    },
    {
      "id": "BR-18.1",
      "tag": "doc",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "A block loyal to another player is won by placing Renown equal to its value plus 1."
    },
    {
      "id": "BR-18.2",
      "tag": "doc",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "Its later thieves again need value plus 1; the surcharge never accumulates."
    },
    {
      "id": "BR-18.3",
      "tag": "doc",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "The thief's Loyalty marker replaces the old one."
    },
    {
      "id": "BR-18.4",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "The former owner takes the marker back and may steal the block back for value plus 1."
    },
    {
      "id": "BR-18.5",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "A stolen block scores its printed value only: the +1 is never scored (the printed sentence on it can be read in several ways)."
    },
    {
      "id": "BR-18.6",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "Because winning a block removes all Renown, every theft starts from Renown placed after that."
    },
    {
      "id": "BR-18.7",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "Stealing counts as gaining Loyalty for all abilities and victories."
    },
    {
      "id": "BR-18.8",
      "tag": "house",
      "note": false,
      "chapter": "18. Stealing",
      "part": null,
      "text": "The threshold is examined when Renown is placed; a threshold that falls later has no effect until the next Renown is placed there, and then at least 1 must be placed."
    },
    {
      "id": "BR-19.1",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "A crew ability is active only while its owner has Loyalty on at least one block of the crew member's quarter."
    },
    {
      "id": "BR-19.2",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "It becomes active as soon as such a Loyalty is gained."
    },
    {
      "id": "BR-19.3",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "It becomes inactive at once when the last such Loyalty is lost (consequence of \"only while\")."
    },
    {
      "id": "BR-19.4",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "An ability triggered by gaining a block of the required quarter also works for the very block that makes it active."
    },
    {
      "id": "BR-19.5",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "The water of a crew member is usable whether or not the ability is active."
    },
    {
      "id": "BR-19.6",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Abilities that reduce intensity give no Renown, even if intensity falls to 0, unless the card says so."
    },
    {
      "id": "BR-19.7",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Abilities that extinguish give Renown."
    },
    {
      "id": "BR-19.8",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Renown from an extinguishing ability is placed around the block that was extinguished (BR-17.1 with that block instead of the Brigade's)."
    },
    {
      "id": "BR-19.9",
      "tag": "doc",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "An ability used as an action costs one action unless called free."
    },
    {
      "id": "BR-19.10",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "\"Crew\" in a movement or position text means the Brigade meeple."
    },
    {
      "id": "BR-19.11",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Where a card can be read as \"each other block\" or \"any other block\", the ability concerns ONE other block chosen by the player; \"each\" would wipe out every fire or fill a whole quarter."
    },
    {
      "id": "BR-19.12",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "\"May\" abilities can be declined; the others are compulsory if possible."
    },
    {
      "id": "BR-19.13",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "The 20 crew cards belong to the four city quarters, five each; no crew belongs to the University (the printed rules list four factions)."
    },
    {
      "id": "BR-19.14",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Triggered abilities work on anybody's turn; abilities worded \"once per turn\" or used as an action work only in the owner's Action phase."
    },
    {
      "id": "BR-19.15",
      "tag": "house",
      "note": false,
      "chapter": "19. Crew abilities in general",
      "part": null,
      "text": "Abilities of several players triggered at the same moment are resolved in turn order from the active player; each player orders the own ones."
    },
    {
      "id": "BR-20.1",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Quarter Loyalty: a player with Loyalty on 5 blocks of one quarter wins at once."
    },
    {
      "id": "BR-20.2",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "For the University 3 blocks suffice."
    },
    {
      "id": "BR-20.3",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Citizens' Loyalty: a player with Loyalty on at least one block of each of the five quarters, University included, wins."
    },
    {
      "id": "BR-20.4",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Citizens' Loyalty also ends the game at once, like Quarter Loyalty."
    },
    {
      "id": "BR-20.5",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Both may happen on another player's turn (for instance through special event 5); with several players placing, the first in order wins."
    },
    {
      "id": "BR-20.6",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Evacuation: it begins when 8 blocks in all, or 3 University blocks, are destroyed."
    },
    {
      "id": "BR-20.7",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "University blocks count among the 8."
    },
    {
      "id": "BR-20.8",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "The count is made after flipping, at the end of a phase."
    },
    {
      "id": "BR-20.9",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "After it begins every player gets one last turn until play would reach the player on whose turn it began; that player gets no further turn."
    },
    {
      "id": "BR-20.10",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "The player on whose turn it began finishes the current turn, Action phase included; a clause of the printed rules about revealing an event card is read as naming the player whose event caused the evacuation (\"no further turn\"), not as a final extra event."
    },
    {
      "id": "BR-20.11",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "The quick reference (\"finish the round to the first player\") is overruled by BR-20.9, the detailed text."
    },
    {
      "id": "BR-20.12",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Last turns are complete turns with Event and Action phase."
    },
    {
      "id": "BR-20.13",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "During the last turns a victory by Loyalty or All's Well still ends the game at once."
    },
    {
      "id": "BR-20.14",
      "tag": "house",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "Extra turns are not given once evacuation has begun."
    },
    {
      "id": "BR-20.15",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "After the last turn the player with the highest score wins."
    },
    {
      "id": "BR-20.16",
      "tag": "doc",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "All's Well: when all fires are out the game ends at once and the highest score wins."
    },
    {
      "id": "BR-20.17",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "It is examined whenever an action or an Event phase has been completely resolved, not only at the end of the turn, so Renown from the last fire is still placed and may win blocks (\"immediately\")."
    },
    {
      "id": "BR-20.18",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "If that placing wins the game by Loyalty, the Loyalty victory counts."
    },
    {
      "id": "BR-20.19",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "If something resolved in the same action lights a fire again, the game goes on."
    },
    {
      "id": "BR-20.20",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "It also applies when the last burning blocks are destroyed or go out by an event or building: no block with a flame marker is left. Evacuation is examined first (BR-6.6), All's Well then ends the game anyway."
    },
    {
      "id": "BR-20.21",
      "tag": "ruling",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "The printed rules speak of three ways but list four endings: two victories by Loyalty and two scored endings."
    },
    {
      "id": "BR-20.22",
      "tag": "house",
      "note": false,
      "chapter": "20. End of the game",
      "part": null,
      "text": "A player who leaves a running game is replaced by a bot or, if the group so decides, the game is abandoned; no elimination exists."
    },
    {
      "id": "BR-21.1",
      "tag": "doc",
      "note": false,
      "chapter": "21. Scoring and ties",
      "part": null,
      "text": "The score is the sum of the printed values of all blocks loyal to the player."
    },
    {
      "id": "BR-21.2",
      "tag": "ruling",
      "note": false,
      "chapter": "21. Scoring and ties",
      "part": null,
      "text": "Destroyed blocks score nothing (their Loyalty was removed)."
    },
    {
      "id": "BR-21.3",
      "tag": "doc",
      "note": false,
      "chapter": "21. Scoring and ties",
      "part": null,
      "text": "Renown on the board scores nothing."
    },
    {
      "id": "BR-21.4",
      "tag": "house",
      "note": false,
      "chapter": "21. Scoring and ties",
      "part": null,
      "text": "Tie: more loyal blocks wins; then more loyal University blocks; then more own Renown on the board; then victory is shared."
    },
    {
      "id": "BR-21.5",
      "tag": "house",
      "note": false,
      "chapter": "21. Scoring and ties",
      "part": null,
      "text": "If nobody has a loyal block the same order of ties applies, so several or all players may share victory."
    },
    {
      "id": "BR-22.1",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "The order of both decks is hidden from all (face down); their sizes are open."
    },
    {
      "id": "BR-22.2",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Everything else is open: board, meeples, water per card, tracks, crew, Renown, Loyalty, discard piles."
    },
    {
      "id": "BR-22.3",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "The two cards drawn by Recruit are seen by the recruiting player only until the choice is made; then the kept card and the discards are open."
    },
    {
      "id": "BR-22.4",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Water tokens are no limit (40 is only the number in the box)."
    },
    {
      "id": "BR-22.5",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Flame markers cannot run out (32 for 32 blocks)."
    },
    {
      "id": "BR-22.6",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "A player places at most the Renown left in the own supply of 16; the excess is lost."
    },
    {
      "id": "BR-22.7",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Loyalty markers are no limit either (10 is only the number in the box): a player with ten loyal blocks must still be able to win an eleventh."
    },
    {
      "id": "BR-22.8",
      "tag": "house",
      "note": false,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Water is tracked per card (warden, each crew member) and for the Wagon."
    },
    {
      "id": "BR-22.9",
      "tag": "house",
      "note": true,
      "chapter": "22. Information and component limits",
      "part": null,
      "text": "Table talk is free; no agreement is binding and nothing may be traded."
    },
    {
      "id": "BR-23.1",
      "tag": "doc",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "In advanced play side 2 of Fire Wardens and Firehouse boards is used."
    },
    {
      "id": "BR-23.2",
      "tag": "doc",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Boards and wardens are dealt out at random, independently of each other; the board's colour decides the player's pieces."
    },
    {
      "id": "BR-23.3",
      "tag": "doc",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Each warden has a unique action; each board has a passive bonus."
    },
    {
      "id": "BR-23.4",
      "tag": "doc",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "A warden's action costs one action."
    },
    {
      "id": "BR-23.5",
      "tag": "doc",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Like Upgrade, it may be used only once; BR-23.6 says in what time."
    },
    {
      "id": "BR-23.6",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "\"Once\" means once per turn, since the text compares it with Upgrade."
    },
    {
      "id": "BR-23.7",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Wardens whose text is a trigger (Ester, Cindy Bustion) need no action (there is nothing to activate)."
    },
    {
      "id": "BR-23.8",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Warden and board abilities need no Loyalty (only crew abilities do)."
    },
    {
      "id": "BR-23.9",
      "tag": "ruling",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "\"Remove 1 Renown from the board\" as part of a warden's text is a cost paid with one own Renown of the player's choice; without one the action is illegal."
    },
    {
      "id": "BR-23.10",
      "tag": "house",
      "note": false,
      "chapter": "23. Advanced play",
      "part": null,
      "text": "Wardens and boards not dealt are put back in the box."
    },
    {
      "id": "BR-24.1",
      "tag": "doc",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Gloria Ignis, Dispatch Wagon: move the Wagon to an empty block and fight the fire there for 1 intensity."
    },
    {
      "id": "BR-24.2",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "\"Empty\" means no Brigade and no Wagon of anybody, and not destroyed."
    },
    {
      "id": "BR-24.3",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "It uses 1 water of the Wagon and lowers intensity by 1, whatever the intensity (the card can be read as \"by 1\" or \"of 1\"; water is what lowers fire everywhere else). Without water or on an unlit block only the move happens."
    },
    {
      "id": "BR-24.4",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "If intensity falls from 1 to 0 the fire is extinguished and 1 Renown is placed by BR-19.8; otherwise none."
    },
    {
      "id": "BR-24.5",
      "tag": "doc",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Blitz Haben, Polymorph: exchange the intensities of two blocks adjacent to each other."
    },
    {
      "id": "BR-24.6",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "The blocks must be \"unoccupied\", which is how the card is read: neither block holds a Brigade or Wagon; neither is doomed or destroyed; one may be unlit; intensities differ."
    },
    {
      "id": "BR-24.7",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Polymorph gives no Renown."
    },
    {
      "id": "BR-24.8",
      "tag": "doc",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Frith Goldmane, Of the People: recruit a crew member out of another player's crew and remove 1 Renown from the board."
    },
    {
      "id": "BR-24.9",
      "tag": "house",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Capacity and replacement follow section 14; the card arrives with its water places filled; the former owner gets nothing."
    },
    {
      "id": "BR-24.10",
      "tag": "doc",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "Glint Dampshot, Extra Upgrade: make 1 additional Upgrade in the turn and remove 1 Renown from the board."
    },
    {
      "id": "BR-24.11",
      "tag": "ruling",
      "note": false,
      "chapter": "24. The four Fire Wardens (advanced side)",
      "part": null,
      "text": "It costs one action like every warden action and is possible before, after or without the normal Upgrade."
    },
    {
      "id": "BR-25.1",
      "tag": "doc",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "White, Street Smarts: the Refill action may be taken on any block by removing 1 Renown from that block."
    },
    {
      "id": "BR-25.2",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "The block is the one on which the own Brigade or Wagon stands, and the Renown removed is the player's own (as in BR-23.9); the action still costs one action."
    },
    {
      "id": "BR-25.3",
      "tag": "doc",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "Black, Fresh Mounts: a player who ends the turn on a Nobles Rise block may take a free move."
    },
    {
      "id": "BR-25.4",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "The free move is one Move Brigade action at step 7 of BR-6.6; it happens at most once per turn and, being the last thing of the turn, may not end on a destroyed block (BR-10.8)."
    },
    {
      "id": "BR-25.5",
      "tag": "house",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "The wagon blue bonus may be used with it if still unused this turn; nothing else may follow it, and an extra action gained by it (BR-29.9) is lost."
    },
    {
      "id": "BR-25.6",
      "tag": "doc",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "Pink, Civic Duty: after a successful Extinguish action Renown may also be placed diagonally."
    },
    {
      "id": "BR-25.7",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "That is the block and all eight neighbouring blocks."
    },
    {
      "id": "BR-25.8",
      "tag": "doc",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "Orange, Insurance: each time the player gains the Loyalty of a block, 1 Renown may be placed on another Merchant Markets block."
    },
    {
      "id": "BR-25.9",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Firehouse abilities (advanced side)",
      "part": null,
      "text": "Any gained block triggers it, of whatever quarter; the target is ONE Merchant block other than the gained one (BR-19.11); a block won thereby triggers it again."
    },
    {
      "id": "BR-26.1",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Kularf One-Shoe: a move action of the Brigade goes up to 5 spaces."
    },
    {
      "id": "BR-26.2",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "That is 5 movement points instead of 3; all other movement rules stay."
    },
    {
      "id": "BR-26.3",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Del Uge: each time the owner gains a Commons block, intensity of another block falls by 2."
    },
    {
      "id": "BR-26.4",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "One other block anywhere, chosen by the owner (BR-19.11), to a minimum of 0; no Renown."
    },
    {
      "id": "BR-26.5",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Selina Blackflow: when the owner places Renown on a block loyal to another player, 1 additional Renown is placed there."
    },
    {
      "id": "BR-26.6",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Once per block and award; the extra one comes from the supply, counts against BR-17.7 (it is lost if not needed) and may complete the theft."
    },
    {
      "id": "BR-26.7",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Nery Cagehand: stealing a block from the owner needs value plus 2 instead of plus 1."
    },
    {
      "id": "BR-26.8",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Morgana Magos: once per turn the owner may move the Wagon without using an action."
    },
    {
      "id": "BR-26.9",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Gness Smold: each time the owner ends a Move Brigade action on a burning block, its intensity may be raised by 1."
    },
    {
      "id": "BR-26.10",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "From 4 this dooms the block (BR-5.8), allowed though unwise; protection does not apply (BR-8.7)."
    },
    {
      "id": "BR-26.11",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Chops Murphy: each time the owner gains a block, intensity of one adjacent block may be raised by 2."
    },
    {
      "id": "BR-26.12",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Adjacent to the gained block; any quarter triggers it, as no quarter is named."
    },
    {
      "id": "BR-26.13",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Pep Overclock: each time the owner gains a Merchant Markets block, one free Upgrade."
    },
    {
      "id": "BR-26.14",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Mog the Heavy: the owner's Brigade may end its move on a space with another player; that player is then moved to an adjacent space of the owner's choice."
    },
    {
      "id": "BR-26.15",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Only Brigades are pushed, each one that stands there (BR-5.18); the target shares an edge with the space, is not destroyed and holds no other Brigade; without such a space for each the move is illegal; moving through Brigades stays forbidden."
    },
    {
      "id": "BR-26.16",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Esme Morrow: a fireball that would land where the owner's Brigade is may be redirected to an adjacent block."
    },
    {
      "id": "BR-26.17",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "The redirected fireball works normally on the new block, protection included."
    },
    {
      "id": "BR-26.18",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Mal Candor: each time the owner gains a Council Quarters block, one free Recruit action."
    },
    {
      "id": "BR-26.19",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Lumen: University blocks need one water less to be extinguished, with full Renown."
    },
    {
      "id": "BR-26.20",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "With intensity N, spending N−1 tokens extinguishes it and gives N Renown; at N=1 no token is needed, the action still is. Spending less than N−1 works normally."
    },
    {
      "id": "BR-26.21",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Walder Ranier: each time another player refills, that player loses 1 water afterwards."
    },
    {
      "id": "BR-26.22",
      "tag": "house",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Every refill counts (Refill action, event 6, Dusk, buildings), but not single tokens gained (Ester, Ali Ahmar, theft); the victim chooses which token."
    },
    {
      "id": "BR-26.23",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Leon Bertrand: once per turn the owner's Wagon may by itself extinguish a fire of intensity 1, with Renown."
    },
    {
      "id": "BR-26.24",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "It costs one action (BR-9.9) and 1 water of the Wagon; the fire is on the Wagon's block at exactly 1."
    },
    {
      "id": "BR-26.25",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Brother Ben: when the owner fully upgrades a track, the owner takes one extra turn."
    },
    {
      "id": "BR-26.26",
      "tag": "house",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "It follows the current turn, or, if triggered in another player's turn, the owner's next turn; it has an Event phase; once per track."
    },
    {
      "id": "BR-26.27",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Immora: each time the owner gains a Nobles Rise block, 1 Renown on another Nobles Rise block."
    },
    {
      "id": "BR-26.28",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "One such block chosen by the owner (BR-19.11)."
    },
    {
      "id": "BR-26.29",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Ali Ahmar: each time the owner gains a Merchant Markets block, choose one: 2 water for the crew; move 1 own Renown; lower intensity on an adjacent block by 1."
    },
    {
      "id": "BR-26.30",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "The water goes on warden and crew up to capacity, divided by the owner; the Renown moves from any block to any eligible block and counts as placed there; adjacency is to the gained block; an option that changes nothing may be chosen."
    },
    {
      "id": "BR-26.31",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Ebenezer: the Brigade moves over burnt and burning buildings without penalty."
    },
    {
      "id": "BR-26.32",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Destroyed blocks cost 1 and burning blocks do not stop the move; BR-10.8 stays in force (it is a ban, not a penalty)."
    },
    {
      "id": "BR-26.33",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Veda Moonbright: if a fireball would land where the owner's Brigade or Wagon is, a Renown of the owner is placed there instead."
    },
    {
      "id": "BR-26.34",
      "tag": "ruling",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Only on a block eligible by BR-17.6, one Renown per fireball, and it may be declined (BR-17.5); the fireball is harmless there in any case (BR-8.1)."
    },
    {
      "id": "BR-26.35",
      "tag": "doc",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "Zilda Garrett: each time the owner gains a Nobles Rise block, another player may be made to discard a crew member chosen by the owner."
    },
    {
      "id": "BR-26.36",
      "tag": "house",
      "note": false,
      "chapter": "26. The crew, card by card",
      "part": null,
      "text": "If several reactions to one fireball compete (Esme, Veda), players decide in turn order from the active player and only the first is used."
    },
    {
      "id": "BR-27.1",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "The printed rules describe ten wardens but count four cards; the six after Glint Dampshot form an optional module."
    },
    {
      "id": "BR-27.2",
      "tag": "house",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "With the module, wardens are dealt at random from all ten (the six have no basic side in use, so the module needs advanced play). Each has 2 water places."
    },
    {
      "id": "BR-27.3",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Bernhardt Blaze, Allegiance: until the player's next turn Event cards do not affect blocks loyal to the player."
    },
    {
      "id": "BR-27.4",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "It costs one action and ends before the Event phase of the player's next turn."
    },
    {
      "id": "BR-27.5",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Ester, Mist Form: after each Extinguish action that leaves her without water she gets 1 water free."
    },
    {
      "id": "BR-27.6",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "\"Her\" is the warden card; it need not have paid itself."
    },
    {
      "id": "BR-27.7",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "White Fang, human side, Dusk: turn the card over, refill the water and discard all crew."
    },
    {
      "id": "BR-27.8",
      "tag": "house",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Dusk refills warden and Wagon wherever they stand."
    },
    {
      "id": "BR-27.9",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "White Fang, werewolf side, Dawn: turn the card back; while the werewolf side is up no Refill action may be taken."
    },
    {
      "id": "BR-27.10",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Dusk and Dawn are warden actions: one action each and only one of them per turn."
    },
    {
      "id": "BR-27.11",
      "tag": "house",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "White Fang starts on the human side; recruiting on the werewolf side is allowed."
    },
    {
      "id": "BR-27.12",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Galeela, Mimic: put the mimic token on any crew card in play; she has that card's ability without needing a loyal block."
    },
    {
      "id": "BR-27.13",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Only one mimic token is in play."
    },
    {
      "id": "BR-27.14",
      "tag": "house",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Using Mimic again moves the token; it is removed when its card leaves play; a text about the crew member's own water uses Galeela's."
    },
    {
      "id": "BR-27.15",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Aurath Ether, Incorporeal: a free Move Brigade in which she may pass other crews and wagons; if she does, she steals 1 water."
    },
    {
      "id": "BR-27.16",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "It costs no action (\"free\"), once per turn; she passes a Brigade or Wagon by entering and leaving its space in this move; at most 1 water in all, from one of those passed, only if her Brigade has room for it, her player choosing the card robbed and the card filled; the end space must be legal."
    },
    {
      "id": "BR-27.17",
      "tag": "doc",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Cindy Bustion, Pyrocontrol: if the event drawn is a Firestorm, add 1 Renown to a block hit."
    },
    {
      "id": "BR-27.18",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Only in her own Event phase, after the last fireball and before flips, on ONE block (BR-19.11) on which a fireball of that card landed, protected or not, eligible by BR-17.6."
    },
    {
      "id": "BR-27.19",
      "tag": "ruling",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "Allegiance protects the blocks loyal to the player when the event is resolved: no Event card raises them (Burning Man included) and no Renown of event 5 may be placed on them; a burning one still spreads fire, since that affects its neighbour (as BR-8.6)."
    },
    {
      "id": "BR-27.20",
      "tag": "house",
      "note": false,
      "chapter": "27. Module: bonus Fire Wardens (optional, with advanced play)",
      "part": null,
      "text": "The three starter events of setup trigger no warden ability (Pyrocontrol would otherwise favour the first player)."
    },
    {
      "id": "BR-28.1",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "The printed rules name 22 crew but count 20 cards; the last two, Ash and Sir Precious, form an optional module (22 cards in the deck)."
    },
    {
      "id": "BR-28.2",
      "tag": "doc",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "Ash: once per turn he may use his own water to put out fire on any adjacent space."
    },
    {
      "id": "BR-28.3",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "It costs one action; only tokens on Ash's card count; adjacent to the Brigade; reaching 0 gives Renown for the levels removed, placed by BR-19.8."
    },
    {
      "id": "BR-28.4",
      "tag": "doc",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "Sir Precious: when drawn he is given to another player and a new card is drawn."
    },
    {
      "id": "BR-28.5",
      "tag": "house",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "The drawer chooses the recipient; it happens before the choice of BR-14.1."
    },
    {
      "id": "BR-28.6",
      "tag": "doc",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "His holder loses one action at the start of each own turn."
    },
    {
      "id": "BR-28.7",
      "tag": "doc",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "The holder may discard him on returning to the own Firehouse."
    },
    {
      "id": "BR-28.8",
      "tag": "house",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "That is possible at any moment of the own turn while the Brigade is on the own Firehouse, without cost; the action already lost in this turn does not come back."
    },
    {
      "id": "BR-28.9",
      "tag": "doc",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "He does not count as crew."
    },
    {
      "id": "BR-28.10",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Module: promotional crew (optional)",
      "part": null,
      "text": "He therefore has no water, needs no room, and cannot be replaced, stolen, mimicked or discarded by Zilda."
    },
    {
      "id": "BR-29.1",
      "tag": "doc",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "There are four special buildings, an expansion."
    },
    {
      "id": "BR-29.2",
      "tag": "ruling",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "\"Khomar MacStomac's Dwarven Distillery\" is one building, although its name is printed in three parts."
    },
    {
      "id": "BR-29.3",
      "tag": "house",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Each replaces the tile named in table D2, so that quarters and values are unchanged."
    },
    {
      "id": "BR-29.4",
      "tag": "ruling",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Their effects happen when the tile is flipped by destruction (the Aviary says so; the others make sense only so)."
    },
    {
      "id": "BR-29.5",
      "tag": "doc",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Distillery: add 2 intensity to each adjacent block, not diagonally."
    },
    {
      "id": "BR-29.6",
      "tag": "doc",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Falariel's Frozen Exhibits: each surrounding block loses 1 intensity and Brigades there get a free refill."
    },
    {
      "id": "BR-29.7",
      "tag": "doc",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Old Tom Oak: the active player chooses a direction; three blocks in that direction get +1 intensity."
    },
    {
      "id": "BR-29.8",
      "tag": "house",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "The direction is one of N, E, S, W; the three nearest cells in a straight line are meant; cells off the grid, Firehouses and destroyed blocks are skipped without replacement."
    },
    {
      "id": "BR-29.9",
      "tag": "doc",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "The Jewelled Aviary: when flipped every player places a Renown on it; a player who passes through it takes the own Renown off and gets an extra action this turn."
    },
    {
      "id": "BR-29.10",
      "tag": "house",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "That Renown is an exception to BR-5.13 and BR-17.6, wins nothing, cannot be moved, paid as a cost or counted for ties, and is used once per player; entering the space is enough and costs as usual for a destroyed block."
    },
    {
      "id": "BR-29.11",
      "tag": "house",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "All flips of a phase are done first, then building effects in the order the active player chooses; blocks doomed by them are flipped in the same step, until nothing changes."
    },
    {
      "id": "BR-29.12",
      "tag": "house",
      "note": false,
      "chapter": "29. Module: special buildings (optional)",
      "part": null,
      "text": "Effects of buildings give no Renown for reduced fire."
    },
    {
      "id": "BR-30.1",
      "tag": "house",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Shuffle the four festival cards into the Event deck after the starter events have been resolved (31 cards in the deck)."
    },
    {
      "id": "BR-30.2",
      "tag": "doc",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Arson: add 1 intensity to any block with a Loyalty marker."
    },
    {
      "id": "BR-30.3",
      "tag": "doc",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Burning Man Festival: add 1 intensity to any block with a Brigade or Wagon."
    },
    {
      "id": "BR-30.4",
      "tag": "doc",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Dirty Dealings: each player may add 1 intensity to any block without Brigade or Wagon."
    },
    {
      "id": "BR-30.5",
      "tag": "doc",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Karnaj Celebrates: add 1 intensity to any block of value 2."
    },
    {
      "id": "BR-30.6",
      "tag": "ruling",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "\"Any\" is one block; the active player chooses for Arson, Burning Man and Karnaj (Dirty Dealings shows that a single choice is meant)."
    },
    {
      "id": "BR-30.7",
      "tag": "ruling",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Burning Man works in spite of BR-8.1, otherwise it could never do anything; the other three respect it."
    },
    {
      "id": "BR-30.8",
      "tag": "house",
      "note": false,
      "chapter": "30. Module: festival events (optional)",
      "part": null,
      "text": "Only blocks whose intensity the card would raise qualify (not doomed or destroyed, protection as in BR-30.7); if none qualifies, the card has no effect; a choice must otherwise be made, except that Dirty Dealings may be declined."
    },
    {
      "id": "BR-31.1",
      "tag": "house",
      "note": false,
      "chapter": "31. Number of players",
      "part": null,
      "text": "4 players: corners A1, F1, F6, A6. 3 players: A1, F1, F6. 2 players: A1 and F6."
    },
    {
      "id": "BR-31.2",
      "tag": "house",
      "note": false,
      "chapter": "31. Number of players",
      "part": null,
      "text": "Nothing else depends on the number of players in the competitive game."
    },
    {
      "id": "BR-32.1",
      "tag": "public",
      "note": true,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "Cooperative and solo play were announced by the publisher, but no text of them is known."
    },
    {
      "id": "BR-32.2",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "Cooperative game for 1–4: all rules stand except as follows; with 1 player the corner is A1."
    },
    {
      "id": "BR-32.3",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "BR-20.1 to BR-20.5 do not apply; nobody wins alone."
    },
    {
      "id": "BR-32.4",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "Blocks loyal to a partner cannot receive Renown from others (no stealing)."
    },
    {
      "id": "BR-32.5",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "Every player may refill on any block loyal to any player."
    },
    {
      "id": "BR-32.6",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "All win at once when the values of all loyal blocks together reach the target: 24 easy, 36 normal, 48 hard, and at least one of them is a University block."
    },
    {
      "id": "BR-32.7",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "All win at once by All's Well if at least half the target has been reached; otherwise all fires being out has no effect and the game goes on."
    },
    {
      "id": "BR-32.8",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "All lose at once when evacuation begins; there are no last turns."
    },
    {
      "id": "BR-32.9",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "Selina, Nery, Zilda, Walder and theft of water do nothing to partners (such crew may be recruited for their water); Frith may take a partner's crew member if that partner agrees; Sir Precious is not used."
    },
    {
      "id": "BR-32.10",
      "tag": "house",
      "note": false,
      "chapter": "32. Cooperative and solo play (optional)",
      "part": null,
      "text": "With 1 player Frith Goldmane, Walder Ranier and Bernhardt Blaze are removed (nobody to act on; no event falls between one's own turns)."
    }
  ]
};
