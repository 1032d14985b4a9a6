/** Scenes of this game. A test may name only questions, rules and refusals there are. */
import { type Beginning, begin, Scene } from '@guildhall/kernel/testing';
import type { Animal } from '../data/animals.ts';
import type { GameFact } from '../facts.ts';
import { newgame } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { NG } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';
import type { TableView } from '../view.ts';

type Names = { question: QuestionName; rule: NG; why: Why };

/** A game that has just been dealt. Without a script a shuffle changes nothing: the strongest animals are dealt first. */
export const dealt = (beginning?: Beginning) =>
  new Scene<Table, Animal, TableView, GameFact, Names>(newgame, begin(newgame, beginning));
