// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import { parseRulebook } from '../src/rulebook.ts';

export const rulebook = parseRulebook(
  `# The table
## 1. Asking and answering
- **GH-1** [house] When the game is over nobody is asked anything, and no answer is taken.
- **GH-2** [house] Only a seat that takes part in the game can answer.
- **GH-3** [house] Only a seat that is being asked answers; the others wait.
- **GH-4** [house] An answer has the form the question asks for: one of the answers offered or, where the question is open, a value of the kind described.
- **GH-5** [house] A game begins with a number of seats it allows and with options it knows, each set to one of its values; an option not mentioned has its usual value.
- **GH-16** [house] Where a game is set up with more than options (a roster, a hero, a card of one's own), what is handed in has the form the game describes and is kept with the match; what a player brings is known to that player alone as far as the game does not show it; where a game takes nothing of the kind, nothing is handed in.
- **GH-17** [house] Where seats have roles, each role is set up with as many seats as the game allows, and with a person or one of the bots on offer for it. If a person leaves in the middle of the game, a bot stands in as in any other seat.
- **GH-14** [house] Where a rule of the game lets a player act without being asked (concede, make an offer, give a ruling), that player may do so whenever a question is open, whoever is asked; the open question is asked again afterwards, and a face-down answer that no longer fits is handed back.
- **GH-15** [house] A player may say in advance that he or she passes at a moment at which one may only respond or pass, with the exceptions the game provides. Such a standing order holds at once and until it is taken back; the others do not learn of it, and a pass made by it is like any other pass.
## 2. Taking back
- **GH-6** [house] When several players answer face down at the same time, an answer may be taken back until the last one is in, unless the question makes it final at once.
- **GH-7** [house] A player may take back his or her last answer freely, and then the one before it, as long as no chance was used since, nobody learned anything that was hidden, and nobody else was asked.
- **GH-8** [house] Anything else is taken back, with all that followed it, only if all other players agree.
## 3. Beside the game
- **GH-10** [house] Whoever sits at the table, and where the game says so whoever looks on, may add what the game provides for: strokes of a drawing, a reaction, a text in better words. Nothing that is added moves the game; it is kept with the match, with author and time, and goes when what it was added to is taken back.
## 4. Coming and going
- **GH-11** [house] A person is away who says so, who is not connected and is said to be away by another at the table, or whom another marks as away because a question to that person, or a pause that person asked for, has lasted longer than the pace of the table allows: five minutes where no pace is set. A bot stands in, beginning with the open question; whoever returns takes the seat back from the next question on.
- **GH-12** [house] A seat can be handed to another person or to a bot at any time by its holder, or by the host if its holder is away. A bot plays until somebody takes the seat; then everything goes with it, and the one who had it no longer sees what it holds.
- **GH-13** [house] The host is the person who set up the table. A host who leaves or is away is replaced by the next person clockwise.
## 5. Chance
- **GH-9** [house] Chance is sealed before the first card is turned: the server publishes a commitment to its seed, the players may each add entropy of their own, every draw follows from the two, and at the end the seed is revealed so that anybody can check every shuffle and every die.`,
  'en',
);
