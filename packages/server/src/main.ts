/** Starts the server from the environment and stops it in order. `--lan` opens it to the network, `--help` says what can be set. */
import { help, languageOf, whyNotArguments } from '../scripts/settings.mjs';
import { readConfig } from './config.ts';
import { networkAddresses } from './http/reach.ts';
import { type Running, startServer } from './server.ts';
import { startProblem } from './start-problem.ts';

const args = process.argv.slice(2);
const language = languageOf(args, process.env);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help(language));
  process.exit(0);
}

const wrong = whyNotArguments(args, language);
if (wrong !== null) {
  console.error(wrong);
  process.exit(2);
}

const SAYS = {
  en: {
    open: (address: string) => `Guildhall is open at ${address}`,
    network: (address: string) => `  and to everybody in your network at ${address}`,
  },
  pl: {
    open: (address: string) => `Sala Guildhall jest otwarta pod adresem ${address}`,
    network: (address: string) => `  a dla wszystkich w twojej sieci: ${address}`,
  },
}[language];

async function start(): Promise<Running> {
  const config = readConfig();
  if (args.includes('--lan')) config.host = '0.0.0.0';
  const running = await startServer(config);
  console.log(SAYS.open(running.address));
  // Friends on other machines need an address they can reach.
  if (config.host === '0.0.0.0') {
    const { port } = new URL(running.address);
    for (const address of networkAddresses()) console.log(SAYS.network(`http://${address}:${port}`));
  }
  return running;
}

try {
  const running = await start();
  /** What is in line is finished and stored; whoever does not wait loses nothing that was acknowledged. */
  const PATIENCE = 10_000;
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
