/** What is done when the last fight of a round has ended, in its order (KC-30.25). */
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';

export function Settlement({ ground }: { ground: Ground }) {
  const { words, props } = ground;
  return (
    <section className="kc-box kc-settle">
      <header>
        <h2>{words.settle.title}</h2>
        <Rule id="KC-30.25" openRule={props.openRule} />
      </header>
      <ol>
        {words.settle.steps.map((step, i) => (
          <li key={step}>
            <b>{i + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
