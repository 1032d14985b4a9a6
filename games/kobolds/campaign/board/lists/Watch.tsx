/** The way to a fight that was played at a table and is over, at a moment of it; nothing where there was no table. */
import type { Ground } from '../ground.ts';

interface Props {
  ground: Ground;
  fight: string;
  moment: string;
}

export function Watch({ ground, fight, moment }: Props) {
  const { fights } = ground.props;
  if (!fights?.past.includes(fight)) return null;
  return (
    <button type="button" className="kc-rule" onClick={() => fights.watch(fight, moment)}>
      {ground.words.why.watch}
    </button>
  );
}
