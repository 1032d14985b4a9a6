/** Whole cards: of somebody on the stage, of a playing card in a hand, of a stunt. */
import { type Card, cardName, isCard, isJoker, suitOf } from '@guildhall/cards';
import type { BoardProps, CardLine, CardNumber, CardPart, CardShelf, ThingCard } from '@guildhall/table';
import { CARD, CONFLICT_IDS, DOMAINS, GRADES, PROFILES, RACES, STUNT_IDS, STUNTS, type StuntId } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import {
  abilities,
  archetypes,
  characterMarks,
  conflicts,
  derived,
  domains,
  gadgets,
  inForm,
  professions,
  scars,
  stuntEnds,
  weaknesses,
  weapons,
} from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { Medal } from '../art/Figure.tsx';
import { PlayingCard, TenDie } from '../art/Pieces.tsx';
import { whoIs } from '../foresight/imagined.ts';
import { skillNumbers } from '../sheet/Skills.tsx';
import { tagsOf } from '../stage/Who.tsx';
import { idName, resistanceName, sheetLine } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

type Props = BoardProps<TableView>;

function numbersOf(c: CharacterView, { view, language }: Props): CardNumber[] {
  const words = wordsIn(language);
  const numbers: CardNumber[] = [
    { name: words.challenge(c.markers, c.start).split(' ')[0], value: c.markers, note: `/ ${c.start}` },
    { name: resistanceName(view.table, language), value: c.resistance },
    { name: derived.pool[language], value: c.pool, note: `/ ${c.fullPool}` },
  ];
  if (c.hero) {
    numbers.push({ name: derived.constitution[language], value: c.constitution });
    numbers.push({ name: derived.reputation[language], value: c.reputation });
  }
  if (view.table.type === 'chase') numbers.push({ name: derived.speed[language], value: c.speed });
  return numbers;
}

function heroParts(c: CharacterView, { language }: Props): CardPart[] {
  const { hero } = c;
  if (!hero) return [];
  const words = wordsIn(language);
  const kit: CardLine[] = [
    ...hero.gadgets.map((id) => ({ name: gadgets[id].name[language], text: gadgets[id].effect[language], rule: 'WS-9.21' })),
    { name: abilities[hero.ability].name[language], text: abilities[hero.ability].effect[language], rule: 'WS-9.23' },
    {
      name: inForm(professions[hero.profession].name, hero.form)[language],
      text: professions[hero.profession].ability[language],
      rule: 'WS-9.23',
    },
    {
      name: weaknesses[RACES[hero.race].weakness].name[language],
      text: weaknesses[RACES[hero.race].weakness].effect[language],
      rule: 'WS-9.15',
    },
    ...hero.achievements.map(({ title, skill, grade }, i) => ({
      name: title[language],
      text: `${words.achievement(GRADES[grade].bonus, idName(skill, language))}${c.usedAchievements.includes(i) ? `, ${words.used}` : ''}`,
      rule: 'WS-9.18',
    })),
  ];
  const scarred = hero.scars.map((id) => scars[id][language]).join(', ');
  return [
    { title: words.kit, lines: kit },
    ...(scarred === '' ? [] : [{ title: words.scars, lines: [{ text: scarred, rule: 'WS-3.26' }] }]),
  ];
}

/** D13: what a profile, printed or edited, is besides its figures: big, undead. */
function marksOf({ profile, copy }: CharacterView, { language }: Props): string {
  if (profile === null) return '';
  const { form, marks } = PROFILES[profile];
  return (copy?.marks ?? marks).map((mark) => inForm(characterMarks[mark], form)[language]).join(', ');
}

const KINDS = { hero: 'hero', antagonist: 'antagonist', extras: 'group', ally: 'ally' } as const;

function whoCard(n: number, props: Props): ThingCard | null {
  const { view, language } = props;
  const c = whoIs(view.table, n);
  if (!c) return null;
  const words = wordsIn(language);
  const tags = tagsOf(view.table, c, language);
  const marks = marksOf(c, props);
  const known = c.skills.map((skill) => `${idName(skill.skill, language)} ${skillNumbers(skill)}`).join(' · ');
  return {
    name: c.name[language],
    picture: <Medal who={c} size={64} foe={c.side !== 0} />,
    seat: c.hero ? c.owner : null,
    about: [
      c.hero ? `${sheetLine(c, language)}, ${archetypes[c.hero.archetype][language]}` : words[KINDS[c.kind]],
      ...(marks === '' ? [] : [marks]),
      ...tags,
    ].join(' · '),
    numbers: numbersOf(c, props),
    parts: [
      ...heroParts(c, props),
      {
        title: c.hero ? words.skills : words.shownSkills,
        lines: [{ text: known === '' ? words.hiddenUntilUsed : known, rule: c.hero ? 'WS-3.18' : 'WS-2.19' }],
      },
      {
        title: words.weapons,
        lines: [{ text: c.weapons.map((id) => weapons[id][language]).join(', ') || weapons.fists[language] }],
      },
    ],
  };
}

/** WS-7.3, WS-8.1: what a card gives, and what it stands for with each Archetype. */
function playingCard(card: Card, { language }: Props): ThingCard {
  const words = wordsIn(language);
  const { bonus, result } = CARD[card];
  const lines = isJoker(card)
    ? []
    : (Object.keys(DOMAINS) as (keyof typeof DOMAINS)[]).map((archetype) => {
        const domain = domains[DOMAINS[archetype][suitOf(card)]];
        return { name: archetypes[archetype][language], text: `${domain.name[language]}: ${domain.scope[language]}` };
      });
  return {
    name: cardName(card, language),
    picture: <PlayingCard card={card} />,
    seat: null,
    about: `${words.bonusAs(bonus)} · ${words.automaticAs(result)}`,
    parts: [{ lines: [{ text: words.oneCard, rule: 'WS-7.2' }] }, { lines }],
  };
}

function stuntCard(stunt: StuntId, { language }: Props): ThingCard {
  const words = wordsIn(language);
  const open = CONFLICT_IDS.filter((conflict) => STUNTS[stunt].skills[conflict].length > 0);
  return {
    name: idName(stunt, language),
    picture: <TenDie face="" look="hero" size={44} />,
    seat: null,
    about: words.stuntSays(stunt),
    parts: [
      {
        lines: [
          { text: `${words.takes.stunt}; ${stuntEnds[STUNTS[stunt].ends][language]}`, rule: 'WS-13.7' },
          ...open.map((conflict) => ({
            name: conflicts[conflict][language],
            text: STUNTS[stunt].skills[conflict].map((skill) => idName(skill, language)).join(', '),
            rule: 'WS-16.1',
          })),
        ],
      },
    ],
  };
}

export const shelf: CardShelf<TableView> = {
  cardOf(thing, props): ThingCard | null {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'who') return whoCard(id === '' ? NONE : Number(id), props);
    if (kind === 'card') return isCard(id) ? playingCard(id, props) : null;
    const stunt = STUNT_IDS.find((each) => each === id);
    return kind === 'stunt' && stunt ? stuntCard(stunt, props) : null;
  },
};
