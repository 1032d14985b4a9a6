// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '@guildhall/kernel/rulebook';

export const rulebook = parseRulebook(
  `# Wolsung: Steam Pulp Fantasy
## 1. Scope, seats and modes
- **WS-1.1** [doc] There are exactly three conflict types: combat, chase and discussion.
- **WS-1.2** [doc] A GM takes part: the GM deals the initiative cards.
- **WS-1.3** [house] A table holds one session; a session is a sequence of scenes; a scene is either free play (tests only) or exactly one conflict.
- **WS-1.4** [house] A seat is Player, GM or Spectator; a Player seat controls one hero (table option: up to two).
- **WS-1.5** [house] A table has 1 to 6 heroes.
- **WS-1.6** [house] Modes: *Hosted* (human GM runs the opposition), *Director* (the game runs it: solo or cooperative), *Duel* (human sides against each other, no GM hand; the game only deals and referees).
- **WS-1.7** [house] Any Player seat may be taken by a bot, and a bot may be replaced by a person at any decision point.
- **WS-1.8** [public] The GM may award a token or a card to any player at any time outside an open test.
- **WS-1.9** [house] The human GM also decides: the skill and TN of tests outside conflicts, whether a description fits, whether a Prestige claim stands, who joins at the start of a round, and when free play ends. The GM may never change a rolled die, a hand or a marker count.
- **WS-1.10** [house] In Director mode the questions of WS-1.9 are answered by the scenario data; descriptions and Prestige claims are accepted when the text is not blank.
- **WS-1.11** [house] Everything that happens is written to an open log: each die face by face, each card, token, modifier with its source, and each text.
## 2. Components and hidden information
- **WS-2.1** [public] One deck of 54 cards is used: the 52 standard cards and two Jokers, one black and one red.
- **WS-2.2** [public] The same deck supplies hands and initiative cards.
- **WS-2.3** [public] Dice are ten-sided, faces 1 to 10.
- **WS-2.4** [public] Tokens are used besides dice and cards.
- **WS-2.5** [doc] Challenge is counted in markers.
- **WS-2.6** [public] At the start of a session every player is dealt 3 cards and takes 6 tokens.
- **WS-2.7** [public] A player's hand limit is 3 cards.
- **WS-2.8** [public] The GM's hand limit and starting hand are the number of players, but never fewer than 4.
- **WS-2.9** [public] The GM starts with twice as many tokens as the GM's hand limit.
- **WS-2.10** [house] In Director mode with fewer than 4 players the opposition's hand limit is the number of heroes but at least 2, and its tokens twice that (option "gentle scaling", on by default). In Hosted mode WS-2.8 and WS-2.9 hold.
- **WS-2.11** [house] In Duel mode every player uses only their own hand and tokens; there is no GM hand.
- **WS-2.12** [house] One hand belongs to a seat, not to a hero; a seat controlling two heroes has one hand and one stock of tokens.
- **WS-2.13** [house] Played and lost cards go face up on one discard pile at once; initiative cards go there at the end of the round.
- **WS-2.14** [public] When a card must be dealt or drawn and the deck has too few, the discard pile is shuffled into the deck first, then dealing goes on.
- **WS-2.15** [house] If deck and discard pile together cannot supply a card, the draw is skipped; a participant left without an initiative card acts after all others, such participants among themselves in seating order.
- **WS-2.16** [house] A hand is seen only by its owner; the number of cards in it is public.
- **WS-2.17** [house] Token counts, Challenge markers, pools, effects, initiative cards and the discard pile are public.
- **WS-2.18** [house] The order of the deck is secret.
- **WS-2.19** [house] The exact TN of an offensive action is shown to everybody before dice are chosen; the opposition's skill bonuses stay hidden until first used (table option: open).
- **WS-2.20** [house] A card received above the hand limit forces the owner to discard down to the limit at once, owner's choice.
## 3. Characters
### Attributes
- **WS-3.1** [public] A character has five attributes: Brawn, Agility, Wits, Composure, Charisma.
- **WS-3.2** [public] Each attribute has one of three levels, written as its re-roll range: 10+, 9+ or 8+.
- **WS-3.3** [public] As a number the levels are 1 (10+), 2 (9+) and 3 (8+), i.e. 11 minus the range.
- **WS-3.4** [public] Constitution = the higher of Brawn and Agility.
- **WS-3.5** [public] Reputation = the higher of Composure and Charisma.
- **WS-3.6** [house] Constitution and Reputation lost in play are counted separately and subtracted; neither falls below 0.
### Resistances and Challenge
- **WS-3.7** [doc] Defense = 10 + 2 × Constitution; it is the resistance in combat.
- **WS-3.8** [doc] Endurance = 10 + 2 × Constitution; it is the resistance in a chase.
- **WS-3.9** [doc] Confidence = 10 + 2 × Reputation; it is the resistance in a discussion.
- **WS-3.10** [ruling] A point of Constitution or Reputation lost during a conflict lowers the resistance by 2 at once, because the formulas are not frozen at setup.
- **WS-3.11** [doc] Starting Challenge in combat = Brawn + 2.
- **WS-3.12** [doc] Starting Challenge in a chase = Agility + 2.
- **WS-3.13** [ruling] Starting Challenge in a discussion = Composure + 2. The printed card leaves the word for it in Polish; it stands where the two sister cards name Challenge, *odporność* is the Polish edition's own name for Challenge, and it is not a bonus to confidence.
- **WS-3.14** [doc] Under Va banque starting Challenge is Brawn + 5, Agility + 5 or Composure + 5 by type.
- **WS-3.15** [ruling] In these sums the attribute counts by its level 1–3 (WS-3.3), so starting Challenge is 3, 4 or 5, and 6, 7 or 8 under Va banque.
- **WS-3.16** [house] Challenge is set once when the conflict starts and never rises during it.
### Skills
- **WS-3.17** [public] There are 19 skills, each tied to one attribute (D4).
- **WS-3.18** [public] An untrained skill gives +3, a trained one +6, a specialty +9.
- **WS-3.19** [public] A specialty is a narrow field inside a trained skill; outside that field the skill counts +6.
- **WS-3.20** [house] Each conflict specialty has a stated condition the game can check (D5); other specialties are free text and the player claims them, the GM may refuse.
- **WS-3.21** [doc] Offensive skills: combat – brawl, firearms; chase – drive, athletics, stealth, spot; discussion – bluff, expression, persuasion, intimidation.
### Fame and the pool
- **WS-3.22** [public] A starting hero rolls 2d10.
- **WS-3.23** [public] Fame and pool follow the number of achievements: 0 – Nobody, 1d10; 1 to 15 – Well-known, 2d10; 16 to 35 – Famous, 3d10; 36 or more – Legendary, 4d10.
### The rest of the sheet
- **WS-3.24** [doc] There are four Archetypes: Explorer, Daredevil, Socialite, Investigator; a hero has one.
- **WS-3.25** [public] A hero has a race with special abilities and one weakness (D6), a nationality, and a profession with one ability and a Prestige condition (D7).
- **WS-3.26** [public] A hero may have scars; a scar carries a penalty and a bonus.
- **WS-3.27** [public] A hero may own gadgets.
- **WS-3.28** [house] Stored per hero: id, name, portrait note, archetype, race, nation, profession, five levels, trained skills, specialties, chosen race ability, achievements with used-marks, gadgets, gear, scars, Constitution lost, Reputation lost, used-marks for once-per-session abilities.
- **WS-3.29** [house] Derived values (Constitution, Reputation, resistances, Challenge, pool) are computed, never stored.
## 4. Hero builder
- **WS-4.1** [public] All attributes start at level 1 (10+); the builder has 3 points, each raises one attribute by one level, maximum level 3.
- **WS-4.2** [public] Five different skills are trained (+6).
- **WS-4.3** [public] Three specialties (+9) are bought.
- **WS-4.4** [public] A specialty needs the skill to be trained.
- **WS-4.5** [house] The three specialties may lie in the same skill or in different ones, but no specialty twice.
- **WS-4.6** [house] Choose one Archetype, one race, one of that race's abilities (the weakness always comes with the race), one nation, one profession.
- **WS-4.7** [house] Write two achievements (title, one skill each, grade ordinary); so the hero starts Well-known with 2d10 (WS-3.23).
- **WS-4.8** [house] Choose one gadget from D11 and up to three pieces of gear from D9 and D10 (at most one vehicle; bare hands and iron fists are not gear).
- **WS-4.9** [house] A hero is legal only when every point is spent and every choice made; the builder names what is missing.
- **WS-4.10** [house] Heroes are saved, exported and imported as one JSON file; the ten sample heroes of D12 obey WS-4.1 to WS-4.8.
## 5. Reading the dice
- **WS-5.1** [public] The re-roll range of a test is the range of the attribute tied to the skill.
- **WS-5.2** [public] A face inside the range counts as 10, whatever it shows; the die is rolled again and added.
- **WS-5.3** [public] Rolling goes on while faces fall inside the range; the first face outside adds its own value and ends the die.
- **WS-5.4** [public] Hence with range r a die's total is always 10·k plus a face from 1 to r − 1 (k = 0, 1, 2 …); with 9+ totals 9, 10, 19 and 20 cannot occur. This follows from WS-5.2 and WS-5.3.
- **WS-5.5** [public] Dice are not summed: the die with the highest total counts.
- **WS-5.6** [doc] A Joker as initiative card widens the owner's re-roll range by one, for example 8+ instead of 9+.
- **WS-5.7** [doc] A Joker played as a card always widens the re-roll range by one besides its other effect.
- **WS-5.8** [public] Widenings from different sources add up (8+ with an ability and a Joker becomes 6+).
- **WS-5.9** [house] The range is never wider than 5+.
- **WS-5.10** [public] A widening gained after the roll works backwards: every die whose last face now lies inside the range has that face counted as 10 and is rolled on.
- **WS-5.11** [house] Faces that were already counted as 10 stay so; no die is ever rolled anew from the start.
## 6. Tests
- **WS-6.1** [doc] Simple tests and opposed tests exist, outside and inside conflicts.
- **WS-6.2** [public] Result = highest die + skill bonus + modifiers.
- **WS-6.3** [public] The test succeeds when the result reaches the Target Number, i.e. result ≥ TN.
- **WS-6.4** [public] Ordinary Target Numbers are 10, 15, 20, 30 and 50.
- **WS-6.5** [house] Their names are Standard, Difficult, Very difficult, Heroic, Legendary.
- **WS-6.6** [public] Outside conflicts the GM names the skill and the TN.
- **WS-6.7** [public] Outside conflicts the whole pool is rolled.
- **WS-6.8** [house] Outside conflicts dice are not used up; the next test has the full pool again.
- **WS-6.9** [public] A *raise* is each full 5 points above the TN; only abilities ask for raises.
### Order of a test
- **WS-6.10** [house] Step T1 *Declaration*: actor, skill, claimed specialty, aim (free text), TN shown; in a conflict also the kind of action, the target, the stunt if any, and the number of dice.
- **WS-6.11** [house] Step T2 *Card before the roll*: the actor may play a card as bonus or as automatic result, or pass.
- **WS-6.12** [house] Step T3 *Roll*: the dice are rolled and read (section 5); skipped for an automatic result.
- **WS-6.13** [house] Step T4 *Modification*: those concerned get priority in turn and use one modification or pass; it ends when all have passed one after another.
- **WS-6.14** [house] Priority order in T4: the actor; then the other tester (opposed) or the target (offensive action); then every other character able to help, in initiative order (outside conflicts: seating order).
- **WS-6.15** [house] A modification used by anyone gives everyone a new chance to answer, since passing is not final until T4 ends; after a modification priority begins again with the actor.
- **WS-6.16** [house] Modifications of the actor in T4: own card as bonus (if none was played in this test), a token for the raise of the result, tokens for extra dice, one achievement, one gadget, own abilities.
- **WS-6.17** [house] Modification of the target in T4: one card for resistance, own abilities.
- **WS-6.18** [house] Modification of others in T4: a help card (WS-7.19), abilities that touch an ally's roll.
- **WS-6.19** [house] Step T5: result and TN are final; nothing played later changes them.
- **WS-6.20** [house] Step T6: compare; step T7 (conflicts): Joker upgrade (WS-13.16), active resistance (section 14), effects; step T8: the winner of the exchange may add a sentence of description.
- **WS-6.21** [house] The sum is order-free: all bonuses are added, so only widenings (WS-5.10) and extra dice depend on when they come.
### Opposed tests
- **WS-6.22** [doc] In an opposed test each tester may play a card like in any test.
- **WS-6.23** [house] The initiator goes through T1–T3 first, then the opponent; T4 is common, and priority goes first to the one who is behind (tie: the initiator).
- **WS-6.24** [house] The higher result wins; on a tie the initiator fails and nothing changes.
- **WS-6.25** [house] With more than two testers every result is compared with the initiator's; the initiator wins only against those he beats.
- **WS-6.26** [house] The game passes for anyone who has no legal modification, and for players who asked for it under a stated condition ("pass unless my own test is failing or I am the target"); a pass made this way looks like any other pass.
## 7. Cards
### In a test
- **WS-7.1** [doc] Whoever makes a test, simple or opposed, may play a card from hand, in a conflict as well as outside one.
- **WS-7.2** [ruling] At most one own card per test, because the text speaks of "a card".
- **WS-7.3** [doc] The card gives, by choice, either a bonus or an automatic result: 2 to 10, +3 or 10; Jack, Queen or King, +4 or 15; Ace, +5 or 20; Joker, +10 or 30.
- **WS-7.4** [doc] With an automatic result no dice are rolled.
- **WS-7.5** [doc] An automatic result cannot be changed afterwards in any way: no tokens, no achievements, nothing else.
- **WS-7.6** [ruling] The automatic result is the whole result; the skill bonus is not added, since nothing may change it.
- **WS-7.7** [ruling] An automatic result is chosen in step T2, before dice are rolled; once dice have been rolled in a test only the bonus is left, because its point is that one need not roll.
- **WS-7.8** [public] A bonus card may be played before the roll or after seeing a failed one.
- **WS-7.9** [ruling] A bonus card may be played until T4 ends, also on a roll that already succeeds (for example against a later active resistance).
- **WS-7.10** [ruling] In a conflict an action with an automatic result costs exactly one die, discarded, since the number of actions depends on the pool and no action may be free; any further dice named in T1 stay in the pool.
- **WS-7.11** [ruling] The ban of WS-7.5 covers helpers too; a help card cannot be played on an automatic result.
- **WS-7.12** [ruling] The target may still raise its resistance against an automatic result, for that changes the TN and not the result.
- **WS-7.13** [ruling] A Joker used where no dice are rolled (automatic result, card for resistance) widens nothing; there is no range to widen.
### For resistance
- **WS-7.14** [doc] A card may be played to raise one's own defense, endurance or confidence by the bonus column.
- **WS-7.15** [ruling] It is played in step T4 of an offensive action aimed at that character, because only then a resistance is compared.
- **WS-7.16** [house] It counts against that one action only.
- **WS-7.17** [house] At most one card for resistance per offensive action.
- **WS-7.18** [ruling] It costs no die; the printed cards list the costs in dice and name none here.
### To help another
- **WS-7.19** [doc] A card may be played to help another character's roll; in a conflict this is an action and costs one die from the helper's pool.
- **WS-7.20** [doc] Help raises the result of the roll, by the bonus column.
- **WS-7.21** [ruling] Help never gives an automatic result, as it "increases" a roll.
- **WS-7.22** [doc] In a conflict nobody helps the same character twice in one round.
- **WS-7.23** [ruling] Help is played in T4 of the helped roll, so also outside the helper's own turn, provided a die is left; there is no other moment at which it could act.
- **WS-7.24** [ruling] Outside conflicts help costs no die.
- **WS-7.25** [house] Outside conflicts each other character may help a given test once.
- **WS-7.26** [ruling] A Joker played as help widens the range of the helped character's roll.
- **WS-7.27** [house] Several helpers may help the same roll; an eliminated or withdrawn character cannot help.
- **WS-7.28** [doc] Help, like every card, is described according to the *helper's* Archetype and the suit.
### As initiative
- **WS-7.29** [doc] A card from hand may be played as one's initiative card to change the order.
### Limits
- **WS-7.30** [public] A card cannot be played without a description of what happens.
- **WS-7.31** [house] One card serves one purpose; it is discarded after it.
- **WS-7.32** [house] A card, once shown, is spent, even if the test succeeds without it.
- **WS-7.33** [house] Cards are not traded between players.
## 8. Describing cards
- **WS-8.1** [doc] What a card brings into the story is set by the player's Archetype and the card's suit: sixteen domains (D3).
- **WS-8.2** [doc] Explorer: ♠ experience, ♥ survival, ♦ trophies, ♣ orientation.
- **WS-8.3** [doc] Daredevil: ♠ distraction, ♥ cover, ♦ tools, ♣ transportation.
- **WS-8.4** [doc] Socialite: ♠ machinations, ♥ emotions, ♦ formalities, ♣ entertainment.
- **WS-8.5** [doc] Investigator: ♠ suspects, ♥ recognition, ♦ objects, ♣ circumstances.
- **WS-8.6** [house] The description field opens with the domain's name and a prompt; the text must contain at least one letter and at most 400 characters. Whoever would rather say it aloud at the table does so, and that is what the log says.
- **WS-8.7** [house] A human GM may send a description back once per card play with a reason; the card is not lost, and the player rewrites, chooses another card or takes the play back.
- **WS-8.8** [house] A described element stays in the scene's notes; it has no further numbers.
- **WS-8.9** [house] A Joker has no suit: its player picks any one of the four domains of the Archetype.
- **WS-8.10** [house] The GM describes antagonists' cards by the antagonist's Archetype (D13); a bot uses the template lines of D3.
- **WS-8.11** [house] Option "brisk play": descriptions may be left blank and the log shows the domain name only. Default off.
## 9. Tokens, achievements, gadgets, abilities
### Tokens
- **WS-9.1** [public] One token raises the result of one's own test by 1.
- **WS-9.2** [public] One token adds one extra die to one's own roll.
- **WS-9.3** [public] One token lets the owner replenish the hand up to the limit.
- **WS-9.4** [public] Tokens pay for abilities that say so.
- **WS-9.5** [public] The result may be raised for a token only once per test, whatever the source (the plain +1, a +5 ability or a gadget exclude each other).
- **WS-9.6** [house] Extra dice are limited only by the tokens at hand.
- **WS-9.7** [house] An extra die is rolled at once with the test's current range; it does not come from the pool.
- **WS-9.8** [ruling] Before replenishing the owner may discard any number of cards: public sources speak of exchanging cards.
- **WS-9.9** [public] A token cannot be spent to replenish a full hand; a card thrown away under WS-9.8 makes room.
- **WS-9.10** [house] Replenishing is allowed on one's own turn between actions, in the initiative step before deciding on one's card, and in free play; never inside an open test.
- **WS-9.11** [public] Tokens serve one's own tests; touching an ally's roll needs an ability (the Officer's).
- **WS-9.12** [doc] No token may touch an automatic result.
- **WS-9.13** [public] Once per session a hero may regain a token by meeting the profession's Prestige condition.
- **WS-9.14** [house] A Prestige claim is a short text; the GM accepts or refuses it, a refused claim is not used up.
- **WS-9.15** [public] Some weaknesses make the three basic uses (raise, extra die, replenish) cost two tokens in stated situations (D6).
### Achievements
- **WS-9.16** [doc] Achievements can modify the result of a test.
- **WS-9.17** [public] An achievement gives a bonus once per session or once per scene.
- **WS-9.18** [house] Grades: ordinary +2 once per session; epic +2 once per scene; legendary +3 once per scene.
- **WS-9.19** [house] An achievement names one skill and works only in tests of that skill.
- **WS-9.20** [house] At most one achievement per test; used in T4.
### Gadgets and abilities
- **WS-9.21** [public] At most one gadget may be used in a test.
- **WS-9.22** [house] A gadget counts as worn or at hand from the start of the conflict and needs no hand of its own; one taken away by disarm or a polite request works again after Use an item.
- **WS-9.23** [public] An ability marked once per session is crossed off when used and comes back with a new session.
- **WS-9.24** [house] Only abilities marked *auto* in D6 and D7 are enforced; the others are shown as text for the table to apply.
- **WS-9.25** [house] An ability that touches a roll or a resistance is used in T4 of that test; any other ability on the own turn between actions, in upkeep, or in free play. It costs no die unless it says so, and a thing or ally it brings is there from the next upkeep.
- **WS-9.26** [house] Where an ability's condition is a matter of taste ("where grace matters"), the player states it in a few words and it holds; a human GM may refuse as in WS-8.7.
## 10. Setting up a conflict
- **WS-10.1** [doc] The stake is settled before the conflict begins.
- **WS-10.2** [house] Order: type; sides and participants; stake and, with it, Va banque or not; positions, route or formality; gear in hand and vehicles; Challenge; round 1.
- **WS-10.3** [house] The stake is one text per side ("if we win …"), each 1 to 300 characters; one side is marked *status quo*.
- **WS-10.4** [house] Every human player must accept the stake; a refusal reopens it; with three refusals the proposer may call the conflict off.
- **WS-10.5** [house] A stake that may cost a hero's life carries the mark *deadly*; the mark is possible only in a Va banque conflict, and without it no death follows from a stake, whatever its text says.
- **WS-10.6** [house] There are 2 to 4 sides; sides do not change during a conflict.
- **WS-10.7** [house] A participant is a hero, an antagonist, an ally, or a group of extras (section 20).
- **WS-10.8** [house] At most 12 participants.
- **WS-10.9** [doc] Each type's usual aims: combat to humiliate, hurt or kill; chase to tire out, capture, or get away unnoticed; discussion to persuade, learn something, seduce or ruin a reputation. Offered as stake presets.
- **WS-10.10** [doc] Each type's usual shapes, offered as presets: duels, bar fights, shootouts, battles; rooftop chases, tailing, sneaking into guarded places, sports; negotiations, seduction, scientific debates, haggling.
- **WS-10.11** [house] Combat starts with everyone in the middle zone unless the scenario says otherwise. (WS-17.1)
- **WS-10.12** [house] The route starts normal, the formality public, unless the scenario says otherwise.
- **WS-10.13** [house] Every armed participant starts with one weapon of choice in hand; each participant of a chase starts in the vehicle given by the scenario; where it names none and does not say "on foot", in an own vehicle or on foot by choice. Places in shared vehicles, the driver's first, are chosen in seating order.
### Va banque
- **WS-10.14** [doc] Va banque gives more starting Challenge (WS-3.14).
- **WS-10.15** [public] Va banque is a property of the whole conflict: every player character in it gets the higher figure, and nobody else.
- **WS-10.16** [house] Any player or the GM may propose Va banque with the stake; it is accepted or refused with it (WS-10.4), so every human player must agree, and is then final for that conflict. Each hero in such a conflict is a *Va banque hero*.
- **WS-10.17** [house] The price is paid only on losing: see WS-21.11.
- **WS-10.18** [ruling] Va banque replaces the normal figure (level + 5, not level + 2 + 5).
- **WS-10.19** [house] In Director mode the scenario supplies the stakes; the players may reword their own side's text and add Va banque before accepting it.
## 11. The round and initiative
- **WS-11.1** [doc] A round has three steps: initiative, actions, outcome.
- **WS-11.2** [house] Before the first step comes *upkeep*: pools are refilled, dice lost to daze, requests (D15) and scenario features are taken off, then grips are paid for (WS-16.22).
- **WS-11.3** [doc] In the initiative step the GM deals initiative cards.
- **WS-11.4** [house] Each active participant gets one card face up, heroes and opposition alike; a group of extras gets one card.
- **WS-11.5** [public] New initiative cards are dealt every round.
- **WS-11.6** [house] After the deal participants decide in the order of the dealt cards from the lowest to the highest, once each, whether to replace the card from hand (WS-7.29); the dealt card is discarded.
- **WS-11.7** [house] For the opposition the replacement card comes from the GM's hand; extras and allies cannot replace.
- **WS-11.8** [doc] The highest card acts first, the lowest last.
- **WS-11.9** [public] Rank order: Joker, Ace, King, Queen, Jack, 10 … 2.
- **WS-11.10** [doc] Equal ranks are settled by suit: ♠ before ♥ before ♦ before ♣.
- **WS-11.11** [doc] Whoever has a Joker as initiative card acts first.
- **WS-11.12** [public] Of two Jokers the black one acts before the red one.
- **WS-11.13** [doc] A Joker as initiative card widens its owner's re-roll range by one.
- **WS-11.14** [ruling] The widening holds for every roll its owner makes in that round, also active resistance before or after the own turn, because the card lies in front of the owner all round.
- **WS-11.15** [ruling] A Joker played from hand as initiative card counts exactly like a dealt one; a replaced Joker has no effect.
- **WS-11.16** [doc] The outcome step settles whether another round follows or the conflict is over.
- **WS-11.17** [house] A participant may join only during upkeep; it then gets dice and a card like all others.
## 12. Dice as actions
- **WS-12.1** [doc] In a round a character may take one or more actions, as the pool allows.
- **WS-12.2** [doc] Each die rolled or discarded leaves the pool for the rest of the round.
- **WS-12.3** [ruling] For an action with a roll the actor chooses how many pool dice to roll, from one to all that are left; the cards let a pool be spread over several actions.
- **WS-12.4** [doc] Move, Use an item and Help a friend each cost one discarded die.
- **WS-12.5** [ruling] A character takes all actions of the own turn in a row, in any order and with the result of one known before the next is declared; the same action may be repeated.
- **WS-12.6** [ruling] Dice not used in the own turn stay in the pool until the end of the round and can pay for active resistance and help.
- **WS-12.7** [ruling] Dice may also be spent on active resistance or help before the own turn; the turn then has what is left.
- **WS-12.8** [ruling] Unused dice are not carried into the next round; the pool is counted "for this round".
- **WS-12.9** [house] A character without dice still gets an initiative card; its turn is passed over (the stance stays; conceding is possible in the outcome step).
- **WS-12.10** [house] The turn ends when its player says so or no die is left.
- **WS-12.11** [house] There is no holding or delaying of a turn.
## 13. Offensive actions
- **WS-13.1** [doc] Three offensive actions exist: attack, stunt and finisher.
- **WS-13.2** [ruling] An offensive action is exactly one of the three; a stunt cannot be a finisher at the same time.
- **WS-13.3** [doc] Attack: a skill test with TN = the opponent's resistance.
- **WS-13.4** [doc] A successful attack takes one Challenge.
- **WS-13.5** [ruling] "Take" means the target loses the marker; the attacker does not gain it. The Polish rules speak of taking markers *off*.
- **WS-13.6** [ruling] A failed attack costs nothing; unlike stunt and finisher its entry names no failure.
- **WS-13.7** [doc] Stunt: declared before the roll, TN + 5.
- **WS-13.8** [doc] A successful stunt takes one Challenge and has its additional effect.
- **WS-13.9** [doc] A failed stunt costs the actor one Challenge.
- **WS-13.10** [doc] Finisher: declared before the roll; each Challenge marker of the target adds 5 to its resistance, and the sum is the TN.
- **WS-13.11** [doc] A successful finisher eliminates the target.
- **WS-13.12** [doc] A failed finisher costs the actor one Challenge.
- **WS-13.13** [ruling] A finisher is the only way to eliminate a hero or antagonist (groups and allies: WS-20.8, WS-20.13); losing the last marker does not, it only brings the finisher's TN down to the bare resistance.
- **WS-13.14** [ruling] A character without markers who would lose one loses nothing.
- **WS-13.15** [ruling] A plain attack on a target without markers is legal and takes nothing; the game warns.
- **WS-13.16** [doc] With a Joker as initiative card each attack may be declared a finisher afterwards.
- **WS-13.17** [ruling] "Afterwards" is step T7: result and resistance are final, and the upgrade is offered when the result reaches the finisher's TN; so it cannot fail, and if not taken the attack stays an attack.
- **WS-13.18** [ruling] Only plain attacks can be upgraded, not stunts, as the text says "attack".
- **WS-13.19** [public] Other permissions to declare a finisher after the roll (weaknesses, professions) work like WS-13.17.
- **WS-13.20** [ruling] The markers counted for a finisher are those the target has when TN is fixed (T5); markers lost by the same action do not count.
- **WS-13.21** [ruling] A finisher must use an offensive skill of the conflict's own type, also where a profession takes markers with a foreign skill.
- **WS-13.22** [house] An offensive action has one target, which must be an active enemy.
- **WS-13.23** [house] The order in which resistance is put together: base (WS-3.7 to WS-3.9); + abilities and gear; + situation (range and cover, route, etiquette); if the target is gripped or down, the sum so far is replaced by 10 (never raised to 10); + card for resistance. Then + 5 (stunt) or + 5 per marker (finisher).
- **WS-13.24** [house] Eliminated characters leave the conflict at once; their remaining dice, effects they keep up and their initiative card are gone.
## 14. Active resistance
- **WS-14.1** [doc] A character who was hit may test an offensive skill to resist.
- **WS-14.2** [doc] The hit costs no Challenge when the result beats the attacker's.
- **WS-14.3** [doc] An equal result does not help; it must be higher.
- **WS-14.4** [doc] The dice rolled for it come from the resisting character's pool of this round.
- **WS-14.5** [ruling] It is a reaction made on somebody else's turn, after the hit is settled (T6) and before its effects; otherwise it could not exist.
- **WS-14.6** [ruling] At least one pool die (or one discarded die with an automatic card, WS-7.10) is needed; with an empty pool there is no active resistance.
- **WS-14.7** [ruling] "Offensive skill" means one of the skills of the conflict's type; foreign skills cannot resist.
- **WS-14.8** [ruling] The test goes through T1–T5 with the resister as actor; cards, tokens and help are allowed; the attacker's result is fixed and can no longer be changed.
- **WS-14.9** [ruling] It is compared with the attacker's *final result*, including cards and tokens, or with the automatic result.
- **WS-14.10** [ruling] Success wipes out the whole hit: no marker, no stunt effect, no elimination; the sentence names only Challenge, but a hit that costs nothing is no hit.
- **WS-14.11** [ruling] A resisted stunt or finisher is not a *failure*: the attacker reached the TN and loses no Challenge.
- **WS-14.12** [house] One active resistance per hit.
- **WS-14.13** [house] Weapon ranges, vehicles and routes do not limit the skill chosen; the player describes how.
- **WS-14.14** [house] Extras and allies do not use active resistance.
- **WS-14.15** [ruling] Being gripped, down or disarmed does not forbid it; the stunts name other limits only.
## 15. Actions without a roll
- **WS-15.1** [doc] Move: change the range in combat, hide behind cover, get to a vehicle and the like; one die.
- **WS-15.2** [doc] Use an item: pick up or use an item, draw a weapon, switch a machine on or off; one die.
- **WS-15.3** [doc] Help a friend: one die and one card (WS-7.19 to WS-7.28).
- **WS-15.4** [ruling] These actions cannot fail and cannot be resisted.
- **WS-15.5** [house] One Move does one of: go to a neighbouring zone (combat); take cover (combat); stand up; board or leave a vehicle (chase); withdraw (WS-21.4).
- **WS-15.6** [house] One Use an item does one of: draw or pick up a weapon (putting another away is free); re-equip after disarm; take the controls of a vehicle; use a gadget that says so; operate a named feature of the scenario.
- **WS-15.7** [doc] A gripped character can neither Move nor Use an item.
- **WS-15.8** [house] Speaking, dropping things and changing stance (WS-19.6) are free.
## 16. Stunts
### Common
- **WS-16.1** [doc] Which stunts are open depends on the conflict type; in a discussion each is tied to one skill (D8).
- **WS-16.2** [ruling] A skill named after "discussion:" limits only discussions; in combat and chase the same stunt is open to the type's offensive skills.
- **WS-16.3** [house] One stunt per offensive action.
- **WS-16.4** [house] A stunt whose effect could not change anything may not be declared (for example push at long range, threat on an empty hand, knockdown on someone down, grip on someone gripped); forceful blow may always be declared (WS-16.17).
- **WS-16.5** [house] "Next round" effects begin in the upkeep of the next round and end in the outcome step of that round.
- **WS-16.6** [house] Effects end when their bearer is eliminated or the conflict ends.
### Aimed attack
- **WS-16.7** [doc] Combat. The blow lands on a chosen body part.
- **WS-16.8** [house] The part is named with the declaration; effects until the end of the next round: *head* – the target's tests −2; *arm* – its brawl and firearms tests −3; *leg* – its next Move costs one die more; *other* (free text) – story only, or the weak point a scenario names.
### Daze
- **WS-16.9** [doc] Combat, chase; discussion with bluff. For the next round the target's pool is 1d10 smaller.
- **WS-16.10** [ruling] Several dazes add up; the pool does not fall below 0. The printed cards set no limit.
- **WS-16.11** [ruling] The loss lasts for that one round only.
### Disarm
- **WS-16.12** [doc] Combat, chase. The target loses its weapon or vehicle and must Use an item to be equipped again.
- **WS-16.13** [house] The attacker names one item in hand or the vehicle; bare hands cannot be disarmed.
- **WS-16.14** [house] A lost weapon lies in the target's zone; the owner gets that or another own weapon back with Use an item.
- **WS-16.15** [house] A lost vehicle means speed 0 for everyone aboard until one of them uses an item to remount; a passenger may do it and becomes the driver. Until then all of them count as on foot.
### Forceful blow
- **WS-16.16** [doc] Combat, chase; discussion with expression. The hit takes one additional marker, two in all.
- **WS-16.17** [ruling] If the target has only one marker it loses one; it is not eliminated.
### Grip
- **WS-16.18** [doc] Combat, chase. The target is immobilised and its resistance reduced to 10.
- **WS-16.19** [doc] A gripped character cannot move or use items.
- **WS-16.20** [doc] A grip is kept up at the price of 1d10 in every round.
- **WS-16.21** [doc] Breaking free requires a stunt.
- **WS-16.22** [ruling] The die is paid by the gripper in upkeep of each round after the one in which the grip was made; a gripper who has no die or does not want to pay lets go.
- **WS-16.23** [ruling] "Reduced to 10": range, cover, route, etiquette and gear no longer count; a resistance already below 10 stays; a card for resistance still adds (WS-13.23).
- **WS-16.24** [ruling] Breaking free is a stunt against the gripper (TN + 5): success takes one Challenge from the gripper and frees; failure costs one Challenge.
- **WS-16.25** [house] An ally of the gripped may use the same stunt against the gripper.
- **WS-16.26** [house] In combat gripping needs brawl and close range; in a chase any chase skill but spot.
- **WS-16.27** [house] The grip also ends when gripper and target are no longer in the same zone, or the gripper is eliminated, withdraws, or is itself gripped.
- **WS-16.28** [house] A gripper may grip one character at a time and may not Move without letting go.
- **WS-16.29** [ruling] A gripped character may attack, do stunts and resist; the ban is on moving and using items only.
### Knockdown
- **WS-16.30** [doc] Combat, chase. The target's resistance is reduced to 10 and it has to move to stand up.
- **WS-16.31** [ruling] Standing up is one Move (one die) on the own turn; until then WS-16.23 applies.
- **WS-16.32** [ruling] A character both gripped and down cannot stand up until free.
### Mixing conflict types
- **WS-16.33** [doc] A skill of another conflict type is used, for example expression in combat.
- **WS-16.34** [ruling] It is a stunt like the others (TN + 5, one Challenge on success, one lost on failure), open in all three types, and its additional effect is that the foreign skill may be used at all.
- **WS-16.35** [ruling] The TN is built on the resistance of the conflict being fought, not of the skill's home type.
- **WS-16.36** [ruling] A skill of another conflict type (WS-16.33) means one of the ten offensive skills of WS-3.21; skills on none of the lists cannot attack (abilities excepted).
- **WS-16.37** [house] In combat, social and chase skills used by mixing ignore zones and weapon ranges; in a chase or discussion there are no ranges, so brawl needs nothing and firearms only a gun in hand. Outside chases drive can be mixed only if the scenario puts a vehicle into the scene.
### Polite request
- **WS-16.38** [doc] Discussion, persuasion. The target does some simple thing that is asked for, or a scandal threatens.
- **WS-16.39** [doc] The same stunt changes the level of formality.
- **WS-16.40** [ruling] One of the two is chosen with the declaration; the semicolon separates alternatives.
- **WS-16.41** [house] Formality changes by one step, up or down as the actor chose.
- **WS-16.42** [house] Requests are chosen from D15 (or free text in Hosted mode); the target complies or refuses at once.
- **WS-16.43** [house] Refusing means a scandal check (WS-19.11).
### Push and pull
- **WS-16.44** [doc] Combat. The range to the target becomes longer or shorter against its will.
- **WS-16.45** [ruling] The target changes by one zone, away from or towards the attacker (WS-17.1); only a change that makes the range to the attacker one step longer or shorter is allowed.
- **WS-16.46** [house] From the same zone the attacker picks the direction of a push. Pull is open to both combat skills from another zone the weapon reaches, since the card names no skill and close-range brawl alone could never shorten a range.
- **WS-16.47** [house] A pushed or pulled character loses cover.
### Route change
- **WS-16.48** [doc] Chase. Changes the difficulty of the route.
- **WS-16.49** [house] By one step, up or down as declared, for everyone in the chase.
### Threat
- **WS-16.50** [doc] Discussion, intimidation. One card leaves the target's hand.
- **WS-16.51** [doc] Once per scene per target.
- **WS-16.52** [ruling] The card is picked at random; nobody is told to choose.
- **WS-16.53** [ruling] Once a threat has succeeded against a target, nobody may threaten that target again in the scene; failed tries do not count.
- **WS-16.54** [house] Against an antagonist the card comes from the GM's hand.
- **WS-16.55** [house] While down, standing up is the only Move a character can make.
## 17. Combat
- **WS-17.1** [house] The place of a combat is a line of three zones (named by the scenario). Same zone = close range; neighbouring zones = medium; first and third zone = long.
- **WS-17.2** [doc] Close range is the default: opponents are in direct contact.
- **WS-17.3** [doc] Medium range: several metres, no serious obstacle between. Long range: the greatest distance that does not yet end the conflict.
- **WS-17.4** [doc] A character at medium range has +2 defense, at long range +4.
- **WS-17.5** [ruling] Range is counted between the attacker and the target of each action, and the bonus goes to the target against that attacker.
- **WS-17.6** [doc] Bare hands and cold steel fight only at close range.
- **WS-17.7** [doc] Handguns, revolvers and the like attack only at close and medium range.
- **WS-17.8** [house] Rifles and other long guns attack at every range; thrown weapons at close and medium with brawl.
- **WS-17.9** [doc] Changing the range takes a Move, one die.
- **WS-17.10** [ruling] One Move changes one zone, so from long to close takes two dice.
- **WS-17.11** [house] Brawl with a weapon needs that weapon in hand; firearms needs a gun in hand; bare-handed brawl is always possible.
- **WS-17.12** [house] Cover (a Move): +2 defense against attacks from another zone until the character leaves the zone, is pushed, pulled, knocked down or gripped. Each zone has as many places of cover as the scenario says (default 2).
- **WS-17.13** [house] Ammunition is not counted.
## 18. Chase
- **WS-18.1** [doc] The route is easy, normal or difficult.
- **WS-18.2** [house] All participants are on the same route.
- **WS-18.3** [doc] Easy route: the faster character has +2 endurance for each point of difference in speed.
- **WS-18.4** [doc] Normal route: no change.
- **WS-18.5** [doc] Difficult route: the slower character has +2 endurance.
- **WS-18.6** [ruling] On a difficult route it is +2 flat, whatever the difference; only the easy route speaks of each point.
- **WS-18.7** [ruling] Speeds are compared between attacker and target of each action; the bonus is the target's if the target is the faster (easy) or the slower (difficult). Equal speeds give nothing.
- **WS-18.8** [doc] Changing the route takes a successful stunt.
- **WS-18.9** [doc] Speeds: 0 a person on foot; 1 bicycle, cab, hack; 2 steamobile, airship, horse; 3 wyvern, sports steamobile.
- **WS-18.10** [house] In a chase drive needs to be at the controls of a vehicle or mount; athletics needs to be on foot or on a bicycle; stealth and spot have no need.
- **WS-18.11** [house] Everyone aboard has the vehicle's speed; only the driver may use drive; passengers use stealth, spot, help, and firearms by mixing.
- **WS-18.12** [house] Boarding or leaving a vehicle is a Move; a vehicle takes as many as D10 says.
- **WS-18.13** [house] There are no distances in a chase; anyone may act against any active enemy.
- **WS-18.14** [house] A side is *pursuing* or *fleeing* (or *racing*), set at setup; specialties use it.
## 19. Discussion
### Formality
- **WS-19.1** [doc] The situation is private, public or formal.
- **WS-19.2** [doc] Private: no change of confidence.
- **WS-19.3** [doc] Public: characters acting according to etiquette have +2 confidence.
- **WS-19.4** [doc] Formal: characters acting according to etiquette have +4 confidence.
- **WS-19.5** [doc] Changing the level takes a successful stunt; the only stunt that does it is the polite request.
### Stance
- **WS-19.6** [house] At the start of the own turn a character declares a stance, *proper* (etiquette) or *familiar*; it holds until the next own turn. Everyone starts proper.
- **WS-19.7** [house] A familiar character has no etiquette bonus; in return its offensive actions ignore the target's etiquette bonus.
- **WS-19.8** [house] In a formal situation offensive actions with intimidation, and in public or formal situations brawl or firearms used by mixing, count as familiar for that action, whatever the stance.
### Scandal
- **WS-19.9** [doc] Too familiar behaviour may bring a scandal and loss of Reputation.
- **WS-19.10** [house] After each familiar offensive action in a public or formal situation, hit or miss, the actor makes a scandal check.
- **WS-19.11** [house] Scandal check: a simple courage test with as many dice as the character's pool has by fame or profile (no dice of the round are used up), TN 10 in private, 15 in public, 20 in formal situations; cards and tokens as usual.
- **WS-19.12** [public] Three weights exist: faux pas, minor scandal, major scandal.
- **WS-19.13** [house] A failed check is a faux pas in private (no loss), a minor scandal in public (Reputation −1), a major scandal in a formal situation (Reputation −2).
- **WS-19.14** [doc] Lost Reputation lowers confidence through its formula.
- **WS-19.15** [public] A Bon vivant may spend a token to cover up any of the three.
- **WS-19.16** [house] Groups of extras do not make scandal checks; where one is called for, the group loses one marker instead.
## 20. The opposition
### Antagonists
- **WS-20.1** [public] An antagonist is listed with a pool, Challenge, defense, endurance, confidence, and skills written as bonus / re-roll range (for example 6/9+).
- **WS-20.2** [house] The figures of D13 are used as printed. An antagonist's Constitution is (defense − 10) / 2, its Reputation (confidence − 10) / 2; each point lost takes 2 off the resistance, never below 10.
- **WS-20.3** [house] Antagonists follow all rules for heroes except Va banque, tokens and cards (which come from the GM's stock).
- **WS-20.4** [house] An unlisted skill of an antagonist is 3/10+.
### Extras
- **WS-20.5** [public] An extra has a pool of 1d10; extras come in groups with common markers.
- **WS-20.6** [house] A group of n extras (2 to 5) has n Challenge and a pool of n dice (in each upkeep as many as it has members left); each offensive action of the group rolls exactly one die.
- **WS-20.7** [house] Each marker a group loses is one extra out; if it has more unused dice than members, the surplus dice go too.
- **WS-20.8** [house] A group without markers is eliminated at once; no finisher is needed. A finisher against a group is allowed and eliminates all of it.
- **WS-20.9** [house] A group declares no stunts, and a finisher only against a target without markers, with one die like its attacks; a failed one costs the group a marker (WS-13.12). Without this a side of extras alone could never eliminate anyone (WS-13.13). A Joker as initiative card serves a group too (WS-13.16), against a target with markers as well.
- **WS-20.10** [house] Against a group, aimed attack, disarm, grip and knockdown have the effect of daze instead; threat has none; push and pull move the whole group; a polite request is always complied with; forceful blow works as written.
- **WS-20.11** [house] Extras use no cards and no tokens and cannot help.
### Allies
- **WS-20.12** [public] An ally is an extra on the heroes' side with 1d10 and one Challenge.
- **WS-20.13** [house] An ally is played by the hero's player, gets its own initiative card, and leaves when its marker is lost.
### The GM's stock
- **WS-20.14** [house] GM cards and tokens may be used for any antagonist in every way a player may; limits per test and round count per character.
- **WS-20.15** [house] A new scene in the same session does not refill the GM's hand or tokens.
- **WS-20.16** [house] An ally has 12 in every resistance, bare hands, one offensive skill of the conflict's type at 6/10+ (named when it joins) and 3/10+ in all others; it joins in its hero's zone or vehicle, or on foot, and is otherwise bound like a group: no stunts, a finisher only against a target without markers, no cards, tokens or help.
## 21. End, outcome, aftermath
### Ending
- **WS-21.1** [ruling] The conflict ends at once when only one side has active participants; that side wins. The printed cards leave it to the results of the actions.
- **WS-21.2** [house] A side may concede on any own turn of one of its characters or in the outcome step, if all its human players agree (bots do as the humans; the GM or Director decides for the opposition); with two sides the other wins, with more the side leaves.
- **WS-21.3** [house] All human players and the GM (or Director) may agree on a draw in the outcome step: the stake stays open.
- **WS-21.4** [house] A single character may withdraw: combat – a Move from the first or third zone while every active enemy is at long range; chase – free, on the own turn; discussion – a Move (in a formal situation with a scandal check). The character is out but not eliminated.
- **WS-21.5** [house] Round limit (default 15, option): after that round's outcome step every side adds up the markers of its active participants; the highest total wins, a tie goes to the status quo side, if it is among the tied, else it is a draw. With the limit switched off this count is made after round 99.
- **WS-21.6** [house] The winner's stake text becomes true; with more than two sides only the last one's.
### Aftermath
- **WS-21.7** [house] The player whose action decided the conflict writes the closing sentence; on concession the conceding side does, at the round limit the winner with the highest last initiative card; a draw has none. The same seat speaks for the winning side in WS-21.11.
- **WS-21.8** [public] Loss after physical conflicts is counted in Constitution, after social ones in Reputation.
- **WS-21.9** [house] A hero eliminated in a lost combat or chase loses 1 Constitution, in a lost discussion 1 Reputation. Eliminated on the winning side: nothing.
- **WS-21.10** [house] Withdrawn heroes and conceding heroes lose nothing but the stake.
- **WS-21.11** [house] A Va banque hero who is eliminated in a lost conflict loses 2 instead of 1 and gets a scar (D14), chosen by the winning side (Director: at random). Death only as WS-10.5 allows and only if the player confirms.
- **WS-21.12** [house] A Va banque hero on the winning side who was not eliminated regains 1 token and writes a new ordinary achievement.
- **WS-21.13** [house] Challenge markers, effects and initiative cards are removed; hands and tokens stay as they are.
## 22. Sessions and campaign
- **WS-22.1** [public] A new session shuffles all cards, deals fresh hands and gives fresh tokens; nothing is carried over.
- **WS-22.2** [public] Used achievements and once-per-session abilities come back.
- **WS-22.3** [public] One lost point of Constitution and one of Reputation come back with each new session.
- **WS-22.4** [house] A hero may gain at most two new achievements per session (WS-21.12, or the GM's award after a won conflict).
- **WS-22.5** [public] Reaching 16 and 36 achievements raises the pool (WS-3.23).
- **WS-22.6** [house] "Once per scene" uses come back with each new scene.
- **WS-22.7** [house] A single conflict played on its own is a session of one scene.
## 23. The Director (automatic opposition and bots)
- **WS-23.1** [house] The Director knows only what a human GM in its place would know: never a player's hand or the deck.
- **WS-23.2** [house] It obeys every rule above; its choices follow WS-23.3 to WS-23.13, WS-23.17, WS-23.20 and WS-23.21 and are reproducible from the game's seed.
- **WS-23.3** [house] Initiative: it replaces its lowest antagonist's card only if a card in hand would make that antagonist act before a hero with two or fewer markers, or if that hand card is a Joker.
- **WS-23.4** [house] Dice: an antagonist keeps one die back for active resistance if it has 2 or more dice after upkeep and its markers are at most half its start; otherwise it may use all.
- **WS-23.5** [house] Target: among reachable enemies the one with the lowest resistance + 5 × markers; ties at random.
- **WS-23.6** [house] Finisher: declared when its chance with all usable dice, without cards, is at least 50 %; or when a Joker in hand reaches the Target Number shown.
- **WS-23.7** [house] Stunt: declared when its chance is at least 70 %, in the order of the profile's favourites (D13), skipping those that change nothing.
- **WS-23.8** [house] Otherwise attack with the smallest number of dice giving at least 60 %, else with all usable dice.
- **WS-23.9** [house] If nobody can be attacked from its place it moves towards the nearest enemy (guns: towards the nearest place in range); a disarmed antagonist re-equips first.
- **WS-23.10** [house] Cards: it plays the lowest card that turns a miss into a hit for finishers, stunts, and attacks on a target with two or fewer markers; the lowest card that saves an antagonist from a finisher or from its last marker; otherwise it keeps them.
- **WS-23.11** [house] Tokens: +1 when exactly one short; an extra die when at most 4 short and at least half the tokens are left; replenishing when the hand is empty.
- **WS-23.12** [house] Active resistance: always against a finisher; otherwise with kept dice when its chance is at least 30 %.
- **WS-23.13** [house] Discussion stance: familiar only when a finisher or stunt becomes at least 25 percentage points likelier and Reputation is above 1.
- **WS-23.14** [house] Three tempers shift the thresholds of WS-23.6, WS-23.7, WS-23.8 and WS-23.12: *Genteel* +15 points, *Daring* as printed, *Ruthless* −15 points.
- **WS-23.15** [house] Hero bots use the same policy with their own hand and tokens, do besides a stunt with a chance of at least 50 % that promises clearly more than an attack, use at once what costs nothing, help an ally whose finisher is missed by at most their best bonus, and never propose Va banque.
- **WS-23.16** [house] Chances are computed exactly from section 5 for the dice, range and bonus in question.
- **WS-23.17** [house] Asked politely (WS-16.42) it refuses only when the scandal check would succeed with at least 70 %, or when the asked-for effect would let an enemy's finisher through; otherwise it complies.
- **WS-23.18** [house] With a single hero at the table antagonists' pools are capped at 2 and their Challenge is one lower (at least 2), as part of gentle scaling (WS-2.10).
- **WS-23.19** [house] With three or more heroes every antagonist's pool and Challenge are one higher for each hero beyond two, as part of gentle scaling. Without it most scenarios are walkovers.
- **WS-23.20** [house] A down antagonist with two or more dice stands up first; with one die it does so only if no offensive action of it has a 50 % chance. A gripped one declares break free when its chance is at least 50 %, else goes on as usual. It pays for a grip while that leaves it a die, else lets go.
- **WS-23.21** [house] The Director never withdraws, concedes only when its side has no dice and no markers left, and agrees to a draw only when its side's markers are fewer than the heroes'. Offered an upgrade to a finisher (T7) it takes it.
## 24. Table options
- **WS-24.1** [house] Options and defaults: mode; gentle scaling (on); descriptions required (on); open opposition sheets (off); round limit (15, 0 = none but see WS-21.5); Director's temper (Daring); heroes per player (1); language English or Polish per seat.
- **WS-24.2** [house] Options are fixed when a conflict starts, language excepted.
- **WS-24.3** [house] The rules are the same in both languages; texts written by players are never translated.`,
  'en',
);
