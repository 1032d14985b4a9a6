/** The face of one answer in the list: a badge or symbol, the words, and what it would bring. */
import type { Plain } from '@guildhall/kernel';
import type { AnswerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import { COLOURS, CREW, TRACK_NAMES } from '../../data/index.ts';
import { spaceNamed } from '../../spaces.ts';
import { text } from '../../text/index.ts';
import type { SpaceView, TableView } from '../../view.ts';
import { Portrait } from '../art/Portrait.tsx';
import { QUARTER_COLOUR } from '../art/palette.ts';
import { BadgeSign, FlameMarker, Icon, SeatMark } from '../art/Tokens.tsx';
import { colourOf } from '../model.ts';
import { signOf } from '../press/signs.ts';
import { cardIn } from '../press/targets.ts';
import { namesIn, wordsIn } from '../words/words.ts';

/** The one space a "verb SPACE" or "SPACE" answer names. */
function spaceIn(answer: Plain, table: TableView): SpaceView | undefined {
  if (typeof answer !== 'string') return undefined;
  const space = spaceNamed(answer.split(' ').at(-1) ?? '');
  return space < 0 ? undefined : table.spaces[space];
}

/** What is done to a space, for those who do not see the symbol. */
function verbOf(option: string, { language }: AnswerFaceProps<TableView>): string {
  const group = wordsIn(language).group;
  const word = option.split(' ')[0];
  return word === 'brigade' || word === 'wagon' || word === 'refill' ? group[word] : '';
}

/** Renown there already, the one this answer adds, and what is still missing. */
function Progress({ at, seat, left, props }: { at: SpaceView; seat: number; left: number; props: AnswerFaceProps<TableView> }) {
  const words = wordsIn(props.language);
  const table = props.view.table;
  const had = at.renown[seat] ?? 0;
  const needed = at.needed[seat] ?? 0;
  const missing = needed - had;
  const stolen = at.loyal >= 0 && at.loyal !== seat;
  return (
    <>
      <span className="br-pips" role="img" aria-label={words.progress(had + 1, needed)}>
        {Array.from({ length: needed }, (_, i) => i).map((i) => (
          <i key={i} className={`${colourOf(table, seat)}${i < had ? ' full' : i === had ? ' new' : ''}`} />
        ))}
        <em>{words.progress(had + 1, needed)}</em>
      </span>
      {missing === 1 ? (
        <span className="br-note win">{words.winsIt}</span>
      ) : missing > 1 && missing <= left ? (
        <span className="br-note">{words.wouldWin(missing)}</span>
      ) : stolen ? (
        <span className="br-note steal">{words.steal(needed - at.value)}</span>
      ) : null}
    </>
  );
}

function Sign({ option, at, props }: { option: Plain; at: SpaceView | undefined; props: AnswerFaceProps<TableView> }) {
  const { view } = props;
  const sign = signOf(option, view.asked);
  const card = typeof option === 'string' ? cardIn(option, view.asked) : null;
  if (card !== null) {
    const quarter = CREW.find(({ id }) => id === card)?.quarter;
    return (
      <span className="br-answer-face">
        <Portrait id={card} ground={quarter ? QUARTER_COLOUR[quarter] : '#6b6258'} />
      </span>
    );
  }
  const colour = COLOURS.find((name) => name === option);
  if (colour) {
    return (
      <svg className="br-badge" viewBox="-13 -13 26 26" width="28" height="28" aria-hidden="true">
        <SeatMark colour={colour} r={9} />
      </svg>
    );
  }
  if (at && at.quarter !== '') {
    return <BadgeSign quarter={at.quarter} value={at.destroyed ? undefined : at.value} />;
  }
  return sign && sign !== '+1' ? (
    <span className={`br-answer-sign ${sign}`}>
      <Icon name={sign} size={22} />
    </span>
  ) : null;
}

function Face(props: AnswerFaceProps<TableView>) {
  const { view, language, say, option } = props;
  const { table, seat, asked } = view;
  const at = spaceIn(option, table);
  const names = namesIn(language);
  const words = wordsIn(language);
  const question = asked?.name ?? '';
  const phrase = text[language].answer(question, option, asked?.show ?? {}, say);
  const placing = question === 'award/place' && at !== undefined && seat !== null;
  const card = typeof option === 'string' ? cardIn(option, asked) : null;
  const track = TRACK_NAMES.find((name) => option === `upgrade ${name}` || option === name);
  const me = seat === null ? undefined : table.players[seat];
  const verb = at && at.tile !== '' && typeof option === 'string' ? verbOf(option, props) : '';
  const sign = signOf(option, asked);
  const reached = track ? me?.tracks.find(({ name }) => name === track) : undefined;
  return (
    <span className="br-answer" data-card={card ?? at?.name}>
      <Sign option={option} at={at} props={props} />
      <span className="br-answer-words">
        <b>
          {verb ? <span className="unseen">{verb}: </span> : null}
          {at && at.tile !== '' ? names.tiles[at.tile] : phrase}
        </b>
        {at && at.tile !== '' && !placing ? (
          <span className="br-note plain">
            {sign && sign !== '+1' ? <Icon name={sign} size={14} /> : null}
            <kbd>{at.name}</kbd>
            {at.destroyed ? words.space.destroyed : at.doomed ? words.space.doomed : ''}
            {at.fire > 0 && !at.doomed ? <Flame intensity={at.fire} label={words.burningNow(at.fire)} /> : null}
          </span>
        ) : null}
        {placing && at ? <Progress at={at} seat={seat ?? 0} left={Number(asked?.show.left ?? 0)} props={props} /> : null}
        {reached ? <span className="br-note plain">{words.progress(reached.space + 1, reached.spaces)}</span> : null}
        {card === null ? null : <span className="br-note plain">{names.crew[card].text}</span>}
      </span>
    </span>
  );
}

function Flame({ intensity, label }: { intensity: number; label: string }) {
  return (
    <svg className="br-flame" viewBox="-14 -28 28 44" width="15" height="22" role="img" aria-label={label}>
      <FlameMarker intensity={intensity} flat />
    </svg>
  );
}

/** Pointing about draws no face again: only the answer, the view and the language matter. */
export const AnswerFace = memo(
  Face,
  (a, b) => a.option === b.option && a.view === b.view && a.language === b.language && a.say === b.say,
);
