/** Starts the server from the environment (PORT, HOST, DATA_DIR, DATABASE_URL) and stops it in order. */
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const running = await startServer(readConfig());
console.log(`Guildhall is open at ${running.address}`);

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
