/** All decks to leaf through without a table: Heroes, Location, Wounds, the three armies. */
import type { Language } from '@guildhall/kernel';
import { useEffect } from 'react';
import { PRINTED } from '../box.ts';
import { ARMIES, ARMY_IDS, type Card, type FoeCard, HERO_IDS, HEROES, LOCATION, WOUNDS } from '../data/index.ts';
import { cardWords, foeWords } from '../text/cards.ts';
import { CardArt } from './art/CardArt.tsx';
import { toneOf } from './art/cards.ts';
import { Pane } from './art/Pane.tsx';
import { Attack, Health } from './line/Stats.tsx';
import { namesIn, wordsIn } from './words/words.ts';

interface Props {
  language: Language;
  openRule(id: string): void;
}

function CardOfDeck({ card, language }: { card: Card; language: Language }) {
  const words = wordsIn(language);
  const { id, name, copies, cost, heroism, action, where } = card;
  const kinds = [action ? words.action : '', heroism > 0 ? words.heroism(heroism) : '', where === 'wounds' ? words.wound : ''];
  return (
    <article id={id} className={`bw-entry ${toneOf(id)}`}>
      <CardArt card={id} />
      <div>
        <h3>
          {name[language]} {cost > 0 && <span className="bw-cost">{cost}</span>}
        </h3>
        <p className="bw-entry-kind">
          {kinds.filter(Boolean).join(' ')} {words.browser.copies(copies)} {where === 'start' ? words.browser.starts : ''}
        </p>
        <p>{cardWords(id, PRINTED, language)}</p>
      </div>
    </article>
  );
}

function FoeOfDeck({ foe, language }: { foe: FoeCard; language: Language }) {
  const words = wordsIn(language);
  return (
    <article id={foe.id} className="bw-entry foe">
      <Pane id={foe.id} />
      <div>
        <h3>{foe.name[language]}</h3>
        <p className="bw-entry-kind">
          <Health left={foe.health} of={foe.health} label={words.health(foe.health, foe.health)} />{' '}
          <Attack n={foe.attack} label={words.attack(foe.attack)} far={false} /> {words.browser.copies(foe.copies)}{' '}
          {foe.mastermind ? words.mastermind : foe.crown ? words.crown : ''}
        </p>
        <p>{foeWords(foe.id, PRINTED, language)}</p>
      </div>
    </article>
  );
}

/** Whoever came by a link to one card is led to it: the page loads the cards after the address was read. */
function useAddressed(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, []);
}

export function Browser({ language }: Props) {
  const names = namesIn(language);
  const words = wordsIn(language);
  useAddressed();
  const decks: { name: string; cards: readonly Card[] }[] = [
    ...HERO_IDS.map((hero) => ({ name: names.heroes[hero], cards: HEROES[hero] })),
    { name: words.location, cards: LOCATION },
    { name: words.browser.wounds, cards: WOUNDS },
  ];
  return (
    <div className="bw-browser">
      {decks.map(({ name, cards }) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="bw-entries">
            {cards.map((card) => (
              <CardOfDeck key={card.id} card={card} language={language} />
            ))}
          </div>
        </section>
      ))}
      {ARMY_IDS.map((army) => (
        <section key={army}>
          <h2>{names.armies[army]}</h2>
          <div className="bw-entries">
            {ARMIES[army].map((foe) => (
              <FoeOfDeck key={foe.id} foe={foe} language={language} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
