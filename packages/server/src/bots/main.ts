/** Starts bots as a process of their own from the environment, and stops them in order. */
import { BadSetting, readConfig } from '../config.ts';
import { startProblem } from '../start-problem.ts';
import { openBots } from './apart.ts';

const PATIENCE = 30_000;
const language = process.argv.at(-1) === 'pl' ? 'pl' : 'en';
const SAYS = {
  en: (threads: number) => `Bots are at work, ${threads} at a time.`,
  pl: (threads: number) => `Boty pracują, naraz: ${threads}.`,
}[language];

try {
  const { databaseUrl, games, bots } = readConfig();
  if (databaseUrl === null) throw new BadSetting('DATABASE_URL', '', 'database');
  const threads = Math.max(1, bots.threads);
  const running = await openBots({ url: databaseUrl, games, threads });
  console.log(SAYS(threads));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(startProblem(error, language));
  process.exit(1);
}
