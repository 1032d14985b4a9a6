/** Inside a button of the list of answers: a picture, the words, and what would come of it. */
import type { AnswerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import { boxOf } from '../../box.ts';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { Icon } from '../art/Icon.tsx';
import { forecastOf } from '../foresight/forecast.ts';
import { type Aim, aimAt, endAfter } from '../foresight/preview.ts';
import { blowWords, endWords } from '../hero/sayings.ts';
import { cardOf, thingOf } from '../press/targets.ts';
import { cardText, foeName } from '../words/named.ts';
import { willOf } from '../words/will.ts';
import { wordsIn } from '../words/words.ts';

/** What each face of the die would do: defeated, or so much damage. */
function Faces({ aim, language }: { aim: Aim; language: AnswerFaceProps['language'] }) {
  const words = wordsIn(language);
  return (
    <span className="bw-faces">
      {aim.blows.map(({ damage, defeated }, i) => {
        const label = words.byFace(i + 1, defeated ? words.defeated : words.damage(damage));
        const face = { i, look: defeated ? 'down' : damage > 0 ? 'hit' : 'none' };
        return (
          <span key={face.i} className={face.look} role="img" aria-label={label} title={label}>
            {defeated ? <Icon name="skull" size={12} /> : damage === 0 ? 0 : `−${damage}`}
          </span>
        );
      })}
    </span>
  );
}

/** A Foe in the list: where it stands, who it is, how it would end or what it does next. */
function FoeAnswer({ place, ...props }: AnswerFaceProps<TableView> & { place: number }) {
  const { view, language, option, game, say } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const foe = table.line[place - 1];
  const aim = aimAt(view, place);
  const will = willOf(table, forecastOf(table), place, language);
  const left = foe.health - foe.damage;
  const end = endAfter(view, option);
  const best = aim?.blows.find(({ defeated }) => defeated) ?? aim?.blows[0];
  const verb =
    asked?.name === 'attack/target' ? '' : game.text[language].answer(asked?.name ?? '', option, asked?.show ?? {}, say);
  const called = foeName(table, foe.foe, language).split(',')[0];
  return (
    <span className="bw-answer" data-card={`line:${place}`}>
      <span className="bw-answer-place">{place}</span>
      <span className="bw-answer-words">
        <b>{verb === '' ? called : verb.includes(called) ? verb : `${verb}: ${called}`}</b>
        <small className={best?.defeated ? 'good' : undefined}>
          {best ? blowWords(best, left, foe.health, words) : end ? endWords(end, words) : `${will.words} ${will.below}`}
        </small>
      </span>
      {aim && aim.blows.length > 1 && <Faces aim={aim} language={language} />}
    </span>
  );
}

function Face(props: AnswerFaceProps<TableView>) {
  const { view, language, option, game, say } = props;
  const { table, asked } = view;
  const thing = thingOf(option);
  const place = thing?.startsWith('line:') ? Number(thing.slice(5)) : 0;
  if (place > 0 && table.line[place - 1]) return <FoeAnswer {...props} place={place} />;
  const card = cardOf(option);
  const words = game.text[language].answer(asked?.name ?? '', option, asked?.show ?? {}, say);
  const end = endAfter(view, option);
  const cost = card && String(option).startsWith('buy ') ? boxOf(table).cards.get(card).cost : 0;
  return (
    <span className="bw-answer" data-card={card ? `card:${card}` : undefined}>
      {card && (
        <span className="bw-answer-art">
          <CardArt card={card} />
        </span>
      )}
      <span className="bw-answer-words">
        <b>{words}</b>
        {card && <small>{cardText(table, card, language)}</small>}
        {end && <small>{endWords(end, wordsIn(language))}</small>}
      </span>
      {cost > 0 && <span className="bw-cost">{cost}</span>}
    </span>
  );
}

/** Pointing about draws no face again. */
export const AnswerFace = memo(
  Face,
  (a, b) => a.option === b.option && a.view === b.view && a.language === b.language && a.say === b.say,
);
