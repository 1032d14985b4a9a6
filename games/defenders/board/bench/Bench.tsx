/** What stands under the question: the form it is answered with, or what one should know before answering from the list. */
import type { BoardProps } from '@guildhall/table';
import type { ComponentType } from 'react';
import type { TableView } from '../../view.ts';
import { asksItself, type FormQuestion } from '../press/asks.ts';
import { AboutQuestion } from './About.tsx';
import { DrawBench } from './Draw.tsx';
import { Naming } from './Naming.tsx';
import { Framing, Roles } from './Scene.tsx';
import { Telling } from './Telling.tsx';
import { WordBench } from './Word.tsx';
import { CityNotes, OwnSetting } from './World.tsx';

/** The questions answered by a form; all others are answered from the list and on the map. */
export const BENCHES: { readonly [name in FormQuestion]: ComponentType<BoardProps<TableView>> } = {
  'world building/own setting': OwnSetting,
  'world building/city': CityNotes,
  'city creation/word': WordBench,
  'finalise/name': Naming,
  'new threat/name': Naming,
  'reinforcements/name': Naming,
  'nature/draw': DrawBench,
  'map/draw': DrawBench,
  'threat acts/ruin': DrawBench,
  'reflection/frame': Framing,
  'reflection/roles': Roles,
  'reflection/play': Telling,
  'reflection/join': Telling,
  'threat acts/describe': Telling,
  'threat acts/attempt': Telling,
  'threat acts/defend': Telling,
  'threat acts/fate': Telling,
  'battle/attack': Telling,
  'battle/defence': Telling,
  'battle/rewrite': Telling,
  'repulse/describe': Telling,
  'defeat/safety': Telling,
  'defeat/describe': Telling,
  'activation/line': Telling,
  'epilogues/epilogue': Telling,
};

export function Bench(props: BoardProps<TableView>) {
  const { asked } = props.view;
  if (!asked || props.view.seat === null) return null;
  const Form = asksItself(asked.name) ? BENCHES[asked.name] : null;
  return (
    <>
      <AboutQuestion {...props} />
      {Form ? <Form key={asked.name} {...props} /> : null}
    </>
  );
}
