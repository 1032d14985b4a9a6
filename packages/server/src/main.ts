/** Starts the server from the environment (PORT, HOST, DATA_DIR, DATABASE_URL) and stops it in order. */
import { networkInterfaces } from 'node:os';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const config = readConfig();
const running = await startServer(config);
console.log(`Guildhall is open at ${running.address}`);
// Friends on other machines need an address they can reach.
if (config.host === '0.0.0.0') {
  const { port } = new URL(running.address);
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap((found) => found ?? [])) {
    if (family === 'IPv4' && !internal) console.log(`  and in your network at http://${address}:${port}`);
  }
}

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
