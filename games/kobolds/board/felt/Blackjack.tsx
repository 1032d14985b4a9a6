/** A spell told card by card: both hands with their running totals, the margin, the row of the chart and the effects. */
import { bestTotal, cardName, countColour, isBust, type SuitCard, totalWith } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { ATTACK_CHART, attackSpellHarm, PERFECT, SUPPORT_CHART, supportSpellHealing, wizardHarm } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import type { SpellView, TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { CardPicture } from '../art/PlayingCard.tsx';
import { Rule } from '../lists/Rule.tsx';
import { nameOf } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { harmIn } from './Build.tsx';

interface RowProps {
  props: BoardProps<TableView>;
  name: string;
  rule: string;
  cards: readonly SuitCard[];
  total: number;
  note: string;
}

/** Each card with the total it brings the hand to. */
function Row({ props, name, rule, cards, total, note }: RowProps) {
  const words = wordsIn(props.language);
  const bust = isBust(total);
  return (
    <div className="kb-blackjack-row">
      <p>
        <span>
          {name} <Rule id={rule} openRule={props.openRule} />
        </span>
        <b className={bust ? 'bust' : total === PERFECT ? 'perfect' : undefined}>{bust ? `${total} ${words.bust}` : total}</b>
        <small>{note}</small>
      </p>
      <ol className="kb-shown">
        {cards.map((card, i) => (
          <li key={card} style={{ animationDelay: `${Math.max(0, i - cards.length + 2) * 140}ms` }}>
            <CardPicture card={card} />
            <span className="kb-running" aria-hidden="true">
              {bestTotal(cards.slice(0, i + 1))}
            </span>
            <span className="unseen">
              {cardName(card, props.language)}, {words.total(bestTotal(cards.slice(0, i + 1)))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function verdictOf(props: BoardProps<TableView>, spell: SpellView, total: number, number: number): string {
  const words = wordsIn(props.language);
  if (spell.hand.length === 0) return words.toBeat(number);
  if (isBust(total)) return words.backlash(harmIn(wizardHarm(total), props.language));
  const margin = total - number;
  if (margin <= 0) return words.behind(-margin);
  const perfect = total === PERFECT ? 1 : 0;
  if (spell.kind === 'support') return `${words.ahead(margin)}: ${words.heals(supportSpellHealing(margin) + perfect)}`;
  const harm = attackSpellHarm(margin);
  const raised = perfect ? (harm.stun ? { stun: false, wounds: 1 } : { stun: false, wounds: harm.wounds + 1 }) : harm;
  return `${words.ahead(margin)}: ${harmIn(raised, props.language)}`;
}

/** The lowest total of the defender is the number to beat; bust counts 0 (KC-20.18). */
const numberOf = (spell: SpellView): number => {
  if (spell.number !== NONE) return spell.number;
  const total = bestTotal(spell.resist);
  return isBust(totalWith(spell.resist, 0)) ? 0 : total;
};

export function Blackjack(props: BoardProps<TableView>) {
  const { view, language } = props;
  const { table } = view;
  const { spell } = table;
  if (!spell) return null;
  const words = wordsIn(language);
  const names = namesIn(language);
  const caster = table.models[spell.caster];
  const target = table.models[spell.target];
  const attack = spell.kind === 'attack';
  const number = numberOf(spell);
  const total = bestTotal(spell.hand) - spell.crystals;
  const colour = attack ? 'black' : 'red';
  const n = countColour(spell.hand, colour);
  return (
    <section className="kb-blackjack">
      <header>
        {caster ? <CoinPicture profile={caster.profile} seat={caster.seat} size={34} /> : null}
        <b>{words.spell[spell.kind]}</b>
        <span>{words.sightOf(nameOf(table, spell.caster, language), nameOf(table, spell.target, language))}</span>
        {target ? <CoinPicture profile={target.profile} seat={target.seat} size={34} /> : null}
      </header>
      <Row
        props={props}
        name={attack ? words.targetNumber : words.resistance}
        rule={attack ? 'KC-20.18' : 'KC-20.29'}
        cards={spell.resist}
        total={spell.number === NONE ? bestTotal(spell.resist) : spell.number || bestTotal(spell.resist)}
        note=""
      />
      <Row
        props={props}
        name={words.castingHand}
        rule={attack ? 'KC-20.22' : 'KC-20.34'}
        cards={spell.hand}
        total={total}
        note={verdictOf(props, spell, total, number)}
      />
      <ol className="kb-criticals" aria-label={words.chart}>
        <li className="head">
          <small>{words.chart}</small>
          <span>{attack ? words.black(n) : words.red(n)}</span>
        </li>
        {(attack ? ATTACK_CHART : SUPPORT_CHART).map(({ id }, i) => (
          <li key={id} className={i < n ? 'open' : 'shut'} title={names.spellEffects[id].text}>
            <b>{i + 1}</b>
            {names.spellEffects[id].name}
          </li>
        ))}
      </ol>
    </section>
  );
}
