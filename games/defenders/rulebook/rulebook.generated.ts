// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import type { Rulebook } from '@guildhall/kernel/rulebook';

export const rulebook: Rulebook = {
  "title": "Defenders",
  "rules": [
    {
      "id": "DF-1.1",
      "tag": "doc",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "All players stand on one side, the besieged city's. Nobody plays the enemy and there is no game master: the threat deck, the dice and the procedures below run the enemy."
    },
    {
      "id": "DF-1.2",
      "tag": "doc",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "The players win or lose together; a game ends either with the defenders or with the enemy victorious."
    },
    {
      "id": "DF-1.3",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "*Unit* means any defender or any threat; *defender* is a unit of the city, *threat* a unit of the enemy. Where the printed rules set an individual against \"a group or unit\", that \"unit\" is a regiment, because everywhere else individuals are units too."
    },
    {
      "id": "DF-1.4",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "Killed, destroyed, eliminated, going down and dying all mean *destroyed*: the unit leaves the game for good. The printed rules use the words interchangeably."
    },
    {
      "id": "DF-1.5",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "In the morale rules \"building\" means any location, because broad areas receive the same descriptor words and the reflection list speaks of locations."
    },
    {
      "id": "DF-1.6",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "For movement \"adjacent\" means connected on the map graph; the printed rules define movement by connections."
    },
    {
      "id": "DF-1.7",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "A destroyed location is *ruined* until repaired; a location that is not ruined is *standing*. The printed rules say both \"destroyed\" and \"ruined\" of the same thing."
    },
    {
      "id": "DF-1.8",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "*Enemy-held* is the printed rules' \"occupied\" after a lost battle: a standing location in which at least one threat is based. A location whose threats are away attacking elsewhere stays enemy-held until that attack is completely resolved."
    },
    {
      "id": "DF-1.9",
      "tag": "house",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "*Enterable* means standing and not enemy-held. Defenders can be in, move to, flee to or pass through enterable locations only."
    },
    {
      "id": "DF-1.10",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "A location *has room* when it is enterable and holds fewer regiments than its capacity (DF-10.4). This is the printed rules' \"unoccupied\" in the movement rules; only regiments take up room."
    },
    {
      "id": "DF-1.11",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "The \"reserve stack\" and the \"reinforcements stack\" are one pile, called the *reserve*."
    },
    {
      "id": "DF-1.12",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "The \"current player\" of the battle procedure is the First Player of the turn, the only player the procedure has put in charge."
    },
    {
      "id": "DF-1.13",
      "tag": "public",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "\"The player to the left\" is the next seat clockwise; at a card table the turn that passes to the left passes clockwise (common card-game usage)."
    },
    {
      "id": "DF-1.14",
      "tag": "ruling",
      "note": false,
      "chapter": "1. Aim and terms",
      "part": null,
      "text": "Where the printed rules say \"location creation process\" for the point at which everyone skips, it means the whole of city creation, locations and defenders alike."
    },
    {
      "id": "DF-2.1",
      "tag": "doc",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "The game uses a pack of 52 cards."
    },
    {
      "id": "DF-2.2",
      "tag": "public",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "The pack has four suits (Clubs, Diamonds, Hearts, Spades) of thirteen ranks each (Ace, 2 to 10, Jack, Queen, King), every card once (standard French-suited pack)."
    },
    {
      "id": "DF-2.3",
      "tag": "ruling",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "One joker is used besides the 52 cards, in the threat deck only; the list of materials omits it, threat creation requires it."
    },
    {
      "id": "DF-2.4",
      "tag": "doc",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "The dice are one four-sided, one six-sided and one eight-sided die (d4, d6, d8)."
    },
    {
      "id": "DF-2.5",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "A d12 is added for the one case the three dice cannot serve: nine to twelve entry points (DF-9.8)."
    },
    {
      "id": "DF-2.6",
      "tag": "doc",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "The players share a map and notes on setting, characters and story; the game keeps one map and one note sheet that every player sees."
    },
    {
      "id": "DF-2.7",
      "tag": "doc",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "Every defender and every threat has a token that differs from all others."
    },
    {
      "id": "DF-2.8",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "A game has 1 to 6 seats; 3 to 5 is the recommended number. The printed rules give no player count."
    },
    {
      "id": "DF-2.9",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "One person may hold several seats; every rule that says \"player\" applies to seats, every rule that says \"person\" to people (votes, challenges, readiness, epilogues)."
    },
    {
      "id": "DF-2.10",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "A solo game is one person holding 1 to 6 seats, 3 by default, so that the number of moves per turn stays that of a small table."
    },
    {
      "id": "DF-2.11",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "Any seat but one may be held by a bot; at least one seat is held by a person."
    },
    {
      "id": "DF-2.12",
      "tag": "doc",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "Seats form a circle; whenever players take turns, the turn passes clockwise."
    },
    {
      "id": "DF-2.13",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "A *start seat* is chosen before city creation, at random unless the host names it. It takes the first turn of city creation, creates the first threat and is the First Player of turn 1. The *host* is the person who set up the table; a host who leaves or is away (DF-30.8) is replaced by the next person clockwise."
    },
    {
      "id": "DF-2.14",
      "tag": "house",
      "note": false,
      "chapter": "2. Components, players and seats",
      "part": null,
      "text": "The table options are: language per person, narration mode (DF-29.3), conferring mode (DF-14.5), setting (section 4), number of seats, start seat. No option changes a number in this rulebook."
    },
    {
      "id": "DF-3.1",
      "tag": "doc",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "The card value of a card is its face value: Ace 1, 2 to 10 as printed, Jack 11, Queen 12, King 13."
    },
    {
      "id": "DF-3.2",
      "tag": "doc",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "Among cards of the same value the suits rank Clubs highest, then Diamonds, then Hearts, then Spades."
    },
    {
      "id": "DF-3.3",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "Suits break ties only where things have to be put in order (drawing, placing, \"highest\", \"strongest\", \"most powerful\", \"lowest\"). Tests of the form lower than / equal to / higher than compare numbers alone, otherwise \"equal\" could never occur."
    },
    {
      "id": "DF-3.4",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "*Face value* is the printed number of a unit's principal card (DF-6.6) and never changes; *card value* of a defender is the face value as reduced by wounds and morale. The attack triggers speak of face value, battles of card value."
    },
    {
      "id": "DF-3.5",
      "tag": "doc",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "The card value of a defender is its face value minus 1 for each wound on it, minus 1 for each point of the city's morale damage, and never below 0."
    },
    {
      "id": "DF-3.6",
      "tag": "doc",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "A card value of 0 is possible and by itself does not destroy the unit."
    },
    {
      "id": "DF-3.7",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "Threats are never wounded and never suffer from morale: the card value of a threat always equals its face value, since both kinds of damage are defined for units of the city."
    },
    {
      "id": "DF-3.8",
      "tag": "doc",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "*Face Card* means Jack, Queen or King."
    },
    {
      "id": "DF-3.9",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "Class (DF-6.8, DF-11.8) follows the face value: a wounded Jack of card value 10 is still a Jack, a regiment of card value 5 is still a regiment. Wounds lower what a unit \"counts as\" in value only."
    },
    {
      "id": "DF-3.10",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "When units must be ranked the order is: higher card value first, then suit of the principal card (DF-3.2), then higher face value, then earlier creation. The last two are needed because wounds change values and because a reinforcement can have the same card as a defender of the city."
    },
    {
      "id": "DF-3.11",
      "tag": "ruling",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "\"Ignore the suit\" at threat creation means that a threat gets no descriptor; the suit of its card still breaks ties of order between threats of equal value."
    },
    {
      "id": "DF-3.12",
      "tag": "house",
      "note": false,
      "chapter": "3. Cards, values and order",
      "part": null,
      "text": "The joker has neither value nor suit."
    },
    {
      "id": "DF-4.1",
      "tag": "doc",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "The first step of a game is that the players together choose a setting.",
      "mark": "judge"
    },
    {
      "id": "DF-4.2",
      "tag": "doc",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "The default setting is a town in medieval fantasy, with characters such as knights, priests and mages."
    },
    {
      "id": "DF-4.3",
      "tag": "doc",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "Five other settings are offered: modern city with giant mechs against kaijū; steampunk industrial city against the forces of Nature led by a werewolf druidess; the Core Sectors of the Terran Consortium against alien fleets; a refugee camp in a zombie apocalypse; superheroes or mutants against an alien invasion that tears reality apart (D15)."
    },
    {
      "id": "DF-4.4",
      "tag": "house",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "\"Own setting\" is also offered: a title and a short description written by the players.",
      "mark": "ask"
    },
    {
      "id": "DF-4.5",
      "tag": "house",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "The setting is settled by table agreement (DF-29.8); if no proposal is made the default stands."
    },
    {
      "id": "DF-4.6",
      "tag": "ruling",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "A setting changes words and pictures only, never numbers, types, suits or procedures; the printed rules attach no rules to settings."
    },
    {
      "id": "DF-4.7",
      "tag": "house",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "The players may name the city and write up to 2,000 characters about it and about the enemy; both may stay empty.",
      "mark": "ask"
    },
    {
      "id": "DF-4.8",
      "tag": "house",
      "note": false,
      "chapter": "4. World building",
      "part": null,
      "text": "World building ends when every person (DF-30.10) has said \"ready\"; a proposal accepted afterwards takes the readiness back. The same proposal is not put twice."
    },
    {
      "id": "DF-5.1",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "City creation begins with twelve cards drawn from the shuffled 52-card pack."
    },
    {
      "id": "DF-5.2",
      "tag": "ruling",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "The twelve cards are one common face-up row, not twelve per player: finished stacks are what players collect in front of them, and twelve each would exceed the pack from five players on."
    },
    {
      "id": "DF-5.3",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Players take turns clockwise; the player whose turn it is takes exactly one of the actions of DF-5.4 to DF-5.6, or skips where DF-5.17 allows."
    },
    {
      "id": "DF-5.4",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "*Create*: choose a card of the row, play it to begin a new location or a new defender, then draw a replacement."
    },
    {
      "id": "DF-5.5",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "*Add*: choose a card of the row, play it on any existing location or defender that is not finalised, whoever began it, then draw a replacement."
    },
    {
      "id": "DF-5.6",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "*Finalise*: complete a location or defender on which at least two cards have been played (section 6). No card is drawn."
    },
    {
      "id": "DF-5.7",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Each card played does exactly one of two things: it assigns ONE type, or it assigns ONE descriptor; the player says which when playing it."
    },
    {
      "id": "DF-5.8",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A card played as type assigns a type from the band of its face value in the list for locations or for defenders (D3 and D5). For example a 6 can make a location an armoury."
    },
    {
      "id": "DF-5.9",
      "tag": "ruling",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A card played as descriptor assigns a word from the list of its SUIT (D4 and D6). The printed rules write \"face value\" there, but their own example is that a club gives \"well-constructed\" and the word lists are by suit."
    },
    {
      "id": "DF-5.10",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Type and descriptor may come in either order; a location or defender may be begun with a descriptor."
    },
    {
      "id": "DF-5.11",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "There is no limit to the number of cards on one location or defender."
    },
    {
      "id": "DF-5.12",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "The player who plays a card chooses which one of the words of the list it gives.",
      "mark": "judge"
    },
    {
      "id": "DF-5.13",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "The same descriptor word cannot be given twice to the same location or defender; different words of one suit can."
    },
    {
      "id": "DF-5.14",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A player may write their own wording beside the chosen word (\"patched with dragon bone\" beside \"well-constructed\"); the chosen list word alone has rule effects. For types the listed words are examples and own wording is always allowed within the band.",
      "mark": "ask"
    },
    {
      "id": "DF-5.15",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A type card of Ace to 5 on a location also records a shape, *broad* or *long*, and the marks *wall* or *road* if they apply. Defaults: walls = long + wall, thoroughfare = long + road, every other word = broad.",
      "mark": "judge"
    },
    {
      "id": "DF-5.16",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A type card of Ace to 5 on a defender also records a trade: engineers, healers or other. Defaults follow the listed word. No other band can give a trade.",
      "mark": "judge"
    },
    {
      "id": "DF-5.17",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A player may skip only when at least 6 locations and at least 6 defenders have been finalised and named."
    },
    {
      "id": "DF-5.18",
      "tag": "ruling",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "City creation ends when every seat has skipped in succession, with no other action between the skips; a skip does not bind the player's later turns."
    },
    {
      "id": "DF-5.19",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Once 12 locations have been created, finalised or not, no further location may be created; the same holds separately for defenders."
    },
    {
      "id": "DF-5.20",
      "tag": "doc",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Once there are no cards left, nothing more can be created."
    },
    {
      "id": "DF-5.21",
      "tag": "ruling",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "When the draw pile is empty the row is not refilled and play goes on with what lies in it; \"out of cards\" means that the row is empty too."
    },
    {
      "id": "DF-5.22",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "*Feasibility guard*: a play is refused if afterwards the cards left (row plus pile) would be fewer than the cards still needed for six finalisable locations and six finalisable defenders. Needed per item: 0 if finalised or finalisable, 1 if it has one card or has cards but no type, 2 if not yet begun; the six cheapest of each kind are added up. Without it a table could run out of cards and never be allowed to skip."
    },
    {
      "id": "DF-5.23",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "A player who has no legal action and may skip is skipped automatically."
    },
    {
      "id": "DF-5.24",
      "tag": "house",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "Locations and defenders not finalised when city creation ends are dropped; the game warns before the last skip."
    },
    {
      "id": "DF-5.25",
      "tag": "ruling",
      "note": false,
      "chapter": "5. City creation",
      "part": null,
      "text": "The row, all plays and all stacks are open to everyone; there are no hands. Players may discuss freely during city creation."
    },
    {
      "id": "DF-6.1",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Finalising needs at least two cards on the item."
    },
    {
      "id": "DF-6.2",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "At least one of these cards must be a type card, since type decides class and value; descriptors are not required, so two type cards suffice."
    },
    {
      "id": "DF-6.3",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "The finalising player describes the item in more detail, using the types and descriptors on it, and names it.",
      "mark": "ask"
    },
    {
      "id": "DF-6.4",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "The finished stack belongs to the finalising player, separate from that player's other stacks."
    },
    {
      "id": "DF-6.5",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "The face values and suits of all cards on the item are recorded at finalising, because the cards themselves go back into the pack; no card may be added afterwards."
    },
    {
      "id": "DF-6.6",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "The *principal card* of an item is the highest of its type cards (DF-3.1, ties DF-3.2). It gives the item's value, suit for ordering and, for defenders, its class; the printed rules order by \"the highest card value assigned\"."
    },
    {
      "id": "DF-6.7",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Cards played as descriptors never count for value, class or order; otherwise a King played as \"loved\" would turn a crowd of cooks into a war machine."
    },
    {
      "id": "DF-6.8",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Classes of defenders by face value: Ace to 5 non-military *group*; 6 to 10 military *regiment*; Jack, individual who can inspire; Queen, individual who can fight; King, war machine(s)."
    },
    {
      "id": "DF-6.9",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Jacks, Queens and Kings are *individuals*; a King counts as an individual even if it is several machines."
    },
    {
      "id": "DF-6.10",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Further type cards on a defender add wording only, with one exception: a trade (engineers, healers) given by any Ace to 5 type card is kept, so a regiment of sappers has the engineers' ability. Only the principal card gives a class, or class-based rules would contradict each other."
    },
    {
      "id": "DF-6.11",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Categories of locations by face value: Ace to 5 broad area of the city; 6 to 10 military building; Jack economic building; Queen religious building; King government building."
    },
    {
      "id": "DF-6.12",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "A location belongs to every category of which it has a type card, so one with a 3 and an 8 is a broad area and also a military building; battle modifiers are cumulative by the printed rules' own words."
    },
    {
      "id": "DF-6.13",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "A location's *kind* is *area* (broad), *long* (long and thin) or *small*. Ace to 5 gives area or long by DF-5.15; 6 to King gives small; with type cards of both sorts the finalising player chooses. Walls and thoroughfares stand in the printed rules' list of broad areas but are drawn as long and thin.",
      "mark": "judge"
    },
    {
      "id": "DF-6.14",
      "tag": "doc",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "*Underground* is a quality beside the kind, given by the Spades word \"underground\"."
    },
    {
      "id": "DF-6.15",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "*Concealed* means having the word secret, hidden or underground; it changes only when the location is drawn (DF-7.11)."
    },
    {
      "id": "DF-6.16",
      "tag": "house",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "A name has 1 to 60 characters and is unique among all locations and units of the game, ignoring case; a description has 1 to 2,000 characters or is marked as given aloud (DF-29.3)."
    },
    {
      "id": "DF-6.17",
      "tag": "house",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "If a shape, a wall or road mark, a kind or a trade differs from its default (DF-5.15, DF-5.16, D14), the other persons are asked before the finalisation is committed: accept or challenge. A challenge is settled by DF-29.8, where that default stands if no majority is found; without a challenge, or where nothing differs, the finalisation is committed at once.",
      "mark": "judge"
    },
    {
      "id": "DF-6.18",
      "tag": "house",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "The word \"mobile\" alone makes a defender mobile; riders, scouts and other types do not."
    },
    {
      "id": "DF-6.19",
      "tag": "ruling",
      "note": false,
      "chapter": "6. Finalising; what a unit or location is",
      "part": null,
      "text": "Reinforcements (DF-18.8) and threats consist of one card, played as type; they have no descriptors. For threats the printed rules say so; reinforcement cards are likewise never \"played in the city\"."
    },
    {
      "id": "DF-7.1",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "After city creation the players draw a map with every location on it."
    },
    {
      "id": "DF-7.2",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "The player who finalised a location chooses where it goes and draws it.",
      "mark": "ask"
    },
    {
      "id": "DF-7.3",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Each location must really be drawn; the game refuses to go on while it has no drawing."
    },
    {
      "id": "DF-7.4",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "\"Really drawn\" means: strokes of at least 30 map units in total length (DF-8.2) attached to the location. Quality is never judged."
    },
    {
      "id": "DF-7.5",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "The drawer may add details of the location and whatever geographical features are needed for it to make sense.",
      "mark": "ask"
    },
    {
      "id": "DF-7.6",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Drawing order, first step: major natural features. They are not locations and no unit can be in them."
    },
    {
      "id": "DF-7.7",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Natural features are drawn in turns from the start seat: on a turn a player draws one feature, says its sort (river, lake, sea, hills, mountains, forest, marsh, cliff, other) or passes; the step ends when all pass in succession. None is required.",
      "mark": "ask"
    },
    {
      "id": "DF-7.8",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Second step: long and thin locations, such as roads and walls."
    },
    {
      "id": "DF-7.9",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Third step: all other broad areas, inside or outside a wall or river, next to another location or on their own."
    },
    {
      "id": "DF-7.10",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Fourth step: small locations, inside a larger area or immediately beside one."
    },
    {
      "id": "DF-7.11",
      "tag": "ruling",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Fifth step: concealed locations, whatever their kind: first those that are secret or hidden only, then the underground ones. The printed rules take all three out of the order and put underground last; a late step for all of them satisfies both statements."
    },
    {
      "id": "DF-7.12",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Underground locations are drawn with dotted lines."
    },
    {
      "id": "DF-7.13",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Within a step locations are drawn from the highest value to the lowest, ties by suit."
    },
    {
      "id": "DF-7.14",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Where a road crosses a river a ford or a bridge is drawn.",
      "mark": "ask"
    },
    {
      "id": "DF-7.15",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Where a wall crosses a road a gate is drawn.",
      "mark": "ask"
    },
    {
      "id": "DF-7.16",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "The game detects such crossings from the strokes' footprints and asks the player drawing the later of the two to mark ford, bridge or gate before confirming."
    },
    {
      "id": "DF-7.17",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "The drawer of a wall marks its inside by one point on the map.",
      "mark": "judge"
    },
    {
      "id": "DF-7.18",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "A small location that is placed neither in nor next to a larger one is accepted with a warning; the printed rules' placing advice is not a prohibition."
    },
    {
      "id": "DF-7.19",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "Until confirming, the drawer may erase and redraw; afterwards a location's own strokes change only through its owner or through ruin and repair."
    },
    {
      "id": "DF-7.20",
      "tag": "doc",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "When a location is destroyed the map is edited to show the ruin.",
      "mark": "ask"
    },
    {
      "id": "DF-7.21",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "That edit is made by the First Player, at least one stroke in the damage layer; repair hides the damage layer of that location."
    },
    {
      "id": "DF-7.22",
      "tag": "house",
      "note": false,
      "chapter": "7. Drawing the map",
      "part": null,
      "text": "At most twelve natural features are drawn in the step of DF-7.7, so that it ends; details drawn with a location (DF-7.5) do not count."
    },
    {
      "id": "DF-8.1",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "The map has two parts that are stored separately: a sketch (strokes, for the eye) and a graph (locations, connections, entry points, for the rules). Only the graph has rule effects."
    },
    {
      "id": "DF-8.2",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "The sketch is 1000 units wide and 700 high; strokes are lists of points with author, layer (nature, location, connection, entry, damage, decoration), line style (solid, dotted, dashed) and, where it applies, the location they belong to (D13)."
    },
    {
      "id": "DF-8.3",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Each location has one footprint: area = simple polygon; long = open or closed line with half-width 12; small = disc of radius 18. Natural features have a line or polygon; a river always has a line."
    },
    {
      "id": "DF-8.4",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Two locations are *adjacent* by default when their footprints overlap, touch, or lie within 20 units of each other; a location inside or under another overlaps it."
    },
    {
      "id": "DF-8.5",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "A connection between two locations means that units can move between them, in both directions."
    },
    {
      "id": "DF-8.6",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "By default adjacent locations are connected, and so are locations one of which lies under the other."
    },
    {
      "id": "DF-8.7",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Default exception: a river is a barrier; adjacent locations on opposite banks are not connected."
    },
    {
      "id": "DF-8.8",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Default exception: a wall is connected to the adjacent locations on its inside and not to those on its outside."
    },
    {
      "id": "DF-8.9",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Two locations on opposite sides of one wall are not connected to each other by default, however near, except as DF-8.11 and DF-8.12 say."
    },
    {
      "id": "DF-8.10",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "A road with a ford or bridge over a river is connected by default to its adjacent locations on both banks; the crossing is what it is for."
    },
    {
      "id": "DF-8.11",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "A road with a gate in a wall is connected by default to that wall and to its adjacent locations on both sides."
    },
    {
      "id": "DF-8.12",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Rivers and walls never separate an underground location from what lies above or beside it."
    },
    {
      "id": "DF-8.13",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Side test: a location is inside a wall when the segment from its anchor to the wall's inside point crosses the wall's line an even number of times, or when a small location's disc touches the wall. Across a river: the segment between the two anchors crosses the river's line an odd number of times. Anchor: disc centre; polygon centroid (first vertex if the centroid lies outside); for a long location the middle of its line in the side test, in the river test the point of its line nearest to the other's anchor (between two long locations the nearest points of the two lines)."
    },
    {
      "id": "DF-8.14",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "The players may break the defaults for adjacent locations: add a connection (drawn as a small double-headed arrow) or remove one (drawn as an X).",
      "mark": "judge"
    },
    {
      "id": "DF-8.15",
      "tag": "doc",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Locations with a gap between them may be joined by an added connection, drawn as a dashed line; this is suggested, not required.",
      "mark": "judge"
    },
    {
      "id": "DF-8.16",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "Connections are settled after all locations are drawn: the game shows the defaults, then in turns from the start seat a player proposes one change or passes; each proposal is settled by DF-29.8; the step ends when all pass in succession."
    },
    {
      "id": "DF-8.17",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "A graph in several parts is legal; the game warns of each location without any connection."
    },
    {
      "id": "DF-8.18",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "After this step connections never change during play; a ruined location keeps its connections (unusable until repair, DF-1.9)."
    },
    {
      "id": "DF-8.19",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "A connection is stored as an unordered pair of location ids with its origin: default, added, gap, or removed. A pair is connected when it is stored with any origin but removed."
    },
    {
      "id": "DF-8.20",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "The side test is not used between two walls: adjacent walls are connected by default, so that one can walk from a stretch of wall to the next."
    },
    {
      "id": "DF-8.21",
      "tag": "house",
      "note": false,
      "chapter": "8. The map as data: adjacency, connections, barriers",
      "part": null,
      "text": "In the steps of DF-8.16 and DF-9.2 and at each pause of DF-9.15 one pair of locations, or one location, can be put to decision at most twice, so that the step ends."
    },
    {
      "id": "DF-9.1",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "After the connections the players note which locations are entry points, that is accessible from outside the city; each gets an arrow to the edge of the map and a number.",
      "mark": "judge"
    },
    {
      "id": "DF-9.2",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "Suggested as accessible from outside: every wall that is not underground and not surrounded by another, closed wall; and every other location that is not underground and not inside any wall. If that gives none, every location is suggested. The players change the suggestion by the procedure of DF-8.16. The accepted set is stored as *exposed* and does not change during play."
    },
    {
      "id": "DF-9.3",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "At least one location must be exposed; a change that would leave none is refused."
    },
    {
      "id": "DF-9.4",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "If a wall surrounds the whole city the wall can be the only entry point, and then nothing is rolled."
    },
    {
      "id": "DF-9.5",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "Numbers run from 1 without gaps, in the order in which the locations were drawn."
    },
    {
      "id": "DF-9.6",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "A random entry point is found by rolling a die of suitable size and taking the location of that number."
    },
    {
      "id": "DF-9.7",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "A roll that is no entry point's number is rolled again; with seven entry points a d8 is rolled and an 8 is rolled again."
    },
    {
      "id": "DF-9.8",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "Die by number of entry points: 1 none; 2 to 4 d4; 5 or 6 d6; 7 or 8 d8; 9 to 12 d12. The three dice of the printed rules end at eight; twelve locations are possible."
    },
    {
      "id": "DF-9.9",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "The loss of an entry point, by destruction or occupation, may change the set of entry points; play pauses and the numbers are assigned anew."
    },
    {
      "id": "DF-9.10",
      "tag": "doc",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "When a wall round the whole city falls, by destruction or occupation, every location immediately inside it becomes an entry point."
    },
    {
      "id": "DF-9.11",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "General form of that example. *Breached* are: every enemy-held location; every ruined location that is exposed; and every ruined location connected to a breached one. The entry points are the enterable locations that are exposed or connected to a breached location. A ruin deep inside the city therefore opens nothing by itself, while an enemy who stands inside threatens the neighbours even if the way in has been repaired behind him."
    },
    {
      "id": "DF-9.12",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "It follows that a ruined or enemy-held location is not an entry point: nobody can be placed in the one, and the other is already the enemy's."
    },
    {
      "id": "DF-9.13",
      "tag": "ruling",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "The entry points are worked out anew at the end of each battle, destruction, attack, move or activation by which a location became ruined, was repaired, became enemy-held or ceased to be; targets already assigned in the running attack are kept."
    },
    {
      "id": "DF-9.14",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "If DF-9.11 with the overrides of DF-9.15 yields no entry point, all enterable locations are entry points; while a defender lives in the city there is always one, since defenders are in enterable locations only (DF-1.9)."
    },
    {
      "id": "DF-9.15",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "When the set has changed the game shows it renumbered (DF-9.5) and asks the First Player to confirm; any person may propose to add or remove one location, settled by DF-29.8. An override holds until the status of that location (standing, ruined, enemy-held) next changes.",
      "mark": "judge"
    },
    {
      "id": "DF-9.16",
      "tag": "house",
      "note": false,
      "chapter": "9. Entry points",
      "part": null,
      "text": "An override cannot leave fewer than one entry point and cannot add a location that is not enterable."
    },
    {
      "id": "DF-10.1",
      "tag": "doc",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "After the map the defenders are placed, one by one, from the highest card value to the lowest, ties by suit."
    },
    {
      "id": "DF-10.2",
      "tag": "house",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "The player who finalised a defender places it."
    },
    {
      "id": "DF-10.3",
      "tag": "doc",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "Each defender gets its own token."
    },
    {
      "id": "DF-10.4",
      "tag": "doc",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "*Capacity*: at most one regiment may be placed in a small location and at most two in an area location."
    },
    {
      "id": "DF-10.5",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "A long location has the capacity of an area, because the printed rules count walls and thoroughfares as broad areas; being underground does not change capacity."
    },
    {
      "id": "DF-10.6",
      "tag": "doc",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "Groups and individuals may be placed anywhere in any number."
    },
    {
      "id": "DF-10.7",
      "tag": "ruling",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "Capacity holds for the whole game, except where a rule expressly lifts it (DF-18.10, DF-24.6). The later \"no two regiments in one location\" speaks of the one-regiment case; read for areas it would undo a lawful placement on the first turn without saying which regiment moves."
    },
    {
      "id": "DF-10.8",
      "tag": "house",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "A regiment for which no location has room goes to the reserve with its name and descriptors and arrives with the reinforcements."
    },
    {
      "id": "DF-10.9",
      "tag": "doc",
      "note": false,
      "chapter": "10. Placing the defenders",
      "part": null,
      "text": "Natural features cannot be occupied by units."
    },
    {
      "id": "DF-11.1",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "All 52 cards are collected, including every card used for the city, and shuffled together."
    },
    {
      "id": "DF-11.2",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Twelve cards are dealt face down into a packet, the joker is added, and these 13 cards are shuffled."
    },
    {
      "id": "DF-11.3",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "The other 40 cards are put on top of the packet, so the joker is among the bottom 13 of 53 cards."
    },
    {
      "id": "DF-11.4",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Nobody sees the order of the deck."
    },
    {
      "id": "DF-11.5",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "In turns each player draws one card and makes it a threat, until there are as many threats as the city has defenders."
    },
    {
      "id": "DF-11.6",
      "tag": "ruling",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Counted are all finalised defenders, also one waiting in the reserve by DF-10.8; with 6 to 12 defenders these draws always come from the upper 40 cards, so the joker cannot appear here."
    },
    {
      "id": "DF-11.7",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "At this step the suit of the card has no effect; every card drawn becomes a threat."
    },
    {
      "id": "DF-11.8",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Classes of threats by face value: Ace to 5 rabble or horde; 6 to 10 military regiment; Jack, something that infiltrates or terrifies; Queen, something lethal; King, something massive and destructive."
    },
    {
      "id": "DF-11.9",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "The player who drew the card describes the threat and names it.",
      "mark": "ask"
    },
    {
      "id": "DF-11.10",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "A new threat is placed outside the city, at no particular location."
    },
    {
      "id": "DF-11.11",
      "tag": "doc",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Each threat has its own token."
    },
    {
      "id": "DF-11.12",
      "tag": "house",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "Cards that have become threats stay with the threat, cards that have become reinforcements with that defender; when the unit is destroyed its card goes to a face-up discard pile, which is never reshuffled."
    },
    {
      "id": "DF-11.13",
      "tag": "house",
      "note": false,
      "chapter": "11. The threat deck and the first threats",
      "part": null,
      "text": "The words of D7 are examples; own wording is allowed within the class.",
      "mark": "ask"
    },
    {
      "id": "DF-12.1",
      "tag": "doc",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "A turn has three steps in this order: Reflection, Threats act, Defenders act."
    },
    {
      "id": "DF-12.2",
      "tag": "ruling",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "Reflection is the first step of the turn. One sentence says that the scene is framed at the end of each turn; the numbered list, and the first reflection before any attack, say otherwise."
    },
    {
      "id": "DF-12.3",
      "tag": "doc",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "Each turn has one First Player."
    },
    {
      "id": "DF-12.4",
      "tag": "doc",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "From turn 2 on, each turn starts by passing the role of First Player to the next seat clockwise, before Reflection."
    },
    {
      "id": "DF-12.5",
      "tag": "doc",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "*Normal Order* is: the First Player first, then clockwise round the table."
    },
    {
      "id": "DF-12.6",
      "tag": "house",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "Where a procedure in Normal Order needs more decisions than there are seats, it goes on round the table. Each procedure begins with the First Player afresh."
    },
    {
      "id": "DF-12.7",
      "tag": "house",
      "note": false,
      "chapter": "12. Turns, First Player, Normal Order",
      "part": null,
      "text": "A seat without any legal choice in a procedure is passed over."
    },
    {
      "id": "DF-13.1",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "In the Reflection step the First Player frames one scene about the feelings of the city's inhabitants.",
      "mark": "ask"
    },
    {
      "id": "DF-13.2",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Framing states four things: which characters take part, where, when, and what is happening.",
      "mark": "ask"
    },
    {
      "id": "DF-13.3",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The game requires at least one named character, and place, time and situation each written or, where DF-29.3 allows, marked as said aloud, before the scene starts."
    },
    {
      "id": "DF-13.4",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The First Player then assigns the roles to players.",
      "mark": "judge"
    },
    {
      "id": "DF-13.5",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The First Player need not play a role."
    },
    {
      "id": "DF-13.6",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Every character of the scene is assigned to exactly one seat or marked \"not played\"; one seat may have several roles."
    },
    {
      "id": "DF-13.7",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Advice shown with the assignment: choose people who will enjoy the role or play it well.",
      "mark": "honour"
    },
    {
      "id": "DF-13.8",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The scene is played out, mostly as conversation: players speak for their characters and describe what they do and show.",
      "mark": "ask"
    },
    {
      "id": "DF-13.9",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Characters may be defenders of the city or people newly invented; a new one gets a name, a personality and something on their mind.",
      "mark": "ask"
    },
    {
      "id": "DF-13.10",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "New characters are kept on a roll of persons (name, personality, preoccupation, the unit they belong to if any) and can be cast again."
    },
    {
      "id": "DF-13.11",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Positions on the map do not restrict who meets in a scene, and everyone is back at their post afterwards: a scene moves no unit."
    },
    {
      "id": "DF-13.12",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "No dice or rules decide actions inside a scene; the players try to agree on the outcome that is most interesting, fun or plausible.",
      "mark": "judge"
    },
    {
      "id": "DF-13.13",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "If they cannot agree, the outcome is one that is bad for the characters concerned; a disputed brawl ends with everybody battered and no winner.",
      "mark": "judge"
    },
    {
      "id": "DF-13.14",
      "tag": "ruling",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "A scene never changes rule state: no wounds, morale, values, tokens or locations; the printed rules keep rules out of scenes altogether."
    },
    {
      "id": "DF-13.15",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Tactics and strategy may be discussed in this step, by framing councils between leaders, and in no later step of the turn."
    },
    {
      "id": "DF-13.16",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The seven scene suggestions of D16 are shown; those that name an event are highlighted when that event happened since the previous Reflection."
    },
    {
      "id": "DF-13.17",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "In the first Reflection of the game the first two suggestions (relationships; plans of the leaders) are highlighted."
    },
    {
      "id": "DF-13.18",
      "tag": "doc",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Advice shown with the scene: characters should reveal their thoughts and feelings generously.",
      "mark": "honour"
    },
    {
      "id": "DF-13.19",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "The First Player ends the scene; any other person may propose to end it, settled by DF-29.8."
    },
    {
      "id": "DF-13.20",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "Exactly one scene is framed per turn; a scene may be as short as its framing."
    },
    {
      "id": "DF-13.21",
      "tag": "house",
      "note": false,
      "chapter": "13. Reflection",
      "part": null,
      "text": "A bot as First Player (also one standing in, DF-30.9) frames a scene from the highlighted suggestions and gives one role to each person in Normal Order, further characters being not played; the scene ends as soon as any person says so."
    },
    {
      "id": "DF-14.1",
      "tag": "doc",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "During Threats act and Defenders act players may not discuss strategy or tactics.",
      "mark": "honour"
    },
    {
      "id": "DF-14.2",
      "tag": "doc",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "Each decision of these steps belongs to the one player whom the rules name, who decides without advice."
    },
    {
      "id": "DF-14.3",
      "tag": "doc",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "Trying to tell another player what to do counts as cheating; the game says so at the start of Threats act.",
      "mark": "honour"
    },
    {
      "id": "DF-14.4",
      "tag": "ruling",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "Judgements of the whole table that have nothing to do with tactics (entry points after a change, acceptability of a description) remain allowed, since the rules call for them in these steps."
    },
    {
      "id": "DF-14.5",
      "tag": "house",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "Conferring mode *locked* (default): during both steps free chat, private messages, pings and drawing outside a prompt are switched off; open stay the narration field of the player whose job it is, the reaction buttons (DF-19.4) and yes/no answers to proposals, without text. Mode *honour*: chat stays open under a banner, for tables that talk by voice."
    },
    {
      "id": "DF-14.6",
      "tag": "house",
      "note": false,
      "chapter": "14. No conferring",
      "part": null,
      "text": "Only the named player may submit a decision; other persons at the same screen are on their honour."
    },
    {
      "id": "DF-15.1",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "In this step the First Player draws the top card of the threat deck and it takes effect; one card per turn."
    },
    {
      "id": "DF-15.2",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Heart: the card goes to the reserve, as reinforcements on their way."
    },
    {
      "id": "DF-15.3",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Diamond: a special event occurs (section 16)."
    },
    {
      "id": "DF-15.4",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Spade: the card becomes a new threat, described, named and placed outside exactly as at threat creation."
    },
    {
      "id": "DF-15.5",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Club: some of the threats attack (section 17)."
    },
    {
      "id": "DF-15.6",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Joker: the reinforcements arrive and all threats attack (DF-17.6, DF-18.8)."
    },
    {
      "id": "DF-15.7",
      "tag": "doc",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "The First Player, who drew the spade, describes and names the new threat.",
      "mark": "ask"
    },
    {
      "id": "DF-15.8",
      "tag": "house",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "Clubs, diamonds and the joker go to the discard pile when resolved. The reserve lies face up."
    },
    {
      "id": "DF-15.9",
      "tag": "ruling",
      "note": false,
      "chapter": "15. Threats act: the card",
      "part": null,
      "text": "There is only one joker, so hearts drawn after it stay in the reserve and never arrive."
    },
    {
      "id": "DF-16.1",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Ace, 2 or 3, *intelligence*: it changes the next attack that is triggered, as follows."
    },
    {
      "id": "DF-16.2",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "With intelligence the target of the first attacking threat is not rolled; the most powerful of the attacking threats is taken first and its target is chosen by DF-16.3 to DF-16.5."
    },
    {
      "id": "DF-16.3",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "If there are locations whose strongest defender has a lower card value than that threat, the target is the one among them whose strongest defender has the highest card value."
    },
    {
      "id": "DF-16.4",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "If there are none, the target is the location with the weakest \"strongest defender\", by card value."
    },
    {
      "id": "DF-16.5",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Eligible locations are the current entry points, because the choice replaces a roll for an entry point."
    },
    {
      "id": "DF-16.6",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "A location without defenders counts as having a strongest defender of value -1: it is weaker than any threat, but any defended location that is also weaker is preferred to it."
    },
    {
      "id": "DF-16.7",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "\"Strongest defender\" considers all defenders at the location, individuals included, by current card value; ties between locations are broken by the order of DF-3.10 between those defenders (highest wanted in DF-16.3, lowest in DF-16.4)."
    },
    {
      "id": "DF-16.8",
      "tag": "house",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Between several undefended locations the First Player chooses."
    },
    {
      "id": "DF-16.9",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "The remaining attacking threats are placed by the ordinary rolls."
    },
    {
      "id": "DF-16.10",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Intelligence does not accumulate: a second one before the next attack adds nothing, since both name the same next attack."
    },
    {
      "id": "DF-16.11",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Any attack uses it up: club, surprise attack or joker. A club whose roll sends no threat triggers no attack and leaves it in force."
    },
    {
      "id": "DF-16.12",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "4, 5 or 6, *sabotage*: the city takes 1 point of morale damage."
    },
    {
      "id": "DF-16.13",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "7 to 10, *surprise attack*: an attack as for a club, but without the roll of DF-17.1: the attackers are all threats whose face value equals the card drawn."
    },
    {
      "id": "DF-16.14",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "If there is no such threat, the attackers are all threats of the nearest face value that is present."
    },
    {
      "id": "DF-16.15",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "If one value below and one above are equally near, the First Player chooses which of the two values attacks; the printed rules say \"choose\"."
    },
    {
      "id": "DF-16.16",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "In a surprise attack the movement of individual defenders (DF-18.1) is left out."
    },
    {
      "id": "DF-16.17",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Jack, Queen or King of diamonds, *activation*: one Face Card threat, chosen at random, is activated."
    },
    {
      "id": "DF-16.18",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "It is chosen among all Face Card threats in play, outside or inside the city, with equal chances, and acts according to its OWN rank; the rank of the diamond does not matter, since the printed rules speak of \"a random\" one."
    },
    {
      "id": "DF-16.19",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Without a Face Card threat in play nothing happens."
    },
    {
      "id": "DF-16.20",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "An activated Jack: the First Player describes how it infiltrates and causes chaos; the city takes 2 points of morale damage.",
      "mark": "ask"
    },
    {
      "id": "DF-16.21",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "An activated Queen targets one Face Card defender chosen at random; a die is rolled for each; if the threat's roll is equal or higher the defender is eliminated, if the defender's roll is higher the threat is driven off."
    },
    {
      "id": "DF-16.22",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Both dice are d6, the die of every other contest in the printed rules."
    },
    {
      "id": "DF-16.23",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "A threat driven off this way is not harmed and stays where it was; the printed rules add \"for now\"."
    },
    {
      "id": "DF-16.24",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Without a Face Card defender in the city the Queen's activation has no effect; units in the reserve are not in the city."
    },
    {
      "id": "DF-16.25",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "The attempt and the defence are described.",
      "mark": "ask"
    },
    {
      "id": "DF-16.26",
      "tag": "house",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "The First Player describes the Queen's attempt, the next seat clockwise the defence; this description cannot be rejected (DF-19.6 is for battles)."
    },
    {
      "id": "DF-16.27",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "An eliminated defender need not be dead in the story: it may be captured, banished and so on.",
      "mark": "ask"
    },
    {
      "id": "DF-16.28",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "An activated King destroys one location chosen at random."
    },
    {
      "id": "DF-16.29",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "It is chosen with equal chances among the enterable locations: a ruin cannot be destroyed again and the blow is aimed at the city, not at the enemy's own troops. If there is none, nothing happens."
    },
    {
      "id": "DF-16.30",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Defenders in the destroyed location are wounded (one wound each) and must move to another location by the usual rules."
    },
    {
      "id": "DF-16.31",
      "tag": "ruling",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "\"The usual rules\" are the displacement rules of section 25, with bumping; the rule that such regiments die if they cannot flee is stated for lost battles only."
    },
    {
      "id": "DF-16.32",
      "tag": "house",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "Order: location becomes ruined, morale damage if due (DF-22.4), wounds, displacement, entry points anew (DF-9.13), drawing of the ruin."
    },
    {
      "id": "DF-16.33",
      "tag": "doc",
      "note": false,
      "chapter": "16. Special events (diamonds)",
      "part": null,
      "text": "The destruction is described, and the map edited (DF-7.20).",
      "mark": "ask"
    },
    {
      "id": "DF-17.1",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "On a club the First Player rolls a d6. 1 or 2: all threats attack whose face value is below the club's; 3 or 4: all whose face value equals it; 5 or 6: all whose face value is above it."
    },
    {
      "id": "DF-17.2",
      "tag": "ruling",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "If no threat matches, there is no attack this turn: no movement of individuals, no battle. The \"closest\" rule is given for surprise attacks only."
    },
    {
      "id": "DF-17.3",
      "tag": "ruling",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "Threats in enemy-held locations attack like those outside; the condition is face value alone."
    },
    {
      "id": "DF-17.4",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "The target of the first attacking threat is a random entry point, rolled by the First Player (DF-9.6)."
    },
    {
      "id": "DF-17.5",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "For each further threat a d6 is rolled: on 4 to 6 it joins the threat placed before it; on 1 to 3 a new entry point is rolled, which may turn out to be the same one."
    },
    {
      "id": "DF-17.6",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "On the joker all threats attack, placed by the same rolls."
    },
    {
      "id": "DF-17.7",
      "tag": "house",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "Attackers are placed in descending order of value (DF-3.10), the order that intelligence implies for its first threat."
    },
    {
      "id": "DF-17.8",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "With a single entry point no roll is needed: all attackers go there."
    },
    {
      "id": "DF-17.9",
      "tag": "doc",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "The locations that have attackers assigned are under attack; each is fought over separately, all attackers of one location together."
    },
    {
      "id": "DF-17.10",
      "tag": "house",
      "note": false,
      "chapter": "17. The attack: who attacks, and where",
      "part": null,
      "text": "Each attacking threat remembers where it was (outside, or the enemy-held location) until its battle is resolved."
    },
    {
      "id": "DF-18.1",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "When all attackers have been placed, each player in Normal Order may move one individual defender from its location to a connected one."
    },
    {
      "id": "DF-18.2",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "Groups and regiments cannot be moved here; Kings can, since they count as individuals."
    },
    {
      "id": "DF-18.3",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "The move is optional."
    },
    {
      "id": "DF-18.4",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "The move is one step, for mobile individuals too; the double move is given for Defenders act only."
    },
    {
      "id": "DF-18.5",
      "tag": "house",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "The same individual cannot be moved by two players in the same step."
    },
    {
      "id": "DF-18.6",
      "tag": "house",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "The destination must be enterable; it may be under attack, and individuals may leave a location under attack."
    },
    {
      "id": "DF-18.7",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "This movement happens for clubs and for the joker, not for surprise attacks."
    },
    {
      "id": "DF-18.8",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "On the joker, after the individuals have moved, every card of the reserve becomes a reinforcement unit: the players in Normal Order assign one each, going round, until all are assigned."
    },
    {
      "id": "DF-18.9",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "A reinforcement must be assigned to a location under attack, defended or not; the printed rules have them join the battle. There always is one: a game with no threat left has ended, and on the joker every threat attacks."
    },
    {
      "id": "DF-18.10",
      "tag": "doc",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "Reinforcement regiments may be assigned to locations that already contain regiments; neither capacity nor the limit of three applies to this assignment."
    },
    {
      "id": "DF-18.11",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "A reinforcement is a defender of the class of its face value, with that value, no wounds, subject to the city's morale damage; its suit gives no descriptor."
    },
    {
      "id": "DF-18.12",
      "tag": "house",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "The assigning player names it, describes it and, for Ace to 5, states its trade (DF-5.16); engineers and healers can thus arrive.",
      "mark": "ask"
    },
    {
      "id": "DF-18.13",
      "tag": "ruling",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "Assigning is compulsory; a player may choose which unit and where, but not decline."
    },
    {
      "id": "DF-18.14",
      "tag": "house",
      "note": false,
      "chapter": "18. Before the battles: individuals move, reinforcements arrive",
      "part": null,
      "text": "A defender that waited in the reserve (DF-10.8, DF-21.11) arrives as the unit it was, with its descriptors and wounds."
    },
    {
      "id": "DF-19.1",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "The First Player chooses a location under attack; its battle is resolved completely, then the next is chosen, until all are resolved."
    },
    {
      "id": "DF-19.2",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "First the First Player describes how the threats attack.",
      "mark": "ask"
    },
    {
      "id": "DF-19.3",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Advice shown: put heart and soul into it, vicious and bloody, nothing held back.",
      "mark": "honour"
    },
    {
      "id": "DF-19.4",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Other players should groan, say \"weak sauce\" or throw popcorn at a lame description; the game offers these as reactions. They have no rule effect.",
      "mark": "honour"
    },
    {
      "id": "DF-19.5",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Then the seat to the left of the First Player tells how the location is defended.",
      "mark": "ask"
    },
    {
      "id": "DF-19.6",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "If no description that makes sense is found, all defenders there lose and are destroyed without a roll.",
      "mark": "judge"
    },
    {
      "id": "DF-19.7",
      "tag": "house",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "How that is decided: the describing player may concede; otherwise each other person may challenge once, the describer may then rewrite once, and the other persons vote in secret and at the same time. The description fails only with more than half of those votes; no challenge means accepted.",
      "mark": "judge"
    },
    {
      "id": "DF-19.8",
      "tag": "house",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "A person alone at the table judges their own description; bots neither challenge nor vote (DF-29.9). With no other person to ask, the description is accepted unless its author concedes."
    },
    {
      "id": "DF-19.9",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "After such a failure the threats hold the location as after a won battle (DF-21.12 to DF-21.14); no Jack can save anybody, since there is no battle."
    },
    {
      "id": "DF-19.10",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "A location without defenders when its turn comes is taken without descriptions of defence and without rolls: DF-21.12 to DF-21.14 apply."
    },
    {
      "id": "DF-19.11",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Otherwise the defenders' total is worked out: the sum of the card values of all group and regiment defenders there."
    },
    {
      "id": "DF-19.12",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Individuals add no card value to the total."
    },
    {
      "id": "DF-19.13",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "+1 for each defender there that is tough, numerous, big, strong, violent or bloodthirsty."
    },
    {
      "id": "DF-19.14",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Modifiers add up even within one defender or location: a defender both tough and big gives +2."
    },
    {
      "id": "DF-19.15",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "The words of individuals count too; the printed rules say each defender."
    },
    {
      "id": "DF-19.16",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "+1 if the location is a military building, +1 if it is well-constructed, +1 if it is underground, adding up to +3."
    },
    {
      "id": "DF-19.17",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "If a Queen defender is present a d6 is rolled and added."
    },
    {
      "id": "DF-19.18",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Each Queen defender present rolls her own d6; individuals add no value, so a second Queen would otherwise count for nothing, and modifiers are cumulative."
    },
    {
      "id": "DF-19.19",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Finally a d6 is rolled and added to the defenders' total."
    },
    {
      "id": "DF-19.20",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "The threats' total: the sum of the card values of all rabble, horde and regiment threats there."
    },
    {
      "id": "DF-19.21",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "A Face Card threat there adds a d6, but a Jack threat adds none if a Jack defender is at the location, and a King threat none if a King defender is."
    },
    {
      "id": "DF-19.22",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Each Face Card threat that is not cancelled rolls its own d6; the printed rules speak of rolling \"for\" Jack or King threats. One Jack defender cancels all Jack threats there, one King defender all King threats; Queen threats are never cancelled."
    },
    {
      "id": "DF-19.23",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Face Card threats add no card value to the total."
    },
    {
      "id": "DF-19.24",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Finally a d6 is rolled and added to the threats' total."
    },
    {
      "id": "DF-19.25",
      "tag": "doc",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "The defenders with the higher total repulse the attack (section 20); the threats with the higher total defeat the defenders (section 21)."
    },
    {
      "id": "DF-19.26",
      "tag": "house",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "With equal totals neither side has the higher one and neither outcome applies: nobody is destroyed or wounded, the threats go back where they were, the defenders stay, and excess regiments are moved as in DF-20.8."
    },
    {
      "id": "DF-19.27",
      "tag": "ruling",
      "note": false,
      "chapter": "19. Battle: descriptions and strength",
      "part": null,
      "text": "Words count as they stand on the record; wounds and morale never switch off a word's modifier."
    },
    {
      "id": "DF-20.1",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "In Normal Order and going round, each player selects one defender present that has not yet destroyed a threat in this battle, and one threat of this battle whose card value is equal to or lower than that defender's, and that threat is destroyed."
    },
    {
      "id": "DF-20.2",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "Every class of defender can be selected, Jacks and Kings included."
    },
    {
      "id": "DF-20.3",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "Each defender destroys at most one threat."
    },
    {
      "id": "DF-20.4",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "The choosing stops when every defender there has had its kill, or when each threat left is higher in card value than each defender that has not had one."
    },
    {
      "id": "DF-20.5",
      "tag": "ruling",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "A player who has a legal pair must take one; the printed rules stop only at DF-20.4. Which pair is free choice, even a wasteful one."
    },
    {
      "id": "DF-20.6",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "The player who chose describes how the threat is vanquished.",
      "mark": "ask"
    },
    {
      "id": "DF-20.7",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "Remaining threats return to where they were before the attack; the defenders stay at the location."
    },
    {
      "id": "DF-20.8",
      "tag": "doc",
      "note": false,
      "chapter": "20. The defenders win",
      "part": null,
      "text": "If reinforcements have brought more regiments into the location than it can hold, the excess is moved to nearby locations exactly as in Defenders act (section 25)."
    },
    {
      "id": "DF-21.1",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "First every King defender there is destroyed."
    },
    {
      "id": "DF-21.2",
      "tag": "ruling",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Then each Jack defender there may choose one other defender there, which cannot be destroyed in this battle (it is *immune*); the player says how the Jack leads it to safety. The printed rules' \"they may choose one\" is read as one for each Jack, since they go on to speak of the Jack in the singular.",
      "mark": "ask"
    },
    {
      "id": "DF-21.3",
      "tag": "house",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "The players decide for the Jacks in Normal Order, one player per Jack, highest Jack first."
    },
    {
      "id": "DF-21.4",
      "tag": "ruling",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "A Jack cannot protect itself; two Jacks may protect each other; a King cannot be protected, being already destroyed."
    },
    {
      "id": "DF-21.5",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Then, in Normal Order and going round, each player selects one threat present that has not yet destroyed a defender in this battle, and one defender there whose card value is equal to or lower than the threat's, and that defender is destroyed."
    },
    {
      "id": "DF-21.6",
      "tag": "ruling",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "This goes on, as in DF-20.3 to DF-20.5, until every threat has destroyed a defender or no legal pair is left; immune defenders cannot be chosen. The printed rules give the stopping rule for the mirror case only."
    },
    {
      "id": "DF-21.7",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "The player who chose describes how the defender goes down and its last heroics.",
      "mark": "ask"
    },
    {
      "id": "DF-21.8",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "All remaining defenders there, immune ones included, receive one wound each and flee to connected locations."
    },
    {
      "id": "DF-21.9",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "A regiment can flee only to a connected location that has room; one that cannot flee is destroyed."
    },
    {
      "id": "DF-21.10",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "If several regiments could only flee to the same place, only as many survive as it has room for, one where capacity is one."
    },
    {
      "id": "DF-21.11",
      "tag": "ruling",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "An immune defender is never destroyed in this battle: if it cannot flee it is displaced by section 25, and if that is impossible it goes to the reserve. Otherwise the immunity would be broken by the next sentence."
    },
    {
      "id": "DF-21.12",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "The threats stay at the location, which is now enemy-held."
    },
    {
      "id": "DF-21.13",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Morale damage for the loss of the location is taken if due (DF-22.4)."
    },
    {
      "id": "DF-21.14",
      "tag": "doc",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "The entry points are worked out anew."
    },
    {
      "id": "DF-21.15",
      "tag": "house",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Flight is carried out in Normal Order, one unit per player going round: the player picks a unit that has a legal destination and moves it there; when no remaining unit has one, immune ones are treated by DF-21.11, again one per player, and the others left are destroyed."
    },
    {
      "id": "DF-21.16",
      "tag": "house",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Groups and individuals can flee to any connected enterable location; with none they are destroyed."
    },
    {
      "id": "DF-21.17",
      "tag": "house",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Flight, displacement and the clearing of excess into a location under attack whose battle is still to come are allowed; the units take part in that battle."
    },
    {
      "id": "DF-21.18",
      "tag": "house",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "There is no bumping in flight; only DF-21.11 uses it."
    },
    {
      "id": "DF-21.19",
      "tag": "ruling",
      "note": false,
      "chapter": "21. The threats win",
      "part": null,
      "text": "Order of a defeat: Kings (DF-21.1), Jacks (DF-21.2), choices (DF-21.5), wounds and flight (DF-21.8), and only then the location is enemy-held with its morale damage and new entry points (DF-21.12 to DF-21.14), because the printed rules call it occupied last; so the loss of a famous place does not weaken its defenders before the choices, the death of a famous King does."
    },
    {
      "id": "DF-22.1",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Each wound lowers the card value of the wounded unit by 1; wounds accumulate."
    },
    {
      "id": "DF-22.2",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Each point of morale damage lowers the card value of ALL defenders in the city by 1, groups, regiments and individuals alike; points accumulate with each other and with wounds."
    },
    {
      "id": "DF-22.3",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Morale damage is one counter of the city. Units arriving later are lowered by it as well, since they are then units in the city."
    },
    {
      "id": "DF-22.4",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "The city takes 1 point of morale damage when a location is destroyed or occupied that is newly-built, attractive, high-status, famous, important, highly-visible, of good reputation, popular, loved, symbol of hope, thriving, busy, central, hub or vital."
    },
    {
      "id": "DF-22.5",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Repairing or recapturing that location takes the point back."
    },
    {
      "id": "DF-22.6",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "One point per location and loss, however many of the words it has; while that point has not been taken back a further loss of the same location (ruined or occupied again before anybody re-entered it) costs nothing. The printed rules say \"a point\" and reverse \"the effect\" once."
    },
    {
      "id": "DF-22.7",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "The city takes 1 point of morale damage when a defender is killed that is young, attractive, high-status, famous, important, of good reputation, socially connected, popular, loved, symbol of hope, charismatic, tough, numerous, big, strong, violent or bloodthirsty."
    },
    {
      "id": "DF-22.8",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Not on that list, hence without effect on death: mobile, feared, hated, corrupt and all Spades words of defenders."
    },
    {
      "id": "DF-22.9",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "One point per unit killed, however many of the words it has."
    },
    {
      "id": "DF-22.10",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Morale damage counts at once, also between two choices of the same battle: a unit killed now lowers the others before the next pair is chosen. The printed rules say \"any time\"."
    },
    {
      "id": "DF-22.11",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "The counter never falls below 0; a reduction at 0 is lost."
    },
    {
      "id": "DF-22.12",
      "tag": "ruling",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Elimination by an activated Queen, failed flight, a King caught in defeat and a rejected description all count as being killed."
    },
    {
      "id": "DF-22.13",
      "tag": "doc",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "Sabotage gives 1 point, an activated Jack threat 2 (DF-16.12, DF-16.20)."
    },
    {
      "id": "DF-22.14",
      "tag": "house",
      "note": false,
      "chapter": "22. Wounds and morale",
      "part": null,
      "text": "A unit sent to the reserve (DF-21.11) keeps its wounds and is not killed."
    },
    {
      "id": "DF-23.1",
      "tag": "doc",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "Units cannot enter a ruined location until it is repaired."
    },
    {
      "id": "DF-23.2",
      "tag": "house",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "Defenders cannot enter an enemy-held location: the printed rules have no rule for an attack by the defenders, their only blow at a distance being the King's (DF-26.7)."
    },
    {
      "id": "DF-23.3",
      "tag": "house",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "A location ceases to be enemy-held when no threat is based there any more: its threats were destroyed, or won a battle elsewhere and stayed there. If that happens during an attack it counts from the end of the attack (DF-1.8)."
    },
    {
      "id": "DF-23.4",
      "tag": "house",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "It is *recaptured* when a defender next enters it; only then is its point of morale damage taken back (DF-22.5). If threats take it again first, no second point is taken."
    },
    {
      "id": "DF-23.5",
      "tag": "house",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "A repaired location is standing at once and its point of morale damage is taken back at once."
    },
    {
      "id": "DF-23.6",
      "tag": "house",
      "note": false,
      "chapter": "23. Lost, recaptured and repaired locations",
      "part": null,
      "text": "Threats that returned to an enemy-held location after a repulse hold it as before."
    },
    {
      "id": "DF-24.1",
      "tag": "doc",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "In Normal Order each player may move one defender of any class from its location to a connected one, or decline."
    },
    {
      "id": "DF-24.2",
      "tag": "doc",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "A mobile defender may be moved twice."
    },
    {
      "id": "DF-24.3",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "That means one or two steps in the same player's move."
    },
    {
      "id": "DF-24.4",
      "tag": "house",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "A defender moved by one player cannot be moved by another in the same step."
    },
    {
      "id": "DF-24.5",
      "tag": "house",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "Every location entered must be enterable."
    },
    {
      "id": "DF-24.6",
      "tag": "doc",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "A regiment may be moved into a location that already contains a regiment, breaking capacity for the moment."
    },
    {
      "id": "DF-24.7",
      "tag": "doc",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "No move may put three regiments into one location."
    },
    {
      "id": "DF-24.8",
      "tag": "ruling",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "DF-24.7 holds at every step of a mobile regiment, so it cannot pass through a location with two regiments."
    },
    {
      "id": "DF-24.9",
      "tag": "doc",
      "note": false,
      "chapter": "24. Defenders act: movement",
      "part": null,
      "text": "When every player has moved or declined, additional moves must be made until no location exceeds its limit (section 25; DF-25.14 where that is impossible)."
    },
    {
      "id": "DF-25.1",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "This section serves four cases: excess at the end of the moves (DF-24.9), excess after reinforcements (DF-20.8, DF-19.26), defenders of a destroyed location (DF-16.31), immune regiments without escape (DF-21.11)."
    },
    {
      "id": "DF-25.2",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "Excess are the regiments above capacity. Groups and individuals are never excess."
    },
    {
      "id": "DF-25.3",
      "tag": "doc",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "The one that has to leave is the original occupant, not the regiment that was moved in this turn."
    },
    {
      "id": "DF-25.4",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "If all regiments there arrived this turn, the one that arrived earliest leaves; with several originals the choosing player picks. After reinforcements likewise: originals first, then in order of arrival, until capacity is met."
    },
    {
      "id": "DF-25.5",
      "tag": "doc",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "The leaving regiment moves to a connected location that has room, if there is one."
    },
    {
      "id": "DF-25.6",
      "tag": "doc",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "If there is none, find the nearest location that has room, counted in moves; along the shortest path to it each regiment bumps the next one on by one location, and the last one ends in the location that had room."
    },
    {
      "id": "DF-25.7",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "Paths run over connections through enterable locations only; the location that is being left need not be enterable (a ruin, a location just lost)."
    },
    {
      "id": "DF-25.8",
      "tag": "house",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "The choosing player picks between several connected locations with room, between equally near locations and equally short paths, and, where a location on the path holds two regiments, which of the two is bumped."
    },
    {
      "id": "DF-25.9",
      "tag": "house",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "The choosing players are taken in Normal Order, one displaced unit each, going round; the player also picks which pending unit comes next, among those that have a legal place."
    },
    {
      "id": "DF-25.10",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "A chain is a single event: it uses up nobody's move, needs no mobility, and limits are checked only after it."
    },
    {
      "id": "DF-25.11",
      "tag": "ruling",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "The location which the mover came from can be the one with room; the printed rules ask only that it be unoccupied and connected."
    },
    {
      "id": "DF-25.12",
      "tag": "house",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "Displaced groups and individuals move to any connected enterable location of the choosing player's choice."
    },
    {
      "id": "DF-25.13",
      "tag": "house",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "When no pending defender of a destroyed location has a legal place any more, those left are destroyed."
    },
    {
      "id": "DF-25.14",
      "tag": "house",
      "note": false,
      "chapter": "25. Excess and displacement: bumping chains",
      "part": null,
      "text": "Excess that finds no room within reach stays above the limit, and the section is applied again at the end of each Defenders act. Moves alone cannot cause this, since the regiments moved within one connected part that had held them all; reinforcements can."
    },
    {
      "id": "DF-26.1",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "After the moves and the clearing of excess, the First Player chooses one defender to activate; its ability, if it has one, is applied."
    },
    {
      "id": "DF-26.2",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "The First Player may choose a defender without an ability or none at all, with no effect."
    },
    {
      "id": "DF-26.3",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Engineers: choose a ruined location and roll a d6; on 4 or more it is repaired and can be entered again."
    },
    {
      "id": "DF-26.4",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Healers: one d6 per wounded defender in the city; on 4 or more that defender loses one wound, and only one, however many it has."
    },
    {
      "id": "DF-26.5",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Jacks: roll a d6; on 4 or more the city's morale damage falls by 1."
    },
    {
      "id": "DF-26.6",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Abilities have no range: engineers and healers serve the whole city from anywhere, since the printed rules set no distance and a ruin cannot be entered. The healers themselves are healed too if wounded."
    },
    {
      "id": "DF-26.7",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Kings: choose a threat; a d6 is rolled for the King and one for the threat; a tie or better for the King destroys the threat."
    },
    {
      "id": "DF-26.8",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Any threat in play may be chosen, outside the city or in an enemy-held location; wounds, morale and card values do not modify the rolls."
    },
    {
      "id": "DF-26.9",
      "tag": "doc",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "Queens, regiments and other groups have no ability, except a trade kept by DF-6.10."
    },
    {
      "id": "DF-26.10",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "One defender is activated per turn, by the First Player alone; it may be one that moved this turn."
    },
    {
      "id": "DF-26.11",
      "tag": "ruling",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "If the defender has both a class ability and a trade, or both trades, the First Player chooses which one is applied."
    },
    {
      "id": "DF-26.12",
      "tag": "house",
      "note": false,
      "chapter": "26. Activation: special abilities",
      "part": null,
      "text": "The First Player says in a line what the activated unit does.",
      "mark": "ask"
    },
    {
      "id": "DF-27.1",
      "tag": "doc",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "If no living defender is left in the city the enemy wins; units in the reserve do not count."
    },
    {
      "id": "DF-27.2",
      "tag": "doc",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "If all threats are destroyed the defenders win."
    },
    {
      "id": "DF-27.3",
      "tag": "doc",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "If the threat deck runs out of cards the defenders win."
    },
    {
      "id": "DF-27.4",
      "tag": "ruling",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "DF-27.1 and DF-27.2 are checked after every single destruction, and DF-27.1 also when a defender goes from the city to the reserve (DF-21.11); they end the game at once, even inside a battle."
    },
    {
      "id": "DF-27.5",
      "tag": "ruling",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "DF-27.3 is checked at the end of Threats act: the last card is resolved first, and if its attack kills the last defender the enemy has won."
    },
    {
      "id": "DF-27.6",
      "tag": "house",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "Losing every location is not by itself an end; the defenders' lack of places to flee to will bring DF-27.1 about."
    },
    {
      "id": "DF-27.7",
      "tag": "doc",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "When the game has ended each player narrates one epilogue scene about the aftermath of the siege.",
      "mark": "ask"
    },
    {
      "id": "DF-27.8",
      "tag": "house",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "Epilogues are told in Normal Order of the last turn."
    },
    {
      "id": "DF-27.9",
      "tag": "house",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "A person who holds several seats gives one epilogue, when the first of their seats comes; bots give a generated one or none."
    },
    {
      "id": "DF-27.10",
      "tag": "ruling",
      "note": false,
      "chapter": "27. End of the game and epilogues",
      "part": null,
      "text": "There is no score; the game shows the outcome, the survivors, the fallen, lost locations and morale damage as a summary without points."
    },
    {
      "id": "DF-28.1",
      "tag": "ruling",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "Everything is open to all players except the order of the draw pile in city creation and of the threat deck, and votes until all are in (DF-19.7); there is no private information."
    },
    {
      "id": "DF-28.2",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "The number of cards left in the threat deck is shown, and whether the joker is still in it."
    },
    {
      "id": "DF-28.3",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "The game must not reveal, in any client or log, cards not yet drawn or dice not yet rolled."
    },
    {
      "id": "DF-28.4",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "\"At random\" means equal chances for all eligible items; the game shows it as a roll of a die with as many faces as items."
    },
    {
      "id": "DF-28.5",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "All shuffles and rolls come from one seeded source, so that a game can be replayed from seed and decisions; no client learns the seed before the game has ended."
    },
    {
      "id": "DF-28.6",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "A decision may be taken back until the next card is drawn, die rolled or other player's decision made; not later. Narration can be edited by its author at any time; the log keeps the first version."
    },
    {
      "id": "DF-28.7",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "Names, descriptions, scenes, battles, epilogues and map states are kept as a chronicle that can be exported as text with pictures."
    },
    {
      "id": "DF-28.8",
      "tag": "house",
      "note": false,
      "chapter": "28. Information, chance, record",
      "part": null,
      "text": "Dice for the enemy are thrown in the First Player's name, dice for a defence in the describing player's name, others in the name of whoever made the decision; this has no effect."
    },
    {
      "id": "DF-29.1",
      "tag": "doc",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "The describing, naming, drawing and playing of roles is part of the game; the game asks for it at every point marked {ask} and goes on only when it has been given."
    },
    {
      "id": "DF-29.2",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "Content is never judged by the game, except for length limits; only DF-19.6 gives a description rule effect, through people."
    },
    {
      "id": "DF-29.3",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "Narration mode *written*: each {ask} text needs at least one visible character. Mode *spoken*: a \"said aloud\" button suffices. Mode *mixed* (default): either."
    },
    {
      "id": "DF-29.4",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "Names are always written."
    },
    {
      "id": "DF-29.5",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "No timer ever decides a rule question; an absent person is handled by DF-30.8 to DF-30.11."
    },
    {
      "id": "DF-29.6",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "Any person may pause the game or ask that a subject be left out, without giving a reason; the author then rewrites the text, which is hidden until then. The pause ends when the person who asked for it says so or is away (DF-30.8). No rule effect."
    },
    {
      "id": "DF-29.7",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "The judgement points, with their defaults, are listed in D14; at every other point the game decides alone."
    },
    {
      "id": "DF-29.8",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "*Table agreement*: the proposer counts as agreeing; the other persons (DF-30.10) answer yes or no. If all agree it passes. If not, the proposer may amend it once; then the majority of persons decides; with equal votes the First Player (before turn 1 the start seat's holder) decides; if that seat is a bot the default stands. Where no default is stated, the default is that nothing changes.",
      "mark": "judge"
    },
    {
      "id": "DF-29.9",
      "tag": "house",
      "note": false,
      "chapter": "29. Human parts and table agreement",
      "part": null,
      "text": "A person has one vote, however many seats they hold; bots have none."
    },
    {
      "id": "DF-30.1",
      "tag": "ruling",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "With one seat that seat is always First Player and also \"the player to the left\"."
    },
    {
      "id": "DF-30.2",
      "tag": "ruling",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "With two seats the player to the left is the other one."
    },
    {
      "id": "DF-30.3",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "In a solo game table agreement and votes are the person's own decision; DF-14.1 has no addressee."
    },
    {
      "id": "DF-30.4",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "A bot makes every decision of its seat, draws template shapes, gives generated names and texts from the word lists, makes no proposals and no challenges, and passes in the steps of DF-7.7 and DF-8.16."
    },
    {
      "id": "DF-30.5",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "A seat can be handed to another person or to a bot at any time, by its holder, or by the host if its holder is away; owned stacks, locations and pending decisions go with the seat."
    },
    {
      "id": "DF-30.6",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "When no person is left, or all are away, the game is suspended, not ended; it goes on with the first who returns."
    },
    {
      "id": "DF-30.7",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "Onlookers see all open information, may use reactions, and have no vote."
    },
    {
      "id": "DF-30.8",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "A person is *away* who says so, or whom another person marks as away because a question to them has stayed open longer than the table's pace allows (5 minutes where none is set)."
    },
    {
      "id": "DF-30.9",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "A bot stands in for the seats of an away person, beginning with the open question, drawing included; on return the person takes them back from the next question on."
    },
    {
      "id": "DF-30.10",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "In rules on votes, challenges, readiness, agreement and epilogues \"person\" means one who holds a seat and is not away. A question to several persons closes when all of them have answered; whoever goes away is taken out of the count, and with nobody left to ask the default stands."
    },
    {
      "id": "DF-30.11",
      "tag": "house",
      "note": false,
      "chapter": "30. Solo play, few players, bots, absence",
      "part": null,
      "text": "No step ever waits for a person who is away, and none needs more than one seat: every decision has a seat or a bot to make it, and a default or a legal choice."
    },
    {
      "id": "DF-31.1",
      "tag": "house",
      "note": false,
      "chapter": "31. Clients and languages",
      "part": null,
      "text": "English and Polish are complete: every term, word list, setting, prompt, event and error message exists in both; each person chooses their own language and the same game can be played in both at once."
    },
    {
      "id": "DF-31.2",
      "tag": "house",
      "note": false,
      "chapter": "31. Clients and languages",
      "part": null,
      "text": "List words are stored as ids and shown in the reader's language; people's own texts are shown as written."
    },
    {
      "id": "DF-31.3",
      "tag": "house",
      "note": false,
      "chapter": "31. Clients and languages",
      "part": null,
      "text": "In the terminal the map is a grid of 100 by 35 cells, each 10 by 20 map units; a drawn line of characters becomes strokes, so that DF-7.3 can be met, and the graph can be read and edited as lists of locations and connections."
    },
    {
      "id": "DF-31.4",
      "tag": "house",
      "note": false,
      "chapter": "31. Clients and languages",
      "part": null,
      "text": "In the browser a location's footprint and strokes can be made with mouse, finger or pen, and by keyboard with shapes placed on a grid."
    },
    {
      "id": "DF-31.5",
      "tag": "house",
      "note": false,
      "chapter": "31. Clients and languages",
      "part": null,
      "text": "A player who cannot or does not want to draw may let another person hold the pen; the owner still decides the place and confirms."
    }
  ]
};
