/** About: what this is, how chance is kept fair, what is stored, whose work it stands on. */
import { Frame } from '../parts/frame.tsx';
import { useWords } from '../words/index.ts';

export default function About() {
  const { about } = useWords();
  return (
    <Frame title={about.title} className="column">
      <h1>{about.title}</h1>
      <p className="lead">{about.lead}</p>
      <h2>{about.offline}</h2>
      <p>{about.offlineText}</p>
      <h2>{about.fair}</h2>
      <p>{about.fairText}</p>
      <h2>{about.privacy}</h2>
      <p>{about.privacyText}</p>
      <h2>{about.unofficial}</h2>
      <p>{about.unofficialText}</p>
      <h2>{about.credits}</h2>
      <p>{about.code}</p>
      <p>{about.icons}</p>
      <p>{about.type}</p>
      <p>{about.libraries}</p>
    </Frame>
  );
}
