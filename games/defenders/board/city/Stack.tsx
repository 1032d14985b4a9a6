/** Something in the making: a drawing by the hand that began it, its words, and what it still needs. */
import type { BoardProps } from '@guildhall/table';
import {
  BAND_OF_CARD,
  CATEGORY_OF_BAND,
  DEFENDER_CLASS_OF_BAND,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  LEAST_CARDS,
  type LocationTypeId,
} from '../../data/index.ts';
import type { Played, Stack } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { seatArt } from '../art/seats.ts';
import { PENS, VIGNETTES, type Vignette } from '../art/vignettes.ts';
import { SeatMark } from '../lists/SeatSign.tsx';
import { namesIn, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

function vignetteOf({ sort, cards }: Stack): Vignette {
  const type = cards.find(({ use }) => use === 'type');
  if (!type) return sort === 'location' ? 'somewhere' : 'somebody';
  const band = BAND_OF_CARD[type.card];
  return sort === 'location' ? CATEGORY_OF_BAND[band] : DEFENDER_CLASS_OF_BAND[band];
}

export function Making({ props, stack }: { props: BoardProps<TableView>; stack: Stack }) {
  const { language, say } = props;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const told = ({ word, wording }: Played): string => wording || teller.word(word);
  const types = stack.cards.filter(({ use }) => use === 'type').map(told);
  const others = stack.cards.filter(({ use }) => use === 'descriptor').map(told);
  const ready = stack.cards.length >= LEAST_CARDS && types.length > 0;
  const { ink } = seatArt(stack.by);
  return (
    <>
      <span className="df-stack-top">
        <b>{stack.sort === 'location' ? words.location : words.defender}</b>
        <span>
          <SeatMark seat={stack.by} size={13} /> {say.seat(stack.by)}
        </span>
      </span>
      <Drawing name={vignetteOf(stack)} seat={stack.by} />
      <span className="df-stack-title" style={{ color: ink }}>
        {words.inTheMaking(others.join(', '), types.join(', '))}
      </span>
      <span className="df-stack-words">
        {stack.cards.map((played) => (
          <Word key={played.card} props={props} played={played} />
        ))}
      </span>
      <span className="df-stack-foot">
        <span className="df-two" aria-hidden="true">
          {Array.from({ length: Math.max(LEAST_CARDS, stack.cards.length) }, (_, i) => i).map((i) => (
            <i key={i} className={i < stack.cards.length ? 'on' : undefined} />
          ))}
        </span>
        <b className={ready ? 'ready' : undefined}>
          {ready ? words.readyToFinish : types.length === 0 ? words.needsType : words.needsCard}
        </b>
      </span>
    </>
  );
}

/** One card of it: the word, what form or trade it means, and people's own wording. */
function Word({ props, played: { card, use, word, wording, form, trade } }: { props: BoardProps<TableView>; played: Played }) {
  const words = wordsIn(props.language);
  const { trades } = namesIn(props.language);
  // Only what is not as usual has to be said.
  const usual = form ? defaultForm(word as LocationTypeId) : null;
  const odd = form && usual && (form.wall !== usual.wall || form.road !== usual.road || form.shape !== usual.shape);
  const more = odd
    ? words.forms[form.wall ? 'wall' : form.road ? 'road' : form.shape]
    : trade && trade !== defaultTrade(word as DefenderTypeId)
      ? trades[trade]
      : '';
  return (
    <span className={`df-word ${use}`}>
      <MiniCard card={card} language={props.language} /> {tellerIn(props).word(word)}
      {more ? <small> ({more})</small> : null}
      {wording ? <q>{wording}</q> : null}
    </span>
  );
}

/** The same drawing looks different in each hand: thin and gone over twice, or one bold line. */
export function Drawing({ name, seat }: { name: Vignette; seat: number }) {
  const { ink } = seatArt(seat);
  const { width, twice } = PENS[seat % PENS.length];
  const line = { d: VIGNETTES[name], fill: 'none', stroke: ink, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg className="df-vignette" viewBox="0 -6 200 126" aria-hidden="true">
      <path {...line} strokeWidth={width} strokeDasharray={name === 'somewhere' || name === 'somebody' ? '1 6' : undefined} />
      {twice ? <path {...line} strokeWidth={width * 0.6} strokeOpacity=".55" transform="translate(1.400 -1) rotate(.5)" /> : null}
    </svg>
  );
}
