/** What stands under the question: the form it is answered with, or what one should know before answering from the list. */
import type { BoardProps } from '@guildhall/table';
import { type ComponentType, lazy, Suspense } from 'react';
import type { TableView } from '../../view.ts';
import { asksItself, type FormQuestion } from '../press/asks.ts';
import { AboutQuestion } from './About.tsx';
import { Judgements } from './Judgements.tsx';
import { Telling } from './Telling.tsx';

// Each is needed for a part of the game only, and fetched when that begins.
const DrawBench = lazy(() => import('./Draw.tsx').then((part) => ({ default: part.DrawBench })));
const Framing = lazy(() => import('./Scene.tsx').then((part) => ({ default: part.Framing })));
const Roles = lazy(() => import('./Scene.tsx').then((part) => ({ default: part.Roles })));
const Naming = lazy(() => import('./Naming.tsx').then((part) => ({ default: part.Naming })));
const WordBench = lazy(() => import('./Word.tsx').then((part) => ({ default: part.WordBench })));
const CityNotes = lazy(() => import('./World.tsx').then((part) => ({ default: part.CityNotes })));
const OwnSetting = lazy(() => import('./World.tsx').then((part) => ({ default: part.OwnSetting })));

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
      <Judgements {...props} />
      <Suspense>{Form ? <Form key={asked.name} {...props} /> : null}</Suspense>
    </>
  );
}
