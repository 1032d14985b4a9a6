/** All tiles and cards of the game, to leaf through without a table. */
import type { Language } from '@guildhall/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { BLOCKS, BOARDS, CREW, EVENTS, SPECIAL_BUILDINGS, type TileId, TRACK_NAMES, TRACKS, WARDENS } from '../data/index.ts';
import { Portrait } from './art/Portrait.tsx';
import { LIVERY, QUARTER_COLOUR } from './art/palette.ts';
import { PaintPot } from './art/scope.tsx';
import { SeatMark } from './art/Tokens.tsx';
import { SIDE } from './city/geometry.ts';
import { type Block, Tile } from './city/Tile.tsx';
import { Card } from './dock/Card.tsx';
import { Drops } from './dock/Drops.tsx';
import { EventCard } from './dock/EventCard.tsx';
import { Rule } from './dock/Rule.tsx';
import { namesIn, wordsIn } from './words/words.ts';

interface Entry {
  id: string;
  /** What a search looks through. */
  words: string;
  body: ReactNode;
}
interface Shelf {
  id: string;
  name: string;
  kind: 'tiles' | 'cards';
  entries: readonly Entry[];
}

function face(tile: TileId, quarter: Block['quarter'], value: number, space = 7): Block {
  return { space, tile, quarter, value, fire: 0, destroyed: false, loyal: null, guarded: false, renown: [] };
}

function TilePicture({ block, language, label }: { block: Block; language: Language; label: string }) {
  return (
    <svg className="br-tile-picture" viewBox={`-2 -2 ${SIDE + 4} ${SIDE + 4}`} role="img" aria-label={label}>
      <Tile block={block} language={language} />
    </svg>
  );
}

