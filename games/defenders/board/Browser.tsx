/** All words that cards give, with what they do, to leaf through without a table. */
import { SUITS, suitName } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import { useState } from 'react';
import {
  BANDS,
  DEFENDER_DESCRIPTORS_OF_SUIT,
  DEFENDER_TYPES_OFFERED,
  LISTED_SETTINGS,
  type ListedSetting,
  LOCATION_DESCRIPTORS_OF_SUIT,
  LOCATION_TYPES_OFFERED,
  THREAT_TYPES_OFFERED,
} from '../data/index.ts';
import { Choice, Rule } from './bench/Field.tsx';
import { namesIn } from './words/phrase.ts';
import { wordsIn } from './words/words.ts';

export function Browser({ language, openRule }: { language: Language; openRule(id: string): void }) {
  const words = wordsIn(language);
  const names = namesIn(language);
  const [setting, setSetting] = useState<ListedSetting>('fantasy');
  const list = (ids: readonly string[], table: { readonly [id: string]: string }): string =>
    ids.map((id) => table[id] ?? id).join(', ');
  return (
    <div className="df-browser">
      <Choice<ListedSetting>
        label={words.settings}
        value={setting}
        values={LISTED_SETTINGS}
        name={(id) => names.settingsShort[id]}
        put={setSetting}
      />
      <p>{names.settings[setting].text}</p>
      <h2>
        {words.typeWords} <Rule id="DF-5.8" openRule={openRule} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.colCards}</th>
            <th scope="col">{words.locations}</th>
            <th scope="col">{words.defenders}</th>
            <th scope="col">{words.threats}</th>
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band) => (
            <tr key={band}>
              <th scope="row">{names.bands[band]}</th>
              <td>{list(LOCATION_TYPES_OFFERED[setting][band], names.locationTypes)}</td>
              <td>{list(DEFENDER_TYPES_OFFERED[setting][band], names.defenderTypes)}</td>
              <td>{list(THREAT_TYPES_OFFERED[setting][band], names.threatTypes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>
        {words.descriptorWords} <Rule id="DF-5.9" openRule={openRule} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.colCards}</th>
            <th scope="col">{words.locations}</th>
            <th scope="col">{words.defenders}</th>
          </tr>
        </thead>
        <tbody>
          {SUITS.map((suit) => (
            <tr key={suit}>
              <th scope="row">{suitName(suit, language)}</th>
              <td>{list(LOCATION_DESCRIPTORS_OF_SUIT[suit], names.locationDescriptors)}</td>
              <td>{list(DEFENDER_DESCRIPTORS_OF_SUIT[suit], names.defenderDescriptors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
