// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import type { Rulebook } from '../src/rulebook.ts';

export const rulebook: Rulebook = {
  title: "The table",
  language: 'en',
  rules: [
    {"id":"GH-1","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"When the game is over nobody is asked anything, and no answer is taken."},
    {"id":"GH-2","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"Only a seat that takes part in the game can answer."},
    {"id":"GH-3","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"Only a seat that is being asked answers; the others wait."},
    {"id":"GH-4","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"An answer has the form the question asks for: one of the answers offered or, where the question is open, a value of the kind described."},
    {"id":"GH-5","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"A game begins with a number of seats it allows and with options it knows, each set to one of its values; an option not mentioned has its usual value."},
    {"id":"GH-14","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"Where a rule of the game lets a player act without being asked (concede, make an offer, give a ruling), that player may do so whenever a question is open, whoever is asked; the open question is asked again afterwards, and a face-down answer that no longer fits is handed back."},
    {"id":"GH-15","tag":"house","note":false,"chapter":"1. Asking and answering","part":null,"text":"A player may say in advance that he or she passes at a moment at which one may only respond or pass, with the exceptions the game provides. Such a standing order holds at once and until it is taken back; the others do not learn of it, and a pass made by it is like any other pass."},
    {"id":"GH-6","tag":"house","note":false,"chapter":"2. Taking back","part":null,"text":"When several players answer face down at the same time, an answer may be taken back until the last one is in, unless the question makes it final at once."},
    {"id":"GH-7","tag":"house","note":false,"chapter":"2. Taking back","part":null,"text":"A player may take back his or her last answer freely, and then the one before it, as long as no chance was used since, nobody learned anything that was hidden, and nobody else was asked."},
    {"id":"GH-8","tag":"house","note":false,"chapter":"2. Taking back","part":null,"text":"Anything else is taken back, with all that followed it, only if all other players agree."},
    {"id":"GH-10","tag":"house","note":false,"chapter":"3. Beside the game","part":null,"text":"Whoever sits at the table, and where the game says so whoever looks on, may add what the game provides for: strokes of a drawing, a reaction, a text in better words. Nothing that is added moves the game; it is kept with the match, with author and time, and goes when what it was added to is taken back."},
    {"id":"GH-11","tag":"house","note":false,"chapter":"4. Coming and going","part":null,"text":"A person is away who says so, who is not connected and is said to be away by another at the table, or whom another marks as away because a question to that person, or a pause that person asked for, has lasted longer than the pace of the table allows: five minutes where no pace is set. A bot stands in, beginning with the open question; whoever returns takes the seat back from the next question on."},
    {"id":"GH-12","tag":"house","note":false,"chapter":"4. Coming and going","part":null,"text":"A seat can be handed to another person or to a bot at any time by its holder, or by the host if its holder is away. A bot plays until somebody takes the seat; then everything goes with it, and the one who had it no longer sees what it holds."},
    {"id":"GH-13","tag":"house","note":false,"chapter":"4. Coming and going","part":null,"text":"The host is the person who set up the table. A host who leaves or is away is replaced by the next person clockwise."},
    {"id":"GH-9","tag":"house","note":false,"chapter":"5. Chance","part":null,"text":"Chance is sealed before the first card is turned: the server publishes a commitment to its seed, the players may each add entropy of their own, every draw follows from the two, and at the end the seed is revealed so that anybody can check every shuffle and every die."},
  ],
};