function shelves(language: Language, openRule: (id: string) => void): Shelf[] {
  const names = namesIn(language);
  const words = wordsIn(language);
  const water = (name: string, n: number) =>
    n > 0 ? <Drops label={words.waterOf(name, n, n)} water={n} capacity={n} words={words} /> : null;
  return [
    {
      id: 'blocks',
      name: words.browser.blocks,
      kind: 'tiles',
      entries: BLOCKS.map(({ id, quarter, value, space }) => ({
        id,
        words: `${names.tiles[id]} ${names.quarters[quarter]}`,
        body: (
          <>
            <TilePicture
              block={face(id, quarter, value, space === 'C3' || space === 'C4' ? 14 : space ? 15 : 7)}
              language={language}
              label={`${names.tiles[id]}, ${names.quarters[quarter]}, ${words.space.value(value)}`}
            />
            <small>{names.quarters[quarter]}</small>
          </>
        ),
      })),
    },
    {
      id: 'special',
      name: words.browser.special,
      kind: 'tiles',
      entries: SPECIAL_BUILDINGS.map(({ id, quarter, value }) => ({
        id,
        words: `${names.tiles[id]} ${names.buildings[id]}`,
        body: (
          <>
            <TilePicture
              block={face(id, quarter, value)}
              language={language}
              label={`${names.tiles[id]}, ${names.quarters[quarter]}, ${words.space.value(value)}`}
            />
            <small>
              <b>{words.browser.whenFlipped}</b> {names.buildings[id]} <Rule id="BR-29.4" openRule={openRule} />
            </small>
          </>
        ),
      })),
    },
    {
      id: 'events',
      name: words.browser.events,
      kind: 'cards',
      entries: EVENTS.map(({ id, copies }) => ({
        id,
        words: `${names.events[id].name} ${names.events[id].text}`,
        body: <EventCard id={id} language={language} note={words.browser.copies(copies)} openRule={openRule} />,
      })),
    },
    {
      id: 'crew',
      name: words.browser.crew,
      kind: 'cards',
      entries: CREW.map(({ id, quarter, water: places, promotional }) => ({
        id,
        words: `${names.crew[id].name} ${names.crew[id].text} ${quarter ? names.quarters[quarter] : ''}`,
        body: (
          <Card
            face={<Portrait id={id} ground={quarter ? QUARTER_COLOUR[quarter] : '#6b6258'} />}
            name={names.crew[id].name}
            tag={promotional ? words.browser.promotional : ''}
            quarter={quarter ? { id: quarter, name: names.quarters[quarter] } : null}
          >
            <p>{names.crew[id].text}</p>
            {water(names.crew[id].name, places)}
          </Card>
        ),
      })),
    },
    {
      id: 'wardens',
      name: words.browser.wardens,
      kind: 'cards',
      entries: WARDENS.map(({ id, set }) => ({
        id,
        words: `${names.wardens[id].name} ${names.wardens[id].ability} ${names.wardens[id].text}`,
        body: (
          <Card
            face={<Portrait id={id} ground="#8a4a36" />}
            name={names.wardens[id].name}
            tag={set === 'bonus' ? `${names.wardens[id].ability} · ${words.browser.bonus}` : names.wardens[id].ability}
          >
            <p>{names.wardens[id].text}</p>
            {water(names.wardens[id].name, 2)}
          </Card>
        ),
      })),
    },
    {
      id: 'boards',
      name: words.browser.boards,
      kind: 'cards',
      entries: [
        ...BOARDS.map(({ colour, basicWarden, ability }) => ({
          id: colour,
          words: `${names.colours[colour]} ${names.abilities[ability].name} ${names.abilities[ability].text}`,
          body: (
            <Card
              face={
                <svg className="br-face" viewBox="-20 -24 40 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                  <rect x="-30" y="-30" width="60" height="60" fill="#22333d" />
                  <circle r="18" fill={LIVERY[colour].fill} opacity=".35" />
                  <SeatMark colour={colour} r={10} />
                </svg>
              }
              name={names.abilities[ability].name}
              tag={names.colours[colour]}
            >
              <p>{names.abilities[ability].text}</p>
              <p>
                {words.browser.basicWarden} {names.wardens[basicWarden].name}
              </p>
            </Card>
          ),
        })),
        ...TRACK_NAMES.map((track) => ({
          id: track,
          words: `${names.tracks[track]} ${names.bonuses[track]}`,
          body: (
            <Card face={null} name={names.tracks[track]} tag={TRACKS[track].join(' · ')}>
              <p>
                <b>{words.browser.blueBonus}</b> {names.bonuses[track]} <Rule id="BR-16.14" openRule={openRule} />
              </p>
            </Card>
          ),
        })),
      ],
    },
  ];
}

export function Browser({ language, openRule }: { language: Language; openRule(id: string): void }) {
  const words = wordsIn(language).browser;
  const [sought, setSought] = useState('');
  const all = useMemo(() => shelves(language, openRule), [language, openRule]);
  const needle = sought.trim().toLocaleLowerCase(language);
  const found = all
    .map((shelf) => ({
      ...shelf,
      entries: shelf.entries.filter((entry) => entry.words.toLocaleLowerCase(language).includes(needle)),
    }))
    .filter((shelf) => shelf.entries.length > 0);
  return (
    <PaintPot prefix="br-browser" all>
      <div className="br-browser">
        <nav>
          {all.map((shelf) => (
            <a key={shelf.id} href={`#brigade-${shelf.id}`}>
              {shelf.name}
            </a>
          ))}
          <input
            type="search"
            value={sought}
            placeholder={words.search}
            aria-label={words.search}
            onChange={(event) => setSought(event.target.value)}
          />
        </nav>
        {found.length === 0 ? <p>{words.nothing}</p> : null}
        {found.map((shelf) => (
          <section key={shelf.id} id={`brigade-${shelf.id}`}>
            <h2>{shelf.name}</h2>
            <ul className={`br-shelf ${shelf.kind}`}>
              {shelf.entries.map((entry) => (
                <li key={entry.id}>{entry.body}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PaintPot>
  );
}
