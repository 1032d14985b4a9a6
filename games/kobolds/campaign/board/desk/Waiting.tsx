/** "Waiting for you": each thing with its rule and a way to do it; and whom everybody else waits for. */
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { tasksOf } from './tasks.ts';

export function Waiting({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { view } = props;
  const tasks = tasksOf(ground);
  const asked = tasks.filter((task) => task.asked).length;
  const others = [...new Set(view.waitingFor.map(({ seat }) => seat))].filter((seat) => seat !== view.seat);
  return (
    <section className="kc-note" aria-label={words.waiting.title}>
      <h2>
        {words.waiting.title} {asked > 0 && <em>{asked}</em>}
      </h2>
      {tasks.length === 0 && <p className="kc-fine">{words.waiting.nothing}</p>}
      <ul>
        {tasks.map(({ key, sign, title, about, rule, ways }) => (
          <li key={key} className={ways.length > 2 ? 'many' : undefined}>
            <Sign name={sign} size={24} />
            <p>
              <b>{title}</b> {about} <Rule id={rule} openRule={props.openRule} />
            </p>
            {ways.length > 0 && (
              <span className="kc-ways">
                {ways.map(({ label, strong, press }) => (
                  <button
                    key={label}
                    type="button"
                    className={strong ? 'kc-button strong' : 'kc-button'}
                    onClick={({ currentTarget }) => press(currentTarget)}
                  >
                    {label}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="kc-fine">{words.waiting.others(others.map((seat) => props.say.seat(seat)).join(', '))}</p>
      )}
    </section>
  );
}
