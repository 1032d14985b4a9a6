/** The cards of the street. That of a model: its numbers as they are now, criticals and abilities in words, effects with how long they last. */
import { isCard, isJoker } from '@guildhall/cards';
import type { BoardProps, CardLine, CardNumber, CardShelf, ThingCard } from '@guildhall/table';
import { ABILITIES, CRITICALS, EFFECTS, MR_CUDDLY_WOUNDS, PROFILES, SIDE } from '../../data/index.ts';
import { defendOf, fightOf, moveSide } from '../../rules/reading.ts';
import { engagedWith } from '../../rules/scene.ts';
import type { TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { EffectSign } from '../art/Glyph.tsx';
import { activeOf, asTable, nameOf } from '../model.ts';
import { effectsIn, woundsOf } from '../street/figures.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { playingCard, terrainCard } from './things.tsx';
import { cardWordsIn } from './words.ts';

type Props = BoardProps<TableView>;

function numbersOf(m: number, { view, language }: Props): CardNumber[] {
  const { table } = view;
  const model = table.models[m];
  const printed = PROFILES[model.profile];
  const { terms } = namesIn(language);
  const words = cardWordsIn(language);
  const now = asTable(table);
  const fight = fightOf(now, m);
  const defend = defendOf(now, m);
  const side = moveSide(now, m);
  const cuddly = m === table.cuddly;
  /** What differs from the card says so. */
  const against = (value: number | null, card: number | null): Partial<CardNumber> =>
    value === card || value === null || card === null
      ? {}
      : { changed: value > card ? 'better' : 'worse', note: words.printed(card) };
  return [
    {
      name: terms.move,
      value: side,
      note: `${SIDE[side].toLocaleString(language)}″`,
      ...(side === printed.move ? {} : { changed: 'worse' }),
    },
    { name: terms.fight, value: fight ?? '–', ...against(fight, printed.fight) },
    { name: terms.defend, value: defend, ...against(defend, printed.defend) },
    {
      name: terms.wounds,
      value: cuddly ? table.targetWounds : model.wounds,
      note: words.of(cuddly ? MR_CUDDLY_WOUNDS : woundsOf(model.profile)),
    },
  ];
}

/** Little cards of the colour that counts, as many as it takes. */
const Needed = ({ n, red }: { n: number; red: boolean }) => (
  <svg viewBox="0 0 46 14" width="46" height="14" aria-hidden="true">
    {[0, 1, 2, 3].slice(0, n).map((i) => (
      <rect key={i} x={i * 11 + 1} y="1" width="9" height="12" rx="2" fill={red ? '#b3121f' : '#1d1a22'} stroke="#8d8473" />
    ))}
  </svg>
);

export const shelf: CardShelf<TableView> = {
  cardOf(thing, props): ThingCard | null {
    const { view, language } = props;
    const { table } = view;
    if (isCard(thing)) return isJoker(thing) ? null : playingCard(thing, props);
    const [, sort, index] = /^([mt])(\d+)$/.exec(thing) ?? [];
    if (sort === 't' && table.terrain[Number(index)]) return terrainCard(Number(index), props);
    const m = sort === 'm' ? Number(index) : -1;
    const model = table.models[m];
    if (!model) return null;
    const names = namesIn(language);
    const words = cardWordsIn(language);
    const { ends } = wordsIn(language);
    const profile = PROFILES[model.profile];
    const { allegiance } = profile;
    const criticals = profile.criticals.flatMap((id, i): CardLine[] =>
      id
        ? [
            {
              sign: <Needed n={i + 1} red={allegiance === 'red'} />,
              name: names.criticals[id].name,
              text: names.criticals[id].text,
              rule: CRITICALS[id].rule,
            },
          ]
        : [],
    );
    const abilities = profile.abilities.map(
      (id): CardLine => ({ name: names.abilities[id].name, text: names.abilities[id].text, rule: ABILITIES[id].rule }),
    );
    if (profile.leadership > 0) abilities.push({ text: words.leadership(profile.leadership), rule: 'KC-17.36' });
    const effects = effectsIn(model.effects).map(
      (id): CardLine => ({
        sign: <EffectSign id={id} size={22} harmful={EFFECTS[id].harmful} />,
        name: names.effects[id].name,
        text: `${names.effects[id].text} (${ends[EFFECTS[id].ends]})`,
        rule: EFFECTS[id].rule,
      }),
    );
    const touching: number[] = [];
    if (model.place === 'play') engagedWith(table, m, touching);
    const engaged = touching.map((other) => nameOf(table, other, language)).join(', ');
    const state =
      model.place === 'reserve'
        ? words.reserve
        : model.place !== 'play'
          ? words.out
          : m === activeOf(table)
            ? words.acting
            : model.activated
              ? words.done
              : words.waiting;
    const name = nameOf(table, m, language);
    const kind = names.profiles[model.profile].name;
    const category = names.categories[profile.category];
    return {
      name,
      picture: <CoinPicture profile={model.profile} seat={model.seat} size={52} />,
      seat: model.seat < 0 ? null : model.seat,
      about: `${name.startsWith(kind) ? category : `${kind}, ${category}`} · ${state}`,
      numbers: numbersOf(m, props),
      parts: [
        { title: words.criticals[allegiance ?? 'own'], lines: criticals },
        { title: words.abilities, lines: abilities },
        { title: words.effects, lines: effects },
        { title: words.now, lines: engaged === '' ? [] : [{ text: words.engaged(engaged) }] },
      ],
      more: 'cards',
    };
  },
};
