/** About: what this is, how chance is kept fair, what is stored, whose games these are, whose work the page stands on. */
import { Link } from 'wouter';
import { COVERS, isOpen } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { Frame } from '../parts/frame.tsx';
import { listOf, useWords } from '../words/index.ts';
import { FACES, LIBRARIES, VERSION } from './credits.generated.ts';
import '../styles/pages.css';

export default function About() {
  const { about } = useWords();
  const { language } = usePreferences();
  const open = COVERS.filter(({ id }) => isOpen(id)).map(({ title }) => title[language]);
  const coming = COVERS.filter(({ id }) => !isOpen(id)).map(({ title }) => title[language]);
  return (
    <Frame title={about.title} className="column about">
      <h1>{about.title}</h1>
      <p className="lead">{about.lead}</p>
      <h2>{about.games}</h2>
      <p>
        {about.open(listOf(language, open))} {coming.length > 0 && about.coming(listOf(language, coming))}
      </p>
      <ul className="designers">
        {COVERS.map(({ id, title, designers }) => (
          <li key={id}>
            {isOpen(id) ? <Link href={`/rules/${id}`}>{title[language]}</Link> : title[language]}:{' '}
            {designers ? about.by(listOf(language, designers)) : about.byUnknown}
          </li>
        ))}
      </ul>
      <h2>{about.offline}</h2>
      <p>{about.offlineText}</p>
      <h2>{about.fair}</h2>
      <p>{about.fairText}</p>
      <h2>{about.privacy}</h2>
      <p>{about.privacyText}</p>
      <h2>{about.unofficial}</h2>
      <p>{about.unofficialText}</p>
      <h2>{about.credits}</h2>
      <p>{about.code(VERSION)}</p>
      <p>{about.icons}</p>
      <p>
        {about.type} {FACES.map(({ licence, names }) => about.under(listOf(language, names), licence)).join(' ')}
      </p>
      <p>
        {about.libraries} {LIBRARIES.map(({ licence, names }) => about.under(listOf(language, names), licence)).join(' ')}
      </p>
    </Frame>
  );
}
