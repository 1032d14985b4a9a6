/** The face of one answer in the list: who or what it concerns, the words, what it costs, and the rule it follows. */
import { cardName, isCard, isJoker, type SuitCard } from '@guildhall/cards';
import type { AnswerFaceProps } from '@guildhall/table';
import { memo, type ReactNode } from 'react';
import { CRITICALS, type CriticalId, GANGS, GOLD_OPTIONS, PROFILES } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { Glyph } from '../art/Glyph.tsx';
import type { GlyphName } from '../art/glyphs.ts';
import { MiniCard } from '../art/PlayingCard.tsx';
import { shown } from '../press/aim.ts';
import { thingOf } from '../press/targets.ts';
import { walkOf } from '../press/walks.ts';
import { inch } from '../words/label.ts';
import { answerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

const SIGNS: readonly (readonly [RegExp, GlyphName])[] = [
  [/^(attack|strike|furious|like an orc|counter)/, 'swords'],
  [/^shoot/, 'bow'],
  [/^cast/, 'star'],
  [/^(walk|contact|towards|away|behind|stay|go on|try)/, 'walk'],
  [/^(climb|up|over|down)/, 'climb'],
  [/^(draw|deck|extra|twist)/, 'cards'],
  [/^stand up/, 'stand'],
  [/^recover/, 'rest'],
  [/^swig/, 'flask'],
  [/^(just do it|guaranteed|cheapskate)/, 'coin'],
  [/^(take chest|put down|inspect|chuck)/, 'chest'],
  [/^(end|done|stick|agree|accept)/, 'done'],
  [/^(pass|none|no|fold|stop|decline|refuse|leave)$/, 'stop'],
];

/** What an answer costs in coins, and by which rule; null if nothing. */
function priceOf(option: string, props: AnswerFaceProps<TableView>): { coins: number; rule: string } | null {
  const show = props.view.asked?.show ?? {};
  const gold = GOLD_OPTIONS;
  if (option === 'guaranteed' || option === 'guaranteed discount') {
    const told = shown(show, option === 'guaranteed' ? 'cost' : 'discount');
    const model = props.view.table.models[shown(show, 'model')];
    const coins = told >= 0 ? told : model ? (PROFILES[model.profile].cost ?? 0) : 0;
    return { coins, rule: gold['guaranteed-bribe'].rule };
  }
  if (option === 'cheapskate') return { coins: 1, rule: gold.cheapskate.rule };
  if (option === 'counter') return { coins: 1, rule: gold['dont-just-stand-there'].rule };
  if (option === 'counter free') return { coins: 0, rule: 'KC-17.35' };
  if (option === 'like an orc') return { coins: 1, rule: gold['take-it-like-an-orc'].rule };
  if (option.endsWith('just do it')) return { coins: 1, rule: gold['just-do-it'].rule };
  if (option.startsWith('swig')) return { coins: 1, rule: gold['ave-a-swig-of-this'].rule };
  return null;
}

const isCritical = (id: string): id is CriticalId => Object.hasOwn(CRITICALS, id);
const cardsIn = (option: string): SuitCard[] =>
  option.split(' ').filter((word): word is SuitCard => isCard(word) && !isJoker(word));

function signOf(option: string, props: AnswerFaceProps<TableView>): ReactNode {
  const { table } = props.view;
  const gang = GANGS.find(({ id }) => id === option);
  if (gang) return <CoinPicture profile={gang.leader} seat={props.view.seat ?? 0} size={34} />;
  const thing = thingOf(option, table);
  const model = thing?.startsWith('m') ? table.models[Number(thing.slice(1))] : undefined;
  const sign = SIGNS.find(([rule]) => rule.test(option))?.[1];
  if (!model) return sign ? <Glyph name={sign} size={22} /> : null;
  return (
    <span className="kb-who">
      <CoinPicture profile={model.profile} seat={model.seat} size={32} />
      {sign ? <Glyph name={sign} size={14} /> : null}
    </span>
  );
}

function Face(props: AnswerFaceProps<TableView>) {
  const { language, option } = props;
  const words = wordsIn(language);
  const plain = String(option);
  const price = priceOf(plain, props);
  const cards = cardsIn(plain);
  const critical = isCritical(plain) ? plain : null;
  const phrase = answerIn(props, option);
  const walk = walkOf(props.view, option);
  return (
    <span className="kb-answer">
      <span className="kb-answer-sign">{signOf(plain, props)}</span>
      <span className="kb-answer-words">
        {cards.length > 0 && cards.length === plain.split(' ').length ? (
          <b>
            {cards.map((card) => (
              <MiniCard key={card} card={card} label={cardName(card, language)} />
            ))}
          </b>
        ) : (
          <b>{phrase}</b>
        )}
        {critical ? (
          <small>
            <code>{CRITICALS[critical].rule}</code>
          </small>
        ) : null}
        {walk ? (
          <small className={walk.stopped ? 'kb-stopped' : undefined}>
            {words.used(inch(Math.round(walk.used * 10) / 10), inch(walk.of))}
            {walk.stopped ? `, ${words.stopsShort}` : ''}
          </small>
        ) : null}
        {price ? (
          <small className="kb-price">
            <i className="kb-coin-sign" aria-hidden="true" /> <span title={words.forCoins(price.coins)}>{price.coins}</span>{' '}
            <code>{price.rule}</code>
          </small>
        ) : null}
      </span>
    </span>
  );
}

/** Pointing about draws no face again: only the answer, the view and the language matter. */
export const AnswerFace = memo(
  Face,
  (a, b) => a.option === b.option && a.view === b.view && a.language === b.language && a.say === b.say,
);
